import Diagnostics

/// Where a log says who was called: before the callback, in its parentheses or behind it. One logger does it one way, so that
/// all lines together tell.
struct NameChoice {
  private enum Place { case farther, before, inside, after, beyond, nowhere }

  private let place: Place
  /// The classes of the scenes' delegates, where an app has several.
  private let sceneDelegates: Set<String>

  init(_ calls: [ReadCall]) {
    let delegates = Set(calls.filter { $0.kind == .scene }.compactMap { $0.part.before?.key }.filter(Self.isScenes))
    sceneDelegates = delegates.count > 1 ? delegates : []
    let parts = calls.filter { $0.kind == .controller }
    let before = Self.keys(parts) { $0.before }
    let inside = Self.keys(parts) { $0.inside }
    let after = Self.keys(parts) { $0.after }
    let farther = Self.keys(parts) { $0.farther }
    func isEnough(_ keys: [String], _ share: Double) -> Bool {
      guard !keys.isEmpty, Double(keys.count) >= share * Double(parts.count) else { return false }
      return Set(keys).count > 1 || keys.allSatisfy(Self.isControllers)
    }
    // A mark that every line begins with is no name where something else tells the lines apart.
    let isMark = Set(before).count <= 1 && before.count == parts.count && parts.count > 1
    // A prefix that numbers the lines is no object, because an object gets more than one call.
    let many = Set(farther).count
    let isFarther = farther.allSatisfy(Self.isControllers) || parts.first?.part.before.map(Self.isSentence) ?? false
    if isMark, farther.count == parts.count, many > 1, many * 2 <= parts.count, isFarther {
      place = .farther
    } else if isMark, isEnough(inside, 0.8), Set(inside).count > 1 || !before.contains(where: Self.isControllers) {
      place = .inside
    } else if isMark, isEnough(after, 0.8), Set(after).count > 1 || !before.contains(where: Self.isControllers),
      after.allSatisfy({ !$0.isEmpty })
    {
      place = .after
    } else if before.count * 2 >= parts.count, !before.isEmpty {
      place = .before
    } else if Self.isBeyond(parts) {
      place = .beyond
    } else if isEnough(inside, 0.6) {
      place = .inside
    } else if isEnough(after, 0.6) {
      place = .after
    } else {
      place = before.isEmpty ? .nowhere : .before
    }
  }

  /// The names at one place of the lines. There are none if each callback has a text of its own that describes it:
  /// `viewDidLoad [is loaded]`, `viewWillAppear [is about to be seen]`.
  private static func keys(_ calls: [ReadCall], _ object: (LinePart) -> NamedObject?) -> [String] {
    var callbacks: [String: String] = [:]
    var meanings: [String: String] = [:]
    var keys: [String] = []
    var areNames = false
    for call in calls {
      guard let key = object(call.part)?.key else { continue }
      keys.append(key)
      areNames = areNames || callbacks[key] ?? call.callback != call.callback || meanings[call.callback] ?? key != key
      callbacks[key] = call.callback
      meanings[call.callback] = key
    }
    return areNames || callbacks.count < 4 ? keys : []
  }

  /// Who got each call.
  func names(of calls: [ReadCall]) -> [NamedObject?] {
    calls.map { call in
      let part = call.part
      switch call.kind {
      case .app: return NamedObject(name: "AppDelegate")
      case .scene: return scene(part)
      case .other(let name):
        guard name != "Notification", let before = part.before, Self.isControllers(before.key) else {
          return NamedObject(name: name)
        }
        return before
      case .controller:
        switch place {
        case .farther: return part.farther
        case .before:
          return part.before ?? [part.inside, part.after].compactMap { $0 }.first { Self.isControllers($0.key) }
        case .inside: return part.inside ?? part.before
        case .after: return part.after ?? part.before
        case .beyond: return part.beyond
        case .nowhere: return nil
        }
      }
    }
  }

  /// A scene's delegate, known by the address that the line prints, or by a name of its own.
  private func scene(_ part: LinePart) -> NamedObject {
    let address = [part.before, part.after, part.inside].compactMap { $0?.address }.first
    if let before = part.before, sceneDelegates.contains(before.key) {
      return NamedObject(name: before.name, address: address)
    }
    if address == nil, let name = part.before?.name, name.asciiLowercased().contains("scene"),
      name.contains(where: { $0.isDigit })
    {
      return NamedObject(name: name)
    }
    return NamedObject(name: "SceneDelegate", address: address)
  }

  /// Whether a name is one of a scene's delegate, rather than the app's.
  private static func isScenes(_ key: String) -> Bool { key.ends(with: "delegate") && !key.ends(with: "appdelegate") }

  /// Whether every call has the same word of a sentence behind it, and behind that one of several names: `% triggered - @`.
  private static func isBeyond(_ calls: [ReadCall]) -> Bool {
    let names = calls.compactMap { $0.part.beyond?.key }
    guard names.count == calls.count, let word = calls.first?.part.after, isSentence(word) else { return false }
    let many = Set(names).count
    return many > 1 && many * 2 <= calls.count && calls.allSatisfy { $0.part.after == word }
  }

  /// Whether it is what a sentence says of a call, rather than a name: `se ejecuta`, `の`.
  private static func isSentence(_ object: NamedObject) -> Bool {
    object.address == nil && object.name.split(separator: " ").allSatisfy { SubjectText.isOfSentence($0) }
  }

  /// Whether a name ends as those of controllers and views do.
  private static func isControllers(_ key: String) -> Bool {
    ["controller", "vc", "view", "screen", "page", "tab"].contains { key.ends(with: $0) }
      || key.last.map { $0.isDigit } ?? false && key.contains { $0.isWordLetter }
  }
}

extension NamedObject {
  /// The name by its letters and digits alone: `View Controller 1` and `viewController1` are one.
  var key: String { String(name.asciiLowercased().filter { $0.isLetterOrNumber }) }

  /// The name as a bare word.
  var word: String {
    let name = String(name.reversed().drop { $0 == "_" }.reversed())
    let words = name.split { !($0.isLetterOrNumber || $0 == "_") }
    guard words.count > 1 else { return words.first.map(String.init) ?? name }
    return words.map { $0.prefix(1).asciiUppercased() + $0.dropFirst() }.joined()
  }
}
