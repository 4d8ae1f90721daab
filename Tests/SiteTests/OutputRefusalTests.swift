import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

/// What a writer leaves alone: everything that no build made.
struct OutputRefusalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFolderWithoutAMark() throws {
    for name in ["thesis.txt", "b", "c", "d", "e", "f/x"] { try folder.write("mine", to: "site/" + name) }
    #expect(
      try report { _ = try folder.write(tree(["a": "1"]), to: folder("site")) } == """
        \(folder("site")): error: '\(folder("site"))' was not made by a build and is not empty, so it is not replaced \
        [output.foreign-folder]
          note: it holds 'b', 'c', 'd', 'e', 'f' and 1 more; choose another folder, or empty this one

        """)
    #expect(try folder.listing("site").count == 7)
    #expect(try !folder.listing().contains { $0.contains("lock") })
  }

  @Test(arguments: ["folder", "link", "empty file", "former text and more", "link to a mark"])
  func whatOnlyHasTheNameOfAMark(kind: String) throws {
    try folder.write("mine", to: "site/thesis.txt")
    for name in [".lifeline", ".lifeline-output"] {
      switch kind {
      case "folder": try folder.write("kept layouts", to: "site/\(name)/layouts")
      case "link": try folder.link("site/" + name, to: "thesis.txt")
      case "empty file": try folder.write("", to: "site/" + name)
      case "former text and more":
        try folder.write("This folder is made by 'lifeline build', which replaces all of it.\n\n", to: "site/" + name)
      default:
        _ = try folder.write(tree(["thesis.txt": "mine"]), to: folder("other"))
        try folder.link("site/" + name, to: folder("other/.lifeline-output"))
      }
    }
    let before = try folder.listing("site")
    #expect(try report { _ = try folder.write(tree(["a": "1"]), to: folder("site")) }.contains("foreign-folder"))
    #expect(try folder.listing("site") == before)
    #expect(folder.text("site/thesis.txt") == "mine")
  }

  @Test func filesThatNoBuildMade() throws {
    _ = try folder.write(tree(["a": "1", "b/c": "1"]), to: folder("site"))
    for name in ["b/mine.txt", "z", ".htaccess", "w1", "w2", "w3", "w4"] {
      try folder.write("mine", to: "site/" + name)
    }
    let words = try report { _ = try folder.write(tree(["a": "2"]), to: folder("site")) }
    #expect(
      words.contains(
        "holds what no build made, so it is not replaced: '.htaccess', 'b/mine.txt', 'w1', 'w2', 'w3' and 2 more [output.foreign-files]"
      ))
    #expect(words.contains("note: move away what you need"))
    #expect(folder.text("site/a") == "1" && folder.text("site/b/mine.txt") == "mine")
  }

  @Test func aFileThatATreeNowHasTooAndThatSaysSomethingElse() throws {
    _ = try folder.write(tree(["a": "1"]), to: folder("site"))
    try folder.write("mine", to: "site/robots.txt")
    let words = try report { _ = try folder.write(tree(["a": "1", "robots.txt": "theirs"]), to: folder("site")) }
    #expect(words.contains("not replaced: 'robots.txt'"))
    #expect(folder.text("site/robots.txt") == "mine")
    // The same bytes are no loss.
    #expect(try folder.write(tree(["a": "2", "robots.txt": "mine"]), to: folder("site")).unchanged == ["robots.txt"])
  }

  @Test func whatALinkLeadsTo() throws {
    try folder.write("mine", to: "elsewhere/thesis.txt")
    _ = try folder.write(tree(["a": "1"]), to: folder("site"))
    try folder.link("site/l", to: folder("elsewhere"))
    #expect(try report { _ = try folder.write(tree(["a": "2"]), to: folder("site")) }.contains("'l'"))
    #expect(folder.text("elsewhere/thesis.txt") == "mine")
  }

  @Test func aNameThatIsNotUTF8() throws {
    _ = try folder.write(tree(["a": "1"]), to: folder("site"))
    let path = Array(folder("site/").utf8) + [0x66, 0xFF, 0]
    // Not every file system takes such a name.
    guard
      let file = path.withUnsafeBufferPointer({
        fopen(UnsafeRawPointer($0.baseAddress!).assumingMemoryBound(to: CChar.self), "w")
      })
    else { return }
    fclose(file)
    #expect(try report { _ = try folder.write(tree(["a": "2"]), to: folder("site")) }.contains("'f\u{FFFD}'"))
    #expect(folder.text("site/a") == "1")
  }

  @Test(arguments: [".git/HEAD", ".git", "deep/er/.git"]) func repositories(path: String) throws {
    _ = try folder.write(tree(["a": "1", "deep/er/b": "1"]), to: folder("site"))
    try folder.write("ref", to: "site/" + path)
    let words = try report { _ = try folder.write(tree(["a": "2"]), to: folder("site")) }
    #expect(words.contains("holds a repository, '\(path.replacing("/HEAD", with: ""))', so it is not replaced"))
    #expect(folder.text("site/" + path) == "ref")
    // And in a folder that no build made.
    try folder.write("ref", to: "other/.git/HEAD")
    #expect(try report { _ = try folder.write(tree(["a": "2"]), to: folder("other")) }.contains("[output.repository]"))
  }

  @Test func whatAPublisherPutsThereStays() throws {
    _ = try folder.write(tree(["a": "1"]), to: folder("site"))
    for name in ["CNAME", ".nojekyll", ".DS_Store"] {
      try folder.write("mine", to: "site/" + name)
      try folder.age("site/" + name)
    }
    #expect(try folder.write(tree(["a": "1"]), to: folder("site")).isEmpty)
    _ = try folder.write(tree(["a": "2"]), to: folder("site"))
    for name in ["CNAME", ".nojekyll", ".DS_Store"] { #expect(try folder.isAged("site/" + name)) }
    #expect(try OutputWriter().differences(between: tree(["a": "2"]), and: folder("site")).isEmpty)
    // Unless the tree says otherwise; what it brought goes with it.
    _ = try folder.write(tree(["a": "2", "CNAME": "theirs"]), to: folder("site"))
    #expect(folder.text("site/CNAME") == "theirs")
    _ = try folder.write(tree(["a": "2"]), to: folder("site"))
    #expect(folder.text("site/CNAME") == nil && folder.text("site/.nojekyll") == "mine")
  }

  @Test func aFolderThatABuildMadeBeforeThereWereLists() throws {
    try folder.write("This folder is made by 'lifeline build', which replaces all of it.\n", to: "site/.lifeline")
    for name in ["a", "old/page", "CNAME"] { try folder.write("1", to: "site/" + name) }
    let changes = try folder.write(tree(["a": "1"]), to: folder("site"))
    #expect(changes.removed == ["old/page"] && changes.unchanged == ["a"])
    #expect(try folder.listing("site") == [".lifeline-output", "CNAME", "a"])
    // From now on the list counts.
    try folder.write("mine", to: "site/b")
    #expect(throws: OutputError.foreignFiles(folder("site"), ["b"])) {
      try folder.write(tree(["a": "1"]), to: folder("site"))
    }
  }

  @Test func everythingIsReportedInOneRun() throws {
    try folder.write("mine", to: "Output/site/x")
    try folder.write("mine", to: "Output/book")
    let words = try report { _ = try folder.write(site: ["a": "1"], book: ["b": "1"], to: folder("Output")) }
    #expect(words.contains("[output.foreign-folder]") && words.contains("[output.not-a-folder]"))
  }

  @Test func aLinkToNothing() throws {
    try folder.link("site", to: "nowhere")
    #expect(
      try report { _ = try folder.write(tree(["a": "1"]), to: folder("site")) }.contains(
        "'\(folder("site"))' is a link to 'nowhere', which is not there [output.dangling-link]"))
    #expect(throws: OutputError.danglingLink(folder("site"), to: "nowhere")) {
      try OutputWriter().requirePlaces(for: [folder("site/inner")])
    }
  }
}

