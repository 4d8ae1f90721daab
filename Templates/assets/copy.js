// A button at each piece of code and each table: it copies the text, or the table as Markdown, as much of it as is shown.
(() => {
  const { code: codeLabel, table: tableLabel, done } = document.currentScript.dataset;
  const told = Object.assign(document.createElement('p'), { className: 'told' });
  told.setAttribute('role', 'status');

  // A page on a disk has no clipboard to write to; a selection can be copied anywhere.
  const copy = async text => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = Object.assign(document.createElement('textarea'), { value: text });
      told.after(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
  };

  const plain = cell => {
    const parts = [];
    const walk = node => {
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.data);
      // What is out of sight says what the place of a cell says; links to a row say nothing.
      else if (node.checkVisibility?.() && !node.matches('button, label, .anchor')) node.childNodes.forEach(walk);
    };
    cell.childNodes.forEach(walk);
    return parts.join('').replace(/\s+/g, ' ').trim().replace(/[\\|<]/g, sign => `\\${sign}`);
  };
  // A cell over several columns stands in the first of them.
  const cells = row => [...row.cells].flatMap(cell => [plain(cell), ...Array(cell.colSpan - 1).fill('')]);
  const markdown = table => {
    const shown = [...table.rows].filter(row => row.checkVisibility() && !row.matches('.left-out')).map(cells);
    const width = Math.max(...shown.map(row => row.length));
    const head = table.tHead ? shown.shift() : [];
    const line = row => `| ${[...row, ...Array(Math.max(0, width - row.length)).fill('')].join(' | ')} |`;
    return [line(head), `|${' --- |'.repeat(width)}`, ...shown.map(line)].join('\n') + '\n';
  };

  const add = (label, place, text) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy', textContent: label });
    button.addEventListener('click', async () => {
      await copy(text());
      button.textContent = told.textContent = done;
      setTimeout(() => { button.textContent = label; told.textContent = ''; }, 2000);
    });
    place(button);
  };
  // The playground and a scenario's calls have buttons of their own.
  const isOwn = element => !element.closest('#play, #chooser, #embed, #sequence, .player');
  for (const code of document.querySelectorAll('main pre > code:only-child')) if (isOwn(code)) add(codeLabel, button => code.parentElement.after(button), () => code.textContent);
  for (const table of document.querySelectorAll('main table')) {
    if (isOwn(table)) add(tableLabel, button => (table.closest('.scroll') ?? table).after(button), () => markdown(table));
  }
  document.body.append(told);
})();
