extension Callback {
  /// The release that brought the callback; `nil` for those that are as old as the model, and for names of the app's own.
  public var firstRelease: Int? { since }
}
