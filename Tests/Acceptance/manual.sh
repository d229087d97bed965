#!/usr/bin/env bash
# Holds the manual page to mandoc's lint and shows it with man. Needs mandoc; FORMCHAT is the program.
set -euo pipefail
cd "$(dirname "$0")/../.."

program=${FORMCHAT:-$PWD/.build/debug/formchat}
if ! command -v mandoc >/dev/null; then
  echo "skipped: mandoc is not here"
  exit 0
fi
page=$(mktemp --suffix=.1)
trap 'rm -f "$page"' EXIT
"$program" manual >"$page"
mandoc -T lint -W style "$page"
text=$(mandoc -T ascii "$page" | col -b)
for heading in NAME SYNOPSIS COMMANDS "IN A CONVERSATION" SETTINGS FILES "EXIT STATUS" EXAMPLES; do
  grep -qx "$heading" <<<"$text" || { echo "the section $heading is missing"; exit 1; }
done
if command -v man >/dev/null && man --version 2>&1 | grep -q man-db; then
  problems=$(LC_ALL=C.UTF-8 man --warnings -l "$page" 2>&1 >/dev/null)
  [ -z "$problems" ] || { echo "$problems"; exit 1; }
fi
echo "passed"
