// SPDX-License-Identifier: MIT
// Stability: how far the main region holds when nodes or options change.
#include "ui/tools/page/stabilitytab.h"

#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/answertable.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace tagseam {

namespace {

// The last entry stands for all positions, and also for samples that are not smaller than the sequence.
constexpr std::array<std::uint32_t, 4> samples{200, 1000, 5000, std::numeric_limits<std::uint32_t>::max()};
constexpr int usualSample = 1;
constexpr std::size_t mostKnown = 8; // answers that are kept for a page

} // namespace

StabilityTab::StabilityTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_about(makeText()), m_sample(new QComboBox(this)),
      m_measure(new QPushButton(this)), m_story(makeText()), m_table(new AnswerTable(this)),
      m_wanted(usualSample), m_stability(new Inquiry<Stability>(explainer))
{
    auto* row = new QHBoxLayout;
    row->addWidget(m_sample);
    row->addWidget(m_measure);
    row->addStretch(1);
    content()->addWidget(m_about);
    content()->addLayout(row);
    content()->addWidget(m_story);
    content()->addWidget(m_table, 1);
    m_table->setMinimumHeight(120);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    content()->addStretch(0);
    connect(m_sample, &QComboBox::activated, this, [this](int index) { m_wanted = index; });
    connect(m_measure, &QPushButton::clicked, this, &StabilityTab::measure);
    connect(session()->trees(), &PageTrees::documentChanged, this, [this] { m_known.clear(); });
    connect(m_stability, &InquiryBase::changed, this, [this] {
        keep();
        say();
    });
    connect(m_table, &QTreeWidget::currentItemChanged, this, &StabilityTab::point);
}

QString StabilityTab::title() const
{
    return tr("Stability");
}

QString StabilityTab::tip() const
{
    return tr("Measures how far nodes and the minimum difference can change with the same main region");
}

// The sweep needs many searches, so it runs only on request.
void StabilityTab::ask() {}

void StabilityTab::measure()
{
    if (!session()->runner()->hasAnalysis())
        return;
    const bool isEach = m_sample->currentIndex() == m_sample->count() - 1;
    const std::uint32_t most =
        isEach ? samples.back() : samples[static_cast<std::size_t>(m_sample->currentIndex())];
    m_stability->ask(tr("stability: %v of %m deletions"),
                     [most](const Material& material, const TellProgress& tell) {
                         return measureStability(material.analysis->sequence,
                                                 material.analysis->trace.options, most, material.stop, tell);
                     });
}

void StabilityTab::keep()
{
    const Stability* answer = m_stability->answer();
    if (answer == nullptr)
        return;
    const AnalysisOptions& options = session()->runner()->analysis().options;
    std::erase_if(m_known, [&](const Known& each) { return each.options == options; });
    if (m_known.size() >= mostKnown)
        m_known.erase(m_known.begin());
    m_known.push_back({options, *answer, ++m_answer});
}

// The answer for the options of the analysis that is shown; nullptr if there is none.
const StabilityTab::Known* StabilityTab::known() const
{
    if (!session()->runner()->hasAnalysis())
        return nullptr;
    const auto found = std::ranges::find(m_known, session()->runner()->analysis().options, &Known::options);
    return found == m_known.end() ? nullptr : &*found;
}

const Stability* StabilityTab::answer() const
{
    const Known* known = this->known();
    return known == nullptr ? nullptr : &known->stability;
}

