#!/bin/sh
# Holds the JSON Schema of the answers to the filling engine: for generated answers, good and bad, the
# Python package jsonschema must give the engine's verdict, apart from the rules that the export lists
# as lost. Then breaks schemas on purpose and sees that this is found.
#
#   Tests/Acceptance/answer-schema.sh [LAYOUT...]
#
# Without layouts, the examples and the fixtures. FORMCHAT is the program; AnswerSheet, which prints
# the answers, stands beside it. FORMCHAT_PYTHON is a Python that has jsonschema and regress, which
# matches patterns as JavaScript does. FORMCHAT_FIXTURES is the shared test data, where there is one.
set -eu
cd "$(dirname "$0")/../.."

python=${FORMCHAT_PYTHON:-python3}
[ ! -d "$python" ] || python=$python/bin/python
if ! "$python" -c 'import jsonschema, regress' 2>/dev/null; then
  echo "answer-schema.sh: the Python packages jsonschema and regress are missing: install them and name their Python in FORMCHAT_PYTHON" >&2
  exit 69
fi
program=${FORMCHAT:-.build/debug/formchat}

if [ $# -eq 0 ]; then
  set -- Tests/Acceptance/layouts/*.form.json
  if [ -n "${FORMCHAT_FIXTURES:-}" ]; then
    set -- "$@" "$FORMCHAT_FIXTURES"/requests/layouts/*.form.json \
      "$FORMCHAT_FIXTURES"/formhaus/definitions/*.json \
      "$FORMCHAT_FIXTURES"/formhaus/later-1.0/definitions/*.json \
      "$FORMCHAT_FIXTURES"/viewlayout/registration.json \
      "$FORMCHAT_FIXTURES"/viewlayout/login.json \
      "$FORMCHAT_FIXTURES"/dynamicui/playground_*.json \
      "$FORMCHAT_FIXTURES"/dynamicui/docc_*.json
  fi
fi
"$python" Tests/Acceptance/answer-schema.py "$program" "$@"
