import ArgumentParser
import Foundation
import Lifecycle
import Reports
import Scenarios

/// Asks what only the owner of a log knows, where there is somebody to ask.
struct EvidenceQuestions {
  /// What the command line says.
  struct Given {
    var title: String?
    var url: String?
    var release: String?
    var device: String?
    var language: String?
    var date: String?
  }

  let isAsking: Bool

  /// Asks where standard input and standard error are a terminal, unless the log comes from there.
  init(mayAsk: Bool) { isAsking = mayAsk && isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// What is given, and what was answered to what is not.
  func answers(_ given: Given) throws -> EvidenceDraft.Source {
    var missing: [String] = []
    func value(
      _ option: String, _ given: String?, _ question: String, isNeeded: Bool = false,
      _ fault: @escaping (String) -> String? = { _ in nil }
    ) throws -> String? {
      if let given {
        if let words = fault(given) { throw UsageError("--\(option): \(words)") }
        return given
      }
      if isAsking { return try asked(question, isNeeded: isNeeded, fault) }
      if isNeeded {
        missing.append("--\(option)")
      } else {
        Console.count("--\(option) is not given: the file leaves it open")
      }
      return nil
    }
    var source = EvidenceDraft.Source()
    source.title = try value("title", given.title, "What is the log about, in a few words?", isNeeded: true) ?? ""
    source.url =
      try value(
        "url", given.url, "Where was it published? An address; or in words which run it is of.", isNeeded: true) ?? ""
    let release = try value("ios", given.release, "Which release of iOS is it of?") { Self.fault(ofRelease: $0) }
    source.release = try release.map(Release.init(asked:))
    let devices = EvidenceAdd.Device.allCases.map(\.rawValue)
    source.device = try value(
      "device", given.device, "Where did the app run: on a device, in the simulator, in a test?"
    ) {
      devices.contains($0) ? nil : "it is one of \(devices.joined(separator: ", "))"
    }
    source.language = try value("language", given.language, "In which language was it published? Its code, such as en.")
    {
      LanguageTag.isValid($0) ? nil : "'\($0)' is not a language's code, such as ko or zh-Hant"
    }
    source.date = try value("date", given.date, "When was it published, such as 2026-01-31, 2026-01 or 2026?") {
      CatalogLoader.isDate($0) ? nil : "'\($0)' is not a date: it is written as in 2022-04-22, 2022-04 or 2022"
    }
    if !missing.isEmpty {
      throw UsageError(
        "nothing was written: \(missing.joined(separator: " and ")) \(missing.count == 1 ? "is" : "are") missing")
    }
    return source
  }

  private static func fault(ofRelease text: String) -> String? {
    do {
      _ = try Release(asked: text)
      return nil
    } catch let error as ValidationError {
      return error.message
    } catch {
      return SystemWords.words(for: error)
    }
  }

  /// Asks until there is an answer that will do. What is not needed may be left empty.
  private func asked(_ question: String, isNeeded: Bool, _ fault: (String) -> String?) throws -> String? {
    while true {
      Console.error(isNeeded ? question : "\(question) (empty: not known)")
      guard let line = readLine() else { throw UsageError("nothing was written: the questions were not answered") }
      let answer = line.trimmingCharacters(in: .whitespaces)
      if answer.isEmpty, !isNeeded { return nil }
      guard let words = answer.isEmpty ? "an answer is needed" : fault(answer) else { return answer }
      Console.error(words)
    }
  }
}
