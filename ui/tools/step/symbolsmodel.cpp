// SPDX-License-Identifier: MIT
// The symbols of the present level.
#include "ui/tools/step/symbolsmodel.h"

#include "ui/session/words/explaintext.h"
#include "ui/widgets/theme.h"

#include <QFont>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int longestTip = 2000; // length of a tag path in characters

} // namespace

SymbolsModel::SymbolsModel(PageSession* session, QObject* parent) : ColumnModel(parent), m_session(session)
{
    setHeaders(
        {{tr("Symbol"), tr("Number of the symbol: nodes with the same tag path have the same symbol"), true},
         {tr("State"),
          tr("filtered out · unread · open: read, and occurs again · exhausted: no occurrence remains")},
         {tr("Left"), tr("currentSymbolCount: occurrences that remain to be read"), true},
         {tr("Freq."), tr("symbolCount: occurrences in the level"), true},
         {tr("First"), tr("Position of the first occurrence in the level"), true},
         {tr("Last"), tr("Position of the last occurrence in the level"), true},
         {tr("Tag path"), tr("The labels from the body down to the node")}});
    const auto reset = [this] {
        m_level = noLevel;
        showStep();
    };
    connect(session->trees(), &PageTrees::documentChanged, this, reset);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, reset);
    connect(session->cursor(), &StepCursor::stepChanged, this, &SymbolsModel::showStep);
    reset();
}

void SymbolsModel::showStep()
{
    if (!m_session->runner()->hasAnalysis()) {
        beginResetModel();
        m_symbols.clear();
        endResetModel();
        return;
    }
    const Stepper& stepper = m_session->cursor()->stepper();
    if (m_level != stepper.place().level) {
        beginResetModel();
        m_level = stepper.place().level;
        m_symbols.clear();
        for (std::uint32_t value = 0; value < m_session->runner()->analysis().sequence.alphabetSize();
             ++value) {
            if (stepper.frequency(Symbol{value}) > 0)
                m_symbols.push_back({value});
        }
        endResetModel();
    } else if (!m_symbols.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

QVariant SymbolsModel::cell(int row, int column, int role) const
{
    if (!m_session->runner()->hasAnalysis())
        return {};
    const Stepper& stepper = m_session->cursor()->stepper();
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const Symbol symbol = symbolAt(row);
    const bool isRead =
        stepper.place().kind == StepKind::Read && sequence.symbols[stepper.position().value] == symbol;
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case CodeColumn:
            return symbol.code();
        case StateColumn:
            return state(symbol);
        case LeftColumn:
            return stepper.t() == 0 ? QVariant(QStringLiteral("–")) : QVariant(stepper.remaining(symbol));
        case FrequencyColumn:
            return stepper.frequency(symbol);
        case FirstColumn:
            return stepper.firstOccurrence(symbol).value + 1;
        case LastColumn:
            return stepper.lastOccurrence(symbol).value + 1;
        case PathColumn:
            return shortTagPath(sequence, symbol);
        default:
            return {};
        }
    case Qt::FontRole: {
        QFont font;
        font.setBold(isRead);
        return font;
    }
    case Qt::ForegroundRole:
        return stepper.isIn(Alphabet::Filtered, symbol) ? QVariant() : QVariant(Theme::current().mutedText);
    case Qt::ToolTipRole:
        return QString::fromStdString(tagPathText(sequence, symbol)).left(longestTip);
    default:
        return {};
    }
}

QModelIndex SymbolsModel::indexOf(Symbol symbol) const
{
    const auto found = std::ranges::lower_bound(m_symbols, symbol);
    return found != m_symbols.end() && *found == symbol
               ? index(static_cast<int>(found - m_symbols.begin()), 0)
               : QModelIndex();
}

QString SymbolsModel::state(Symbol symbol) const
{
    const Stepper& stepper = m_session->cursor()->stepper();
    if (stepper.t() == 0)
        return QStringLiteral("–");
    if (!stepper.isIn(Alphabet::Filtered, symbol))
        return tr("filtered out");
    if (stepper.i() == 0) // the counts are still from the attempt before
        return tr("unread");
    if (!stepper.isIn(Alphabet::Remaining, symbol))
        return tr("exhausted");
    return stepper.isIn(Alphabet::Region, symbol) ? tr("open") : tr("unread");
}

} // namespace tagseam
