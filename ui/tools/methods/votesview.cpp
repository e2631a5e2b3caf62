// SPDX-License-Identifier: MIT
// The number of methods that keep the selected node, and their reasons.
#include "ui/tools/methods/votesview.h"

#include "ui/tools/methods/votesmodel.h"

#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int leastVotesHeight = 110; // height of the list, in pixels

} // namespace

VotesView::VotesView(MethodRuns* runs, PageSession* session, QWidget* parent)
    : QWidget(parent), m_session(session), m_title(new QLabel(this)),
      m_model(new VotesModel(runs, session, this)), m_list(new QTreeView(this)), m_reason(new QLabel(this))
{
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    m_title->setMinimumHeight(fontMetrics().height());
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setUniformRowHeights(true);
    m_reason->setWordWrap(true);
    m_reason->setMinimumHeight(fontMetrics().height());
    m_list->header()->setStretchLastSection(true);
    m_list->setMinimumHeight(leastVotesHeight);
    m_list->setSizePolicy(QSizePolicy::Expanding,
                          QSizePolicy::Ignored); // takes the remaining height, so that nothing is hidden
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_reason);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &VotesView::sayReason);
}

void VotesView::sayReason()
{
    const QModelIndex current = m_list->currentIndex();
    const auto cell = [&](int column) { return current.siblingAtColumn(column).data().toString(); };
    m_reason->setText(!current.isValid()
                          ? QString()
                          : QStringLiteral("%1 %2. %3")
                                .arg(cell(VotesModel::MethodColumn), cell(VotesModel::VoteColumn),
                                     cell(VotesModel::ReasonColumn)));
    m_reason->setVisible(current.isValid());
}

void VotesView::say()
{
    m_model->show();
    sayReason();
    m_list->setAccessibleName(tr("Methods that keep the selected node"));
    m_list->setVisible(m_model->rowCount() > 0);
    for (const int column : {VotesModel::MethodColumn, VotesModel::VoteColumn})
        m_list->resizeColumnToContents(column);
    m_list->header()->resizeSection(VotesModel::MethodColumn,
                                    std::min(m_list->header()->sectionSize(VotesModel::MethodColumn),
                                             m_list->viewport()->width() * 2 / 5));
    if (m_session->selection()->node() == noNode)
        return m_title->setText(tr("Select a node on the page, in the tree or in the plot to see the methods "
                                   "that keep it, and why."));
    m_title->setText(tr("%1 of %n method(s) keep <b>%2</b>.", nullptr, m_model->rowCount())
                         .arg(m_model->keeping())
                         .arg(m_session->trees()->describe(m_session->selection()->node()).toHtmlEscaped()));
}

} // namespace tagseam
