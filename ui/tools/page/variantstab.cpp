// SPDX-License-Identifier: MIT
// Variants: two setups in lockstep, and sweeps over many.
#include "ui/tools/page/variantstab.h"

#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/page/differencemapview.h"
#include "ui/tools/page/varianttable.h"
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

// The entries of the lists: the present setup, then setups that differ from it in one option.
constexpr int present = 0;
constexpr int firstVariant = 1;
constexpr int firstStyle = firstVariant + static_cast<int>(variants.size());
constexpr int firstNodes = firstStyle + VariantTable::styleCount;
constexpr int firstKeep = firstNodes + 2;
constexpr int choiceCount = firstKeep + 2;
constexpr int jidm = firstVariant + 1;
constexpr int dissertation = firstVariant + 2;

QString boldLead(const QString& text)
{
    return QStringLiteral("<b>%1</b> ").arg(text);
}

} // namespace

VariantsTab::VariantsTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent),
      m_swatches{new QLabel(this), new QLabel(this)}, m_sides{new QComboBox(this), new QComboBox(this)},
      m_story(makeText()), m_tableTitle(makeText()), m_runTable(new QPushButton(this)),
      m_table(new VariantTable(this)), m_mapTitle(makeText()), m_runMap(new QPushButton(this)),
      m_map(new DifferenceMapView(this)), m_cell(makeText()), m_lockstep(new Inquiry<Lockstep>(explainer)),
      m_matrix(new Inquiry<VariantMatrix>(explainer)), m_minDifferences(new Inquiry<DifferenceMap>(explainer))
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
    connect(explainer->session()->selection(), &Selection::contentChanged, this, [this] { refresh(); });
    connect(m_lockstep, &InquiryBase::changed, this, [this] {
        sayLockstep();
        updateMarks();
    });
    connect(m_matrix, &InquiryBase::changed, this, &VariantsTab::sayTable);
    connect(m_minDifferences, &InquiryBase::changed, this, &VariantsTab::sayMap);
    connect(m_runTable, &QPushButton::clicked, this, &VariantsTab::askTable);
    connect(m_runMap, &QPushButton::clicked, this, &VariantsTab::askMap);
    connect(m_table, &VariantTable::adopted, this, &VariantsTab::adopt);
    connect(m_map, &DifferenceMapView::adopted, this, &VariantsTab::adopt);
    connect(m_map, &DifferenceMapView::cursorMoved, this,
            [this] { m_cell->setText(guidance(m_map->cursorText().toHtmlEscaped())); });
}

QString VariantsTab::title() const
{
    return tr("Variants");
}

QString VariantsTab::tip() const
{
    return tr("Shows where two sets of options diverge, and the result of every variant");
}

Setup VariantsTab::choice(int index) const
{
    Setup setup = session()->runner()->shownSetup();
    if (index >= firstKeep)
        setup.keep = static_cast<Keep>(index - firstKeep);
    else if (index >= firstNodes)
        setup.path.nodes = static_cast<NodeKinds>(index - firstNodes);
    else if (index >= firstStyle)
        setup.path.style = static_cast<LabelAttributes>(index - firstStyle);
    else if (index >= firstVariant) {
        const SearchOptions before = setup.search;
        setup.search = variants[static_cast<std::size_t>(index - firstVariant)].options;
        setup.search.minDifference = before.minDifference;
        setup.search.lowestThreshold = before.lowestThreshold;
    }
    return setup;
}

