// SPDX-License-Identifier: MIT
// The waterline under the plot: the threshold that opens each gap as the threshold profile, the present one as water over it.

class Profile {
  constructor(stepper) {
    this.stepper = stepper;
    this.ranksOf = -1;
  }

  draw(brush, scale) {
    const { stepper } = this;
    const { area, water } = scale;
    const { ink } = brush;
    const { thresholds, level } = stepper;
    const height = water.bottom - water.top;
    const y = (rank, shift) => water.bottom - (rank + shift) / (thresholds.length + 1) * height;
    const now = stepper.threshold() > 0 ? thresholds.indexOf(stepper.threshold()) : -1;
    const { lowest, highest } = this.#profile(scale);
    brush.frame(ink.grid, 1, area.left, water.top, area.width, height);
    brush.clip(area.left, water.top, area.width, height);
    lowest.forEach((rank, column) => {
      if (rank < 0) return;
      const x = area.left + column;
      brush.fill(ink.profile, 0.45, x, y(highest[column], 0.6), 1.02, water.bottom - y(highest[column], 0.6));
      brush.fill(ink.profile, 0.9, x, y(rank, 0.6), 1.02, water.bottom - y(rank, 0.6));
      if (rank <= now) brush.fill(ink.water, 0.75, x, y(now, 1), 1.02, y(rank, 0.6) - y(now, 1));
    });
    if (now >= 0) brush.line(ink.left, 1.5, [scale.x(level.begin), y(now, 1)], [scale.x(level.end), y(now, 1)]);
    this.#drawRejectedMiddle(brush, scale);
    brush.restore();
    this.#drawThresholds(brush, scale, y, now);
  }

  // By column of pixels: the lowest and the highest gap in it; a gap is as wide as a position, around its split.
  #profile(scale) {
    const { place, level } = this.stepper;
    const key = [place.level, ...scale.view, scale.area.left, scale.area.width].join();
    if (this.profile?.key === key) return this.profile;
    if (this.ranksOf !== place.level) {
      this.ranks = opensAt(this.stepper);
      this.ranksOf = place.level;
    }
    const columns = Math.ceil(scale.area.width);
    const lowest = new Int32Array(columns).fill(-1);
    const highest = new Int32Array(columns).fill(-1);
    for (let column = 0; column < columns; ++column) {
      const x = scale.area.left + column;
      const first = Math.max(0, Math.floor(scale.position(x) - level.begin - 1.5) + 1);
      const last = Math.min(this.ranks.length, Math.ceil(scale.position(x + 1) - level.begin - 0.5));
      for (let k = first; k < last; ++k) {
        if (lowest[column] < 0 || this.ranks[k] < lowest[column]) lowest[column] = this.ranks[k];
        highest[column] = Math.max(highest[column], this.ranks[k]);
      }
    }
    this.profile = { key, lowest, highest };
    return this.profile;
  }

  #drawRejectedMiddle(brush, scale) {
    const middle = rejectedMiddle(this.stepper);
    if (!middle) return;
    const { top, bottom } = scale.water;
    const [from, to] = middle.map((i) => scale.x(this.stepper.level.begin + i));
    brush.fill(brush.hatch(brush.ink.text, 7, true), 0.4, from, top, to - from, bottom - top);
    for (const x of [from, to]) brush.line(brush.ink.band, 1, [x, top], [x, bottom], [3, 3]);
  }

  // As many thresholds as there is room for, the present one among them.
  #drawThresholds(brush, scale, y, now) {
    const { thresholds } = this.stepper;
    const { ink } = brush;
    const taken = [];
    const place = (text, at, isNow) => {
      if (taken.some((each) => Math.abs(each - at) < 11)) return;
      taken.push(at);
      brush.text(text, scale.area.left - 4, at, isNow ? ink.left : ink.muted, "right", isNow);
    };
    if (now >= 0) place(String(thresholds[now]), y(now, 1), true);
    place("∞", y(thresholds.length, 0.6) + 4, false);
    thresholds.forEach((threshold, rank) => place(String(threshold), y(rank, 1), false));
    brush.sideText(say("thresholdAxis"), scale.water.top, scale.water.bottom);
  }
}
