// SPDX-License-Identifier: MIT
// The page outline: one line a position, only those in sight are in the document.

const rowHeight = 20; // CSS pixels, as in replay.css
const indentWidth = 6;
const deepestIndent = 14;
const outlineMarks = { being: "▶", left: "●", right: "○", cut: "✕" };

class Outline {
  constructor(stepper, onMark, onGo) {
    this.stepper = stepper;
    this.box = byId("outline");
    this.rows = byId("outlineRows");
    this.rows.style.height = `${stepper.run.size * rowHeight}px`;
    this.marked = -1;
    this.onMark = onMark;
    this.onGo = onGo;
    this.box.addEventListener("scroll", () => this.draw());
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.rows.addEventListener("click", (event) => this.#pick(event, onMark));
    this.rows.addEventListener("dblclick", (event) => this.#pick(event, onGo));
    new ResizeObserver(() => this.draw()).observe(this.box);
  }

  /** Brings a position into sight. */
  reveal(position) {
    const top = position * rowHeight;
    const { scrollTop, clientHeight } = this.box;
    if (top < scrollTop + rowHeight || top > scrollTop + clientHeight - 2 * rowHeight)
      this.box.scrollTop = top - clientHeight / 2;
  }

  draw() {
    const { run } = this.stepper;
    const first = Math.max(0, Math.floor(this.box.scrollTop / rowHeight) - 5);
    const end = Math.min(run.size, Math.ceil((this.box.scrollTop + this.box.clientHeight) / rowHeight) + 5);
    const rows = [];
    let base = Infinity; // what is in sight is indented from its own least depth: deep pages stay legible
    for (let position = first; position < end; ++position) base = Math.min(base, run.depth[run.symbols[position]]);
    for (let position = first; position < end; ++position) rows.push(this.#row(position, base));
    this.rows.replaceChildren(...rows);
    if (this.marked >= first && this.marked < end) this.box.setAttribute("aria-activedescendant", `row${this.marked}`);
    else this.box.removeAttribute("aria-activedescendant");
  }

  #row(position, base) {
    const { run } = this.stepper;
    const symbol = run.symbols[position];
    const depth = run.depth[symbol];
    const part = partOf(this.stepper, position);
    const partName = say({ being: "being", left: "leftPart", right: "rightPart", cut: "prunedEarlier" }[part]);
    const classes = ["row"];
    if (part === "cut") classes.push("isCut");
    if (part === "being") classes.push("isBeing");
    if (position === this.marked) classes.push("isMarked");
    if (part === "right" && position > 0 && ["left", "being"].includes(partOf(this.stepper, position - 1)))
      classes.push("isFirstRight");
    const row = element("div", { class: classes.join(" "), id: `row${position}`, role: "treeitem",
      "aria-level": depth + 1, "aria-selected": position === this.marked, "aria-setsize": run.size,
      "aria-posinset": position + 1, title: describe(this.stepper, position) },
      element("span", { class: `mark ${part}`, "aria-label": partName, text: outlineMarks[part] }),
      element("span", { class: "name", text: run.label(symbol) }),
      element("span", { class: "text", text: run.text(position) }),
      element("span", { class: "number", text: `${position + 1}·${symbol + 1}` }));
    row.style.top = `${position * rowHeight}px`;
    row.children[1].style.marginLeft = `${Math.min(depth - base, deepestIndent) * indentWidth}px`;
    return row;
  }

  #pick(event, action) {
    const row = event.target.closest(".row");
    if (row) action(Number(row.id.slice(3)));
  }

  // Up and Down belong to the outline while it has the focus; what moves the steps goes on to the page.
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const page = Math.max(1, Math.floor(this.box.clientHeight / rowHeight) - 1);
    const move = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page }[event.key];
    if (event.key === "Enter" && this.marked >= 0) this.onGo(this.marked);
    else if (move === undefined || this.stepper.run.size === 0) return;
    else {
      const from = this.marked >= 0 ? this.marked : Math.max(0, this.stepper.position());
      this.onMark(Math.min(this.stepper.run.size - 1, Math.max(0, from + move)));
      this.reveal(this.marked);
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
