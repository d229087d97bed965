"""Tries the layout's JSON Schema on example layouts, on seeded faults and on keys of a wrong kind.

Usage: schema.py SCHEMA LAYOUT...
"""

import copy
import json
import sys

from jsonschema import Draft202012Validator

# Everything under these keys is free, whatever the schema says of the rest.
FREE = {"metadata", "origin", "modifiers"}

# The lists of components.
LISTS = ("components", "children")

# Where a value of another plain kind is right: (key, kind given there instead).
OTHER_KINDS = {
    ("padding", "object"), ("padding", "number"),
    ("next", "string"), ("next", "object"), ("next", "false"),
    ("back", "string"), ("back", "object"), ("back", "false"),
    ("skip", "string"), ("skip", "object"), ("skip", "false"),
    ("width", "number"), ("to", "null"),
    ("if", "false"), ("visibleIf", "false"), ("disabledIf", "false"), ("requiredIf", "false"), ("not", "false"),
    ("gt", "number"), ("gte", "number"), ("lt", "number"), ("lte", "number"),
    ("contains", "string"), ("contains", "number"),
}  # fmt: skip

# What each key is tried with; a key is never tried with a value of its own kind.
KINDS = {"string": "?", "number": 7.5, "false": False, "null": None, "object": {"?": 1}, "array": [[]]}


