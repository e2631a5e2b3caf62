// SPDX-License-Identifier: MIT
// Records: the data records that MDR finds on the original and on the pruned page.
#include "ui/tools/content/recordstab.h"

#include "core/methods/mdr/recordsjson.h"
#include "core/truth/annotation/marker.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/page/savefile.h"
#include "ui/tools/content/fieldsview.h"
#include "ui/tools/content/likenessview.h"
#include "ui/tools/content/recordsettings.h"
#include "ui/tools/content/recordstext.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace tagseam {

namespace {

constexpr int leastListsHeight = 124; // height of the lists, in pixels
constexpr int lookOfRegions = 6;      // violet, which no record has

} // namespace

RecordsTab::RecordsTab(const ToolContext& context, QWidget* parent)
    : ExplainTab(context.explainer, parent), m_annotator(context.annotator),
      m_settings(new RecordSettings(this)), m_totals(makeText()),
      m_lists(new QSplitter(Qt::Horizontal, this)), m_original(new RecordList(session(), false, this)),
      m_pruned(new RecordList(session(), true, this)), m_legend(makeText()),
      m_likeness(new LikenessView(context.explainer, this)), m_fieldsSwitch(new QToolButton(this)),
      m_fields(new FieldsView(context.explainer, m_original->model(), m_pruned->model(), this)),
      m_mined(new Inquiry<MinedPages>(context.explainer))
{
    m_lists->setChildrenCollapsible(false);
    m_lists->setSizePolicy(QSizePolicy::Expanding,
                           QSizePolicy::Ignored); // takes the remaining height, so that nothing is hidden
    m_lists->setMinimumHeight(leastListsHeight);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patientMilliseconds);
    m_lists->addWidget(m_original);
    m_lists->addWidget(m_pruned);
    m_legend->setWordWrap(false);
    m_legend->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_fieldsSwitch->setCheckable(true);
    m_fields->hide();
    m_settings->addWidget(m_fieldsSwitch);
    m_settings->addWidget(m_legend);
    content()->addWidget(m_settings);
    content()->addWidget(m_totals);
    content()->addWidget(m_lists, 1);
    content()->addWidget(m_likeness);
    content()->addWidget(m_fields, 1);
    connectAll();
}

void RecordsTab::connectAll()
{
    const auto again = [this] { refresh(); };
    for (const auto signal : {&Annotator::opened, &Annotator::closed, &Annotator::changed})
        connect(m_annotator, signal, this, again);
    connect(session()->trees(), &PageTrees::documentChanged, this, &RecordsTab::forget);
    connect(session()->runner(), &AnalysisRunner::analysisChanged, this, [this] { ++m_state; });
    connect(session()->kept(), &KeptRegions::severalChanged, this, [this, again] {
        ++m_state;
        again();
    });
    connect(m_settings, &RecordSettings::changed, this, again);
    connect(explainer(), &Explainer::presetWanted, this,
            [box = m_settings->preset()](const QString& name) { box->setCurrentIndex(box->findText(name)); });
    connect(m_mined, &InquiryBase::changed, this, &RecordsTab::takeMined);
    connect(&m_patience, &QTimer::timeout, this, [this] { say(); });
    connect(m_fieldsSwitch, &QToolButton::toggled, this, &RecordsTab::showFields);
    connect(m_fields, &FieldsView::exportWanted, this, &RecordsTab::saveFields);
    for (RecordList* list : {m_original, m_pruned}) {
        connect(list, &RecordList::chosen, this, [this, list](const std::vector<RecordPlace>& records) {
            compareChosen(list, records);
            m_fields->choose({list == m_pruned, records.front().region});
        });
        connect(list, &RecordList::exportWanted, this,
                [this, list](RecordList::Format format) { save(list, format); });
    }
}

QString RecordsTab::title() const
{
    return tr("Data records");
}

QString RecordsTab::tip() const
{
    return tr("Compares the data records that MDR finds on the original and on the pruned page");
}

// Another tree has come: all results are out of date.
void RecordsTab::forget()
{
    ++m_state;
    m_mined->clear();
    m_asked = {};
    m_shown.reset();
    m_known.reset();
    m_original->show(nullptr, {}, nullptr);
    m_pruned->show(nullptr, {}, nullptr);
    m_likeness->forget();
    m_fields->forget();
    refresh();
}

QString RecordsTab::obstacle() const
{
    if (!session()->trees()->hasDocument())
        return tr("No page is open.");
    if (session()->isAsking())
        return tr("Hidden while a question waits for its answer.");
    if (!session()->runner()->hasAnalysis())
        return session()->runner()->isAnalysing()
                   ? tr("The page is being analysed.")
                   : tr("The page has not been analysed: there is no pruned page to compare with.");
    return {};
}

