extension Explanation {
  /// What can be wrong with the output.
  static let ofOutput: [Explanation] = [
    Explanation(
      "build.stale", "The book in the output folder is not what the content gives now. CI would publish an old one.",
      .said(
        wrong: "The content was changed, and the book was not built again.",
        right: "lifeline build, and commit the book")),
    Explanation(
      "diagram.failed", "Graphviz could not lay the diagram out, or took too long.",
      .said(wrong: "A diagram that takes minutes", right: "A scenario of fewer steps, or several of them")),
    Explanation(
      "diagram.image", "PNG and PDF are made by librsvg's program rsvg-convert, which is missing or has failed.",
      .said(
        wrong: "lifeline draw push-pop -o push.png, without librsvg",
        right: "Scripts/setup, or lifeline draw push-pop -o push.svg")),
    Explanation(
      "diagram.same-name", "Two diagrams would be files of one name.",
      .said(
        wrong: "The scenarios push-1 with a controller '2', and push", right: "Another id for one of the scenarios")),
    Explanation(
      "diagram.too-large", "The diagram has more than can be laid out or read.",
      .said(wrong: "A scenario of some hundred controllers", right: "Several scenarios, each of which shows one thing")
    ),
    Explanation(
      "sheet.overflow", "A sheet is one page, and this one has more than fits on it in letters that can be read.",
      .said(
        wrong: "Content with a page of prose for each callback",
        right: "Shorter entries in the lists of what a callback is for, or the paper that has room for them")),
    Explanation(
      "embed.marks", "A place in a Markdown file lies between two lines: one asks, and one ends it.",
      .said(
        wrong: "<!-- lifeline: push-pop -->\n(end of the file)",
        right: "<!-- lifeline: push-pop -->\n<!-- /lifeline -->")),
    Explanation(
      "embed.no-place", "A Markdown file that was named for lifeline embed has no place to fill.",
      .said(wrong: "lifeline: push-pop", right: "<!-- lifeline: push-pop -->\n<!-- /lifeline -->")),
    Explanation(
      "embed.request",
      "A place asks with a scenario's id or file, or with a flow, and the options of lifeline simulate.",
      .said(
        wrong: "<!-- lifeline: push-pop --ios 99 -->\n<!-- /lifeline -->",
        right: "<!-- lifeline: push-pop --ios 17 -->\n<!-- /lifeline -->")),
    Explanation(
      "embed.stale", "What stands in a place is not what the model gives now. CI would publish an old one.",
      .said(wrong: "The scenario was changed, and the file was not filled again.", right: "lifeline embed README.md")),
    Explanation(
      "output.cancelled", "The writing was ended before it was done. The old output is as it was.",
      .said(wrong: "Ctrl-C during a build", right: "Another build")),
    Explanation(
      "output.dangling-link", "The output folder is a link to what is not there.",
      .said(wrong: "Output, a link to a disk that is not mounted", right: "Output, a folder")),
    Explanation(
      "output.duplicate-path", "Two pages would be one file.",
      .said(wrong: "Two texts that become one address", right: "Another id for one of them")),
    Explanation(
      "output.file-and-folder", "One path would be a file and a folder.",
      .said(wrong: "The assets 'a' and 'a/b.png'", right: "The assets 'a.txt' and 'a/b.png'")),
    Explanation(
      "output.foreign-files", "The output folder holds files that no build has made. They are never removed.",
      .said(
        wrong: "Output/site with notes.txt in it",
        right: "notes.txt elsewhere, or in Templates/assets where it belongs to the site")),
    Explanation(
      "output.foreign-folder",
      "The folder was made by no build, or by another command, and is not empty, so it is not replaced.",
      .said(wrong: "lifeline build --output Documents", right: "lifeline build --output Output")),
    Explanation(
      "output.invalid-path", "A name has a character that not every file system takes.",
      .path(wrong: "Templates/assets/a:b.txt", right: "Templates/assets/ab.txt", text: "A text.")),
    Explanation(
      "output.locked", "Another build writes into the folder, and --no-wait says not to wait for it.",
      .said(wrong: "Two builds at once", right: "One after the other, or without --no-wait")),
    Explanation(
      "output.not-a-folder", "Something else is where the output folder is to be.",
      .said(wrong: "Output, a file", right: "Output, a folder, or nothing yet")),
    Explanation(
      "output.path-case", "Two files have names that differ in capitals only. On many disks they are one file.",
      .said(wrong: "The assets 'A.txt' and 'a.txt'", right: "The assets 'A.txt' and 'b.txt'")),
    Explanation(
      "output.protected-folder",
      "The folder is one that must not be replaced: the home folder, the content, the templates.",
      .said(wrong: "lifeline build --output Content", right: "lifeline build --output Output")),
    Explanation(
      "output.repository", "The folder holds a repository, which a build would remove.",
      .said(
        wrong: "lifeline build into a checked-out gh-pages branch",
        right: "lifeline build, and a copy of Output/site to there")),
    Explanation(
      "output.system", "The system does not let the folder be written. Its own words follow.",
      .said(wrong: "A disk that is full", right: "Room on the disk")),
  ]
}
