"""What the README and the help of the commands print runs as it stands there."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import unittest

from tool import LIFELINE, PROJECT

# These stand for something of the reader's own, or wait for somebody.
STANDS_FOR_ANOTHER = ("Scripts/", "alias ", "generate-scenario")


def read(path):
    with open(os.path.join(PROJECT, path), encoding="utf-8") as file:
        return file.read()


def blocks(text, language):
    return re.findall(rf"^ *```{language}\n(.*?)^ *```", text, re.M | re.S)


def commands(block):
    """The lines of a block without what they say behind them."""
    for line in block.splitlines():
        line = re.sub(r"\s+#.*$", "", line).strip()
        if line and not line.startswith(STANDS_FOR_ANOTHER):
            yield line


class Folder:
    """A folder in which `lifeline` is a command, and the reader's files lie."""

    def __init__(self, *copied):
        self.root = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.root.name, "project")
        binaries = os.path.join(self.root.name, "bin")
        for folder in (self.path, binaries):
            os.makedirs(folder)
        os.symlink(LIFELINE, os.path.join(binaries, "lifeline"))
        self.environment = {**os.environ, "PATH": f"{binaries}:{os.environ['PATH']}", "COLUMNS": "400"}
        for name in copied:
            shutil.copytree(os.path.join(PROJECT, name), os.path.join(self.path, name))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.root.cleanup()

    def write(self, name, text):
        with open(os.path.join(self.path, name), "w", encoding="utf-8") as file:
            file.write(text)

    def sh(self, line):
        return subprocess.run(
            ["sh", "-c", line], cwd=self.path, capture_output=True, text=True, check=False, timeout=300,
            env=self.environment)

    def serves(self, line):
        """Whether a preview that a command begins answers; it is ended then."""
        process = subprocess.Popen(
            ["sh", "-c", f"{line} --port 0"], cwd=self.path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, env=self.environment, start_new_session=True)
        try:
            return any("http://127.0.0.1:" in text for text in process.stdout)
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=60)


class Readme(unittest.TestCase):
    def setUp(self):
        self.text = read("README.md")
        self.scenario = blocks(self.text, "yaml")[0]
        self.name = re.search(r"Save this as `(Content/Scenarios/[^`]+)`", self.text)[1]
        self.lines = [line for block in blocks(self.text, "sh") for line in commands(block)]

    def test_each_command_of_the_five_minutes_runs(self):
        lines = [line for line in self.lines if line.startswith("lifeline ") and "new" not in line]
        self.assertGreater(len(lines), 7)
        with Folder("Content", "Templates") as folder:
            folder.write(self.name, self.scenario)
            for line in lines:
                if line.startswith("lifeline serve"):
                    self.assertTrue(folder.serves(line))
                    continue
                run = folder.sh(line)
                self.assertEqual(run.returncode, 0, f"{line}\n{run.stdout[-500:]}{run.stderr[-2000:]}")
            self.assertTrue(os.path.exists(os.path.join(folder.path, "Output/site/scenarios/my-flow.html")))

    def test_the_error_that_it_shows_is_the_one_that_is_printed(self):
        shown = next(block for block in blocks(self.text, "text") if ": error: " in block).strip()
        with Folder("Content", "Templates") as folder:
            folder.write(self.name, self.scenario.replace("pageSheet", "fullScreen"))
            run = folder.sh("lifeline check")
            self.assertEqual(run.returncode, 1)
            self.assertIn(shown, run.stderr.splitlines())

    def test_the_page_that_it_shows_builds_in_a_new_folder(self):
        links = re.findall(r"`((?:scenario|machine|callback):\w+#[\w-]+)`", self.text)
        self.assertGreater(len(links), 2)
        page = blocks(self.text, "markdown")[0] + "".join(f"\n[a link]({link})" for link in links)
        with Folder() as folder:
            self.assertEqual(folder.sh("lifeline new shop").returncode, 0)
            folder.write("shop/Content/Pages/guide.md", f"# A guide\n\n{page}\n")
            folder.write("shop/Content/Pages/player.md", "# A player\n\n@Player(shop)\n")
            run = folder.sh("cd shop && lifeline build --strict")
            self.assertEqual(run.returncode, 0, run.stderr[-2000:])

    def test_a_new_folder_is_served_as_it_says(self):
        line = next(line for line in self.lines if line.startswith("lifeline new"))
        with Folder() as folder:
            self.assertTrue(folder.serves(line))


class Help(unittest.TestCase):
    # A preview waits for somebody, and so do questions; a manual and completions go into the system, and these programs
    # need not be here.
    LEFT_OUT = re.compile(
        r"lifeline serve|evidence add app.log$|/man|man -l|completions|docc convert|mdbook build|mkdocs build")

    def test_each_example_runs(self):
        tried = []
        # What builds the site builds it in one language: in three it takes as long as all else.
        with Folder("Content", "Templates") as folder, Folder("Content", "Templates") as english:
            settings = os.path.join(english.path, "Content/site.yaml")
            with open(settings, encoding="utf-8") as file:
                text, count = re.subn(r"^languages: .*$", "languages: [en]", file.read(), flags=re.M)
            self.assertEqual(count, 1)
            english.write("Content/site.yaml", text)
            scenario = blocks(read("README.md"), "yaml")[0]
            for name in ("my-flow.yaml", "before.yaml", "after.yaml"):
                folder.write(name, scenario)
            shutil.copytree(os.path.join(folder.path, "Content"), os.path.join(folder.path, "Documentation/Flows"))
            for name in ("README.md", "Documentation/Flows.md"):
                folder.write(name, "<!-- lifeline: push-pop -->\n<!-- /lifeline -->\n")
            folder.write("app.log", "10:00 [List] viewWillDisappear\n10:00 [Detail] viewWillAppear\n10:01 [List] viewDidDisappear\n10:01 [Detail] viewDidAppear\n")
            names = re.findall(r"^  ([a-z]+) ", folder.sh("lifeline --help").stdout.split("SUBCOMMANDS:")[1], re.M)
            self.assertIn("embed", names)
            for name in [*names, "evidence add"]:
                examples = folder.sh(f"lifeline {name} --help").stdout.split("\nEXAMPLES\n")
                if name == "help" or len(examples) < 2:
                    continue
                for line in examples[1].split("\n\n")[0].splitlines():
                    line = re.split(r"\s{3,}", line.strip())[0]
                    if not line.startswith("lifeline ") or self.LEFT_OUT.search(line):
                        continue
                    run = (english if line.startswith("lifeline build") else folder).sh(line)
                    # What differs is 1; wrong usage would be 2.
                    self.assertLess(run.returncode, 2, f"{line}\n{run.stderr[-2000:]}")
                    tried.append(line)
        self.assertGreater(len(tried), 35, tried)
