"""What lies in the folder of content: bytes that are no text, text that is no YAML, names, and files that are no files."""

import os
import socket

from table import *

FILE = "Content/Scenarios/a.yaml"
GOOD = yaml(SCENARIO, {"id": "a"})


def here(text, name, **more):
    row(name, {FILE: text}, **more)


# Bytes
here("", "file: empty", whole=FILE)
here("\n \n", "file: blanks", whole=FILE)
here("# nothing\n", "file: comments only", whole=FILE)
here(b"\x00\x00\x00\x00", "file: NUL bytes only", whole=f"{FILE}:1:1")
here(GOOD.encode() + b"\x00\n", "file: NUL byte at the end", whole=f"{FILE}:{GOOD.count(chr(10)) + 1}:1")
here(GOOD.encode("utf-16"), "file: UTF-16", whole=f"{FILE}:1:1")
here(GOOD.replace("A push", "Größe").encode("latin-1"), "file: Latin-1", whole=f"{FILE}:2:10")
here(b"\xef\xbb\xbf" + GOOD.encode(), "file: byte order mark", exit=0)
here(b"\xff" + GOOD.encode(), "file: byte that begins nothing", whole=f"{FILE}:1:1")
here(GOOD.encode() + b"# \xed\xa0\x80\n", "file: half a surrogate", whole=f"{FILE}:{GOOD.count(chr(10)) + 1}:3")
here(bytes(range(256)) * 40, "file: all bytes", whole=f"{FILE}:2:118")
here(b"\x89PNG\r\n\x1a\n" + b"\x00" * 600, "file: a picture", whole=f"{FILE}:1:1")
here(GOOD.replace("\n", "\r\n"), "file: lines that end as on Windows", exit=0)
here(GOOD + "# " + "x" * (1 << 20) + "\n", "file: over 1 MB", whole=FILE)
here(GOOD + "#" + "x" * ((1 << 20) - len(GOOD) - 2) + "\n", "file: just 1 MB", exit=0)
here("a" * ((1 << 20) - 1), "file: 1 MB of one letter", whole=f"{FILE}:1:1")
here("[" * ((1 << 20) - 1), "file: 1 MB of brackets", whole=f"{FILE}:1:101")
here("- " * ((1 << 19) - 1), "file: 1 MB of dashes", whole=f"{FILE}:1")
here("a: " * 300_000, "file: 900 KB of colons", whole=f"{FILE}:1")
here('"' + "\\u202e" * 100_000 + '"', "file: 100,000 hidden escapes", whole=f"{FILE}:1:1")
here("x: \u202e" * 100_000, "file: 100,000 hidden characters", whole=f"{FILE}:1:4")

# Hidden characters
for name, character in {
    "ESC": "\x1b[31m", "BEL": "\x07", "the control sequence of C1": "\x9b", "an override to the right": "\u202e", "an isolate": "\u2066",
    "a delete": "\x7f", "a line separator": "\u2028", "a mark in the middle": "\ufeff",
}.items():
    row(f"hidden: {name} in a title", scenario(title=f"A ¶{character}push"))
    row(f"hidden: {name} escaped in a title", scenario(title='¶"A ' + "".join(f"\\u{ord(c):04x}" if not c.isascii() or ord(c) < 32 or ord(c) == 127 else c for c in character) + ' push"'))
row("hidden: in a key", scenario("¶sum\u200bmary: X\n"))
row("hidden: a space of no width, which texts may hold", scenario(title="A \u200bpush"), exit=0)
row("hidden: in a comment", scenario("# ¶\u202e\n"))
row("hidden: in an action", scenario(steps="\n  - launch\n  - push Det¶\u2066ail"))
row("hidden: in a log", evidence(trace={"raw": "|\n      line ¶\x1b[2J"}))

# YAML
for name, text in {
    "a colon in a text": "id: a\ntitle: One¶: two\n", "indented too far": "id: a\n  title¶: b\n", "a tab": "id: a\nsteps:\n¶\t- launch\n",
    "a bracket that stays open": "id: a\nsteps: ¶[launch\n", "a brace that stays open": "id: a\nplatform: ¶{ios: 17\n", "a quote that stays open": 'id: a\ntitle: ¶"A\n',
    "a single quote that stays open": "id: a\ntitle: ¶'A\n", "an alias": "id: a\ntitle: ¶*x\n", "an anchor": "id: a\ntitle: ¶&x A\n", "aliases that grow": "a: ¶&a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n",
    "a tag": "id: a\ntitle: ¶!!python/object:os.system A\n", "a tag of one's own": "id: a\ntitle: ¶!secret A\n", "a merge": "id: a\n¶<<: {title: B}\nstructure: nav(A)\nsteps: [launch]\n", "two documents": "id: a\n¶---\nid: b\n",
    "a list in a mapping": "id: a\n¶- b\n", "a key without a colon": "id: a\n¶title\nstructure: A\n", "an unknown escape": 'id: a\ntitle: "¶\\q"\n', "an at sign": "id: a\ntitle: ¶@b\n",
    "a backquote": "id: a\ntitle: ¶`b`\n", "a percent sign": "id: a\ntitle: ¶%b\n", "a directive": "¶%YAML 9.9\n---\nid: a\n", "a null byte escaped": 'id: a\ntitle: ¶"\\0"\nstructure: nav(A)\nsteps: [launch]\n', "a key that is a list": "¶[a, b]: c\n",
    "a key twice": "id: a\ntitle: A\n¶title: B\nstructure: nav(A)\nsteps: [launch]\n", "a question mark": "id: a\n? ¶[x]\n: y\nstructure: nav(A)\nsteps: [launch]\n", "brackets 101 deep": "id: a\nkeywords: " + "[" * 100 + "¶[" + "]" * 101 + "\n",
    "braces 101 deep": "id: a\nplatform: " + "{a: " * 100 + "¶{" + "}" * 101 + "\n", "lists 1,001 deep": "".join(" " * n + "-\n" for n in range(1200)),
    "a comma left out": "id: a\nkeywords: [a b, c]\nplatform: {ios: 17 scenes¶: true}\n", "a value in a wrong block": "id: a\ntitle: |¶x\n  b\n", "an empty key twice": "?¶\n?\n", "a key twice in braces": "{id: a,\n title: b, ¶title: c}\n", "a closing bracket": "id: a\ntitle: ¶]\n",
}.items():
    here(text, f"yaml: {name}", whole=FILE if MARK not in text else None)

