// Keeps the page of a preview up to date: reloads it when it has changed, and shows over it what is wrong with the sources.
(() => {
  // The tag of this page with the style sheets and scripts that it uses.
  const own = `"${document.currentScript.dataset.tag}"`;
  const isWaiting = document.body.classList.contains('waiting');
  // What keeps this page from being made, if it stands in for one.
  const reasons = JSON.parse(document.getElementById('lifeline-problems')?.textContent ?? '[]');
  let source, asking = false, isNew = true, revision, shown, closed;

  // Another page's edit leaves this one as it is.
  const compare = async () => {
    if (asking) { isNew = true; return; }
    asking = true;
    do {
      isNew = false;
      try {
        const { status, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
        // A server that has been started anew has no site yet, and says so when it has one.
        if (status !== 503 && headers.get('ETag') !== own) { close(); location.reload(); return; }
      } catch {} // The server is gone: it is asked again when it is back.
    } while (isNew);
    asking = false;
  };

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

  // Texts come from the sources: they are set as texts, never as markup.
  const item = ({ severity, id, place, summary, source, notes }) => {
    const made = element('li', { className: severity },
      element('p', { className: 'place' }, element('code', { textContent: place })),
      element('p', { className: 'summary' },
        element('strong', { textContent: `${severity}: ` }), summary, ' ', element('code', { textContent: `[${id}]` })));
    if (source?.join('').trim()) {
      const [before, marked, after] = source;
      // The blanks before the line say nothing here.
      made.append(element('pre', {}, before.trimStart(), element('mark', { textContent: marked }), after));
    }
    for (const note of notes) made.append(element('p', { className: 'note', textContent: `note: ${note}` }));
    return made;
  };

  const show = (problems, more) => {
    const key = JSON.stringify([problems, more]);
    if (key === shown) return;
    shown = key;
    document.querySelector('lifeline-preview')?.remove();
    if (!problems.length || key === closed) return;
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const warnings = problems.length - errors;
    const title = [errors && count(errors, 'error'), warnings && count(warnings, 'warning'), more && `${more} more`]
      .filter(Boolean).join(', ');
    const host = element('lifeline-preview', { lang: 'en', dir: 'ltr', translate: false });
    const button = element('button', { type: 'button', textContent: 'Close' });
    button.addEventListener('click', () => { closed = key; host.remove(); });
    const list = element('details', { open: errors > 0 },
      element('summary', {}, element('strong', { textContent: title })),
      errors && !isWaiting ? element('p', { className: 'stale', textContent: 'The page is as it was before.' }) : '',
      element('ul', { tabIndex: 0 }, ...problems.map(item)));
    const style = element('link', { rel: 'stylesheet', href: '/.lifeline/preview.css' });
    const panel = element('div', { className: 'panel', hidden: true }, list, button);
    panel.setAttribute('role', errors ? 'alert' : 'status');
    style.addEventListener('load', () => { panel.hidden = false; });
    // A tree of its own: the styles of the page do not reach it.
    host.attachShadow({ mode: 'open' }).append(style, panel);
    document.documentElement.append(host);
  };

  const listen = () => {
    if (source || document.visibilityState === 'hidden') return;
    source = new EventSource('/.lifeline/events');
    // Whatever happened before is not known, here or to a server that has been started anew.
    source.addEventListener('open', () => { revision = undefined; });
    source.addEventListener('state', ({ data }) => {
      const state = JSON.parse(data);
      show([...reasons, ...state.problems], state.more);
      if (state.revision !== revision) compare();
      revision = state.revision;
    });
  };
  const close = () => { source?.close(); source = undefined; };

  // A browser has few connections to one server: a page that nobody sees asks when it is seen again.
  document.addEventListener('visibilitychange', () => { document.visibilityState === 'hidden' ? close() : listen(); });
  addEventListener('pagehide', close);
  addEventListener('pageshow', listen);
  listen();
})();
