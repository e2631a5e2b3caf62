// SPDX-License-Identifier: MIT
// The DOM tree with position, symbol, frequency and status of each node.
#pragma once

#include "core/page/pageedits.h"
#include "ui/session/analysis/pagesession.h"

#include <QAbstractItemModel>

#include <map>
#include <vector>

namespace tagseam {

/// Elements, non-blank text and comments of the session's document; the document node is the root.
class DomTreeModel : public QAbstractItemModel {
    Q_OBJECT

  public:
    enum Column {
        NodeColumn,
        PositionColumn,
        SymbolColumn,
        FrequencyColumn,
        StatusColumn,
        LabelColumn, ///< the session's marks on subtrees
        ColumnCount
    };

    explicit DomTreeModel(PageSession* session, QObject* parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// The start tag of an element can be edited, and nodes can be dragged: see PageEditing.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The longest texts of the status column, to measure its width.
    static QStringList longStatuses();
    NodeId nodeAt(const QModelIndex& index) const;
    /// True if any node has a label.
    bool hasLabels() const { return !m_labels.empty(); }
    /// The row of a node, or of the nearest ancestor that has one; invalid for noNode.
    QModelIndex indexOf(NodeId node) const;
    /// The nodes whose text, name, id or class contains `needle`, in document order; none for an empty
    /// needle. Cost: reads the whole page.
    std::vector<NodeId> findAll(const QString& needle) const;

  private:
    void reset();
    bool isInShownPart(NodeId node) const;
    void makeSoon(std::vector<PageEdit> edits);
    void refresh();
    void takeLabels();
    QString text(NodeId node) const;
    QString cell(NodeId node, int column) const;
    QVariant foreground(NodeId node) const;
    enum class NodeStatus { Kept, Ancestor, Cut }; // Ancestor: kept for its descendants
    bool isStepping() const;
    NodeStatus statusOf(NodeId node, Position position) const;
    QString statusSoFar(NodeId node) const;

    PageSession* m_session;
    Region m_region{}; // the region for which the rows were shown, StepCursor::shownRegion()
    std::vector<std::uint32_t>
        m_firstChild; // indexed by node: index into m_children, with one more entry at the end
    std::vector<NodeId> m_children;
    struct NodeLabel {
        QString text;
        int look = 0;
    };
    std::map<NodeId, NodeLabel> m_labels; // for several marks on a node all texts, and the look of the last
    std::vector<std::uint32_t> m_row; // indexed by node: its row under its parent; noRow for excluded nodes
};

} // namespace tagseam
