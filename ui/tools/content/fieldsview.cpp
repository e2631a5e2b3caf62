// SPDX-License-Identifier: MIT
// The table of fields of one data region.
#include "ui/tools/content/fieldsview.h"

#include "core/methods/mdr/recordsjson.h"
#include "ui/session/questions/explainer.h"
#include "ui/tools/content/fieldsmodel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace tagseam {

namespace {

constexpr int patientMilliseconds = 100;
constexpr int leastFieldsHeight = 124; // in pixels
constexpr int mostMeasured = 40;       // rows that are measured for the width of a column
constexpr int mostFitted = 200;        // columns that are fitted; the others have the default width
constexpr int leastColumnWidth = 44;   // width of a column, in pixels
constexpr int mostWidth = 260;         // width of a column, in pixels
constexpr int mostOfAddress = 130;     // in pixels; texts are read, addresses are only distinguished
constexpr int margins = 18;            // pixels beside a text

std::vector<int> upTo(int count)
{
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace

FieldsView::FieldsView(Explainer* explainer, const RecordsModel* original, const RecordsModel* pruned,
                       QWidget* parent)
    : QWidget(parent), m_session(explainer->session()), m_original(original), m_pruned(pruned),
      m_regions(new QComboBox(this)), m_copy(new QToolButton(this)), m_export(new QToolButton(this)),
      m_note(new QLabel(this)), m_model(new FieldsModel(m_session, this)), m_table(new QTableView(this)),
      m_aligned(new Inquiry<Shown>(explainer))
{
    m_regions->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_regions->setMinimumContentsLength(12);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::RichText);
    m_note->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_table->setModel(m_model);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false); // Tab moves the focus out of the table
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setMinimumHeight(leastFieldsHeight);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideLeft); // the end distinguishes a path from others
    m_table->horizontalHeader()->setHighlightSections(false);
    const int rowHeight = m_table->fontMetrics().height() + 6;
    m_table->verticalHeader()->setMinimumSectionSize(rowHeight);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patientMilliseconds);
    makeLayout();
    connectAll();
}

void FieldsView::makeLayout()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(3);
    row->addWidget(m_regions, 1);
    row->addWidget(m_copy);
    row->addWidget(m_export);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addLayout(row);
    layout->addWidget(m_note);
    layout->addWidget(m_table, 1);
}

void FieldsView::connectAll()
{
    auto* keys = new QShortcut(QKeySequence::Copy, m_table, nullptr, nullptr, Qt::WidgetShortcut);
    connect(keys, &QShortcut::activated, this, [this] { copy(false); });
    connect(m_copy, &QToolButton::clicked, this, [this] { copy(true); });
    connect(m_export, &QToolButton::clicked, this, &FieldsView::exportWanted);
    connect(m_regions, &QComboBox::activated, this,
            [this](int index) { choose(m_places[static_cast<std::size_t>(index)]); });
    connect(m_aligned, &InquiryBase::changed, this, &FieldsView::takeAnswer);
    connect(&m_patience, &QTimer::timeout, this, &FieldsView::say);
    connect(m_note, &QLabel::linkActivated, this, [this] {
        m_asked.reset();
        ask();
    });
    connect(m_table, &QTableView::clicked, this, &FieldsView::chooseCell);
    connect(m_table, &QWidget::customContextMenuRequested, this, &FieldsView::showMenu);
    connect(m_table->verticalHeader(), &QHeaderView::sectionClicked, this, &FieldsView::chooseRecord);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFollowing)
                    chooseCell(index);
            });
}

bool FieldsView::isCurrent() const
{
    return m_region && m_shown == m_region && !m_aligned->isPending();
}

std::vector<RegionPlace> FieldsView::places() const
{
    std::vector<RegionPlace> all;
    for (const bool isPruned : {false, true}) {
        const MinedRecords* mined = modelOf({isPruned, 0})->mined();
        for (std::uint32_t region = 0; mined != nullptr && region < mined->regions.size(); ++region)
            all.push_back({isPruned, region});
    }
    return all;
}

// The region with the most records on the pruned page: menus are lists, too.
std::optional<RegionPlace> FieldsView::usualPlace() const
{
    const auto rank = [this](RegionPlace place) {
        return std::pair(place.isPruned, modelOf(place)->mined()->regions[place.region].records.size());
    };
    const auto best = std::ranges::max_element(m_places, {}, rank);
    return best == m_places.end() ? std::nullopt : std::optional(*best);
}