void RecordsTab::ask()
{
    m_truth = session()->trees()->hasDocument() ? scoredGroundTruth(*m_annotator) : ScoredGroundTruth();
    if (!obstacle().isEmpty())
        return;
    askMined();
    if (!m_shown)
        return;
    m_likeness->ask();
    m_fields->ask();
}

void RecordsTab::askMined()
{
    const Asked wanted{m_state, m_settings->options(), m_truth.labelled};
    if (wanted == m_asked && (m_mined->isPending() || m_mined->answer() != nullptr || m_mined->isCancelled()))
        return;
    m_asked = wanted;
    const auto known = m_known != nullptr && m_knownOptions == wanted.options ? m_known : nullptr;
    m_mined->ask(tr("searching for data records"), [wanted, known, kept = session()->kept()->mask()](
                                                       const Material& material, const TellProgress&) {
        return minePages(*material.document, wanted.options, known, kept, wanted.truth, material.stop);
    });
}

void RecordsTab::takeMined()
{
    if (const MinedPages* answer = m_mined->answer()) {
        m_shown = *answer;
        m_shownOptions = m_knownOptions = m_asked.options;
        m_known = answer->original;
        m_original->show(answer->original, answer->changes.original, nullptr);
        m_pruned->show(answer->pruned, answer->changes.pruned, answer->kept);
        m_likeness->setBasis(m_shownOptions, answer->kept);
        m_fields->setBasis(answer->kept);
    }
    m_mined->isPending() ? m_patience.start() : m_patience.stop();
    say();
    updateMarks();
}

bool RecordsTab::isCurrent() const
{
    return m_shown && !isDue() && !session()->runner()->isAnalysing() && m_mined->answer() != nullptr;
}

std::size_t RecordsTab::markable() const
{
    return m_shown->original->regions.size() + m_shown->original->recordCount() +
           m_shown->changes.count(RecordStatus::New);
}

// Says if lost records can be distinguished from removed noise.
QString RecordsTab::groundTruthWords() const
{
    if (m_truth.hasContent())
        return noiseText(*m_shown);
    if (m_shown->changes.count(RecordStatus::Gone) == 0)
        return {};
    const bool isOpen = m_annotator->isOpen() || m_annotator->isOpening();
    return isOpen ? tr("The shown tree has no marked content, so lost records and removed noise cannot be "
                       "distinguished.")
                  : tr("Without an annotation, lost records and removed noise cannot be distinguished. <a "
                       "href=\"annotation\">Open the page’s annotation</a>");
}

QString RecordsTab::totalsWords() const
{
    if (m_mined->isCancelled())
        return tr("The search for records was cancelled. <a href=\"again\">Search again</a>");
    if (!m_shown)
        return tr("Tagseam is searching for data records.");
    QStringList words{totalsText(*m_shown)};
    if (m_shown->original->regions.empty())
        words << noRegionText(m_shownOptions);
    else if (m_shown->pruned->regions.empty())
        words << tr("The pruned page has no data region.");
    words << groundTruthWords();
    if (markable() > mostMarks)
        words << tr("Only the first %1 of %2 regions and records are marked on page, tree and plot.")
                     .arg(mostMarks)
                     .arg(markable());
    words.removeAll(QString());
    return words.join(' ');
}

void RecordsTab::say()
{
    const QString hint = obstacle();
    showHint(hint);
    if (!hint.isEmpty())
        return;
    m_totals->setText(totalsWords());
    const bool isPast = m_mined->isPending() && !m_patience.isActive();
    m_lists->setEnabled(m_shown && !m_mined->isCancelled() && !isPast);
    m_fields->setEnabled(m_lists->isEnabled());
    m_fieldsSwitch->setText(tr("Fields"));
    m_fieldsSwitch->setToolTip(tr("Fields that the records of a region have in common, as a table with a "
                                  "column for each field and a row for each record"));
    QStringList meanings;
    for (std::size_t i = 0; i < recordStatusCount; ++i) {
        const auto status = static_cast<RecordStatus>(i);
        if (m_shown && m_shown->changes.count(status) > 0)
            meanings << QStringLiteral("%1 %2").arg(statusSign(status), statusName(status));
    }
    m_legend->setText(meanings.join(QStringLiteral(" · ")));
    m_original->say();
    m_pruned->say();
    m_likeness->say();
    m_fields->say();
}

void RecordsTab::showFields(bool areShown)
{
    m_lists->setVisible(!areShown);
    m_likeness->setVisible(!areShown);
    m_fields->setVisible(areShown);
    refresh();
}

