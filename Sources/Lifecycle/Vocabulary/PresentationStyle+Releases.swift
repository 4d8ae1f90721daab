extension PresentationStyle {
  /// The release that brought the style; `nil` for those that are as old as the model.
  public var firstRelease: Int? { since }
}
