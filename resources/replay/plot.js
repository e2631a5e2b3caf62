// SPDX-License-Identifier: MIT
// The plot: tag path code over position, with what the scan has read, which symbols are on both sides and where gaps
// opened; below it on the same axis the waterline.

const verdictMarks = ["✓", "✕", "–", ""];

class Plot {
  constructor(stepper, onMark, onGo) {
    this.stepper = stepper;
    this.canvas = byId("plot");
    this.marked = -1;
    this.isFollowing = false; // the view is the level's region
    this.view = [0, Math.max(1, stepper.run.size)]; // positions
    this.layers = new Map();
    this.#listen(onMark, onGo);
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }

  showWhole() { this.#setView(0, this.stepper.run.size, false); }
  followLevel() { this.#setView(this.stepper.level.begin, this.stepper.level.end, true); }
  forget() { this.layers.clear(); }

  /** By a factor around a position. */
  zoom(factor, at = (this.view[0] + this.view[1]) / 2) {
    const [first, last] = this.view;
    const width = Math.min(this.stepper.run.size, Math.max(8, (last - first) * factor));
    const begin = at - (at - first) * (width / (last - first));
    this.#setView(begin, begin + width, false);
  }
  pan(share) {
    const [first, last] = this.view;
    this.#setView(first + (last - first) * share, last + (last - first) * share, false);
  }

  #setView(first, last, isFollowing) {
    const size = Math.max(1, this.stepper.run.size);
    const width = Math.max(1, last - first);
    const begin = Math.max(0, Math.min(first, size - width));
    this.view = [begin, Math.min(size, begin + width)];
    this.isFollowing = isFollowing;
    byId("thisLevel").setAttribute("aria-pressed", isFollowing);
    this.draw();
  }

  #listen(onMark, onGo) {
    const { canvas } = this;
    const positionAt = (event) => {
      const p = Math.floor(this.#position(event.offsetX));
      return p >= 0 && p < this.stepper.run.size ? p : -1;
    };
    let dragged = null;
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY > 0 ? 1.25 : 0.8, this.#position(event.offsetX));
    }, { passive: false });
    canvas.addEventListener("pointerdown", (event) => { dragged = { x: event.offsetX, isMoved: false }; });
    canvas.addEventListener("pointermove", (event) => {
      if (!dragged || !event.buttons || (!dragged.isMoved && Math.abs(event.offsetX - dragged.x) < 4)) return;
      this.pan((dragged.x - event.offsetX) / this.area.width);
      dragged = { x: event.offsetX, isMoved: true };
    });
    canvas.addEventListener("click", (event) => {
      if (!dragged?.isMoved && positionAt(event) >= 0) onMark(this.#nearest(event) ?? positionAt(event));
    });
    canvas.addEventListener("dblclick", (event) => { if (positionAt(event) >= 0) onGo(this.#nearest(event) ?? positionAt(event)); });
    canvas.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const actions = { w: () => this.zoom(0.8), "+": () => this.zoom(0.8), s: () => this.zoom(1.25),
        "-": () => this.zoom(1.25), a: () => this.pan(-0.2), d: () => this.pan(0.2), 0: () => this.showWhole(),
        f: () => this.followLevel(), Enter: () => { if (this.marked >= 0) onGo(this.marked); } };
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      action();
      event.preventDefault();
    });
  }

  // The dot next to the pointer, at most 12 pixels away; null when there is none.
  #nearest(event) {
    const { run } = this.stepper;
    let best = null;
    let distance = 12;
    const from = Math.max(0, Math.floor(this.#position(event.offsetX - 12)));
    const to = Math.min(run.size, Math.ceil(this.#position(event.offsetX + 12)));
    for (let p = from; p < to; ++p) {
      const away = Math.hypot(this.#x(p + 0.5) - event.offsetX, this.#y(run.symbols[p]) - event.offsetY);
      if (away < distance) [best, distance] = [p, away];
    }
    return best;
  }

  // --- geometry -------------------------------------------------------------------------------------------

  #x(position) {
    const [first, last] = this.view;
    return this.area.left + (position - first) / (last - first) * this.area.width;
  }
  #position(x) {
    const [first, last] = this.view;
    return first + (x - this.area.left) / this.area.width * (last - first);
  }
  #y(symbol) {
    const [low, high] = this.codes;
    return this.area.bottom - (symbol + 1 - low) / (high - low) * (this.area.bottom - this.area.top);
  }

  #measure() {
    const [width, height] = [this.canvas.clientWidth, this.canvas.clientHeight];
    const waterHeight = Math.max(40, Math.min(150, height * 0.27));
    const left = 26 + 7 * Math.max(3, String(this.stepper.run.alphabetSize).length, String(this.stepper.threshold()).length);
    this.area = { left, width: Math.max(10, width - left - 8), top: 34, bottom: height - waterHeight - 26 };
    this.water = { top: height - waterHeight - 18, bottom: height - 18 };
    if (this.isFollowing) this.view = [this.stepper.level.begin, Math.max(this.stepper.level.begin + 1, this.stepper.level.end)];
    this.codes = [0, this.stepper.run.alphabetSize + 1];
    if (this.isFollowing && this.stepper.levelSymbols.length > 0) {
      const symbols = this.stepper.levelSymbols;
      this.codes = [symbols[0], symbols[symbols.length - 1] + 2];
    }
    return width > 0 && height > 60;
  }

  // --- painting -------------------------------------------------------------------------------------------

  draw() {
    if (!this.#measure()) return;
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [this.canvas.clientWidth, this.canvas.clientHeight];
    const isResized = this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio);
    if (isResized) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
    }
    this.ink = colours();
    const g = this.canvas.getContext("2d");
    this.g = g;
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    g.clearRect(0, 0, width, height);
    g.font = "11px system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif";
    g.textBaseline = "middle";
    this.#drawOverview();
    this.#drawAxes();
    this.#drawBands();
    this.#drawOpenSymbols();
    this.#drawDots(ratio);
    this.#drawWaterline();
    this.#drawSplits();
    this.#drawCursor();
  }

