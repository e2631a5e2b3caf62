// SPDX-License-Identifier: MIT
// Content detection: the main region and its records by record separators.
#include "ui/tools/content/detectiontab.h"

#include "ui/session/detectiontext.h"
#include "ui/tools/content/detectionbands.h"
#include "ui/tools/content/detectionmodel.h"
#include "ui/tools/content/detectiontable.h"
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

// The lists that are marked together with `candidate`, which comes first: what is kept is shown together.
std::vector<std::uint32_t> markedWith(const ContentDetection& detection, std::uint32_t candidate)
{
    std::vector<std::uint32_t> lists{candidate};
    const std::vector<std::uint32_t>& kept = detection.page.regions;
    if (std::ranges::find(kept, candidate) != kept.end())
        std::ranges::remove_copy(kept, std::back_inserter(lists), candidate);
    return lists;
}

} // namespace

DetectionTab::DetectionTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_headline(makeText()), m_difference(makeText()),
      m_switchTitle(new QLabel(this)), m_bySearch(new QRadioButton(this)),
      m_byDetection(new QRadioButton(this)), m_byHand(new QRadioButton(this)),
      m_bandsStay(new QCheckBox(this)), m_model(new DetectionModel(this)),
      m_candidates(new DetectionTable(m_model, this)), m_separator(makeText()),
      m_detection(explainer->detection())
{
    content()->addWidget(m_headline);
    content()->addWidget(m_difference);
    content()->addLayout(makeChoice());
    content()->addWidget(m_bandsStay);
    content()->addWidget(m_candidates, 1);
    content()->addWidget(m_separator);
    connectAll();
}

void DetectionTab::connectAll()
{
    connect(m_detection, &InquiryBase::changed, this, &DetectionTab::takeAnswer);
    // The pruned page and the bands are visible even if the tab is not.
    for (const auto signal : {&AnalysisRunner::analysisChanged, &AnalysisRunner::analysisCancelled,
                              &AnalysisRunner::stylesChanged})
        connect(session()->runner(), signal, this, [this] { // they have dropped the answer, or may have
            if (session()->kept()->isDetectionWanted() || session()->kept()->byHand() ||
                m_bandsStay->isChecked())
                ask();
        });
    connect(session()->trees(), &PageTrees::documentChanged, this, [this] { m_isNew = true; });
    connectOptions();
    connect(m_bandsStay, &QCheckBox::toggled, this, [this] { showBands(); });
    connect(session()->selection(), &Selection::bandPicked, this, &DetectionTab::chooseBand);
    connect(m_candidates, &QTreeView::clicked, this, &DetectionTab::choose);
    connect(m_candidates->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFilling)
                    choose(index);
            });
}

QString DetectionTab::title() const
{
    return tr("Content detection");
}

QString DetectionTab::tip() const
{
    return tr("Finds the main content by its repeated records, with the evidence for each candidate");
}

bool DetectionTab::isCurrent() const
{
    return m_detection->answer() != nullptr && !isDue() && !session()->runner()->isAnalysing();
}

void DetectionTab::ask()
{
    askDetection(*m_detection, *session());
    pointToMarks();
}

