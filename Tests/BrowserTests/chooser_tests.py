"""The comparison chooser: any steps side by side, as the prerendered comparisons show theirs."""

import json
import re
from urllib.parse import urlencode

from site_browser import LANGUAGES, SITE, BrowserTests, in_language

PAGE = "comparisons/choose.html"
TABLE = """selector => {
  const table = document.querySelector(selector);
  const text = element => element?.textContent.trim().replace(/\\s+/g, ' ') ?? '';
  return table && {
    columns: [...table.tHead.rows[0].cells].slice(1).map(text),
    rows: [...table.tBodies[0].rows].map(row => [
      text(row.querySelector('.role')), text(row.querySelector('th code')), text(row.querySelector('.occurrence')),
      ...[...row.cells].slice(1).map(cell => text(cell.querySelector('.place'))),
    ]),
    different: [...table.querySelectorAll('td.different')].length,
  };
}"""
# The short answers: the questions, and in each column the words and whether they differ from the first one's.
ANSWERS = """() => [...document.querySelector('table.answers').tBodies[0].rows].map(row => [...row.cells].map(cell =>
  [cell.textContent, ...['different', 'incoming', 'outgoing'].filter(name => cell.classList.contains(name))]))"""


def steps_of(path: str) -> tuple[list[str], str]:
    """The steps that a ready comparison's columns are taken from, as the chooser names them, and the release.

    No steps if they cannot be chosen: a column of several of them, or more than four columns.
    """
    chooser = (SITE / PAGE).read_text(encoding="utf-8")
    data = json.loads(re.search(r'id="chooser-data">(.*?)</script>', chooser, re.DOTALL)[1])
    scenarios = {scenario["id"]: scenario for group in data["groups"] for scenario in group["scenarios"]}
    page = (SITE / path).read_text(encoding="utf-8")
    release = re.search(r'<option value="(\d+)" selected>', page)[1]
    column = r'<li><strong>[^<]*</strong>.*?<code translate="no">([^<]*)</code>.*?href="[^"]*scenarios/([^"#]+)\.html'
    found = []
    for action, name in re.findall(column, page):
        steps = [str(each["step"]) for each in scenarios[name]["transitions"] if each["do"] == action]
        if len(steps) != 1:
            return [], release
        found.append(f"{name}.{steps[0]}")
    return (found if len(found) <= 4 else []), release


