// SPDX-License-Identifier: MIT
// What the step did, in sentences: up to the line that ran last. By the rules of core/teach/stepsentence.cpp.

/** With what content detection finds on the page, at the end of the search. */
function narrate(stepper) {
  const { place, level, run } = stepper;
  const isEnd = place.kind === "LevelEnd" && !level.isSplit && level.begin < level.end;
  return [...stepSentences(stepper), ...(isEnd ? [narrateDetection(run.data.detection)] : [])];
}

function stepSentences(stepper) {
  switch (stepper.place.kind) {
    case "LevelStart": return narrateLevelStart(stepper);
    case "AttemptStart": return narrateAttemptStart(stepper);
    case "Read": return narrateRead(stepper);
    default: return narrateLevelEnd(stepper);
  }
}

/** Level, threshold and i of the present step. */
function placeText(stepper) {
  const { run, place, level } = stepper;
  const parts = [say("placeLevel", place.level + 1, run.levels.length)];
  if (place.kind === "LevelStart" || place.kind === "LevelEnd") parts.push(say("kind" + place.kind));
  else parts.push(say("placeThreshold", run.attempts[place.attempt].threshold, place.attempt - level.firstAttempt + 1,
    stepper.thresholds.length));
  if (place.kind === "AttemptStart") parts.push(say("kindAttemptStart"));
  if (place.kind === "Read") parts.push(say("placeRead", place.read, level.end - level.begin));
  return parts.join(" · ");
}

function narrateLevelStart(stepper) {
  const { level, thresholds, levelSymbols, place } = stepper;
  if (level.begin === level.end) return [say("sayEmptyLevel")];
  const list = thresholds.slice(0, 12).join(", ") + (thresholds.length > 12 ? ", …" : "");
  return [say("sayLevelStart", place.level + 1, level.begin + 1, level.end, levelSymbols.length,
    thresholds.length, list)];
}

function narrateAttemptStart(stepper) {
  const { run, place } = stepper;
  const { threshold, alphabetSize } = run.attempts[place.attempt];
  const sentences = [say("sayAttempt", threshold, say(run.isAbove ? "above" : "atLeast", threshold), alphabetSize,
    stepper.levelSymbols.length)];
  if (stepper.ran("BreakFewSymbols")) sentences.push(say("sayFew"));
  if (stepper.ran("EmptyRegion")) sentences.push(say("sayScan"));
  return sentences;
}

function narrateRead(stepper) {
  const { run, place } = stepper;
  const symbol = run.symbols[stepper.position()];
  const sentences = [say("sayRead", stepper.position() + 1, symbol + 1)];
  if (!stepper.ran("TestSymbolPasses")) return sentences;
  if (!stepper.lines.includes("AddToRegion")) return [...sentences, say("sayFiltered")];
  const count = stepper.frequency[symbol];
  const remaining = stepper.remaining(symbol);
  if (!stepper.ran("TestExhausted")) return stepper.ran("AddToRegion") ? [...sentences, say("saySeen")] : sentences;
  if (remaining > 0)
    return [...sentences, say("saySeen"), say(remaining === 1 ? "sayRemainingOne" : "sayRemaining", remaining, count)];
  sentences.push(say(count === 1 ? "sayOnly" : "sayLast", count));
  if (!stepper.ran("TestDisjoint")) return sentences;
  const candidateSplit = stepper.candidateSplit();
  if (!candidateSplit) {
    const open = stepper.symbolsOf("intersection", 8).map((each) => each + 1);
    const size = stepper.size("intersection");
    return [...sentences, say(size === 1 ? "sayBlocksOne" : "sayBlocks", size,
      open.join(", ") + (size > open.length ? ", …" : ""))];
  }
  sentences.push(say("sayOpens"));
  return stepper.ran("TestSize") ? [...sentences, ...narrateCandidateSplit(stepper, candidateSplit)] : sentences;
}

function narrateCandidateSplit(stepper, candidateSplit) {
  const { run, place } = stepper;
  const { sizeRule, minDifference } = run.options;
  const isLast = place.attempt + 1 === stepper.level.firstAttempt + stepper.level.attemptCount;
  const after = !stepper.ran("BreakScan") ? [] : [say(isLast ? "sayEnough" : "sayNextThreshold")];
  if (candidateSplit.verdict === Verdict.noneFound) return [say("sayNever"), ...after];
  const { left, right } = candidateSplit;
  const difference = sizeRule === "printed" ? right - left : Math.abs(right - left);
  const values = [left, right, percent(difference / (left + right)), percent(minDifference)];
  if (candidateSplit.verdict === Verdict.accepted) return [say(sizeRule === "off" ? "sayAcceptedOff" : "sayAccepted", ...values)];
  const rejected = say(sizeRule === "printed" ? "sayRejectedPrinted" : "sayRejected", ...values);
  if (!run.isSameThreshold) return [rejected, ...after];
  return stepper.ran("StartGap") ? [rejected, say("saySameThreshold")] : [rejected];
}

function narrateLevelEnd(stepper) {
  const { level, run } = stepper;
  if (!level.isSplit) {
    const size = level.end - level.begin;
    if (size === 0) return [say("sayMainEmpty")];
    return [say("sayMain", level.begin + 1, level.end, size, run.size)];
  }
  const gone = level.end - level.begin - (level.keptEnd - level.keptBegin);
  const values = [level.keptBegin + 1, level.keptEnd, gone];
  if (stepper.ran("KeepRight")) return [say("sayFound"), say("sayKeepRight", ...values)];
  return stepper.ran("KeepLeft") ? [say("sayFound"), say("sayKeepLeft", ...values)] : [say("sayFound")];
}

function narrateDetection({ kind, confidence, regions }) {
  const kinds = { list: "kindList", text: "kindText" };
  if (!kinds[kind] || regions.length === 0) return say("sayNoContent", confidence.toFixed(2));
  return say("sayDetection", say(kinds[kind]), regions[0][0] + 1, regions[regions.length - 1][1], confidence.toFixed(2));
}
