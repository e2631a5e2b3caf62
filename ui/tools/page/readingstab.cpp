// SPDX-License-Identifier: MIT
// Readings: two setups in lockstep, and sweeps over many.
#include "ui/tools/page/readingstab.h"

#include "ui/session/explaintext.h"
#include "ui/session/readingstext.h"
#include "ui/tools/page/advantageview.h"
#include "ui/tools/page/readingtable.h"
#include "ui/widgets/markdown.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

// The choosers: what is shown, then everything else as it is shown but for one switch.
constexpr int present = 0;
constexpr int firstReading = 1;
constexpr int firstStyle = firstReading + static_cast<int>(readings.size());
constexpr int firstNodes = firstStyle + ReadingTable::styleCount;
constexpr int firstKeep = firstNodes + 2;
constexpr int choiceCount = firstKeep + 2;
constexpr int jidm = firstReading + 1;
constexpr int dissertation = firstReading + 2;

QString boldLead(const QString& text)
{
    return QStringLiteral("<b>%1</b> ").arg(text);
}

} // namespace

ReadingsTab::ReadingsTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent),
      m_swatches{new QLabel(this), new QLabel(this)}, m_sides{new QComboBox(this), new QComboBox(this)},
      m_story(makeText()), m_tableTitle(makeText()), m_runTable(new QPushButton(this)),
      m_table(new ReadingTable(this)), m_mapTitle(makeText()), m_runMap(new QPushButton(this)),
      m_map(new AdvantageView(this)), m_cell(makeText()), m_lockstep(new Inquiry<Lockstep>(explainer)),
      m_matrix(new Inquiry<ReadingMatrix>(explainer)), m_advantages(new Inquiry<AdvantageMap>(explainer))
{
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        for (int choice = 0; choice < choiceCount; ++choice)
            m_sides[i]->addItem(QString());
        m_sides[i]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_sides[i]->setMinimumContentsLength(10);
        auto* row = new QHBoxLayout;
        row->addWidget(m_swatches[i]);
        row->addWidget(m_sides[i], 1);
        content()->addLayout(row);
        connect(m_sides[i], &QComboBox::activated, this, [this] {
            m_isChosen = true;
            refresh();
        });
    }
    m_sides[1]->setCurrentIndex(jidm);
    for (QPushButton* each : {m_runTable, m_runMap})
        each->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_map->setMinimumHeight(210);
    m_cell->setMinimumHeight(2 * fontMetrics().lineSpacing());
    for (QWidget* each : std::initializer_list<QWidget*>{m_story, m_tableTitle, m_runTable, m_table,
                                                         m_mapTitle, m_runMap, m_map, m_cell})
        content()->addWidget(each);
    content()->addStretch(1);

    connect(session()->trees(), &PageTrees::documentChanged, this, [this] { ++m_page; });
    connect(explainer, &Explainer::contentChanged, this, [this] { refresh(); });
    connect(m_lockstep, &InquiryBase::changed, this, [this] {
        sayLockstep();
        updateMarks();
    });
    connect(m_matrix, &InquiryBase::changed, this, &ReadingsTab::sayTable);
    connect(m_advantages, &InquiryBase::changed, this, &ReadingsTab::sayMap);
    connect(m_runTable, &QPushButton::clicked, this, &ReadingsTab::askTable);
    connect(m_runMap, &QPushButton::clicked, this, &ReadingsTab::askMap);
    connect(m_table, &ReadingTable::adopted, this, &ReadingsTab::adopt);
    connect(m_map, &AdvantageView::adopted, this, &ReadingsTab::adopt);
    connect(m_map, &AdvantageView::cursorMoved, this,
            [this] { m_cell->setText(guidance(m_map->cursorText().toHtmlEscaped())); });
}

QString ReadingsTab::title() const
{
    return tr("Readings");
}

QString ReadingsTab::tip() const
{
    return tr("Where two sets of switches part, and what all of them make of the page");
}

Setup ReadingsTab::choice(int index) const
{
    Setup setup = explainer()->setup();
    if (index >= firstKeep)
        setup.keep = static_cast<Keep>(index - firstKeep);
    else if (index >= firstNodes)
        setup.path.nodes = static_cast<NodeKinds>(index - firstNodes);
    else if (index >= firstStyle)
        setup.path.style = static_cast<StyleKey>(index - firstStyle);
    else if (index >= firstReading) {
        const SearchOptions before = setup.search;
        setup.search = readings[static_cast<std::size_t>(index - firstReading)].options;
        setup.search.advantage = before.advantage;
        setup.search.lowestThreshold = before.lowestThreshold;
    }
    return setup;
}

