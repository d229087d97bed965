#pragma once

// In C since a fork must not run Swift code, and since Swift's view of the C library lacks the
// functions that make terminals.

/// Makes a terminal; `controller` and `terminal` become its two sides. Returns 0, or -1 with errno.
int cpseudoterminal_open(int columns, int rows, int *controller, int *terminal);

/// Starts a program as the leader of a session that has this terminal.
///
/// `words` and `variables` end with NULL. `errors` is a file for standard error, or NULL for the
/// terminal. Returns the process, or -1 with errno.
int cpseudoterminal_start(const char *const words[], const char *const variables[],
                          const char *errors, int terminal);

/// Changes the size of a terminal.
int cpseudoterminal_resize(int terminal, int columns, int rows);
