"""What is live in a page: elements, attributes, addresses. Texts are left out, so that two pages that say different
things in the same way have the same outline."""

import json
import re
from collections import Counter
from urllib.parse import urlsplit

import cmarkgfm
from cmarkgfm.cmark import Options
from selectolax.lexbor import LexborHTMLParser

ADDRESSES = {"href", "src", "action", "formaction", "poster", "data", "cite", "ping", "srcset", "xlink:href", "background", "manifest"}
# How a diagram breaks its texts into lines depends on their lengths.
FLEXIBLE = {"tspan"}
# What Markdown can make of a text that is Markdown.
OF_PROSE = set("p em strong a code pre h1 h2 h3 h4 h5 h6 ul ol li blockquote hr br del table thead tbody tr th td div".split())
OF_PROSE_ATTRIBUTES = {("a", "href"), ("a", "title"), ("ol", "start"), ("code", "class"), ("td", "align"), ("th", "align")}
# A heading has a link to itself, and an entry in the search.
OF_HEADINGS = {"section", "span"}
OF_HEADINGS_ATTRIBUTES = {("a", "class"), ("a", "aria-label"), ("span", "id"), ("section", "id"), ("ul", "class"), ("li", "data-words")}
# A block of code scrolls by itself, and is nothing to translate.
OF_CODE_ATTRIBUTES = {("pre", "tabindex"), ("pre", "translate")}
# A table has a box that scrolls.
OF_TABLES_ATTRIBUTES = {("div", name) for name in ("class", "role", "aria-label", "tabindex")}
BARE_MAIL = re.compile(r'<a href="mailto:([^"]*)">\1</a>')
HEADING = re.compile("^h[1-6]$")


def scheme(address: str) -> str:
    """The scheme of an address as a browser reads it, or that it has none."""
    letters = re.sub("[\t\n\r]", "", address.strip("".join(map(chr, range(0x21)))))
    if found := re.match(r"([A-Za-z][A-Za-z0-9+.\-]*):", letters):
        return found[1].lower()
    return "//" if re.match(r"[/\\]{2}", letters) else ""


def host(address: str) -> str:
    if scheme(address) not in ("//", "http", "https"):
        return ""
    letters = re.sub("[\t\n\r]", "", address.strip()).replace("\\", "/")
    try:
        return urlsplit(letters).netloc
    except ValueError:
        return letters


def of_html(text: str) -> Counter:
    """The elements, their attributes, and where addresses lead."""
    found: Counter = Counter()
    # lexbor gives a document without a root nothing to walk over.
    root = LexborHTMLParser(text).root
    for node in root.traverse(include_text=False) if root else ():
        tag = node.tag
        if tag in FLEXIBLE:
            found["element", tag] = 1
            continue
        found["element", tag] += 1
        for name, value in node.attributes.items():
            found["attribute", tag, name] += 1
            if name in ADDRESSES and (value or "").strip():
                found["address", tag, name, scheme(value), host(value)] += 1
        if tag == "script":
            found["script", _shape(node.text() or "")] += 1
    return found


def _shape(script: str) -> str:
    """The keys and lengths of data; of anything else, everything."""
    try:
        return str(shape(json.loads(script)))
    except ValueError:
        return script


def shape(value: object) -> object:
    """JSON without its texts and numbers."""
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [shape(inner) for inner in value]
    return type(value).__name__


def of_markdown(text: str) -> Counter:
    """What a renderer makes of it that lets HTML through."""
    # GitHub's own parser and extensions.
    html = cmarkgfm.markdown_to_html_with_extensions(text, Options.CMARK_OPT_UNSAFE, ["table", "strikethrough", "autolink"])
    # Nothing keeps it from making links of mail addresses, and they run and fetch nothing.
    return of_html(BARE_MAIL.sub(r"\1", html))


def difference(found: Counter, expected: Counter, has_prose: bool) -> list[str]:
    """What is more, and what is less, than in the harmless page."""
    more, less = found - expected, expected - found
    if has_prose:
        more = Counter({key: count for key, count in more.items() if not _is_of_prose(key)})
        # Prose is a paragraph where it is harmless, and may be anything else; the rest of the page is there all the same.
        less = Counter({key: count for key, count in less.items() if key != ("element", "p")})
    return [f"more: {key} × {count}" for key, count in more.items()] + [f"less: {key} × {count}" for key, count in less.items()]


def _is_of_prose(key: tuple) -> bool:
    match key:
        case ("element", tag):
            return tag in OF_PROSE | OF_HEADINGS
        case ("attribute", tag, name):
            if HEADING.match(tag) is not None and name in ("id", "aria-labelledby"):
                return True
            return (tag, name) in OF_PROSE_ATTRIBUTES | OF_HEADINGS_ATTRIBUTES | OF_TABLES_ATTRIBUTES | OF_CODE_ATTRIBUTES
        case ("address", "a", "href", scheme, _):
            # A link may lead anywhere that nothing runs; which host is the author's business.
            return scheme in ("", "http", "https", "mailto")
    return False
