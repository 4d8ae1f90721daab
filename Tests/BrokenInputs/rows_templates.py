"""Templates of the site and the book, their words in other languages, styles, and files that are copied as they are."""

import os

from table import *


def first(mark_and_text):
    """Puts text at the beginning of a template."""
    return lambda old: mark_and_text + "\n" + old


def link_to(target):
    return Made(lambda path: os.symlink(target, path))


def constant(text):
    return lambda old: text


def template(name, path, change, **more):
    row(f"template: {name}", {}, templates={path: change}, **more)


INDEX = "site/index.mustache"
for name, text in {
    "unknown name": "¶{{titel}}", "unknown name, nothing like it": "¶{{xyzzyx}}", "unknown name in a section": "{{#isHome}}¶{{nope}}{{/isHome}}", "text as markup": "<p>¶{{{title}}}</p>", "markup as text, a flag": "¶{{isHome}}",
    "list as text": "¶{{navigation}}", "may be absent": "¶{{edit}}", "section of a text": "¶{{#title}}x{{/title}}", "section never shown": "¶{{^title}}x{{/title}}", "section that stays open": "¶{{#isHome}}", "section closed twice": "{{#isHome}}x{{/isHome}}¶{{/isHome}}",
    "sections crossed": "{{#isHome}}{{#hasLanguages}}x¶{{/isHome}}{{/hasLanguages}}", "tag that stays open": "¶{{title", "tag that stays open, of three": "¶{{{title}}", "tag of nothing": "¶{{}}", "tag with a blank": "¶{{a b}}", "tag of a dot too many": "¶{{title..x}}",
    "delimiters": "¶{{=<% %>=}}", "parent": "¶{{<head}}", "block": "¶{{$head}}", "pragma": "¶{{%X}}", "dynamic partial": "¶{{>*x}}", "unknown partial": "¶{{> heade}}", "partial with a dot": "¶{{> ../x}}", "name in a name that is a text": "¶{{title.x}}",
    "text in a script": "<script>var a = '¶{{title}}'</script>", "text in a style": "<style>¶{{title}}</style>", "text as an attribute": "<p ¶{{title}}>", "text as an attribute's name": "<p ¶{{title}}=x>", "text without quotes": "<p title=¶{{title}}>",
    "text as an element": "<¶{{title}}>", "text in a handler": '<p onclick="¶{{title}}">', "text in a style attribute": '<p style="¶{{title}}">', "phrase that stays open": "<p>¶[[Hello</p>",
    "dead link": '<a href="¶nope.html">x</a>', "dead link that climbs": '<a href="¶../nope.html">x</a>', "dead anchor": '<a href="¶#nope">x</a>', "dead anchor of another page": '<a href="¶rules.html#nope">x</a>', "dead picture": '<img src="¶nope.png" alt="">',
    "dead script": '<script src="¶nope.js"></script>', "dead link without quotes": "<a href=¶nope.html>x</a>", "dead link behind a section": '<a {{#isHome}}class="x"{{/isHome}} href="¶nope.html">x</a>', "dead link in a phrase": '[[Read <a href="¶nope.html">this</a>]]',
}.items():
    template(name, INDEX, first(text))
