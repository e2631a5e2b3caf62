// SPDX-License-Identifier: MIT
// Shows the progress of a page that is being loaded.
#include "ui/browser/show/loadbar.h"

#include "ui/browser/load/pageloader.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int patientSeconds = 3; // time after which the seconds are counted

} // namespace

LoadBar::LoadBar(const QString& prefix, QWidget* parent)
    : QWidget(parent), m_prefix(prefix), m_bar(new QProgressBar(this)), m_take(new QToolButton(this)),
      m_cancel(new QToolButton(this)), m_escape(new QShortcut(QKeySequence(Qt::Key_Escape), this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QWidget* each : std::initializer_list<QWidget*>{m_bar, m_take, m_cancel})
        layout->addWidget(each);
    m_escape->setContext(Qt::WindowShortcut);
    m_escape->setEnabled(false);
    m_tick.setInterval(250);
    connect(&m_tick, &QTimer::timeout, this, &LoadBar::update);
    hide();
    m_take->setText(tr("Capture now"));
    m_take->setToolTip(tr("Capture the page as it is now, without waiting for the rest"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(m_prefix.isEmpty() ? tr("Stop loading this page (Esc)")
                                            : tr("Stop loading this page"));
}

void LoadBar::follow(PageLoader* loader)
{
    if (m_loader) {
        m_loader->disconnect(this);
        for (QObject* each : std::initializer_list<QObject*>{m_cancel, m_escape, m_take})
            each->disconnect(m_loader);
    }
    hideAll();
    m_loader = loader;
    connect(m_cancel, &QToolButton::clicked, loader, &PageLoader::cancel);
    connect(m_escape, &QShortcut::activated, loader, &PageLoader::cancel);
    connect(m_take, &QToolButton::clicked, loader, &PageLoader::takeNow);
    connect(loader, &PageLoader::started, this, [this] { show(0); });
    connect(loader, &PageLoader::progress, this, [this](int percent) {
        if (m_loader->isLoading())
            show(percent);
    });
    if (m_prefix.isEmpty())
        connect(loader, &PageLoader::captured, this, &LoadBar::hideAll);
    else
        connect(loader, &PageLoader::sourceRead, this, &LoadBar::hideAll);
    connect(loader, &PageLoader::failed, this, [this] {
        if (!m_loader->isLoading()) // otherwise the page before is being shown again
            hideAll();
    });
    connect(loader, &PageLoader::choiceNeeded, this, &LoadBar::hideAll);
    connect(loader, &PageLoader::givenUp, this, &LoadBar::hideAll);
    connect(loader, &QObject::destroyed, this, &LoadBar::hideAll);
}

QString LoadBar::text() const
{
    const QString progress = progressText();
    return m_prefix.isEmpty() ? progress : QStringLiteral("%1: %2").arg(m_prefix, progress);
}

QString LoadBar::progressText() const
{
    if (m_loader->isReading())
        return m_percent < 0 ? tr("reading") : tr("reading %1 %").arg(m_percent);
    if (!m_loader->isLoading())
        return tr("reading the source");
    const int left = m_loader->secondsLeft();
    if (left < 0)
        return tr("capturing the page");
    const QString loading = tr("loading %1 %").arg(std::clamp(m_percent, 0, 100));
    const bool isSlow = m_loader->secondsWaited() >= patientSeconds;
    return isSlow ? tr("%1, captured as it is in %2 s").arg(loading).arg(left) : loading;
}

void LoadBar::show(int percent)
{
    m_percent = percent;
    m_tick.start();
    m_escape->setEnabled(m_prefix.isEmpty());
    update();
    setVisible(true);
}

void LoadBar::hideAll()
{
    m_tick.stop();
    m_escape->setEnabled(false);
    setVisible(false);
}

void LoadBar::update()
{
    if (!m_loader)
        return;
    m_bar->setRange(0, m_percent < 0 ? 0 : 100); // the range 0 to 0 shows a busy indicator
    m_bar->setValue(std::max(m_percent, 0));
    m_bar->setFormat(text());
    m_bar->setMinimumWidth(std::max(180, m_bar->fontMetrics().horizontalAdvance(text()) + 24));
    m_take->setVisible(m_loader->secondsLeft() >= 0);
}

} // namespace tagseam
