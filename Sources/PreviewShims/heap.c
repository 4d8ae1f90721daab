#include "PreviewShims.h"

// Says which library it is.
#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

void pvs_share_one_heap(void) { mallopt(M_ARENA_MAX, 1); }

void pvs_return_free_memory(void) { malloc_trim(0); }

#else

void pvs_share_one_heap(void) {}

void pvs_return_free_memory(void) {}

#endif
