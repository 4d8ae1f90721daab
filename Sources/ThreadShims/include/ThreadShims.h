#ifndef THREAD_SHIMS_H
#define THREAD_SHIMS_H

// What Swift does not see of the system.

/// Starts a detached thread that calls `body` with `argument`. With glibc on Linux the thread begins on a core other than the
/// caller's, if the process may use more than one core. Returns 0, or an error number; after an error `body` is never called.
int ths_start(void (*body)(void *), void *argument);

#endif
