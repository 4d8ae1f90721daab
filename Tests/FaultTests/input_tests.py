"""What goes while a build is at work: its content, its workers."""

import os
import signal
import subprocess
import time
import unittest
from pathlib import Path

import project
from project import FaultTestCase


class InputTests(FaultTestCase):
    def test_content_that_vanishes(self):
        content, away = self.project.folder / "Content", self.project.folder / "Away"
        codes = []
        for number in project.extent.rounds(share=0.08, full_count=30):
            self.project.other()
            process = self.project.start()
            time.sleep(self.random.uniform(0, 0.3))
            if number % 2:
                content.rename(away)
            else:
                (content / "Scenarios" / "push.yaml").rename(away)
            _, errors = process.communicate(timeout=300)
            away.rename(content if number % 2 else content / "Scenarios" / "push.yaml")
            codes.append(process.returncode)
            self.assertIn(process.returncode, (0, 1), errors)
            self.assertNotIn("Fatal error", errors)
            if process.returncode == 1:
                self.assertIn(": error: ", errors)
                self.assert_whole("after its content went")
            self.assert_builds()
        self.note(f"{codes.count(0)} built, {codes.count(1)} reported")


class WorkerTests(FaultTestCase):
    def workers(self, process):
        """The processes that a build has started."""
        listing = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True).stdout
        pairs = [line.split() for line in listing.splitlines()]
        return [int(pid) for pid, parent in pairs if int(parent) == process.pid]

    @staticmethod
    def children(process):
        """The same, told by the system quickly enough to meet one before it has begun; where Linux does."""
        try:
            listings = [path.read_text() for path in Path(f"/proc/{process.pid}/task").glob("*/children")]
        except OSError:
            return []
        return [int(pid) for listing in listings for pid in listing.split()]

    def hit(self, process, number, workers=None):
        """Sends a signal to the first worker that is found; which one that was."""
        while process.poll() is None:
            for worker in (workers or self.workers)(process):
                try:
                    os.kill(worker, number)
                    return worker
                except ProcessLookupError:
                    continue
        return None

    def test_a_worker_that_is_killed(self):
        hits = 0
        for _ in project.extent.rounds(share=0.06, full_count=30):
            self.project.other()
            process = self.project.start("--no-cache")
            hits += self.hit(process, signal.SIGKILL) is not None
            _, errors = process.communicate(timeout=300)
            self.assertIn(process.returncode, (0, 1), errors)
            if process.returncode == 1:
                self.assertIn("signal 9 ended the worker", errors)
            self.assert_whole("after a worker was killed")
            self.assert_builds()
        self.note(f"{hits} hit")

    def test_a_worker_that_hangs(self):
        for _ in range(10):
            self.project.other()
            process = self.project.start("--no-cache")
            worker = self.hit(process, signal.SIGSTOP)
            _, errors = process.communicate(timeout=300)
            self.assertIn(process.returncode, (0, 1), errors)
            self.assert_whole("after a worker was stopped")
            self.assert_builds()
            if worker and process.returncode == 1:
                return
        self.skipTest("no worker was hit at work")

    @unittest.skipUnless(Path("/proc/self/task").is_dir(), "there is no such list of children here")
    def test_a_worker_that_stops_before_it_begins(self):
        codes = []
        for _ in range(10):
            self.project.other()
            process = self.project.start("--no-cache")
            worker = self.hit(process, signal.SIGSTOP, self.children)
            _, errors = process.communicate(timeout=60)
            self.assertIn(process.returncode, (0, 1), errors)
            self.assert_whole("after a worker was stopped before it began")
            self.assert_builds()
            codes.append(process.returncode)
            if worker and "it did not start in time" in errors:
                self.assertEqual(1, process.returncode)
                break
        self.note(f"ended with {codes}")

    def test_workers_go_with_their_build(self):
        hits = 0
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGKILL) * 3:
            self.project.other()
            process = self.project.start("--no-cache")
            workers = []
            while process.poll() is None and not workers:
                workers = self.workers(process)
            process.send_signal(number)
            process.communicate(timeout=300)
            hits += bool(workers)
            end = time.monotonic() + 5
            while any(self.is_alive(worker) for worker in workers):
                self.assertLess(time.monotonic(), end, "a worker outlives its build")
                time.sleep(0.01)
            self.assert_builds()
        self.note(f"{hits} hit")

    @staticmethod
    def is_alive(worker):
        """Whether it runs still; one that has ended and that no one has asked for yet does not."""
        listing = subprocess.run(["ps", "-o", "stat=", "-p", str(worker)], capture_output=True, text=True).stdout
        return bool(listing.strip()) and not listing.strip().startswith("Z")
