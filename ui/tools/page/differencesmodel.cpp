// SPDX-License-Identifier: MIT
// The differences of the page's two trees.
#include "ui/tools/page/differencesmodel.h"

#include "ui/session/words/differencetext.h"

#include <QStringList>

namespace tagseam {

namespace {

constexpr int shownAncestors = 5;

} // namespace

DifferencesModel::DifferencesModel(PageSession* session, QObject* parent)
    : ColumnModel(parent), m_session(session)
{
    setHeaders({{tr("Difference")},
                {tr("Where")},
                {tr("Cause")},
                {tr("Nodes"), tr("Nodes that the difference is made of"), true}});
    connect(session->trees()->comparison(), &TreeComparison::changed, this, [this] {
        // A divergence that is found later does not change the rows, unless they are its causes.
        if (m_isShowingCulprits || !m_session->trees()->comparison()->hasDivergence())
            reset();
    });
    reset();
}

void DifferencesModel::showCause(std::optional<DifferenceCause> cause)
{
    m_cause = cause;
    m_isShowingCulprits = false;
    reset();
}

void DifferencesModel::showCulprits()
{
    m_isShowingCulprits = true;
    reset();
}

void DifferencesModel::reset()
{
    beginResetModel();
    m_rows.clear();
    const TreeComparison& comparison = *m_session->trees()->comparison();
    m_isShowingCulprits = m_isShowingCulprits && comparison.hasDivergence();
    if (m_isShowingCulprits) {
        m_rows = comparison.divergence().culprits;
    } else if (comparison.hasDiff()) {
        const std::vector<Difference>& differences = comparison.diff().differences;
        for (std::uint32_t i = 0; i < differences.size(); ++i) {
            if (!m_cause || differences[i].cause == *m_cause)
                m_rows.push_back(i);
        }
    }
    endResetModel();
}

const Difference& DifferencesModel::difference(int row) const
{
    return m_session->trees()->comparison()->diff().differences[m_rows[static_cast<std::size_t>(row)]];
}

int DifferencesModel::rowOf(NodeId node) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const Difference& each = difference(row);
        if ((m_session->trees()->isSource() ? each.source : each.rendered) == node)
            return row;
    }
    return -1;
}

QVariant DifferencesModel::cell(int row, int column, int role) const
{
    if (!m_session->trees()->comparison()->hasDiff())
        return {};
    const Difference& each = difference(row);
    if (role == Qt::ToolTipRole)
        return QStringLiteral("%1\n%2: %3").arg(path(each), nameOf(each.cause), explain(each.cause));
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case NodeColumn:
        return nodeText(each);
    case KindColumn:
        return nameOf(each.kind);
    case CauseColumn:
        return nameOf(each.cause);
    case CountColumn:
        return each.nodes;
    default:
        return {};
    }
}

QString DifferencesModel::nodeText(const Difference& each) const
{
    const Document& document =
        each.rendered != noNode ? m_session->trees()->rendered() : m_session->trees()->source();
    const NodeId node = each.rendered != noNode ? each.rendered : each.source;
    const NodeId parent = document.parent(node);
    const QString text = describe(document, node);
    return parent.value == 0 ? text : QStringLiteral("%1 › %2").arg(describe(document, parent), text);
}

// One line for each tree that has it: "source: … › table › form › tr".
QString DifferencesModel::path(const Difference& each) const
{
    const auto pathIn = [](const Document& document, NodeId node) {
        QStringList names;
        for (; node.value != 0 && names.size() <= shownAncestors; node = document.parent(node))
            names.prepend(describe(document, node));
        return (node.value != 0 ? QStringLiteral("… › ") : QString()) + names.join(QStringLiteral(" › "));
    };
    QStringList lines;
    if (each.source != noNode)
        lines.append(tr("source: %1").arg(pathIn(m_session->trees()->source(), each.source)));
    if (each.rendered != noNode)
        lines.append(tr("rendered: %1").arg(pathIn(m_session->trees()->rendered(), each.rendered)));
    return lines.join('\n');
}

} // namespace tagseam