void StabilityTab::say()
{
    m_measure->setText(tr("Measure"));
    m_sample->setAccessibleName(tr("Sample"));
    saySamples();
    m_table->setColumns(
        {{tr("Node"), tr("The node whose position was deleted, alone"), false},
         {tr("Position"), tr("Position in the sequence"), true},
         {tr("Changed"),
          tr("Positions that are in only one of the two regions: the current one, or the one without the "
             "node"),
          true},
         {tr("New region"), tr("The main region without the node, in positions of the current sequence"),
          true}},
        0);
    m_table->setAccessibleName(tr("Deletions that change the region"));
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(tr("The page is being analysed."));
    showHint({});
    const std::uint32_t positions = session()->runner()->analysis().sequence.size();
    m_about->setText(tr("How stable is the main region, %1? Tagseam deletes single positions from the "
                        "sequence of %2 and runs the search again each time.")
                         .arg(positionsText(session()->runner()->analysis().trace.region))
                         .arg(positions));
    m_measure->setEnabled(!m_stability->isPending() && positions > 1);
    const Stability* answer = this->answer();
    m_story->setVisible(answer != nullptr || m_stability->isCancelled());
    m_story->setText(answer != nullptr ? stabilityText(*answer, session()->runner()->analysis().trace.options)
                                       : tr("Cancelled."));
    sayTable();
}

void StabilityTab::saySamples()
{
    const std::uint32_t positions =
        session()->runner()->hasAnalysis() ? session()->runner()->analysis().sequence.size() : samples.back();
    const auto fewer = static_cast<int>(
        std::ranges::count_if(samples, [positions](std::uint32_t sample) { return sample < positions; }));
    const int each = std::min(fewer, static_cast<int>(samples.size()) - 1);
    while (m_sample->count() > each + 1)
        m_sample->removeItem(m_sample->count() - 1);
    while (m_sample->count() < each + 1)
        m_sample->addItem(QString());
    for (int i = 0; i < each; ++i)
        m_sample->setItemText(
            i, tr("delete %n position(s)", nullptr, static_cast<int>(samples[static_cast<std::size_t>(i)])));
    m_sample->setItemText(each, tr("delete each position"));
    m_sample->setCurrentIndex(std::min(m_wanted, each));
}

void StabilityTab::sayTable()
{
    const Stability* answer = this->answer();
    m_table->setVisible(answer != nullptr && !answer->changing.empty());
    const int filling = answer == nullptr ? -1 : known()->number;
    if (filling == m_filling) // a click must not move the rows away from the pointer
        return;
    m_filling = filling;
    const qlonglong chosen = m_table->currentKey();
    const QSignalBlocker blocker(m_table);
    m_table->clear();
    if (answer == nullptr)
        return updateMarks();
    const TagPathSequence& sequence = session()->runner()->analysis().sequence;
    for (std::size_t i = 0; i < answer->changing.size() && i < shownRows; ++i) {
        const Deletion& each = answer->changing[i];
        const QString name = session()->trees()->describe(sequence.nodes[each.position.value]);
        QTreeWidgetItem* row = m_table->addRow({name, QString::number(each.position.value + 1),
                                                QString::number(each.changed), spanText(each.region)},
                                               static_cast<qlonglong>(i));
        row->setToolTip(0, name);
        if (static_cast<qlonglong>(i) == chosen)
            m_table->setCurrentItem(row);
    }
    m_table->fit();
    updateMarks();
}

const Deletion* StabilityTab::chosen() const
{
    const Stability* answer = this->answer();
    const qlonglong key = m_table->currentKey();
    if (answer == nullptr || key < 0 || static_cast<std::size_t>(key) >= answer->changing.size())
        return nullptr;
    return &answer->changing[static_cast<std::size_t>(key)];
}

void StabilityTab::point()
{
    if (const Deletion* deletion = chosen())
        session()->selection()->selectPosition(deletion->position);
    updateMarks();
}

std::vector<RegionMark> StabilityTab::marks() const
{
    const Deletion* deletion = chosen();
    if (deletion == nullptr || !session()->runner()->hasAnalysis())
        return {};
    return {{session()->runner()->analysis().trace.region, 0, tr("now"), noPosition},
            {deletion->region, 1, tr("without it"), noPosition}};
}

const Tool stabilityTool{.id = "stability",
                         .key = {},
                         .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                             return new StabilityTab(context.explainer, parent);
                         },
                         .tab = "page"};

} // namespace tagseam
