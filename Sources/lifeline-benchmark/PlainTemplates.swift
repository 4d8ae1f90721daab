import Foundation

/// The least that pages can be made of: a scenario's page has its diagrams and its table, every other page its title. There
/// are the anchors that diagrams link to.
enum PlainTemplates {
  /// The names of the templates are those of a folder that is whole.
  static func write(into folder: String, namedAs shipped: String) throws {
    for (form, scenario, other) in [("site", siteScenario, sitePage), ("book", bookScenario, "# {{title}}\n")] {
      let target = URL(fileURLWithPath: folder).appendingPathComponent(form)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(shipped)/\(form)").sorted()
      for name in names where name.hasSuffix(".mustache") {
        let text =
          switch name {
          case "scenario.mustache": scenario
          case "map.mustache" where form == "site": siteMap
          default: other
          }
        try Data(text.utf8).write(to: target.appendingPathComponent(name))
      }
    }
  }

  private static let sitePage = """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>{{title}}</title></head>
    <body><h1 id="diagram">{{title}}</h1></body>
    </html>

    """

  /// Diagrams of scenarios link to the parts of the map.
  private static let siteMap = """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>{{title}}</title></head>
    <body><h1>{{title}}</h1>
    {{#diagram}}
    {{{svg}}}
    {{/diagram}}
    </body>
    </html>

    """

  private static let siteScenario = """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>{{title}}</title></head>
    <body>
    <h1>{{title}}</h1>
    <p>{{summary}}</p>
    {{#diagrams}}
    {{{svg}}}
    {{/diagrams}}
    {{#table}}
    <table>
    <tr><th>No.</th>{{#columns}}<th>{{name}}</th>{{/columns}}</tr>
    {{#steps}}
    <tr id="{{anchor}}"><td>{{number}}</td><td colspan="{{columnCount}}">{{action}}</td></tr>
    {{#rows}}
    <tr id="{{anchor}}"><td>{{number}}</td>{{#cells}}<td>{{#callback}}{{callback}}{{/callback}}</td>{{/cells}}</tr>
    {{/rows}}
    {{/steps}}
    </table>
    {{/table}}
    </body>
    </html>

    """

  private static let bookScenario = """
    # {{title}}

    {{summary}}

    {{#table}}
    {{#steps}}
    {{#rows}}
    - {{number}}{{#cells}} {{#callback}}{{callback}}{{/callback}}{{/cells}}
    {{/rows}}
    {{/steps}}
    {{/table}}

    """
}
