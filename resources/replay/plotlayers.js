// SPDX-License-Identifier: MIT
// What lies in the plot beside dots and threshold profile, from the back to the front.

const verdictMarks = ["✓", "✕", "–", ""];

/** The whole sequence as a bar at the top: the level in it, the view, the part read. */
function drawOverview(brush, scale, stepper) {
  const { area } = scale;
  const { ink } = brush;
  const size = Math.max(1, stepper.run.size);
  const x = (position) => area.left + position / size * area.width;
  const [begin, end] = stepper.region();
  const cut = brush.hatch(ink.cut, 5, true);
  brush.fill(ink.grid, 1, area.left, 4, area.width, 7);
  brush.fill(cut, 1, area.left, 4, x(begin) - area.left, 7);
  brush.fill(cut, 1, x(end), 4, scale.right - x(end), 7);
  brush.fill(ink.right, 0.55, x(begin), 4, Math.max(1, x(end) - x(begin)), 7);
  const at = stepper.position();
  if (at >= 0) brush.fill(ink.left, 1, x(begin), 4, Math.max(0, Math.min(x(at + 1), x(end)) - x(begin)), 7);
  const [first, last] = scale.view;
  if (last - first < size) brush.frame(ink.text, 1, x(first), 2.5, Math.max(2, x(last) - x(first)), 10);
}

function drawAxes(brush, scale) {
  const { area, water } = scale;
  const { ink, g } = brush;
  brush.frame(ink.grid, 1, area.left, area.top, area.width, scale.height);
  const [first, last] = scale.view;
  const xStep = tickStep(last - first, area.width / 80);
  for (let tick = Math.ceil((first + 1) / xStep) * xStep; tick <= last; tick += xStep) {
    const x = scale.x(tick - 0.5);
    brush.line(ink.grid, 1, [x, area.top], [x, area.bottom]);
    brush.line(ink.grid, 1, [x, water.top], [x, water.bottom]);
    const half = g.measureText(String(tick)).width / 2;
    const middle = Math.max(area.left + half, Math.min(x, scale.right - half));
    brush.text(String(tick), middle, water.bottom + 10, ink.muted, "center");
  }
  brush.text(say("positionAxis"), 0, water.bottom + 10, ink.muted);
  const [low, high] = scale.codes;
  const yStep = tickStep(high - low, scale.height / 34);
  for (let tick = Math.max(1, Math.ceil(low / yStep)) * yStep; tick < high; tick += yStep) {
    const y = scale.y(tick - 1);
    brush.line(ink.grid, 1, [area.left, y], [scale.right, y]);
    brush.text(String(tick), area.left - 4, y, ink.muted, "right");
  }
  brush.sideText(say("symbolAxis"), area.top, area.bottom);
}

/** The level's region, in it the part read; what earlier levels cut off is hatched. */
function drawBands(brush, scale, stepper) {
  const { area } = scale;
  const { ink } = brush;
  const [begin, end] = stepper.region();
  const [left, right] = [scale.x(begin), scale.x(end)];
  const cut = brush.hatch(ink.cut, 8, true);
  brush.clip(area.left, area.top - 6, area.width, scale.height + 6);
  brush.fill(cut, 0.35, scale.x(0), area.top, left - scale.x(0), scale.height);
  brush.fill(cut, 0.35, right, area.top, scale.x(stepper.run.size) - right, scale.height);
  const at = stepper.position();
  if (at >= 0 && !stepper.ran("KeepRight") && !stepper.ran("KeepLeft"))
    brush.fill(ink.left, isDark() ? 0.22 : 0.13, left, area.top, scale.x(at + 1) - left, scale.height);
  for (const x of [left, right]) brush.line(ink.text, 1.5, [x, area.top - 4], [x, area.bottom]);
  brush.restore();
  if (begin === end || right < area.left || left > scale.right) return;
  const label = `${say("placeLevel", stepper.place.level + 1, stepper.run.levels.length)}: ${begin + 1}–${end}`;
  const rightmost = scale.right - brush.g.measureText(label).width;
  brush.text(label, Math.max(area.left, Math.min(left + 2, rightmost)), 20, ink.text);
}

