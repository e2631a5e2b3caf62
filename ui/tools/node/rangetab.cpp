// SPDX-License-Identifier: MIT
// Marked range: what it holds, which split pruned it, and what would change that.
#include "ui/tools/node/rangetab.h"

#include "core/explain/nodestatus.h"
#include "core/explain/subtrees.h"
#include "core/methods/content/contentdetection.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/node/whatiftable.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <optional>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t listed = 10; // symbols and texts
constexpr int rowsOfList = 6;
constexpr qsizetype shownText = 300;           // characters
constexpr std::uint32_t quickPositions = 2000; // more: changes are searched on request
enum PinColumn { PlaceColumn, KeptColumn, NoteColumn };

// Returns the largest part of the range that is made of whole elements below the body; nothing for a range
// without one.
std::optional<NodeRun> largestPart(const Document& page, const TagPathSequence& sequence, Region range)
{
    std::optional<Subtrees> largest;
    for (const Subtrees& each : subtreesOf(page, sequence, range)) {
        const bool isLarger = !largest || each.positions.size() > largest->positions.size();
        if (isLarger && each.nodes.first != page.body())
            largest = each;
    }
    return largest ? std::optional(largest->nodes) : std::nullopt;
}

} // namespace

RangeTab::RangeTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_story(makeText()), m_part(new QComboBox(this)),
      m_pin(new QPushButton(this)), m_whatIfText(makeText()), m_find(new QPushButton(this)),
      m_whatIfs(new WhatIfTable(this)), m_symbols(new AnswerTable(this)), m_texts(new AnswerTable(this)),
      m_pins(new AnswerTable(this)), m_unpin(new QPushButton(this)),
      m_summary(new Inquiry<RangeSummary>(explainer)), m_changes(new Inquiry<WhatIfs>(explainer))
{
    m_part->addItems({QString(), QString(), QString()});
    for (AnswerTable* each : {m_symbols, m_texts, m_pins})
        each->setRowsShown(rowsOfList);
    m_find->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_pins->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    auto* row = new FlowLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{m_part, m_pin, m_unpin})
        row->addWidget(each);
    content()->addWidget(m_story);
    content()->addLayout(row);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_whatIfText, m_find, m_whatIfs, m_symbols, m_texts, m_pins})
        content()->addWidget(each);
    content()->addStretch(1);

    connect(m_summary, &InquiryBase::changed, this, [this] { say(); });
    connect(session()->selection(), &Selection::contentChanged, this, [this] { refresh(); });
    connect(m_changes, &InquiryBase::changed, this, [this] { sayWhatIfs(); });
    connect(session()->bookmarks(), &PageBookmarks::changed, this, [this] { say(); });
    connect(m_find, &QPushButton::clicked, this, &RangeTab::askWhatIfs);
    connect(m_pin, &QPushButton::clicked, this, &RangeTab::pin);
    connect(m_unpin, &QPushButton::clicked, this, &RangeTab::removePin);
    connect(m_part, &QComboBox::activated, this, &RangeTab::showPart);
    connect(m_whatIfs, &WhatIfTable::wanted, this, [this](std::size_t index) {
        const WhatIfs* answer = m_changes->answer();
        if (!isCurrent() || answer == nullptr || index >= answer->whatIfs.size() ||
            session()->runner()->isAnalysing())
            return;
        m_story->setFocus();                          // the buttons of the table are removed
        const WhatIf whatIf = answer->whatIfs[index]; // the answer is dropped
        tryChange(*session(), whatIf);
    });
    connect(m_symbols, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (m_symbols->currentKey() >= 0 && !m_symbols->selectedItems().isEmpty())
            session()->selection()->highlightSymbol(
                Symbol{static_cast<std::uint32_t>(m_symbols->currentKey())});
    });
    connect(m_texts, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (m_texts->currentKey() >= 0 && !m_texts->selectedItems().isEmpty())
            session()->selection()->select(NodeId{static_cast<std::uint32_t>(m_texts->currentKey())});
    });
    connect(m_pins, &QTreeWidget::itemSelectionChanged, this, [this] {
        m_unpin->setEnabled(!m_pins->selectedItems().isEmpty());
        if (m_pins->selectedItems().isEmpty() || !session()->runner()->hasAnalysis())
            return;
        const Bookmark& pinned =
            session()->bookmarks()->all()[static_cast<std::size_t>(m_pins->currentKey())].bookmark;
        if (isOfSequence(pinned))
            session()->selection()->selectRange(pinned.range);
    });
    connect(m_pins, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem* item) {
        if (m_isFilling)
            return;
        const auto index = static_cast<std::size_t>(AnswerTable::keyOf(item));
        m_pinFilling.bookmarks.at(index).note = item->text(NoteColumn); // the row says so already
        session()->bookmarks()->setNote(index, item->text(NoteColumn));
    });
}

