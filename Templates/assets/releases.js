// The release that the reader has chosen, on every page that is about one, and another beside it. It is remembered, and stands
// in the address. What is of some releases only says of which: `data-ios` has the first and the last.
(() => {
  const root = document.documentElement;
  const [select, beside] = ['release', 'beside'].map(id => document.getElementById(id));
  if (!select) return;
  // Who is quick has chosen another by now.
  const own = select.querySelector('[selected]')?.value ?? select.value;
  select.dataset.own = own;
  const key = 'lifeline-release';
  const isOffered = (list, value) => [...list.options].some(option => option.value === value && value);
  const stored = () => { try { return localStorage.getItem(key); } catch { return null; } };
  const store = value => { try { if (value) localStorage.setItem(key, value); else localStorage.removeItem(key); } catch {} };
  const covers = ({ dataset }, release) => {
    const [first, last] = dataset.ios.split(' ').map(Number);
    return first <= release && release <= last;
  };

  const flows = [...document.querySelectorAll('main a[href*="play.html#"]')].map(link => [link, link.hash]);
  // Of a scenario: the script for its runs stands before this one.
  const scenario = typeof Runs === 'undefined' ? null : Runs;
  const runs = scenario?.inputs ?? [];
  const all = [...document.querySelectorAll('[data-ios]:not(input)')];
  const releaseOf = run => (covers(run, own) ? own : [...select.options].find(({ value }) => covers(run, value)).value);
  const runOf = release => runs.find(input => input.dataset.ios && covers(input, release));
  // Which release a run is simulated for: of those that give the same, the one that is chosen.
  const simulated = [...document.querySelectorAll('[data-simulated]')].map(span => [span, span.textContent]);
  const tellReleases = chosen => {
    for (const [span, usual] of simulated) {
      const [first, last] = span.dataset.bounds.split(' ').map(Number);
      const release = chosen.find(each => each && first <= each && each <= last);
      span.textContent = !release || release === own && first <= own && own <= last ? usual : span.dataset.simulated.replace('{1}', release);
    }
  };
  const show = (run = runOf(select.value)) => {
    const [release, other] = [select.value, beside.value];
    const isPossible = !select.selectedOptions[0].closest('.impossible');
    for (const element of all) {
      element.classList.toggle('chosen', covers(element, isPossible ? release : own) || (other !== '' && covers(element, other)));
    }
    root.classList.toggle('two-releases', other !== '' && all.filter(element => covers(element, release) !== covers(element, other)).length > 0);
    tellReleases([release, other]);
    document.querySelector('.impossible.caveat')?.toggleAttribute('hidden', isPossible);
    const isPair = scenario?.show(run, other && runOf(other));
    const isSame = other !== '' && isPossible && !isPair;
    document.querySelector('.same-calls')?.toggleAttribute('hidden', !isSame);
    root.classList.toggle('same-releases', isSame);
    for (const [link, hash] of flows) {
      link.hash = isPossible && (release !== own || other) ? hash.replace(/&ios=[^&]*/, `&ios=${release}${other && `&beside=${other}`}`) : hash;
    }
    document.dispatchEvent(new Event('release'));
  };

  const write = hash => {
    const address = new URL(location);
    for (const [name, { value }, usual] of [['ios', select, own], ['beside', beside, '']]) {
      if (value === usual && !stored()) address.searchParams.delete(name); else if (value) address.searchParams.set(name, value); else address.searchParams.delete(name);
    }
    if (hash !== undefined) address.hash = hash;
    // A browser refuses too many changes in a short time.
    try { history.replaceState(history.state, '', address); } catch {}
  };
  const choose = () => {
    // The newest is what each page begins with: nothing is to be remembered.
    store(select.value === select.options[0].value ? '' : select.value);
    write(linked() || addressed()?.closest('.own-only') ? '' : undefined);
    show();
  };
  const addressed = () => {
    // Korean and Japanese are encoded there, and what is no encoding is no place.
    try { return document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch { return null; }
  };
  const linked = () => runs.find(input => location.hash === `#${input.value}`);
  // `former` is what was remembered, and is in the address for that reason; with it the page stays where it is.
  const recall = former => {
    const asked = new URLSearchParams(location.search);
    const given = asked.get('ios');
    const wish = given && given !== former ? given : stored();
    select.value = isOffered(select, wish) ? wish : own;
    const other = asked.get('beside') ?? '';
    beside.value = isOffered(beside, other) ? other : '';
    // The explanation and the diagrams are of the page's own run, and so are a row and a step that are linked to, unless the
    // address has a release, or a run is shown that is of none.
    const target = addressed();
    const isInTable = scenario?.own?.contains(target);
    const isOwn = target?.closest('.own-only') || (isInTable && !asked.has('ios'));
    const kept = isInTable && runs.find(({ checked, dataset }) => checked && !dataset.ios);
    const run = linked() ?? (kept || (isOwn ? runs[0] : undefined));
    if (run?.dataset.ios && !covers(run, select.value)) select.value = releaseOf(run);
    const wasSeen = target?.checkVisibility();
    show(run);
    write(kept ? kept.value : undefined);
    const place = isInTable ? scenario.standing(target) : run && !isOwn ? run.closest('.switch') : target;
    // Behind what opens the step.
    if (former === undefined && (linked() || !wasSeen || place !== target)) requestAnimationFrame(() => (place?.checkVisibility() ? place : place?.closest('tbody'))?.scrollIntoView({ block: /^row/.test(target?.id) ? 'center' : 'start' }));
  };

  select.addEventListener('change', choose);
  beside.addEventListener('change', choose);
  for (const input of runs) {
    input.addEventListener('change', () => {
      beside.value = '';
      if (input.dataset.ios) {
        select.value = releaseOf(input);
        store(select.value === select.options[0].value ? '' : select.value);
      }
      write(input.dataset.ios ? '' : input.value);
      show(input);
    });
  }
  addEventListener('pageshow', ({ persisted }) => { if (persisted) recall(''); });
  // A link to another part of the page leaves the run that is shown.
  addEventListener('hashchange', () => {
    if (!location.hash || linked() || addressed()?.closest('.moments, .own-only')) recall();
  });
  // Back to another choice at another place of the page is no change of the place alone.
  addEventListener('popstate', () => {
    const asked = new URLSearchParams(location.search);
    if ((asked.get('ios') ?? stored() ?? own) !== select.value || (asked.get('beside') ?? '') !== beside.value) recall('');
  });
  addEventListener('storage', ({ key: changed, oldValue }) => { if (changed === key) recall(oldValue ?? select.options[0].value); });
  // Loaded again or gone back to, it is where it was.
  recall(performance.getEntriesByType('navigation')[0]?.type === 'navigate' ? undefined : '');

  // What copies is loaded when it is opened, by a reader or by a link to it.
  const downloads = document.getElementById('downloads');
  const lead = () => { if (downloads && location.hash === '#downloads') downloads.open = true; };
  downloads?.addEventListener('toggle', () => {
    document.body.append(Object.assign(document.createElement('script'), { src: downloads.dataset.script.replace('flow.js', 'save.js') }));
  }, { once: true });
  addEventListener('hashchange', lead);
  lead();
})();
