"""Every page has a policy that lets nothing run but the site's own files, and nothing in it that the policy would stop."""

import os
import re
import unittest
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

import suite
from project import run

# What stands before the policy is not under it.
BEFORE = {"html", "head", "meta"}
DIRECTIVES = {"default-src", "base-uri"}


def faults(page: str) -> list[str]:
    """What is wrong with a page's policy, or with the page under it."""
    found: list[str] = []
    policies: list[str] = []
    for node in LexborHTMLParser(page).root.traverse(include_text=False):
        attributes = {name.lower(): value or "" for name, value in node.attributes.items()}
        if node.tag == "meta" and attributes.get("http-equiv", "").lower() == "content-security-policy":
            policies.append(attributes.get("content", ""))
        elif not policies and node.tag not in BEFORE:
            found.append(f"<{node.tag}> stands before the policy")
            break
        if node.tag == "style" or "style" in attributes:
            found.append(f"<{node.tag}> has a style of its own")
        if node.tag == "script" and "src" not in attributes and attributes.get("type") != "application/json":
            found.append("a script stands in the page")
        found += [f"<{node.tag}> has {name}" for name in attributes if name.startswith("on")]
        found += [f"<{node.tag}> leads to {value}" for name, value in attributes.items() if re.match(r"\s*(javascript|data|vbscript):", value, re.I) and name in ("href", "src", "action")]
    if len(policies) != 1:
        found.append(f"{len(policies)} policies")
    for policy in policies:
        words = policy.split()
        found += [f"the policy allows {word}" for word in words if word.strip("';") in ("unsafe-inline", "unsafe-eval", "*", "data:", "https:", "http:")]
        found += [f"the policy says nothing of {name}" for name in DIRECTIVES if name not in words]
    return found


def faults_in(folder: Path, besides: set[str] = frozenset()) -> list[str]:
    pages = sorted(path for path in folder.rglob("*.html") if path.name not in besides)
    assert pages, f"{folder} has no pages"
    return [f"{path.relative_to(folder)}: {fault}" for path in pages for fault in faults(path.read_text(encoding="utf-8"))]


class PolicyTests(unittest.TestCase):
    maxDiff = None

    def test_pages_of_a_site(self) -> None:
        site = os.environ.get("LIFELINE_SITE")
        if site:
            self.assertEqual([], faults_in(Path(site)))
        self.assertEqual([], faults_in(suite.baseline().output / "site", besides={"page.html"}))

    def test_contact_sheet_of_all_diagrams(self) -> None:
        done = run(suite.baseline().folder, "draw", "--all", "drawn", "--no-cache")
        self.assertEqual(0, done.returncode, done.stderr)
        self.assertEqual([], faults_in(suite.baseline().folder / "drawn"))

    def test_the_check_finds_what_it_is_for(self) -> None:
        policy = "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; base-uri 'none'\">"
        self.assertEqual([], faults(f"<!DOCTYPE html><html><head>{policy}<script src=a.js></script></head></html>"))
        for page in (
            "<p>x",
            f"<script src=a.js></script>{policy}",
            f"{policy}{policy}",
            f"{policy}<script>1</script>",
            f"{policy}<p style='color: red'>",
            f"{policy}<p onclick=x>",
            f"{policy}<a href=' javascript:1'>",
            policy.replace("'none'", "'unsafe-inline'", 1),
        ):
            self.assertNotEqual([], faults(f"<!DOCTYPE html><html><head>{page}"), page)


if __name__ == "__main__":
    unittest.main()
