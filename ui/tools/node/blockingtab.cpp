// SPDX-License-Identifier: MIT
// Blocking symbols: the blocking symbols of a gap.
#include "ui/tools/node/blockingtab.h"

#include "core/explain/nodestatus.h"
#include "ui/session/page/pageaddress.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/losttext.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/markdown.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <set>

namespace tagseam {

namespace {

Region whole(const Analysis& analysis)
{
    return {Position{0}, Position{analysis.sequence.size()}};
}

bool holds(Region level, Region range)
{
    return level.begin <= range.begin && range.end <= level.end;
}

// Says why an open gap is not a split; with a space before it, empty if the gap is a split.
QString barText(const BlockingSymbols& blocking)
{
    if (blocking.bar == SplitBar::None)
        return {};
    const bool isFiltered = blocking.bar == SplitBar::Filtered;
    if (blocking.range.size() == 2)
        return ' ' +
               (isFiltered
                    ? BlockingTab::tr("But <b>no split is possible at this gap</b> in this level: the symbol "
                                      "left of the gap is filtered out at each threshold that opens it.")
                    : BlockingTab::tr("But <b>no split is possible at this gap</b> in this level: right of "
                                      "the gap no symbol passes a threshold that opens it."));
    const QString there =
        isFiltered
            ? BlockingTab::tr("But <b>no split is possible before position %1</b>: the symbol left of the "
                              "gap is filtered out at each threshold that opens it.")
            : BlockingTab::tr("But <b>no split is possible before position %1</b>: right of the gap no "
                              "symbol passes a threshold that opens it.");
    const QString others =
        blocking.splitsAt == neverOpens
            ? BlockingTab::tr("No split is possible at the other gaps either.")
            : BlockingTab::tr(
                  "The lowest threshold at which one of the gaps can be split is <b>%1</b>, before "
                  "position %2.")
                  .arg(blocking.splitsAt)
                  .arg(blocking.splitsBefore.value + 1);
    return ' ' + there.arg(blocking.split.value + 1) + ' ' + others;
}

} // namespace

BlockingTab::BlockingTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_gap(new QComboBox(this)), m_within(new QComboBox(this)),
      m_story(makeText()), m_symbols(new AnswerTable(this)), m_takeAway(makeText()),
      m_ignore(new QPushButton(this)), m_gone(new QPushButton(this)), m_class(new QLineEdit(this)),
      m_setClass(new QPushButton(this)), m_blocking(new Inquiry<BlockingSymbols>(explainer))
{
    for (int i = 0; i < GapCount; ++i)
        m_gap->addItem(QString());
    m_gap->setCurrentIndex(Before);
    m_within->addItems({QString(), QString()});
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_gap, 1);
    choices->addWidget(m_within, 1);
    for (QComboBox* box : {m_gap, m_within}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    m_class->setMaximumWidth(160);
    auto* actions = new FlowLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{m_ignore, m_gone, m_class, m_setClass})
        actions->addWidget(each);
    content()->addLayout(choices);
    content()->addWidget(m_story);
    content()->addWidget(m_symbols, 1);
    content()->addWidget(m_takeAway);
    content()->addLayout(actions);
    content()->addStretch(0); // takes the space of the table if it is hidden

    connect(session()->trees(), &PageTrees::documentChanged, this, [this] { m_isChosen = false; });
    connect(m_gap, &QComboBox::activated, this, [this] { m_isChosen = true; });
    for (QComboBox* box : {m_gap, m_within})
        connect(box, &QComboBox::activated, this, [this] { refresh(); });
    connect(m_blocking, &InquiryBase::changed, this, [this] {
        ++m_answer;
        say();
    });
    connect(m_symbols, &QTreeWidget::itemSelectionChanged, this, [this] {
        pointOut();
        sayActions();
    });
    connect(m_ignore, &QPushButton::clicked, this, [this] { takeAway(TagPathEdit::Kind::Ignored); });
    connect(m_gone, &QPushButton::clicked, this, [this] { takeAway(TagPathEdit::Kind::SubtreeGone); });
    connect(m_setClass, &QPushButton::clicked, this, [this] { takeAway(TagPathEdit::Kind::OtherClass); });
    connect(m_class, &QLineEdit::returnPressed, this, [this] {
        if (m_setClass->isEnabled())
            takeAway(TagPathEdit::Kind::OtherClass);
    });
    connect(m_class, &QLineEdit::textChanged, this, [this] { sayActions(); });
}

QString BlockingTab::title() const
{
    return tr("Blocking symbols");
}

QString BlockingTab::tip() const
{
    return tr("Shows the symbols that block a split at a gap, and the result without them");
}

