// SPDX-License-Identifier: MIT
// Shows a child sequence as a strip.
#include "ui/tools/methods/sequencestrip.h"

#include "ui/session/analysis/regionmark.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/elidedtips.h"
#include "ui/widgets/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <set>

namespace tagseam {

namespace {

constexpr int padding = 6;            // pixels beside the name of a cell
constexpr int mostCells = 2000;       // number of cells that are drawn, because a picture has a maximum width
constexpr std::size_t mostLevels = 3; // levels of nested virtual nodes that are drawn
constexpr std::array looks{0, 4, 6, 5};

} // namespace

SequenceStrip::SequenceStrip(PageSession* session, QWidget* parent) : QScrollArea(parent), m_session(session)
{
    auto* strip = new QWidget;
    strip->setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(strip, QAccessible::Chart);
    strip->installEventFilter(this);
    setWidget(strip);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    this->strip()->setAccessibleName(tr("Child sequence"));
}

QString SequenceStrip::patternName(std::size_t pattern)
{
    return QString(QChar(static_cast<char16_t>(u'A' + pattern)));
}

int SequenceStrip::patternLook(std::size_t pattern)
{
    return looks[pattern % looks.size()];
}

const ChildSequence* SequenceStrip::sequence() const
{
    return m_outcome == nullptr ? nullptr : &m_outcome->sequences[m_outcome->blocks[m_block].sequence];
}

void SequenceStrip::show(const SharedOutcome& outcome, std::size_t block)
{
    m_outcome = outcome;
    m_block = block;
    m_cell = -1;
    layOut();
    const std::vector<NodeId>& nodes = outcome->blocks[block].nodes;
    const auto found = std::ranges::find(sequence()->children, nodes.front());
    const auto cell = static_cast<std::size_t>(found - sequence()->children.begin());
    if (cell + 1 < m_lefts.size())
        horizontalScrollBar()->setValue(m_lefts[cell] - 40);
}

void SequenceStrip::clear()
{
    m_outcome.reset();
    m_lefts.clear();
    strip()->update();
}

QString SequenceStrip::symbolName(std::uint32_t position) const
{
    const NodeId node = sequence()->children[position];
    const std::string_view name = m_session->trees()->document().name(node);
    return name.empty() ? tr("text") : QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

std::size_t SequenceStrip::patternRows() const
{
    return std::min(mostPatterns, sequence()->patterns.size());
}

int SequenceStrip::rowHeight() const
{
    return fontMetrics().height() + 2;
}

void SequenceStrip::layOut()
{
    m_lefts.assign(1, 0);
    const auto cells = std::min<std::size_t>(mostCells, sequence()->children.size());
    for (std::uint32_t i = 0; i < cells; ++i)
        m_lefts.push_back(m_lefts.back() + fontMetrics().horizontalAdvance(symbolName(i).left(12)) +
                          2 * padding);
    findBrackets();
    std::size_t levels = 0;
    for (const Bracket& each : m_brackets)
        levels = std::max(levels, each.level + 1);
    const int rows = 1 + static_cast<int>(patternRows() + levels);
    strip()->resize(m_lefts.back() + 1, rows * rowHeight() + 6);
    fit();
    strip()->update();
}

// Collects the virtual nodes of the sequence that are blocks.
void SequenceStrip::findBrackets()
{
    const std::vector<VirtualNode>& nodes = sequence()->virtualNodes;
    std::vector<std::size_t> levels;
    levels.reserve(nodes.size());
    for (const VirtualNode& node : nodes)
        levels.push_back(node.parent == noVirtualNode ? 0 : levels[node.parent] + 1);
    m_brackets.clear();
    int number = 0;
    for (const RepetitionBlock& block : m_outcome->blocks) {
        if (block.sequence != m_outcome->blocks[m_block].sequence || block.virtualNode == noVirtualNode)
            continue;
        ++number;
        if (levels[block.virtualNode] < mostLevels)
            m_brackets.push_back({nodes[block.virtualNode].first, nodes[block.virtualNode].count,
                                  levels[block.virtualNode], number});
    }
}

// As high as the strip, plus a scroll bar if it is wider than the view.
void SequenceStrip::fit()
{
    const bool isWider = strip()->width() > width();
    setFixedHeight(strip()->height() + 2 * frameWidth() +
                   (isWider ? horizontalScrollBar()->sizeHint().height() : 0));
}

void SequenceStrip::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

QString SequenceStrip::legend() const
{
    QStringList parts;
    for (std::size_t i = 0; i < patternRows(); ++i) {
        const KeyPattern& pattern = sequence()->patterns[i];
        QStringList names;
        constexpr std::uint32_t mostNames = 6;
        for (std::uint32_t at = 0; at < std::min(pattern.length, mostNames); ++at)
            names << symbolName(pattern.occurrences.front() + at).toHtmlEscaped();
        if (pattern.length > mostNames)
            names << QStringLiteral("…");
        parts << tr("<b>%1</b>: %2 (%n time(s))", nullptr, static_cast<int>(pattern.count))
                     .arg(patternName(i), names.join(' '));
    }
    const std::size_t others = sequence()->patterns.size() - patternRows();
    if (others > 0)
        parts << tr("%n more", nullptr, static_cast<int>(others));
    return parts.join(QStringLiteral(" · "));
}

int SequenceStrip::cellAt(int x) const
{
    const auto next = std::ranges::upper_bound(m_lefts, x);
    return next == m_lefts.begin() || next == m_lefts.end() ? -1
                                                            : static_cast<int>(next - m_lefts.begin()) - 1;
}

void SequenceStrip::paintStrip()
{
    if (m_outcome == nullptr)
        return;
    QPainter painter(strip());
    painter.setFont(font());
    paintCells(painter);
    paintPatterns(painter);
    paintVirtualNodes(painter);
}

// Draws the children of the block in bold, on the colour of a selection.
void SequenceStrip::paintCells(QPainter& painter) const
{
    const std::vector<NodeId>& nodes = m_outcome->blocks[m_block].nodes;
    const std::set<NodeId> chosen(nodes.begin(), nodes.end());
    for (std::uint32_t i = 0; i + 1 < m_lefts.size(); ++i) {
        const QRectF cell(m_lefts[i] + 0.5, 0.5, m_lefts[i + 1] - m_lefts[i], rowHeight());
        const bool isChosen = chosen.contains(sequence()->children[i]);
        painter.fillRect(cell, palette().color(isChosen ? QPalette::Highlight : QPalette::Base));
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(cell);
        painter.setPen(palette().color(isChosen ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(cell, Qt::AlignCenter, symbolName(i).left(12));
    }
}

void SequenceStrip::paintPatterns(QPainter& painter) const
{
    const auto cells = static_cast<std::uint32_t>(m_lefts.size() - 1);
    for (std::size_t i = 0; i < patternRows(); ++i) {
        const RegionLook look = regionLook(patternLook(i));
        const double top = static_cast<double>(i + 1) * rowHeight() + 3;
        std::uint32_t free = 0; // end of the run before
        for (const std::uint32_t begin : sequence()->patterns[i].occurrences) {
            const std::uint32_t end = std::min(cells, begin + sequence()->patterns[i].length);
            if (begin < free || begin >= cells) // overlapping runs are counted once
                continue;
            free = end;
            const QRectF run(m_lefts[begin] + 1.5, top, m_lefts[end] - m_lefts[begin] - 3, rowHeight() - 4);
            painter.fillRect(run, look.here);
            painter.setPen(Theme::current().isDark ? Qt::black : Qt::white);
            painter.drawText(run, Qt::AlignCenter, patternName(i));
        }
    }
}

// Draws nested virtual nodes below those that contain them.
void SequenceStrip::paintVirtualNodes(QPainter& painter) const
{
    const auto cells = static_cast<std::uint32_t>(m_lefts.size() - 1);
    painter.setPen(QPen(palette().color(QPalette::Text), 1));
    for (const Bracket& node : m_brackets) {
        if (node.first >= cells)
            continue;
        const double top = static_cast<double>(patternRows() + 1 + node.level) * rowHeight() + 3;
        const double left = m_lefts[node.first] + 2.5;
        const double right = m_lefts[std::min(cells, node.first + node.count)] - 2.5;
        painter.drawPolyline(std::array{QPointF(left, top), QPointF(left, top + 4), QPointF(right, top + 4),
                                        QPointF(right, top)}
                                 .data(),
                             4);
        painter.drawText(QRectF(left, top + 3, right - left, rowHeight() - 4), Qt::AlignCenter,
                         tr("v%1").arg(node.number));
    }
}

void SequenceStrip::choose(int cell)
{
    if (sequence() == nullptr || cell < 0 || static_cast<std::size_t>(cell) >= sequence()->children.size())
        return;
    m_session->selection()->select(sequence()->children[static_cast<std::size_t>(cell)]);
    m_cell = cell; // after the effects of the selection
}

bool SequenceStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != strip() || m_outcome == nullptr)
        return QScrollArea::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Paint:
        paintStrip();
        return true;
    case QEvent::MouseButtonPress:
        choose(cellAt(static_cast<QMouseEvent*>(event)->pos().x()));
        return true;
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key != Qt::Key_Left && key != Qt::Key_Right)
            break;
        choose(m_cell + (key == Qt::Key_Left ? -1 : 1));
        return true;
    }
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int cell = cellAt(help->pos().x());
        showToolTip(help->globalPos(),
                    cell < 0
                        ? QString()
                        : m_session->trees()->describe(sequence()->children[static_cast<std::size_t>(cell)]),
                    strip());
        return true;
    }
    default:
        break;
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace tagseam
