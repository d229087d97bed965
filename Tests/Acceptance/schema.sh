#!/bin/sh
# Holds the layout's JSON Schema to an independent validator, the Python package jsonschema:
# example layouts must validate, seeded faults and keys of a wrong kind must not.
#
#   Tests/Acceptance/schema.sh [SCHEMA]
#
# SCHEMA is a file; without it, what `formchat schema layout` prints. FORMCHAT is the program to
# ask, FORMCHAT_PYTHON the Python that has jsonschema: an interpreter, or a virtual environment.
# FORMCHAT_FIXTURES is the folder of the shared test data, where there is one.
set -eu
cd "$(dirname "$0")/../.."

python=${FORMCHAT_PYTHON:-python3}
[ ! -d "$python" ] || python=$python/bin/python
if ! "$python" -c 'import jsonschema' 2>/dev/null; then
  echo "schema.sh: the Python package jsonschema is missing: install it and name its Python in FORMCHAT_PYTHON" >&2
  exit 69
fi

schema=${1:-}
if [ -z "$schema" ]; then
  schema=$(mktemp)
  trap 'rm -f "$schema"' EXIT
  if [ -n "${FORMCHAT:-}" ]; then
    "$FORMCHAT" schema layout >"$schema"
  else
    swift run --quiet formchat schema layout >"$schema"
  fi
fi

set -- Tests/Acceptance/layouts/*.form.json
if [ -n "${FORMCHAT_FIXTURES:-}" ]; then
  set -- "$@" "$FORMCHAT_FIXTURES"/requests/layouts/*.form.json
fi
"$python" Tests/Acceptance/schema.py "$schema" "$@"
