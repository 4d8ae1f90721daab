"""Payloads in every place of a project: each is refused with its place, or it is a text and nothing else in all that is
written, and in a browser without the policy of its pages nothing runs and nothing is asked of another host."""

import sys
import unittest

import suite
from browser import Browser
from output_check import faults
from payloads import EVERYTHING

# What there were when somebody counted; a place that is lost is not tested.
FEWEST_PLACES = 200


class InjectionTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def test_nothing_that_is_written_is_live(self) -> None:
        accepted = refused = pages = 0
        for number, (name, prose, case) in enumerate(suite.each_case()):
            with self.subTest(case=name):
                found = case.faults + faults(case, suite.baseline(), prose)
                seen, live = self.browser.visit(case.output / "site", number)
                found += live
                pages += seen
                if suite.IS_FULL:
                    # What takes so long tells at once what it found.
                    print(f"{name}: {len(found)} faults", *found[:4], sep="\n  ", file=sys.stderr, flush=True)
                self.assertEqual([], found)
            accepted += len(case.accepted)
            refused += len(case.refused)
        print(f"{len(suite.places())} places, {len(EVERYTHING)} payloads: {accepted} texts were written, {refused} refused; {pages} pages opened")
        # A tool that refuses or accepts everything was not tested.
        self.assertGreater(min(accepted, refused), 100)

    def test_every_place_and_every_payload_takes_part(self) -> None:
        self.assertGreaterEqual(len(suite.places()), FEWEST_PLACES)
        used = [payloads for _, _, payloads in suite.cases()]
        self.assertEqual({place.name for place in suite.places()}, {name for payloads in used for name in payloads})
        self.assertEqual(set(EVERYTHING), {text for payloads in used for text in payloads.values()})


if __name__ == "__main__":
    unittest.main()
