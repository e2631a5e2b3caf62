// SPDX-License-Identifier: MIT
// The table of a corpus: one row for each page, sortable, with the columns that have values.
#pragma once

#include "ui/tools/corpus/corpusmodel.h"
#include "ui/widgets/pendingwork.h"

#include <QSet>
#include <QTreeView>

namespace tagseam {

class CorpusTable : public QTreeView {
    Q_OBJECT

  public:
    explicit CorpusTable(OpenCorpus* corpus, QWidget* parent = nullptr);

    CorpusModel* pages() const { return m_model; }
    CorpusFilter* shown() const { return m_shown; }
    /// Selects the next or previous page in the order of the table and returns it; -1 when there is none.
    int go(int step);
    bool canGo(int step) const;

  signals:
    void opened(int page); ///< on a double click or Enter

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void rowsAboutToBeRemoved(const QModelIndex& parent, int start, int end) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit(int column);
    void fitNames();
    void showColumns();
    void follow(int page);

    OpenCorpus* m_corpus;
    CorpusModel* m_model;
    CorpusFilter* m_shown;
    Delay m_columnsSoon;
    QSet<int> m_sized;          // columns whose width the user chose
    bool m_isFitting = false;   // the program sets widths
    bool m_isFollowing = false; // follows the corpus's selection
};

} // namespace tagseam
