// SPDX-License-Identifier: MIT
// The conditions at which a run stops.
#include "ui/tools/step/breakpointsmodel.h"

#include "core/tps/listing.h"
#include "ui/session/page/pageaddress.h"

#include <algorithm>

namespace tagseam {

namespace {

QString numberOrText(const AlgorithmLine& line)
{
    return line.label.empty() ? QStringLiteral("“%1”").arg(QString::fromStdString(line.text))
                              : QString::fromStdString(line.label);
}

} // namespace

BreakpointsModel::BreakpointsModel(PageSession* session, QObject* parent)
    : QAbstractListModel(parent),
      m_session(session), m_breakpoints{{{StopCondition::Kind::AcceptedSplit, {}, {}}, noNode, true}}
{
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        beginResetModel();
        std::erase_if(m_breakpoints, [](const Breakpoint& each) { return isAboutNode(each.condition.kind); });
        endResetModel();
    });
    const auto rename = [this] {
        if (!m_breakpoints.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
    };
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, rename);
    connect(session->algorithms(), &AlgorithmCursor::chosenChanged, this, rename);
}

bool BreakpointsModel::isOfEachAlgorithm(StopCondition::Kind kind)
{
    return kind == StopCondition::Kind::AcceptedSplit || kind == StopCondition::Kind::PositionRead ||
           kind == StopCondition::Kind::PositionPruned || kind == StopCondition::Kind::AnnotatedPruned;
}

bool BreakpointsModel::isAboutNode(StopCondition::Kind kind)
{
    return kind == StopCondition::Kind::SymbolExhausted || kind == StopCondition::Kind::PositionRead ||
           kind == StopCondition::Kind::PositionPruned;
}

int BreakpointsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_breakpoints.size());
}

QVariant BreakpointsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Breakpoint& breakpoint = m_breakpoints[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole)
        return breakpoint.isOn ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::ToolTipRole)
        return text(breakpoint);
    return role == Qt::DisplayRole ? QVariant(text(breakpoint)) : QVariant();
}

bool BreakpointsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    m_breakpoints[static_cast<std::size_t>(index.row())].isOn = value.toInt() == Qt::Checked;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

Qt::ItemFlags BreakpointsModel::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | (index.isValid() ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool BreakpointsModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count <= 0 || row + count > rowCount())
        return false;
    beginRemoveRows({}, row, row + count - 1);
    m_breakpoints.erase(m_breakpoints.begin() + row, m_breakpoints.begin() + row + count);
    endRemoveRows();
    return true;
}

std::vector<BreakpointsModel::Breakpoint>::iterator BreakpointsModel::find(const StopCondition& condition,
                                                                           NodeId node)
{
    return std::ranges::find_if(m_breakpoints, [&](const Breakpoint& each) {
        return each.condition == condition && !each.algorithm &&
               (!isAboutNode(condition.kind) || each.node == node);
    });
}

