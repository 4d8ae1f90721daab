// A flow: what stands on screen, what happens, and on which release. It is a value; its address and its files are texts.
// A step is a text: an action, and behind it, where there are any, its options as JSON: push B {"animated":false}.
const Flow = (() => {
  const usual = { structure: 'nav(A)', ios: '', idiom: 'phone', steps: [], more: {} };
  const first = 's=nav(A)&do=push+B';

  const encoded = text => encodeURIComponent(text).replace(/%20/g, '+').replace(/%(2C|3A|3B|5B|5D|22|7B|7D|3D)/g, decodeURIComponent);

  const address = ({ structure, ios, idiom, steps, more }) => [
    ['s', structure], ...steps.map(step => ['do', step]), ...(ios ? [['ios', ios]] : []),
    ...(idiom === 'phone' ? [] : [['idiom', idiom]]), ...(Object.keys(more).length ? [['more', JSON.stringify(more)]] : []),
  ].map(([key, value]) => `${key}=${encoded(value)}`).join('&');

  const object = text => {
    try {
      const value = JSON.parse(text);
      return value && typeof value === 'object' && !Array.isArray(value) ? value : {};
    } catch {
      return {};
    }
  };

  // Whatever an address holds, a flow comes of it; what is wrong with its words the simulator says.
  const parse = text => {
    const values = new URLSearchParams(text.replace(/^#/, '') || first);
    return {
      ...usual, structure: values.get('s') || usual.structure, ios: values.get('ios') ?? '',
      idiom: values.get('idiom') === 'pad' ? 'pad' : 'phone', steps: values.getAll('do'), more: object(values.get('more')),
    };
  };

  // The steps of a text, one in each line. Lines of a scenario's file have a dash before the step, and may have a comment behind it.
  const lines = text => text.split('\n').map(line => line.replace(/^\s*(steps:|-(?=\s|$))/, '').replace(/(^|\s)#.*/, '').trim()).filter(Boolean);

  // An action and its options.
  const parts = step => {
    const [, action, options] = /^([^{]*)(\{.*\})?$/s.exec(step) ?? [null, step, ''];
    return { action: action.trim(), options: options ? object(options) : {} };
  };

  // As on a command line, a tab bar controller may be called `tab` as well; no file has short words.
  const spelled = text => text.replace(/(^|[^\p{L}\p{N}_])tab(?= *\()/gu, '$1tabBar');

  // As the simulator takes it; another release takes scenes and SDK with it.
  const input = ({ structure, ios, idiom, steps, more }, release = ios) => {
    const { platform = {}, ...rest } = more;
    const own = release === ios ? platform : Object.fromEntries(Object.entries(platform).filter(([key]) => key === 'scenes' && Number(release) >= 13));
    return {
      ...rest, structure: spelled(structure), platform: { ...own, ...(release ? { ios: release } : {}), idiom },
      steps: steps.map(parts).map(({ action, options }) => ({ ...options, do: spelled(action) })),
    };
  };

  const quoted = text => (/^[\w(][\w(), ]*$/.test(text) ? text : `'${text.replace(/'/g, "''")}'`);
  const inline = value => (Array.isArray(value) ? `[${value.map(inline).join(', ')}]`
    : value && typeof value === 'object' ? `{${Object.entries(value).map(([key, each]) => `${key}: ${inline(each)}`).join(', ')}}`
      : typeof value === 'string' ? quoted(value) : String(value));

  const yaml = flow => {
    const { platform, structure, steps, ...rest } = input(flow);
    const what = steps.map(step => step.do).join(', ') || structure;
    return [
      'id: my-flow', "title: 'My flow'", `summary: '${`What happens: ${what}.`.replace(/'/g, "''")}'`, `platform: ${inline(platform)}`,
      ...Object.entries(rest).map(([key, value]) => `${key}: ${inline(value)}`), `structure: ${quoted(structure)}`, 'steps:',
      ...steps.map(step => `  - ${Object.keys(step).length === 1 ? quoted(step.do) : inline({ do: step.do, ...step })}`), '',
    ].join('\n');
  };

  const shell = text => `'${text.replace(/'/g, "'\\''")}'`;
  const command = flow => ['lifeline simulate', shell(flow.structure), ...flow.steps.map(step => shell(parts(step).action)),
    ...(flow.ios ? ['--ios', flow.ios] : []), ...(flow.idiom === 'pad' ? ['--idiom pad'] : [])].join(' ');

  const called = ({ subject, callback, argument }) => `${subject} ${callback}${argument ? ` ${argument}` : ''}`;

  // On what a call rests that no log shows, in the words of the page.
  const standing = (event, labels, [left, right] = '()') => (labels[event.standing] ? ` ${left}${labels[event.standing]}${right}` : '');

  const markdown = (trace, labels = {}) => {
    const cell = text => text.replace(/[\\|<>*_`[\]]/g, '\\$&');
    let number = 0;
    const tables = trace.steps.map((step, index) => {
      const names = step.events.length ? trace.names ?? [...new Set(step.events.map(({ subject }) => subject))] : [];
      const rows = step.events.map(event => `| ${number = event.number ?? number + 1} | ${names.map(name => (name === event.subject ? `${cell(called(event).slice(name.length + 1))}${standing(event, labels, '**')}` : '')).join(' | ')} |`);
      const head = names.length ? [`| # | ${names.map(cell).join(' | ')} |`, `| --: |${' --- |'.repeat(names.length)}`] : [];
      return [`**${index + 1}. ${cell(step.do)}** (iOS ${trace.platform.ios})`, '', ...head, ...rows, ''].join('\n');
    });
    const keys = ['documented', 'inferred'].filter(name => labels[name] && trace.steps.some(({ events }) => events.some(event => event.standing === name)));
    return [...tables, ...keys.map(name => `${labels[`${name}Key`]}\n`)].join('\n');
  };

  const mermaid = (trace, labels = {}) => {
    const names = [...new Set(trace.steps.flatMap(({ events }) => events.map(({ subject }) => subject)))];
    const safe = text => text.replace(/[#;:<>]/g, sign => `#${sign.codePointAt(0)};`);
    return ['sequenceDiagram', '  participant UIKit', ...names.map((name, index) => `  participant p${index} as ${safe(name)}`),
      ...trace.steps.flatMap(step => [`  Note over UIKit: ${safe(step.do)}`,
        ...step.events.map(event => `  UIKit->>p${names.indexOf(event.subject)}: ${safe(`${called(event).slice(event.subject.length + 1)}${standing(event, labels)}`)}`)]), ''].join('\n');
  };

  // A test with the pairs of appearance calls that follow each other, where each call is the first of its name.
  const swift = (flow, trace) => {
    const text = value => JSON.stringify(value);
    const seen = new Set();
    const calls = trace.steps.flatMap(({ events }) => events).filter(({ callback }) => /^view(DidLoad|(Will|Did)(Dis)?[aA]ppear)$/.test(callback))
      .map(({ subject, callback }) => `${subject} ${callback}`).filter(call => !seen.has(call) && seen.add(call));
    return ['import Lifecycle', 'import ScenarioLanguage', 'import Testing', '', '@Test func myFlow() throws {',
      `  let flow = try Flow(${text(flow.structure)}${flow.ios ? `, ios: ${flow.ios}` : ''}${flow.idiom === 'pad' ? ', idiom: .pad' : ''}) {`,
      ...flow.steps.map(step => `    ${text(parts(step).action)}`), '  }',
      ...calls.slice(1).map((call, index) => `  #expect(flow.comes(${text(calls[index])}, before: ${text(call)}))`), '}', ''].join('\n');
  };

  // Lanes as a picture of its own, in colours that both themes bear.
  const svg = (trace, credit, labels = {}) => {
    const safe = text => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`);
    const names = [...new Set(trace.steps.flatMap(({ events }) => events.map(({ subject }) => subject)))];
    const lane = index => 90 + index * 150;
    let y = 46;
    const rows = trace.steps.flatMap(step => [
      `<text x="10" y="${(y += 26) - 6}" font-weight="bold">${safe(step.do)}</text>`,
      ...step.events.map(event => {
        const x = lane(names.indexOf(event.subject));
        y += 20;
        return `<circle cx="${x}" cy="${y - 4}" r="4"/><text x="${x + 10}" y="${y}">${safe(`${called(event).slice(event.subject.length + 1)}${standing(event, labels)}`)}</text>`;
      }),
    ]);
    const [width, height] = [Math.max(lane(names.length - 1) + 300, credit ? 640 : 0), y + (credit ? 40 : 20)];
    const title = safe(trace.steps.map(step => step.do).join(', '));
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12" fill="#0a5873">`
      + `<title>${title} (iOS ${safe(trace.platform.ios)})</title><rect width="100%" height="100%" fill="#fff"/>`
      + names.map((name, index) => `<path d="M${lane(index)} 40V${y}" stroke="#a5aaab"/><text x="${lane(index)}" y="28" text-anchor="middle" font-weight="bold">${safe(name)}</text>`).join('')
      + `${rows.join('')}${credit ? `<text x="10" y="${y + 28}" fill="#555b5f" font-size="10">${safe(credit)}</text>` : ''}</svg>\n`;
  };

  return { address, parse, lines, parts, input, yaml, command, markdown, mermaid, swift, svg, called };
})();
