// Contrast is decided by a text's colour, size and weight and by what is painted beneath it; of a link also by its line
// and by the text around it. Finds the page's texts whose style none of the seen ones is equal to, and marks one of each
// for axe. Texts in diagrams are not for axe, which does not know what SVG paints: diagram_colour_tests.py judges them.
(seen) => {
  const known = new Set(seen);
  const fresh = [];
  const beneath = new Map();
  const paint = element => {
    if (!element) return '';
    if (!beneath.has(element)) {
      const style = getComputedStyle(element);
      const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.position, style.filter]
        .join(' ').replace('rgba(0, 0, 0, 0) none 1 static none', '');
      beneath.set(element, paint(element.parentElement) + (own && `|${own}`));
    }
    return beneath.get(element);
  };
  for (const marked of document.querySelectorAll('[data-judged]')) marked.removeAttribute('data-judged');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const looked = new Set();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (looked.has(element) || !walker.currentNode.data.trim() || element.closest('svg, script')) continue;
    looked.add(element);
    // What is closed or hidden has no style that anybody sees, and may have the style of what is shown.
    if (!element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const link = element.closest('a[href]');
    const around = link && getComputedStyle(link.parentElement).color;
    const line = link && getComputedStyle(link).textDecorationLine;
    // Of a single character axe cannot tell.
    const short = element.textContent.trim().length < 2;
    const style = [color, fontSize, fontWeight, textShadow, paint(element), line, around, short].join('; ');
    if (known.has(style)) continue;
    known.add(style);
    fresh.push(style);
    (link ?? element).setAttribute('data-judged', '');
  }
  return fresh;
}
