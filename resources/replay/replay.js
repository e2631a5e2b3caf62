// SPDX-License-Identifier: MIT
// Puts the panes together: buttons, keys, playing, the step in the address, the language and the theme.

const speeds = [1, 2, 4, 8, 16, 32, 64, 250]; // steps a second

class Replay {
  constructor() {
    this.run = new Run(JSON.parse(byId("data").textContent));
    this.stepper = new Stepper(this.run);
    const mark = (position) => this.mark(position);
    const go = (position) => this.goToPosition(position);
    this.outline = new Outline(this.stepper, mark, go);
    this.plot = new Plot(this.stepper, mark, go);
    this.listing = new Listing(this.stepper);
    this.variables = new Variables(this.stepper);
    this.timeline = new Timeline(this.stepper, (step) => this.seek(step));
    this.marked = -1;
    this.speed = 3;
    this.timer = null;
    this.isDue = false;
    this.#listen();
    this.setDark(matchMedia("(prefers-color-scheme: dark)").matches);
    this.setLanguage(this.run.data.language);
    this.readHash();
  }

  // --- moving ---------------------------------------------------------------------------------------------

  move(direction, grain) {
    const isMoved = direction === "next" ? this.stepper.next(grain) : this.stepper.previous(grain);
    if (isMoved) this.moved();
    return isMoved;
  }
  seek(step, line) {
    this.stepper.seek(step, line);
    this.moved();
  }
  goToPosition(position) {
    this.mark(position);
    const step = this.stepper.stepReading(position);
    if (step !== null) this.seek(step);
  }
  mark(position) {
    this.marked = this.outline.marked = this.plot.marked = position;
    this.outline.reveal(position);
    this.draw();
  }

