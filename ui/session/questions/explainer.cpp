// SPDX-License-Identifier: MIT
// The state that the views of the Explain dock share.
#include "ui/session/questions/explainer.h"

#include "ui/session/questions/detectionquestion.h"
#include "ui/session/questions/pageversions.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace tagseam {

Explainer::Explainer(PageSession* session, QObject* parent)
    : QObject(parent), m_session(session), m_pool(new QThreadPool(this)),
      m_history(new ChangeHistory(session, this)), m_before(new Inquiry<NodeCounts>(this)),
      m_detection(new DetectionInquiry(this))
{
    m_pool->setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    connect(session->trees(), &PageTrees::documentChanged, this, &Explainer::clear);
    connect(session->trees(), &PageTrees::documentChanged, this, &Explainer::moveContent);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, [this] {
        clear();
        askBefore();
        emit editsChanged();
    });
    connect(session->runner(), &AnalysisRunner::analysisStarted, this, &Explainer::giveUp);
    connect(session->trees(), &PageTrees::readersUnwanted, this, &Explainer::giveUp);
    for (const auto stays : {&AnalysisRunner::analysisCancelled, &AnalysisRunner::stylesChanged})
        connect(session->runner(), stays, this, &Explainer::askBefore);
    connect(session->runner(), &AnalysisRunner::optionsChanged, this, &Explainer::editsChanged);
    // Undo applies to another change then.
    connect(m_history, &ChangeHistory::went, this, &Explainer::keepTried);
    connect(m_before, &InquiryBase::changed, this, &Explainer::editsChanged);
    connect(session->runner(), &AnalysisRunner::editsDropped, this, [this](int count) {
        m_session->notifier()->hint(
            tr("%n changes of “What if” referred to nodes of the previous page and were undone.", nullptr,
               count));
    });
    m_versions = new PageVersions(this); // gets each analysis after clear()
}

void Explainer::setSite(std::shared_ptr<const LearntSite> site, double threshold)
{
    m_site = std::move(site);
    m_siteThreshold = threshold;
    m_session->algorithms()->setSite(m_site, threshold);
    emit siteChanged();
}

void Explainer::add(InquiryBase* inquiry)
{
    m_inquiries.push_back(inquiry);
    connect(inquiry, &InquiryBase::changed, this, [this] {
        if (working() == m_working)
            return;
        m_working = working();
        emit workChanged();
    });
    connect(inquiry, &InquiryBase::progressed, this, [this, inquiry](int done, int total) {
        if (inquiry == m_working)
            emit progressed(done, total);
    });
    connect(inquiry, &QObject::destroyed, this, [this, inquiry] { std::erase(m_inquiries, inquiry); });
}

InquiryBase* Explainer::working() const
{
    if (m_working != nullptr && m_working->isPending())
        return m_working;
    const auto found = std::ranges::find_if(m_inquiries, &InquiryBase::isPending);
    return found == m_inquiries.end() ? nullptr : *found;
}

void Explainer::cancel()
{
    for (InquiryBase* each : m_inquiries)
        each->cancel();
}

void Explainer::clear()
{
    for (InquiryBase* each : m_inquiries) {
        if (each->isOfPage())
            each->clear();
    }
}

// Answers that are known stay as long as their analysis.
void Explainer::giveUp()
{
    for (InquiryBase* each : m_inquiries) {
        if (each->isPending() && each->isOfPage())
            each->clear();
    }
}

Setup Explainer::setup() const
{
    return m_session->runner()->analysis().options;
}

void Explainer::apply(const Setup& setup, PageSource source, const QString& change)
{
    const bool isEdit = !setup.path.edits.empty() && setup.path.edits != edits();
    m_session->runner()->setOptions({setup, source});
    if (isEdit)
        return; // the edits say it
    m_tried = change;
    emit editsChanged();
}

void Explainer::keepTried()
{
    m_tried.clear();
    emit editsChanged();
}

void Explainer::takeAway(TagPathEdit edit)
{
    std::vector<TagPathEdit> all = edits();
    all.push_back(std::move(edit));
    setEdits(std::move(all));
}

void Explainer::undoEdit()
{
    std::vector<TagPathEdit> all = edits();
    if (all.empty())
        return;
    all.pop_back();
    setEdits(std::move(all));
}

void Explainer::undoAllEdits()
{
    setEdits({});
}

void Explainer::setEdits(std::vector<TagPathEdit> edits)
{
    AnalysisOptions options = m_session->runner()->wantedOptions();
    options.path.edits = std::move(edits);
    m_session->runner()->setOptions(options);
}

void Explainer::askBefore()
{
    if (!m_session->runner()->hasAnalysis() || edits().empty() || m_before->answer() != nullptr)
        return;
    Setup without = setup();
    without.path.edits.clear();
    m_before->ask(tr("counting without the changes"),
                  [without](const Material& material, const TellProgress&) {
                      return outcomeOf(*material.document, without, material.stop).counts;
                  });
}

void Explainer::setContent(std::vector<NodeId> nodes)
{
    std::ranges::sort(nodes);
    if (nodes == m_content)
        return;
    m_content = std::move(nodes);
    emit contentChanged();
}

// Moves the content from the old tree to the other one if it is of the same page.
void Explainer::moveContent()
{
    std::vector<NodeId> there;
    if (m_session->trees()->isSwitching() && m_session->trees()->comparison()->hasDiff()) {
        const TreeDiff& diff = m_session->trees()->comparison()->diff();
        const std::vector<NodeId>& now = m_session->trees()->isSource() ? diff.sourceOf : diff.renderedOf;
        for (const NodeId node : m_content) {
            if (now[node.value] != noNode)
                there.push_back(now[node.value]);
        }
    }
    setContent(std::move(there));
}

Region Explainer::contentRegion() const
{
    Region all;
    for (const NodeId node : m_content) {
        const Region below =
            positionsBelow(m_session->trees()->document(), m_session->runner()->analysis().sequence, node);
        if (below.size() == 0)
            continue;
        all =
            all.size() == 0 ? below : Region{std::min(all.begin, below.begin), std::max(all.end, below.end)};
    }
    return all;
}

std::vector<NodeId> Explainer::nodesOf(Region region) const
{
    const Document& document = m_session->trees()->document();
    std::vector<NodeId> nodes;
    for (const NodeRun run : coveringRuns(document, m_session->runner()->analysis().sequence, region)) {
        for (NodeId node = run.first; node != noNode && node <= run.last; node = document.nextSibling(node)) {
            if (positionsBelow(document, m_session->runner()->analysis().sequence, node).size() > 0)
                nodes.push_back(node);
        }
    }
    return nodes;
}

std::vector<NodeId> Explainer::nodesOf(Symbol symbol) const
{
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    std::vector<NodeId> nodes;
    for (std::uint32_t p = 0; p < sequence.size(); ++p) {
        if (sequence.symbols[p] == symbol)
            nodes.push_back(sequence.nodes[p]);
    }
    return nodes;
}

void Explainer::highlight(Symbol symbol)
{
    m_session->selection()->setHighlight(nodesOf(symbol));
}

void Explainer::stepTo(std::uint32_t level, std::uint32_t attempt, Position split)
{
    m_session->setStepping(true);
    m_session->cursor()->step([&](Stepper& stepper) {
        const std::uint32_t within = attempt - stepper.trace().levels[level].firstAttempt;
        if (split.value == 0 || !stepper.seek(level, within, Position{split.value - 1}))
            stepper.seek(level, within, noPosition);
    });
}

} // namespace tagseam
