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

#include <utility>
#include <vector>

namespace tagseam {

class AnalysisRunner;
class PageTrees;

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
    /// Nodes that the page and the plot point out beside the selected one, such as all nodes of a symbol;
    /// ascending. They are dropped with their tree.
    const std::vector<NodeId>& highlight() const { return m_highlight; }
    void setHighlight(std::vector<NodeId> nodes);
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
    /// The user picked one of the bands, by its id.
    void pickBand(int id) { emit bandPicked(id); }

    // --- for the session: see PageSession
    // --------------------------------------------------------------------
    /// The same node and range in the other tree.
    struct Counterpart {
        NodeId node = noNode;
        std::pair<NodeId, NodeId> range{noNode, noNode}; ///< first, last
    };
    Counterpart counterpart() const;
    /// Drops what names nodes of the old tree; the owners of highlight and marks set them again.
    void dropMarks();
    /// Another page has come. No signal is sent.
    void forget();
    /// The other tree of the page has come. No signal is sent.
    void moveTo(const Counterpart& there);
    /// Sends nodeChanged().
    void report() { emit nodeChanged(m_node); }
    /// Positions may refer to other nodes now.
    void takeAnalysis(bool isHighlightKept);

  signals:
    void nodeChanged(tagseam::NodeId node);
    void levelChanged(std::uint32_t level);
    void rangeChanged();
    void highlightChanged();
    void marksChanged();
    void bandsChanged();
    void bandPicked(int id);

  private:
    const PageTrees* m_trees;
    const AnalysisRunner* m_runner;
    NodeId m_node = noNode;
    NodeId m_before = noNode; // the node in the other tree that m_standsFor replaces in this one
    NodeId m_standsFor = noNode;
    std::uint32_t m_level = noLevel;
    Region m_range;
    std::pair<NodeId, NodeId> m_rangeToCome{noNode, noNode}; // to be marked after the analysis: first, last
    std::vector<NodeId> m_highlight;
    std::vector<RegionMark> m_marks;
    QString m_marksTitle;
    std::vector<TextEdit> m_textEdits;
    std::vector<NestedBand> m_bands;
};

} // namespace tagseam
