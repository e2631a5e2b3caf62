// SPDX-License-Identifier: MIT
// The list of the bookmarks of the page.
#include "ui/tools/step/bookmarkspane.h"

#include "ui/session/analysis/pagebookmarks.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

enum Column { PlaceColumn, NoteColumn };

} // namespace

BookmarksPane::BookmarksPane(PageSession* session, QWidget* parent)
    : QWidget(parent), m_session(session), m_bookmarks(session->bookmarks()), m_add(new QToolButton(this)),
      m_remove(new QToolButton(this)), m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("bookmarks"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Adds the present step as a bookmark, with a note (M)"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Removes the bookmark that is selected in the list (Delete)"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Step"), tr("Note")});
    m_list->header()->setSectionResizeMode(PlaceColumn, QHeaderView::ResizeToContents);
    m_list->setAccessibleName(tr("Bookmarks"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->installEventFilter(this);
    auto* row = new QHBoxLayout;
    row->addWidget(m_add);
    row->addWidget(m_remove);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    connect(m_add, &QToolButton::clicked, this, &BookmarksPane::add);
    connect(m_remove, &QToolButton::clicked, this, &BookmarksPane::remove);
    connect(m_bookmarks, &PageBookmarks::changed, this, &BookmarksPane::fill);
    connect(m_list, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { visit(m_list->indexOfTopLevelItem(item)); });
    connect(m_list, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem* item) { visit(m_list->indexOfTopLevelItem(item)); });
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
        if (m_isFilling)
            return;
        m_bookmarks->setNote(static_cast<std::size_t>(m_list->indexOfTopLevelItem(item)),
                             item->text(NoteColumn));
        emit noted();
    });
    connect(session->cursor(), &StepCursor::stepChanged, this, &BookmarksPane::follow);
}

void BookmarksPane::fill()
{
    const std::vector<NotedBookmark>& all = m_bookmarks->all();
    m_isFilling = true;
    while (m_list->topLevelItemCount() > static_cast<int>(all.size()))
        delete m_list->takeTopLevelItem(m_list->topLevelItemCount() - 1);
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        if (i == m_list->topLevelItemCount()) {
            auto* item = new QTreeWidgetItem(m_list);
            item->setFlags(item->flags() | Qt::ItemIsEditable);
        }
        const NotedBookmark& each = all[static_cast<std::size_t>(i)];
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        item->setText(PlaceColumn,
                      each.bookmark.step > 0 ? QString::number(each.bookmark.step) : each.bookmark.text());
        item->setText(NoteColumn, each.note);
        item->setToolTip(NoteColumn, each.note);
        item->setToolTip(PlaceColumn, each.bookmark.text());
    }
    m_isFilling = false;
    m_visited = std::min(m_visited, m_list->topLevelItemCount() - 1);
    follow();
}

// Marks the bookmark of the present step.
void BookmarksPane::follow()
{
    const bool isStepping = m_session->runner()->hasAnalysis() && m_session->cursor()->isStepping();
    const uint step = isStepping ? static_cast<uint>(m_session->cursor()->stepper().step()) + 1 : 0;
    const auto isHere = [&](int row) {
        return row >= 0 && step > 0 &&
               m_bookmarks->all()[static_cast<std::size_t>(row)].bookmark.step == step;
    };
    int here = isHere(m_visited) ? m_visited : -1;
    for (int row = 0; row < m_list->topLevelItemCount() && here < 0; ++row)
        here = isHere(row) ? row : -1;
    m_list->setCurrentItem(here < 0 ? nullptr : m_list->topLevelItem(here));
}

void BookmarksPane::add()
{
    if (!m_session->runner()->hasAnalysis())
        return;
    m_visited = m_list->topLevelItemCount();
    m_bookmarks->add({bookmarkOf(*m_session, {}), {}});
    QTreeWidgetItem* item = m_list->topLevelItem(m_visited);
    m_list->setCurrentItem(item);
    m_list->setFocus();
    m_list->editItem(item, NoteColumn);
}

void BookmarksPane::goToNext(bool isBackwards)
{
    const int row = isBackwards ? std::max(m_visited, 1) - 1 : m_visited + 1;
    if (row < m_list->topLevelItemCount())
        visit(row);
    else
        m_session->notifier()->tell(m_list->topLevelItemCount() == 0
                                        ? tr("The page has no bookmarks. Press M to add one.")
                                        : tr("This is the last bookmark of the page."));
}

void BookmarksPane::visit(int row)
{
    m_visited = row;
    const NotedBookmark there = m_bookmarks->all()[static_cast<std::size_t>(row)];
    emit wanted(there.bookmark);
    if (!there.note.isEmpty())
        m_session->notifier()->tell(there.note);
}

void BookmarksPane::remove()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row >= 0)
        m_bookmarks->remove(static_cast<std::size_t>(row));
}

bool BookmarksPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Delete) {
        remove();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tagseam
