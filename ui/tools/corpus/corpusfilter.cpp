// SPDX-License-Identifier: MIT
// Filters and sorts the pages of a corpus: numbers by value, missing numbers at the end.
#include "ui/tools/corpus/corpusmodel.h"

namespace tagseam {

CorpusFilter::CorpusFilter(CorpusModel* model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(model);
    m_tellSoon.setInterval(0);
    connect(&m_tellSoon, &QTimer::timeout, this, &CorpusFilter::arranged);
    const auto tell = [this] {
        if (!m_isFilteringAnew)
            m_tellSoon.start();
    };
    connect(this, &QAbstractItemModel::layoutChanged, this, tell);
    connect(this, &QAbstractItemModel::modelReset, this, tell);
    connect(this, &QAbstractItemModel::rowsInserted, this, tell);
    connect(this, &QAbstractItemModel::rowsRemoved, this, tell);
}

void CorpusFilter::show(Show which)
{
    m_show = which;
    filterAnew();
}

void CorpusFilter::showClass(std::optional<PageClass> pageClass)
{
    m_class = pageClass;
    filterAnew();
}

void CorpusFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    filterAnew();
}

void CorpusFilter::filterAnew()
{
    m_isFilteringAnew = true;
    invalidateFilter();
    m_isFilteringAnew = false;
    emit arranged();
}

int CorpusFilter::rowOf(int page) const
{
    return page < 0 ? -1 : mapFromSource(m_model->index(page, 0)).row();
}

int CorpusFilter::pageAt(int row) const
{
    return mapToSource(index(row, 0)).row();
}

bool CorpusFilter::filterAcceptsRow(int page, const QModelIndex& /*parent*/) const
{
    const OpenCorpus& corpus = *m_model->corpus();
    if (!m_model->text(page, CorpusModel::PageColumn).contains(m_text, Qt::CaseInsensitive))
        return false;
    const RunRow* row = corpus.row(page);
    if (m_class && (row == nullptr || row->pageClass != m_class))
        return false;
    switch (m_show) {
    case Show::All:
        return true;
    case Show::Failed:
        return corpus.isFailed(page);
    case Show::Worse:
        return corpus.changeOf(page) == OpenCorpus::Change::Worse;
    case Show::Better:
        return corpus.changeOf(page) == OpenCorpus::Change::Better;
    case Show::Changed:
        return corpus.changeOf(page) != OpenCorpus::Change::None;
    }
    return true;
}

bool CorpusFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const int column = left.column();
    const bool isDescending = sortOrder() == Qt::DescendingOrder;
    if (m_model->measureOf(column) != nullptr) {
        const std::optional<double> a = m_model->number(left.row(), column);
        const std::optional<double> b = m_model->number(right.row(), column);
        if (a.has_value() != b.has_value()) // in either order missing numbers are at the end
            return a.has_value() != isDescending;
        return a && *a != *b ? *a < *b : left.row() < right.row();
    }
    if (column == CorpusModel::PageColumn) // the corpus has them in order
        return left.row() < right.row();
    const QString a = m_model->text(left.row(), column);
    const QString b = m_model->text(right.row(), column);
    if (a.isEmpty() != b.isEmpty())
        return b.isEmpty() != isDescending;
    return a == b ? left.row() < right.row() : a < b;
}

} // namespace tagseam
