// SPDX-License-Identifier: MIT
// A state of the window that an address can hold: "PAGE#level=3&node=322".
#pragma once

#include "ui/session/pagesession.h"

#include <QString>

#include <optional>
#include <vector>

namespace tagseam {

/// A what-if: a change of the page that is tried. An XPath or CSS selector names its nodes.
struct SelectedEdit {
    TagPathEdit::Kind kind = TagPathEdit::Kind::Ignored;
    QString selector;
    QString classes; ///< of OtherClass
    /// Key and value are spelled as the options of tagseam-cli: "ignore=//li", "without=//li",
    /// "other-class=//li=>news".
    QString key() const;
    QString value() const;
    friend bool operator==(const SelectedEdit&, const SelectedEdit&) = default;
};

/// Everything counts from 1; 0 and empty where nothing is said. Not part of it: marks, the layout of the
/// window.
struct Bookmark {
    QString setup; ///< as setupToText() writes it; the usual setup is not said
    std::vector<SelectedEdit> edits;
    std::optional<PageSource> source;
    uint level = 0;
    QString node;            ///< its position in the sequence, or an XPath or CSS selector
    Region range;            ///< marked positions, from 0 as everywhere in code; empty for none
    uint step = 0;           ///< of the search
    QString tab;             ///< of the Explain dock, by its name
    bool isDetected = false; ///< the pruned page has what content detection keeps
    /// What somebody said is the content: positions ("156-277", "160"), or an XPath or CSS selector of all of
    /// its nodes.
    QString content;

    /// "level=3&node=322": what follows '#'; empty when nothing is said.
    QString text() const;
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// The options that its setup and its tree name; the usual ones where it names none.
AnalysisOptions optionsOf(const Bookmark& bookmark);

/// An address with what follows it.
struct MarkedAddress {
    QString page; ///< for PageAddress::fromText(); empty for a bookmark alone, which is of the page shown
    Bookmark bookmark;
    QString bad; ///< the first part of the bookmark that makes no sense, "level=x"; the rest is taken
};

/// What follows the last '#' is a bookmark, of parts with a key of Bookmark's each ("entry", the page of an
/// archive, goes along). All of it belongs to the page when the text names a file, or an address in the web
/// of which one part is none of a bookmark: "http://x.org/#step=payment". Elsewhere such a part is `bad` when
/// others have a key, or when what stands before '#' is there: a file, a sample, standard input, or nothing.
MarkedAddress splitBookmark(const QString& text);

/// Of what the session shows. `tab`: of the Explain dock, or empty; `content`: see Explainer::content().
Bookmark bookmarkOf(const PageSession& session, const QString& tab, const std::vector<NodeId>& content = {});

/// The what-ifs of a bookmark, on the tree that is shown. If the page lacks a node, `problem` becomes a
/// sentence that names it, and the result is empty. Cost: selectNodes() for each, on the GUI thread.
std::vector<TagPathEdit> editsOf(const Bookmark& bookmark, const PageSession& session, QString& problem);

/// Where a bookmark leads.
struct BookmarkTarget {
    NodeId node = noNode;        ///< that it names, if any
    Region contentPositions;     ///< that `content` names, if it names positions
    std::vector<NodeId> content; ///< or nodes
    QString problem;             ///< a sentence on what of it the page does not have; empty when it has all
};
/// Needs an analysis. What `node` names is looked for on the GUI thread: see selectNodes().
BookmarkTarget targetOf(const Bookmark& bookmark, const PageSession& session);

} // namespace tagseam
