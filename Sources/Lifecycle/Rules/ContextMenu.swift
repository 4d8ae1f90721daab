extension Rule {
  /// A context menu's preview appears beside the hierarchy, like a peek's, but in one go. Nobody was seen to log it;
  /// the delegate's calls stand in the order of their header's comments.
  static let contextMenu = Rule(
    .contextMenu, id: "contextMenu.preview",
    summary: "What the previewed controller gets while a context menu is shown.",
    variants: [
      .absent("There are no context menus.", [.upTo(12)], evidence: ["UIContextMenuInteraction"]),
      Variant(
        "appears-with-the-menu",
        "It appears when the menu is shown and disappears when it ends; the source gets no call for either.",
        releases: [.from(13)], .inferred, evidence: ["UIContextMenuInteractionDelegate"],
        begin: [.load(.incoming), .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming)],
        finish: [.didAppear(.incoming)],
        cancel: [.willDisappear(.incoming), .didDisappear(.incoming)]),
    ])
}
