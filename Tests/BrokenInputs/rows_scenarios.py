"""Scenarios: their keys, structures, actions and expectations."""

from table import *

row("valid", {}, exit=0)

# Keys
for key in SCENARIO:
    if key in ("title", "summary"):
        continue
    files = scenario(**{key: None})
    path = "Content/Scenarios/a.yaml"
    row(f"scenario: no {key}", {path: MARK + files[path]})
row("scenario: no title", scenario(title=None), exit=0, whole="Content/Scenarios/a.yaml")
row("scenario: no summary", scenario(summary=None), exit=0, whole="Content/Scenarios/a.yaml")
row("scenario: title empty", scenario(title='¶""'))
row("scenario: title of blanks", scenario(title='¶"  "'))
row("scenario: title equals the id", scenario(title="a"), exit=0)
row("scenario: title a number in brackets", scenario(title="¶[1, 2]"))
row("scenario: title in an unknown language", scenario(title="{en: A, ¶xx: B}"))
row("scenario: title without English", scenario(title="¶{ko: 가}"), exit=0)
row("scenario: title of two lines", scenario(title='¶"One\\nimport Foundation"'))
row("scenario: title a block of two lines", scenario(title="¶|\n  One\n  Two"))
row("scenario: key misspelt", scenario("¶sumary: X\n"))
row("scenario: key of a stranger", scenario("¶layout: X\n"))
row("scenario: key with blanks", scenario('¶"a key": X\n'))
row("scenario: key twice", scenario("¶title: B\n"))
row("scenario: key of 5,000 letters", scenario(f"¶{'k' * 900}: X\n"))
row("scenario: id of a list", scenario(id="¶[a]"))
row("scenario: id in capitals", scenario(id="¶Push"))
row("scenario: id with a slash", scenario(id="¶a/b"))
row("scenario: id that climbs", scenario(id="¶../../x"))
row("scenario: id with two hyphens", scenario(id="¶a--b"))
row("scenario: id with an umlaut", scenario(id="¶grüße"))
row("scenario: id is index", scenario(id="¶index"))
row("scenario: id taken", scenario(id="basic-push"), whole="Content/Scenarios/navigation/basic-push.yaml:1:5")
row("scenario: id of 5,000 letters", scenario(id="¶" + "a" * 5000))
row("scenario: id empty", scenario(id='¶""'))
row("scenario: group unknown", {**scenario(group="¶navigaton"), **site(groups="\n  - {id: navigation, title: N}")})
row("scenario: group of nobody", {**scenario(group="¶xyz"), **site(groups="\n  - {id: navigation, title: N}\n  - {id: modal, title: M}")})
row("scenario: group a mapping", scenario(group="¶{a: b}"))
row("scenario: order a word", scenario(order="¶first"))
row("scenario: show unknown", scenario(show="¶everything"))
row("scenario: style unknown", scenario(structure="page(A, B)", style="¶pageCurll", steps="\n  - launch"))
row("scenario: platform a text", scenario(platform="¶iOS 17"))
row("scenario: platform with an unknown key", scenario(platform="{¶iso: 17}"))
row("scenario: release too new", scenario(platform="{ios: ¶99}"))
row("scenario: release too old", scenario(platform="{ios: ¶1}"))
row("scenario: release a word", scenario(platform="{ios: ¶newest}"))
row("scenario: idiom unknown", scenario(platform="{idiom: ¶fone}"))
row("scenario: scenes not a flag", scenario(platform="{scenes: ¶maybe}"))
row("scenario: scenes before their time", scenario(platform="{ios: 12, scenes: ¶true}"))
row("scenario: order of an unknown rule", scenario(orders="{¶navigation.pusch: incoming-first}"))
row("scenario: order that a rule does not have", scenario(orders="{navigation.push: ¶incomming-first}"))
row("scenario: orders a list", scenario(orders="¶[a]"))
row("scenario: keywords a text", scenario(keywords="¶a, b"))
row("scenario: keywords a list of lists", scenario(keywords="[¶[a]]"))
row("scenario: context of nobody", scenario(definesPresentationContext="[¶Lst]"))
row("scenario: forwarding of nobody", scenario(manualForwarding="[List, ¶Parent]"))
row("scenario: steps empty", scenario(steps="¶[]"))
row("scenario: steps a text", scenario(steps="¶launch"))
row("scenario: steps null", {"Content/Scenarios/a.yaml": yaml(SCENARIO, {"id": "a", "steps": None}, "¶steps: ~\n")})
row("scenario: step a list", scenario(steps="\n  - ¶[launch]"))
row("scenario: step without an action", scenario(steps="\n  - launch\n  - ¶note: hello"))
row("scenario: step with an unknown key", scenario(steps="\n  - do: launch\n    ¶expects: [x]"))
row("scenario: step not a flag", scenario(steps="\n  - do: launch\n    animated: ¶yes"))
row("scenario: step by an unknown initiator", scenario(steps="\n  - launch\n  - do: push B\n    by: ¶usr"))
row("scenario: a list at the top", {"Content/Scenarios/a.yaml": "¶- id: a\n"})
row("scenario: a text at the top", {"Content/Scenarios/a.yaml": "¶hello\n"})

