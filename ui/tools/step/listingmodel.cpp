// SPDX-License-Identifier: MIT
// The listing of the chosen variant, with the line that ran last.
#include "ui/tools/step/listingmodel.h"

#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"

#include <QFont>
#include <QFontDatabase>

#include <algorithm>

namespace tagseam {

ListingModel::ListingModel(PageSession* session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session), m_printed(listing(findVariant("printed")->options)),
      m_options(session->runner()->options().search)
{
    rebuild();
    connect(session->runner(), &AnalysisRunner::optionsChanged, this, &ListingModel::rebuild);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &ListingModel::showStep);
    connect(session->cursor(), &StepCursor::stepChanged, this, &ListingModel::showStep);
}

void ListingModel::rebuild()
{
    beginResetModel();
    m_options = m_session->runner()->options().search;
    m_lines = listing(m_options);
    m_heading = static_cast<int>(std::ranges::find(m_lines, 4, &ListingLine::algorithm) - m_lines.begin());
    endResetModel();
}

void ListingModel::showStep()
{
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ListingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size()) + 1;
}

int ListingModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant ListingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.row() == m_heading)
        return role == Qt::DisplayRole && index.column() == TextColumn ? tr("Algorithm 4") : QVariant();
    const ListingLine& line = m_lines[static_cast<std::size_t>(index.row() - (index.row() > m_heading))];
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
        return index.column() == LabelColumn || !line.isRunnable ? QVariant(Theme::current().mutedText)
                                                                 : QVariant();
    case Qt::ToolTipRole:
        return index.column() == LabelColumn && line.isRunnable
                   ? tr("A click sets a breakpoint at this line, or removes it (Shift+B: at the line that "
                        "ran last)")
                   : plainTip(toolTip(line));
    case CurrentRole:
        return m_session->runner()->hasAnalysis() && line.isRunnable &&
               line.line == m_session->cursor()->stepper().line();
    case RanRole: {
        if (!m_session->runner()->hasAnalysis() || !line.isRunnable)
            return false;
        const auto ran =
            m_session->cursor()->stepper().lines().first(m_session->cursor()->stepper().lineIndex() + 1);
        return std::ranges::find(ran, line.line) != ran.end();
    }
    case DifferentRole:
        return line.isDifferent;
    case LineRole:
        return line.isRunnable ? QVariant(static_cast<int>(line.line)) : QVariant();
    default:
        return {};
    }
}

QString ListingModel::toolTip(const ListingLine& line) const
{
    if (!line.isDifferent)
        return {};
    const auto printed = std::ranges::find_if(m_printed, [&](const ListingLine& each) {
        return each.algorithm == line.algorithm && each.label == line.label;
    });
    return printed == m_printed.end()
               ? tr("This line is not printed in the listing.")
               : tr("Printed in the listing: %1").arg(QString::fromStdString(printed->text));
}

std::pair<QModelIndex, QModelIndex> ListingModel::currentRows() const
{
    std::pair<QModelIndex, QModelIndex> rows;
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex at = index(row, TextColumn);
        if (!data(at, CurrentRole).toBool())
            continue;
        if (!rows.first.isValid())
            rows.first = at;
        rows.second = at;
    }
    return rows;
}

} // namespace tagseam
