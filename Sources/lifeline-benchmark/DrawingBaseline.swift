import Diagrams
import Drawing
import Foundation
import Graphviz

/// The C program that has libgvc do all of the drawing of 200 diagrams: what else is measured is held against it.
struct DrawingBaseline {
  /// How many diagrams it draws.
  let count: Int
  private let program: String
  private let dot: String
  private let svg: String

  /// Writes what it reads into a folder.
  init(program: String, work: String) throws {
    self.program = program
    (dot, svg) = ("\(work)/dot", "\(work)/svg")
    for folder in [dot, svg] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let diagrams = DrawingRun.diagrams
    count = diagrams.count
    guard Set(diagrams.map(StateDiagramDrawing().graph).map(\.edges)).count == count else {
      throw Failure(description: "some diagrams are the same")
    }
    for diagram in diagrams {
      let text = StateDiagramDrawing().dot(of: diagram)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(dot)/\(diagram.id).dot"))
    }
  }

  /// How long it takes, once.
  func milliseconds() throws -> Double {
    let time = try MeasuredProcess(program, [dot, svg]).milliseconds
    guard try FileManager.default.contentsOfDirectory(atPath: svg).count == count else {
      throw Failure(description: "\(program) has not drawn all of \(count) diagrams")
    }
    return time
  }
}
