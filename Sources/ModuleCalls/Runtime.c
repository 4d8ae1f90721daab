// What Embedded Swift asks a C library for, where WebAssembly has none. `Scripts/wasm` compiles it; SwiftPM doesn't.
#include <stddef.h>
#include <stdint.h>

// Blocks of like size share a list of free ones: four sizes between a power of two and the next. What is freed is taken
// again by what is as large, so that memory grows to what one call needs at most, and no further.
typedef struct Block {
  size_t list;
  struct Block *next;
} Block;
_Static_assert(sizeof(Block) <= 16, "a block's head leaves what follows it aligned");

enum { pageSize = 65536, headSize = 16, lists = 128 };
static Block *freeBlocks[lists];
extern unsigned char __heap_base;
static size_t top, end;

/// The list for so many bytes, and how many bytes its blocks have.
static size_t listFor(size_t count, size_t *size) {
  size_t list = 0, power = 16;
  while (power < count) power *= 2, list += 4;
  *size = power;
  // Of the sizes below that power of two, the least that is enough.
  for (size_t quarters = 5; power >= 128 && quarters < 8; quarters++)
    if (count <= power / 8 * quarters) {
      *size = power / 8 * quarters;
      return list - (8 - quarters);
    }
  return list;
}

void *malloc(size_t count) {
  if (count > (size_t)1 << 30) return NULL;
  size_t size, list = listFor(count, &size);
  Block *block = freeBlocks[list];
  if (block) {
    freeBlocks[list] = block->next;
    return (unsigned char *)block + headSize;
  }
  if (!top) {
    top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    end = __builtin_wasm_memory_size(0) * pageSize;
  }
  size_t needed = headSize + size;
  if (end - top < needed) {
    // More than is asked for: each time costs a browser more than what it gives.
    size_t pages = (needed - (end - top) + pageSize - 1) / pageSize, more = end / pageSize / 8;
    if (pages < more) pages = more;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
    end += pages * pageSize;
  }
  block = (Block *)top;
  top += needed;
  block->list = list;
  return (unsigned char *)block + headSize;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((unsigned char *)memory - headSize);
  block->next = freeBlocks[block->list];
  freeBlocks[block->list] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t count) {
  // Nothing in Swift's library is aligned to more.
  if (alignment > 16) return 22;
  *memory = malloc(count);
  return *memory ? 0 : 12;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

/// Seeds the hashing of sets and dictionaries: always the same, for the model is the same each time.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 7, count); }

/// Nothing is printed.
int putchar(int character) { return character; }

uintptr_t __stack_chk_guard = 0x5AFE57AC;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// What Swift asks the tables of Unicode's normal forms for, which are a tenth of the module: with these answers texts are
// compared as they are. In normal form C, in which pages give them, those that are equal are the same.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
const uint8_t *_swift_stdlib_nfd_decompositions;
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return 0xFFFFFFFF; }
