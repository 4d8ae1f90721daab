"""The comparison chooser: any steps side by side, as the prerendered comparisons show theirs."""

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


def steps_of(path: str) -> list[str]:
    """The steps that a prerendered comparison's columns are taken from, as the chooser names them."""
    html = (SITE / path).read_text(encoding="utf-8")
    items = re.findall(r"<li>.*?</li>", re.search(r'class="column-list">(.*?)</ul>', html, re.DOTALL)[1], re.DOTALL)
    found = []
    for item in items:
        scenario, anchor = re.search(r'href="\.\./scenarios/([^"#]+)\.html(?:#step-(\d+))?"', item).groups()
        found.append(f"{scenario}.{anchor}")
    return found


class ChooserTests(BrowserTests):
    def choose(self, page, choice: dict[str, str]) -> None:
        for name, value in choice.items():
            page.select_option(f"#chooser select[name={name}]", value)

    def test_the_columns_of_fixed_comparisons_give_the_same_rows_and_places(self) -> None:
        fixed = [path for path in sorted((SITE / "comparisons").glob("*.html")) if path.stem not in ("index", "choose")]
        self.assertGreater(len(fixed), 2)
        for language in LANGUAGES:
            for file in fixed:
                path = in_language(f"comparisons/{file.name}", language)
                with self.subTest(page=path):
                    steps = steps_of(path)
                    self.assertNotIn("None", "".join(step.rsplit(".", 1)[1] for step in steps), "links name their steps")
                    given = self.open(path).evaluate(TABLE, "table.comparison")
                    self.assertGreater(len(given["rows"]), 3)
                    page = self.open(in_language(PAGE, language))
                    self.choose(page, dict(zip("abcd", steps, strict=False)))
                    chosen = page.evaluate(TABLE, "#chosen table.comparison")
                    self.assertEqual(given["rows"], chosen["rows"])
                    self.assertEqual(given["different"], chosen["different"])
                    self.assertTrue(page.locator("#differences").inner_text().strip())

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

    def test_steps_that_do_not_exist_are_no_error(self) -> None:
        page = self.open(f"{PAGE}?a=nothing.9&b=push-pop.2&c=%3Cb%3E")
        self.assertTrue(page.locator("#chooser").is_visible())
        self.assertEqual(0, page.locator("#chosen b").count())

    def test_differences_are_told_and_none_are_told_too(self) -> None:
        page = self.open(PAGE)
        self.choose(page, {"a": "push-pop.2", "b": "push-pop.2"})
        alike = page.locator("#differences").inner_text()
        self.assertEqual(0, page.evaluate(TABLE, "#chosen table.comparison")["different"])
        self.choose(page, {"b": "push-pop.3"})
        self.assertNotEqual(alike, page.locator("#differences").inner_text())

    def test_every_step_of_every_scenario_can_be_chosen(self) -> None:
        page = self.open(PAGE)
        values = page.eval_on_selector_all("select[name=a] option", "options => options.map(({ value }) => value)")
        values = {value for value in values if value}
        scenarios = {path.stem for path in (SITE / "scenarios").glob("*.html")}
        self.assertEqual(scenarios, {value.rsplit(".", 1)[0] for value in values})
        self.assertGreater(len(values), len(scenarios))

    def test_without_script_a_note_leads_to_the_fixed_ones(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language(PAGE, language), java_script_enabled=False)
                self.assertFalse(page.locator("#chooser").is_visible())
                self.assertTrue(page.locator("noscript, .no-script").first.is_visible())
                self.assertGreater(page.locator("main a[href$='.html']:visible").count(), 2)
