// SPDX-License-Identifier: MIT
// Cure: the main region and its records by separators.
#include "ui/tools/content/curetab.h"

#include "ui/session/curetext.h"
#include "ui/tools/content/curebands.h"
#include "ui/tools/content/curemodel.h"
#include "ui/tools/content/curetable.h"
#include "ui/widgets/markdown.h"

#include <QCheckBox>
#include <QHideEvent>
#include <QLabel>
#include <QRadioButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tagseam {

namespace {

// The lists that are marked with one of them, that first: what is kept is shown together.
std::vector<std::uint32_t> markedWith(const Cure& cure, std::uint32_t candidate)
{
    std::vector<std::uint32_t> lists{candidate};
    const std::vector<std::uint32_t>& kept = cure.page.regions;
    if (std::ranges::find(kept, candidate) != kept.end())
        std::ranges::remove_copy(kept, std::back_inserter(lists), candidate);
    return lists;
}

} // namespace

CureTab::CureTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_headline(makeText()), m_difference(makeText()), m_switches(nullptr),
      m_switchTitle(new QLabel(this)), m_bySearch(new QRadioButton(this)), m_byCure(new QRadioButton(this)),
      m_byHand(new QRadioButton(this)), m_bandsStay(new QCheckBox(this)), m_model(new CureModel(this)),
      m_candidates(new CureTable(m_model, this)), m_separator(makeText()), m_cure(explainer->cure())
{
    content()->addWidget(m_headline);
    content()->addWidget(m_difference);
    m_switches = makeSwitches();
    content()->addLayout(m_switches);
    content()->addWidget(m_candidates, 1);
    content()->addWidget(m_separator);
    connectAll();
}

void CureTab::connectAll()
{
    connect(m_cure, &InquiryBase::changed, this, &CureTab::takeAnswer);
    // What is to be seen whether or not the tab is: the pruned page, and the bands.
    for (const auto signal : {&AnalysisRunner::analysisChanged, &AnalysisRunner::analysisCancelled,
                              &AnalysisRunner::stylesChanged})
        connect(session()->runner(), signal, this, [this] { // they have taken it away, or may have
            if (session()->kept()->isCureWanted() || session()->kept()->byHand() || m_bandsStay->isChecked())
                ask();
        });
    connect(session()->trees(), &PageTrees::documentChanged, this, [this] { m_isNew = true; });
    connectSwitches();
    connect(m_bandsStay, &QCheckBox::toggled, this, [this] { showBands(); });
    connect(session()->selection(), &Selection::bandPicked, this, &CureTab::chooseBand);
    connect(m_candidates, &QTreeView::clicked, this, &CureTab::choose);
    connect(m_candidates->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFilling)
                    choose(index);
            });
}

QString CureTab::title() const
{
    return tr("Cure");
}

QString CureTab::tip() const
{
    return tr("The page’s records by what comes again and again beneath one parent, where the published "
              "search fails");
}

bool CureTab::isCurrent() const
{
    return m_cure->answer() != nullptr && !isDue() && !session()->runner()->isAnalysing();
}

void CureTab::ask()
{
    askCure(*m_cure, *session());
    pointToMarks();
}

// The row of the main region, or of what was chosen by hand, is the current one; nothing is selected on the
// page for it.
void CureTab::takeAnswer()
{
    {
        const QScopedValueRollback filling(m_isFilling, true);
        const Cure* answer = answerOf(*m_cure);
        m_model->show(answer != nullptr ? *m_cure->answer() : nullptr);
        std::optional<std::uint32_t> row = session()->kept()->byHand();
        if (!row && answer != nullptr && answer->hasRecords())
            row = answer->page.regions.front();
        if (row)
            m_candidates->setCurrentIndex(m_model->index(static_cast<int>(*row), 0));
    }
    applyWish();
    say();
    updateMarks();
    pointToMarks();
}

// A person who looks at something stays there.
void CureTab::pointToMarks()
{
    const std::optional<std::uint32_t> candidate = chosen();
    if (!isVisible() || !candidate || !std::exchange(m_isNew, false))
        return;
    const std::vector<Region>& records = answer()->lists[*candidate].records;
    if (session()->selection()->node() == noNode && session()->workspace() == Workspace::Inspect &&
        !records.empty())
        explainer()->reveal(session()->runner()->analysis().sequence.nodes[records.front().begin.value]);
}

std::optional<std::uint32_t> CureTab::chosen() const
{
    const QModelIndex current = m_candidates->currentIndex();
    if (m_cure->answer() == nullptr || !current.isValid())
        return {};
    return static_cast<std::uint32_t>(current.row());
}

// Where its first record begins, and its separators.
void CureTab::choose(const QModelIndex& index)
{
    const Cure* answer = answerOf(*m_cure);
    if (answer == nullptr || !index.isValid() || !session()->runner()->hasAnalysis())
        return;
    const RecordRegion& candidate = answer->page.candidates[static_cast<std::size_t>(index.row())];
    std::vector<NodeId> nodes = separatorNodes(answer->page, candidate);
    nodes.resize(std::min(nodes.size(), mostNodes));
    session()->selection()->select(firstNode(answer->page, candidate));
    session()->selection()->setHighlight(std::move(nodes));
    if (session()->kept()->byHand())
        showByHand();
    say();
    updateMarks();
}

