"""The simulator as a WebAssembly module (`Scripts/wasm`), in a browser: every scenario causes what it causes natively.

LIFELINE_MODULE is the module, LIFELINE_BENCHMARK the program that says what the native simulator makes of the scenarios.
"""

import gzip
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import sync_playwright
from site_browser import HERE, Server, launch

ROOT = HERE.parents[1]
MODULE = Path(os.environ.get("LIFELINE_MODULE", ROOT / ".build/wasm/lifecycle.wasm"))
BENCHMARK = Path(os.environ.get("LIFELINE_BENCHMARK", ROOT / ".build/release/lifeline-benchmark"))
EIGHT_STEPS = {
    "structure": "tabBar(nav(A), B)",
    "steps": [
        "launch", "push C", "present D as pageSheet from C", "dismiss D", "selectTab B", "home", "reopen", "rotate",
    ],
}  # fmt: skip


@unittest.skipUnless(MODULE.exists(), f"there is no {MODULE}: Scripts/wasm makes it, where the toolchain can")
class ModuleTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, folder)
        shutil.copy(MODULE, folder / "lifecycle.wasm")
        with (folder / "scenarios.jsonl").open("wb") as file:
            subprocess.run([BENCHMARK, "module-inputs"], cwd=ROOT, stdout=file, check=True)
        (folder / "index.html").write_text("<!doctype html><title>Module</title>")
        server = Server(folder)
        cls.addClassCleanup(server.close)
        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        browser = launch(playwright)
        cls.addClassCleanup(browser.close)
        cls.page = browser.new_page()
        cls.page.set_default_timeout(300_000)
        cls.page.goto(server.address)
        cls.page.add_script_tag(path=HERE / "module.js")
        cls.loaded = cls.page.evaluate("lifeline.load('lifecycle.wasm')")
        cls.scenarios = cls.page.evaluate("lifeline.loadScenarios('scenarios.jsonl')")

    def ask(self, call: str, value: object) -> dict:
        text = value if isinstance(value, str) else json.dumps(value)
        return json.loads(self.page.evaluate("([call, text]) => lifeline.ask(call, text)", [call, text]))

    # How large it may be is checked by Scripts/wasm.
    def test_needs_nothing(self) -> None:
        self.assertEqual([], self.loaded["imports"])
        calls = [f"lifeline_{name}" for name in ("allocate", "describe", "free", "possible", "simulate")]
        self.assertEqual([*calls, "memory"], self.loaded["exports"])
        size = len(gzip.compress(MODULE.read_bytes(), 9))
        print(f"{MODULE.stat().st_size:,} bytes, compressed {size:,}")

    def test_every_scenario_causes_what_it_causes_natively(self) -> None:
        found = self.page.evaluate("lifeline.compare()")
        print(f"{self.scenarios} scenarios, {found['runs']:,} runs in {found['seconds']:.1f} s, "
              f"{found['inside']:.1f} s of it in the module; memory {self.page.evaluate('lifeline.memory()'):,}")
        self.assertGreater(self.scenarios, 100)
        self.assertGreater(found["runs"], 10_000)
        self.assertEqual([], found["different"])

    def test_eight_steps_take_two_milliseconds(self) -> None:
        self.assertEqual([], [step["do"] for step in self.ask("simulate", EIGHT_STEPS)["steps"] if "problem" in step])
        taken = self.page.evaluate("input => lifeline.time(input, 50)", EIGHT_STEPS)
        print(f"eight steps: {taken:.2f} ms")
        self.assertLessEqual(taken, 2)

    def test_ten_thousand_runs_leave_nothing_behind(self) -> None:
        # The memory of the other tests would be enough for anything.
        self.page.evaluate("lifeline.load('lifecycle.wasm')")
        first, second = (self.page.evaluate("lifeline.randomRuns(1, 10_000)") for _ in range(2))
        print(f"memory after 10,000 runs {first['memory']:,}, after the same again {second['memory']:,}")
        self.assertGreater(first["events"], 100_000)
        self.assertEqual(first, second)

    def test_nothing_makes_it_trap(self) -> None:
        problems = self.page.evaluate("lifeline.brokenRuns(3, 5_000)")
        self.assertGreater(problems, 1_000)
        deep = "P contains " * 39 + "C"
        hostile = [
            "", "\0", "[" * 200_000, "{" * 1_000, '"' + "\\" * 100_001, "9" * 150_000, "{}", "[]", "null",
            {"structure": "nav(" * 4_000, "steps": []}, {"structure": "A" * 19_000}, {"structure": "\u0301" * 9_000},
            {"structure": "👩‍👩‍👧‍👦" * 700}, {"structure": deep, "steps": ["launch"]},
            {"structure": "nav(" + ", ".join(f"A{n}" for n in range(499)) + ")", "steps": ["rotate"] * 300},
            {"structure": "nav(A)", "steps": [f"push B{n}" for n in range(300)]},
            {"structure": "A", "steps": [f"present B{n} as popover from {'A' if n == 0 else f'B{n - 1}'}" for n in range(300)]},
            {"structure": "P contains nothing",
             "steps": [f"addChild C{n} to {'P' if n == 0 else f'C{n - 1}'}" for n in range(300)]},
            {"structure": "A", "platform": {"ios": "9" * 90}}, {"structure": "A", "platform": {"ios": 26.4, "sdk": -1}},
            {"structure": "A", "platform": {"ios": "4.9223372036854775808"}}, {"structure": "A", "orders": {"": ""}},
            {"structure": "A", "steps": ["push " + deep] * 10}, {"structure": "A", "steps": [[[[]]]] * 300},
        ]  # fmt: skip
        for value in hostile:
            for call in ("simulate", "possible"):
                if call == "possible" and len(value if isinstance(value, str) else value.get("steps", [])) == 300:
                    continue  # Hundreds of actions are tried, each after 300 others.
                with self.subTest(call=call, value=str(value)[:60]):
                    answer = self.ask(call, value)
                    self.assertTrue({"problems", "steps", "possible"} & answer.keys())
        # It still works.
        self.assertEqual(8, len(self.ask("simulate", EIGHT_STEPS)["steps"]))
        print(f"memory in the end {self.page.evaluate('lifeline.memory()'):,}")

    def test_what_is_possible_is(self) -> None:
        script = {"structure": "tabBar(nav(A, B), C)", "steps": ["push D"]}
        possible = self.ask("possible", script)["possible"]
        self.assertLess({"pop", "popToRoot", "push New", "selectTab C", "home"}, set(possible))
        for action in possible:
            steps = self.ask("simulate", {**script, "steps": [*script["steps"], action]})["steps"]
            self.assertNotIn("problem", steps[-1], action)

    def test_the_vocabulary_is_told(self) -> None:
        vocabulary = self.page.evaluate("lifeline.describe()")
        for key in ("releases", "idioms", "styles", "actions", "swiftui", "rules", "callbacks"):
            self.assertTrue(vocabulary[key], key)
