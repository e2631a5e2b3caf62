// SPDX-License-Identifier: MIT
// All methods on the page that is shown.
#include "ui/tools/methods/methodsmodel.h"

#include "ui/session/analysis/swatchicon.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/methods/methodstext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <QApplication>
#include <QFont>
#include <QPalette>

#include <utility>

namespace tagseam {

namespace {

const QString none = QStringLiteral("–");

QStringList namesOf(const MethodRuns& runs)
{
    QStringList names;
    for (const MethodRow& row : runs.rows())
        names << row.name;
    return names;
}

QString shareText(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? none : decimal(100.0 * static_cast<double>(part) / static_cast<double>(whole), 1);
}

QString ratioText(std::optional<double> ratio)
{
    return ratio ? decimal(*ratio, 3) : none;
}

} // namespace

MethodsModel::MethodsModel(const MethodRuns* runs, const PageSession* session, QObject* parent)
    : ColumnModel(parent), m_runs(runs), m_session(session), m_names(namesOf(*runs))
{
    setHeaders({{tr("Method")},
                {tr("Nodes %"), tr("Kept elements and texts, counted as in scores"), true},
                {tr("Text %"), tr("Kept characters of text"), true},
                {tr("Records"),
                 tr("Data records that the method finds; – if the method does not search for records"), true},
                {tr("F1"), tr("F1 of the kept nodes against the marked content"), true},
                {tr("Jaccard"),
                 tr("Agreement with A: Jaccard index of the kept nodes (nodes that both keep / nodes that "
                    "either keeps)"),
                 true},
                {tr("ms"), tr("Milliseconds of the run"), true}});
    connect(runs, &MethodRuns::changed, this, &MethodsModel::follow);
}

void MethodsModel::follow()
{
    const QStringList names = namesOf(*m_runs);
    if (names != m_names) {
        beginResetModel();
        m_names = names;
        endResetModel();
    } else {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

QString MethodsModel::figure(const MethodOutcome& outcome, std::size_t row, int column) const
{
    const MethodComparison* comparison = m_runs->comparison();
    const bool isCompared = comparison != nullptr && row < comparison->agreements.size();
    switch (column) {
    case NodesColumn:
        return shareText(outcome.nodes, outcome.allNodes);
    case TextColumn:
        return shareText(outcome.characters, outcome.allCharacters);
    case RecordsColumn:
        return outcome.findsRecords ? QString::number(outcome.result.records.size()) : none;
    case ScoreColumn:
        return isCompared ? ratioText(comparison->f1[row]) : none;
    case AgreementColumn:
        return isCompared ? ratioText(comparison->agreements[row]) : none;
    case TimeColumn:
        return decimal(outcome.milliseconds, outcome.milliseconds < 10 ? 1 : 0);
    default:
        return {};
    }
}

QString MethodsModel::text(std::size_t row, int column) const
{
    const MethodRow& of = m_runs->rows()[row];
    if (column != MethodColumn)
        return of.outcome ? figure(*of.outcome, row, column) : QString();
    QString side = row == m_runs->a() ? QStringLiteral("A ") : QString();
    side += row == m_runs->b() ? QStringLiteral("B ") : QString();
    const QString title = methodTitle(*m_runs, *m_session, row);
    return side + (of.outcome ? title : tr("%1: %2").arg(title, methodLack(of)));
}

// Says what a row learnt from, with the problems found.
QStringList MethodsModel::siteTip() const
{
    const SiteFilters* site = m_runs->site();
    if (site == nullptr || site->error)
        return {};
    QStringList lines{
        tr("learnt from %n page(s) in %1", nullptr, static_cast<int>(site->pages)).arg(m_runs->siteFolder())};
    if (site->excluded > 0)
        lines << tr("%n page(s) could not be read and were skipped", nullptr,
                    static_cast<int>(site->excluded));
    if (site->sources > 0 && !m_session->trees()->isSource())
        lines << tr("The method learnt from pages as served, but the rendered tree of this page is shown.");
    return lines;
}

QString MethodsModel::tip(std::size_t row) const
{
    const MethodRow& of = m_runs->rows()[row];
    QStringList lines{methodTitle(*m_runs, *m_session, row)};
    if (row != MethodRuns::present || !m_session->runner()->hasAnalysis())
        lines << methodMeaning(of.name.section(',', 0, 0));
    else if (m_session->kept()->several().empty())
        lines << tr("the current result of the window: %1").arg(setupName(m_session->runner()->shownSetup()));
    else
        lines << tr("the current pruned page, which replaces the result of the published search");
    lines << methodLack(of);
    if (of.outcome)
        lines << tr("keeps %1 of %2 nodes, %3 of %4 characters")
                     .arg(of.outcome->nodes)
                     .arg(of.outcome->allNodes)
                     .arg(of.outcome->characters)
                     .arg(of.outcome->allCharacters);
    if (of.usesSite && of.outcome && !m_runs->goesByTree(of))
        lines << siteTip();
    if (row == m_runs->a())
        lines << tr("A: the others are compared with it");
    if (row == m_runs->b())
        lines << tr("B: its differences from A are listed below");
    lines.removeAll(QString());
    return lines.join('\n');
}

QVariant MethodsModel::cell(int row, int column, int role) const
{
    const auto at = static_cast<std::size_t>(row);
    const bool isName = column == MethodColumn;
    const bool isA = at == m_runs->a();
    const bool isChosen = isA || at == m_runs->b();
    switch (role) {
    case Qt::DisplayRole:
        return text(at, column);
    case Qt::ToolTipRole:
        return tip(at);
    case Qt::DecorationRole:
        return isName && isChosen ? QVariant(swatchIcon(isA ? lookOfA : lookOfB)) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(isName && isChosen);
        return font;
    }
    case Qt::ForegroundRole:
        return m_runs->rows()[at].outcome
                   ? QVariant()
                   : QVariant(QApplication::palette().color(QPalette::Disabled, QPalette::Text));
    default:
        return {};
    }
}

QString MethodsModel::markdown() const
{
    const auto cells = [](const auto& cell) {
        QStringList texts;
        for (int column = 0; column < ColumnCount; ++column)
            texts << cell(column);
        return texts;
    };
    return markdownTable(cells([this](int column) { return headerData(column, Qt::Horizontal).toString(); }),
                         m_runs->rows().size(), [&](std::size_t row) {
                             return cells([&](int column) { return text(row, column); });
                         });
}

} // namespace tagseam
