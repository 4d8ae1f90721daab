// "My app runs on 15 to 26: what differs?": shows the changes of the releases behind the oldest up to the newest that are
// chosen. The choice stands in the page's address.
"use strict";
{
  const form = document.getElementById("range");
  const [from, to] = form.querySelectorAll("select");
  const parts = document.querySelectorAll("[data-release]");
  const show = () => {
    for (const part of parts) {
      const release = Number(part.dataset.release);
      part.hidden = release <= Number(from.value) || release > Number(to.value);
    }
  };
  const choose = (select, value) => {
    if ([...select.options].some(option => option.value === value)) select.value = value;
  };
  const address = new URL(location.href);
  choose(from, address.searchParams.get("from"));
  choose(to, address.searchParams.get("to"));
  form.hidden = false;
  form.addEventListener("change", ({ target }) => {
    // The other one goes along: from a newer release to an older one nothing changes.
    if (Number(from.value) > Number(to.value)) (target === from ? to : from).value = target.value;
    for (const select of [from, to]) address.searchParams.set(select.id, select.value);
    address.hash = "";
    history.replaceState(null, "", address);
    show();
  });
  // Who comes by a link to a release sees it.
  const lead = () => {
    const target = document.getElementById(location.hash.slice(1));
    const part = target?.closest("[data-release]");
    if (!part?.hidden) return;
    part.hidden = false;
    target.scrollIntoView();
  };
  addEventListener("hashchange", lead);
  show();
  lead();
}
