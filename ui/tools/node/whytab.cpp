// SPDX-License-Identifier: MIT
// Why: explains the status of the selected node.
#include "ui/tools/node/whytab.h"

#include "core/compare/treediff.h"
#include "core/methods/content/contentdetection.h"
#include "ui/session/words/blocktext.h"
#include "ui/session/words/detectionstatus.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/statustext.h"
#include "ui/session/words/unseentext.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/markdown.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace tagseam {

namespace {

constexpr int shownReasons = 12; // lines; the last ones, for the levels that kept it
constexpr int shownRows = 8;

// Finds the counterpart of a node in the other tree, on the calling thread unless the two trees have been
// compared before.
struct OtherTreeFinder {
    const Document* source = nullptr; // nullptr if there is only one tree
    const Document* rendered = nullptr;
    bool isSource = false; // true if the node is in the source tree
    bool didScriptsRun = false;
    bool isCompared = false;
    NodeId counterpart = noNode; // set if the trees have been compared

    OtherTree operator()(NodeId node, const std::stop_token& stop) const
    {
        if (source == nullptr)
            return {};
        NodeId there = counterpart;
        if (!isCompared) {
            const TreeDiff diff = diffTrees(*source, *rendered, didScriptsRun, stop);
            if (!stop.stop_requested())
                there = (isSource ? diff.renderedOf : diff.sourceOf)[node.value];
        }
        return there == noNode ? OtherTree{} : OtherTree{isSource ? rendered : source, there};
    }
};

} // namespace

WhyTab::WhyTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_story(makeText()), m_details(makeText()), m_noiseText(makeText()),
      m_chances(makeText()), m_crossing(new AnswerTable(this)), m_whatIfText(makeText()),
      m_find(new QPushButton(this)), m_whatIfs(new WhatIfTable(this)), m_blockText(makeText()),
      m_separation(new Inquiry<Separation>(explainer)), m_whatIf(new Inquiry<WhatIfs>(explainer)),
      m_detection(explainer->detection()), m_block(new Inquiry<std::shared_ptr<const BlockAnswer>>(explainer))
{
    m_crossing->setRowsShown(shownRows);
    m_find->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    for (QWidget* each : std::initializer_list<QWidget*>{m_story, m_whatIfText, m_find, m_whatIfs, m_details,
                                                         m_blockText, m_noiseText, m_chances, m_crossing})
        content()->addWidget(each);
    content()->addStretch(1);

    connect(explainer->session()->selection(), &Selection::contentChanged, this, [this] { refresh(); });
    // Content detection is shown, or no longer shown.
    connect(session()->kept(), &KeptRegions::severalChanged, this, [this] { refresh(); });
    connect(session(), &PageSession::workspaceChanged, this, [this] { refresh(); });
    connect(m_separation, &InquiryBase::changed, this, [this] { saySeparation(); });
    connect(m_whatIf, &InquiryBase::changed, this, [this] {
        keepWhatIfs();
        sayWhatIfs();
    });
    connect(m_detection, &InquiryBase::changed, this, [this] {
        if (!isStale() && isVisible())
            askSeparation(); // the content may be known now
        saySeparation();
        askBlock();
    });
    connect(m_block, &InquiryBase::changed, this, &WhyTab::sayBlock);
    connect(session()->trees(), &PageTrees::documentChanged, this, [this] {
        if (!session()->trees()->isSwitching()) // otherwise an undo may lead back to the tree before
            m_known.clear();
    });
    connect(m_find, &QPushButton::clicked, this, &WhyTab::askWhatIfs);
    connect(m_crossing, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (const qlonglong key = m_crossing->currentKey();
            key >= 0 && !m_crossing->selectedItems().isEmpty())
            session()->selection()->highlightSymbol(Symbol{static_cast<std::uint32_t>(key)});
    });
    connect(m_whatIfs, &WhatIfTable::wanted, this, &WhyTab::tryWhatIf);
}

QString WhyTab::title() const
{
    return tr("Why");
}

QString WhyTab::tip() const
{
    return tr("Explains why the selected node is kept or pruned, and which changes would reverse that");
}

