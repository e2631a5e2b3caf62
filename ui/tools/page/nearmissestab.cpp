// SPDX-License-Identifier: MIT
// Near misses: candidate splits that were rejected or not reached.
#include "ui/tools/page/nearmissestab.h"

#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/sortkeys.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace tagseam {

namespace {

constexpr int afterMilliseconds = 60; // idle time before the results of the visible rows are computed

QString kindSign(NearMissKind kind)
{
    return kind == NearMissKind::RejectedBySize ? QStringLiteral("▽") : QStringLiteral("○");
}

QString kindText(NearMissKind kind)
{
    return kindSign(kind) + ' ' +
           (kind == NearMissKind::RejectedBySize ? NearMissesTab::tr("rejected")
                                                 : NearMissesTab::tr("not reached"));
}

} // namespace

NearMissesTab::NearMissesTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_kind(new QComboBox(this)), m_level(new QComboBox(this)),
      m_head(makeText()), m_table(new AnswerTable(this)), m_story(makeText()),
      m_misses(new Inquiry<NearMisses>(explainer)),
      m_ends(new Inquiry<std::map<std::size_t, Region>>(explainer))
{
    m_kind->addItems({QString(), QString(), QString()});
    m_level->addItem(QString());
    auto* filters = new QHBoxLayout;
    filters->addWidget(m_kind, 1);
    filters->addWidget(m_level, 1);
    content()->addWidget(m_head);
    content()->addLayout(filters);
    m_table->setMinimumHeight(120);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->header()->setSectionsClickable(true);
    content()->addWidget(m_table, 1);
    content()->addWidget(m_story);
    m_afterSoon.setInterval(afterMilliseconds);

    connect(m_kind, &QComboBox::activated, this, &NearMissesTab::sayTable);
    connect(m_level, &QComboBox::activated, this, &NearMissesTab::sayTable);
    connect(m_misses, &InquiryBase::changed, this, [this] {
        ++m_answer;
        say();
    });
    connect(m_ends, &InquiryBase::changed, this, &NearMissesTab::sayAfter);
    connect(m_table->header(), &QHeaderView::sectionClicked, this, &NearMissesTab::sortBy);
    addSortKeys(
        m_table, [this] { return m_sorted; }, [this](int column) { sortBy(column); });
    connect(m_table, &QTreeWidget::currentItemChanged, this, &NearMissesTab::point);
    connect(m_table, &QTreeWidget::itemActivated, this, [this] {
        if (const NearMiss* miss = chosen())
            session()->stepTo(miss->level, miss->attempt, miss->candidateSplit.split);
    });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, &m_afterSoon,
            qOverload<>(&QTimer::start));
    connect(&m_afterSoon, &QTimer::timeout, this, &NearMissesTab::askAfter);
}

QString NearMissesTab::title() const
{
    return tr("Near misses");
}

QString NearMissesTab::tip() const
{
    return tr("Lists candidate splits that the search rejected or did not reach, and their results");
}

const NearMiss* NearMissesTab::chosen() const
{
    const NearMisses* answer = m_misses->answer();
    const qlonglong key = m_table->currentKey();
    if (answer == nullptr || key < 0 || static_cast<std::size_t>(key) >= answer->misses.size())
        return nullptr;
    return &answer->misses[static_cast<std::size_t>(key)];
}

void NearMissesTab::ask()
{
    if (!session()->runner()->hasAnalysis()) {
        m_misses->clear();
        return;
    }
    const bool isThere = m_misses->answer() != nullptr || m_misses->isPending() || m_misses->isCancelled();
    if (m_analysis == &session()->runner()->analysis() && isThere)
        return;
    askMisses();
}

void NearMissesTab::askMisses()
{
    m_analysis = &session()->runner()->analysis();
    m_known.clear();
    m_ends->clear();
    m_misses->ask(tr("near misses: level %v of %m"), [](const Material& material, const TellProgress& tell) {
        constexpr std::size_t most = 10'000;
        return findNearMisses(material.analysis->sequence.symbols, material.analysis->trace, material.stop,
                              most, tell);
    });
}

