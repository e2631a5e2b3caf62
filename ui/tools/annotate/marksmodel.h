// SPDX-License-Identifier: MIT
// The marks of a page as a table, orphans first.
#pragma once

#include "ui/tools/annotate/labeller.h"
#include "ui/widgets/columnmodel.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace tagseam {

/// Rows: orphans, then the other marks in document order. Notes can be edited.
class MarksModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { LabelColumn, NodeColumn, WordsColumn, StateColumn, NoteColumn, ColumnCount };

    explicit MarksModel(Labeller* labeller, QObject* parent = nullptr);

    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// An index of Annotator::marks().
    std::size_t markAt(const QModelIndex& index) const;
    /// Invalid when there is no such row.
    QModelIndex indexOf(std::size_t mark) const;
    int orphans() const { return m_orphans; }
    /// The number of marks whose nodes the source tree lacks, or has with another text.
    int renderedOnly() const { return static_cast<int>(std::ranges::count(m_isRenderedOnly, true)); }
    /// "Found by its XPath.", or why it was not found.
    QString stateOf(std::size_t mark) const;

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void refresh();
    QString text(std::size_t mark, int column) const;
    QString nodeOf(std::size_t mark) const;
    std::uint32_t wordsOf(std::size_t mark) const;

    Labeller* m_labeller;
    Annotator* m_annotator;
    std::vector<std::size_t> m_rows; // the mark of each row
    int m_orphans = 0;
    std::vector<bool> m_isRenderedOnly; // indexed by mark
    mutable std::map<std::vector<NodeId>, std::uint32_t>
        m_words; // text length of the nodes, in the tree that is shown
};

} // namespace tagseam
