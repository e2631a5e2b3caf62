// SPDX-License-Identifier: MIT
// The DOM tree as a view with a find line.
#include "ui/tree/treeview.h"

#include "ui/session/annotation/labelnames.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int findMilliseconds = 120; // after the last key, because a search reads the whole page

} // namespace

TreeView::TreeView(PageSession* session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new DomTreeModel(session, this)),
      m_tree(new DeepTree(this)), m_find(new QLineEdit(this)), m_findState(new QLabel(this))
{
    setObjectName(QStringLiteral("tree")); // lessons point to it by this name
    m_tree->setModel(m_model);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setDragDropMode(QAbstractItemView::InternalMove);
    m_tree->viewport()->installEventFilter(this);

    m_find->setClearButtonEnabled(true);
    m_findState->setObjectName(QStringLiteral("findState"));
    m_find->installEventFilter(this);
    auto* findRow = new QHBoxLayout;
    findRow->addWidget(m_find);
    findRow->addWidget(m_findState);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(findRow);
    layout->addWidget(m_tree);

    m_findSoon.setInterval(findMilliseconds);
    connect(&m_findSoon, &QTimer::timeout, this, [this] { find(false); });
    connect(m_find, &QLineEdit::textEdited, this, [this] {
        forgetMatches();
        m_findSoon.start();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &TreeView::forgetMatches);
    // Not currentChanged: a view that gets the focus makes its first row the current one.
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& chosen) {
                if (!m_isShowing && !chosen.isEmpty())
                    m_session->selection()->select(m_model->nodeAt(chosen.indexes().first()));
            });
    connect(session->selection(), &Selection::nodeChanged, this, &TreeView::showSelection);
    connect(session->trees(), &PageTrees::documentChanged, this, &TreeView::openBody);
    connect(session->selection(), &Selection::shownPartChanged, this, [this] {
        openBody();
        const Selection::ShownPart& part = m_session->selection()->shownPart();
        if (part.range.size() > 0 && !part.isWithout && m_session->runner()->hasAnalysis())
            m_tree->scrollTo(
                m_model->indexOf(m_session->runner()->analysis().sequence.nodes[part.range.begin.value]));
    });
    connect(session->selection(), &Selection::marksChanged, this, &TreeView::fitColumns);
    connect(session, &PageSession::workspaceChanged, this, &TreeView::fitColumns);
    connect(session, &PageSession::workspaceChanged, this, &TreeView::concealStatus);
    connect(session, &PageSession::askingChanged, this, &TreeView::concealStatus);
    retranslate();
}

void TreeView::retranslate()
{
    m_tree->setAccessibleName(tr("DOM tree"));
    m_find->setPlaceholderText(tr("Find a tag, class, id or text"));
    m_find->setAccessibleName(m_find->placeholderText());
    sayMatches();
    fitColumn(DomTreeModel::PositionColumn, {QStringLiteral("12345")});
    fitColumn(DomTreeModel::SymbolColumn, {QStringLiteral("1234")});
    fitColumn(DomTreeModel::FrequencyColumn, {QStringLiteral("1234")});
    fitColumn(DomTreeModel::StatusColumn, DomTreeModel::longStatuses());
    fitColumns();
}

// Makes a column as wide as these texts and its title.
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
    const QModelIndex body = m_session->trees()->hasDocument()
                                 ? m_model->indexOf(m_session->trees()->document().body())
                                 : QModelIndex();
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

