// A moment of a flow as pictures: the screen, and the controllers with the states that they are in. What is drawn is what the
// simulator says: the structure, who is in the window, and the calls.
const FlowPicture = (() => {
  const { element } = FlowTable;

  // `tabBar(nav(A, B), C) ; B presents S as pageSheet` as trees: a name and what it contains.
  const tree = text => {
    const root = { name: '', children: [] };
    const open = [root];
    let name = '';
    const add = () => {
      const own = name.trim();
      name = '';
      if (own) open.at(-1).children.push({ name: own, children: [] });
    };
    for (const letter of text.replace(/ contains (.*)$/, '($1)')) {
      if (letter === '(') {
        add();
        open.push(open.at(-1).children.at(-1) ?? root);
      } else if (letter === ')' || letter === ',') {
        add();
        if (letter === ')' && open.length > 1) open.pop();
      } else {
        name += letter;
      }
    }
    add();
    return root.children;
  };
  const roots = structure => structure.split(/ ?; ?/).filter(Boolean).map(part => {
    const [, by, what, style] = /^(\S+) presents (.*?)(?: as (\S+))?$/.exec(part) ?? [];
    return by ? { by, style: style ?? '', nodes: tree(what) } : { by: '', style: '', nodes: tree(part) };
  });

  // A node is a controller's if its name is one: `primary: A`, `NavigationStack`.
  const own = name => name.replace(/^.*[:*] ?/, '').replace(/ .*$/, '');
  const names = nodes => nodes.flatMap(({ name, children }) => [own(name), ...names(children)]);
  const isFull = style => /^(full|over|current)/i.test(style);

  const screen = ({ structure, visible }) => {
    const layers = roots(structure).map(({ nodes, style, by }) => {
      const all = new Set(names(nodes));
      return { shown: visible.filter(name => all.has(name)), isSheet: by !== '' && !isFull(style) };
    }).filter(({ shown }) => shown.length);
    const has = word => (new RegExp(`\\b${word}\\b`).test(structure) ? ` has-${word === 'nav' ? 'bar' : 'tabs'}` : '');
    return element('span', { class: `device${has('nav')}${has('tabBar')}`, 'aria-hidden': 'true', translate: 'no' },
      ...layers.map(({ shown, isSheet }, index) => element('span', { class: `card${isSheet && index ? ' sheet' : ''}` }, shown.filter((name, at) => shown.length < 2 || at || !new RegExp(`\\b${name} contains`).test(structure)).join(' · '))));
  };

  // The state of each controller after the last call: as the state machine has it.
  const statesOf = (trace, known) => {
    const found = new Map(trace.visible.map(name => [name, known.viewDidAppear]));
    for (const { events } of trace.steps) {
      for (const { subject, callback } of events) if (known[callback]) found.set(subject, known[callback]);
    }
    return found;
  };

  const list = (nodes, states, visible) => element('ul', {}, ...nodes.map(({ name, children }) => {
    const state = states.get(own(name));
    const item = element('li', visible.includes(own(name)) ? { class: 'on' } : {}, element('code', { translate: 'no' }, name), ...(state ? [' ', element('small', {}, state)] : []));
    if (children.length) item.append(list(children, states, visible));
    return item;
  }));

  // The screen of each step, and how things stand after the last one.
  const show = (trace, known, told) => {
    const moments = [trace, ...trace.steps];
    const film = element('ol', { class: 'film', 'aria-label': told.screens }, ...moments.map((moment, index) => element('li', {},
      element('a', { href: index ? `#play-step-${index}` : '#play-flow-title', 'data-step': index }, screen(moment),
        element('span', { class: 'film-title', translate: index ? 'no' : 'yes' }, element('b', {}, `${index}`), ` ${index ? moment.do : told.start}`)))));
    const last = moments.at(-1);
    const states = statesOf(trace, known);
    const hierarchy = element('div', { class: 'hierarchy-now', role: 'group', 'aria-label': told.hierarchy },
      ...roots(last.structure).flatMap(({ by, style, nodes }) => [
        ...(by ? [element('p', {}, element('code', { translate: 'no' }, `${by} presents${style ? ` as ${style}` : ''}`))] : []),
        list(nodes, states, last.visible),
      ]));
    return [film, hierarchy];
  };

  return { show };
})();