// Regions are outlined and records filled, both in document order of the original page; then the new ones. A
// region has its label on page and plot; in the tree it is part of the numbers of its records.
std::vector<RegionMark> RecordsTab::marks() const
{
    if (!hint().isEmpty() || !isCurrent() || !session()->runner()->hasAnalysis())
        return {};
    const TagPathSequence& sequence = session()->runner()->analysis().sequence;
    const MinedRecords& original = *m_shown->original;
    std::vector<RegionMark> all;
    all.reserve(std::min(markable(), mostMarks));
    for (std::uint32_t region = 0; region < original.regions.size() && all.size() < mostMarks; ++region) {
        const Region span = spanOf(session()->trees()->document(), sequence, original.regions[region].nodes);
        all.push_back({span, lookOfRegions, tr("region %1").arg(region + 1), noPosition, {}, true});
        addMarks(all, *m_original->model(), region, false);
    }
    for (std::uint32_t region = 0; region < m_shown->pruned->regions.size(); ++region)
        addMarks(all, *m_pruned->model(), region, true);
    return all;
}

void RecordsTab::addMarks(std::vector<RegionMark>& all, const RecordsModel& model, std::uint32_t region,
                          bool isNewOnly) const
{
    const std::vector<DataRecord>& records = model.mined()->regions[region].records;
    for (std::uint32_t record = 0; record < records.size() && all.size() < mostMarks; ++record) {
        const RecordPlace place{region, record};
        const RecordStatus status = model.statusOf(place);
        if (isNewOnly && status != RecordStatus::New)
            continue;
        const std::vector<NodeId>& nodes = records[record].nodes;
        const Region span =
            spanOf(session()->trees()->document(), session()->runner()->analysis().sequence, nodes);
        const QString label = statusSign(status) + ' ' + RecordsModel::label(place);
        all.push_back({span, statusLook(status), label, noPosition, nodes});
    }
}

QString RecordsTab::markdownOfOther(const QWidget* widget) const
{
    if (widget == m_fields)
        return m_fields->markdown();
    if (widget != m_lists || !m_shown)
        return {};
    return QStringLiteral("**%1**\n\n%2\n**%3**\n\n%4")
        .arg(tr("Original page"), m_original->model()->markdown(), tr("Pruned page"),
             m_pruned->model()->markdown());
}

// A single record is compared with its neighbour in the region.
void RecordsTab::compareChosen(const RecordList* list, const std::vector<RecordPlace>& records)
{
    const RecordsModel* model = list->model();
    const auto nodesOf = [&](RecordPlace place) { return model->nodesOf(model->indexOf(place)); };
    RecordPlace a = records.front();
    RecordPlace b = records.back();
    if (records.size() == 1) {
        const std::size_t count = model->mined()->regions[a.region].records.size();
        if (a.record + 1 < count)
            ++b.record;
        else
            --a.record; // a region has at least two records
    }
    const auto name = [](RecordPlace place) { return tr("record %1").arg(RecordsModel::label(place)); };
    m_likeness->compare({nodesOf(a), nodesOf(b), list == m_pruned}, name(a), name(b));
}

void RecordsTab::save(const RecordList* list, RecordList::Format format)
{
    const bool isCsv = format == RecordList::Csv;
    const QString path = askPath(tr("Save the records"), QStringLiteral("records"), isCsv);
    const MinedRecords* mined = list->model()->mined();
    if (path.isEmpty() || mined == nullptr) // another page may have come
        return;
    const Document& page = session()->trees()->document();
    saveFile(path,
             isCsv ? recordsCsv(page, *mined, list->model()->within())
                   : recordsJson(page, *mined, list->model()->within()),
             session()->notifier());
}

void RecordsTab::saveFields()
{
    const QString path = askPath(tr("Save the fields"), QStringLiteral("fields"), true);
    const std::string text = m_fields->csv();
    if (!path.isEmpty() && !text.empty()) // another page may have come
        saveFile(path, text, session()->notifier());
}

// Returns a path with extension; empty when the user cancels.
QString RecordsTab::askPath(const QString& title, const QString& name, bool isCsv)
{
    const QString extension = isCsv ? QStringLiteral(".csv") : QStringLiteral(".json");
    const QString path = QFileDialog::getSaveFileName(window(), title, name + extension,
                                                      isCsv ? tr("Table (*.csv)") : tr("JSON (*.json)"));
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + extension;
}

void RecordsTab::follow(const QString& link)
{
    if (link == QLatin1String("annotation"))
        m_annotator->wantOpen();
    else if (link == QLatin1String("again")) {
        m_asked = {};
        refresh();
    } else {
        ExplainTab::follow(link);
    }
}

const Tool recordsTool{.id = "records",
                       .key = {},
                       .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                           return new RecordsTab(context, parent);
                       },
                       .tab = "content"};

} // namespace tagseam
