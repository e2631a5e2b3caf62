// SPDX-License-Identifier: MIT
// A site style tree as rows: style nodes below their element node, element nodes in their style nodes.
#pragma once

#include "core/corpus/pages/learntsite.h"

#include <QAbstractItemModel>

#include <cstdint>
#include <vector>

namespace tagseam {

/// The style nodes of the virtual root are the top level. After the merging of similar styles, an element
/// node may be in several style nodes; it has its children at its first place only. Rows are made when a view
/// asks for them: each node of the tree takes three numbers.
class StyleTreeModel : public QAbstractItemModel {
    Q_OBJECT

  public:
    enum Column { NodeColumn, PagesColumn, ImportanceColumn, MarkColumn, ColumnCount };
    enum Role {
        FigureRole = Qt::UserRole, ///< composite importance, 0 to 1
        ThresholdRole,             ///< the threshold; invalid for a style node
    };

    explicit StyleTreeModel(QObject* parent);

    /// Shows a tree; nullptr for none.
    void show(const SharedSite& site, const Marks& marks);
    void setMarks(const Marks& marks);
    /// `nodes` is indexed by element node: a node of the page that belongs to it, or noNode; empty while no
    /// page is mapped.
    void setPage(std::vector<NodeId> nodes);

    /// The first place of an element node; invalid for the root and noElement.
    QModelIndex indexOf(ElementId element) const;
    /// The element of a row; noElement for a style node.
    ElementId elementAt(const QModelIndex& index) const;
    /// The node of a row; noNode for a style node, and for elements that the page lacks.
    NodeId nodeAt(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    const StyleTree& tree() const { return m_site->measured.tree; }
    void arrange();
    QModelIndex indexOf(StyleId style, int column) const;
    QModelIndex indexOfSlot(std::uint32_t slot, int column) const;
    bool isElement(const QModelIndex& index) const { return (index.internalId() & 1U) != 0; }
    std::uint32_t slotAt(const QModelIndex& index) const;
    StyleId styleAt(const QModelIndex& index) const;
    bool isAgain(const QModelIndex& index) const;
    bool isOnPage(const QModelIndex& index) const;
    bool isElsewhere(const QModelIndex& index) const;
    double figureOf(const QModelIndex& index) const;
    QString text(const QModelIndex& index) const;
    QString tip(const QModelIndex& index) const;
    QString styleText(StyleId style) const;
    void repaint(int first, int last);

    SharedSite m_site;
    Marks m_marks;
    std::vector<NodeId> m_nodes;            // indexed by element
    std::vector<StyleId> m_styleOfSlot;     // indexed by slot, which is a place in a style node
    std::vector<std::uint32_t> m_firstSlot; // indexed by element
    std::vector<std::uint32_t>
        m_firstOf;                 // indexed by element: index into m_styles, with one more entry at the end
    std::vector<StyleId> m_styles; // the styles of each element, in order
    std::vector<int> m_rowOfStyle;
};

} // namespace tagseam