bool WhyTab::isStale() const
{
    return !session()->runner()->hasAnalysis() || session()->selection()->node() == noNode ||
           session()->runner()->isAnalysing() || session()->selection()->node() != m_node ||
           m_analysis != &session()->runner()->analysis();
}

void WhyTab::ask()
{
    if (!session()->runner()->hasAnalysis() || session()->selection()->node() == noNode) {
        m_node = noNode;
        m_separation->clear();
        m_whatIf->clear();
        m_block->clear();
        return;
    }
    const Analysis& analysis = session()->runner()->analysis();
    const bool isOther = session()->selection()->node() != m_node || m_analysis != &analysis;
    m_node = session()->selection()->node();
    m_analysis = &analysis;
    const Document& document = session()->trees()->document();
    m_status = statusOf(document, analysis.sequence, analysis.trace, analysis.mask,
                        session()->runner()->shownSetup(), m_node);
    if (isOther) {
        m_unseen = reasonOfTexts(document, readableNodes(document), m_node);
        m_whatIf->clear();
        m_asked.reset();
        std::erase_if(m_known, [this](const KnownWhatIfs& each) { // the source was read since
            return each.hasSource != session()->trees()->hasBoth();
        });
    }
    askSeparation();
    askDetection(*m_detection, *session());
    askBlock();
    const bool isQuick = analysis.sequence.size() <= quickPositions;
    const bool isUnasked = knownWhatIfs() == nullptr && !m_whatIf->isPending();
    if (isQuick && isUnasked && !m_whatIf->isCancelled() && canChange())
        askWhatIfs();
}

// Returns the two parts. The content is the range marked in the plot or else the content that the user chose,
// if it does not overlap the node. A gap that the lists mark is not content.
std::optional<Parts> WhyTab::noiseAndContent() const
{
    const Analysis& analysis = session()->runner()->analysis();
    constexpr std::uint32_t gap = 2; // in positions
    const Region range = session()->selection()->range();
    const std::array<Region, 2> named{range.size() > gap ? range : Region{},
                                      session()->selection()->contentRegion()};
    const ContentDetection* detection = answerOf(*m_detection);
    const bool isKnown = detection != nullptr && isLikely(detection->content);
    return partsOf(session()->trees()->document(), session()->runner()->shownSetup(), analysis.sequence,
                   analysis.trace.region, m_node, named, isKnown ? detection->content.nodes : KeepMask());
}

bool WhyTab::canChange() const
{
    return m_status.share.all > 0 && m_status.rule != StatusRule::OutsideBody;
}

void WhyTab::keepWhatIfs()
{
    const WhatIfs* answer = m_whatIf->answer();
    if (answer == nullptr || isStale())
        return;
    m_known.push_back(
        {session()->runner()->analysis().options, m_node, m_isAskedWithSource, m_askedContent, *answer});
    if (m_known.size() > mostKnown)
        m_known.erase(m_known.begin());
}

// The what-ifs for the selected node under the present options; nullptr when nobody looked for them yet.
const WhatIfs* WhyTab::knownWhatIfs() const
{
    const auto known = std::ranges::find_if(m_known, [this](const KnownWhatIfs& each) {
        return each.node == m_node && each.options == session()->runner()->analysis().options &&
               each.content == session()->selection()->content();
    });
    return known == m_known.end() ? nullptr : &known->whatIfs;
}

void WhyTab::askSeparation()
{
    m_parts = noiseAndContent();
    if (!m_parts || m_parts->content.size() == 0) {
        m_separation->clear();
        m_asked.reset();
        return;
    }
    const bool isSame = m_asked && m_asked->noise == m_parts->noise && m_asked->content == m_parts->content;
    if (isSame && (m_separation->answer() != nullptr || m_separation->isPending()))
        return;
    m_asked = m_parts;
    m_separation->ask(tr("searching for the blocking symbols"),
                      [parts = *m_parts](const Material& material, const TellProgress&) {
                          const Analysis& analysis = *material.analysis;
                          return whyTogether(analysis.sequence.symbols, analysis.trace, parts.noise,
                                             parts.content, material.stop);
                      });
}

