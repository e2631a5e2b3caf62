// SPDX-License-Identifier: MIT
// The variables of the chosen algorithm at the present step.
#include "ui/tools/step/variablesmodel.h"

#include "ui/session/words/explaintext.h"
#include "ui/tools/step/runsentence.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t shownMembers = 40; // members of a set; the symbol table has all of them

} // namespace

VariablesModel::VariablesModel(PageSession* session, QObject* parent)
    : ColumnModel(parent), m_session(session)
{
    setHeaders({{tr("Variable (● just set)")}, {tr("Value")}});
    rebuild();
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &VariablesModel::rebuild);
    connect(session->cursor(), &StepCursor::stepChanged, this, &VariablesModel::rebuild);
    connect(session->trees(), &PageTrees::documentChanged, this, &VariablesModel::rebuild);
    connect(session->algorithms(), &AlgorithmCursor::runChanged, this, &VariablesModel::rebuild);
    connect(session->algorithms(), &AlgorithmCursor::stepChanged, this, &VariablesModel::rebuild);
    connect(session, &PageSession::askingChanged, this, &VariablesModel::reword);
}

QVariant VariablesModel::cell(int row, int column, int role) const
{
    const Row& of = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        if (column == NameColumn)
            return of.isChanged ? QStringLiteral("● ") + of.name : of.name;
        return of.value;
    case Qt::ToolTipRole:
        return of.tip.isEmpty() ? of.value : of.tip;
    case Qt::FontRole: {
        QFont font;
        font.setBold(of.isChanged);
        return font;
    }
    case Qt::ForegroundRole:
        return of.isChanged ? QVariant(Theme::current().split) : QVariant();
    case Qt::AccessibleTextRole:
        return of.isChanged ? tr("%1, just set").arg(cell(row, column, Qt::DisplayRole).toString())
                            : QVariant();
    case ChangedRole:
        return of.isChanged;
    default:
        return {};
    }
}

// Steps of the same kind have the same rows, so that rows keep their place while the values change.
void VariablesModel::rebuild()
{
    std::vector<Row> before = std::exchange(m_rows, {});
    if (m_session->algorithms()->chosen()) {
        addRun();
    } else if (m_session->runner()->hasAnalysis() && m_session->runner()->analysis().stepper) {
        addPlace();
        addVariant();
        addLengths();
        addSets();
    }
    // A line may assign the present value again, which does not count as a change.
    for (std::size_t i = 0; i < std::min(before.size(), m_rows.size()); ++i)
        m_rows[i].isChanged = m_rows[i].isChanged && m_rows[i].value != before[i].value;
    if (m_rows.size() != before.size()) {
        m_rows.swap(before); // views are notified before the new rows are set
        beginResetModel();
        m_rows.swap(before);
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

// The texts change, the marks of changes stay.
void VariablesModel::reword()
{
    const std::vector<Row> before = m_rows;
    rebuild();
    for (std::size_t i = 0; i < std::min(before.size(), m_rows.size()); ++i)
        m_rows[i].isChanged = before[i].isChanged;
}

void VariablesModel::add(const QString& name, const QString& value, Variables setBy, const QString& tip)
{
    const Variables changed = m_session->cursor()->stepper().changed();
    m_rows.push_back({name, value, tip, (changed.bits & setBy.bits) != 0});
}

// The variables of another algorithm. They all have a row at every step.
void VariablesModel::addRun()
{
    const RunStepper* stepper = m_session->algorithms()->stepper();
    if (stepper == nullptr)
        return;
    const AlgorithmRun& run = stepper->run();
    for (std::size_t i = 0; i < run.variables.size(); ++i) {
        const RunValue value = stepper->value(i);
        const bool isNode = value.form == RunValue::Form::Node;
        const QString text = isNode ? m_session->trees()->describe(NodeId{value.first})
                                    : runValueText(run, value, *m_session->trees());
        m_rows.push_back(
            {QString::fromStdString(run.variables[i]), text,
             stepper->isRead(i) ? tr("%1: the line that ran last reads it.").arg(text) : QString(),
             stepper->isSet(i)});
    }
    m_rows.push_back({tr("nodes pruned so far"), QString::number(stepper->prunedCount()), {}, true});
}

void VariablesModel::addPlace()
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const SearchTrace& trace = stepper.trace();
    const Region region = stepper.region();
    const bool isAsking = m_session->isAsking(); // to show that it is the last one may reveal the answer
    add(tr("level"),
        isAsking ? QString::number(stepper.place().level + 1)
                 : tr("%1 of %2").arg(stepper.place().level + 1).arg(trace.levels.size()),
        {}, tr("Each level is one call of searchRegion."));
    add(QStringLiteral("tagPathSequence"),
        region.size() == 0 ? tr("empty")
                           : tr("positions %1–%2, n = %3")
                                 .arg(region.begin.value + 1)
                                 .arg(region.end.value)
                                 .arg(region.size()),
        Variable::TagPathSequence, tr("The part of the page's sequence that this level searches."));
    add(QStringLiteral("t"),
        stepper.t() == 0 || isAsking
            ? QString::number(stepper.t())
            : tr("%1 (this level tries %2)").arg(stepper.t()).arg(stepper.level().attemptCount),
        Variable::T,
        tr("Number of the frequency threshold that is tried; thresholds are tried in ascending order."));
    const bool isAbove = trace.options.frequencyFilter == FrequencyFilter::Above;
    add(QStringLiteral("thresholds[t]"),
        stepper.t() == 0 ? QStringLiteral("–")
        : isAbove        ? tr("%1 (more frequent symbols pass)").arg(stepper.threshold())
                         : tr("%1 (equally or more frequent symbols pass)").arg(stepper.threshold()),
        Variables(Variable::T) | Variable::Thresholds);
}

void VariablesModel::addVariant()
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    const Position position = stepper.position();
    if (position == noPosition) {
        add(QStringLiteral("i"), QStringLiteral("–"), {});
        add(QStringLiteral("symbol"), QStringLiteral("–"), {});
        add(QStringLiteral("currentSymbolCount[symbol]"), QStringLiteral("–"), Variable::CurrentSymbolCount);
        return;
    }
    // Line 22 moves i; the symbol is still the one before, until line 23 reads the next.
    const bool isAhead = stepper.place().kind == StepKind::Read && stepper.line() == Line::ForPosition;
    if (isAhead && stepper.i() == 1) {
        add(QStringLiteral("i"), tr("%1 (position %2 of the page)").arg(stepper.i()).arg(position.value + 1),
            Variable::I);
        add(QStringLiteral("symbol"), QStringLiteral("–"), {});
        add(QStringLiteral("currentSymbolCount[symbol]"), QStringLiteral("–"), Variable::CurrentSymbolCount);
        return;
    }
    const Symbol symbol = sequence.symbols[position.value - (isAhead ? 1 : 0)];
    add(QStringLiteral("i"), tr("%1 (position %2 of the page)").arg(stepper.i()).arg(position.value + 1),
        Variable::I);
    add(QStringLiteral("symbol"),
        QStringLiteral("%1 = %2").arg(symbol.code()).arg(shortTagPath(sequence, symbol)), Variable::Symbol,
        QString::fromStdString(tagPathText(sequence, symbol)).left(2000));
    add(QStringLiteral("currentSymbolCount[symbol]"),
        tr("%1 of %2 occurrences in the level remain")
            .arg(stepper.remaining(symbol))
            .arg(stepper.frequency(symbol)),
        Variable::CurrentSymbolCount);
}

