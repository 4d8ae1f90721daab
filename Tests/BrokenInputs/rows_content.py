"""Evidence, causes, claims, comparisons, disagreements, machines, callbacks, pages, and the site's settings."""

from table import *

row("valid: all kinds", {
    **evidence(), **comparison(), **disagreement(), **claim(), **machine(), **callback(), **page(),
    **site(example="basic-push", guide="guide", questions="\n  - {question: Why, answer: scenario:basic-push, reply: So.}"),
}, exit=0)
row("valid: a cause", cause(), exit=0)

# Evidence
for key in ("slug", "title", "kind"):
    text = evidence(source={key: None})[LOG]
    row(f"evidence: no {key}", {LOG: text.replace("source:\n  ", "source:\n  ¶", 1)})
row("evidence: no url", {LOG: evidence(source={"url": None})[LOG].replace("source:\n  ", "source:\n  ¶", 1)}, exit=0)
for name, key, value in [
    ("slug of another file", "slug", "¶other"), ("slug not an id", "slug", "¶The Log"), ("title a list", "title", "¶[a]"),
    ("title of two lines", "title", '¶"a\\nb"'), ("url of javascript", "url", "¶javascript:alert(1)"),
    ("url without a scheme", "url", "¶example.org/log"), ("url with a quote", "url", "¶'https://example.org/\"><svg onload=alert(1)>'"),
    ("url of a file", "url", "¶file:///etc/passwd"), ("url with a blank", "url", "¶https://example.org/a b"), ("url of data", "url", "¶data:text/html,hello"),
    ("language of markup", "language", "¶'en\"><svg onload=alert(1)>'"), ("language a word", "language", "¶english"), ("language with an underscore", "language", "¶zh_CN"),
    ("date a word", "date", "¶yesterday"), ("date that is none", "date", "¶2022-02-30"), ("date in month 13", "date", "¶2022-13-01"),
    ("date the other way", "date", "¶22.04.2022"), ("os of others", "os", "¶Android 12"), ("os too new", "os", "¶iOS 99"), ("os without a number", "os", "¶iOS"),
    ("kind unknown", "kind", "¶obseved"), ("caveat in an unknown language", "caveat", "{en: A, ¶xx: B}"), ("caveat a list", "caveat", "¶[a]"),
    ("mirrors a text", "mirrors", "¶https://example.org"), ("mirror of javascript", "mirrors", "[¶javascript:x]"),
    ("repository a list", "repository", "¶[a]"), ("xcode of two lines", "xcode", '¶"14\\n15"'), ("seed a mapping", "seed", "¶{a: b}"), ("raw_note a list", "raw_note", "¶[a]"),
]:
    row(f"evidence: {name}", evidence(source={key: value}))
row("evidence: source misspelt", {LOG: "¶sorce:\n  slug: log\n" + evidence()[LOG].split("\n", 2)[2]})
row("evidence: source with an unknown key", evidence(source_extra="¶author: X\n"))
row("evidence: source a text", {LOG: "source: ¶log\ntraces: []\n"})
row("evidence: no traces", {LOG: MARK + evidence()[LOG].split("traces:")[0]})
row("evidence: traces a mapping", {LOG: evidence()[LOG].split("traces:")[0] + "traces:\n  ¶one: two\n"})
row("evidence: a file of nothing", {LOG: "¶traces: []\n"})
for name, key, value in [
    ("trace id with a blank", "id", "¶log one"), ("trace of an unknown structure", "structure", "¶nva(List)"), ("trace of a wrong style", "style", "¶curl"),
    ("record misspelt", "records", "[viewDidLoad, ¶viewWillApear]"), ("records a text", "records", "¶viewDidLoad"), ("only for nobody", "only", "¶Nobody"),
    ("partial unknown", "partial", "¶somewhat"), ("trace on another system", "os", "¶Windows 11"), ("note a list", "note", "¶[a]"), ("raw a list", "raw", "¶[a]"),
    ("trace with an unknown key", "¶stepz", "[]"), ("trace of a release that never was", "os", "¶iOS 98.1"),
]:
    row(f"evidence: {name}", evidence(trace={key: value}))
