"""Compares the Markdown of forms with the forms.

Usage: specification.py FORMCHAT LAYOUT...
"""

import json
import subprocess
import sys
import tempfile

from markdown_it import MarkdownIt

# Words that are easily taken for Markdown, HTML or the bars of a table.
HOSTILE = "a|b `c` *d* <i>e</i> [f](g) \\ _h_ # - 1. &amp; ~~i~~ ``` {j}"

FIELDS = {
    "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "DatePicker", "Stepper", "Slider",
    "ColorPicker", "FileField", "Rating", "Repeat",
}  # fmt: skip


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True).stdout


def shown(token):
    """The words of a line as a reader sees them."""
    return "".join(
        child.content if child.type in ("text", "code_inline") else " " if "break" in child.type else ""
        for child in token.children or []
    )


class Page:
    """What a reader sees of a Markdown text: headings, rows of tables, lines of lists, code."""

    def __init__(self, text):
        self.headings, self.rows, self.items, self.blocks, self.html = [], [], [], [], []
        kind, row, width = None, [], None
        self.is_even = True
        for token in MarkdownIt("commonmark").enable("table").enable("strikethrough").parse(text):
            if token.type.endswith("_open"):
                kind = token.type[: -len("_open")] if token.type != "paragraph_open" else kind
            if token.type == "tr_open":
                row = []
            elif token.type == "tr_close":
                self.rows.append(row)
                self.is_even = self.is_even and (width is None or len(row) == width)
                width = len(row)
            elif token.type == "table_open":
                width = None
            elif token.type == "fence":
                self.blocks.append(token.content.rstrip("\n").split("\n"))
            elif token.type == "html_block":
                self.html.append(token.content)
            elif token.type == "inline":
                self.html += [c.content for c in token.children or [] if c.type == "html_inline"]
                if kind in ("th", "td"):
                    row.append(shown(token))
                elif kind == "heading":
                    self.headings.append(shown(token))
                else:
                    self.items.append(shown(token))


# What forces a direction is not shown as it is: see Scalar+Direction.swift.
DIRECTIONS = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}


def flat(text):
    text = "".join("\ufffd" if ord(c) in DIRECTIONS else c for c in text)
    return "".join(" " if ord(c) < 0x20 or 0x7F <= ord(c) < 0xA0 or c in "\u2028\u2029" else c for c in text).strip()


def components(entries):
    for entry in entries:
        if isinstance(entry, dict):
            yield entry
            yield from components(entry.get("children", []))


def missing(page, form, drawing, findings):
    """What is in the form and not on the page."""
    if not page.is_even:
        yield "a table with rows of different lengths"
    if page.html:
        yield f"HTML: {page.html[0]}"
    firsts = {(row[0].strip(), row[1].strip()) for row in page.rows if len(row) > 1}
    for component in components(form["components"]):
        if component.get("type") not in FIELDS:
            continue
        key = component.get("binding", component["id"])
        name = component.get("label", component["id"])
        if (flat(name), flat(key)) not in firsts:
            yield f"the field {name!r} with the key {key!r}"
        for option in component.get("options", []):
            words = option["value"] if option.get("label", option["value"]) == option["value"] else f"{option['value']} — {option['label']}"
            if not any(item.startswith(flat(words)) for item in page.items):
                yield f"the option {words!r}"
    if drawing not in page.blocks:
        yield "the drawing"
    for finding in findings:
        if not any(item.endswith(f"({finding['code']})") for item in page.items):
            yield f"the finding {finding['code']}"


class Form:
    def __init__(self, program, path):
        layout = run(program, "export", path, "--to", "layout")
        self.form = json.loads(layout)
        self.text = run(program, "export", path, "--to", "markdown", "--force", "-q")
        self.drawing = run(program, "show", path, "--width", "72", "--color", "never").rstrip("\n").split("\n")
        report = json.loads(run(program, "check", path, "--json"))
        found = report["files"][0]["findings"]
        self.findings = [f for f in found if f["severity"] != "info" and not f["code"].startswith("original-")]

    def missing(self, text):
        return list(missing(Page(text), self.form, self.drawing, self.findings))


FAULTS = {
    "a bar is not escaped": lambda t: t.replace("\\|", "|"),
    "marks are not escaped": lambda t: t.replace("\\", ""),
    "rows are left out": lambda t: "\n".join(line for i, line in enumerate(t.split("\n")) if not line.startswith("| ") or i % 2),
    "the drawing is cut": lambda t: t.replace("╰", "", 1),
    "the options are left out": lambda t: "\n".join(line for line in t.split("\n") if not line.startswith("- ")),
}


def main():
    program, paths = sys.argv[1], sys.argv[2:]
    passed = failed = 0
    found = {name: 0 for name in FAULTS}
    with tempfile.NamedTemporaryFile("w", suffix=".form.json") as hostile:
        json.dump(
            {
                "formchat": 1, "id": "hostile", "title": HOSTILE, "components": [
                    {"type": "Picker", "id": "a", "label": HOSTILE, "binding": "a|b`c", "help": HOSTILE,
                     "options": [{"value": HOSTILE, "label": "L " + HOSTILE}, {"value": "`"}]},
                    {"type": "Button", "id": "b", "label": HOSTILE, "role": "submit"},
                ],
            }, hostile)  # fmt: skip
        hostile.flush()
        for path in [*paths, hostile.name]:
            form = Form(program, path)
            lacking = form.missing(form.text)
            if lacking:
                failed += 1
                print(f"FAILED {path}: {len(lacking)} missing")
                for line in lacking[:4]:
                    print("  " + line[:300])
                continue
            passed += 1
            for name, fault in FAULTS.items():
                broken = fault(form.text)
                found[name] += broken != form.text and bool(form.missing(broken))
    for name, count in found.items():
        if count:
            passed += 1
        else:
            failed += 1
            print(f"FAILED: a page where {name} is taken for right")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
