// SPDX-License-Identifier: MIT
// The levels of the search with their threshold attempts and candidate splits.
#include "ui/tools/levels/levelsmodel.h"

#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <algorithm>

namespace tagseam {

namespace {

// The two low bits of an internal id are the kind of the row, the others its index in the trace.
constexpr quintptr depthBits = 2;

QString range(Region region)
{
    return QStringLiteral("%1–%2").arg(region.begin.value + 1).arg(region.end.value);
}

} // namespace

const std::array<const char*, 3> LevelsModel::candidateSplitNames{
    QT_TR_NOOP("candidate split"), QT_TR_NOOP("end of the scan"), QT_TR_NOOP("no scan")};

LevelsModel::LevelsModel(PageSession* session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session)
{
    const auto reset = [this] {
        beginResetModel();
        endResetModel();
    };
    connect(session->trees(), &PageTrees::documentChanged, this, reset);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, reset);
}

const SearchTrace* LevelsModel::trace() const
{
    return m_session->runner()->hasAnalysis() ? &m_session->runner()->analysis().trace : nullptr;
}

LevelsModel::Row LevelsModel::rowOf(const QModelIndex& index) const
{
    return {static_cast<Depth>(index.internalId() & ((1U << depthBits) - 1)),
            static_cast<std::uint32_t>(index.internalId() >> depthBits)};
}

QModelIndex LevelsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto make = [&](Depth depth, std::uint32_t item) {
        return createIndex(row, column,
                           (static_cast<quintptr>(item) << depthBits) | static_cast<quintptr>(depth));
    };
    const auto offset = static_cast<std::uint32_t>(row);
    if (!parent.isValid())
        return make(Depth::Level, offset);
    const Row up = rowOf(parent);
    if (up.depth == Depth::Level)
        return make(Depth::Attempt, trace()->levels[up.item].firstAttempt + offset);
    return make(Depth::CandidateSplit, trace()->attempts[up.item].firstCandidateSplit + offset);
}

QModelIndex LevelsModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || trace() == nullptr)
        return {};
    const Row row = rowOf(index);
    const auto make = [&](Depth depth, std::uint32_t item, std::uint32_t first) {
        return createIndex(static_cast<int>(item - first), 0,
                           (static_cast<quintptr>(item) << depthBits) | static_cast<quintptr>(depth));
    };
    switch (row.depth) {
    case Depth::Level:
        return {};
    case Depth::Attempt:
        return make(Depth::Level, levelOfAttempt(row.item), 0);
    case Depth::CandidateSplit: {
        const std::uint32_t attempt = attemptOfCandidateSplit(row.item);
        return make(Depth::Attempt, attempt, trace()->levels[levelOfAttempt(attempt)].firstAttempt);
    }
    }
    return {};
}

int LevelsModel::rowCount(const QModelIndex& parent) const
{
    if (trace() == nullptr || parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return static_cast<int>(trace()->levels.size());
    const Row row = rowOf(parent);
    switch (row.depth) {
    case Depth::Level:
        return static_cast<int>(trace()->levels[row.item].attemptCount);
    case Depth::Attempt:
        return static_cast<int>(trace()->attempts[row.item].candidateSplitCount);
    case Depth::CandidateSplit:
        break;
    }
    return 0;
}

int LevelsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant LevelsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || trace() == nullptr)
        return {};
    const Row row = rowOf(index);
    switch (role) {
    case Qt::ToolTipRole:
        return row.depth == Depth::CandidateSplit ? candidateSplitTip(row.item) : QVariant();
    case Qt::DisplayRole:
        switch (row.depth) {
        case Depth::Level:
            return levelCell(row.item, index.column());
        case Depth::Attempt:
            return attemptCell(row.item, index.column());
        case Depth::CandidateSplit:
            return candidateSplitCell(row.item, index.column());
        }
        return {};
    case Qt::ForegroundRole:
        if (row.depth == Depth::CandidateSplit &&
            trace()->candidateSplits[row.item].verdict == Verdict::Accepted)
            return index.column() == VerdictColumn ? QVariant(Theme::current().split) : QVariant();
        return row.depth == Depth::Level ? QVariant() : QVariant(Theme::current().mutedText);
    case LevelRole:
        switch (row.depth) {
        case Depth::Level:
            return row.item;
        case Depth::Attempt:
            return levelOfAttempt(row.item);
        case Depth::CandidateSplit:
            return levelOfAttempt(attemptOfCandidateSplit(row.item));
        }
        return {};
    case StepRole:
        return static_cast<qulonglong>(stepOf(row));
    case SplitRole: {
        const CandidateSplit* candidateSplit = nullptr;
        if (row.depth == Depth::CandidateSplit)
            candidateSplit = &trace()->candidateSplits[row.item];
        else if (row.depth == Depth::Level)
            candidateSplit = trace()->acceptedSplit(trace()->levels[row.item]);
        return candidateSplit != nullptr && candidateSplit->verdict != Verdict::OneSymbol
                   ? QVariant(candidateSplit->split.value)
                   : QVariant();
    }
    default:
        return {};
    }
}

