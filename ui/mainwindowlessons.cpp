// SPDX-License-Identifier: MIT
// The window's lessons: the panel, its menu, and what it points to.
#include "ui/mainwindow.h"
#include "ui/theme.h"
#include "ui/tutor.h"
#include "ui/views/lessonview.h"
#include "ui/views/levelsview.h"
#include "ui/views/listingview.h"
#include "ui/views/pageview.h"
#include "ui/views/plotview.h"
#include "ui/views/stepperview.h"
#include "ui/views/timelineview.h"
#include "ui/views/treeview.h"
#include "ui/views/waterlineview.h"

#include <QDockWidget>
#include <QMap>
#include <QMenuBar>
#include <QTabWidget>
#include <QTreeView>

namespace tagseam {

namespace {

constexpr int pointingMilliseconds = 1600;

} // namespace

void MainWindow::makeLessonView()
{
    m_tutor = new Tutor(m_session, this);
    m_lesson = new LessonView(m_tutor, this);
    auto* dock = new QDockWidget(this);
    dock->setObjectName(QStringLiteral("lessonDock"));
    dock->setWidget(m_lesson);
    dock->setTitleBarWidget(new QWidget(dock)); // the panel has a title and a cross of its own
    inEachLanguage(dock, [dock] { dock->setWindowTitle(tr("Lesson")); });
    addDockWidget(Qt::TopDockWidgetArea, dock);
    dock->hide();
    connect(m_tutor, &Tutor::openRequested, this, &MainWindow::open);
    connect(m_tutor, &Tutor::lookAt, this, &MainWindow::pointOut);
    connect(m_tutor, &Tutor::changed, this,
            [this, dock] { dock->setVisible(m_tutor->state() != Tutor::State::Idle); });
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool isVisible) {
        if (!isVisible && dock->isHidden() && m_tutor->state() != Tutor::State::Idle)
            m_tutor->leave(); // closed by hand
    });
    connect(m_session, &PageSession::askingChanged, this, &MainWindow::conceal);
}

void MainWindow::makeLearnMenu()
{
    QMenu* menu = named(menuBar()->addMenu(QString()), QT_TR_NOOP("&Learn"));
    for (int i = 0; i < static_cast<int>(m_tutor->lessons().size()); ++i) {
        QAction* action = menu->addAction(QString(), this, [this, i] { startLesson(i); });
        inEachLanguage(action, [this, action, i] {
            action->setText(tr("&%1 %2").arg(i + 1).arg(
                m_tutor->lessons()[static_cast<std::size_t>(i)].title.text().replace('&',
                                                                                     QLatin1String("&&"))));
        });
    }
    menu->addSeparator();
    named(menu->addAction(QString(), Qt::Key_F6, this, &MainWindow::startQuiz),
          QT_TR_NOOP("&Quiz me on this page"));
}

void MainWindow::startLesson(int index, int page)
{
    m_tutor->openLesson(index, page);
    m_lesson->setFocus();
}

void MainWindow::startQuiz()
{
    m_tutor->startQuiz();
    m_lesson->setFocus();
}

// Brings a view into sight and frames it for a moment.
void MainWindow::pointOut(const QString& view)
{
    const QMap<QString, QWidget*> views{{QStringLiteral("page"), m_original},
                                        {QStringLiteral("pruned"), m_pruned},
                                        {QStringLiteral("tree"), m_tree},
                                        {QStringLiteral("plot"), m_plot},
                                        {QStringLiteral("waterline"), m_water},
                                        {QStringLiteral("listing"), m_stepper->listingView()},
                                        {QStringLiteral("variables"), m_stepper->variablesView()},
                                        {QStringLiteral("levels"), m_levels}};
    QWidget* target = views.value(view);
    if (target == nullptr)
        return;
    if (target == m_stepper->variablesView())
        m_stepper->tabs()->setCurrentWidget(target);
    for (QWidget* each = target; each != nullptr && each != this; each = each->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(each)) {
            dock->show();
            dock->raise();
        }
    }
    auto* frame = findChild<QFrame*>(QStringLiteral("pointer"));
    if (frame == nullptr) {
        frame = new QFrame(this);
        frame->setObjectName(QStringLiteral("pointer"));
        frame->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    frame->setStyleSheet(QStringLiteral("#pointer { border: 3px solid %1; background: transparent; }")
                             .arg(Theme::current().selection.name()));
    QTimer::singleShot(60, target, [this, target, frame] { // when the docks stand
        frame->setGeometry(QRect(target->mapTo(this, QPoint(0, 0)), target->size()));
        frame->raise();
        frame->show();
    });
    QTimer::singleShot(pointingMilliseconds, frame, &QWidget::hide);
}

// While a question waits, nothing shows what is to come; plot, waterline and timeline see to it themselves.
void MainWindow::conceal(bool isConcealed)
{
    m_levels->setConcealed(isConcealed);
    m_plot->update();
    m_water->update();
    m_timeline->update();
}

} // namespace tagseam
