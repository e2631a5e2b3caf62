// SPDX-License-Identifier: MIT
// The options of the tab Content detection: what the pruned page shows, and who chose it.
#include "ui/tools/content/detectiontab.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>

#include <initializer_list>

namespace tagseam {

// Returns a row that chooses the content of the pruned page.
QLayout* DetectionTab::makeChoice()
{
    auto* row = new QHBoxLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{m_switchTitle, m_bySearch, m_byDetection, m_byHand})
        row->addWidget(each);
    row->addStretch(1);
    return row;
}

void DetectionTab::connectOptions()
{
    connect(session()->kept(), &KeptRegions::detectionWantedChanged, this,
            [this] { // changed by the user or by the program
                if (session()->kept()->isDetectionWanted()) {
                    ask();
                    applyWish();
                }
                showOptionTexts();
            });
    connect(session()->kept(), &KeptRegions::severalChanged, this, &DetectionTab::showOptionTexts);
    connect(m_byDetection, &QRadioButton::clicked, this,
            [this] { session()->kept()->setDetectionWanted(true); });
    connect(m_bySearch, &QRadioButton::clicked, this, [this] {
        session()->kept()->setDetectionWanted(false);
        session()->kept()->setSeveral({}); // also regions set by Diagnosis
    });
    connect(m_byHand, &QRadioButton::clicked, this, &DetectionTab::showByHand);
}

void DetectionTab::applyWish()
{
    const ContentDetection* answer = answerOf(*m_detection);
    if (session()->kept()->isDetectionWanted() && !session()->kept()->byHand() && answer != nullptr &&
        !answer->detected.kept.empty())
        session()->kept()->setSeveral(answer->detected.kept, SeveralOf::ContentDetection);
}

// The region of the current row; empty if the analysis has none of it.
Region DetectionTab::regionByHand() const
{
    const std::optional<std::uint32_t> candidate = chosen();
    return candidate ? answer()->lists[*candidate].span() : Region{};
}

// If the list cannot be shown, restores what was shown before.
void DetectionTab::showByHand()
{
    if (const Region region = regionByHand(); region.size() > 0)
        session()->kept()->setByHand(*chosen(), region);
    else if (session()->kept()->byHand())
        session()->kept()->setDetectionWanted(session()->kept()->isDetectionWanted());
    showOptionTexts();
}

void DetectionTab::showOptionTexts()
{
    const ContentDetection* answer = answerOf(*m_detection);
    const bool isThere = answer != nullptr && !answer->detected.kept.empty();
    m_byDetection->setEnabled(isThere);
    m_byDetection->setToolTip(
        answer != nullptr && !isThere
            ? tr("The analysis excludes every node that content detection keeps: there is nothing to show")
            : tr("The pruned page, the scores and the exports contain the nodes that content detection "
                 "keeps"));
    const bool isNeither = session()->kept()->isPrunedBy(SeveralOf::Diagnosis);
    m_bySearch->setToolTip(
        isNeither ? tr("Neither of the two: the pruned page shows the regions that were chosen in Diagnosis")
                  : tr("The pruned page shows the nodes that the search keeps with the current options"));
    sayByHand();
    const bool isComing = session()->kept()->isDetectionWanted() && answer == nullptr &&
                          (m_detection->isPending() || session()->runner()->isAnalysing());
    if (isNeither)
        check(nullptr);
    else if (session()->kept()->byHand())
        check(m_byHand);
    else
        check(session()->kept()->isDetected() || isComing ? m_byDetection : m_bySearch);
}

void DetectionTab::sayByHand()
{
    const std::optional<std::uint32_t> current = chosen();
    const std::optional<std::uint32_t> list =
        session()->kept()->byHand() ? session()->kept()->byHand() : current;
    m_byHand->setText(list ? tr("list %1").arg(*list + 1) : tr("a list"));
    m_byHand->setEnabled(session()->kept()->byHand() || regionByHand().size() > 0);
    m_byHand->setToolTip(
        m_byHand->isEnabled() ? tr("The pruned page, the scores and the exports contain the list that is "
                                   "chosen below, until the page or the options change")
        : current             ? tr("The analysis excludes every node of this list: there is nothing to show")
                              : tr("Choose a list below: the pruned page can show any of them"));
}

// `checked` is nullptr for none.
void DetectionTab::check(const QRadioButton* checked)
{
    for (QRadioButton* each : {m_bySearch, m_byDetection, m_byHand}) {
        each->setAutoExclusive(false); // otherwise one of them stays checked
        each->setChecked(each == checked);
    }
    for (QRadioButton* each : {m_bySearch, m_byDetection, m_byHand})
        each->setAutoExclusive(true);
}

} // namespace tagseam
