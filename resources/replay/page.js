// SPDX-License-Identifier: MIT
// What the panes share: elements, colours, what a range of positions is in the present step.

const byId = (id) => document.getElementById(id);

/** An element with properties (class, text, title, ...) and children. */
function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "class") made.className = value;
    else if (name === "text") made.textContent = value;
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** The colours of the present theme, by name: those of replay.css. */
function colours() {
  const style = getComputedStyle(document.documentElement);
  return new Proxy({}, { get: (_, name) => style.getPropertyValue("--" + name).trim() });
}

function isDark() { return document.documentElement.classList.contains("dark"); }

/** Where a position stands in the present step: "cut", "being", "left" or "right". */
function partOf(stepper, position) {
  const [begin, end] = stepper.region();
  if (position < begin || position >= end) return "cut";
  if (stepper.place.kind === "LevelStart" || stepper.place.kind === "AttemptStart") return "right";
  const at = stepper.position();
  if (position === at && stepper.place.kind === "Read") return "being";
  const isCutDone = stepper.ran("KeepRight") || stepper.ran("KeepLeft");
  return position <= at && !isCutDone ? "left" : "right";
}

/** What stands at a position, in one sentence. */
function describe(stepper, position) {
  const { run } = stepper;
  const symbol = run.symbols[position];
  const text = run.text(position);
  const what = text ? `“${text}”` : run.label(symbol);
  return say("position", position + 1, what, symbol + 1, stepper.frequency[symbol], pathEnd(run, symbol, 80));
}

/** The end of a symbol's path, which tells it from others. */
function pathEnd(run, symbol, characters) {
  const path = [...run.path(symbol)];
  return path.length > characters ? `…${path.slice(-characters).join("")}` : path.join("");
}
