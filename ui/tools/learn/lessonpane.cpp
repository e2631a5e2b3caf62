// SPDX-License-Identifier: MIT
// Lessons and quiz as a pane.
#include "ui/tools/learn/lessonpane.h"

#include "ui/browser/open/addressbar.h"
#include "ui/browser/open/opener.h"
#include "ui/browser/show/browser.h"
#include "ui/session/questions/explainer.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/tool.h"

#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

namespace tagseam {

LessonPane::LessonPane(const ToolContext& context, QWidget* parent)
    : Pane(parent), m_tutor(new Tutor(context.explainer->session(), this)),
      m_view(new LessonView(m_tutor, this))
{
    setFocusProxy(m_view);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    Explainer* explainer = context.explainer;
    // When a lesson has scanned nothing yet, the pages scroll to the beginning of the searched region.
    const auto showSearched = [this, explainer] {
        if (const NodeId first = m_tutor->firstSearched(); first != noNode)
            explainer->session()->selection()->reveal(first);
    };
    connect(context.opener->browser(), &Browser::prunedShown, this, showSearched);
    connect(m_tutor, &Tutor::openRequested, context.opener, &Opener::open);
    connect(m_tutor, &Tutor::lookAt, this, [this, showSearched](const QString& view) {
        emit viewWanted(view);
        showSearched(); // the pages may have another size now
    });
    connect(m_tutor, &Tutor::changed, this, &LessonPane::keepFocus);
    connect(explainer->session(), &PageSession::guessed, m_view,
            [this] { m_view->setFocus(); }); // so that its keys work
}

// A button that is hidden passes its focus on, and the address field would take the keys that are meant for
// the lesson.
void LessonPane::keepFocus()
{
    const auto* address = window()->findChild<AddressBar*>();
    if (address == nullptr || !address->line()->hasFocus() || m_tutor->trace() == nullptr)
        return;
    if (m_tutor->state() != Tutor::State::Idle)
        m_view->setFocus();
    else if (auto* stepper = window()->findChild<QWidget*>(QStringLiteral("step")))
        stepper->setFocus();
}

// The layout would ask for the height of the text without scrolling.
QSize LessonPane::sizeHint() const
{
    return m_view->sizeHint();
}

QSize LessonPane::minimumSizeHint() const
{
    return m_view->minimumSizeHint();
}

QVariant LessonPane::state() const
{
    return m_tutor->lesson() == nullptr ? QVariant() : QVariant::fromValue(m_tutor->place());
}

void LessonPane::restore(const QVariant& place)
{
    if (place.isValid())
        m_tutor->resume(place.value<Tutor::Place>());
}

QMenu* LessonPane::makeMenu()
{
    auto* menu = new QMenu(this);
    const std::vector<Lesson>& lessons = m_tutor->lessons();
    for (int i = 0; i < static_cast<int>(lessons.size()); ++i)
        menu->addAction(QString(), m_view, [this, i] { m_view->openLesson(i); });
    menu->actions().first()->setObjectName(QStringLiteral("firstLesson"));
    menu->addSeparator();
    QAction* quiz = menu->addAction(QString(), Qt::Key_F6, m_view, &LessonView::quiz);
    menu->setTitle(tr("&Learn"));
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        QString number = QString::number(i + 1);
        if (i < 10) // the keys 1 to 9 and 0
            number.insert(i < 9 ? 0 : 1, QLatin1Char('&'));
        menu->actions()[static_cast<qsizetype>(i)]->setText(
            tr("%1 %2").arg(number, lessons[i].title.text().replace('&', QLatin1String("&&"))));
    }
    quiz->setText(tr("&Quiz me on this page"));
    return menu;
}

extern const Tool learnTool;
const Tool learnTool{.id = "learn",
                     .key = {},
                     .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                         return new LessonPane(context, parent);
                     },
                     .place = Place::Top};

} // namespace tagseam
