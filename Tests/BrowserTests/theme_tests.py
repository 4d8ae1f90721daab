"""The theme: chosen in the header, kept, there before the first paint, followed by the diagrams."""

from site_browser import LANGUAGES, BrowserTests, in_language

PAGE = "scenarios/push-pop.html"
KEY = "lifeline-theme"
KEPT = "localStorage.getItem('lifeline-theme') ?? ''"
COLOURS = """() => ({
  theme: document.documentElement.dataset.theme ?? '',
  ground: getComputedStyle(document.body).backgroundColor, ink: getComputedStyle(document.body).color,
  state: [...document.querySelectorAll('.diagram .state > rect, .diagram .controller > rect')]
    .map(box => getComputedStyle(box).fill).find(fill => fill !== 'none'),
  text: getComputedStyle(document.querySelector('.diagram text')).fill,
  scheme: getComputedStyle(document.documentElement).colorScheme,
})"""
# Asked when the body begins, which is before anything is painted.
FIRST = """
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    window.first = document.documentElement.dataset.theme ?? '';
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
"""


class ThemeTests(BrowserTests):
    def colours(self, page) -> dict:
        return page.evaluate(COLOURS)

    def looks(self, page) -> tuple:
        colours = self.colours(page)
        return tuple(colours[name] for name in ("ground", "ink", "state", "text"))

    def test_light_and_dark_override_what_the_system_says(self) -> None:
        looks = {}
        for scheme in ("light", "dark"):
            page = self.open(PAGE, color_scheme=scheme)
            looks[scheme, "auto"] = self.looks(page)
            for theme in ("light", "dark"):
                page.select_option("#theme", theme)
                colours = self.colours(page)
                self.assertEqual((theme, theme), (colours["theme"], page.evaluate(KEPT)))
                self.assertEqual(theme, colours["scheme"], "scroll bars and controls go along")
                looks[scheme, theme] = self.looks(page)
            page.select_option("#theme", "auto")
            self.assertEqual("", self.colours(page)["theme"])
            self.assertEqual(looks[scheme, "auto"], self.looks(page))
        for scheme in ("light", "dark"):
            self.assertEqual(looks["light", "light"], looks[scheme, "light"])
            self.assertEqual(looks["dark", "dark"], looks[scheme, "dark"])
            self.assertEqual(looks[scheme, scheme], looks[scheme, "auto"])
        for light, dark in zip(looks["light", "light"], looks["dark", "dark"], strict=True):
            self.assertNotEqual(light, dark)

    def test_the_choice_is_kept_for_every_page_and_language_before_the_first_paint(self) -> None:
        page = self.open(PAGE, color_scheme="light")
        page.context.add_init_script(FIRST)
        page.select_option("#theme", "dark")
        for path in ("index.html", "ko/machines/app.html", "ja/search.html", "comparisons/push-modal-tab.html"):
            page.goto(self.server.address + path)
            self.assertEqual("dark", page.evaluate("window.first"))
            self.assertEqual("dark", page.input_value("#theme"))
        page.select_option("#theme", "auto")
        page.goto(self.server.address + PAGE)
        self.assertEqual(("", "auto"), (page.evaluate("window.first"), page.input_value("#theme")))

    def test_it_has_a_name_and_options_in_every_language(self) -> None:
        names = set()
        for language in LANGUAGES:
            page = self.open(in_language("index.html", language))
            options = page.eval_on_selector_all("#theme option", "options => options.map(({ value }) => value)")
            self.assertEqual(["auto", "light", "dark"], options)
            self.assertTrue(page.locator(".site-header #theme").is_visible())
            names.add(page.get_attribute("#theme", "aria-label"))
        self.assertEqual(3, len(names - {None, ""}))

    def test_without_storage_and_with_a_strange_value_it_works(self) -> None:
        page = self.open(PAGE, color_scheme="light")
        light = self.looks(page)
        page.evaluate("key => localStorage.setItem(key, 'purple')", KEY)
        page.reload()
        self.assertEqual(("auto", light), (page.input_value("#theme"), self.looks(page)))
        page.context.add_init_script("Storage.prototype.getItem = Storage.prototype.setItem = "
                                     "Storage.prototype.removeItem = () => { throw new Error('no storage') }")  # fmt: skip
        page.reload()
        page.select_option("#theme", "dark")
        self.assertNotEqual(light, self.looks(page))

    def test_a_player_follows(self) -> None:
        page = self.open(f"{PAGE}#row-5", color_scheme="light")
        fill = "getComputedStyle(document.querySelector('.diagram .state.here > rect')).fill"
        light = page.evaluate(fill)
        page.select_option("#theme", "dark")
        self.assertNotEqual(light, page.evaluate(fill))

    def test_dark_prints_light_and_the_control_is_hidden(self) -> None:
        page = self.open(PAGE, color_scheme="light")
        page.emulate_media(media="print")
        light = self.looks(page)
        page.emulate_media(media="screen")
        page.select_option("#theme", "dark")
        page.emulate_media(media="print")
        self.assertEqual(light, self.looks(page))
        self.assertFalse(page.locator("#theme").is_visible())

    def test_without_script_it_is_hidden(self) -> None:
        page = self.open(PAGE, java_script_enabled=False)
        self.assertEqual(1, page.locator("#theme").count())
        self.assertFalse(page.locator("#theme").is_visible())