template("live links", INDEX, first('<a href="rules.html">a</a> <a href="#content">b</a> <a href="callbacks/">c</a> <a href="https://example.org">d</a> <img src="style.css" alt=""> <a href="{{home}}#content">e</a>'), exit=0)
template("sections 101 deep", INDEX, first("{{#isHome}}" * 100 + "¶{{#isHome}}" + "x" + "{{/isHome}}" * 101))
template("sections 30,000 deep", INDEX, first("{{#isHome}}" * 100 + "¶" + "{{#isHome}}" * 29_900 + "x" + "{{/isHome}}" * 30_000))
template("sections 30,000 deep, open", INDEX, first("{{#isHome}}" * 100 + "¶" + "{{#isHome}}" * 29_900))
template("sections 60,000 deep in the book", "book/index.mustache", first("{{^isHome}}" * 100 + "¶" + "{{^isHome}}" * 59_900))
template("closed 30,000 times", INDEX, first("¶" + "{{/isHome}}" * 30_000))
template("a tag of 1 MB", INDEX, first("¶{{" + "x" * (1 << 20) + "}}"))
template("1 MB of open braces", INDEX, first("¶" + "{" * 200_000))
template("dead link in a partial of all pages", "site/partials/header.mustache", lambda old: old + '<a href="¶rules.html">x</a>\n')
template("unknown name in a partial of all pages", "site/partials/header.mustache", lambda old: old + "¶{{nope}}\n")
template("partial that includes itself", "site/partials/header.mustache", lambda old: old + "¶{{> header}}\n")
template("dead link on a scenario's page", "site/scenario.mustache", lambda old: old + '<a href="¶rules.html">x</a>\n')
template("live link on a scenario's page", "site/scenario.mustache", lambda old: old + '<a href="../rules.html">x</a> <a href="basic-push.md">y</a> <a href="../downloads/basic-push.json">z</a>\n', exit=0)
template("dead download", "site/scenario.mustache", lambda old: old + '<a href="¶../downloads/basic-pusch.json">x</a>\n')
template("dead diagram", "site/index.mustache", first('<img src="¶diagrams/nope.svg" alt="">'))
template("dead anchor on a scenario's page", "site/scenario.mustache", lambda old: old + '<a href="¶#evidense">x</a>\n')
template("not UTF-8", INDEX, lambda old: b"a\nb\xffc\n" + old.encode(), whole="Templates/site/index.mustache:2:2")
template("UTF-16", INDEX, lambda old: old.encode("utf-16"), whole="Templates/site/index.mustache:1:1")
template("empty", "site/not-found.mustache", lambda old: "", exit=0)
template("one is missing", "site/rules.mustache", None, whole="Templates")
template("another name", "site/ruels.mustache", lambda old: "x", exit=0)
template("named .html", "site/rules.html", lambda old: "x", exit=0, whole="Templates/site/rules.html")
template("in an unknown folder", "sites/rules.mustache", lambda old: "x", exit=0, whole="Templates/sites/rules.mustache")
template("a FIFO", "site/rules.mustache", Made(os.mkfifo), whole="Templates/site/rules.mustache")
template("a link to itself", "site/rules.mustache", link_to("rules.mustache"), whole="Templates/site/rules.mustache")
template("a link out of the folder", "site/rules.mustache", link_to("/etc/passwd"), whole="Templates/site/rules.mustache")
BOOK = "book/index.mustache"
for name, text in {
    "unknown name": "¶{{titel}}", "dead link": "[x](¶nope.md)", "dead anchor": "[x](¶#nope)", "dead picture": "![x](¶nope.png)", "link to a page of the site only": "[x](¶chooser.md)", "section that stays open": "¶{{#isHome}}",
    "dead definition": "[x]: ¶nope.md", "dead link in HTML": '<a href="¶nope.md">x</a>',
}.items():
    row(f"book template: {name}", {}, templates={BOOK: first("\n" + text + "\n")})
row("book template: text in a fence", {}, templates={BOOK: first("\n```\n{{title}}\n```\n")}, exit=0)
template("text in a comment", INDEX, first("<!-- {{title}} -->"), exit=0)
row("book template: live links", {}, templates={BOOK: first("\n[x](rules.md) [y](scenarios/basic-push.md)\n")}, exit=0)

# The folder
row("templates: no folder", {}, templates={"": None}, whole="Templates")
row("templates: one changed partial", {}, templates={"": None, "site/partials/header.mustache": lambda old: "<p>x</p>"}, whole="Templates")
row("templates: assets only", {}, templates={"": None, "assets/x.txt": lambda old: "x"}, whole="Templates")
row("templates: a file in place of the folder", {}, templates={"": "x"}, whole="Templates")
row("templates: no folder, and content that is broken", scenario(title="¶[a]"), templates={"": None}, whole="Templates")
row("templates: site without book", {}, templates={"book": None}, whole="Templates")

# Words
KO = "words/ko.json"
for name, text in {
    "a comma too many": '{"Search": "검색",¶, "Rules": "규칙"}', "not JSON": "¶hello", "a list": "¶[]", "a number": '{"Search": ¶1}', "a list of words": '{"Search": ¶["a"]}', "a phrase twice": '{"Search": "검색",\n"Rules": "규칙",\n¶"Search": "찾기"}', "a phrase without quotes": '{¶Search: "검색"}',
    "a brace that stays open": '¶{"Search": "검색"', "a quote that stays open": '{"Search": ¶"검색}', "other tags": '{"See <a>this</a>": ¶"이것"}', "a tag of another name": '{"{{count}} rules": ¶"규칙 {{cuont}}"}', "markup that the phrase has not": '{"Search": ¶"<script>검색</script>"}', "a hidden character": '{"Search": "검¶\u202e색"}',
}.items():
    row(f"words: {name}", {}, templates={KO: constant(text)})