// The positions around a gap; empty when there is no such gap.
Region BlockingTab::rangeOf(Gap gap) const
{
    const Analysis& analysis = session()->runner()->analysis();
    const std::uint32_t positions = analysis.sequence.size();
    if (gap == Marked) {
        const Region range = session()->selection()->range();
        return range.size() >= 2 ? range : Region{};
    }
    if (session()->selection()->node() == noNode)
        return {};
    if (gap == Decided)
        return decided() == nullptr ? Region{} : gapBefore(decided()->split);
    const Region below =
        positionsBelow(session()->trees()->document(), analysis.sequence, session()->selection()->node());
    const Position split = gap == Before ? below.begin : below.end;
    return split.value > 0 && split.value < positions ? gapBefore(split) : Region{};
}

// The split of the level that pruned most of the selected node's subtree; nullptr if none did.
const CandidateSplit* BlockingTab::decided() const
{
    if (session()->runner()->dropLevel(session()->selection()->node()) == noLevel)
        return nullptr;
    const Analysis& analysis = session()->runner()->analysis();
    const auto cuts =
        prunedCountsOf(analysis.trace, positionsBelow(session()->trees()->document(), analysis.sequence,
                                                      session()->selection()->node()));
    return cuts.empty() ? nullptr : analysis.trace.acceptedSplit(analysis.trace.levels[mostOf(cuts).level]);
}

// For a gap without blocking symbols at which the search split: the last symbols that blocked it; otherwise
// empty.
QString BlockingTab::lastBond(const BlockingSymbols& blocking) const
{
    const SearchTrace& trace = session()->runner()->analysis().trace;
    if (!blocking.symbols.empty() || blocking.range.size() != 2)
        return {};
    const auto level = std::ranges::find_if(trace.levels, [&](const Level& each) {
        const CandidateSplit* split = trace.acceptedSplit(each);
        return split != nullptr && gapBefore(split->split) == blocking.range;
    });
    return level == trace.levels.end()
               ? QString()
               : bondText(*session(), static_cast<std::uint32_t>(level - trace.levels.begin())) + ' ' +
                     guidance(tr("<a href=\"tab:why\">Why</a> shows changes that would keep a pruned node, "
                                 "or prune a kept one."));
}

// A new mark takes precedence; when it is removed, the selected node counts.
void BlockingTab::followSelection()
{
    const Region range = session()->selection()->range();
    const bool isMarked = range.size() >= 2;
    if (range != m_seenRange) {
        m_seenRange = range;
        if (isMarked)
            m_gap->setCurrentIndex(Marked);
        else if (m_gap->currentIndex() == Marked)
            m_isChosen = false;
    }
    const bool isFree = m_gap->currentIndex() == Marked ? !isMarked : true;
    if (isFree && !m_isChosen)
        m_gap->setCurrentIndex(decided() == nullptr ? Before : Decided);
    else if (m_gap->currentIndex() == Decided && decided() == nullptr)
        m_gap->setCurrentIndex(Before);
}

// The level that is pointed out if it contains the range; otherwise the last level that does.
std::uint32_t BlockingTab::levelOf(Region range) const
{
    const std::vector<Level>& levels = session()->runner()->analysis().trace.levels;
    const std::uint32_t chosen = session()->selection()->level();
    if (chosen != noLevel && holds(levels[chosen].region, range))
        return chosen;
    std::uint32_t last = 0;
    while (last + 1 < levels.size() && holds(levels[last + 1].region, range))
        ++last;
    return last;
}

std::optional<BlockingTab::Question> BlockingTab::question() const
{
    if (!session()->runner()->hasAnalysis())
        return {};
    const Region range = rangeOf(static_cast<Gap>(m_gap->currentIndex()));
    if (range.size() < 2)
        return {};
    const Analysis& analysis = session()->runner()->analysis();
    const bool isComplete = m_within->currentIndex() == 1;
    return Question{isComplete ? whole(analysis) : analysis.trace.levels[levelOf(range)].region, range,
                    analysis.trace.options.frequencyFilter};
}

void BlockingTab::ask()
{
    if (!session()->runner()->hasAnalysis()) {
        m_asked.reset();
        return m_blocking->clear();
    }
    followSelection();
    const std::optional<Question> wanted = question();
    const bool isSame =
        m_analysis == &session()->runner()->analysis() && wanted == m_asked &&
        (m_blocking->answer() != nullptr || m_blocking->isPending() || m_blocking->isCancelled());
    if (isSame)
        return;
    m_asked = wanted;
    m_analysis = &session()->runner()->analysis();
    if (!wanted)
        return m_blocking->clear();
    askBlocking();
}

void BlockingTab::askBlocking()
{
    m_blocking->ask(tr("searching for blocking symbols"),
                    [wanted = *m_asked](const Material& material, const TellProgress&) {
                        return blockingSymbolsOf(material.analysis->sequence.symbols, wanted.level,
                                                 wanted.range, wanted.filter);
                    });
}

