// SPDX-License-Identifier: MIT
// A cursor over the run: the same steps, lines and states as core/tps/stepper.h. The cursor stands behind a line
// that has run; a variable keeps its value until a line sets it.

const grains = ["line", "step", "attempt", "level"];
const alphabets = ["alphabet", "filtered", "regionAlphabet", "currentAlphabet", "intersection"];

/** What each line sets: the same as variablesSet() in core/tps/listing.cpp. */
const variablesSet = {
  Procedure: ["tagPathSequence"], EmptyAlphabet: ["alphabet"], ResetThreshold: ["t"],
  CountSymbols: ["alphabet", "symbolCount"], OrderThresholds: ["thresholds"], RegionNotFound: ["regionFound"],
  NextThreshold: ["t"], SetCurrentAlphabet: ["currentAlphabet"], CopyCounts: ["currentSymbolCount"],
  EmptyRegion: ["regionAlphabet"], ResetGap: ["gap"], ForPosition: ["i"], ReadSymbol: ["symbol"],
  AddToRegion: ["regionAlphabet"], CountDown: ["currentSymbolCount"], RemoveSymbol: ["currentAlphabet"],
  RegionFound: ["regionFound"], StartGap: ["gap"], GrowGap: ["gap"], KeepRight: ["tagPathSequence"],
  KeepLeft: ["tagPathSequence"],
};

class Stepper {
  constructor(run) {
    this.run = run;
    this.first = new Int32Array(run.alphabetSize); // by symbol, in the level
    this.last = new Int32Array(run.alphabetSize);
    this.frequency = new Int32Array(run.alphabetSize);
    this.tables = new Map(); // by attempt: what the positions read have done
    this.countedLevel = -1;
    this.seek(0);
  }

  // --- moving ---------------------------------------------------------------------------------------------

  /** Behind the line of that index in the step, or behind its last one. */
  seek(step, line = Infinity) {
    this.step = Math.min(Math.max(0, step), this.run.stepCount - 1);
    this.place = this.run.placeOf(this.step);
    this.#enterLevel(this.place.level);
    this.lines = this.#linesOfStep();
    this.line = Math.max(0, Math.min(line, this.lines.length - 1));
    this.changed = new Set(line === Infinity ? this.lines.flatMap((each) => variablesSet[each] ?? [])
                                             : variablesSet[this.lines[this.line]] ?? []);
  }

