// SPDX-License-Identifier: MIT
// What a run stops at: conditions that can be switched off one by one.
#pragma once

#include "ui/session/pagesession.h"

#include <QAbstractListModel>

namespace tagseam {

/// Conditions on a node hold its NodeId, so that they survive another variant; those of a page that is gone
/// go with it.
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

    /// For the kinds about a node or its symbol, `node` must stand in the sequence. One that is there already
    /// is switched on.
    void add(StopCondition::Kind kind, NodeId node = noNode);
    /// Those that are switched on and mean something in the present sequence.
    std::vector<StopCondition> conditions() const;
    static bool isAboutNode(StopCondition::Kind kind);

  private:
    struct Breakpoint {
        StopCondition::Kind kind;
        NodeId node;
        bool isOn = true;
    };
    QString text(const Breakpoint& breakpoint) const;

    PageSession* m_session;
    std::vector<Breakpoint> m_breakpoints;
};

} // namespace tagseam