void WhyTab::askWhatIfs()
{
    if (isStale())
        return;
    OtherTreeFinder find;
    if (session()->trees()->hasBoth()) {
        find.source = &session()->trees()->source();
        find.rendered = &session()->trees()->rendered();
        find.isSource = session()->trees()->isSource();
        find.didScriptsRun = session()->trees()->didScriptsRun();
        find.isCompared = session()->trees()->comparison()->hasDiff();
        find.counterpart = session()->trees()->counterpart(m_node);
    }
    m_isAskedWithSource = session()->trees()->hasBoth();
    m_askedContent = session()->selection()->content();
    const bool isToDrop = m_status.share.isKept();
    m_whatIf->ask(isToDrop ? tr("changes that would prune it: search %v")
                           : tr("changes that would keep it: search %v"),
                  [node = m_node, setup = session()->runner()->shownSetup(), find,
                   marked = m_askedContent](const Material& material, const TellProgress& tell) {
                      WhatIfScope scope;
                      const std::uint32_t most = usualRuns(material.analysis->sequence.size());
                      tell(0, most);
                      scope.other = find(node, material.stop);
                      scope.content = contentToKeep(*material.document, setup, marked, material.stop);
                      scope.progress = [&](std::uint32_t runs) { tell(runs, most); };
                      return findWhatIfs(*material.document, node, setup, scope, material.stop);
                  });
}

// An annotator is not shown the result of a method.
void WhyTab::askBlock()
{
    const ContentDetection* detection = answerOf(*m_detection);
    if (detection == nullptr || isStale() || !isVisible() || session()->isAnnotating())
        return m_block->clear();
    const BlockAnswer* known = m_block->answer() == nullptr ? nullptr : m_block->answer()->get();
    const bool isKnown = known != nullptr && known->node == m_node && known->detection.get() == detection;
    if (isKnown || m_block->isPending())
        return;
    m_block->ask(
        tr("changes for content detection"),
        [node = m_node, detected = *m_detection->answer(),
         options = detectionOptions(session()->runner()->shownSetup().path)](const Material& material,
                                                                             const TellProgress&) {
            const MainContent& content = detected->content;
            BlockAnswer answer{node, detected, explainContent(*material.document, content, node), {}};
            if (answer.explained.block)
                answer.changes = findBlockWhatIfs(*material.document, content, *answer.explained.block,
                                                  options, material.stop);
            return std::make_shared<const BlockAnswer>(std::move(answer));
        });
}

void WhyTab::sayBlock()
{
    const BlockAnswer* answer = m_block->answer() == nullptr ? nullptr : m_block->answer()->get();
    const bool isThere = answer != nullptr && !isStale() && answer->node == m_node;
    m_blockText->setText(isThere ? blockReason(*session(), answer->explained, answer->changes) : QString());
    m_blockText->setVisible(!m_blockText->text().isEmpty());
    if (answer != nullptr && !isThere)
        askBlock();
}

void WhyTab::say()
{
    sayColumns();
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(tr("The page is being analysed."));
    if (session()->selection()->node() == noNode)
        return showHint(tr("Click a node in the page, the tree or the plot. This tab shows why it was kept "
                           "or pruned, with the numbers."));
    if (session()->runner()->isAnalysing() &&
        session()->selection()->node() != m_node) // the text is about the old node
        return showHint(tr("The page is being analysed."));
    showHint({});
    if (isStale()) { // it is asked when it is shown; nothing out of date is shown until then
        if (!isVisible())
            forget();
        return;
    }
    const QString note = searchNote(*session(), m_node);
    // The first reason, then what a user wants to do about it, then the other reasons.
    const QString reason = statusReason(*session(), m_node, m_status);
    const QString end = QStringLiteral("</p>");
    const qsizetype first = reason.contains(end) ? reason.indexOf(end) + end.size() : reason.size();
    m_details->setText(reason.mid(first));
    m_details->setVisible(first < reason.size());
    QString story = note.isEmpty() ? QString() : QStringLiteral("<p><i>%1</i></p>").arg(note);
    story += QStringLiteral("<p>%1</p>").arg(statusHeadline(*session(), m_node, m_status));
    if (m_unseen != Unseen::No)
        story += QStringLiteral("<p>%1</p>")
                     .arg(tr("A reader does not see its text: %1.").arg(unseenText(m_unseen)));
    m_story->setText(story + reason.left(first));
    saySeparation();
    sayWhatIfs();
    sayBlock();
}

