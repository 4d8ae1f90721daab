"""A small but whole project in which every text of the language is used. Everything that a payload can stand in is a slot.

Harmless prose is one plain paragraph, so that everything that a payload makes of it is seen.
"""

from slots import Kind, Named, Slot, localized, note, plain, prose, typed

FLOW = {
    "id": typed("flow"),
    "title": localized("A pushed screen"),
    "summary": localized("A screen is pushed and popped."),
    "explanation": prose("The screen is loaded first."),
    "group": typed("first-group"),
    "platform": {"ios": typed("18"), "idiom": typed("phone"), "scenes": typed("true"), "sdk": typed("18")},
    "structure": typed("nav(Root)", "nav({})"),
    "orders": {Named(Slot("navigation.push", Kind.KEY)): typed("outgoing-first")},
    "show": typed("all"),
    "order": typed("1"),
    Named(Slot("keywords", Kind.KEY)): [plain("stack"), plain("back button")],
    "definesPresentationContext": [typed("Root")],
    "manualForwarding": [],
    "steps": [
        typed("launch", "launch {}"),
        {
            "do": typed("push Detail", "push {}"),
            "animated": typed("true"),
            "by": typed("code"),
            "note": {language: Slot(slot.harmless, Kind.NOTE) for language, slot in localized("A remark on it.").items()},
            "expect": [typed("Detail viewDidLoad before Root viewWillDisappear", "Detail viewDidLoad before {}")],
        },
        {"do": "present Sheet as pageSheet from Detail", "transitionStyle": typed("coverVertical")},
        {"do": typed("dismiss Sheet", "dismiss {}")},
        {"do": "unwind Root", "unwindAction": typed("unwindToRoot", "unwind{}")},
    ],
    "expect": [typed("Detail viewDidLoad once", "{} viewDidLoad once")],
}

# Each kind of payload has a scenario of its own to stand in, so that what is refused in one hides nothing in the other.
SECOND = {
    "id": "second",
    "title": plain("Tabs, in one language"),
    "summary": plain("One tab after the other."),
    "explanation": Slot("The other tab comes first.", Kind.PROSE),
    "group": "second-group",
    "structure": "tabBar(nav(First), Second)",
    "steps": ["launch", {"do": "selectTab Second", "note": note("Chosen by hand.")}],
}


def source(slug: str, **values) -> dict:
    return {
        "slug": slug,
        "title": plain(f"An article on {slug}"),
        "language": "fr",
        "date": "2022-04-22",
        "os": "iOS 17",
        "kind": "observed",
        **values,
    }


PUSH_EVENTS = ["Detail viewDidLoad", "Root viewWillDisappear", "Detail viewWillAppear"]

WEB = {
    "source": source(
        "web",
        url=typed("https://example.org/article", "https://example.org/{}"),
        language=typed("fr", "fr{}"),
        os=typed("iOS 17", "iOS 17 {}"),
        caveat=prose("The log is short."),
        mirrors=[typed("https://example.org/mirror", "https://example.org/mirror?{}")],
        raw_note=note("Copied by hand."),
        repository=typed("https://example.org/code", "https://example.org/code#{}"),
        xcode=plain("15"),
        seed=plain("5"),
    ),
    "traces": [
        {
            "id": typed("push"),
            "structure": "nav(Root)",
            "records": ["viewDidLoad", "viewWillAppear", "viewWillDisappear", typed("aLineOfItsOwn")],
            "partial": "prefix",
            "os": typed("iOS 17", "iOS 17 ({})"),
            "note": prose("One run of several."),
            "steps": [{"do": "push Detail", "partial": "prefix", "note": note("Pushed in code."), "events": PUSH_EVENTS}],
            "raw": note("Detail viewDidLoad\nRoot viewWillDisappear"),
        },
        {
            "id": "outlier",
            "structure": "nav(Root)",
            "records": ["viewDidLoad", "viewWillAppear", "viewWillDisappear"],
            "only": typed("Root"),
            "steps": [{"do": "push Detail", "events": ["Root viewWillAppear", "Root viewWillDisappear"]}],
        },
    ],
}

WORDS = {
    "source": source(
        "words",
        url=typed("a letter to the authors", "a letter, {}"),
        os={"en": plain("iOS 17"), "ko": plain("iOS 17"), "ja": plain("iOS 17")},
        caveat=Slot("From memory.", Kind.PROSE),
    ),
    "traces": [
        {
            "id": "tabs",
            "structure": "tabBar(nav(First), Second)",
            "records": ["viewWillAppear"],
            "only": "Second",
            "steps": [{"do": "selectTab Second", "events": [typed("Second viewWillAppear", "Second viewWillAppear({})")]}],
        }
    ],
}

STRICT = {
    "source": {
        "slug": typed("strict"),
        "title": plain("Strictly"),
        # Words in its place are an address that nobody knows, and no link.
        "url": typed("https://example.org/strict", "https://example.org/strict{}"),
        "language": typed("fr"),
        "date": typed("2022-04-22"),
        "os": typed("iOS 17"),
        "kind": typed("documented"),
    },
    "traces": [
        {
            "id": "strict",
            "structure": typed("nav(Root)", "nav({})"),
            "records": ["viewDidLoad", typed("aLineOfItsOwn")],
            "partial": typed("subsequence"),
            "os": typed("iOS 17"),
            "steps": [{"do": typed("push Detail"), "by": typed("user"), "events": [typed("Detail viewDidLoad")]}],
        }
    ],
}

