"""Compares the verdicts of `formchat export --to jsonschema` with those of the filling engine.

Usage: answer-schema.py FORMCHAT FORMS

FORMS holds NAME.form.json and NAME.jsonl, its answers.
"""

import copy
import functools
import json
import pathlib
import subprocess
import sys

import answer_sheets
import regress
from jsonschema import Draft202012Validator, FormatChecker, ValidationError, validators

@functools.lru_cache(maxsize=None)
def expression(pattern):
    return regress.Regex(pattern, "u")


def pattern(validator, text, instance, schema):
    if isinstance(instance, str) and expression(text).find(instance) is None:
        yield ValidationError(f"{instance!r} does not match {text!r}")


Validator = validators.extend(Draft202012Validator, {"pattern": pattern})


# The codes of the engine that a keyword may stand for.
CODES = {
    "required": {"required", "minItems"},
    "not": {"required", "minItems"},
    "const": {"required"},
    "type": {"type", "email"},
    "pattern": {"pattern", "email", "url", "phone", "type"},
    "enum": {"option", "oneOf"},
    "oneOf": {"option"},
    "minLength": {"minLength"},
    "maxLength": {"maxLength", "type", "email"},
    "minItems": {"minItems", "minLength", "required"},
    "maxItems": {"maxItems", "maxLength", "option"},
    "minimum": {"minimum"},
    "maximum": {"maximum"},
    "multipleOf": {"step"},
}
LENGTHS = {"minLength", "maxLength"}

BLANK = r"\S"

FORMATS = FormatChecker(formats=())


@FORMATS.checks("regex", raises=ValueError)
def is_expression(text):
    """JSON Schema's patterns are JavaScript's with the flag `u`, which Python's are not."""
    return expression(text) is not None


def faults(error):
    """The places that an error is about, each with the codes it may stand for."""
    place = list(error.absolute_path)
    if error.validator == "required":
        for key in error.validator_value:
            if key not in error.instance:
                yield place + [key], CODES["required"]
    elif error.validator in ("anyOf", "oneOf") and not is_choice(error):
        # Of an answer or none, the answer; of several kinds of item, the one that it names.
        branches = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        if error.validator == "anyOf":
            chosen = branches[0]
        else:
            named = [b for b in branches.values() if not any(list(i.path) == ["kind"] for i in b)]
            chosen = named[0] if named else []
        if not chosen:
            yield place, {"type"}
        for inner in chosen:
            yield from faults(inner)
    elif error.validator == "pattern" and error.validator_value == BLANK:
        yield place, CODES["required"]
    else:
        # What is no answer lacks one, whatever keyword says so.
        lacks = set() if is_answer(error.instance) else CODES["required"]
        yield place, CODES.get(error.validator, {"hidden"}) | lacks


def is_answer(value):
    return bool(value.strip()) if isinstance(value, str) else value is not None and value is not False and value != []


def is_choice(error):
    """Whether one of several options is asked for."""
    return error.validator == "oneOf" and all("const" in option for option in error.validator_value)


def stem(path):
    return path.name.removesuffix(".form.json")


class Layout:
    """A form with its schema, what the export lists as lost, and the engine's verdicts."""

    def __init__(self, program, path):
        self.path = path
        self.answers = answer_sheets.lines(path.with_name(stem(path) + ".jsonl"))
        form = json.loads(path.read_text("utf-8"))
        command = [program, "export", path, "--to", "jsonschema", "--force", "--json"]
        report = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        self.schema = json.loads(report["files"][0]["text"])
        self.losses = {}
        for loss in report["losses"]:
            self.losses.setdefault(loss["component"], set()).add(loss["property"])
        self.ids = {}
        self.lists = set()
        self.may_skip = False
        self.keeps_hidden = form.get("hiddenValues") == "keep"
        self.collect(form["components"])
        # What was agreed on: answers, first errors; and the errors that are listed as lost.
        self.answers_same = self.errors_same = self.errors_lost = 0

    def collect(self, components):
        for component in components:
            if not isinstance(component, dict):
                continue
            key = component.get("binding", component.get("id"))
            self.ids.setdefault(key, []).append(component.get("id"))
            if component.get("type") == "Repeat":
                self.lists.add(key)
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
        self.answers_same = self.errors_same = self.errors_lost = 0
        for number, answer in enumerate(self.answers):
            collected = answer["collected"]
            found = {}
            for error in validator.iter_errors(collected):
                for place, codes in faults(error):
                    found.setdefault(self.field(place), set()).update(codes)
            lines = list(self.hidden(answer, validator, number))
            lines += [f"answer {number}: {line} {json.dumps(collected)}" for line in self.compared(answer, found)]
            self.answers_same += not lines
            yield from lines

    def compared(self, answer, found):
        """Where the first errors of an answer are not those that a schema finds."""
        counts_twice = any(ord(c) > 0xFFFF for c in json.dumps(answer["collected"], ensure_ascii=False))
        for error in answer["errors"]:
            field, code = error["field"], error["code"]
            codes = found.pop(field, set())
            if code in codes:
                self.errors_same += 1
            elif self.is_told(error) or (counts_twice and code in LENGTHS):
                self.errors_lost += 1
            else:
                others = f"refused for {sorted(codes)}" if codes else "passes"
                yield f"{field} has the error {code}, and {others}"
        for field, codes in found.items():
            # A length counts such a character twice in a form, which the export says.
            if not (counts_twice and codes & LENGTHS):
                yield f"{field} is right, and refused: {sorted(codes)}"

    def field(self, place):
        """The address of the field that a place in the answers belongs to."""
        address = []
        for part in place:
            address.append(str(part))
            if isinstance(part, str) and part not in self.lists:
                break
        return ".".join(address)

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
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    passed = failed = lost = 0
    same = [0, 0]
    found = {name: 0 for name in FAULTS}
    for path in sorted(folder.glob("*.form.json")):
        layout = Layout(program, path)
        Draft202012Validator.check_schema(layout.schema, FORMATS)
        differences = list(layout.differences(layout.schema))
        same[0] += layout.answers_same
        same[1] += layout.errors_same
        lost += layout.errors_lost
        if differences:
            failed += 1
            print(f"FAILED {stem(path)}: {len(differences)} differences")
            for line in differences[:3]:
                print("  " + line[:400])
            continue
        passed += 1
        for name, fault in FAULTS.items():
            broken = fault(copy.deepcopy(layout.schema))
            if broken != layout.schema and any(True for _ in layout.differences(broken)):
                found[name] += 1
    answer_sheets.report(folder, "the schema judges", same, f"{lost} first errors are listed as lost")
    for name, count in found.items():
        if count:
            passed += 1
        else:
            failed += 1
            print(f"FAILED: a schema in which {name} is taken for right")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
