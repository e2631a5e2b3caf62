// SPDX-License-Identifier: MIT
// Lines, boxes, texts and hatching on a canvas, in the colours of the theme.

class Brush {
  constructor(canvas) {
    this.canvas = canvas;
    this.g = canvas.getContext("2d");
    this.patterns = new Map();
  }

  /** Clears the canvas at its present size, and takes the present colours. */
  start() {
    const { canvas, g } = this;
    this.ratio = window.devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((each) => Math.round(each * this.ratio));
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    this.ink = colours();
    g.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    g.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    g.font = "11px system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif";
    g.textBaseline = "middle";
  }
  restore() { this.g.restore(); }

  /** A box: x, y, width, height. */
  fill(colour, alpha, ...box) {
    this.g.globalAlpha = alpha;
    this.g.fillStyle = colour;
    this.g.fillRect(...box);
    this.g.globalAlpha = 1;
  }
  line(colour, width, from, to, dash = []) {
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
  text(text, x, y, colour, align = "left", bold = false) {
    const { g } = this;
    const font = g.font;
    if (bold) g.font = "600 " + font;
    g.fillStyle = colour;
    g.textAlign = align;
    g.fillText(text, x, y);
    g.font = font;
  }
  hatch(colour, step, isRising) {
    const key = [colour, step, isRising].join();
    const known = this.patterns.get(key);
    if (known) return known;
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
    this.patterns.set(key, this.g.createPattern(tile, "repeat"));
    return this.patterns.get(key);
  }
  /** Until restored, nothing is drawn outside. */
  clip(x, y, width, height) {
    this.g.save();
    this.g.beginPath();
    this.g.rect(x, y, width, height);
    this.g.clip();
  }
  frame(colour, width, ...box) {
    this.g.strokeStyle = colour;
    this.g.lineWidth = width;
    this.g.strokeRect(...box);
  }
  /** Upwards at the left edge, where there is room for it. */
  sideText(text, top, bottom) {
    const { g } = this;
    if (g.measureText(text).width > bottom - top + 16) return;
    g.save();
    g.translate(6, (top + bottom) / 2);
    g.rotate(-Math.PI / 2);
    this.text(text, 0, 0, this.ink.muted, "center");
    g.restore();
  }
}

/** A round step with at most `count` ticks in `span`, at least 1. */
function tickStep(span, count) {
  const raw = Math.max(1, span / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw - 1e-9);
}
