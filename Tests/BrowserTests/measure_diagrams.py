"""Texts of all diagrams, as the browser draws them, fit: the folder that is tested has the drawings in each language."""

from site_browser import HERE, SITE, BrowserTests

MEASURE = (HERE / "measure-diagrams.js").read_text(encoding="utf-8")


class MeasureDiagrams(BrowserTests):
    def test_no_text_leaves_its_box_or_the_drawing_or_lies_over_another(self) -> None:
        def check(language: str) -> None:
            found = self.open(f"{language}/index.html").evaluate(MEASURE)
            print(f"{language}: {found['counts']}")
            # A browser that measured nothing has found nothing: that is no pass.
            self.assertEqual(len(list((SITE / language).rglob("*.svg"))), found["counts"]["diagrams"], "each is on the sheet")
            for name, count in found["counts"].items():
                self.assertGreater(count, 700, name)
            self.assertEqual([], found["faults"], "\n" + "\n".join(found["faults"]))

        self.in_each_language(check)

    def test_a_text_that_does_not_fit_is_found(self) -> None:
        page = self.open("en/index.html")
        page.evaluate("document.querySelector('svg.diagram .state text').textContent = 'far too long for its box'.repeat(9)")
        kinds = {fault.split(": ")[1] for fault in page.evaluate(MEASURE)["faults"]}
        self.assertLessEqual({"leaves its box", "leaves the drawing"}, kinds)
