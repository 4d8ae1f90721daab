// The search: in a window over any page, opened by / and ⌘K, and on its own page. Its index is a script, since a page on a disk
// may fetch nothing else; it is asked for when somebody is about to search.
(() => {
  const most = 20;
  // As many as are seen at first: the others follow when there is time.
  const few = 8;
  // Letters of a summary; Japanese and Korean say more with fewer.
  const longest = /^(ko|ja|zh)/.test(document.documentElement.lang) ? 90 : 180;
  const own = document.getElementById('query');
  const form = own?.form ?? document.querySelector('.site-search');
  const base = form.getAttribute('action').replace(/[^/]*$/, '');
  const source = document.currentScript.src;
  const load = address => new Promise((done, failed) => {
    document.head.append(Object.assign(document.createElement('script'), { src: address, onload: done, onerror: failed }));
  });
  const ready = Promise.all([load(`${base}search-index.js`), load(new URL('finder.js', source))])
    .then(() => ({ ...globalThis.lifelineIndex, find: globalThis.lifelineFinder(globalThis.lifelineIndex) }));

  const element = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  // A text with the words that were looked for marked; Korean may have blanks in them.
  const marked = (text, words) => {
    const parts = words.map(word => [...word].map(letter => letter.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')).join(/\p{Script=Hangul}/u.test(word) ? ' ?' : ''));
    if (!parts.length) return [text];
    return text.split(new RegExp(`(${parts.sort((one, other) => other.length - one.length).join('|')})`, 'gi'))
      .map((part, place) => (place % 2 ? element('mark', {}, part) : part));
  };
  // More of a summary is not seen, and would take time to lay out.
  const cut = text => (text.length > longest ? `${text.slice(0, longest)}…` : text);
  // A result with what kind of thing it is.
  const result = (entry, kinds, words) => {
    const code = { class: undefined, translate: 'no' };
    const title = marked(entry.title, words);
    const link = element('a', { href: base + entry.link, lang: entry.language },
      ...(entry.as ? [element(entry.as, entry.as === 'code' ? code : {}, ...title)] : title));
    const summary = element('span', { lang: entry.summaryLanguage, ...(entry.summaryAs ? code : {}) }, ...marked(cut(entry.summary), words));
    return element('li', {}, link, ' ', element('small', {}, kinds[entry.kind]), summary);
  };

  // Lists what is found for a field, and walks through it by keys.
  const attach = ({ input, status, results, lists, more, idle, showAll, searched, leave }) => {
    let index;
    let later;
    const search = () => {
      if (!index) return;
      const { find, kinds, words, entries } = index;
      const { found, asked, unknown, other } = find(input.value);
      const items = (from, to) => found.slice(from, to).map(entry => result(entry, kinds, asked));
      clearTimeout(later);
      results.replaceChildren(...items(0, few));
      later = setTimeout(() => results.append(...items(few, most)), 50);
      results.hidden = !found.length;
      const told = other ? words.near.replace('{word}', () => input.value.trim()).replace('{other}', () => other)
        : words.some.replace('{count}', found.length).replace('{all}', entries.length);
      // In a whole sentence it goes without saying.
      const left = unknown.length && asked.length + unknown.length < 5 ? ` · ${words.unknown.replace('{words}', () => unknown.join(', '))}` : '';
      status.textContent = !asked.length ? idle(words) : found.length ? told + left : words.nothing;
      more.hidden = found.length <= most;
      more.textContent = more.hidden ? '' : words.all.replace('{count}', found.length);
      showAll(more, () => {
        clearTimeout(later);
        results.replaceChildren(...items(0));
        results.children[most].firstChild.focus();
      });
      searched(found.length > 0);
    };
    ready.then(found => {
      index = found;
      if (input.value || status.textContent === '') search();
    }, () => {});
    const stops = () => [input, ...(results.hidden && lists || results).querySelectorAll('a'), more].filter(stop => !stop.hidden);
    const move = (place, event) => {
      const all = stops();
      all[Math.max(0, Math.min(place, all.length - 1))].focus();
      event.preventDefault();
    };
    input.addEventListener('input', search);
    input.form.addEventListener('submit', event => {
      const first = results.querySelector('a');
      // While the index is not here yet, the page of the search has to do.
      if (!index && !own) return;
      event.preventDefault();
      first?.click();
    });
    return event => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      // In other fields and on the page itself, the keys are the browser's.
      const at = stops().indexOf(document.activeElement);
      if (own && at < 0) return;
      if (event.key === 'ArrowDown') move(at + 1, event);
      else if (event.key === 'ArrowUp' && at) move(at - 1, event);
      // Who goes on typing goes on in the field.
      else if (event.key.length === 1 && event.key !== ' ' && at > 0) input.focus();
      else if (event.key === 'Escape') leave(event);
    };
  };

  if (own) {
    const lists = document.getElementById('lists');
    const status = document.getElementById('count');
    const all = status.textContent;
    const keys = attach({
      input: own, status, results: document.getElementById('results'), lists, more: document.getElementById('more'), idle: () => all,
      showAll: (more, show) => { more.onclick = () => { more.hidden = true; show(); }; },
      searched: isFound => {
        lists.hidden = isFound;
        // Below the news that nothing is found, all entries would look like results.
        lists.firstChild.hidden = isFound || !own.value.trim();
        const address = new URL(location.href);
        if (own.value) address.searchParams.set('q', own.value); else address.searchParams.delete('q');
        try { history.replaceState(null, '', address); } catch {}
      },
      leave: () => {
        if (!own.value) return;
        own.value = '';
        own.dispatchEvent(new Event('input'));
        own.focus();
      },
    });
    document.addEventListener('keydown', keys);
    // Who is quick has begun to write.
    own.value ||= new URLSearchParams(location.search).get('q') ?? '';
    own.focus();
    return;
  }

  const { name, ariaLabel, placeholder } = form.querySelector('input');
  const input = element('input', { type: 'search', name, placeholder, 'aria-label': ariaLabel, autocomplete: 'off', spellcheck: 'false' });
  const close = element('button', { type: 'button' }, '✕');
  const status = element('p', { role: 'status', class: 'quiet' });
  const results = element('ol', { class: 'results', hidden: '' });
  const more = element('a', { class: 'more', hidden: '' });
  const dialog = element('dialog', { class: 'finder', 'aria-label': ariaLabel },
    element('form', { role: 'search', action: form.action }, input, close), status, results, more);
  // To ask where it is would have it laid out.
  let isScrolled = false;
  dialog.addEventListener('scroll', () => { isScrolled = dialog.scrollTop > 0; });
  dialog.addEventListener('keydown', attach({
    input, status, results, more, idle: words => words.hint,
    showAll: more => { more.href = `${form.action}?${new URLSearchParams({ q: input.value })}`; },
    searched: () => { if (isScrolled) dialog.scrollTop = 0; },
    // Its field would take the key to be emptied.
    leave: event => {
      event.preventDefault();
      dialog.close();
    },
  }));
  ready.then(({ words }) => { close.ariaLabel = words.close; }, () => {});
  // A press beside the window closes it, as does a result on this page.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target.closest('button, .results a')) dialog.close();
  });
  const style = element('link', { rel: 'stylesheet', href: new URL('finder.css', source) });
  const styled = new Promise(done => { style.onload = style.onerror = done; });
  document.head.append(style);
  // Behind the page, what is found would have the style of everything before it asked for again, where that asks with :has().
  document.body.prepend(dialog);
  addEventListener('lifeline-search', async () => {
    if (dialog.open) return dialog.close();
    // Where its index does not come, the page of the search has to do; but only for who asked for it.
    ready.catch(() => location.assign(form.action));
    await styled;
    if (!dialog.open) dialog.showModal();
    input.select();
  });
})();
