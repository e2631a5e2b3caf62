// SPDX-License-Identifier: MIT
// The annotation of a page by a person: its main content, the records in it, and the noise.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

// The labels that scores and methods know. Labels are words; users may define others.
namespace label {
inline constexpr std::string_view main = "main";     ///< main content
inline constexpr std::string_view record = "record"; ///< one data record
inline constexpr std::string_view navigation = "navigation";
inline constexpr std::string_view advertisement = "advertisement";
inline constexpr std::string_view header = "header";
inline constexpr std::string_view footer = "footer";
inline constexpr std::string_view sidebar = "sidebar";
inline constexpr std::string_view otherNoise = "noise";
} // namespace label

/// True for the six labels from navigation to noise, false for a user's own label.
bool isNoise(std::string_view label);

/// A text and what surrounds it.
struct TextQuote {
    std::string exact;
    std::string prefix;
    std::string suffix;
    friend bool operator==(const TextQuote&, const TextQuote&) = default;
};

/// Code points of a page's text, half-open, from 0.
struct TextSpan {
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    friend bool operator==(TextSpan, TextSpan) = default;
};

/// A point in the DOM's text: where the text of a node begins, or `offsets->start` code points later.
struct RangePoint {
    std::string xpath;
    std::optional<TextSpan> offsets; ///< a TextPositionSelector that refines the XPath
    friend bool operator==(const RangePoint&, const RangePoint&) = default;
};

/// W3C's RangeSelector, as other tools write it: the text from one point to another.
struct RangeSelector {
    RangePoint start;
    RangePoint end;
    bool isEmpty() const { return start.xpath.empty(); }
    friend bool operator==(const RangeSelector&, const RangeSelector&) = default;
};

/// Evidence that distinguishes a node from like ones, also on a page that changed: see targetOf(). A place is
/// a stretch of the page's text; like nodes have the same name and text, or the same start tag if they have
/// no text.
struct Evidence {
    std::string startTag;     ///< `img alt="x" src="y.png"`, "#text", "#comment"; empty: all members are
                              ///< unknown
    std::string wholeText;    ///< length and digest of a text longer than folded.exact; else empty
    std::uint32_t twin = 0;   ///< from 1: index among the like nodes at its place, in document order
    std::uint32_t twins = 0;  ///< number of like nodes at its place: itself, the nodes that it fills, and the
                              ///< nodes that fill it
    std::uint32_t alike = 0;  ///< places of the page with like nodes
    std::uint32_t rivals = 0; ///< places among these that share folded.prefix or folded.suffix, including its
                              ///< own
    TextQuote folded{}; ///< its text and context as of PageText, white space folded; exact may be truncated
    friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// One subtree, identified by redundant selectors. Empty ones are unknown. (A quote, position or range of
/// another tool may also be several nodes.)
struct Target {
    std::string xpath; ///< absolute, over all nodes, as of domXPathOf()
    std::string css;   ///< path of child combinators; empty for a node that is not an element
    TextQuote quote;   ///< W3C's TextQuoteSelector: of DomText
    TextSpan span;     ///< W3C's TextPositionSelector: of DomText
    Evidence evidence;
    std::string unread;    ///< JSON members of the file that Tagseam does not know: kept
    RangeSelector range{}; ///< as another tool wrote it; Tagseam makes none
    friend bool operator==(const Target&, const Target&) = default;
};

/// One label on one thing: a subtree, a run of sibling subtrees, or several separate ones (a record split
/// over columns), in document order.
struct Mark {
    std::string id; ///< unique in its annotation: "m1"
    std::string label;
    std::string note;
    std::vector<Target> targets; ///< at least one
    std::string unread;          ///< JSON members of the file that Tagseam does not know: kept
    friend bool operator==(const Mark&, const Mark&) = default;
};

enum class PageState : std::uint8_t { Untouched, InWork, Done, Skipped };

/// The page, and the one of its two trees, on which the annotation was made.
struct AnnotatedPage {
    std::string url;             ///< its URL, else the path or URI of its file; empty when unknown
    std::string sha256;          ///< hash of the page's bytes, hexadecimal; empty when unknown
    std::uint32_t nodeCount = 0; ///< Document::size(); 0 when unknown
    bool isRendered = false;
    std::string digest;            ///< digest of the tree, see treeDigest(); empty when unknown
    std::string archive{};         ///< URI of the archive that has the page; empty when there is none
    std::string archivedAt{};      ///< when the archive was made, in ISO 8601; empty when unknown
    Parser parser = Parser::Html5; ///< the parser of a source tree: Document::parser()
    friend bool operator==(const AnnotatedPage&, const AnnotatedPage&) = default;
};

/// The annotation of one page by one annotator: one file.
struct Annotation {
    AnnotatedPage page;
    std::string annotator;
    PageState state = PageState::Untouched;
    std::string note;
    std::uint32_t seconds = 0; ///< time of work on the page; 0 when unknown
    std::vector<Mark> marks;
    std::string unread; ///< JSON members of the file that Tagseam does not know: kept
    friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// A label on nodes of one Document: the input of scores.
struct Labelled {
    std::string label;
    std::vector<NodeId> nodes; ///< roots of subtrees, in document order, disjoint; at least one
    friend bool operator==(const Labelled&, const Labelled&) = default;
};

} // namespace tagseam