class ChooserTests(BrowserTests):
    def choose(self, page, choice: dict[str, str]) -> None:
        for name, value in choice.items():
            page.select_option(f"#chooser select[name={name}]", value)

    def test_the_columns_of_ready_comparisons_give_the_same_rows_and_places(self) -> None:
        ready = [path.name for path in (SITE / "comparisons").glob("*.html") if path.stem not in ("index", "choose")]
        chosen = {name: found for name in sorted(ready) if (found := steps_of(f"comparisons/{name}"))[0]}
        print(f"chooser: held against {', '.join(chosen)}; cannot choose {', '.join(set(ready) - set(chosen))}")
        self.assertGreater(len(chosen), 1)

        def check(language: str) -> None:
            page = self.open(in_language(PAGE, language))
            for name, (steps, release) in chosen.items():
                self.assertGreater(len(steps), 1)
                ready_page = self.open(in_language(f"comparisons/{name}", language))
                given, answers = ready_page.evaluate(TABLE, "table.comparison"), ready_page.evaluate(ANSWERS)
                self.assertEqual(5, len(answers))
                self.assertGreater(len(given["rows"]), 3)
                self.choose(page, dict(zip("abcd", [*steps, "", ""][:4], strict=True)))
                page.select_option("#release", release)
                made = page.evaluate(TABLE, "#chosen table.comparison")
                self.assertEqual(given["rows"], made["rows"])
                self.assertEqual(given["different"], made["different"])
                self.assertEqual(answers, page.evaluate(ANSWERS))
                self.assertTrue(page.locator("#differences").inner_text().strip())

        self.in_each_language(check)

    def test_two_three_and_four_columns(self) -> None:
        page = self.open(PAGE)
        choice = {"a": "push-pop.2", "b": "push-pop.3"}
        self.choose(page, choice)
        self.assertEqual(2, len(page.evaluate(TABLE, "#chosen table.comparison")["columns"]))
        for number, name in ((3, "c"), (4, "d")):
            self.choose(page, {name: "push-pop.2"})
            table = page.evaluate(TABLE, "#chosen table.comparison")
            self.assertEqual(number, len(table["columns"]))
            for row in table["rows"]:
                self.assertEqual(row[3], row[-1], "the same step has the same places")
        self.choose(page, {"c": "", "d": ""})
        self.assertEqual(2, len(page.evaluate(TABLE, "#chosen table.comparison")["columns"]))

    def test_the_address_keeps_the_choice_and_opens_with_it(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                choice = {"a": "push-pop.2", "b": "push-pop.3"}
                page = self.open(in_language(PAGE, language))
                self.choose(page, choice)
                self.assertTrue(page.url.endswith(f"?{urlencode(choice)}"), page.url)
                again = self.open(in_language(PAGE, language) + f"?{urlencode(choice)}")
                for name, value in choice.items():
                    self.assertEqual(value, again.input_value(f"#chooser select[name={name}]"))
                one, two = (shown.evaluate(TABLE, "#chosen table.comparison") for shown in (page, again))
                self.assertEqual(one, two)

    def test_the_columns_are_named_below_the_choice(self) -> None:
        page = self.open(f"{PAGE}?a=push-pop.2&b=modal-full-screen.2&c=tab-first-visit.2", viewport={"width": 360, "height": 800})
        chosen = "selects => selects.filter(({ value }) => value).map(select => select.selectedOptions[0].textContent)"
        names = page.eval_on_selector_all("#chooser select.transition", chosen)
        self.assertEqual([f"{letter} · {name} (iOS 26)" for letter, name in zip("ABC", names, strict=True)], page.locator("#chosen-legend li").all_inner_texts())
        fits = "table => table.offsetWidth <= table.parentElement.clientWidth"
        self.assertTrue(page.eval_on_selector("#chosen table", fits), "three columns fit")
        page.set_viewport_size({"width": 1280, "height": 800})
        self.assertTrue(page.locator("#chosen-legend").is_visible(), "the lists cut what is long")

    def test_the_word_for_a_tab_finds_selecting_one_first(self) -> None:
        """Also where other scenarios have the word: in Korean whoever touches a button taps it."""
        for language, word in (("en", "tab"), ("ko", "탭"), ("ja", "タブ")):
            page = self.open(in_language(PAGE, language))
            page.fill("#choice-filter", word)
            page.press("#choice-filter", "Enter")
            found = page.eval_on_selector("select[name=c]", "select => select.selectedOptions[0].textContent")
            self.assertTrue(found.startswith("selectTab"), (language, found))

    def test_words_narrow_the_lists_and_what_is_chosen_stays(self) -> None:
        texts = "select => [...select.options].map(({ textContent }) => textContent)"
        for language, words in (("en", "POPOVER present"), ("ko", "탭 SELECTTAB"), ("ja", "タブ SELECTTAB")):
            with self.subTest(language=language):
                page = self.open(in_language(PAGE, language))
                whole = page.eval_on_selector("select[name=b]", texts)
                address = page.url
                page.fill("#choice-filter", words)
                for name in "abcd":
                    options = page.eval_on_selector_all(
                        f"select[name={name}] option",
                        "options => options.filter(({ selected, value }) => value && !selected)"
                        ".map(option => `${option.textContent} ${option.parentElement.label}`)",
                    )
                    self.assertGreater(len(options), 0)
                    self.assertLess(len(options), 40)
                    for option in options:
                        for word in words.lower().split():
                            self.assertIn(word, option.lower())
                self.assertEqual("push-pop.2", page.input_value("select[name=a]"))
                self.assertEqual("modal-full-screen.2", page.input_value("select[name=b]"))
                self.assertEqual("", page.input_value("select[name=c]"))
                self.assertIn(str(len(whole)), page.inner_text("#choice-narrowed"))
                self.assertEqual(address, page.url)
                page.fill("#choice-filter", "nothing has these words")
                self.assertEqual(1, page.locator("select[name=a] option").count(), "what is chosen")
                page.fill("#choice-filter", "")
                self.assertEqual(whole, page.eval_on_selector("select[name=b]", texts))
                self.assertEqual("", page.inner_text("#choice-narrowed"))

    def test_steps_that_do_not_exist_are_no_error(self) -> None:
        page = self.open(f"{PAGE}?a=nothing.9&b=push-pop.2&c=%3Cb%3E")
        self.assertTrue(page.locator("#chooser").is_visible())
        self.assertEqual(0, page.locator("#chosen b:not([class])").count())

    def test_differences_are_told_and_none_are_told_too(self) -> None:
        page = self.open(PAGE)
        self.choose(page, {"a": "push-pop.2", "b": "push-pop.2"})
        alike = page.locator("#differences").inner_text()
        self.assertEqual(0, page.evaluate(TABLE, "#chosen table.comparison")["different"])
        self.choose(page, {"b": "push-pop.3"})
        self.assertNotEqual(alike, page.locator("#differences").inner_text())

    def test_what_can_be_chosen_stands_on_its_scenarios_page(self) -> None:
        page = self.open(PAGE)
        values = page.eval_on_selector_all("select[name=a] option", "options => options.map(({ value }) => value)")
        self.assertGreater(len(values), 200)
        self.assertEqual(len(values), len(set(values)))
        for value in values:
            scenario, step = value.rsplit(".", 1)
            text = (SITE / f"scenarios/{scenario}.html").read_text(encoding="utf-8")
            self.assertIn(f'id="step-{step}"', text, value)

    def test_without_script_a_note_leads_to_the_fixed_ones(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language(PAGE, language), java_script_enabled=False)
                self.assertFalse(page.locator("#chooser").is_visible())
                self.assertTrue(page.locator("noscript, .no-script").first.is_visible())
                self.assertGreater(page.locator("main a[href$='.html']:visible").count(), 2)
