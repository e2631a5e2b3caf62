// SPDX-License-Identifier: MIT
// Content detection: the kind of the main content, where it is, and the evidence for each candidate.
#include "ui/tools/content/detectiontab.h"

#include "ui/session/words/detectiontext.h"
#include "ui/tools/content/blocksmodel.h"
#include "ui/tools/content/candidatetext.h"
#include "ui/tools/content/detectionbands.h"
#include "ui/tools/content/detectionmodel.h"
#include "ui/tools/content/detectiontable.h"
#include "ui/tools/content/kindstable.h"
#include "ui/widgets/markdown.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QLabel>
#include <QRadioButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <utility>

namespace tagseam {

namespace {

constexpr int leastBlocksHeight = 120; // in pixels

// The lists that are marked together with `candidate`, which comes first: what is kept is shown together.
std::vector<std::uint32_t> markedWith(const ContentDetection& detection, std::uint32_t candidate)
{
    std::vector<std::uint32_t> lists{candidate};
    const std::vector<std::uint32_t>& kept = detection.content.lists.regions;
    if (detection.isList() && std::ranges::find(kept, candidate) != kept.end())
        std::ranges::remove_copy(kept, std::back_inserter(lists), candidate);
    return lists;
}

} // namespace

DetectionTab::DetectionTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_headline(makeText()), m_difference(makeText()),
      m_switchTitle(new QLabel(this)), m_bySearch(new QRadioButton(this)),
      m_byDetection(new QRadioButton(this)), m_byHand(new QRadioButton(this)),
      m_bandsStay(new QCheckBox(this)), m_isTinted(new QCheckBox(this)), m_kinds(new KindsTable(this)),
      m_model(new DetectionModel(this)), m_candidates(new DetectionTable(m_model, this)),
      m_blocksModel(new BlocksModel(session(), this)), m_blocks(new QTreeView(this)), m_separator(makeText()),
      m_detection(explainer->detection())
{
    content()->addWidget(m_headline);
    content()->addWidget(m_difference);
    content()->addLayout(makeChoice());
    auto* switches = new QHBoxLayout;
    switches->addWidget(m_bandsStay);
    switches->addWidget(m_isTinted);
    switches->addStretch(1);
    content()->addLayout(switches);
    content()->addWidget(m_kinds);
    content()->addWidget(m_candidates, 1);
    content()->addWidget(m_blocks, 1);
    content()->addWidget(m_separator);
    m_blocks->setModel(m_blocksModel);
    m_blocks->setRootIsDecorated(false);
    m_blocks->setUniformRowHeights(true);
    m_blocks->setAllColumnsShowFocus(true);
    m_blocks->setAlternatingRowColors(true);
    m_blocks->setMinimumHeight(leastBlocksHeight);
    m_blocks->header()->setStretchLastSection(false);
    m_blocks->header()->setSectionResizeMode(BlocksModel::TextColumn, QHeaderView::Stretch);
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
                m_bandsStay->isChecked() || m_isTinted->isChecked())
                ask();
        });
    connect(session()->trees(), &PageTrees::documentChanged, this, [this] {
        m_isNew = true;
        m_blocksModel->show(nullptr); // it reads the texts of the page
    });
    connectOptions();
    connect(m_bandsStay, &QCheckBox::toggled, this, [this] { showBands(); });
    connect(session(), &PageSession::workspaceChanged, this, &DetectionTab::showTints);
    connect(session(), &PageSession::askingChanged, this, &DetectionTab::showTints);
    connect(session()->cursor(), &StepCursor::steppingChanged, this, &DetectionTab::showTints);
    connect(m_isTinted, &QCheckBox::toggled, this, [this] {
        showTints();
        updateMarks();
    });
    connect(session()->selection(), &Selection::bandPicked, this, &DetectionTab::chooseBand);
    connect(m_kinds, &KindsTable::kindChosen, this, &DetectionTab::chooseKind);
    connect(m_candidates, &QTreeView::clicked, this, &DetectionTab::chooseList);
    connect(m_candidates->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFilling)
                    chooseList(index);
            });
    connect(m_blocks, &QTreeView::clicked, this, &DetectionTab::chooseBlock);
    connect(m_blocks->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFilling)
                    chooseBlock(index);
            });
}

QString DetectionTab::title() const
{
    return tr("Content detection");
}

