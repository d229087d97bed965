#!/usr/bin/env bash
# Lets OpenAI's own Python client read what the test server plays: the scripts that follow the
# protocol, each in one write and byte by byte.
#
# FORMCHAT_PYTHON is a Python that has the package openai; the player is built with the tests.
set -euo pipefail
cd "$(dirname "$0")/../.."

python=${FORMCHAT_PYTHON:-python3}
if ! "$python" -c 'import openai' 2>/dev/null; then
  echo "client.sh: the Python package openai is missing: install it and name its Python in FORMCHAT_PYTHON" >&2
  exit 69
fi
[ -x .build/debug/ScriptPlayer ] || swift build --product ScriptPlayer
"$python" Tests/Acceptance/client.py .build/debug/ScriptPlayer
