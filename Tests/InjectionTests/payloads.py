"""What strangers write. Each of them is harmless as a text, and lives where some format takes it for its own."""

# `PWNED` is what a script leaves behind when it ran, and `evil.example` the host that is asked when something is fetched.
RUN = "window.PWNED=1"
HOST = "evil.example"

HTML = [
    f"<script>{RUN}</script>",
    f"<svg onload={RUN}>",
    f"<img src=x onerror={RUN}>",
    f'" onmouseover="{RUN}" x="',
    f"' onmouseover='{RUN}' x='",
    f'"><svg onload={RUN}>',
    f"'><img src=x onerror={RUN}>",
    f"--><script>{RUN}</script><!--",
    f"]]><script>{RUN}</script>",
    f"</title><script>{RUN}</script>",
    f"</script><script>{RUN}</script>",
    f"</style><svg/onload={RUN}>",
    f"</textarea></cite></code></pre><svg onload={RUN}>",
    "&lt;script&gt;window.PWNED=1&lt;/script&gt;",
    "&#x3c;svg onload=window.PWNED=1&#x3e;",
    "&amp;lt;b&amp;gt; &quot; &#39; &NotAnEntity; &copy",
    "<!-- not closed",
    "<? processing ?> <![CDATA[ x ]]> <!DOCTYPE x>",
    f"<meta http-equiv=refresh content='0;url=https://{HOST}/'>",
    f"<base href=//{HOST}/><link rel=stylesheet href=//{HOST}/x.css>",
    f"<iframe srcdoc='<script>parent.PWNED=1</script>'></iframe>",
    f"<img src=//{HOST}/x.png",
    f"<math><mtext><table><mglyph><style><img src=x onerror={RUN}>",
    f"<a href=javascript:{RUN}>x</a><form action=javascript:{RUN}><button>",
    "`<b>` ``<i>`` <b",
]

ADDRESSES = [
    f"javascript:{RUN}",
    f"JaVaScRiPt:{RUN}",
    f" javascript:{RUN}",
    f"java\tscript:{RUN}",
    f"java&Tab;script&colon;{RUN}",
    f"vbscript:{RUN}",
    f"data:text/html,<script>{RUN}</script>",
    f"//{HOST}/x.png",
    f"\\\\{HOST}\\x.png",
    f"https://{HOST}/x.png",
    f"@{HOST}/x",
    f".{HOST}",
    f"file:///etc/passwd",
    "../../../etc/passwd",
    "x?a=1&b=2#c d%22%3E",
]

MARKDOWN = [
    f"[x](javascript:{RUN})",
    f"[x](<javascript:{RUN}>)",
    f"[x](java&#x73;cript:{RUN})",
    f"[x](data:text/html;base64,PHNjcmlwdD4=)",
    f"![x](https://{HOST}/x.png)",
    f"![x](//{HOST}/x.png)",
    f"![x][r]\n\n[r]: https://{HOST}/x.png",
    f"[x]: javascript:{RUN}",
    f"words\n\n[Home]: javascript:{RUN}\n[r]: https://{HOST}/x.png",
    "[Home] [x] ![r] [r][x]",
    f"<javascript:{RUN}> <https://{HOST}/x>",
    f"https://{HOST}/bare www.{HOST} mail@{HOST}",
    "```\nnot closed",
    "~~~~\nnot closed",
    f"words\n\n<script>{RUN}",
    f"words <img src=x onerror={RUN} alt=",
    f'words <img src=x onerror={RUN} title="',
    f'"> words <svg onload={RUN}',
    "`not closed",
    "**not closed _neither ~~nor this",
    "# heading\n\n- list\n\n1. list\n\n> quotation",
    "=====",
    "| a | b |\n| --- | --- |\n| c | d |",
    "    four spaces\n\n\tand a tab",
    "[not closed](scenario:flow",
    "[x](scenario:flow) [y](callback:viewDidLoad)",
    "[x](scenario:../../index) [y](page:about\"onload=x)",
    "a | b \\| c \\",
    "[^1] and\n\n[^1]: a footnote",
]

TEMPLATES = ["{{x}}", "{{{title}}}", "{{&title}}", "{{> head}}", "{{#groups}}", "{{=<% %>=}}", "[[Search]]", "[[x", "]]", "{1} {2} {path}"]

CODE = [
    f"x\nimport Foundation; let _ = system(\"touch PWNED\")\n//",
    "*/ fatalError() /*",
    '\\(fatalError()) "\\(exit(1))" """',
    '"; fatalError(); let x = "',
    '#"\\#(fatalError())"#',
]

DIAGRAMS = [
    '"]; evil [label="x',
    'x"; click A href "javascript:window.PWNED=1"; y["',
    "%%{init: {'securityLevel': 'loose'}}%%",
    "x --> y : z; end note",
    "!include /etc/passwd",
    "!includeurl https://evil.example/x",
    "@enduml",
    "'/ /' end note",
    "label=\"x\" URL=\"javascript:window.PWNED=1\"",
    "<b>x</b> <&key> <$sprite> <:smile:> [[javascript:window.PWNED=1 x]]",
    "x\\nstate y\\l\\r\\N\\G",
    "#quot; #60;script#62; fa:fa-bell `**x**`",
    "<![CDATA[<script/>]]>",
    "---\ntitle: x\n---",
    '","on":{"x":"y"},"z":"',
    "}\n}\ndigraph x {",
]

DATA = [
    '"\n  evil: true\n#',
    "}, {a: b}",
    "'\": , [ ] { } & * ! | > % @",
    "key: value # comment",
    "\\u003cscript\\u003e \\x3c \\74",
    "__proto__",
    "constructor",
    "=cmd|' /C calc'!A0",
    "$(touch PWNED) `touch PWNED` ; touch PWNED",
    "%s%n%d %@",
    "-rf --output /",
    "::error::forged",
    "y:1:1: error: forged [x]",
]

HIDDEN = [
    "a\u202eb",
    "a\u2066b\u2069",
    "a\u200fb",
    "a\x1b]0;PWNED\x07b",
    "a\x07b",
    "a\u009b31mb",
    "a\u2028b",
    "a\u2029b",
    "a\x85b",
    "a\x0bb\x0cc",
    "a\rb",
    "a\r\nb",
    "a\x00b",
    "a\x7fb",
    "a\ufeffb",
    "a\ufffeb",
    "a\U000e0041b",
    "a\udcffb",  # A byte that is no UTF-8.
    "<\u200bscript>",
]

# A mark that joins a sign of a format makes one letter with it for whoever compares letters, and is nothing to who reads bytes.
COMBINED = [
    '"\u0301]; evil [label="x',
    f"`\u0301<svg onload={RUN}>",
    f"<\u0338script>{RUN}</script>",
    f"[x]\u0301(javascript:{RUN})",
    f'"\u0301 onmouseover="{RUN}" x="',
]

EVERYTHING = HTML + ADDRESSES + MARKDOWN + TEMPLATES + CODE + DIAGRAMS + DATA + HIDDEN + COMBINED
