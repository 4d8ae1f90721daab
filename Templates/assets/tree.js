// The tree beside a scenario: what a topic holds comes when it is opened, as a script, since a page on a disk may fetch nothing
// else. Without it a topic has a link to where its scenarios stand.
(() => {
  const tree = document.querySelector('.tree');
  const home = tree?.querySelector('details:not([open]) a')?.getAttribute('href').replace(/[^/]*$/, '');
  let coming;
  const list = () => coming ??= new Promise((done, failed) => {
    const script = Object.assign(document.createElement('script'), { src: `${home}scenarios.js`, onerror: failed });
    script.onload = () => done(globalThis.lifelineScenarios);
    document.head.append(script);
  });
  tree?.addEventListener('toggle', ({ target: details }) => {
    if (!details.open || details.isWhole || details.querySelector('[aria-current]')) return;
    details.isWhole = true;
    list().then(topics => {
      details.querySelector('ul').replaceChildren(...(topics[details.dataset.topic] ?? []).map(([title, link]) => {
        const item = document.createElement('li');
        const anchor = Object.assign(document.createElement('a'), { href: home + link, textContent: title });
        item.append(anchor);
        return item;
      }));
    }, () => {});
  }, true);
})();
