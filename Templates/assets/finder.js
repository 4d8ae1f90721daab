// Finds entries of the search's index. Words are looked for as parts of texts, which serves Korean and Japanese as well as
// names like viewDidAppear. All texts stand in one, and who types goes on with words that were looked for already: so a
// stroke of a key costs little.
globalThis.lifelineFinder = ({ entries, spellings }) => {
  const escaped = text => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  // A word that is written in several ways is looked for in one; the usual one may begin with another.
  const usual = new Map(spellings.map(pair => pair.map(text => text.normalize('NFKC').toLowerCase())));
  const others = new RegExp([...usual].sort(([one], [other]) => other.length - one.length)
    .map(([other, own]) => escaped(other) + (own.startsWith(other) ? `(?!${escaped(own.slice(other.length))})` : '')).join('|') || '$^', 'g');
  // The last long vowel of Japanese loan words does not count, nor does where Korean has blanks.
  const plain = text => text.normalize('NFKC').toLowerCase().replace(others, other => usual.get(other))
    .replace(/(?<=[\p{Script=Katakana}ー]{2})ー(?![\p{Script=Katakana}ー])/gu, '');
  const joined = text => plain(text).replace(/(?<=\p{Script=Hangul}) +(?=\p{Script=Hangul})/gu, '');

  // Each entry's titles, words and summary have a line each; the last line of an entry is its summary.
  const lines = [];
  const owners = [];
  entries.forEach(({ title, titles = [], wanted = {}, words = '', code = [], summary }, place) => {
    const own = [title, ...titles, ...Object.keys(wanted), `${words} ${code.join(' ')}`, summary];
    for (const text of own) lines.push(text.replaceAll('\n', ' '));
    own.forEach((_, index) => owners.push({ place, isTitle: index < own.length - 2, value: own.length - index }));
  });
  const all = joined(lines.join('\n'));
  const starts = [0];
  for (let end = all.indexOf('\n'); end >= 0; end = all.indexOf('\n', end + 1)) starts.push(end + 1);
  starts.push(all.length + 1);
  const titles = new Map();
  owners.forEach(({ place, isTitle }, line) => {
    if (isTitle && !titles.has(place)) titles.set(place, all.slice(starts[line], starts[line + 1] - 1));
  });
  const lineAt = offset => {
    let [low, high] = [0, owners.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle; else high = middle - 1;
    }
    return low;
  };

  // How much each entry is about a word. A title that begins with the word counts most, and of two titles that have it,
  // the shorter one is more about it; words count more than the summary.
  const known = new Map();
  const hits = word => {
    if (known.has(word)) return known.get(word);
    const inTitle = new Map();
    const found = new Map();
    for (let at = all.indexOf(word); at >= 0;) {
      const line = lineAt(at);
      const { place, isTitle, value } = owners[line];
      const length = starts[line + 1] - 1 - starts[line];
      if (isTitle) {
        const isStart = at === starts[line];
        const own = (isStart && length === word.length ? 16 : isStart ? 8 : 4) + 8 * word.length / length;
        inTitle.set(place, Math.max(inTitle.get(place) ?? 0, own));
      } else {
        found.set(place, (found.get(place) ?? 0) + value);
      }
      at = all.indexOf(word, starts[line + 1]);
    }
    for (const [place, value] of inTitle) found.set(place, (found.get(place) ?? 0) + value);
    known.set(word, found);
    return found;
  };
  const there = word => hits(word).size > 0;
  // A word that is nearly everywhere says little about what is meant.
  const weight = word => Math.log(1 + entries.length / (1 + hits(word).size));

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
  const declarations = new Map(entries.flatMap(({ code = [] }, place) => code.map(each => [declared(each.toLowerCase()), titles.get(place)])));
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

  // Japanese has no blanks: words end where the script changes, and kana at their ends are grammar. Releases are written in
  // either way.
  const split = text => text.trim().replace(/ios\s*(\d)/g, 'ios $1').split(/[\s?!,;:"“”「」、。？！・()[\]{}<>]+/)
    .flatMap(word => word.match(/[\p{Script=Han}\p{Script=Katakana}ー]+|[\p{Script=Hangul}]+|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]+/gu) ?? [])
    .flatMap(word => word.match(/[\p{Script=Katakana}ー]+|[^\p{Script=Katakana}ー]+/gu) ?? [])
    .map(word => word.replace(/^[-+_]+(?=[a-z]|$)/, ''))
    .filter(Boolean);

  // What holds a question together and says nothing of what it is about.
  const idle = new Set('a an and are as at be by do does for from how i if in is it its me my of on or so that the this to vs was what when which who why with'.split(' '));
  // Whoever types a question types words that stand nowhere: those count nothing, unless none stands anywhere. A Korean word
  // with its particle stands for the word without, a Japanese compound for its halves.
  const telling = words => {
    const some = words.filter(word => !idle.has(word));
    const bare = (some.length ? some : words).flatMap(word => {
      if (there(word)) return [word];
      if (/^\p{Script=Hangul}{3,}$/u.test(word)) return [word.slice(0, -1)];
      return /^\p{Script=Han}{4}$/u.test(word) ? [word.slice(0, 2), word.slice(2)] : [word];
    });
    const found = bare.filter(there);
    return { asked: found.length ? found : bare, unknown: found.length ? bare.filter(word => !found.includes(word)) : [] };
  };

  // What readers look for, by the words of it that say something: its answers, the first of which is the best.
  const answers = new Map();
  const keys = new Map();
  const key = text => {
    if (!keys.has(text)) keys.set(text, split(plain(text)).filter(word => !idle.has(word)).join(' '));
    return keys.get(text);
  };
  entries.forEach(({ wanted = {} }, place) => {
    for (const [words, order] of Object.entries(wanted)) answers.set(key(words), [...answers.get(key(words)) ?? [], [place, order]]);
  });

  const ranked = asked => {
    const scores = new Map();
    let every = 0;
    for (const word of asked) {
      every += weight(word);
      for (const [place, value] of hits(word)) {
        const score = scores.get(place) ?? { place, had: 0, sum: 0 };
        score.had += weight(word);
        score.sum += weight(word) * value;
        scores.set(place, score);
      }
    }
    const release = asked.includes('ios') && asked.find(word => /^\d+$/.test(word));
    const most = Math.max(0, ...[...scores.values()].map(({ had }) => had));
    // Those that have every word. Where they are few, and for a whole sentence, most of the words will do; who names a
    // thing wants its page in any case.
    const whole = [...scores.values()].filter(({ had }) => had >= every - 1e-9).length;
    const enough = asked.length > 3 ? most * 0.7 : whole > 3 ? every - 1e-9 : most * 0.6;
    const found = [...scores.values()].filter(({ had, place }) => had >= enough || asked.includes(titles.get(place)));
    for (const score of found) {
      // A reader asks for answers and scenarios before claims and sources; several words are most often a question.
      const { kind } = entries[score.place];
      score.sum *= (0.95 - kind / 20) * (asked.length > 1 && kind === 0 ? 1.5 : 1) * (score.had / most) ** 2;
      // A title of another release than the one that is asked for is about something else.
      const own = release && titles.get(score.place).match(/ios (\d+)/)?.[1];
      if (own && own !== release) score.sum *= 0.3;
    }
    const isWanted = new Map();
    for (const words of new Set([...asked, asked.join(' ')])) {
      for (const [place, order] of answers.get(words) ?? []) {
        const value = (60 - 12 * order) / (words.includes(' ') ? 1 : asked.length);
        isWanted.set(place, Math.max(isWanted.get(place) ?? 0, value));
      }
    }
    for (const score of found) score.sum += (isWanted.get(score.place) ?? 0) * every / asked.length;
    return found.sort((one, other) => other.sum - one.sum || one.place - other.place).map(({ place }) => entries[place]);
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
  const names = entries.filter(entry => entry.as === 'code').map(({ title }) => title);
  const near = word => {
    const far = Math.floor(word.length / 5);
    return names.filter(name => Math.abs(name.length - word.length) <= far).map(name => [distance(word, plain(name)), name])
      .sort(([one], [other]) => one - other).find(([count]) => count <= far)?.[1];
  };

  // The entries that a text finds, best first; the words that were looked for and stand nowhere; and what was looked for in
  // place of a slip.
  return text => {
    const words = split(plain(undeclared(text.normalize('NFKC'))));
    if (!words.length) return { found: [], asked: [], unknown: [] };
    const { asked, unknown } = telling(words);
    const found = ranked(asked);
    const other = words.length === 1 && !found.length ? near(words[0]) : undefined;
    return other ? { found: ranked([plain(other)]), asked: [plain(other)], unknown: [], other } : { found, asked, unknown };
  };
};
