// SPDX-License-Identifier: MIT
// The conditions at which a run stops. Each can be disabled.
#pragma once

#include "ui/tools/step/steppedrun.h"

#include <QAbstractListModel>

namespace tagseam {

/// Conditions on a node are dropped with their page.
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

    /// Adds a breakpoint. An existing breakpoint is enabled.
    void add(const Breakpoint& breakpoint);
    /// For kinds about a node or its symbol, `node` must be in the sequence.
    void add(StopCondition::Kind kind, NodeId node = noNode) { add({{kind, {}, {}}, node}); }
    /// Sets a breakpoint at a line of the listing that is shown, or removes it. `number`: see
    /// ListingModel::LineRole.
    void toggle(int number);
    /// True if there is a breakpoint at the line, enabled or not.
    bool has(int number) const;
    /// The enabled breakpoints that have a meaning in the run in front.
    std::vector<Breakpoint> enabled() const;
    /// Sets the function that gives the nodes of the page that are annotated as content, for
    /// Kind::AnnotatedPruned.
    void setAnnotated(const std::function<std::vector<NodeId>()>& annotated) { m_annotated = annotated; }
    bool hasAnnotated() const { return !m_annotated().empty(); }
    static bool isAboutNode(StopCondition::Kind kind);

  private:
    std::vector<Breakpoint>::iterator find(const Breakpoint& breakpoint);

    PageSession* m_session;
    RunInFront m_run;
    std::vector<Breakpoint> m_breakpoints;
    std::function<std::vector<NodeId>()> m_annotated = [] { return std::vector<NodeId>(); };
};

} // namespace tagseam
