"""Every broken input of the table is refused by `check` and by `build` alike, at its place, soon, and in little memory."""

import concurrent.futures
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import rows_content  # noqa: F401
import rows_extremes  # noqa: F401
import rows_files  # noqa: F401
import rows_prose  # noqa: F401
import rows_scenarios  # noqa: F401
import rows_templates  # noqa: F401
import table

HERE = os.path.dirname(os.path.abspath(__file__))
LIFELINE = os.path.abspath(os.environ.get("LIFELINE", ".build/release/lifeline"))
SHIPPED = os.path.join(HERE, "..", "..", "Templates")
# A run spends most of its time on the shipped ones, and a row with an error in its content gets no page.
TINY = os.path.join(HERE, "..", "TestSupport", "Templates")
EXPECTED = os.path.join(HERE, "expected.txt")
RECORDING = "RECORD_GOLDEN" in os.environ
ONLY = os.environ.get("ONLY", "")

# A debug build is several times slower.
MOST_SECONDS = 10 if f"{os.sep}debug{os.sep}" in os.path.realpath(LIFELINE) else 2
MOST_MEGABYTES = 300
KILLED_AFTER = 60

DIAGNOSTIC = re.compile(r"^(?P<place>.+?): (?P<severity>error|warning): .* \[[a-z0-9.-]+\]$")
PLACE = re.compile(r":[1-9][0-9]*:[1-9][0-9]*$")
COUNTS = re.compile(r"^(?P<subject>.*): .*?(?:(?P<errors>[\d,]+) errors?)?(?:, )?(?:(?P<warnings>[\d,]+) warnings?)?$")


class Run:
    """How one command ended, and what it took."""

    def __init__(self, arguments, folder):
        started = time.monotonic()
        # Files, since a pipe that fills up would stop the command while it is waited for.
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                [LIFELINE, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                env={"PATH": "/usr/bin:/bin", "NO_COLOR": "1"}, start_new_session=True)
            guard = threading.Timer(KILLED_AFTER, os.killpg, (process.pid, signal.SIGKILL))
            guard.start()
            _, status, usage = os.wait4(process.pid, 0)
            guard.cancel()
            output.seek(0)
            self.text = output.read().decode("utf-8", "replace")
        process.returncode = os.waitstatus_to_exitcode(status)
        self.code = process.returncode
        # On a machine that is busy with other things time passes without the command.
        self.seconds = min(time.monotonic() - started, usage.ru_utime + usage.ru_stime)
        if self.code == -signal.SIGKILL:
            self.seconds = KILLED_AFTER
        self.megabytes = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
        self.lines = self.text.splitlines()
        self.found = [line for line in self.lines if DIAGNOSTIC.match(line)]
        # What is merely doubtful is not what a row is about, if something is wrong.
        self.first = next((line for line in self.found if ": error: " in line), next(iter(self.found), ""))


class Outcome:
    """What both commands said of a row."""

    def __init__(self, row):
        self.folder = tempfile.mkdtemp(prefix="broken-")
        try:
            prepare(row, self.folder)
            self.check = Run(["check", "--all", "--templates", "Templates"], self.folder)
            self.build = Run(["build", "--all", "--templates", "Templates", "--no-cache", "--output", "Output"], self.folder)
            self.written = [
                name for name in ("site", "book") if os.path.exists(os.path.join(self.folder, "Output", name))]
        finally:
            shutil.rmtree(self.folder, onerror=lambda *_: None)

    @property
    def first(self):
        return self.check.first


def has_words(row):
    """Whether the row is about a language, so that its site has several."""
    return row.templates is not None and any(path.startswith("words") for path in row.templates)


def prepare(row, folder):
    """Writes a row's project: the correct content, changed as the row says."""
    base = {path: table.TRANSLATED for path in table.BASE} if has_words(row) else table.BASE
    table.write(folder, {**base, **row.files})
    templates = os.path.join(folder, table.TEMPLATES)
    if row.templates is None:
        os.symlink(os.path.abspath(TINY) if row.exit else PLAIN, templates)
        return
    if "" not in row.templates:
        shutil.copytree(SHIPPED if has_words(row) else PLAIN, templates)
    for path, change in row.templates.items():
        target = os.path.join(templates, path) if path else templates
        if change is None:
            if os.path.isdir(target):
                shutil.rmtree(target)
            elif os.path.exists(target):
                os.remove(target)
            continue
        if isinstance(change, str):
            table.write(folder, {table.TEMPLATES: change})
            continue
        old = ""
        if os.path.isfile(target):
            with open(target, encoding="utf-8") as file:
                old = file.read()
            os.remove(target)
        new = change if isinstance(change, table.Made) else change(old)
        table.write(templates, {path: row.unmarked_template(path, new)})


def shorter(line):
    """A diagnostic as the table of expectations holds it: without what hides the reader's view."""
    return re.sub(r"(.)\1{59,}", lambda run: f"{run[1]}…{len(run[0])}…", line)