QString RangeTab::title() const
{
    return tr("Marked range");
}

QString RangeTab::tip() const
{
    return tr("Describes the range that is marked in the plot: its symbols, texts and kept share, the split "
              "that pruned it, and what would change that");
}

bool RangeTab::hasRange() const
{
    return session()->runner()->hasAnalysis() && session()->selection()->range().size() > 0;
}

// True if the answers are about the range and the analysis that are shown.
bool RangeTab::isCurrent() const
{
    return hasRange() && m_analysis == &session()->runner()->analysis() &&
           m_asked == session()->selection()->range();
}

// The range of the filter while there is one, else the marked range.
Region RangeTab::partOfFilter() const
{
    const Region shown = session()->selection()->shownPart().range;
    return shown.size() > 0 ? shown : session()->selection()->range();
}

void RangeTab::ask()
{
    const Region range = session()->selection()->range();
    if (!hasRange()) {
        m_summary->clear();
        m_changes->clear();
        m_asked = {};
        return;
    }
    const Analysis& analysis = session()->runner()->analysis();
    const std::vector<NodeId>& marked = session()->selection()->content();
    const bool isThere = m_summary->answer() != nullptr || m_summary->isPending();
    if (m_analysis == &analysis && m_asked == range && m_askedContent == marked && isThere)
        return;
    m_analysis = &analysis;
    m_asked = range;
    m_askedContent = marked;
    m_changes->clear();
    m_summary->ask(tr("the marked range"), [range](const Material& material, const TellProgress&) {
        const Analysis& shown = *material.analysis;
        return summaryOf(*material.document, shown.sequence, shown.trace.region, shown.options.keep, range,
                         listed);
    });
    if (analysis.sequence.size() <= quickPositions)
        askWhatIfs();
}

void RangeTab::askWhatIfs()
{
    if (!hasRange())
        return;
    const Region range = session()->selection()->range();
    m_changes->ask(
        tr("changes for the marked range: search %v"),
        [range, setup = session()->runner()->shownSetup(),
         marked = session()->selection()->content()](const Material& material, const TellProgress& tell) {
            const TagPathSequence& sequence = material.analysis->sequence;
            WhatIfScope scope;
            const std::uint32_t most = usualRuns(sequence.size());
            tell(0, most);
            scope.content = contentToKeep(*material.document, setup, marked, material.stop);
            scope.progress = [&](std::uint32_t runs) { tell(runs, most); };
            const std::optional<NodeRun> part = largestPart(*material.document, sequence, range);
            return part ? findWhatIfs(*material.document, *part, setup, scope, material.stop) : WhatIfs();
        });
}

void RangeTab::say()
{
    m_pin->setText(tr("Pin with a note"));
    m_pin->setToolTip(tr("Keeps the range with a note, among the bookmarks of the page"));
    m_unpin->setText(tr("Unpin"));
    m_unpin->setToolTip(tr("Removes the pinned range that is selected below"));
    m_find->setText(tr("Find changes that reverse it"));
    m_part->setItemText(0, tr("Show the whole page"));
    const Region part = partOfFilter();
    m_part->setItemText(1, tr("Only positions %1–%2").arg(part.begin.value + 1).arg(part.end.value));
    m_part->setItemText(2, tr("Without positions %1–%2").arg(part.begin.value + 1).arg(part.end.value));
    m_part->setAccessibleName(tr("Part that the tree and the lists show"));
    m_part->setToolTip(
        tr("Filters the tree, the levels, near misses, and the parts in Diagnosis that are not content"));
    m_whatIfs->say();
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(tr("The page is being analysed."));
    showHint({});
    sayStory();
    sayWhatIfs();
    saySummary();
    sayPins();
}

