/// What somebody may do to the files of a site, at random: the same for the same seed.
struct RandomEdits {
  private var state: UInt64
  /// How many files were added.
  private var added = 0

  init(seed: UInt64) { state = seed }

  private mutating func number(below limit: Int) -> Int {
    // Knuth's generator of MMIX; its upper bits are the random ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }

  private mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }

  /// The files after one edit, with what was done. Not every edit leaves a site that can be built.
  mutating func edit(_ files: [String: String]) -> (files: [String: String], what: String) {
    var result = files
    let what =
      switch number(below: 12) {
      case 0...3: changeWord(&result)
      case 4: changeStep(&result)
      case 5: addScenario(&result)
      case 6: rename(&result)
      case 7: remove(&result)
      case 8: addLog(&result)
      case 9: swapEvents(&result)
      case 10: changeTemplate(&result)
      default: changeWords(&result)
      }
    return (result, what)
  }

  private mutating func changeWord(_ files: inout [String: String]) -> String {
    let keys = [
      "title:", "summary:", "claim:", "text:", "meaning:", "explanation:", "reply:", "en:", "###", "question:",
    ]
    let lines = files.filter { $0.key.hasPrefix("Content/") }.sorted { $0.key < $1.key }.flatMap { name, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { _, line in keys.contains { line.contains($0) } }.map { (name, $0.offset) }
    }
    guard let (name, number) = one(of: lines), let text = files[name] else { return "nothing" }
    var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = all[number].split(separator: " ").filter { $0.allSatisfy(\.isLetter) }
    guard let word = one(of: words.map(String.init)) else { return "nothing" }
    all[number] = all[number].replacing(" \(word)", with: " \(word)s", maxReplacements: 1)
    files[name] = all.joined(separator: "\n")
    return "change '\(word)' in \(name)"
  }

  private mutating func changeStep(_ files: inout [String: String]) -> String {
    guard let name = one(of: scenarios(in: files)), let text = files[name] else { return "nothing" }
    var lines = text.split(separator: "\n").map(String.init)
    guard lines.last?.hasPrefix("  - ") == true else { return "nothing" }
    if number(below: 2) == 0 {
      lines.removeLast()
    } else {
      lines.append(
        "  - \(one(of: ["push Another", "present Sheet as pageSheet from A", "background", "launch"]) ?? "launch")")
    }
    files[name] = lines.joined(separator: "\n") + "\n"
    return "change the steps of \(name)"
  }

  private mutating func addScenario(_ files: inout [String: String]) -> String {
    added += 1
    let (group, structure) =
      one(of: [("navigation", "nav(Root)"), ("modal", "A"), ("later", "nav(A, B)")]) ?? ("", "A")
    let step = structure == "A" ? "present Detail as fullScreen from A" : "push Detail"
    files["Content/Scenarios/added-\(added).yaml"] = SampleSite.scenario(
      "added-\(added)", in: group, structure, [step, "background"])
    return "add scenario \(added)"
  }

  private mutating func rename(_ files: inout [String: String]) -> String {
    let names = files.keys.filter { $0.hasPrefix("Content/") && $0 != "Content/site.yaml" }.sorted()
    guard let name = one(of: names) else { return "nothing" }
    let parts = name.split(separator: "/")
    let new = "\(parts[0])/\(parts[1])/moved-\(number(below: 1000))-\(parts[parts.count - 1])"
    files[new] = files.removeValue(forKey: name)
    return "rename \(name) to \(new)"
  }

  private mutating func remove(_ files: inout [String: String]) -> String {
    let names = files.keys.filter { $0.hasPrefix("Content/") }.sorted()
    guard let name = one(of: names) else { return "nothing" }
    files[name] = nil
    return "remove \(name)"
  }

  private mutating func addLog(_ files: inout [String: String]) -> String {
    added += 1
    var events = ["Root viewWillDisappear", "Detail viewWillAppear"]
    if number(below: 3) == 0 { events.reverse() }
    files["Content/Evidence/added-\(added).yaml"] = SampleSite.log("added-\(added)", events)
    return "add log \(added)"
  }

  private mutating func swapEvents(_ files: inout [String: String]) -> String {
    let logs = files.keys.filter { $0.hasPrefix("Content/Evidence/") }.sorted()
    guard let name = one(of: logs), let text = files[name] else { return "nothing" }
    let orders = ["[Root viewWillDisappear, Detail viewWillAppear]", "[Detail viewWillAppear, Root viewWillDisappear]"]
    let place = text.contains(orders[0]) ? 0 : 1
    files[name] = text.replacing(orders[place], with: orders[1 - place])
    return "swap the events of \(name)"
  }

  private mutating func changeTemplate(_ files: inout [String: String]) -> String {
    let names = files.keys.filter { $0.hasSuffix(".mustache") || $0.hasSuffix(".css") }.sorted()
    guard let name = one(of: names), let text = files[name] else { return "nothing" }
    let more =
      name.hasSuffix(".css") ? ".added { margin: \(number(below: 9))px }\n" : "<!-- \(number(below: 1000)) -->\n"
    files[name] = text + more
    return "change \(name)"
  }

  private mutating func changeWords(_ files: inout [String: String]) -> String {
    let name = "Templates/words/ko.json"
    guard let text = files[name] else { return "nothing" }
    var lines = text.split(separator: "\n").map(String.init)
    let line = number(below: lines.count)
    guard lines[line].hasSuffix("\",") else { return "nothing" }
    lines[line] = String(lines[line].dropLast(2)) + " 요\","
    files[name] = lines.joined(separator: "\n")
    return "change the words of line \(line + 1)"
  }

  private func scenarios(in files: [String: String]) -> [String] {
    files.keys.filter { $0.hasPrefix("Content/Scenarios/") }.sorted()
  }
}
