// Searches the entries that stand in the page: nothing is fetched, so that it works from a disk, too. Words are looked
// for as parts of texts, which serves Korean and Japanese as well as names like viewDidAppear.
(() => {
  const input = document.getElementById('query');
  const count = document.getElementById('count');
  const results = document.getElementById('results');
  const lists = document.getElementById('lists');
  const all = count.textContent;
  // Words that are written in several ways are looked for in one: Korean with or without blanks, Japanese with or without
  // the last long vowel, loan words, and what developers say for short.
  const spellings = [
    [/네비게이션/g, '내비게이션'], [/풀스크린/g, '전체화면'], [/메소드/g, '메서드'], [/라이프 ?사이클/g, '생명주기'], [/뷰컨(?!트롤러)/g, '뷰컨트롤러'],
    [/델리(?:겟|게잇)/g, '델리게이트'], [/프레젠트/g, 'present'], [/順番/g, '順序'], [/life cycle/g, 'lifecycle'],
  ];
  const plain = text => spellings.reduce((all, [other, usual]) => all.replace(other, usual), text.normalize('NFKC').toLowerCase()
    .replace(/(?<=[\p{Script=Katakana}ー]{2})ー(?![\p{Script=Katakana}ー])/gu, ''));
  const joined = text => plain(text).replace(/(?<=\p{Script=Hangul}) +(?=\p{Script=Hangul})/gu, '');
  const entries = [...lists.querySelectorAll('li')].map((item, place) => {
    const title = joined(item.querySelector('a').textContent);
    const { words, titles, spellings: code = '' } = item.dataset;
    return {
      item, place, title,
      titles: [title, ...(titles ? joined(titles).split('|') : [])],
      code: code.split(' ').filter(Boolean),
      // A reader asks for answers and scenarios before claims and sources.
      rank: 1 - Number(item.closest('section').id.slice(5)) / 20,
      words: joined(`${words} ${code}`),
      text: joined(item.querySelector(':scope > span').textContent),
    };
  });

  // A declaration by the words of its name, in Swift or Objective-C, as it is declared, called, listed or logged:
  // scene(_:willConnectTo:options:), -[X viewDidLoad], - (void)viewWillAppear:(BOOL)animated.
  const declared = text => {
    const code = text.trim().replace(/^[-+] ?/, '').replace(/^(?:@\w+ +|override +|public +|open +|func +)+/, '')
      .replace(/^\[ ?\w+ +([^\]]*)\]?;?$/, '$1').replace(/^\([^)]*\) ?/, '');
    if (/^\w+\(/.test(code)) {
      const [base, inside = ''] = code.replace(/\)[^)]*$/, '').split(/\((.*)/s);
      const parts = /[ ,]/.test(inside) ? inside.split(',').filter(part => part.includes(':')).map(part => part.match(/\w+/)?.[0]) : inside.includes(':') ? inside.split(':') : [];
      return [base.trim(), ...parts.filter(part => part && part !== '_')].join(' ');
    }
    const parts = [...code.replace(/\([^()]*\)/g, ' ').matchAll(/(\w+) ?:/g)].map(match => match[1]);
    return parts.length ? parts.join(' ') : code.match(/^\w*/)[0];
  };
  const declarations = new Map(entries.flatMap(({ title, code }) => code.map(each => [declared(each.toLowerCase()), title])));
  // The callback that a declaration names, also while it is being typed.
  const callback = text => {
    const name = declared(text);
    return declarations.get(name) ?? (name.includes(' ') ? declarations.get([...declarations.keys()].find(key => key.startsWith(name))) : undefined);
  };
  // What was typed, with callbacks in place of their declarations.
  const undeclared = text => {
    const code = text.replace(/\b(?:[A-Z]\w*|super|self)\.(?=[a-z]\w)/g, '').toLowerCase().trim();
    const whole = /^[-+[]|^(?:@\w+ |override )*func |^\w+\(\w+ \w+:/.test(code) ? callback(code) : undefined;
    return whole ?? code.replace(/\w+\([^()\s]*\)?|(?:\w+:)+(?=\s|$)/g, part => callback(part) ?? part.replace(/[(:_)]+/g, ' '));
  };

  // How much each entry is about a word, looked for once: who types goes on with the same words. A title that begins with
  // the word counts most, and of two titles that have it, the shorter one is more about it.
  const known = new Map();
  const hits = word => {
    if (known.has(word)) return known.get(word);
    const found = new Map();
    for (const { place, titles, words, text } of entries) {
      const inTitle = Math.max(...titles.map(title => (title.includes(word)
        ? (title === word ? 16 : title.startsWith(word) ? 8 : 4) + 8 * word.length / title.length : 0)));
      const value = inTitle + (words.includes(word) ? 2 : 0) + (text.includes(word) ? 1 : 0);
      if (value) found.set(place, value);
    }
    known.set(word, found);
    return found;
  };

  // A word that is nearly everywhere says little about what is meant.
  const weight = word => Math.log(1 + entries.length / (1 + hits(word).size));

  // How much an entry is about the words, and how many of them it has, by weight.
  const score = (entry, words) => {
    let [sum, had] = [0, 0];
    for (const word of words) {
      const value = hits(word).get(entry.place);
      if (!value) continue;
      had += weight(word);
      sum += weight(word) * value;
    }
    // Several words are most often a question.
    const answers = words.length > 1 && entry.rank > 0.94 ? 1.5 : 1;
    // A title of another release than the one that is asked for is about something else.
    const asked = words.includes('ios') && words.find(word => /^\d+$/.test(word));
    const own = entry.title.match(/ios (\d+)/)?.[1];
    return { had, sum: sum * entry.rank * answers * (asked && own && own !== asked ? 0.3 : 1) };
  };

  // Japanese has no blanks: words end where the script changes, and kana at their ends are grammar. A Korean word's last
  // letter may be a particle, so that of longer words counts without it, too. Releases are written in either way.
  const split = text => text.trim().replace(/ios\s*(\d)/g, 'ios $1').split(/[\s?!,;:"“”「」、。？！・()[\]{}<>]+/)
    .flatMap(word => word.match(/[\p{Script=Han}\p{Script=Katakana}ー]+|[\p{Script=Hangul}]+|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]+/gu) ?? [])
    .flatMap(word => word.match(/[\p{Script=Katakana}ー]+|[^\p{Script=Katakana}ー]+/gu) ?? [])
    .map(word => word.replace(/^[-+_]+(?=[a-z]|$)/, ''))
    .filter(Boolean);

  // What holds a question together and says nothing of what it is about.
  const idle = new Set('a an and are as at be by do does for from how i if in is it its me my of on or so that the this to was what when which who why with'.split(' '));
  const there = word => hits(word).size > 0;

  // Whoever types a question types words that stand nowhere: those count nothing, unless none stands anywhere.
  const telling = words => {
    const some = words.filter(word => !idle.has(word));
    const bare = (some.length ? some : words).flatMap(word => {
      if (there(word)) return [word];
      // A Korean word with its particle stands for the word without, a Japanese compound for its halves.
      if (/^\p{Script=Hangul}{3,}$/u.test(word)) return [word.slice(0, -1)];
      return /^\p{Script=Han}{4}$/u.test(word) ? [word.slice(0, 2), word.slice(2)] : [word];
    });
    const found = bare.filter(there);
    return { asked: found.length ? found : bare, unknown: found.length ? bare.filter(word => !found.includes(word)) : [] };
  };

  // A result with what kind of thing it is, which the lists say in their headings.
  const shown = item => {
    const copy = item.cloneNode(true);
    const kind = document.createElement('small');
    kind.textContent = item.closest('section').querySelector('h2').firstChild.textContent.trim();
    copy.querySelector('a').after(' ', kind);
    return copy;
  };

  const distance = (one, other) => {
    let row = [...other].map((_, place) => place + 1);
    row.unshift(0);
    for (const [index, letter] of [...one].entries()) {
      let corner = row[0];
      row[0] = index + 1;
      for (let place = 1; place < row.length; place += 1) {
        [corner, row[place]] = [row[place], Math.min(row[place] + 1, row[place - 1] + 1, corner + (letter === other[place - 1] ? 0 : 1))];
      }
    }
    return row.at(-1);
  };

  // The callback that a name with a slip most likely means.
  const near = word => {
    const far = Math.floor(word.length / 5);
    const names = [...lists.querySelectorAll('a > code')].map(({ textContent }) => textContent);
    const best = names.map(name => [distance(word, plain(name)), name]).sort(([one], [other]) => one - other)[0];
    return best && best[0] <= far ? best[1] : null;
  };

  const find = asked => {
    const all = asked.reduce((sum, word) => sum + weight(word), 0);
    const scored = entries.map(entry => ({ ...entry, ...score(entry, asked) }));
    const most = Math.max(0, ...scored.map(({ had }) => had));
    // Those that have every word. Where they are few, and for a whole sentence, most of the words will do; who names a
    // thing wants its page in any case.
    const whole = scored.filter(({ had }) => had >= all - 1e-9).length;
    const enough = asked.length > 3 ? most * 0.7 : whole > 3 ? all - 1e-9 : most * 0.6;
    return scored.filter(entry => entry.had > 0 && (entry.had >= enough || asked.includes(entry.title)))
      .map(entry => ({ ...entry, sum: entry.sum * (entry.had / most) ** 2 }))
      .sort((a, b) => b.sum - a.sum || a.place - b.place);
  };

  const search = () => {
    const words = split(plain(undeclared(input.value.normalize('NFKC'))));
    const { asked, unknown } = telling(words);
    let found = words.length ? find(asked) : [];
    const other = words.length === 1 && !found.length ? near(words[0]) : null;
    if (other) found = find([plain(other)]);
    const told = other ? count.dataset.near.replace('{word}', () => input.value.trim()).replace('{other}', () => other)
      : count.dataset.some.replace('{count}', found.length).replace('{all}', entries.length);
    // In a whole sentence it goes without saying.
    const left = unknown.length && asked.length + unknown.length < 5
      ? ` · ${count.dataset.unknown.replace('{words}', () => unknown.join(', '))}` : '';
    results.replaceChildren(...found.map(entry => shown(entry.item)));
    results.hidden = found.length === 0;
    lists.hidden = found.length > 0;
    count.textContent = words.length === 0 ? all : found.length ? told + left : count.dataset.nothing;
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
  });

  input.value = new URLSearchParams(location.search).get('q') ?? '';
  if (input.value) search();
  input.focus();
})();