void FieldsView::setBasis(std::shared_ptr<const KeepMask> kept)
{
    m_kept = std::move(kept);
    m_places = places();
    m_asked.reset();
    m_shown.reset();
    m_followed.reset();
    if (!m_region || std::ranges::find(m_places, *m_region) == m_places.end())
        m_region = usualPlace();
    ask();
}

void FieldsView::choose(RegionPlace region)
{
    m_region = region;
    m_followed = m_session->selection()->node(); // otherwise it would lead back to the region before
    ask();
}

void FieldsView::forget()
{
    m_aligned->clear();
    m_kept.reset();
    m_places.clear();
    m_region.reset();
    m_asked.reset();
    m_shown.reset();
    m_followed.reset();
    m_model->show(nullptr, {}, 0);
    say();
}

void FieldsView::ask()
{
    if (!isHidden() && m_session->trees()->hasDocument())
        followSelection();
    const bool isThere = m_asked == m_region && (m_aligned->isPending() || m_aligned->isCancelled() ||
                                                 m_aligned->answer() != nullptr);
    if (m_region && !isHidden() && !isThere) {
        m_asked = m_region;
        m_aligned->ask(
            tr("aligning records"),
            [place = *m_region, region = modelOf(*m_region)->mined()->regions[m_region->region],
             kept = m_kept](const Material& material, const TellProgress&) {
                RecordTable table = alignRecords(*material.document, region,
                                                 place.isPruned ? kept.get() : nullptr, material.stop);
                return Shown{place, region.records, std::make_shared<const RecordTable>(std::move(table))};
            });
    }
    say();
}

void FieldsView::takeAnswer()
{
    if (const Shown* answer = m_aligned->answer(); answer != nullptr && m_shown != answer->region) {
        const QScopedValueRollback following(m_isFollowing, true);
        m_model->show(answer->table, answer->records, answer->region.region);
        m_shown = answer->region;
        m_followed.reset();
        fitColumns();
        followSelection();
    }
    m_aligned->isPending() ? m_patience.start() : m_patience.stop();
    say();
}

void FieldsView::fitColumns()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    const auto mostOf = [this](int column) {
        const std::string_view attribute =
            m_model->table()->columns[static_cast<std::size_t>(column)].attribute;
        return attribute == "href" || attribute == "src" ? mostOfAddress : mostWidth;
    };
    const int rows = std::min(m_model->rowCount(), mostMeasured);
    for (int column = 0; column < std::min(m_model->columnCount(), mostFitted); ++column) {
        int width = metrics.horizontalAdvance(
            m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < rows; ++row)
            width = std::max(width, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        m_table->setColumnWidth(column, std::clamp(width + margins, leastColumnWidth, mostOf(column)));
    }
}

// Changes the region, too, when no record of this one contains the node. A cell may be in a nested region.
void FieldsView::followSelection()
{
    const NodeId node = m_session->selection()->node();
    if (!m_region || node == noNode || m_followed == node)
        return;
    m_followed = node;
    const bool isShown = m_shown == m_region;
    const std::optional<int> row = isShown ? m_model->rowOf(node) : std::nullopt;
    if (!row) {
        const QModelIndex there = modelOf(*m_region)->indexOf(node);
        const std::optional<RecordPlace> record = modelOf(*m_region)->placeOf(there);
        if (there.isValid())
            m_region->region = record ? record->region : static_cast<std::uint32_t>(there.row());
        return;
    }
    const QModelIndex current = m_table->currentIndex();
    const std::vector<NodeId>& roots = m_model->nodesOf(*row);
    const bool isRecord = std::ranges::find(roots, node) != roots.end();
    if (current.isValid() && current.row() == *row && (isRecord || m_model->nodeAt(current) == node))
        return;
    const int column = isRecord && current.isValid() ? current.column() : m_model->columnOf(*row, node);
    const QScopedValueRollback following(m_isFollowing, true);
    m_table->setCurrentIndex(m_model->index(*row, std::max(column, 0)));
}

void FieldsView::chooseCell(const QModelIndex& index)
{
    const NodeId node = m_model->nodeAt(index);
    if (!index.isValid())
        return;
    if (node == noNode)
        return chooseRecord(index.row());
    m_followed = node;
    m_session->selection()->select(node);
    m_session->selection()->setHighlight({});
}

void FieldsView::chooseRecord(int row)
{
    const std::vector<NodeId>& nodes = m_model->nodesOf(row);
    m_followed = nodes.front();
    m_session->selection()->select(nodes.front());
    m_session->selection()->setHighlight(nodes.size() > 1 ? nodes : std::vector<NodeId>());
}

