"""Findings for continuous integration are what the schemas of their formats say."""

import json
import unittest

import jsonschema
import xmlschema

from tool import Project, lifeline, schema

SCENARIO = "id: one\ntitle: One\nsummary: One.\nstructure: nav(A)\nsteps: [push B, pop]\n"
LOG = """source: {slug: log, title: A log, kind: observed, os: iOS 17, url: 'https://example.org/log'}
traces:
  - id: one
    structure: nav(A)
    records: [viewDidLoad, viewDidAppear]
    steps:
      - {do: push B, events: [B viewDidLoad, B viewDidAppear]}
      - {do: pop, events: [B viewDidAppear]}
"""
PROJECTS = {
    "nothing wrong": {"Content/Scenarios/one.yaml": SCENARIO},
    "errors": {"Content/Scenarios/one.yaml": SCENARIO + "stepps: 1\nexpect: [no B viewDidLoad]\n"},
    "warnings": {"Content/Scenarios/one.yaml": SCENARIO.replace("title: One\n", "")},
    "a log": {"Content/Scenarios/one.yaml": SCENARIO, "Content/Evidence/log.yaml": LOG},
    "names of others": {
        "Content/Scenarios/a b%&<\"'푸시.yaml": SCENARIO.replace("push B", "puhs \"<&>]]>\u202e푸시"),
        "Content/Scenarios/two.yaml": SCENARIO,
    },
    "two places": {"Content/Scenarios/one.yaml": SCENARIO, "Content/Scenarios/two.yaml": SCENARIO},
    "no YAML": {"Content/Scenarios/one.yaml": "id: ["},
    "nothing": {"Content/empty.txt": ""},
}
COMMANDS = [["check"], ["check", "--strict"], ["build", "--check"], ["evidence"]]


class Reports(unittest.TestCase):
    def reports(self, form, commands=None):
        """What each command prints of each project, and how it ends."""
        for name, files in PROJECTS.items():
            with Project(files) as folder:
                for command in commands or COMMANDS:
                    code, output, errors = lifeline(*command, "--format", form, folder=folder)
                    self.assertIn(code, (0, 1), f"{name}, {command}: {errors}")
                    yield output, code

    def test_sarif_is_sarif(self):
        with open(schema("sarif-2.1.0.json"), encoding="utf-8") as file:
            validator = jsonschema.Draft4Validator(json.load(file), format_checker=jsonschema.FormatChecker())
        count = 0
        for output, code in self.reports("sarif"):
            log = json.loads(output)
            self.assertEqual([error.message for error in validator.iter_errors(log)], [])
            results = log["runs"][0]["results"]
            self.assertTrue(results or code == 0)
            count += len(results)
        self.assertGreater(count, 10)

    def test_junit_is_junit(self):
        validator = xmlschema.XMLSchema(schema("junit-10.xsd"))
        failures = 0
        for output, code in self.reports("junit"):
            validator.validate(output)
            failed = output.count("<failure ")
            self.assertIn(f'failures="{failed}"', output)
            self.assertTrue(failed or code == 0)
            failures += failed
        self.assertGreater(failures, 10)

    def test_json_is_json(self):
        for output, _ in self.reports("json", COMMANDS[:3]):
            json.loads(output)

    def test_a_schema_can_refuse(self):
        with open(schema("sarif-2.1.0.json"), encoding="utf-8") as file:
            validator = jsonschema.Draft4Validator(json.load(file))
        self.assertFalse(validator.is_valid({"version": "2.1.0", "runs": [{"tool": {}}]}))
        with self.assertRaises(xmlschema.XMLSchemaValidationError):
            xmlschema.XMLSchema(schema("junit-10.xsd")).validate("<testsuites><testcase/></testsuites>")


if __name__ == "__main__":
    unittest.main()
