"""Payloads as arguments: whatever they are, the tool ends with a status of its own and words that are text."""

import unittest

import suite
from case import UNPRINTABLE
from payloads import EVERYTHING
from project import run

COMMANDS = [
    ("simulate", "{}"),
    ("simulate", "flow", "--ios={}"),
    ("simulate", "flow", "--order={}"),
    ("simulate", "{}", "push B"),
    ("simulate", "nav(A)", "push B", "{}"),
    ("simulate", "nav(A)", "push {}", "--format", "yaml"),
    ("simulate", "nav(A)", "push B", "--ios=12", "--ios={}"),
    ("diff", "flow", "{}"),
    ("explain", "{}"),
    ("schema", "{}"),
    ("completions", "{}"),
    ("draw", "{}", "--no-cache"),
    ("draw", "flow", "--no-cache", "--subject={}"),
    ("draw", "flow", "--no-cache", "--diagram={}"),
    ("draw", "flow", "--no-cache", "--format={}"),
    ("evidence", "{}"),
    ("evidence", "--envelope={}"),
    ("changes", "--from={}"),
    ("check", "{}"),
    ("check", "--templates={}"),
    ("{}",),
]
# Each command sees every payload in the long run, and every fifth in the short one.
STEP = 1 if suite.IS_FULL else 11


class CommandLineTests(unittest.TestCase):
    def test_arguments(self) -> None:
        folder = suite.baseline().folder
        for number, command in enumerate(COMMANDS):
            for payload in EVERYTHING[number % STEP :: STEP]:
                argument = payload.replace("\0", "")
                # What begins with a hyphen is an option.
                if argument.startswith("-") and "{}" in command:
                    continue
                with self.subTest(command=command, payload=payload):
                    done = run(folder, *(part.replace("{}", argument) for part in command), timeout=30)
                    self.assertIn(done.returncode, (0, 1, 2))
                    words = (done.stdout + done.stderr).decode()
                    self.assertIsNone(UNPRINTABLE.search(words), words)
                    self.assertFalse(any(line.startswith("::") for line in words.splitlines()), words)


if __name__ == "__main__":
    unittest.main()