void BreakpointsModel::add(const StopCondition& condition, NodeId node)
{
    m_session->setTreeInUse();
    const auto known = find(condition, node);
    if (known != m_breakpoints.end()) {
        setData(index(static_cast<int>(known - m_breakpoints.begin())), Qt::Checked, Qt::CheckStateRole);
        return;
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_breakpoints.push_back({condition, node, true});
    endInsertRows();
}

std::vector<BreakpointsModel::Breakpoint>::const_iterator BreakpointsModel::findLine(int number) const
{
    const std::optional<Algorithm> algorithm = m_session->algorithms()->chosen();
    return std::ranges::find_if(m_breakpoints, [&](const Breakpoint& each) {
        return each.condition.kind == StopCondition::Kind::LineRun && each.algorithm == algorithm &&
               (algorithm ? each.row : static_cast<int>(each.condition.line)) == number;
    });
}

void BreakpointsModel::toggle(int number)
{
    m_session->setTreeInUse();
    if (const auto known = findLine(number); known != m_breakpoints.end()) {
        removeRow(static_cast<int>(known - m_breakpoints.cbegin()));
        return;
    }
    StopCondition condition{StopCondition::Kind::LineRun, {}, {}};
    const RunStepper* stepper = m_session->algorithms()->stepper();
    if (stepper == nullptr) {
        condition.line = static_cast<Line>(number);
        add(condition);
        return;
    }
    const AlgorithmLine& line = stepper->run().listing[static_cast<std::size_t>(number)];
    beginInsertRows({}, rowCount(), rowCount());
    m_breakpoints.push_back({condition, noNode, true, stepper->run().algorithm, number, numberOrText(line)});
    endInsertRows();
}

bool BreakpointsModel::has(int number) const
{
    return findLine(number) != m_breakpoints.end();
}

std::vector<RunStop> BreakpointsModel::runStops() const
{
    std::vector<RunStop> stops;
    for (const Breakpoint& each : m_breakpoints) {
        const bool isOfLine = each.condition.kind == StopCondition::Kind::LineRun &&
                              each.algorithm == m_session->algorithms()->chosen();
        if (!each.isOn || !(isOfLine || isOfEachAlgorithm(each.condition.kind)))
            continue;
        RunStop stop{.node = each.node};
        switch (each.condition.kind) {
        case StopCondition::Kind::AcceptedSplit:
            stop.kind = RunStop::Kind::Decision;
            break;
        case StopCondition::Kind::PositionRead:
            stop.kind = RunStop::Kind::NodeVisited;
            break;
        case StopCondition::Kind::PositionPruned:
            stop.kind = RunStop::Kind::NodePruned;
            break;
        case StopCondition::Kind::AnnotatedPruned:
            stop.kind = RunStop::Kind::AnnotatedPruned;
            stop.annotated = m_annotated();
            break;
        default:
            stop.kind = RunStop::Kind::LineRun;
            stop.row = static_cast<std::uint16_t>(each.row);
        }
        stops.push_back(std::move(stop));
    }
    return stops;
}

std::vector<StopCondition> BreakpointsModel::conditions() const
{
    std::vector<StopCondition> conditions;
    if (!m_session->runner()->hasAnalysis())
        return conditions;
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    for (const Breakpoint& each : m_breakpoints) {
        if (!each.isOn || each.algorithm)
            continue;
        StopCondition condition = each.condition;
        if (condition.kind == StopCondition::Kind::AnnotatedPruned) {
            for (const NodeId node : m_annotated()) {
                if (const Position position = sequence.positionOf(node); position != noPosition)
                    condition.annotated.push_back(position);
            }
        }
        if (isAboutNode(condition.kind)) {
            condition.position = sequence.positionOf(each.node);
            if (condition.position ==
                noPosition) // other label attributes or another node kind excluded the node
                continue;
            condition.symbol = sequence.symbols[condition.position.value];
        }
        conditions.push_back(condition);
    }
    return conditions;
}

// Returns the number of a line in the listing of the present options.
QString BreakpointsModel::labelOf(Line line) const
{
    const std::vector<ListingLine> lines = listing(m_session->runner()->setup().search);
    const std::size_t row = rowOf(lines, line);
    return row < lines.size() ? QString::fromStdString(lines[row].label) : QStringLiteral("–");
}

QString BreakpointsModel::text(const Breakpoint& breakpoint) const
{
    const auto node = [&] { return elided(m_session->trees()->describe(breakpoint.node), 40); };
    QString place = tr("not in the sequence");
    QString symbol = place;
    if (m_session->runner()->hasAnalysis() && isAboutNode(breakpoint.condition.kind)) {
        const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
        if (const Position position = sequence.positionOf(breakpoint.node); position != noPosition) {
            place = QString::number(position.value + 1);
            symbol = QString::number(sequence.symbols[position.value].code());
        }
    }
    const bool isOther = m_session->algorithms()->chosen().has_value();
    switch (breakpoint.condition.kind) {
    case StopCondition::Kind::CandidateSplit:
        return tr("at every candidate split or end of a scan");
    case StopCondition::Kind::AcceptedSplit:
        return isOther ? tr("at every decision") : tr("at every accepted split");
    case StopCondition::Kind::SymbolExhausted:
        return tr("when symbol %1 leaves currentAlphabet (%2)").arg(symbol, node());
    case StopCondition::Kind::PositionRead:
        return isOther ? tr("when %1 is visited").arg(node())
                       : tr("when position %1 is read (%2)").arg(place, node());
    case StopCondition::Kind::PositionPruned:
        if (isOther)
            return tr("when %1 is pruned").arg(node());
        return tr("when %1 is removed from the sequence (position %2)").arg(node(), place);
    case StopCondition::Kind::LevelStarts:
        return tr("at the start of level %1").arg(breakpoint.condition.level + 1);
    case StopCondition::Kind::ThresholdTried:
        return tr("at each attempt at threshold %1").arg(breakpoint.condition.threshold);
    case StopCondition::Kind::AnnotatedPruned:
        return tr("when an annotated node is pruned");
    case StopCondition::Kind::LineRun:
        if (breakpoint.algorithm)
            return tr("at line %1 of %2")
                .arg(breakpoint.line, QString::fromUtf8(name(*breakpoint.algorithm)));
        return tr("at line %1 of the listing").arg(labelOf(breakpoint.condition.line));
    }
    return {};
}

} // namespace tagseam