// A single cell gives its text only.
void FieldsView::copy(bool isAll)
{
    const QModelIndexList chosen = m_table->selectionModel()->selectedIndexes();
    if (!isAll && chosen.size() == 1)
        return QApplication::clipboard()->setText(m_model->wholeText(chosen.front()));
    std::set<int> rows;
    std::set<int> columns;
    for (const QModelIndex& index : chosen) {
        rows.insert(index.row());
        columns.insert(index.column());
    }
    isAll = isAll || chosen.isEmpty();
    QApplication::clipboard()->setText(
        isAll ? m_model->text(upTo(m_model->rowCount()), upTo(m_model->columnCount()))
              : m_model->text({rows.begin(), rows.end()}, {columns.begin(), columns.end()}));
}

void FieldsView::showMenu(const QPoint& place)
{
    QMenu menu(this);
    menu.addAction(tr("&Copy the cells"), this, [this] { copy(false); });
    menu.addAction(tr("Copy the &table"), this, [this] { copy(true); });
    m_session->addNodeEntries(&menu);
    menu.exec(m_table->viewport()->mapToGlobal(place));
}

std::string FieldsView::csv() const
{
    return m_model->table() == nullptr ? std::string()
                                       : fieldsCsv(m_session->trees()->document(), *m_model->table());
}

QString FieldsView::markdown() const
{
    return isCurrent() ? QStringLiteral("**%1**\n\n%2").arg(m_regions->currentText(), m_model->markdown())
                       : QString();
}

void FieldsView::listRegions()
{
    QStringList names;
    names.reserve(static_cast<qsizetype>(m_places.size()));
    for (const RegionPlace place : m_places) {
        const QString region = modelOf(place)->regionText(place.region);
        names << (place.isPruned ? tr("Pruned page, region %1") : tr("Original page, region %1")).arg(region);
    }
    if (std::exchange(m_names, names) != names) { // otherwise an open list would close
        m_regions->clear();
        m_regions->addItems(names);
    }
    const auto at = m_region ? std::ranges::find(m_places, *m_region) : m_places.end();
    m_regions->setCurrentIndex(at == m_places.end() ? -1 : static_cast<int>(at - m_places.begin()));
}

QString FieldsView::noteText() const
{
    if (!m_region)
        return tr("There is no data region and therefore no field.");
    if (m_aligned->isCancelled())
        return tr("Aligning the records was cancelled. <a href=\"again\">Align them</a>");
    if (!isCurrent())
        return tr("The records are being aligned.");
    if (m_model->columnCount() == 0)
        return tr("These records have no text and no attribute with an address or a name.");
    QStringList words{tr("%1 and %2, %3.")
                          .arg(tr("%n record(s)", nullptr, m_model->rowCount()),
                               tr("%n field(s)", nullptr, m_model->columnCount()),
                               m_model->emptyCells() == 0
                                   ? tr("no cell is empty")
                                   : tr("%n cell(s) are empty (—)", nullptr, m_model->emptyCells()))};
    if (m_model->hasUnsureFields())
        words << tr("A field marked with ? could also be at another place.");
    if (m_model->table()->rowsExcluded > 0)
        words << tr("%n record(s) are too large to be aligned: their rows are empty.", nullptr,
                    static_cast<int>(m_model->table()->rowsExcluded));
    return words.join(' ');
}

void FieldsView::say()
{
    if (!m_session->trees()->hasDocument() || isHidden()) // it is asked and updated when it is shown
        return;
    listRegions();
    m_regions->setEnabled(m_places.size() > 1);
    m_regions->setAccessibleName(tr("Data region"));
    m_regions->setToolTip(
        tr("Data region whose records are shown: this one, or the region of the selected node"));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copies the table, for a spreadsheet; Ctrl+C copies the cells that are chosen"));
    m_export->setText(tr("CSV"));
    m_export->setToolTip(tr("Saves the table, a row for each record"));
    m_table->setAccessibleName(tr("Fields of the records"));
    const bool isPast = m_aligned->isPending() && !m_patience.isActive();
    const bool isThere = m_region && m_model->columnCount() > 0;
    m_table->setVisible(isThere);
    m_table->setEnabled(!isPast && !m_aligned->isCancelled());
    m_copy->setEnabled(isThere && isCurrent());
    m_export->setEnabled(isThere && isCurrent());
    if (!m_aligned->isPending() || isPast) // avoids flicker when the answer comes at once
        m_note->setText(noteText());
}

} // namespace tagseam
