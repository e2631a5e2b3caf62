// SPDX-License-Identifier: MIT
// The plot: tag path code over position, with what the scan has read, which symbols are on both sides and where gaps
// opened; below it on the same axis the waterline.

const reach = 12; // CSS pixels from the pointer to the dot that it means

class Plot {
  constructor(stepper, onMark, onGo) {
    this.stepper = stepper;
    this.canvas = byId("plot");
    this.brush = new Brush(this.canvas);
    this.dots = new Dots(stepper.run);
    this.profile = new Profile(stepper);
    this.marked = -1;
    this.view = [0, Math.max(1, stepper.run.size)]; // positions; null: those of the present level
    this.#measure();
    this.#listen(onMark, onGo);
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }

  get isFollowing() { return this.view === null; }
  showWhole() { this.#setView(0, this.stepper.run.size); }
  followLevel() {
    this.view = null;
    this.#viewChanged();
  }
  /** To be called when the colours are others. */
  forget() {
    this.dots.forget();
    this.brush.patterns.clear();
  }

  /** By a factor around a position. */
  zoom(factor, at = (this.scale.view[0] + this.scale.view[1]) / 2) {
    const [first, last] = this.scale.view;
    const width = Math.min(this.stepper.run.size, Math.max(8, (last - first) * factor));
    const begin = at - (at - first) * (width / (last - first));
    this.#setView(begin, begin + width);
  }
  pan(share) {
    const [first, last] = this.scale.view;
    this.#setView(first + (last - first) * share, last + (last - first) * share);
  }

  draw() {
    if (!this.#measure()) return;
    const { brush, scale, stepper } = this;
    brush.start();
    drawOverview(brush, scale, stepper);
    drawAxes(brush, scale);
    drawBands(brush, scale, stepper);
    drawOpenSymbols(brush, scale, stepper);
    this.dots.draw(brush, scale, stepper);
    this.profile.draw(brush, scale);
    drawSplits(brush, scale, stepper);
    drawDetection(brush, scale, stepper);
    drawCursor(brush, scale, stepper, this.marked);
  }

  #measure() {
    this.scale = new PlotScale(this.stepper, this.view, this.canvas.clientWidth, this.canvas.clientHeight);
    return this.scale.isVisible;
  }

  #setView(first, last) {
    const size = Math.max(1, this.stepper.run.size);
    const width = Math.max(1, last - first);
    const begin = Math.max(0, Math.min(first, size - width));
    this.view = [begin, Math.min(size, begin + width)];
    this.#viewChanged();
  }
  #viewChanged() {
    byId("thisLevel").setAttribute("aria-pressed", this.isFollowing);
    this.draw();
  }

  // --- events ---------------------------------------------------------------------------------------------

  #listen(onMark, onGo) {
    const { canvas } = this;
    let drag = null;
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY > 0 ? 1.25 : 0.8, this.scale.position(event.offsetX));
    }, { passive: false });
    canvas.addEventListener("pointerdown", (event) => { drag = { x: event.offsetX, isMoved: false }; });
    canvas.addEventListener("pointermove", (event) => {
      if (!drag || !event.buttons || (!drag.isMoved && Math.abs(event.offsetX - drag.x) < 4)) return;
      this.pan((drag.x - event.offsetX) / this.scale.area.width);
      drag = { x: event.offsetX, isMoved: true };
    });
    const onPosition = (action) => (event) => {
      const position = this.#positionAt(event.offsetX, event.offsetY);
      if (!drag?.isMoved && position >= 0) action(position);
    };
    canvas.addEventListener("click", onPosition(onMark));
    canvas.addEventListener("dblclick", onPosition(onGo));
    canvas.addEventListener("keydown", (event) => this.#key(event, onGo));
  }

  #key(event, onGo) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [closer, farther] = [() => this.zoom(0.8), () => this.zoom(1.25)];
    const actions = { w: closer, "+": closer, s: farther, "-": farther, a: () => this.pan(-0.2), d: () => this.pan(0.2),
      0: () => this.showWhole(), f: () => this.followLevel(), Enter: () => { if (this.marked >= 0) onGo(this.marked); } };
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    action();
    event.preventDefault();
  }

  // That of the nearest dot, or else what stands in the column; -1 outside.
  #positionAt(x, y) {
    const { scale, stepper: { run } } = this;
    const column = Math.floor(scale.position(x));
    let best = column >= 0 && column < run.size ? column : -1;
    let distance = reach;
    const end = Math.min(run.size, Math.ceil(scale.position(x + reach)));
    for (let p = Math.max(0, Math.floor(scale.position(x - reach))); p < end; ++p) {
      const away = Math.hypot(scale.x(p + 0.5) - x, scale.y(run.symbols[p]) - y);
      if (away < distance) [best, distance] = [p, away];
    }
    return best;
  }
}
