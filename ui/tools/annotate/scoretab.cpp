// SPDX-License-Identifier: MIT
// Score: compares what is kept with the marks of the present page.
#include "ui/tools/annotate/scoretab.h"

#include "core/truth/score/segmentation.h"
#include "ui/places/placesview.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/annotate/scorefigures.h"
#include "ui/tools/annotate/scoretext.h"
#include "ui/tools/annotate/variantscores.h"
#include "ui/widgets/workbar.h"

#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace tagseam {

namespace {

constexpr int leastWrongHeight = 170; // height of the list, in pixels

PlacesWords wordsOfWrongPlaces()
{
    return {
        .title = ScoreTab::tr("Wrong places"),
        .sides = {{{ScoreTab::tr("kept noise"), ScoreTab::tr("kept noise (not marked as content)"), 9},
                   {ScoreTab::tr("pruned content"), ScoreTab::tr("pruned content (marked as content)"), 0}}},
        .side = {ScoreTab::tr("Wrong")},
        .size = {ScoreTab::tr("Text"), ScoreTab::tr("Characters of its texts, runs of white space as one"),
                 true},
        .text = {ScoreTab::tr("Label"),
                 ScoreTab::tr("The label of the innermost mark that contains the place, or – if no mark "
                              "contains it: unmarked nodes count as noise")},
        .hasWhy = true};
}

} // namespace

ScoreTab::ScoreTab(Annotator* annotator, Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_annotator(annotator), m_head(makeText()),
      m_figures(new ScoreFigures(this)), m_all(new VariantScores(this)),
      m_wrong(new PlacesView(session(), wordsOfWrongPlaces(), this)), m_explain(new QPushButton(this)),
      m_explained(makeText()), m_working(new WorkBar(this, patientMilliseconds)),
      m_kept(new Inquiry<KeptScore>(explainer)), m_variants(new Inquiry<VariantAnswers>(explainer))
{
    m_wrong->title()->setTextFormat(Qt::RichText);
    m_wrong->list()->setMinimumHeight(leastWrongHeight);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patientMilliseconds);
    for (QWidget* each : std::initializer_list<QWidget*>{m_head, m_figures, m_working, m_all})
        content()->addWidget(each);
    content()->addWidget(m_wrong, 1);
    content()->addWidget(m_explain, 0, Qt::AlignLeft);
    content()->addWidget(m_explained);
    connectAll();
    say();
}

void ScoreTab::connectAll()
{
    const auto again = [this] { refresh(); };
    connect(session()->trees(), &PageTrees::documentChanged, this, &ScoreTab::forget);
    connect(session()->runner(), &AnalysisRunner::analysisChanged, this, [this] { ++m_state; });
    connect(session()->kept(), &KeptRegions::severalChanged, this, [this] {
        ++m_state;
        refresh();
    });
    connect(session()->runner(), &AnalysisRunner::analysisStarted, this, &ScoreTab::updateWork);
    connect(m_annotator, &Annotator::opened, this, &ScoreTab::forget);
    connect(m_annotator, &Annotator::closed, this, &ScoreTab::forget);
    connect(m_annotator, &Annotator::changed, this, again);
    connect(session()->selection(), &Selection::contentChanged, this, again);
    connect(m_kept, &InquiryBase::changed, this, &ScoreTab::takeKept);
    connect(m_variants, &InquiryBase::changed, this, &ScoreTab::takeVariants);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_isPast = true;
        say();
    });
    connect(m_working, &WorkBar::cancelled, this, [this] {
        m_kept->cancel();
        m_variants->cancel();
    });
    connect(m_variants, &InquiryBase::progressed, m_working, &WorkBar::setProgress);
    connect(m_all, &VariantScores::adopted, this, &ScoreTab::adopt);
    connect(m_wrong, &PlacesView::chosen, this, [this] { updateMarks(); });
    connect(m_wrong, &PlacesView::whyWanted, this, [this] { emit tabWanted(QStringLiteral("why")); });
    connect(m_explain, &QPushButton::clicked, this,
            [this] { session()->selection()->setContent(contentRoots(m_truth)); });
}

QString ScoreTab::title() const
{
    return tr("Score");
}

