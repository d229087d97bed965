"""Compares the verdicts of `formchat export --to jsonschema` with those of the filling engine.

Usage: answer-schema.py FORMCHAT LAYOUT...
"""

import copy
import functools
import json
import os
import subprocess
import sys

import regress
from jsonschema import Draft202012Validator, ValidationError, validators

ANSWERS = "200"


@functools.lru_cache(maxsize=None)
def expression(pattern):
    return regress.Regex(pattern, "u")


def pattern(validator, text, instance, schema):
    """JSON Schema's patterns are JavaScript's with the flag `u`, which Python's are not."""
    if isinstance(instance, str) and expression(text).find(instance) is None:
        yield ValidationError(f"{instance!r} does not match {text!r}")


Validator = validators.extend(Draft202012Validator, {"pattern": pattern})


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True)


class Layout:
    """A form with its schema, what the export lists as lost, and the engine's verdicts."""

    def __init__(self, program, path):
        self.path = path
        sheet = os.path.join(os.path.dirname(program), "AnswerSheet")
        answers = run(sheet, path, "--count", ANSWERS)
        export = run(program, "export", path, "--to", "jsonschema", "--force", "--json")
        layout = run(program, "export", path, "--to", "layout", "--json")
        self.exists = answers.returncode == 0 and export.returncode == 0
        if not self.exists:
            return
        self.answers = [json.loads(line) for line in answers.stdout.splitlines()]
        report = json.loads(export.stdout)
        self.schema = json.loads(report["files"][0]["text"])
        self.losses = {}
        for loss in report["losses"]:
            self.losses.setdefault(loss["component"], set()).add(loss["property"])
        self.ids = {}
        self.may_skip = False
        form = json.loads(json.loads(layout.stdout)["files"][0]["text"])
        self.keeps_hidden = form.get("hiddenValues") == "keep"
        self.collect(form["components"])

    def collect(self, components):
        for component in components:
            if not isinstance(component, dict):
                continue
            key = component.get("binding", component.get("id"))
            self.ids.setdefault(key, []).append(component.get("id"))
            self.may_skip = self.may_skip or bool(component.get("skip"))
            self.collect(component.get("children", []))

    def is_told(self, error):
        """Whether the export lists what this error is about as lost."""
        field = error["field"]
        key = next((key for key in self.ids if key == field or field.endswith("." + str(key))), field)
        names = {error["code"], "rules." + error["code"], "visibleIf", "disabledIf"}
        if error["code"] == "required":
            names |= {"requiredIf", "required"}
        if error["code"] in ("type", "option"):
            names = {"visibleIf"}
        return any(self.losses.get(id, set()) & names for id in self.ids.get(key, []))

    def differences(self, schema):
        """The answers on which the schema and the engine differ, each in a line."""
        validator = Validator(schema)
        for number, answer in enumerate(self.answers):
            collected = answer["collected"]
            faults = [e.message for e in validator.iter_errors(collected)]
            yield from self.hidden(answer, validator, number)
            if answer["valid"] == (not faults):
                continue
            if any(ord(c) > 0xFFFF for c in json.dumps(collected, ensure_ascii=False)):
                codes = {error["code"] for error in answer["errors"]}
                # A length counts such a character twice in a form, which the export says.
                if not codes or codes & {"minLength", "maxLength"}:
                    continue
            if answer["valid"]:
                yield f"answer {number} is good, and refused: {faults[0]} {json.dumps(collected)}"
            elif not all(self.is_told(error) for error in answer["errors"]):
                errors = [f"{e['field']} {e['code']}" for e in answer["errors"]]
                yield f"answer {number} is bad, and taken: {errors} {json.dumps(collected)}"

    def hidden(self, answer, validator, number):
        """A good answer with one that the engine drops, because nobody was asked for it."""
        if self.keeps_hidden or self.may_skip or not answer["valid"]:
            return
        collected = answer["collected"]
        for key, value in answer["values"].items():
            is_lost = any("visibleIf" in self.losses.get(id, ()) for id in self.ids.get(key, []))
            if key in collected or key not in self.schema["properties"] or is_lost:
                continue
            if not value and value is not False:
                continue
            if validator.is_valid({**collected, key: value}):
                yield f"answer {number} with the hidden {key!r} is taken: {json.dumps(collected)}"


def without(schema, keyword):
    """The schema without a keyword at any depth."""
    if isinstance(schema, list):
        return [without(inner, keyword) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: without(inner, keyword) for key, inner in schema.items() if key != keyword}


def replaced(schema, keyword, change):
    if isinstance(schema, list):
        return [replaced(inner, keyword, change) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: change(inner) if key == keyword else replaced(inner, keyword, change)
        for key, inner in schema.items()
    }


# Ways in which an export could be wrong, each of which must be found on some layout.
FAULTS = {
    "nothing is required": lambda s: without(s, "required"),
    "no pattern": lambda s: without(s, "pattern"),
    "no conditions": lambda s: without(s, "allOf"),
    "hidden answers pass": lambda s: without(s, "else"),
    "no least length": lambda s: without(s, "minLength"),
    "no greatest number": lambda s: without(s, "maximum"),
    "one item too few": lambda s: replaced(s, "minItems", lambda n: n + 1),
    "other options": lambda s: replaced(s, "oneOf", lambda c: c[1:]),
    "every text is a number": lambda s: replaced(s, "type", lambda t: "number" if t == "string" else t),
}


def main():
    program, paths = sys.argv[1], sys.argv[2:]
    passed = failed = judged = 0
    found = {name: 0 for name in FAULTS}
    for path in paths:
        layout = Layout(program, path)
        if not layout.exists or not layout.schema["properties"]:
            continue
        Draft202012Validator.check_schema(layout.schema)
        differences = list(layout.differences(layout.schema))
        judged += len(layout.answers)
        if differences:
            failed += 1
            print(f"FAILED {path}: {len(differences)} of {len(layout.answers)} answers")
            for line in differences[:3]:
                print("  " + line[:400])
            continue
        passed += 1
        for name, fault in FAULTS.items():
            broken = fault(copy.deepcopy(layout.schema))
            if broken != layout.schema and any(True for _ in layout.differences(broken)):
                found[name] += 1
    for name, count in found.items():
        if count:
            passed += 1
        else:
            failed += 1
            print(f"FAILED: a schema in which {name} is taken for right")
    print(f"{judged} answers judged; {passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
