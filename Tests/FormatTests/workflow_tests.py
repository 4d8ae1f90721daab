"""What a host's runner reads is what it can read, and gives nobody more than it has to."""

import os
import subprocess
import sys
import tempfile
import unittest

from tool import PROJECT, lifeline

TOOLS = os.path.dirname(sys.executable)

# GitHub's own actions may be named by their version; everybody else's would have to be by a commit.
POLICY = "rules:\n  unpinned-uses:\n    config:\n      policies:\n        actions/*: ref-pin\n"


def lint(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


class Workflows(unittest.TestCase):
    def of_a_new_folder(self, folder):
        status, _, errors = lifeline("new", "shop", folder=folder)
        self.assertEqual(status, 0, errors)
        return os.path.join(folder, "shop", ".github", "workflows", "lifeline.yml")

    def test_they_follow_the_schemas(self):
        with tempfile.TemporaryDirectory() as folder:
            for schema, file in [
                ("github-workflows", self.of_a_new_folder(folder)),
                ("github-actions", os.path.join(PROJECT, "action.yml")),
            ]:
                run = lint(os.path.join(TOOLS, "check-jsonschema"), "--builtin-schema", f"vendor.{schema}", file)
                self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_a_wrong_one_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            file = self.of_a_new_folder(folder)
            with open(file, encoding="utf-8") as stream:
                text = stream.read()
            with open(file, "w", encoding="utf-8") as stream:
                stream.write(text.replace("runs-on:", "run-on:"))
            run = lint(
                os.path.join(TOOLS, "check-jsonschema"), "--builtin-schema", "vendor.github-workflows", file)
            self.assertNotEqual(run.returncode, 0)

    def test_nothing_in_them_is_dangerous(self):
        with tempfile.TemporaryDirectory() as folder:
            workflow = self.of_a_new_folder(folder)
            policy = os.path.join(folder, "zizmor.yml")
            with open(policy, "w", encoding="utf-8") as stream:
                stream.write(POLICY)
            for file in (workflow, os.path.join(PROJECT, "action.yml")):
                run = lint(os.path.join(TOOLS, "zizmor"), "--offline", "--no-progress", "--config", policy, file)
                self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