# Names
row("name: .YAML", {"Content/Scenarios/b.YAML": GOOD}, exit=0, whole="Content/Scenarios/b.YAML")
row("name: .json", {"Content/Scenarios/b.json": "{}"}, exit=0, whole="Content/Scenarios/b.json")
row("name: .yaml.txt", {"Content/Claims/b.yaml.txt": "x"}, exit=0, whole="Content/Claims/b.yaml.txt")
row("name: .yml", {"Content/Scenarios/b.yml": GOOD}, exit=0)
for folder in ("Evidences", "evidence", "Scenario", "scenarios", "Cause", "Clams", "Page", "pages", "Comparision", "Disagrements", "Callback", "Machine"):
    row(f"name: folder {folder}", {f"Content/{folder}/x.yaml": GOOD}, whole=f"Content/{folder}")
row("name: with a direction", {"Content/Scenarios/a\u202eb.yaml": GOOD}, whole="Content/Scenarios/")
row("name: with ESC", {"Content/Scenarios/a\x1b[31mb.yaml": GOOD}, whole="Content/Scenarios/")
row("name: with a line break", {"Content/Scenarios/a\nb.yaml": GOOD}, whole="Content/Scenarios/")
row("name: a command of CI", {"Content/Scenarios/::error::x.yaml": "¶nope: x\n"})
row("name: a folder named x.yaml", {"Content/Scenarios/x.yaml/y.yaml": GOOD}, exit=0)
row("name: hidden file", {"Content/Scenarios/.a.yaml": "nonsense"}, exit=0)

# Nothing to read
row("nothing: no folder", {"Content/Scenarios/navigation/basic-push.yaml": None}, whole="Content")
row("nothing: an empty folder", {"Content/Scenarios/navigation/basic-push.yaml": None, "Content": Made(os.makedirs)}, whole="Content")
row("nothing: text files only", {"Content/Scenarios/navigation/basic-push.yaml": None, "Content/readme.md": "x"}, whole="Content")
row("nothing: upper-case names only", {"Content/Scenarios/navigation/basic-push.yaml": None, "Content/Scenarios/a.YML": GOOD}, whole="Content")
row("nothing: a file in place of the folder", {"Content/Scenarios/navigation/basic-push.yaml": None, "Content": "x"}, whole="Content")


# No files
def link_to(target):
    return Made(lambda path: os.symlink(target, path))


def listen(path):
    end = socket.socket(socket.AF_UNIX)
    # The address of a socket is short.
    here = os.getcwd()
    os.chdir(os.path.dirname(path))
    end.bind(os.path.basename(path))
    os.chdir(here)
    end.close()


def unreadable(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write(GOOD)
    os.chmod(path, 0)


for name, make in {
    "FIFO": Made(os.mkfifo), "socket": Made(listen), "link to /dev/zero": link_to("/dev/zero"), "link to /dev/tty": link_to("/dev/tty"), "link to /dev/null": link_to("/dev/null"),
    "link to itself": link_to("a.yaml"), "dangling link": link_to("nowhere.yaml"), "link to /proc/self/mem": link_to("/proc/self/mem"), "link to a FIFO": Made(lambda path: (os.mkfifo(path + ".pipe"), os.symlink("a.yaml.pipe", path))),
}.items():
    row(f"no file: {name}", {FILE: make}, whole=FILE)
row("no file: unreadable", {FILE: Made(unreadable)}, whole=FILE, skip="root reads everything" if os.geteuid() == 0 else None)
row("no file: link to a folder", {"Content/Scenarios/linked": link_to("../../Content/Scenarios")}, exit=0, whole="Content/Scenarios/linked")
row("no file: link to the folder above", {"Content/Scenarios/linked.yaml": link_to("..")}, exit=0, whole="Content/Scenarios/linked.yaml")
row("no file: site.yaml is a FIFO", {"Content/site.yaml": Made(os.mkfifo)}, whole="Content/site.yaml")
row("no file: site.yaml is a folder", {"Content/site.yaml/x.yaml": GOOD}, exit=0)
row("no file: evidence is a link to /dev/zero", {LOG: link_to("/dev/zero")}, whole=LOG)
