#!/usr/bin/env bash
# Completes words of formchat in bash, zsh and fish themselves, with the scripts that it prints.
# Needs bash; zsh and fish where they are installed. FORMCHAT is the program.
set -euo pipefail
cd "$(dirname "$0")/../.."

program=${FORMCHAT:-$PWD/.build/debug/formchat}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/bin" "$folder/state/formchat/sessions" "$folder/forms/sub folder"
ln -s "$program" "$folder/bin/formchat"
export PATH="$folder/bin:$PATH" XDG_STATE_HOME="$folder/state" HOME="$folder"
echo '{}' >"$folder/state/formchat/sessions/monday.jsonl"
echo '{}' >"$folder/forms/sub folder/a.json"
cd "$folder/forms"
failed=0

# expect SHELL LINE WANTED GIVEN
expect() {
  if [ "$3" = "$4" ]; then
    echo "passed  $1: $2"
  else
    failed=1
    printf 'FAILED  %s: %s\n  wanted: %s\n  given:  %s\n' "$1" "$2" "$3" "$4"
  fi
}

formchat completions bash >"$folder/bash"
in_bash() { # WORD… , the last being typed
  bash --norc -c '
    source "$1"; shift
    COMP_WORDS=(formchat "$@"); COMP_CWORD=$#
    _formchat
    [ ${#COMPREPLY[@]} = 0 ] || printf "%s|" "${COMPREPLY[@]}"' - "$folder/bash" "$@"
}
expect bash "sho" "show|" "$(in_bash sho)"
expect bash "export --to formh" "formhaus|" "$(in_bash export x --to formh)"
expect bash "--color=al" "always|" "$(in_bash --color = al)"
expect bash "sessions rm m" "monday|" "$(in_bash sessions rm m)"
expect bash "check s" "sub folder|" "$(in_bash check s)"
expect bash "show --st" "--style|" "$(in_bash show --st)"

if command -v fish >/dev/null; then
  formchat completions fish >"$folder/fish"
  in_fish() { fish --no-config -c "source $folder/fish; complete -C \"formchat $1\"" | cut -f1 | tr '\n' '|'; }
  expect fish "sho" "show|" "$(in_fish sho)"
  expect fish "export --to formh" "formhaus|" "$(in_fish 'export x --to formh')"
  expect fish "sessions rm m" "monday|" "$(in_fish 'sessions rm m')"
  expect fish "check s" "sub folder/|" "$(in_fish 'check s')"
  expect fish "show --st" "--style|" "$(in_fish 'show --st')"
else
  echo "skipped: fish is not here"
fi

if command -v zsh >/dev/null; then
  formchat completions zsh >"$folder/_formchat"
  # A shell in a terminal, as a person has one: the line is typed, Tab pressed, and the line read back.
  cat >"$folder/drive.zsh" <<'END'
zmodload zsh/zpty
zpty shell "zsh -f -i"
wait_for() {
  local text piece
  repeat 200; do
    while zpty -r -t shell piece; do text+=$piece; done
    [[ $text == *$1* ]] && { REPLY=$text; return 0 }
    sleep 0.05
  done
  REPLY=$text
  return 1
}
zpty -w shell "PS1=; stty -echo; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; print re''ady"
wait_for ready || { print "no shell: $REPLY"; exit 1 }
# What the line has become is printed by a widget of its own.
zpty -w shell "show-line() { print -r -- \"<<\$BUFFER>>\"; BUFFER=; zle accept-line }; zle -N show-line; bindkey '^O' show-line; print bo''und"
wait_for bound || exit 1
zpty -w -n shell "$2"$'\t'
sleep $3
zpty -w -n shell $'\x0f'
wait_for '>>' || { print "no answer: $REPLY"; exit 1 }
print -r -- ${${REPLY##*<<}%%>>*}
zpty -d shell
END
  expect_zsh() { # LINE WANTED; a key that comes while zsh completes would end that, so it may take long
    for pause in 1 4 12; do
      given=$(zsh -f "$folder/drive.zsh" "$folder" "formchat $1" "$pause") || true
      [ "$given" != "$2" ] || break
    done
    expect zsh "$1" "$2" "$given"
  }
  expect_zsh "sho" "formchat show "
  expect_zsh "export x --to formh" "formchat export x --to formhaus "
  expect_zsh "sessions rm m" "formchat sessions rm monday "
  expect_zsh "check s" 'formchat check sub\ folder/'
else
  echo "skipped: zsh is not here"
fi
exit $failed
