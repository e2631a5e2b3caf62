// SPDX-License-Identifier: MIT
// What a person says of a page: its main content, the records in it, and the noise.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

// Labels are words; a user's own is any other. Scores and methods know these.
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

/// Of the six labels from navigation to noise. A user's own label is none of them.
bool isNoise(std::string_view label);

/// The part of a page's text that a node holds, as W3C's TextQuoteSelector: white space folded to one space,
/// cut to its bounds on characters of UTF-8.
struct TextQuote {
    std::string exact;
    std::string prefix;
    std::string suffix;
    friend bool operator==(const TextQuote&, const TextQuote&) = default;
};

/// Code points of the page's folded text, half-open, from 0: W3C's TextPositionSelector.
struct TextSpan {
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    friend bool operator==(TextSpan, TextSpan) = default;
};

/// What tells a node from others like it, beyond W3C's selectors: as of targetOf(). A place is a stretch of
/// the page's text; nodes alike have the same name and text, or the same start tag if they hold no text.
struct Evidence {
    std::string startTag;    ///< `img alt="x" src="y.png"`, "#text", "#comment"; empty: nothing here is known
    std::string wholeText;   ///< of a text longer than quote.exact: its length and digest; else empty
    std::uint32_t twin = 0;  ///< from 1: which of the nodes alike at its place, in document order
    std::uint32_t twins = 0; ///< how many are alike at its place: itself, and what it fills or is filled by
    std::uint32_t alike = 0; ///< places of the page where nodes alike are
    std::uint32_t rivals = 0; ///< those of them that share quote.prefix or quote.suffix, its own included
    friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// One subtree, by redundant selectors. Empty ones are unknown.
struct Target {
    std::string xpath; ///< absolute, over all nodes, as of xpathOf()
    std::string css;   ///< path of child combinators; empty for what is no element
    TextQuote quote;
    TextSpan span;
    Evidence evidence;
    std::string unread; ///< JSON members of the file that mean nothing to Tagseam: kept
    friend bool operator==(const Target&, const Target&) = default;
};

/// One label on one thing: a subtree, a run of sibling subtrees, or several apart (a record split over
/// columns), in document order.
struct Mark {
    std::string id; ///< unique in its annotation: "m1"
    std::string label;
    std::string note;
    std::vector<Target> targets; ///< at least one
    std::string unread;          ///< JSON members of the file that mean nothing to Tagseam: kept
    friend bool operator==(const Mark&, const Mark&) = default;
};

enum class PageState : std::uint8_t { Untouched, InWork, Done, Skipped };

/// Which page, and which of its two trees, the annotation was made on.
struct AnnotatedPage {
    std::string url;
    std::string sha256;          ///< of the page's bytes, hexadecimal; empty when unknown
    std::uint32_t nodeCount = 0; ///< Document::size(); 0 when unknown
    bool isRendered = false;
    std::string digest; ///< of the tree, as of treeDigest(); empty when unknown
    friend bool operator==(const AnnotatedPage&, const AnnotatedPage&) = default;
};

/// What one annotator says of one page: one file.
struct Annotation {
    AnnotatedPage page;
    std::string annotator;
    PageState state = PageState::Untouched;
    std::string note;
    std::vector<Mark> marks;
    std::string unread; ///< JSON members of the file that mean nothing to Tagseam: kept
    friend bool operator==(const Annotation&, const Annotation&) = default;
};

/// A label on nodes of one Document: what scores compare.
struct Labelled {
    std::string label;
    std::vector<NodeId> nodes; ///< roots of subtrees, in document order, disjoint; at least one
    friend bool operator==(const Labelled&, const Labelled&) = default;
};

} // namespace tagseam
