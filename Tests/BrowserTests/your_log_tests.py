"""The page that reads a log of the reader's own: what it says is what the command line says, and nothing leaves it."""

import json
import os
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from play_tests import until
from site_browser import HERE, SITE, BrowserTests, in_language

LIFELINE = Path(os.environ.get("LIFELINE", HERE.parents[1] / ".build/release/lifeline"))
# As a page asks the module: in the worker, with the module compiled here.
ASK = """async question => {
  const module = await WebAssembly.compileStreaming(fetch('log-reader.wasm'));
  const worker = new Worker('log-worker.js');
  const text = await new Promise((done, fail) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = fail;
    worker.postMessage({ module, question });
  });
  worker.terminate();
  return text;
}"""
FORMATS = (
    "{subject} {callback}", "-[{subject} {callback}:]", "[{number}] {subject}: {callback}",
    "2024-05-01 12:00:00.{number:03d} App[12:34] <App.{subject}: 0x6000{code:04x}> {callback}", "🚀 {subject} {callback} 🚀",
)  # fmt: skip
SHEET = """ListViewController viewDidLoad()
ListViewController viewWillAppear(_:)
ListViewController viewDidAppear(_:)
SheetViewController viewDidLoad()
SheetViewController viewWillAppear(_:)
SheetViewController viewDidAppear(_:)
SheetViewController viewWillDisappear(_:)
SheetViewController viewDidDisappear(_:)
"""
APPEARANCE = ("viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")


def printed(trace: dict, form: str) -> str:
    """A trace as an app would print it."""
    events = [event for step in trace["steps"] for event in step["events"] if event["callback"] in APPEARANCE]
    return "".join(
        form.format(number=number, code=sum(map(ord, event["subject"])), **event) + "\n"
        for number, event in enumerate(events, 1))


def verified(text: str, *options: str) -> str:
    with tempfile.NamedTemporaryFile("w", suffix=".log", encoding="utf-8", newline="") as file:
        file.write(text)
        file.flush()
        return subprocess.run(
            [LIFELINE, "verify", file.name, "--format", "json", *options], capture_output=True, encoding="utf-8",
            check=False).stdout