void TreeView::startEdit()
{
    const QModelIndex index = m_model->indexOf(m_session->selection()->node());
    if (!index.isValid() || !(m_model->flags(index) & Qt::ItemIsEditable))
        return;
    m_tree->setFocus();
    m_tree->setCurrentIndex(index);
    m_tree->edit(index);
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

void TreeView::forgetMatches()
{
    m_findSoon.stop();
    m_matches.reset();
    sayMatches();
}

// Shows "2 of 20": the index of the selected match and the number of matches.
void TreeView::sayMatches()
{
    if (!m_matches || m_find->text().isEmpty())
        return m_findState->clear();
    const auto at = std::ranges::find(*m_matches, m_session->selection()->node());
    m_findState->setText(m_matches->empty() ? tr("not found")
                         : at == m_matches->end()
                             ? tr("%n match(es)", nullptr, static_cast<int>(m_matches->size()))
                             : tr("%1 of %2").arg(at - m_matches->begin() + 1).arg(m_matches->size()));
}

// Selects the first match at the selected node or after it; once the matches are known, the next or previous
// one. Wraps around.
void TreeView::find(bool isBackwards)
{
    m_findSoon.stop();
    const bool isKnown = m_matches.has_value();
    if (!isKnown)
        m_matches = m_model->findAll(m_find->text());
    if (!m_matches->empty()) {
        const auto begin = m_matches->begin();
        const auto count = static_cast<std::ptrdiff_t>(m_matches->size());
        const auto at =
            std::ranges::lower_bound(*m_matches, m_session->selection()->node()); // the end for noNode
        const auto after = std::ranges::upper_bound(*m_matches, m_session->selection()->node());
        const std::ptrdiff_t next = !isKnown ? at - begin : isBackwards ? at - begin - 1 : after - begin;
        m_session->selection()->select(begin[(next + count) % count]);
    }
    sayMatches();
}

void TreeView::showSelection(NodeId node)
{
    const QModelIndex index = m_model->indexOf(node);
    m_isShowing = true;
    if (index.isValid()) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index, QAbstractItemView::EnsureVisible);
    } else {
        m_tree->selectionModel()->clear();
    }
    m_isShowing = false;
    sayMatches();
}

void TreeView::openBody()
{
    if (!m_session->trees()->hasDocument())
        return;
    const NodeId body = m_session->trees()->document().body();
    if (body == noNode)
        return;
    const QModelIndex index = m_model->indexOf(body);
    m_tree->expand(index.parent());
    m_tree->expand(index);
    if (m_session->trees()->isSwitching())
        return;
    m_find->clear(); // the search text belonged to another page
    m_findState->clear();
    m_tree->scrollToTop();
}

// Hides the result of the method from annotators and from users who answer a question.
void TreeView::concealStatus()
{
    fitColumns();
}

// In a narrow view, the columns of the node and its status take precedence over numbers, and names over
// labels.
void TreeView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

// Labels replace numbers.
void TreeView::fitColumns()
{
    constexpr int roomForSymbols = 380; // in pixels
    constexpr int roomForPositions = 300;
    constexpr int roomForStatus = 260; // a mark before the name shows the status, too
    const bool areLabelled = m_model->hasLabels() || m_session->isAnnotating();
    m_tree->setColumnHidden(DomTreeModel::LabelColumn, !areLabelled);
    if (areLabelled) { // a hidden column has no size
        fitColumn(DomTreeModel::LabelColumn,
                  {Labels::title(Labels::all()[3]) + "  "}); // the longest label, and its box
        QHeaderView* header = m_tree->header();
        header->resizeSection(DomTreeModel::LabelColumn,
                              std::min(header->sectionSize(DomTreeModel::LabelColumn), width() * 2 / 5));
    }
    m_tree->setColumnHidden(DomTreeModel::SymbolColumn, areLabelled || width() < roomForSymbols);
    m_tree->setColumnHidden(DomTreeModel::FrequencyColumn, areLabelled || width() < roomForSymbols);
    m_tree->setColumnHidden(DomTreeModel::PositionColumn, areLabelled || width() < roomForPositions);
    m_tree->setColumnHidden(DomTreeModel::StatusColumn,
                            m_session->isAnnotating() || m_session->isAsking() || width() < roomForStatus);
    m_tree->fitNames();
}

} // namespace tagseam
