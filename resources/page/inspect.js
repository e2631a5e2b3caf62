// SPDX-License-Identifier: MIT
// Runs in the isolated world of a shown page: captures its DOM as flat arrays, and answers where a node is.
// Form controls can shadow any property of their form, so every property is read by its prototype's getter.
'use strict';
globalThis.tagseam = (() => {
  const getter = (prototype, name) =>
    Function.prototype.call.bind(Object.getOwnPropertyDescriptor(prototype, name).get);
  const nodeType = getter(Node.prototype, 'nodeType');
  const firstChild = getter(Node.prototype, 'firstChild');
  const nextSibling = getter(Node.prototype, 'nextSibling');
  const parentNode = getter(Node.prototype, 'parentNode');
  const textContent = getter(CharacterData.prototype, 'data');
  const localName = getter(Element.prototype, 'localName');
  const attributesOf = getter(Element.prototype, 'attributes');
  const attributeCount = getter(NamedNodeMap.prototype, 'length');
  const getAttribute = Function.prototype.call.bind(Element.prototype.getAttribute);
  const boundingBox = Function.prototype.call.bind(Element.prototype.getBoundingClientRect);
  const fromPoint = Document.prototype.elementFromPoint.bind(document);
  const queryAll = Document.prototype.querySelectorAll.bind(document);
  const createRange = Document.prototype.createRange.bind(document);

  let nodes = []; // by NodeId: 0 is the document
  let ids = new WeakMap();
  let anchors = []; // NodeIds that the other view shows too

  const remember = (node, id) => {
    nodes[id] = node;
    ids.set(node, id);
  };

  const doctypeText = () => {
    const type = document.doctype;
    if (!type)
      return '';
    let text = type.name;
    if (type.publicId)
      text += ` PUBLIC "${type.publicId}"`;
    else if (type.systemId)
      text += ' SYSTEM';
    return type.systemId ? `${text} "${type.systemId}"` : text;
  };

  // The live DOM in document order, as columns of numbers and one table of strings.
  const capture = () => {
    nodes = [document];
    ids = new WeakMap([[document, 0]]);
    const kinds = [], parents = [], values = [], attributeCounts = [], attributes = [];
    const strings = [], stringIndex = new Map();
    const intern = (text) => {
      let index = stringIndex.get(text);
      if (index === undefined) {
        index = strings.push(text) - 1;
        stringIndex.set(text, index);
      }
      return index;
    };
    const add = (node) => {
      const kind = nodeType(node);
      if (kind !== 1 && kind !== 3 && kind !== 4 && kind !== 8)
        return false; // document type, processing instruction
      remember(node, nodes.length);
      kinds.push(kind === 4 ? 3 : kind);
      parents.push(ids.get(parentNode(node)) - 1);
      values.push(intern(kind === 1 ? localName(node) : textContent(node)));
      const list = kind === 1 ? attributesOf(node) : null;
      const count = list ? attributeCount(list) : 0;
      attributeCounts.push(count);
      for (let i = 0; i < count; ++i)
        attributes.push(intern(list[i].name), intern(list[i].value));
      return kind === 1;
    };
    let node = firstChild(document);
    while (node) {
      const isElement = add(node);
      let next = isElement ? firstChild(node) : null;
      while (!next && node && node !== document) {
        next = nextSibling(node);
        if (!next)
          node = parentNode(node);
      }
      node = next;
    }
    return [
      new Int32Array(kinds), new Int32Array(parents), new Int32Array(values), new Int32Array(attributeCounts),
      new Int32Array(attributes), JSON.stringify(strings), doctypeText(),
    ];
  };

  // A page that we wrote carries the NodeIds as an attribute.
  const indexStamps = (attribute) => {
    nodes = [document];
    ids = new WeakMap();
    for (const element of queryAll(`[${attribute}]`))
      remember(element, Number(getAttribute(element, attribute)));
    return nodes.length;
  };

  const viewportBox = (node) => {
    if (nodeType(node) === 1)
      return boundingBox(node);
    const range = createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  };

  // Boxes in CSS pixels from the top left of the document: x, y, width, height for each id; all 0 if unseen.
  const boxes = (wanted) => {
    const result = new Float64Array(4 * wanted.length);
    wanted.forEach((id, i) => {
      if (!nodes[id] || id === 0)
        return;
      const box = viewportBox(nodes[id]);
      result.set([box.left + scrollX, box.top + scrollY, box.width, box.height], 4 * i);
    });
    return result;
  };

  const toBoxes = (list) => {
    const result = new Float64Array(4 * list.length);
    list.forEach((box, i) => result.set([box.left + scrollX, box.top + scrollY, box.width, box.height], 4 * i));
    return result;
  };

  // Likewise for runs of siblings, each named by its first and its last node: a box for each sibling while they
  // are few, else one around the run.
  const fewSiblings = 300;
  const runBoxes = (runs) => {
    const list = [];
    for (const [firstId, lastId] of runs) {
      const first = nodes[firstId], last = nodes[lastId];
      if (!first || !last)
        continue;
      const siblings = [];
      for (let node = first; node && siblings.length <= fewSiblings; node = node === last ? null : nextSibling(node))
        siblings.push(node);
      if (siblings.length <= fewSiblings) {
        for (const node of siblings) {
          if (ids.has(node))
            list.push(viewportBox(node));
        }
      } else {
        const range = createRange();
        range.setStartBefore(first);
        range.setEndAfter(last);
        list.push(range.getBoundingClientRect());
      }
    }
    return toBoxes(list);
  };

  // The NodeId of the innermost known element at a point of the viewport, or 0.
  const pick = (x, y) => {
    let node = fromPoint(x, y);
    while (node && !ids.get(node))
      node = parentNode(node) || node.host;
    return node ? ids.get(node) : 0;
  };

  const reveal = (id) => {
    if (!nodes[id] || id === 0)
      return;
    const box = viewportBox(nodes[id]);
    if (box.width === 0 && box.height === 0)
      return;
    if (box.top < 0 || box.top + Math.min(box.height, innerHeight / 3) > innerHeight)
      scrollBy({top: box.top - innerHeight / 4, behavior: 'instant'});
    if (box.left < 0 || box.left > innerWidth)
      scrollBy({left: box.left - innerWidth / 4, behavior: 'instant'});
  };

  // Scroll offset, the part of the view that is not scroll bar, and how wide the page wants to be; CSS pixels.
  const viewport = () => {
    const visual = window.visualViewport;
    const root = document.scrollingElement || document.documentElement;
    return [scrollX, scrollY, visual.width, visual.height, root ? root.scrollWidth : 0];
  };

  const setAnchors = (list) => { anchors = list; };

  // The anchor whose top edge is nearest to that of the viewport, and how far it is from there.
  const topAnchor = () => {
    let best = 0, bestTop = Infinity;
    for (const id of anchors) {
      if (!nodes[id])
        continue;
      const box = boundingBox(nodes[id]);
      if (box.height > 0 && Math.abs(box.top) < Math.abs(bestTop)) {
        best = id;
        bestTop = box.top;
      }
    }
    return [best, best ? bestTop : 0];
  };

  const alignAnchor = (id, top) => {
    if (nodes[id] && id !== 0)
      scrollBy({top: boundingBox(nodes[id]).top - top, behavior: 'instant'});
  };

  return {capture, indexStamps, boxes, runBoxes, pick, reveal, viewport, setAnchors, topAnchor, alignAnchor};
})();
