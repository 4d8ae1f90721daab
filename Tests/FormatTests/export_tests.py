"""The book as others take it: DocC and MkDocs make a site of it without a warning, and mdBook's list has each page once."""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from tool import lifeline


class ExportTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def export(self, form):
        target = os.path.join(self.folder.name, form)
        code, _, errors = lifeline("export", form, target)
        self.assertEqual(code, 0, errors)
        return target

    def run_quietly(self, *command):
        run = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=300)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertNotIn("warning", (run.stdout + run.stderr).lower())

    def pages(self, folder):
        paths = glob.glob(os.path.join(folder, "**/*.md"), recursive=True)
        return {os.path.relpath(path, folder) for path in paths}

    def test_docc_converts_the_catalog_without_a_warning(self):
        if not shutil.which("docc"):
            self.skipTest("docc is not here")
        catalog = os.path.join(self.export("docc"), "Lifeline.docc")
        output = os.path.join(self.folder.name, "archive")
        self.run_quietly(
            "docc", "convert", catalog, "--fallback-display-name", "Lifeline", "--fallback-bundle-identifier",
            "lifeline", "--output-path", output)
        made = glob.glob(os.path.join(output, "data/documentation/**/*.json"), recursive=True)
        self.assertGreaterEqual(len(made), len(self.pages(catalog)))

    def test_mkdocs_builds_a_site_without_a_warning(self):
        source = self.export("mkdocs")
        output = os.path.join(self.folder.name, "site")
        mkdocs = os.path.join(os.path.dirname(sys.executable), "mkdocs")
        self.run_quietly(mkdocs, "build", "--strict", "-q", "-f", os.path.join(source, "mkdocs.yml"), "-d", output)
        with open(os.path.join(output, "scenarios/push-pop/index.html"), encoding="utf-8") as page:
            text = page.read()
        # What folds has its table, and is no text with bars.
        self.assertRegex(text, r"<details>\s*<summary>")
        self.assertNotIn("<p>|", text)

    def test_the_summary_of_mdbook_has_each_page_once(self):
        source = os.path.join(self.export("mdbook"), "src")
        with open(os.path.join(source, "SUMMARY.md"), encoding="utf-8") as summary:
            links = re.findall(r"\]\(([^)]*)\)", summary.read())
        self.assertEqual(len(links), len(set(links)))
        self.assertEqual(set(links), self.pages(source) - {"SUMMARY.md"})
        if shutil.which("mdbook"):
            self.run_quietly("mdbook", "build", os.path.dirname(source))

    def test_no_item_is_empty(self):
        source = os.path.join(self.export("mdbook"), "src")
        empty = []
        for name in sorted(self.pages(source)):
            with open(os.path.join(source, name), encoding="utf-8") as page:
                empty += [name for line in page if re.fullmatch(r" *- *", line.rstrip("\n"))]
        self.assertEqual(empty, [])

    def test_a_slip_is_answered(self):
        code, _, errors = lifeline("export", "mkdoc", os.path.join(self.folder.name, "x"))
        self.assertEqual(code, 2)
        self.assertIn("mkdocs", errors)


if __name__ == "__main__":
    unittest.main()
