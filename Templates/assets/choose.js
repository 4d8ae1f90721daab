// Aligns the calls of two to four transitions, chosen by the reader, as the prepared comparisons do: short answers, then
// rows by role and callback, and each column against the first. The choice stands in the address.
(() => {
  const form = document.getElementById('chooser');
  const data = JSON.parse(document.getElementById('chooser-data').textContent);
  const chosen = document.getElementById('chosen');
  const legend = document.getElementById('chosen-legend');
  const answers = document.getElementById('answers');
  const differences = document.getElementById('differences');
  const status = document.getElementById('chooser-status');
  const filter = document.getElementById('choice-filter');
  const narrowed = document.getElementById('choice-narrowed');
  const selects = [...form.querySelectorAll('select.transition')];
  const releases = selects.map(({ name }) => form.querySelector(`select[name=${name}-ios]`));
  const sites = document.getElementById('release');
  const words = (name, ...values) => values.reduce((text, value, index) => text.replace(`{${index + 1}}`, () => value), form.dataset[name]);
  const transitions = new Map();

  const element = (name, attributes = {}, ...children) => {
    const made = Object.assign(document.createElement(name), attributes);
    made.append(...children);
    return made;
  };
  const code = text => {
    const made = element('code', { textContent: text });
    made.translate = false;
    return made;
  };

  for (const group of data.groups) {
    for (const scenario of group.scenarios) {
      for (const transition of scenario.transitions) {
        transitions.set(`${scenario.id}.${transition.step}`, { scenario, transition });
      }
    }
  }

  // The calls on a release; none where the scenario cannot be run there.
  const callsOn = ({ scenario, transition }, release) => {
    const run = scenario.runs.findIndex(([first, last]) => first <= release && release <= last);
    const numbers = run < 0 ? [] : data.sequences[transition.calls[run]];
    const seen = new Map();
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      const [role, callback] = numbers.slice(index * 2);
      const key = `${role} ${callback}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return { role, callback, occurrence: seen.get(key), key: `${key} ${seen.get(key)}` };
    });
  };
  const isPossible = ({ scenario }, release) => scenario.runs.some(([first, last]) => first <= release && release <= last);
  // A column's own release, or that of the site, or where nobody has chosen, the scenario's own.
  const releaseOf = (entry, column) => releases[column].value || (sites.value === sites.dataset.own ? entry.scenario.ios : sites.value);

  // What is done comes first, so that typing it finds it; the step tells apart what would read alike.
  const counts = new Map();
  const label = ({ scenario, transition }) => `${transition.do} · ${scenario.title}`;
  for (const each of transitions.values()) counts.set(label(each), (counts.get(label(each)) ?? 0) + 1);
  const fullLabel = each => (counts.get(label(each)) > 1 ? `${label(each)}, ${words('step', each.transition.step)}` : label(each));

  const folded = text => text.normalize('NFKC').toLowerCase();
  const groups = data.groups.map(group => ({
    label: group.title,
    entries: group.scenarios.flatMap(scenario => scenario.transitions.map(transition => {
      const textContent = fullLabel({ scenario, transition });
      return { value: `${scenario.id}.${transition.step}`, textContent, text: folded(`${textContent} ${group.title}`), group: folded(group.title) };
    })),
  }));

  // A word is worth most where it is what a group is about, then where it is in what is done, then where it begins the
  // scenario's name, then where it begins a word. A launch only prepares what a scenario is about.
  const worth = ({ text, group }, terms) => {
    const [action, title] = text.split(/ · (.*)/s);
    return terms.reduce((sum, term) => sum + (group.includes(term) ? 4 * term.length / group.length : 0)
      + (action.includes(term) ? 2 : title.startsWith(term) ? 1.5 : /[\p{L}\p{N}]/u.test(text[text.indexOf(term) - 1]) ? 0 : 1), action === 'launch' ? -2 : 0);
  };
  // What has all the words, and what is chosen; the best comes first.
  const fill = (select, isOptional, terms) => {
    const { value } = select;
    const shown = groups.map(({ label, entries }) => ({
      label, entries: entries.filter(entry => entry.value === value || terms.every(term => entry.text.includes(term)))
        .map(entry => ({ entry, worth: worth(entry, terms) })).sort((one, other) => other.worth - one.worth),
    })).sort((one, other) => (terms.length ? (other.entries[0]?.worth ?? -1) - (one.entries[0]?.worth ?? -1) : 0));
    const lists = shown.map(({ label, entries }) => element('optgroup', { label }, ...entries
      .map(({ entry }) => element('option', { value: entry.value, textContent: entry.textContent, title: entry.textContent }))));
    const none = isOptional ? [element('option', { value: '', textContent: words('none') })] : [];
    select.replaceChildren(...none, ...lists.filter(list => list.children.length));
    if (value || isOptional) select.value = value;
  };

  const narrow = () => {
    const terms = folded(filter.value).split(/\s+/).filter(Boolean);
    selects.forEach((select, index) => fill(select, index > 1, terms));
    const found = groups.flatMap(({ entries }) => entries).filter(({ text }) => terms.every(term => text.includes(term)));
    narrowed.textContent = terms.length ? words('narrowed', found.length, transitions.size) : '';
  };

  // The same as the generator's: what is new in a column stands below everything that has come before it there.
  const order = columns => {
    const rows = [];
    for (const column of columns) {
      let place = 0;
      for (const call of column) {
        const known = rows.findIndex(row => row.key === call.key);
        if (known >= 0) {
          place = Math.max(place, known + 1);
        } else {
          rows.splice(place, 0, call);
          place += 1;
        }
      }
    }
    return rows;
  };

  // 0 for an essential call, 1 for one of layout, 2 for any other.
  const level = call => data.levels[call.callback];
  const isEssential = call => level(call) === 0;

  const heaviestRising = (values, weights) => {
    const best = [];
    values.forEach((value, index) => {
      let heaviest = { weight: 0, run: [] };
      for (let before = 0; before < index; before += 1) {
        if (values[before] < value && best[before].weight > heaviest.weight) heaviest = best[before];
      }
      best.push({ weight: heaviest.weight + weights[index], run: [...heaviest.run, index] });
    });
    return new Set(best.reduce((heaviest, each) => (each.weight > heaviest.weight ? each : heaviest), { weight: 0, run: [] }).run);
  };

  // The fewest calls that would have to move to make the columns alike, each with a call that it has moved across; an
  // essential one moves only across another.
  const compare = (column, base) => {
    const places = new Map(base.map((call, place) => [call.key, place]));
    const found = new Map(column.filter(call => !places.has(call.key)).map(call => [call.key, { kind: 'additional' }]));
    const shared = column.filter(call => places.has(call.key)).map(call => ({ call, place: places.get(call.key) }));
    const kept = heaviestRising(shared.map(({ place }) => place), shared.map(({ call }) => (isEssential(call) ? shared.length + 1 : 1)));
    shared.forEach(({ call, place }, index) => {
      if (kept.has(index)) return;
      const stays = (other, at) => kept.has(at) && (isEssential(other.call) || !isEssential(call));
      const after = shared.findIndex((other, at) => stays(other, at) && at > index && other.place < place);
      if (after >= 0) return found.set(call.key, { kind: 'earlier', other: shared[after].call });
      const before = shared.findLastIndex((other, at) => stays(other, at) && at < index && other.place > place);
      if (before >= 0) found.set(call.key, { kind: 'later', other: shared[before].call });
    });
    return found;
  };

  const occurrence = call => (call.occurrence > 1 ? words('call', call.occurrence) : '');
  const name = call => `${data.callbacks[call.callback]} (${[data.roles[call.role], occurrence(call)].filter(Boolean).join(', ')})`;

  // As the pages have it: `the incoming viewDidAppear, call 2`.
  const phrase = ({ role, callback, occurrence: number }) => {
    const [name, called] = [data.roles[role], data.callbacks[callback]];
    if (role === data.sides.indexOf('completion')) return words('closure', called);
    return number > 1 ? words('theNth', name, called, number) : words('the', name, called);
  };
  // A line may end between the words of a name, which is not to be translated.
  const breakable = text => text.split(/([A-Za-z]+)/).map((part, index) => {
    const parts = index % 2 ? part.split(/(?<=[A-Za-z][a-z])(?=[A-Z])/) : [part];
    if (parts.length < 2) return part;
    return element('span', { translate: false }, ...parts.flatMap((word, at) => (at ? [element('wbr'), word] : [word])));
  });
  const classes = ['', 'of-layout', 'of-other'];

  // The call's place among the essential ones, with those of layout, and among all.
  const places = (call, column) => {
    const all = [0, 1, 2].map(most => (level(call) > most ? 0 : column.filter(other => level(other) <= most).findIndex(other => other.key === call.key) + 1));
    if (new Set(all).size === 1) return [all[0]];
    return all.flatMap((place, index) => (place ? [element('b', { className: ['among-essential', 'among-layout', 'among-all'][index], textContent: place })] : []));
  };

  const cell = (call, column, index, found, base) => {
    const place = column.findIndex(other => other.key === call.key) + 1;
    const difference = index && (place ? found.get(call.key) : base.calls.some(other => other.key === call.key) && { kind: 'missing' });
    const made = element('td', { className: !difference ? '' : isEssential(call) ? 'different' : 'unlike' });
    if (place) made.append(element('span', { className: 'place' }, ...places(call, column)));
    const note = !difference ? (place ? '' : words('uncalled')) : {
      missing: () => words('uncalled'), additional: () => words('notIn', base.letter),
      earlier: () => words('before', phrase(difference.other)), later: () => words('after', phrase(difference.other)),
    }[difference.kind]();
    if (note) made.append(' ', element('span', { className: 'note' }, ...breakable(note)));
    return made;
  };

  const sentences = (rows, column, found, base) => rows.flatMap(call => {
    const difference = column.calls.some(other => other.key === call.key)
      ? found.get(call.key) : base.calls.some(other => other.key === call.key) && { kind: 'missing' };
    if (!difference) return [];
    const { kind, other } = difference;
    const textContent = other ? words(kind, name(call), name(other), base.letter) : words(kind, name(call), base.letter);
    return [element('li', { textContent, className: classes[level(call)] })];
  });

  // How many are left out, with a button that shows them: the page's script hears it.
  const leftOut = (box, levels) => {
    const lines = [['layout', 1, 'layout'], ['other', 2, 'all']].flatMap(([kind, most, value]) => {
      const count = levels.filter(each => each === most).length;
      if (!count) return [];
      const button = element('button', { type: 'button', value, textContent: words('show'), ariaLabel: words(`show${value}`) });
      const text = count === 1 ? words(`one${kind}`) : words(`many${kind}`, count);
      return [element('span', { className: `left-${kind}` }, `${text} `, button), ' '];
    });
    box.className = `left-out${levels.includes(1) ? '' : ' no-layout'}${levels.includes(2) ? '' : ' no-other'}`;
    box.hidden = !lines.length;
    box.replaceChildren(...lines);
  };

  // The same answers as the ready comparisons': each a class of a side, if it is one, and its words.
  const summary = calls => {
    const at = (side, callback, last) => {
      const matches = call => data.sides[call.role] === side && data.callbacks[call.callback] === callback;
      return last ? calls.findLastIndex(matches) : calls.findIndex(matches);
    };
    const first = (incoming, outgoing) => {
      const side = incoming < 0 && outgoing < 0 ? 'neither' : outgoing < 0 || (incoming >= 0 && incoming < outgoing) ? 'incoming' : 'outgoing';
      return [side === 'neither' ? '' : side, words(side)];
    };
    const times = callback => {
      const count = calls.filter(call => data.sides[call.role] === 'incoming' && data.callbacks[call.callback] === callback).length;
      return words(['never', 'once', 'twice'][count] ?? 'times', count);
    };
    const [begun, finished] = [times('viewWillAppear'), times('viewDidAppear')];
    const load = at('incoming', 'viewDidLoad');
    const told = calls.slice(0, Math.max(load, 0)).findLast(call => /^view(Will|Did|Is)(Disa|A)ppear/.test(data.callbacks[call.callback]));
    return [
      first(at('incoming', 'viewWillAppear'), at('outgoing', 'viewWillDisappear')),
      first(at('incoming', 'viewDidAppear', true), at('outgoing', 'viewDidDisappear')),
      ['', words(at('outgoing', 'viewDidDisappear') >= 0 ? 'yes' : at('outgoing', 'viewWillDisappear') >= 0 ? 'alone' : 'no')],
      ['', begun === finished ? begun : words('finished', begun, finished)],
      ['', load < 0 ? words('kept') : told ? words('after', phrase(told)) : words('first')],
    ];
  };

  const show = () => {
    const columns = selects.flatMap((select, column) => {
      const entry = transitions.get(select.value);
      releases[column].disabled = !entry;
      return entry ? [{ entry, release: releaseOf(entry, column) }] : [];
    }).map(({ entry, release }, index) => ({
      calls: callsOn(entry, release), letter: 'ABCD'[index], title: `${fullLabel(entry)} (iOS ${release}${isPossible(entry, release) ? '' : `: ${words('impossible')}`})`,
      link: `../scenarios/${entry.scenario.id}.html?ios=${release}#step-${entry.transition.step}`,
    }));
    const [base] = columns;
    const rows = order(columns.map(({ calls }) => calls));
    const found = columns.map(({ calls }) => compare(calls, base.calls));
    legend.replaceChildren(...columns.map(({ letter, title, link }) =>
      element('li', {}, `${letter} · `, element('a', { href: link, textContent: title }))));
    for (const head of [chosen, answers].map(box => box.querySelector('thead tr'))) {
      head.replaceChildren(head.firstElementChild, ...columns.map(({ letter, title, link }) => {
        // Where there is little room, the letter stands for what the legend tells.
        const full = element('span', { className: 'chosen-title', textContent: ` · ${title}` });
        const made = element('th', {}, element('a', { href: link, title }, letter, full));
        made.scope = 'col';
        return made;
      }));
    }
    const told = columns.map(({ calls }) => summary(calls));
    [...answers.querySelectorAll('tbody tr')].forEach((row, index) => {
      row.replaceChildren(row.firstElementChild, ...told.map(column => {
        const [side, text] = column[index];
        return element('td', { className: `${text === told[0][index][1] ? '' : 'different '}${side}` }, ...breakable(text));
      }));
    });
    chosen.querySelector('tbody').replaceChildren(...rows.map(call => {
      const heading = element('th', {}, element('span', { className: 'role', textContent: data.roles[call.role] }), ' ', code(data.callbacks[call.callback]));
      heading.scope = 'row';
      if (occurrence(call)) heading.append(' ', element('span', { className: 'occurrence', textContent: occurrence(call) }));
      return element('tr', { className: `${data.sides[call.role] ?? ''} ${classes[level(call)]}` }, heading, ...columns.map((column, index) => cell(call, column.calls, index, found[index], base)));
    }));
    leftOut(chosen.querySelector('.left-out'), rows.map(level));
    const lists = columns.slice(1).map((column, index) => sentences(rows, column, found[index + 1], base));
    differences.querySelector('div').replaceChildren(...lists.flatMap((items, index) => {
      const column = columns[index + 1];
      const heading = element('h3', { textContent: `${column.letter} · ${column.title}` });
      if (!items.length) return [heading, element('p', { textContent: words('alike') })];
      const same = items.some(item => !item.className) ? [] : [element('p', { textContent: words('alikeEssential') })];
      return [heading, ...same, element('ul', {}, ...items)];
    }));
    leftOut(differences.querySelector('.left-out'), lists.flat().map(item => classes.indexOf(item.className)));
    status.textContent = words('count', columns.length);
    const address = new URL(location.href);
    for (const select of [...selects, ...releases]) {
      if (select.value) address.searchParams.set(select.name, select.value); else address.searchParams.delete(select.name);
    }
    try { history.replaceState(null, '', address); } catch {}
  };

  const asked = new URLSearchParams(location.search);
  const usual = ['push-pop.2', 'modal-full-screen.2', '', ''];
  selects.forEach((select, index) => {
    fill(select, index > 1, []);
    const wish = asked.get(select.name) ?? (selects.some(({ name }) => asked.has(name)) && index !== 1 ? '' : usual[index]);
    if (transitions.has(wish) || (index > 1 && !wish)) select.value = wish;
    select.addEventListener('change', show);
    const own = asked.get(`${select.name}-ios`);
    if ([...sites.options].some(({ value }) => value === own)) releases[index].value = own;
    releases[index].addEventListener('change', show);
  });
  document.addEventListener('release', show);
  filter.addEventListener('input', narrow);
  // The first that is found takes the first column that is free, or the last one.
  filter.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.isComposing || !filter.value.trim()) return;
    const select = selects.find(({ value }) => !value) ?? selects.at(-1);
    const found = [...select.options].find(({ value }) => value && value !== select.value);
    if (!found) return;
    select.value = found.value;
    filter.value = '';
    narrow();
    show();
  });
  form.addEventListener('submit', event => event.preventDefault());
  form.hidden = answers.hidden = chosen.hidden = differences.hidden = false;
  show();
})();
