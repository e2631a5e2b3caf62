// SPDX-License-Identifier: MIT
// The pages of a corpus with the result of the chosen method, and a filter for them.
#pragma once

#include "ui/tools/corpus/opencorpus.h"
#include "ui/widgets/columnmodel.h"
#include "ui/widgets/pendingwork.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace tagseam {

class CorpusModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column {
        PageColumn,
        NodesColumn,
        KeptColumn,
        ReductionColumn,
        F1Column,
        AgainstColumn, ///< the figure of the method that the shown one is compared with
        ChangeColumn,
        PrecisionColumn,
        RecallColumn,
        FoundColumn,
        RecordPrecisionColumn,
        RecordRecallColumn,
        ExpectedColumn,
        ClassColumn,
        TimeColumn,
        GroundTruthColumn, ///< the annotator and the tree of the ground truth
        ErrorColumn,
        ColumnCount
    };

    explicit CorpusModel(OpenCorpus* corpus, QObject* parent = nullptr);

    OpenCorpus* corpus() const { return m_corpus; }
    /// The measure of a numeric column; nullptr for columns of words.
    const CorpusMeasure* measureOf(int column) const;
    /// The number that the column is sorted by; nothing if there is none.
    std::optional<double> number(int page, int column) const;
    /// The text that a column of words is sorted by.
    QString text(int page, int column) const;
    /// True if any page has a value in the column.
    bool isUsed(int column) const;

  protected:
    int rows() const override { return m_corpus->pageCount(); }
    QVariant cell(int row, int column, int role) const override;

  private:
    QString title(int page) const;
    QString urlOf(int page) const; // empty when unknown
    void nameColumns();
    QString figureCell(int page, int column) const;
    QString changeText(int page) const;
    QString errorText(int page) const;
    static QString groundTruthText(const RowGroundTruth& truth);
    QString tip(int page) const;

    OpenCorpus* m_corpus;
};

class CorpusFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    enum class Show { All, Failed, Worse, Better, Changed };

    explicit CorpusFilter(CorpusModel* model, QObject* parent = nullptr);
    void show(Show which);
    void showClass(std::optional<PageClass> pageClass);
    /// Searches the name of the page, ignoring case.
    void setText(const QString& text);
    /// The row of one of the corpus's pages; -1 when the filter hides it.
    int rowOf(int page) const;
    int pageAt(int row) const;

  signals:
    /// The shown pages or their order changed.
    void arranged();

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    void filterAnew();

    CorpusModel* m_model;
    Delay m_tellSoon; // rows are added and removed one by one
    bool m_isFilteringAnew = false;
    Show m_show = Show::All;
    std::optional<PageClass> m_class;
    QString m_text;
};

} // namespace tagseam
