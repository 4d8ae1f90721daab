// The playground: a flow is composed by what is possible now, or as text, and every change is simulated at once.
(() => {
  const { element, words } = FlowTable;
  const form = document.getElementById('play');
  const told = form.dataset;
  const find = name => document.getElementById(`play-${name}`);
  const [structure, steps, ios, besides, idiom, filter, possible, result, status, problems] =
    ['structure', 'steps', 'ios', 'beside', 'idiom', 'filter', 'possible', 'result', 'status', 'problems'].map(find);
  const [callbacks, states] = ['callbacks', 'states'].map(name => JSON.parse(document.getElementById(`play-${name}`).textContent));
  const picture = find('picture');
  // Another hash is a place on the page, such as that of the skip link.
  const own = () => (/[#&](s|do)=/.test(location.hash) ? location.hash : '');
  let flow = Flow.parse(own());
  let beside = new URLSearchParams(location.hash.slice(1)).get('beside') ?? '';
  // What of the flow can be read, and what it causes.
  let simulated = null;
  let trace = null;
  let ready = false;
  const past = [];
  const future = [];

  // The release that the reader has chosen for the site is the one here as well, unless the address has another.
  const key = 'lifeline-release';
  const remembered = () => {
    try {
      const release = localStorage.getItem(key) ?? '';
      return [...ios.options].some(({ value }) => value === release) ? release : '';
    } catch { return ''; }
  };
  const onRelease = parsed => (parsed.ios ? parsed : { ...parsed, ios: remembered() });
  flow = onRelease(flow);

  // What an action brings has a name that the flow has not used: A, B, C.
  const named = action => {
    const used = new Set(`${flow.structure} ${flow.steps.join(' ')}`.match(/[\p{L}\p{N}_]+/gu));
    const free = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(letter => !used.has(letter));
    return action.replace(/\bNew\d*\b/g, free[0] ?? '$&');
  };

  const groups = [
    ['navigation', /^(push|pop\w*|set\w+|show|unwind|(begin|finish|cancel)Interactive(Push|Pop))$/],
    ['presentation', /^(present|dismiss\w*|\w+Dismiss\w*|peek\w*|contextMenu\w*|\w+Search)$/],
    ['container', /^(selectTab|page\w+|beginPage\w+|\w*Page\w*|addChild|addSubviewOnly|removeChild|transition|begin\w+|end\w+|show(Detail|Column)|hideColumn|displayMode\w*|collapse|expand|become\w+)$/],
    ['swiftui', /^swiftui/], ['appActions', /./],
  ];
  const groupOf = action => groups.find(([, words]) => words.test(action.split(/[ :]/)[0]))[0];

  // As the switch in the header says.
  const hidden = event => FlowTable.isHidden(callbacks[event.callback], document.documentElement.dataset.calls);

  const address = () => `${Flow.address(flow)}${beside ? `&beside=${beside}` : ''}`;
  const remember = () => {
    // Browsers refuse too many changes in a short time; the next one that they take is right again.
    try { history.replaceState(null, '', `#${address()}`); } catch {}
  };

  const showTrace = () => {
    const release = flow.ios || trace.platform.ios;
    const other = beside && beside !== release ? Simulator.simulate(Flow.input(simulated, beside)) : null;
    const table = other?.steps ? FlowTable.beside([trace, other], told, hidden) : FlowTable.lanes(trace, told, hidden);
    result.replaceChildren(table);
    [...table.tBodies].forEach((body, index) => { body.id = `play-step-${index + 1}`; });
    picture.replaceChildren(...FlowPicture.show(trace, states, told));
    const calls = trace.steps.reduce((sum, step) => sum + step.events.length, 0);
    const differing = table.querySelectorAll('tr:has(.different)').length;
    status.textContent = other?.steps ? words(told.differences, differing) : words(told.count, calls, trace.platform.ios);
  };

  const showPossible = () => {
    const text = filter.value.trim().toLowerCase();
    const actions = Simulator.possible(Flow.input(flow)).map(named).filter(action => action.toLowerCase().includes(text));
    possible.replaceChildren(...groups.map(([name]) => [name, actions.filter(action => groupOf(action) === name)]).filter(([, list]) => list.length)
      .map(([name, list]) => element('section', {}, element('h3', {}, told[name]), element('ul', {}, ...list.map(action => element('li', {}, element('button', { type: 'button', translate: 'no', 'data-action': action }, action)))))));
    if (!actions.length) possible.replaceChildren(told.impossible);
  };

  // Which line of the text is wrong.
  const stepOf = ({ where }) => /^steps\[(\d+)\]/.exec(where)?.[1];

  // The simulator speaks English.
  const problem = (step, message) => element('li', {},
    step === undefined ? '' : `${words(told.step, Number(step) + 1)}: `, element('span', { lang: 'en' }, message));

  // The steps before the first that cannot be read are simulated all the same.
  const read = ({ problems: found }) => {
    const numbers = found.map(stepOf);
    return numbers.includes(undefined) ? null : { ...flow, steps: flow.steps.slice(0, Math.min(...numbers.map(Number))) };
  };

  const run = () => {
    // Who is quicker than the module is answered when it is there.
    if (!ready) return;
    const answer = Simulator.simulate(Flow.input(flow));
    const wrong = answer.problems ? answer.problems.map(each => [stepOf(each), each.message, each.where])
      : [[undefined, answer.problem, 'structure'], ...answer.steps.map((step, index) => [index, step.problem])].filter(([, message]) => message);
    const isEmpty = !structure.value.trim();
    problems.replaceChildren(...(isEmpty ? [element('li', {}, words(told.empty, flow.structure))] : []), ...wrong.map(each => problem(...each)));
    problems.hidden = !problems.children.length;
    structure.setAttribute('aria-invalid', String(wrong.some(([, , where]) => where === 'structure')));
    steps.setAttribute('aria-invalid', String(wrong.some(([step]) => step !== undefined)));
    simulated = answer.problems ? read(answer) : flow;
    // Where nothing can be read, the last table stands until the words are right again.
    result.classList.toggle('stale', !simulated);
    possible.replaceChildren();
    if (!simulated) return;
    trace = simulated === flow ? answer : Simulator.simulate(Flow.input(simulated));
    showTrace();
    if (simulated === flow) showPossible();
  };

  const fill = () => {
    // Who types goes on with what stands there: a blank at its end, or nothing yet.
    const typed = structure.value.trim();
    if (typed !== flow.structure && (typed || document.activeElement !== structure)) structure.value = flow.structure;
    if (Flow.lines(steps.value).join('\n') !== flow.steps.join('\n')) steps.value = flow.steps.join('\n');
    steps.rows = Math.max(2, flow.steps.length + 1);
    ios.value = flow.ios;
    idiom.value = flow.idiom;
    besides.value = beside;
    find('undo').disabled = !past.length;
    find('redo').disabled = !future.length;
  };

  const change = (next, kept = true) => {
    if (kept) {
      past.push(flow);
      if (past.length > 200) past.shift();
      future.length = 0;
    }
    flow = next;
    fill();
    run();
    remember();
  };

  const back = (from, to) => () => {
    if (!from.length) return;
    to.push(flow);
    flow = from.pop();
    fill();
    run();
    remember();
    // A button that can do no more gives the focus to the other one.
    if (!from.length) find(from === past ? 'redo' : 'undo').focus();
  };

  const add = action => {
    filter.value = '';
    change({ ...flow, steps: [...flow.steps, action] });
    // The strip stays where it is, and what the action has caused comes to be seen beside it.
    result.querySelector('tbody:last-of-type tr.step')?.scrollIntoView({ block: 'nearest' });
    const strip = picture.querySelector('.film');
    if (strip) strip.scrollLeft = strip.scrollWidth;
  };

  let typing = 0;
  const typed = () => {
    clearTimeout(typing);
    typing = setTimeout(() => change({
      ...flow, structure: structure.value.trim() || 'nav(A)', steps: Flow.lines(steps.value),
    }), 200);
  };

  const copies = {
    link: () => new URL(`#${address()}`, location).href, yaml: () => Flow.yaml(flow), command: () => Flow.command(flow), markdown: () => Flow.markdown(trace, told),
    mermaid: () => Flow.mermaid(trace, told), svg: () => Flow.svg(trace, '', told), swift: () => Flow.swift(flow, trace),
    embed: () => `<iframe src="${new URL(told.embed, location.href).href}#${address().replace(/"/g, '%22')}" width="100%" height="480" loading="lazy" title="${Flow.command(flow).replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)}"></iframe>`,
  };
  const copy = async button => {
    if (!trace) return;
    const text = copies[button.value]();
    const shown = find('copied');
    shown.value = text;
    shown.hidden = false;
    shown.rows = Math.min(12, text.split('\n').length + 1);
    try {
      await navigator.clipboard.writeText(text);
      find('copy-status').textContent = told.copied;
    } catch {
      // Without leave to write there, the reader copies what is selected.
      shown.focus();
      shown.select();
      find('copy-status').textContent = told.select;
    }
  };

  form.addEventListener('submit', event => event.preventDefault());
  structure.addEventListener('input', typed);
  structure.addEventListener('blur', () => { if (!structure.value.trim()) { fill(); run(); } });
  steps.addEventListener('input', typed);
  ios.addEventListener('change', () => {
    try { if (ios.value) localStorage.setItem(key, ios.value); else localStorage.removeItem(key); } catch {}
    change({ ...flow, ios: ios.value });
  });
  idiom.addEventListener('change', () => change({ ...flow, idiom: idiom.value }));
  besides.addEventListener('change', () => { beside = besides.value; run(); remember(); });
  document.addEventListener('calls', () => { if (simulated) showTrace(); });
  filter.addEventListener('input', () => { if (simulated === flow) showPossible(); });
  filter.addEventListener('keydown', event => {
    const first = possible.querySelector('button');
    if (event.key !== 'Enter' || event.isComposing || !first) return;
    event.preventDefault();
    add(first.dataset.action);
  });
  possible.addEventListener('click', event => {
    const action = event.target.closest('button')?.dataset.action;
    if (!action) return;
    add(action);
    // The button is gone: who goes by keyboard goes on where the next ones are. On a phone, the field would bring its keyboard.
    if (!event.detail) filter.focus({ preventScroll: true });
  });
  find('undo').addEventListener('click', back(past, future));
  find('redo').addEventListener('click', back(future, past));
  find('clear').addEventListener('click', () => change({ ...flow, steps: [], more: {} }));
  // The address has the flow, and nothing else.
  picture.addEventListener('click', event => {
    const link = event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    document.querySelector(link.hash)?.scrollIntoView({ block: 'start' });
  });
  form.addEventListener('click', event => {
    const button = event.target.closest('[name=copy]');
    if (button) copy(button);
  });
  addEventListener('hashchange', () => {
    if (location.hash && !own()) return remember();
    flow = onRelease(Flow.parse(own()));
    beside = new URLSearchParams(location.hash.slice(1)).get('beside') ?? '';
    fill();
    run();
  });

  fill();
  form.hidden = false;
  form.ariaBusy = 'true';
  Simulator.load(told.module).then(() => {
    ready = true;
    status.textContent = '';
    document.getElementById('play-missing').hidden = true;
    run();
    form.ariaBusy = 'false';
  }, () => {
    form.hidden = true;
    document.getElementById('play-missing').hidden = false;
    status.textContent = '';
  });
})();
