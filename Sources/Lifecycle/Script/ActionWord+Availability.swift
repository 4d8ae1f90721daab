extension ActionWord {
  /// The releases on which a scenario can say it: those that have what it names.
  public var availability: ReleaseRange { releases }
}
