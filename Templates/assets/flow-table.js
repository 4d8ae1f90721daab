// A trace as the table that scenarios have: a lane for each subject, its calls as nodes on it.
const FlowTable = (() => {
  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const code = text => element('code', { translate: 'no' }, text);
  const words = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place - 1] ?? '');

  const standing = (event, told) => (told[event.standing] ? [' ', element('span', { class: 'standing' }, told[event.standing])] : []);
  const call = (event, told) => element('td', { class: 'call' }, element('span', { class: 'who', translate: 'no' }, event.subject), ' ',
    code(Flow.called(event).slice(event.subject.length + 1)), ...standing(event, told));

  const fact = (label, value) => element('span', { class: 'fact' }, element('span', { class: 'label' }, label), ' ', value);
  const result = (step, told) => [
    fact(told.now, code(step.structure)),
    fact(told.window, step.visible.length ? element('span', { translate: 'no' }, step.visible.join(', ')) : told.nothing),
    ...(step.appState ? [fact(told.app, code(step.appState))] : []),
  ];

  const head = (index, step, columns, told) => element('tr', { class: 'step' }, element('th', { scope: 'rowgroup', colspan: columns },
    element('span', { class: 'step-number' }, words(told.step, index + 1)), ' ', code(step.do)));

  // `hidden` says which calls are not shown; they are counted under their step.
  const lanes = (trace, told, hidden = () => false) => {
    const shown = trace.steps.map(({ events }) => events.filter(event => !hidden(event)));
    const names = [...new Set(shown.flat().map(({ subject }) => subject))];
    const width = names.length + 1;
    let number = 0;
    const bodies = trace.steps.map((step, index) => {
      const rows = step.events.flatMap(event => {
        number += 1;
        if (hidden(event)) return [];
        const row = element('tr', { class: 'event' }, element('th', { scope: 'row', class: 'number' }, `${number}`));
        for (const name of names) row.append(name === event.subject ? call(event, told) : element('td'));
        return [row];
      });
      const left = step.events.length - rows.length;
      const said = step.problem ? told.impossible : !step.events.length ? told.silent : left ? words(told.hidden, left) : '';
      return element('tbody', {}, head(index, step, width, told), ...rows,
        ...(said ? [element('tr', { class: 'silence' }, element('td', { colspan: width }, said))] : []),
        element('tr', { class: 'result' }, element('td', { colspan: width }, ...result(step, told))));
    });
    return element('table', { class: `sequence lanes-${Math.min(names.length, 23)}` },
      element('caption', {}, words(told.caption, trace.platform.ios)),
      element('thead', {}, element('tr', {}, element('th', { scope: 'col', class: 'number' }, told.number),
        ...names.map(name => element('th', { scope: 'col', class: 'lane', translate: 'no' }, element('span', {}, name))))), ...bodies);
  };

  // The longest common part of two lists, as pairs of places; a list of one side alone has null on the other.
  const aligned = (one, other) => {
    const best = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
    for (let a = one.length - 1; a >= 0; a -= 1) {
      for (let b = other.length - 1; b >= 0; b -= 1) {
        best[a][b] = one[a] === other[b] ? best[a + 1][b + 1] + 1 : Math.max(best[a + 1][b], best[a][b + 1]);
      }
    }
    const pairs = [];
    let [a, b] = [0, 0];
    while (a < one.length || b < other.length) {
      if (a < one.length && b < other.length && one[a] === other[b]) pairs.push([a++, b++]);
      else if (b >= other.length || (a < one.length && best[a + 1][b] >= best[a][b + 1])) pairs.push([a++, null]);
      else pairs.push([null, b++]);
    }
    return pairs;
  };

  // Two runs of one flow: a row for each call, in the columns of the releases that have it there.
  const beside = (traces, told, hidden = () => false) => {
    const bodies = traces[0].steps.map((step, index) => {
      const both = traces.map(trace => trace.steps[index].events.filter(event => !hidden(event)).map(Flow.called));
      const rows = aligned(...both).map(places => element('tr', {}, ...places.map((place, side) => (place === null
        ? element('td', { class: 'different quiet' }, told.absent)
        : element('td', places.includes(null) ? { class: 'different' } : {}, code(both[side][place]))))));
      const problem = traces.map(trace => trace.steps[index].problem).find(Boolean);
      return element('tbody', {}, element('tr', { class: 'step' }, element('th', { scope: 'rowgroup', colspan: 2 }, element('span', { class: 'step-number' }, words(told.step, index + 1)), ' ', code(step.do))),
        ...(rows.length ? rows : [element('tr', { class: 'silence' }, element('td', { colspan: 2 }, problem ? told.impossible : told.silent))]));
    });
    return element('table', { class: 'comparison beside' }, element('caption', {}, words(told.besideCaption, ...traces.map(({ platform }) => platform.ios))),
      element('thead', {}, element('tr', {}, ...traces.map(({ platform }) => element('th', { scope: 'col' }, `iOS ${platform.ios}`)))), ...bodies);
  };

  // What is shown: the essential calls, with those of layout, or all; a callback that nobody knows is essential.
  const isHidden = (prominence = 'essential', calls) => calls !== 'all' && prominence !== 'essential' && prominence !== calls;

  return { element, words, lanes, beside, isHidden };
})();
