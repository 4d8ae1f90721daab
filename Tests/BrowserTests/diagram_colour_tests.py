"""Texts in diagrams can be read in light and dark, at rest and at a moment of the player. Axe does not judge SVG."""

from site_browser import BrowserTests

# Of each text, its colour against what is painted under its middle: the last filled shape before it, or the ground.
CONTRASTS = """() => {
  const numbers = colour => colour.match(/[\\d.]+/g).map(Number);
  const luminance = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map(value => value / 255)
      .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const filled = element => {
    const { fill, fillOpacity, display } = getComputedStyle(element);
    return display !== 'none' && fill.startsWith('rgb') && (numbers(fill)[3] ?? 1) * fillOpacity > 0.99;
  };
  const ground = element => {
    for (let box = element; box; box = box.parentElement) {
      const colour = getComputedStyle(box).backgroundColor;
      if ((numbers(colour)[3] ?? 1) > 0.99) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const found = [];
  for (const svg of document.querySelectorAll('svg.diagram')) {
    const shapes = [...svg.querySelectorAll('rect, circle')].filter(filled)
      .map(shape => ({ shape, box: shape.getBoundingClientRect() }));
    for (const text of svg.querySelectorAll('text')) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const under = shapes.filter(({ shape, box }) => box.left < x && box.right > x && box.top < y && box.bottom > y &&
        (shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)).at(-1);
      const [front, back] = [getComputedStyle(text).fill, under ? getComputedStyle(under.shape).fill : ground(svg)];
      const [a, b] = [front, back].map(colour => luminance(numbers(colour)));
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      found.push({ id: svg.id, text: text.textContent, front, back, contrast: Math.round(contrast * 100) / 100 });
    }
  }
  return found;
}"""
PAGES = (
    "scenarios/push-pop.html", "scenarios/nested-tab-navigation-modal.html", "machines/view-controller.html",
    "machines/app.html", "machines/scene.html", "comparisons/push-modal-tab.html", "comparisons/back-again.html",
    "map.html",
)  # fmt: skip


class DiagramColourTests(BrowserTests):
    def test_every_text_can_be_read_in_both_schemes(self) -> None:
        judged = 0
        for path in PAGES:
            for scheme in ("light", "dark"):
                with self.subTest(page=path, scheme=scheme):
                    page = self.open(path, color_scheme=scheme)
                    found = page.evaluate(CONTRASTS)
                    judged += len(found)
                    self.assertGreater(len(found), 10)
                    self.assertEqual([], [text for text in found if text["contrast"] < 4.5])
        print(f"diagrams: {judged} texts")

    def test_every_text_can_be_read_at_a_moment(self) -> None:
        for scheme in ("light", "dark"):
            for row in (3, 16, 30):
                with self.subTest(scheme=scheme, row=row):
                    page = self.open(f"scenarios/push-pop.html#row-{row}", color_scheme=scheme)
                    found = page.evaluate(CONTRASTS)
                    self.assertGreater(len({text["front"] for text in found}), 2, "more colours than one")
                    self.assertEqual([], [text for text in found if text["contrast"] < 4.5])

    def test_a_faint_text_is_found(self) -> None:
        page = self.open("machines/app.html")
        page.evaluate("for (const text of document.querySelectorAll('.diagram .state > text')) text.style.fill = '#bbb'")
        self.assertTrue([text for text in page.evaluate(CONTRASTS) if text["contrast"] < 4.5])