/// Places that no output may take, whatever they are called.
struct ProtectedPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["project/Content/Scenarios", "project/Templates", "home/me"] { try folder.makeFolder(name) }
    try folder.link("project/site", to: ".")
    try folder.link("elsewhere", to: "project/Content")
  }

  @Test(arguments: [
    ("project", "is the folder in which the command runs"), ("project/../project/.", "is the folder in which"),
    ("project/site", "is the folder in which"), ("home", "holds a home folder"), ("home/me", "is a home folder"),
    ("project/Content", "is the folder of content"), ("project/Content/Scenarios", "lies in the folder of content"),
    ("project/Content/new/site", "lies in the folder of content"), ("elsewhere/site", "lies in the folder of content"),
    ("elsewhere", "is the folder of content"), ("project/Templates/x", "lies in the folder of templates"),
    ("/", "is the root of the file system"), ("/..", "is the root of the file system"), (".", "holds the folder"),
  ])
  func areRefused(path: String, words: String) throws {
    // Marks make no difference, and neither do empty folders.
    let path = path.hasPrefix("/") ? path : folder(path)
    let writer = OutputWriter(protecting: [
      ProtectedPlace(.workingFolder, at: folder("project")), ProtectedPlace(.content, at: folder("project/Content")),
      ProtectedPlace(.templates, at: folder("project/Templates")), ProtectedPlace(.home, at: folder("home/me")),
    ])
    let text = try report { try writer.requirePlaces(for: [path]) }
    #expect(text.contains(words) && text.contains("[output.protected-folder]"), "\(text)")
    #expect(throws: OutputError.self) { try folder.write(tree(["a": "1"]), to: path, writer) }
  }

  @Test(arguments: ["project/Output/site", "project/Contents", "home/me/site", "home/you", "new/Content"])
  func othersAreNot(path: String) throws {
    let writer = OutputWriter(protecting: [
      ProtectedPlace(.workingFolder, at: folder("project")), ProtectedPlace(.content, at: folder("project/Content")),
      ProtectedPlace(.templates, at: folder("nowhere")), ProtectedPlace(.home, at: folder("home/me")),
    ])
    #expect(try folder.write(tree(["a": "1"]), to: folder(path), writer).added == ["a"])
  }

  /// Whoever makes a folder, its mark says so, and others keep out.
  @Test func whatAnotherCommandMadeIsNotReplaced() throws {
    let sheets = OutputWriter(for: "sheets")
    _ = try folder.write(tree(["a": "1"]), to: folder("Sheets"), sheets)
    #expect(try folder.write(tree(["a": "2"]), to: folder("Sheets"), sheets).changed == ["a"])
    _ = try folder.write(tree(["index.html": "1"]), to: folder("site"))
    for (name, writer, words) in [
      ("site", sheets, "was made by 'lifeline build', and 'lifeline sheets' does not replace it"),
      ("Sheets", OutputWriter(), "was made by 'lifeline sheets', and 'lifeline build' does not replace it"),
    ] {
      let before = try folder.listing(name)
      let said = try report { _ = try folder.write(tree(["b": "2"]), to: folder(name), writer) }
      #expect(said.contains(words) && said.contains("[output.foreign-folder]"))
      #expect(try folder.listing(name) == before)
    }
  }
}
