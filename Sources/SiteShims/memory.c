#include "SiteShims.h"

// Says which library it is.
#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

void sts_share_heaps(int count) { mallopt(M_ARENA_MAX, count); }

void sts_return_free_memory(void) { malloc_trim(0); }

#else

void sts_share_heaps(int count) { (void)count; }

void sts_return_free_memory(void) {}

#endif
