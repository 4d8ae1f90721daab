// Steps through a scenario's events, with the table and all diagrams showing the same moment. Position 0 is the page
// without a moment chosen, as it is without this script. The words stand in the page, to be translated there.
(() => {
  const player = document.getElementById('player');
  const data = JSON.parse(document.getElementById('player-data').textContent);
  const ownTable = document.querySelector('table.sequence:has(#row-1)') ?? document.querySelector('table.sequence');
  let table = ownTable;
  const find = name => player.querySelector(`[data-player="${name}"]`);
  const [play, range, speed, output, screen, states] = ['play', 'range', 'speed', 'output', 'screen', 'states'].map(find);
  const frames = [...document.querySelectorAll('.film li')];
  const byID = (...parts) => document.getElementById(parts.join('_'));
  // Diagrams and the reader leave out some rows of the table: a position is a row that both show, from 1, and `numbers` has
  // its number.
  let rows = [];
  const drawn = new Map(data.rows.map(({ row }) => [row, byID(data.sequence, `m${row}`)]));
  // The diagrams are of the page's own run; another one has its table alone.
  let messages = drawn;
  const steps = new Map(data.rows.map(({ row, step }) => [row, step]));
  const left = { essential: ['of-layout', 'of-other'], layout: ['of-other'] };
  let numbers = [];
  let count = 0;
  let position = 0;
  let timer = 0;
  let marked = [];
  // The rows above the one of the moment; all of them while there is none.
  let past = 0;

  const readRows = () => {
    const hidden = left[document.documentElement.dataset.calls] ?? [];
    const shown = table === ownTable ? data.rows.map(({ row }) => row) : rows.map((row, index) => index + 1);
    numbers = shown.filter(row => !hidden.some(name => rows[row - 1].classList.contains(name)));
    count = range.max = numbers.length;
  };

  const mark = (element, name) => {
    if (!element) return;
    element.classList.add(name);
    marked.push([element, name]);
  };

  const isNear = element => element?.checkVisibility({ contentVisibilityAuto: true });
  // Sideways only, inside the diagram's own box: the page stays where the reader has put it.
  const centre = element => {
    // What is far from the window has no layout, and would be laid out to be asked for its place.
    const box = isNear(element) ? element.closest('.scroll') : null;
    if (!box || box.scrollWidth <= box.clientWidth) return;
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  };

  // The page goes along with what the reader is looking at, the table or the sequence, and with nothing else.
  const follow = () => {
    const middle = innerHeight / 2;
    let shown = [table, ...(table === ownTable ? [byID(data.sequence)] : [])].findIndex(element => {
      const place = isNear(element) && element.getBoundingClientRect();
      return place && place.top < middle && place.bottom > middle;
    });
    // From above the table there is nothing else to look at: it leads there.
    if (shown < 0 && table.getBoundingClientRect().top > middle) shown = 0;
    const here = numbers[position - 1];
    const place = [rows[here - 1], messages.get(here)][shown]?.getBoundingClientRect();
    const bottom = player.getBoundingClientRect().top;
    if (place && (place.top < 0 || place.bottom > bottom)) scrollBy(0, place.top - bottom / 3);
  };

  const markStates = ({ id, start, path }) => {
    const taken = path.filter(({ row }) => row <= numbers[position - 1]);
    const last = taken.at(-1);
    const here = byID(id, 's', last?.state ?? start);
    mark(here, 'here');
    centre(here);
    if (last?.row !== numbers[position - 1]) return;
    for (const kind of ['t', 'l']) mark(byID(id, kind, last.transition), 'current');
  };

  const markMoment = () => {
    for (const [element, name] of marked) element.classList.remove(name);
    marked = [];
    document.body.classList.toggle('stepping', position > 0);
    const here = numbers[position - 1] ?? rows.length;
    // Only what was to come and has come, or the other way round: a long page has thousands of elements.
    for (let index = Math.min(past, here); index < Math.max(past, here); index += 1) {
      rows[index].classList.toggle('later', here < past);
      messages.get(index + 1)?.classList.toggle('later', here < past);
    }
    past = here;
    if (!position) return;
    document.dispatchEvent(new CustomEvent('moment', { detail: rows[here - 1] }));
    mark(rows[here - 1], 'current');
    mark(messages.get(here), 'current');
    centre(rows[here - 1].querySelector('.call'));
    centre(messages.get(here));
    if (table !== ownTable) return;
    data.diagrams.forEach(markStates);
    const panel = byID(data.hierarchy, `p${steps.get(here)}`);
    mark(panel, 'current');
    centre(panel);
  };

  // A row that the diagrams leave out leads to the next one that they show.
  const positionOf = address => {
    const number = Number(/^#?row-(\d+)$/.exec(address)?.[1] ?? 0);
    return number && numbers.filter(shown => shown < number).length + 1;
  };

  // The screen after the step, and the states that the controllers are in, beside the buttons: the diagrams may be far away.
  const showScreen = () => {
    const row = rows[numbers[position - 1] - 1];
    const at = row ? [...table.tBodies].indexOf(row.closest('tbody')) : -1;
    // The screens are those of the page's own run, and of those that have the same.
    screen.hidden = at < 0 || !frames[at]?.querySelector('.device').checkVisibility();
    frames.forEach((frame, index) => {
      if (frame.classList.toggle('now', index === at)) frame.firstElementChild.ariaCurrent = 'step';
      else frame.firstElementChild.ariaCurrent = null;
    });
    if (screen.dataset.step !== String(at)) {
      screen.dataset.step = at;
      screen.replaceChildren(...(frames[at] ? [frames[at].querySelector('.device').cloneNode(true)] : []));
    }
    const named = row && table === ownTable ? data.diagrams.filter(({ name }) => name) : [];
    states.hidden = !named.length;
    states.replaceChildren(...named.map(({ id, name, start, path }) => {
      const state = path.filter(({ row: number }) => number <= numbers[position - 1]).at(-1)?.state ?? start;
      const item = document.createElement('li');
      const who = document.createElement('b');
      who.textContent = name;
      who.translate = false;
      item.append(who, ` ${byID(id, 's', state)?.querySelector('text')?.textContent ?? ''}`);
      return item;
    }));
  };

  const tell = () => {
    showScreen();
    const number = numbers[position - 1];
    const row = rows[number - 1];
    const [words, call] = output.children;
    words.textContent = (row ? player.dataset.event : player.dataset.whole)
      .replace('{event}', number).replace('{count}', rows.length);
    call.textContent = row ? ['.who', '.call code'].map(part => row.querySelector(part).textContent).join(' ') : '';
    range.value = position;
    range.setAttribute('aria-valuetext', output.textContent.trim());
  };

  const show = to => {
    position = Math.min(Math.max(to, 0), count);
    markMoment();
    tell();
  };

  const writeAddress = () => {
    // A run that is not of a release has only this place in the address.
    if (location.hash.startsWith('#run-')) return;
    // Browsers refuse too many changes in a short time; the next one that they take is right again.
    try {
      history.replaceState(null, '', position ? `#row-${numbers[position - 1]}` : location.pathname + location.search);
    } catch {}
  };

  const setPlaying = plays => {
    clearTimeout(timer);
    timer = plays ? setTimeout(tick, 1000 / speed.value) : 0;
    player.classList.toggle('playing', plays);
    play.title = play.ariaLabel = plays ? player.dataset.pause : player.dataset.play;
    // A screen reader could not keep up with what is played: it tells where it stops.
    output.setAttribute('aria-live', plays ? 'off' : 'polite');
  };

  const move = to => {
    show(to);
    writeAddress();
    follow();
  };

  const tick = () => {
    setPlaying(position + 1 < count);
    move(position + 1);
  };

  const go = to => {
    setPlaying(false);
    move(to);
  };

  const toggle = () => {
    if (timer) return go(position);
    setPlaying(count > 1);
    move(position === 0 || position === count ? 1 : position);
  };

  const actions = {
    first: () => go(1), previous: () => go(position - 1), play: toggle, next: () => go(position + 1),
    last: () => go(count),
  };
  for (const [name, action] of Object.entries(actions)) {
    find(name).title = find(name).ariaLabel;
    find(name).addEventListener('click', action);
  }
  range.addEventListener('input', () => go(Number(range.value)));
  speed.addEventListener('change', () => { if (timer) setPlaying(true); });

  const keys = {
    ArrowLeft: actions.previous, ArrowRight: actions.next, Home: actions.first, End: actions.last, ' ': toggle,
  };
  player.addEventListener('keydown', event => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || target === speed) return;
    // The space bar presses the button that has the focus, as everywhere.
    if (!Object.hasOwn(keys, key) || (key === ' ' && target.closest('button'))) return;
    event.preventDefault();
    keys[key]();
  });

  // The tables of other runs stand in the same section; a page of prose has this table alone, and no section.
  (ownTable.closest('section') ?? ownTable).addEventListener('click', event => {
    const row = event.target.closest('th.number')?.closest('tr');
    const index = rows.indexOf(row);
    if (index >= 0) go(positionOf(`row-${index + 1}`));
  });

  const addressed = () => positionOf(location.hash);
  addEventListener('hashchange', () => {
    if (!addressed()) return;
    setPlaying(false);
    show(addressed());
  });

  // The player stands at the end of the page's text: this leads there from its beginning.
  const link = document.createElement('a');
  link.href = '#player';
  link.textContent = player.ariaLabel;
  link.addEventListener('click', event => {
    event.preventDefault();
    play.focus({ preventScroll: true });
  });
  const item = document.createElement('li');
  item.append(link);
  document.querySelector('.contents ul')?.append(item);

  const showRun = moment => {
    setPlaying(false);
    if (position) show(0);
    table = moment?.querySelector('table.sequence') ?? ownTable;
    messages = table === ownTable ? drawn : new Map();
    rows = [...table.querySelectorAll('tr[id^="row-"], tr.event:not(.missing)')];
    past = rows.length;
    readRows();
    show(addressed());
  };
  document.addEventListener('run', ({ detail }) => showRun(detail));

  // Another choice of calls has other positions: the moment stays, or goes on to the next one that is shown.
  document.addEventListener('calls', () => {
    const number = numbers[position - 1];
    readRows();
    show(number ? positionOf(`row-${number}`) : 0);
  });

  player.hidden = false;
  document.body.classList.add('has-player');
  showRun(document.querySelector('.moments > .shown'));
})();
