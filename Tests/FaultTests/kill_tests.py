"""Builds that are killed or interrupted: the output is the old one or the new one, and the next build works."""

import signal
import time

import project
from project import FaultTestCase

SIGNALS = [signal.SIGKILL, signal.SIGINT, signal.SIGTERM]


class KillTests(FaultTestCase):
    def setUp(self):
        super().setUp()
        self.counts = {"old": 0, "new": 0, "ended before": 0}

    def test_random_kills(self):
        # Of the other version, since one that has nothing to do ends at once.
        self.project.other()
        started = time.monotonic()
        self.project.build()
        duration = time.monotonic() - started
        for number in project.extent.rounds(share=0.15, full_count=150):
            self.kill(number, lambda _: time.sleep(self.random.uniform(0, 1.2 * duration)))
        self.note(f"{self.counts}")

    def test_aimed_kills(self):
        window = self.writing_window()
        waits = [lambda process: self.wait_for_writing(process, window), self.wait_for_exchange]
        for number in project.extent.rounds(share=0.2, full_count=150):
            self.kill(number, waits[number % 2])
        self.note(f"writing takes {window * 1000:.0f} ms, {self.counts}")
        self.assertGreater(self.counts["old"] + self.counts["new"], 0, "no kill hit a build")

    def kill(self, number, wait):
        """Starts a build of the other version and ends it after a while; then the build is done again."""
        sent = SIGNALS[number % len(SIGNALS)]
        before = self.project.version
        self.project.other()
        process = self.project.start()
        wait(process)
        process.send_signal(sent)
        _, errors = process.communicate(timeout=300)
        when = f"after {sent.name} (number {number}); the build said: {errors}"
        found = self.assert_whole(when)
        if process.returncode == 0:
            self.counts["ended before"] += 1
            self.assertEqual(found, self.project.version, when)
        else:
            self.counts["old" if found == before else "new"] += 1
            self.assertEqual(process.returncode, -sent, when)
            if sent != signal.SIGKILL:
                self.assertEqual(self.project.names(), set(), f"something is left over {when}")
        self.assert_builds()

    def wait_for_writing(self, process, window):
        """Waits until something shows that the build writes, and then a part of the time that this takes."""
        while process.poll() is None:
            if self.is_writing():
                time.sleep(self.random.uniform(0, 1.1 * window))
                return

    def wait_for_exchange(self, process):
        """Waits until the new output is there, or none; what is left to do then is to remove the old one."""
        page = self.project.output / "site" / "index.html"
        before = page.stat().st_ino
        while process.poll() is None:
            try:
                if page.stat().st_ino != before:
                    return
            except FileNotFoundError:
                return

    def writing_window(self):
        """How long what shows that a build writes is to be seen."""
        self.project.other()
        process = self.project.start()
        first = last = 0
        while process.poll() is None:
            if self.is_writing():
                last = time.monotonic()
                first = first or last
        process.communicate()
        self.assertGreater(first, 0, "nothing shows that a build writes")
        return last - first

    def is_writing(self):
        """Whether there is a hidden name, other than that of the lock, which is held all the time."""
        return any(not name.endswith("-lock") for name in self.project.names())
