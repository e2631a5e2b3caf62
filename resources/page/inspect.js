// SPDX-License-Identifier: MIT
// Runs in the isolated world of a shown page: captures its DOM as flat arrays, and answers where a node is.
// Form controls can shadow any property of their form, so every property is read by its prototype's getter.
'use strict';
// Run again it changes nothing. An element of that name would be found in the window, too, but is not its own.
if (!Object.hasOwn(globalThis, 'tagseam')) globalThis.tagseam = (() => {
  const getter = (prototype, name) =>
    Function.prototype.call.bind(Object.getOwnPropertyDescriptor(prototype, name).get);
  const method = (prototype, name) => Function.prototype.call.bind(prototype[name]);
  const nodeType = getter(Node.prototype, 'nodeType');
  const firstChild = getter(Node.prototype, 'firstChild');
  const nextSibling = getter(Node.prototype, 'nextSibling');
  const parentNode = getter(Node.prototype, 'parentNode');
  const ownerDocument = getter(Node.prototype, 'ownerDocument');
  const textContent = getter(CharacterData.prototype, 'data');
  const localName = getter(Element.prototype, 'localName');
  const attributesOf = getter(Element.prototype, 'attributes');
  const attributeNames = method(Element.prototype, 'getAttributeNames');
  const shadowRoot = getter(Element.prototype, 'shadowRoot');
  const hostOf = getter(ShadowRoot.prototype, 'host');
  const iframeDocument = getter(HTMLIFrameElement.prototype, 'contentDocument');
  const frameDocument = getter(HTMLFrameElement.prototype, 'contentDocument');
  const viewOf = getter(Document.prototype, 'defaultView');
  const isHidden = getter(Document.prototype, 'hidden');
  const getAttribute = method(Element.prototype, 'getAttribute');
  const matches = method(Element.prototype, 'matches');
  const animate = method(Element.prototype, 'animate');
  const scrollIntoView = method(Element.prototype, 'scrollIntoView');
  const boundingBox = method(Element.prototype, 'getBoundingClientRect');
  const getClientRects = method(Element.prototype, 'getClientRects');
  const fromPoint = method(Document.prototype, 'elementFromPoint');
  const fromShadowPoint = method(ShadowRoot.prototype, 'elementFromPoint');
  const elementsByName = method(Document.prototype, 'getElementsByTagName');
  const collectionLength = getter(HTMLCollection.prototype, 'length');
  const queryAll = method(Document.prototype, 'querySelectorAll');
  const queryAllInShadow = method(DocumentFragment.prototype, 'querySelectorAll');
  const createRange = Document.prototype.createRange.bind(document);
  const setStart = method(Range.prototype, 'setStart');
  const setEnd = method(Range.prototype, 'setEnd');
  const rangeBox = method(Range.prototype, 'getBoundingClientRect');
  const rangeRects = method(Range.prototype, 'getClientRects');

  let nodes = []; // by NodeId: 0 is the document; the root of a shadow tree stands for its template
  let ids = new WeakMap();
  let anchors = []; // NodeIds that the other view shows too
  let taken = null; // nodes and ids of a capture that the program has not made a page of yet

  const remember = (node, id) => {
    nodes[id] = node;
    ids.set(node, id);
  };

  // Puts a range around a text. By way of the document: two places in it are compared by counting siblings,
  // a million times a million on a flat page, but not when one is above the other.
  const cover = (range, text, length, begin = 0) => {
    setStart(range, document, 0);
    setEnd(range, text, length);
    setStart(range, text, begin);
  };

  // --- shadow trees and frames ---------------------------------------------------------------------------

  const isFrame = (name) => name === 'iframe' || name === 'frame';

  // The document in a frame, or null: foreign ones cannot be seen.
  const documentIn = (element) => {
    try {
      return localName(element) === 'frame' ? frameDocument(element) : iframeDocument(element);
    } catch {
      return null; // of the name, but no HTML element
    }
  };

  // Whether a person could read something below it; style sheets and scripts are not read.
  const hasText = (root) => {
    const nexts = [firstChild(root)];
    while (nexts.length > 0) {
      const node = nexts.pop();
      if (!node)
        continue;
      nexts.push(nextSibling(node));
      const kind = nodeType(node);
      if (kind === 3 && /\S/.test(textContent(node)))
        return true;
      if (kind === 1 && localName(node) !== 'style' && localName(node) !== 'script')
        nexts.push(firstChild(node));
    }
    return false;
  };

  // Where the viewport of a frame starts in that of the document around it.
  const frameOrigin = (element) => {
    const box = boundingBox(element);
    const style = getComputedStyle(element);
    const length = (name) => parseFloat(style[name]) || 0; // clientLeft is rounded
    return [box.left + length('borderLeftWidth') + length('paddingLeft'),
      box.top + length('borderTopWidth') + length('paddingTop')];
  };

  const frameElementOf = (owner) => {
    const view = viewOf(owner);
    return view ? view.frameElement : null;
  };

  // From the viewport of the frame that the node is in to that of the page.
  const shiftOf = (node) => {
    let x = 0, y = 0;
    for (let owner = ownerDocument(node); owner && owner !== document;) {
      const frame = frameElementOf(owner);
      if (!frame)
        break;
      const [left, top] = frameOrigin(frame);
      x += left;
      y += top;
      owner = ownerDocument(frame);
    }
    return [x, y];
  };

  // A closed tree cannot be asked for. What gives it away: a child of the element is to be shown and has no
  // place, and an element of the page's own making shows something though it has no children.
  const seemsClosed = (element) => {
    let child = firstChild(element);
    while (child && nodeType(child) !== 1)
      child = nextSibling(child);
    if (child) {
      const {display} = getComputedStyle(child);
      return display !== 'none' && display !== 'contents' && getClientRects(child).length === 0 &&
        getClientRects(element).length > 0;
    }
    const box = boundingBox(element);
    return !firstChild(element) && box.width > 0 && box.height > 0 && matches(element, ':defined');
  };

  // --- streams of bytes ----------------------------------------------------------------------------------

  const chunkSize = 1 << 20; // bytes that one answer holds
  let stream = new Uint8Array(0);

  const encoder = new TextEncoder();

  // How many bytes the text is in UTF-8; negative when it has halves of characters, which become U+FFFD.
  const utf8Length = (text) => {
    let bytes = text.length, isBroken = false;
    for (let i = 0; i < text.length; ++i) {
      const unit = text.charCodeAt(i);
      if (unit < 0x80)
        continue;
      bytes += unit < 0x800 ? 1 : 2;
      if (unit < 0xd800 || unit > 0xdfff)
        continue;
      const next = text.charCodeAt(i + 1);
      if (unit < 0xdc00 && next >= 0xdc00 && next <= 0xdfff)
        ++i;
      else
        isBroken = true;
    }
    return isBroken ? -bytes : bytes;
  };

  // Each text once, numbered. Encoded many at a time: one call of the encoder costs as much as a long text.
  const batch = 4096;
  const stringTable = () => {
    const index = new Map();
    const lengths = [], parts = [];
    let waiting = [];
    const flush = () => {
      parts.push(encoder.encode(waiting.join('')));
      waiting = [];
    };
    const intern = (text) => {
      const known = index.get(text);
      if (known !== undefined)
        return known;
      const number = index.size;
      index.set(text, number);
      const length = utf8Length(text);
      lengths.push(Math.abs(length));
      // Halves must not meet those of the next text.
      if (waiting.push(length < 0 ? new TextDecoder('utf-8', {ignoreBOM: true}).decode(encoder.encode(text)) : text) === batch)
        flush();
      return number;
    };
    const finish = () => {
      flush();
      return [Int32Array.from(lengths), parts];
    };
    return {intern, finish};
  };

  // Keeps the parts as one stream; chunk() hands it out.
  const keep = (parts) => {
    stream = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
    let at = 0;
    for (const part of parts) {
      stream.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
      at += part.byteLength;
    }
    return Math.ceil(stream.length / chunkSize);
  };

  const magic = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  // The chunk of this number of what was captured last; the last one makes it be forgotten.
  const chunk = (number) => {
    const part = stream.slice(number * chunkSize, (number + 1) * chunkSize);
    if ((number + 1) * chunkSize >= stream.length)
      stream = new Uint8Array(0);
    return part;
  };

  // --- capture -------------------------------------------------------------------------------------------

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

  const elementCount = () => collectionLength(elementsByName(document, '*'));

  const mostTextBoxes = 200000; // nodes of a page whose texts have boxes, too: they cost three times an element's

  // x, y, width, height for each row, all 0 for what is not shown.
  const boxesOf = (byId, kinds, shifts) => {
    const result = new Float32Array(4 * kinds.length);
    const range = createRange(), hasTexts = kinds.length <= mostTextBoxes;
    let left = 0, top = 0, next = 0;
    for (let row = 0; row < kinds.length; ++row) {
      for (; next < shifts.length && shifts[next] === row; next += 3)
        [left, top] = [shifts[next + 1], shifts[next + 2]];
      const node = byId[row + 1];
      let box = null;
      if (kinds[row] === 1) {
        box = boundingBox(nodeType(node) === 11 ? hostOf(node) : node);
      } else if (hasTexts && kinds[row] === 3) {
        cover(range, node, textContent(node).length);
        box = rangeBox(range);
      }
      if (box && (box.width !== 0 || box.height !== 0 || box.left !== 0 || box.top !== 0))
        result.set([box.left + left, box.top + top, box.width, box.height], 4 * row);
    }
    return result;
  };

  // The live DOM in document order, at one moment: kept as the bytes that core/page/snapshot.h describes.
  // `limit`: most nodes; a page with more is given up. `isInside`: with open shadow trees and with frames.
  // `kept`: a NodeId of the capture before; see
  // commit(). Answers the number of chunks, of rows, of frames that could not be
  // taken and of shadow trees that seem to be closed, and the NodeId of `kept` now, or 0.
  const capture = ({limit, isInside, kept}) => {
    const keptNode = kept ? nodes[kept] : null;
    const byId = [document], idOf = new WeakMap([[document, 0]]);
    const kinds = [], parents = [], values = [], attributeCounts = [], attributes = [];
    const shifts = [0, scrollX, scrollY]; // row, x, y: where the viewport starts, from that row on
    const strings = stringTable(), intern = strings.intern;
    let foreignFrames = 0, closedRoots = 0, leftOut = 0;
    const templateName = intern('template'), modeName = intern('shadowrootmode'), open = intern('open');

    // Levels of the tree that are open: what comes next, the row of the parent, where the viewport starts.
    const nexts = [firstChild(document)], rows = [-1], lefts = [scrollX], tops = [scrollY];
    const descend = (first, row, left, top) => {
      nexts.push(first);
      rows.push(row);
      lefts.push(left);
      tops.push(top);
    };
    const add = (node, kind, row, value, left, top) => {
      idOf.set(node, byId.length);
      byId.push(node);
      kinds.push(kind);
      parents.push(row);
      values.push(value);
      if (left !== shifts[shifts.length - 2] || top !== shifts[shifts.length - 1])
        shifts.push(kinds.length - 1, left, top);
      return kinds.length - 1;
    };
    const addInside = (element, name, row, left, top) => {
      if (isFrame(name)) {
        const inner = documentIn(element);
        if (!inner || !isInside) {
          foreignFrames += isInside ? 1 : 0;
          leftOut += inner && !isInside && hasText(inner) ? 1 : 0;
          return false;
        }
        const [x, y] = frameOrigin(element);
        idOf.set(inner, row + 1);
        descend(firstChild(inner), row, left + x, top + y);
        return true;
      }
      const root = shadowRoot(element);
      if (!isInside) {
        leftOut += root && hasText(root) ? 1 : 0;
        return false;
      }
      if (root) {
        descend(firstChild(element), row, left, top); // after the tree
        const template = add(root, 1, row, templateName, left, top);
        attributeCounts.push(1);
        attributes.push(modeName, open);
        descend(firstChild(root), template, left, top);
        return true;
      }
      if (name.includes('-') && seemsClosed(element))
        ++closedRoots;
      return false;
    };
    while (nexts.length > 0 && kinds.length <= limit) {
      const level = nexts.length - 1;
      const node = nexts[level];
      if (!node) {
        nexts.pop();
        rows.pop();
        lefts.pop();
        tops.pop();
        continue;
      }
      nexts[level] = nextSibling(node);
      const kind = nodeType(node);
      const left = lefts[level], top = tops[level], parent = rows[level];
      if (kind === 1) {
        const name = localName(node);
        const row = add(node, 1, parent, intern(name), left, top);
        const own = attributeNames(node);
        attributeCounts.push(own.length);
        for (let i = 0; i < own.length; ++i) {
          const value = getAttribute(node, own[i]); // null for capitals that a script has set on an HTML element
          attributes.push(intern(own[i]), intern(value === null ? attributesOf(node)[i].value : value));
        }
        if (!addInside(node, name, row, left, top)) {
          const first = firstChild(node);
          if (first)
            descend(first, row, left, top);
        }
      } else if (kind === 3 || kind === 4 || kind === 8) { // not document type and processing instruction
        add(node, kind === 4 ? 3 : kind, parent, intern(textContent(node)), left, top);
        attributeCounts.push(0);
      }
    }
    const doctype = doctypeText();
    const doctypeIndex = doctype === '' ? -1 : intern(doctype);
    const count = kinds.length;
    const [lengths, texts] = strings.finish();
    const header = [count, attributes.length, lengths.length, 1, doctypeIndex];
    const columns = count > limit ? [] // told by the number of rows
      : [kinds, parents, values, attributeCounts, attributes].map((column) => Int32Array.from(column))
        .concat(lengths, boxesOf(byId, kinds, shifts), texts);
    const chunks = keep([magic('TGS1'), Int32Array.from(header), ...columns]);
    taken = [byId, idOf];
    return [chunks, count, foreignFrames, closedRoots, (keptNode && idOf.get(keptNode)) || 0, leftOut];
  };

  // From now on NodeIds are those of the last capture.
  const commit = () => {
    if (taken)
      [nodes, ids] = taken;
    taken = null;
    anchors = [];
  };

  // --- computed styles -----------------------------------------------------------------------------------

  // What makes regions look different, and the value of a property that says nothing. Lengths that follow
  // from the content are excluded, and so is what a page seldom sets; the table is part of the help. So is the
  // width of a border: zoom, and with it the pane, changes it, because it is whole pixels of the screen.
  const properties = [
    ['display', ''], ['position', 'static'], ['float', 'none'], ['visibility', 'visible'],
    ['content-visibility', 'visible'], ['opacity', '1'],
    ['font-family', ''], ['font-size', ''], ['font-weight', '400'], ['font-style', 'normal'],
    ['font-variant-caps', 'normal'], ['color', ''], ['background-color', 'rgba(0, 0, 0, 0)'],
    ['background-image', 'none'], ['border-top-style', 'none'], ['border-right-style', 'none'],
    ['border-bottom-style', 'none'], ['border-left-style', 'none'],
    ['border-top-color', ''], ['border-right-color', ''], ['border-bottom-color', ''],
    ['border-left-color', ''], ['border-top-left-radius', '0px'], ['box-shadow', 'none'],
    ['text-align', 'start'], ['text-decoration-line', 'none'], ['text-transform', 'none'],
    ['white-space', 'normal'], ['vertical-align', 'baseline'], ['list-style-type', 'disc'],
    ['list-style-image', 'none'],
  ];
  const sides = properties.map(([name]) => /^border-(\w+)-(?:style|color)$/.exec(name)?.[1]);
  const propertyValue = method(CSSStyleDeclaration.prototype, 'getPropertyValue');

  // Style and colour of a border count where it has a width, a marker's where there is a marker.
  const styleText = (element) => {
    const style = getComputedStyle(element);
    const display = propertyValue(style, 'display');
    const visible = {};
    for (const side of ['top', 'right', 'bottom', 'left'])
      visible[side] = propertyValue(style, `border-${side}-width`) !== '0px';
    let text = '';
    for (let i = 0; i < properties.length; ++i) {
      const [name, silent] = properties[i];
      if (name.startsWith('list-style') && display !== 'list-item')
        continue;
      if (sides[i] && !visible[sides[i]])
        continue;
      const value = propertyValue(style, name);
      if (name === 'content-visibility' && value !== 'hidden')
        continue; // 'auto' looks like 'visible'
      if (value !== '' && value !== silent)
        text += `${text === '' ? '' : '; '}${name}: ${value}`;
    }
    return text;
  };

  let styles = null; // while they are being read: indices by row, table of texts

  // Of the next elements, for so many milliseconds; answers how many rows are done, and the number of chunks
  // once all are. Rows are those of the last capture, whatever happened to the page since.
  const readStyles = (isFirst, milliseconds) => {
    if (isFirst || !styles)
      styles = {indices: new Int32Array(nodes.length - 1).fill(-1), table: stringTable(), next: 1};
    const until = performance.now() + milliseconds;
    for (; styles.next < nodes.length; ++styles.next) {
      if (styles.next % 64 === 0 && performance.now() > until)
        return [styles.next - 1, nodes.length - 1, 0];
      const node = nodes[styles.next];
      if (node && nodeType(node) === 1)
        styles.indices[styles.next - 1] = styles.table.intern(styleText(node));
    }
    const {indices, table} = styles;
    styles = null;
    const [lengths, texts] = table.finish();
    const header = Int32Array.of(indices.length, lengths.length);
    const chunks = keep([magic('TGC1'), header, indices, lengths, ...texts]);
    return [indices.length, indices.length, chunks];
  };

  // --- where nodes are -----------------------------------------------------------------------------------

  // A page that we wrote carries the NodeIds as an attribute. The template of a shadow tree is gone, and its
  // id with it: it was the first child of the host.
  const indexStamps = (attribute) => {
    nodes = [document];
    ids = new WeakMap();
    const roots = [document];
    while (roots.length > 0) {
      const root = roots.pop();
      const all = nodeType(root) === 9 ? queryAll(root, `[${attribute}]`)
        : queryAllInShadow(root, `[${attribute}]`);
      for (const element of all) {
        const id = Number(getAttribute(element, attribute));
        if (nodes[id])
          continue; // of a frame that shows this page again
        remember(element, id);
        const shadow = shadowRoot(element);
        if (shadow) {
          remember(shadow, id + 1);
          roots.push(shadow);
        }
        const inner = isFrame(localName(element)) ? documentIn(element) : null;
        if (inner) {
          ids.set(inner, id);
          roots.push(inner);
        }
      }
    }
    return nodes.length;
  };

  // An element that is not there itself, while what is in it is: display: contents.
  const isContents = (element) =>
    getClientRects(element).length === 0 && getComputedStyle(element).display === 'contents';

  // Around all that is in it.
  const contentsBox = (element) => {
    let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
    const open = [element];
    while (open.length > 0) {
      for (let node = firstChild(open.pop()); node; node = nextSibling(node)) {
        const type = nodeType(node);
        if (type === 1 && isContents(node))
          open.push(node);
        if (type !== 1 && type !== 3)
          continue;
        const box = type === 1 ? boundingBox(node) : textBox(node);
        if (box.width === 0 && box.height === 0)
          continue;
        left = Math.min(left, box.left);
        top = Math.min(top, box.top);
        right = Math.max(right, box.right);
        bottom = Math.max(bottom, box.bottom);
      }
    }
    return left > right ? new DOMRect() : new DOMRect(left, top, right - left, bottom - top);
  };

  const elementBox = (element) => isContents(element) ? contentsBox(element) : boundingBox(element);

  // In the viewport of the page; a shadow tree is where its host is.
  const viewportBox = (node) => {
    const type = nodeType(node);
    const box = type === 1 ? elementBox(node) : type === 11 ? elementBox(hostOf(node)) : textBox(node);
    if (ownerDocument(node) === document)
      return box;
    const [x, y] = shiftOf(node);
    return new DOMRect(box.left + x, box.top + y, box.width, box.height);
  };

  const textBox = (node) => {
    const range = createRange();
    cover(range, node, textContent(node).length);
    return rangeBox(range);
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
      // The tree of a host is the first of its children.
      const after = (node) => nodeType(node) === 11 ? firstChild(hostOf(node)) : nextSibling(node);
      for (let node = first; node && siblings.length <= fewSiblings; node = node === last ? null : after(node))
        siblings.push(node);
      if (siblings.length <= fewSiblings || nodeType(first) === 11 || nodeType(last) === 11) {
        for (const node of siblings) {
          if (ids.has(node))
            list.push(viewportBox(node));
        }
      } else {
        const range = createRange();
        range.setStartBefore(first);
        range.setEndAfter(last);
        const box = rangeBox(range), [x, y] = shiftOf(first);
        list.push(new DOMRect(box.left + x, box.top + y, box.width, box.height));
      }
    }
    return toBoxes(list);
  };

  // Likewise for words in texts: each is named by the NodeId of the parent of its text, the number of the text among
  // the texts of the parent, where the word begins and ends in the text, and the word itself. A word that does not
  // stand there is left out; one that is broken into two lines has two boxes.
  const wordBoxes = (wanted) => {
    const list = [], textsOf = new Map(), range = createRange();
    for (const [parentId, number, begin, end, word] of wanted) {
      const parent = nodes[parentId];
      if (!parent)
        continue;
      if (!textsOf.has(parentId)) {
        const texts = [];
        for (let child = firstChild(parent); child; child = nextSibling(child)) {
          if (nodeType(child) === 3)
            texts.push(child);
        }
        textsOf.set(parentId, texts);
      }
      const text = textsOf.get(parentId)[number];
      if (!text || textContent(text).slice(begin, end) !== word)
        continue;
      cover(range, text, end, begin);
      const [x, y] = shiftOf(text);
      for (const box of rangeRects(range))
        list.push(new DOMRect(box.left + x, box.top + y, box.width, box.height));
    }
    return toBoxes(list);
  };

  // The NodeId of the innermost known element at a point of the viewport, or 0: into the shadow trees and the
  // frames that were captured.
  const pick = (x, y) => {
    let node = fromPoint(document, x, y);
    for (let inner = node; inner;) {
      node = inner;
      const root = shadowRoot(node);
      const framed = isFrame(localName(node)) ? documentIn(node) : null;
      if (root && ids.has(root)) {
        inner = fromShadowPoint(root, x, y);
        inner = inner === node || ids.get(inner) === undefined ? null : inner;
      } else if (framed && ids.has(framed)) {
        const [left, top] = frameOrigin(node);
        x -= left;
        y -= top;
        inner = fromPoint(framed, x, y);
      } else {
        inner = null;
      }
    }
    while (node && !ids.get(node))
      node = parentNode(node) || (nodeType(node) === 11 ? hostOf(node) : null);
    return node ? ids.get(node) : 0;
  };

  // Whether a frame was painted since the answer before. A hidden page has none to paint.
  let isPainted = false;
  const wasPainted = () => {
    const was = isPainted || isHidden(document);
    isPainted = false;
    requestAnimationFrame(() => { isPainted = true; });
    return was;
  };

  // Scroll offset, the part of the view that is not scroll bar, and how wide and high the page wants to be; CSS
  // pixels.
  const viewport = () => {
    const visual = window.visualViewport;
    const root = document.scrollingElement || document.documentElement;
    return [scrollX, scrollY, visual.width, visual.height, root ? root.scrollWidth : 0, root ? root.scrollHeight : 0];
  };

  // Here and below: answered by where the page stands then.
  const reveal = (id) => {
    const node = nodes[id];
    if (!node || id === 0)
      return viewport();
    if (ownerDocument(node) !== document) { // the frame first
      const element = nodeType(node) === 1 ? node : parentNode(node);
      if (element && nodeType(element) === 1)
        scrollIntoView(element, {block: 'nearest', behavior: 'instant'});
    }
    const box = viewportBox(node);
    if (box.width === 0 && box.height === 0)
      return viewport();
    if (box.top < 0 || box.top + Math.min(box.height, innerHeight / 3) > innerHeight)
      scrollBy({top: box.top - innerHeight / 4, behavior: 'instant'});
    if (box.left < 0 || box.left > innerWidth)
      scrollBy({left: box.left - innerWidth / 4, behavior: 'instant'});
    return viewport();
  };

  // The NodeId of the outermost element at or around a node that keeps its place while the page scrolls, as a
  // banner does; 0 if there is none.
  const banner = (id) => {
    let found = 0;
    for (let node = nodes[id]; node;) {
      const type = nodeType(node);
      if (type === 1 && ids.get(node) && /^(fixed|sticky)$/.test(getComputedStyle(node).position))
        found = ids.get(node);
      node = type === 11 ? hostOf(node) : type === 9 ? (node === document ? null : frameElementOf(node)) : parentNode(node);
    }
    return found;
  };

  // Hides the banners among these nodes, and shows those again that were hidden before. An animation changes
  // nothing that a capture sees, and a part that is cut off receives no clicks.
  const hiddenBanners = new Map(); // the animation of each
  const hideBanners = (list) => {
    const wanted = new Set(list.filter((id) => id !== 0 && banner(id) === id).map((id) => nodes[id]));
    for (const [element, animation] of hiddenBanners) {
      if (wanted.has(element))
        continue;
      animation.cancel();
      hiddenBanners.delete(element);
    }
    for (const element of wanted) {
      if (!hiddenBanners.has(element))
        hiddenBanners.set(element, animate(element, {clipPath: ['inset(100%)', 'inset(100%)']}, {duration: 1, fill: 'both'}));
    }
  };

  const setAnchors = (list) => { anchors = list; };

  // The anchor whose top edge is nearest to that of the viewport, and how far it is from there.
  const topAnchor = () => {
    let best = 0, bestTop = Infinity;
    for (const id of anchors) {
      if (!nodes[id])
        continue;
      const box = viewportBox(nodes[id]);
      if (box.height > 0 && Math.abs(box.top) < Math.abs(bestTop)) {
        best = id;
        bestTop = box.top;
      }
    }
    return [best, best ? bestTop : 0];
  };

  const alignAnchor = (id, top) => {
    if (nodes[id] && id !== 0)
      scrollBy({top: viewportBox(nodes[id]).top - top, behavior: 'instant'});
    return viewport();
  };

  return {
    elementCount, capture, chunk, commit, readStyles, indexStamps, boxes, runBoxes, wordBoxes, pick, reveal, viewport, wasPainted, setAnchors, topAnchor,
    alignAnchor, banner, hideBanners,
  };
})();