def kind(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "false"
    if isinstance(value, (int, float)):
        return "number"
    return {str: "string", dict: "object", list: "array"}[type(value)]


def is_allowed(key, new, owner):
    """Whether a value of the kind `new` may stand under a key."""
    if (key, new) in OTHER_KINDS:
        return True
    if key in ("eq", "neq"):
        return new in ("string", "number", "false", "null")
    if key == "defaultValue" and owner.get("type") == "TextField":
        return new in ("string", "number")
    if key == "defaultValue" and owner.get("type") in ("Picker", "FileField"):
        return new == "string"
    return False


def keys(value, path=()):
    """The path of every key below a value that the schema has a say in."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield path + (key,)
            if key not in FREE:
                yield from keys(inner, path + (key,))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from keys(inner, path + (index,))


def at(value, path):
    for step in path:
        value = value[step]
    return value


def alone(owner, path):
    """An object with nothing beside the components along a path, and the path in it.

    What a schema says of a component does not depend on its siblings, and this is quick.
    """
    slim = {key: [] if key in LISTS else value for key, value in owner.items()}
    if path[0] not in LISTS or len(path) == 1:
        return slim, path
    inner, inner_path = alone(owner[path[0]][path[1]], path[2:])
    slim[path[0]] = [inner]
    return slim, (path[0], 0) + inner_path


def wrong_kinds(layout):
    """Each key of a layout with a value of each wrong kind: the fault and the layout that has it.

    Before each key comes the layout that is about to be spoilt, with no fault.
    """
    for path in keys(layout):
        slim, slim_path = alone(layout, path)
        yield None, slim
        owner = at(layout, path[:-1])
        old = kind(owner[path[-1]])
        for new, value in KINDS.items():
            if new != old and not is_allowed(path[-1], new, owner):
                spoilt = copy.deepcopy(slim)
                at(spoilt, slim_path[:-1])[slim_path[-1]] = value
                yield f"/{'/'.join(map(str, path))} is {new}, not {old}", spoilt


def form(*components, **keys):
    return {"formchat": 1, "id": "f", **keys, "components": list(components)}


def field(type="TextField", **keys):
    return {"type": type, "id": "a", "label": "A", **keys}


def under(key, value):
    return form(field(**{key: value}))


FAULTS = {
    "no version": {"id": "f", "components": []},
    "version 2": {"formchat": 2, "id": "f", "components": []},
    "version as text": {"formchat": "1", "id": "f", "components": []},
    "no id": {"formchat": 1, "components": []},
    "no components": {"formchat": 1, "id": "f"},
    "a list at the top": [],
    "an unknown key of the form": form(tittle="A"),
    "an unknown way with hidden values": form(hiddenValues="drop"),
    "a language that is none": form(language="the best"),
    "a component that is a text": form("TextField"),
    "a component without type": form({"id": "a"}),
    "a component without id": form({"type": "TextField"}),
    "an unknown type": form(field("Textfield")),
    "an empty type": form(field("")),
    "a misspelt property": under("placeHolder", "x"),
    "a property of another type": under("rows", 3),
    "an id with a space": form({"type": "Divider", "id": "a b"}),
    "an empty id": form({"type": "Divider", "id": ""}),
    "an id that begins with a digit": form({"type": "Divider", "id": "1a"}),
    "an id of 65 characters": form({"type": "Divider", "id": "a" * 65}),
    "a reserved id": form({"type": "Divider", "id": "form"}),
    "children of a field": under("children", []),
    "a step inside a section": form(field("Section", children=[{"type": "Step", "id": "s"}])),
    "an item at the top": form({"type": "Item", "id": "i"}),
    "an item inside a section": form(field("Section", children=[{"type": "Item", "id": "i"}])),
    "a field directly in a repeat": form(
        {"type": "Repeat", "id": "r", "children": [field()]}
    ),
    "an unknown keyboard": under("input", "mail"),
    "an unknown look": form(field("Picker", appearance="dropdown", options=[])),
    "an unknown role": form({"type": "Button", "id": "b", "label": "B", "role": "send"}),
    "an option that is a text": form(field("Picker", options=["a"])),
    "an option without value": form(field("Picker", options=[{"label": "A"}])),
    "an option whose value is a number": form(field("Picker", options=[{"value": 1}])),
    "an unknown key of an option": form(field("Picker", options=[{"value": "a", "text": "A"}])),
    "a default of a switch that is a text": form(field("Toggle", defaultValue="true")),
    "a default of a slider that is a text": form(field("Slider", defaultValue="5")),
    "a bound of a stepper that is an id": form(field("Stepper", minimum="other")),
    "a bound of a date that is a number": form(field("DatePicker", minimum=18)),
    "a bound of a date that is no date": form(field("DatePicker", minimum="next week!")),
    "fewer than no items": form({"type": "Repeat", "id": "r", "minItems": -1}),
    "half a column": form({"type": "LazyVGrid", "id": "g", "columns": 0.5}),
    "a colour that is none": under("style", {"foregroundColor": "reddish"}),
    "a colour of five digits": under("style", {"foregroundColor": "#12345"}),
    "an unknown font": under("style", {"font": "huge"}),
    "an unknown style": under("style", {"color": "red"}),
    "a negative padding": under("style", {"padding": -1}),
    "a side that padding does not have": under("style", {"padding": {"left": 1}}),
    "a width that is a word": under("style", {"width": "full"}),
    "an opacity above 1": under("style", {"opacity": 2}),
    "an unknown key of accessibility": under("accessibility", {"name": "A"}),
    "a condition as text": under("visibleIf", "a = 'b'"),
    "a condition without operator": under("visibleIf", {"field": "b"}),
    "a condition with two operators": under("visibleIf", {"field": "b", "gt": 1, "lt": 2}),
    "a condition without field": under("visibleIf", {"eq": 1}),
    "a condition with an unknown operator": under("visibleIf", {"field": "b", "equals": 1}),
    "a condition on a list": under("visibleIf", {"field": "b", "eq": ["x"]}),
    "an 'in' without a list": under("visibleIf", {"field": "b", "in": "x"}),
    "a comparison with a word": under("visibleIf", {"field": "b", "gt": "much"}),
    "an 'all' of one condition": under("visibleIf", {"all": {"field": "b", "truthy": True}}),
    "two connectives": under("visibleIf", {"all": [], "any": []}),
    "a connective beside a test": under("visibleIf", {"field": "b", "all": []}),
    "a fault deep inside a condition": under("visibleIf", {"not": {"all": [{"any": [1]}]}}),
    "an empty condition": under("visibleIf", {}),
    "a rule that is a text": under("rules", ["email"]),
    "an unknown rule": under("rules", [{"rule": "mail"}]),
    "a rule without name": under("rules", [{"value": 1}]),
    "a rule without its value": under("rules", [{"rule": "minLength"}]),
    "a rule with a value of a wrong kind": under("rules", [{"rule": "minLength", "value": "8"}]),
    "a rule with a value that it does not take": under("rules", [{"rule": "email", "value": 1}]),
    "a rule that occurs twice": under(
        "rules", [{"rule": "maxAge", "value": 17}, {"rule": "maxAge", "value": 18}]
    ),
    "an unknown key of a rule": under("rules", [{"rule": "email", "message": "no"}]),
    "a message that is a list": under("messages", {"required": ["x"]}),
    "a next that is true": form({"type": "Step", "id": "s", "next": True}),
    "a button of a step without label": form({"type": "Step", "id": "s", "next": {"action": "x"}}),
    "a route without target": form({"type": "Step", "id": "s", "routes": [{"if": True}]}),
    "a route to a number": form({"type": "Step", "id": "s", "routes": [{"to": 2}]}),
    "a translation that is no text": form(strings={"fr": {"a.label": 1}}),
    "a translation without language": form(strings={"a.label": "A"}),
}


def main(schema_path, *layout_paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    passed = failed = 0

    def count(is_right, message):
        nonlocal passed, failed
        if is_right:
            passed += 1
        else:
            failed += 1
            print(f"failed: {message}")

    for path in layout_paths:
        with open(path, encoding="utf-8") as file:
            layout = json.load(file)
        name = path.rsplit("/", 1)[-1]
        errors = list(validator.iter_errors(layout))
        why = "; ".join(f"{error.json_path}: {error.message:.120}" for error in errors)
        count(not errors, f"{name} does not validate: {why}")
        for fault, part in wrong_kinds(layout):
            if fault:
                count(not validator.is_valid(part), f"{name} validates although {fault}")
            elif not validator.is_valid(part):
                count(False, f"a part of {name} does not validate: {json.dumps(part)}")
    for fault, layout in FAULTS.items():
        count(not validator.is_valid(layout), f"{fault} validates")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
