// Makes questions about flows that nobody wrote: from what is possible at each moment, drawn by the number in the address,
// so that whoever opens it gets the same ten. The simulator answers them; nothing here knows an order.
const Practice = (() => {
  const called = ({ subject, callback, argument }) => `${subject} ${callback}${argument ? ` ${argument}` : ''}`;
  const filled = (text, ...values) => values.reduce((all, value, index) => all.replaceAll(`{${index + 1}}`, () => value), text);

  const levels = {
    core: {
      structures: ['nav(List)', 'nav(List, Detail)', 'tabBar(Home, Search)', 'tabBar(nav(Home), Search)', 'Root', 'nav(List) ; List presents Filter as pageSheet'],
      actions: /^(push|pop|popToRoot|present \w+ as (fullScreen|pageSheet)|dismiss|selectTab)\b/,
      releases: [''], steps: 3,
    },
    advanced: {
      structures: ['nav(List, Detail, More)', 'tabBar(nav(Home, Detail), Search)', 'page(One, Two)', 'Screen contains nav(List)', 'nav(Screen contains Chart)', 'split(primary: List, secondary: Detail)', 'nav(List) ; List presents Filter as pageSheet', 'tabBar(nav(Home), nav(Search))'],
      actions: /^(push|pop|popTo|popToRoot|present \w+ as (fullScreen|pageSheet|overFullScreen|currentContext)|dismiss|selectTab|(begin|cancel|finish)Interactive\w+|page\w+|showDetail|(add|remove)Child|setStack)\b/,
      releases: ['', '18', '17', '15', '12'], steps: 4,
    },
  };
  const essential = /^(viewDidLoad|view(Will|Did)(Appear|Disappear))$/;
  const kinds = ['order', 'next', 'decode', 'count', 'release'];

  // What each question is made of: a flow, what it causes, and the calls of its steps that may be asked for.
  const input = ({ structure, ios, steps }) => ({ structure, platform: ios ? { ios } : {}, steps: steps.map(action => ({ do: action })) });
  const address = ({ structure, ios, steps }) => new URLSearchParams([['s', structure], ...steps.map(step => ['do', step]), ...(ios ? [['ios', ios]] : [])]);
  const run = flow => {
    const trace = Simulator.simulate(input(flow));
    if (!trace.steps || trace.steps.some(step => step.problem)) return null;
    const steps = trace.steps.map(step => step.events.filter(({ callback }) => essential.test(callback)));
    const isKnown = step => steps[step].every(({ standing }) => standing === 'observed');
    return { flow, trace, steps, isKnown, words: steps.map(events => events.map(called)) };
  };

  const possible = flow => Simulator.possible(input(flow));
  const added = (flow, action) => ({ ...flow, steps: [...flow.steps, action] });

  // Names as people would choose them, in place of those that the simulator proposes.
  const named = (action, taken) => {
    const next = ['Editor', 'Info', 'Photo', 'Map', 'Help', 'Menu'].find(name => !taken.includes(name));
    return next ? action.replace(/\bNew\d*\b/, next) : action;
  };

  const walk = (level, draw) => {
    let flow = { structure: draw.one(level.structures), ios: draw.one(level.releases), steps: [] };
    for (let count = 1 + draw.below(level.steps); count > 0; count -= 1) {
      const choices = possible(flow).filter(action => level.actions.test(action));
      if (!choices.length) break;
      // Each word is as likely as any other, however many objects it may be said of.
      const word = draw.one([...new Set(choices.map(action => action.split(' ')[0]))]);
      const chosen = named(draw.one(choices.filter(action => action.split(' ')[0] === word)), `${flow.structure} ${flow.steps}`);
      flow = added(flow, chosen);
    }
    return flow.steps.length ? run(flow) : null;
  };

  const make = (kind, level, draw, words) => {
    const made = walk(level, draw);
    if (!made) return null;
    const step = made.steps.length - 1;
    const { flow, trace } = made;
    const texts = made.words[step];
    const isOnce = texts.every(text => texts.filter(other => other === text).length === 1);
    const isAskable = made.isKnown(step) && isOnce;
    const base = {
      kind, first: trace.structure, on: step ? trace.steps[step - 1].structure : '', done: flow.steps.slice(0, step), given: [], calls: texts,
      ios: trace.platform.ios, flow: `${address(flow)}`, doing: [flow.steps[step], ''],
    };
    // The right choice and the others, shuffled; of each other one what refutes it.
    const among = (right, wrong, more, least = 2) => {
      if (wrong.length < least) return null;
      const all = draw.shuffled([[right, []], ...wrong.slice(0, 3)]);
      return { ...base, ...more, choices: all.map(([choice]) => choice), refuted: all.map(([, reason]) => reason), answer: [all.findIndex(([choice]) => choice === right)] };
    };
    if (kind === 'order') {
      const calls = draw.shuffled(texts.map((_, index) => index)).slice(0, 6).sort((a, b) => a - b);
      if (!isAskable || calls.length < 3) return null;
      const places = draw.shuffled(calls.map((_, index) => index));
      const given = places.every((place, index) => place === index) ? places.reverse() : places;
      return { ...base, prompt: words.asksOrder, choices: given.map(place => [texts[calls[place]]]), answer: calls.map((_, index) => given.indexOf(index)), refuted: given.map(() => []) };
    }
    if (kind === 'next') {
      if (!isAskable || texts.length < 2) return null;
      const place = 1 + draw.below(texts.length - 1);
      const names = [...new Set(made.steps.flat().map(({ subject }) => subject))];
      const absent = names.flatMap(name => ['viewWillAppear', 'viewDidAppear', 'viewWillDisappear', 'viewDidDisappear', 'viewDidLoad'].map(callback => `${name} ${callback}`)).filter(text => !trace.steps[step].events.some(event => called(event) === text));
      const wrong = draw.shuffled([
        ...texts.slice(place + 1).map((text, index) => [[text], [words.later, [place, place + 1 + index], []]]),
        ...absent.map(text => [[text], [words.absent, [place], []]]),
      ]);
      return among([texts[place]], wrong, { prompt: words.asksNext, given: texts.slice(0, place) });
    }
    if (kind === 'count') {
      if (!made.steps.every((_, index) => made.isKnown(index))) return null;
      const all = made.words.flat();
      const often = all.filter(text => all.filter(other => other === text).length > 1);
      const text = draw.one(often.length ? often : all.length ? all : ['']);
      if (!text) return null;
      const count = all.filter(other => other === text).length;
      const calls = Array(count).fill(text);
      const reason = [count === 1 ? words.once : filled(words.times, count), calls.map((_, index) => index), []];
      const numbers = [count - 1, count, count + 1, count + 2].filter(number => number >= 0);
      return { ...base, prompt: filled(words.asksCount, text), on: '', done: flow.steps, doing: null, calls, choices: numbers.map(String), answer: [numbers.indexOf(count)], refuted: numbers.map(number => (number === count ? [] : reason)) };
    }
    const differs = (calls, from) => {
      const first = calls.findIndex((call, index) => call !== from[index]);
      return [first < 0 ? calls.length - 1 : first];
    };
    if (kind === 'decode') {
      if (!isAskable || texts.length < 2) return null;
      const before = { ...flow, steps: flow.steps.slice(0, step) };
      const taken = `${flow.structure} ${before.steps}`;
      // The same name in each, so that no name gives it away.
      const own = flow.steps[step].split(' ');
      const isNew = own[1] && !taken.includes(own[1]);
      const others = draw.shuffled(possible(before)).slice(0, 14).map(action => (isNew ? action.replace(/\bNew\d*\b/, own[1]) : named(action, taken)))
        .filter(action => action !== flow.steps[step]);
      const wrong = [];
      for (const action of others) {
        const other = wrong.length < 3 && run(added(before, action));
        if (!other || !other.words[step].length || texts.every(text => other.words[step].includes(text))) continue;
        if (!other.words[step].some(text => texts.some(call => call.split(' ')[0] === text.split(' ')[0]))) continue;
        wrong.push([[action], [words.causesOther, differs(other.words[step], texts), other.words[step]]]);
      }
      return among([flow.steps[step]], wrong, { prompt: words.asksDecode, given: texts, doing: null });
    }
    // The order of other releases, each once.
    if (!isAskable || texts.length < 2) return null;
    const seen = new Set([texts.join()]);
    const wrong = [];
    for (const ios of ['26', '18', '17', '15', '12', '10']) {
      const other = run({ ...flow, ios });
      if (!other || !other.isKnown(step) || !other.words[step].length || seen.has(other.words[step].join())) continue;
      seen.add(other.words[step].join());
      wrong.push([other.words[step], [filled(words.elsewhere, `iOS ${ios}`), differs(texts, other.words[step]), []]]);
    }
    return among(texts, wrong, { prompt: filled(words.asksRelease, trace.platform.ios) }, 1);
  };

  // Ten questions, no two alike. What one kind has not, after some flows, the next one has.
  const makes = function* (name, seed, words) {
    const level = Object.hasOwn(levels, name) ? levels[name] : levels.core;
    const draw = Lots(seed * 2 + (level === levels.advanced ? 1 : 0));
    const found = [];
    const asked = new Set();
    for (let tries = 0; found.length < 10 && tries < 2000; tries += 1) {
      const question = make(kinds[(found.length + Math.floor(tries / 40)) % kinds.length], level, draw, words);
      const key = question && JSON.stringify([question.kind, question.flow, question.given]);
      if (question && !asked.has(key)) {
        asked.add(key);
        found.push({ ...question, id: `${name}.${seed}.${found.length + 1}` });
      }
      yield found;
    }
    return found;
  };

  const questions = (name, seed, words) => [...makes(name, seed, words)].pop() ?? [];

  // The same, a flow at a time, so that the page answers its reader meanwhile.
  const questionsInTime = async (name, seed, words) => {
    let found = [];
    let rested = performance.now();
    for (found of makes(name, seed, words)) {
      if (performance.now() - rested < 12) continue;
      await new Promise(done => setTimeout(done));
      rested = performance.now();
    }
    return found;
  };

  const begin = async ask => {
    const app = document.getElementById('drill-app');
    const values = new URLSearchParams(location.search);
    const name = Object.hasOwn(levels, values.get('level')) ? values.get('level') : 'core';
    const wanted = Number.parseInt(values.get('seed') ?? '', 10);
    const seed = Number.isSafeInteger(wanted) && wanted > 0 ? Math.min(wanted, 999999) : 1;
    const form = document.getElementById('practice');
    try {
      await Simulator.load(app.dataset.module);
    } catch {
      document.getElementById('practice-missing').hidden = false;
      return;
    }
    form.elements.level.value = name;
    form.elements.seed.value = seed;
    document.getElementById('practice-next').href = `?level=${name}&seed=${seed % 999999 + 1}#drills`;
    form.hidden = false;
    ask({ unit: 'practice', questions: await questionsInTime(name, seed, app.dataset) });
  };

  return { begin, questions };
})();