QString ReadingsTab::choiceName(int index) const
{
    if (index >= firstKeep)
        return index == firstKeep ? tr("keeping the main region") : tr("keeping the complement");
    if (index >= firstNodes)
        return tr("nodes: %1").arg(nodesName(static_cast<NodeKinds>(index - firstNodes)));
    if (index >= firstStyle)
        return tr("style key: %1").arg(styleName(static_cast<StyleKey>(index - firstStyle)));
    if (index >= firstReading) {
        const std::string_view name = readings[static_cast<std::size_t>(index - firstReading)].name;
        return tr("reading %1").arg(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    }
    return session()->runner()->hasAnalysis() ? tr("as it is: %1").arg(setupName(explainer()->setup()))
                                              : tr("as it is");
}

ReadingsTab::SweepKey ReadingsTab::tableKey() const
{
    SweepKey key{explainer()->setup(), explainer()->content(),
                 session()->trees()->document().hasComputedStyles(), m_page};
    const SearchOptions before = key.base.search;
    key.base.search = readings.front().options;
    key.base.search.advantage = before.advantage;
    key.base.search.lowestThreshold = before.lowestThreshold;
    key.base.path.style = StyleKey::None;
    return key;
}

ReadingsTab::SweepKey ReadingsTab::mapKey() const
{
    SweepKey key{explainer()->setup(), explainer()->content(),
                 session()->trees()->document().hasComputedStyles(), m_page};
    key.base.search.advantage = 0;
    key.base.search.lowestThreshold = 1;
    return key;
}

// Whether the map that is shown has a cell for it; it need not be drawn again for what it has.
bool ReadingsTab::isOnMap(const Setup& setup) const
{
    return std::ranges::any_of(m_shownMap.cells,
                               [&](const SweepCell& cell) { return cell.setup.search == setup.search; });
}

void ReadingsTab::ask()
{
    if (!session()->runner()->hasAnalysis()) {
        m_lockstep->clear();
        return;
    }
    if (!m_isChosen) // the present setup against itself would tell nothing
        m_sides[1]->setCurrentIndex(readingOf(explainer()->setup().search) == &readings[1] ? dissertation
                                                                                           : jidm);
    const std::pair wanted(choice(m_sides[0]->currentIndex()), choice(m_sides[1]->currentIndex()));
    const bool isSame =
        m_analysis == &session()->runner()->analysis() && wanted == m_asked &&
        (m_lockstep->answer() != nullptr || m_lockstep->isPending() || m_lockstep->isCancelled());
    if (!isSame)
        askLockstep();
    const std::uint32_t positions = session()->runner()->analysis().sequence.size();
    if (m_matrixKey != tableKey()) {
        m_isTableShown = false;
        m_matrix->clear();
    }
    if (!m_isTableShown && !m_matrix->isPending() && !m_matrix->isCancelled() && positions <= quickTable)
        askTable();
    if (m_mapKey != mapKey() || (m_isMapShown && !isOnMap(explainer()->setup()))) {
        m_isMapShown = false;
        m_advantages->clear();
    }
    if (!m_isMapShown && !m_advantages->isPending() && !m_advantages->isCancelled() && positions <= quickMap)
        askMap();
}

void ReadingsTab::askLockstep()
{
    m_analysis = &session()->runner()->analysis();
    m_asked = {choice(m_sides[0]->currentIndex()), choice(m_sides[1]->currentIndex())};
    m_lockstep->ask(tr("searching with both"),
                    [asked = m_asked](const Material& material, const TellProgress&) {
                        return runLockstep(*material.document, material.analysis->sequence, asked.first,
                                           asked.second, material.stop);
                    });
}

void ReadingsTab::askTable()
{
    if (!session()->runner()->hasAnalysis())
        return;
    m_matrixKey = tableKey();
    m_matrix->ask(tr("all readings and style keys: %v of %m"),
                  [base = explainer()->setup(), truth = explainer()->content()](const Material& material,
                                                                                const TellProgress& tell) {
                      return sweepReadings(*material.document, base, truth, material.stop, tell);
                  });
}

void ReadingsTab::askMap()
{
    if (!session()->runner()->hasAnalysis())
        return;
    m_mapKey = mapKey();
    constexpr std::size_t columns = 51;
    constexpr std::size_t rows = 12;
    m_advantages->ask(tr("advantage by lowest threshold: %v of %m"),
                      [base = explainer()->setup(),
                       truth = explainer()->content()](const Material& material, const TellProgress& tell) {
                          return sweepAdvantage(*material.document, base, columns, rows, truth, material.stop,
                                                tell);
                      });
}

void ReadingsTab::say()
{
    m_runTable->setText(tr("Run them all"));
    m_runMap->setText(tr("Draw the map"));
    m_sides[0]->setAccessibleName(tr("A"));
    m_sides[1]->setAccessibleName(tr("B"));
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(tr("The page is being analysed."));
    showHint({});
    sayChoices();
    sayLockstep();
    sayTable();
    sayMap();
}

void ReadingsTab::drawSwatches()
{
    for (std::size_t i = 0; i < m_swatches.size(); ++i)
        m_swatches[i]->setPixmap(regionSwatch(static_cast<int>(i), legendSwatch, devicePixelRatioF()));
}

void ReadingsTab::sayChoices()
{
    drawSwatches();
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const QSignalBlocker blocker(m_sides[i]);
        const QString name = i == 0 ? QStringLiteral("A") : QStringLiteral("B");
        for (int choice = 0; choice < choiceCount; ++choice)
            m_sides[i]->setItemText(choice, name + QStringLiteral(" · ") + choiceName(choice));
        auto* model = qobject_cast<QStandardItemModel*>(m_sides[i]->model());
        const int computed = firstStyle + static_cast<int>(StyleKey::Computed);
        model->item(computed)->setEnabled(session()->trees()->document().hasComputedStyles());
        m_swatches[i]->setToolTip(tr("So %1 looks on page and plot").arg(name));
    }
}

