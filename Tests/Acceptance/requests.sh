#!/usr/bin/env bash
# Applies the recorded replies to the request cases and judges each result with the checker that
# comes with the cases. Needs python3; FORMCHAT_FIXTURES is the folder of the shared test data.
set -euo pipefail
cd "$(dirname "$0")/../.."

cases=${FORMCHAT_FIXTURES:-}/requests
if [ ! -d "$cases" ]; then
  echo "skipped: the request cases are not here"
  exit 0
fi
# The one reply that is known to miss its case.
known=a11y-autofill

results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
FORMCHAT_WRITE_RESULTS=$results swift test --filter ReplyExampleTests >"$results/log" 2>&1 || {
  cat "$results/log"
  exit 1
}
passed=0
failed=0
for result in "$results"/*.form.json; do
  name=$(basename "$result" .form.json)
  wanted=0
  [ "$name" = "$known" ] && wanted=1
  given=0
  "${FORMCHAT_PYTHON:-python3}" "$cases/check.py" --quiet "$cases/public.json" "$name" "$result" >"$results/verdict" || given=1
  if [ "$given" = "$wanted" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $name (right: $given, expected: $wanted)"
    cat "$results/verdict"
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" = 48 ]
