internal import Site

/// Answers browsers with what the site is at the moment.
struct Answers: Sendable {
  let site: LiveSite

  /// What is answered to a request.
  func answer(_ request: Request) async -> Answer {
    guard let host = request.host else {
      return .sentence(.badRequest, "The request does not say which host it is for.")
    }
    guard LocalNames.include(host) else {
      return .sentence(.misdirected, "This preview is at localhost, 127.0.0.1 and [::1], and at no other name.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var answer = Answer.sentence(.methodNotAllowed, "This preview can only be read.")
      answer.fields = [("Allow", "GET, HEAD")]
      return answer
    }
    guard let path = RequestPath(request.path) else {
      return .sentence(.badRequest, "The address leads out of the site.")
    }
    let answer = await answer(path, to: request)
    guard answer.status == .ok, let tag = answer.tag, EntityTag.isKnown(tag, in: request.knownTags) else {
      return answer
    }
    return Answer(status: .notModified, type: answer.type, body: answer.body, tag: tag)
  }

  private func answer(_ path: RequestPath, to request: Request) async -> Answer {
    if path.file == OwnFiles.events {
      // Who asks for the head alone would not read what comes.
      let body: Answer.Body = request.method == "GET" ? .events(await site.events()) : .bytes([])
      return Answer(status: .ok, type: ContentType.events, body: body)
    }
    if let own = OwnFiles.contents(path.file) {
      return Answer(status: .ok, type: ContentType.of(path.file, own), body: .bytes(own), tag: EntityTag(own).text)
    }
    guard let site = await site.current else { return waiting }
    if let bytes = await site.file(path.file) { return await file(.ok, path.file, bytes, in: site) }
    let problems = await site.problems(path.file)
    if !problems.isEmpty {
      let failed = OwnFiles.failed(self.site.excerpts.problems(problems))
      return page(.failed, failed, tag: EntityTag(failed).text)
    }
    if await site.file(path.indexInside) != nil {
      var answer = Answer.sentence(.found, "This is a folder.")
      answer.fields = [("Location", path.folderAddress(with: request.query))]
      return answer
    }
    for page in path.notFoundPages {
      if let bytes = await site.file(page) { return await file(.notFound, page, bytes, in: site) }
    }
    return .sentence(.notFound, "The site has no such page.")
  }

  private func file(_ status: Answer.Status, _ path: String, _ bytes: [UInt8], in site: PreviewedSite) async -> Answer {
    let type = ContentType.of(path, bytes)
    var tag = EntityTag(bytes)
    guard type == ContentType.html else {
      return Answer(status: status, type: type, body: .bytes(bytes), tag: tag.text)
    }
    // A page is another one if what it loads is.
    for used in UsedFiles.paths(in: bytes, of: path) {
      if let bytes = await site.file(used) { tag.add(bytes) }
    }
    return page(status, bytes, tag: tag.text)
  }

  private func page(_ status: Answer.Status, _ bytes: [UInt8], tag: String) -> Answer {
    Answer(status: status, type: ContentType.html, body: .bytes(OwnFiles.withScript(bytes, tag: tag)), tag: tag)
  }

  /// What is shown before the first site is there. It becomes the page that was asked for as soon as there is one.
  private var waiting: Answer { page(.unavailable, OwnFiles.waiting, tag: EntityTag(OwnFiles.waiting).text) }
}
