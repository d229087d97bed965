#!/usr/bin/env bash
# Holds the export to SwiftUI to a compiler and to the filling engine.
#
#   Tests/Acceptance/swiftui.sh
#
# Every example, transcript and importable fixture is exported; all exports are type-checked as one
# module, with warnings as errors, against the stub of SwiftUI in Tests/SwiftUIStub, once as on iOS
# and once as on macOS; the stub must refuse each of the wrong uses in swiftui/wrong-uses.txt; the
# values files are compiled and run on generated answers, and must say what the engine says; and an
# export that is broken on purpose must fail each of these checks.
#
# FORMCHAT is the program, FORMCHAT_FIXTURES the folder of the shared test data, where there is one;
# see shared/exports.sh for the rest.
set -euo pipefail
cd "$(dirname "$0")/../.."

source Tests/Acceptance/shared/exports.sh swiftui.sh "of Python itself" "json"

passed=0
failed=0

# check WHAT COMMAND...: counts a check, and shows the end of what it said where it fails.
check() {
  local what=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED  $what"
    grep -E 'error|FAILED|different|line ' "$work/log" | head -20 || tail -20 "$work/log"
  fi
}

# refuse WHAT COMMAND...: counts a check that must fail.
refuse() {
  local what=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    failed=$((failed + 1))
    echo "FAILED  $what: nothing is wrong, and something should be"
  else
    passed=$((passed + 1))
  fi
}

compiler=(swiftc -parse-as-library -swift-version 6 -warnings-as-errors)

# The stub, in both variants.
stub() {
  local variant=$1 module
  shift
  mkdir -p "$work/stub-$variant"
  for module in Accessibility UniformTypeIdentifiers; do
    "${compiler[@]}" -emit-module -module-name $module -o "$work/stub-$variant/$module.swiftmodule" \
      Tests/SwiftUIStub/$module.swift || return 1
  done
  "${compiler[@]}" -emit-module -module-name SwiftUI "$@" -I "$work/stub-$variant" \
    -o "$work/stub-$variant/SwiftUI.swiftmodule" \
    Tests/SwiftUIStub/{View,State,Texts,Containers,Controls,Modifiers,Styles,Typing}.swift
}

# typecheck VARIANT FILE...: all files as one module. What is for macOS is chosen by a define here,
# since the compiler is not on a Mac.
typecheck() {
  local variant=$1 define=()
  shift
  [ "$variant" = ios ] || define=(-DSTUB_MACOS)
  "${compiler[@]}" -typecheck -module-name Exports -I "$work/stub-$variant" "${define[@]}" "$@"
}

# portable SOURCE TARGET: the exported files with the choice of platform made by a define.
portable() {
  local file
  mkdir -p "$2"
  for file in "$1"/*.swift; do
    sed 's/#if os(macOS)/#if STUB_MACOS/' "$file" >"$2/$(basename "$file")"
  done
}

check "the stub as on iOS" stub ios -DSTUB_IOS
check "the stub as on macOS" stub macos

# Every form under a name of its own, and as source.
every_form
"$python" Tests/Acceptance/swiftui.py rename "$forms" "$work"
renamed=("$work"/renamed/*.form.json)
check "every form is exported" \
  "$program" export "${renamed[@]}" --to swiftui --force -q --test-ids -o "$work/source"
portable "$work/source" "$work/run"
check "every export type-checks as on iOS" typecheck ios "$work"/run/*.swift
check "every export type-checks as on macOS" typecheck macos "$work"/run/*.swift

# Twice the same bytes.
check "an export has the same bytes each time" bash -c \
  "'$program' export '${renamed[0]}' --to swiftui --force -q --test-ids -o '$work/again' && \
   for f in '$work'/again/*.swift; do cmp \"\$f\" '$work/source/'\$(basename \"\$f\"); done"

# A form of 200 fields, which must take the compiler less than 2 s of its time.
"$python" Tests/Acceptance/swiftui.py long "$work/long.form.json" 200
check "a form of 200 fields is exported" \
  "$program" export "$work/long.form.json" --to swiftui -q --force -o "$work/long"
portable "$work/long" "$work/long-run"
quick() {
  local TIMEFORMAT=%U
  { time typecheck ios "$work"/long-run/*.swift; } 2>"$work/time" || return 1
  echo "200 fields: $(tail -1 "$work/time") s of the compiler's time" | tee "$work/long-time"
  awk 'END { exit !($1 < 2) }' "$work/time"
}
check "200 fields type-check in less than 2 s" quick
cat "$work/long-time"

# Wrong uses that the stub must refuse, each in the variant it names.
number=0
while IFS= read -r line; do
  case $line in '' | '#'*) continue ;; esac
  number=$((number + 1))
  variant=${line%% *}
  printf 'import Accessibility\nimport SwiftUI\nimport UniformTypeIdentifiers\n\nstruct Wrong: View {\n  @State var text = ""\n  @State var number = 0.5\n  @State var isOn = false\n  @State var date = Date()\n  @FocusState var focus: String?\n  var body: some View {\n    %s\n  }\n}\n' \
    "${line#* }" >"$work/wrong.swift"
  refuse "wrong use $number: ${line#* }" typecheck "$variant" "$work/wrong.swift"
done <Tests/Acceptance/swiftui/wrong-uses.txt
# And the frame around them is right by itself.
sed 's/^    .*/    Text(verbatim: text)/' "$work/wrong.swift" >"$work/right.swift"
check "the frame of the wrong uses is right" typecheck ios "$work/right.swift"

# The values files, run on generated answers.
parity() {
  local folder=$1
  "$python" Tests/Acceptance/swiftui.py main "$folder" || return 1
  swiftc -swift-version 6 -warnings-as-errors -Onone -module-name Parity -o "$folder/parity" \
    "$folder"/*Values.swift Tests/Acceptance/swiftui/Parity.swift "$folder/main.swift" || return 1
  "$folder/parity" "$folder"
}
cp "$work"/source/*Values.swift "$work/values/"
check "the values files say what the engine says" parity "$work/values"
"$python" Tests/Acceptance/swiftui.py report "$forms" "$work/log"

# Broken on purpose: a label that cannot be, and a rule that is not asked.
broken=$(basename "$work"/renamed/*ExampleRegistration*.form.json .form.json)
mkdir -p "$work/broken"
cp "$work/run/X${broken#x}"*.swift "$work/broken/"
sed -i.bak 's/isRequired: true/isRequired: maybe/' "$work/broken"/*Form.swift
refuse "a broken export does not type-check" typecheck ios "$work"/broken/*.swift
mkdir -p "$work/lax"
for name in "$work"/values/*Values.swift; do
  grep -q 'isRequired: true' "$name" || continue
  sed 's/, isRequired: true//' "$name" >"$work/lax/$(basename "$name")"
  cp "$work/values/$(basename "$name" .swift).jsonl" "$work/lax/"
  cp "$work/values/$(basename "$name" .swift).steps.json" "$work/lax/" 2>/dev/null || true
  break
done
refuse "values that ask for nothing differ from the engine" parity "$work/lax"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
