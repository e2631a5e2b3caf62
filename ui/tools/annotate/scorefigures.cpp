// SPDX-License-Identifier: MIT
// The figures of one score.
#include "ui/tools/annotate/scorefigures.h"

#include <QGridLayout>
#include <QLabel>

namespace tagseam {

namespace {

constexpr std::array ofNodes{Measure::Precision, Measure::Recall, Measure::F1};
constexpr std::array ofText{Measure::TextPrecision, Measure::TextRecall, Measure::TextF1};
constexpr std::array ofPage{Measure::Whole, Measure::Mostly, Measure::Present, Measure::Reduction,
                            Measure::NoiseRemoved};

} // namespace

ScoreFigures::ScoreFigures(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    for (QLabel*& label : m_values) {
        label = new QLabel(this);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    for (QLabel*& label : m_columns)
        label = new QLabel(this);
    for (QLabel*& label : m_rows) {
        label = new QLabel(this);
        label->setWordWrap(true);
    }
    for (int i = 0; i < 3; ++i) {
        const auto at = static_cast<std::size_t>(i);
        grid->addWidget(m_columns[at], 0, i + 1);
        grid->addWidget(valueOf(ofNodes[at]), 1, i + 1);
        grid->addWidget(valueOf(ofText[at]), 2, i + 1);
    }
    grid->setColumnStretch(0, 1);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        grid->addWidget(m_rows[i], static_cast<int>(i) + 1, 0);
    for (std::size_t i = 0; i < ofPage.size(); ++i)
        grid->addWidget(valueOf(ofPage[i]), static_cast<int>(i) + 3, 1, 1, 3);
}

void ScoreFigures::show(const std::optional<Score>& now, const std::optional<Score>& before,
                        const ScoredGroundTruth& truth)
{
    m_rows[0]->setText(tr("Over nodes"));
    m_rows[1]->setText(tr("Over text"));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_columns[i]->setText(measureName(ofNodes[i], truth));
        m_columns[i]->setToolTip(measureTip(ofNodes[i], truth));
    }
    for (std::size_t i = 0; i < ofPage.size(); ++i) {
        m_rows[i + 2]->setText(measureName(ofPage[i], truth));
        m_rows[i + 2]->setToolTip(measureTip(ofPage[i], truth));
    }
    for (std::size_t i = 0; i < measureCount; ++i) {
        const auto measure = static_cast<Measure>(i);
        const bool isOfPage = measure >= Measure::Whole;
        QString text = QStringLiteral("…");
        QString tip = measureTip(measure, truth);
        if (now) {
            const QString counts = measureCounts(measure, *now, truth);
            text = isOfPage ? counts : measureText(measure, *now, truth);
            if (!isOfPage && counts != text)
                tip += '\n' + counts;
            if (const QString lack = measureLack(measure, truth); !lack.isEmpty()) {
                tip += '\n' + lack;
                text += isOfPage ? ' ' + lack : QString(); // there is room for the reason
            }
        }
        const QString change = now && before ? measureChange(measure, *before, *now, truth) : QString();
        if (!change.isEmpty()) {
            text += QStringLiteral("  ") + change;
            tip += '\n' + tr("%1: change since the previous state, which had %2.")
                              .arg(change, measureText(measure, *before, truth));
        }
        QLabel* label = valueOf(measure);
        label->setText(text);
        label->setToolTip(tip);
        label->setAccessibleName(QStringLiteral("%1: %2").arg(measureName(measure, truth), text));
    }
}

QString ScoreFigures::text(Measure measure) const
{
    return valueOf(measure)->text();
}

QString ScoreFigures::tip(Measure measure) const
{
    return valueOf(measure)->toolTip();
}

} // namespace tagseam
