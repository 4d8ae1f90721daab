"""The schemas take all content, and refuse what readers refuse for its form."""

import glob
import json
import os
import unittest

import jsonschema
import yaml

from tool import PROJECT, Project, lifeline


class Loader(yaml.SafeLoader):
    """Reads dates as the texts that they are."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def read(text):
    return yaml.load(text, Loader)


def validator(kind):
    code, text, _ = lifeline("schema", kind)
    assert code == 0
    schema = json.loads(text)
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


SCENARIO = """id: one
title: One
summary: {en: One., ko: 하나.}
structure: nav(A)
steps:
  - launch
  - {do: push B, animated: false, by: user, note: A note.}
  - do: setStack [A, C]
  - swiftui:PUSH D
platform: {ios: 16.4, idiom: pad, scenes: true}
orders: {navigation.push: incoming-first}
expect: [A viewDidLoad once, A gets nothing, no B viewDidLoad, B viewDidLoad 2 times, A x before B y]
"""
EVIDENCE = """source: {slug: log, title: A log, kind: observed, os: iOS 17, url: 'https://example.org/log', date: 2024-02-29}
traces:
  - id: one
    structure: nav(A)
    records: {"*": [viewDidLoad], B: [viewDidAppear]}
    steps:
      - {do: push B, events: [B viewDidLoad, B viewDidAppear], partial: prefix}
"""
SITE = "title: A site\ngroups: [{id: navigation, title: Navigation}]\nbaseURL: https://example.org\n"
WRONG = {
    "scenario": (SCENARIO, [
        ("id: one", "id: One Flow"), ("id: one\n", ""), ("id: one", "id: index"), ("id: one", "id: [one]"),
        ("title: One", "titel: One"), ("title: One", "title: [One]"), ("summary: {en: One., ko: 하나.}", "summary: {}"),
        ("summary: {en: One., ko: 하나.}", "summary: {en: One., xx: Un.}"), ("structure: nav(A)", "structure: [A]"),
        ("structure: nav(A)\n", ""), ("  - launch", "  - lunch"), ("  - launch", "  - push"), ("  - launch", "  - launch now"),
        ("  - launch", "  - {animated: true}"), ("animated: false", "animated: slowly"), ("by: user", "by: nobody"),
        ("swiftui:PUSH D", "swiftui:PUHS D"), ("ios: 16.4", "ios: 19"), ("ios: 16.4", "ios: '26.100'"), ("ios: 16.4", "ios: new"),
        ("idiom: pad", "idiom: watch"), ("scenes: true", "scenes: 2"), ("navigation.push:", "navigation.puhs:"),
        ("incoming-first", "incomming-first"), ("A viewDidLoad once", "A once"), ("B viewDidLoad 2 times", "B viewDidLoad two times"),
    ]),
    "evidence": (EVIDENCE, [
        ("slug: log, ", ""), ("kind: observed", "kind: seen"), ("date: 2024-02-29", "date: yesterday"), ("slug: log", "slug: The Log"),
        ("traces:", "trace:"), ("id: one", "id: one two"), ("do: push B", "do: puhs B"), ("partial: prefix", "partial: half"),
        ("B viewDidLoad, B", "viewDidLoad, B"), ("[viewDidLoad]", "viewDidLoad"), ("events:", "event:"),
    ]),
    "site": (SITE, [
        ("title: A site", "tittle: A site"), ("id: navigation, ", ""), ("https://example.org", "example.org"),
        ("groups: [", "groups: [navigation, "),
    ]),
}
FILES = {"scenario": "Content/Scenarios/one.yaml", "evidence": "Content/Evidence/log.yaml", "site": "Content/site.yaml"}


class Schemas(unittest.TestCase):
    def content(self, kind):
        places = {"scenario": "Scenarios/**/*.yaml", "evidence": "Evidence/**/*.yaml", "site": "site.yaml"}
        return sorted(glob.glob(os.path.join(PROJECT, "Content", places[kind]), recursive=True))

    def test_all_content_is_valid(self):
        for kind, least in [("scenario", 100), ("evidence", 20), ("site", 1)]:
            schema = validator(kind)
            files = self.content(kind)
            self.assertGreaterEqual(len(files), least)
            for path in files:
                with open(path, encoding="utf-8") as file:
                    errors = [f"{'/'.join(map(str, e.absolute_path))}: {e.message[:200]}" for e in schema.iter_errors(read(file))]
                self.assertEqual(errors, [], path)

    def test_what_is_wrong_is_refused_as_by_the_check(self):
        for kind, (right, slips) in WRONG.items():
            schema = validator(kind)
            self.assertEqual([e.message for e in schema.iter_errors(read(right))], [])
            for part, slip in slips:
                with self.subTest(kind=kind, slip=slip):
                    self.assertIn(part, right)
                    wrong = right.replace(part, slip, 1)
                    self.assertFalse(schema.is_valid(read(wrong)))
                    with Project({FILES[kind]: wrong}) as folder:
                        code, _, errors = lifeline("check", FILES[kind], folder=folder)
                        self.assertEqual(code, 1, errors)

    def test_each_key_is_described(self):
        for kind in WRONG:
            _, text, _ = lifeline("schema", kind)
            for key, value in json.loads(text)["properties"].items():
                self.assertIn("description", value, f"{kind}: {key}")

    def test_a_slip_is_answered(self):
        code, _, errors = lifeline("schema", "scenarios")
        self.assertEqual(code, 2)
        self.assertIn("scenario", errors)


if __name__ == "__main__":
    unittest.main()
