import Lifecycle
import Logs
import Stories
import Testing

/// Logs with faults, held against what was done.
@Suite struct PlantedFaultTests {
  @Test func theFirstWrongLineIsFoundAndTheFaultIsNamed() throws {
    let old = try #require(Release(17))
    // On two releases, so that there are logs enough of what few scenarios have.
    let scripts =
      RoundTripTests.scripts
      + RoundTripTests.scripts.map { script in
        var script = script
        script.platform = Platform(release: old, idiom: script.platform.idiom)
        return script
      }
    let faults = PlantedFault.all(in: scripts, each: 4)
    #expect(faults.count == 40)
    var (lines, named) = (0, 0)
    for fault in faults {
      let found = Verification.verify(LogReader().read(fault.text).events, following: fault.script)
      let isRight = found.departure?.event == fault.place
      let isNamed = fault.isNamed(by: found)
      lines += isRight ? 1 : 0
      named += isNamed ? 1 : 0
      if !isRight || !isNamed { print("\(fault.kind), line \(fault.place): \(found.departure?.event ?? -1)") }
    }
    print("\(faults.count) faults: line right \(lines), named \(named)")
    #expect(Double(lines) >= 0.95 * Double(faults.count))
    #expect(Double(named) >= 0.8 * Double(faults.count))
  }
}
