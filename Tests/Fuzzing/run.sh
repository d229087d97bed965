#!/usr/bin/env bash
# Fuzzes every target for some seconds each (10 by default) under the address sanitizer:
#   Tests/Fuzzing/run.sh [SECONDS [TARGET …]]
# Seeds are the targets' own and, where FORMCHAT_FIXTURES names it, the shared test data. What breaks
# a target is written to .build/fuzz/found/TARGET/; once mended it goes into Tests/Fuzzing/Found/TARGET/.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-10}
[ $# -gt 0 ] && shift
export FORMCHAT_FUZZ=1
log=$(mktemp)
swift build -c release --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address \
  --scratch-path .build/fuzz --product Fuzz >"$log" 2>&1 || {
  cat "$log"
  exit 1
}
fuzz=.build/fuzz/release/Fuzz
# libFuzzer itself reports a crash, and Swift's own reporter would wait for keys.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1

targets=("$@")
if [ ${#targets[@]} = 0 ]; then
  read -ra targets <<<"$(FORMCHAT_FUZZ_TARGET='' "$fuzz" -artifact_prefix=.build/fuzz/ 2>&1 | sed -n 's/.*must be one of: //p' || true)"
fi

shared() { # the shared test data of a target
  local root=${FORMCHAT_FIXTURES:-/nowhere}
  case $1 in
    json) ls "$root"/json/*.json ;;
    layout) ls "$root"/requests/layouts/*.json ;;
    read-viewlayout) ls "$root"/viewlayout/*.json ;;
    read-dynamicui) ls "$root"/dynamicui/*.json ;;
    read-formhaus) ls "$root"/formhaus/definitions/*.json ;;
    transcript) ls transcripts/*.jsonl ;;
  esac 2>/dev/null || true
}

passed=0
failed=0
for target in "${targets[@]}"; do
  corpus=.build/fuzz/corpus/$target
  found=.build/fuzz/found/$target
  mkdir -p "$corpus" "$found"
  FORMCHAT_FUZZ_TARGET=$target FORMCHAT_FUZZ_SEEDS=$corpus "$fuzz"
  shared "$target" | while read -r file; do
    cp "$file" "$corpus/given-$(basename "$file")"
  done
  if FORMCHAT_FUZZ_TARGET=$target "$fuzz" -max_total_time="$seconds" -max_len=16384 -timeout=10 \
    -rss_limit_mb=4096 -print_final_stats=1 -artifact_prefix="$found/" "$corpus" >"$log" 2>&1; then
    passed=$((passed + 1))
    runs=$(sed -n 's/stat::number_of_executed_units: *//p' "$log")
    edges=$(grep -o 'cov: [0-9]*' "$log" | tail -1)
    echo "$target: $runs inputs in $seconds s, ${edges/cov: /} edges"
  else
    failed=$((failed + 1))
    echo "FAILED  $target: $(grep -aE 'Fatal error|Precondition|SUMMARY' "$log" | head -3)"
    ls "$found"
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
