/// The places in a file that can be linked to. The names are asked for only where one is missing.
struct LinkablePlaces {
  let contains: (String) -> Bool
  let names: () -> Set<String>

  init(_ anchors: Set<String>) {
    contains = anchors.contains
    names = { anchors }
  }

  init(_ anchors: PageAnchors, names: @escaping () -> Set<String>) {
    contains = anchors.contains
    self.names = names
  }
}
