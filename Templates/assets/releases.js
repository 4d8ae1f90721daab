// The release that the reader has chosen, on every page that is about one, and another beside it. It is remembered, and stands
// in the address. What is of some releases only says of which: `data-ios` has the first and the last.
(() => {
  const root = document.documentElement;
  const [select, beside] = ['release', 'beside'].map(id => document.getElementById(id));
  if (!select) return;
  const own = select.value;
  select.dataset.own = own;
  const key = 'lifeline-release';
  const isOffered = (list, value) => [...list.options].some(option => option.value === value && value);
  const stored = () => { try { return localStorage.getItem(key); } catch { return null; } };
  const store = value => { try { if (value) localStorage.setItem(key, value); else localStorage.removeItem(key); } catch {} };
  const covers = ({ dataset }, release) => {
    const [first, last] = dataset.ios.split(' ').map(Number);
    return first <= release && release <= last;
  };

  const flows = [...document.querySelectorAll('main a[href*="play.html#"]')].map(link => [link, link.hash]);
  const runs = [...document.querySelectorAll('.switch input')];
  const moments = document.querySelector('.moments');
  const all = [...document.querySelectorAll('[data-ios]:not(input)')];
  const newest = run => [...select.options].find(({ value }) => covers(run, value)).value;
  const runOf = release => runs.find(input => input.dataset.ios && covers(input, release));
  // Which release a run is simulated for: of those that give the same, the one that is chosen.
  const simulated = [...document.querySelectorAll('[data-simulated]')].map(span => [span, span.textContent]);
  const tellReleases = chosen => {
    for (const [span, usual] of simulated) {
      const [first, last] = span.dataset.bounds.split(' ').map(Number);
      const release = chosen.find(each => each && first <= each && each <= last);
      span.textContent = !release || release === own && first <= own && own <= last ? usual : span.dataset.simulated.replace('{1}', release);
    }
  };
  const tables = [...(moments?.children ?? [])].map(moment => moment.querySelector('table'));
  const cells = row => [...row.cells].slice(1);

  // What is like the page's own run is not in the table of another one: it is taken from there, numbered anew.
  const complete = table => {
    if (!table || table === tables[0] || table.dataset.isWhole) return;
    table.dataset.isWhole = true;
    let number = 0;
    [...table.tBodies].forEach((body, index) => {
      const alike = body.querySelector('.alike');
      const source = alike && tables[0].tBodies[index];
      if (source) {
        const width = table.querySelector('thead tr').cells.length;
        const rows = [...source.querySelectorAll('tr[id^=row], .left-out')].map(row => {
          const copy = row.cloneNode(true);
          if (!row.id) return copy;
          copy.removeAttribute('id');
          copy.classList.add('event');
          copy.cells[0].textContent = copy.cells[0].textContent.trim();
          while (copy.cells.length < width) copy.insertCell();
          return copy;
        });
        if (rows.length) alike.replaceWith(...rows);
        const fold = source.querySelector('.fold');
        if (fold) {
          body.classList.toggle('preparation', !table.matches('.long'));
          body.querySelector('.step th').append(' ', fold.cloneNode(true));
        }
      }
      for (const row of body.querySelectorAll('.event:not(.missing)')) row.cells[0].textContent = (number += 1);
    });
  };

  const calls = body => [...body.querySelectorAll('tr[id^=row], .event:not(.missing)')].map(row => ({
    row, key: cells(row).map(cell => [...cell.querySelectorAll('.who, code')].map(({ textContent }) => textContent).join(' ')).join(''),
  }));
  // The longest order of calls that both have, so that the fewest differ.
  const differing = (left, right) => {
    const lengths = Array.from({ length: left.length + 1 }, () => new Array(right.length + 1).fill(0));
    for (let at = left.length - 1; at >= 0; at -= 1) {
      for (let place = right.length - 1; place >= 0; place -= 1) {
        lengths[at][place] = left[at].key === right[place].key
          ? lengths[at + 1][place + 1] + 1 : Math.max(lengths[at + 1][place], lengths[at][place + 1]);
      }
    }
    const found = [];
    let [at, place] = [0, 0];
    while (at < left.length || place < right.length) {
      if (at < left.length && place < right.length && left[at].key === right[place].key) [at, place] = [at + 1, place + 1];
      else if (place >= right.length || (at < left.length && lengths[at + 1][place] >= lengths[at][place + 1])) found.push(left[at++].row);
      else found.push(right[place++].row);
    }
    return found;
  };
  const markDifferences = (left, right) => {
    for (const row of moments.querySelectorAll('.differs')) row.classList.remove('differs');
    if (!left || !right) return;
    [...left.tBodies].forEach((body, index) => {
      if (!right.tBodies[index]) return;
      for (const row of differing(calls(body), calls(right.tBodies[index]))) row.classList.add('differs');
    });
  };

  // A run that is not of a release, such as one on another device, is shown alone.
  const showRun = (run, other) => {
    if (run) run.checked = true;
    const [place, second] = [run ?? runs[0], other].map(input => runs.indexOf(input));
    const isPair = second >= 0 && second !== place;
    moments.classList.toggle('two', isPair);
    [...moments.children].forEach((moment, index) => {
      moment.classList.toggle('shown', index === place || (isPair && index === second));
      moment.classList.toggle('second', isPair && index === second);
    });
    complete(tables[place]);
    if (isPair) complete(tables[second]);
    markDifferences(isPair && tables[place], isPair && tables[second]);
    document.dispatchEvent(new CustomEvent('run', { detail: moments.children[place] }));
  };

  const show = (run = runOf(select.value)) => {
    const [release, other] = [select.value, beside.value];
    const isPossible = !select.selectedOptions[0].closest('.impossible');
    for (const element of all) {
      element.classList.toggle('chosen', covers(element, isPossible ? release : own) || (other !== '' && covers(element, other)));
    }
    root.classList.toggle('two-releases', other !== '' && all.filter(element => covers(element, release) !== covers(element, other)).length > 0);
    tellReleases([release, other]);
    document.querySelector('.impossible.caveat')?.toggleAttribute('hidden', isPossible);
    if (moments) showRun(run, other && runOf(other));
    const isSame = other !== '' && isPossible && !moments?.matches('.two');
    document.querySelector('.same-calls')?.toggleAttribute('hidden', !isSame);
    root.classList.toggle('same-releases', isSame);
    for (const [link, hash] of flows) {
      link.hash = isPossible && release !== own ? hash.replace(/&ios=[^&]*/, `&ios=${release}${other && `&beside=${other}`}`) : hash;
    }
    document.dispatchEvent(new Event('release'));
  };

  const write = hash => {
    const address = new URL(location);
    for (const [name, { value }, usual] of [['ios', select, own], ['beside', beside, '']]) {
      if (value === usual && !stored()) address.searchParams.delete(name); else if (value) address.searchParams.set(name, value); else address.searchParams.delete(name);
    }
    if (hash !== undefined) address.hash = hash;
    // A browser refuses too many changes in a short time.
    try { history.replaceState(history.state, '', address); } catch {}
  };
  const choose = () => {
    // The newest is what each page begins with: nothing is to be remembered.
    store(select.value === select.options[0].value ? '' : select.value);
    write();
    show();
  };
  const recall = () => {
    const asked = new URLSearchParams(location.search);
    const wish = asked.get('ios') ?? stored();
    select.value = isOffered(select, wish) ? wish : own;
    const other = asked.get('beside') ?? '';
    beside.value = isOffered(beside, other) ? other : '';
    const run = runs.find(input => location.hash === `#${input.value}`);
    if (run?.dataset.ios && !covers(run, select.value)) select.value = newest(run);
    show(run);
    if (run) run.closest('.switch').scrollIntoView();
  };

  select.addEventListener('change', choose);
  beside.addEventListener('change', choose);
  for (const input of runs) {
    input.addEventListener('change', () => {
      beside.value = '';
      if (input.dataset.ios) {
        select.value = covers(input, own) ? own : newest(input);
        store(select.value === select.options[0].value ? '' : select.value);
      }
      write(input.dataset.ios ? '' : input.value);
      show(input);
    });
  }
  for (const event of ['hashchange', 'pageshow']) addEventListener(event, ({ persisted }) => { if (event === 'hashchange' || persisted) recall(); });
  addEventListener('storage', ({ key: changed }) => { if (changed === key) recall(); });
  recall();

  // What copies is loaded when it is opened, by a reader or by a link to it.
  const downloads = document.getElementById('downloads');
  const lead = () => { if (downloads && location.hash === '#downloads') downloads.open = true; };
  downloads?.addEventListener('toggle', () => {
    document.body.append(Object.assign(document.createElement('script'), { src: downloads.dataset.script.replace('flow.js', 'save.js') }));
  }, { once: true });
  addEventListener('hashchange', lead);
  lead();
})();
