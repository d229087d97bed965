#!/bin/sh
# Reads the Markdown of `formchat export --to markdown` with the Python package markdown-it-py and
# compares what it shows with the layout: every field, key, option and button, the drawing line by
# line, the findings. Then breaks the text on purpose and sees that this is found.
#
#   Tests/Acceptance/specification.sh [LAYOUT...]
#
# FORMCHAT, FORMCHAT_PYTHON and FORMCHAT_FIXTURES as in answer-schema.sh.
set -eu
cd "$(dirname "$0")/../.."

python=${FORMCHAT_PYTHON:-python3}
[ ! -d "$python" ] || python=$python/bin/python
if ! "$python" -c 'import markdown_it' 2>/dev/null; then
  echo "specification.sh: the Python package markdown-it-py is missing: install it and name its Python in FORMCHAT_PYTHON" >&2
  exit 69
fi
program=${FORMCHAT:-.build/debug/formchat}

if [ $# -eq 0 ]; then
  set -- Tests/Acceptance/layouts/*.form.json
  if [ -n "${FORMCHAT_FIXTURES:-}" ]; then
    set -- "$@" "$FORMCHAT_FIXTURES"/requests/layouts/*.form.json \
      "$FORMCHAT_FIXTURES"/formhaus/definitions/*.json \
      "$FORMCHAT_FIXTURES"/dynamicui/playground_*.json
  fi
fi
"$python" Tests/Acceptance/specification.py "$program" "$@"
