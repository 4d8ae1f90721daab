// The C library declares `syscall` only where it is asked for more than the standards have.
#define _GNU_SOURCE

#include "SiteShims.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

#if defined(__linux__)

#include <linux/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int sts_exchange(const char *first, const char *second) {
#ifdef SYS_renameat2
  const unsigned exchange = 1 << 1;  // RENAME_EXCHANGE, which not every C library names.
  return syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, exchange) == 0 ? 0 : errno;
#else
  return ENOSYS;
#endif
}

int sts_is_mount_root(const char *path) {
#if defined(SYS_statx) && defined(STATX_ATTR_MOUNT_ROOT)
  struct statx status = {0};
  if (syscall(SYS_statx, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, 0, &status) != 0) return 0;
  return (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
#else
  return 0;
#endif
}

#else

#if defined(__APPLE__)
int sts_exchange(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP) == 0 ? 0 : errno;
}
#else
int sts_exchange(const char *first, const char *second) { return ENOSYS; }
#endif

int sts_is_mount_root(const char *path) { return 0; }

#endif
