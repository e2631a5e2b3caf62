// SPDX-License-Identifier: MIT
// The switches of the tab Cure: what the pruned page shows, and who chose it.
#include "ui/tools/content/curetab.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>

#include <initializer_list>

namespace tagseam {

QBoxLayout* CureTab::makeSwitches()
{
    auto* ofPage = new QHBoxLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{m_switchTitle, m_bySearch, m_byCure, m_byHand})
        ofPage->addWidget(each);
    ofPage->addStretch(1);
    auto* all = new QBoxLayout(QBoxLayout::LeftToRight);
    all->addLayout(ofPage);
    all->addWidget(m_bandsStay);
    return all;
}

// In two lines where there is no room for one.
void CureTab::foldSwitches()
{
    int width = 0;
    for (const QWidget* each :
         std::initializer_list<const QWidget*>{m_switchTitle, m_bySearch, m_byCure, m_byHand, m_bandsStay})
        width += each->sizeHint().width() + m_switches->spacing();
    const QMargins margins = content()->contentsMargins();
    const bool fits = width + margins.left() + margins.right() <= this->width();
    m_switches->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void CureTab::connectSwitches()
{
    connect(session()->kept(), &KeptRegions::cureWantedChanged, this, [this] { // by whomever
        if (session()->kept()->isCureWanted()) {
            ask();
            applyWish();
        }
        saySwitches();
    });
    connect(session()->kept(), &KeptRegions::severalChanged, this, &CureTab::saySwitches);
    connect(m_byCure, &QRadioButton::clicked, this, [this] { session()->kept()->setCureWanted(true); });
    connect(m_bySearch, &QRadioButton::clicked, this, [this] {
        session()->kept()->setCureWanted(false);
        session()->kept()->setSeveral({}); // those of Diagnosis, too
    });
    connect(m_byHand, &QRadioButton::clicked, this, &CureTab::showByHand);
}

void CureTab::applyWish()
{
    const Cure* answer = answerOf(*m_cure);
    if (session()->kept()->isCureWanted() && !session()->kept()->byHand() && answer != nullptr &&
        !answer->cured.kept.empty())
        session()->kept()->setSeveral(answer->cured.kept, SeveralOf::Cure);
}

// Of the current row; empty where the analysis has none of it.
Region CureTab::regionByHand() const
{
    const std::optional<std::uint32_t> candidate = chosen();
    return candidate ? answer()->lists[*candidate].span() : Region{};
}

// What cannot be shown gives way to what was shown before.
void CureTab::showByHand()
{
    if (const Region region = regionByHand(); region.size() > 0)
        session()->kept()->setByHand(*chosen(), region);
    else if (session()->kept()->byHand())
        session()->kept()->setCureWanted(session()->kept()->isCureWanted());
    saySwitches();
}

void CureTab::saySwitches()
{
    const Cure* answer = answerOf(*m_cure);
    const bool isThere = answer != nullptr && !answer->cured.kept.empty();
    m_byCure->setEnabled(isThere);
    m_byCure->setToolTip(answer != nullptr && !isThere
                             ? tr("The analysis leaves out all that the cure keeps: it has nothing to show")
                             : tr("The pruned page, scores and exports get what the cure keeps"));
    const bool isNeither = session()->kept()->isPrunedBy(SeveralOf::Diagnosis);
    m_bySearch->setToolTip(
        isNeither
            ? tr("Neither: the pruned page has the regions that were chosen in Diagnosis")
            : tr("The pruned page has what the variant, the label attributes and the other options keep"));
    sayByHand();
    const bool isComing = session()->kept()->isCureWanted() && answer == nullptr &&
                          (m_cure->isPending() || session()->runner()->isAnalysing());
    if (isNeither)
        check(nullptr);
    else if (session()->kept()->byHand())
        check(m_byHand);
    else
        check(session()->kept()->isCured() || isComing ? m_byCure : m_bySearch);
}

void CureTab::sayByHand()
{
    const std::optional<std::uint32_t> current = chosen();
    const std::optional<std::uint32_t> list =
        session()->kept()->byHand() ? session()->kept()->byHand() : current;
    m_byHand->setText(list ? tr("list %1, by hand").arg(*list + 1) : tr("a list, by hand"));
    m_byHand->setEnabled(session()->kept()->byHand() || regionByHand().size() > 0);
    m_byHand->setToolTip(
        m_byHand->isEnabled()
            ? tr("The pruned page, scores and exports get the list that is chosen below, whatever the cure "
                 "says of it; until another page or other options come")
        : current ? tr("The analysis leaves out all of this list: there is nothing to show")
                  : tr("Choose a list below: the pruned page can have any of them"));
    foldSwitches();
}

// `checked`: nullptr for none of them.
void CureTab::check(const QRadioButton* checked)
{
    for (QRadioButton* each : {m_bySearch, m_byCure, m_byHand}) {
        each->setAutoExclusive(false); // else one of them stays checked
        each->setChecked(each == checked);
    }
    for (QRadioButton* each : {m_bySearch, m_byCure, m_byHand})
        each->setAutoExclusive(true);
}

} // namespace tagseam
