// SPDX-License-Identifier: MIT
// For every gap of a level, the lowest threshold that opens it, as in core/tps/waterline.h.

/**
 * By gap (behind the position begin + k): an index into the stepper's thresholds, or thresholds.length where none
 * opens it, because a symbol of the highest frequency stands on both sides. From the most frequent symbol down, each
 * covers the gaps between its first and last occurrence that none before it has.
 */
function opensAt(stepper) {
  const { begin, end } = stepper.level;
  const { thresholds } = stepper;
  const gaps = Math.max(0, end - begin - 1);
  const rankOf = new Map(thresholds.map((threshold, rank) => [threshold, rank]));
  const ranks = new Int32Array(gaps); // 0: nothing stands on both sides
  const free = Int32Array.from({ length: gaps + 1 }, (_, k) => k); // the next gap from here that none covers
  const nextFree = (k) => {
    let root = k;
    while (free[root] !== root) root = free[root];
    while (free[k] !== root) [free[k], k] = [root, free[k]];
    return root;
  };
  const byFrequency = [...stepper.levelSymbols].sort((a, b) => stepper.frequency[b] - stepper.frequency[a]);
  for (const symbol of byFrequency) {
    const rank = rankOf.get(stepper.frequency[symbol]);
    if (rank === undefined) break; // and all that follow: rarer than the lowest threshold
    const isHighest = rank + 1 === thresholds.length;
    const opens = isHighest ? thresholds.length : stepper.run.isAbove ? rank : rank + 1;
    const last = stepper.last[symbol] - begin;
    for (let k = nextFree(stepper.first[symbol] - begin); k < last; k = nextFree(k)) {
      ranks[k] = opens;
      free[k] = k + 1;
    }
  }
  return ranks;
}

/** The positions read, i, at which the size rule refuses a candidate split, as [from, to]; null when at none. */
function rejectedMiddle(stepper) {
  const { sizeRule, minDifference } = stepper.run.options;
  if (sizeRule === "off") return null;
  const n = stepper.level.end - stepper.level.begin;
  const gap = stepper.gap();
  const half = minDifference * (n - gap) / 2;
  const middle = (n + gap) / 2;
  return [Math.max(0, middle - half), sizeRule === "printed" ? n : Math.min(n, middle + half)];
}
