"""The suite itself: what is live differs from what is a text, in each kind of file."""

import unittest

import formats
import outline


class OutlineTests(unittest.TestCase):
    def test_html(self) -> None:
        harmless = outline.of_html("<p>x<a href=x>y</a>")
        for page in ("<p>x<b>y</b><a href=x>y</a>", "<p onclick=x>x<a href=x>y</a>", "<p>x<a href='java\tscript:x'>y</a>", "<p>x<a href=//evil.example>y</a>"):
            self.assertNotEqual([], outline.difference(outline.of_html(page), harmless, False), page)
        self.assertEqual([], outline.difference(outline.of_html("<p>&lt;b><a href=z>onclick</a>"), harmless, False))

    def test_prose(self) -> None:
        harmless = outline.of_markdown("words")
        for text in ("# h\n\n- [x](https://x.org)", "**x** `<b>`"):
            self.assertEqual([], outline.difference(outline.of_markdown(text), harmless, True), text)
        for text in ("<b>x</b>", "![x](//x.org/y.png)", "[x](javascript:y)", "<img src=x onerror=y>"):
            self.assertNotEqual([], outline.difference(outline.of_markdown(text), harmless, True), text)

    def test_swift(self) -> None:
        code = '// x\nlet a = "b" /* c */\n'
        harmless = formats.of_swift(code)
        self.assertEqual(harmless, formats.of_swift('// y; z\nlet a = "c \\\\(d) \\" // e" /* f */\n'))
        for other in ("// x\nexit(1)\n" + code, code.replace('"b"', '"\\(exit(1))"'), code.replace('"b"', '"b"; exit(1); "c"'), code.replace("/* c */", "/* */ exit(1) /* */")):
            self.assertNotEqual(harmless, formats.of_swift(other), other)

    def test_diagrams(self) -> None:
        self.assertEqual(formats.of_dot('a [label="b"]'), formats.of_dot('a [label="\\"]; c"]'))
        self.assertNotEqual(formats.of_dot('a [label="b"]'), formats.of_dot('a [label=""]; c [label="b"]'))
        self.assertNotEqual(formats.of_lines("a\n b"), formats.of_lines("a\n b\n!include c"))
        self.assertNotEqual(formats.of_xml("<a b='c'/>"), formats.of_xml("<a b='c' d='e'/>"))
        self.assertNotEqual(formats.of_json('{"a": "b"}'), formats.of_json('{"a": "b", "c": 1}'))


if __name__ == "__main__":
    unittest.main()
