"""Every page: what the sweep and axe find, in light and in dark, and what is left in English in the other languages."""

import re
import tempfile
import unittest
from collections import Counter
from pathlib import Path

from site_browser import HERE, LANGUAGES, BrowserTests, examples, language_of, pages
from site_visit import Choice, Visit, chosen, visit, visit_all

REPORT = HERE.parents[1] / ".build/untranslated.txt"


class VisitTests(unittest.TestCase):
    visits: list[Visit]

    @classmethod
    def setUpClass(cls) -> None:
        cls.visits = visit_all()

    def test_every_page_was_looked_at(self) -> None:
        self.assertGreater(len(self.visits), 100)
        self.assertEqual(pages(), [visit.path for visit in self.visits])
        self.assertGreater(sum(visit.styles for visit in self.visits), 50, "styles of texts")
        self.assertGreater(sum(visit.elements for visit in self.visits), 500, "elements, each with what it stands in")
        self.assertEqual([], [visit.path for visit in self.visits if language_of(visit.path) == "en" and not visit.is_run])
        for language in LANGUAGES:
            opened = {visit.path for visit in self.visits if visit.is_opened}
            self.assertEqual(set(), set(examples(language) + chosen(language)) - opened)
        translated = [visit for visit in self.visits if language_of(visit.path) != "en"]
        self.assertGreater(min(visit.texts for visit in translated), 20, "texts on a page")

    def test_axe_judges_each_kind_in_each_language_and_whatever_is_new(self) -> None:
        rules = {visit.path: visit.rules for visit in self.visits}
        judged = {path for language in LANGUAGES for path in chosen(language)}
        judged |= {visit.path for visit in self.visits if visit.elements}
        self.assertGreater(min(rules[path] for path in judged), 50, "axe has more rules than that")

    def test_the_sweep_finds_no_fault(self) -> None:
        found = [f"{visit.path}: {fault}" for visit in self.visits for fault in visit.faults]
        self.assertEqual([], found, "\n" + "\n".join(found[:100]))

    def test_axe_finds_no_violation(self) -> None:
        unsure = Counter(told.split(" ")[0] for visit in self.visits for told in visit.unsure)
        judged = sum(visit.rules > 50 for visit in self.visits)
        elements, styles = (sum(getattr(visit, name) for visit in self.visits) for name in ("elements", "styles"))
        opened = sum(visit.is_opened for visit in self.visits)
        print(f"axe: {judged} of {len(self.visits)} pages, {opened} opened, {elements} elements, {styles} styles of texts; it cannot tell: {dict(unsure)}")
        found = [f"{visit.path}: {told}" for visit in self.visits for told in visit.violations]
        self.assertEqual([], found, "\n" + "\n".join(found))

    def test_no_script_fails(self) -> None:
        found = [f"{visit.path}: {error}" for visit in self.visits for error in visit.errors]
        self.assertEqual([], found, "\n" + "\n".join(found))

    def test_nothing_is_left_in_english(self) -> None:
        counts: Counter[tuple[str, str]] = Counter()
        where: dict[tuple[str, str], str] = {}
        for visit in self.visits:
            for finding in visit.untranslated:
                key = (language_of(visit.path), re.sub(r"\d+", "N", finding["text"]))
                counts[key] += 1
                where.setdefault(key, f"{visit.path} {finding['where']}: {finding['text']}")
        found = [f"{language} {count}× {where[language, text]}" for (language, text), count in counts.most_common()]
        REPORT.parent.mkdir(exist_ok=True)
        REPORT.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
        texts = sum(visit.texts for visit in self.visits)
        print(f"translations: {texts} texts, {sum(counts.values())} left in English, {len(found)} different ones")
        shown = "\n".join(found[:100]) + (f"\n… all {len(found)} are in {REPORT}" if len(found) > 100 else "")
        self.assertEqual(0, len(found), "\n" + shown)