void WhyTab::forget()
{
    for (QLabel* each : {m_story, m_details, m_noiseText, m_chances, m_whatIfText, m_blockText})
        each->clear();
    m_crossing->clear();
    m_whatIfs->clear();
    m_node = noNode;
}

void WhyTab::sayColumns()
{
    m_crossing->setColumns({{tr("Tag path"), tr("The labels from the body to the node"), false},
                            {tr("Count"), tr("Occurrences in the level"), true},
                            {tr("First"), tr("Position of the first occurrence in the level"), true},
                            {tr("Last"), tr("Position of the last occurrence in the level"), true}},
                           0);
    m_crossing->setAccessibleName(tr("Blocking symbols between the node and the content"));
    m_whatIfs->say();
    m_find->setText(tr("Find changes that reverse it"));
}

void WhyTab::saySeparation()
{
    if (isStale())
        return;
    const Separation* answer = m_separation->answer();
    m_noiseText->setVisible(m_parts.has_value());
    m_chances->setVisible(m_parts && answer != nullptr);
    m_crossing->clear();
    m_crossing->setVisible(false);
    if (!m_parts)
        return;
    const QString title = QStringLiteral("<b>%1</b> ").arg(tr("If this node is noise:"));
    if (m_parts->content.size() == 0)
        return m_noiseText->setText(title + tr("none, because it contains the whole main region.") + ' ' +
                                    guidance(tr("Select a node inside it.")));
    const TagPathSequence& sequence = session()->runner()->analysis().sequence;
    const Position place = m_parts->by ? m_parts->content.begin
                                       : Position{m_parts->content.begin.value + m_parts->content.size() / 2};
    const QString content =
        m_parts->by == said
            ? tr("compared with the content that you marked in Diagnosis, %1, from position %2 on.")
                  .arg(positionsText(m_parts->content), nodeLink(*session(), sequence.nodes[place.value]))
        : m_parts->by == marked
            ? tr("compared with the marked range, %1, from position %2 on.")
                  .arg(positionsText(m_parts->content), nodeLink(*session(), sequence.nodes[place.value]))
            : (m_parts->content.size() > 1
                   ? tr("compared with the likely content, %1.").arg(regionText(*session(), m_parts->content))
                   : tr("compared with the likely content, %1 at position %2.")
                         .arg(nodeLink(*session(), sequence.nodes[place.value]))
                         .arg(place.value + 1)) +
                  ' ' + guidance(tr("To compare with another range, mark it in the plot."));
    QString state;
    if (m_separation->isCancelled())
        state = ' ' + tr("The search for the reason was cancelled.") + ' ' +
                guidance(tr("<a href=\"again\">Look again</a>"));
    m_noiseText->setText(title + content + state);
    if (answer == nullptr)
        return;
    QStringList lines;
    const auto count = static_cast<int>(answer->chances.size());
    if (count == 0)
        lines << tr("No level contained both.");
    QStringList reasons = chanceTexts(*session(), answer->chances);
    if (reasons.size() > shownReasons) {
        lines << tr("The last levels that contained both:");
        reasons = reasons.mid(reasons.size() - shownReasons);
    }
    lines += reasons;
    if (count > 0 && !answer->blocking.symbols.empty())
        lines << tr("At level %1 these symbols occur on both sides of every gap between the two.")
                         .arg(answer->chances.back().level + 1) +
                     ' ' +
                     guidance(tr("Select a symbol to see it in page and plot. <a href=\"blocking\">Blocking "
                                 "symbols</a> tries the page without it."));
    m_chances->setText(QStringLiteral("<p>") + lines.join(QStringLiteral("</p><p>")) +
                       QStringLiteral("</p>"));
    for (std::size_t i = 0; i < answer->blocking.symbols.size() && i < listedSymbols; ++i) {
        const BlockingSymbol& each = answer->blocking.symbols[i];
        QTreeWidgetItem* row =
            m_crossing->addRow({shortTagPath(sequence, each.symbol), QString::number(each.frequency),
                                QString::number(each.first.value + 1), QString::number(each.last.value + 1)},
                               each.symbol.value);
        row->setToolTip(0, QString::fromStdString(tagPathText(sequence, each.symbol)).left(2000));
    }
    m_crossing->setVisible(m_crossing->topLevelItemCount() > 0);
    m_crossing->fit();
}