QVariant LevelsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    static constexpr const char* names[ColumnCount] = {QT_TR_NOOP("Level, threshold"), QT_TR_NOOP("Outcome"),
                                                       QT_TR_NOOP("Positions"),        QT_TR_NOOP("Split at"),
                                                       QT_TR_NOOP("Left : right"),     QT_TR_NOOP("Symbols")};
    static constexpr auto outcomeTip = QT_TR_NOOP(
        "Level: kept side, or main region\nThreshold: split, rejected by the size rule, or no candidate "
        "split\nCandidate split: verdict, with the difference between its sides; in colour: accepted");
    static constexpr const char* tips[ColumnCount] = {
        QT_TR_NOOP(
            "Each level is one call of searchRegion; it tries the frequency thresholds in ascending order"),
        outcomeTip,
        QT_TR_NOOP("Positions of the sequence that the level searched, counted from 1"),
        QT_TR_NOOP("First position of the right side"),
        QT_TR_NOOP("Lengths of the left and right sides, as the size rule counts them"),
        QT_TR_NOOP("Number of symbols that pass the threshold")};
    if (section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return tr(names[section]);
    if (role == Qt::ToolTipRole)
        return tr(tips[section]);
    return {};
}

QModelIndex LevelsModel::levelIndex(std::uint32_t level) const
{
    return trace() != nullptr && level < trace()->levels.size() ? index(static_cast<int>(level), 0)
                                                                : QModelIndex();
}

std::uint64_t LevelsModel::stepOf(const Row& row) const
{
    const Stepper& stepper = m_session->cursor()->stepper();
    switch (row.depth) {
    case Depth::Level:
        return stepper.firstStepOfLevel(row.item);
    case Depth::Attempt:
        return stepper.firstStepOfAttempt(row.item);
    case Depth::CandidateSplit:
        break;
    }
    const std::uint32_t attempt = attemptOfCandidateSplit(row.item);
    const CandidateSplit& candidateSplit = trace()->candidateSplits[row.item];
    const std::uint64_t start = stepper.firstStepOfAttempt(attempt);
    return candidateSplit.verdict == Verdict::OneSymbol
               ? start
               : start + candidateSplit.split.value -
                     trace()->levels[levelOfAttempt(attempt)].region.begin.value;
}

QModelIndex LevelsModel::attemptIndex(std::uint32_t attempt) const
{
    if (trace() == nullptr || attempt >= trace()->attempts.size())
        return {};
    const std::uint32_t level = levelOfAttempt(attempt);
    return index(static_cast<int>(attempt - trace()->levels[level].firstAttempt), 0, levelIndex(level));
}

std::uint32_t LevelsModel::levelOfAttempt(std::uint32_t attempt) const
{
    const auto after = std::ranges::upper_bound(trace()->levels, attempt, {}, &Level::firstAttempt);
    // Levels without attempts (of an empty sequence) have the same first attempt as the next level: take the
    // last.
    return static_cast<std::uint32_t>(after - trace()->levels.begin()) - 1;
}

std::uint32_t LevelsModel::attemptOfCandidateSplit(std::uint32_t candidateSplit) const
{
    const auto after =
        std::ranges::upper_bound(trace()->attempts, candidateSplit, {}, &Attempt::firstCandidateSplit);
    return static_cast<std::uint32_t>(after - trace()->attempts.begin()) - 1;
}

