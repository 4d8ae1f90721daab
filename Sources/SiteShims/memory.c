#include "SiteShims.h"

// Says which library it is.
#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

void sts_share_one_heap(void) { mallopt(M_ARENA_MAX, 1); }

void sts_return_free_memory(void) { malloc_trim(0); }

#else

void sts_share_one_heap(void) {}

void sts_return_free_memory(void) {}

#endif
