// A flow without the site around it, for a frame in somebody's own page: its table, and the way to the playground.
(() => {
  const main = document.getElementById('embed');
  const told = main.dataset;
  const callbacks = JSON.parse(document.getElementById('play-callbacks').textContent);
  const show = () => {
    const flow = Flow.parse(location.hash);
    const beside = new URLSearchParams(location.hash.slice(1)).get('beside') ?? '';
    const answer = Simulator.simulate(Flow.input(flow));
    document.getElementById('embed-link').href = `${told.play}${location.hash}`;
    if (answer.problems) {
      main.replaceChildren(...answer.problems.map(({ message }) => FlowTable.element('p', { lang: 'en' }, message)));
      return;
    }
    const other = beside && beside !== answer.platform.ios ? Simulator.simulate(Flow.input(flow, beside)) : null;
    const hidden = event => FlowTable.isHidden(callbacks[event.callback], new URLSearchParams(location.search).get('calls'));
    const box = FlowTable.element('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': told.label },
      other?.steps ? FlowTable.beside([answer, other], told, hidden) : FlowTable.lanes(answer, told, hidden));
    main.replaceChildren(...(answer.problem ? [FlowTable.element('p', { lang: 'en' }, answer.problem)] : []), box);
  };
  addEventListener('hashchange', show);
  Simulator.load(told.module).then(show, () => { main.textContent = told.missing; });
})();
