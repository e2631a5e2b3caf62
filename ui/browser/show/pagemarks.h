// SPDX-License-Identifier: MIT
// The marks on a shown page: the selected node, pruned nodes, the sides of a step, highlights, regions.
#pragma once

#include "ui/browser/load/pagescript.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/session/questions/pageversions.h"

#include <QObject>

#include <functional>
#include <memory>

namespace tagseam {

class PageOverlay;
class PageScroll;

/// Follows the session: asks the page where its nodes are and passes the boxes to the overlay.
class PageMarks : public QObject {
    Q_OBJECT

  public:
    /// `isPruned`: elements are known by their stamps, text nodes are not known. Pruned nodes and regions are
    /// not marked on that page.
    PageMarks(PageSession* session, PageScript* script, PageScroll* scroll, PageOverlay* overlay,
              bool isPruned, QObject* parent);

    /// Sets the other version that is shown in place of the pruned page; null: the pruned page is shown.
    void setBeside(std::shared_ptr<const VersionDiff> other);
    /// The other version, if this page shows that; otherwise null.
    const VersionDiff* other() const { return m_isPruned ? m_beside.get() : nullptr; }
    /// The page is left: removes all marks.
    void forget();
    /// The page can be asked now. `isStamped`: see PageView::pageReady().
    void begin(bool isStamped);
    /// Describes the nodes in the present language.
    void reword();

    void setShadingShown(bool isShown);
    bool isShadingShown() const { return m_isShadingShown; }
    /// Scrolls to a node that is out of sight.
    void reveal(NodeId node);
    /// Scrolls to the selected node if it is on the page and out of sight.
    void revealSelection() { updateSelection(true); }
    /// Returns the node that is marked for `node`: the node itself or, on a page whose nodes are known by
    /// stamps, the nearest element around it that the page has; otherwise noNode.
    NodeId markedNode(NodeId node) const;
    /// Asks for the banner at or around a node: the outermost element that keeps its place while the page
    /// scrolls. The answer is noNode if there is none, and if the page cannot be asked.
    void askBanner(NodeId node, const std::function<void(NodeId)>& take);
    /// Returns a short description of the node with its status.
    QString caption(NodeId node) const;
    /// Returns the description of a node that the page was asked for, which may be of the other version.
    QString captionOfShown(NodeId shown) const;
    /// Returns the session's node for a node that the page was asked for; noNode if there is none.
    NodeId nodeOfShown(NodeId shown) const;
    /// True if both pages show the node: the page as opened, and the pruned page or what is in its place.
    bool isOnBoth(NodeId node) const;

  private:
    void connectSession();
    void updateAll();
    void updateSelection(bool isRevealed);
    void updateShading();
    bool isShaded() const;
    void updateBanners();
    void updateParts();
    bool hasParts() const;
    void clearParts();
    void updateHighlight();
    void updateMarks();
    void updateTints();
    void updateStruck();
    QString struckWords() const;
    QString prunedRuns() const;
    QString prunedByAlgorithm() const;
    QString runsOf(Region region) const;
    QString runsOf(const std::vector<NodeId>& nodes) const;
    QString runsOfMark(const RegionMark& mark) const;
    NodeRun elementsOf(NodeRun run) const;

    PageSession* m_session;
    std::shared_ptr<const VersionDiff> m_beside;
    PageScript* m_script;
    PageScroll* m_scroll;
    PageOverlay* m_overlay;
    Delay m_remeasure;
    Region m_shadedRegion{};
    bool m_isPruned;
    bool m_isStamped = false;
    bool m_isShadingShown = true;
    bool m_isRevealWanted = false;
    bool m_areBannersHidden = false;
    OneQuestion m_selection;
    OneQuestion m_parts;
    std::uint32_t m_shadedCount = 0; // nodes that another algorithm has pruned
};

} // namespace tagseam
