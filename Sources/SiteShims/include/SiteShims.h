#ifndef SITE_SHIMS_H
#define SITE_SHIMS_H

// What Swift does not see of the system.

/// Lets two paths change places at once, so that no one ever finds either of them missing. 0, or an error number, which is
/// `EINVAL`, `ENOSYS` or `ENOTSUP` where the system or the file system has no such call.
int sts_exchange(const char *first, const char *second);

/// Whether the path is the top of what is mounted there, as far as the system tells: a folder of the same disk may be mounted
/// in another place, and then the numbers of disks don't tell.
int sts_is_mount_root(const char *path);

/// Lets all threads that are started later take memory from no more than so many heaps, one or more. glibc gives each a heap of
/// its own, and what one thread has freed there is of no use to the next; other systems have no such thing.
void sts_share_heaps(int count);

/// Gives back to the system what is free, as far as the system's library keeps it.
void sts_return_free_memory(void);

#endif
