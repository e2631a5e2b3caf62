// SPDX-License-Identifier: MIT
// The DOM tree as a view with a find line.
#include "ui/views/treeview.h"

#include "ui/labels.h"
#include "ui/language.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int usualIndentation = 12; // pixels
constexpr int leastIndentation = 4;

} // namespace

TreeView::TreeView(PageSession* session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new DomTreeModel(session, this)),
      m_tree(new QTreeView(this)), m_find(new QLineEdit(this)), m_findState(new QLabel(this))
{
    m_tree->setModel(m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setIndentation(usualIndentation);
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(DomTreeModel::NodeColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(36);
    m_tree->viewport()->installEventFilter(this);

    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    auto* findRow = new QHBoxLayout;
    findRow->addWidget(m_find);
    findRow->addWidget(m_findState);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(findRow);
    layout->addWidget(m_tree);

    connect(m_find, &QLineEdit::textEdited, this, [this] { m_findState->clear(); });
    // Not currentChanged: a view that gets the focus makes its first row the current one.
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& chosen) {
                if (!m_isShowing && !chosen.isEmpty())
                    m_session->select(m_model->nodeAt(chosen.indexes().first()));
            });
    connect(session, &PageSession::selectionChanged, this, &TreeView::showSelection);
    connect(session, &PageSession::documentChanged, this, &TreeView::openBody);
    for (const auto signal : {&PageSession::marksChanged, &PageSession::workspaceChanged})
        connect(session, signal, this, &TreeView::fitColumns);
    inEachLanguage(this, [this] { retranslate(); });
}

void TreeView::retranslate()
{
    m_tree->setAccessibleName(tr("DOM tree"));
    m_find->setPlaceholderText(tr("Find a tag, class, id or text"));
    m_find->setAccessibleName(m_find->placeholderText());
    if (!m_findState->text().isEmpty())
        m_findState->setText(tr("not found"));
    fitColumn(DomTreeModel::PositionColumn, {QStringLiteral("12345")});
    fitColumn(DomTreeModel::SymbolColumn, {QStringLiteral("1234")});
    fitColumn(DomTreeModel::FrequencyColumn, {QStringLiteral("1234")});
    fitColumn(DomTreeModel::FateColumn, DomTreeModel::longFates());
    fitColumn(DomTreeModel::LabelColumn,
              {Labels::title(Labels::all()[3]) + "  "}); // the longest, and its box
}

// As wide as these texts and its title.
void TreeView::fitColumn(int column, const QStringList& texts)
{
    int widest = fontMetrics().horizontalAdvance(
                     m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) +
                 4;
    for (const QString& text : texts)
        widest = std::max(widest, fontMetrics().horizontalAdvance(text));
    m_tree->header()->resizeSection(column, widest + 14);
}

void TreeView::openBodyTo(int depth)
{
    const QModelIndex body =
        m_session->hasDocument() ? m_model->indexOf(m_session->document().body()) : QModelIndex();
    if (!body.isValid())
        return;
    m_tree->expandRecursively(body, depth);
    m_tree->scrollTo(body, QAbstractItemView::PositionAtTop);
}

void TreeView::startFind()
{
    m_find->setFocus();
    m_find->selectAll();
}

bool TreeView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            find(key->modifiers() & Qt::ShiftModifier);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            m_tree->setFocus();
            return true;
        }
    }
    if (watched == m_tree->viewport() && event->type() == QEvent::MouseButtonPress) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const QModelIndex index = m_tree->indexAt(mouse->position().toPoint());
        if (index.isValid() && mouse->modifiers() & Qt::AltModifier) {
            const QModelIndex row = index.siblingAtColumn(0);
            if (m_tree->isExpanded(row))
                m_tree->collapse(row);
            else
                m_tree->expandRecursively(row);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TreeView::find(bool isBackwards)
{
    const NodeId found = m_model->find(m_find->text(), m_session->selection(), isBackwards);
    m_findState->setText(found == noNode && !m_find->text().isEmpty() ? tr("not found") : QString());
    if (found != noNode)
        m_session->select(found);
}

void TreeView::showSelection(NodeId node)
{
    const QModelIndex index = m_model->indexOf(node);
    m_isShowing = true;
    if (index.isValid()) {
        fitIndentation(node);
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index, QAbstractItemView::EnsureVisible);
    } else {
        m_tree->selectionModel()->clear();
    }
    m_isShowing = false;
}

// On deep pages the steps become smaller, so that the name of the selected node has half of its column.
void TreeView::fitIndentation(NodeId node)
{
    int depth = 1;
    for (NodeId up = node; up.value != 0; up = m_session->document().parent(up))
        ++depth;
    const int room = m_tree->header()->sectionSize(DomTreeModel::NodeColumn) / 2;
    m_tree->setIndentation(std::clamp(room / depth, leastIndentation, usualIndentation));
}

void TreeView::openBody()
{
    if (!m_session->hasDocument())
        return;
    const NodeId body = m_session->document().body();
    if (body == noNode)
        return;
    const QModelIndex index = m_model->indexOf(body);
    m_tree->expand(index.parent());
    m_tree->expand(index);
    if (m_session->isSwitching())
        return;
    m_find->clear(); // what was looked for was on another page
    m_findState->clear();
    m_tree->scrollToTop();
}

void TreeView::setFateConcealed(bool isConcealed)
{
    m_tree->setColumnHidden(DomTreeModel::FateColumn, isConcealed);
}

// Where it is narrow, the node and its fate are more to look at than its numbers.
void TreeView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

// Labels take the place of numbers.
void TreeView::fitColumns()
{
    constexpr int roomForSymbols = 380; // pixels
    constexpr int roomForPositions = 300;
    const bool areLabelled = m_model->hasLabels() || m_session->isAnnotating();
    m_tree->setColumnHidden(DomTreeModel::LabelColumn, !areLabelled);
    m_tree->setColumnHidden(DomTreeModel::SymbolColumn, areLabelled || width() < roomForSymbols);
    m_tree->setColumnHidden(DomTreeModel::FrequencyColumn, areLabelled || width() < roomForSymbols);
    m_tree->setColumnHidden(DomTreeModel::PositionColumn, areLabelled || width() < roomForPositions);
}

} // namespace tagseam
