#define _GNU_SOURCE
#include "cterminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static int watch_pipe[2] = {-1, -1};
static int prompt_pipe[2] = {-1, -1};
static volatile sig_atomic_t watched, prompting, ending, pasting;
static volatile sig_atomic_t guarded, running;
static int guarded_input = -1, guarded_output = -1;
static char last_words[512];
static volatile sig_atomic_t last_words_length;
static struct termios found;
static struct sigaction earlier[NSIG];

static const int ends[] = {SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP};
static const int others[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP};

static void put(int descriptor, int number) {
  unsigned char byte = (unsigned char)number;
  while (write(descriptor, &byte, 1) < 0 && errno == EINTR) {}
}

static void write_paste(int enabled) {
  const char *text = enabled ? "\033[?2004h" : "\033[?2004l";
  while (write(guarded_output, text, 8) < 0 && errno == EINTR) {}
}

void cterminal_restore(void) {
  if (!guarded) return;
  // A program in the background would be stopped by SIGTTOU for touching the terminal.
  sigset_t block, before;
  sigemptyset(&block);
  sigaddset(&block, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &block, &before);
  if (pasting) write_paste(0);
  while (tcsetattr(guarded_input, TCSANOW, &found) < 0 && errno == EINTR) {}
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void cterminal_set_last_words(const char *text) {
  last_words_length = 0;
  size_t length = strnlen(text, sizeof last_words);
  memcpy(last_words, text, length);
  last_words_length = (sig_atomic_t)length;
}

void cterminal_say_last_words(void) {
  sig_atomic_t length = last_words_length;
  if (!length) return;
  last_words_length = 0;
  // The cursor may stand behind a prompt or a waiting line.
  if (guarded) while (write(STDERR_FILENO, "\n", 1) < 0 && errno == EINTR) {}
  while (write(STDERR_FILENO, last_words, (size_t)length) < 0 && errno == EINTR) {}
}

/// Restores the terminal and lets the signal do what it would have done without this program. That
/// may be a crash report of the language's runtime, but not where a person asked for the end.
static void end_by(int number) {
  cterminal_restore();
  cterminal_say_last_words();
  if (number == SIGQUIT) signal(number, SIG_DFL);
  else sigaction(number, &earlier[number], NULL);
  raise(number);
}

static void stop(void) {
  struct termios now;
  int known = guarded && tcgetattr(guarded_input, &now) == 0;
  cterminal_restore();

  struct sigaction own;
  sigset_t only, before;
  sigaction(SIGTSTP, &earlier[SIGTSTP], &own);
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  raise(SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &only, &before);
  // Here the program stands still until it is continued.
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, &own, NULL);

  if (known) tcsetattr(guarded_input, TCSADRAIN, &now);
  if (guarded && pasting) write_paste(1);
}

static void handle(int number) {
  int saved = errno;
  switch (number) {
    case SIGINT:
      if (prompting) put(prompt_pipe[1], number);
      else if (watched) put(watch_pipe[1], number);
      else end_by(number);
      break;
    case SIGTERM:
    case SIGHUP:
      if (watched && !ending) {
        ending = 1;
        put(watch_pipe[1], number);
      } else {
        end_by(number);
      }
      break;
    case SIGWINCH:
    case SIGCONT:
      put(prompt_pipe[1], number);
      break;
    case SIGTSTP:
      stop();
      break;
    default:
      end_by(number);
  }
  errno = saved;
}

static int open_pipe(int ends_of_pipe[2]) {
  if (pipe(ends_of_pipe) < 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends_of_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends_of_pipe[i], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

/// Without SA_RESTART, so that a read or poll returns; on a stack of its own, since the usual
/// cause of SIGSEGV is a full one.
static void take(int number) {
  struct sigaction action = {0};
  action.sa_handler = handle;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  if (sigaction(number, NULL, &earlier[number]) < 0) return;
  int ignored = !(earlier[number].sa_flags & SA_SIGINFO) && earlier[number].sa_handler == SIG_IGN;
  if (!ignored) sigaction(number, &action, NULL);
}

int cterminal_install(void) {
  static int installed;
  static char stack_memory[65536];
  if (installed) return 0;
  if (open_pipe(watch_pipe) < 0 || open_pipe(prompt_pipe) < 0) return -1;
  stack_t stack = {.ss_sp = stack_memory, .ss_size = sizeof stack_memory};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) take(ends[i]);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) take(others[i]);
  installed = 1;
  return 0;
}

void cterminal_set_watched(int value) { watched = value; }
void cterminal_set_prompting(int value) { prompting = value; }
int cterminal_watch_fd(void) { return watch_pipe[0]; }
int cterminal_prompt_fd(void) { return prompt_pipe[0]; }

int cterminal_guard(int input, int output) {
  if (guarded) return 0;
  if (tcgetattr(input, &found) < 0) return -1;
  guarded_input = input;
  guarded_output = output;
  guarded = 1;
  return atexit(cterminal_restore);
}

void cterminal_set_paste(int enabled) {
  if (!guarded) return;
  pasting = enabled;
  write_paste(enabled);
}

void cterminal_stop(void) { kill(0, SIGTSTP); }

int cterminal_run(const char *command, const char *argument, int input) {
  // The program has the terminal for itself, in the modes it was found in: until it ends, no way out
  // of this one touches them.
  int lent = guarded;
  cterminal_restore();
  guarded = 0;
  pid_t child = fork();
  if (child == 0) {
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    if (input >= 0) dup2(input, STDIN_FILENO);
    execl("/bin/sh", "sh", "-c", command, "sh", argument, (char *)NULL);
    _exit(127);
  }
  running = lent;
  return child;
}

int cterminal_wait(int child) {
  int status = -1;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  guarded = running;
  if (guarded && pasting) write_paste(1);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int cterminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int cterminal_rows(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}
