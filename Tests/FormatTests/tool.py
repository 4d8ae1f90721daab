"""Runs the tool, in this project or in one of its own."""

import os
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PROJECT = os.path.abspath(os.path.join(HERE, "..", ".."))
LIFELINE = os.path.abspath(os.environ.get("LIFELINE", os.path.join(PROJECT, ".build/release/lifeline")))


def lifeline(*arguments, folder=PROJECT, text=None, environment=None):
    """How the tool ends, what it prints, and what it says."""
    run = subprocess.run(
        [LIFELINE, *arguments], cwd=folder, input=text, capture_output=True, encoding="utf-8", check=False,
        env=environment, timeout=120)
    return run.returncode, run.stdout, run.stderr


def schema(name):
    return os.path.join(HERE, "Schemas", name)


class Project(tempfile.TemporaryDirectory):
    """A folder with these files, which is gone at its end."""

    def __init__(self, files):
        super().__init__()
        for path, text in files.items():
            target = os.path.join(self.name, path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "w", encoding="utf-8") as file:
                file.write(text)
