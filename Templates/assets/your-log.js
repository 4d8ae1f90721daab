// The reader's own log: it is read in a worker while it is typed, and nothing of it leaves the page.
(() => {
  const form = document.getElementById('your-log');
  const told = form.dataset;
  const find = name => document.getElementById(`log-${name}`);
  const [input, file, release, records, pattern, status, counts, answerPart, copies] =
    ['text', 'file', 'release', 'records', 'pattern', 'status', 'counts', 'answer', 'copies'].map(find);
  const actions = JSON.parse(find('actions').textContent);
  const all = [...release.options].map(({ value }) => value).filter(Boolean).reverse();
  const { words, split } = LogStory;
  // Longer than this, nobody waits for a search of what has changed since.
  const patience = 300;
  const most = 4_000_000;
  let [module, worker, started, next, timer, typing] = [null, null, null, null, 0, 0];
  let answer = null;
  let lines = [];

  const kinds = {
    explained: 'explained', 'explained on other releases only': 'otherReleases', 'known variant': 'knownVariant', departs: 'departs', 'too little to tell': 'tooLittle',
  };
  const verdict = ({ verdict: name, events, departure }) => {
    if (!events.length) return told.noCalls;
    return name === 'departs' && departure?.line ? words(told.departsAt, departure.line) : told[kinds[name]] ?? name;
  };

  const clear = () => {
    answer = null;
    answerPart.replaceChildren();
    counts.textContent = '';
    form.removeAttribute('data-verdict');
    copies.hidden = true;
  };

  const show = (text, question) => {
    const found = JSON.parse(text);
    if (found.problems) {
      clear();
      status.textContent = found.problems.map(({ message }) => message).join(' ');
      return;
    }
    answer = found;
    lines = split(question.text);
    form.dataset.verdict = kinds[found.verdict] ?? '';
    status.textContent = verdict(found);
    counts.textContent = words(told.counts, found.events.length, found.leftAside.length);
    answerPart.replaceChildren(...LogStory.parts(found, lines, all, told, actions));
    answerPart.classList.remove('stale');
    copies.hidden = !found.steps.length;
    const play = find('play');
    if (play && found.structure) {
      const steps = found.steps.slice(0, 60).map(step => step.do);
      play.href = `${told.play}#${Flow.address({ structure: found.structure, ios: found.platform.ios, idiom: found.platform.idiom, steps, more: {} })}`;
    }
  };

  const stop = () => {
    worker?.terminate();
    [worker, started, next] = [null, null, null];
  };

  const fail = () => {
    stop();
    clear();
    status.textContent = told.failed;
  };

  const ask = question => {
    clearTimeout(timer);
    next = null;
    if (!worker) {
      worker = new Worker(told.worker);
      worker.addEventListener('error', event => {
        event.preventDefault();
        fail();
      });
    }
    started = performance.now();
    worker.onmessage = ({ data }) => {
      started = null;
      // A module that has failed answers nothing more.
      if (data === null) fail(); else if (next) ask(next); else show(data, question);
    };
    worker.postMessage({ module, question });
    // What takes long says so.
    timer = setTimeout(() => {
      if (started === null) return;
      status.textContent = told.reading;
      answerPart.classList.add('stale');
    }, patience);
  };

  const read = () => {
    if (!module) return;
    if (!input.value.trim()) {
      stop();
      clear();
      status.textContent = '';
      return;
    }
    const question = { text: input.value };
    if (release.value) question.release = release.value;
    if (pattern.value.trim()) question.pattern = pattern.value.trim();
    const names = records.value.split(/[\s,]+/).filter(Boolean);
    if (names.length) question.records = names;
    if (started === null) return ask(question);
    // A search is under way: what is soon ready is waited for, what is not is given up.
    next = question;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!next) return;
      const last = next;
      stop();
      ask(last);
    }, Math.max(0, patience - (performance.now() - started)));
  };

  const typed = () => {
    clearTimeout(typing);
    typing = setTimeout(read, 200);
  };
  const take = text => {
    input.value = text.slice(0, most);
    read();
  };
  const open = async blob => { if (blob) take(await blob.slice(0, most).text()); };

  const copy = async name => {
    const text = name === 'yaml' ? LogText.yaml(answer, lines, release.value)
      : LogText.plain(answer, lines, verdict(answer), answer.releases.length ? words(told.releases, LogStory.ranges(answer.releases, all, told)) : '');
    const shown = find('copied');
    shown.value = text;
    shown.hidden = false;
    shown.rows = Math.min(12, text.split('\n').length + 1);
    try {
      await navigator.clipboard.writeText(text);
      find('copy-status').textContent = told.copied;
    } catch {
      shown.focus();
      shown.select();
      find('copy-status').textContent = told.select;
    }
  };

  // A line of the log is shown where it was pasted.
  const lead = number => {
    let start = 0;
    const ends = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
    for (let line = 1; line < number && ends.exec(input.value); line += 1) start = ends.lastIndex;
    input.focus();
    input.setSelectionRange(start, start + (lines[number - 1]?.length ?? 0));
    input.scrollTop = input.scrollHeight * (number - 1) / Math.max(1, lines.length) - input.clientHeight / 3;
  };

  form.addEventListener('submit', event => event.preventDefault());
  for (const field of [input, records, pattern]) field.addEventListener('input', typed);
  release.addEventListener('change', read);
  file.addEventListener('change', () => open(file.files[0]));
  input.addEventListener('dragover', event => event.preventDefault());
  input.addEventListener('drop', event => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    open(dropped);
  });
  form.addEventListener('click', ({ target }) => { if (target.name === 'example') take(target.value); });
  find('clear').addEventListener('click', () => { take(''); input.focus(); });
  copies.addEventListener('click', ({ target }) => { if (target.name === 'copy' && answer) copy(target.value); });
  answerPart.addEventListener('click', ({ target }) => { if (target.dataset.line) lead(Number(target.dataset.line)); });

  form.hidden = false;
  (async () => {
    const found = await fetch(told.reader);
    if (!found.ok) throw new Error(`${found.status}`);
    module = await (found.headers.get('content-type')?.startsWith('application/wasm') ? WebAssembly.compileStreaming(found) : WebAssembly.compile(await found.arrayBuffer()));
    read();
  })().catch(() => {
    form.hidden = true;
    find('missing').hidden = false;
  });
})();
