import Analysis
import Lifecycle

/// A run as an app prints it: what its own overrides and its delegates are called with, step by step.
struct PrintedTrace {
  /// A step of which something is printed.
  struct Step {
    let action: Action
    let events: [Event]
  }

  let script: Script
  let steps: [Step]

  init(_ script: Script) {
    self.script = script
    steps = Simulator.run(script).steps.map { step in
      Step(action: step.script.action, events: step.events.filter(PrintedCalls.contain))
    }.filter { !$0.events.isEmpty }
  }

  /// Where each step begins among the calls.
  var starts: [Int] {
    var place = 0
    return steps.map { step in
      defer { place += step.events.count }
      return place
    }
  }
}

/// How people print a call.
enum PrintedFormat: Int, CaseIterable {
  case plain, function, nsLog, unified, runtime, words, emoji, arrow, numbered, address, swizzled, json, console
  case remarks

  func text(_ trace: PrintedTrace) -> String {
    var lines: [String] = []
    var number = 0
    for step in trace.steps {
      for event in step.events {
        number += 1
        lines += self.lines(event, number)
      }
      if self == .remarks { lines.append(number.isMultiple(of: 2) ? "// 여기서 버튼을 눌렀다" : "--- tapped the row ---") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ event: Event, _ number: Int) -> [String] {
    let name = event.subject.name
    let callback = event.callback.name
    let signature = event.callback.swiftSignature ?? "\(callback)()"
    let second = "\(10 + number / 60 % 50):\(10 + number % 50)"
    switch self {
    case .plain: return ["\(name) \(callback)"]
    case .function: return ["\(name) \(signature)"]
    case .nsLog: return ["2024-05-01 12:\(second).208 Shop[812:4411] \(name) \(callback)"]
    case .unified:
      return ["2024-05-01 12:\(second).123456+0900 Shop[812:4411] [com.shop.app:lifecycle] \(name) \(signature)"]
    case .runtime: return ["-[\(name) \(event.callback.objectiveCSelector ?? callback)]"]
    case .words: return ["\(name) - \(Self.words(callback))"]
    case .emoji: return ["🚀 \(name) \(callback) 🚀"]
    case .arrow: return ["→ \(name): \(callback)"]
    case .numbered: return ["\(number). \(name) \(callback)"]
    case .address: return ["<Shop.\(name): 0x6000\(Self.address(event.subject))> \(signature)"]
    case .swizzled: return ["[swizzled] \(name).\(signature)"]
    case .json:
      return [#"{"time":"2024-05-01T12:\#(second)Z","level":"debug","class":"\#(name)","method":"\#(signature)"}"#]
    case .console:
      return [
        "\(name) \(signature)",
        "Type: Notice | Timestamp: 2024-05-01 12:\(second).123456+09:00 | Process: Shop | Library: Shop | TID: 0x9a3",
      ]
    case .remarks: return ["\(name): \(callback)"]
    }
  }

  /// `viewDidLoad` as words: View Did Load.
  private static func words(_ callback: String) -> String {
    var words = ""
    for character in callback {
      if words.isEmpty {
        words += character.uppercased()
      } else {
        words += character.isUppercase ? " \(character)" : String(character)
      }
    }
    return words
  }

  /// An address that is the object's own.
  private static func address(_ subject: Subject) -> String {
    let number = subject.name.unicodeScalars.reduce(subject.instance) { ($0 * 31 + Int($1.value)) % 90_000 }
    return "\(10_000 + number)"
  }
}
