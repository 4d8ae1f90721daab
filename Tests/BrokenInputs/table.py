"""What a row of the table of broken inputs is, and the correct content that rows break in one place.

A row is a project: content, and templates where it breaks those. The sign MARK stands where the first diagnostic has to
point; it is taken out before the files are written. A row without it is one whose first diagnostic can only name a file.
"""

import os

MARK = "¶"
TEMPLATES = "Templates"


class Made:
    """What a function makes at a path: a link, a FIFO, and whatever else is no regular file."""

    def __init__(self, make):
        self.make = make


class Row:
    """A broken input: its name, its files, and what both commands have to say of it."""

    def __init__(self, name, files, *, templates=None, exit=1, skip=None, links=None, whole=None):
        self.name = name
        self.exit = exit
        self.skip = skip
        # With templates of its own the row gets a copy of the shipped ones, changed in these files.
        self.templates = templates
        self.links = links or {}
        # The file that the first diagnostic names where the fault has no place in it.
        self.whole = whole
        self.place = None
        self.files = {path: self._unmarked(path, text) for path, text in files.items()}

    def unmarked_template(self, path, text):
        return self._unmarked(f"{TEMPLATES}/{path}", text)

    def _unmarked(self, path, text):
        if not isinstance(text, str) or MARK not in text:
            return text
        before, after = text.split(MARK)
        line = before.count("\n") + 1
        column = len(before) - (before.rfind("\n") + 1) + 1
        self.place = f"{path}:{line}:{column}"
        return before + after


ROWS = []


def row(name, files, **more):
    assert all(known.name != name for known in ROWS), name
    ROWS.append(Row(name, files, **more))


def yaml(keys, changes, extra=""):
    """A mapping of keys to values, some of them changed or left out, and further lines."""
    keys = dict(keys)
    for key, value in changes.items():
        keys[key] = value
    # A value that begins on the next line has its line break already.
    lines = [f"{key}:{'' if value.startswith(chr(10)) else ' '}{value}" for key, value in keys.items() if value is not None]
    return "\n".join(lines) + "\n" + extra


def indented(text, by):
    return "".join(" " * by + line if line.strip() else line for line in text.splitlines(keepends=True))


# Correct files, one of each kind. They speak of each other.

SCENARIO = {
    "id": "basic-push", "title": "A push", "summary": "One screen is pushed.", "structure": "nav(List)",
    "steps": "\n  - launch\n  - push Detail\n  - pop",
}
SOURCE = {
    "slug": "log", "title": "A log", "url": "https://example.org/log", "language": "en", "date": "2024-02-29",
    "os": "iOS 17", "kind": "observed",
}
TRACE = {
    "id": "one", "structure": "nav(List)",
    "records": "[viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]",
}
STEPS = """
      - do: push Detail
        events: [Detail viewDidLoad, List viewWillDisappear, Detail viewWillAppear, List viewDidDisappear, Detail viewDidAppear]"""
COMPARISON = {
    "id": "ways", "title": "Two ways", "summary": "A push and a pop.",
    "columns": "\n  - {title: Push, scenario: basic-push, steps: [2], roles: {List: outgoing, Detail: incoming}}"
    "\n  - {title: Pop, scenario: basic-push, steps: [3], roles: {List: incoming, Detail: outgoing}}",
}
DISAGREEMENT = {
    "id": "order", "title": "The order", "question": "Which order is it?", "explanation": "It depends.",
    "steps": "\n  - {source: log, trace: one, step: 1}", "scenarios": "[basic-push]",
}
CLAIM = {
    "id": "first", "kind": "rule", "claim": "The view is loaded first.",
    "shownBy": "\n      - scenario: basic-push\n        expect: [Detail viewDidLoad before Detail viewWillAppear]",
    "callbacks": "[viewDidLoad]",
}
CAUSE = {"trace": "one", "step": "1", "kind": "gap", "text": "The model lacks it."}
MACHINE = {
    "id": "app", "title": "The app", "summary": "Its states.", "states": "\n  - {name: Active, meaning: It is in front.}",
}
CALLBACK = {"callback": "viewDidLoad", "summary": "The view is there.", "explanation": "Once."}
PAGE = {"id": "guide", "title": "A guide", "summary": "How to.", "text": "Read on."}
SITE = {"title": "A site"}

# With texts in all languages, for projects that have words in them.
TRANSLATED = yaml(SCENARIO, {"title": "{en: A, ko: A, ja: A}", "summary": "{en: A., ko: A., ja: A.}"})
BASE = {"Content/Scenarios/navigation/basic-push.yaml": yaml(SCENARIO, {})}
LOG = "Content/Evidence/log.yaml"
# A log with a call that the model does not give there, which a cause has to explain.
LOG_WITH_GAP = STEPS.replace("Detail viewDidLoad, ", "")


def scenario(extra="", **changes):
    return {"Content/Scenarios/a.yaml": yaml(SCENARIO, {"id": "a", **changes}, extra)}


def evidence(source=None, trace=None, steps=STEPS, extra="", source_extra=""):
    head = indented(yaml(SOURCE, source or {}, source_extra), 2)
    body = indented(yaml(TRACE, {**(trace or {}), **({"steps": steps} if steps is not None else {})}), 4)
    return {LOG: f"source:\n{head}traces:\n  - {body[4:]}{extra}"}


def comparison(extra="", **changes):
    return {"Content/Comparisons/ways.yaml": yaml(COMPARISON, changes, extra)}


def disagreement(extra="", **changes):
    return {**evidence(), "Content/Disagreements/order.yaml": yaml(DISAGREEMENT, changes, extra)}


def claim(head="source: log\n", **changes):
    body = indented(yaml(CLAIM, changes), 4)
    return {**evidence(), "Content/Claims/log.yaml": f"{head}claims:\n  - {body[4:]}"}


def cause(head="source: log\n", **changes):
    body = indented(yaml(CAUSE, changes), 4)
    return {**evidence(steps=LOG_WITH_GAP), "Content/Causes/log.yaml": f"{head}causes:\n  - {body[4:]}"}


def machine(extra="", **changes):
    return {"Content/Machines/app.yaml": yaml(MACHINE, changes, extra)}


def callback(extra="", **changes):
    return {"Content/Callbacks/viewDidLoad.yaml": yaml(CALLBACK, changes, extra)}


def page(extra="", **changes):
    return {"Content/Pages/guide.yaml": yaml(PAGE, changes, extra)}


def site(extra="", **changes):
    return {"Content/site.yaml": yaml(SITE, changes, extra)}


def write(root, files):
    """Writes the files; those that are None are left out."""
    for path, content in files.items():
        if content is None:
            continue
        target = os.path.join(root, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if isinstance(content, Made):
            content.make(target)
        elif isinstance(content, bytes):
            with open(target, "wb") as file:
                file.write(content)
        else:
            with open(target, "w", encoding="utf-8", newline="") as file:
                file.write(content)
