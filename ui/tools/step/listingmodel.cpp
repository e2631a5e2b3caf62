// SPDX-License-Identifier: MIT
// The listing of the chosen algorithm, with the line that ran last.
#include "ui/tools/step/listingmodel.h"

#include "core/tps/listing.h"
#include "ui/widgets/theme.h"

#include <QFont>
#include <QFontDatabase>

#include <algorithm>

namespace tagseam {

ListingModel::ListingModel(PageSession* session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session)
{
    rebuild();
    connect(session->runner(), &AnalysisRunner::optionsChanged, this, [this] {
        if (!m_session->algorithms()->chosen())
            rebuild();
    });
    connect(session->algorithms(), &AlgorithmCursor::runChanged, this, &ListingModel::rebuild);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &ListingModel::showStep);
    connect(session->cursor(), &StepCursor::stepChanged, this, &ListingModel::showStep);
    connect(session->algorithms(), &AlgorithmCursor::stepChanged, this, &ListingModel::showStep);
}

void ListingModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    if (!m_session->algorithms()->chosen())
        addSearch();
    else if (const RunStepper* stepper = m_session->algorithms()->stepper())
        addRun(stepper->run());
    endResetModel();
}

void ListingModel::addSearch()
{
    std::uint8_t algorithm = 3;
    for (const ListingLine& line : listing(m_session->runner()->setup().search)) {
        if (line.algorithm != algorithm)
            m_rows.push_back({{"", 0, tr("Algorithm 4").toStdString()}, -1});
        algorithm = line.algorithm;
        m_rows.push_back({line, line.isRunnable ? static_cast<int>(line.line) : -1});
        addPrinted(line, line.printed, line.isInferred);
    }
}

void ListingModel::addRun(const AlgorithmRun& run)
{
    m_rows.reserve(2 * run.listing.size());
    for (std::size_t row = 0; row < run.listing.size(); ++row) {
        const AlgorithmLine& line = run.listing[row];
        m_rows.push_back({line, line.isRunnable ? static_cast<int>(row) : -1});
        addPrinted(line, line.printed, false);
    }
}

// Adds what the paper prints below a line that differs.
void ListingModel::addPrinted(const PrintedLine& line, const std::string& printed, bool isInferred)
{
    if (!line.isDifferent)
        return;
    const QString text =
        printed.empty() ? tr("not printed") : tr("printed: %1").arg(QString::fromStdString(printed));
    const QString origin =
        isInferred ? tr("inferred from a table; %1").arg(text) : tr("Tagseam's; %1").arg(text);
    m_rows.push_back({{"", static_cast<std::uint8_t>(line.indent + 1), origin.toStdString()}, -1});
}

void ListingModel::showStep()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ListingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ListingModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

// The number of the line that ran last; -1 without a run.
int ListingModel::currentNumber() const
{
    if (m_session->algorithms()->chosen()) {
        const RunStepper* stepper = m_session->algorithms()->stepper();
        return stepper == nullptr ? -1 : stepper->row();
    }
    return m_session->runner()->hasAnalysis() ? static_cast<int>(m_session->cursor()->stepper().line()) : -1;
}

// True if the line of that number has run in the present step.
bool ListingModel::hasRun(int number) const
{
    if (number < 0)
        return false;
    if (m_session->algorithms()->chosen()) {
        const RunStepper* stepper = m_session->algorithms()->stepper();
        return stepper != nullptr && stepper->hasRun(static_cast<std::size_t>(number));
    }
    if (!m_session->runner()->hasAnalysis())
        return false;
    const Stepper& stepper = m_session->cursor()->stepper();
    const auto ran = stepper.lines().first(stepper.lineIndex() + 1);
    return std::ranges::find(ran, static_cast<Line>(number)) != ran.end();
}

QVariant ListingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& [line, number] = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == LabelColumn
                   ? QString::fromStdString(line.label)
                   : QString(2 * line.indent, ' ') + QString::fromStdString(line.text);
    case Qt::FontRole:
        return QFontDatabase::systemFont(QFontDatabase::FixedFont);
    case Qt::TextAlignmentRole:
        return QVariant((index.column() == LabelColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    case Qt::ForegroundRole:
        return index.column() == LabelColumn || number < 0 ? QVariant(Theme::current().mutedText)
                                                           : QVariant();
    case Qt::ToolTipRole:
        return index.column() == LabelColumn && number >= 0
                   ? tr("A click sets a breakpoint at this line, or removes it (Shift+B: at the line that "
                        "ran last)")
                   : QVariant();
    case CurrentRole:
        return number >= 0 && number == currentNumber();
    case RanRole:
        return hasRun(number);
    case DifferentRole:
        return line.isDifferent;
    case LineRole:
        return number >= 0 ? QVariant(number) : QVariant();
    default:
        return {};
    }
}

std::pair<QModelIndex, QModelIndex> ListingModel::currentRows() const
{
    std::pair<QModelIndex, QModelIndex> rows;
    const int current = currentNumber();
    for (int row = 0; current >= 0 && row < rowCount(); ++row) {
        if (m_rows[static_cast<std::size_t>(row)].number != current)
            continue;
        const QModelIndex at = index(row, TextColumn);
        if (!rows.first.isValid())
            rows.first = at;
        rows.second = at;
    }
    return rows;
}

} // namespace tagseam