QString LevelsModel::levelCell(std::uint32_t number, int column) const
{
    const Level& level = trace()->levels[number];
    const CandidateSplit* split = trace()->acceptedSplit(level);
    switch (column) {
    case NameColumn:
        return tr("Level %1").arg(number + 1);
    case PositionsColumn:
        return range(level.region);
    case SplitColumn:
        return split != nullptr ? QString::number(split->split.value + 1) : QString();
    case LengthsColumn:
        return split != nullptr ? QStringLiteral("%1 : %2").arg(split->left).arg(split->right) : QString();
    case VerdictColumn:
        if (split == nullptr)
            return tr("the main region");
        return split->right > split->left ? tr("kept right") : tr("kept left");
    default:
        return {};
    }
}

QString LevelsModel::attemptCell(std::uint32_t number, int column) const
{
    const Attempt& attempt = trace()->attempts[number];
    const auto candidateSplits = trace()->candidateSplitsOf(attempt);
    switch (column) {
    case NameColumn:
        return trace()->options.frequencyFilter == FrequencyFilter::Above
                   ? tr("frequency > %1").arg(attempt.threshold)
                   : tr("frequency ≥ %1").arg(attempt.threshold);
    case SymbolsColumn:
        return QString::number(attempt.alphabetSize);
    case VerdictColumn: {
        const auto rejected =
            std::ranges::count(candidateSplits, Verdict::RejectedBySize, &CandidateSplit::verdict);
        switch (candidateSplits.back().verdict) {
        case Verdict::Accepted:
            return rejected > 0 ? tr("split, after %n rejected", nullptr, static_cast<int>(rejected))
                                : tr("split");
        case Verdict::RejectedBySize:
            return tr("rejected by the size rule");
        case Verdict::NoneFound:
            return rejected > 0 ? tr("%n rejected, no others", nullptr, static_cast<int>(rejected))
                                : tr("none found");
        case Verdict::OneSymbol:
            return tr("under 2 symbols");
        }
        return {};
    }
    default:
        return {};
    }
}

QString LevelsModel::candidateSplitCell(std::uint32_t number, int column) const
{
    const CandidateSplit& candidateSplit = trace()->candidateSplits[number];
    switch (column) {
    case NameColumn:
        return tr(candidateSplitNames[candidateSplit.verdict == Verdict::NoneFound   ? 1
                                      : candidateSplit.verdict == Verdict::OneSymbol ? 2
                                                                                     : 0]);
    case SplitColumn:
        return candidateSplit.verdict == Verdict::OneSymbol ? QString()
                                                            : QString::number(candidateSplit.split.value + 1);
    case LengthsColumn:
        return candidateSplit.verdict == Verdict::OneSymbol
                   ? QString()
                   : QStringLiteral("%1 : %2").arg(candidateSplit.left).arg(candidateSplit.right);
    case VerdictColumn: {
        switch (candidateSplit.verdict) {
        case Verdict::Accepted:
            return tr("accepted: %1 %").arg(percent(candidateSplit));
        case Verdict::RejectedBySize:
            return tr("rejected: %1 %").arg(percent(candidateSplit));
        case Verdict::NoneFound:
            return tr("nothing right of it");
        case Verdict::OneSymbol:
            return tr("search ends");
        }
        return {};
    }
    default:
        return {};
    }
}

QString LevelsModel::percent(const CandidateSplit& candidateSplit) const
{
    return decimal(100 * sizeDifference(trace()->options, candidateSplit.left, candidateSplit.right), 1);
}

// The verdict as a sentence, with the numbers of the size rule.
QString LevelsModel::candidateSplitTip(std::uint32_t number) const
{
    const CandidateSplit& candidateSplit = trace()->candidateSplits[number];
    switch (candidateSplit.verdict) {
    case Verdict::Accepted:
    case Verdict::RejectedBySize:
        return tr("No symbol that passes occurs on both sides of this gap. The sides differ by %1 of %2 "
                  "positions, %3 %; a split needs more than %4 %.")
            .arg(std::max(candidateSplit.left, candidateSplit.right) -
                 std::min(candidateSplit.left, candidateSplit.right))
            .arg(std::uint64_t{candidateSplit.left} + candidateSplit.right)
            .arg(percent(candidateSplit), decimal(100 * trace()->options.minDifference, 0));
    case Verdict::NoneFound:
        return tr("The scan reached the last symbol that passes and found no candidate split. No symbol that "
                  "passes occurs to the right of it.");
    case Verdict::OneSymbol:
        return tr("Fewer than two symbols pass this threshold, so nothing can be split: the search ends.");
    }
    return {};
}

} // namespace tagseam
