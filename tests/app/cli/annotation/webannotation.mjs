// SPDX-License-Identifier: MIT
// This script runs the reference client of W3C's Web Annotation on Tagseam's files, writes files for Tagseam to read, and
// looks for the regions for Label Studio: webannotation.mjs read|write|compare|regions FOLDER. See webannotation_test.sh.
import {
    createTextPositionSelectorMatcher, createTextQuoteSelectorMatcher, describeTextPosition, describeTextQuote,
} from '@apache-annotator/dom';
import {JSDOM} from 'jsdom';
import jsonld from 'jsonld';
import optimalSelect from 'optimal-select'; // what the client's describeCss() calls, which fails in Node.js
import fs from 'fs';
import {toRange} from 'xpath-range'; // with which Label Studio finds its regions

// The client expects a browser's globals.
const {window} = new JSDOM();
for (const name of ['Node', 'NodeFilter', 'Range', 'XPathResult'])
    globalThis[name] = window[name];

const [, , step, folder] = process.argv;
const leastShare = 0.99;
const mostWritten = 5; // marks of a page of which the client writes selectors, each in a second
const contextUrl = 'http://www.w3.org/ns/anno.jsonld';
const read = name => fs.readFileSync(`${folder}/${name}`, 'utf8');
const percent = (count, of) => `${count} of ${of} (${(100 * count / of).toFixed(2)} %)`;

// The pages, one a line: number, file, encoding.
const pages = read('pages').trim().split('\n').map(line => {
    const [number, file, encoding] = line.split('\t');
    return {number, file, encoding};
});

// A page in jsdom, decoded as Tagseam did, with the place of each text node in the text of the DOM.
function domOf(page)
{
    const bytes = fs.readFileSync(page.file);
    const {document, Range} = new JSDOM(new TextDecoder(page.encoding).decode(bytes)).window;
    const {intersectsNode} = Range.prototype;
    Range.prototype.intersectsNode = function (node) { // jsdom compares paths, and the client asks for every text
        const isWhole = this.startContainer === document && this.startOffset === 0 && this.endContainer === document;
        return isWhole || intersectsNode.call(this, node);
    };
    const offsets = new Map();
    const nodes = document.createNodeIterator(document, 4 /* text */);
    let text = '';
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        offsets.set(node, text.length);
        text += node.data;
    }
    return {document, offsets, text};
}

// The place of a node's text: [begin, end), or null without text.
function extentOf(dom, node)
{
    const nodes = dom.document.createNodeIterator(node, 4);
    const first = node.nodeType === 3 ? node : nodes.nextNode();
    if (first === null)
        return null;
    const begin = dom.offsets.get(first);
    return [begin, begin + node.textContent.length];
}

const placeOf = (dom, container, offset) => container.nodeType === 3
    ? dom.offsets.get(container) + offset
    : extentOf(dom, container.childNodes[offset])?.[0];

const nodeAt = (dom, xpath) => dom.document.evaluate(xpath, dom.document, null, 9, null).singleNodeValue;

// The place that a selector matches; null unless it is one.
async function placeBy(dom, matcher)
{
    const found = [];
    for await (const range of matcher(dom.document))
        found.push([placeOf(dom, range.startContainer, range.startOffset), placeOf(dom, range.endContainer, range.endOffset)]);
    return found.length === 1 ? found[0] : null;
}

const isSame = (a, b) => a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

function targetsOf(annotation)
{
    return annotation.first.items.flatMap(item => [item.target].flat());
}

// --- Tagseam's files, read by the client -----------------------------------------------------------------------

