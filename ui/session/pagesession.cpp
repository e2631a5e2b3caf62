// SPDX-License-Identifier: MIT
// The one shared state of the window.
#include "ui/session/pagesession.h"

#include "core/explain/setup.h"
#include "core/page/serializehtml.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QRunnable>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <cassert>
#include <utility>

namespace tagseam {

namespace {

std::unique_ptr<Analysis> analyse(const Document& document, const AnalysisOptions& options,
                                  const std::stop_token& stop)
{
    QElapsedTimer timer;
    timer.start();
    auto analysis = std::make_unique<Analysis>();
    analysis->options = options;
    analysis->sequence = convertTreeToSequence(document, options.path);
    analysis->trace = searchRegion(analysis->sequence.symbols, options.search, stop);
    if (analysis->trace.isStopped)
        return analysis;
    analysis->mask = pruneDomTree(document, analysis->sequence, analysis->trace.region, options.keep);
    analysis->milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    analysis->counts = countNodes(analysis->sequence, analysis->mask);
    analysis->frequencies =
        symbolCounts(analysis->sequence, {Position{0}, Position{analysis->sequence.size()}});
    analysis->droppedAtLevel = droppedAtLevel(analysis->trace);
    analysis->stepper.emplace(analysis->sequence.symbols, analysis->trace);
    return analysis;
}

void waitFor(std::vector<QFuture<void>>& readers)
{
    for (QFuture<void>& reader : readers) {
        if (reader.isRunning()) // one whose result was taken would be waited for in vain
            reader.waitForFinished();
    }
}

// Waits, then lets go.
class Bin : public QRunnable {
  public:
    Bin(std::function<void()> wait, std::unique_ptr<Document> document, std::unique_ptr<Analysis> analysis)
        : m_wait(std::move(wait)), m_document(std::move(document)), m_analysis(std::move(analysis))
    {
    }
    void run() override { m_wait(); }

