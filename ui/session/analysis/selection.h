// SPDX-License-Identifier: MIT
// The node, level, range and marks that the views point out.
#pragma once

#include "core/page/dom.h"
#include "core/page/textedits.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"
#include "ui/session/analysis/nestedband.h"
#include "ui/session/analysis/regionmark.h"

#include <QObject>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace tagseam {

class AnalysisRunner;
class PageTrees;
struct ContentProbabilities;

class Selection : public QObject {
    Q_OBJECT

  public:
    Selection(const PageTrees* trees, const AnalysisRunner* runner, QObject* parent = nullptr);

    /// The selected node; noNode if there is none.
    NodeId node() const { return m_node; }
    void select(NodeId node);
    void selectPosition(Position position);
    /// The level that the views point out; noLevel if there is none. A level that does not exist is not
    /// selected.
    std::uint32_t level() const { return m_level; }
    void selectLevel(std::uint32_t level);
    /// The positions marked in the plot; empty if there are none.
    Region range() const { return m_range; }
    void selectRange(Region range);
    /// The part of the page that the tree and the lists show.
    struct ShownPart {
        Region range;           ///< empty: the whole page
        bool isWithout = false; ///< all but the range
        friend bool operator==(const ShownPart&, const ShownPart&) = default;
    };
    const ShownPart& shownPart() const { return m_shownPart; }
    /// It is dropped with the analysis.
    void showPart(ShownPart part);
    /// True if the tree and the lists show an entry about these positions. An entry that reaches beyond a
    /// part that is left out is shown.
    bool isShown(Region positions) const;
    /// Nodes that the page and the plot point out beside the selected one, such as all nodes of a symbol;
    /// ascending. They are dropped with their tree.
    const std::vector<NodeId>& highlight() const { return m_highlight; }
    void setHighlight(std::vector<NodeId> nodes);
    /// Highlights every node of a symbol. Requires an analysis.
    void highlightSymbol(Symbol symbol);
    /// The nodes that the user chose as content, with their subtrees; ascending, empty if there are none.
    /// They are dropped with the page; in the other tree they are replaced by their counterparts.
    const std::vector<NodeId>& content() const { return m_content; }
    void setContent(std::vector<NodeId> nodes);
    /// The region from the first position of the content to the last; empty when it has none. Requires an
    /// analysis.
    Region contentRegion() const;
    /// The nodes whose subtrees make up a region, to describe and mark it. Requires an analysis.
    std::vector<NodeId> nodesOf(Region region) const;
    /// Scrolls both pages to a node without selecting it.
    void reveal(NodeId node) { emit revealWanted(node); }
    /// Marked regions of the sequence on the page and in the plot. They are dropped with the analysis.
    const std::vector<RegionMark>& marks() const { return m_marks; }
    /// The title of the tab that set the marks and explains them.
    const QString& marksTitle() const { return m_marksTitle; }
    /// Words that are removed from within kept texts, in document order: struck through on the page. They are
    /// set and dropped with the marks.
    const std::vector<TextEdit>& textEdits() const { return m_textEdits; }
    void setMarks(std::vector<RegionMark> marks, const QString& title = {}, std::vector<TextEdit> edits = {});
    /// The bands that the plot shows nested beneath one another under the levels. They are dropped with the
    /// analysis.
    const std::vector<NestedBand>& bands() const { return m_bands; }
    void setBands(std::vector<NestedBand> bands);
    /// The probabilities by which plot and page colour dots and blocks; nullptr if they do not. They are
    /// dropped with the analysis.
    const std::shared_ptr<const ContentProbabilities>& tints() const { return m_tints; }
    void setTints(std::shared_ptr<const ContentProbabilities> tints);
    /// The user picked one of the bands, by its id.
    void pickBand(int id) { emit bandPicked(id); }

    // --- for the session: see PageSession -------------------------------------------------------------
    /// The same node, range and content in the other tree.
    struct Counterpart {
        NodeId node = noNode;
        std::pair<NodeId, NodeId> range{noNode, noNode}; ///< first, last
        std::vector<NodeId> content;
    };
    Counterpart counterpart() const;
    /// The same in an edited tree. `there`: the node of that tree for each node, or noNode.
    Counterpart counterpart(const std::vector<NodeId>& there) const;
    /// Drops what names nodes of the old tree; the owners of highlight and marks set them again.
    void dropMarks();
    /// Another page has come. No signal is sent.
    void forget();
    /// The other tree of the page has come, or an edited tree. No signal is sent.
    void moveTo(Counterpart there, bool isEdited = false);
    /// Sends nodeChanged(), and contentChanged() if it changed.
    void report();
    /// Positions may refer to other nodes now.
    void takeAnalysis(bool isHighlightKept);

  signals:
    void nodeChanged(tagseam::NodeId node);
    void levelChanged(std::uint32_t level);
    void rangeChanged();
    void shownPartChanged();
    void highlightChanged();
    void contentChanged();
    void revealWanted(tagseam::NodeId node);
    void marksChanged();
    void bandsChanged();
    void tintsChanged();
    void bandPicked(int id);

  private:
    Counterpart counterpart(const std::function<NodeId(NodeId)>& there) const;

    const PageTrees* m_trees;
    const AnalysisRunner* m_runner;
    NodeId m_node = noNode;
    NodeId m_before = noNode; // the node in the other tree that m_standsFor replaces in this one
    NodeId m_standsFor = noNode;
    std::uint32_t m_level = noLevel;
    Region m_range;
    ShownPart m_shownPart;
    std::pair<NodeId, NodeId> m_rangeToCome{noNode, noNode}; // to be marked after the analysis: first, last
    std::vector<NodeId> m_highlight;
    std::vector<NodeId> m_content;
    bool m_isContentReported = true;
    std::vector<RegionMark> m_marks;
    QString m_marksTitle;
    std::vector<TextEdit> m_textEdits;
    std::vector<NestedBand> m_bands;
    std::shared_ptr<const ContentProbabilities> m_tints;
};

} // namespace tagseam
