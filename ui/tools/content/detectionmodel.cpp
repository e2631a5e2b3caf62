// SPDX-License-Identifier: MIT
// The candidate lists of records of content detection.
#include "ui/tools/content/detectionmodel.h"

#include "ui/session/analysis/swatchicon.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/content/candidatetext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

std::size_t factorOf(int column)
{
    return static_cast<std::size_t>(column - DetectionModel::FirstFactorColumn);
}

} // namespace

DetectionModel::DetectionModel(QObject* parent) : ColumnModel(parent)
{
    QList<Header> headers{
        {tr("#"), tr("Rank by score. The band under the plot has the same number."), true},
        {tr("Status"), tr("Whether the list is the answer, part of it, or rejected.")},
        {tr("Records"), tr("Number of records in the list."), true},
        {tr("Positions"),
         tr("From the first position of the first record to the last position of the last record, counted "
            "from 1."),
         true},
        {tr("Score"), tr("Score, 0–1: weighted geometric mean of the six factors to the right."), true},
    };
    for (std::size_t factor = 0; factor < evidenceFactors.size(); ++factor)
        headers.append({factorTitle(factor), factorTip(factor), true});
    setHeaders(headers);
}

void DetectionModel::show(std::shared_ptr<const ContentDetection> detection)
{
    if (detection == m_detection)
        return;
    beginResetModel();
    m_detection = std::move(detection);
    endResetModel();
}

QVariant DetectionModel::figure(int row, int column) const
{
    const RecordRegion& of = m_detection->content.lists.candidates[static_cast<std::size_t>(row)];
    if (column == ScoreColumn)
        return of.score;
    return column < FirstFactorColumn ? QVariant()
                                      : QVariant(of.evidence.*evidenceFactors[factorOf(column)].value);
}

QString DetectionModel::text(int row, int column) const
{
    const auto candidate = static_cast<std::size_t>(row);
    switch (column) {
    case RankColumn:
        return QString::number(row + 1);
    case StatusColumn:
        return candidateStatusName(m_detection->lists[candidate].status);
    case RecordsColumn:
        return QString::number(m_detection->content.lists.candidates[candidate].records.size());
    case PositionsColumn:
        return spanText(m_detection->lists[candidate].span());
    default:
        return decimal(figure(row, column).toDouble(), 2);
    }
}

QString DetectionModel::tip(int row, int column) const
{
    if (column == StatusColumn)
        return candidateStatusTip(m_detection->lists[static_cast<std::size_t>(row)].status);
    if (column >= FirstFactorColumn)
        return QStringLiteral("%1 %2: %3")
            .arg(factorTitle(factorOf(column)), decimal(figure(row, column).toDouble(), 3),
                 factorTip(factorOf(column)));
    return {};
}

QVariant DetectionModel::cell(int row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return tip(row, column);
    case FigureRole:
        return figure(row, column);
    case Qt::DecorationRole:
        return column == StatusColumn
                   ? QVariant(
                         swatchIcon(candidateLook(m_detection->lists[static_cast<std::size_t>(row)].status)))
                   : QVariant();
    default:
        return {};
    }
}

QString DetectionModel::markdown() const
{
    QStringList head;
    for (int column = 0; column < columns; ++column)
        head << headerData(column, Qt::Horizontal).toString();
    return markdownTable(head, static_cast<std::size_t>(rowCount()), [this](std::size_t row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells << text(static_cast<int>(row), column);
        return cells;
    });
}

} // namespace tagseam
