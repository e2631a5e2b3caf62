// SPDX-License-Identifier: MIT
// The conditions at which a run stops. Each can be disabled.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QAbstractListModel>

namespace tagseam {

/// Conditions on a node hold its NodeId, so that they survive another variant; they are dropped with their
/// page.
class BreakpointsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    /// Starts with a breakpoint at every accepted split.
    explicit BreakpointsModel(PageSession* session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;

    /// Adds a breakpoint. For kinds about a node or its symbol, `node` must be in the sequence. An existing
    /// breakpoint is enabled.
    void add(StopCondition::Kind kind, NodeId node = noNode) { add(StopCondition{kind, {}, {}}, node); }
    /// The same for a level, a threshold or a line, which `condition` names.
    void add(const StopCondition& condition, NodeId node = noNode);
    /// Sets a breakpoint at a line of the listing that is shown, or removes it. `number`: see
    /// ListingModel::LineRole.
    void toggle(int number);
    /// True if there is a breakpoint at the line, enabled or not.
    bool has(int number) const;
    /// The enabled breakpoints that have a meaning in the present sequence.
    std::vector<StopCondition> conditions() const;
    /// The enabled breakpoints that have a meaning in the run of the chosen algorithm.
    std::vector<RunStop> runStops() const;
    /// Sets the function that gives the nodes of the page that are annotated as content, for
    /// Kind::AnnotatedPruned.
    void setAnnotated(const std::function<std::vector<NodeId>()>& annotated) { m_annotated = annotated; }
    bool hasAnnotated() const { return !m_annotated().empty(); }
    static bool isAboutNode(StopCondition::Kind kind);
    /// True if the kind has a meaning in the run of another algorithm than searchRegion.
    static bool isOfEachAlgorithm(StopCondition::Kind kind);

  private:
    struct Breakpoint {
        StopCondition condition; // without position and symbol, which differ between sequences
        NodeId node = noNode;
        bool isOn = true;
        std::optional<Algorithm> algorithm{}; // for LineRun: the algorithm of the line, unless searchRegion
        int row = 0;                          // and the line's row
        QString line{};                       // and its number or text
    };
    std::vector<Breakpoint>::iterator find(const StopCondition& condition, NodeId node);
    std::vector<Breakpoint>::const_iterator findLine(int number) const;
    QString text(const Breakpoint& breakpoint) const;
    QString labelOf(Line line) const;

    PageSession* m_session;
    std::vector<Breakpoint> m_breakpoints;
    std::function<std::vector<NodeId>()> m_annotated = [] { return std::vector<NodeId>(); };
};

} // namespace tagseam
