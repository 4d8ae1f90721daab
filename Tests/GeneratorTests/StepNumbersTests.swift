import Analysis
import Testing

/// Numbers of steps are those that were given, in a short scenario and in one that has more steps than a word has bits.
@Suite struct StepNumbersTests {
  @Test(arguments: [[], [1], [64], [65], [1, 64], [1, 64, 65], [2, 3, 200], Array(1...64), Array(1...65)])
  func allAreThere(numbers: [Int]) {
    #expect(StepNumbers(numbers).all == numbers)
  }
}
