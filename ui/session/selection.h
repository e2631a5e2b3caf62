// SPDX-License-Identifier: MIT
// The node, level, range and marks that the views point out.
#pragma once

#include "core/page/dom.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"
#include "ui/session/nestedband.h"
#include "ui/session/regionmark.h"

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

    /// The selected node; noNode for none.
    NodeId node() const { return m_node; }
    void select(NodeId node);
    void selectPosition(Position position);
    /// The level that the views point out; noLevel for none. One that does not exist is not selected.
    std::uint32_t level() const { return m_level; }
    void selectLevel(std::uint32_t level);
    /// The positions marked in the plot; empty for none.
    Region range() const { return m_range; }
    void selectRange(Region range);
    /// Nodes that the page and the plot point out beside the selected one, such as all of a symbol;
    /// ascending. They go with the tree that they are of.
    const std::vector<NodeId>& highlight() const { return m_highlight; }
    void setHighlight(std::vector<NodeId> nodes);
    /// Parts of the sequence that the page and the plot tell apart. They go with the analysis.
    const std::vector<RegionMark>& marks() const { return m_marks; }
    /// The title of the tab that set them, and explains them.
    const QString& marksTitle() const { return m_marksTitle; }
    void setMarks(std::vector<RegionMark> marks, const QString& title = {});
    /// The bands that the plot shows nested beneath one another under the levels; they go with the analysis.
    const std::vector<NestedBand>& bands() const { return m_bands; }
    void setBands(std::vector<NestedBand> bands);
    /// A person took one of them, by its id.
    void pickBand(int id) { emit bandPicked(id); }

  signals:
    void nodeChanged(tagseam::NodeId node);
    void levelChanged(std::uint32_t level);
    void rangeChanged();
    void highlightChanged();
    void marksChanged();
    void bandsChanged();
    void bandPicked(int id);

  private:
    friend class PageSession; // which says in what order the parts of the session change
    /// The same node and range in the other tree.
    struct Counterpart {
        NodeId node = noNode;
        std::pair<NodeId, NodeId> range{noNode, noNode}; // first, last
    };
    Counterpart counterpart() const;
    void dropMarks();
    void forget();
    void moveTo(const Counterpart& there);
    void takeAnalysis(bool isHighlightKept);

    const PageTrees* m_trees;
    const AnalysisRunner* m_runner;
    NodeId m_node = noNode;
    NodeId m_before = noNode; // the node in the other tree that m_standsFor stands for in this one
    NodeId m_standsFor = noNode;
    std::uint32_t m_level = noLevel;
    Region m_range;
    std::pair<NodeId, NodeId> m_rangeToCome{noNode, noNode}; // to be marked after the analysis: first, last
    std::vector<NodeId> m_highlight;
    std::vector<RegionMark> m_marks;
    QString m_marksTitle;
    std::vector<NestedBand> m_bands;
};

} // namespace tagseam