void WhyTab::sayWhatIfHead(bool isToDrop)
{
    const WhatIfs* answer = knownWhatIfs();
    const QString title =
        QStringLiteral("<b>%1</b> ")
            .arg(isToDrop ? tr("Changes that would prune it:") : tr("Changes that would keep it:"));
    QString text;
    if (m_status.share.all == 0)
        text = tr("none, because it has no position in the sequence.");
    else if (m_whatIf->isPending())
        text = tr("searches are running.");
    else if (m_whatIf->isCancelled())
        text = tr("the search was cancelled.");
    else if (answer == nullptr)
        text = tr("Tries each option, and changes of the template, until the result changes.");
    else if (answer->whatIfs.empty())
        text = tr("none of the %n changes that were tried.", nullptr, static_cast<int>(answer->runs));
    else
        text = tr("each of these alone, verified by %n searches. A node counts as kept when more than half "
                  "of it is kept.",
                  nullptr, static_cast<int>(answer->runs)) +
               ' ' + guidance(tr("Ctrl+Z undoes the change."));
    if (answer != nullptr && !answer->whatIfs.empty() &&
        std::ranges::none_of(answer->whatIfs, isOfTemplate, &WhatIf::changed))
        text += ' ' + tr("None of the %n changes of the template that were tried does that.", nullptr,
                         static_cast<int>(answer->templateRuns));
    if (answer != nullptr && answer->isStopped)
        text += ' ' + tr("There may be more changes: not all could be tried.");
    m_whatIfText->setText(title + text);
    m_whatIfText->setVisible(m_status.rule != StatusRule::OutsideBody); // it is never removed
    const bool canFind = answer == nullptr && !m_whatIf->isPending() && canChange();
    if (!canFind && m_find->hasFocus()) // otherwise the next widget gets the focus, wherever that is
        m_whatIfText->setFocus();
    m_find->setVisible(canFind);
}

void WhyTab::sayWhatIfs()
{
    if (isStale())
        return;
    const WhatIfs* answer = knownWhatIfs();
    sayWhatIfHead(m_status.share.all > 0 ? m_status.share.isKept() : m_status.isKept);
    m_whatIfs->fill(*session(), answer == nullptr ? std::span<const WhatIf>() : answer->whatIfs);
}

void WhyTab::tryWhatIf(std::size_t index)
{
    const WhatIfs* answer = isStale() ? nullptr : knownWhatIfs();
    if (answer == nullptr || index >= answer->whatIfs.size())
        return;
    m_whatIfText->setFocus();                     // the buttons of the table are removed
    const WhatIf whatIf = answer->whatIfs[index]; // the answer is dropped
    tryChange(*session(), whatIf);
}

void WhyTab::follow(const QString& link)
{
    if (link == QLatin1String("again"))
        return askSeparation();
    if (link == QLatin1String("blocking") && m_parts) {
        // All gaps between the two.
        const bool isNoiseFirst = m_parts->noise.end <= m_parts->content.begin;
        const Region left = isNoiseFirst ? m_parts->noise : m_parts->content;
        const Region right = isNoiseFirst ? m_parts->content : m_parts->noise;
        session()->selection()->selectRange({Position{left.end.value - 1}, Position{right.begin.value + 1}});
        return emit tabWanted(QStringLiteral("blocking"));
    }
    ExplainTab::follow(link);
}

const Tool whyTool{.id = "why",
                   .key = Qt::Key_F4,
                   .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                       return new WhyTab(context.explainer, parent);
                   },
                   .tab = "node"};

} // namespace tagseam