  private:
    std::function<void()> m_wait;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Analysis> m_analysis;
};

constexpr std::size_t namedBytes = 200; // of a tag, an id or the classes: a page may have megabytes of them
constexpr int quotedLength = 28;        // characters of a text node that stand for it

} // namespace

PageSession::PageSession(QObject* parent)
    : QObject(parent), m_notifier(new Notifier(this)), m_comparison(new TreeComparison(this))
{
    m_comparison->setSearch(m_options.path, m_options.search);
    connect(m_comparison, &TreeComparison::changed, this, [this] {
        if (m_comparison->hasDiff() && m_wantedSource != m_options.source)
            switchSource();
    });
    m_analysing.whenFinished(this,
                             [this](std::unique_ptr<Analysis> analysis) { finish(std::move(analysis)); });
    m_pruning.whenFinished(this, [this](Pruned pruned) { finishPruned(std::move(pruned)); });
    m_writing.whenFinished(this, [this](const QByteArray& html) { emit wholeReady(html); });
    m_writingSource.whenFinished(this, [this](const QByteArray& html) { emit sourceWritten(html); });
}

PageSession::~PageSession()
{
    m_stop.request_stop();
    m_comparison->disconnect(this);
    m_comparison->clear();
    waitFor(m_readers);
    std::vector<QFuture<void>> others = m_comparison->readers();
    waitFor(others);
}

void PageSession::setDocument(Document document, const QString& name, const QString& address,
                              bool didScriptsRun, bool isTakenAgain)
{
    dropMarks();
    dropAnalysis();
    m_writing.drop();
    m_writingSource.drop();
    m_comparison->clear();
    discard(std::exchange(m_rendered, std::make_unique<Document>(std::move(document))), nullptr);
    if (!isTakenAgain) {
        discard(std::exchange(m_source, nullptr), nullptr);
        m_sourceError.reset();
        m_isSourceRead = false;
        m_readers.clear(); // of a page that is gone
    }
    m_firstFigures.reset();
    m_didScriptsRun = didScriptsRun;
    const bool wasSource = std::exchange(m_options.source, PageSource::Rendered) == PageSource::Source;
    m_name = name;
    m_address = address;
    m_selection = noNode;
    m_selectedThere = noNode;
    m_keptRange = {noNode, noNode};
    m_level = noLevel;
    m_range = {};
    const bool wasCureWanted = std::exchange(m_isCureWanted, false);
    const int edits = dropEdits();
    const bool hasNext = takeNextOptions();
    emit documentChanged();
    if (wasCureWanted)
        emit cureWantedChanged();
    if (wasSource)
        emit sourceChanged();
    if (wasSource || edits > 0 || hasNext)
        emit optionsChanged();
    if (edits > 0)
        emit editsDropped(edits);
    emit selectionChanged(noNode);
    start();
    if (!hasSource())
        return;
    m_comparison->setTrees(m_source.get(), m_rendered.get(), m_didScriptsRun);
    if (m_wantedSource == PageSource::Source)
        wantSource(PageSource::Source);
}

// The source comes when it has been read. Whether there were any.
bool PageSession::takeNextOptions()
{
    if (!m_nextOptions)
        return false;
    m_wantedSource = m_nextOptions->source;
    m_nextOptions->source = m_options.source;
    m_options = *std::exchange(m_nextOptions, std::nullopt);
    m_comparison->setSearch(m_options.path, m_options.search);
    return true;
}

void PageSession::setOptions(const AnalysisOptions& options)
{
    AnalysisOptions next = options;
    next.source = m_options.source; // that comes by wantSource()
    const bool isOther = next != m_options;
    m_options = next;
    m_comparison->setSearch(m_options.path, m_options.search);
    const bool isOtherSource = options.source != m_wantedSource;
    if (!isRefused(options.source)) // told together, as one change
        m_wantedSource = options.source;
    if (isOther)
        emit optionsChanged();
    if (isOtherSource)
        wantSource(options.source);
    if (isOther && m_rendered && m_options.source == next.source) // else the switch has started it
        start();
}

AnalysisFigures PageSession::figures() const
{
    return {m_analysis->options, m_analysis->counts, m_analysis->trace.region, m_analysis->trace.positions};
}

void PageSession::cancelAnalysis()
{
    if (!isAnalysing())
        return;
    m_stop.request_stop();
    m_analysing.drop();
    m_isWaitingForStyles = false;
    if (m_analysis) {
        m_options = m_analysis->options;
        m_comparison->setSearch(m_options.path, m_options.search);
        emit optionsChanged();
    }
    emit analysisCancelled();
    m_notifier->refuse([hasBefore = hasAnalysis()] {
        return hasBefore ? tr("The analysis was cancelled: the options are those before again.")
                         : tr("The analysis was cancelled. Another option, or Reload (F5), starts one.");
    });
}

void PageSession::setComputedStyles(ComputedStyles styles)
{
    if (!m_rendered || styles.numbers.size() != m_rendered->size())
        return;
    const bool isWanted = isAnalysing(); // with them, or by now with other options
    emit readersUnwanted();
    m_stop.request_stop();
    waitFor(m_readers);
    m_rendered->setComputedStyles(std::move(styles));
    if (isWanted)
        start();
    else
        emit stylesChanged();
}

void PageSession::select(NodeId node)
{
    if (node == m_selection)
        return;
    m_selection = node;
    emit selectionChanged(node);
}

void PageSession::pick(NodeId node, Qt::KeyboardModifiers keys)
{
    isAnnotating() ? emit picked(node, keys) : select(node);
}

void PageSession::selectPosition(Position position)
{
    if (m_analysis && position.value < m_analysis->sequence.size())
        select(m_analysis->sequence.nodes[position.value]);
}

void PageSession::selectLevel(std::uint32_t level)
{
    if (level == m_level || (level != noLevel && (!m_analysis || level >= m_analysis->trace.levels.size())))
        return;
    m_level = level;
    emit levelChanged(level);
}

void PageSession::selectRange(Region range)
{
    if (range == m_range)
        return;
    m_range = range;
    emit rangeChanged();
}

void PageSession::setHighlight(std::vector<NodeId> nodes)
{
    if (nodes == m_highlight)
        return;
    m_highlight = std::move(nodes);
    emit highlightChanged();
}

QString PageSession::fileName(const QString& end) const
{
    const QString name = QFileInfo(m_name).completeBaseName();
    return (name.isEmpty() ? QStringLiteral("page") : name) + end;
}

void PageSession::setMarks(std::vector<RegionMark> marks, const Wording& title)
{
    m_marksTitle = title;
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    emit marksChanged();
}

void PageSession::addReader(const QFuture<void>& reader)
{
    std::erase_if(m_readers, [](const QFuture<void>& each) { return !each.isRunning(); });
    m_readers.push_back(reader);
}

void PageSession::setWorkspace(Workspace workspace)
{
    if (workspace == m_workspace)
        return;
    const bool wasStepping = isStepping();
    m_workspace = workspace;
    if (isStepping() != wasStepping)
        emit steppingChanged(isStepping());
    emit workspaceChanged();
}

void PageSession::setStepping(bool isStepping)
{
    if (isStepping != this->isStepping())
        setWorkspace(isStepping ? Workspace::Step : Workspace::Inspect);
}

void PageSession::setAsking(bool isAsking)
{
    if (isAsking == m_isAsking)
        return;
    m_isAsking = isAsking;
    emit askingChanged(isAsking);
}

void PageSession::setTaught(bool isTaught)
{
    if (isTaught == m_isTaught)
        return;
    m_isTaught = isTaught;
    emit taughtChanged(isTaught);
}

void PageSession::guess(const Guess& guess)
{
    if (m_isAsking)
        emit guessed(guess);
}

void PageSession::step(const std::function<void(Stepper&)>& move)
{
    if (!m_analysis)
        return;
    Stepper& stepper = *m_analysis->stepper;
    const auto before = std::pair(stepper.step(), stepper.lineIndex());
    move(stepper);
    if (std::pair(stepper.step(), stepper.lineIndex()) == before)
        return;
    m_isMoving = true;
    selectLevel(stepper.place().level);
    if (stepper.place().kind == StepKind::Read)
        selectPosition(stepper.position());
    emit stepChanged();
    m_isMoving = false;
}

void PageSession::setSeveral(std::vector<Region> regions, SeveralOf of)
{
    if (!m_analysis || (regions == m_several && (regions.empty() || of == m_severalOf)))
        return;
    m_several = std::move(regions);
    m_severalOf = of;
    const bool isReplaced = isPrunedBy(SeveralOf::Diagnosis);
    if (isReplaced && std::exchange(m_isCureWanted, false))
        emit cureWantedChanged();
    emit severalChanged();
}

void PageSession::setByHand(std::uint32_t list, Region region)
{
    assert(region.size() > 0);
    if (!m_analysis || (byHand() == list && m_several.front() == region))
        return;
    m_several = {region};
    m_severalOf = SeveralOf::Hand;
    m_listByHand = list;
    emit severalChanged();
}

std::optional<std::uint32_t> PageSession::byHand() const
{
    return isPrunedBy(SeveralOf::Hand) ? std::optional(m_listByHand) : std::nullopt;
}

void PageSession::setCureWanted(bool isWanted)
{
    const bool wasByHand = isPrunedBy(SeveralOf::Hand);
    if (isWanted == m_isCureWanted && !wasByHand)
        return;
    m_isCureWanted = isWanted;
    const bool isEnded = wasByHand || (!isWanted && isCured());
    if (isEnded)
        m_several.clear();
    emit cureWantedChanged();
    if (isEnded && m_several.empty()) // else who knows the cure has put it there, and that was told
        emit severalChanged();
}

void PageSession::setBands(std::vector<NestedBand> bands)
{
    if (bands == m_bands)
        return;
    m_bands = std::move(bands);
    emit bandsChanged();
}

KeepMask PageSession::keptMask() const
{
    return m_several.empty() ? m_analysis->mask : pruneToRegions(document(), m_analysis->sequence, m_several);
}

void PageSession::requestPruned(const std::string& baseUrl)
{
    if (!m_analysis)
        return;
    if (m_pruning.isPending()) {
        m_prunedWanted = baseUrl;
        return;
    }
    SerializeOptions options;
    options.baseUrl = baseUrl;
    options.stampNodes = true;
    options.didScriptsRun = m_didScriptsRun;
    m_pruning.start(QtConcurrent::run([&document = document(), &sequence = m_analysis->sequence,
                                       region = shownRegion(), keep = m_options.keep,
                                       several = isStepping() ? std::vector<Region>() : m_several, options] {
        Pruned pruned;
        pruned.mask = several.empty() ? pruneDomTree(document, sequence, region, keep)
                                      : pruneToRegions(document, sequence, several);
        pruned.html = QByteArray::fromStdString(serializeHtml(document, pruned.mask, options));
        return pruned;
    }));
    m_readers.emplace_back(m_pruning.future());
}

void PageSession::requestWhole(const std::string& baseUrl)
{
    if (!m_rendered || m_writing.isPending())
        return;
    SerializeOptions options;
    options.baseUrl = baseUrl;
    options.stampNodes = true;
    options.didScriptsRun = m_didScriptsRun;
    m_writing.start(QtConcurrent::run([&document = *m_rendered, options] {
        return QByteArray::fromStdString(serializeHtml(document, options));
    }));
    m_readers.emplace_back(m_writing.future());
}

void PageSession::finishPruned(Pruned pruned)
{
    if (m_prunedWanted) { // something newer is wanted already
        const std::string baseUrl = *std::exchange(m_prunedWanted, std::nullopt);
        requestPruned(baseUrl);
        return;
    }
    if (!m_analysis) // of a page that is gone
        return;
    m_prunedMask = std::move(pruned.mask);
    emit prunedReady(pruned.html);
}

Region PageSession::shownRegion() const
{
    return isStepping() ? stepper().region() : m_analysis->trace.region;
}

QString PageSession::describe(NodeId node) const
{
    if (!m_rendered || node == noNode)
        return {};
    const auto view = [](std::string_view text) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    switch (document().kind(node)) {
    case NodeKind::Document:
        return tr("document");
    case NodeKind::Comment:
        return tr("comment");
    case NodeKind::Text: {
        const QString text =
            view(document().text(node).substr(0, std::size_t{8} * quotedLength)).simplified();
        return QStringLiteral("“%1%2”").arg(text.left(quotedLength), text.size() > quotedLength ? "…" : "");
    }
    case NodeKind::Element:
        break;
    }
    const auto part = [&](std::string_view name) {
        return view(document().attribute(node, name).substr(0, namedBytes));
    };
    QString text = view(document().name(node).substr(0, namedBytes));
    if (const QString id = part("id"); !id.isEmpty())
        text += '#' + id;
    const QStringList classes = part("class").split(' ', Qt::SkipEmptyParts);
    for (const QString& name : classes)
        text += '.' + name;
    return text;
}

QString PageSession::fate(NodeId node) const
{
    if (!m_analysis || node == noNode)
        return {};
    const Position position = m_analysis->sequence.positionOf(node);
    if (position == noPosition) {
        const NodeId body = document().body();
        if (body == noNode || node < body || node >= document().subtreeEnd(body))
            return tr("never removed");
        return document().isElement(node) && !m_analysis->mask[node.value] ? tr("left out") : QString();
    }
    if (isKept(node)) {
        const bool isInside = m_analysis->trace.region.contains(position) == (m_options.keep == Keep::Region);
        if (!isInside)
            return tr("ancestor of kept");
        const KeptShare share =
            keptShare(document(), m_analysis->sequence, m_analysis->trace.region, m_options.keep, node);
        return share.kept == share.all ? tr("kept") : tr("kept in part");
    }
    const std::uint32_t level = dropLevel(node);
    return level == noLevel ? tr("cut: main region") : tr("dropped at level %1").arg(level + 1);
}

bool PageSession::isKept(NodeId node) const
{
    return m_analysis && node != noNode && m_analysis->mask[node.value];
}

std::uint32_t PageSession::dropLevel(NodeId node) const
{
    if (!m_analysis || node == noNode)
        return noLevel;
    const Position position = m_analysis->sequence.positionOf(node);
    return position == noPosition ? noLevel : m_analysis->droppedAtLevel[position.value];
}

std::uint32_t PageSession::levelOf(NodeId node) const
{
    const std::uint32_t dropped = dropLevel(node);
    const bool isKeptPosition =
        dropped == noLevel && m_analysis && m_analysis->sequence.positionOf(node) != noPosition;
    return isKeptPosition ? static_cast<std::uint32_t>(m_analysis->trace.levels.size()) - 1 : dropped;
}

void PageSession::start()
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    std::erase_if(m_readers, [](const QFuture<void>& reader) { return !reader.isRunning(); });
    m_isWaitingForStyles = m_options.path.style == StyleKey::Computed && !document().hasComputedStyles();
    emit analysisStarted();
    if (m_isWaitingForStyles) {
        m_analysing.drop();
        emit stylesWanted();
        return;
    }
    // The document outlives the run: see discard().
    m_analysing.start(
        QtConcurrent::run([&document = document(), options = m_options, token = m_stop.get_token()] {
            return analyse(document, options, token);
        }));
    m_readers.emplace_back(m_analysing.future());
}

