// SPDX-License-Identifier: MIT
// Writes what Readability.js keeps of each page of a folder, for wordf1.py: node readability.mjs PAGES TEXTS, where
// @mozilla/readability and jsdom are installed. Scripts do not run, and nothing is loaded.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Readability } from "@mozilla/readability";
import { JSDOM, VirtualConsole } from "jsdom";

const [pages, texts] = process.argv.slice(2);
const folder = join(texts, "readability");
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(pages).filter((each) => each.endsWith(".html.gz"))) {
  const html = gunzipSync(readFileSync(join(pages, name)));
  const dom = new JSDOM(html, { url: "https://page.example/", virtualConsole: new VirtualConsole() });
  const article = new Readability(dom.window.document).parse();
  // Its textContent glues paragraphs: an element ends a word.
  const blocks = (article?.content ?? "").replace(/<\/?(p|div|h\d|li|td|th|br|tr|pre|section|dd|dt)\b[^>]*>/g, "$&\n");
  const text = new JSDOM(blocks).window.document.body.textContent;
  writeFileSync(join(folder, `${name}.txt`), text);
  dom.window.close();
}