  /** False, and nothing moved, at the end of the run. */
  next(grain) {
    const { place, run } = this;
    const last = run.stepCount - 1;
    if (grain === "line" && this.line + 1 < this.lines.length) {
      this.seek(this.step, this.line + 1);
      return true;
    }
    if (this.step === last) return false;
    if (grain === "line") this.seek(this.step + 1, 0);
    else if (grain === "step") this.seek(this.step + 1);
    else if (grain === "attempt") this.seek(run.attemptStep[this.#nextAttempt()] ?? last);
    else this.seek(place.level + 1 < run.levels.length ? run.levelStep[place.level + 1] : last);
    return true;
  }

  /** By attempt and level: to the start of the present one, from there to that of the one before. */
  previous(grain) {
    const { place, run } = this;
    if (grain === "line" && this.line > 0) {
      this.seek(this.step, this.line - 1);
      return true;
    }
    if (this.step === 0) return false;
    if (grain === "line") {
      this.seek(this.step - 1);
      this.seek(this.step, this.lines.length - 1);
    } else if (grain === "step") {
      this.seek(this.step - 1);
    } else if (grain === "attempt") {
      this.seek(run.attemptStep[this.#nextAttempt() - (place.kind === "AttemptStart" ? 2 : 1)] ?? 0);
    } else {
      this.seek(run.levelStep[this.step > run.levelStep[place.level] ? place.level : place.level - 1]);
    }
    return true;
  }

  /** The step at which the present attempt reads a position, else the nearest attempt of the run that does. */
  stepReading(position) {
    const { run, place } = this;
    const reads = (attempt) => {
      const offset = position - run.levels[run.levelOfAttempt(attempt)].begin;
      return offset >= 0 && offset < run.readCount(attempt) ? run.attemptStep[attempt] + offset + 1 : null;
    };
    const at = place.kind === "LevelStart" ? this.#nextAttempt() : place.attempt;
    for (let distance = 0; distance < run.attempts.length; ++distance) {
      for (const attempt of [at + distance, at - distance]) {
        const step = attempt >= 0 && attempt < run.attempts.length ? reads(attempt) : null;
        if (step !== null) return step;
      }
    }
    return null;
  }

  // --- state ----------------------------------------------------------------------------------------------

  get level() { return this.run.levels[this.place.level]; }
  ran(line) { const at = this.lines.indexOf(line); return at >= 0 && at <= this.line; }

  region() {
    const { begin, end, keptBegin, keptEnd } = this.level;
    return this.ran("KeepRight") || this.ran("KeepLeft") ? [keptBegin, keptEnd] : [begin, end];
  }
  threshold() {
    const attempt = this.#attemptOf("NextThreshold");
    return attempt === noAttempt ? 0 : this.run.attempts[attempt].threshold;
  }
  t() {
    const attempt = this.#attemptOf("NextThreshold");
    return attempt === noAttempt ? 0 : attempt - this.level.firstAttempt + 1;
  }
  i() {
    if (this.place.kind === "Read") return this.place.read;
    return this.place.kind === "LevelEnd" && this.place.attempt !== noAttempt
      ? this.run.readCount(this.place.attempt) : 0;
  }
  /** The position last read; -1 when the attempt has read none. */
  position() {
    const i = this.i();
    return i === 0 ? -1 : this.level.begin + i - 1;
  }
  /** The symbol last read, or -1. */
  symbol() {
    const behind = this.place.kind === "Read" && !this.ran("ReadSymbol") ? 1 : 0;
    return this.i() - behind > 0 ? this.run.symbols[this.position() - behind] : -1;
  }
  regionFound() { return this.ran("RegionFound") || (this.place.kind === "LevelEnd" && this.level.isSplit); }
  gap() { return this.run.isSameThreshold ? this.#counters(this.#attemptOf("ResetGap")).gap : 0; }
  left() { return this.i() === 0 ? 0 : this.i() - this.gap(); }
  right() { return this.level.end - this.level.begin - this.i(); }

  /** The candidate split found at this step, once line 29 has run; null when none is. */
  candidateSplit() {
    if (!this.ran("TestDisjoint") || !this.lines.includes("TestSize")) return null;
    const attempt = this.run.attempts[this.place.attempt];
    return this.run.candidateSplits[attempt.firstCandidateSplit + this.#table(this.place.attempt).candidateSplits[this.place.read - 1]];
  }
  /** The candidate splits of the attempt that the cursor has come by. */
  candidateSplitsSoFar() {
    if (this.place.kind === "LevelStart" || this.place.kind === "AttemptStart") return [];
    const all = this.place.attempt === noAttempt ? [] : this.run.candidateSplitsOf(this.place.attempt);
    const behind = this.position() + 1;
    const isFound = this.place.kind === "LevelEnd" || this.candidateSplit() !== null;
    return all.filter((each) => each.verdict !== Verdict.oneSymbol &&
                                (each.split < behind || (each.split === behind && isFound)));
  }

  /** currentSymbolCount. */
  remaining(symbol) {
    const attempt = this.#attemptOf("CopyCounts");
    if (attempt === noAttempt) return 0;
    const { run, level } = this;
    if (!run.passes(this.frequency[symbol], attempt)) return this.frequency[symbol];
    const read = level.begin + this.#readBehind(attempt); // one past the last position wholly read
    const group = [run.start[symbol + 1], run.start[symbol]];
    const count = lastAtMost(run.order, level.end - 1, ...group) - lastAtMost(run.order, read - 1, ...group);
    return count - (this.#isReading(symbol) && this.ran("CountDown") ? 1 : 0);
  }

  isIn(alphabet, symbol) {
    const filtered = this.#attemptOf("FilterAlphabet");
    const current = this.#attemptOf("SetCurrentAlphabet");
    const frequency = this.frequency[symbol];
    switch (alphabet) {
      case "alphabet":
        return frequency > 0 && (this.place.kind !== "LevelStart" || this.ran("CountSymbols"));
      case "filtered":
        return filtered !== noAttempt && this.run.passes(frequency, filtered);
      case "regionAlphabet":
        return this.#isSeen(symbol, this.#attemptOf("EmptyRegion"));
      case "currentAlphabet":
        return current !== noAttempt && this.run.passes(frequency, current) && !this.#isExhausted(symbol, current);
      default:
        return this.isIn("currentAlphabet", symbol) && this.isIn("regionAlphabet", symbol);
    }
  }

  size(alphabet) {
    const current = this.#attemptOf("SetCurrentAlphabet");
    const region = this.#attemptOf("EmptyRegion");
    const passing = (attempt) => attempt === noAttempt ? 0 : this.run.attempts[attempt].alphabetSize;
    switch (alphabet) {
      case "alphabet":
        return this.place.kind !== "LevelStart" || this.ran("CountSymbols") ? this.levelSymbols.length : 0;
      case "filtered":
        return passing(this.#attemptOf("FilterAlphabet"));
      case "regionAlphabet":
        return this.#counters(region).seen;
      case "currentAlphabet":
        return passing(current) - this.#counters(current).exhausted;
      default:
        if (current !== region) return this.symbolsOf("intersection", Infinity).length;
        return this.#counters(region).seen - this.#counters(region).exhausted;
    }
  }

  /** The first `limit` symbols of a set, in order of their codes. */
  symbolsOf(alphabet, limit) {
    const symbols = [];
    for (const symbol of this.levelSymbols) {
      if (symbols.length >= limit) break;
      if (this.isIn(alphabet, symbol)) symbols.push(symbol);
    }
    return symbols;
  }

  // --- what the state follows from ------------------------------------------------------------------------

  #enterLevel(number) {
    if (this.countedLevel === number) return;
    this.countedLevel = number;
    this.tables.clear();
    this.frequency.fill(0);
    const { begin, end } = this.run.levels[number];
    for (let p = begin; p < end; ++p) {
      const symbol = this.run.symbols[p];
      if (this.frequency[symbol]++ === 0) this.first[symbol] = p;
      this.last[symbol] = p;
    }
    this.levelSymbols = [];
    for (let s = 0; s < this.run.alphabetSize; ++s) {
      if (this.frequency[s] > 0) this.levelSymbols.push(s);
    }
    const frequencies = new Set(this.levelSymbols.map((symbol) => this.frequency[symbol]));
    const ordered = [...frequencies].sort((a, b) => a - b);
    const lowest = Math.min(this.run.options.lowestThreshold ?? 1, ordered.at(-1) ?? 1);
    this.thresholds = ordered.filter((frequency) => frequency >= lowest);
  }

  // Of an attempt in the present level, by the number of positions read: symbols seen, symbols exhausted, the gap,
  // candidate splits found.
  #table(attempt) {
    const known = this.tables.get(attempt);
    if (known) return known;
    const { run } = this;
    const reads = run.readCount(attempt);
    const table = {};
    for (const column of ["seen", "exhausted", "gap", "candidateSplits"]) table[column] = new Int32Array(reads + 1);
    const candidateSplits = run.candidateSplitsOf(attempt);
    const { begin } = this.level;
    let [seen, exhausted, gap, found] = [0, 0, 0, 0];
    for (let k = 0; k < reads; ++k) {
      const symbol = run.symbols[begin + k];
      if (run.passes(this.frequency[symbol], attempt)) {
        if (this.first[symbol] === begin + k) ++seen;
        if (this.last[symbol] !== begin + k) {
          if (gap > 0) ++gap;
        } else {
          ++exhausted;
          if (candidateSplits[found]?.split === begin + k + 1 && candidateSplits[found++].verdict === Verdict.rejectedBySize) gap = 1;
        }
      }
      table.seen[k + 1] = seen;
      table.exhausted[k + 1] = exhausted;
      table.gap[k + 1] = gap;
      table.candidateSplits[k + 1] = found;
    }
    if (this.tables.size > 1) this.tables.delete(this.tables.keys().next().value); // two are in use at a time
    this.tables.set(attempt, table);
    return table;
  }

  #counters(attempt) {
    if (attempt === noAttempt) return { seen: 0, exhausted: 0, gap: 0 };
    const table = this.#table(attempt);
    const read = this.#readBehind(attempt);
    const counters = { seen: table.seen[read], exhausted: table.exhausted[read], gap: table.gap[read] };
    if (this.place.kind !== "Read") return counters;
    const symbol = this.run.symbols[this.position()];
    if (this.first[symbol] === this.position() && this.ran("AddToRegion")) ++counters.seen;
    if (this.ran("RemoveSymbol")) ++counters.exhausted;
    if (this.ran("StartGap")) counters.gap = 1;
    else if (counters.gap > 0 && this.ran("GrowGap")) ++counters.gap;
    return counters;
  }

  // The attempt that a variable's value stems from: the one before until its line has run. Line 18 ends an attempt
  // early.
  #attemptOf(setBy) {
    const { place, level } = this;
    const before = place.attempt > level.firstAttempt ? place.attempt - 1 : noAttempt;
    if (place.kind === "LevelStart" || place.attempt === noAttempt) return noAttempt;
    if (place.kind === "AttemptStart") return this.ran(setBy) ? place.attempt : before;
    if (place.kind === "Read" || this.run.hasScan(place.attempt)) return place.attempt;
    return ["NextThreshold", "FilterAlphabet", "SetCurrentAlphabet"].includes(setBy) ? place.attempt : before;
  }

  // Positions wholly read by an attempt.
  #readBehind(attempt) {
    const { place } = this;
    if (attempt !== place.attempt || place.kind === "LevelEnd") return this.run.readCount(attempt);
    return place.kind === "Read" ? place.read - 1 : 0;
  }

  // The first attempt that starts behind the present step.
  #nextAttempt() {
    const { place, level } = this;
    if (place.kind === "LevelStart") return level.firstAttempt;
    return place.kind === "LevelEnd" ? level.firstAttempt + level.attemptCount : place.attempt + 1;
  }

  #isReading(symbol) { return this.place.kind === "Read" && this.run.symbols[this.position()] === symbol; }

  #isSeen(symbol, attempt) {
    if (attempt === noAttempt || !this.run.passes(this.frequency[symbol], attempt)) return false;
    const first = this.first[symbol];
    return first < this.level.begin + this.#readBehind(attempt) ||
      (this.#isReading(symbol) && first === this.position() && this.ran("AddToRegion"));
  }

  #isExhausted(symbol, attempt) {
    const last = this.last[symbol];
    return last < this.level.begin + this.#readBehind(attempt) ||
      (this.#isReading(symbol) && last === this.position() && this.ran("RemoveSymbol"));
  }

  #linesOfStep() {
    const { place, run } = this;
    switch (place.kind) {
      case "LevelStart":
        return ["Procedure", "EmptyAlphabet", "ResetThreshold", "CountSymbols", "OrderThresholds", "RegionNotFound"];
      case "AttemptStart": {
        const lines = ["WhileNotFound", "NextThreshold", "FilterAlphabet", "SetCurrentAlphabet", "TestFewSymbols"];
        if (!run.hasScan(place.attempt)) return [...lines, "BreakFewSymbols"];
        return [...lines, "CopyCounts", "EmptyRegion", ...(run.isSameThreshold ? ["ResetGap"] : [])];
      }
      case "Read":
        return this.#linesOfRead();
      default: {
        const isBroken = place.attempt !== noAttempt && !run.hasScan(place.attempt); // line 18 leaves the loop
        const lines = [...(isBroken ? [] : ["WhileNotFound"]), "TestFound"];
        if (!this.level.isSplit) return lines;
        const isRight = this.level.keptEnd === this.level.end;
        return [...lines, "TestSide", isRight ? "KeepRight" : "KeepLeft", "Recurse"];
      }
    }
  }

  #linesOfRead() {
    const { place, run } = this;
    const position = this.position();
    const symbol = run.symbols[position];
    const lines = ["ForPosition", "ReadSymbol", "TestSymbolPasses"];
    if (!run.passes(this.frequency[symbol], place.attempt)) return lines;
    lines.push("AddToRegion", "CountDown", "TestExhausted");
    if (this.last[symbol] !== position) return run.isSameThreshold ? [...lines, "GrowGap"] : lines;
    lines.push("RemoveSymbol", "TestDisjoint");
    const attempt = run.attempts[place.attempt];
    const found = this.#table(place.attempt).candidateSplits[place.read - 1];
    const candidateSplit = found < attempt.candidateSplitCount ? run.candidateSplits[attempt.firstCandidateSplit + found] : null;
    if (candidateSplit?.split !== position + 1) return lines;
    lines.push("TestSize");
    if (candidateSplit.verdict === Verdict.accepted) lines.push("RegionFound");
    lines.push("BreakScan");
    if (candidateSplit.verdict === Verdict.rejectedBySize && run.isSameThreshold) lines.push("StartGap");
    return lines;
  }
}
