"""Shells and man can read what is made for them."""

import os
import shutil
import subprocess
import unittest

from tool import LIFELINE, PROJECT, Project, lifeline

CHECKS = {"bash": ["bash", "-n"], "zsh": ["zsh", "-n"], "fish": ["fish", "--no-execute"]}


class Completions(unittest.TestCase):
    def test_scripts_are_scripts(self):
        for shell, check in CHECKS.items():
            code, script, _ = lifeline("completions", shell)
            self.assertEqual(code, 0)
            self.assertIn("lifeline", script)
            for command in ["simulate", "diff", "explain", "completions"]:
                self.assertIn(command, script, shell)
            if not shutil.which(check[0]):
                continue
            with Project({"script": script}) as folder:
                run = subprocess.run([*check, os.path.join(folder, "script")], capture_output=True, text=True, check=False)
                self.assertEqual((run.returncode, run.stderr), (0, ""), shell)

    def completed(self, *words, folder=None):
        """What bash offers for the last word."""
        _, script, _ = lifeline("completions", "bash")
        line = " ".join(words)
        program = f"""source ./script
COMP_WORDS=({" ".join(f"'{word}'" for word in words)})
COMP_CWORD={len(words) - 1} COMP_LINE='{line}' COMP_POINT={len(line)} COMP_TYPE=9
_lifeline lifeline '{words[-1]}' '{words[-2]}'
printf '%s\\n' "${{COMPREPLY[@]}}" """
        files = {"script": script, "Content/Scenarios/own.yaml": "id: my-own-flow\nstructure: A\nsteps: [launch]\n"}
        with Project(files) as own:
            path = f"{os.path.dirname(LIFELINE)}:{os.environ['PATH']}"
            run = subprocess.run(
                ["bash", "-c", program], cwd=own, capture_output=True, text=True, check=False,
                env={**os.environ, "PATH": path})
            self.assertEqual(run.stderr, "")
            return [word.strip() for word in run.stdout.splitlines()]

    def test_bash_completes_ids(self):
        self.assertIn("my-own-flow", self.completed("lifeline", "simulate", "my-"))
        self.assertIn("my-own-flow", self.completed("lifeline", "diff", "my-own-flow", "my"))
        self.assertIn("Content/Scenarios/own.yaml", self.completed("lifeline", "simulate", "Content/Scenarios/o"))
        self.assertIn("scenario.unknown-action", self.completed("lifeline", "explain", "scenario.un"))
        self.assertIn("viewIsAppearing", self.completed("lifeline", "explain", "viewIs"))
        self.assertIn("navigation.push", self.completed("lifeline", "explain", "navigation."))
        self.assertIn("17", self.completed("lifeline", "simulate", "my-own-flow", "--ios", "1"))
        self.assertIn("sarif", self.completed("lifeline", "check", "--format", "s"))
        self.assertIn("explain", self.completed("lifeline", "expl"))


class Pipes(unittest.TestCase):
    def test_nobody_reads_to_the_end(self):
        for words in [["explain", "--format", "json"], ["manual"], ["changes"], ["schema", "scenario"], ["evidence"]]:
            with self.subTest(words=words):
                tool = subprocess.Popen(
                    [LIFELINE, *words], cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
                tool.stdout.read(1)
                tool.stdout.close()
                self.assertEqual(tool.stderr.read(), "")
                tool.stderr.close()
                # By SIGPIPE, or with all of it in the pipe already.
                self.assertIn(tool.wait(timeout=60), (-13, 0, 1))

    def test_nothing_but_results_goes_to_standard_output(self):
        for words in [["simulate", "push-popp"], ["check", "nothere"], ["diff", "a", "b"], ["explain", "x.y"], ["draw", "nothere"]]:
            code, output, errors = lifeline(*words)
            self.assertNotEqual(code, 0)
            self.assertNotIn("error:", output)
            self.assertNotEqual(errors, "")
            self.assertNotIn("\x1b", errors)


class Manual(unittest.TestCase):
    def setUp(self):
        code, self.page, _ = lifeline("manual")
        self.assertEqual(code, 0)

    def test_it_has_every_command_and_option(self):
        for command in ["build", "serve", "check", "simulate", "diff", "draw", "changes", "evidence", "explain"]:
            self.assertIn(f".Ss lifeline {command}\n", self.page)
        for option in [".It Fl -format Ar ", ".It Fl -ios Ar release", ".It Fl -quiet , Fl q"]:
            self.assertIn(option, self.page)
        self.assertNotIn("layout-worker", self.page)

    def test_man_finds_nothing_wrong(self):
        with Project({"lifeline.1": self.page}) as folder:
            page = os.path.join(folder, "lifeline.1")
            if shutil.which("man"):
                run = subprocess.run(
                    ["man", "--warnings", "-l", page], capture_output=True, text=True, check=False,
                    env={**os.environ, "LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "100"})
                self.assertEqual((run.returncode, run.stderr), (0, ""))
                self.assertIn("EXIT STATUS", run.stdout)
                self.assertIn("--format format", run.stdout.replace("\u2010", "-").replace("\u2212", "-"))
            if shutil.which("mandoc"):
                run = subprocess.run(["mandoc", "-Tlint", "-Wwarning", page], capture_output=True, text=True, check=False)
                self.assertEqual((run.returncode, run.stdout), (0, ""))


if __name__ == "__main__":
    unittest.main()
