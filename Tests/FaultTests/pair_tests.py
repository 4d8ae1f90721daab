"""Two builds at once, and readers while builds write."""

import threading
import time

import project
from project import FaultTestCase


class PairTests(FaultTestCase):
    def test_pairs(self):
        waited = 0
        for number in project.extent.rounds(share=0.12, full_count=40):
            results = self.pair(number)
            for code, errors in results:
                self.assertEqual(code, 0, errors)
            waited += any("waiting for process" in errors for _, errors in results)
        self.note(f"{waited} of {number + 1} pairs waited")

    def test_pairs_that_do_not_wait(self):
        refused = 0
        for number in project.extent.rounds(share=0.06, full_count=20):
            results = self.pair(number, "--no-wait")
            for code, errors in results:
                if code != 0:
                    refused += 1
                    self.assertEqual(code, 1, errors)
                    self.assertRegex(errors, r"process \d+ \(since .*\) is writing into 'Output' \[output.locked\]")
            self.assertIn(0, [code for code, _ in results])
        self.note(f"{refused} refused")

    def pair(self, number, *arguments):
        """Two builds up to a quarter of a second apart."""
        self.project.other()
        first = self.project.start(*arguments)
        time.sleep(self.random.uniform(0, 0.25) * (number % 3) / 2)
        second = self.project.start(*arguments)
        results = [(process.returncode, errors) for process, errors in
                   [(process, process.communicate(timeout=300)[1]) for process in (first, second)]]
        self.assertEqual(self.project.found(), self.project.version, f"after pair {number}: {results}")
        self.assertEqual(self.project.names(), set(), "something is left over")
        return results

    def test_a_reader_finds_site_and_book_of_one_version(self):
        reader = Reader(self.project)
        reader.start()
        builds = 0
        for builds in project.extent.rounds(share=0.06, full_count=40):
            self.project.other()
            self.assertEqual(self.project.build().returncode, 0)
        reader.is_done = True
        reader.join()
        self.assertEqual(reader.faults, [])
        self.note(f"read {reader.reads} times in {builds + 1} builds")


class Reader(threading.Thread):
    """Reads one page of the site and one of the book, again and again."""

    def __init__(self, project):
        super().__init__(daemon=True)
        self.site = project.output / "site" / "index.html"
        self.book = project.output / "book" / "README.md"
        self.faults = []
        self.reads = 0
        self.is_done = False

    def run(self):
        while not self.is_done and len(self.faults) < 10:
            self.reads += 1
            try:
                site, book, again = self.version(self.site), self.version(self.book), self.version(self.site)
            except OSError as error:
                self.faults.append(str(error))
                continue
            # Where the site changed meanwhile, the book may be of either version.
            if site == again and site != book:
                self.faults.append(f"a site of version {site} and a book of version {book}")

    @staticmethod
    def version(path):
        return 1 if "Version 1" in path.read_text() else 2
