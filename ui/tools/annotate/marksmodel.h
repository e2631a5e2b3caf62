// SPDX-License-Identifier: MIT
// The marks of a page as a table: what could not be found again first.
#pragma once

#include "ui/tools/annotate/labeller.h"
#include "ui/widgets/columnmodel.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace tagseam {

/// Rows: orphans, then the others in document order. Notes can be edited.
class MarksModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { LabelColumn, NodeColumn, WordsColumn, StateColumn, NoteColumn, ColumnCount };

    explicit MarksModel(Labeller* labeller, QObject* parent = nullptr);

    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Of Annotator::marks().
    std::size_t markAt(const QModelIndex& index) const;
    /// Invalid when there is no such row.
    QModelIndex indexOf(std::size_t mark) const;
    int orphans() const { return m_orphans; }
    /// Marks whose nodes the source tree lacks, or has with other words.
    int renderedOnly() const { return static_cast<int>(std::ranges::count(m_isRenderedOnly, true)); }
    /// "Found by its XPath.", or why not.
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
    std::vector<bool> m_isRenderedOnly;                           // by mark
    mutable std::map<std::vector<NodeId>, std::uint32_t> m_words; // of the tree that is shown
};

} // namespace tagseam