async function readByClient()
{
    const counts = {targets: 0, lonely: 0, xpaths: 0, css: 0, quotes: [0, 0], positions: [0, 0]};
    for (const page of pages) {
        const dom = domOf(page);
        for (const target of targetsOf(JSON.parse(read(`${page.number}.json`)))) {
            ++counts.targets;
            const selector = type => target.selector.find(each => each.type === type);
            const xpath = selector('XPathSelector').value;
            const node = nodeAt(dom, xpath);
            const css = selector('CssSelector');
            counts.xpaths += node !== null ? 1 : 0;
            counts.css += !css || dom.document.querySelector(css.value) === node ? 1 : 0;
            const [quote, position] = [selector('TextQuoteSelector'), selector('TextPositionSelector')];
            const byQuote = quote ? await placeBy(dom, createTextQuoteSelectorMatcher(quote)) : null;
            const byPosition = position ? await placeBy(dom, createTextPositionSelectorMatcher(position)) : null;
            // Where the XPath leads nowhere, quote and position must agree.
            const extent = node !== null ? extentOf(dom, node) : quote ? byQuote : null;
            counts.lonely += node === null ? 1 : 0;
            for (const [given, place, count] of [[quote, byQuote, counts.quotes], [position, byPosition, counts.positions]]) {
                if (!given)
                    continue;
                ++count[1];
                const isAnchored = isSame(place, extent) && (node !== null || isSame(byQuote, byPosition));
                count[0] += isAnchored ? 1 : 0;
                if (!isAnchored)
                    console.log(`  not anchored: ${page.file} ${given.type} of ${xpath}`);
            }
        }
    }
    console.log(`targets    ${counts.targets} on ${pages.length} pages`);
    console.log(`XPaths     ${percent(counts.xpaths, counts.targets)} select a node`);
    console.log(`CSS        ${percent(counts.css, counts.targets)} select the same node`);
    console.log(`           ${counts.lonely} targets are judged by quote and position alone`);
    console.log(`quotes     ${percent(...counts.quotes)} anchored`);
    console.log(`positions  ${percent(...counts.positions)} anchored`);
    const selectors = [[counts.xpaths, counts.targets], [counts.css, counts.targets], counts.quotes, counts.positions];
    return selectors.every(([good, all]) => all > 0 && good >= leastShare * all);
}

// --- JSON-LD ---------------------------------------------------------------------------------------------------

async function officialContext()
{
    if (process.env.TAGSEAM_ANNO_CONTEXT)
        return JSON.parse(fs.readFileSync(process.env.TAGSEAM_ANNO_CONTEXT, 'utf8'));
    try {
        const answer = await fetch('https://www.w3.org/ns/anno.jsonld', {headers: {Accept: 'application/ld+json'}});
        return await answer.json();
    } catch {
        return null;
    }
}

// The number of values in JSON without its context.
function valuesIn(json)
{
    if (Array.isArray(json))
        return json.reduce((sum, each) => sum + valuesIn(each), 0);
    if (json === null || typeof json !== 'object')
        return 1;
    return Object.entries(json).reduce((sum, [key, value]) => sum + (key === '@context' ? 0 : valuesIn(value)), 0);
}

// Safe mode fails for each property that expansion would drop; compaction gives the values back.
async function expandAll()
{
    const context = await officialContext();
    if (context === null) {
        console.log('JSON-LD    not tested: https://www.w3.org/ns/anno.jsonld cannot be fetched');
        return true;
    }
    const documentLoader = async url => {
        if (url !== contextUrl)
            throw new Error(`another context: ${url}`);
        return {contextUrl: null, documentUrl: url, document: context};
    };
    let values = 0;
    for (const page of pages) {
        const annotation = JSON.parse(read(`${page.number}.json`));
        const options = {documentLoader, base: 'file:///annotation.json', safe: true};
        const expanded = await jsonld.expand(annotation, options);
        const compact = await jsonld.compact(expanded, annotation['@context'], options);
        if (valuesIn(compact) !== valuesIn(annotation))
            throw new Error(`${page.file}: ${valuesIn(annotation)} values, ${valuesIn(compact)} after JSON-LD`);
        values += valuesIn(annotation);
    }
    console.log(`JSON-LD    expands and compacts without loss: ${values} values of ${pages.length} files`);
    return true;
}

// --- the client's files, read by Tagseam -----------------------------------------------------------------------

const kinds = ['quote', 'position', 'xpath', 'css', 'range'];

async function selectorOf(kind, dom, node, xpath)
{
    const range = dom.document.createRange();
    range.selectNodeContents(node);
    switch (kind) {
    case 'quote':
        return describeTextQuote(range, dom.document);
    case 'position':
        return describeTextPosition(range, dom.document);
    case 'css':
        return node.nodeType === 1 ? {type: 'CssSelector', value: optimalSelect.select(node, {root: dom.document})} : null;
    case 'range': {
        const end = [...node.textContent].length;
        return {type: 'RangeSelector', startSelector: {type: 'XPathSelector', value: xpath},
                endSelector: {type: 'XPathSelector', value: xpath,
                              refinedBy: {type: 'TextPositionSelector', start: end, end}}};
    }
    default:
        return {type: 'XPathSelector', value: xpath};
    }
}

