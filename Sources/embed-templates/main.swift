// Writes the files of folders as one Swift file, those of each as a constant: `embed-templates FILE.swift NAME FOLDER …`. The
// build calls it.
import Foundation

/// A Swift literal of the bytes. Text stands as it is; each byte of what is no text stands as the scalar of that number.
func literal(_ data: Data) -> (isText: Bool, literal: String) {
  let text = String(data: data, encoding: .utf8)
  var literal = "\""
  for scalar in (text ?? String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))).unicodeScalars {
    switch scalar {
    case "\\", "\"": literal += "\\\(scalar)"
    case "\n": literal += "\\n"
    case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value):
      literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return (text != nil, literal + "\"")
}

/// A constant that has the files of a folder.
func constant(_ name: String, _ folder: String) throws -> String {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
    var isFolder: ObjCBool = false
    let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
    return !isHidden && FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      && !isFolder.boolValue
  }
  var swift = "  static let \(name): [Embedded] = [\n"
  for path in paths {
    let (isText, bytes) = literal(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")))
    swift += "    Embedded(path: \"\(path)\", isText: \(isText), text: \(bytes)),\n"
  }
  return swift + "  ]\n"
}

let (output, folders) = (CommandLine.arguments[1], CommandLine.arguments.dropFirst(2))
var swift = "extension BuiltInTemplates {\n"
for place in stride(from: folders.startIndex, to: folders.endIndex - 1, by: 2) {
  swift += try constant(folders[place], folders[place + 1])
}
swift += "}\n"
try Data(swift.utf8).write(to: URL(fileURLWithPath: output))
