"""A small project in a temporary folder, its two versions, and what their outputs must be."""

import atexit
import hashlib
import os
import random
import shutil
import subprocess
import tempfile
import time
import unittest
from dataclasses import dataclass
from pathlib import Path

lifeline = ""
seed = 0
extent = None
package = Path(__file__).resolve().parents[2]

SCENARIO = """id: {id}
title: {{en: "Flow {id}", ko: "Flow {id}", ja: "Flow {id}"}}
summary: {{en: A flow., ko: A flow., ja: A flow.}}
structure: nav(List)
steps: [{steps}]
"""


@dataclass
class Extent:
    """How much is tried of what is left to chance."""

    minutes: float | None
    full: bool

    def rounds(self, share, full_count):
        """Counts rounds: a fixed number, or as many as a share of the time allows, but a few in any case."""
        end = time.monotonic() + share * 60 * (self.minutes or 0.5)
        number = 0
        while number < full_count if self.full else number < 4 or time.monotonic() < end:
            yield number
            number += 1


def fingerprint(output):
    """One number for all files of site and book together; None where either is missing."""
    digest = hashlib.sha256()
    for tree in ("site", "book"):
        top = Path(output, tree)
        if not top.is_dir():
            return None
        for path in sorted(path for path in top.rglob("*") if not path.is_dir()):
            digest.update(f"{tree}/{path.relative_to(top)}\0".encode())
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


class Project:
    """Content of two versions, every page of which differs, and an output."""

    prepared = None

    def __init__(self, top):
        self.top = top
        self.folder = top / "project"
        self.output = self.folder / "Output"
        self.expected = {}

    @classmethod
    def copy(cls):
        """A project of a test's own, with version 1 built; both versions are built once for all tests."""
        if cls.prepared is None:
            cls.prepared = cls(Path(tempfile.mkdtemp(prefix="lifeline-faults-")))
            atexit.register(cls.prepared.remove)
            cls.prepared.prepare()
        copy = cls(Path(tempfile.mkdtemp(prefix="lifeline-faults-")))
        shutil.copytree(cls.prepared.folder, copy.folder)
        shutil.copytree(cls.prepared.top / "1", copy.output)
        copy.expected = cls.prepared.expected
        copy.choose(1)
        return copy

    def prepare(self):
        # A page needs no more than its title to be told from another: the shipped templates take most of a build's time.
        shutil.copytree(package / "Tests" / "TestSupport" / "Templates", self.folder / "Templates")
        scenarios = self.folder / "Content" / "Scenarios"
        scenarios.mkdir(parents=True)
        for name, steps in [("push", "launch, push A"), ("pop", "launch, push A, pop"), ("home", "launch, home, reopen")]:
            (scenarios / f"{name}.yaml").write_text(SCENARIO.format(id=name, steps=steps))
        for version in (1, 2):
            self.choose(version)
            result = self.build("--output", f"../{version}")
            assert result.returncode == 0, result.stderr
            self.expected[version] = fingerprint(self.top / f"{version}")
        assert self.expected[1] != self.expected[2]

    def choose(self, version):
        """Makes the content that of a version; version 2 has a page that version 1 lacks, and lacks another."""
        self.version = version
        (self.folder / "Content" / "site.yaml").write_text(f"title: {{en: Version {version}, ko: V, ja: V}}\n")
        for number in (1, 2):
            path = self.folder / "Content" / "Scenarios" / f"only-{number}.yaml"
            if number == version:
                path.write_text(SCENARIO.format(id=path.stem, steps="launch, push A, push B"))
            else:
                path.unlink(missing_ok=True)

    def other(self):
        self.choose(3 - self.version)

    def start(self, *arguments):
        command = [lifeline, "build", *arguments]
        return subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def build(self, *arguments):
        process = self.start(*arguments)
        _, errors = process.communicate(timeout=300)
        return subprocess.CompletedProcess(process.args, process.returncode, "", errors)

    def found(self, output=None):
        """The version that the output is of; None if it is of neither, or of both in part."""
        found = fingerprint(output or self.output)
        return next((version for version, expected in self.expected.items() if found == expected), None)

    def names(self):
        """What is there beside what belongs there; read without a lock, so some of it may go meanwhile."""
        names = set()
        for folder in (self.folder, self.output, self.output / "site", self.output / "book"):
            try:
                names |= {entry.path for entry in os.scandir(folder) if entry.name.startswith(".")}
            except FileNotFoundError:
                continue
        own = {".lifeline", ".lifeline-output"}
        return {name for name in names if os.path.basename(name) not in own}

    def remove(self):
        shutil.rmtree(self.top, ignore_errors=True)


class FaultTestCase(unittest.TestCase):
    """A test with a project of its own, in which version 1 is built."""

    def setUp(self):
        self.random = random.Random(f"{seed} {self.id()}")
        self.project = Project.copy()
        self.addCleanup(self.project.remove)

    def assert_builds(self, *arguments, output=None):
        """The next build works, gives what the content says and leaves nothing else."""
        result = self.project.build(*arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.project.found(output), self.project.version, "the output is not what the content gives")
        self.assertEqual(self.project.names(), set(), "something is left over")

    def assert_whole(self, when):
        """The output is one version or the other, all of it; which."""
        found = self.project.found()
        self.assertIsNotNone(found, f"the output is neither old nor new {when}")
        return found

    def note(self, text):
        print(f"{text} ", end="", flush=True)