QString DetectionTab::tip() const
{
    return tr("Finds the main content, whether blocks of text or a list of records, with the evidence");
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

// Makes the row of the answer, or of the candidate chosen by hand, the current one. Nothing is selected on
// the page.
void DetectionTab::takeAnswer()
{
    {
        const QScopedValueRollback filling(m_isFilling, true);
        const ContentDetection* answer = answerOf(*m_detection);
        m_model->show(answer != nullptr ? *m_detection->answer() : nullptr);
        m_blocksModel->show(answer != nullptr ? *m_detection->answer() : nullptr);
        m_kinds->show(answer);
        if (answer != nullptr) {
            ContentChoice choice{answer->content.kind, 0};
            if (answer->isList())
                choice.list = answer->content.lists.regions.front();
            show(session()->kept()->byHand().value_or(choice));
        }
    }
    applyWish();
    say();
    updateMarks();
    pointToMarks();
}

// Makes the rows of the candidate current.
void DetectionTab::show(ContentChoice choice)
{
    m_kinds->setKind(choice.kind);
    if (choice.kind == ContentKind::List)
        m_candidates->setCurrentIndex(m_model->index(static_cast<int>(choice.list), 0));
    else
        m_candidates->setCurrentIndex({});
    if (const int first = m_blocksModel->firstOfText(); choice.kind == ContentKind::Text && first >= 0)
        m_blocks->scrollTo(m_blocksModel->index(first, 0), QAbstractItemView::PositionAtTop);
}

// Does not scroll if the user has selected something else.
void DetectionTab::pointToMarks()
{
    if (!isVisible() || !chosen() || !std::exchange(m_isNew, false))
        return;
    const std::vector<Region> regions = regionsByHand();
    if (session()->selection()->node() == noNode && session()->workspace() == Workspace::Inspect &&
        !regions.empty())
        session()->selection()->reveal(
            session()->runner()->analysis().sequence.nodes[regions.front().begin.value]);
}

std::optional<std::uint32_t> DetectionTab::chosenList() const
{
    const QModelIndex current = m_candidates->currentIndex();
    if (m_detection->answer() == nullptr || !current.isValid())
        return {};
    return static_cast<std::uint32_t>(current.row());
}

// The candidate of the current rows.
std::optional<ContentChoice> DetectionTab::chosen() const
{
    const ContentDetection* answer = answerOf(*m_detection);
    const std::optional<ContentKind> kind = m_kinds->kind();
    if (answer == nullptr || !kind)
        return {};
    if (*kind == ContentKind::List) {
        const std::optional<std::uint32_t> list = chosenList();
        return list ? std::optional(ContentChoice{*kind, *list}) : std::nullopt;
    }
    return *kind != ContentKind::None && !answer->placeOf(*kind).empty()
               ? std::optional(ContentChoice{*kind, 0})
               : std::nullopt;
}

// Shows the candidate on page and plot, and in the pruned page while that follows the rows.
void DetectionTab::follow(ContentChoice choice)
{
    const ContentDetection* answer = answerOf(*m_detection);
    if (answer == nullptr || !session()->runner()->hasAnalysis())
        return;
    const SeparatedPage& lists = answer->content.lists;
    if (choice.kind == ContentKind::List) {
        const RecordRegion& list = lists.candidates[choice.list];
        std::vector<NodeId> nodes = separatorNodes(lists, list);
        nodes.resize(std::min(nodes.size(), mostNodes));
        session()->selection()->select(firstNode(lists, list));
        session()->selection()->setHighlight(std::move(nodes));
    } else if (const std::vector<Region>& place = answer->placeOf(choice.kind); !place.empty()) {
        session()->selection()->selectPosition(place.front().begin);
    }
    if (session()->kept()->byHand())
        showByHand();
    say();
    updateMarks();
}

void DetectionTab::chooseList(const QModelIndex& index)
{
    if (!index.isValid() || m_detection->answer() == nullptr)
        return;
    m_kinds->setKind(ContentKind::List);
    follow({ContentKind::List, static_cast<std::uint32_t>(index.row())});
}

void DetectionTab::chooseKind()
{
    const ContentDetection* answer = answerOf(*m_detection);
    const std::optional<ContentKind> kind = m_kinds->kind();
    if (answer == nullptr || !kind)
        return;
    {
        const QScopedValueRollback filling(m_isFilling, true);
        ContentChoice choice{*kind, 0};
        if (*kind == ContentKind::List && !answer->content.lists.regions.empty())
            choice.list = answer->content.lists.regions.front();
        show(choice);
    }
    if (const std::optional<ContentChoice> choice = chosen())
        return follow(*choice);
    if (session()->kept()->byHand())
        showByHand(); // there is no candidate, so what was shown before
    say();
    updateMarks();
}

void DetectionTab::chooseBand(int number)
{
    const ContentChoice choice = choiceOfBand(number);
    {
        const QScopedValueRollback filling(m_isFilling, true);
        show(choice);
    }
    follow(choice);
}

void DetectionTab::chooseBlock(const QModelIndex& index)
{
    if (index.isValid() && m_detection->answer() != nullptr)
        session()->selection()->select(m_blocksModel->nodeAt(index.row()));
}

void DetectionTab::say()
{
    m_switchTitle->setText(tr("Pruned page:"));
    m_bySearch->setText(tr("search"));
    m_byDetection->setText(tr("detection"));
    sayByHand();
    m_bandsStay->setText(tr("Keep the bands"));
    m_bandsStay->setToolTip(tr("The candidates stay under the plot while another tab is shown"));
    m_isTinted->setText(tr("Colour by probability"));
    m_isTinted->setToolTip(
        tr("Dots of the plot and blocks of the page have the colour of the probability that they "
           "belong to the content; kept blocks have an outline"));
    m_candidates->setAccessibleName(tr("Lists of records"));
    m_blocks->setAccessibleName(tr("Blocks of text"));
    m_separator->setToolTip(
        tr("Content detection always uses symbols without styles, independently of the label attributes."));
    showBands();
    showTints();
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(session()->runner()->isAnalysing() ? tr("The page is being analysed.")
                                                           : tr("The page has not been analysed."));
    showHint({});
    const ContentDetection* answer = answerOf(*m_detection);
    showDetails();
    m_difference->setVisible(answer != nullptr && answer->content.kind != ContentKind::None &&
                             !answer->detected.kept.empty());
    if (answer != nullptr)
        sayAnswer(*answer);
    else
        m_headline->setText(m_detection->isCancelled()
                                ? tr("The search was cancelled. <a href=\"again\">Search again</a>")
                                : tr("Tagseam is searching for the main content."));
    showOptionTexts();
}

void DetectionTab::sayAnswer(const ContentDetection& detection)
{
    m_headline->setText(detectionHeadline(detection));
    m_difference->setText(detectionDifference(detection, session()->runner()->analysis().options.keep));
    m_kinds->show(&detection); // in the present language
    m_candidates->fit();
    for (int column = BlocksModel::WordsColumn; column < BlocksModel::columns; ++column)
        m_blocks->resizeColumnToContents(column);
    constexpr int leastForTexts = 4; // a long reason takes at most one part in so many from the texts
    m_blocks->setColumnWidth(
        BlocksModel::StatusColumn,
        std::min(m_blocks->columnWidth(BlocksModel::StatusColumn), m_blocks->width() / leastForTexts));
    const std::optional<std::uint32_t> list = chosenList();
    QString text = list ? tagseam::separatorText(detection, *list)
                        : guidance(tr("Choose a list to see its records on page and plot."));
    if (list)
        text += unmarkedText(detection, *list);
    m_separator->setText(text);
}

// Shows the details of the current kind: the blocks of the text, or the lists.
void DetectionTab::showDetails()
{
    const ContentDetection* answer = answerOf(*m_detection);
    const bool isText = m_kinds->kind() == ContentKind::Text;
    const bool hasLists = answer != nullptr && !isText && !answer->lists.empty();
    m_kinds->setVisible(answer != nullptr);
    m_candidates->setVisible(hasLists);
    m_separator->setVisible(hasLists);
    m_blocks->setVisible(answer != nullptr && isText);
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

// Neither an annotator nor one who is asked is shown the result of a method, and steps have colours of their
// own.
void DetectionTab::showTints()
{
    std::shared_ptr<const ContentProbabilities> tints;
    const bool areSeen =
        !session()->isAnnotating() && !session()->isAsking() && !session()->cursor()->isStepping();
    if (answerOf(*m_detection) != nullptr && m_isTinted->isChecked() && areSeen)
        tints = {*m_detection->answer(), &answerOf(*m_detection)->probabilities};
    session()->selection()->setTints(std::move(tints));
}

std::vector<RegionMark> DetectionTab::marks() const
{
    const std::optional<ContentChoice> choice = chosen();
    if (!choice || !hint().isEmpty())
        return {};
    std::vector<RegionMark> all;
    if (choice->kind != ContentKind::List) {
        if (!m_isTinted->isChecked()) // the colours show the blocks themselves
            addMarks(all, choice->kind);
        return all;
    }
    for (const std::uint32_t each : markedWith(*answerOf(*m_detection), choice->list))
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

void DetectionTab::addMarks(std::vector<RegionMark>& all, ContentKind kind) const
{
    const ContentDetection& detection = *answerOf(*m_detection);
    const CandidateStatus status =
        kind == detection.content.kind ? CandidateStatus::Main : CandidateStatus::OtherKind;
    for (const Region each : detection.placeOf(kind)) {
        if (all.size() < mostMarks)
            all.push_back({each, candidateLook(status), {}, noPosition});
    }
}

QString DetectionTab::markdownOfOther(const QWidget* widget) const
{
    if (widget == m_blocks)
        return m_blocksModel->markdown();
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