CAUSES = {
    "source": typed("web"),
    "causes": [
        {
            "trace": typed("outlier"),
            "step": typed("1"),
            "kind": typed("doubtful-log"),
            "text": prose("The logger prints late."),
            "scenario": "flow",
        }
    ],
}

CLAIMS = {
    "source": typed("web"),
    "claims": [
        {
            "id": typed("loads-first"),
            "kind": typed("rule"),
            "claim": localized("The new screen is loaded first."),
            "shownBy": [{"scenario": typed("flow"), "expect": [typed("Detail viewDidLoad once", "{} viewDidLoad once")]}],
            "note": prose("Always so."),
            "callbacks": [typed("viewDidLoad")],
        },
        {
            "id": "never-loads",
            "kind": "observation",
            "claim": plain("Nothing is loaded."),
            "refutedBy": [{"scenario": "flow", "expect": ["Detail viewDidLoad once"]}],
            "note": Slot("It is.", Kind.PROSE),
        },
    ],
}

DISAGREEMENT = {
    "id": typed("who-is-first"),
    "title": localized("Who is first"),
    "question": localized("Which of the two comes first?"),
    "explanation": prose("The logs differ."),
    "steps": [{"source": typed("web"), "trace": typed("push"), "step": typed("1")}, {"source": "web", "trace": "outlier", "step": 1}],
    "scenarios": [typed("flow")],
}

COMPARISON = {
    "id": typed("side-by-side"),
    "title": localized("Push and tab"),
    "summary": localized("Two ways to another screen."),
    "explanation": prose("Alike in the end."),
    "platform": {"ios": typed("18")},
    "columns": [
        {
            "title": localized("Push"),
            "scenario": typed("flow"),
            "steps": [typed("2")],
            "roles": {Named(Slot("Detail", Kind.KEY)): typed("incoming"), "Root": typed("outgoing")},
        },
        {"title": plain("Tab"), "scenario": "second", "steps": [2], "roles": {"Second": "incoming", "First": "outgoing"}},
    ],
}

MACHINE = {
    "id": typed("app"),
    "title": localized("The app"),
    "summary": localized("What an app can be."),
    "explanation": prose("It runs or it does not."),
    "states": [
        {"name": typed("Active"), "meaning": localized("In front.")},
        {"name": "Inactive", "meaning": plain("Nearly in front.")},
    ],
}

CALLBACK = {
    "callback": typed("viewDidLoad"),
    "summary": localized("The view is in memory."),
    "explanation": prose("Good for set-up."),
}

PAGE = {
    "id": typed("about"),
    "title": localized("About"),
    "summary": localized("What this is."),
    "text": prose("A small project."),
}

SETTINGS = {
    "title": localized("Small project"),
    "tagline": localized("Small and whole"),
    "summary": localized("All of the language on a few pages."),
    "groups": [
        {"id": typed("first-group"), "title": localized("First"), "summary": localized("What is first.")},
        {"id": "second-group", "title": plain("Second"), "summary": plain("What is second.")},
    ],
    "questions": [
        {
            "question": localized("Which comes first?"),
            "answer": typed("scenario:flow", "scenario:{}"),
            "reply": prose("The screen that is new."),
            "keywords": localized("first"),
        },
        {"question": plain("And then?"), "answer": "scenario:second", "reply": Slot("The other one.", Kind.PROSE)},
    ],
    "example": typed("flow"),
    "guide": typed("about"),
    # Right behind the host, what is written would change the host.
    "baseURL": typed("https://example.org", "https://example.org/{}"),
    "pathPrefix": typed("/small/", "/small{}/"),
    "editURL": typed("https://example.org/edit/{path}", "https://example.org/{}/{path}"),
    "repositoryURL": typed("https://example.org/lifeline", "https://example.org/{}"),
    "showsEveryChange": typed("false"),
}

# Where each document lies. A slot in a path is a name that a payload can be.
FILES: list[tuple[tuple[str | Slot, ...], dict]] = [
    (("Scenarios", Slot("group folder", Kind.NAME, "x{}"), Slot("flow.yaml", Kind.NAME, "x{}.yaml")), FLOW),
    (("Scenarios", "second.yaml"), SECOND),
    (("Evidence", "web.yaml"), WEB),
    (("Evidence", "words.yaml"), WORDS),
    (("Evidence", Slot("strict.yaml", Kind.NAME, "x{}.yaml")), STRICT),
    (("Causes", "web.yaml"), CAUSES),
    (("Claims", "claims.yaml"), CLAIMS),
    (("Disagreements", "order.yaml"), DISAGREEMENT),
    (("Comparisons", "pair.yaml"), COMPARISON),
    (("Machines", "app.yaml"), MACHINE),
    (("Callbacks", "load.yaml"), CALLBACK),
    (("Pages", Slot("about.yaml", Kind.NAME, "x{}.yaml")), PAGE),
    (("site.yaml",), SETTINGS),
]

# Files that are copied as they are, and the words that stand in the templates' phrases.
ASSETS = [Slot("plain file.txt", Kind.NAME, "x{}.txt"), Slot("page.html", Kind.NAME, "x{}.html")]
PHRASES = [
    ("ko", "Search", Slot("검색", Kind.WORDS)),
    ("ko", "Breadcrumb", Slot("경로", Kind.WORDS)),
    ("ja", "Table", Slot("表", Kind.WORDS)),
    ("ja", "Explanation", Slot("説明", Kind.WORDS)),
]

# The arguments of a build.
OPTIONS = {
    "--base-url": Slot("https://example.org", Kind.OPTION, "https://example.org/{}"),
    "--path-prefix": Slot("/small/", Kind.OPTION, "/small{}/"),
}
