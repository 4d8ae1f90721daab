#ifndef GRAPHVIZ_PROCESSES_H
#define GRAPHVIZ_PROCESSES_H

// Worker processes and their deadline. C, because a write to a process that has died must not end this one, and
// because Swift has no way to let a signal take its default action.

/// A child process with a socket that is its standard input and output.
typedef struct {
  int id;
  int socket;
} gvs_process;

/// How a process ended: by `exit(status)`, or by a signal other than 0.
typedef struct {
  int status;
  int signal;
} gvs_end;

/// What comes instead of an error number when a process has not started within five seconds.
static const int gvs_start_timed_out = -1;

/// Starts a process; `arguments` begins with its name and ends with `NULL`. 0, an error number, or `gvs_start_timed_out`.
int gvs_process_start(const char *executable, char *const *arguments, gvs_process *process);
/// Ends the process, unless it has ended by itself, and closes the socket; how it ended.
gvs_end gvs_process_end(gvs_process process);

/// Sends all of the bytes; 0 if no one is there to take them, or takes some within five seconds.
int gvs_send(int file, const void *bytes, long count);
/// Receives at least one byte; 0 at the end, less after an error.
long gvs_receive(int file, void *bytes, long count);
/// Waits until one of the files can be read or has ended, and marks those. How many; 0 when the time is over.
int gvs_wait(const int *files, int *ready, int count, int milliseconds);

/// Makes sure that a deadline ends this process, and so does the end of the one that started it.
void gvs_deadline_prepare(void);
/// Ends this process when the time is over; 0 takes the deadline back.
void gvs_deadline_set(long milliseconds);
/// The signal by which a deadline ends a process.
int gvs_deadline_signal(void);

#endif
