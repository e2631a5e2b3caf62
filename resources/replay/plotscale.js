// SPDX-License-Identifier: MIT
// Where positions and tag path codes stand in the plot, in CSS pixels.

class PlotScale {
  /** `view`: the positions from left to right; null for those of the present level. */
  constructor(stepper, view, width, height) {
    const { run, level, levelSymbols } = stepper;
    const digits = Math.max(3, String(run.alphabetSize).length, String(stepper.threshold()).length);
    const left = 26 + 7 * digits;
    const waterHeight = Math.max(40, Math.min(150, height * 0.27));
    this.area = { left, width: Math.max(10, width - left - 8), top: 44, bottom: height - waterHeight - 26 };
    this.water = { top: height - waterHeight - 18, bottom: height - 18 };
    this.view = view ?? [level.begin, Math.max(level.begin + 1, level.end)];
    this.codes = [0, run.alphabetSize + 1];
    if (!view && levelSymbols.length > 0) this.codes = [levelSymbols[0], levelSymbols[levelSymbols.length - 1] + 2];
    this.isVisible = width > 0 && height > 60;
  }

  get right() { return this.area.left + this.area.width; }
  get height() { return this.area.bottom - this.area.top; }
  get pixelsPerPosition() { return this.area.width / (this.view[1] - this.view[0]); }
  get pixelsPerCode() { return this.height / (this.codes[1] - this.codes[0]); }

  x(position) { return this.area.left + (position - this.view[0]) * this.pixelsPerPosition; }
  position(x) { return this.view[0] + (x - this.area.left) / this.pixelsPerPosition; }
  y(symbol) { return this.area.bottom - (symbol + 1 - this.codes[0]) * this.pixelsPerCode; }
}
