// Keeps the page of a preview up to date: reloads it when it has changed, and shows over it what is wrong with the sources.
(() => {
  // The tag of this page with the style sheets and scripts that it uses.
  const own = `"${document.currentScript.dataset.tag}"`;
  const isWaiting = document.body.classList.contains('waiting');
  // What keeps this page from being made, if it stands in for one.
  const reasons = JSON.parse(document.getElementById('lifeline-problems')?.textContent ?? '[]');
  let source, asked, isNew = true, revision, shown, gone, again;

  // Another page's edit leaves this one as it is.
  const compare = async () => {
    isNew = true;
    // What is asked for already may be made from what was there before, and take long.
    if (asked) { asked.abort(); return; }
    while (isNew) {
      isNew = false;
      asked = new AbortController();
      try {
        const { status, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: asked.signal });
        // A server that has been started anew has no site yet, and says so when it has one.
        if (status !== 503 && headers.get('ETag') !== own) { asked = undefined; location.reload(); return; }
      } catch {} // The server is gone: it is asked again when it is back.
    }
    asked = undefined;
  };

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  // The panel's place, in a tree of its own: the styles of the page do not reach it. Its style sheet is asked for while there is a
  // server.
  const host = element('lifeline-preview', { lang: 'en', dir: 'ltr', translate: false });
  const root = host.attachShadow({ mode: 'open' });
  const style = element('link', { rel: 'stylesheet', href: '/.lifeline/preview.css' });
  const styled = new Promise(done => { style.onload = style.onerror = done; });
  root.append(style);
  document.documentElement.append(host);
  const remove = () => root.querySelector('.panel')?.remove();

  // Above what the page keeps at its bottom, such as the player of a scenario, where it would cover that.
  const bar = document.querySelector('.player, .play-next');
  const lift = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    const height = root.querySelector('.panel')?.offsetHeight ?? 0;
    const isCovered = getComputedStyle(bar).position === 'sticky' && top < innerHeight && bottom > innerHeight - height;
    host.style.bottom = isCovered ? `${Math.max(0, innerHeight - Math.max(top, height))}px` : '';
  };
  const sizes = new ResizeObserver(lift);
  if (bar) {
    sizes.observe(bar);
    for (const name of ['scroll', 'resize']) addEventListener(name, lift, { passive: true });
  }

  // What its reader has closed stays closed on the other pages of the tab, until something else is wrong, or nothing.
  const kept = 'lifeline-preview-closed';
  const isClosed = key => {
    try {
      if (sessionStorage.getItem(kept) === key) return !isWaiting;
      sessionStorage.removeItem(kept);
    } catch {}
    return false;
  };
  const keepClosed = key => { try { sessionStorage.setItem(kept, key); } catch {} };

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

  // A panel over the page. Its reader may have opened or closed the list of the one before, scrolled it, or stand on its button.
  const place = (title, { isAlert = false, stale = '', items = [], closed = () => {} }) => {
    const was = root.querySelector('.panel');
    const hadFocus = root.activeElement?.localName, top = was?.querySelector('ul')?.scrollTop;
    const isOpen = was?.isAlert === isAlert ? was.querySelector('details')?.open ?? isAlert : isAlert;
    remove();
    const close = () => { closed(); remove(); };
    const button = element('button', { type: 'button', textContent: 'Close' });
    button.addEventListener('click', close);
    const heading = element('strong', { textContent: title });
    const list = items.length ? element('ul', { tabIndex: 0, ariaLabel: title }, ...items) : '';
    const body = items.length ? element('details', { open: isOpen }, element('summary', {}, heading), stale, list)
      : element('p', { className: 'alone' }, heading);
    // One sentence is read out, and not the whole list each time that anything in it is another one.
    const live = element('p', { className: 'said' });
    live.setAttribute('role', isAlert ? 'alert' : 'status');
    const panel = element('div', { className: 'panel', hidden: true, isAlert }, live, body, button);
    panel.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    });
    root.append(panel);
    if (bar) sizes.observe(panel);
    // Where the style sheet is not there, the texts are.
    styled.then(() => {
      panel.hidden = false;
      live.textContent = title;
      if (list && top) list.scrollTop = top;
      if (hadFocus) (panel.querySelector(hadFocus) ?? button).focus();
    });
  };

  const show = (problems, more) => {
    const key = JSON.stringify([problems, more]);
    if (key === shown) return;
    shown = key;
    if (isClosed(key) || !problems.length) { remove(); return; }
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const warnings = problems.length - errors;
    const title = [errors && count(errors, 'error'), warnings && count(warnings, 'warning'), more && `${more} more`]
      .filter(Boolean).join(', ');
    const stale = errors && !isWaiting ? element('p', { className: 'stale', textContent: 'The page is as it was before.' }) : '';
    place(title, { isAlert: errors > 0, stale, items: problems.map(item), closed: () => keepClosed(key) });
  };

  const showEnd = () => {
    if (shown === 'end') return;
    shown = 'end';
    place('The preview has ended; edits are not shown.', {});
  };

  const listen = () => {
    if (source || document.visibilityState === 'hidden') return;
    source = new EventSource('/.lifeline/events');
    // Whatever happened before is not known, here or to a server that has been started anew.
    source.addEventListener('open', () => { revision = undefined; clearTimeout(gone); gone = undefined; });
    source.addEventListener('error', () => {
      // A server that restarts answers again within these seconds.
      gone ??= setTimeout(showEnd, 3_000);
      // The browser asks again by itself, unless something else has answered meanwhile.
      if (source?.readyState !== EventSource.CLOSED) return;
      source = undefined;
      again = setTimeout(listen, 1_000);
    });
    source.addEventListener('state', ({ data }) => {
      const state = JSON.parse(data);
      show([...reasons, ...state.problems], state.more);
      if (state.revision !== revision) compare();
      revision = state.revision;
    });
  };
  const close = () => {
    source?.close();
    source = undefined;
    for (const timer of [gone, again]) clearTimeout(timer);
    gone = undefined;
  };

  // A browser has few connections to one server: a page that nobody sees asks when it is seen again.
  document.addEventListener('visibilitychange', () => { document.visibilityState === 'hidden' ? close() : listen(); });
  addEventListener('pagehide', close);
  addEventListener('pageshow', listen);
  listen();
})();
