// Searches the entries that stand in the page: nothing is fetched, so that it works from a disk, too. Words are looked
// for as parts of texts, which serves Korean and Japanese as well as names like viewDidAppear.
(() => {
  const input = document.getElementById('query');
  const count = document.getElementById('count');
  const results = document.getElementById('results');
  const lists = document.getElementById('lists');
  const all = count.textContent;
  const plain = text => text.normalize('NFKC').toLowerCase();
  const entries = [...lists.querySelectorAll('li')].map((item, place) => ({
    item, place,
    title: plain(item.querySelector('a').textContent),
    // A reader asks for answers and scenarios before claims and sources.
    rank: 1 - Number(item.closest('section').id.slice(5)) / 20,
    words: plain(item.dataset.words),
    text: plain(item.querySelector(':scope > span').textContent),
  }));

  // How much an entry is about the words, and how many of them it has; a title that begins with one counts most.
  const score = (entry, words) => {
    let [sum, had] = [0, 0];
    for (const word of words) {
      const found = (entry.title === word ? 16 : entry.title.startsWith(word) ? 8 : entry.title.includes(word) ? 4 : 0) +
        (entry.words.includes(word) ? 2 : 0) + (entry.text.includes(word) ? 1 : 0);
      if (!found) continue;
      had += 1;
      // Of two titles that have the word, the shorter one is more about it.
      sum += found + (entry.title.includes(word) ? 8 * word.length / entry.title.length : 0);
    }
    // A title of another release than the one that is asked for is about something else.
    const asked = words.includes('ios') && words.find(word => /^\d+$/.test(word));
    const own = entry.title.match(/ios (\d+)/)?.[1];
    return { had, sum: sum * entry.rank * (asked && own && own !== asked ? 0.3 : 1) };
  };

  // Japanese has no blanks: words end where the script changes, and kana at their ends are grammar. A Korean word's last
  // letter may be a particle, so that of longer words counts without it, too. Releases are written in either way.
  const split = text => text.replace(/ios\s*(\d)/g, 'ios $1').split(/[\s?!,;:"“”「」、。？！・]+/)
    .flatMap(word => word.match(/[\p{Script=Han}\p{Script=Katakana}ー]+|[\p{Script=Hangul}]+|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]+/gu) ?? [])
    .flatMap(word => word.match(/[\p{Script=Katakana}ー]+|[^\p{Script=Katakana}ー]+/gu) ?? [])
    .filter(Boolean);

  // Whoever types a question types words that stand nowhere: those count nothing, unless none stands anywhere.
  const known = words => {
    const there = word => entries.some(entry => score(entry, [word]).had);
    // A Korean word with its particle stands for the word without.
    const bare = words.map(word => (/^\p{Script=Hangul}{3,}$/u.test(word) && !there(word) ? word.slice(0, -1) : word));
    const some = bare.filter(there);
    return some.length ? some : words;
  };

  // A result with what kind of thing it is, which the lists say in their headings.
  const shown = item => {
    const copy = item.cloneNode(true);
    const kind = document.createElement('small');
    kind.textContent = item.closest('section').querySelector('h2').firstChild.textContent;
    copy.querySelector('a').after(' ', kind);
    return copy;
  };

  const search = () => {
    const words = split(plain(input.value));
    const asked = known(words);
    const scored = words.length === 0 ? [] : entries.map(entry => ({ ...entry, ...score(entry, asked) }));
    // Those that have every word; where there is none, those that have most.
    const most = Math.max(0, ...scored.map(({ had }) => had));
    // A question that has all but one of many words is near enough to stand among them.
    const enough = entry => entry.had === most || (most > 2 && entry.had === most - 1 && entry.rank > 0.9);
    const found = scored.filter(entry => entry.had > 0 && enough(entry))
      .sort((a, b) => b.sum - a.sum || a.place - b.place);
    results.replaceChildren(...found.map(entry => shown(entry.item)));
    results.hidden = words.length === 0;
    lists.hidden = words.length > 0;
    count.textContent = words.length === 0 ? all : count.dataset.some.replace('{count}', found.length).replace('{all}', entries.length);
    const address = new URL(location.href);
    if (input.value) address.searchParams.set('q', input.value); else address.searchParams.delete('q');
    history.replaceState(null, '', address);
  };

  const links = () => [...(results.hidden ? lists : results).querySelectorAll('a')];
  const move = (step, event) => {
    const all = links();
    const next = all.indexOf(document.activeElement) + step;
    if (next < 0) input.focus(); else all[Math.min(next, all.length - 1)]?.focus();
    event.preventDefault();
  };

  input.addEventListener('input', search);
  input.form.addEventListener('submit', event => {
    event.preventDefault();
    if (!results.hidden) links()[0]?.click();
  });
  document.addEventListener('keydown', event => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') move(1, event);
    else if (event.key === 'ArrowUp' && document.activeElement !== input) move(-1, event);
    else if (event.key === 'Escape' && input.value) { input.value = ''; search(); input.focus(); }
    else if (event.key === '/' && document.activeElement !== input) { input.focus(); event.preventDefault(); }
  });

  input.value = new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) search();
  input.focus();
})();
