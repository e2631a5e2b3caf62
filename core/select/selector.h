// SPDX-License-Identifier: MIT
// Nodes by address: XPath 1.0 and CSS selectors over a Document.
#pragma once

#include "core/base/result.h"
#include "core/page/dom.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Returns the absolute XPath of a node, as in "/html/body/div[2]/ul/li[3]", ".../text()[2]",
/// ".../comment()[1]"; "/" for the document node. selectNodes() of it gives this node alone, unless that
/// rejects the page or the node lies more than 500 levels deep.
///
/// A step has an index, from 1, only where the parent has more than one child that the step's name or node
/// test selects. An element whose name is not made of the ASCII letters, digits and "_-." of an XPath name,
/// such as "o:p", is written "*", with its index among all elements of the parent, by the same rule. Cost:
/// linear in the depth of the node and in the siblings of it and of its ancestors.
std::string xpathOf(const Document& document, NodeId node);

/// Returns one XPath that selects several nodes (ascending, not empty) and no other element, with as few
/// names and classes as possible: "//ul[@class='menu']/li[@class='item']", or "/html/body/ul//*" for all
/// elements within one. Nodes whose names and classes lead to other nodes as well are selected one by one;
/// "|" joins the XPaths. The XPath may select blank texts, too. Cost: the nodes times the distinct ways from
/// the top of the page.
std::string xpathOf(const Document& document, const std::vector<NodeId>& nodes);

/// Returns the nodes that a selector selects, in document order, each once; no node is a result, not an
/// error.
///
/// The selector is an XPath when, after white space, it starts with
/// - "/", "(" or "@",
/// - "." or ".." alone, or followed by "/", "|" or white space,
/// - the name of an axis and "::", as in "descendant::p",
/// - a name and "(", as in "id('x')" or "text()".
/// All else is CSS: "html", "*", ".results", "div.results", ":root". So a relative XPath starts with "./".
///
/// XPath 1.0 (W3C 1999) as pugixml implements it, without variables and namespaces. Names are compared as
/// they stand in the Document: lower case for HTML, and "o:p" is o:p. Expressions start from the document
/// node. An expression whose result is a number, a text, a Boolean or attributes is an error. Differences
/// from the standard:
/// - id('x') is an error: it is written //*[@id='x'];
/// - a letter outside ASCII counts as its bytes of UTF-8 in string-length() and substring(), and is an error
///   within translate();
/// - an attribute "xmlns", or "xmlns:x", does not exist; the axis namespace:: is empty. lang() tests
///   "xml:lang", not HTML's lang. A NUL reads as U+001A.
///
/// CSS (Selectors Level 4): lists, types, *, #id, .class, attributes with all operators and the flags i and
/// s, the four combinators, :root, :empty, :first-child, :last-child, :only-child, :nth-child(),
/// :nth-last-child(), the same five of type, :not(), :is(), :where(), :has(). As in HTML the names of tags
/// and attributes, and the values of the attributes that HTML lists (type, lang, align ...), ignore the case
/// of ASCII letters; ids and classes do not. Only elements are selected. All else, such as pseudo-elements,
/// :hover, namespaces and ":nth-child(2 of p)", is an error that names it; and so is one bad selector in a
/// list.
///
/// Inner trees belong to the one tree, as Snapshot writes them. A shadow root is the element "template",
/// first child of its host: "my-card > template > p", "//my-card/template/p". The document of a frame is the
/// content of its element: "iframe > html p". So "div p" also finds elements in shadow roots and frames
/// within the div, which a browser does not, and the template counts as the :first-child of its host.
///
/// Errors: BadSelector (where: the selector, truncated to 200 bytes; detail: the fault, and its character in
/// the text, from 1). Also for CSS of more than 16 MB, 100,000 simple selectors or 100 brackets open at once,
/// or that would take more than selectorWorkLimit steps; for an XPath of more than 1,000 steps, operators and
/// brackets, or that takes more memory than xpath::MemoryBounds, or on a page whose nodes lie 50 million
/// levels deep together: one chain of 10,000.
///
/// Cost: CSS is linear in the simple selectors times the nodes. For each XPath the page is copied: 40 ms and
/// 15 MB for 125,000 nodes. Most XPaths are then linear ("//div[@class]//a[@href]": 100 ms with the copy),
/// and XPaths that join quadratically many nodes or texts end by MemoryBounds: "//li/following::li" of 29,000
/// li after 4 s, "//*[contains(., 'x')]" with more than 2 MB of text after 1 s. Nothing bounds XPaths that
/// need no memory: "//*[sum(//li) > 1]" and "//li[. = //p]" take nodes times nodes, 12 s for 20,000. So do
/// not run a stranger's XPath on a page of 100,000 nodes. No recursion is as deep as the page.
Result<std::vector<NodeId>> selectNodes(const Document& document, std::string_view selector);

} // namespace tagseam
