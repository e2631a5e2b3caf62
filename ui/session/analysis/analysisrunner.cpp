// SPDX-License-Identifier: MIT
// Turns options into an analysis of the page, on another thread.
#include "ui/session/analysis/analysisrunner.h"

#include "core/explain/setup.h"
#include "ui/session/page/notifier.h"
#include "ui/session/page/pagetrees.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace tagseam {

AnalysisRunner::AnalysisRunner(PageTrees* trees, Notifier* notifier, QObject* parent)
    : QObject(parent), m_trees(trees), m_notifier(notifier)
{
    setSetup({});
    m_analysing.whenFinished(this,
                             [this](std::unique_ptr<Analysis> analysis) { finish(std::move(analysis)); });
    connect(trees, &PageTrees::choiceChanged, this, &AnalysisRunner::optionsChanged);
    connect(trees, &PageTrees::readersUnwanted, this, &AnalysisRunner::stop);
}

AnalysisRunner::~AnalysisRunner() = default;

void AnalysisRunner::setSetup(const Setup& setup)
{
    m_setup = setup;
    m_trees->comparison()->setSearch(m_setup.path, m_setup.search);
}

AnalysisOptions AnalysisRunner::options() const
{
    return {m_setup, m_trees->shown()};
}

AnalysisOptions AnalysisRunner::wantedOptions() const
{
    return {m_setup, m_trees->wanted()};
}

void AnalysisRunner::setOptions(const AnalysisOptions& options)
{
    const PageSource shown = m_trees->shown();
    const bool isOther = static_cast<const Setup&>(options) != m_setup;
    setSetup(options);
    if (options.source != m_trees->wanted())
        m_trees->want(options.source); // reports both changes as one
    else if (isOther)
        emit optionsChanged();
    if (isOther && m_trees->hasDocument() &&
        m_trees->shown() == shown) // otherwise want() has started the analysis
        start();
}

void AnalysisRunner::takeTree()
{
    // Edits name nodes of the old tree.
    Setup setup = m_setup;
    m_droppedEdits += static_cast<int>(setup.path.edits.size());
    setup.path.edits.clear();
    setSetup(setup);
}

void AnalysisRunner::takeEdited(const std::vector<NodeId>& there)
{
    Setup setup = m_setup;
    for (TagPathEdit& edit : setup.path.edits) {
        std::vector<NodeId> nodes;
        for (const NodeId node : edit.nodes) {
            if (there[node.value] != noNode)
                nodes.push_back(there[node.value]);
        }
        std::ranges::sort(nodes);
        edit.nodes = std::move(nodes);
    }
    std::erase_if(setup.path.edits, [](const TagPathEdit& edit) { return edit.nodes.empty(); });
    setSetup(setup);
}

void AnalysisRunner::takePage(const std::optional<AnalysisOptions>& options)
{
    m_firstFigures.reset();
    takeTree();
    if (options)
        setSetup(*options);
}

void AnalysisRunner::report(bool areOptionsOther)
{
    const int dropped = std::exchange(m_droppedEdits, 0);
    if (areOptionsOther || dropped > 0)
        emit optionsChanged();
    if (dropped > 0)
        emit editsDropped(dropped);
}

AnalysisFigures AnalysisRunner::figures() const
{
    return {m_analysis->options, m_analysis->counts, m_analysis->trace.region, m_analysis->trace.positions};
}

void AnalysisRunner::cancel()
{
    if (!isAnalysing())
        return;
    m_stop.request_stop();
    m_analysing.drop();
    m_isWaitingForStyles = false;
    if (m_analysis) {
        setSetup(m_analysis->options);
        emit optionsChanged();
    }
    emit analysisCancelled();
    m_notifier->refuse(hasAnalysis()
                           ? tr("Analysis cancelled; previous options restored.")
                           : tr("Analysis cancelled. Change an option or reload (F5) to start it again."));
}

void AnalysisRunner::setComputedStyles(ComputedStyles styles)
{
    const bool isWanted = isAnalysing(); // the analysis with these styles, or by now with other options
    if (!m_trees->writeStyles(std::move(styles)))
        return;
    if (isWanted)
        start();
    else
        emit stylesChanged();
}

void AnalysisRunner::start()
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    const Document& document = m_trees->document();
    m_isWaitingForStyles = m_setup.path.style == LabelAttributes::Computed && !document.hasComputedStyles();
    emit analysisStarted();
    if (m_isWaitingForStyles) {
        m_analysing.drop();
        emit stylesWanted();
        return;
    }
    // The document outlives the run: see PageTrees::addReader().
    m_analysing.start(QtConcurrent::run([&document, options = options(), token = m_stop.get_token()] {
        return analyse(document, options, token);
    }));
    m_trees->addReader(QFuture<void>(m_analysing.future()));
}

void AnalysisRunner::finish(std::unique_ptr<Analysis> analysis)
{
    if (analysis->trace.isStopped)
        return;
    // The cursor keeps its place when only options change that do not affect the search.
    m_isSameSearch = m_analysis && m_analysis->options.path == analysis->options.path &&
                     m_analysis->trace.options == analysis->trace.options;
    if (m_isSameSearch) {
        const std::size_t line = m_analysis->stepper->lineIndex();
        analysis->stepper->seek(m_analysis->stepper->step());
        analysis->stepper->seekLine(line);
    }
    m_trees->keepForReaders(std::exchange(m_analysis, std::move(analysis)));
    if (!m_firstFigures)
        m_firstFigures = figures();
    emit analysisChanged();
}

void AnalysisRunner::drop()
{
    m_stop.request_stop();
    m_analysing.drop();
    m_trees->keepForReaders(std::exchange(m_analysis, nullptr));
}

QString AnalysisRunner::status(NodeId node) const
{
    if (!m_analysis || node == noNode)
        return {};
    const Document& document = m_trees->document();
    const Position position = m_analysis->sequence.positionOf(node);
    if (position == noPosition) {
        const NodeId body = document.body();
        if (body == noNode || node < body || node >= document.subtreeEnd(body))
            return tr("never pruned");
        return document.isElement(node) && !m_analysis->mask[node.value] ? tr("excluded") : QString();
    }
    if (isKept(node)) {
        const bool isInside = m_analysis->trace.region.contains(position) == (m_setup.keep == Keep::Region);
        if (!isInside)
            return tr("ancestor of kept");
        const KeptShare share =
            keptShare(document, m_analysis->sequence, m_analysis->trace.region, m_setup.keep, node);
        return share.kept == share.all ? tr("kept") : tr("kept in part");
    }
    const std::uint32_t level = dropLevel(node);
    return level == noLevel ? tr("pruned: main region") : tr("pruned at level %1").arg(level + 1);
}

bool AnalysisRunner::isKept(NodeId node) const
{
    return m_analysis && node != noNode && m_analysis->mask[node.value];
}

std::uint32_t AnalysisRunner::dropLevel(NodeId node) const
{
    if (!m_analysis || node == noNode)
        return noLevel;
    const Position position = m_analysis->sequence.positionOf(node);
    return position == noPosition ? noLevel : m_analysis->prunedAtLevel[position.value];
}

std::uint32_t AnalysisRunner::levelOf(NodeId node) const
{
    const std::uint32_t dropped = dropLevel(node);
    const bool isKeptPosition =
        dropped == noLevel && m_analysis && m_analysis->sequence.positionOf(node) != noPosition;
    return isKeptPosition ? static_cast<std::uint32_t>(m_analysis->trace.levels.size()) - 1 : dropped;
}

} // namespace tagseam
