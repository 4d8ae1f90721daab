"""Runs axe over HTML files in headless Chromium: light and wide, dark and narrow. Prints every violation.

    check_pages.py CHROMIUM AXE_JS FILE ...
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

VIEWS = [("light", 1280), ("dark", 390)]


def main() -> int:
    browser_path, axe_path, *files = sys.argv[1:]
    axe = Path(axe_path).read_text(encoding="utf-8")
    found = 0
    checked = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        for scheme, width in VIEWS:
            page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
            for file in files:
                page.goto(Path(file).resolve().as_uri())
                page.evaluate(axe)
                result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
                checked += 1
                for violation in result["violations"]:
                    found += 1
                    node = violation["nodes"][0]
                    print(f"{file} ({scheme}): {violation['id']}: {violation['help']}: {node['html'][:200]}")
                wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
                if wide:
                    found += 1
                    print(f"{file} ({scheme}): wider than {width} pixels")
            page.close()
        browser.close()
    print(f"{checked} pages looked at, {found} violations")
    return 1 if found or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