void RangeTab::sayStory()
{
    const Selection& selection = *session()->selection();
    const bool isFiltered = selection.shownPart().range.size() > 0;
    m_part->setVisible(hasRange() || isFiltered);
    m_pin->setVisible(hasRange());
    m_part->setCurrentIndex(!isFiltered ? 0 : selection.shownPart().isWithout ? 2 : 1);
    if (!hasRange())
        return m_story->setText(guidance(tr("Drag over the plot to mark a range.")));
    const RangeSummary* summary = isCurrent() ? m_summary->answer() : nullptr;
    QString text = QStringLiteral("<b>%1</b>").arg(regionText(*session(), selection.range()));
    if (summary != nullptr)
        text += QStringLiteral("<br>") +
                tr("%1 of %2 positions kept (%3), %4 different symbols, %5 words.")
                    .arg(summary->share.kept)
                    .arg(summary->share.all)
                    .arg(percentText(static_cast<double>(summary->share.kept) / summary->share.all))
                    .arg(summary->symbols)
                    .arg(decimal(summary->words, 0));
    const SearchTrace& trace = session()->runner()->analysis().trace;
    const bool isComplement = session()->runner()->analysis().options.keep == Keep::Complement;
    for (const PrunedCount& each : prunedCountsOf(trace, selection.range())) {
        const Level& level = trace.levels[each.level];
        const QString split =
            stepLink(each.level, level.attemptEnd() - 1, trace.acceptedSplit(level)->split, tr("this step"));
        text += QStringLiteral("<br>") + (isComplement ? tr("The split of level %1 kept %n of them: %2.",
                                                            nullptr, static_cast<int>(each.positions))
                                                       : tr("The split of level %1 pruned %n of them: %2.",
                                                            nullptr, static_cast<int>(each.positions)))
                                             .arg(each.level + 1)
                                             .arg(split);
    }
    m_story->setText(text);
}

void RangeTab::sayWhatIfs()
{
    const WhatIfs* answer = isCurrent() ? m_changes->answer() : nullptr;
    const bool isPending = m_changes->isPending();
    m_find->setVisible(hasRange() && answer == nullptr && !isPending);
    m_whatIfText->setVisible(hasRange() && (answer != nullptr || isPending || m_changes->isCancelled()));
    m_whatIfs->fill(*session(), answer == nullptr ? std::span<const WhatIf>() : answer->whatIfs);
    if (answer == nullptr)
        return m_whatIfText->setText(isPending ? tr("Changes are being tried.") : tr("Cancelled."));
    const Analysis& analysis = session()->runner()->analysis();
    const Document& page = session()->trees()->document();
    const std::optional<NodeRun> part = largestPart(page, analysis.sequence, session()->selection()->range());
    if (!part)
        return m_whatIfText->setText(
            tr("No change is tried: the range has no whole element below the body."));
    const QString what = regionName(*session(), positionsBelow(page, analysis.sequence, *part));
    const auto tried = static_cast<int>(answer->runs);
    QString text =
        answer->whatIfs.empty() && answer->share.isKept()
            ? tr("None of the %n changes that were tried prunes its largest part, %1.", nullptr, tried)
        : answer->whatIfs.empty()
            ? tr("None of the %n changes that were tried keeps its largest part, %1.", nullptr, tried)
        : answer->share.isKept()
            ? tr("Changes that would prune its largest part, %1, of %n tried:", nullptr, tried)
            : tr("Changes that would keep its largest part, %1, of %n tried:", nullptr, tried);
    text = text.arg(what);
    if (answer->isStopped)
        text += ' ' + tr("There may be more changes: not all could be tried.");
    m_whatIfText->setText(text.toHtmlEscaped());
}

void RangeTab::saySummary()
{
    m_symbols->setColumns({{tr("Most frequent tag paths"), tr("The labels from the body to the node"), false},
                           {tr("In the range"), {}, true},
                           {tr("On the page"), {}, true}},
                          0);
    m_symbols->setAccessibleName(tr("Most frequent tag paths"));
    m_texts->setColumns({{tr("Longest texts"), {}, false}, {tr("Words"), {}, true}}, 0);
    m_texts->setAccessibleName(tr("Longest texts"));
    const QSignalBlocker symbols(m_symbols);
    const QSignalBlocker texts(m_texts);
    const qlonglong symbol = m_symbols->selectedItems().isEmpty() ? -1 : m_symbols->currentKey();
    const qlonglong text = m_texts->selectedItems().isEmpty() ? -1 : m_texts->currentKey();
    m_symbols->clearRows();
    m_texts->clearRows();
    const RangeSummary* summary = isCurrent() ? m_summary->answer() : nullptr;
    m_symbols->setVisible(summary != nullptr);
    m_texts->setVisible(summary != nullptr && !summary->texts.empty());
    if (summary == nullptr)
        return;
    const TagPathSequence& sequence = session()->runner()->analysis().sequence;
    for (const RangeSummary::Count& each : summary->frequent) {
        QTreeWidgetItem* row =
            m_symbols->addRow({shortTagPath(sequence, each.symbol), QString::number(each.inRange),
                               QString::number(each.onPage)},
                              each.symbol.value);
        row->setToolTip(0, QString::fromStdString(tagPathText(sequence, each.symbol)).left(2000));
        if (symbol == static_cast<qlonglong>(each.symbol.value))
            m_symbols->setCurrentItem(row);
    }
    const Document& page = session()->trees()->document();
    for (const RangeSummary::Text& each : summary->texts) {
        const QString words = QString::fromStdString(std::string(page.text(each.node))).simplified();
        QTreeWidgetItem* row =
            m_texts->addRow({shortened(words, shownText), decimal(each.words, 0)}, each.node.value);
        if (text == static_cast<qlonglong>(each.node.value))
            m_texts->setCurrentItem(row);
    }
    m_symbols->fit();
    m_texts->fit();
}

