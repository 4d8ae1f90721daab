// What of a scenario can be taken along: the calls that are shown, as a table, as Mermaid or as a picture, and the flow as a
// frame. The texts are made by the playground's script, which is loaded when it is asked for.
(() => {
  const box = document.getElementById('downloads');
  const text = box?.querySelector('textarea');
  const status = box?.querySelector('[role=status]');
  if (!text) return;
  const release = document.getElementById('release');
  // What is shown: where it cannot be run on the chosen release, and for a run that is not of a release, it is the page's own.
  const other = () => document.querySelector('.switch input:checked:not([data-ios])');
  const run = () => other()?.parentElement.textContent.trim();
  const ios = () => (run() || release?.selectedOptions[0].closest('.impossible') ? release.dataset.own : release?.value ?? '');
  const shown = () => document.querySelector('.moments > .shown:not(.second) table.sequence') ?? document.querySelector('#sequence table.sequence');
  // The reader's release is remembered, and others have not chosen it.
  const link = () => {
    const address = new URL(location);
    if (ios() && ios() !== release.dataset.own) address.searchParams.set('ios', ios());
    if (other()) address.hash = other().value;
    return address.href;
  };
  const credit = () => [
    document.querySelector('h1').textContent, run(), `iOS ${ios()}`, link().replace(/#(?!run-).*/, ''), document.querySelector('a[rel=license]')?.textContent,
  ].filter(Boolean).join(' · ');

  // The rows of the kinds that are shown, in folded steps too, as the simulator would tell them.
  const left = { essential: '.of-layout, .of-other', layout: '.of-other' };
  const trace = () => {
    const table = shown();
    const isLeft = row => row.matches(left[document.documentElement.dataset.calls] ?? ':not(*)');
    return {
      platform: { ios: [ios(), run()].filter(Boolean).join(', ') },
      names: [...table.tHead.querySelectorAll('.lane')].map(({ textContent }) => textContent.trim()),
      steps: [...table.tBodies].map(body => ({
        do: body.querySelector('.step').dataset.title,
        events: [...body.querySelectorAll('tr[id^=row], .event:not(.missing)')].filter(row => !isLeft(row)).map(row => {
          const [callback, ...argument] = row.querySelector('.call code').textContent.split(' ');
          const standing = row.querySelector('.standing')?.textContent;
          return {
            subject: row.querySelector('.who').textContent, callback, number: Number(row.cells[0].textContent),
            argument: [...argument, ...(standing ? [`(${standing})`] : [])].join(' '),
          };
        }),
      })),
    };
  };
  const kinds = {
    markdown: () => `${Flow.markdown(trace())}\n${credit()}\n`,
    mermaid: () => `%% ${credit()}\n${Flow.mermaid(trace())}`,
    svg: () => Flow.svg(trace(), credit()),
    link,
    embed: () => {
      const { href } = document.getElementById('open-in-play');
      const title = document.querySelector('h1').textContent.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
      return `<iframe src="${href.replace('play.html#', 'embed.html#')}" width="100%" height="480" loading="lazy" title="${title}"></iframe>`;
    },
  };

  const loaded = () => new Promise((done, failed) => {
    if (typeof Flow !== 'undefined') return done();
    document.head.append(Object.assign(document.createElement('script'), { src: box.dataset.script, onload: done, onerror: failed }));
  });
  box.addEventListener('click', async ({ target }) => {
    const button = target.closest('button[value]');
    if (!button) return;
    await loaded();
    text.value = kinds[button.value]();
    text.hidden = false;
    text.rows = Math.min(12, text.value.split('\n').length + 1);
    try {
      await navigator.clipboard.writeText(text.value);
      status.textContent = box.dataset.copied;
    } catch {
      // Without leave to write there, the reader copies what is selected.
      text.focus();
      text.select();
      status.textContent = box.dataset.select;
    }
  });
})();
