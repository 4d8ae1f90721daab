// Finds what a page in Korean or Japanese leaves in English: texts, and attributes that are read to people. A text is
// in order when it has the page's script or stands where code and other languages stand; what is left is returned.
// Called with the page's language and the names that are the same in every language.
(language, names) => {
  const ownScript = { ko: /\p{Script=Hangul}/u, ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u }[language];
  const known = new Set(names);
  // A name from code has an inner capital, a dot, parentheses, a digit or an underscore.
  const isName = word => known.has(word) || /\p{Ll}\p{Lu}|\p{Lu}{2}|^[A-Z]$|[._\d(]/u.test(word);
  const wordsOf = text => text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d._()/:'’-]*/gu) ?? [];
  const trimmed = word => word.replace(/[.:'’/-]+$/, '');
  const isForeign = element => {
    const marked = element.closest('[lang]');
    return marked !== null && marked !== document.documentElement && marked.lang !== language;
  };
  const codePlaces = '[translate="no"], code, pre, cite, script, style, template, ' +
    'svg :is(.message, .caption, .head, .controller, .trigger, .call) :is(text, tspan)';
  const places = new Set(document.querySelectorAll(codePlaces));
  const isCode = element => {
    for (let place = element; place; place = place.parentElement) if (places.has(place)) return true;
    return false;
  };
  // The diagram's table repeats names that stand in the diagram.
  const codes = new Set([...places].map(element => element.textContent.trim()));
  const isRepeated = (element, text) =>
    element.closest('figure details :is(td, th)') !== null && (codes.has(text) || text.split(', ').every(name => codes.has(name)));

  // The title of a source is its own, where the page's names have it, too.
  const title = document.querySelector('h1 > cite')?.textContent.trim();
  let texts = 0;
  const findings = [];
  const look = (whole, where) => {
    const text = (title ? whole.replace(title, '') : whole).trim();
    const words = wordsOf(text).map(trimmed);
    texts += 1;
    if (!ownScript.test(text)) {
      if (!words.every(isName)) findings.push({ where, text });
      return;
    }
    // Within a translated text, a whole English phrase: four words in a row, of which three have small letters only.
    const phrase = text.match(/(?:\b\p{Ll}+[ ,]+){3}\p{Script=Latin}/u);
    if (phrase) findings.push({ where: `${where}, a phrase within`, text });
  };

  const place = element => {
    const name = element.localName + (element.classList.length ? `.${[...element.classList].join('.')}` : '');
    const section = element.closest('[id]');
    return section && section !== element ? `#${section.id} ${name}` : name;
  };
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim().replace(/\s+/g, ' ');
    if (text && !isCode(element) && !isForeign(element) && !isRepeated(element, text)) look(text, place(element));
  }
  // What tools look up by, and never show.
  const keys = new Set(['data-player', 'data-verdict', 'data-words', 'data-theme', 'data-calls', 'data-called', 'data-topic', 'data-impact', 'data-unit']);
  const read = new Set(['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']);
  for (const element of document.querySelectorAll('*')) {
    if (!element.hasAttributes()) continue;
    for (const { name, value } of element.attributes) {
      const isRead = read.has(name) || (name.startsWith('data-') && !keys.has(name)) ||
        (name === 'content' && element.name === 'description');
      if (isRead && value.trim() && !isCode(element) && !isForeign(element)) look(value.trim(), `${place(element)}[${name}]`);
    }
  }
  return { texts, findings };
}
