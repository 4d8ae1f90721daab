"""Runs the fault tests: see Scripts/fault-tests."""

import argparse
import random
import sys
import unittest
from pathlib import Path

import project


def main():
    parser = argparse.ArgumentParser(prog="Scripts/fault-tests")
    parser.add_argument("lifeline")
    extent = parser.add_mutually_exclusive_group()
    extent.add_argument("--minutes", type=float, help="how long to try what is left to chance")
    extent.add_argument("--full", action="store_true", help="300 kills and 60 pairs of builds")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("names", nargs="*", help="only these files, such as kill_tests")
    options = parser.parse_intermixed_args()

    project.lifeline = options.lifeline
    project.extent = project.Extent(minutes=options.minutes, full=options.full)
    project.seed = options.seed
    print(f"seed {options.seed}", flush=True)

    folder = Path(__file__).parent
    names = options.names or sorted(path.stem for path in folder.glob("*_tests.py"))
    suite = unittest.defaultTestLoader.loadTestsFromNames(names)
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
    sys.exit(0 if result.wasSuccessful() and result.testsRun > 0 else 1)


if __name__ == "__main__":
    main()
