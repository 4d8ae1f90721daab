import Diagnostics
import Lifecycle

extension ContentSchema {
  static var ofEvidence: JSON {
    .mapping(EvidenceReader.keys, required: ["source", "traces"]) { key in
      switch key {
      case "source": (source, "Who says so, and where.")
      case "traces": (.list(of: trace, atLeast: 0), "The runs that were logged.")
      default: nil
      }
    }
  }

  private static var source: JSON {
    .mapping(SourceReader.keys, required: ["slug", "title", "kind"]) { key in
      switch key {
      case "slug": (.identifier(), "The file's name without its ending.")
      case "title": (.text(.title), "The title of the page or log.")
      case "url": (.text(.address), "Its address; or in words where it is from.")
      case "language": (.text(matching: "^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$"), "The language that it is in, as a code.")
      case "date": (date, "Its date, or its year.")
      case "os": (.localized(.title), "The release that it is of, such as 'iOS 17'.")
      case "kind": (.words(of: EvidenceFile.Source.Kind.self), "Whether a run was logged, or an order stated.")
      case "device": (.words(of: EvidenceFile.Source.Device.self), "Where the run took place.")
      case "caveat": (.localized(.note), "What makes the log doubtful.")
      case "mirrors": (.list(of: .text(.address)), "Other addresses of the same page.")
      case "repository": (.text(.address), "Where the code is.")
      case "raw_note": (.text(.note), "A remark about the log as it was printed.")
      case "xcode": (.text(.word), "The version of Xcode.")
      case "seed": (.text(.word), "The number of the article.")
      case "sameLogAs": (.identifier(), "Another source that tells of the very same runs.")
      default: nil
      }
    }
  }

  private static var date: JSON {
    .any(of: [
      .text(matching: "^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$"),
      .object([.init("type", .string("integer")), .init("minimum", .number(1_000)), .init("maximum", .number(9_999))]),
      .object([.init("type", .string("null"))]),
    ])
  }

  private static var trace: JSON {
    .mapping(EvidenceReader.traceKeys, required: ["id", "structure", "steps"]) { key in
      if let shared = structureKey(key) { return shared }
      return switch key {
      case "id": (.identifier(allowsCapitals: true), "Its name within the file.")
      case "platform": (platform(MappingReader.statedPlatformKeys), "What it was made on, as far as the log says.")
      case "kind": (.words(of: EvidenceFile.Source.Kind.self), "Where it is another than the source's.")
      case "records": (records, "All that the loggers can print.")
      case "only": (.text(.word), "The controller that alone was logged.")
      case "partial": (.words(of: ObservedTrace.Partial.self), "How much of what happened the events tell.")
      case "os": (.text(.title), "The release, where it is another than the source's.")
      case "note": (.localized(.note), "A remark.")
      case "steps": (.list(of: step), "What was done, and what was printed.")
      case "raw": (.text(.log), "The lines as the source printed them.")
      default: nil
      }
    }
  }

  private static var step: JSON {
    .mapping(EvidenceReader.stepKeys, required: ["do"]) { key in
      if let shared = stepKey(key) { return shared }
      return switch key {
      case "events": (.list(of: .text(matching: "\\S[ (]+\\S")), "What was printed, as 'SUBJECT callback'.")
      case "partial": (.words(of: ObservedTrace.Partial.self), "How much of the step the events tell.")
      case "note": (.text(.note), "A remark.")
      default: nil
      }
    }
  }

  /// A list for all loggers, or one for each.
  private static var records: JSON {
    let words = JSON.list(of: .text(.word))
    return .any(of: [words, .object([.init("type", .string("object")), .init("additionalProperties", words)])])
  }
}
