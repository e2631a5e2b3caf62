// SPDX-License-Identifier: MIT
// A state of the window that an address can hold: "PAGE#level=3&node=322".
#pragma once

#include "ui/pagesession.h"

#include <QString>

#include <optional>

namespace tagseam {

/// Everything counts from 1; 0 and empty where nothing is said. Not part of it: what was taken away (edits),
/// marks, the layout of the window.
struct Bookmark {
    QString setup; ///< as setupToText() writes it; the usual setup is not said
    std::optional<PageSource> source;
    uint level = 0;
    QString node;  ///< its position in the sequence, or an XPath or CSS selector
    Region range;  ///< marked positions, from 0 as everywhere in code; empty for none
    uint step = 0; ///< of the search
    QString tab;   ///< of the Explain dock, by its name

    /// "level=3&node=322": what follows '#'; empty when nothing is said.
    QString text() const;
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// An address with what follows it.
struct MarkedAddress {
    QString page; ///< for PageAddress::fromText(); empty for a bookmark alone, which is of the page shown
    Bookmark bookmark;
    QString bad; ///< the first part of the bookmark that makes no sense, "level=x"; the rest is taken
};

/// What follows the last '#' is a bookmark when each part of it has a key of Bookmark's ("entry", the page of
/// an archive, goes along); else it belongs to the page. So does all of the text when it names a file.
MarkedAddress splitBookmark(const QString& text);

/// Of what the session shows. `tab`: of the Explain dock, or empty.
Bookmark bookmarkOf(const PageSession& session, const QString& tab);

/// A sentence on what of it the page does not have; empty when it has all. Needs an analysis. What `node`
/// names is looked for on the GUI thread: see selectNodes().
QString problemOf(const Bookmark& bookmark, const PageSession& session);
/// The node that it names, or noNode.
NodeId nodeOf(const Bookmark& bookmark, const PageSession& session);

} // namespace tagseam
