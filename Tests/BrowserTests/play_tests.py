"""The playground: what is composed there causes what the command line says, and is shared, copied and undone."""

import functools
import json
import os
import random
import re
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from site_browser import HERE, LANGUAGES, SITE, BrowserTests, in_language

LIFELINE = Path(os.environ.get("LIFELINE", HERE.parents[1] / ".build/release/lifeline"))
CALLS = """() => [...document.querySelectorAll('#play-result tbody')].map(body => [
  body.querySelector('.step code').textContent,
  [...body.querySelectorAll('tr.event .call')].map(call => `${call.querySelector('.who').textContent} ${call.querySelector('code').textContent}`),
])"""


@functools.cache
def flows(seed: int, count: int) -> list[tuple[str, str]]:
    """A release and a device for each flow."""
    chance = random.Random(seed)
    return [(chance.choice(["", "12", "15", "17", "18"]), chance.choice(["phone", "phone", "pad"])) for _ in range(count)]


def simulated(text: str) -> list:
    """The steps of a scenario's file, each with its calls."""
    with tempfile.NamedTemporaryFile("w", suffix=".yaml", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        run = subprocess.run(
            [LIFELINE, "simulate", file.name, "--format", "json"], capture_output=True, encoding="utf-8", check=False)
    if run.returncode:
        return [run.stderr]
    return [[step["do"], [called(event) for event in step["events"]]] for step in json.loads(run.stdout)["steps"]]


def called(event: dict) -> str:
    return " ".join(event[key] for key in ("subject", "callback", "argument") if key in event)


# Ends when the page has answered the address, of which the browser tells it later; nothing is told where it is the same.
LEAD = """address => new Promise(done => {
  const before = location.hash;
  location.hash = address;
  if (location.hash === before) done(); else addEventListener('hashchange', () => done(), { once: true });
})"""


def until(page, condition: str, argument: object = None, seconds: float = 60) -> None:
    """Waits for what the page's policy lets no library wait for."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(condition, argument):
        assert time.monotonic() < deadline, condition
        time.sleep(0.01)


@unittest.skipUnless((SITE / "play.html").exists(), f"{SITE} has no simulator for browsers")
class PlayTests(BrowserTests):
    def play(self, flow: str = "", language: str = "en", calls: str = "all"):
        page = self.open(f"{in_language('play.html', language)}?calls={calls}" + (f"#{flow}" if flow else ""))
        page.wait_for_selector("#play-result table, #play-problems:not([hidden])")
        return page

    def test_random_flows_cause_what_the_command_line_says(self) -> None:
        page = self.play("s=nav(A)")
        chance = random.Random(18)
        for release, idiom in flows(7, 200):
            structure = chance.choice(["A", "nav(A)", "tabBar(nav(A), nav(B))", "page(A, B)", "split(primary: A, secondary: B)", "P contains nav(A)"])
            page.evaluate(LEAD, f"#s={structure.replace(' ', '+')}&ios={release}&idiom={idiom}")
            until(page, "value => document.getElementById('play-structure').value === value && !document.getElementById('play-steps').value", structure)
            for _ in range(chance.randint(1, 6)):
                buttons = page.locator("#play-possible button")
                buttons.nth(chance.randrange(buttons.count())).evaluate("button => button.click()")
            self.assertFalse(page.locator("#play-problems").is_visible(), page.url)
            text = page.evaluate("Flow.yaml(Flow.parse(location.hash))")
            self.assertEqual(simulated(text), page.evaluate(CALLS), text)

    def test_each_scenario_opens_there_as_it_is(self) -> None:
        page = self.play()
        compared = 0
        for path in sorted((SITE / "scenarios").glob("*.html")):
            link = re.search(r'href="\.\./play\.html#([^"]+)"', path.read_text("utf-8"))
            self.assertIsNotNone(link, path.name)
            page.evaluate(LEAD, "#" + link[1].replace("&amp;", "&").replace("&quot;", '"'))
            trace = json.loads((SITE / "downloads" / f"{path.stem}.json").read_text("utf-8"))
            wanted = [[step["do"], [called(event) for event in step["events"]]] for step in trace["steps"]]
            self.assertEqual(wanted, page.evaluate(CALLS), path.name)
            compared += 1
        self.assertGreater(compared, 150)

    def test_it_works_by_keyboard(self) -> None:
        page = self.play("s=nav(A)")
        page.focus("#play-filter")
        page.keyboard.type("push")
        page.keyboard.press("Enter")
        self.assertEqual("push B", page.input_value("#play-steps"))
        self.assertEqual("", page.input_value("#play-filter"))
        page.keyboard.type("pagesheet")
        page.keyboard.press("Enter")
        self.assertEqual("push B\npresent C as pageSheet from B", page.input_value("#play-steps"))
        page.focus("#play-undo")
        page.keyboard.press("Enter")
        self.assertEqual("push B", page.input_value("#play-steps"))
        page.focus("#play-redo")
        page.keyboard.press("Enter")
        page.wait_for_url(lambda address: "do=present+C" in address)
        page.focus("#play-possible button")
        page.keyboard.press("Enter")
        self.assertEqual("play-filter", page.evaluate("document.activeElement.id"))

    def test_what_is_wrong_is_told_and_the_rest_is_shown(self) -> None:
        def check(language: str) -> None:
            page = self.play("s=nav(A)&do=push+B&do=puhs+C", language)
            self.assertIn("did you mean 'push'?", page.text_content("#play-problems [lang=en]"))
            self.assertEqual("true", page.get_attribute("#play-steps", "aria-invalid"))
            self.assertEqual(["push B"], [step for step, _ in page.evaluate(CALLS)])
            page.fill("#play-steps", "push B\npush C")
            until(page, "() => document.querySelectorAll('#play-result tbody').length === 2")
            self.assertFalse(page.locator("#play-problems").is_visible())
            page.fill("#play-structure", "naw(A)")
            page.wait_for_selector("#play-result.stale")
            self.assertIn("did you mean 'nav'?", page.text_content("#play-problems"))
            # Each field says what is wrong with it, and no other one.
            self.assertEqual(["true", "false"], [page.get_attribute(f"#play-{name}", "aria-invalid") for name in ("structure", "steps")])
            self.assertEqual(2, page.locator("[aria-describedby=play-problems]").count())

        self.in_each_language(check)

    def test_a_hostile_address_is_harmless(self) -> None:
        for flow in ("s=<img src=x onerror=alert(1)>", "s=nav(A)&do=push+<svg/onload=alert(1)>", "more={", "s=nav(A)&more={\"orders\":[1]}", "do=" + "x" * 5000, "ios=99", "beside=99"):
            with self.subTest(flow=flow[:40]):
                page = self.play(flow)
                self.assertEqual(0, page.locator("main img, main svg, main script").count())
                self.assertIsNone(page.evaluate("window.pwned"))

    def test_the_skip_link_leaves_the_flow(self) -> None:
        page = self.play("s=nav(A)&do=push+B")
        page.locator(".skip").focus()
        with self.told_of_address(page):
            page.keyboard.press("Enter")
        self.assertIn("do=push+B", page.evaluate("location.hash"))
        self.assertEqual("push B", page.locator("#play-steps").input_value())
        self.assertEqual(1, len(page.evaluate(CALLS)))

    def test_who_types_a_structure_is_left_alone(self) -> None:
        page = self.play("s=nav(A)")
        field = page.locator("#play-structure")
        read = "text => Flow.parse(location.hash).structure === text"
        field.fill("")
        # What is typed is read a while later, and what was read can be undone.
        page.wait_for_selector("#play-undo:enabled")
        self.assertEqual("", field.input_value())
        self.assertIn("nav(A)", page.locator("#play-problems").inner_text())
        field.press_sequentially("nav(A) ; A presents ")
        until(page, read, "nav(A) ; A presents")
        self.assertEqual("nav(A) ; A presents ", field.input_value())
        field.fill("")
        until(page, read, "nav(A)")
        page.locator("#play-steps").focus()
        self.assertEqual("nav(A)", field.input_value())
        self.assertFalse(page.locator("#play-problems").is_visible())

    def test_lines_of_a_scenario_and_the_short_word_are_read(self) -> None:
        page = self.play("s=tab(A,+nav(B))")
        page.fill("#play-steps", "steps:\n  - selectTab B   # the second\n  # nothing\n- push C\n-")
        until(page, "() => document.querySelectorAll('#play-result tbody').length === 2")
        self.assertFalse(page.locator("#play-problems").is_visible())
        self.assertEqual(["selectTab B", "push C"], [step for step, _ in page.evaluate(CALLS)])
        text = page.evaluate("Flow.yaml(Flow.parse(location.hash))")
        self.assertIn("structure: tabBar(A, nav(B))", text)
        self.assertEqual(simulated(text), page.evaluate(CALLS))

    def test_what_is_copied_says_what_no_log_shows(self) -> None:
        for language in LANGUAGES:
            page = self.play("s=nav(A)&do=push+B", language)
            word, key = (page.get_attribute("#play", f"data-documented{name}") for name in ("", "-key"))
            for name, mark in (("markdown", f" *{word}* |"), ("mermaid", f" ({word})\n"), ("svg", f" ({word})</text>")):
                page.click(f"[name=copy][value={name}]")
                until(page, "mark => document.getElementById('play-copied').value.includes(mark)", mark)
                self.assertEqual(name == "markdown", key in page.input_value("#play-copied"))

    def test_long_names_wrap(self) -> None:
        page = self.play("s=nav(ProductsOverviewController)&do=push+DetailViewControllerWithALongName")
        wide = "() => { const list = document.getElementById('play-possible'); return list.scrollWidth - list.clientWidth; }"
        self.assertEqual(0, page.evaluate(wide))

    def test_the_focus_stays_where_something_can_be_done(self) -> None:
        page = self.play("s=nav(A)")
        page.locator("#play-possible button").first.click()
        self.assertNotEqual("play-filter", page.evaluate("document.activeElement.id"), "a phone would bring its keyboard")
        page.locator("#play-possible button").first.focus()
        page.keyboard.press("Enter")
        self.assertEqual("play-filter", page.evaluate("document.activeElement.id"))
        page.locator("#play-undo").focus()
        for _ in range(2):
            page.keyboard.press("Enter")
        self.assertEqual("play-redo", page.evaluate("document.activeElement.id"))

    def test_a_frame_says_what_cannot_be_done(self) -> None:
        for language, words in (("en", "This cannot be done here."), ("ko", ""), ("ja", "")):
            page = self.open(f"{in_language('embed.html', language)}#s=nav(A)&do=pop&do=push+B")
            steps = page.locator("#embed tbody")
            steps.nth(1).wait_for()
            told = page.locator("#embed").get_attribute("data-impossible")
            self.assertTrue(told and (not words or told == words))
            self.assertIn(told, steps.nth(0).inner_text())
            self.assertNotIn(page.locator("#embed").get_attribute("data-silent"), steps.nth(0).inner_text())

    def test_two_releases_stand_side_by_side(self) -> None:
        page = self.play("s=tabBar(nav(A),+nav(B))&do=selectTab+B&ios=15", calls="essential")
        page.select_option("#play-beside", "18")
        page.wait_for_selector("#play-result table.beside")
        self.assertIn("beside=18", page.url)
        self.assertEqual(["iOS 15", "iOS 18"], page.locator("#play-result thead th").all_text_contents())
        self.assertGreater(page.locator("#play-result .different").count(), 1)
        page.reload()
        page.wait_for_selector("#play-result table.beside")
        page.select_option("#play-beside", "")
        page.wait_for_selector("#play-result table.sequence")

    def test_everything_can_be_copied(self) -> None:
        page = self.play("s=nav(A)&do=push+B+{\"animated\":false}&ios=17")
        wanted = {
            "link": "#s=nav(A)", "yaml": "structure: nav(A)", "command": "lifeline simulate 'nav(A)' 'push B' --ios 17",
            "swift": "try Flow(\"nav(A)\", ios: 17)", "markdown": "| # | ", "mermaid": "sequenceDiagram", "svg": "<svg xmlns",
            "embed": "<iframe src=\"http",
        }
        self.assertEqual(list(wanted), page.eval_on_selector_all("[name=copy]", "all => all.map(one => one.value)"))
        for name, part in wanted.items():
            page.click(f"[name=copy][value={name}]")
            until(page, "text => document.getElementById('play-copied').value.includes(text)", part)
            until(page, "() => document.getElementById('play-copy-status').textContent !== ''")
            page.evaluate("document.getElementById('play-copy-status').textContent = ''")
        self.assertIn("animated: false", page.evaluate("Flow.yaml(Flow.parse(location.hash))"))

    def test_the_frame_shows_the_flow(self) -> None:
        page = self.open("embed.html#s=nav(A)&do=push+B&ios=17")
        page.wait_for_selector("#embed table")
        self.assertIn("viewDidLoad", page.text_content("#embed table"))
        self.assertTrue(page.get_attribute("#embed-link", "href").endswith("play.html#s=nav(A)&do=push+B&ios=17"))
        page.click("#embed-link")
        page.wait_for_selector("#play-result table, #play-problems:not([hidden])")
        self.assertEqual("push B", page.input_value("#play-steps"))
