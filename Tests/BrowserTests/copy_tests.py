"""What can be copied from a page, code and tables, and that a reader is told."""

from site_browser import SITE, BrowserTests, in_language

LABELS = {"en": ("Copy", "Copy as Markdown"), "ko": ("복사", "Markdown으로 복사"), "ja": ("コピー", "Markdownとしてコピー")}


# What was told of the copy before may stand there yet, and what is told goes by itself after a while.
NOTE = """() => {
  window.noted = '';
  const told = document.querySelector('.told');
  new MutationObserver(() => { window.noted += told.textContent }).observe(told, { childList: true });
}"""


class CopyTests(BrowserTests):
    def press(self, page, button) -> None:
        """A copy is made when the reader is told."""
        page.evaluate(NOTE)
        button.click()
        page.wait_for_function("() => window.noted")

    def copied(self, page, button) -> str:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.press(page, button)
        return page.evaluate("navigator.clipboard.readText()")

    def test_code_and_tables_have_a_button_each(self) -> None:
        def check(language: str) -> None:
            page = self.open(in_language("scenarios/push-pop.html", language))
            code, table = LABELS[language]
            command = page.locator("#run .copy").first
            self.assertEqual(code, command.text_content())
            self.assertEqual("lifeline simulate push-pop", self.copied(page, command))
            page = self.open(in_language("comparisons/push-modal-tab.html", language))
            self.assertEqual(table, page.locator(".scroll + .copy").first.text_content())

        self.in_each_language(check)

    def test_a_table_is_copied_as_markdown_as_much_of_it_as_is_shown(self) -> None:
        page = self.open("comparisons/push-modal-tab.html")
        button = page.locator(".scroll:has(> table.comparison) + .copy").first
        lines = self.copied(page, button).splitlines()
        width = lines[0].count("|")
        self.assertEqual({width}, {line.replace("\\|", "").count("|") for line in lines})
        self.assertRegex(lines[1], r"^\|( --- \|)+$")
        self.assertTrue(any("viewWillAppear" in line for line in lines), lines)
        self.assertFalse(any("viewWillLayoutSubviews" in line for line in lines), "layout calls are hidden")
        page.locator("#calls-all").check()
        more = self.copied(page, button).splitlines()
        self.assertTrue(any("viewWillLayoutSubviews" in line for line in more))

    def test_a_page_on_a_disk_copies_too(self) -> None:
        context = self.browser.new_context()
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(f"file://{SITE}/scenarios/push-pop.html")
        page.evaluate("document.addEventListener('copy', () => { window.was = String(getSelection()) || document.activeElement.value })")
        page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        self.press(page, page.locator("#run .copy").first)
        self.assertEqual("lifeline simulate push-pop", page.evaluate("window.was"))
