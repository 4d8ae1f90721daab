internal import PreviewShims

/// The memory of a process that shows a preview for a day, and builds in it again and again.
public enum PreviewHeap {
  /// Lets all threads that are started later take memory from one heap: with a heap for each, what one rebuild has freed
  /// is not what the next one takes. To be called before there are threads.
  public static func share() { pvs_share_one_heap() }

  /// Gives back to the system what a rebuild has left.
  static func trim() { pvs_return_free_memory() }
}