void CureTab::chooseBand(int candidate)
{
    const QModelIndex index = m_model->index(candidate, 0);
    if (index == m_candidates->currentIndex().siblingAtColumn(0))
        choose(index);
    else
        m_candidates->setCurrentIndex(index); // which chooses it
}

void CureTab::say()
{
    m_switchTitle->setText(tr("Pruned page:"));
    m_bySearch->setText(tr("published search"));
    m_byCure->setText(tr("cure"));
    sayByHand();
    m_bandsStay->setText(tr("Keep the bands"));
    m_bandsStay->setToolTip(tr("The candidates stay under the plot when another tab is in front"));
    m_candidates->setAccessibleName(tr("Candidates"));
    m_separator->setToolTip(
        tr("The cure’s symbols have no style, whatever label attributes the toolbar names."));
    showBands();
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(session()->runner()->isAnalysing() ? tr("The page is being analysed.")
                                                           : tr("The page has not been analysed."));
    showHint({});
    const Cure* answer = answerOf(*m_cure);
    m_candidates->setVisible(answer != nullptr && !answer->lists.empty());
    m_difference->setVisible(answer != nullptr && answer->hasRecords() && !answer->cured.kept.empty());
    m_separator->setVisible(answer != nullptr && !answer->lists.empty());
    if (answer != nullptr)
        sayAnswer(*answer);
    else
        m_headline->setText(m_cure->isCancelled()
                                ? tr("The search was cancelled. <a href=\"again\">Search again</a>")
                                : tr("What comes again and again is being looked for."));
    saySwitches();
}

void CureTab::sayAnswer(const Cure& cure)
{
    m_headline->setText(cureHeadline(cure));
    m_difference->setText(cureDifference(cure, session()->runner()->analysis().options.keep));
    m_candidates->fit(); // titles are as long as the language has them
    const std::optional<std::uint32_t> candidate = chosen();
    QString text = candidate ? tagseam::separatorText(cure, *candidate)
                             : guidance(tr("Choose a list to see its records on page and plot."));
    if (candidate)
        text += unmarkedText(cure, *candidate);
    m_separator->setText(text);
}

QString CureTab::unmarkedText(const Cure& cure, std::uint32_t candidate)
{
    const std::vector<std::uint32_t> lists = markedWith(cure, candidate);
    std::size_t records = 0;
    for (const std::uint32_t each : lists)
        records += cure.lists[each].records.size();
    if (records <= mostMarks)
        return {};
    return ' ' + (lists.size() == 1
                      ? tr("Only the first %1 of its %2 records are marked.")
                      : tr("Only %1 of the %2 records that are kept are marked, those of this list first."))
                     .arg(mostMarks)
                     .arg(records);
}

void CureTab::showBands()
{
    const Cure* answer = answerOf(*m_cure);
    const bool areSeen = answer != nullptr && (isVisible() || m_bandsStay->isChecked());
    session()->selection()->setBands(areSeen ? cureBands(*answer, chosen(), mostLanes)
                                             : std::vector<NestedBand>());
}

std::vector<RegionMark> CureTab::marks() const
{
    const std::optional<std::uint32_t> candidate = chosen();
    if (!candidate || !hint().isEmpty())
        return {};
    std::vector<RegionMark> all;
    for (const std::uint32_t each : markedWith(*answerOf(*m_cure), *candidate))
        addMarks(all, each);
    return all;
}

// Records are known by their number in the list.
void CureTab::addMarks(std::vector<RegionMark>& all, std::uint32_t candidate) const
{
    const PlacedList& list = answerOf(*m_cure)->lists[candidate];
    for (std::size_t i = 0; i < list.records.size() && all.size() < mostMarks; ++i)
        all.push_back({list.records[i], candidateLook(list.status), QString::number(i + 1), noPosition});
}

QString CureTab::markdownOfOther(const QWidget* widget) const
{
    return widget == m_candidates ? m_model->markdown() : QString();
}

void CureTab::follow(const QString& link)
{
    if (link != QLatin1String("again"))
        return ExplainTab::follow(link);
    m_cure->clear();
    ask();
}

void CureTab::resizeEvent(QResizeEvent* event)
{
    ExplainTab::resizeEvent(event);
    foldSwitches();
}

void CureTab::showEvent(QShowEvent* event)
{
    ExplainTab::showEvent(event); // which asks, soon
    m_isNew = m_isNew || !event->spontaneous();
}

void CureTab::hideEvent(QHideEvent* event)
{
    ExplainTab::hideEvent(event);
    if (!event->spontaneous())
        showBands();
}

const Tool cureTool{"cure", {}, [](const ToolContext& context, QWidget* parent) -> Pane* {
                        return new CureTab(context.explainer, parent);
                    }};

} // namespace tagseam
