"""The player: table, diagrams, address and words show the same moment, however it is reached."""

import re

from site_browser import LANGUAGES, BrowserTests, in_language

PAGE = "scenarios/push-pop.html"
# With each call that diagrams show.
WHOLE = f"{PAGE}?calls=all"
# What the page shows of a moment, and what follows from the page's own data.
MOMENT = """() => {
  const data = JSON.parse(document.getElementById('player-data').textContent);
  const ids = selector => [...document.querySelectorAll(selector)].map(element => element.id);
  const row = document.querySelector('tr.current');
  const number = row ? Number(row.id.slice(4)) : 0;
  // The player goes through the calls that are shown.
  const left = { essential: '.of-layout, .of-other', layout: '.of-other', all: ':not(*)' }[document.documentElement.dataset.calls];
  const shown = data.rows.filter(({ row }) => !document.getElementById(`row-${row}`).matches(left));
  const position = shown.findIndex(({ row }) => row === number) + 1;
  const text = selector => row?.querySelector(selector).textContent ?? '';
  const expected = position === 0 ? [] : data.diagrams.map(({ id, start, path }) =>
    `${id}_s_${path.filter(({ row }) => row <= number).at(-1)?.state ?? start}`);
  const taken = data.diagrams.flatMap(({ id, path }) =>
    path.filter(({ row }) => row === number).map(({ transition }) => `${id}_t_${transition}`));
  return {
    number, position, count: shown.length, all: ids('table.sequence tr[id^="row-"]').length, stepping: document.body.classList.contains('stepping'),
    rows: ids('tr.current').length, messages: ids('.message.current'), later: ids('tr.later').length,
    // Beside the buttons: the screen after the step, and the states in the words of the diagrams.
    screen: document.querySelector('.player-screen').innerText, frame: [...document.querySelectorAll('.film li')].findIndex(frame => frame.matches('.now')),
    step: row ? [...row.closest('table').tBodies].indexOf(row.closest('tbody')) : -1,
    states: [...document.querySelectorAll('.player-states li')].map(({ textContent }) => textContent.trim()),
    expectedStates: position === 0 ? [] : data.diagrams.filter(({ name }) => name).map(({ id, name, start, path }) =>
      `${name} ${document.querySelector(`#${id}_s_${path.filter(({ row }) => row <= number).at(-1)?.state ?? start} text`).textContent}`),
    here: ids('.here').sort(), expectedHere: expected.sort(),
    transitions: ids('.transition.current').sort(), expectedTransitions: taken.sort(),
    panels: ids('.panel.current'), expectedPanels: data.hierarchy && position ? [`${data.hierarchy}_p${shown[position - 1].step}`] : [],
    call: [text('.who'), text('.call code')].join(' ').trim(),
    told: document.querySelector('output code').textContent, words: document.querySelector('output span').textContent,
    range: Number(document.querySelector('[data-player=range]').value), address: location.hash,
  };
}"""