  #fill(colour, alpha, ...box) {
    this.g.globalAlpha = alpha;
    this.g.fillStyle = colour;
    this.g.fillRect(...box);
    this.g.globalAlpha = 1;
  }
  #stroke(colour, width, from, to, dash = []) {
    const { g } = this;
    g.strokeStyle = colour;
    g.lineWidth = width;
    g.setLineDash(dash);
    g.beginPath();
    g.moveTo(...from);
    g.lineTo(...to);
    g.stroke();
    g.setLineDash([]);
  }
  #text(text, x, y, colour, align = "left", bold = false) {
    const { g } = this;
    const font = g.font;
    if (bold) g.font = "600 " + font;
    g.fillStyle = colour;
    g.textAlign = align;
    g.fillText(text, x, y);
    const width = g.measureText(text).width;
    g.font = font;
    return width;
  }
  #hatch(colour, step, isRising) {
    const tile = document.createElement("canvas");
    tile.width = tile.height = step;
    const t = tile.getContext("2d");
    t.strokeStyle = colour;
    t.beginPath();
    for (const shift of [-step, 0, step]) {
      t.moveTo(shift, isRising ? step : 0);
      t.lineTo(shift + step, isRising ? 0 : step);
    }
    t.stroke();
    return this.g.createPattern(tile, "repeat");
  }
  #clip(top, bottom) {
    this.g.save();
    this.g.beginPath();
    this.g.rect(this.area.left, top, this.area.width, bottom - top);
    this.g.clip();
  }

  // The whole sequence as a bar: the level in it, the view, the cursor.
  #drawOverview() {
    const { area, ink, stepper } = this;
    const size = Math.max(1, stepper.run.size);
    const x = (position) => area.left + position / size * area.width;
    const [begin, end] = stepper.region();
    this.#fill(ink.grid, 1, area.left, 4, area.width, 7);
    this.g.fillStyle = this.#hatch(ink.cut, 5, true);
    this.g.fillRect(area.left, 4, x(begin) - area.left, 7);
    this.g.fillRect(x(end), 4, area.left + area.width - x(end), 7);
    this.#fill(ink.right, 0.55, x(begin), 4, Math.max(1, x(end) - x(begin)), 7);
    const at = stepper.position();
    if (at >= 0) this.#fill(ink.left, 1, x(begin), 4, Math.max(0, Math.min(x(at + 1), x(end)) - x(begin)), 7);
    this.g.strokeStyle = ink.text;
    this.g.lineWidth = 1;
    if (this.view[1] - this.view[0] < size)
      this.g.strokeRect(x(this.view[0]), 2.5, Math.max(2, x(this.view[1]) - x(this.view[0])), 10);
  }

  #drawAxes() {
    const { area, ink, water, g } = this;
    g.strokeStyle = ink.grid;
    g.lineWidth = 1;
    g.strokeRect(area.left, area.top, area.width, area.bottom - area.top);
    const [first, last] = this.view;
    const xStep = tickStep(last - first, area.width / 80);
    for (let tick = Math.ceil((first + 1) / xStep) * xStep; tick <= last; tick += xStep) {
      const x = this.#x(tick - 0.5);
      this.#stroke(ink.grid, 1, [x, area.top], [x, area.bottom]);
      this.#stroke(ink.grid, 1, [x, water.top], [x, water.bottom]);
      const half = g.measureText(String(tick)).width / 2;
      this.#text(String(tick), Math.max(area.left + half, Math.min(x, area.left + area.width - half)), water.bottom + 10,
        ink.muted, "center");
    }
    this.#text(say("positionAxis"), 0, water.bottom + 10, ink.muted);
    const [low, high] = this.codes;
    const yStep = tickStep(high - low, (area.bottom - area.top) / 34);
    for (let tick = Math.max(1, Math.ceil(low / yStep)) * yStep; tick < high; tick += yStep) {
      const y = this.#y(tick - 1);
      this.#stroke(ink.grid, 1, [area.left, y], [area.left + area.width, y]);
      this.#text(String(tick), area.left - 4, y, ink.muted, "right");
    }
    this.#sideText(say("codeAxis"), area.top, area.bottom);
  }

  // Where there is room for it.
  #sideText(text, top, bottom) {
    const { g } = this;
    if (g.measureText(text).width > bottom - top + 16) return;
    g.save();
    g.translate(6, (top + bottom) / 2);
    g.rotate(-Math.PI / 2);
    this.#text(text, 0, 0, this.ink.muted, "center");
    g.restore();
  }

  // The level's region, in it the part read; what earlier levels cut off is hatched.
  #drawBands() {
    const { area, ink, stepper, g } = this;
    const height = area.bottom - area.top;
    const [begin, end] = stepper.region();
    this.#clip(area.top - 18, area.bottom);
    g.fillStyle = this.#hatch(ink.cut, 8, true);
    g.globalAlpha = 0.35;
    g.fillRect(this.#x(0), area.top, this.#x(begin) - this.#x(0), height);
    g.fillRect(this.#x(end), area.top, this.#x(stepper.run.size) - this.#x(end), height);
    g.globalAlpha = 1;
    const at = stepper.position();
    if (at >= 0 && !stepper.ran("KeepRight") && !stepper.ran("KeepLeft"))
      this.#fill(ink.left, isDark() ? 0.22 : 0.13, this.#x(begin), area.top, this.#x(at + 1) - this.#x(begin), height);
    for (const bound of [begin, end]) this.#stroke(ink.text, 1.5, [this.#x(bound), area.top - 4], [this.#x(bound), area.bottom]);
    g.restore();
    const label = `${say("placeLevel", stepper.place.level + 1, stepper.run.levels.length)}: ${begin + 1}–${end}`;
    const from = Math.max(area.left, this.#x(begin));
    const to = Math.min(area.left + area.width, this.#x(end));
    const width = g.measureText(label).width;
    if (end > begin && to > from) this.#text(label, Math.min(from, area.left + area.width - width - 2) + 2, 20, ink.text);
  }

  // Three pictures of all dots, one for each part; the step only says where each is seen.
  #drawDots(ratio) {
    const { area, stepper } = this;
    const [begin, end] = stepper.region();
    const isCutDone = stepper.ran("KeepRight") || stepper.ran("KeepLeft");
    const behind = isCutDone ? begin : Math.max(begin, stepper.position() + 1);
    const parts = [["cut", 0, begin], ["left", begin, behind], ["right", behind, end], ["cut", end, stepper.run.size]];
    for (const [part, from, to] of parts) {
      const left = Math.max(area.left - 3, this.#x(from));
      const width = Math.min(area.left + area.width + 3, this.#x(to)) - left;
      if (width <= 0) continue;
      this.g.save();
      this.g.beginPath();
      this.g.rect(left, 0, width, area.bottom + 4);
      this.g.clip();
      this.g.drawImage(this.#dots(part, ratio), 0, 0, this.canvas.clientWidth, this.canvas.clientHeight);
      this.g.restore();
    }
  }

  // Filled for what is left, hollow for right, small for cut off.
  #dots(part, ratio) {
    const key = [part, ...this.view, ...this.codes, this.canvas.width, this.canvas.height, isDark()].join();
    const known = this.layers.get(part);
    if (known?.key === key) return known.picture;
    const { run } = this.stepper;
    const picture = document.createElement("canvas");
    [picture.width, picture.height] = [this.canvas.width, this.canvas.height];
    const g = picture.getContext("2d");
    g.fillStyle = this.ink[part];
    g.globalAlpha = part === "cut" ? 0.75 : 1;
    const perPosition = this.area.width / (this.view[1] - this.view[0]);
    const wide = Math.min(7, Math.max(2, perPosition)) * ratio;
    const size = Math.max(1, Math.round(part === "cut" ? wide * 0.6 : wide));
    const isHollow = part === "right" && size >= 4;
    const rim = Math.max(1, Math.round(size / 4));
    const taken = new Uint8Array(picture.width * picture.height);
    const [from, to] = [Math.max(0, Math.floor(this.view[0])), Math.min(run.size, Math.ceil(this.view[1]))];
    for (let p = from; p < to; ++p) {
      const x = Math.round(this.#x(p + 0.5) * ratio - size / 2);
      const y = Math.round(this.#y(run.symbols[p]) * ratio - size / 2);
      const at = y * picture.width + x;
      if (at >= 0 && at < taken.length && taken[at]++ > 0) continue;
      g.fillRect(x, y, size, size);
      if (isHollow) g.clearRect(x + rim, y + rim, size - 2 * rim, size - 2 * rim);
    }
    this.layers.set(part, { key, picture });
    return picture;
  }

  // Symbols in currentAlphabet and in regionAlphabet: from first to last occurrence.
  #drawOpenSymbols() {
    const { area, ink, stepper, g } = this;
    const most = 3000; // more than there are lines of pixels
    const perCode = (area.bottom - area.top) / (this.codes[1] - this.codes[0]);
    const height = Math.max(3, Math.min(9, perCode));
    const spans = new Path2D(); // one, so that what overlaps is hatched once
    for (const symbol of stepper.symbolsOf("intersection", most)) {
      const x = this.#x(stepper.first[symbol]);
      spans.rect(x, this.#y(symbol) - height / 2, Math.max(2, this.#x(stepper.last[symbol] + 1) - x), height);
    }
    this.#clip(area.top - 4, area.bottom + 4);
    g.fillStyle = this.#hatch(ink.open, 5, false);
    g.fill(spans);
    g.strokeStyle = ink.open;
    g.lineWidth = 1;
    if (perCode >= 6) g.stroke(spans);
    g.restore();
  }

  #drawSplits() {
    const { area, water, ink, stepper, g } = this;
    this.#clip(12, water.bottom);
    stepper.run.levels.slice(0, stepper.place.level).forEach((level, number) => {
      const split = level.keptEnd === level.end ? level.keptBegin : level.keptEnd;
      const x = this.#x(split);
      this.#stroke(ink.split, 1, [x, area.top], [x, area.bottom], [4, 3]);
      if (number + 1 === stepper.place.level) this.#text(String(number + 1), x + 3, area.bottom - 8, ink.split);
    });
    for (const opening of stepper.openingsSoFar()) {
      const x = this.#x(opening.split);
      const colour = opening.verdict === Verdict.accepted ? ink.right : opening.verdict === Verdict.tooBalanced ? ink.cut : ink.muted;
      this.#stroke(colour, opening.verdict === Verdict.accepted ? 2 : 1.2, [x, area.top - 2], [x, water.bottom],
        opening.verdict === Verdict.accepted ? [] : [2, 3]);
      g.beginPath();
      g.arc(x, area.top - 1, 7, 0, 7);
      g.fillStyle = ink.base;
      g.fill();
      g.strokeStyle = colour;
      g.lineWidth = 1.5;
      g.stroke();
      this.#text(verdictMarks[opening.verdict], x, area.top - 0.5, colour, "center", true);
    }
    g.restore();
  }

  // --- the waterline --------------------------------------------------------------------------------------

  // By column of pixels: the lowest and the highest gap in it.
  #profile() {
    const { area, stepper } = this;
    const key = [stepper.place.level, ...this.view, area.width].join();
    if (this.terrain?.key === key) return this.terrain;
    if (this.ranksOf !== stepper.place.level) {
      this.ranks = opensAt(stepper);
      this.ranksOf = stepper.place.level;
    }
    const { ranks } = this;
    const columns = Math.ceil(area.width);
    const lowest = new Int32Array(columns).fill(-1);
    const highest = new Int32Array(columns).fill(-1);
    const { begin } = stepper.level;
    for (let column = 0; column < columns; ++column) {
      // A gap is as wide as a position, around its split.
      const first = Math.max(0, Math.floor(this.#position(area.left + column) - begin - 1.5) + 1);
      const last = Math.min(ranks.length, Math.ceil(this.#position(area.left + column + 1) - begin - 0.5));
      for (let k = first; k < last; ++k) {
        if (lowest[column] < 0 || ranks[k] < lowest[column]) lowest[column] = ranks[k];
        highest[column] = Math.max(highest[column], ranks[k]);
      }
    }
    this.terrain = { key, lowest, highest };
    return this.terrain;
  }

  #drawWaterline() {
    const { area, water, ink, stepper, g } = this;
    const { lowest, highest } = this.#profile();
    const { thresholds } = stepper;
    const height = water.bottom - water.top;
    const y = (rank, shift) => water.bottom - (rank + shift) / (thresholds.length + 1) * height;
    g.strokeStyle = ink.grid;
    g.lineWidth = 1;
    g.strokeRect(area.left, water.top, area.width, height);
    this.#clip(water.top, water.bottom);
    lowest.forEach((rank, column) => {
      if (rank < 0) return;
      this.#fill(ink.terrain, 0.45, area.left + column, y(highest[column], 0.6), 1.02, water.bottom - y(highest[column], 0.6));
      this.#fill(ink.terrain, 0.9, area.left + column, y(rank, 0.6), 1.02, water.bottom - y(rank, 0.6));
    });
    const now = stepper.threshold() > 0 ? thresholds.indexOf(stepper.threshold()) : -1;
    const level = now < 0 ? water.bottom : y(now, 1);
    if (now >= 0) {
      lowest.forEach((rank, column) => {
        if (rank >= 0 && rank <= now) this.#fill(ink.water, 0.75, area.left + column, level, 1.02, y(rank, 0.6) - level);
      });
      const ends = [this.#x(stepper.level.begin), this.#x(stepper.level.end)];
      this.#stroke(ink.left, 1.5, [ends[0], level], [ends[1], level]);
    }
    this.#drawRefusedMiddle();
    g.restore();
    this.#drawThresholds(y, now);
  }

  #drawRefusedMiddle() {
    const { water, ink, stepper, g } = this;
    const middle = refusedMiddle(stepper);
    if (!middle) return;
    const [from, to] = middle.map((i) => this.#x(stepper.level.begin + i));
    g.fillStyle = this.#hatch(ink.text, 7, true);
    g.globalAlpha = 0.4;
    g.fillRect(from, water.top, to - from, water.bottom - water.top);
    g.globalAlpha = 1;
    this.#stroke(ink.band, 1, [from, water.top], [from, water.bottom], [3, 3]);
    this.#stroke(ink.band, 1, [to, water.top], [to, water.bottom], [3, 3]);
  }

  // As many thresholds as there is room for, the present one among them.
  #drawThresholds(y, now) {
    const { area, ink, stepper } = this;
    const { thresholds } = stepper;
    const highest = y(thresholds.length, 0.6);
    this.#text("∞", area.left - 4, highest + 4, ink.muted, "right");
    let lowestFree = Infinity;
    const place = (text, at, colour, bold) => {
      if (at > lowestFree || at < highest + 14) return;
      this.#text(text, area.left - 4, at, colour, "right", bold);
      lowestFree = at - 11;
    };
    thresholds.forEach((threshold, rank) => {
      const isNearNow = now >= 0 && rank !== now && Math.abs(y(rank, 1) - y(now, 1)) < 11;
      if (!isNearNow) place(String(threshold), y(rank, 1), rank === now ? ink.left : ink.muted, rank === now);
    });
    this.#sideText(say("thresholdAxis"), this.water.top, this.water.bottom);
  }

  #drawCursor() {
    const { area, water, ink, stepper, g } = this;
    this.#clip(0, water.bottom);
    if (this.marked >= 0) {
      const [x, y] = [this.#x(this.marked + 0.5), this.#y(stepper.run.symbols[this.marked])];
      g.strokeStyle = ink.focus;
      g.lineWidth = 2;
      g.strokeRect(x - 6, y - 6, 12, 12);
      this.#stroke(ink.focus, 1, [x, area.top], [x, area.bottom], [1, 3]);
    }
    const at = stepper.position();
    if (stepper.place.kind === "Read") {
      const [x, y] = [this.#x(at + 0.5), this.#y(stepper.run.symbols[at])];
      this.#stroke(ink.being, 1.5, [x, area.top], [x, water.bottom]);
      g.fillStyle = ink.being;
      g.beginPath();
      g.moveTo(x - 5, area.bottom + 8);
      g.lineTo(x + 5, area.bottom + 8);
      g.lineTo(x, area.bottom + 1);
      g.fill();
      g.beginPath();
      g.arc(x, y, 5, 0, 7);
      g.fill();
    }
    g.restore();
  }
}

/** A round step with at most `count` ticks in `span`, at least 1. */
function tickStep(span, count) {
  const raw = Math.max(1, span / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw - 1e-9);
}
