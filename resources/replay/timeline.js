// SPDX-License-Identifier: MIT
// The slider over all steps, with marks for levels, thresholds and candidate splits.

class Timeline {
  constructor(stepper, onSeek) {
    this.stepper = stepper;
    this.slider = byId("timeline");
    this.canvas = byId("marks");
    this.slider.max = stepper.run.stepCount - 1;
    this.slider.addEventListener("input", () => onSeek(Number(this.slider.value)));
    new ResizeObserver(() => this.drawMarks()).observe(this.canvas);
  }

  draw() {
    this.slider.value = this.stepper.step;
    this.slider.setAttribute("aria-valuetext", `${say("step")} ${this.stepper.step + 1}: ${placeText(this.stepper)}`);
  }

  // The middle of the slider's thumb does not reach the ends.
  #x(step) {
    const rim = 8;
    return rim + step / Math.max(1, this.stepper.run.stepCount - 1) * (this.canvas.clientWidth - 2 * rim);
  }

  // What lies on the same pixel is drawn once, levels before candidate splits before thresholds.
  drawMarks() {
    const { run } = this.stepper;
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    [this.canvas.width, this.canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    const g = this.canvas.getContext("2d");
    g.scale(ratio, ratio);
    g.font = "11px system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif";
    g.textBaseline = "middle";
    const ink = colours();
    const thinned = (least, draw) => {
      let end = -Infinity;
      return (step, ...values) => {
        const x = this.#x(step);
        if (x >= end + least) end = x + (draw(x, ...values) ?? 0);
      };
    };
    const attempt = thinned(1, (x) => {
      g.fillStyle = ink.muted;
      g.fillRect(x - 0.5, 20, 1, 4);
    });
    run.attemptStep.forEach((step) => attempt(step));
    g.textAlign = "center";
    const candidateSplit = thinned(7, (x, verdict) => {
      g.fillStyle = [ink.right, ink.cut, ink.muted][verdict];
      g.fillText(verdictMarks[verdict], x, 15);
    });
    run.levels.forEach((level) => {
      for (let a = level.firstAttempt; a < level.firstAttempt + level.attemptCount; ++a) {
        if (run.hasScan(a)) run.candidateSplitsOf(a).forEach(({ split, verdict }) => candidateSplit(run.attemptStep[a] + split - level.begin, verdict));
      }
    });
    g.textAlign = "left";
    const level = thinned(2, (x, number) => {
      g.fillStyle = ink.split;
      g.fillRect(x - 1, 0, 2, 10);
      const label = String(number + 1);
      g.fillText(label, x + 3, 5);
      return g.measureText(label).width + 3;
    });
    run.levels.forEach((_, number) => level(run.levelStep[number], number));
  }
}