class PlayerTests(BrowserTests):
    def check(self, page, position: int) -> dict:
        """Everything shows the moment of this position."""
        moment = page.evaluate(MOMENT)
        self.assertEqual(position, moment["position"])
        self.assertEqual(position > 0, moment["stepping"])
        self.assertEqual(position, moment["range"])
        self.assertEqual(moment["expectedHere"], moment["here"])
        self.assertEqual(moment["expectedTransitions"], moment["transitions"])
        self.assertEqual(moment["call"], moment["told"])
        self.assertEqual(moment["expectedStates"], moment["states"])
        if position:
            self.assertEqual(1, moment["rows"])
            self.assertEqual(moment["step"] if page.locator(".film").count() else -1, moment["frame"])
            self.assertEqual(moment["expectedPanels"], moment["panels"])
            self.assertEqual(moment["all"] - moment["number"], moment["later"])
            self.assertGreater(len(moment["here"]), 0)
            told = sorted(map(int, re.findall(r"\d+", moment["words"])))
            self.assertEqual([moment["number"], moment["all"]], told)
        return moment

    def check_row(self, page, number: int) -> None:
        """Everything shows the moment of the row of this number."""
        moment = page.evaluate(MOMENT)
        self.assertEqual(number, moment["number"])
        self.assertGreater(self.check(page, moment["position"])["position"], 0)

    def button(self, page, name: str):
        return page.locator(f"[data-player={name}]")

    def test_buttons_step_and_stop_at_the_ends(self) -> None:
        for language in LANGUAGES:
            with self.subTest(language=language):
                page = self.open(in_language(PAGE, language))
                count = self.check(page, 0)["count"]
                self.assertGreater(count, 10)
                for name, position in (
                    ("next", 1), ("next", 2), ("previous", 1), ("previous", 0), ("previous", 0), ("last", count),
                    ("next", count), ("first", 1),
                ):  # fmt: skip
                    self.button(page, name).click()
                    moment = self.check(page, position)
                    self.assertEqual(f"#row-{moment['number']}" if position else "", moment["address"])

    def test_every_moment_of_some_scenarios_is_shown_everywhere(self) -> None:
        for name in ("push-pop", "modal-chain-ios-7", "app-control-centre", "swiftui-tab-view-ios-17"):
            with self.subTest(scenario=name):
                page = self.open(f"scenarios/{name}.html?calls=all")
                for position in range(page.evaluate(MOMENT)["count"] + 1):
                    page.evaluate("to => { const range = document.querySelector('[data-player=range]');"
                                  "range.value = to; range.dispatchEvent(new Event('input')) }", position)  # fmt: skip
                    self.check(page, position)

    def test_it_plays_at_the_chosen_speed_and_pauses(self) -> None:
        page = self.open(PAGE)
        # It stands still but where it is moved on: a busy machine would be a second late.
        page.clock.install(time=0)
        page.clock.pause_at(3_600)
        page.reload()
        play = self.button(page, "play")
        label = play.get_attribute("aria-label")
        play.click()
        self.check(page, 1)
        self.assertNotEqual(label, play.get_attribute("aria-label"))
        self.assertEqual("off", self.button(page, "output").get_attribute("aria-live"))
        page.clock.run_for(2_050)
        self.check(page, 3)
        self.button(page, "speed").select_option("2")
        page.clock.run_for(1_020)
        self.check(page, 5)
        play.click()
        page.clock.run_for(5_000)
        self.check(page, 5)
        self.assertEqual(label, play.get_attribute("aria-label"))
        self.assertEqual("polite", self.button(page, "output").get_attribute("aria-live"))
        play.click()
        page.clock.run_for(60_000)
        count = self.check(page, page.evaluate(MOMENT)["count"])["count"]
        self.assertGreater(count, 5)
        self.assertEqual(label, play.get_attribute("aria-label"), "it stops at the end")
        play.click()
        self.check(page, 1)

    def test_keys_work_within_the_player_and_nowhere_else(self) -> None:
        page = self.open(PAGE)
        page.keyboard.press("ArrowRight")
        count = self.check(page, 0)["count"]
        self.button(page, "next").focus()
        for key, position in (
            ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", count), ("Home", 1),
            ("Shift+ArrowRight", 1), ("Control+End", 1), ("Space", 2), ("Enter", 3),
        ):  # fmt: skip
            page.keyboard.press(key)
            self.check(page, position)
        self.button(page, "speed").focus()
        page.keyboard.press("ArrowDown")
        self.check(page, 3)
        self.button(page, "range").focus()
        page.keyboard.press("ArrowRight")
        self.check(page, 4)
        page.keyboard.press("Space")
        self.assertTrue(page.evaluate("document.getElementById('player').classList.contains('playing')"))

    def test_rows_addresses_and_diagrams_lead_to_a_moment(self) -> None:
        page = self.open(f"{WHOLE}#row-7")
        self.check_row(page, 7)
        page.locator("#row-3 th.number").click()
        self.check_row(page, 3)
        page.evaluate("location.hash = '#row-9'")
        page.wait_for_function("() => document.querySelector('tr.current').id === 'row-9'")
        self.check_row(page, 9)
        self.assertEqual(0, page.locator(".diagram.sequence").count(), "the table has the lanes")
        self.check(self.open(f"{WHOLE}#row-99999"), page.evaluate(MOMENT)["count"])
        self.check(self.open(f"{PAGE}#explanation"), 0)

    def test_a_row_that_no_diagram_shows_leads_to_the_next_one(self) -> None:
        page = self.open(f"{WHOLE}#row-1")
        rows = page.evaluate("JSON.parse(document.getElementById('player-data').textContent).rows.map(({ row }) => row)")
        self.assertNotIn(1, rows)
        self.check_row(page, 2)
        left = next(number for number in range(3, rows[-1]) if number not in rows)
        # The heading leads there, and so does the link in it.
        for place in ("th.number", "a.number"):
            self.button(page, "last").click()
            page.locator(f"#row-{left} {place}").click()
            page.wait_for_function("last => location.hash !== last", arg=f"#row-{rows[-1]}")
            self.check_row(page, next(number for number in rows if number > left))
            self.button(page, "previous").click()
            self.check_row(page, max(number for number in rows if number < left))

    def test_its_words_are_the_pages_language(self) -> None:
        scripts = {"en": r"[A-Za-z]", "ko": r"[가-힣]", "ja": r"[぀-ヿ一-鿿]"}
        for language in LANGUAGES:
            page = self.open(in_language(PAGE, language))
            self.button(page, "next").click()
            names = [page.locator("#player").get_attribute("aria-label"), page.evaluate(MOMENT)["words"]]
            controls = page.locator("#player :is(button, select, input)")
            names += [control.get_attribute("aria-label") for control in controls.all()]
            self.assertEqual(9, len(names))
            for name in names:
                self.assertTrue(re.search(scripts[language], name or ""), f"{language}: {name}")
