// Sorts a table by the column whose head is clicked: by the cells' data-key or their text. Without this script the rows stand in
// the order that the page gives them.
"use strict";
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const key = (row, column) => row.cells[column].dataset.key ?? row.cells[column].textContent;
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const falls = head.ariaSort === "ascending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", falls ? "descending" : "ascending");
      const rows = [...body.rows].map((row, place) => ({ row, place, key: key(row, column) }));
      rows.sort((a, b) => (falls ? -1 : 1) * collator.compare(a.key, b.key) || a.place - b.place);
      body.append(...rows.map(({ row }) => row));
    });
  });
}
