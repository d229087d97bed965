#define _GNU_SOURCE
#include "cpseudoterminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#include <utmp.h>
#endif

/// The test runner may have blocked or ignored signals, which a program would inherit.
static void reset_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
}

int cpseudoterminal_open(int columns, int rows, int *controller, int *terminal) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  if (openpty(controller, terminal, NULL, NULL, &size) < 0) return -1;
  fcntl(*controller, F_SETFD, FD_CLOEXEC);
  fcntl(*controller, F_SETFL, O_NONBLOCK);
  fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  return 0;
}

int cpseudoterminal_start(const char *const words[], const char *const variables[],
                          const char *errors, int terminal) {
  pid_t process = fork();
  if (process != 0) return process;

  reset_signals();
  login_tty(terminal);
  if (errors) {
    int file = open(errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0 || dup2(file, STDERR_FILENO) < 0) _exit(127);
  }
  execve(words[0], (char *const *)words, (char *const *)variables);
  _exit(127);
}

int cpseudoterminal_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  return ioctl(terminal, TIOCSWINSZ, &size);
}
