// SPDX-License-Identifier: MIT
// The marks of the page as a list.
#include "ui/tools/annotate/marklist.h"

#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/marksmodel.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>
#include <array>
#include <utility>

namespace tagseam {

bool NoteDelegate::eventFilter(QObject* editor, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* press = static_cast<const QKeyEvent*>(event);
        const int key = press->key();
        const bool isPlain = !press->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier);
        if (isPlain && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            event->accept();
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

void NoteDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    if (line == nullptr || !line->isModified())
        QStyledItemDelegate::setEditorData(editor, index);
}

MarkList::MarkList(Labeller* labeller, QWidget* parent)
    : QTableView(parent), m_labeller(labeller), m_model(new MarksModel(labeller, this))
{
    setModel(m_model);
    setItemDelegate(new NoteDelegate(this));
    setObjectName(QStringLiteral("markList"));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the columns share the width
    setTextElideMode(Qt::ElideMiddle);                    // names of nodes differ at their ends
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_isFollowing)
            goToCurrent();
    });
    connect(this, &QTableView::clicked, this,
            &MarkList::goToCurrent); // for a click on the row that is current already
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &MarkList::showSelected);
    connect(labeller, &Labeller::chosenChanged, this, &MarkList::follow);
    connect(m_model, &QAbstractItemModel::modelReset, this, &MarkList::follow);
    setAccessibleName(tr("Marks of the page"));
}

void MarkList::goToCurrent()
{
    if (!currentIndex().isValid())
        return;
    m_labeller->goToMark(m_model->markAt(currentIndex()));
    m_isRowLast = true;
}

// Several rows are highlighted together; the selected node is that of the current row.
void MarkList::showSelected()
{
    const std::vector<std::size_t> marks = selectedMarks();
    if (m_isFollowing || marks.size() < 2)
        return;
    std::vector<NodeId> all;
    for (const std::size_t mark : marks) {
        const std::vector<NodeId> nodes = m_labeller->annotator()->shownNodesOf(mark);
        all.insert(all.end(), nodes.begin(), nodes.end());
    }
    std::ranges::sort(all);
    m_labeller->session()->selection()->setHighlight(std::move(all));
}

std::vector<std::size_t> MarkList::selectedMarks() const
{
    std::vector<std::size_t> marks;
    for (const QModelIndex& row : selectionModel()->selectedRows())
        marks.push_back(m_model->markAt(row));
    return marks;
}

// Selects the row of the mark on the selected node; the row of an orphan stays until it is placed or left.
void MarkList::follow()
{
    m_isRowLast = false;
    const bool isOrphan =
        currentIndex().isValid() && m_labeller->annotator()->isOrphan(m_model->markAt(currentIndex()));
    if (m_isFollowing || isOrphan ||
        isCurrentChosen()) // if two marks are on the same nodes, keeps the current one
        return;
    const std::optional<std::size_t> mark = m_labeller->markOfChosen();
    m_isFollowing = true;
    if (!mark && !hasFocus())
        selectionModel()->clear();
    else if (mark && !(currentIndex().isValid() && m_model->markAt(currentIndex()) == *mark))
        setCurrentIndex(m_model->indexOf(*mark));
    m_isFollowing = false;
}

bool MarkList::isMeant() const
{
    return hasFocus() && currentIndex().isValid() && (isCurrentChosen() || m_isRowLast);
}

bool MarkList::isCurrentChosen() const
{
    if (!currentIndex().isValid())
        return false;
    const std::vector<NodeId> nodes = m_labeller->annotator()->shownNodesOf(m_model->markAt(currentIndex()));
    std::vector<NodeId> chosen = m_labeller->chosen();
    std::ranges::sort(chosen);
    return !nodes.empty() && nodes == chosen;
}

void MarkList::labelSelected(const QString& label)
{
    if (const std::vector<std::size_t> marks = selectedMarks(); !marks.empty())
        m_labeller->label(marks, label);
}

// The next mark moves into the first of their rows, and the next key applies to it.
void MarkList::removeSelected()
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    if (rows.isEmpty())
        return;
    const int row = std::ranges::min(rows, {}, &QModelIndex::row).row();
    m_labeller->remove(selectedMarks());
    if (m_model->rowCount() == 0)
        return;
    m_isFollowing = true;
    setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), 0));
    m_isFollowing = false;
    goToCurrent();
}

bool MarkList::canPlaceCurrent() const
{
    return currentIndex().isValid() && m_labeller->annotator()->canChange() &&
           m_labeller->annotator()->isOrphan(m_model->markAt(currentIndex())) &&
           !m_labeller->chosen().empty();
}

void MarkList::placeCurrent()
{
    if (canPlaceCurrent()) {
        m_labeller->annotator()->place(m_model->markAt(currentIndex()), m_labeller->chosen());
        selectionModel()->clear(); // the next orphan needs a decision of its own
        follow();
    }
}

void MarkList::contextMenuEvent(QContextMenuEvent* event)
{
    if (!currentIndex().isValid() || selectedMarks().empty())
        return;
    Annotator* annotator = m_labeller->annotator();
    const std::vector<std::size_t> marks = selectedMarks();
    const QString present = QString::fromStdString(annotator->marks()[m_model->markAt(currentIndex())].label);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QMenu* change = menu->addMenu(tr("Change the label"));
    for (const QString& label : m_labeller->labels()) {
        QAction* action = change->addAction(Labels::title(label).replace('&', QLatin1String("&&")), this,
                                            [annotator, marks, label] {
                                                // another program may have changed them meanwhile
                                                if (std::ranges::max(marks) < annotator->marks().size())
                                                    annotator->relabel(marks, label);
                                            });
        action->setIcon(regionSwatch(m_labeller->lookOf(label), QSize(14, 14), devicePixelRatioF()));
        action->setCheckable(true);
        action->setChecked(label == present);
    }
    menu->addAction(tr("Place on the selected nodes"), this, &MarkList::placeCurrent)
        ->setEnabled(canPlaceCurrent());
    menu->addAction(tr("Write a note"), this,
                    [this] { edit(currentIndex().siblingAtColumn(MarksModel::NoteColumn)); });
    menu->addAction(marks.size() == 1 ? tr("Remove the mark") : tr("Remove the marks"), this,
                    &MarkList::removeSelected);
    for (QAction* each : menu->actions())
        each->setEnabled(each->isEnabled() && annotator->canChange());
    m_labeller->session()->addNodeEntries(menu);
    menu->popup(event->reason() == QContextMenuEvent::Keyboard
                    ? viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft())
                    : event->globalPos());
}

void MarkList::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    const int width = viewport()->width();
    const int words = fontMetrics().horizontalAdvance(QStringLiteral("12345 ")) + 14;
    int rest = width - words;
    setColumnWidth(MarksModel::WordsColumn, words);
    constexpr std::array shares{std::pair{MarksModel::LabelColumn, 38}, std::pair{MarksModel::NodeColumn, 30},
                                std::pair{MarksModel::StateColumn, 20}};
    for (const auto& [column, share] : shares) {
        setColumnWidth(column, (width - words) * share / 100);
        rest -= columnWidth(column);
    }
    setColumnWidth(MarksModel::NoteColumn, rest);
}

} // namespace tagseam
