// Runs in the contact sheet of `lifeline draw --all`: measures every text of every diagram as the browser draws it.
// The counts of what was looked at and what is wrong are returned.
() => {
  const faults = [];
  // Half a pixel for rounding; a line of text may reach into the next by the room that fonts keep for accents.
  const slack = 0.5;
  const accents = 4;
  const boxed = '.state, .head, .controller, .window, .call, .number, .panel';
  const counts = { diagrams: 0, texts: 0, boxed: 0, pairs: 0 };

  const rect = element => element.getBoundingClientRect();
  const isInside = (inner, outer) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack && inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > accents;

  for (const svg of document.querySelectorAll('svg.diagram')) {
    counts.diagrams += 1;
    const report = (what, text) => faults.push(`${svg.id}: ${what}: '${text.textContent.trim()}'`);
    const frame = rect(svg);
    const texts = [...svg.querySelectorAll('text')].map(element => ({ element, box: rect(element) }));
    counts.texts += texts.length;
    for (const { element, box } of texts) {
      if (box.width === 0) report('is not drawn', element);
      if (!isInside(box, frame)) report('leaves the drawing', element);
    }
    const boxes = [...svg.querySelectorAll(boxed)].map(group => ({ group, box: rect(group.querySelector(':scope > rect')) }));
    for (const { group, box } of boxes) {
      for (const { element, box: inner } of texts) {
        if (group.contains(element)) {
          counts.boxed += 1;
          if (!isInside(inner, box)) report('leaves its box', element);
        } else if (!group.matches('.panel') && overlap(inner, box)) {
          report(`lies over the box of '${group.textContent.trim()}'`, element);
        }
      }
    }
    // What is drawn after a text, and filled, hides it.
    for (const shape of svg.querySelectorAll('.tab, .activation > rect, .number > rect, .visit circle')) {
      const cover = rect(shape);
      for (const { element, box } of texts) {
        const isLater = element.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (isLater && overlap(box, cover)) report('is covered', element);
      }
    }
    for (const tab of svg.querySelectorAll('.caption > .tab')) {
      const text = tab.parentElement.querySelector('text');
      counts.boxed += 1;
      if (!isInside(rect(text), rect(tab))) report('leaves its tab', text);
    }
    // From top to bottom, so that each is held only against those that begin before it ends.
    texts.sort((a, b) => a.box.top - b.box.top);
    texts.forEach(({ element, box }, index) => {
      for (let next = index + 1; next < texts.length && texts[next].box.top < box.bottom; next += 1) {
        counts.pairs += 1;
        if (overlap(box, texts[next].box)) report(`overlaps '${texts[next].element.textContent.trim()}'`, element);
      }
    });
  }
  return { counts, faults };
}
