// SPDX-License-Identifier: MIT
// The pages of a corpus with what the chosen method makes of each, and the part of them that a filter shows.
#pragma once

#include "ui/tools/corpus/corpusdesk.h"
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
        AgainstColumn, ///< the figure that pages are compared by, of what is shown is compared with
        ChangeColumn,
        PrecisionColumn,
        RecallColumn,
        FoundColumn,
        RecordPrecisionColumn,
        RecordRecallColumn,
        ExpectedColumn,
        ClassColumn,
        TimeColumn,
        TruthColumn, ///< whose annotation the page is scored against, on which tree
        ErrorColumn,
        ColumnCount
    };

    explicit CorpusModel(CorpusDesk* desk, QObject* parent = nullptr);

    CorpusDesk* desk() const { return m_desk; }
    /// What a column shows as a number; nullptr for columns of words.
    const CorpusMeasure* measureOf(int column) const;
    /// That the column is sorted by; nothing where there is none.
    std::optional<double> number(int page, int column) const;
    /// What a column of words is sorted by.
    QString text(int page, int column) const;
    /// Whether any page has something in it.
    bool isUsed(int column) const;

  protected:
    int rows() const override { return m_desk->pageCount(); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void nameColumns();
    QString figureCell(int page, int column) const;
    QString changeText(int page) const;
    QString errorText(int page) const;
    static QString truthText(const RowTruth& truth);
    QString tip(int page) const;

    CorpusDesk* m_desk;
};

class CorpusFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    enum class Show { All, Failed, Worse, Better, Changed };

    explicit CorpusFilter(CorpusModel* model, QObject* parent = nullptr);
    void show(Show which);
    void showClass(std::optional<PageClass> pageClass);
    /// In the name of the page; whatever the case of the letters.
    void setText(const QString& text);
    /// Of the desk's pages; -1 when the filter hides it.
    int rowOf(int page) const;
    int pageAt(int row) const;

  signals:
    /// Other pages are shown, or in another order.
    void arranged();

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

  private:
    void filterAnew();

    CorpusModel* m_model;
    Delay m_tellSoon; // rows come and go one by one
    bool m_isFilteringAnew = false;
    Show m_show = Show::All;
    std::optional<PageClass> m_class;
    QString m_text;
};

} // namespace tagseam