// True if the positions of a pinned range are those of the sequence that is shown.
bool RangeTab::isOfSequence(const Bookmark& pinned) const
{
    const Bookmark present = bookmarkOf(*session(), {});
    const TagPathOptions own = optionsOf(pinned).path;
    const TagPathOptions shown = optionsOf(present).path;
    return own.nodes == shown.nodes && own.exclude == shown.exclude && pinned.source == present.source &&
           pinned.changes == present.changes && pinned.edits == present.edits &&
           pinned.range.end.value <= session()->runner()->analysis().sequence.size();
}

// The rows stay as long as they say the same, so that a note can be edited meanwhile.
void RangeTab::sayPins()
{
    const Analysis& analysis = session()->runner()->analysis();
    const std::vector<NotedBookmark>& all = session()->bookmarks()->all();
    PinFilling filling{tr("Pinned"), &analysis, all};
    if (filling == m_pinFilling)
        return;
    m_pinFilling = std::move(filling);
    m_pins->setColumns({{tr("Pinned"), tr("Positions of a pinned range"), false},
                        {tr("Kept"), tr("Share of its positions that is kept"), true},
                        {tr("Note"), tr("F2 or a double click edits it"), false}},
                       NoteColumn);
    m_pins->setAccessibleName(tr("Pinned ranges"));
    const qlonglong current = m_pins->currentKey();
    const QSignalBlocker blocker(m_pins);
    m_isFilling = true;
    m_pins->clearRows();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Region range = all[i].bookmark.range;
        if (range.size() == 0)
            continue;
        const bool isThere = isOfSequence(all[i].bookmark);
        const KeptShare share =
            isThere ? keptShare(range, analysis.trace.region, analysis.options.keep) : KeptShare{};
        QTreeWidgetItem* row = m_pins->addRow(
            {QStringLiteral("%1–%2").arg(range.begin.value + 1).arg(range.end.value),
             isThere ? percentText(static_cast<double>(share.kept) / share.all) : tr("other options"),
             all[i].note},
            static_cast<qlonglong>(i));
        row->setFlags(row->flags() | Qt::ItemIsEditable);
        if (static_cast<qlonglong>(i) == current)
            m_pins->setCurrentItem(row);
    }
    m_isFilling = false;
    m_pins->setVisible(m_pins->topLevelItemCount() > 0);
    m_unpin->setVisible(m_pins->topLevelItemCount() > 0);
    m_unpin->setEnabled(!m_pins->selectedItems().isEmpty());
    m_pins->fit();
}

void RangeTab::showPart(int choice)
{
    session()->selection()->showPart(choice == 0 ? Selection::ShownPart{}
                                                 : Selection::ShownPart{partOfFilter(), choice == 2});
}

// The row of the new pin is edited at once.
void RangeTab::pin()
{
    if (!hasRange())
        return;
    session()->bookmarks()->add({bookmarkOf(*session(), QStringLiteral("range")), {}});
    QTreeWidgetItem* row = m_pins->topLevelItem(m_pins->topLevelItemCount() - 1);
    m_pins->setCurrentItem(row);
    m_pins->setFocus();
    m_pins->editItem(row, NoteColumn);
}

void RangeTab::removePin()
{
    if (!m_pins->selectedItems().isEmpty())
        session()->bookmarks()->remove(static_cast<std::size_t>(m_pins->currentKey()));
}

const Tool rangeTool{.id = "range",
                     .key = {},
                     .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                         return new RangeTab(context.explainer, parent);
                     },
                     .tab = "node"};

} // namespace tagseam
