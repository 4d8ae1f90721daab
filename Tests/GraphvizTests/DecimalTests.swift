import Testing

@testable import Graphviz

@Suite struct DecimalTests {
  @Test(arguments: [
    ("0", 0), ("12", 12), ("-1.5", -1.5), ("+3", 3), ("1e+05", 100_000), ("2.5e-02", 0.025), (".5", 0.5),
    ("123.45", 123.45),
  ])
  func `numbers are read`(text: String, expected: Double) {
    #expect(Decimal.value(text.utf8) == expected)
  }

  @Test(arguments: ["", "-", "1,5", "1.2.3", "e5", "1e", "x", "nan", "1e999", " 1"])
  func `everything else is not`(text: String) {
    #expect(Decimal.value(text.utf8) == nil)
  }

  @Test(arguments: [(0, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (0.00001, "0"), (-0.00001, "0"), (1.0 / 3, "0.3333")])
  func `numbers are written`(value: Double, expected: String) {
    #expect(Decimal.text(value) == expected)
  }
}
