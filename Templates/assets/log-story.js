// What a log tells, as parts of a page: every text of the log is a text, whatever stands in it.
const LogStory = (() => {
  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const code = text => element('code', { translate: 'no' }, text);
  const words = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place - 1] ?? '');
  // As the module counts them.
  const split = text => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  // What has no look, or turns the letters behind it round, is shown as a dot.
  const shown = (line, most = 200) => {
    const text = line.slice(0, most * 2).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '·');
    return [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;
  };

  // What was done, for readers: the scenario language has a word for it.
  const title = (action, { plain, named, pairs }) => {
    const [, word, rest = ''] = /^(\w+)(?: (.*))?$/s.exec(action) ?? [];
    if (!word) return '';
    const presented = word === 'present' && /^(.+) as (\S+) from (.+)$/s.exec(rest);
    if (presented) return words(pairs.present, ...presented.slice(1));
    const pair = pairs[word] && /^(.+) to (.+)$/s.exec(rest);
    if (pair) return words(pairs[word], ...pair.slice(1));
    return rest ? words(named[word] ?? '', rest) : plain[word] ?? '';
  };

  // Neighbours put together: iOS 13 to 18, iOS 26.
  const ranges = (releases, all, told) => {
    if (releases.length === all.length) return told.all;
    const groups = [];
    for (const release of all.filter(name => releases.includes(name))) {
      const last = groups.at(-1);
      if (last && all.indexOf(last[1]) + 1 === all.indexOf(release)) last[1] = release; else groups.push([release, release]);
    }
    return groups.map(([first, last]) => (first === last ? `iOS ${first}` : words(told.range, first, last))).join(', ');
  };

  const key = text => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const departure = ({ line, allowed, rules, causes }, lines, told) => {
    const part = element('section', { class: 'departure' }, element('h2', {}, line ? words(told.line, line) : told.end));
    if (line) part.append(element('p', { class: 'raw' }, code(shown(lines[line - 1] ?? ''))));
    if (allowed.length) part.append(element('p', {}, told.allowed), element('ul', {}, ...allowed.map(call => element('li', {}, code(call)))));
    if (causes.length) {
      part.append(element('h3', {}, told.causes), element('ul', {}, ...causes.map(({ kind, text }) => element('li', {}, told[key(kind)] ?? text))));
    }
    if (rules.length) {
      part.append(element('details', {}, element('summary', {}, told.rules),
        element('ul', {}, ...rules.map(({ rule, order }) => element('li', {},
          element('a', { href: `rules.html#${rule.toLowerCase().replaceAll('.', '-')}` }, code(`${rule}=${order}`)))))));
    }
    return part;
  };

  const readings = (found, told, actions) => element('section', { class: 'departure' }, element('p', {}, told.readings), element('ul', {},
    ...found.map(({ line, do: action, kind, text }) => element('li', {}, line ? `${words(told.line, line)}: ` : '', title(action, actions) || code(action), ' ', told[key(kind)] ?? text))));

  // Of a long log, the steps around the place that matters.
  const most = 500;
  const window = (steps, place) => {
    let first = Math.max(0, steps.findIndex(({ last }) => last >= place) - 20);
    if (place === null) first = 0;
    let [end, rows] = [first, 0];
    while (end < steps.length && (rows += steps[end].last - steps[end].first + 1) <= most) end += 1;
    return [first, Math.max(end, first + 1)];
  };

  const table = ({ steps, events, departure: departed }, told, actions) => {
    const name = ({ subject, instance }) => (subject === null ? told.nobody : instance ? `${subject} ${instance}` : subject);
    const [first, end] = window(steps, departed ? departed.event : null);
    const chosen = steps.slice(first, end);
    const names = [...new Set(chosen.flatMap(step => events.slice(step.first, step.last + 1)).map(name))];
    const width = names.length + 1;
    const bodies = chosen.map((step, index) => {
      const [said, also] = [title(step.do, actions), step.alternatives.filter(action => !/\bHidden\d/.test(action)).slice(0, 2)];
      const head = element('th', { scope: 'rowgroup', colspan: width }, element('span', { class: 'step-number' }, words(told.step, first + index + 1)), ' ', said, ' ', code(step.do));
      if (!step.fits) head.append(' ', element('span', { class: 'standing' }, told.unfit));
      if (also.length) head.append(element('span', { class: 'note quiet' }, ...also.flatMap(action => [`${told.or} `, title(action, actions) || code(action), ' '])));
      return element('tbody', {}, element('tr', { class: 'step' }, head), ...events.slice(step.first, Math.min(step.last + 1, step.first + most)).map((event, place) => {
        const departs = departed?.event === step.first + place;
        const row = element('tr', { class: departs ? 'event departs' : 'event' }, element('th', { scope: 'row', class: 'number' },
          element('button', { type: 'button', 'data-line': event.line, 'aria-label': words(told.showLine, event.line) }, `${event.line}`)));
        for (const lane of names) {
          row.append(lane !== name(event) ? element('td') : element('td', { class: 'call' }, element('span', { class: 'who', translate: 'no' }, lane), ' ', code(event.callback)));
        }
        return row;
      }));
    });
    const left = steps.length - chosen.length;
    return [
      element('div', { class: 'scroll', role: 'region', 'aria-label': told.story, tabindex: '0' }, element('table', { class: `sequence lanes-${Math.min(names.length, 23)}` },
        element('caption', {}, told.caption), element('thead', {}, element('tr', {}, element('th', { scope: 'col', class: 'number' }, told.number),
          ...names.map(lane => element('th', { scope: 'col', class: 'lane', translate: 'no' }, element('span', {}, lane))))), ...bodies)),
      ...(left ? [element('p', { class: 'quiet' }, words(told.more, left))] : []),
    ];
  };

  const aside = ({ leftAside }, lines, told) => (leftAside.length
    ? [element('details', { class: 'aside' }, element('summary', {}, words(told.aside, leftAside.length)),
      element('ol', {}, ...leftAside.slice(0, 200).map(number => element('li', { value: number }, code(shown(lines[number - 1] ?? ''))))))] : []);

  const parts = (answer, lines, all, told, actions) => {
    const { structure, steps, releases } = answer;
    const isTold = structure && steps.length;
    return [
      ...(answer.due ? [element('section', { class: 'departure' }, element('p', {}, told.due), element('ul', {}, ...answer.due.map(call => element('li', {}, code(call)))))] : []),
      ...(answer.unread ? [element('p', {}, words(told.unread, answer.unread.line))] : []),
      ...(answer.departure ? [departure(answer.departure, lines, told)] : []),
      ...(answer.readings ? [readings(answer.readings, told, actions)] : []),
      ...(isTold ? [element('h2', {}, told.story), element('p', {}, `${told.first}: `, code(structure))] : []),
      ...(isTold && /\bHidden\d/.test(structure + steps.map(step => step.do)) ? [element('p', { class: 'quiet' }, told.hidden)] : []),
      ...(isTold ? table(answer, told, actions) : []),
      ...(isTold && releases.length ? [element('p', { class: 'releases' }, words(told.releases, ranges(releases, all, told)))] : []),
      ...aside(answer, lines, told),
    ];
  };

  return { parts, words, split, shown, title, ranges };
})();
