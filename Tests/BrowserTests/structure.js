// Axe's rules are decided by elements, their attributes and what they stand in; those of colours by styles, which
// style-samples.js finds. Describes each element with all that it stands in, and returns a number for each description:
// a page whose numbers are all known has nothing that was not on another page. Texts themselves are left out, but not
// whether there is one. What only a layout tells, that something scrolls or is not shown, is a description of its own; it
// is left out where the page is not open, but only its text read.
(isOpened) => {
  // Whose values are names, texts or references; of the others a short word, such as true or polite, is part of what they are.
  const free = new Set(['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-valuetext']);
  const telling = name => ['role', 'scope', 'type', 'lang', 'tabindex'].includes(name) || (name.startsWith('aria-') && !free.has(name));
  const ignored = name => ['class', 'id', 'style'].includes(name) || name.startsWith('data-');
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

  const attributes = element => {
    if (!element.hasAttributes()) return '';
    const found = [];
    for (const { name, value } of element.attributes) {
      if (ignored(name)) continue;
      if (telling(name) && /^[-\w]{1,12}$/.test(value)) found.push(`${name}=${value}`);
      else if (name === 'href') found.push(value.startsWith('#') ? 'href=#' : /^[a-z]+:/.test(value) ? 'href=web' : 'href');
      else found.push(value.trim() ? name : `${name}=`);
    }
    return found.sort().join(' ');
  };
  // A row's cells, any number of equal ones as one: heads with and without cells, and in which order.
  const cells = row => [...row.cells].map(({ localName }) => localName).filter((name, at, all) => name !== all[at - 1]).join('+');
  const hasText = element => {
    for (let node = element.firstChild; node; node = node.nextSibling)
      if (node.nodeType === Node.TEXT_NODE && node.data.trim()) return true;
    return false;
  };
  const marks = element => {
    let found = hasText(element) ? ' text' : element.textContent.trim() ? '' : ' empty';
    if (element.labels !== undefined) found += element.labels?.length ? ' labelled' : ' unlabelled';
    if (element.localName === 'tr') found += ` ${cells(element)}`;
    return found;
  };
  const layout = element => {
    let found = '';
    const { overflowX, overflowY, display } = getComputedStyle(element);
    if (display === 'none') found += ' none';
    const scrolls = (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
      (overflowY !== 'visible' && element.scrollHeight > element.clientHeight);
    if (scrolls) found += element.querySelector(focusable) ? ' scrolls, with stops' : ' scrolls';
    return found;
  };
  const classes = ({ classList }) => (classList.length > 1 ? [...classList].sort().join('.') : classList.value.trim());
  const describe = element => `${element.localName} ${classes(element)} ${attributes(element)}${marks(element)}`;

  // 53 bits, as many as a number holds: two descriptions out of thousands have the same once in ten thousand million runs.
  // Each text is numbered once: a page runs this cold, when looking at each character takes longer than all the rest.
  const numbers = new Map();
  const numbered = text => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    const number = 4294967296 * (2097151 & low) + (high >>> 0);
    numbers.set(text, number);
    return number;
  };
  const found = new Set();
  const look = (element, above) => {
    const number = numbered(`${above} > ${numbered(describe(element))}`);
    found.add(number);
    const more = isOpened ? layout(element) : '';
    if (more) found.add(numbered(`${number}${more}`));
    // What is drawn has no meaning for axe, but for names and roles.
    const within = element.localName === 'svg' ? element.querySelectorAll('title, desc, a, [role], [tabindex], [aria-hidden]') : element.children;
    for (const child of within) look(child, number);
  };
  look(document.head, 0);
  look(document.body, 0);
  return [...found];
}
