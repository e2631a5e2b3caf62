// SPDX-License-Identifier: MIT
// The listing of the variant, with the line that ran last.

class Listing {
  constructor(stepper) {
    this.stepper = stepper;
    this.box = byId("listing");
    this.lines = stepper.run.data.listing;
    this.rows = this.lines.map((line) => {
      const row = element("li", {}, element("span", { class: "mark" }), element("span", { class: "label", text: line.label }),
        element("span", { class: "code", text: line.text }));
      row.style.setProperty("--indent", line.indent);
      if (line.isDifferent) row.classList.add("isDifferent");
      return row;
    });
    byId("differsKey").hidden = !this.lines.some((line) => line.isDifferent);
  }

  translate() {
    const rows = [];
    this.lines.forEach((line, at) => {
      if (at === 0 || this.lines[at - 1].algorithm !== line.algorithm)
        rows.push(element("li", { class: "caption", text: say("algorithm", line.algorithm) }));
      this.rows[at].title = line.isDifferent ? say("lineDiffers") : "";
      rows.push(this.rows[at]);
    });
    this.box.replaceChildren(...rows);
  }

  draw() {
    const { lines, line } = this.stepper;
    const now = lines[line];
    let firstNow = null;
    this.lines.forEach(({ line: name, isDifferent }, at) => {
      const row = this.rows[at];
      const isNow = name === now;
      const hasRun = name !== "" && lines.indexOf(name) >= 0 && lines.indexOf(name) <= line;
      row.classList.toggle("isNow", isNow);
      row.classList.toggle("hasRun", hasRun);
      const mark = row.firstChild;
      mark.className = `mark ${isNow ? "now" : isDifferent && !hasRun ? "differs" : "ran"}`;
      mark.textContent = isNow && !firstNow ? "▶" : hasRun ? "•" : isDifferent ? "≠" : "";
      if (isNow) {
        row.setAttribute("aria-current", "step");
        firstNow ??= row;
      } else {
        row.removeAttribute("aria-current");
      }
    });
    if (firstNow) this.#reveal(firstNow);
  }

  #reveal(row) {
    const top = row.offsetTop - this.box.offsetTop;
    const { scrollTop, clientHeight } = this.box;
    if (top < scrollTop + 20 || top + row.offsetHeight > scrollTop + clientHeight - 20)
      this.box.scrollTop = top - clientHeight / 2;
  }
}