row("evidence: trace without an id", {LOG: evidence(trace={"id": None})[LOG].replace("  - structure", "  - ¶structure")})
row("evidence: trace id twice", {LOG: evidence()[LOG] + "  - ¶id: one\n    structure: nav(A)\n    records: [viewDidLoad]\n    steps: []\n"})
for name, steps in {
    "steps a text": " ¶push B", "step without an action": "\n      - ¶events: [Detail viewDidLoad]", "step of an unknown action": "\n      - do: ¶puhs Detail",
    "step with an unknown key": "\n      - do: push Detail\n        ¶event: [Detail viewDidLoad]", "event of one word": "\n      - do: push Detail\n        events: [¶viewDidLoad]",
    "event misspelt": "\n      - do: push Detail\n        events: [Detail ¶viewDidLod]", "event of a stranger": "\n      - do: push Detail\n        events: [¶Detial viewDidLoad]",
    "event empty": "\n      - do: push Detail\n        events: [\"¶\"]",
    "events a text": "\n      - do: push Detail\n        events: ¶Detail viewDidLoad", "step partly in an unknown way": "\n      - do: push Detail\n        partial: ¶mostly",
    "step by nobody": "\n      - do: push Detail\n        by: ¶nobody", "step note a mapping": "\n      - do: push Detail\n        note: ¶{en: A}",
    "step animated by a word": "\n      - do: push Detail\n        animated: ¶slowly", "step a text": "\n      - ¶push Detail",
}.items():
    row(f"evidence: {name}", evidence(steps=steps))
row("evidence: event that is not recorded", evidence(steps="\n      - ¶do: push Detail\n        events: [Detail viewIsAppearing]"), exit=0)
row("evidence: not reproduced and no cause", evidence(steps=LOG_WITH_GAP.replace("- do", "- ¶do")), exit=0)
row("evidence: 101 brackets in a raw log", evidence(trace={"raw": "|\n      " + "\n      ".join(f"[12:00:{n:02} viewDidLoad" for n in range(101))}), exit=0)
row("evidence: 101 brackets in a folded note", evidence(trace={"note": ">-\n      " + "[" * 101}), exit=0)
row("evidence: two files, one slug", {**evidence(), "Content/Evidence/more/log.yaml": evidence(source={"slug": "¶log"})[LOG]})

# Causes
for name, key, value in [
    ("unknown trace", "trace", "oen"), ("unknown step", "step", "7"), ("step a word", "step", "¶first"), ("unknown kind", "kind", "¶gaps"),
    ("no kind", "kind", None), ("no text", "text", None), ("text a list", "text", "¶[a]"), ("unknown key", "¶why", "so"), ("unknown scenario", "scenario", "¶basic-pusch"),
]:
    files = cause(**{key: value})
    path = "Content/Causes/log.yaml"
    if MARK not in files[path]:
        files[path] = files[path].replace("  - ", "  - ¶", 1)
    row(f"cause: {name}", files)
row("cause: unknown source", cause(head="source: ¶lgo\n"))
row("cause: no causes", {**evidence(), "Content/Causes/log.yaml": "¶source: log\n"})
row("cause: a statement of a log", {k: v.replace("  - trace", "  - ¶trace") for k, v in cause(kind="statement").items()})
row("cause: given twice", {**cause(), "Content/Causes/log.yaml": cause()["Content/Causes/log.yaml"] + "  - ¶trace: one\n    step: 1\n    kind: gap\n    text: Again.\n"})
row("cause: of what is reproduced", {**evidence(), "Content/Causes/log.yaml": cause()["Content/Causes/log.yaml"].replace("  - ", "  - ¶")}, exit=0)