QString ScoreTab::tip() const
{
    return tr("Shows how well the kept nodes agree with your marks, and where they differ");
}

// Another tree, or another annotation, has come: all results are out of date.
void ScoreTab::forget()
{
    ++m_page;
    ++m_state;
    m_kept->clear();
    m_variants->clear();
    m_keptAsked = {};
    m_variantsAsked = {};
    m_masks.clear();
    m_score.reset();
    m_before.reset();
    m_wrongState = -1;
    m_variantScores.clear();
    m_truth = {};
    m_wrong->show({});
    refresh();
}

QString ScoreTab::obstacle() const
{
    if (!session()->trees()->hasDocument())
        return tr("No page is open.");
    if (session()->isAsking())
        return tr("Hidden while a question waits for its answer.");
    if (!m_annotator->isOpen())
        return m_annotator->isOpening()
                   ? tr("The annotation of the page is being read.")
                   : tr("No annotation is open. The workspace Annotate (Ctrl+3) opens it.");
    if (m_annotator->marks().empty())
        return tr("The score requires marks, and nothing is marked yet. Point at main content or records on "
                  "the page and press 1 or 2.");
    const bool areOrphans = m_truth.orphans == m_annotator->marks().size() || !session()->trees()->isSource();
    if (m_truth.labelled.empty())
        return areOrphans
                   ? tr("%n marks are orphans: they are not on this page. The tab Marks shows why, and can "
                        "place them again.",
                        nullptr, static_cast<int>(m_truth.orphans))
                   : tr("%n mark(s) are not in the source tree, which is shown. Show the rendered tree "
                        "to score.",
                        nullptr, static_cast<int>(m_truth.left()));
    if (!session()->runner()->hasAnalysis())
        return session()->runner()->isAnalysing() ? tr("The page is being analysed.")
                                                  : tr("The page has not been analysed, so it has no score.");
    return {};
}

void ScoreTab::ask()
{
    m_truth = session()->trees()->hasDocument() ? scoredGroundTruth(*m_annotator) : ScoredGroundTruth();
    if (obstacle().isEmpty()) {
        askKept();
        askVariants();
    }
    updateWork();
}

void ScoreTab::askKept()
{
    const Asked wanted{m_state, m_truth.labelled};
    if (wanted == m_keptAsked &&
        (m_kept->isPending() || m_kept->answer() != nullptr || m_kept->isCancelled()))
        return;
    m_keptAsked = wanted;
    m_kept->ask(tr("scoring the kept nodes"), [truth = m_truth.labelled, kept = session()->kept()->mask()](
                                                  const Material& material, const TellProgress&) {
        return scoreKept(*material.document, truth, kept);
    });
}

ScoreTab::MasksKey ScoreTab::masksKey() const
{
    MasksKey key{session()->runner()->shownSetup(), session()->trees()->document().hasComputedStyles(),
                 m_page};
    key.base.search = variants.front().with(key.base.search);
    return key;
}

void ScoreTab::askVariants()
{
    const MasksKey key = masksKey();
    const bool isSame = key == m_masksKey;
    const Asked wanted{m_page, m_truth.labelled};
    if (isSame && wanted == m_variantsAsked &&
        (m_variants->isPending() || m_variants->answer() != nullptr || m_variants->isCancelled()))
        return;
    if (!isSame)
        m_masks.clear();
    m_masksKey = key;
    m_variantsAsked = wanted;
    m_variants->ask(tr("scoring all variants: %v of %m"),
                    [base = key.base, truth = m_truth.labelled, known = m_masks](const Material& material,
                                                                                 const TellProgress& tell) {
                        return scoreVariants(*material.document, base, truth, known, material.stop, tell);
                    });
}

bool ScoreTab::isCurrent() const
{
    return m_score && !isDue() && !session()->runner()->isAnalysing() && m_kept->answer() != nullptr;
}

