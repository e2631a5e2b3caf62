// SPDX-License-Identifier: MIT
// Shows the progress of a job.
#include "ui/widgets/workbar.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>

namespace tagseam {

WorkBar::WorkBar(QWidget* parent, int patience)
    : QWidget(parent), m_bar(new QProgressBar(this)), m_cancel(new QToolButton(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_bar);
    layout->addWidget(m_cancel);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(m_cancel, &QToolButton::clicked, this, &WorkBar::cancelled);
    hide();
    m_cancel->setText(tr("Cancel"));
}

void WorkBar::begin(const QString& text)
{
    setProgress(0, 0);
    m_bar->setFormat(text);
    constexpr int numbers = 8; // digits of %v and %m
    m_bar->setMinimumWidth(m_bar->fontMetrics().horizontalAdvance(text + QString(numbers, '0')) + 24);
    m_bar->setToolTip(text.contains('%') ? QString() : text);
    if (!isVisible())
        m_patience.start();
}

void WorkBar::setProgress(int done, int total)
{
    m_bar->setRange(0, total); // the range 0 to 0 shows a busy indicator
    m_bar->setValue(done);
}

void WorkBar::end()
{
    m_patience.stop();
    hide();
}

} // namespace tagseam