# Claims
CLAIMS = "Content/Claims/log.yaml"
for name, key, value in [
    ("no id", "id", None), ("id with a blank", "id", "¶the first"), ("kind unknown", "kind", "¶law"), ("unknown callback", "callbacks", "[¶viewDidLoda]"),
    ("unknown key", "¶shown", "x"), ("shown by an unknown scenario", "shownBy", "\n      - scenario: ¶basic-pusch\n        expect: [Detail viewDidLoad once]"),
    ("expectation of an unknown callback", "shownBy", "\n      - scenario: basic-push\n        expect: [Detail ¶viewDidLoda once]"),
    ("expectation that does not hold", "shownBy", "\n      - scenario: basic-push\n        expect: [¶no Detail viewDidLoad]"),
    ("expectation of nobody", "shownBy", "\n      - scenario: basic-push\n        expect: [¶Detial viewDidLoad once]"),
    ("shown by nothing, without a note", "shownBy", None), ("claim a list", "claim", "¶[a]"), ("shown by a text", "shownBy", "¶basic-push"),
    ("note in an unknown language", "note", "{en: A, ¶xx: B}"),
]:
    files = claim(**{key: value})
    if MARK not in files[CLAIMS]:
        files[CLAIMS] = files[CLAIMS].replace("  - ", "  - ¶", 1)
    row(f"claim: {name}", files)
row("claim: unknown source", {**claim(), CLAIMS: claim(head="source: ¶lgo\n")[CLAIMS]})
row("claim: given twice", {**claim(), CLAIMS: claim()[CLAIMS] + "  - ¶id: first\n    kind: rule\n    claim: Again.\n    note: So.\n"})
row("claim: a file without claims", {**evidence(), CLAIMS: "¶source: log\n"})

# Comparisons
COLUMN = "\n  - {title: Push, scenario: basic-push, steps: [2], roles: {List: outgoing}}"
PATH = "Content/Comparisons/ways.yaml"
for name, changes in {
    "no columns": {"columns": None}, "one column": {"columns": COLUMN}, "columns a text": {"columns": "¶Push"}, "id with a dot": {"id": "¶two.ways"},
    "id left out": {"id": None}, "unknown key": {"¶collumns": "[]"}, "column of an unknown scenario": {"columns": COLUMN + COLUMN.replace("basic-push", "¶basic-pusch")},
    "column with an unknown step": {"columns": COLUMN + COLUMN.replace("basic-push", "¶basic-push").replace("[2]", "[9]")},
    "column with a step of words": {"columns": COLUMN + COLUMN.replace("[2]", "¶[two]")},
    "column with the role of a stranger": {"columns": COLUMN + COLUMN.replace("basic-push", "¶basic-push").replace("List:", "Lst:")},
    "column with an unknown role": {"columns": COLUMN + COLUMN.replace("outgoing", "¶outgong")},
    "column without steps": {"columns": COLUMN + COLUMN.replace("{title", "¶{title").replace(" steps: [2],", "")},
    "column without roles": {"columns": COLUMN + "\n  - ¶{title: Pop, scenario: basic-push, steps: [3]}"},
    "column without a scenario": {"columns": COLUMN + "\n  - ¶{title: Pop, steps: [3], roles: {List: incoming}}"},
    "column with an unknown key": {"columns": COLUMN + COLUMN.replace("steps", "¶stepz: 3, steps")}, "release unknown": {"platform": "{ios: ¶77}"},
    "title in an unknown language": {"title": "{en: A, ¶xx: B}"},
}.items():
    files = comparison(**changes)
    if MARK not in files[PATH]:
        files[PATH] = MARK + files[PATH]
    row(f"comparison: {name}", files)
row("comparison: id taken", {**comparison(), "Content/Comparisons/zweite.yaml": yaml(COMPARISON, {"id": "¶ways"})})

# Disagreements
PATH = "Content/Disagreements/order.yaml"
for name, changes in {
    "unknown source": {"steps": "\n  - ¶{source: lgo, trace: one, step: 1}"}, "unknown trace": {"steps": "\n  - ¶{source: log, trace: two, step: 1}"},
    "unknown step": {"steps": "\n  - ¶{source: log, trace: one, step: 5}"}, "step of nothing": {"steps": "\n  - ¶{source: log, trace: one}"}, "unknown scenario": {"scenarios": "[¶basic-pusch]"},
    "scenarios a text": {"scenarios": "¶basic-push"}, "unknown key": {"¶answer": "x"}, "id left out": {"id": None}, "step zero": {"steps": "\n  - ¶{source: log, trace: one, step: 0}"},
    "question of two lines": {"question": '¶"a\\nb"'},
}.items():
    files = disagreement(**changes)
    if MARK not in files[PATH]:
        files[PATH] = MARK + files[PATH]
    row(f"disagreement: {name}", files)

