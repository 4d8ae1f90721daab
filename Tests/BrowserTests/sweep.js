// What is held against every page, and needs neither axe nor a layout: names, numbers and orders that depend on a
// page's texts, where pages of the same elements differ. What is wrong is returned.
() => {
  const faults = [];
  const told = element => element.outerHTML.slice(0, 120);
  const all = selector => [...document.querySelectorAll(selector)];
  const text = element => element.textContent.trim().replace(/\s+/g, ' ');
  const labelled = element =>
    (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
      .map(id => text(document.getElementById(id) ?? document.createElement('i'))).join(' ').trim();
  const name = element =>
    labelled(element) || element.getAttribute('aria-label')?.trim() || text(element) || element.title.trim() ||
    [...element.querySelectorAll('img[alt]')].map(({ alt }) => alt).join(' ').trim();

  const ids = new Set();
  for (const { id } of all('[id]')) {
    if (ids.has(id)) faults.push(`the id '${id}' is given twice`);
    ids.add(id);
  }
  for (const image of all('img:not([alt]), [role=img]:not(svg, [aria-label], [aria-labelledby])'))
    faults.push(`an image without words: ${told(image)}`);
  for (const drawing of all('svg[role=img]:not([aria-label], [aria-labelledby])'))
    if (!drawing.querySelector(':scope > title')) faults.push(`a drawing without a title: ${told(drawing)}`);
  for (const element of all(':is(a[href], button, summary, h1, h2, h3, h4, h5, h6, th):not([aria-hidden=true] *)'))
    if (!name(element)) faults.push(`it has no name: ${told(element)}`);

  for (const [what, selector] of [['main part', 'main'], ['first heading', 'h1']])
    if (all(selector).length !== 1) faults.push(`there are ${all(selector).length} of the ${what}, and not one`);
  let level = 0;
  for (const heading of all('h1, h2, h3, h4, h5, h6')) {
    const next = Number(heading.localName[1]);
    if (next > level + 1) faults.push(`a heading of level ${next} after one of ${level}: ${told(heading)}`);
    level = next;
  }
  const places = new Map();
  for (const place of all(':is(nav, aside, section, [role=region])')) {
    const given = labelled(place) || place.getAttribute('aria-label')?.trim();
    if (!given && place.localName !== 'nav') continue;
    const key = `${place.getAttribute('role') ?? place.localName} '${given ?? ''}'`.replace('section', 'region');
    places.set(key, [...(places.get(key) ?? []), place]);
  }
  // Whether one is shown is known of a page that is open; of one whose text is only read, each may be.
  const isShown = place => !document.defaultView || place.checkVisibility();
  for (const [key, named] of places)
    if (named.length > 1 && named.filter(isShown).length > 1) faults.push(`two places have one name: ${key}`);
  if (!document.title.trim()) faults.push('the page has no title');
  if (!document.documentElement.lang) faults.push('the page has no language');
  return faults;
}
