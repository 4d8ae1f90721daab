#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "ThreadShims.h"

// Says which library it is.
#include <stdlib.h>

#include <errno.h>
#include <pthread.h>

// Other libraries have no attribute for the cores of a thread.
#if defined(__linux__) && defined(__GLIBC__)
#include <sched.h>
#define HAS_CORES 1
#endif

/// What a thread is to do, and where it may run.
struct start {
  void (*body)(void *);
  void *argument;
#if defined(HAS_CORES)
  int is_placed;
  cpu_set_t cores;
#endif
};

static void *run(void *pointer) {
  struct start start = *(struct start *)pointer;
  free(pointer);
#if defined(HAS_CORES)
  // It has begun where it was meant to; from here on the system may move it. If that fails, it stays on the other cores.
  if (start.is_placed) (void)pthread_setaffinity_np(pthread_self(), sizeof start.cores, &start.cores);
#endif
  start.body(start.argument);
  return NULL;
}

/// Asks for another core than the caller's, if the system tells which that is and there is one.
static void place(struct start *start, pthread_attr_t *attributes) {
#if defined(HAS_CORES)
  int here = sched_getcpu();
  if (here < 0 || here >= CPU_SETSIZE || sched_getaffinity(0, sizeof start->cores, &start->cores)) return;
  cpu_set_t others = start->cores;
  CPU_CLR(here, &others);
  start->is_placed = CPU_COUNT(&others) > 0 && !pthread_attr_setaffinity_np(attributes, sizeof others, &others);
#else
  (void)start;
  (void)attributes;
#endif
}

static int start_thread(void (*body)(void *), void *argument, int is_placed) {
  struct start *start = calloc(1, sizeof *start);
  if (!start) return ENOMEM;
  start->body = body;
  start->argument = argument;
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (!error) {
    pthread_t thread;
    // As much of a stack as a main thread has.
    (void)pthread_attr_setstacksize(&attributes, 8 << 20);
    error = pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (is_placed) place(start, &attributes);
    if (!error) error = pthread_create(&thread, &attributes, run, start);
    pthread_attr_destroy(&attributes);
  }
  if (error) free(start);
  return error;
}

int ths_start(void (*body)(void *), void *argument) {
  // A core can be taken from the process between the question and the start.
  int error = start_thread(body, argument, 1);
  return error ? start_thread(body, argument, 0) : 0;
}
