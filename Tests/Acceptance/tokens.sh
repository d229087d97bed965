#!/usr/bin/env bash
# Counts what a turn costs with OpenAI's own tokenizer, offline, beside the way of the tutorial that
# sends the whole layout and the whole history each time; fails where a bar is broken.
#
# FORMCHAT is the program, FORMCHAT_PYTHON a Python that has the package bpe-openai.
set -euo pipefail
cd "$(dirname "$0")/../.."

python=${FORMCHAT_PYTHON:-python3}
if ! "$python" -c 'import bpe_openai' 2>/dev/null; then
  echo "tokens.sh: the Python package bpe-openai is missing: install it and name its Python in FORMCHAT_PYTHON" >&2
  exit 69
fi
export FORMCHAT="${FORMCHAT:-$PWD/.build/debug/formchat}"
"$python" Tests/Acceptance/tokens.py