def expectations():
    found = {}
    if os.path.exists(EXPECTED):
        with open(EXPECTED, encoding="utf-8") as file:
            for block in file.read().split("\n\n"):
                if block.strip():
                    name, _, line = block.strip("\n").partition("\n  ")
                    found[name] = line
    return found


def setUpModule():
    global PLAIN, OUTCOMES
    # English is enough for what is wrong with content: each language of a site costs time.
    PLAIN = os.path.join(tempfile.mkdtemp(prefix="templates-"), "Templates")
    shutil.copytree(SHIPPED, PLAIN, ignore=shutil.ignore_patterns("words"))
    rows = [row for row in table.ROWS if not row.skip and ONLY in row.name]
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        small = [row for row in rows if not has_words(row)]
        OUTCOMES = dict(zip((row.name for row in small), pool.map(Outcome, small)))
    # A site of several languages takes both cores for itself, so that two at a time would measure each other.
    OUTCOMES.update((row.name, Outcome(row)) for row in rows if has_words(row))


def tearDownModule():
    shutil.rmtree(os.path.dirname(PLAIN))
    runs = [(run, name) for name, outcome in OUTCOMES.items() for run in (outcome.check, outcome.build)]
    if not runs:
        return
    slowest = max(runs, key=lambda found: found[0].seconds)
    largest = max(runs, key=lambda found: found[0].megabytes)
    print(
        f"{len(OUTCOMES)} inputs; slowest {slowest[0].seconds:.1f} s: {slowest[1]}; "
        f"largest {largest[0].megabytes:.0f} MB: {largest[1]}", file=sys.stderr)
    if RECORDING:
        known = {**expectations(), **{name: shorter(outcome.first) for name, outcome in OUTCOMES.items()}}
        with open(EXPECTED, "w", encoding="utf-8") as file:
            file.write("\n\n".join(f"{row.name}\n  {known.get(row.name, '')}".rstrip() for row in table.ROWS) + "\n")


class BrokenInputTests(unittest.TestCase):
    longMessage = False
    maxDiff = None

    def hold(self, row):
        """Holds both commands to what a row says."""
        outcome = OUTCOMES[row.name]
        for name, run in (("check", outcome.check), ("build", outcome.build)):
            tail = "\n".join(line[:300] for line in run.lines[:6])
            self.assertEqual(run.code, row.exit, f"{name} ended with {run.code}:\n{tail}")
            self.assertLessEqual(run.seconds, MOST_SECONDS, f"{name} took {run.seconds:.1f} s")
            self.assertLessEqual(run.megabytes, MOST_MEGABYTES, f"{name} took {run.megabytes:.0f} MB")
            self.assertNotIn("\x1b", run.text, f"{name} printed a terminal's escape")
            self.assertTrue(all(len(line) < 2000 for line in run.lines), f"{name} printed a line without end")
            self.hold_places(row, run)
            self.hold_last_line(run, name)
        self.assertEqual(
            sorted(outcome.check.found), sorted(outcome.build.found), "check and build do not say the same")
        if row.exit:
            self.assertEqual(outcome.written, [], "a build with errors wrote something")
        expected = expectations().get(row.name)
        if RECORDING:
            self.fail(f"recorded, to be read: {shorter(outcome.first)}")
        self.assertEqual(shorter(outcome.first), expected)

    def hold_places(self, row, run):
        """The first diagnostic is where the row says; each error has line and column, unless a whole file is wrong."""
        first = run.first
        if row.place:
            self.assertEqual(DIAGNOSTIC.match(first)["place"] if first else "", row.place, first)
        elif row.whole:
            self.assertTrue(first.startswith(row.whole), first)
        elif row.exit == 0:
            self.assertEqual(first, "")
        for line in run.found:
            found = DIAGNOSTIC.match(line)
            if found["severity"] == "error" and not (row.whole and found["place"].startswith(row.whole)):
                self.assertRegex(found["place"], PLACE, line)

    def hold_last_line(self, run, name):
        errors = sum(": error: " in line for line in run.found)
        warnings = len(run.found) - errors
        if not run.found:
            return
        last = COUNTS.match(run.lines[-1])
        counted = [int((last[key] or "0").replace(",", "")) if last else None for key in ("errors", "warnings")]
        if name == "check" or errors:
            self.assertEqual(counted, [errors, warnings], run.lines[-1])


def test_of(row):
    def test(self):
        if row.skip:
            self.skipTest(row.skip)
        if row.name not in OUTCOMES:
            self.skipTest("not asked for")
        self.hold(row)

    test.__doc__ = row.name
    return test


for number, row in enumerate(table.ROWS):
    setattr(BrokenInputTests, f"test_{number:03}", test_of(row))


if __name__ == "__main__":
    unittest.main()
