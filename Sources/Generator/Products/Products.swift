/// Every file of a build, before any of them is made.
struct Products {
  var all: [Product]
  let publication: Publication

  /// Lists them. What `known` holds from an earlier plan is not computed again. With a maker of `pictures`, each page has a
  /// picture of its own.
  init(
    _ inspection: SiteInspection, content: String, modules: BrowserModules?, pictures: PictureMaker? = nil,
    _ known: inout KnownProducts
  ) {
    let lists = ProductLists(inspection, content: content, modules: modules, pictures: pictures, &known)
    let first = lists.editions.isEmpty ? [] : lists.ofLanguage(at: 0)
    let others = lists.editions.indices.dropFirst().flatMap(lists.ofLanguage)
    all = first + others + lists.ofBook + lists.ofAllLanguages(beside: first)
    publication = lists.publication
  }
}
