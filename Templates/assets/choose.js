// Aligns the calls of two to four transitions, chosen by the reader, as the prepared comparisons do: rows by role and
// callback, and each column against the first. The choice stands in the address.
(() => {
  const form = document.getElementById('chooser');
  const data = JSON.parse(document.getElementById('chooser-data').textContent);
  const chosen = document.getElementById('chosen');
  const legend = document.getElementById('chosen-legend');
  const differences = document.getElementById('differences');
  const status = document.getElementById('chooser-status');
  const filter = document.getElementById('choice-filter');
  const narrowed = document.getElementById('choice-narrowed');
  const selects = [...form.querySelectorAll('select')];
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
        const seen = new Map();
        const calls = transition.calls.map(([role, callback]) => {
          const key = `${role} ${callback}`;
          seen.set(key, (seen.get(key) ?? 0) + 1);
          return { role, callback, occurrence: seen.get(key), key: `${key} ${seen.get(key)}` };
        });
        transitions.set(`${scenario.id}.${transition.step}`, { scenario, transition, calls });
      }
    }
  }

  // What is done comes first, so that typing it finds it; the step tells apart what would read alike.
  const counts = new Map();
  const label = ({ scenario, transition }) => `${transition.do} · ${scenario.title} (iOS ${scenario.ios})`;
  for (const each of transitions.values()) counts.set(label(each), (counts.get(label(each)) ?? 0) + 1);
  const fullLabel = each => (counts.get(label(each)) > 1 ? `${label(each)}, ${words('step', each.transition.step)}` : label(each));

  const folded = text => text.normalize('NFKC').toLowerCase();
  const groups = data.groups.map(group => ({
    label: group.title,
    entries: group.scenarios.flatMap(scenario => scenario.transitions.map(transition => {
      const textContent = fullLabel({ scenario, transition });
      return { value: `${scenario.id}.${transition.step}`, textContent, text: folded(`${textContent} ${group.title}`) };
    })),
  }));

  // What has all the words, and what is chosen.
  const fill = (select, isOptional, terms) => {
    const { value } = select;
    const lists = groups.map(({ label, entries }) => element('optgroup', { label }, ...entries
      .filter(entry => entry.value === value || terms.every(term => entry.text.includes(term)))
      .map(entry => element('option', { value: entry.value, textContent: entry.textContent }))));
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

  const longestRising = values => {
    const best = [];
    values.forEach((value, index) => {
      let longest = [];
      for (let before = 0; before < index; before += 1) {
        if (values[before] < value && best[before].length > longest.length) longest = best[before];
      }
      best.push([...longest, index]);
    });
    return new Set(best.reduce((longest, run) => (run.length > longest.length ? run : longest), []));
  };

  // The fewest calls that would have to move to make the columns alike, each with a call that it has moved across.
  const compare = (column, base) => {
    const places = new Map(base.map((call, place) => [call.key, place]));
    const found = new Map(column.filter(call => !places.has(call.key)).map(call => [call.key, { kind: 'additional' }]));
    const shared = column.filter(call => places.has(call.key)).map(call => ({ call, place: places.get(call.key) }));
    const kept = longestRising(shared.map(({ place }) => place));
    shared.forEach(({ call, place }, index) => {
      if (kept.has(index)) return;
      const after = shared.findIndex((other, at) => kept.has(at) && at > index && other.place < place);
      if (after >= 0) return found.set(call.key, { kind: 'earlier', other: shared[after].call });
      const before = shared.findLastIndex((other, at) => kept.has(at) && at < index && other.place > place);
      if (before >= 0) found.set(call.key, { kind: 'later', other: shared[before].call });
    });
    return found;
  };

  const occurrence = call => (call.occurrence > 1 ? words('call', call.occurrence) : '');
  const name = call => `${data.callbacks[call.callback]} (${[data.roles[call.role], occurrence(call)].filter(Boolean).join(', ')})`;

  const cell = (call, column, index, found, base) => {
    const place = column.findIndex(other => other.key === call.key) + 1;
    const difference = index && (place ? found.get(call.key) : base.calls.some(other => other.key === call.key) && { kind: 'missing' });
    const made = element('td', { className: difference ? 'different' : '' });
    if (place) made.append(element('span', { className: 'place', textContent: place }));
    const note = difference
      ? { missing: words('uncalled'), additional: words('notIn', base.letter), earlier: words('earlierThan', base.letter), later: words('laterThan', base.letter) }[difference.kind]
      : place ? '' : words('uncalled');
    if (note) made.append(' ', element('span', { className: 'note', textContent: note }));
    return made;
  };

  const sentences = (rows, column, found, base) => rows.flatMap(call => {
    const difference = column.calls.some(other => other.key === call.key)
      ? found.get(call.key) : base.calls.some(other => other.key === call.key) && { kind: 'missing' };
    if (!difference) return [];
    const { kind, other } = difference;
    return [other ? words(kind, name(call), name(other), base.letter) : words(kind, name(call), base.letter)];
  });

  const show = () => {
    const values = selects.map(select => select.value).filter(Boolean);
    const columns = values.map(value => transitions.get(value)).map(({ scenario, transition, calls }, index) => ({
      calls, link: `../scenarios/${scenario.id}.html#step-${transition.step}`, letter: 'ABCD'[index],
      title: fullLabel({ scenario, transition }),
    }));
    const [base] = columns;
    const rows = order(columns.map(({ calls }) => calls));
    const found = columns.map(({ calls }) => compare(calls, base.calls));
    legend.replaceChildren(...columns.map(({ letter, title, link }) =>
      element('li', {}, `${letter} · `, element('a', { href: link, textContent: title }))));
    const head = chosen.querySelector('thead tr');
    head.replaceChildren(head.firstElementChild, ...columns.map(({ letter, title, link }) => {
      // Where there is little room, the letter stands for what the legend tells.
      const full = element('span', { className: 'chosen-title', textContent: ` · ${title}` });
      const made = element('th', {}, element('a', { href: link, title }, letter, full));
      made.scope = 'col';
      return made;
    }));
    chosen.querySelector('tbody').replaceChildren(...rows.map(call => {
      const heading = element('th', {}, element('span', { className: 'role', textContent: data.roles[call.role] }), ' ', code(data.callbacks[call.callback]));
      heading.scope = 'row';
      if (occurrence(call)) heading.append(' ', element('span', { className: 'occurrence', textContent: occurrence(call) }));
      return element('tr', {}, heading, ...columns.map((column, index) => cell(call, column.calls, index, found[index], base)));
    }));
    differences.querySelector('div').replaceChildren(...columns.slice(1).flatMap((column, index) => {
      const told = sentences(rows, column, found[index + 1], base);
      return [
        element('h3', { textContent: `${column.letter} · ${column.title}` }),
        told.length ? element('ul', {}, ...told.map(textContent => element('li', { textContent }))) : element('p', { textContent: words('alike') }),
      ];
    }));
    status.textContent = words('count', columns.length);
    const address = new URL(location.href);
    for (const select of selects) {
      if (select.value) address.searchParams.set(select.name, select.value); else address.searchParams.delete(select.name);
    }
    try { history.replaceState(null, '', address); } catch {}
  };

  const asked = new URLSearchParams(location.search);
  const usual = ['push-pop.2', 'modal-full-screen.2', '', ''];
  selects.forEach((select, index) => {
    fill(select, index > 1, []);
    const wish = asked.get(select.name) ?? (asked.size && index !== 1 ? '' : usual[index]);
    if (transitions.has(wish) || (index > 1 && !wish)) select.value = wish;
    select.addEventListener('change', show);
  });
  filter.addEventListener('input', narrow);
  form.addEventListener('submit', event => event.preventDefault());
  form.hidden = chosen.hidden = differences.hidden = false;
  show();
})();