QString VariantsTab::choiceName(int index) const
{
    if (index >= firstKeep)
        return index == firstKeep ? tr("keeping the main region") : tr("keeping the complement");
    if (index >= firstNodes)
        return tr("nodes: %1").arg(nodesName(static_cast<NodeKinds>(index - firstNodes)));
    if (index >= firstStyle)
        return tr("label attributes: %1").arg(styleName(static_cast<LabelAttributes>(index - firstStyle)));
    if (index >= firstVariant) {
        const std::string_view name = variants[static_cast<std::size_t>(index - firstVariant)].name;
        return tr("variant %1").arg(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    }
    return session()->runner()->hasAnalysis()
               ? tr("as it is: %1").arg(setupName(session()->runner()->shownSetup()))
               : tr("as it is");
}

VariantsTab::SweepKey VariantsTab::tableKey() const
{
    SweepKey key{session()->runner()->shownSetup(), session()->selection()->content(),
                 session()->trees()->document().hasComputedStyles(), m_page};
    const SearchOptions before = key.base.search;
    key.base.search = variants.front().options;
    key.base.search.minDifference = before.minDifference;
    key.base.search.lowestThreshold = before.lowestThreshold;
    key.base.path.style = LabelAttributes::None;
    return key;
}

VariantsTab::SweepKey VariantsTab::mapKey() const
{
    SweepKey key{session()->runner()->shownSetup(), session()->selection()->content(),
                 session()->trees()->document().hasComputedStyles(), m_page};
    key.base.search.minDifference = 0;
    key.base.search.lowestThreshold = 1;
    return key;
}

// True if the map that is shown has a cell for the setup, so that it need not be computed again.
bool VariantsTab::isOnMap(const Setup& setup) const
{
    return std::ranges::any_of(m_shownMap.cells,
                               [&](const SweepCell& cell) { return cell.setup.search == setup.search; });
}

void VariantsTab::ask()
{
    if (!session()->runner()->hasAnalysis()) {
        m_lockstep->clear();
        return;
    }
    if (!m_isChosen) // comparing the present setup with itself is useless
        m_sides[1]->setCurrentIndex(
            variantOf(session()->runner()->shownSetup().search) == &variants[1] ? dissertation : jidm);
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
    if (m_mapKey != mapKey() || (m_isMapShown && !isOnMap(session()->runner()->shownSetup()))) {
        m_isMapShown = false;
        m_minDifferences->clear();
    }
    if (!m_isMapShown && !m_minDifferences->isPending() && !m_minDifferences->isCancelled() &&
        positions <= quickMap)
        askMap();
}

void VariantsTab::askLockstep()
{
    m_analysis = &session()->runner()->analysis();
    m_asked = {choice(m_sides[0]->currentIndex()), choice(m_sides[1]->currentIndex())};
    m_lockstep->ask(tr("searching with both"),
                    [asked = m_asked](const Material& material, const TellProgress&) {
                        return runLockstep(*material.document, material.analysis->sequence, asked.first,
                                           asked.second, material.stop);
                    });
}

void VariantsTab::askTable()
{
    if (!session()->runner()->hasAnalysis())
        return;
    m_matrixKey = tableKey();
    m_matrix->ask(tr("all variants and label attributes: %v of %m"),
                  [base = session()->runner()->shownSetup(), truth = session()->selection()->content()](
                      const Material& material, const TellProgress& tell) {
                      return sweepVariants(*material.document, base, truth, material.stop, tell);
                  });
}

void VariantsTab::askMap()
{
    if (!session()->runner()->hasAnalysis())
        return;
    m_mapKey = mapKey();
    constexpr std::size_t columns = 51;
    constexpr std::size_t rows = 12;
    m_minDifferences->ask(
        tr("minimum difference by lowest threshold: %v of %m"),
        [base = session()->runner()->shownSetup(),
         truth = session()->selection()->content()](const Material& material, const TellProgress& tell) {
            return sweepDifference(*material.document, base, columns, rows, truth, material.stop, tell);
        });
}

void VariantsTab::say()
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

void VariantsTab::drawSwatches()
{
    for (std::size_t i = 0; i < m_swatches.size(); ++i)
        m_swatches[i]->setPixmap(regionSwatch(static_cast<int>(i), legendSwatch, devicePixelRatioF()));
}

void VariantsTab::sayChoices()
{
    drawSwatches();
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const QSignalBlocker blocker(m_sides[i]);
        const QString name = i == 0 ? QStringLiteral("A") : QStringLiteral("B");
        for (int choice = 0; choice < choiceCount; ++choice)
            m_sides[i]->setItemText(choice, name + QStringLiteral(" · ") + choiceName(choice));
        auto* model = qobject_cast<QStandardItemModel*>(m_sides[i]->model());
        const int computed = firstStyle + static_cast<int>(LabelAttributes::Computed);
        model->item(computed)->setEnabled(session()->trees()->document().hasComputedStyles());
        m_swatches[i]->setToolTip(tr("Appearance of %1 on page and plot").arg(name));
    }
}

