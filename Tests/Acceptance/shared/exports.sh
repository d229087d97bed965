# What the checks of exports share. Read in by them, in the project's folder, with the script's name:
#
#   source Tests/Acceptance/shared/exports.sh NAME.sh 'PACKAGE…' 'MODULE…'
#
# It sees that Python has the modules, which the packages bring, and leaves:
#
# - program, sheets, python: FORMCHAT (formchat), AnswerSheet beside it, FORMCHAT_PYTHON (a Python, or
#   the folder of a virtual environment);
# - work: a folder that is removed at the end, or FORMCHAT_KEEP, which stays;
# - layouts_of FOLDER KIND FILE…, sheets_of FOLDER, and every_form, which leaves in forms a folder of
#   every form with its sheet.
script=$1
program=${FORMCHAT:-$PWD/.build/debug/formchat}
sheets=$(dirname "$program")/AnswerSheet
python=${FORMCHAT_PYTHON:-python3}
[ ! -d "$python" ] || python=$python/bin/python
if ! "$python" -c "import ${3// /, }" 2>/dev/null; then
  echo "$script: one of the Python packages $2 is missing: install them and name their Python in FORMCHAT_PYTHON" >&2
  exit 69
fi
export PYTHONPATH="$PWD/Tests/Acceptance/shared${PYTHONPATH:+:$PYTHONPATH}" PYTHONDONTWRITEBYTECODE=1

if [ -n "${FORMCHAT_KEEP:-}" ]; then
  work=$FORMCHAT_KEEP
  mkdir -p "$work"
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi

# layouts_of FOLDER KIND FILE...: each file that is a layout without errors, as FOLDER/KIND-NAME.form.json.
layouts_of() {
  local folder=$1 kind=$2 file name
  shift 2
  mkdir -p "$folder"
  for file in "$@"; do
    name=$folder/$kind-$(basename "$file" | sed -E 's/(\.form)?\.jsonl?$//').form.json
    "$program" export "$file" --to layout -q -o "$name" 2>/dev/null || rm -f "$name"
  done
}

# every_form: every example, the last layout of every transcript, and every fixture that can be
# imported, with answers. FORMCHAT_FORMS is a folder to make them in once for several checks.
every_form() {
  forms=${FORMCHAT_FORMS:-$work/forms}
  [ ! -e "$forms/complete" ] || return 0
  layouts_of "$forms" example Tests/Acceptance/layouts/*.form.json
  layouts_of "$forms" page Tests/Acceptance/pages/*.form.json
  layouts_of "$forms" source Tests/Acceptance/swiftui/*.form.json
  layouts_of "$forms" transcript transcripts/*.jsonl
  if [ -n "${FORMCHAT_FIXTURES:-}" ]; then
    layouts_of "$forms" request "$FORMCHAT_FIXTURES"/requests/layouts/*.form.json
    layouts_of "$forms" section "$FORMCHAT_FIXTURES"/sections/*.json
    layouts_of "$forms" formhaus "$FORMCHAT_FIXTURES"/formhaus/definitions/*.json
    layouts_of "$forms" later "$FORMCHAT_FIXTURES"/formhaus/later-1.0/definitions/*.json
    layouts_of "$forms" viewlayout "$FORMCHAT_FIXTURES"/viewlayout/*.json
    layouts_of "$forms" dynamicui "$FORMCHAT_FIXTURES"/dynamicui/*.json
  fi
  sheets_of "$forms"
  touch "$forms/complete"
}

# sheets_of FOLDER: answers to each form of a folder with the engine's verdicts, as FOLDER/NAME.jsonl:
# 200 on an ordinary day, and 20 on the last day of February, which has edges of its own.
sheets_of() {
  local form
  for form in "$1"/*.form.json; do
    "$sheets" "$form" --count 200 >"${form%.form.json}.jsonl" || return 1
    "$sheets" "$form" --count 20 --seed 2 --today 2028-02-29 >>"${form%.form.json}.jsonl" || return 1
  done
}
