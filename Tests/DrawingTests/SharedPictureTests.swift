import Testing

@testable import Drawing

@Suite struct SharedPictureTests {
  private static let titles = [
    "Sheet", "Push and pop on a navigation stack", String(repeating: "A tab bar in a split view, ", count: 12),
    "presentationControllerDidAttemptToDismiss", "전체 화면으로 걸려 온 전화의 거절과 그 뒤에 오는 모든 호출", "引き下げても元に戻るシート",
  ]

  /// Every line of a title is within its half of the picture, and no letters of it are lost.
  @Test(arguments: titles, [500.0, 1050])
  func titlesFit(title: String, limit: Double) {
    let (font, lines) = SharedPicture.titleLines(title, limit: limit)
    #expect(Double(lines.count) * font * 1.24 <= 345)
    for line in lines { #expect(TextMetrics(isBold: true).width(of: line, fontSize: font) <= limit * 1.15, "\(line)") }
    let whole = title.filter { $0 != " " }
    #expect(whole.hasPrefix(lines.joined().filter { $0 != " " }))
    #expect(font == 24 || lines.joined().filter { $0 != " " } == whole)
  }

  @Test func callsStandOnTheirLanesAndNoTextIsMarkup() {
    let picture = SharedPicture(
      site: "<b>Site</b>", part: "Scenarios", title: "\"><script>alert(1)</script>", lanes: ["A", "<i>B"],
      calls: [
        .init(lane: 0, callback: "viewWillDisappear", beginsStep: true),
        .init(lane: 1, callback: "viewDidLoad", beginsStep: false),
        .init(lane: 1, callback: String(repeating: "presentationController", count: 4), beginsStep: true),
      ])
    let svg = picture.svg
    #expect(!svg.contains("<script") && !svg.contains("<b>") && !svg.contains("<i>"))
    #expect(svg.contains("A viewWillDisappear") && svg.contains("&lt;i>B viewDidLoad"))
    // Dots on two lanes, one line between two steps
    let dots = svg.matches(of: /<circle cx="([0-9.]+)"/).map { $0.1 }
    #expect(dots.count == 3 && dots[0] != dots[1] && dots[1] == dots[2])
    #expect(svg.matches(of: /class="step"/).count == 1)
    #expect(svg.contains("…"))
  }

  @Test func aPageWithoutCallsHasNoLanes() {
    let svg = SharedPicture(site: "Site", part: "Callbacks", title: "viewDidLoad").svg
    #expect(!svg.contains("class=\"lane\"") && svg.contains(">viewDidLoad</text>"))
  }
}
