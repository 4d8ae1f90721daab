"""How soon pages are there and how soon they answer, at a phone's width and a CPU four times slower than this machine's.

LIFELINE_SITE names the built site; pages may follow, as paths. Not a test: a busy machine gives other figures.
"""

import sys

from playwright.sync_api import sync_playwright

from site_browser import SITE, Server, launch

PAGES = [
    "index.html", "scenarios/push-pop.html", "scenarios/sheet.html", "scenarios/nested-tab-navigation-modal.html",
    "comparisons/push-modal-tab-peek.html", "comparisons/choose.html", "changes.html", "sources.html", "agreement.html",
    "search.html", "map.html",
]  # fmt: skip
WATCH = """() => {
  window.blocked = 0; window.shifted = 0;
  new PerformanceObserver(list => list.getEntries().forEach(({ duration }) => { blocked += Math.max(0, duration - 50) })).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list => list.getEntries().forEach(({ value }) => { shifted += value })).observe({ type: 'layout-shift', buffered: true });
}"""
TIMES = """() => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  content: performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd, blocked, shifted,
  elements: document.querySelectorAll('*').length,
})"""
STEP = """() => new Promise(done => {
  const before = performance.now();
  document.querySelector('[data-player=next]').click();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - before)));
})"""


def slow(page, factor: int = 4) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": factor})


def measured(browser, address: str) -> dict:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.add_init_script(f"({WATCH})()")
    slow(page)
    page.goto(address)
    page.wait_for_timeout(3000)
    times = page.evaluate(TIMES)
    if page.locator("[data-player=next]:visible").count():
        steps = sorted(page.evaluate(STEP) for _ in range(20))
        times["step"] = steps[len(steps) // 2]
    page.close()
    return times


def main() -> None:
    server = Server()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        print(f"{SITE}\n{'page':46} {'elements':>8} {'paint':>6} {'DCL':>6} {'blocked':>8} {'shift':>6} {'step':>6}")
        for name in sys.argv[1:] or PAGES:
            runs = sorted((measured(browser, server.address + name) for _ in range(3)), key=lambda times: times["content"])
            found = runs[1]
            times = "".join(f"{found[key]:7.0f}" for key in ("paint", "content"))
            step = f"{found['step']:6.0f}" if "step" in found else "     –"
            print(f"{name:46} {found['elements']:8}{times} {found['blocked']:8.0f} {found['shifted']:6.3f} {step}", flush=True)
        browser.close()
    server.close()


if __name__ == "__main__":
    main()
