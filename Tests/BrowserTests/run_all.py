"""Runs the browser tests, or those that are named, two files at a time, and tells how long each took.

    run_all.py [NAME_tests ...]
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
# It has two browsers of its own.
FIRST = "visit_tests"


def run(name: str) -> bool:
    began = time.monotonic()
    command = [sys.executable, "-m", "unittest", name]
    done = subprocess.run(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(f"== {name}: {time.monotonic() - began:.0f} s\n{done.stdout.strip()}", flush=True)
    # No test at all is no pass.
    return done.returncode == 0 and "\nRan 0 tests" not in done.stdout


def main() -> int:
    names = sys.argv[1:] or sorted(path.stem for path in HERE.glob("*_tests.py"))
    passed = {name: run(name) for name in names if name == FIRST}
    rest = [name for name in names if name != FIRST]
    with ThreadPoolExecutor(2) as pool:
        passed |= dict(zip(rest, pool.map(run, rest), strict=True))
    failed = [name for name, is_passed in passed.items() if not is_passed]
    print(f"failed: {', '.join(failed)}" if failed else f"{len(passed)} files of tests passed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
