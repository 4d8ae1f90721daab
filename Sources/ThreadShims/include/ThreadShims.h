#ifndef THREAD_SHIMS_H
#define THREAD_SHIMS_H

// What Swift does not see of the system.

/// Starts a thread that calls `body` with `argument` and then ends; nobody waits for it. On Linux it begins on another core than
/// the caller's, as far as the process may use another one. 0, or an error number; then `body` is never called.
int ths_start(void (*body)(void *), void *argument);

#endif
