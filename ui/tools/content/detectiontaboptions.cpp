// SPDX-License-Identifier: MIT
// The options of the tab Content detection: what the pruned page shows, and who chose it.
#include "ui/tools/content/detectiontab.h"

#include "ui/session/words/detectiontext.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>

#include <initializer_list>
#include <utility>

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
        session()->kept()->setSeveral(answer->detected.kept, RegionSource::ContentDetection);
}

// The regions of the current candidate; empty if the analysis has none of it.
std::vector<Region> DetectionTab::regionsByHand() const
{
    const std::optional<ContentChoice> choice = chosen();
    if (!choice)
        return {};
    if (choice->kind != ContentKind::List)
        return answer()->placeOf(choice->kind);
    const Region span = answer()->lists[choice->list].span();
    return span.size() > 0 ? std::vector{span} : std::vector<Region>();
}

// If the candidate cannot be shown, restores what was shown before.
void DetectionTab::showByHand()
{
    if (std::vector<Region> regions = regionsByHand(); !regions.empty())
        session()->kept()->setByHand(*chosen(), std::move(regions));
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
    const bool isNeither = session()->kept()->isPrunedBy(RegionSource::Diagnosis);
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
    const std::optional<ContentChoice> current = chosen();
    const std::optional<ContentChoice> choice =
        session()->kept()->byHand() ? session()->kept()->byHand() : current;
    m_byHand->setText(choice ? choiceName(*choice) : tr("a candidate"));
    m_byHand->setEnabled(session()->kept()->byHand() || !regionsByHand().empty());
    m_byHand->setToolTip(
        m_byHand->isEnabled() ? tr("The pruned page, the scores and the exports contain the candidate that "
                                   "is chosen below, until "
                                   "the page or the options change")
        : current ? tr("The analysis excludes every node of this candidate: there is nothing to show")
                  : tr("Choose a kind or a list below: the pruned page can show any of them"));
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
