// SPDX-License-Identifier: MIT
// A state of the window that an address can hold: "PAGE#level=3&node=322".
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QString>

#include <optional>
#include <vector>

namespace tagseam {

/// A what-if that changes the page. An XPath or CSS selector names its nodes.
struct SelectedEdit {
    TagPathEdit::Kind kind = TagPathEdit::Kind::Ignored;
    QString selector;
    QString classes; ///< the classes for OtherClass
    /// Key and value are spelled as in the options of tagseam-cli: "ignore=//li", "without=//li",
    /// "other-class=//li=>news".
    QString key() const;
    QString value() const;
    friend bool operator==(const SelectedEdit&, const SelectedEdit&) = default;
};

/// All numbers count from 1; 0 and empty mean that nothing is given. Marks and the layout of the window are
/// not part of it.
struct Bookmark {
    QString setup;       ///< as setupToText() writes it; empty for the default options
    QStringList changes; ///< edits of the page: see editFromText()
    std::vector<SelectedEdit> edits;
    std::optional<PageSource> source;
    uint level = 0;
    QString node;  ///< its position in the sequence, or an XPath or CSS selector
    Region range;  ///< marked positions, counted from 0 as everywhere in code; empty if there are none
    uint step = 0; ///< step of the search
    QString tab;   ///< name of a tab of the Explain dock
    bool isDetected = false; ///< the pruned page shows the result of content detection
    /// The content that the user chose: positions ("156-277", "160"), or an XPath or CSS selector of all of
    /// its nodes.
    QString content;

    /// The text after '#': "level=3&node=322"; empty when nothing is given.
    QString text() const;
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// The options that the bookmark gives, with the default values for the rest.
AnalysisOptions optionsOf(const Bookmark& bookmark);

/// An address, split from the bookmark after it.
struct MarkedAddress {
    QString
        page; ///< for PageAddress::fromText(); empty for a bookmark alone, which refers to the present page
    Bookmark bookmark;
    QString bad; ///< the first part of the bookmark that is not valid, "level=x"; the other parts are taken
};

/// Splits an address. The text after the last '#' is a bookmark whose parts each have a key of Bookmark
/// ("entry", the page of an archive, is taken too). All of it belongs to the page when the text names a file,
/// or a web address with a part that is not valid in a bookmark: "http://x.org/#step=payment". Elsewhere such
/// a part is `bad` when others have a key, or when the text before '#' exists: a file, a sample, standard
/// input, or nothing.
MarkedAddress splitBookmark(const QString& text);

/// Returns the bookmark of what the session shows. `tab` is a tab of the Explain dock, or empty; `content`:
/// see Selection::content().
Bookmark bookmarkOf(const PageSession& session, const QString& tab, const std::vector<NodeId>& content = {});

/// Returns the what-ifs of a bookmark, on the tree that is shown. If the page lacks a node, `problem` becomes
/// a sentence that names it, and the result is empty. Cost: selectNodes() for each, on the GUI thread.
std::vector<TagPathEdit> editsOf(const Bookmark& bookmark, const PageSession& session, QString& problem);

/// The target of a bookmark.
struct BookmarkTarget {
    NodeId node = noNode;        ///< the node that it names, if any
    Region contentPositions;     ///< the positions that `content` names, if it names positions
    std::vector<NodeId> content; ///< the nodes that `content` names, if it names nodes
    QString problem;             ///< a sentence on what the page lacks; empty when it has everything
};
/// Finds the target. Requires an analysis. The nodes are searched on the GUI thread: see selectNodes().
BookmarkTarget targetOf(const Bookmark& bookmark, const PageSession& session);

} // namespace tagseam