row("words: not UTF-8", {}, templates={KO: lambda old: b'{"Search": "\xff"}'}, whole="Templates/words/ko.json:1:13")
row("words: a byte order mark", {}, templates={KO: lambda old: "\ufeff" + old}, exit=0)
row("words: empty", {}, templates={KO: lambda old: ""}, whole="Templates/words/ko.json")
row("words: German, and none of them", {}, templates={"words/de.json": lambda old: "{}"}, exit=0, whole="Content/Scenarios/")
row("words: no language at all", {}, templates={"words/xx.json": lambda old: "{}"}, whole="Templates/words/xx.json")
row("words: English", {}, templates={"words/en.json": lambda old: "{}"}, whole="Templates/words/en.json")
row("words: in capitals", {}, templates={"words/KO.json": lambda old: "{}"}, whole="Templates/words/KO.json")
row("words: as YAML", {}, templates={"words/ko.yaml": lambda old: "a: b"}, exit=0, whole="Templates/words/ko.yaml")
row("words: none for most phrases", {}, templates={KO: lambda old: '{"Search": "검색"}'}, exit=0, whole="Templates/")
row("words: a phrase that is not there", {}, templates={KO: lambda old: '{"Serch": "검색"}'}, exit=0, whole="Templates/")
row("words: 1 MB and more", {}, templates={KO: lambda old: '{"Search": "' + "x" * (1 << 20) + '"}'}, whole="Templates/words/ko.json")
row("words: a FIFO", {}, templates={KO: Made(os.mkfifo)}, whole="Templates/words/ko.json")

# Styles
CSS = "styles/99-own.css"
for name, text, where in [
    ("a brace that stays open", "a { color: red\n", "1:3"), ("a brace too many", "a { color: red }\n}\n", "2:1"), ("a brace in a comment", "/* } */ a { color: red }\n", 0), ("a brace in a text", 'a::before { content: "}" }\n', 0), ("a comment that stays open", "a { color: red }\n/* x\n", "2:1"),
]:
    row(f"styles: {name}", {}, templates={CSS: constant(text)}, exit=1 if where else 0, whole=f"Templates/{CSS}:{where}" if where else None)
row("styles: not UTF-8", {}, templates={CSS: lambda old: b"a {}\nb { content: '\xff' }\n"}, whole=f"Templates/{CSS}:2:15")
row("styles: named .scss", {}, templates={"styles/own.scss": lambda old: "x"}, exit=0, whole="Templates/styles/own.scss")

# Assets
for name, path, where in [
    ("a page of the site", "rules.html", 1), ("a page of the site in capitals", "Rules.HTML", 1), ("a page in another language's folder", "scenarios/basic-push.html", 1), ("the style sheet", "style.css", 1), ("the table of contents", "llms.txt", 1), ("a diagram", "diagrams/x.svg", 1), ("a download", "downloads/x.txt", 1), ("a page's Markdown", "rules.md", 1),
    ("with a colon", "a:b.txt", 1), ("with a backslash", "a\\b.txt", 1), ("with a line break", "a\nb.txt", 1), ("with ESC", "a\x1bb.txt", 1), ("with a direction", "a\u202eb.txt", 1), ("that is a page's folder", "rules.html/x.txt", 1), ("with a dot in front", ".nojekyll", 0), ("in a folder with a dot in front", ".well-known/security.txt", 0), ("with a blank", "a b.txt", 0), ("in Korean", "글.txt", 0),
]:
    row(f"asset: {name}", {}, templates={f"assets/{path}": lambda old: "x"}, exit=where, whole="Templates/assets/" if where else None)
row("asset: two names that differ in case", {}, templates={"assets/a.txt": lambda old: "x", "assets/A.txt": lambda old: "y"}, whole="Templates/assets/")
for name, make in {
    "a link to /etc/passwd": link_to("/etc/passwd"), "a link to the content": link_to("../../Content/Scenarios/navigation/basic-push.yaml"), "a dead link": link_to("nowhere"), "a link to itself": link_to("x.txt"), "a FIFO": Made(os.mkfifo),
    "a link to a folder outside": link_to("/etc"), "a link to /dev/zero": link_to("/dev/zero"), "a link to the folder above": link_to(".."),
}.items():
    row(f"asset: {name}", {}, templates={"assets/x.txt": make}, whole="Templates/assets/x.txt")
row("asset: a link inside the folder", {}, templates={"assets/x.js": link_to("player.js")}, exit=0)
