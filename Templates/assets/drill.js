// Asks the questions of a lesson one after the other, judges what is chosen by the simulation's calls, and keeps in this
// browser which were right. `?seed=7` in the address asks ten others, the same for everybody. On the page of the course it
// shows how far the reader is.

// Numbers that look drawn by lot, and follow from one: the same on every machine.
const Lots = seed => {
  let state = seed >>> 0;
  const below = bound => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
  const one = list => list[below(list.length)];
  const shuffled = list => {
    const left = [...list];
    for (let last = left.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [left[last], left[other]] = [left[other], left[last]];
    }
    return left;
  };
  return { below, one, shuffled };
};

(() => {
  const key = 'lifeline-course';
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
  const filled = (text, ...values) => values.reduce((all, value, index) => all.replaceAll(`{${index + 1}}`, () => value), text);

  // What others, or an older page, may have left there is not trusted.
  const load = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(key));
      const units = Object.entries(kept?.units ?? {}).filter(([, done]) => Array.isArray(done));
      return new Map(units.map(([unit, done]) => [unit, new Set(done.map(String))]));
    } catch {
      return new Map();
    }
  };
  const text = progress => JSON.stringify({ units: Object.fromEntries([...progress].map(([unit, done]) => [unit, [...done].sort()])) });
  const keep = progress => {
    try { localStorage.setItem(key, text(progress)); } catch { /* Where nothing may be kept, nothing is. */ }
    dispatchEvent(new Event('progress'));
  };

  const app = document.getElementById('drill-app');
  const tools = document.getElementById('progress');
  if (tools) showProgress();
  const own = document.getElementById('drill-data');
  if (own) ask(JSON.parse(own.textContent));
  else if (app) Practice.begin(ask);

  function showProgress() {
    const words = tools.dataset;
    const sum = document.getElementById('progress-sum');
    const show = () => {
      const progress = load();
      if (app) return filled(words.sum, progress.get('practice')?.size ?? 0);
      const counts = [0, 0, 0, 0];
      for (const unit of document.querySelectorAll('[data-unit]')) {
        const all = Number.parseInt(unit.querySelector('.platform').textContent, 10);
        const done = Math.min(progress.get(unit.dataset.unit)?.size ?? 0, all);
        const isDone = all > 0 && done === all;
        [done, all, +isDone, 1].forEach((count, index) => { counts[index] += count; });
        unit.querySelector('.progress').textContent = isDone ? `✓ ${words.all}` : done ? filled(words.some, done, all) : '';
      }
      return counts[0] ? filled(words.sum, ...counts) : words.none;
    };
    // Answers are given here, on another page, or in another window.
    for (const event of ['pageshow', 'storage', 'progress']) addEventListener(event, () => { sum.textContent = show(); });
    tools.hidden = false;
    document.getElementById('progress-save').addEventListener('click', () => {
      const link = element('a', { href: URL.createObjectURL(new Blob([text(load())], { type: 'application/json' })), download: words.file });
      link.click();
      URL.revokeObjectURL(link.href);
    });
    document.getElementById('progress-reset').addEventListener('click', () => {
      try { localStorage.removeItem(key); } catch { /* There is nothing then. */ }
      show();
      sum.textContent = words.gone;
    });
  }

  // The questions of a lesson, or those that practice has made.
  function ask(data) {
    const words = app.dataset;
    const seed = data.questions ? NaN : Number.parseInt(new URLSearchParams(location.search).get('seed') ?? '', 10);
    const isSeeded = Number.isFinite(seed);
    const questions = data.questions ?? (isSeeded ? Lots(seed).shuffled(data.drills.flat()).slice(0, 10) : data.drills.map(([first]) => first));
    const results = questions.map(() => null);
    let place = 0;

    const head = element('p', { className: 'drill-head quiet' });
    const body = element('div', { className: 'drill' });
    const judged = element('div', { className: 'judged' });
    judged.setAttribute('role', 'status');
    const buttons = element('p', { className: 'drill-buttons' });
    const sum = element('p', { className: 'drill-sum' });
    sum.setAttribute('role', 'status');
    app.append(head, body, judged, buttons, sum, more());
    const list = document.getElementById('drill-list');
    if (list) list.hidden = true;
    app.hidden = false;

    function more() {
      const line = element('p', { className: 'drill-more' });
      if (data.questions) return line;
      if (isSeeded) {
        line.append(filled(words.seed, seed), ' ', element('a', { href: location.pathname + '#drills', textContent: words.own }), ' · ');
      }
      const other = isSeeded ? seed + 1 : 1;
      line.append(element('a', { href: `?seed=${other}#drills`, textContent: words.more }));
      if (words.practice) line.append(' · ', element('a', { href: words.practice, textContent: words.endless }));
      return line;
    }

    function setting(question) {
      const list = element('dl', { className: 'setting' });
      const row = (name, ...parts) => list.append(element('div', {}, element('dt', { textContent: name }), element('dd', {}, ...parts)));
      row(words.first, code(question.first));
      // Practice has the words of the scenario language alone.
      const isCode = question.doing && !question.doing[1];
      if (question.done.length) row(words.done, ...(isCode ? choiceParts(question.done) : [question.done.join(' → ')]));
      if (question.on) row(words.on, code(question.on));
      if (question.doing) row(words.doing, ...(question.doing[1] ? [question.doing[0], ' ', code(question.doing[1])] : [code(question.doing[0])]));
      return list;
    }

    const calls = (list, marked = new Set(), className = 'calls-shown') =>
      element('ol', { className }, ...list.map((call, index) => {
        if (!marked.has(index)) return element('li', {}, code(call));
        return element('li', {}, element('mark', {}, code(call)), element('span', { className: 'marked', textContent: ` ← ${words.marked}` }));
      }));

    // Text, one piece of code, or calls in a row.
    const choiceParts = choice => {
      if (typeof choice === 'string') return [choice];
      return choice.flatMap((call, index) => (index ? [' → ', code(call)] : [code(call)]));
    };

    function show(movesFocus = true) {
      const question = questions[place];
      head.textContent = filled(words.number, place + 1, questions.length);
      judged.replaceChildren();
      judged.className = 'judged';
      const prompt = element('h3', { id: 'drill-prompt', textContent: question.prompt, tabIndex: -1 });
      const parts = [prompt];
      if (question.statement) parts.push(element('blockquote', { className: 'statement' }, element('p', { textContent: question.statement })));
      if (question.first) parts.push(setting(question));
      if (question.code) parts.push(element('pre', {}, code(question.code)));
      if (question.given.length) {
        parts.push(element('p', { className: 'label', textContent: ['decode', 'bug'].includes(question.kind) ? words.lines : words.given }));
        parts.push(calls(question.given, new Set(), 'calls-given'));
      }
      const answer = question.kind === 'order' ? order(question) : choose(question);
      body.replaceChildren(...parts, answer.field);
      const check = element('button', { type: 'button', textContent: words.check, className: 'primary' });
      check.addEventListener('click', () => judge(question, answer.value()));
      buttons.replaceChildren(check, ...moves());
      total();
      if (movesFocus) prompt.focus();
    }

    function moves() {
      const move = (step, name) => {
        const button = element('button', { type: 'button', textContent: name, className: step > 0 ? 'next' : 'back' });
        button.addEventListener('click', () => { place += step; show(); });
        return button;
      };
      return [
        ...(place > 0 ? [move(-1, words.previous)] : []),
        ...(place + 1 < questions.length ? [move(1, words.next)] : []),
      ];
    }

    function choose(question) {
      const field = element('fieldset', { className: 'drill-choices' });
      field.setAttribute('aria-labelledby', 'drill-prompt');
      question.choices.forEach((choice, index) => {
        const input = element('input', { type: 'radio', name: 'drill', value: String(index) });
        field.append(element('label', {}, input, element('span', {}, ...choiceParts(choice))));
      });
      // What was said of another choice does not stand beside this one.
      field.addEventListener('change', () => {
        judged.replaceChildren();
        judged.className = 'judged';
      });
      field.addEventListener('keydown', event => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        buttons.querySelector('.primary').click();
      });
      return { field, value: () => {
        const chosen = field.querySelector('input:checked');
        return chosen && [Number(chosen.value)];
      } };
    }

    function order(question) {
      const items = question.choices.map((_, index) => index);
      const field = element('ol', { className: 'drill-order' });
      field.setAttribute('aria-labelledby', 'drill-prompt');
      const said = element('p', { className: 'said' });
      said.setAttribute('role', 'status');
      const draw = (moved, direction) => {
        field.replaceChildren(...items.map((item, index) => {
          const name = question.choices[item][0];
          const button = (step, sign, label) => {
            const made = element('button', { type: 'button', textContent: sign, disabled: index + step < 0 || index + step >= items.length });
            made.setAttribute('aria-label', filled(label, name));
            made.dataset.step = step;
            made.addEventListener('click', () => {
              [items[index], items[index + step]] = [items[index + step], items[index]];
              draw(item, step);
              said.textContent = filled(words.moved, name, index + step + 1, items.length);
            });
            return made;
          };
          const row = element('li', {}, code(name), element('span', { className: 'moves' }, button(-1, '↑', words.up), button(1, '↓', words.down)));
          row.dataset.item = item;
          return row;
        }));
        if (moved === undefined) return;
        const row = field.querySelector(`[data-item="${moved}"]`);
        const wanted = row.querySelector(`[data-step="${direction}"]`);
        (wanted.disabled ? row.querySelector('button:not(:disabled)') : wanted).focus();
      };
      draw();
      return { field: element('div', {}, field, said), value: () => [...items] };
    }

    function judge(question, given) {
      if (!given) {
        judged.replaceChildren(element('p', { textContent: words.choose }));
        return;
      }
      const isRight = given.length === question.answer.length && given.every((item, index) => item === question.answer[index]);
      const parts = [element('p', {}, element('strong', { textContent: isRight ? `✓ ${words.right}` : `✗ ${words.wrong}` }))];
      if (!isRight) parts.push(...refutation(question, given));
      else if (question.fix) parts.push(element('p', { textContent: words.fix }), element('pre', {}, code(question.fix)));
      const links = [];
      if (words.play && (!isRight || !question.link)) links.push(element('a', { href: `${words.play}#${question.flow}`, textContent: words.try, className: 'try' }), ' · ');
      if (question.link) links.push(element('a', { href: question.link, textContent: words.step }), ` · ${question.title}, `);
      parts.push(element('p', {}, ...links, `iOS ${question.ios}`));
      judged.className = `judged ${isRight ? 'right' : 'wrong'}`;
      judged.replaceChildren(...parts);
      if (results[place] === null) results[place] = isRight;
      else if (isRight) results[place] = true;
      if (isRight && !isSeeded) {
        const progress = load();
        // Practice never ends; what is kept of it does.
        const done = [...(progress.get(data.unit) ?? []), question.id].slice(-2000);
        progress.set(data.unit, new Set(done));
        keep(progress);
      }
      total();
      if (isRight) buttons.querySelector('.next')?.focus();
    }

    // What the simulation gives, with the calls marked that speak against the answer.
    function refutation(question, given) {
      if (question.kind === 'order') {
        const right = question.answer.map(item => question.choices[item][0]);
        const wrong = new Set([...right.keys()].filter(index => given[index] !== question.answer[index]));
        return [element('p', { textContent: words.order }), calls(right, wrong)];
      }
      const [reason, marked, own, other] = question.refuted[given[0]];
      const isOwn = own.length > 0;
      return [
        element('p', { textContent: reason }),
        element('p', { textContent: ['decode', 'bug'].includes(question.kind) ? words.caused : words.instead }),
        calls(isOwn ? own : question.calls, new Set(marked)),
        ...(other ? [element('p', {}, element('a', { href: other, textContent: words.other }))] : []),
      ];
    }

    show(false);

    function total() {
      const right = results.filter(Boolean).length;
      const isAll = right === questions.length;
      sum.textContent = right ? filled(words.sum, right, questions.length) : '';
      if (!isAll) return;
      sum.append(' ', words.finished);
      const next = document.getElementById('next-lesson');
      if (next && !isSeeded) sum.append(' ', element('a', { href: next.href, textContent: `${words.then}: ${next.textContent}` }));
    }
  }
})();
