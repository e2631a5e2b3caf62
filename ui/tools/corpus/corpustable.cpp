// SPDX-License-Identifier: MIT
// The table of a corpus: one row for each page, sortable, with the columns that have values.
#include "ui/tools/corpus/corpustable.h"

#include "ui/widgets/sortkeys.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace tagseam {

CorpusTable::CorpusTable(OpenCorpus* corpus, QWidget* parent)
    : QTreeView(parent), m_corpus(corpus), m_model(new CorpusModel(corpus, this)),
      m_shown(new CorpusFilter(m_model, this))
{
    setModel(m_shown);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    setTextElideMode(Qt::ElideMiddle); // names of pages differ at their ends
    setStyleSheet(QStringLiteral("QTreeView::item { padding: 1px 4px; }")); // words are beside numbers
    setSortingEnabled(true);
    sortByColumn(CorpusModel::PageColumn, Qt::AscendingOrder);
    addSortKeys(this);
    header()->setMinimumSectionSize(36);
    header()->setSectionsMovable(true);
    connect(header(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_isFitting && !header()->stretchLastSection())
            m_sized.insert(column);
    });
    m_columnsSoon.setInterval(0);
    connect(&m_columnsSoon, &QTimer::timeout, this, &CorpusTable::showColumns);
    const auto columns = [this] { m_columnsSoon.start(); };
    connect(corpus, &OpenCorpus::figuresChanged, this, columns);
    connect(corpus, &OpenCorpus::choiceChanged, this, [this] {
        for (const int column : {CorpusModel::AgainstColumn, CorpusModel::ChangeColumn})
            fit(column);
        m_columnsSoon.start();
    });
    connect(corpus, &OpenCorpus::pagesChanged, this, columns);
    connect(corpus, &OpenCorpus::selectedChanged, this, [this](int page) {
        follow(page);
        scrollTo(currentIndex());
    });
    connect(m_shown, &CorpusFilter::arranged, this, [this] { follow(m_corpus->selected()); });
    connect(this, &QTreeView::doubleClicked, this,
            [this](const QModelIndex& index) { emit opened(m_shown->pageAt(index.row())); });
    setAccessibleName(tr("Pages of the corpus"));
    for (int column = 1; column < CorpusModel::ColumnCount; ++column)
        fit(column);
    showColumns();
}

// Fits a column to its heading and the longest possible figure, because looking at all rows would take long.
void CorpusTable::fit(int column)
{
    if (m_sized.contains(column))
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    const QFontMetrics metrics = fontMetrics();
    constexpr int margins = 30; // including the sort indicator
    const QString title = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const QString longest = column == CorpusModel::PageColumn    ? QString(24, 'n')
                            : column == CorpusModel::ClassColumn ? nameOf(PageClass::Heterogeneous)
                            : column == CorpusModel::ChangeColumn
                                ? CorpusModel::tr("▼ worse %1").arg(differenceText(m_corpus->measure(), -1))
                            : column == CorpusModel::ErrorColumn || column == CorpusModel::GroundTruthColumn
                                ? QString(14, 'n')
                                : QStringLiteral("00000");
    const int cell = metrics.horizontalAdvance(longest) + 14;
    header()->resizeSection(column, std::max(metrics.horizontalAdvance(title) + margins, cell));
}

// The names of the pages get the width that no other column needs; errors, which take the rest of the line,
// get a third of it.
void CorpusTable::fitNames()
{
    fit(CorpusModel::PageColumn);
    if (m_sized.contains(CorpusModel::PageColumn))
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    int rest = viewport()->width();
    for (int column = 0; column < CorpusModel::ColumnCount; ++column) {
        if (!isColumnHidden(column) && column != CorpusModel::ErrorColumn)
            rest -= header()->sectionSize(column);
    }
    if (!isColumnHidden(CorpusModel::ErrorColumn))
        rest -= std::max(rest / 3, header()->minimumSectionSize());
    if (rest > 0)
        header()->resizeSection(CorpusModel::PageColumn,
                                header()->sectionSize(CorpusModel::PageColumn) + rest);
}

void CorpusTable::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitNames();
}

void CorpusTable::showColumns()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    for (int column = 1; column < CorpusModel::ColumnCount; ++column) {
        if (const bool isHidden = !m_model->isUsed(column); isHidden != isColumnHidden(column))
            setColumnHidden(column, isHidden);
    }
    // Columns of words may take the remaining width; numbers stay beside each other.
    header()->setStretchLastSection(!isColumnHidden(CorpusModel::ErrorColumn) ||
                                    isColumnHidden(CorpusModel::NodesColumn));
    fitNames();
}

void CorpusTable::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && currentIndex().isValid())
        return emit opened(m_shown->pageAt(currentIndex().row()));
    QTreeView::keyPressEvent(event);
}

void CorpusTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (current.isValid() && !m_isFollowing)
        m_corpus->select(m_shown->pageAt(current.row()));
}

// When the filter hides the current row, Qt makes a neighbour the current one.
void CorpusTable::rowsAboutToBeRemoved(const QModelIndex& parent, int start, int end)
{
    const QScopedValueRollback following(m_isFollowing, true);
    QTreeView::rowsAboutToBeRemoved(parent, start, end);
}

// The page stays selected while the filter hides it.
void CorpusTable::follow(int page)
{
    const QScopedValueRollback following(m_isFollowing, true);
    const int row = m_shown->rowOf(page);
    if (row < 0) {
        clearSelection();
        setCurrentIndex({});
        return;
    }
    const QModelIndex index = m_shown->index(row, 0);
    if (currentIndex().row() != row || !selectionModel()->isSelected(index))
        setCurrentIndex(index);
}

bool CorpusTable::canGo(int step) const
{
    const int row = m_shown->rowOf(m_corpus->selected());
    const int next = row < 0 ? (step > 0 ? 0 : m_shown->rowCount() - 1) : row + step;
    return next >= 0 && next < m_shown->rowCount();
}

int CorpusTable::go(int step)
{
    if (!canGo(step))
        return -1;
    const int row = m_shown->rowOf(m_corpus->selected());
    m_corpus->select(m_shown->pageAt(row < 0 ? (step > 0 ? 0 : m_shown->rowCount() - 1) : row + step));
    return m_corpus->selected();
}

} // namespace tagseam
