// SPDX-License-Identifier: MIT
// The dots of the plot as three pictures, one for each part: a step only says where each is seen.

class Dots {
  constructor(run) {
    this.run = run;
    this.pictures = new Map();
  }
  forget() { this.pictures.clear(); }

  draw(brush, scale, stepper) {
    const [begin, end] = stepper.region();
    const isCutDone = stepper.ran("KeepRight") || stepper.ran("KeepLeft");
    const behind = isCutDone ? begin : Math.max(begin, stepper.position() + 1);
    const { clientWidth, clientHeight } = brush.canvas;
    for (const [part, from, to] of [["cut", 0, begin], ["left", begin, behind], ["right", behind, end], ["cut", end, this.run.size]]) {
      const left = Math.max(scale.area.left - 3, scale.x(from));
      const width = Math.min(scale.right + 3, scale.x(to)) - left;
      if (width <= 0) continue;
      brush.clip(left, 0, width, scale.area.bottom + 4);
      brush.g.drawImage(this.#picture(part, brush, scale), 0, 0, clientWidth, clientHeight);
      brush.restore();
    }
  }

  // Filled for what is left, hollow for right, small for cut off.
  #picture(part, brush, scale) {
    const { canvas, ratio } = brush;
    const key = [...scale.view, ...scale.codes, scale.area.left, canvas.width, canvas.height].join();
    const known = this.pictures.get(part);
    if (known?.key === key) return known.picture;
    const picture = document.createElement("canvas");
    [picture.width, picture.height] = [canvas.width, canvas.height];
    const g = picture.getContext("2d");
    g.fillStyle = brush.ink[part];
    g.globalAlpha = part === "cut" ? 0.75 : 1;
    const wide = Math.min(7, Math.max(2, scale.pixelsPerPosition)) * ratio;
    const size = Math.max(1, Math.round(part === "cut" ? wide * 0.6 : wide));
    const rim = part === "right" && size >= 4 ? Math.max(1, Math.round(size / 4)) : 0;
    const taken = new Uint8Array(picture.width * picture.height);
    const end = Math.min(this.run.size, Math.ceil(scale.view[1]));
    for (let p = Math.max(0, Math.floor(scale.view[0])); p < end; ++p) {
      const x = Math.round(scale.x(p + 0.5) * ratio - size / 2);
      const y = Math.round(scale.y(this.run.symbols[p]) * ratio - size / 2);
      const at = y * picture.width + x;
      if (taken[at] === 1) continue;
      taken[at] = 1;
      g.fillRect(x, y, size, size);
      if (rim > 0) g.clearRect(x + rim, y + rim, size - 2 * rim, size - 2 * rim);
    }
    this.pictures.set(part, { key, picture });
    return picture;
  }
}
