// What a log tells, as texts to take along.
const LogText = (() => {
  // The log with the story in its margin, and what is said of it.
  const plain = (answer, lines, verdict, releases) => {
    const notes = new Map();
    for (const step of answer.steps) {
      answer.events.slice(step.first, step.last + 1).forEach(({ line }, place) => {
        if (place === 0) notes.set(line, `${notes.has(line) ? `${notes.get(line)}; ` : '┌ '}${step.do}`);
        else if (!notes.has(line)) notes.set(line, '│');
      });
    }
    const line = answer.departure?.line;
    if (line) notes.set(line, `${notes.get(line) ?? '│'}  ←`);
    const digits = `${lines.length}`.length;
    const rows = lines.map((text, index) => [index + 1, LogStory.shown(text, 72)]).filter(([, text]) => text.trim());
    const widest = Math.max(0, ...rows.map(([, text]) => text.length));
    return [
      ...rows.map(([number, text]) => `${`${number}`.padStart(digits)}  ${text.padEnd(widest)}  ${notes.get(number) ?? '·'}`), '',
      ...(answer.structure ? [answer.structure, answer.steps.map(step => step.do).join(', ')] : []), verdict, releases, '',
    ].join('\n');
  };

  // A file of evidence: what cannot be known from a log is left empty.
  const yaml = (answer, lines, release) => {
    const text = value => JSON.stringify(value);
    const call = ({ subject, callback }) => text(`${subject ?? ''} ${callback}`.trim());
    const steps = answer.steps.flatMap(step => [`      - do: ${text(step.do)}`, `        events: [${answer.events.slice(step.first, step.last + 1).map(call).join(', ')}]`]);
    return [
      'source:', '  slug: my-log', '  title: ""', '  url: ""', '  language: null', '  date: null', `  os: ${release ? text(`iOS ${release}`) : 'null'}`, '  kind: observed',
      'traces:', '  - id: my-log', `    structure: ${text(answer.structure ?? '')}`,
      `    records: [${[...new Set(answer.events.map(({ callback }) => callback))].join(', ')}]`, '    steps:', ...steps,
      `    raw: ${text(lines.join('\n'))}`, '',
    ].join('\n');
  };

  return { plain, yaml };
})();
