// The reader's choices that go from page to page: light or dark, which calls are shown, and the language. It runs in the head, so that no page is shown in the wrong one first.
(() => {
  const root = document.documentElement;
  const keys = { theme: 'lifeline-theme', calls: 'lifeline-calls' };

  const show = theme => {
    if (/^(light|dark)$/.test(theme)) root.dataset.theme = theme; else delete root.dataset.theme;
    const select = document.getElementById('theme');
    if (select) select.value = root.dataset.theme ?? 'auto';
  };
  const showCalls = calls => {
    root.dataset.calls = calls;
    const input = document.getElementById(`calls-${calls}`);
    if (input) {
      input.checked = true;
      const address = new URL(location);
      const isTold = (address.searchParams.get('calls') ?? 'essential') === calls;
      if (calls === 'essential') address.searchParams.delete('calls'); else address.searchParams.set('calls', calls);
      try { if (!isTold) history.replaceState(null, '', address); } catch {}
    }
    document.dispatchEvent(new Event('calls'));
  };
  // A browser may refuse storage: the choice then holds for the page.
  const held = {};
  const stored = name => { try { return localStorage.getItem(keys[name]); } catch { return held[name]; } };
  const store = (name, value) => { held[name] = value; try { localStorage.setItem(keys[name], value); } catch {} };
  const recall = event => {
    show(stored('theme'));
    // What the address says was sent by somebody who saw that; what is chosen in another window is newer.
    const isNewer = event?.key === keys.calls;
    const calls = (isNewer ? null : new URLSearchParams(location.search).get('calls')) ?? stored('calls');
    showCalls(/^(layout|all)$/.test(calls) ? calls : 'essential');
  };
  const chooseCalls = calls => {
    store('calls', calls);
    showCalls(calls);
  };

  addEventListener('change', ({ target }) => {
    if (target.name === 'calls') return chooseCalls(target.value);
    if (target.id !== 'theme') return;
    show(target.value);
    store('theme', target.value);
  });
  // The switch has been read; pages open elsewhere or brought back follow.
  for (const event of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(event, recall);

  addEventListener('click', ({ target }) => {
    // Another language shows the same: what was searched, compared or chosen goes along.
    const link = target.closest?.('.languages a');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
    // What is left out is shown from where it is counted; the focus, which is lost with that, goes to the first of it.
    const more = target.closest?.('.left-out button');
    if (!more) return;
    chooseCalls(more.value);
    const row = more.closest('tbody, section')?.querySelector(`.of-${more.value === 'all' ? 'other' : more.value}`);
    if (row) row.tabIndex = -1;
    (row?.querySelector('a') ?? row)?.focus({ preventScroll: true });
  });

  // The search comes when somebody is about to search; if it does not come, its page serves.
  const source = document.currentScript.src;
  let coming;
  const search = () => coming ??= new Promise((done, failed) => {
    document.head.append(Object.assign(document.createElement('script'), { src: new URL('search.js', source), onload: done, onerror: failed }));
  });
  const openSearch = () => {
    const own = document.getElementById('query');
    const form = document.querySelector('.site-search');
    if (own) own.select();
    else if (form) search().then(() => dispatchEvent(new Event('lifeline-search')), () => location.assign(form.action));
    return own ?? form;
  };
  for (const event of ['focusin', 'pointerover']) addEventListener(event, ({ target }) => { if (target.closest?.('.site-search')) search(); });
  addEventListener('click', ({ target }) => { if (target.closest?.('.site-search button')) openSearch(); });
  // A stroke on / or with K leads to the search; / does not lead out of a field.
  addEventListener('keydown', event => {
    if (event.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand ? event.key !== 'k' : event.key !== '/') return;
    if (!isCommand && event.target.closest?.('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')) return;
    if (openSearch()) event.preventDefault();
  });

  root.classList.add('script');
  recall();
})();