// What others still read goes when they have ended, on another thread, which the window does not wait for.
void PageSession::discard(std::unique_ptr<Document> document, std::unique_ptr<Analysis> analysis)
{
    const auto wait = [readers = m_readers, others = m_comparison->readers()]() mutable {
        waitFor(readers);
        waitFor(others);
    };
    if (document || analysis)
        QThreadPool::globalInstance()->start(
            new Bin(wait, std::move(document), std::move(analysis))); // deleted by the pool
}

void PageSession::finish(std::unique_ptr<Analysis> analysis)
{
    if (analysis->trace.isStopped)
        return;
    // What the search does not depend on leaves the cursor where it is.
    const bool isSameSearch = m_analysis && m_analysis->options.path == analysis->options.path &&
                              m_analysis->trace.options == analysis->trace.options;
    if (isSameSearch) {
        const std::size_t line = m_analysis->stepper->lineIndex();
        analysis->stepper->seek(m_analysis->stepper->step());
        analysis->stepper->seekLine(line);
    }
    discard(nullptr, std::exchange(m_analysis, std::move(analysis)));
    if (!m_firstFigures)
        m_firstFigures = figures();
    if (isStepping())
        selectLevel(m_analysis->stepper->place().level);
    else if (m_level != noLevel && !isSameSearch)
        selectLevel(levelOf(m_selection));
    selectRange({});     // positions may be those of other nodes now
    if (!isAnnotating()) // there it is what the next label goes on
        setHighlight({});
    setMarks({});
    setBands({});
    m_several.clear();
    restoreRange();
    emit analysisChanged();
}

} // namespace tagseam
