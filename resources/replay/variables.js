// SPDX-License-Identifier: MIT
// The variables of the listing, what the step changed marked.

const mostMembers = 60;
const longestPath = 140; // characters

class Variables {
  constructor(stepper) {
    this.stepper = stepper;
    this.box = byId("variables");
  }

  draw() {
    const scalars = element("div", { id: "scalars" }, ...this.#scalars());
    const sets = element("dl", { id: "sets" }, ...this.#sets());
    this.box.replaceChildren(scalars, sets);
  }

  #name(variable, isChanged) {
    const name = element("span", { class: "name" }, element("code", { text: variable }));
    if (isChanged) name.append(element("span", { class: "hidden", text: ` (${say("changedShort")})` }));
    return name;
  }

  #cell(variable, value, isChanged) {
    return element("span", { class: isChanged ? "cell isChanged" : "cell" }, this.#name(variable, isChanged), " = ",
      element("b", { text: value }));
  }

  #scalars() {
    const { stepper } = this;
    const changed = stepper.changed;
    const [t, i, symbol] = [stepper.t(), stepper.i(), stepper.symbol()];
    const cells = [
      this.#cell("regionFound", String(stepper.regionFound()), changed.has("regionFound")),
      this.#cell("t", String(t), changed.has("t")),
      this.#cell("thresholds[t]", t > 0 ? String(stepper.threshold()) : "–", changed.has("t")),
      this.#cell("i", i > 0 ? say("varIndex", i, stepper.position() + 1) : "–", changed.has("i")),
      this.#cell("symbol", symbol >= 0 ? String(symbol + 1) : "–", changed.has("symbol")),
    ];
    if (stepper.run.isSameThreshold) cells.push(this.#cell("gap", String(stepper.gap()), changed.has("gap")));
    if (i > 0) {
      const [left, right] = [stepper.left(), stepper.right()];
      cells.push(this.#cell(say("left"), String(left), changed.has("i") || changed.has("gap")),
        this.#cell(say("right"), String(right), changed.has("i")));
      const difference = stepper.run.options.sizeRule === "printed" ? right - left : Math.abs(right - left);
      if (left + right > 0) cells.push(this.#cell(say("share"), percent(difference / (left + right)), false));
    }
    return cells;
  }

  #sets() {
    const { stepper } = this;
    const { run } = stepper;
    const changed = stepper.changed;
    const symbol = stepper.symbol();
    const [begin, end] = stepper.region();
    const rows = [this.#row("tagPathSequence", changed.has("tagPathSequence"),
      end > begin ? say("varSequence", begin + 1, end, end - begin) : say("varNothing"))];
    if (symbol >= 0)
      rows.push(this.#row(`symbol ${symbol + 1}`, changed.has("symbol"),
        element("span", { text: pathEnd(run, symbol, longestPath), title: run.path(symbol) })));
    const isOrdered = stepper.place.kind !== "LevelStart" || stepper.ran("OrderThresholds");
    rows.push(this.#row("thresholds", changed.has("thresholds"), ...(isOrdered ? this.#thresholds() : [say("notSet")])));
    for (const set of ["currentAlphabet", "regionAlphabet", "intersection", "alphabet"]) {
      const isIntersection = set === "intersection";
      const isChanged = isIntersection ? changed.has("currentAlphabet") || changed.has("regionAlphabet") : changed.has(set);
      rows.push(this.#row(isIntersection ? "currentAlphabet ∩ regionAlphabet" : set, isChanged, ...this.#members(set)));
    }
    const isCounted = stepper.place.kind !== "LevelStart" || stepper.ran("CountSymbols");
    rows.push(this.#row("symbolCount", changed.has("symbolCount"),
      ...(isCounted ? this.#counts((each) => stepper.frequency[each], say("varTimes")) : [say("notSet")])));
    const isCopied = stepper.levelSymbols.some((each) => stepper.remaining(each) > 0) || stepper.i() > 0;
    rows.push(this.#row("currentSymbolCount", changed.has("currentSymbolCount"),
      ...(isCopied ? this.#counts((each) => stepper.remaining(each), say("varLeft")) : [say("notSet")])));
    return rows.flat();
  }

  #row(name, isChanged, ...content) {
    const className = isChanged ? "isChanged" : "";
    return [element("dt", { class: className }, this.#name(name, isChanged)), element("dd", { class: className }, ...content)];
  }

  #thresholds() {
    const { stepper } = this;
    const now = stepper.t() - 1;
    const from = Math.max(0, Math.min(now - 10, stepper.thresholds.length - mostMembers));
    const shown = stepper.thresholds.slice(from, from + mostMembers);
    const parts = shown.flatMap((threshold, at) => [at > 0 ? ", " : from > 0 ? "…, " : "",
      from + at === now ? element("b", { text: `▸${threshold}` }) : String(threshold)]);
    return from + shown.length < stepper.thresholds.length ? [...parts, ", …"] : parts;
  }

  #members(set) {
    const { stepper } = this;
    const size = stepper.size(set);
    if (size === 0) return ["∅"];
    const members = stepper.symbolsOf(set, mostMembers);
    return [element("b", { text: String(size) }), ": ", ...this.#list(members, (each) => String(each + 1)),
      size > members.length ? ` … ${say("more", size - members.length)}` : ""];
  }

  #counts(countOf, title) {
    const { levelSymbols } = this.stepper;
    const shown = levelSymbols.slice(0, mostMembers);
    const list = element("span", { title }, ...this.#list(shown, (each) => `${each + 1}×${countOf(each)}`));
    return [list, levelSymbols.length > shown.length ? ` … ${say("more", levelSymbols.length - shown.length)}` : ""];
  }

  // The symbol being read stands out.
  #list(symbols, textOf) {
    const now = this.stepper.symbol();
    return symbols.flatMap((each, at) => [at > 0 ? ", " : "",
      each === now ? element("b", { class: "being", text: textOf(each) }) : textOf(each)]);
  }
}
