#ifdef __linux__
#define _GNU_SOURCE  // pipe2
#endif
#include "GraphvizProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

#ifdef MSG_NOSIGNAL
static const int quietly = MSG_NOSIGNAL;
#else
static const int quietly = 0;  // Darwin has an option of the socket for it, set below.
#endif

/// How long a child may take to become its program, and how long it may read nothing of what it is sent. Only a child that is
/// stopped takes so long.
static const int start_milliseconds = 5000;

/// A pair of sockets and a pipe, which reads at its first end; 0, or an error number, and nothing is open. All close when a
/// program starts: another worker that inherited them would keep this one from seeing that we closed ours, and us from seeing
/// that this one has started.
static int open_pairs(int files[4]) {
#ifdef SOCK_CLOEXEC
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, files) != 0) return errno;
  int piped = pipe2(files + 2, O_CLOEXEC);
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, files) != 0) return errno;
  int piped = pipe(files + 2);
#endif
  int error = piped == 0 ? 0 : errno, count = piped == 0 ? 4 : 2;
  for (int index = 0; index < count && error == 0; index++) {
    fcntl(files[index], F_SETFD, FD_CLOEXEC);
    if (files[index] > STDERR_FILENO) continue;
    // The child gets a new standard input and output. If this process has closed its own, a new file has one of their numbers.
    int moved = fcntl(files[index], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (moved < 0) {
      error = errno;
    } else {
      close(files[index]);
      files[index] = moved;
    }
  }
  for (int index = 0; index < count && error != 0; index++) close(files[index]);
  return error;
}

/// Becomes the program, in a child: only what is allowed between `fork` and `exec` in a process with threads. The error number
/// goes to `errors`, which the program's start closes.
static void become(const char *executable, char *const *arguments, int socket, int errors) {
  // A child must not run the signal handlers of this process. A signal that is ignored stays ignored.
  struct sigaction action = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) {
    struct sigaction before;
    if (sigaction(number, NULL, &before) != 0) continue;
    int is_ignored = !(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_IGN;
    if (!is_ignored || number == SIGALRM || number == SIGPIPE) sigaction(number, &action, NULL);
  }
  // A thread may have signals blocked, as Dispatch's have all of them, and a child would inherit that.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (dup2(socket, STDIN_FILENO) >= 0 && dup2(socket, STDOUT_FILENO) >= 0) execve(executable, arguments, environ);
  int error = errno;
  while (write(errors, &error, sizeof error) < 0 && errno == EINTR) {}
  _exit(127);
}

/// Waits until the child has become the program; 0, an error number, or `gvs_start_timed_out`.
static int wait_for_start(int errors) {
  struct pollfd polled = {.fd = errors, .events = POLLIN};
  int found;
  do found = poll(&polled, 1, start_milliseconds);
  while (found < 0 && errno == EINTR);
  if (found <= 0) return gvs_start_timed_out;
  int error = 0;
  return gvs_receive(errors, &error, sizeof error) > 0 ? error : 0;
}

// `posix_spawn` suspends its caller until the child has become the program, and only SIGKILL reaches the caller meanwhile. A child
// that is stopped in between would stop the build for ever.
int gvs_process_start(const char *executable, char *const *arguments, gvs_process *process) {
  int files[4];
  int error = open_pairs(files);
  if (error != 0) return error;
  int ours = files[0], theirs = files[1], error_reader = files[2], error_writer = files[3];
#ifdef SO_NOSIGPIPE
  int on = 1;
  setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  // A stopped worker reads nothing, and a socket may hold less than a text: 8 KB on macOS.
  struct timeval patience = {.tv_sec = start_milliseconds / 1000};
  setsockopt(ours, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);

  // No signal may reach the child while it still has the handlers of this process.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  process->id = fork();
  error = process->id < 0 ? errno : 0;
  if (process->id == 0) become(executable, arguments, theirs, error_writer);
  pthread_sigmask(SIG_SETMASK, &before, NULL);

  close(theirs);
  close(error_writer);
  process->socket = ours;
  if (process->id < 0) {
    close(ours);
  } else {
    error = wait_for_start(error_reader);
    if (error != 0) gvs_process_end(*process);
  }
  close(error_reader);
  return error;
}

gvs_end gvs_process_end(gvs_process process) {
  // Does nothing to one that has ended, whose status waits for us.
  kill(process.id, SIGKILL);
  close(process.socket);
  int status = 0;
  while (waitpid(process.id, &status, 0) < 0 && errno == EINTR) {}
  gvs_end end = {WIFEXITED(status) ? WEXITSTATUS(status) : 0, WIFSIGNALED(status) ? WTERMSIG(status) : 0};
  return end;
}

int gvs_send(int file, const void *bytes, long count) {
  const char *next = bytes;
  while (count > 0) {
    // Standard output may be a pipe or a file instead of a socket.
    long sent = send(file, next, (size_t)count, quietly);
    if (sent < 0 && errno == ENOTSOCK) sent = write(file, next, (size_t)count);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return 0;
    next += sent;
    count -= sent;
  }
  return 1;
}

long gvs_receive(int file, void *bytes, long count) {
  long received;
  do received = read(file, bytes, (size_t)count);
  while (received < 0 && errno == EINTR);
  return received;
}

int gvs_wait(const int *files, int *ready, int count, int milliseconds) {
  struct pollfd *polled = calloc((size_t)count, sizeof *polled);
  if (polled == NULL) return -1;
  for (int index = 0; index < count; index++) polled[index] = (struct pollfd){.fd = files[index], .events = POLLIN};
  int found;
  do found = poll(polled, (nfds_t)count, milliseconds);
  while (found < 0 && errno == EINTR);
  for (int index = 0; index < count; index++) ready[index] = polled[index].revents != 0;
  free(polled);
  return found;
}

/// Ends this process when its employer is gone, which it would else see only after the layout that it is at.
static void *watch(void *unused) {
  (void)unused;
  struct pollfd employer = {.fd = STDIN_FILENO};
  while (poll(&employer, 1, -1) < 0 && errno == EINTR) {}
  // Anything else that can be polled for was not asked for.
  if (employer.revents & (POLLHUP | POLLERR)) _exit(0);
  return NULL;
}

void gvs_deadline_prepare(void) {
  struct stat input;
  pthread_t thread;
  // A pipe or a file may have an end and still be worth reading.
  if (fstat(STDIN_FILENO, &input) == 0 && S_ISSOCK(input.st_mode) && pthread_create(&thread, NULL, watch, NULL) == 0)
    pthread_detach(thread);
  // Whoever started us may have left a mask or a disposition of its own.
  signal(SIGALRM, SIG_DFL);
  sigset_t alarms;
  sigemptyset(&alarms);
  sigaddset(&alarms, SIGALRM);
  sigprocmask(SIG_UNBLOCK, &alarms, NULL);
}

void gvs_deadline_set(long milliseconds) {
  struct itimerval timer = {.it_value = {milliseconds / 1000, (int)(milliseconds % 1000) * 1000}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

int gvs_deadline_signal(void) { return SIGALRM; }
