// A long scenario has one step open at a time: the small screens lead to each, the player opens what it comes to, and a
// button opens all of them. On paper, and without script, all are.
(() => {
  const film = document.querySelector('.film');
  const tables = [...document.querySelectorAll('#sequence table.sequence')];
  const all = document.querySelector('.open-all');
  const [every, none] = [-1, -2];
  if (!film || !all) return;
  const open = index => {
    for (const table of tables) {
      [...table.tBodies].forEach((body, place) => {
        const isOpen = index === every || place === index;
        body.classList.toggle('open', isOpen);
        body.querySelector('.opener').ariaExpanded = String(isOpen);
      });
    }
    all.hidden = index === every;
  };
  all.addEventListener('click', () => {
    open(every);
    // The button is gone.
    tables.find(table => table.checkVisibility())?.querySelector('.opener')?.focus({ preventScroll: true });
  });
  for (const table of tables) {
    table.classList.add('long');
    [...table.tBodies].forEach((body, index) => {
      const number = body.querySelector('.step-number');
      const button = Object.assign(document.createElement('button'), { type: 'button', className: 'opener' });
      number.replaceWith(button);
      button.append(number);
      button.addEventListener('click', () => open(button.ariaExpanded === 'true' ? none : index));
    });
  }

  // What the address or the player leads to is opened.
  const lead = element => {
    const body = element?.closest?.('#sequence tbody');
    if (!body) return false;
    if (!body.classList.contains('open')) open([...body.parentElement.tBodies].indexOf(body));
    return true;
  };
  const addressed = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (lead(target)) target.scrollIntoView({ block: target.matches('.step') ? 'start' : 'center' });
  };
  addEventListener('hashchange', addressed);
  document.addEventListener('moment', ({ detail }) => lead(detail));
  // What only prepares is not what the reader has come for; here it is a step like the others.
  for (const body of document.querySelectorAll('#sequence tbody.preparation')) body.classList.remove('preparation');
  open([...tables[0].tBodies].findIndex(body => body.matches('.open')));
  addressed();
})();
