#pragma once

#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// Wrappers without state: Swift cannot call C functions with variable arguments, and sees neither
// the standard streams nor the macros used here. State would be wrong in this header, because
// each Swift object file that calls a static function gets its own copy of it.

typedef unsigned char (*ceditline_command)(EditLine *, int);
typedef char *(*ceditline_prompt)(EditLine *);

/// Chooses a locale whose characters are UTF-8, the user's own if it is one; 0 if there is none.
static inline int ceditline_use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  }
  return 0;
}

/// Opens an editor on the standard streams; output goes through a buffer of its own, so that a
/// redraw is one write.
static inline EditLine *ceditline_open(const char *program) {
  int copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
  FILE *output = copy < 0 ? NULL : fdopen(copy, "w");
  if (!output) return NULL;
  setvbuf(output, NULL, _IOFBF, 16384);
  return el_init(program, stdin, output, stderr);
}

static inline void ceditline_set_client(EditLine *el, void *client) {
  el_set(el, EL_CLIENTDATA, client);
}

static inline void *ceditline_client(EditLine *el) {
  void *client = NULL;
  return el_get(el, EL_CLIENTDATA, &client) == 0 ? client : NULL;
}

/// Text between two bytes `mark` in the prompt is written but takes no columns.
static inline void ceditline_set_prompt(EditLine *el, ceditline_prompt prompt, char mark) {
  el_set(el, EL_PROMPT_ESC, prompt, mark);
}

static inline void ceditline_set_reader(EditLine *el, el_rfunc_t reader) {
  el_wset(el, EL_GETCFN, reader);
}

static inline void ceditline_set_emacs(EditLine *el) { el_set(el, EL_EDITOR, "emacs"); }

/// Leaves signals to the program: libedit's own handling sends them on to the whole group.
static inline void ceditline_leave_signals(EditLine *el) { el_set(el, EL_SIGNAL, 0); }

static inline void ceditline_add(EditLine *el, const char *name, ceditline_command command) {
  el_set(el, EL_ADDFN, name, name, command);
}

static inline void ceditline_bind(EditLine *el, const char *key, const char *name) {
  el_set(el, EL_BIND, key, name, NULL);
}

/// Changes a terminal setting of a mode: "-d" while a line is edited, "-x" between two lines.
static inline void ceditline_set_mode(EditLine *el, const char *mode, const char *setting) {
  el_set(el, EL_SETTY, mode, setting, NULL);
}

/// Draws the prompt and the line anew from where the cursor is.
static inline void ceditline_refresh(EditLine *el) { el_set(el, EL_REFRESH); }

/// Columns of a character as the editor counts them: 0 for one that joins the one before.
static inline int ceditline_width(unsigned int character) {
  return wcwidth((wchar_t)character);
}

/// Puts the terminal in editing mode (1) or in the mode between two lines (0).
static inline void ceditline_prepare(EditLine *el, int editing) {
  el_set(el, EL_PREP_TERM, editing);
}
