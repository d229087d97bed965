#!/usr/bin/env bash
# Holds the JSON Schema of the answers to the filling engine: for generated answers, good and bad, the
# Python package jsonschema must give the engine's verdict and find the first error of each field,
# apart from the rules that the export lists as lost. Then breaks schemas on purpose and sees that
# this is found.
#
#   Tests/Acceptance/answer-schema.sh [LAYOUT...]
#
# Without layouts, every form that exports are held to. FORMCHAT is the program, FORMCHAT_PYTHON a
# Python that has jsonschema and regress, which matches patterns as JavaScript does; see
# shared/exports.sh for the rest.
set -euo pipefail
cd "$(dirname "$0")/../.."

source Tests/Acceptance/shared/exports.sh answer-schema.sh "jsonschema and regress" "jsonschema regress"

if [ $# -gt 0 ]; then
  forms=$work/given
  layouts_of "$forms" given "$@"
  sheets_of "$forms"
else
  every_form
fi
"$python" Tests/Acceptance/answer-schema.py "$program" "$forms"
