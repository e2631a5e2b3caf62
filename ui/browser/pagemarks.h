// SPDX-License-Identifier: MIT
// The marks on a shown page: the selected node, dropped nodes, the parts of a step, highlights, regions.
#pragma once

#include "ui/browser/pagescript.h"
#include "ui/session/pagesession.h"

#include <QObject>

namespace tagseam {

class PageOverlay;
class PageScroll;

/// Follows the session: asks the page where its nodes are and gives the boxes to the overlay.
class PageMarks : public QObject {
    Q_OBJECT

  public:
    /// `isPruned`: elements are known by their stamps, text nodes are not; what was dropped and regions are
    /// not marked there.
    PageMarks(PageSession* session, PageScript* script, PageScroll* scroll, PageOverlay* overlay,
              bool isPruned, QObject* parent);

    /// The page is left: nothing is marked.
    void forget();
    /// The page can be asked. `isStamped`: see PageView::pageReady().
    void begin(bool isStamped);
    /// Describes nodes in the present language.
    void reword();

    void setShadingShown(bool isShown);
    bool isShadingShown() const { return m_isShadingShown; }
    /// Scrolls to a node that is not in sight.
    void reveal(NodeId node);
    /// Scrolls to the selected node, when it is on the page and out of sight.
    void revealSelection() { updateSelection(true); }
    /// The node that is marked for `node`: itself or, on a page that is known by stamps, the nearest element
    /// around it that the page has; else noNode.
    NodeId markedNode(NodeId node) const;
    /// The node in a few words, with what became of it.
    QString caption(NodeId node) const;

  private:
    void connectSession();
    void updateAll();
    void updateSelection(bool isRevealed);
    void updateShading();
    bool isShaded() const;
    void updateParts();
    bool hasParts() const;
    void clearParts();
    void updateHighlight();
    void updateMarks();
    QString droppedRuns() const;
    QString runsOf(Region region) const;
    QString runsOf(const std::vector<NodeId>& nodes) const;
    NodeRun elementsOf(NodeRun run) const;

    PageSession* m_session;
    PageScript* m_script;
    PageScroll* m_scroll;
    PageOverlay* m_overlay;
    Delay m_remeasure;
    Region m_shadedRegion{};
    bool m_isPruned;
    bool m_isStamped = false;
    bool m_isShadingShown = true;
    bool m_isRevealWanted = false;
    OneQuestion m_selection;
    OneQuestion m_parts;
};

} // namespace tagseam