void NearMissesTab::say()
{
    sayColumns();
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(tr("The page is being analysed."));
    showHint({});
    const QSignalBlocker blocker(m_level);
    m_kind->setItemText(0, tr("rejected and not reached"));
    m_kind->setItemText(1, QStringLiteral("▽ ") + tr("rejected by the size rule"));
    m_kind->setItemText(2, QStringLiteral("○ ") +
                               tr("not reached: after the candidate split at which the scan stopped"));
    const auto levels = static_cast<int>(session()->runner()->analysis().trace.levels.size());
    while (m_level->count() > levels + 1)
        m_level->removeItem(m_level->count() - 1);
    while (m_level->count() < levels + 1)
        m_level->addItem(QString());
    m_level->setItemText(0, tr("all levels"));
    for (int i = 1; i < m_level->count(); ++i)
        m_level->setItemText(i, tr("level %1").arg(i));
    sayTable();
}

void NearMissesTab::sayColumns()
{
    m_table->setColumns(
        {{tr("Kind"),
          tr("Rejected by the size rule (▽), or not reached because the scan stopped earlier (○)"), false},
         {tr("Level"), tr("Level of the search"), true},
         {tr("Threshold"), tr("Frequency threshold of the attempt"), true},
         {tr("Before"), tr("First position of the right side"), true},
         {tr("Left"), tr("Positions left of the gap, as the size rule counts them"), true, true},
         {tr("Right"), tr("Positions right of the gap"), true, true},
         {tr("Margin"),
          tr("|a − b| / (a + b) minus the minimum difference: accepted above 0, rejected otherwise"), true},
         {tr("Kept side"), tr("Positions that the next level would have searched"), true},
         {tr("Leads to"), tr("Positions of the main region that the search would have found"), true}},
        After);
    m_table->setAccessibleName(tr("Near misses"));
    m_kind->setAccessibleName(tr("Kinds that are listed"));
    m_level->setAccessibleName(tr("Levels that are listed"));
    m_table->header()->setSortIndicatorShown(true);
    m_table->header()->setSortIndicator(m_sorted, m_isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

double NearMissesTab::number(const NearMiss& miss, int column) const
{
    switch (column) {
    case Kind:
        return static_cast<double>(miss.kind);
    case Level:
        return miss.level;
    case Threshold:
        return session()->runner()->analysis().trace.attempts[miss.attempt].threshold;
    case Split:
        return miss.candidateSplit.split.value;
    case Left:
        return miss.candidateSplit.left;
    case Right:
        return miss.candidateSplit.right;
    case Kept:
        return miss.kept.size();
    default:
        return std::abs(miss.margin);
    }
}

// Indices of the near misses that pass the filters, in the order of the table.
std::vector<std::size_t> NearMissesTab::shown() const
{
    std::vector<std::size_t> rows;
    const NearMisses& answer = *m_misses->answer();
    const int kind = m_kind->currentIndex();
    const int level = m_level->currentIndex();
    for (std::size_t i = 0; i < answer.misses.size(); ++i) {
        const NearMiss& miss = answer.misses[i];
        if ((kind == 0 || static_cast<int>(miss.kind) == kind - 1) &&
            (level <= 0 || miss.level == static_cast<std::uint32_t>(level - 1)) &&
            session()->selection()->isShown(gapBefore(miss.candidateSplit.split)))
            rows.push_back(i);
    }
    std::ranges::stable_sort(rows, [&](std::size_t a, std::size_t b) {
        const double left = number(answer.misses[a], m_sorted);
        const double right = number(answer.misses[b], m_sorted);
        return m_isDescending ? left > right : left < right;
    });
    return rows;
}

void NearMissesTab::sortBy(int column)
{
    if (column == After) // not known for all rows
        return;
    m_isDescending = column == m_sorted && !m_isDescending;
    m_sorted = column;
    sayColumns();
    sayTable();
}

QString NearMissesTab::headText(std::size_t passing) const
{
    const NearMisses* answer = m_misses->answer();
    if (m_misses->isCancelled())
        return tr("Cancelled.") + ' ' + guidance(tr("<a href=\"again\">Look again</a>"));
    if (answer == nullptr)
        return tr("Searching for near misses.");
    if (answer->count == 0)
        return tr("There are no near misses: every candidate split was accepted.");
    QString text = tr("%n candidate splits that were not accepted.", nullptr, static_cast<int>(passing)) +
                   ' ' + guidance(tr("Enter or a double click shows the step."));
    if (answer->count > answer->misses.size())
        text +=
            ' ' + tr("The list shows those nearest to the other verdict, of %1 in all.").arg(answer->count);
    if (passing > shownRows)
        text += ' ' + tr("The list shows the first %1.").arg(shownRows);
    if (m_ends->isCancelled())
        text += ' ' + tr("The search for their results was cancelled. <a href=\"again\">Search again</a>");
    return text;
}

void NearMissesTab::addRow(std::size_t index)
{
    const NearMiss& miss = m_misses->answer()->misses[index];
    const SearchTrace& trace = session()->runner()->analysis().trace;
    const bool isRuled = trace.options.sizeRule != SizeRule::Off;
    QTreeWidgetItem* row = m_table->addRow(
        {kindSign(miss.kind), QString::number(miss.level + 1),
         QString::number(trace.attempts[miss.attempt].threshold),
         QString::number(miss.candidateSplit.split.value + 1), QString::number(miss.candidateSplit.left),
         QString::number(miss.candidateSplit.right), isRuled ? decimal(miss.margin, 3) : QStringLiteral("–"),
         spanText(miss.kept), QStringLiteral("…")},
        static_cast<qlonglong>(index));
    row->setData(Kind, Qt::AccessibleTextRole, kindText(miss.kind));
    row->setToolTip(Kind, kindText(miss.kind));
}

void NearMissesTab::sayTable()
{
    if (!session()->runner()->hasAnalysis())
        return;
    const bool isThere = m_analysis == &session()->runner()->analysis() && m_misses->answer() != nullptr;
    const Filling filling{isThere ? m_answer : -1, m_kind->currentIndex(),
                          m_level->currentIndex(), m_sorted,
                          m_isDescending,          session()->selection()->shownPart()};
    if (filling != m_filling) { // otherwise a click would move the rows away from the pointer
        m_filling = filling;
        const std::vector<std::size_t> rows = isThere ? shown() : std::vector<std::size_t>();
        m_passing = rows.size();
        fill(rows);
    }
    m_head->setText(headText(m_passing));
    const bool hasSome = isThere && m_misses->answer()->count > 0;
    for (QWidget* each : std::initializer_list<QWidget*>{m_table, m_kind, m_level})
        each->setVisible(hasSome);
    sayAfter();
}

// The current row stays the current one.
void NearMissesTab::fill(const std::vector<std::size_t>& rows)
{
    const qlonglong chosenKey = m_table->currentKey();
    const QSignalBlocker blocker(m_table);
    m_table->clear();
    for (std::size_t i = 0; i < std::min(rows.size(), shownRows); ++i) {
        addRow(rows[i]);
        if (static_cast<qlonglong>(rows[i]) == chosenKey)
            m_table->setCurrentItem(m_table->topLevelItem(static_cast<int>(i)));
    }
    m_table->fit();
}

// The visible rows and the current one, as far as their result is unknown.
std::vector<std::size_t> NearMissesTab::unknownRows() const
{
    std::vector<std::size_t> rows;
    const auto add = [&](const QTreeWidgetItem* item) {
        if (item != nullptr && !m_known.contains(static_cast<std::size_t>(AnswerTable::keyOf(item))))
            rows.push_back(static_cast<std::size_t>(AnswerTable::keyOf(item)));
    };
    add(m_table->currentItem());
    const QRect seen = m_table->viewport()->rect();
    for (QTreeWidgetItem* item = m_table->itemAt(seen.topLeft() + QPoint(2, 2));
         item != nullptr && m_table->visualItemRect(item).top() <= seen.bottom();
         item = m_table->itemBelow(item))
        add(item);
    return rows;
}

void NearMissesTab::askAfter()
{
    const NearMisses* answer = m_misses->answer();
    const bool isIdle = !m_ends->isPending() && !m_ends->isCancelled() && !session()->runner()->isAnalysing();
    if (answer == nullptr || !isVisible() || !isIdle)
        return;
    std::vector<std::pair<std::size_t, NearMiss>> wanted;
    for (const std::size_t row : unknownRows())
        wanted.emplace_back(row, answer->misses[row]);
    if (wanted.empty())
        return;
    m_ends->ask(tr("results of the near misses: %v of %m"),
                [wanted](const Material& material, const TellProgress& tell) {
                    std::map<std::size_t, Region> ends;
                    const Analysis& analysis = *material.analysis;
                    for (std::size_t i = 0; i < wanted.size(); ++i) {
                        const auto end = regionAfter(analysis.sequence.symbols, analysis.trace.options,
                                                     wanted[i].second, material.stop);
                        if (!end)
                            break;
                        ends.emplace(wanted[i].first, *end);
                        tell(i + 1, wanted.size());
                    }
                    return ends;
                });
}

void NearMissesTab::sayAfter()
{
    if (const std::map<std::size_t, Region>* ends = m_ends->answer()) {
        for (const auto& [row, end] : *ends)
            m_known.insert_or_assign(row, end);
    }
    if (!session()->runner()->hasAnalysis() || m_analysis != &session()->runner()->analysis())
        return;
    const Region main = session()->runner()->analysis().trace.region;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_table->topLevelItem(i);
        const auto known = m_known.find(static_cast<std::size_t>(AnswerTable::keyOf(item)));
        if (known != m_known.end())
            item->setText(After, known->second == main ? tr("the same") : spanText(known->second));
    }
    m_head->setText(headText(m_passing));
    sayStory();
    updateMarks();
    m_afterSoon.start();
}

void NearMissesTab::sayStory()
{
    const NearMiss* miss = chosen();
    const NearMisses* answer = m_misses->answer();
    m_story->setVisible(answer != nullptr && answer->count > 0);
    reserveStory();
    if (miss == nullptr)
        return m_story->setText(
            guidance(tr("Select one to see its gap and the side that it would have kept in page and plot.")));
    const auto known = m_known.find(static_cast<std::size_t>(m_table->currentKey()));
    m_story->setText(nearMissText(session()->runner()->analysis().trace, *miss,
                                  known == m_known.end() ? std::nullopt : std::optional(known->second)));
}

// Reserves height for the text of a row, so that the table keeps its height when a row is selected.
void NearMissesTab::reserveStory()
{
    const NearMisses* answer = m_misses->answer();
    if (!isVisible() || answer == nullptr || answer->misses.empty() ||
        m_analysis != &session()->runner()->analysis())
        return;
    const auto reserved = std::pair(m_answer, m_story->width());
    if (std::exchange(m_reserved, reserved) == reserved)
        return;
    const SearchTrace& trace = session()->runner()->analysis().trace;
    const QString shown = m_story->text();
    m_story->setMinimumHeight(0);
    int height = m_story->heightForWidth(m_story->width());
    m_story->setText(nearMissText(trace, answer->misses.front(),
                                  Region{})); // uses the longest text, for a near miss that leads elsewhere
    height = std::max(height, m_story->heightForWidth(m_story->width()));
    m_story->setText(shown);
    m_story->setMinimumHeight(height);
}

// Highlights the nodes on both sides of the gap, and selects the gap as the range for the tab Blocking
// symbols.
void NearMissesTab::point()
{
    sayStory();
    updateMarks();
    m_afterSoon.start();
    const NearMiss* miss = chosen();
    if (miss == nullptr || !isVisible())
        return;
    const std::uint32_t split = miss->candidateSplit.split.value;
    const std::vector<NodeId>& nodes = session()->runner()->analysis().sequence.nodes;
    if (split == 0 || split >= nodes.size())
        return;
    session()->selection()->setHighlight({nodes[split - 1], nodes[split]});
    session()->selection()->selectRange({Position{split - 1}, Position{split + 1}});
}

void NearMissesTab::follow(const QString& link)
{
    if (link == QLatin1String("again"))
        return m_ends->isCancelled() && !m_misses->isCancelled() ? followAgain() : askMisses();
    ExplainTab::follow(link);
}

void NearMissesTab::followAgain()
{
    m_ends->clear();
    sayAfter();
    askAfter();
}

std::vector<RegionMark> NearMissesTab::marks() const
{
    const NearMiss* miss = chosen();
    if (miss == nullptr || m_analysis != &session()->runner()->analysis())
        return {};
    std::vector<RegionMark> all{{miss->kept, 0, QStringLiteral("1"), miss->candidateSplit.split}};
    const auto known = m_known.find(static_cast<std::size_t>(m_table->currentKey()));
    if (known != m_known.end() && known->second != session()->runner()->analysis().trace.region)
        all.push_back({known->second, 1, QStringLiteral("2"), noPosition});
    return all;
}

const Tool nearMissesTool{.id = "nearmisses",
                          .key = {},
                          .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                              return new NearMissesTab(context.explainer, parent);
                          },
                          .tab = "page"};

} // namespace tagseam
