/// What the names in a template stand for at one place: the page's values and, inside, those of the open sections.
struct TemplateScope {
  private enum Frame {
    case object([String: TemplateShape])
    /// Inside the section of an optional text: only `{{.}}` is new.
    case value(TemplateShape)
  }

  enum Lookup {
    case found(TemplateShape)
    /// The name is nowhere; these are the names that could have been meant.
    case unknown(String, among: [String])
    /// The name's owner is not an object.
    case noObject(String, TemplateShape)
    /// The name's owner may be absent.
    case maybeAbsent(String)
  }

  private var frames: [Frame]

  init(_ page: [String: TemplateShape]) { frames = [.object(page)] }

  /// Finds a name's shape as Mustache does: the first part from the innermost section outward, the others inside it.
  func lookup(_ reference: TemplateReference) -> Lookup {
    guard let first = reference.path.first else {
      switch frames.last {
      case .value(let shape): return .found(shape)
      case .object(let names): return .found(.object(names))
      case nil: return .unknown(".", among: [])
      }
    }
    guard let index = frameIndex(of: first), case .object(let names) = frames[index], var shape = names[first] else {
      return .unknown(first, among: namesInScope)
    }
    var owner = first
    for name in reference.path.dropFirst() {
      if shape.isOptional { return .maybeAbsent(owner) }
      guard case .object(let inner) = shape else { return .noObject(owner, shape) }
      guard let next = inner[name] else { return .unknown(name, among: inner.keys.sorted()) }
      owner += "." + name
      shape = next
    }
    return .found(shape)
  }

  /// The scope inside the section of a name whose shape is known: an optional value is there now, and an object's or a
  /// list's names come first.
  func entering(_ reference: TemplateReference, _ shape: TemplateShape) -> TemplateScope {
    var scope = self
    if let first = reference.path.first, let index = frameIndex(of: first), case .object(let names) = frames[index] {
      scope.frames[index] = .object(Self.unwrapping(reference.path[...], in: names))
    }
    switch shape.unwrapped {
    case .flag: break
    case .object(let inner), .list(let inner): scope.frames.append(.object(inner))
    case .text, .html, .number, .optional: scope.frames.append(.value(shape.unwrapped))
    }
    return scope
  }

  private func frameIndex(of name: String) -> Int? {
    frames.lastIndex { frame in
      if case .object(let names) = frame { names[name] != nil } else { false }
    }
  }

  /// All names, innermost first, each once.
  private var namesInScope: [String] {
    var seen = Set<String>()
    return frames.reversed().flatMap { frame -> [String] in
      if case .object(let names) = frame { names.keys.sorted() } else { [] }
    }.filter { seen.insert($0).inserted }
  }

  private static func unwrapping(
    _ path: ArraySlice<String>, in names: [String: TemplateShape]
  ) -> [String: TemplateShape] {
    guard let first = path.first, let shape = names[first]?.unwrapped else { return names }
    var result = names
    if path.count > 1, case .object(let inner) = shape {
      result[first] = .object(unwrapping(path.dropFirst(), in: inner))
    } else {
      result[first] = shape
    }
    return result
  }
}
