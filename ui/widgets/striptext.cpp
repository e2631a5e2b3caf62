// SPDX-License-Identifier: MIT
// The text of a strip above the pages.
#include "ui/widgets/striptext.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int stripPartOfWindow = 10;
constexpr int leastStripLetters = 10; // in letters

} // namespace

StripText::StripText(QWidget* parent) : QScrollArea(parent), m_label(new QLabel(this))
{
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::RichText);
    m_label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // its keys are the keys of the links
    setWidget(m_label);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int StripText::heightForWidth(int width) const
{
    const int most = std::max(2 * fontMetrics().lineSpacing(), window()->height() / stripPartOfWindow);
    return std::min(m_label->heightForWidth(width), most);
}

QSize StripText::sizeHint() const
{
    return {m_label->sizeHint().width(), heightForWidth(m_label->sizeHint().width())};
}

QSize StripText::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * leastStripLetters, fontMetrics().lineSpacing()};
}

// The layout keeps the height until it is told that the text or the window has changed.
bool StripText::event(QEvent* event)
{
    if (event->type() == QEvent::Show)
        window()->installEventFilter(this);
    if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::event(event);
}

bool StripText::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && event->type() == QEvent::Resize)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace tagseam
