import Diagnostics
import Lifecycle

extension Step.Transition {
  /// For tools; the keys' order is part of the contract.
  var json: String {
    var pairs = ["\"kind\": \(JSONText.quoted(kind.rawValue))"]
    if let container { pairs.append("\"container\": \(JSONText.quoted(container.name))") }
    pairs += ["\"incoming\": \(incoming.json)", "\"outgoing\": \(outgoing.json)"]
    if let style { pairs.append("\"style\": \(JSONText.quoted(style.rawValue))") }
    if let rule {
      pairs += ["\"rule\": \(JSONText.quoted(rule.rule.name))", "\"order\": \(JSONText.quoted(rule.variant))"]
    }
    pairs += ["\"animated\": \(isAnimated)", "\"interactive\": \(isInteractive)", "\"begins\": \(begins)"]
    if let end { pairs.append("\"end\": \(JSONText.quoted(end.rawValue))") }
    return "{\(pairs.joined(separator: ", "))}"
  }
}

extension Step.Transition.Members {
  fileprivate var json: String {
    let name = principal.map { ", \"principal\": \(JSONText.quoted($0.name))" } ?? ""
    let names = subjects.map { JSONText.quoted($0.name) }.joined(separator: ", ")
    return "{\"role\": \(JSONText.quoted(role.rawValue))\(name), \"subjects\": [\(names)]}"
  }
}