@unittest.skipUnless((SITE / "your-log.html").exists(), f"{SITE} has no reader of logs for browsers")
class YourLogTests(BrowserTests):
    def your_log(self, language: str = "en", **options):
        page = self.open(in_language("your-log.html", language), **options)
        page.wait_for_selector("#your-log:not([hidden])")
        return page

    def put(self, page, text: str) -> None:
        """As a paste does, which has no half characters changed and no line ends."""
        page.evaluate(
            "text => { const box = document.getElementById('log-text'); box.value = text; box.dispatchEvent(new Event('input')); }",
            text)

    def paste(self, page, text: str) -> None:
        self.put(page, text)
        page.wait_for_selector("#your-log[data-verdict], #log-counts:not(:empty)")
        page.wait_for_selector("#log-answer:not(.stale)")

    def test_the_module_says_what_the_command_line_says(self) -> None:
        page = self.your_log()
        compared = 0
        for place, path in enumerate(sorted((SITE / "downloads").glob("*.json"))[::6]):
            text = printed(json.loads(path.read_text("utf-8")), FORMATS[place % len(FORMATS)])
            wanted = verified(text)
            self.assertTrue(wanted, path.name)
            self.assertEqual(wanted, page.evaluate(ASK, {"text": text}), path.name)
            compared += 1
        self.assertGreater(compared, 20)

    def test_what_the_reader_knows_is_heeded(self) -> None:
        page = self.your_log()
        text = "1|A|viewDidLoad\r\n2|A|viewWillAppear\r\n3|A|viewDidAppear\r\n"
        question = {"text": text, "release": "12", "pattern": "{number}|{subject}|{callback}", "records": ["loadView"]}
        options = ("--ios", "12", "--pattern", question["pattern"], "--records", "loadView")
        self.assertEqual(verified(text, *options), page.evaluate(ASK, question))
        page.click(".log-options summary")
        page.select_option("#log-release", "12")
        page.fill("#log-pattern", "nothing")
        page.fill("#log-text", text)
        until(page, "() => document.getElementById('log-status').textContent.includes('{callback}')")
        page.fill("#log-pattern", question["pattern"])
        page.wait_for_selector("#log-answer table")

    def test_an_example_is_explained_and_opens_in_the_playground(self) -> None:
        page = self.your_log()
        page.click("[name=example] >> nth=0")
        page.wait_for_selector("#log-answer table")
        self.assertIn("Explained", page.text_content("#log-status"))
        self.assertEqual(["push ShowView", "pop"], page.locator("#log-answer .step th > code").all_text_contents())
        self.assertEqual(["ShowView", "RootView"], page.locator("#log-answer .lane").all_text_contents())
        self.assertEqual(9, page.locator("#log-answer tr.event").count())
        self.assertIn("iOS", page.text_content("#log-answer .releases"))
        page.click("#log-answer tr.event:last-child button >> nth=1")
        self.assertEqual("RootView viewDidAppear(_:)", page.evaluate(
            "(box => box.value.slice(box.selectionStart, box.selectionEnd))(document.getElementById('log-text'))"))
        page.click("#log-play")
        page.wait_for_selector("#play-result table")
        self.assertEqual("push ShowView\npop", page.input_value("#play-steps"))

    def test_where_it_departs_is_marked_in_each_language(self) -> None:
        verdicts = set()

        def check(language: str) -> None:
            page = self.your_log(language)
            page.click("[name=example] >> nth=2")
            page.wait_for_selector("#log-answer .departure")
            verdicts.add(page.text_content("#log-status"))
            self.assertIn("viewDidAppear", page.text_content(".departure .raw"))
            self.assertEqual("ListViewController viewDidDisappear", page.text_content(".departure li code >> nth=0"))
            self.assertGreater(page.locator(".departure h3 + ul li").count(), 1)
            self.assertEqual(1, page.locator("tr.departs").count())
            self.assertEqual("viewDidAppear", page.text_content("tr.departs code"))
            self.assertIn("fetched 12 items", page.text_content(".aside"))
            # Nothing is left in the module's English.
            if language != "en":
                self.assertNotIn("missing", page.text_content(".departure"))

        self.in_each_language(check)
        self.assertEqual(3, len(verdicts))

    def test_it_answers_as_one_types_by_keyboard(self) -> None:
        page = self.your_log()
        page.focus("#log-text")
        page.keyboard.insert_text(SHEET)
        page.wait_for_selector("#log-answer table")
        self.assertEqual("status", page.get_attribute("#log-status", "role"))
        self.assertIn("dismiss SheetViewController", page.locator("#log-answer .step th > code").all_text_contents())
        for wanted in ("log-file", "example"):
            page.keyboard.press("Tab")
            self.assertIn(wanted, page.evaluate("[document.activeElement.id, document.activeElement.name]"))
        page.keyboard.press("Enter")
        until(page, "() => document.getElementById('log-counts').textContent.includes('9')")
        page.focus("#log-clear")
        page.keyboard.press("Enter")
        self.assertEqual("log-text", page.evaluate("document.activeElement.id"))
        self.assertEqual(["", ""], [page.text_content(f"#log-{name}") for name in ("status", "answer")])

    def test_nothing_leaves(self) -> None:
        page = self.your_log()
        page.wait_for_load_state("networkidle")
        asked: list[str] = []
        page.context.on("request", lambda request: asked.append(request.url))
        self.paste(page, SHEET)
        self.assertEqual({self.server.address + "log-worker.js"}, set(asked))
        policy = page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content")
        for part in ("default-src 'none'", "connect-src 'self'", "worker-src 'self'", "form-action 'self'"):
            self.assertIn(part, policy)
        self.assertEqual("refused", page.evaluate("fetch('http://127.0.0.2:9/').then(() => 'sent', () => 'refused')"))
        self.assertTrue(any("Content Security Policy" in fault for fault in self.page_faults), self.page_faults)
        self.page_faults.clear()
        other = self.open("index.html")
        self.assertIn("worker-src 'none'", other.get_attribute("meta[http-equiv=Content-Security-Policy]", "content"))

    def test_a_reading_that_fails_is_told(self) -> None:
        page = self.open("your-log.html")
        # As where there is no memory left: the module asks for something that is not there.
        page.route("**/log-worker.js", lambda route: route.fulfill(
            content_type="text/javascript", body=(SITE / "log-worker.js").read_text().replace("lifeline_verify", "no_such_function")))
        page.locator("#log-text").fill(SHEET)
        told = page.locator("[data-failed]").first.get_attribute("data-failed")
        until(page, "told => document.getElementById('log-status').textContent === told", told)

    def test_a_hostile_log_is_harmless(self) -> None:
        page = self.your_log()
        mark = "<img src=x onerror=window.pwned=1>"
        for text in (
            f"{mark} viewDidLoad\n<svg/onload=window.pwned=1> viewWillAppear\n{mark}\n",
            "A\u202e viewDidLoad\n\u0000\u0001\u001b[31mA viewWillAppear\nA viewDidAppear\ud800\n",
            "A viewDidLoad\n" + "x" * 1_000_000 + "\nA viewWillAppear\nA viewDidAppear\n",
            "".join(f"Controller{number} viewDidLoad\nController{number} viewWillAppear\n" for number in range(40)),
            "nav(nav(nav( viewDidLoad\n\"}]} viewWillAppear\n",
        ):
            with self.subTest(text=text[:40]):
                # What was said of the text before is no answer to this one.
                page.evaluate("document.getElementById('log-status').textContent = ''")
                self.put(page, text)
                # Not a question of time: what is like no log is searched for longest, and the machine has other things to do.
                until(page, "() => document.getElementById('log-status').textContent && document.querySelector('#log-answer:not(.stale)')", seconds=120)
                self.assertEqual(0, page.locator("#log-answer :is(img, svg, script)").count())
                self.assertIsNone(page.evaluate("window.pwned ?? null"))
                self.assertNotRegex(page.text_content("#log-answer"), "[\u0000-\u0008\u001b\u202e]")

    def test_ten_thousand_lines_take_seconds_and_are_given_up_for_newer_ones(self) -> None:
        def answer(page, lines: list[str]) -> float:
            """The seconds until a log is answered."""
            start = time.monotonic()
            self.put(page, "\n".join(lines))
            until(page, "count => document.getElementById('log-counts').textContent.includes(count)", str(len(lines)), seconds=300)
            return time.monotonic() - start

        sheet = SHEET.splitlines()
        page = self.your_log()
        alone = answer(page, sheet)
        visit = ("B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear",
                 "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear")  # fmt: skip
        lines = [f"2024-05-01 12:00:00.123 App[12:34] {line}" for line in visit * 1_111]
        # Not the time of the machine, which has other things to do, but whether it grows with the square of the lines: it would
        # take sixteen times as long as a quarter of them.
        some, all_lines = [], []
        while not some or (min(all_lines) >= 8 * min(some) and len(some) < 5):
            some.append(answer(page, lines[: len(visit) * 278]))
            all_lines.append(answer(page, lines))
        taken = all_lines[-1]
        print(f"your log: {len(lines):,} lines in {taken:.1f} s, a quarter of them in {some[-1]:.1f} s")
        self.assertLess(min(all_lines), 8 * min(some))
        self.assertIn("Explained", page.text_content("#log-status"))
        self.assertLess(page.locator("#log-answer tr.event").count(), 600)
        self.put(page, "\n".join([*lines, "A viewWillDisappear"]))
        page.wait_for_timeout(250)
        # Whoever waited for the long log would wait for all of it before the short one.
        self.assertLess(answer(page, sheet), alone + taken / 2)

    def test_what_was_read_can_be_taken_along(self) -> None:
        page = self.your_log()
        self.paste(page, SHEET)
        page.click("[name=copy][value=plain]")
        page.wait_for_selector("#log-copied:not([hidden])")
        self.assertIn("┌ dismiss SheetViewController", page.input_value("#log-copied"))
        page.click("[name=copy][value=yaml]")
        until(page, "() => document.getElementById('log-copied').value.startsWith('source:')")
        self.assertIn('      - do: "dismiss SheetViewController"\n', page.input_value("#log-copied"))

    def test_it_is_as_wide_as_a_phone(self) -> None:
        def check(language: str) -> None:
            page = self.your_log(language, viewport={"width": 390, "height": 844})
            self.paste(page, SHEET.replace("List", "VeryLong" * 9).replace("Sheet", "EvenLonger" * 9))
            self.assertGreater(page.locator("#log-answer tr.event").count(), 7)
            self.assertEqual(390, page.evaluate("document.documentElement.scrollWidth"))

        self.in_each_language(check)
