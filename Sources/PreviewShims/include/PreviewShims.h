#ifndef PREVIEW_SHIMS_H
#define PREVIEW_SHIMS_H

// What Swift does not see of the system.

/// Lets all threads that are started later take memory from one heap. glibc gives each a heap of its own, and what one thread
/// has freed there is of no use to the next; other systems have no such thing.
void pvs_share_one_heap(void);

/// Gives back to the system what is free, as far as the system's library keeps it.
void pvs_return_free_memory(void);

#endif
