internal import SiteShims

/// The memory of a process that builds.
public enum ProcessMemory {
  /// Lets all threads that are started later take memory from one heap: with a heap for each, what one rebuild of a preview has
  /// freed is not what the next one takes. To be called before there are threads.
  public static func shareOneHeap() { sts_share_heaps(1) }

  /// The same with two heaps for each of so many cores: those that come later find what earlier ones have freed. With one for
  /// each, threads that run at the same time have often the same, and wait for each other.
  public static func shareHeaps(ofCores count: Int) { sts_share_heaps(Int32(clamping: 2 * max(count, 1))) }

  /// Gives back to the system what is free: what a rebuild, or one part of a large build, has left.
  public static func giveBack() { sts_return_free_memory() }
}