void ReadingsTab::sayLockstep()
{
    const Lockstep* both = m_lockstep->answer();
    if (both == nullptr || m_analysis != &session()->runner()->analysis()) {
        m_story->setText(m_lockstep->isCancelled()
                             ? tr("This was given up.") + ' ' + guidance(tr("<a href=\"again\">Compare</a>"))
                             : tr("Both searches are running."));
        return;
    }
    m_story->setText(QStringLiteral("<p>%1<br>%2</p><p>%3</p><p>%4</p>")
                         .arg(sideText(QStringLiteral("A"), both->a), sideText(QStringLiteral("B"), both->b),
                              partingText(*session(), *both, explainer()->setup()),
                              lockstepCounts(both->comparison)));
}

void ReadingsTab::sayTable()
{
    if (!session()->runner()->hasAnalysis())
        return;
    if (const ReadingMatrix* answer = m_matrix->answer()) {
        m_isTableShown = true;
        m_shownMatrix = *answer;
    }
    const bool isScored = !m_matrixKey.truth.empty();
    QString text = boldLead(tr("Readings by style keys:"));
    if (m_isTableShown)
        text += (isScored ? tr("share of the nodes that is kept · levels split · F against the content that "
                               "you marked.")
                          : tr("share of the nodes that is kept · levels split.")) +
                ' ' + guidance(tr("A click adopts a cell."));
    else if (m_matrix->isPending())
        text += tr("they are being run.");
    else
        text += tr("%n run(s) of the whole page.", nullptr,
                   static_cast<int>(readings.size()) * ReadingTable::styleCount);
    m_tableTitle->setText(text);
    m_runTable->setVisible(!m_isTableShown && !m_matrix->isPending());
    m_table->setVisible(m_isTableShown);
    if (m_isTableShown)
        m_table->show(m_shownMatrix, explainer()->setup(), isScored);
}

void ReadingsTab::sayMap()
{
    if (!session()->runner()->hasAnalysis())
        return;
    if (const AdvantageMap* answer = m_advantages->answer(); answer != nullptr && !m_isMapShown) {
        m_isMapShown = true;
        m_shownMap = *answer;
    }
    const bool isScored = !m_mapKey.truth.empty();
    QString text = boldLead(tr("Advantage by lowest threshold:"));
    if (m_isMapShown)
        text +=
            isScored
                ? tr("F against the content that you marked. Lines part what keeps other regions; the ring "
                     "is what is shown; arrows or the mouse ask, Enter or a click adopts.")
                : tr("share of the nodes that is kept. Lines part what keeps other regions; the ring is "
                     "what is shown; arrows or the mouse ask, Enter or a click adopts.");
    else if (m_advantages->isPending())
        text += tr("it is being drawn.");
    else
        text += tr("up to 600 searches.");
    m_mapTitle->setText(guidance(text)); // the map is a picture
    m_runMap->setVisible(!m_isMapShown && !m_advantages->isPending());
    m_map->setVisible(m_isMapShown);
    m_cell->setVisible(m_isMapShown);
    if (m_isMapShown)
        m_map->show(m_shownMap, explainer()->setup(), isScored);
}

std::vector<RegionMark> ReadingsTab::marks() const
{
    const Lockstep* both = m_lockstep->answer();
    if (both == nullptr)
        return {};
    return {{both->a.shown, 0, QStringLiteral("A"), noPosition},
            {both->b.shown, 1, QStringLiteral("B"), noPosition}};
}

QString ReadingsTab::markdownOfOther(const QWidget* widget) const
{
    return widget == m_table ? m_table->markdown() : QString();
}

void ReadingsTab::adopt(const Setup& setup)
{
    if (!session()->runner()->hasAnalysis() || setup == explainer()->setup())
        return;
    explainer()->apply(setup, session()->runner()->options().source, setupName(setup));
}

void ReadingsTab::follow(const QString& link)
{
    if (link == QLatin1String("again"))
        return askLockstep();
    ExplainTab::follow(link);
}

const Tool readingsTool{"readings", {}, [](const ToolContext& context, QWidget* parent) -> Pane* {
                            return new ReadingsTab(context.explainer, parent);
                        }};

} // namespace tagseam