void VariantsTab::sayLockstep()
{
    const Lockstep* both = m_lockstep->answer();
    if (both == nullptr || m_analysis != &session()->runner()->analysis()) {
        m_story->setText(m_lockstep->isCancelled()
                             ? tr("Cancelled.") + ' ' + guidance(tr("<a href=\"again\">Compare</a>"))
                             : tr("Both searches are running."));
        return;
    }
    m_story->setText(QStringLiteral("<p>%1<br>%2</p><p>%3</p><p>%4</p>")
                         .arg(sideText(QStringLiteral("A"), both->a), sideText(QStringLiteral("B"), both->b),
                              partingText(*session(), *both, session()->runner()->shownSetup()),
                              lockstepCounts(both->comparison)));
}

void VariantsTab::sayTable()
{
    if (!session()->runner()->hasAnalysis())
        return;
    if (const VariantMatrix* answer = m_matrix->answer()) {
        m_isTableShown = true;
        m_shownMatrix = *answer;
    }
    const bool isScored = !m_matrixKey.truth.empty();
    QString text = boldLead(tr("Variants by label attributes:"));
    if (m_isTableShown)
        text += (isScored ? tr("share of kept nodes · levels split · F against the content that you marked.")
                          : tr("share of kept nodes · levels split.")) +
                ' ' + guidance(tr("A click adopts a cell."));
    else if (m_matrix->isPending())
        text += tr("they are being run.");
    else
        text += tr("%n run(s) of the whole page.", nullptr,
                   static_cast<int>(variants.size()) * VariantTable::styleCount);
    m_tableTitle->setText(text);
    m_runTable->setVisible(!m_isTableShown && !m_matrix->isPending());
    m_table->setVisible(m_isTableShown);
    if (m_isTableShown)
        m_table->show(m_shownMatrix, session()->runner()->shownSetup(), isScored);
}

void VariantsTab::sayMap()
{
    if (!session()->runner()->hasAnalysis())
        return;
    if (const DifferenceMap* answer = m_minDifferences->answer(); answer != nullptr && !m_isMapShown) {
        m_isMapShown = true;
        m_shownMap = *answer;
    }
    const bool isScored = !m_mapKey.truth.empty();
    QString text = boldLead(tr("Minimum difference by lowest threshold:"));
    if (m_isMapShown)
        text += isScored
                    ? tr("F against the content that you marked. Lines separate different results; the ring "
                         "marks the current options. Hover or use the arrow keys to inspect; click or press "
                         "Enter to apply.")
                    : tr("Share of kept nodes. Lines separate different results; the ring marks the current "
                         "options. Hover or use the arrow keys to inspect; click or press Enter to apply.");
    else if (m_minDifferences->isPending())
        text += tr("it is being drawn.");
    else
        text += tr("up to 600 searches.");
    m_mapTitle->setText(guidance(text)); // the map is a picture
    m_runMap->setVisible(!m_isMapShown && !m_minDifferences->isPending());
    m_map->setVisible(m_isMapShown);
    m_cell->setVisible(m_isMapShown);
    if (m_isMapShown)
        m_map->show(m_shownMap, session()->runner()->shownSetup(), isScored);
}

std::vector<RegionMark> VariantsTab::marks() const
{
    const Lockstep* both = m_lockstep->answer();
    if (both == nullptr)
        return {};
    return {{both->a.shown, 0, QStringLiteral("A"), noPosition},
            {both->b.shown, 1, QStringLiteral("B"), noPosition}};
}

QString VariantsTab::markdownOfOther(const QWidget* widget) const
{
    return widget == m_table ? m_table->markdown() : QString();
}

void VariantsTab::adopt(const Setup& setup)
{
    if (!session()->runner()->hasAnalysis() || setup == session()->runner()->shownSetup())
        return;
    session()->changes()->apply(setup, session()->trees()->shown(), setupName(setup));
}

void VariantsTab::follow(const QString& link)
{
    if (link == QLatin1String("again"))
        return askLockstep();
    ExplainTab::follow(link);
}

const Tool variantsTool{.id = "variants",
                        .key = {},
                        .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                            return new VariantsTab(context.explainer, parent);
                        },
                        .tab = "page"};

} // namespace tagseam
