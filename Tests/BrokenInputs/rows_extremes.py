"""Small files that ask for much."""

from table import *

FILE = "Content/Scenarios/a.yaml"


def steps(lines):
    return "\n  - launch\n" + "\n".join(f"  - {line}" for line in lines)


row("extreme: 4,000 pushes", scenario(steps=steps(f"push C{n}" for n in range(4000))), whole=f"{FILE}:")
row("extreme: 10,000 pushes", scenario(steps=steps(f"push C{n}" for n in range(10_000))), whole=f"{FILE}:")
row("extreme: 4,000 pushes and pops", scenario(steps=steps(word for n in range(2000) for word in ("push B", "pop"))), whole=f"{FILE}:")
row("extreme: 4,000 rotations", scenario(steps=steps("rotate" for _ in range(4000))), whole=f"{FILE}:")
row("extreme: 60,000 steps", scenario(steps=steps("home" for _ in range(60_000))), whole=f"{FILE}:")
row("extreme: 3,000 children", scenario(structure="P contains A", steps=steps(f"addChild C{n} to P" for n in range(3000))), whole=f"{FILE}:")
row("extreme: 5,000 children", scenario(structure="P contains A", steps=steps(f"addChild C{n} to P" for n in range(5000))), whole=f"{FILE}:")
row("extreme: 3,000 presentations", scenario(steps=steps(f"present C{n} as pageSheet from {'List' if n == 0 else f'C{n - 1}'}" for n in range(3000))), whole=f"{FILE}:")
row("extreme: 2,000 stacks of two", scenario(steps=steps(f'"setStack [A{n}, B{n}]"' for n in range(2000))), whole=f"{FILE}:")
row("extreme: action of 1,000,000 letters", scenario(steps=f"\n  - launch\n  - ¶{'x' * 1_000_000}"))
row("extreme: name of 1,000,000 letters", scenario(steps=f"\n  - launch\n  - push {'x' * 1_000_000}"), whole=f"{FILE}:")
row("extreme: action of 90,000 letters", scenario(steps=f"\n  - launch\n  - ¶{'x' * 90_000}"))
row("extreme: name of 5,000 letters", scenario(steps=f"\n  - launch\n  - push ¶{'x' * 5000}"))
row("extreme: name of 60 letters", scenario(steps=f"\n  - launch\n  - push {'x' * 60}"), exit=0)
row("extreme: 100,000 controllers", scenario(structure=f"¶nav({', '.join(f'C{n}' for n in range(100_000))})", steps="\n  - launch"))
row("extreme: 14,000 controllers", scenario(structure=f"nav({', '.join(f'C{n}' for n in range(14_000))})", steps="\n  - launch"), whole=f"{FILE}:")
row("extreme: 4,900 controllers", scenario(structure=f"¶nav({', '.join(f'C{n}' for n in range(4900))})", steps="\n  - launch"))
row("extreme: 302 controllers in a tree", scenario(structure=f"¶nav({', '.join(f'C{n}' for n in range(302))})", steps="\n  - launch"))
row("extreme: 250 tabs", scenario(structure=f"¶tabBar({', '.join(f'C{n}' for n in range(250))})", steps="\n  - launch"))
row("extreme: 300 controllers pushed", scenario(steps=steps(f"push C{n}" for n in range(300))), whole=f"{FILE}:")
row("extreme: 1,000 scenes", scenario(structure=f"scene({', '.join(f'S{n}' for n in range(1000))})", steps="\n  - launch"), whole=f"{FILE}:")
row("extreme: title of 900 KB", scenario(title="¶" + "word " * 180_000))
row("extreme: title of 201 letters", scenario(title="¶" + "a" * 201))
row("extreme: explanation of 900 KB", scenario(explanation="¶" + "word " * 180_000))
row("extreme: explanation of 900 KB of brackets", scenario(explanation="¶|\n  " + "[" * 900_000))
row("extreme: explanation of 90 KB of brackets", scenario(explanation="|\n  " + "[" * 90_000), exit=0)
row("extreme: explanation of 90 KB of quotations", scenario(explanation="|\n  " + ">" * 90_000), exit=0)
row("extreme: explanation of 90 KB of links", scenario(explanation="|\n  " + "[a](" * 22_000), exit=0)
row("extreme: explanation of 90 KB of stars", scenario(explanation="|\n  " + "*a _b " * 15_000), exit=0)
row("extreme: 100,000 keywords", scenario(keywords=f"[{', '.join('k' for _ in range(100_000))}]"), whole=f"{FILE}:")
row("extreme: 60,000 expectations", scenario(expect="\n" + "\n".join("  - no A b" for _ in range(60_000))), whole=f"{FILE}:")
row("extreme: 4,000 expectations that do not hold", scenario(expect="\n" + "\n".join("  - no Detail viewDidLoad" for _ in range(4000))), whole=f"{FILE}:")
row("extreme: 30,000 unknown keys", scenario("".join(f"titel{n}: x\n" for n in range(30_000))), whole=f"{FILE}:")
row("extreme: 10,000 duplicate keys", scenario("".join("titel: x\n" for n in range(10_000))), whole=f"{FILE}:")
row("extreme: 10,000 wrong actions", scenario(steps=steps(f"pussh B{n}" for n in range(4900))), whole=f"{FILE}:")
row("extreme: 300 scenarios, one of them wrong", {f"Content/Scenarios/s{n:03}.yaml": f"id: s{n:03}\ntitle: S\nsummary: S.\nstructure: {'¶nva' if n == 299 else 'nav'}(A)\nsteps: [launch]\n" for n in range(300)})
row("extreme: a log of 5,001 steps", evidence(steps="".join("\n      - do: pop" for _ in range(5001))), whole=LOG)
row("extreme: a log with 20,000 events", evidence(steps="\n      - ¶do: push Detail\n        events: [" + ", ".join("Detail viewDidLoad" for _ in range(20_000)) + "]"), exit=0)
row("extreme: a log of 300 KB, raw", evidence(trace={"raw": "¶|\n" + "      line\n" * 60_000 + "      end"}))
row("extreme: 10,000 groups", site(groups="\n" + "\n".join(f"  - {{id: g{n}, title: G}}" for n in range(10_000))), whole="Content/site.yaml")
row("extreme: 5,000 questions", site(questions="\n" + "\n".join(f"  - {{question: Q{n}, answer: scenario:nope{n}}}" for n in range(5000))), whole="Content/site.yaml:")
row("extreme: an event for every letter", evidence(trace={"records": f"[{', '.join('r' + str(n) for n in range(20_000))}]"}), whole=LOG)
