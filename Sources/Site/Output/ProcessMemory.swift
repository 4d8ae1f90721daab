internal import SiteShims

/// The memory of a process that builds.
public enum ProcessMemory {
  /// Lets all threads that are started later take memory from one heap: with a heap for each, what one rebuild of a preview has
  /// freed is not what the next one takes. To be called before there are threads.
  public static func shareOneHeap() { sts_share_heaps(1) }

  /// Lets all threads that are started later share two heaps for each of so many cores, so that later threads find what earlier
  /// ones have freed. With one heap per core, two running threads often share a heap and wait for each other.
  public static func shareHeaps(ofCores count: Int) { sts_share_heaps(Int32(clamping: 2 * max(count, 1))) }

  /// Gives back to the system what is free: what a rebuild, or one part of a large build, has left.
  public static func giveBack() { sts_return_free_memory() }
}
