// SPDX-License-Identifier: MIT
// The conditions at which a run stops. Each can be disabled.
#pragma once

#include "ui/session/pagesession.h"

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
    /// Sets a breakpoint at a line of the listing, or removes it.
    void toggle(Line line);
    /// True if there is a breakpoint at the line, enabled or not.
    bool has(Line line) const;
    /// The enabled breakpoints that have a meaning in the present sequence.
    std::vector<StopCondition> conditions() const;
    static bool isAboutNode(StopCondition::Kind kind);

  private:
    struct Breakpoint {
        StopCondition condition; // without position and symbol, which differ between sequences
        NodeId node = noNode;
        bool isOn = true;
    };
    std::vector<Breakpoint>::iterator find(const StopCondition& condition, NodeId node);
    QString text(const Breakpoint& breakpoint) const;
    QString labelOf(Line line) const;

    PageSession* m_session;
    std::vector<Breakpoint> m_breakpoints;
};

} // namespace tagseam
