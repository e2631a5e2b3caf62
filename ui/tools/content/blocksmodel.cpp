// SPDX-License-Identifier: MIT
// The blocks of text of a page with their points for main content.
#include "ui/tools/content/blocksmodel.h"

#include "ui/session/words/blocktext.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/unseentext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagseam {

namespace {

constexpr qsizetype mostShown = 120; // characters of a cell
constexpr qsizetype mostTip = 400;   // characters of a tip

} // namespace

BlocksModel::BlocksModel(const PageSession* session, QObject* parent)
    : ColumnModel(parent), m_session(session)
{
    setHeaders({
        {tr("Text"), tr("A block: what a reader sees as one paragraph, cell or line.")},
        {tr("Words"), tr("Words of the block, those in links in brackets."), true},
        {tr("Probability"), tr("Probability that the block belongs to the content, from its points."), true},
        {tr("Points"),
         tr("Logarithm of the odds that the block belongs to the content: the sum of the points of its "
            "figures; the tip of a cell has them."),
         true},
        {tr("Status"),
         tr("Whether an answer “blocks of text” keeps the block, or why a reader does not see the text.")},
    });
}

void BlocksModel::show(std::shared_ptr<const ContentDetection> detection)
{
    if (detection == m_detection)
        return;
    beginResetModel();
    m_detection = std::move(detection);
    m_rows.clear();
    if (m_detection != nullptr) {
        const PageTexts& texts = m_detection->content.texts;
        for (std::size_t i = 0; i < texts.blocks.size(); ++i)
            m_rows.push_back({false, i});
        for (std::size_t i = 0; i < texts.unseen.size(); ++i)
            m_rows.push_back({true, i});
        std::ranges::sort(m_rows, {}, [&](const Row& row) {
            return row.isUnseen ? texts.unseen[row.index].block.texts.front()
                                : texts.blocks[row.index].block.first();
        });
    }
    endResetModel();
}

NodeId BlocksModel::nodeAt(int row) const
{
    const PageTexts& texts = m_detection->content.texts;
    const auto [isUnseen, index] = rowAt(row);
    return isUnseen ? texts.unseen[index].block.container : texts.blocks[index].block.container;
}

int BlocksModel::firstOfText() const
{
    if (m_detection == nullptr)
        return -1;
    const std::vector<ScoredBlock>& blocks = m_detection->content.scored.blocks;
    const auto first = std::ranges::find_if(
        m_rows, [&](const Row& row) { return !row.isUnseen && blocks[row.index].isKept; });
    return first == m_rows.end() ? -1 : static_cast<int>(first - m_rows.begin());
}

QString BlocksModel::blockText(int row) const
{
    const Document& document = m_session->trees()->document();
    const PageTexts& texts = m_detection->content.texts;
    const auto [isUnseen, index] = rowAt(row);
    return QString::fromStdString(isUnseen ? textOf(document, texts.unseen[index].block)
                                           : textOf(document, texts.blocks[index].block));
}

QString BlocksModel::unseenCell(const MeasuredUnseen& unseen, int column) const
{
    if (column == WordsColumn)
        return QString::number(std::lround(unseen.words));
    return column == StatusColumn ? tr("not seen: %1").arg(unseenText(unseen.block.reason)) : QString();
}

QString BlocksModel::text(int row, int column) const
{
    const auto [isUnseen, block] = rowAt(row);
    if (column == TextColumn)
        return shortened(blockText(row), mostShown);
    if (isUnseen)
        return unseenCell(m_detection->content.texts.unseen[block], column);
    const MeasuredBlock& measured = m_detection->content.texts.blocks[block];
    const ScoredBlock& scored = m_detection->content.scored.blocks[block];
    switch (column) {
    case WordsColumn: {
        const QString words = QString::number(std::lround(measured.words));
        return measured.linkedWords > 0
                   ? QStringLiteral("%1 (%2)").arg(words).arg(std::lround(measured.linkedWords))
                   : words;
    }
    case ProbabilityColumn:
        return decimal(scored.probability, 2);
    case PointsColumn:
        return pointsText(scored.points);
    default:
        break;
    }
    const QString status = scored.isKept ? tr("kept") : tr("pruned");
    return measured.unseen == Unseen::No ? status
                                         : tr("%1; not seen: %2").arg(status, unseenText(measured.unseen));
}

// The strongest figures and class words with their points.
QString BlocksModel::tip(int row, int column) const
{
    if (column == TextColumn)
        return shortened(blockText(row), mostTip);
    const auto [isUnseen, block] = rowAt(row);
    if (isUnseen || (column != PointsColumn && column != ProbabilityColumn))
        return {};
    return pointLines(m_session->trees()->document(), m_detection->content, static_cast<std::uint32_t>(block))
        .join('\n');
}

QVariant BlocksModel::cell(int row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return tip(row, column);
    default:
        return {};
    }
}

QString BlocksModel::markdown() const
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
