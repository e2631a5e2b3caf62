// SPDX-License-Identifier: MIT
// The pages of a corpus with the result of the chosen method, filtered and sorted: numbers by value, missing
// numbers at the end.
#include "ui/tools/corpus/corpusmodel.h"

#include "ui/tools/corpus/corpusrunner.h"
#include "ui/widgets/errortext.h"

#include <array>

namespace tagseam {

namespace {

// Indexed by column; nullptr for words, and for the figure that pages are compared by.
constexpr std::array<const char*, CorpusModel::ColumnCount> measureKeys{
    nullptr,        "nodes",  "kept",         "reduction",       "f1",           nullptr,        nullptr,
    "precision",    "recall", "recordsFound", "recordPrecision", "recordRecall", "expectedKept", nullptr,
    "milliseconds", nullptr,  nullptr};

const std::array<const CorpusMeasure*, CorpusModel::ColumnCount>& measures()
{
    static const auto all = [] {
        std::array<const CorpusMeasure*, CorpusModel::ColumnCount> found{};
        for (std::size_t i = 0; i < found.size(); ++i)
            found[i] = measureKeys[i] == nullptr ? nullptr : &corpusMeasure(measureKeys[i]);
        return found;
    }();
    return all;
}

// Ground truth of third parties has no annotator and is on the source tree, which needs no column.
bool isNotable(const RowGroundTruth& truth)
{
    return !truth.annotator.empty() || truth.tree != PageTree::Source;
}

} // namespace

CorpusModel::CorpusModel(OpenCorpus* corpus, QObject* parent) : ColumnModel(parent), m_corpus(corpus)
{
    nameColumns();
    connect(corpus, &OpenCorpus::pagesChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(corpus, &OpenCorpus::figuresChanged, this,
            [this](int first, int last) { emit dataChanged(index(first, 0), index(last, ColumnCount - 1)); });
    connect(corpus, &OpenCorpus::choiceChanged, this, &CorpusModel::nameColumns);
}

const CorpusMeasure* CorpusModel::measureOf(int column) const
{
    if (column == AgainstColumn || column == ChangeColumn)
        return &m_corpus->measure();
    return measures()[static_cast<std::size_t>(column)];
}

std::optional<double> CorpusModel::number(int page, int column) const
{
    if (column == ChangeColumn)
        return m_corpus->difference(page);
    const CorpusMeasure* measure = measureOf(column);
    return measure == nullptr ? std::nullopt
                              : m_corpus->figure(page, *measure,
                                                 column == AgainstColumn ? OpenCorpus::Side::Against
                                                                         : OpenCorpus::Side::Shown);
}

// A page of a crawl is known by its URL.
QString CorpusModel::title(int page) const
{
    const QString& name = m_corpus->pageName(page);
    const QString url = urlOf(page);
    const bool isOfCrawl = name.contains(QLatin1String("#entry="));
    return isOfCrawl && !url.isEmpty() ? QStringLiteral("%1 · %2").arg(url, name) : name;
}

QString CorpusModel::urlOf(int page) const
{
    const RunRow* row = m_corpus->row(page);
    const CorpusPage* entry = m_corpus->entryOf(page);
    return QString::fromStdString(row != nullptr ? row->url : entry != nullptr ? entry->url : std::string());
}

QString CorpusModel::text(int page, int column) const
{
    const RunRow* row = m_corpus->row(page);
    switch (column) {
    case PageColumn:
        return title(page);
    case ClassColumn:
        return row != nullptr && row->pageClass ? nameOf(*row->pageClass) : QString();
    case GroundTruthColumn:
        return row != nullptr && row->truth ? groundTruthText(*row->truth) : QString();
    case ErrorColumn:
        return errorText(page);
    default:
        return {};
    }
}

bool CorpusModel::isUsed(int column) const
{
    if (column == PageColumn)
        return true;
    if (column == AgainstColumn || column == ChangeColumn)
        return m_corpus->method(OpenCorpus::Side::Against).has_value();
    for (int page = 0; page < m_corpus->pageCount(); ++page) {
        const RunRow* row = m_corpus->row(page);
        if (row == nullptr && (column != ErrorColumn || errorText(page).isEmpty()))
            continue;
        const bool isThere = row == nullptr                ? true
                             : column == ClassColumn       ? row->pageClass.has_value()
                             : column == GroundTruthColumn ? row->truth && isNotable(*row->truth)
                             : column == ErrorColumn       ? m_corpus->isFailed(page) || row->truth
                                                           : number(page, column).has_value();
        if (isThere && (column != ErrorColumn || !errorText(page).isEmpty()))
            return true;
    }
    return false;
}

QString CorpusModel::figureCell(int page, int column) const
{
    const std::optional<double> figure = number(page, column);
    return figure ? figureText(*measureOf(column), *figure) : QString();
}

// A sign and a word, so that the meaning does not depend on colour.
QString CorpusModel::changeText(int page) const
{
    const std::optional<double> difference = m_corpus->difference(page);
    const QString size = difference ? differenceText(m_corpus->measure(), *difference) : QString();
    switch (m_corpus->changeOf(page)) {
    case OpenCorpus::Change::Better:
        return difference ? tr("▲ better %1").arg(size) : tr("▲ new");
    case OpenCorpus::Change::Worse:
        return difference ? tr("▼ worse %1").arg(size) : tr("▼ missing");
    case OpenCorpus::Change::None:
        return difference ? tr("same") : QString();
    }
    return {};
}

QString CorpusModel::errorText(int page) const
{
    const RunRow* row = m_corpus->row(page);
    const CorpusPage* entry = m_corpus->entryOf(page);
    if (row == nullptr)
        return entry != nullptr && entry->problem ? tagseam::errorText(*entry->problem, tr("The page"))
                                                  : QString();
    if (row->error)
        return tagseam::errorText(*row->error, tr("The page"));
    if (row->truth && row->truth->lost > 0)
        return tr("%n mark(s) of the ground truth not found", nullptr, static_cast<int>(row->truth->lost));
    return {};
}

QString CorpusModel::groundTruthText(const RowGroundTruth& truth)
{
    const QString tree = truth.tree == PageTree::Rendered  ? tr("rendered tree")
                         : truth.tree == PageTree::Archive ? tr("tree of the archive")
                                                           : tr("source tree");
    return truth.annotator.empty() ? tree : QString::fromStdString(truth.annotator) + ", " + tree;
}

QString CorpusModel::tip(int page) const
{
    QStringList lines{m_corpus->pageName(page)};
    const RunRow* row = m_corpus->row(page);
    if (row == nullptr)
        lines += m_corpus->runner()->isRunning() ? tr("The run has not reached this page yet.")
                                                 : tr("No method has run on this page.");
    else if (row->error)
        lines += tagseam::errorText(*row->error, tr("The page"));
    else if (row->truth)
        lines += tr("%n mark(s) in the ground truth", nullptr, static_cast<int>(row->truth->marks)) + " (" +
                 groundTruthText(*row->truth) + ')';
    else
        lines += tr("The page has no ground truth, so it has no score.");
    if (const QString url = urlOf(page); !url.isEmpty())
        lines += url;
    return lines.join('\n');
}

QVariant CorpusModel::cell(int row, int column, int role) const
{
    if (role == Qt::ToolTipRole)
        return column == ErrorColumn && !errorText(row).isEmpty() ? errorText(row) : tip(row);
    if (role != Qt::DisplayRole)
        return {};
    if (column == ChangeColumn)
        return changeText(row);
    return measureOf(column) != nullptr ? figureCell(row, column) : text(row, column);
}

void CorpusModel::nameColumns()
{
    QList<Header> headers(ColumnCount);
    for (int column = 0; column < ColumnCount; ++column) {
        if (const CorpusMeasure* measure = measures()[static_cast<std::size_t>(column)])
            headers[column] = {column == TimeColumn ? axisTitleOf(*measure) : titleOf(*measure),
                               meaningOf(*measure), true};
    }
    headers[PageColumn] = {tr("Page"), tr("Path of the page below the folder")};
    headers[AgainstColumn] = {tr("%1, other").arg(titleOf(m_corpus->measure())),
                              tr("The same figure of the compared method"), true};
    headers[ChangeColumn] = {
        tr("Change"), tr("Change from the comparison run. Missing: only the comparison has a value."), true};
    headers[ClassColumn] = {tr("Class"),
                            tr("Class of failure, as in Diagnosis: an estimate from the long texts")};
    headers[GroundTruthColumn] = {
        tr("Annotation"),
        tr("The annotator whose annotation the page is scored against, and the tree that is scored")};
    headers[ErrorColumn] = {tr("Problem"),
                            tr("The reason why figures are missing, or a remark on the ground truth")};
    setHeaders(headers);
}

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