class FaultTests(BrowserTests):
    """What a page with faults is told: the visits above can fail."""

    PAGE = """<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><title>제목</title>
        <meta name="description" content="{description}">
        <style>@media (prefers-color-scheme: dark) {{ p.dark {{ color: #333; background: #111 }} }}</style></head><body>
        <main><h1>제목</h1>{body}</main><script>{script}</script></body></html>"""

    def look(
        self, *bodies: str, script: str = "", description: str = "설명", everything: bool = False, closed: bool = False
    ) -> Visit:
        """The visit of the last of some pages, of which the last need not be opened."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [f"ko/{number}.html" for number in range(len(bodies))]
            (Path(folder) / "ko").mkdir()
            for path, body in zip(paths, bodies, strict=True):
                (Path(folder) / path).write_text(self.PAGE.format(body=body, script=script, description=description), encoding="utf-8")
            choice = Choice(full=set(paths) if everything else set(), closed=set(paths[-1:]) if closed else set())
            return visit(self.browser, Path(folder), paths, choice)[-1]

    def test_axe_judges_what_no_page_had_and_nothing_twice(self) -> None:
        one, same = "<ul><li>하나</li></ul>", "<ul><li>둘째</li><li>셋째</li></ul>"
        known = self.look(one, same)
        self.assertEqual((0, 0, 0), (known.elements, known.styles, known.rules))
        for other in (
            "<ul><li>하나</li><p>둘</p></ul>", "<ul><li></li></ul>", "<ul><li tabindex='1'>하나</li></ul>", "<ol><li>하나</li></ol>",
            "<ul><li role='presentation'>하나</li></ul>", "<ul><li><a href='#'>하나</a></li></ul>", "<ul lang='xx'><li>하나</li></ul>",
        ):  # fmt: skip
            with self.subTest(body=other):
                self.assertGreater(self.look(one, other).rules, 50)
        told = self.look(one, "<ul><li>하나</li><p>둘</p></ul>").violations
        self.assertEqual(["list (light, 1×)"], [violation.split(":")[0] for violation in told])

    def test_a_page_is_opened_where_its_text_has_anything_new_or_wrong(self) -> None:
        one = "<ul><li>하나</li></ul>"
        self.assertFalse(self.look(one, "<ul><li>둘째</li><li>셋째</li></ul>", closed=True).is_opened)
        for other in ("<ol><li>하나</li></ol>", "<ul><li>Left in English</li></ul>", "<ul><li></li></ul>", "<ul><li id='a'>하나</li><li id='a'>둘</li></ul>"):
            with self.subTest(body=other):
                self.assertTrue(self.look(one, other, closed=True).is_opened)
        told = self.look(one, "<ul><li>Left in English</li></ul>", closed=True).untranslated
        self.assertIn("Left in English", [finding["text"] for finding in told])

    def test_of_a_style_that_no_page_had_the_contrast_is_judged(self) -> None:
        faint = "color: #aaa; background: #fff"
        found = self.look("<p>하나</p>", f"<p style='{faint}'>둘째</p>")
        self.assertEqual(0, found.elements)
        self.assertIn("color-contrast (light, 1×)", [told.split(":")[0] for told in found.violations])
        # Of a single character axe cannot tell: it does not stand for others of its style.
        short = self.look(f"<p style='{faint}'>1</p><p style='{faint}'>둘째</p>")
        self.assertIn("color-contrast (light, 1×)", [told.split(":")[0] for told in short.violations])

    def test_the_sweep_finds_what_depends_on_texts(self) -> None:
        for body, words in (
            ("<p id='a'>하나</p><p id='a'>둘</p>", "the id 'a' is given twice"),
            ("<img src='x.png'>", "an image without words"),
            ("<svg role='img'><text>하나</text></svg>", "a drawing without a title"),
            ("<p><a href='#'> </a></p>", "it has no name"),
            ("<h1>하나</h1>", "there are 2 of the first heading"),
            ("<h3>하나</h3>", "a heading of level 3 after one of 1"),
            ("<nav aria-label='하나'></nav><nav aria-label='하나'></nav>", "two places have one name: nav '하나'"),
        ):  # fmt: skip
            with self.subTest(body=body):
                faults = self.look(body).faults
                self.assertEqual(1, len(faults), faults)
                self.assertTrue(faults[0].startswith(words), faults)
        self.assertEqual([], self.look("<h2>하나</h2><img src='x.png' alt=''><nav></nav>").faults)

    def test_what_is_asked_from_elsewhere_is_told(self) -> None:
        errors = self.look("<img src='http://127.0.0.1:9/x.png' alt=''>").errors
        self.assertIn("asks http://127.0.0.1:9/x.png", errors)

    def test_faults_of_markup_and_of_contrast_are_found_in_both_schemes(self) -> None:
        body = '<img src="x.png"><p style="color: #aaa; background: #fff">흐림</p><p class="dark">어두움</p>'
        for everything in (False, True):
            rules = [told.split(":")[0] for told in self.look(body, everything=everything).violations]
            self.assertIn("image-alt (light, 1×)", rules)
            self.assertIn("color-contrast (light, 1×)", rules)
            self.assertIn("color-contrast (dark, 2×)", rules)

    def test_a_closed_text_is_judged(self) -> None:
        body = '<details><summary>열기</summary><p style="color: #aaa; background: #fff">흐림</p></details>'
        self.assertIn("color-contrast (light, 1×)", [told.split(":")[0] for told in self.look(body).violations])

    def test_a_script_that_fails_is_told(self) -> None:
        self.assertEqual(1, len(self.look("<p>본문</p>", script="missing()").errors))

    def test_english_is_found_in_texts_and_attributes_and_code_is_not(self) -> None:
        body = (
            '<p>An English sentence</p><p>한국어 with a whole English phrase</p><p aria-label="Labelled">본문</p>'
            '<p data-play="Play">본문</p><p>viewDidLoad, UIKit, iOS 18, Lifeline</p><p lang="en">In English</p>'
            '<p><code>push Detail</code> <span translate="no">Root</span> <cite>A source</cite></p>'
        )
        found = [finding["text"] for finding in self.look(body, description="Left in English").untranslated]
        expected = [
            "An English sentence", "한국어 with a whole English phrase", "Left in English", "Labelled", "Play",
        ]  # fmt: skip
        self.assertEqual(sorted(expected), sorted(found))
