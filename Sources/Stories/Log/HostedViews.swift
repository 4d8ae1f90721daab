import Diagnostics
import Lifecycle
import Logs

/// The SwiftUI views that a log is about, with what SwiftUI makes for them: a hosting controller where UIKit shows a view, and
/// what stands for a view or a controller of UIKit's.
struct HostedViews {
  /// The views of the app's own, in the order of their first calls.
  private(set) var names: [String] = []
  /// What SwiftUI has of UIKit's, in the order of its first calls.
  private(set) var represented: [SwiftUIView] = []
  /// The views of which the log says first that they appear, one after the other.
  private(set) var appeared: [String] = []
  /// The model's names for what SwiftUI makes, with the log's: `DetailHost` for `DetailHostingController`.
  private(set) var made: [(model: String, log: String)] = []

  init(_ events: [LogEvent]) {
    var hasPaused = false
    var others: [String] = []
    for event in events {
      guard let name = event.subject else { continue }
      let callback = Callback(event.callback)
      guard callback.receiver == .swiftUI else {
        if !others.contains(name) { others.append(name) }
        hasPaused = hasPaused || !appeared.isEmpty
        continue
      }
      if callback == .onAppear, !hasPaused {
        if !appeared.contains(name) { appeared.append(name) }
      } else if !appeared.isEmpty {
        hasPaused = true
      }
      switch callback {
      case .makeUIViewController, .updateUIViewController, .dismantleUIViewController:
        represent(.controller(Self.base(name)), as: name)
      case .makeUIView, .updateUIView, .dismantleUIView: represent(.uiView(Self.base(name)), as: name)
      default: if !names.contains(name) { names.append(name) }
      }
    }
    names = names.filter { name in !made.contains { $0.log == name } }
    for name in others {
      guard let view = names.first(where: { Self.isHost(name, of: $0) }) else { continue }
      made.append(("\(view)Host", name))
    }
  }

  private mutating func represent(_ view: SwiftUIView, as name: String) {
    guard !represented.contains(view) else { return }
    represented.append(view)
    made.append(("\(Self.base(name))Representable", name))
  }

  /// Whether SwiftUI makes what has that name, for a view that has another.
  func isMade(_ name: String) -> Bool { made.contains { $0.log == name } }

  /// The view for which SwiftUI made what has that name; `nil` for everything else.
  func view(of name: String) -> String? {
    guard let model = made.first(where: { $0.log == name })?.model else { return nil }
    return names.first { model == "\($0)Host" } ?? Self.base(model)
  }

  /// Whether it is a view, or something that SwiftUI makes or has of UIKit's.
  func contains(_ name: String) -> Bool {
    names.contains(name) || isMade(name) || represented.contains { $0.names.contains(name) }
  }

  /// What scenario files call it: a view that UIKit shows is hosted.
  func term(_ name: String) -> Structure.Term {
    names.contains(name) ? .swiftUI(.view(name, [])) : .controller(name)
  }

  /// A view, or what SwiftUI has of UIKit's under that name.
  func view(_ name: String) -> SwiftUIView {
    represented.first { $0.names.contains(Self.base(name)) } ?? .view(name, [])
  }

  /// Who holds the others of those that appeared first: SwiftUI calls the innermost first, or the outermost.
  var nested: [SwiftUIView] {
    let inner =
      appeared
      + represented.flatMap { $0.names }.filter { name in
        !appeared.contains { Self.base($0) == name }
      }
    return [appeared.last, appeared.first].compactMap { $0 }.filter { !isMade($0) }.compactMap { outer in
      let others = inner.filter { $0 != outer }
      return others.isEmpty ? nil : .view(outer, others.map(view))
    }
  }

  private static func base(_ name: String) -> String {
    name.ends(with: "Representable") ? String(name.dropLast("Representable".count)) : name
  }

  private static func isHost(_ name: String, of view: String) -> Bool {
    let small = name.asciiLowercased()
    let ends = ["host", "hostingcontroller", "hostcontroller", "hostingviewcontroller"]
    guard let end = ends.first(where: small.ends(with:)) else { return false }
    let base = small.dropLast(end.count)
    return base == view.asciiLowercased() || "\(base)view" == view.asciiLowercased()
  }
}