// Makes the row of the main region, or of the list chosen by hand, the current one. Nothing is selected on
// the page.
void DetectionTab::takeAnswer()
{
    {
        const QScopedValueRollback filling(m_isFilling, true);
        const ContentDetection* answer = answerOf(*m_detection);
        m_model->show(answer != nullptr ? *m_detection->answer() : nullptr);
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

// Does not scroll if the user has selected something else.
void DetectionTab::pointToMarks()
{
    const std::optional<std::uint32_t> candidate = chosen();
    if (!isVisible() || !candidate || !std::exchange(m_isNew, false))
        return;
    const std::vector<Region>& records = answer()->lists[*candidate].records;
    if (session()->selection()->node() == noNode && session()->workspace() == Workspace::Inspect &&
        !records.empty())
        explainer()->reveal(session()->runner()->analysis().sequence.nodes[records.front().begin.value]);
}

std::optional<std::uint32_t> DetectionTab::chosen() const
{
    const QModelIndex current = m_candidates->currentIndex();
    if (m_detection->answer() == nullptr || !current.isValid())
        return {};
    return static_cast<std::uint32_t>(current.row());
}

// Goes to the beginning of its first record, and highlights its record separators.
void DetectionTab::choose(const QModelIndex& index)
{
    const ContentDetection* answer = answerOf(*m_detection);
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

void DetectionTab::chooseBand(int candidate)
{
    const QModelIndex index = m_model->index(candidate, 0);
    if (index == m_candidates->currentIndex().siblingAtColumn(0))
        choose(index);
    else
        m_candidates->setCurrentIndex(index); // selects it, too
}

void DetectionTab::say()
{
    m_switchTitle->setText(tr("Pruned page:"));
    m_bySearch->setText(tr("search"));
    m_byDetection->setText(tr("detection"));
    sayByHand();
    m_bandsStay->setText(tr("Keep the bands"));
    m_bandsStay->setToolTip(tr("The candidates stay under the plot while another tab is shown"));
    m_candidates->setAccessibleName(tr("Candidates"));
    m_separator->setToolTip(
        tr("Content detection always uses symbols without styles, independently of the label attributes."));
    showBands();
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(session()->runner()->isAnalysing() ? tr("The page is being analysed.")
                                                           : tr("The page has not been analysed."));
    showHint({});
    const ContentDetection* answer = answerOf(*m_detection);
    m_candidates->setVisible(answer != nullptr && !answer->lists.empty());
    m_difference->setVisible(answer != nullptr && answer->hasRecords() && !answer->detected.kept.empty());
    m_separator->setVisible(answer != nullptr && !answer->lists.empty());
    if (answer != nullptr)
        sayAnswer(*answer);
    else
        m_headline->setText(m_detection->isCancelled()
                                ? tr("The search was cancelled. <a href=\"again\">Search again</a>")
                                : tr("Tagseam is searching for repeated records."));
    showOptionTexts();
}

void DetectionTab::sayAnswer(const ContentDetection& detection)
{
    m_headline->setText(detectionHeadline(detection));
    m_difference->setText(detectionDifference(detection, session()->runner()->analysis().options.keep));
    m_candidates->fit(); // the length of titles depends on the language
    const std::optional<std::uint32_t> candidate = chosen();
    QString text = candidate ? tagseam::separatorText(detection, *candidate)
                             : guidance(tr("Choose a list to see its records on page and plot."));
    if (candidate)
        text += unmarkedText(detection, *candidate);
    m_separator->setText(text);
}

QString DetectionTab::unmarkedText(const ContentDetection& detection, std::uint32_t candidate)
{
    const std::vector<std::uint32_t> lists = markedWith(detection, candidate);
    std::size_t records = 0;
    for (const std::uint32_t each : lists)
        records += detection.lists[each].records.size();
    if (records <= mostMarks)
        return {};
    return ' ' + (lists.size() == 1
                      ? tr("Only the first %1 of its %2 records are marked.")
                      : tr("Only %1 of the %2 kept records are marked, beginning with those of this list."))
                     .arg(mostMarks)
                     .arg(records);
}

void DetectionTab::showBands()
{
    const ContentDetection* answer = answerOf(*m_detection);
    const bool areSeen = answer != nullptr && (isVisible() || m_bandsStay->isChecked());
    session()->selection()->setBands(areSeen ? detectionBands(*answer, chosen(), mostLanes)
                                             : std::vector<NestedBand>());
}

std::vector<RegionMark> DetectionTab::marks() const
{
    const std::optional<std::uint32_t> candidate = chosen();
    if (!candidate || !hint().isEmpty())
        return {};
    std::vector<RegionMark> all;
    for (const std::uint32_t each : markedWith(*answerOf(*m_detection), *candidate))
        addMarks(all, each);
    return all;
}

// Records are labelled with their number in the list.
void DetectionTab::addMarks(std::vector<RegionMark>& all, std::uint32_t candidate) const
{
    const PlacedList& list = answerOf(*m_detection)->lists[candidate];
    for (std::size_t i = 0; i < list.records.size() && all.size() < mostMarks; ++i)
        all.push_back({list.records[i], candidateLook(list.status), QString::number(i + 1), noPosition});
}

QString DetectionTab::markdownOfOther(const QWidget* widget) const
{
    return widget == m_candidates ? m_model->markdown() : QString();
}

void DetectionTab::follow(const QString& link)
{
    if (link != QLatin1String("again"))
        return ExplainTab::follow(link);
    m_detection->clear();
    ask();
}

void DetectionTab::showEvent(QShowEvent* event)
{
    ExplainTab::showEvent(event); // calls ask() soon
    m_isNew = m_isNew || !event->spontaneous();
}

void DetectionTab::hideEvent(QHideEvent* event)
{
    ExplainTab::hideEvent(event);
    if (!event->spontaneous())
        showBands();
}

const Tool detectionTool{.id = "detection",
                         .key = {},
                         .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                             return new DetectionTab(context.explainer, parent);
                         },
                         .tab = "content"};

} // namespace tagseam
