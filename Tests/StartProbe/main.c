// What a program that loads the same libraries needs from its start to its first prompt: the
// measure beside which the start of formchat stands.

#include <curl/curl.h>
#include <histedit.h>
#include <locale.h>
#include <stdio.h>
#define PCRE2_CODE_UNIT_WIDTH 16
#include <pcre2.h>

static char *prompt(EditLine *editor) {
  (void)editor;
  return "> ";
}

int main(int count, char *words[]) {
  setlocale(LC_CTYPE, "");
  char version[64];
  pcre2_config(PCRE2_CONFIG_VERSION, version);
  // Called, so that no linker leaves the library out.
  if (count > 1) puts(curl_version());
  EditLine *editor = el_init(words[0], stdin, stdout, stderr);
  if (!editor) return 70;
  el_set(editor, EL_EDITOR, "emacs");
  el_set(editor, EL_PROMPT, prompt);
  int length;
  while (el_gets(editor, &length)) {}
  el_end(editor);
  return 0;
}