# Structures
for name, text in {
    "unknown container": "¶nva(List)", "bracket not closed": "nav(List¶", "surplus": "nav(List)¶)", "empty": '¶""',
    "no name behind a comma": "nav(List, ¶)", "sign for a name": "nav(¶+)",
    "split without a column": "'split(primary: A, ¶tertiary: B)'", "contains nothing": "A contains¶",
    "contains a number sign": "A contains ¶(B)", "presentation without a style": "A ; A presents B as¶",
    "presentation of an unknown style": "A ; A presents B as ¶sheeet", "app in an unknown state": "app in ¶Sleeping",
    "scene without a name": "scene(¶)", "SwiftUI unknown": "swiftui ¶NavigationStak(A)", "a list": "¶[nav, A]",
    "two structures": "nav(A)¶ nav(B)",
}.items():
    row(f"structure: {name}", scenario(structure=text.replace("¶ ", " ¶"), steps="\n  - launch"))
row("structure: a name twice", scenario(structure="¶nav(A, A)", steps="\n  - launch"))
row("structure: a name twice, deep", scenario(structure="¶tabBar(nav(A), nav(B, A))", steps="\n  - launch"))
row("structure: 41 controllers in each other", scenario(
    structure="nav(" * 40 + "¶nav(A)" + ")" * 40,
    steps="\n  - launch"))
row("structure: name of 61 letters", scenario(structure="nav(¶" + "N" * 61 + ")", steps="\n  - launch"))

# Actions
for name, text in {
    "unknown": "¶pussh B", "unknown, in capitals": "¶PUSH B", "nothing": '"¶"', "without its name": "push¶",
    "surplus": "push B ¶C", "style unknown": "present B as ¶pageSheets from List", "without a presenter": "present B as pageSheet¶",
    "without a style": "present B ¶from List", "stack not closed": '"setStack [A, B¶"', "stack without commas": '"setStack [A ¶B]"',
    "transition to nothing": "transition A ¶B", "SwiftUI unknown": "swiftui:¶PUSSH A", "sign for a name": '"push ¶*"',
    "a term with a wrong word": "push ¶tabBr(A)", "two words in one": "¶pushB", "Korean": "¶푸시 B",
    "tag of YAML": "¶!push B", "a name of 61 letters": "push ¶" + "B" * 61,
}.items():
    row(f"action: {name}", scenario(steps=f"\n  - launch\n  - {text}"))
for name, text in {
    "pop of a root": "pop", "pop to a stranger": "popTo Nobody", "dismiss of what is not presented": "dismiss Detail", "tab without tabs": "selectTab B",
    "page without pages": "pageForward", "presented twice": "present List as pageSheet from List", "push of a navigation controller": "push nav(B)",
    "cancel of nothing": "cancelInteractivePop", "scene of nobody": "closeScene Main",
    "peek committed without a peek": "peekCommit B", "end of a call that never came": "callEnds", 
    "transition of strangers": "transition A to B", "SwiftUI without SwiftUI": "swiftui:PUSH B", "child of nobody": "addChild C to Nobody",
}.items():
    row(f"simulation: {name}", scenario(steps=f"\n  - launch\n  - ¶{text}"))
row("simulation: one fault brings no other", scenario(steps="\n  - launch\n  - ¶puhs Detail\n  - pop\n  - popTo Detail", expect="[no Detail viewDidLoad]"))
row("simulation: popover gesture in iOS 5", scenario(platform="{ios: 5}", steps="\n  - launch\n  - home\n  - ¶openScene Main"))

# Expectations
for name, text in {
    "unknown callback": "Detail ¶viewDidLoda once", "unknown subject": "¶Detial viewDidLoad once", "no sense": "¶hello",
    "wrong word": "Detail viewDidLoad ¶befor List viewWillDisappear", "empty": '"¶"', "surplus": "¶Detail viewDidLoad once more",
    "number left out": "¶Detail viewDidLoad times", "does not hold": "¶no Detail viewDidLoad", "wrong number": "¶Detail viewDidLoad 2 times",
    "wrong order": "¶Detail viewDidAppear before Detail viewWillAppear", "nothing for one that gets much": "¶Detail gets nothing",
}.items():
    row(f"expectation: {name}", scenario(expect=f"\n  - {text}"))
row("expectation: of a step does not hold", scenario(steps="\n  - launch\n  - do: push Detail\n    expect: [¶List gets nothing]"))
row("expectation: a text in place of a list", scenario(expect="¶no Detail viewDidLoad"))
row("expectation: a mapping", scenario(expect="\n  - ¶{a: b}"))
