import ArgumentParser
import Diagnostics
import Reports
import Scenarios

/// A Markdown file with places to fill, and what is wrong with it.
struct EmbeddingFile {
  let path: String
  let content: ContentOption
  /// The text as it is in the file.
  private(set) var text = ""
  private(set) var findings: [Diagnostic] = []
  private var embedding = EmbeddingText("")

  /// Whether the file begins with the mark of its encoding.
  private var hasMark = false

  var places: [EmbeddingText.Place] { embedding.places }

  /// The bytes of the file with another text; a mark stays before it.
  func bytes(of text: String) -> [UInt8] { (hasMark ? TextFile.encodingMark : []) + text.utf8 }

  init(path: String, content: ContentOption) {
    self.path = path
    self.content = content
    switch TextFile.read(path, shownAs: path) {
    case .failure(let failure): findings.append(failure.diagnostic)
    case .success(let file):
      hasMark = file.bytes.starts(with: TextFile.encodingMark)
      let bytes = file.bytes.dropFirst(hasMark ? TextFile.encodingMark.count : 0)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        findings += file.visibleText().diagnostics
        return
      }
      self.text = text
      embedding = EmbeddingText(text)
      for fault in embedding.faults { findings.append(Self.words(fault, path)) }
      if embedding.places.isEmpty, embedding.faults.isEmpty {
        findings.append(
          Diagnostic(
            .warning, id: "embed.no-place", at: SourceLocation(file: path),
            "there is no line such as <!-- lifeline: push-pop -->"))
      }
    }
  }

  /// What each place asks for; `nil` where it cannot be had, for which there is a finding.
  mutating func texts() -> [String?] {
    places.map { place in
      do throws(EmbeddedFlow.Failure) {
        return try EmbeddedFlow.markdown(of: place.request, content: content)
      } catch {
        let at = SourceLocation(file: path, line: place.line, column: 1)
        switch error {
        case .words(let words): findings.append(Diagnostic(id: "embed.request", at: at, words))
        case .flow(let found):
          findings += found.map { Diagnostic(id: $0.id, at: at, "\($0.location.description): \($0.summary)") }
        case .file(let found):
          let note = Diagnostic.Note("it is asked for here", at: at)
          findings += found.map {
            Diagnostic($0.severity, id: $0.id, at: $0.location, $0.summary, notes: $0.notes + [note])
          }
        }
        return nil
      }
    }
  }

  /// The file's text with these in its places.
  func filled(with texts: [String?]) -> String? {
    let texts = texts.compactMap { $0 }
    return texts.count == places.count ? embedding.filled(with: texts) : nil
  }

  /// Tells of each place that holds something else than it would.
  mutating func reportStale(_ filled: String) {
    guard filled != text else { return }
    let fresh = EmbeddingText(filled)
    for (old, new) in zip(places, fresh.places) where embedding.content(of: old) != fresh.content(of: new) {
      findings.append(
        Diagnostic(
          id: "embed.stale", at: SourceLocation(file: path, line: old.line, column: 1),
          "what is here is not what the model gives now; run: \(command)"))
    }
  }

  /// The command that fills the file, to be pasted into a shell.
  private var command: String {
    let option = content.given.map { "--content \(ShellWords.word($0)) " } ?? ""
    return "lifeline embed \(option)\(ShellWords.word(path))"
  }

  private static func words(_ fault: EmbeddingText.Fault, _ path: String) -> Diagnostic {
    let summary =
      switch fault {
      case .notClosed: "this place has no end; close it with a line <!-- /lifeline -->"
      case .inQuotation: "a place in a quotation cannot be filled; take its lines out of the quotation"
      case .tooFarIn: "this line goes on with the paragraph above, so it begins no place; indent it less"
      case .notOpen: "this ends a place that did not begin; it begins with a line such as <!-- lifeline: push-pop -->"
      }
    return Diagnostic(id: "embed.marks", at: SourceLocation(file: path, line: fault.line, column: 1), summary)
  }
}
