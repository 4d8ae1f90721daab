/// How much an input may hold, so that no call takes long or fills the memory of a page.
enum InputLimit {
  /// The bytes of an input.
  static let bytes = 200_000
  /// The bytes of a structure.
  static let structure = 20_000
  /// The bytes of an action.
  static let action = 2_000
  /// The steps.
  static let steps = 300
  /// The names of controllers in the structure and the steps.
  static let names = 500
}
