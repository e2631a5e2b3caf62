// SPDX-License-Identifier: MIT
// Shows the proposals.
#include "ui/tools/annotate/proposalbar.h"

#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/labeller.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tagseam {

ProposalBar::ProposalBar(Labeller* labeller, QWidget* parent)
    : QFrame(parent), m_labeller(labeller), m_sentence(new QLabel(this)), m_list(new QListWidget(this)),
      m_accept(new QPushButton(this)), m_dismiss(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_list->setMaximumHeight(110);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_accept);
    buttons->addWidget(m_dismiss);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_sentence);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    hide();
    connect(m_accept, &QPushButton::clicked, labeller, &Labeller::accept);
    connect(m_dismiss, &QPushButton::clicked, labeller, &Labeller::dismiss);
    connect(labeller, &Labeller::proposalsChanged, this, &ProposalBar::fill);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (!m_isFilling)
            m_labeller->setIn(static_cast<std::size_t>(m_list->row(item)), item->checkState() == Qt::Checked);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_isFilling && row >= 0)
            m_labeller->choose(m_labeller->proposals()[static_cast<std::size_t>(row)].nodes);
    });
    m_accept->setText(tr("Accept (Enter)"));
    m_dismiss->setText(tr("Dismiss (Esc)"));
    m_list->setAccessibleName(tr("Proposal"));
    fill();
}

QString ProposalBar::sentence() const
{
    return isHidden() ? QString() : m_sentence->text();
}

void ProposalBar::fill()
{
    const std::vector<Labeller::Proposal>& proposals = m_labeller->proposals();
    setVisible(!proposals.empty());
    m_sentence->setText(
        tr("%n places are proposed as “%1” (dashed on the page). Click a place to exclude it.", nullptr,
           m_labeller->proposedCount())
            .arg(Labels::title(m_labeller->proposedLabel())));
    m_accept->setEnabled(m_labeller->proposedCount() > 0);
    m_isFilling = true;
    const auto count = static_cast<int>(proposals.size());
    while (m_list->count() > count)
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < count) {
        auto* item = new QListWidgetItem(m_list);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    }
    for (int i = 0; i < count; ++i) {
        const Labeller::Proposal& proposal = proposals[static_cast<std::size_t>(i)];
        m_list->item(i)->setText(m_labeller->nameOf(proposal.nodes));
        m_list->item(i)->setToolTip(m_list->item(i)->text());
        m_list->item(i)->setCheckState(proposal.isIn ? Qt::Checked : Qt::Unchecked);
    }
    m_isFilling = false;
}

} // namespace tagseam