void BlockingTab::say()
{
    m_symbols->setColumns(
        {{tr("Tag path"), tr("The labels from the body to the node"), false},
         {tr("Count"), tr("Occurrences in the level"), true},
         {tr("First"), tr("Position of the first occurrence in the level"), true},
         {tr("Last"), tr("Position of the last occurrence in the level"), true},
         {tr("Left"), tr("Occurrences left of the gap or range"), true},
         {tr("Without it"), tr("Lowest threshold that allows a split when only this symbol is ignored"),
          true}},
        0);
    m_symbols->setAccessibleName(tr("Blocking symbols"));
    m_gap->setAccessibleName(tr("Gap"));
    m_within->setAccessibleName(tr("Part of the sequence"));
    m_ignore->setText(tr("Ignore its tag path"));
    m_ignore->setToolTip(tr("Ignores the positions of these nodes; their descendants stay"));
    m_gone->setText(tr("Remove its subtrees"));
    m_gone->setToolTip(tr("Analyses the page without these nodes and their descendants"));
    m_class->setPlaceholderText(tr("another class"));
    m_class->setAccessibleName(tr("Another class"));
    m_setClass->setText(tr("Give it that class"));
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(tr("The page is being analysed."));
    if (session()->selection()->range().size() < 2 && session()->selection()->node() == noNode)
        return showHint(
            tr("Click a node, or drag over the plot to mark a range, to see its blocking symbols."));
    showHint({});
    sayChoices();
    sayTable();
    sayActions();
}

void BlockingTab::sayChoices()
{
    const Region marked = session()->selection()->range();
    const QString node = elided(session()->trees()->describe(session()->selection()->node()), 40);
    m_gap->setItemText(Marked, marked.size() >= 2 ? tr("marked: %1").arg(positionsText(marked))
                                                  : tr("marked range (drag over the plot)"));
    m_gap->setItemText(Before,
                       node.isEmpty() ? tr("gap before the selected node") : tr("gap before %1").arg(node));
    m_gap->setItemText(After,
                       node.isEmpty() ? tr("gap after the selected node") : tr("gap after %1").arg(node));
    const CandidateSplit* split = decided();
    m_gap->setItemText(Decided, split == nullptr
                                    ? tr("gap that decided (of a pruned node)")
                                    : tr("gap that decided: before position %1").arg(split->split.value + 1));
    qobject_cast<QStandardItemModel*>(m_gap->model())->item(Decided)->setEnabled(split != nullptr);
    const Region range = rangeOf(static_cast<Gap>(m_gap->currentIndex()));
    const std::uint32_t level = range.size() < 2 ? 0 : levelOf(range);
    m_within->setItemText(
        0, tr("in level %1: %2")
               .arg(level + 1)
               .arg(positionsText(session()->runner()->analysis().trace.levels[level].region)));
    m_within->setItemText(1, tr("in the whole sequence"));
}

void BlockingTab::sayTable()
{
    const BlockingSymbols* blocking =
        m_analysis == &session()->runner()->analysis() ? m_blocking->answer() : nullptr;
    m_symbols->setVisible(blocking != nullptr && !blocking->symbols.empty());
    fill(blocking);
    if (blocking == nullptr) {
        const bool isMarked = m_gap->currentIndex() == Marked;
        if (m_blocking->isPending())
            m_story->setText(tr("Searching for the blocking symbols."));
        else if (m_blocking->isCancelled())
            m_story->setText(tr("The search was cancelled. <a href=\"again\">Search again</a>"));
        else
            m_story->setText(
                isMarked
                    ? guidance(tr("Drag over the plot to mark at least two positions."))
                    : tr("There is no gap: the node is at the edge of the sequence or has no position."));
        return;
    }
    const bool isComplete = m_within->currentIndex() == 1;
    const QStringList parts{blockingText(*blocking), barText(*blocking),
                            levelText(*session(), isComplete ? 0 : levelOf(blocking->range)),
                            crossingText(*blocking) + lastBond(*blocking)};
    m_story->setText(QStringLiteral("<p>%1%2 %3</p><p>%4</p>").arg(parts[0], parts[1], parts[2], parts[3]));
}