async function writeByClient()
{
    for (const page of pages) {
        const dom = domOf(page);
        globalThis.document = dom.document; // for optimal-select
        const items = [];
        for (const target of targetsOf(JSON.parse(read(`${page.number}.json`))).slice(0, mostWritten)) {
            const xpath = target.selector.find(each => each.type === 'XPathSelector').value;
            const node = nodeAt(dom, xpath);
            if (node === null || node.textContent.trim() === '')
                continue;
            for (const kind of kinds) {
                const selector = await selectorOf(kind, dom, node, xpath);
                if (selector !== null)
                    items.push({type: 'Annotation', motivation: 'tagging', id: `urn:${kind}:${items.length}`,
                                body: {type: 'TextualBody', value: xpath}, target: {source: 'http://example.org/', selector}});
            }
        }
        fs.writeFileSync(`${folder}/${page.number}.client.json`,
                         JSON.stringify({'@context': contextUrl, type: 'AnnotationPage', items}));
    }
}

function compareWithClient()
{
    const counts = Object.fromEntries(kinds.map(kind => [kind, {all: 0, anchored: 0, text: 0, node: 0}]));
    for (const page of pages) {
        const dom = domOf(page);
        const trimmed = nodes => {
            const extents = nodes.map(node => extentOf(dom, node));
            const [begin, end] = [extents[0][0], extents.at(-1)[1]];
            const text = dom.text.slice(begin, end);
            return `${begin + text.length - text.trimStart().length}-${end - text.length + text.trimEnd().length}`;
        };
        for (const item of JSON.parse(read(`${page.number}.check.json`)).items) {
            const count = counts[item.id.split(':')[1]];
            const [target] = item.targets;
            ++count.all;
            if (target.node === null)
                continue;
            ++count.anchored;
            const found = [target.node, ...target.others].map(xpath => nodeAt(dom, xpath));
            const wanted = nodeAt(dom, item.label);
            count.node += found.length === 1 && found[0] === wanted ? 1 : 0;
            count.text += !found.includes(null) && trimmed(found) === trimmed([wanted]) ? 1 : 0;
        }
    }
    for (const [kind, {all, anchored, text, node}] of Object.entries(counts))
        console.log(`${kind.padEnd(10)} ${percent(anchored, all)} of the client's anchored by Tagseam, ${text} to the ` +
            `same text, ${node} to the same node`);
    return Object.values(counts).every(({all, text}) => all > 0 && text >= leastShare * all);
}

// --- regions for Label Studio ------------------------------------------------------------------------------------

function findRegions()
{
    const counts = {all: 0, paths: 0, offsets: 0};
    for (const page of pages) {
        const {document} = domOf(page);
        const lookUp = document.evaluate;
        for (const {value} of JSON.parse(read(`${page.number}.label-studio.json`))[0].annotations[0].result) {
            ++counts.all;
            const {start, end} = value.globalOffsets;
            counts.offsets += document.body.textContent.slice(start, end) === value.text ? 1 : 0;
            document.evaluate = undefined; // jsdom's does not know the prefix that xpath-range gives to names
            try {
                const range = toRange(value.start, value.startOffset, value.end, value.endOffset, document.body);
                counts.paths += range.toString() === value.text ? 1 : 0;
            } catch {
                // not found
            }
            document.evaluate = lookUp;
        }
    }
    console.log(`regions    ${percent(counts.offsets, counts.all)} have their text at their offsets, ` +
        `${counts.paths} at their paths`);
    return counts.all > 0 && Math.min(counts.paths, counts.offsets) >= leastShare * counts.all;
}

const steps = {
    regions: async () => findRegions(),
    read: async () => await readByClient() && await expandAll(),
    write: async () => await writeByClient() ?? true,
    compare: async () => compareWithClient(),
};
process.exit(await steps[step]() ? 0 : 1);
