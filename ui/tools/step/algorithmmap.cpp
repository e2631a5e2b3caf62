// SPDX-License-Identifier: MIT
// A map of the algorithms.
#include "ui/tools/step/algorithmmap.h"

#include "ui/widgets/theme.h"

#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include <array>

namespace tagseam {

namespace {

QLabel* makeTitle(const QString& richText, QWidget* parent)
{
    auto* title = new QLabel(richText, parent);
    title->setTextFormat(Qt::RichText);
    return title;
}

} // namespace

AlgorithmMap::AlgorithmMap(PageSession* session, QWidget* parent) : QWidget(parent), m_session(session)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 8, 12, 10);
    grid->setVerticalSpacing(20);
    grid->setHorizontalSpacing(14);
    addSearch(grid);
    addOthers(grid);
}

QString AlgorithmMap::source(Algorithm algorithm)
{
    switch (algorithm) {
    case Algorithm::NoiseEliminate:
        return tr("Win and Tun");
    case Algorithm::MarkNoise:
    case Algorithm::MapSst:
        return tr("Yi, Liu and Li");
    case Algorithm::CombComp:
    case Algorithm::IdentDrs:
        break;
    }
    return tr("MDR");
}

QPushButton* AlgorithmMap::add(QGridLayout* grid, int row, int column, const QString& name,
                               const QString& tip, const std::function<void()>& lead)
{
    auto* button = new QPushButton(name, this);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    grid->addWidget(button, row, column);
    connect(button, &QPushButton::clicked, this, [this, lead] {
        lead();
        emit chosen();
    });
    return button;
}

void AlgorithmMap::stepTo(const std::function<void(Stepper&)>& move)
{
    m_session->setStepping(true);
    m_session->cursor()->step(move);
}

// Figura 3 of the dissertation.
void AlgorithmMap::addSearch(QGridLayout* grid)
{
    grid->addWidget(makeTitle(tr("<b>Velloso and Dorneles</b>"), this), 0, 0, 1, 3);
    auto* filter = add(grid, 1, 1, QStringLiteral("tagPathSequenceFilter"),
                       tr("Algorithm 1 calls the others: leads to the first step of the search"),
                       [this] { stepTo([](Stepper& stepper) { stepper.seek(0); }); });
    auto* convert =
        add(grid, 2, 0, QStringLiteral("convertTreeToSequence"),
            tr("Makes the tag path sequence: leads to the first step, whose variables have the sequence"),
            [this] { stepTo([](Stepper& stepper) { stepper.seek(0); }); });
    auto* search = add(grid, 2, 1, QStringLiteral("searchRegion"),
                       tr("Searches for the main region: leads to its listing at the present step"),
                       [this] { stepTo([](Stepper&) {}); });
    QFont bold = search->font();
    bold.setBold(true); // as in the figure
    search->setFont(bold);
    auto* prune = add(grid, 2, 2, QStringLiteral("pruneDOMTree"),
                      tr("Prunes the page to the main region: leads to the last step, with the pruned page"),
                      [this] { stepTo([](Stepper& stepper) { stepper.seek(stepper.stepCount() - 1); }); });
    auto* alphabet =
        add(grid, 3, 1, QStringLiteral("filterAlphabet"),
            tr("Removes the symbols of low frequency: leads to the first step that calls it"), [this] {
                stepTo([](Stepper& stepper) {
                    StopCondition condition{StopCondition::Kind::LineRun, {}, {}};
                    condition.line = Line::FilterAlphabet;
                    stepper.seek(0);
                    stepper.runUntil(std::span(&condition, 1));
                });
            });
    m_calls = {{filter, convert}, {filter, search}, {filter, prune}, {search, alphabet}};
}

void AlgorithmMap::addOthers(QGridLayout* grid)
{
    const auto lead = [this](Algorithm algorithm) {
        return [this, algorithm] {
            m_session->setWorkspace(Workspace::Step);
            m_session->algorithms()->choose(algorithm);
        };
    };
    const auto addOther = [&](int row, int column, Algorithm algorithm, const QString& tip) {
        return add(grid, row, column, QString::fromUtf8(name(algorithm)), tip, lead(algorithm));
    };
    grid->addWidget(makeTitle(tr("<b>Win and Tun</b>"), this), 4, 0);
    grid->addWidget(makeTitle(tr("<b>Yi, Liu and Li</b>"), this), 4, 1);
    grid->addWidget(makeTitle(tr("<b>MDR</b>"), this), 4, 2);
    addOther(5, 0, Algorithm::NoiseEliminate, tr("Deletes what two rules about tags call noise"));
    auto* mark =
        addOther(5, 1, Algorithm::MarkNoise, tr("Marks the noisy element nodes of a site style tree"));
    auto* map =
        addOther(6, 1, Algorithm::MapSst, tr("Maps a page on the marked tree, and deletes its noise"));
    auto* compare = addOther(5, 2, Algorithm::CombComp, tr("Compares runs of neighbouring siblings"));
    auto* identify = addOther(6, 2, Algorithm::IdentDrs, tr("Finds the data regions from the comparisons"));
    m_sequences.emplace_back(mark, map);
    m_sequences.emplace_back(compare, identify);
}

void AlgorithmMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawArrows(painter, m_calls, Qt::SolidLine);
    drawArrows(painter, m_sequences, Qt::DashLine);
}

void AlgorithmMap::drawArrows(QPainter& painter, const Pairs& pairs, Qt::PenStyle style)
{
    const QColor colour = Theme::current().mutedText;
    for (const auto& [first, second] : pairs) {
        const QPointF from(first->geometry().center().x(), first->geometry().bottom());
        const QPointF to(second->geometry().center().x(), second->geometry().top());
        painter.setPen(QPen(colour, 1.4, style));
        painter.drawLine(from, to);
        QPainterPath head(to + QPointF(-4, -7));
        head.lineTo(to);
        head.lineTo(to + QPointF(4, -7));
        painter.setPen(QPen(colour, 1.4));
        painter.setBrush(style == Qt::SolidLine ? QBrush(colour) : QBrush());
        painter.drawPath(head);
    }
}

} // namespace tagseam