// The figures before stay until new ones are ready, and are greyed if that takes long.
void ScoreTab::updateWork()
{
    const InquiryBase* working = m_variants->isPending() ? static_cast<InquiryBase*>(m_variants) : nullptr;
    if (working == nullptr && m_kept->isPending())
        working = m_kept;
    if (std::exchange(m_shownWork, working) != working)
        working != nullptr ? m_working->begin(working->topic()) : m_working->end();
    const bool isCurrentNow =
        working == nullptr && !session()->runner()->isAnalysing() && m_kept->answer() != nullptr;
    if (isCurrentNow) {
        m_patience.stop();
        m_isPast = false;
    } else if (!m_isPast && !m_patience.isActive()) {
        m_patience.start();
    }
}

void ScoreTab::takeKept()
{
    if (const KeptScore* answer = m_kept->answer()) {
        if (m_hadContent != m_truth.hasContent())
            m_score.reset(); // the next figures are shown without a change
        m_hadContent = m_truth.hasContent();
        if (!m_score || *m_score != answer->score)
            m_before = std::exchange(m_score, answer->score);
        ListedPlaces listed{answer->wrong, {}, {}};
        for (const MaskDifference& place : answer->wrong)
            listed.sizes.push_back(place.characters);
        for (const std::uint32_t mark : answer->marks)
            listed.texts.push_back(mark == noMark ? QStringLiteral("–")
                                                  : labelText(m_keptAsked.truth[mark].label));
        m_wrong->show(listed);
        m_wrongState = m_keptAsked.state;
    }
    updateWork();
    say();
    updateMarks();
}

void ScoreTab::takeVariants()
{
    if (const VariantAnswers* answer = m_variants->answer(); answer != nullptr && !answer->scores.empty()) {
        m_masks = answer->masks;
        m_variantScores = answer->scores;
    }
    updateWork();
    say();
}

void ScoreTab::say()
{
    m_explain->setText(tr("Explain against this ground truth"));
    m_explain->setToolTip(
        tr("The sections of Explain use your marks as ground truth: see Variants and Diagnosis."));
    const QString hint = obstacle();
    showHint(hint);
    if (!hint.isEmpty())
        return;
    QString head = scoredText(m_truth, *session());
    if (m_kept->isCancelled() || m_variants->isCancelled())
        head += ' ' + tr("Scoring was cancelled. <a href=\"again\">Score again</a>");
    m_head->setText(head);
    m_figures->show(m_score, m_before, m_truth);
    m_figures->setStale(m_isPast);
    m_all->show(scoredName(*session()), session()->runner()->shownSetup(), m_score, m_variantScores, m_truth,
                m_isPast);
    sayWrong();
    sayExplained();
}

void ScoreTab::sayWrong()
{
    if (!m_truth.hasContent())
        m_wrong->show({});
    const std::size_t places = m_wrong->model()->places().size();
    const QString text =
        !m_truth.hasContent() ? tr("mark content to see them.")
        : m_wrongState < 0    ? tr("searching…")
        : places == 0         ? tr("none. Exactly the marked content is kept.")
                      : tr("%n place(s), coloured on page and plot.", nullptr, static_cast<int>(places));
    m_wrong->say(tr("<b>Wrong places:</b>") + ' ' + text);
}

void ScoreTab::sayExplained()
{
    const std::vector<NodeId> roots = contentRoots(m_truth);
    const bool isTaken = !roots.empty() && session()->selection()->content() == roots;
    m_explain->setEnabled(!roots.empty() && !isTaken);
    m_explained->setText(
        isTaken ? tr("Explain uses your marks as ground truth: see <a href=\"tab:variants\">Variants</a> and "
                     "<a href=\"tab:diagnosis\">Diagnosis</a>.")
                : QString());
}

std::vector<RegionMark> ScoreTab::marks() const
{
    const bool isKnown = hint().isEmpty() && m_wrongState == m_state && session()->runner()->hasAnalysis();
    return isKnown ? m_wrong->marks() : std::vector<RegionMark>();
}

void ScoreTab::follow(const QString& link)
{
    if (link != QLatin1String("again"))
        return ExplainTab::follow(link);
    m_keptAsked = {};
    m_variantsAsked = {};
    refresh();
}

void ScoreTab::adopt(const Setup& setup)
{
    if (session()->runner()->hasAnalysis() && setup != session()->runner()->shownSetup())
        session()->changes()->apply(setup, session()->trees()->shown(), setupName(setup));
}

} // namespace tagseam
