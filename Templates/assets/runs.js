// The runs of a scenario, on other releases and elsewhere: one is shown, or two with what differs between them.
const Runs = (() => {
  const moments = document.querySelector('.moments');
  const inputs = [...document.querySelectorAll('.switch input')];
  const tables = [...moments.children].map(moment => moment.querySelector('table'));
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
          while (copy.cells.length < width && !copy.querySelector('[colspan]')) copy.insertCell();
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
    const lengths = [...left, 0].map(() => [...right, 0].map(() => 0));
    for (let at = left.length; at--;) {
      for (let place = right.length; place--;) {
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
  const show = (run, other) => {
    // Where the chosen release cannot be run, it is the page's own.
    run ??= inputs[0];
    if (run) run.checked = true;
    const [place, second] = [run, other].map(input => inputs.indexOf(input));
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
    return isPair;
  };

  // What stands in the table that is shown where an element stands in the page's own.
  const standing = target => {
    const table = moments.querySelector('.shown:not(.second) table');
    if (!table || table === tables[0]) return target;
    const body = table.tBodies[[...tables[0].tBodies].indexOf(target.closest('tbody'))];
    const number = Number(/^row-(\d+)$/.exec(target.id)?.[1]);
    return [...table.querySelectorAll('.event:not(.missing)')][number - 1] ?? body;
  };

  return { inputs, own: tables[0], show, standing };
})();
