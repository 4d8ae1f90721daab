"""Links, pictures and HTML in every text that is Markdown, in every way in which YAML writes a text."""

from table import *

# Each makes the files with one text; the indentation of its lines is that of the key and two more.
KEYS = {
    "a scenario's explanation": lambda text: scenario(explanation=text(2)),
    "a comparison's explanation": lambda text: comparison(explanation=text(2)),
    "a disagreement's explanation": lambda text: disagreement(explanation=text(2)),
    "a machine's explanation": lambda text: machine(explanation=text(2)),
    "a callback's explanation": lambda text: callback(explanation=text(2)),
    "a page's text": lambda text: page(text=text(2)),
    "a cause's text": lambda text: cause(text=text(2)),
    "a claim's note": lambda text: claim(note=text(2)),
    "a source's caveat": lambda text: evidence(source={"caveat": text(2)}),
    "a trace's note": lambda text: evidence(trace={"note": text(2)}),
    "a question's reply": lambda text: site(questions="\n" + indented(
        yaml({"question": "Why", "answer": "scenario:basic-push", "reply": text(2)}, {}), 4).replace("    ", "  - ", 1).rstrip("\n")),
}
BROKEN = {
    "page": "Read [this](¶nope.html) first.", "anchor": "Read [this](¶#nope) first.", "path that climbs": "Read [this](¶../../x.md).", "scenario": "Read [this](¶scenario:basic-pusch).",
    "picture": "See ![this](¶nope.png).", "picture of others": "See ![this](¶http://evil.example/x.png).", "javascript": "Read [this](¶javascript:alert(1)).", "HTML": "Read ¶<b>this</b>.",
}
for key, files in KEYS.items():
    for name, text in BROKEN.items():
        row(f"prose: {name} in {key}", files(lambda by: "|\n" + indented(f"First *this*.\n\n{text}\n", by).rstrip("\n")))

# Ways to write a link
MORE = {
    "definition": "Read [this][x].\n\n[x]: ¶nope.html", "definition that nothing uses": "Read this.\n\n[x]: ¶nope.html", "in angle brackets": "Read [this](<¶a b.html>).",
    "with a title": 'Read [this](¶nope.html "title").', "in emphasis": "Read **[this](¶nope.html)**.", "in a list": "- one\n- [two](¶nope.html)", "in a table": "| a | b |\n| --- | --- |\n| x | [y](¶nope.html) |",
    "in a quotation": "> Read\n> [this](¶nope.html)", "in a heading": "### [This](¶nope.html)", "in a nested list": "- one\n  - [two](¶nope.html)", "second on the line": "[One](scenario:basic-push) and [two](¶nope.html).",
    "after letters of two bytes": "Größe über [alles](¶nope.html).", "after Korean": "푸시는 [이것](¶nope.html).", "empty": "Read [this](¶).", "over two lines": "Read [this\nand that](¶nope.html).",
    "picture in a link": "[![x](¶nope.png)](https://example.org)", "data": "Read [this](¶data:text/html,x).", "vbscript": "Read [this](¶VBScript:x).", "file": "Read [this](¶file:///etc/passwd).",
    "host without a scheme": "See ![this](¶//evil.example/x.png).", "bare scheme": "Read ¶<scenario:basic-push>.", "script": "Read\n\n¶<script>alert(1)</script>", "comment": "Read ¶<!-- this -->.", "escaped scheme": "Read ¶[this](java&#115;cript:alert(1)).",
    "comparison": "[x](¶comparison:nope)", "disagreement": "[x](¶disagreement:nope)", "machine": "[x](¶machine:ap)", "source": "[x](¶source:nope)", "rule": "[x](¶rule:navigation.pusch)",
    "callback": "[x](¶callback:viewDidLoda)", "claim": "[x](¶claim:nope)", "page": "[x](¶page:nope)", "scenario with an anchor": "[x](¶scenario:basic-push#top)", "kind in capitals": "[x](¶Scenario:basic-push)",
    "link of 5,000 letters": f"[x](¶{'n' * 5000}.html)",
}
for name, text in MORE.items():
    row(f"link: {name}", page(text="|\n" + indented(text, 2)))
row("link: in code is none", page(text="|\n  Write `[x](nope.html)`:\n\n      [x](nope.html)\n\n  ```\n  [x](nope.html)\n  ```"), exit=0)
row("link: escaped is none", page(text="|\n  Write \\[x](nope.html) or \\<b>."), exit=0)
row("link: to the web", page(text="|\n  [x](https://example.org/a_(b)) <https://example.org> mailto:a@example.org"), exit=0)
row("link: to all kinds", {**page(text="|\n  [a](scenario:basic-push) [b](callback:viewDidLoad) [c](machine:app) [d](rule:navigation.push) [e](page:guide)\n  [f][f] [g](\n  scenario:basic-push)\n\n  [f]: scenario:basic-push")}, exit=0)

# Ways to write a text
for name, text in {
    "plain": "Read [this](¶nope.html).", "plain over lines": "Read\n  on and\n  see [this](¶nope.html).", "single quotes": "'It''s [this](¶nope.html).'", "double quotes": '"Read \\"on\\" \\u00e9\\t[this](¶nope.html)."',
    "double quotes over lines": '"Read\n  on\\\n  and\n\n  see [this](¶nope.html)."', "literal": "|\n  Read\n\n    on\n\n  [this](¶nope.html).", "literal, deep": "|\n        Read\n        [this](¶nope.html).", "literal with its indentation": "|4\n      Read\n    [this](¶nope.html).",
    "literal, stripped": "|-\n  [this](¶nope.html)", "literal with a comment": "| # a comment: [x](y)\n  [this](¶nope.html)", "folded": ">\n  Read on\n  and on\n  [this](¶nope.html).", "folded, stripped": ">-\n  Read\n\n  [this](¶nope.html).",
    "in brackets": "{en: 'Read [this](¶nope.html).'}", "in Korean": "\n  en: Read.\n  ko: |\n    읽기\n\n    [이것](¶nope.html)", "in Japanese, in quotes": '\n  en: Read.\n  ja: "読む [これ](¶nope.html)"', "in English and Korean": "\n  en: |\n    Read\n    [this](¶nope.html)\n  ko: 좋다",
}.items():
    row(f"text: {name}", page(text=text))
row("text: 10,000 dead links", page(text="|\n  [x](¶nope0.html)\n" + "\n".join(f"  [x](nope{n}.html)" for n in range(1, 4000))))
row("text: 3,000 notes with a dead link each", {
    **evidence(),
    "Content/Causes/log.yaml": "source: log\ncauses:\n" + "".join(f"  - {{trace: t{n}, step: 1, kind: gap, text: 'a [x](nope.html)'}}\n" for n in range(3000)),
}, whole="Content/Causes/log.yaml:3")
