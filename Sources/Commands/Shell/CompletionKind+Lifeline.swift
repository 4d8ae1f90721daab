import ArgumentParser
import Foundation
import Lifecycle
import Scenarios

extension CompletionKind {
  /// Scenarios by their ids and their files; behind the first word of a flow, what can happen.
  static var lifelineScenarios: CompletionKind {
    .custom { words, index, prefix in
      if index > 1, words.indices.contains(1), words[1].contains("(") { return ActionWord.allCases.map(\.rawValue) }
      return scenarioIDs(words) + files(beginningWith: prefix)
    }
  }

  /// Scenarios, and the names that stand for diagrams without one.
  static func lifelineScenarios(or names: [String]) -> CompletionKind {
    .custom { words, _, prefix in scenarioIDs(words) + names + files(beginningWith: prefix) }
  }

  /// Releases of iOS.
  static var lifelineReleases: CompletionKind { .list(Release.all.map(\.description)) }

  /// Orders of the model's rules.
  static var lifelineOrders: CompletionKind {
    .list(RuleBook.rules.flatMap { rule in rule.variants.map { "\(rule.id.name)=\($0.name)" } })
  }

  /// The ids of the content that the command line names.
  private static func scenarioIDs(_ words: [String]) -> [String] {
    let place = words.firstIndex(of: "--content").map { $0 + 1 }
    let folder = place.flatMap { words.indices.contains($0) ? words[$0] : nil } ?? "Content"
    return CatalogLoader.load(folder: folder, parts: ["Scenarios"]).catalog.scenarios.map(\.id)
  }

  /// Files of content, and the folders that lead to them.
  private static func files(beginningWith prefix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().compactMap { name in
      if name.hasPrefix(".") { return nil }
      if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return folder + name }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder)
      return isFolder.boolValue ? "\(folder)\(name)/" : nil
    }
  }
}
