// SPDX-License-Identifier: MIT
// The run that the file holds: sequence, levels, attempts and candidate splits as flat arrays, and the numbers of the
// steps. Positions, symbols and steps count from 0 here, as in core/tps/stepper.h.

const Verdict = { accepted: 0, rejectedBySize: 1, noneFound: 2, oneSymbol: 3 };
const noAttempt = -1;

class Run {
  constructor(data) {
    this.data = data;
    this.options = data.options;
    this.symbols = Int32Array.from(data.symbols, (code) => code - 1);
    this.size = this.symbols.length;
    this.alphabetSize = data.paths.length;
    this.isAbove = data.options.frequencyFilter === "above";
    this.isSameThreshold = data.options.afterRejection === "same-threshold";
    this.#readPaths();
    this.#indexOccurrences();
    this.#readTrace();
  }

  label(symbol) { return this.data.labels[this.data.paths[symbol][1]]; }
  text(position) { return this.data.texts[position] || ""; }

  /** Labels from the body down, joined by "/". */
  path(symbol) {
    const labels = [];
    for (let at = symbol; at >= 0; at = this.data.paths[at][0] - 1) labels.push(this.label(at));
    return labels.reverse().join("/");
  }

  attemptsOf(level) {
    const { firstAttempt, attemptCount } = this.levels[level];
    return this.attempts.slice(firstAttempt, firstAttempt + attemptCount);
  }
  candidateSplitsOf(attempt) {
    const { firstCandidateSplit, candidateSplitCount } = this.attempts[attempt];
    return this.candidateSplits.slice(firstCandidateSplit, firstCandidateSplit + candidateSplitCount);
  }
  /** Fewer than two symbols pass: the attempt reads nothing. */
  hasScan(attempt) { return this.attempts[attempt].alphabetSize >= 2; }
  readCount(attempt) { return this.attempts[attempt].reads; }
  levelOfAttempt(attempt) { return lastAtMost(this.levelStep, this.attemptStep[attempt], this.levels.length); }
  passes(frequency, attempt) {
    const threshold = this.attempts[attempt].threshold;
    return frequency > 0 && (this.isAbove ? frequency > threshold : frequency >= threshold);
  }

  /** Where a step is: kind, level, attempt (numbered through; noAttempt), positions read in it. */
  placeOf(step) {
    const level = lastAtMost(this.levelStep, step, this.levels.length);
    if (step === this.levelStep[level]) return { kind: "LevelStart", level, attempt: noAttempt, read: 0 };
    const { firstAttempt, attemptCount } = this.levels[level];
    const isEnd = step + 1 === this.levelStep[level + 1];
    if (attemptCount === 0) return { kind: "LevelEnd", level, attempt: noAttempt, read: 0 };
    const attempt = lastAtMost(this.attemptStep, step, firstAttempt + attemptCount, firstAttempt);
    if (isEnd) return { kind: "LevelEnd", level, attempt, read: 0 };
    const read = step - this.attemptStep[attempt];
    return { kind: read === 0 ? "AttemptStart" : "Read", level, attempt, read };
  }

  // A parent's path appears before its children's.
  #readPaths() {
    this.depth = new Int32Array(this.alphabetSize);
    this.data.paths.forEach(([parent], symbol) => {
      this.depth[symbol] = parent === 0 ? 0 : this.depth[parent - 1] + 1;
    });
  }

  // `order`: positions grouped by symbol, ascending; `start`: by symbol, where its group starts.
  #indexOccurrences() {
    this.start = new Int32Array(this.alphabetSize + 1);
    for (const symbol of this.symbols) ++this.start[symbol + 1];
    for (let s = 0; s < this.alphabetSize; ++s) this.start[s + 1] += this.start[s];
    this.order = new Int32Array(this.size);
    const filled = this.start.slice();
    for (let p = 0; p < this.size; ++p) this.order[filled[this.symbols[p]]++] = p;
  }

  #readTrace() {
    let first = 0;
    this.candidateSplits = this.data.candidateSplits.map(([split, left, right, verdict]) => ({ split, left, right, verdict }));
    this.attempts = this.data.attempts.map(([threshold, alphabetSize, candidateSplitCount]) => {
      const attempt = { threshold, alphabetSize, candidateSplitCount, firstCandidateSplit: first, reads: 0 };
      first += candidateSplitCount;
      return attempt;
    });
    first = 0;
    let step = 0;
    this.levelStep = new Float64Array(this.data.levels.length + 1);
    this.attemptStep = new Float64Array(this.attempts.length);
    this.levels = this.data.levels.map(([begin, end, keptBegin, keptEnd, attemptCount], number) => {
      const level = { begin, end, keptBegin, keptEnd, attemptCount, firstAttempt: first };
      this.levelStep[number] = step++;
      level.isSplit = false;
      for (const last = first + attemptCount; first < last; ++first) {
        const attempt = this.attempts[first];
        const candidateSplit = this.candidateSplits[attempt.firstCandidateSplit + attempt.candidateSplitCount - 1];
        attempt.reads = this.hasScan(first) ? candidateSplit.split - begin : 0;
        level.isSplit = candidateSplit.verdict === Verdict.accepted;
        this.attemptStep[first] = step++;
        step += attempt.reads;
      }
      ++step; // the end of the level
      return level;
    });
    this.levelStep[this.levels.length] = step;
    this.stepCount = step;
  }
}

/** Index of the last of `values` (ascending) in [from, end) that is at most `value`; from - 1 when none is. */
function lastAtMost(values, value, end = values.length, from = 0) {
  let low = from;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
