"""The action for GitHub does what its inputs say."""

import os
import re
import subprocess
import unittest

import yaml

from tool import LIFELINE, PROJECT, Project

FILES = {"Flows/Content/Scenarios/one.yaml": "id: one\ntitle: One\nsummary: One.\nstructure: nav(A)\nsteps: [push B]\n"}


class Action(unittest.TestCase):
    def setUp(self):
        with open(os.path.join(PROJECT, "action.yml"), encoding="utf-8") as file:
            self.action = yaml.safe_load(file)

    def run_action(self, project, **inputs):
        """What the step does that runs the tool, with the inputs as the action has them."""
        step = next(step for step in self.action["runs"]["steps"] if step.get("id") == "run")
        values = {name: item["default"] for name, item in self.action["inputs"].items()} | inputs
        environment = {
            name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: values[match[1]], text)
            for name, text in step["env"].items()
        }
        output = os.path.join(project, "github-output")
        run = subprocess.run(
            ["sh", "-e", "-c", step["run"]], cwd=project, capture_output=True, text=True, check=False,
            env={**os.environ, **environment, "LIFELINE": LIFELINE, "GITHUB_ACTION_PATH": PROJECT, "GITHUB_OUTPUT": output})
        with open(output, encoding="utf-8") as file:
            return run, file.read()

    def test_inputs_and_outputs_are_used(self):
        text = str(self.action["runs"])
        for name in self.action["inputs"]:
            self.assertIn(f"inputs.{name} ", text)
        self.assertEqual(self.action["outputs"]["findings"]["value"], "${{ steps.run.outputs.findings }}")

    def test_check(self):
        with Project(FILES) as folder:
            run, output = self.run_action(folder, folder="Flows")
            self.assertEqual((run.returncode, output), (0, "findings=false\n"), run.stderr)
            self.assertNotIn("::error", run.stdout)
        wrong = {"Flows/Content/Scenarios/one.yaml": FILES["Flows/Content/Scenarios/one.yaml"] + "stepps: 1\n"}
        with Project(wrong) as folder:
            run, output = self.run_action(folder, folder="Flows")
            self.assertEqual((run.returncode, output), (1, "findings=true\n"))
            self.assertTrue(run.stdout.startswith("::error file=Content/Scenarios/one.yaml,line=6,"), run.stdout)
            run, _ = self.run_action(folder, folder="Flows", format="sarif", report="own.sarif")
            self.assertEqual((run.returncode, run.stdout), (1, ""))
            with open(os.path.join(folder, "Flows", "own.sarif"), encoding="utf-8") as file:
                self.assertIn('"2.1.0"', file.read())

    def test_build(self):
        with Project(FILES) as folder:
            run, _ = self.run_action(folder, folder="Flows", command="build", arguments="--no-cache --output public")
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertTrue(os.path.exists(os.path.join(folder, "Flows/public/site/index.html")))
            run, _ = self.run_action(folder, folder="Flows", command="build --check", arguments="--no-cache --output public")
            self.assertEqual(run.returncode, 0, run.stderr)
            run, output = self.run_action(folder, folder="Flows", command="build --check", arguments="--no-cache")
            self.assertEqual((run.returncode, output.splitlines()[-1]), (1, "findings=true"))

    def test_what_the_image_is_made_of_is_here(self):
        with open(os.path.join(PROJECT, "Dockerfile"), encoding="utf-8") as file:
            lines = [line.split() for line in file if line.startswith("COPY ") and "--from" not in line]
        self.assertGreater(len(lines), 3)
        for line in lines:
            for path in line[1:-1]:
                self.assertTrue("*" in path or os.path.exists(os.path.join(PROJECT, path)), path)

    def test_nothing_else_is_run(self):
        with Project(FILES) as folder:
            for command in ["serve", "draw", "; touch broken", "$(touch broken)"]:
                step = subprocess.run(
                    [os.path.join(PROJECT, "Scripts/action")], cwd=folder, capture_output=True, text=True, check=False,
                    env={**os.environ, "LIFELINE": LIFELINE, "LIFELINE_COMMAND": command})
                self.assertEqual(step.returncode, 2)
            self.assertEqual(os.listdir(folder), ["Flows"])


if __name__ == "__main__":
    unittest.main()
