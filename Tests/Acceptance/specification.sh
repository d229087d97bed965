#!/usr/bin/env bash
# Reads the Markdown of `formchat export --to markdown` with the Python package markdown-it-py and
# compares what it shows with the layout: every field, key, option and button, the drawing line by
# line, the findings. Then breaks the text on purpose and sees that this is found.
#
#   Tests/Acceptance/specification.sh [LAYOUT...]
#
# Without layouts, the examples, the last layouts of the transcripts and the fixtures. FORMCHAT is the
# program, FORMCHAT_PYTHON a Python that has markdown-it-py; see shared/exports.sh for the rest.
set -euo pipefail
cd "$(dirname "$0")/../.."

source Tests/Acceptance/shared/exports.sh specification.sh "markdown-it-py" "markdown_it"

if [ $# -eq 0 ]; then
  every_form
  set -- "$forms"/*.form.json
fi
"$python" Tests/Acceptance/specification.py "$program" "$@"
