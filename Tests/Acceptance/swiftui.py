"""Prepares and judges exports to SwiftUI; see swiftui.sh.

  swiftui.py rename FORMS FOLDER     copies layouts under names of their own, which are their ids
  swiftui.py long FILE COUNT         writes a layout of so many fields of all kinds
  swiftui.py main FOLDER             writes the program that holds the values files to their sheets
  swiftui.py report FORMS LOG        sums up what that program said
"""

import json
import pathlib
import re
import shutil
import sys

import answer_sheets


def rename(forms, work):
    """Gives each form an id that no other has, so that all are one module; its sheet goes along."""
    renamed, values = work / "renamed", work / "values"
    renamed.mkdir()
    values.mkdir()
    for number, path in enumerate(sorted(forms.glob("*.form.json"))):
        form = json.loads(path.read_text(encoding="utf-8"))
        stem = path.name.removesuffix(".form.json")
        words = re.sub(r"[^A-Za-z0-9]+", "", stem.title())
        # The type of a form whose id ends in "Form" is named without it.
        form["id"] = f"x{number:03d}{words[:24]}Sheet"
        steps = [c["id"] for c in form["components"] if isinstance(c, dict) and c.get("type") == "Step"]
        name = f"X{form['id'][1:]}Values"
        (values / f"{name}.steps.json").write_text(json.dumps(steps), encoding="utf-8")
        shutil.copy(forms / f"{stem}.jsonl", values / f"{name}.jsonl")
        text = json.dumps(form, ensure_ascii=False)
        (renamed / f"{form['id']}.form.json").write_text(text, encoding="utf-8")


def long(file, count):
    """A form of fields of all kinds, each with what fields commonly have."""
    options = [{"value": "a", "label": "A"}, {"value": "b", "label": "B"}]
    kinds = [
        {"type": "TextField", "placeholder": "An answer", "rules": [{"rule": "minLength", "value": 2}]},
        {"type": "TextField", "input": "email", "rules": [{"rule": "email"}]},
        {"type": "TextField", "input": "integer", "minimum": 0, "maximum": 9},
        {"type": "Toggle"},
        {"type": "Picker", "options": options},
        {"type": "Picker", "options": options, "multiple": True},
        {"type": "DatePicker", "maximum": "today"},
        {"type": "Stepper", "minimum": 0, "maximum": 9},
        {"type": "TextEditor", "rows": 4},
        {"type": "SecureField"},
    ]
    fields = []
    for number in range(count):
        field = dict(kinds[number % len(kinds)], id=f"field{number}", label=f"Question {number}")
        field["required"] = number % 3 == 0
        if number % 5 == 4:
            field["visibleIf"] = {"field": f"field{number - 4}", "notEmpty": True}
        fields.append(field)
    form = {"formchat": 1, "id": "long", "title": "Long", "components": fields}
    file.write_text(json.dumps(form), encoding="utf-8")


def main(folder):
    """Writes main.swift from what the values files say of themselves."""
    lines = ["var verdicts: [Bool] = []"]
    for path in sorted(folder.glob("*Values.swift")):
        source = path.read_text(encoding="utf-8")
        name = path.stem
        arguments = []
        if re.search(r"func errors\(today: Day", source):
            arguments.append(f"today: {name}.Day(today) ?? .today")
        if re.search(r"func errors\([^)]*skipping", source):
            cases = re.search(r"enum Step: Int[^{]*\{\n((?:    case \w+\n)+)", source)
            names = re.findall(r"case (\w+)", cases.group(1))
            ids = json.loads((folder / f"{name}.steps.json").read_text())
            table = ", ".join(f'{json.dumps(i)}: .{n}' for i, n in zip(ids, names))
            arguments.append(
                f"skipping: Set(skipped.compactMap {{ ([{table}] as [String: {name}.Step])[$0] }})"
            )
        call = f"values.errors({', '.join(arguments)})"
        lines += [
            f"func check{name}() -> Bool {{",
            "  var verdicts = Verdicts()",
            f'  verdicts.check(sheet("{name}"), {name}.self) {{ values, today, skipped in',
            f"    {call}.map {{ .init(field: $0.path, code: $0.code, message: $0.message) }}",
            "  }",
            f'  return verdicts.report("{name}")',
            "}",
            f"verdicts.append(check{name}())",
        ]
    lines.append("exit(verdicts.allSatisfy { $0 } ? 0 : 1)")
    text = "import Foundation\n\n" + "\n".join(lines) + "\n"
    (folder / "main.swift").write_text(text, encoding="utf-8")


def report(forms, log):
    """Sums up what the program said of each form."""
    found = re.findall(r"^ok \w+: (\d+) answers, (\d+) errors, (\d+) refused$", log.read_text(), re.M)
    answers, errors, refused = (sum(int(line[place]) for line in found) for place in range(3))
    apart = f"{refused} answers of another type than the values have are refused"
    answer_sheets.report(forms, "the values files judge", (answers, errors), apart)


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[2])
    if sys.argv[1] == "rename":
        rename(folder, pathlib.Path(sys.argv[3]))
    elif sys.argv[1] == "report":
        report(folder, pathlib.Path(sys.argv[3]))
    elif sys.argv[1] == "long":
        long(folder, int(sys.argv[3]))
    else:
        main(folder)