void VariablesModel::addLengths()
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const bool isReading = stepper.position() != noPosition;
    const auto number = [&](std::uint32_t value) {
        return isReading ? QString::number(value) : QStringLiteral("–");
    };
    const bool isSame = stepper.trace().options.afterRejection == AfterRejection::SameThreshold;
    if (isSame)
        add(QStringLiteral("gap"), QString::number(stepper.gap()), Variable::Gap,
            tr("Positions since a rejected candidate split. The left length does not include them."));
    add(isSame ? tr("left: i − gap") : tr("left: i"), number(stepper.left()),
        Variables(Variable::I) | Variable::Gap);
    add(tr("right: n − i"), number(stepper.right()), Variable::I);
    const SearchOptions& options = stepper.trace().options;
    add(tr("difference"),
        isReading ? tr("%1 % (a split needs more than %2 %)")
                        .arg(decimal(100 * sizeDifference(options, stepper.left(), stepper.right()), 1),
                             decimal(100 * options.minDifference, 0))
                  : QStringLiteral("–"),
        {}, tr("The value that the size rule compares at a candidate split."));
    add(QStringLiteral("regionFound"), stepper.regionFound() ? tr("true") : tr("false"),
        Variable::RegionFound);
}

void VariablesModel::addSets()
{
    add(QStringLiteral("alphabet"), members(Alphabet::Level), Variable::Alphabet,
        tr("All symbols of the level."));
    add(QStringLiteral("filterAlphabet(…)"), members(Alphabet::Filtered), Variable::CurrentAlphabet,
        tr("The symbols that pass the threshold of this attempt."));
    add(QStringLiteral("currentAlphabet"), members(Alphabet::Remaining), Variable::CurrentAlphabet,
        tr("The symbols that pass and have unread occurrences."));
    add(QStringLiteral("regionAlphabet"), members(Alphabet::Region), Variable::RegionAlphabet,
        tr("The symbols that pass and were read."));
    add(QStringLiteral("currentAlphabet ∩ regionAlphabet"), members(Alphabet::Intersection),
        Variables(Variable::CurrentAlphabet) | Variable::RegionAlphabet,
        tr("Symbols on both sides of the current gap. If the set is empty, the gap is open."));
}

QString VariablesModel::members(Alphabet alphabet) const
{
    const Stepper& stepper = m_session->cursor()->stepper();
    const std::uint32_t size = stepper.size(alphabet);
    if (size == 0)
        return QStringLiteral("∅");
    QStringList codes;
    for (const Symbol symbol : stepper.symbolsOf(alphabet, shownMembers))
        codes << QString::number(symbol.code());
    if (size > shownMembers)
        codes << QStringLiteral("…");
    return QStringLiteral("%1: {%2}").arg(size).arg(codes.join(QStringLiteral(", ")));
}

} // namespace tagseam
