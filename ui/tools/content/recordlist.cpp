// SPDX-License-Identifier: MIT
// The records of one page as a list.
#include "ui/tools/content/recordlist.h"

#include "ui/widgets/elidedtitle.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr int leastRecordHeight = 84; // in pixels

} // namespace

RecordList::RecordList(PageSession* session, bool isPruned, QWidget* parent)
    : QWidget(parent), m_session(session), m_isPruned(isPruned),
      m_title(new ElidedTitle(this)), m_exports{new QToolButton(this), new QToolButton(this)},
      m_model(new RecordsModel(session, this)), m_list(new QTreeView(this))
{
    m_title->setTextFormat(Qt::RichText);
    m_list->setModel(m_model);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTextElideMode(Qt::ElideMiddle); // names of nodes differ at their ends
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setIndentation(10);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->setMinimumSectionSize(24);
    m_list->setMinimumHeight(leastRecordHeight);
    auto* row = new QHBoxLayout; // both lists begin at the same height
    row->setSpacing(3);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_title, 1);
    for (int i = 0; i < 2; ++i) {
        QToolButton* button = m_exports[static_cast<std::size_t>(i)];
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this,
                [this, i] { emit exportWanted(static_cast<Format>(i)); });
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    connect(m_session->selection(), &Selection::nodeChanged, this, &RecordList::followSelection);
    const QItemSelectionModel* selection = m_list->selectionModel();
    connect(m_list, &QTreeView::clicked, this, &RecordList::choose);
    connect(selection, &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (!m_isFollowing)
            choose(index);
    });
    connect(selection, &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_isFollowing)
            tellChosen();
    });
}

void RecordList::show(std::shared_ptr<const MinedRecords> mined,
                      std::vector<std::vector<RecordChange>> changes, std::shared_ptr<const KeepMask> within)
{
    {
        const QScopedValueRollback following(m_isFollowing, true);
        m_model->show(std::move(mined), std::move(changes), std::move(within));
        m_list->expandAll();
        for (int row = 0; row < m_model->rowCount(); ++row)
            m_list->setFirstColumnSpanned(row, {}, true);
    }
    const QFontMetrics metrics(m_list->font());
    m_list->header()->resizeSection(RecordsModel::NumberColumn,
                                    metrics.horizontalAdvance(QStringLiteral("88.888")) + 26);
    m_list->header()->resizeSection(RecordsModel::StatusColumn,
                                    metrics.horizontalAdvance(QStringLiteral("≈")) + 30);
    say();
    followSelection();
}

void RecordList::say()
{
    const MinedRecords* mined = m_model->mined();
    const QString name = m_isPruned ? tr("Pruned page") : tr("Original page");
    m_title->setText(QStringLiteral("<b>%1</b>").arg(name));
    m_list->setAccessibleName(m_isPruned ? tr("Records of the pruned page")
                                         : tr("Records of the original page"));
    m_exports[Csv]->setText(tr("CSV"));
    m_exports[Csv]->setToolTip(tr("Save the records of this list as a table, each with its XPaths and text"));
    m_exports[Json]->setText(tr("JSON"));
    m_exports[Json]->setToolTip(tr("Save regions and records of this list as tagseam.records/1"));
    for (QToolButton* button : m_exports)
        button->setEnabled(mined != nullptr && mined->recordCount() > 0);
}

void RecordList::choose(const QModelIndex& index)
{
    const std::vector<NodeId> nodes = m_model->nodesOf(index);
    if (nodes.empty())
        return;
    m_session->selection()->select(nodes.front());
    m_session->selection()->setHighlight(nodes.size() > 1 ? nodes : std::vector<NodeId>());
}

void RecordList::tellChosen()
{
    std::vector<RecordPlace> records;
    for (const QModelIndex& index : m_list->selectionModel()->selectedRows()) {
        if (const std::optional<RecordPlace> place = m_model->placeOf(index))
            records.push_back(*place);
    }
    std::ranges::sort(records);
    if (records.size() == 1 || records.size() == 2)
        emit chosen(records);
}

// Rows that the user has selected stay selected while the current one contains the node.
void RecordList::followSelection()
{
    const QScopedValueRollback following(m_isFollowing, true);
    const NodeId node = m_session->selection()->node();
    const QModelIndex current = m_list->currentIndex();
    const std::vector<NodeId> nodes = m_model->nodesOf(current);
    if (std::ranges::find(nodes, node) != nodes.end())
        return;
    const QModelIndex row = m_session->trees()->hasDocument() ? m_model->indexOf(node) : QModelIndex();
    if (!row.isValid())
        m_list->selectionModel()->clear();
    else if (current.siblingAtColumn(0) != row)
        m_list->selectionModel()->setCurrentIndex( // independent of the keys that are held
            row, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

} // namespace tagseam
