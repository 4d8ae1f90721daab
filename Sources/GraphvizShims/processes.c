#include "GraphvizProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
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

int gvs_process_start(const char *executable, char *const *arguments, gvs_process *process) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
  // Another worker that inherited our end would keep this one from seeing that we closed it.
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
  int on = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);

  // A thread may have signals blocked, as Dispatch's have all of them, and a child would inherit that.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigaddset(&signals, SIGALRM);
  sigaddset(&signals, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

  int status = posix_spawn(&process->id, executable, &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  process->socket = ends[0];
  if (status != 0) close(ends[0]);
  return status;
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
