#pragma once

// What a signal handler may touch, in C: handlers must not run Swift code, and their state must
// exist once in the program (see CEditLine/shim.h for why not in a header).

/// Opens the two pipes through which signals reach the program, and takes over the signals that
/// end, stop or wake it. A signal ignored by the parent stays ignored. Returns 0, or -1.
int cterminal_install(void);

/// Says whether a watcher reads `cterminal_watch_fd`: then SIGINT, SIGTERM and SIGHUP are its
/// business. A second SIGTERM or SIGHUP ends the program without it.
void cterminal_set_watched(int watched);

/// Says whether a line is being read: then SIGINT goes to the reader of `cterminal_prompt_fd`.
void cterminal_set_prompting(int prompting);

/// Where the numbers of signals for the whole program arrive, a byte each.
int cterminal_watch_fd(void);

/// Where the numbers of signals for the reader of a line arrive, a byte each.
int cterminal_prompt_fd(void);

/// Remembers the modes of the terminal on `input`, to be restored on every way out; `output` is
/// where bracketed paste is switched. Returns 0, or -1 if `input` is no terminal.
int cterminal_guard(int input, int output);

/// Gives the terminal back as it was found. Safe in a signal handler.
void cterminal_restore(void);

/// Switches bracketed paste of the guarded terminal.
void cterminal_set_paste(int enabled);

/// Stops the whole group, as the terminal does for Ctrl-Z.
void cterminal_stop(void);

/// Columns of the terminal on a descriptor, 0 if it is none or does not say.
int cterminal_columns(int descriptor);

/// Rows of the terminal on a descriptor, 0 if it is none or does not say.
int cterminal_rows(int descriptor);

/// Keeps what is said on standard error when a signal ends the program; at most 512 bytes.
void cterminal_set_last_words(const char *text);

/// Says what was kept, once. Safe in a signal handler.
void cterminal_say_last_words(void);

/// Starts `/bin/sh -c command` with `argument` as `$1`, and lends it the terminal as it was found;
/// `input` becomes its standard input unless negative. Returns its process, or -1;
/// `cterminal_wait` must follow.
int cterminal_run(const char *command, const char *argument, int input);

/// Waits for that process and takes the terminal back. Returns its exit status, -1 without one.
int cterminal_wait(int child);