  /** After each move: one drawing a frame, however many moves come in between. */
  moved() {
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      const at = this.stepper.position();
      if (at >= 0) this.outline.reveal(at);
      else this.outline.reveal(this.stepper.level.begin);
      this.draw();
    });
    clearTimeout(this.hashTimer); // browsers take few changes of the address a second
    this.hashTimer = setTimeout(() => this.writeHash(), 300);
  }

  draw() {
    const { stepper } = this;
    this.outline.draw();
    this.plot.draw();
    this.listing.draw();
    this.variables.draw();
    this.timeline.draw();
    byId("say").replaceChildren(element("b", { text: placeText(stepper) + ": " }), narrate(stepper).join(" "));
    byId("count").textContent = say("of", grouped(this.run.stepCount));
    if (document.activeElement !== byId("goTo")) byId("goTo").value = stepper.step + 1;
    byId("info").textContent = this.marked >= 0 ? describe(stepper, this.marked) : say("hint");
    byId("info").title = byId("info").textContent;
    const isFirst = stepper.step === 0;
    const isLast = stepper.step === this.run.stepCount - 1;
    for (const button of document.querySelectorAll("[data-move]")) {
      const [what, grain] = button.dataset.move.split(" ");
      const isLine = grain === "line";
      const isBackwards = what === "start" || what === "previous";
      const isAtEnd = isBackwards ? isFirst && (!isLine || stepper.line === 0)
                                  : isLast && (!isLine || stepper.line + 1 === stepper.lines.length);
      button.setAttribute("aria-disabled", isAtEnd);
    }
  }

  // --- the address ----------------------------------------------------------------------------------------

  /** `#step=123`, from 1. */
  readHash() {
    const found = /^#step=(\d+)$/.exec(location.hash);
    this.seek(found ? Number(found[1]) - 1 : this.stepper.step);
  }
  writeHash() {
    const hash = `#step=${this.stepper.step + 1}`;
    if (location.hash === hash) return;
    try {
      history.replaceState(null, "", hash);
    } catch {
      // a browser that allows no change for files
    }
  }

  // --- playing --------------------------------------------------------------------------------------------

  get isPlaying() { return this.timer !== null; }
  play(isPlaying = !this.isPlaying) {
    clearInterval(this.timer);
    this.timer = null;
    if (isPlaying) {
      if (this.stepper.step === this.run.stepCount - 1) this.seek(0);
      this.timer = setInterval(() => { if (!this.move("next", "step")) this.play(false); }, 1000 / speeds[this.speed]);
    }
    byId("play").textContent = this.isPlaying ? `❚❚ ${say("pause")}` : `▶\uFE0E ${say("play")}`;
  }
  setSpeed(index) {
    this.speed = Math.max(0, Math.min(speeds.length - 1, index));
    byId("speed").value = this.speed;
    if (this.isPlaying) this.play(true);
  }

  #whatIfs(edits) { // by kind, with the number of nodes
    return edits.length === 0 ? "" :
      say("captionWhatIfs", edits.map(({ kind, nodes }) => `${kind} (${nodes.length})`).join(", "));
  }

  // --- language and theme ---------------------------------------------------------------------------------

  setLanguage(chosen) {
    language = chosen in strings ? chosen : "en";
    const { run } = this;
    const { options } = run.data;
    document.documentElement.lang = localTag();
    byId("language").value = language;
    for (const each of document.querySelectorAll("[data-text]")) each.textContent = say(each.dataset.text);
    for (const each of document.querySelectorAll("[data-label]")) {
      each.title = say(each.dataset.label);
      each.setAttribute("aria-label", each.title);
    }
    byId("title").textContent = run.data.title || say("replayOf");
    byId("caption").textContent = say("caption", run.data.address, run.size, run.alphabetSize, options.variant,
      percent(options.minDifference), options.style, options.nodes) + this.#whatIfs(options.edits ?? []);
    byId("caption").title = byId("caption").textContent;
    byId("plotLegend").replaceChildren(...this.#legend());
    byId("keys").replaceChildren(...strings[language].keys.flatMap(([keys, what]) =>
      [element("dt", { text: keys }), element("dd", { text: what })]));
    byId("speed").replaceChildren(...speeds.map((each, index) =>
      element("option", { value: index, text: say("perSecond", each) })));
    this.setSpeed(this.speed);
    this.play(this.isPlaying);
    this.listing.translate();
    this.draw();
  }

  #legend() {
    const swatch = (kind) => element("span", { class: `swatch ${kind}` });
    const sign = (text, kind) => element("span", { class: kind, text });
    const entries = [[swatch("read"), "keyRead"], [swatch("open"), "keyOpen"], [swatch("split"), "keySplit"],
      [sign("✓", "right"), "keyAccepted"], [sign("✕", "cut"), "keyRejected"], [sign("–", ""), "keyNever"],
      [swatch("profile"), "keyProfile"], [swatch("water"), "keyWater"]];
    if (this.run.options.sizeRule !== "off") entries.push([swatch("band"), "keyBand"]);
    return entries.map(([sample, key]) => element("span", { class: "item" }, sample, " ", say(key)));
  }

  setDark(isDarkChosen) {
    document.documentElement.classList.toggle("dark", isDarkChosen);
    this.plot.forget();
    this.timeline.drawMarks();
    this.draw();
  }

  // --- events ---------------------------------------------------------------------------------------------

  #listen() {
    for (const button of document.querySelectorAll("[data-move]")) {
      const [what, grain] = button.dataset.move.split(" ");
      button.addEventListener("click", () => {
        if (grain) this.move(what, grain);
        else this.seek(what === "start" ? 0 : this.run.stepCount - 1);
      });
    }
    const on = (id, event, action) => byId(id).addEventListener(event, action);
    on("play", "click", () => this.play());
    on("speed", "change", () => this.setSpeed(Number(byId("speed").value)));
    on("language", "change", () => this.setLanguage(byId("language").value));
    on("theme", "click", () => this.setDark(!isDark()));
    on("help", "click", () => byId("helpBox").showModal());
    on("wholePage", "click", () => this.plot.showWhole());
    on("thisLevel", "click", () => { this.plot.isFollowing ? this.plot.showWhole() : this.plot.followLevel(); });
    on("zoomIn", "click", () => this.plot.zoom(0.7));
    on("zoomOut", "click", () => this.plot.zoom(1 / 0.7));
    const goTo = byId("goTo");
    goTo.max = this.run.stepCount;
    goTo.addEventListener("change", () => { if (goTo.value) this.seek(Number(goTo.value) - 1); });
    goTo.addEventListener("keydown", (event) => { if (event.key === "Escape" || event.key === "Enter") byId("plot").focus(); });
    addEventListener("hashchange", () => this.readHash());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => this.setDark(event.matches));
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  // Keys go to the steps, but for those that a field or a button takes itself.
  #key(event) {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || event.metaKey || byId("helpBox").open) return;
    if (target.matches("input[type=number], select")) return;
    if (key === " " && target.matches("button")) return;
    const grain = event.ctrlKey ? "level" : event.shiftKey ? "attempt" : "step";
    const isPlain = !event.ctrlKey && !event.shiftKey;
    const actions = {
      ArrowRight: () => this.move("next", grain),
      ArrowLeft: () => this.move("previous", grain),
      ArrowDown: isPlain && (() => this.move("next", "line")),
      ArrowUp: isPlain && (() => this.move("previous", "line")),
      Home: isPlain && (() => this.seek(0)),
      End: isPlain && (() => this.seek(this.run.stepCount - 1)),
      " ": isPlain && (() => this.play()),
      g: () => { byId("goTo").focus(); byId("goTo").select(); },
      ",": isPlain && (() => this.setSpeed(this.speed - 1)),
      ".": isPlain && (() => this.setSpeed(this.speed + 1)),
      t: isPlain && (() => this.setDark(!isDark())),
      "?": () => byId("helpBox").showModal(),
    };
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  // --- for tests and scripts ------------------------------------------------------------------------------

  state() {
    const { stepper, run } = this;
    const members = {};
    const sizes = {};
    for (const set of alphabets) {
      members[set] = stepper.symbolsOf(set, mostMembers);
      sizes[set] = stepper.size(set);
    }
    const { kind, level, attempt, read } = stepper.place;
    const candidateSplit = stepper.candidateSplit();
    return {
      step: stepper.step, kind, level, attempt, read, line: stepper.lines[stepper.line], lines: stepper.lines,
      lineIndex: stepper.line, region: stepper.region(), t: stepper.t(), threshold: stepper.threshold(), i: stepper.i(),
      position: stepper.position(), regionFound: stepper.regionFound(), left: stepper.left(), right: stepper.right(),
      gap: stepper.gap(), candidateSplit: candidateSplit && [candidateSplit.split, candidateSplit.left, candidateSplit.right, candidateSplit.verdict],
      sizes, members,
      frequencies: stepper.levelSymbols.slice(0, mostMembers).map((symbol) => stepper.frequency[symbol]),
      remaining: stepper.levelSymbols.slice(0, mostMembers).map((symbol) => stepper.remaining(symbol)),
      changed: [...stepper.changed].sort(), sentence: stepSentences(stepper).join(" "),
    };
  }
}

const replay = new Replay();

/** Steps and lines from 0; grains: "line", "step", "attempt", "level". */
window.tagseam = {
  stepCount: replay.run.stepCount,
  seek: (step, line) => replay.seek(step, line),
  next: (grain = "step") => replay.move("next", grain),
  previous: (grain = "step") => replay.move("previous", grain),
  state: () => replay.state(),
  /** Of the present level: by gap the lowest threshold that opens it, null when none does. */
  waterline: () => Array.from(opensAt(replay.stepper), (rank) => replay.stepper.thresholds[rank] ?? null),
};
