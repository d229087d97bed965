/// A shell that completes the program's words; its script asks the program for them.
struct Shell: Sendable {
  let name: String
  /// Where people put the script, as help says it.
  let place: String
  /// The script.
  let script: String

  /// Every shell, in the order of help.
  static let all: [Shell] = [bash, zsh, fish]

  private static let bash = Shell(
    name: "bash", place: "~/.local/share/bash-completion/completions/formchat",
    script: #"""
      # Completion of formchat in bash: put it where bash-completion looks, or source it.
      _formchat() {
        local current=${COMP_WORDS[COMP_CWORD]} line
        [ "$current" = "=" ] && current=
        COMPREPLY=()
        while IFS= read -r line; do
          case $line in
            :files)
              compopt -o filenames 2>/dev/null
              while IFS= read -r line; do
                COMPREPLY+=("$line")
              done < <(compgen -f -- "$current")
              ;;
            *) COMPREPLY+=("${line%%$'\t'*}") ;;
          esac
        done < <("${COMP_WORDS[0]}" completions words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      }
      complete -F _formchat formchat

      """#)

  private static let zsh = Shell(
    name: "zsh", place: "a folder of $fpath, as _formchat",
    script: #"""
      #compdef formchat
      # Completion of formchat in zsh: put it into a folder of $fpath as _formchat, or source it.
      _formchat() {
        local -a described
        local line files
        for line in "${(@f)$($words[1] completions words -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
          case $line in
            '') ;;
            :files) files=1 ;;
            *) described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
          esac
        done
        (( $#described )) && _describe -t words formchat described
        [[ -n $files ]] && _files
      }
      if [[ ${funcstack[1]:-} == _formchat ]]; then _formchat "$@"; else compdef _formchat formchat; fi

      """#)

  private static let fish = Shell(
    name: "fish", place: "~/.config/fish/completions/formchat.fish",
    script: #"""
      # Completion of formchat in fish: put it into ~/.config/fish/completions, or source it.
      function __formchat_words
        set -l before (commandline -opc)
        set -l current (commandline -ct)
        for line in (command $before[1] completions words -- $before[2..-1] "$current" 2>/dev/null)
          if test "$line" = ":files"
            __fish_complete_path "$current"
          else
            echo $line
          end
        end
      end
      complete -c formchat -f -a '(__formchat_words)'

      """#)
}