# Machines and callbacks
row("machine: unknown", machine(id="ap"), whole=None)
row("machine: unknown state", machine(states="\n  - ¶{name: Activ, meaning: X.}"))
row("machine: state without a name", machine(states="\n  - ¶{meaning: X.}"))
row("machine: state with an unknown key", machine(states="\n  - {name: Active, ¶title: X}"))
row("machine: states a mapping", machine(states="¶{Active: X}"))
row("machine: unknown key", machine("¶colour: red\n"))
row("callback: that nothing brings", callback(callback="viewDidLoda"))
row("callback: without a name", {"Content/Callbacks/viewDidLoad.yaml": MARK + yaml(CALLBACK, {"callback": None})})
row("callback: unknown key", callback("¶text: X\n"))
row("callback: summary a list", callback(summary="¶[X]"))
row("callback: given twice", {**callback(), "Content/Callbacks/zweite.yaml": yaml(CALLBACK, {"callback": "¶viewDidLoad"})})

# Pages
row("page: no text", {"Content/Pages/guide.yaml": MARK + yaml(PAGE, {"text": None})})
row("page: id that climbs", page(id="¶../guide"))
row("page: unknown key", page("¶body: X\n"))
row("page: id taken", {**page(), "Content/Pages/zweite.yaml": yaml(PAGE, {"id": "¶guide"})})
row("page: text a list", page(text="¶[X]"))
row("page: text in an unknown language", page(text="{en: A, ¶xx: B}"))

# The site's settings
for name, changes in {
    "unknown key": {"¶titel": "X"}, "title empty": {"title": '¶""'}, "title a list": {"title": "¶[a]"}, "title of two lines": {"title": '¶"a\\nb"'},
    "groups a text": {"groups": "¶navigation"}, "group without an id": {"groups": "\n  - ¶{title: N}"}, "group twice": {"groups": "\n  - {id: modal, title: N}\n  - {id: ¶modal, title: M}"},
    "group with an unknown key": {"groups": "\n  - {id: modal, ¶name: N}"}, "example of nobody": {"example": "¶basic-pusch"}, "guide of nobody": {"guide": "¶guidde"},
    "baseURL without a scheme": {"baseURL": "¶example.org"}, "baseURL of javascript": {"baseURL": "¶javascript:alert(1)"}, "baseURL with a blank": {"baseURL": "¶https://example.org/a b"},
    "baseURL with markup": {"baseURL": "¶'https://example.org/\"><script>'"}, "pathPrefix that climbs": {"pathPrefix": "¶/../"}, "pathPrefix with a blank": {"pathPrefix": "¶/a b/"},
    "editURL without a gap": {"editURL": "¶https://example.org/edit"}, "repositoryURL of a file": {"repositoryURL": "¶file:///x"}, "showsEveryChange a word": {"showsEveryChange": "¶yes"},
    "question without an answer": {"questions": "\n  - ¶{question: Why}"}, "answer of nothing": {"questions": "\n  - {question: Why, answer: ¶basic-push}"},
    "answer that is not there": {"questions": "\n  - {question: Why, answer: ¶scenario:basic-pusch}"}, "question without words": {"questions": "\n  - ¶{answer: scenario:basic-push}"},
    "tagline in an unknown language": {"tagline": "{en: A, ¶tlh: B}"},
}.items():
    row(f"site: {name}", site(**changes))
row("site: shows every change, and nothing shows one", site(showsEveryChange="¶true"), exit=0)
row("site: misspelt name", {"Content/sites.yaml": "title: X\n"}, whole="Content/sites.yaml")
