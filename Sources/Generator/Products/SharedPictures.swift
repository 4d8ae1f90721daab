import Analysis
import Diagnostics
import Diagrams
import Drawing
import Fingerprints
import Lifecycle
import Scenarios
import Site

/// The pictures that other sites show beside links to pages, where a build makes them.
struct SharedPictures {
  let publication: Publication
  let maker: PictureMaker

  func products(of edition: Edition) -> [Product] {
    let catalog = publication.catalog
    let scenarios = catalog.scenarios.map { scenario in
      var picture = picture(edition.own(scenario.title), "Scenarios", edition)
      (picture.lanes, picture.calls) = Self.calls(scenario, publication)
      return product(picture, DiagramEntry.Owner.scenario(scenario.id).page, edition)
    }
    let comparisons = catalog.comparisons.map {
      product(
        picture(edition.own($0.title), "Comparisons", edition), DiagramEntry.Owner.comparison($0.id).page, edition)
    }
    let callbacks = publication.callbacks.callbacks.map {
      product(picture($0.name, "Callbacks", edition), $0.address, edition)
    }
    let machines = StateMachines.all.map {
      product(
        picture(edition.words.ofDiagrams.label($0.title), "State machines", edition),
        DiagramEntry.Owner.machine($0.id).page, edition)
    }
    let units = catalog.units.map {
      product(picture(edition.own($0.title), "Course", edition), UnitPage.address($0.id), edition)
    }
    return scenarios + comparisons + callbacks + machines + units
  }

  private func picture(_ title: String, _ part: Phrase, _ edition: Edition) -> SharedPicture {
    SharedPicture(
      site: edition.own(publication.catalog.settings.title), part: edition.words(part), title: title,
      language: edition.language)
  }

  /// The essential calls behind the launch, as many as there is room for.
  private static func calls(_ scenario: Scenario, _ publication: Publication) -> (
    lanes: [String], calls: [SharedPicture.Call]
  ) {
    let trace = publication.simulations[scenario]
    let rows = ShownEvents(scenario, trace).rows.filter {
      Prominence($0.event.callback, of: $0.event.subject.name, in: scenario) == .essential
    }
    let preparation = ScenarioPreparation(scenario, trace)
    let told = rows.filter { !preparation.contains($0.step) }
    let first = (told.isEmpty ? rows : told).prefix(SharedPicture.mostCalls)
    var lanes: [String] = []
    for row in first where !lanes.contains(row.event.subject.name) { lanes.append(row.event.subject.name) }
    lanes = Array(lanes.prefix(SharedPicture.mostLanes))
    var step: Int?
    return (
      lanes,
      first.compactMap { row in
        guard let lane = lanes.firstIndex(of: row.event.subject.name) else { return nil }
        defer { step = row.step }
        return SharedPicture.Call(lane: lane, callback: row.event.callback.name, beginsStep: row.step != step)
      }
    )
  }

  private func product(_ picture: SharedPicture, _ address: String, _ edition: Edition) -> Product {
    let svg = picture.svg
    let path = edition.path(PagePictures.path(address))
    return Product(.site, path, key: Fingerprint(of: svg, maker.sample), in: edition.language) {
      [maker] (_) throws(TemplateFailure) in
      do throws(PictureMaker.Failure) {
        return .init(try maker.png(svg))
      } catch {
        throw TemplateFailure([Diagnostic(id: "diagram.image", at: SourceLocation(file: path), error.reason)])
      }
    }
  }
}
