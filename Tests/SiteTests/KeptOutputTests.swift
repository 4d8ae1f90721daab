import Diagnostics
import Fingerprints
import Foundation
import Testing

@testable import Site

/// What a build has left need not be made again, as long as it is there as it was left.
@Suite struct KeptOutputTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)").path
  private let program = Array("a program".utf8)
  private let key = Fingerprint(of: "inputs")

  private func output() throws -> OutputStatuses { try OutputStatuses([(name: "site", path: "\(folder)/site")]) }
  private var table: String { "\(folder)/table" }

  private func write(_ files: [String: String]) throws {
    var tree = OutputTree()
    for (path, text) in files { tree.add(text, at: path) }
    let holder = OutputLock.Holder(process: getpid(), since: "")
    guard case .taken(let lock) = try OutputLock.attempt(on: "\(folder)/site", by: holder) else { return }
    defer { lock.release() }
    _ = try OutputWriter().write(tree, under: lock)
    let (pages, targets) = pages(files)
    let kept = files.keys.map { path in
      KeptOutput.File(name: "site/\(path)", key: key, anchors: pages[path] ?? PageAnchors())
    }
    try KeptOutput.keep(kept, targets: ["site": targets], at: table, program: program, output: try output())
  }

  /// What can be linked to in each page, and where the pages' links lead.
  private func pages(_ files: [String: String]) -> ([String: PageAnchors], LinkTargets) {
    var (anchors, targets) = ([String: PageAnchors](), LinkTargets())
    for (path, text) in files {
      guard let page = PageTargets(path: path, bytes: Array(text.utf8), beside: targets) else { continue }
      anchors[path] = page.anchors
      targets.add(page)
    }
    return (anchors, targets)
  }

  private func kept(program: [UInt8]? = nil) throws -> KeptOutput {
    KeptOutput(at: table, program: program ?? self.program, output: try output())
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func holdsWhatFollowsFromTheSame() throws {
    defer { remove() }
    try write(["a.html": "<i id=x>", "b/c.txt": "text"])
    let kept = try kept()
    #expect(kept.names == ["site/a.html", "site/b/c.txt"])
    #expect(kept["site/a.html"]?.key == key && kept["site/b.html"] == nil)
    #expect(kept.bytes(of: "site/b/c.txt") == Array("text".utf8))
    #expect(try self.kept(program: Array("another".utf8)).names == [])
  }

  @Test func doesNotHoldWhatSomebodyChanged() throws {
    defer { remove() }
    try write(["a.html": "one", "b.html": "one", "c.html": "one", "d.html": "one"])
    try Data("two".utf8).write(to: URL(fileURLWithPath: "\(folder)/site/a.html"))
    try FileManager.default.removeItem(atPath: "\(folder)/site/b.html")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: "\(folder)/site/c.html")
    #expect(try kept().names == ["site/d.html"])
  }

  @Test func holdsWhatWasFoundOutBesidesFiles() throws {
    defer { remove() }
    var digests = KeptDigests()
    _ = digests.digest(for: key) { Fingerprint(of: "result") }
    #expect(digests.findings(for: Fingerprint(of: "check")) { [Int]() }.isEmpty)
    try KeptOutput.keep([], digests, targets: [:], at: table, program: program, output: try output())
    var kept = try kept().digests
    #expect(kept.isClean(Fingerprint(of: "check")))
    #expect(kept.digest(for: key) { Fingerprint() } == Fingerprint(of: "result"))
    #expect(!(try self.kept(program: Array("another".utf8))).digests.isClean(Fingerprint(of: "check")))
  }

  @Test func aDamagedTableListsNothing() throws {
    defer { remove() }
    try write(["a.html": "one", "b.html": "two"])
    let whole = try Data(contentsOf: URL(fileURLWithPath: table))
    for length in [0, 1, 17, 18, 40, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: URL(fileURLWithPath: table))
      #expect(try kept().names == [], "cut to \(length)")
    }
    for place in stride(from: 0, to: whole.count, by: 7) {
      var damaged = whole
      damaged[place] ^= 0x10
      try damaged.write(to: URL(fileURLWithPath: table))
      #expect(try kept().names == [], "byte \(place)")
    }
    try whole.write(to: URL(fileURLWithPath: table))
    #expect(try kept().names.count == 2)
  }

  /// What is made in the next build, beside what stays.
  private func problems(made: [String: String], staying: [String]) throws -> [String] {
    var tree = OutputTree()
    for (path, text) in made { tree.add(text, at: path) }
    for path in staying { tree.keep(path) }
    let kept = try kept()
    let (pages, own) = pages(made)
    var targets = kept.targets(of: "site").union(own)
    let found = LinkCheck.diagnostics(in: tree, named: "site", anchors: pages, targets: &targets, beside: kept)
    // Whatever pages led to before, what is told of a tree is what its pages say.
    var ofAll = LinkTargets()
    if found.isEmpty {
      for path in tree.paths {
        let bytes = tree[path] ?? kept.bytes(of: "site/\(path)") ?? []
        if let page = PageTargets(path: path, bytes: bytes, beside: LinkTargets()) { ofAll.add(page) }
      }
      #expect(ofAll.areThere(in: tree) { pages[$0] ?? kept["site/\($0)"]?.anchors })
    }
    return found.map { "\($0.location.file):\($0.location.line):\($0.location.column) \($0.id)" }
  }

  @Test func linksAreFollowedFromAndToWhatStays() throws {
    defer { remove() }
    try write(["a.html": "<a href='b.html#x'>", "b.html": "<i id=x><i id=y>", "c.html": "<a href='b.html#y'>"])
    #expect(try problems(made: ["b.html": "<i id=y><i id=x><i id=z>"], staying: ["a.html", "c.html"]) == [])
    #expect(try problems(made: ["a.html": "<a href='b.html#y'>"], staying: ["b.html", "c.html"]) == [])
    #expect(
      try problems(made: ["a.html": "<a href='b.html#yy'>"], staying: ["b.html", "c.html"]) == [
        "a.html:1:10 link.missing-anchor"
      ])
    // The page that leads there stays as it is, and yet its link is broken now.
    #expect(
      try problems(made: ["b.html": "<i id=y>"], staying: ["a.html", "c.html"]) == [
        "a.html:1:10 link.missing-anchor"
      ])
    #expect(
      try problems(made: ["d.html": ""], staying: ["a.html", "c.html"]) == [
        "a.html:1:10 link.missing-file", "c.html:1:10 link.missing-file",
      ])
    // A page that no longer leads there has no broken link, and one that stays has none in a file without places.
    #expect(try problems(made: ["a.html": "", "b.html": "<i id=y>"], staying: ["c.html"]) == [])
    #expect(
      try problems(made: ["a.html": "<a href='.#top'>", "b.html": "", "c.html": "<a href='#z'>"], staying: []) == [
        "a.html:1:10 link.missing-file", "c.html:1:10 link.missing-anchor",
      ])
    #expect(
      try problems(made: ["a.html": "<a href='../x'>", "b.html": "<i id=x>", "c.html": ""], staying: []) == [
        "a.html:1:10 link.outside"
      ])
  }

  @Test func aFolderStandsForItsIndexPage() throws {
    defer { remove() }
    try write(["index.html": "<i id=x>", "a/index.html": "<i id=y>", "s.svg": "<svg id='z'/>"])
    let staying = ["index.html", "a/index.html", "s.svg"]
    let fine = "<a href='..#x'><a href='../a/#y'><a href='./#top'><a href='../s.svg#other'><a href='../#k=v'>"
    #expect(try problems(made: ["a/b.html": fine], staying: staying) == [])
    #expect(
      try problems(made: ["a/b.html": "<a href='../a#x'>"], staying: staying) == ["a/b.html:1:10 link.missing-anchor"])
  }

  @Test func aFileThatIsGoneMeanwhileIsNoFileThatStays() throws {
    defer { remove() }
    try write(["a.html": "one", "b.html": "two"])
    var tree = OutputTree()
    tree.keep("a.html")
    tree.keep("c.html")
    let holder = OutputLock.Holder(process: getpid(), since: "")
    guard case .taken(let lock) = try OutputLock.attempt(on: "\(folder)/site", by: holder) else { return }
    defer { lock.release() }
    #expect(throws: OutputError.self) { try OutputWriter().write(tree, under: lock) }
    #expect(FileManager.default.contents(atPath: "\(folder)/site/b.html") == Data("two".utf8))
  }
}