/** Symbols in currentAlphabet and in regionAlphabet: from first to last occurrence. */
function drawOpenSymbols(brush, scale, stepper) {
  const most = 3000; // more than there are lines of pixels
  const height = Math.max(3, Math.min(9, scale.pixelsPerCode));
  const spans = new Path2D(); // one, so that what overlaps is hatched once
  for (const symbol of stepper.symbolsOf("intersection", most)) {
    const x = scale.x(stepper.first[symbol]);
    spans.rect(x, scale.y(symbol) - height / 2, Math.max(2, scale.x(stepper.last[symbol] + 1) - x), height);
  }
  const { g, ink } = brush;
  brush.clip(scale.area.left, scale.area.top - 4, scale.area.width, scale.height + 8);
  g.fillStyle = brush.hatch(ink.open, 5, false);
  g.fill(spans);
  g.strokeStyle = ink.open;
  g.lineWidth = 1;
  if (scale.pixelsPerCode >= 6) g.stroke(spans);
  brush.restore();
}

/** The splits of earlier levels, and the candidate splits of this attempt with their verdicts; one on a pixel. */
function drawSplits(brush, scale, stepper) {
  const { area, water } = scale;
  const { ink, g } = brush;
  const { level: present } = stepper.place;
  brush.clip(area.left, 12, area.width, water.bottom - 12);
  const taken = new Set();
  const isFree = (x) => x >= area.left && x <= scale.right && taken.size < taken.add(Math.round(x)).size;
  for (let number = present - 1; number >= 0; --number) {
    const { end, keptBegin, keptEnd } = stepper.run.levels[number];
    const x = scale.x(keptEnd === end ? keptBegin : keptEnd);
    if (isFree(x)) brush.line(ink.split, 1, [x, area.top], [x, area.bottom], [4, 3]);
    if (number + 1 === present) brush.text(String(present), x + 3, area.bottom - 8, ink.split);
  }
  taken.clear();
  for (const { split, verdict } of stepper.candidateSplitsSoFar().reverse()) {
    const x = scale.x(split);
    if (!isFree(x)) continue;
    const isAccepted = verdict === Verdict.accepted;
    const colour = isAccepted ? ink.right : verdict === Verdict.rejectedBySize ? ink.cut : ink.muted;
    brush.line(colour, isAccepted ? 2 : 1.2, [x, area.top - 2], [x, water.bottom], isAccepted ? [] : [2, 3]);
    drawDisc(brush, x, area.top - 9, 7, ink.base);
    g.strokeStyle = colour;
    g.lineWidth = 1.5;
    g.stroke();
    brush.text(verdictMarks[verdict], x, area.top - 8.5, colour, "center", true);
  }
  brush.restore();
}

function drawDisc(brush, x, y, radius, colour) {
  const { g } = brush;
  g.beginPath();
  g.arc(x, y, radius, 0, 2 * Math.PI);
  g.fillStyle = colour;
  g.fill();
}

/** The position selected (-1 for none) and the one being read. */
function drawCursor(brush, scale, stepper, marked) {
  const { area, water } = scale;
  const { ink, g } = brush;
  const { run } = stepper;
  brush.clip(area.left, 0, area.width, water.bottom);
  if (marked >= 0) {
    const [x, y] = [scale.x(marked + 0.5), scale.y(run.symbols[marked])];
    brush.frame(ink.focus, 2, x - 6, y - 6, 12, 12);
    brush.line(ink.focus, 1, [x, area.top], [x, area.bottom], [1, 3]);
  }
  if (stepper.place.kind === "Read") {
    const at = stepper.position();
    const x = scale.x(at + 0.5);
    brush.line(ink.being, 1.5, [x, area.top], [x, water.bottom]);
    drawDisc(brush, x, scale.y(run.symbols[at]), 5, ink.being);
    g.beginPath();
    g.moveTo(x - 5, area.bottom + 8);
    g.lineTo(x + 5, area.bottom + 8);
    g.lineTo(x, area.bottom + 1);
    g.fill();
  }
  brush.restore();
}

/** At the end of the search: what content detection keeps, as a bar on the axis. */
function drawDetection(brush, scale, stepper) {
  const { kind, regions } = stepper.run.data.detection;
  if (stepper.place.kind !== "LevelEnd" || stepper.level.isSplit || kind === "none") return;
  const { area } = scale;
  brush.clip(area.left, area.top, area.width, scale.height);
  for (const [begin, end] of regions) {
    const x = scale.x(begin);
    brush.fill(brush.ink.right, 1, x, area.bottom - 5, Math.max(1, scale.x(end) - x), 5);
  }
  brush.restore();
}
