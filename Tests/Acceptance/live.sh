#!/usr/bin/env bash
# Asks a real OpenAI-compatible server, and looks at what goes over the wire on the way.
#
# FORMCHAT_LIVE_TOKENS, where set, is the most tokens of each reply: for a slow machine.
# FORMCHAT_LIVE_BASE is the server's base URL, FORMCHAT the program, FORMCHAT_PYTHON a Python that has
# jsonschema, FORMCHAT_FIXTURES the folder of the shared test data.
set -euo pipefail
cd "$(dirname "$0")/../.."

: "${FORMCHAT_LIVE_BASE:?the base URL of a server}"
export FORMCHAT="${FORMCHAT:-$PWD/.build/debug/formchat}"
"${FORMCHAT_PYTHON:-python3}" -u Tests/Acceptance/live.py
