// SPDX-License-Identifier: MIT
// The marks on a shown page.
#include "ui/browser/show/pagemarks.h"

#include "core/methods/content/contentprobabilities.h"
#include "ui/browser/show/otherpage.h"
#include "ui/browser/show/pageoverlay.h"
#include "ui/browser/show/pagescroll.h"
#include "ui/session/words/detectionstatus.h"
#include "ui/session/words/variantstext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

constexpr qsizetype mostStruck = 5000;        // in words; a page has some thousands of words
constexpr std::size_t mostHighlighted = 5000; // in nodes; more than that is not a highlight

// Returns the positions of a sequence of `size` symbols that are in none of the regions.
std::vector<Region> outside(std::vector<Region> regions, std::uint32_t size)
{
    std::ranges::sort(regions, {}, &Region::begin);
    std::vector<Region> gaps;
    Position at{0};
    for (const Region each : regions) {
        if (at < each.begin)
            gaps.push_back({at, each.begin});
        at = std::max(at, each.end);
    }
    if (at.value < size)
        gaps.push_back({at, Position{size}});
    return gaps;
}

QString utf16Of(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString json(const QJsonArray& array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

} // namespace

PageMarks::PageMarks(PageSession* session, PageScript* script, PageScroll* scroll, PageOverlay* overlay,
                     bool isPruned, QObject* parent)
    : QObject(parent), m_session(session), m_script(script), m_scroll(scroll), m_overlay(overlay),
      m_isPruned(isPruned)
{
    m_remeasure.setInterval(120);
    connect(&m_remeasure, &QTimer::timeout, this, &PageMarks::updateAll);
    connect(scroll, &PageScroll::laidOut, this, [this] { m_remeasure.start(); });
    connectSession();
}

void PageMarks::connectSession()
{
    connect(m_session->selection(), &Selection::nodeChanged, this, [this] { updateSelection(true); });
    connect(m_session->cursor(), &StepCursor::stepChanged, this, [this] {
        if (m_session->cursor()->shownRegion() != m_shadedRegion)
            updateShading();
        updateParts();
    });
    connect(m_session->algorithms(), &AlgorithmCursor::stepChanged, this, [this] {
        if (m_session->algorithms()->stepper()->prunedCount() != m_shadedCount)
            updateShading();
    });
    connect(m_session->algorithms(), &AlgorithmCursor::runChanged, this, [this] { updateShading(); });
    // An annotator is not shown the result of a method.
    const auto updateResult = [this] {
        updateBanners();
        updateShading();
        updateParts();
        reword();
    };
    connect(m_session->runner(), &AnalysisRunner::analysisChanged, this, updateResult);
    connect(m_session->kept(), &KeptRegions::severalChanged, this, updateResult);
    connect(m_session, &PageSession::workspaceChanged, this, updateResult);
    connect(m_session->selection(), &Selection::highlightChanged, this, &PageMarks::updateHighlight);
    connect(m_session->selection(), &Selection::marksChanged, this, &PageMarks::updateMarks);
    connect(m_session->selection(), &Selection::marksChanged, this, &PageMarks::updateStruck);
    connect(m_session->selection(), &Selection::tintsChanged, this, &PageMarks::updateTints);
    connect(m_session->selection(), &Selection::marksChanged, this,
            &PageMarks::reword); // the caption may depend on another method
}

void PageMarks::forget()
{
    m_selection.forget();
    m_parts.forget();
    m_isRevealWanted = false;
    m_areBannersHidden = false;
    m_overlay->dropped.clear();
    m_overlay->highlighted.clear();
    m_overlay->marks.clear();
    m_overlay->tints.clear();
    m_overlay->struck.clear();
    m_overlay->selection = {};
    clearParts();
}

void PageMarks::setBeside(std::shared_ptr<const VersionDiff> other)
{
    m_beside = std::move(other);
}

void PageMarks::begin(bool isStamped)
{
    m_isStamped = isStamped;
    updateAll();
    reword();
}

void PageMarks::updateAll()
{
    updateBanners();
    updateSelection(false);
    updateShading();
    updateParts();
    updateHighlight();
    updateMarks();
    updateTints();
    updateStruck();
}

void PageMarks::reword()
{
    m_overlay->caption = caption(m_session->selection()->node());
    m_overlay->update();
}

void PageMarks::setShadingShown(bool isShown)
{
    m_isShadingShown = isShown;
    updateShading();
}

void PageMarks::reveal(NodeId node)
{
    const NodeId shown = markedNode(node);
    if (!m_script->isReady() || shown == noNode)
        return;
    m_script->ask(QStringLiteral("tagseam.reveal(%1)").arg(shown.value), [this,
                                                                          node](const QVariant& answer) {
        m_scroll->take(answer,
                       !isOnBoth(node)); // both pages scroll to the node, unless one does not have it
    });
}

void PageMarks::updateSelection(bool isRevealed)
{
    const NodeId node = markedNode(m_session->selection()->node());
    if (!m_script->isReady() || node == noNode) {
        m_overlay->selection = {};
        m_overlay->update();
        return;
    }
    m_isRevealWanted = m_isRevealWanted || isRevealed;
    if (!m_selection.begin())
        return;
    if (std::exchange(m_isRevealWanted, false))
        reveal(m_session->selection()->node());
    m_script->ask(QStringLiteral("tagseam.boxes([%1])").arg(node.value),
                  [this, node](const QVariant& result) {
                      if (m_selection.end())
                          updateSelection(false); // passes on whether to reveal the node
                      const std::vector<QRectF> boxes = PageScript::boxesFrom(result);
                      if (node != markedNode(m_session->selection()->node()))
                          return;
                      m_overlay->selection = boxes.empty() ? QRectF() : boxes.front();
                      m_overlay->caption = caption(m_session->selection()->node());
                      m_overlay->update();
                  });
}

void PageMarks::askBanner(NodeId node, const std::function<void(NodeId)>& take)
{
    const NodeId shown = markedNode(node);
    if (!m_script->isReady() || shown == noNode)
        return take(noNode);
    m_script->ask(QStringLiteral("tagseam.banner(%1)").arg(shown.value), [take](const QVariant& answer) {
        const uint banner = answer.toUInt();
        take(banner == 0 ? noNode : NodeId{banner});
    });
}

// Hides the banners that a what-if has removed.
void PageMarks::updateBanners()
{
    if (m_isPruned || !m_script->isReady())
        return;
    QStringList gone;
    for (const TagPathEdit& edit : m_session->runner()->setup().path.edits) {
        if (edit.kind != TagPathEdit::Kind::SubtreeGone)
            continue;
        for (const NodeId node : edit.nodes) {
            if (const NodeId shown = markedNode(node); shown == node)
                gone << QString::number(node.value);
        }
    }
    if (!gone.empty() || m_areBannersHidden)
        m_script->ask(QStringLiteral("tagseam.hideBanners([%1])").arg(gone.join(',')));
    m_areBannersHidden = !gone.empty();
}

void PageMarks::updateShading()
{
    if (m_isPruned && other() == nullptr)
        return;
    if (!isShaded()) {
        m_overlay->dropped.clear();
        m_overlay->update();
        return;
    }
    m_shadedRegion = m_session->cursor()->shownRegion();
    m_shadedCount = 0;
    if (const RunStepper* stepper = m_session->algorithms()->stepper())
        m_shadedCount = stepper->prunedCount();
    m_script->ask(QStringLiteral("tagseam.%1").arg(prunedRuns()), [this](const QVariant& result) {
        if (!isShaded()) // the answer came too late
            return;
        m_overlay->dropped = PageScript::boxesFrom(result);
        m_overlay->update();
    });
}

bool PageMarks::isShaded() const
{
    return m_script->isReady() && m_isShadingShown && m_session->runner()->hasAnalysis() &&
           !m_session->isAnnotating();
}

// Returns the nodes that the pruned page lacks, or, while the user steps, the nodes that the levels up to the
// present step have pruned. They are a few runs of siblings, however many nodes they have.
QString PageMarks::prunedRuns() const
{
    if (other() != nullptr)
        return QStringLiteral("runBoxes([%1])").arg(prunedRunsOfOther(*other()));
    if (m_session->algorithms()->isStepping())
        return QStringLiteral("runBoxes([%1])").arg(prunedByAlgorithm());
    std::vector<Region> dropped{m_session->cursor()->shownRegion()};
    const bool hasSeveral = !m_session->kept()->several().empty();
    const std::uint32_t size = m_session->runner()->analysis().sequence.size();
    if (m_session->cursor()->isStepping())
        dropped = outside(dropped, size);
    else if (hasSeveral || m_session->runner()->setup().keep == Keep::Region)
        dropped = outside(hasSeveral ? m_session->kept()->several() : dropped, size);
    QString runs;
    for (const Region each : dropped)
        runs += runsOf(each);
    return QStringLiteral("runBoxes([%1])").arg(runs);
}

// Returns the subtrees that the algorithm has pruned up to its present step.
QString PageMarks::prunedByAlgorithm() const
{
    const RunStepper* stepper = m_session->algorithms()->stepper();
    if (stepper == nullptr)
        return {};
    const Document& document = m_session->trees()->document();
    QString text;
    for (const PrunedNodes& each : stepper->run().pruned) {
        if (each.event > stepper->event())
            break;
        for (NodeId node = each.begin; node < each.end; node = document.subtreeEnd(node)) {
            if (document.isElement(node) || !m_isStamped)
                text += QStringLiteral("[%1,%1],").arg(node.value);
        }
    }
    return text;
}

// "[3,9],[12,12],"
QString PageMarks::runsOf(Region region) const
{
    QString text;
    for (NodeRun run :
         coveringRuns(m_session->trees()->document(), m_session->runner()->analysis().sequence, region)) {
        if (m_isStamped)
            run = elementsOf(run);
        if (run.first == noNode)
            continue;
        text += QStringLiteral("[%1,%2],").arg(run.first.value).arg(run.last.value);
    }
    return text;
}

QString PageMarks::runsOf(const std::vector<NodeId>& nodes) const
{
    QString text;
    for (const NodeId node : nodes) {
        if (const NodeId shown = markedNode(node); shown != noNode)
            text += QStringLiteral("[%1,%1],").arg(shown.value);
    }
    return text;
}

QString PageMarks::runsOfMark(const RegionMark& mark) const
{
    if (other() == nullptr)
        return mark.nodes.empty() && mark.otherNodes.empty() ? runsOf(mark.region) : runsOf(mark.nodes);
    QString text;
    for (const NodeId node : mark.otherNodes) {
        if (const NodeId shown = elementAt(*other()->other, node); shown != noNode)
            text += QStringLiteral("[%1,%1],").arg(shown.value);
    }
    return text;
}

// Returns the run from the first to the last element; noNode when it consists of text alone.
NodeRun PageMarks::elementsOf(NodeRun run) const
{
    const Document& document = m_session->trees()->document();
    NodeRun elements{noNode, noNode};
    for (NodeId node = run.first; node != noNode && node <= run.last; node = document.nextSibling(node)) {
        if (!document.isElement(node))
            continue;
        if (elements.first == noNode)
            elements.first = node;
        elements.last = node;
    }
    return elements;
}

bool PageMarks::hasParts() const
{
    return m_script->isReady() && m_session->runner()->hasAnalysis() && m_session->cursor()->isStepping();
}

void PageMarks::clearParts()
{
    m_overlay->left.clear();
    m_overlay->right.clear();
    m_overlay->update();
}

void PageMarks::updateParts()
{
    if (m_isPruned)
        return;
    if (!hasParts())
        return clearParts();
    if (!m_parts.begin())
        return;
    const Region level = m_session->cursor()->stepper().level().region;
    const Position split{level.begin.value + m_session->cursor()->stepper().i()};
    if (split == level.begin) { // nothing has been scanned: the page is shown as it is
        m_parts.end();
        return clearParts();
    }
    m_script->ask(QStringLiteral("[tagseam.runBoxes([%1]), tagseam.runBoxes([%2])]")
                      .arg(runsOf({level.begin, split}), runsOf({split, level.end})),
                  [this](const QVariant& answer) {
                      const bool isStale = m_parts.end();
                      if (!hasParts()) // the user has left the step view
                          return;
                      const QVariantList parts = answer.toList();
                      m_overlay->left = PageScript::boxesFrom(parts.value(0));
                      m_overlay->right = PageScript::boxesFrom(parts.value(1));
                      m_overlay->update();
                      if (isStale)
                          updateParts();
                  });
}

// Marks the nodes that a list points out. On a page whose nodes are known by stamps, a text node is marked by
// the element around it.
void PageMarks::updateHighlight()
{
    const std::vector<NodeId>& nodes = m_session->selection()->highlight();
    if (!m_script->isReady() || nodes.empty() || !m_session->trees()->hasDocument()) {
        m_overlay->highlighted.clear();
        m_overlay->update();
        return;
    }
    QString list;
    std::size_t count = 0;
    NodeId last = noNode;
    for (const NodeId node : nodes) {
        const NodeId shown = markedNode(node);
        if (shown == noNode || shown == last)
            continue;
        last = shown;
        list += QStringLiteral("%1,").arg(shown.value);
        if (++count == mostHighlighted)
            break;
    }
    m_script->ask(QStringLiteral("tagseam.boxes([%1])").arg(list),
                  [this, asked = nodes](const QVariant& result) {
                      if (asked != m_session->selection()->highlight()) // another answer is on its way
                          return;
                      m_overlay->highlighted.clear();
                      for (const QRectF& box : PageScript::boxesFrom(result)) {
                          if (!box.isEmpty()) // otherwise it is not shown
                              m_overlay->highlighted.push_back(box);
                      }
                      m_overlay->update();
                  });
}

void PageMarks::updateMarks()
{
    const std::vector<RegionMark>& marks = m_session->selection()->marks();
    if (m_isPruned && other() == nullptr)
        return;
    if (!m_script->isReady() || marks.empty() || !m_session->runner()->hasAnalysis()) {
        m_overlay->marks.clear();
        m_overlay->update();
        return;
    }
    QString lists;
    for (const RegionMark& mark : marks)
        lists += QStringLiteral("tagseam.runBoxes([%1]),").arg(runsOfMark(mark));
    m_script->ask(QStringLiteral("[%1]").arg(lists), [this, asked = marks](const QVariant& result) {
        if (asked != m_session->selection()->marks()) // another answer is on its way
            return;
        const QVariantList answers = result.toList();
        m_overlay->marks.clear();
        for (std::size_t i = 0; i < asked.size(); ++i)
            m_overlay->marks.push_back(
                {asked[i], PageScript::boxesFrom(answers.value(static_cast<qsizetype>(i)))});
        m_overlay->update();
    });
}

// Colours the blocks by their probability.
void PageMarks::updateTints()
{
    const std::shared_ptr<const ContentProbabilities> tints = m_session->selection()->tints();
    if (m_isPruned)
        return;
    if (!m_script->isReady() || tints == nullptr) {
        m_overlay->tints.clear();
        m_overlay->update();
        return;
    }
    QString lists;
    for (const BlockPlace& block : tints->blocks)
        lists += QStringLiteral("tagseam.runBoxes([%1]),").arg(runsOf(block.nodes));
    m_script->ask(QStringLiteral("[%1]").arg(lists), [this, asked = tints](const QVariant& result) {
        if (asked != m_session->selection()->tints()) // another answer is on its way
            return;
        const QVariantList answers = result.toList();
        m_overlay->tints.clear();
        for (std::size_t i = 0; i < asked->blocks.size(); ++i)
            m_overlay->tints.push_back({asked->blocks[i].probability, asked->blocks[i].isKept,
                                        PageScript::boxesFrom(answers.value(static_cast<qsizetype>(i)))});
        m_overlay->update();
    });
}

// Marks the words that are removed from kept texts.
void PageMarks::updateStruck()
{
    const std::vector<TextEdit>& edits = m_session->selection()->textEdits();
    if (m_isPruned)
        return;
    if (!m_script->isReady() || edits.empty() || !m_session->trees()->hasDocument()) {
        m_overlay->struck.clear();
        m_overlay->update();
        return;
    }
    m_script->ask(QStringLiteral("tagseam.wordBoxes(%1)").arg(struckWords()),
                  [this, asked = edits](const QVariant& result) {
                      if (asked != m_session->selection()->textEdits()) // another answer is on its way
                          return;
                      m_overlay->struck = PageScript::boxesFrom(result);
                      m_overlay->update();
                  });
}

// Returns the words as wordBoxes() in inspect.js takes them: [[parent, text, begin, end, word], ...]. The
// page may know no text nodes, only elements, so a text is named by its number among the texts of its parent.
QString PageMarks::struckWords() const
{
    const Document& document = m_session->trees()->document();
    QJsonArray words;
    for (const TextEdit& edit : m_session->selection()->textEdits()) {
        const NodeId parent = document.parent(edit.text);
        int number = 0;
        for (NodeId child = document.firstChild(parent); child != edit.text;
             child = document.nextSibling(child))
            number += document.kind(child) == NodeKind::Text ? 1 : 0;
        const std::string_view text = document.text(edit.text);
        std::size_t at = 0; // bytes
        qsizetype unit = 0; // the same place in UTF-16
        for (const TextRange& range : edit.removed) {
            unit += utf16Of(text.substr(at, range.begin - at)).size();
            const QString word = utf16Of(text.substr(range.begin, range.end - range.begin));
            words.append(
                QJsonArray{static_cast<qint64>(parent.value), number, unit, unit + word.size(), word});
            unit += word.size();
            at = range.end;
            if (words.size() == mostStruck)
                return json(words);
        }
    }
    return json(words);
}

NodeId PageMarks::markedNode(NodeId node) const
{
    if (!m_session->trees()->hasDocument() || node == noNode)
        return noNode;
    if (other() != nullptr)
        return elementInOther(*other(), node);
    if (!m_isPruned && !m_isStamped)
        return node;
    const Document& document = m_session->trees()->document();
    if (m_isPruned && !m_session->kept()->isShown(node))
        return noNode;
    while (node != noNode && !document.isElement(node))
        node = document.parent(node);
    return node;
}

bool PageMarks::isOnBoth(NodeId node) const
{
    return m_beside ? m_beside->inOther(node) != noNode : m_session->kept()->isShown(node);
}

NodeId PageMarks::nodeOfShown(NodeId shown) const
{
    if (other() != nullptr)
        return shown.value == 0 || shown.value >= other()->other->size() ? noNode : other()->inPage(shown);
    const bool isNode = shown.value != 0 && m_session->trees()->hasDocument() &&
                        shown.value < m_session->trees()->document().size();
    return isNode ? shown : noNode;
}

QString PageMarks::captionOfShown(NodeId shown) const
{
    return other() != nullptr ? captionOfOther(*other(), shown) : caption(shown);
}

QString PageMarks::caption(NodeId node) const
{
    if (other() != nullptr) {
        const NodeId there = other()->inOther(node);
        return there == noNode ? QString() : captionOfOther(*other(), there);
    }
    if (m_session->cursor()->isStepping() && m_session->runner()->hasAnalysis()) {
        // The search has not decided about the node yet.
        const Position position = m_session->runner()->analysis().sequence.positionOf(node);
        return position == noPosition
                   ? m_session->trees()->describe(node)
                   : tr("%1 · position %2")
                         .arg(m_session->trees()->describe(node), QString::number(position.value + 1));
    }
    if (m_session->isAnnotating() || m_session->algorithms()->isStepping())
        return m_session->trees()->describe(node);
    const bool isOther = // the coloured nodes may come from another method
        !m_isPruned && !m_session->selection()->marks().empty() && !m_session->kept()->isDetectionShown();
    const QString status = isOther ? verdictOfSearch(*m_session, node) : shownStatus(*m_session, node);
    return status.isEmpty() ? m_session->trees()->describe(node)
                            : QStringLiteral("%1 · %2").arg(m_session->trees()->describe(node), status);
}

} // namespace tagseam