// Selected rows stay selected; their highlight on page and plot follows.
void BlockingTab::fill(const BlockingSymbols* blocking)
{
    const int filling = blocking == nullptr ? -1 : m_answer;
    if (filling == m_filling)
        return;
    m_filling = filling;
    const qlonglong current = m_symbols->currentKey();
    std::set<qlonglong> chosen;
    for (const QTreeWidgetItem* item : m_symbols->selectedItems())
        chosen.insert(AnswerTable::keyOf(item));
    {
        const QSignalBlocker blocker(m_symbols);
        m_symbols->clear();
        if (blocking != nullptr)
            addRows(*blocking);
        for (int row = 0; row < m_symbols->topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = m_symbols->topLevelItem(row);
            if (AnswerTable::keyOf(item) == current)
                m_symbols->setCurrentItem(item, 0, QItemSelectionModel::NoUpdate);
            item->setSelected(chosen.contains(AnswerTable::keyOf(item)));
        }
        m_symbols->fit();
    }
    const std::vector<NodeId>& shown = session()->selection()->highlight();
    const bool isGone = shown.empty() && isVisible();               // it was cleared with the last analysis
    if (!m_pointedOut.empty() && (isGone || shown == m_pointedOut)) // otherwise another view has set it
        pointOut();
}

void BlockingTab::pointOut()
{
    m_pointedOut = chosenNodes();
    session()->selection()->setHighlight(m_pointedOut);
}

void BlockingTab::addRows(const BlockingSymbols& blocking)
{
    const TagPathSequence& sequence = session()->runner()->analysis().sequence;
    for (std::size_t i = 0; i < blocking.symbols.size() && i < listedSymbols; ++i) {
        const BlockingSymbol& each = blocking.symbols[i];
        QTreeWidgetItem* row = m_symbols->addRow(
            {shortTagPath(sequence, each.symbol), QString::number(each.frequency),
             QString::number(each.first.value + 1), QString::number(each.last.value + 1),
             QString::number(each.before),
             each.opensWithout == neverOpens ? tr("never") : QString::number(each.opensWithout)},
            each.symbol.value);
        row->setToolTip(0, QString::fromStdString(tagPathText(sequence, each.symbol)).left(2000));
    }
}

void BlockingTab::sayActions()
{
    const bool isThere = !m_symbols->isHidden();
    const std::vector<NodeId> nodes = isThere ? chosenNodes() : std::vector<NodeId>();
    const bool isChosen = !nodes.empty();
    const LabelAttributes style = session()->runner()->setup().path.style;
    const bool hasClasses = style == LabelAttributes::Class || style == LabelAttributes::ClassAndStyle ||
                            style == LabelAttributes::Presentation;
    for (QWidget* each : std::initializer_list<QWidget*>{m_takeAway, m_ignore, m_gone, m_class, m_setClass})
        each->setVisible(isThere);
    m_takeAway->setText(guidance(
        isChosen
            ? tr("<b>What if</b> it did not exist? %n nodes of the page are selected:", nullptr,
                 static_cast<int>(nodes.size()))
            : tr("<b>What if</b> one of them did not exist? Select a symbol to see it in page and plot.")));
    m_ignore->setEnabled(isChosen);
    m_gone->setEnabled(isChosen);
    m_class->setEnabled(isChosen && hasClasses);
    m_setClass->setEnabled(isChosen && hasClasses);
    m_setClass->setToolTip(
        hasClasses ? tr("Analyses the page as if the nodes had this class, or none if the field is empty")
                   : tr("With these label attributes, classes are not part of a tag path."));
}

// The nodes of all selected rows, ascending.
std::vector<NodeId> BlockingTab::chosenNodes() const
{
    std::set<std::uint32_t> symbols;
    for (const QTreeWidgetItem* item : m_symbols->selectedItems())
        symbols.insert(static_cast<std::uint32_t>(AnswerTable::keyOf(item)));
    std::vector<NodeId> nodes;
    if (!session()->runner()->hasAnalysis() || m_analysis != &session()->runner()->analysis() ||
        symbols.empty())
        return nodes;
    const TagPathSequence& sequence = session()->runner()->analysis().sequence;
    for (std::uint32_t p = 0; p < sequence.size(); ++p) {
        if (symbols.contains(sequence.symbols[p].value))
            nodes.push_back(sequence.nodes[p]);
    }
    return nodes;
}

void BlockingTab::follow(const QString& link)
{
    if (link != QLatin1String("again"))
        return ExplainTab::follow(link);
    if (m_asked && session()->runner()->hasAnalysis() && m_analysis == &session()->runner()->analysis())
        askBlocking();
}

void BlockingTab::takeAway(TagPathEdit::Kind kind)
{
    TagPathEdit edit;
    edit.kind = kind;
    edit.nodes = chosenNodes();
    if (kind == TagPathEdit::Kind::OtherClass)
        edit.classes = m_class->text().simplified().toStdString();
    if (edit.nodes.empty())
        return;
    session()->selection()->setHighlight({});
    session()->changes()->takeAway(std::move(edit));
}

const Tool blockingTool{.id = "blocking",
                        .key = Qt::SHIFT | Qt::Key_F4,
                        .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                            return new BlockingTab(context.explainer, parent);
                        },
                        .tab = "node"};

} // namespace tagseam
