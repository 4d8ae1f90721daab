// The reader's choices that go from page to page: light or dark, and the language. It runs in the head, so that no page is shown in the wrong one first.
(() => {
  const root = document.documentElement;
  const key = 'lifeline-theme';

  const show = theme => {
    if (/^(light|dark)$/.test(theme)) root.dataset.theme = theme; else delete root.dataset.theme;
    const select = document.getElementById('theme');
    if (select) select.value = root.dataset.theme ?? 'auto';
  };
  // A browser may refuse storage: the choice then holds for the page.
  const recall = () => { try { show(localStorage.getItem(key)); } catch {} };

  addEventListener('change', ({ target }) => {
    if (target.id !== 'theme') return;
    show(target.value);
    try { localStorage.setItem(key, target.value); } catch {}
  });
  // The switch has been read; pages open elsewhere or brought back follow.
  for (const event of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(event, recall);

  // Another language shows the same: what was searched, compared or chosen goes along.
  addEventListener('click', ({ target }) => {
    const link = target.closest?.('.languages a');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  });

  // A stroke on / leads to the search, but not out of a field.
  addEventListener('keydown', event => {
    if (event.key !== '/' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.('input, textarea, select, [contenteditable]')) return;
    const field = document.getElementById('query') ?? document.querySelector('.site-search input');
    if (!field) return;
    field.focus();
    event.preventDefault();
  });

  root.classList.add('script');
  recall();
})();
