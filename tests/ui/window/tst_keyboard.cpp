// SPDX-License-Identifier: MIT
// Without a mouse: the Tab key, a menu or a shortcut reaches each control of each view, and each place where
// the Tab key stops shows that it has the focus, in both themes.
#include "tests/ui/window/windowtest.h"
#include "tests/ui/window/windowwalk.h"
#include "ui/plot/plotview.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/learn/tutor.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

#include <set>

using namespace tagseam;

class TestKeyboard : public WindowTest {
    Q_OBJECT

  private slots:
    void init()
    {
        showWindow({1440, 900});
        QVERIFY(open("sample:shop"));
        session().selection()->selectPosition({30});
        QVERIFY(answers());
    }
    void cleanup()
    {
        closeWindow();
        applyTheme(ThemeChoice::Light);
    }
    void everyControlIsReached();
    void closedMenuGivesTheKeysBack();
    void fieldLeavesItsKeysToMenus();
    void everyTabStopShowsItsFocus_data();
    void everyTabStopShowsItsFocus();

  private:
    // The widgets that the Tab key reaches, in order from the address field on.
    QWidgetList tabStops()
    {
        QWidgetList stops;
        m_window->addressBar()->line()->setFocus(Qt::TabFocusReason);
        constexpr int mostKeys = 400; // a text with links takes one key for each
        for (int i = 0; i < mostKeys; ++i) {
            QWidget* focused = QApplication::focusWidget();
            if (focused == nullptr || (stops.size() > 1 && focused == stops.front()))
                break;
            if (!stops.contains(focused))
                stops << focused;
            QTest::keyClick(focused, Qt::Key_Tab);
        }
        return stops;
    }
    // Calls `look` with all that is seen in each view, and names it.
    void inEachView(const std::function<void(const QString& where)>& look)
    {
        (void)visitViews(*m_window, [&](QWidget& view) {
            QVERIFY(answers());
            look(QStringLiteral("workspace %1, %2 %3: ")
                     .arg(static_cast<int>(session().workspace()))
                     .arg(QLatin1String(view.metaObject()->className()), view.objectName()));
        });
    }
    static QString nameOf(const QWidget* widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const QWidget* parent = widget->parentWidget();
        return QStringLiteral("%1 %2 “%3” in %4 %5")
            .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                 button != nullptr ? button->text() : widget->accessibleName(),
                 QLatin1String(parent == nullptr ? "" : parent->metaObject()->className()),
                 parent == nullptr ? QString() : parent->objectName());
    }
    static bool isControl(const QWidget* widget)
    {
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            return label->text().contains(QLatin1String("<a "));
        const auto* tabs = qobject_cast<const QTabBar*>(widget);
        return widget->focusPolicy() != Qt::NoFocus ||
               qobject_cast<const QAbstractButton*>(widget) != nullptr ||
               qobject_cast<const QLineEdit*>(widget) != nullptr ||
               qobject_cast<const QComboBox*>(widget) != nullptr ||
               qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
               (qobject_cast<const QAbstractSlider*>(widget) != nullptr &&
                qobject_cast<const QScrollBar*>(widget) == nullptr) ||
               (qobject_cast<const QAbstractItemView*>(widget) != nullptr &&
                qobject_cast<const QHeaderView*>(widget) == nullptr) ||
               (tabs != nullptr && tabs->count() > 1);
    }
    // A part of a control that has keys of its own: those of the control do the same. The title of a pane
    // only repeats the menu View and the keys of the workspaces, and makes the pane a window.
    static bool isPart(const QWidget* widget)
    {
        const QWidget* of = widget->parentWidget();
        return qobject_cast<const QLineEdit*>(of) != nullptr || qobject_cast<const QTabBar*>(of) != nullptr ||
               qobject_cast<const QAbstractSpinBox*>(of) != nullptr ||
               qobject_cast<const QComboBox*>(of) != nullptr ||
               (qobject_cast<const QDockWidget*>(of) != nullptr &&
                qobject_cast<const QAbstractButton*>(widget) != nullptr) ||
               qobject_cast<const QAbstractItemView*>(of) != nullptr; // the corner of a table selects all
    }
    static void collect(const QList<QAction*>& from, std::set<const QAction*>& into)
    {
        for (const QAction* each : from) {
            into.insert(each);
            if (each->menu() != nullptr)
                collect(each->menu()->actions(), into);
        }
    }
    bool isInMenus(const QWidget* widget) const
    {
        std::set<const QAction*> entries;
        collect(m_window->menuBar()->actions(), entries);
        const auto* button = qobject_cast<const QToolButton*>(widget);
        const QAction* action = button == nullptr ? nullptr : button->defaultAction();
        return action != nullptr && (entries.contains(action) || !action->shortcut().isEmpty());
    }
    // The pixels of the widget and around it. The focus of a page is drawn by its overlay.
    QImage picture(QWidget* focused)
    {
        for (const PageView* page : {originalView(), prunedView()}) {
            if (page->view()->focusProxy() == focused)
                return overlayOf(page).grab().toImage();
        }
        constexpr int around = 3; // pixels
        const QRect place(focused->mapTo(m_window.get(), QPoint()), focused->size());
        return m_window->grab(place.adjusted(-around, -around, around, around)).toImage();
    }
};

void TestKeyboard::everyControlIsReached()
{
    QStringList unreached;
    int count = 0;
    inEachView([&](const QString& where) {
        const QWidgetList stops = tabStops();
        const auto reached = [&](const QWidget* widget) {
            return std::ranges::any_of(stops, [&](const QWidget* stop) {
                return stop == widget || widget->focusProxy() == stop || stop->focusProxy() == widget;
            });
        };
        for (const QWidget* each : m_window->findChildren<QWidget*>()) {
            if (!each->isVisible() || !each->isEnabled() || each->window() != m_window.get() ||
                !isControl(each) || isPart(each))
                continue;
            ++count;
            // The next tab of radio buttons is reached by the arrow keys.
            const auto* radio = qobject_cast<const QAbstractButton*>(each);
            if (radio != nullptr && radio->autoExclusive() && !radio->isChecked())
                continue;
            if (!reached(each) && !isInMenus(each))
                unreached << where + nameOf(each);
        }
    });
    QVERIFY(count > 0);
    unreached.removeDuplicates();
    QVERIFY2(unreached.isEmpty(), qPrintable(unreached.join('\n')));
}

// A quiz needs its keys.
void TestKeyboard::closedMenuGivesTheKeysBack()
{
    Tutor& tutor = *m_window->findChild<Tutor*>();
    m_window->findChild<LessonView*>()->quiz();
    QVERIFY(waitFor([&] { return tutor.question() != nullptr && tutor.answer() == nullptr; }));
    for (QAction* each : m_window->menuBar()->actions()) {
        if (each->menu() == nullptr)
            continue;
        const QWidget* before = QApplication::focusWidget();
        QVERIFY(before != nullptr);
        m_window->menuBar()->setActiveAction(each); // as Alt with its letter, which needs a window system
        QVERIFY(each->menu()->isVisible());
        QTest::keyClick(each->menu(), Qt::Key_Escape);
        handleEvents();
        QCOMPARE(QApplication::activePopupWidget(), nullptr);
        m_window->activateWindow(); // as a window manager does
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), testTimeout()));
        QCOMPARE(QApplication::focusWidget(), before);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
    QVERIFY(tutor.answer() != nullptr);
}

// A field edits by some of the keys of menus itself, such as undo.
void TestKeyboard::fieldLeavesItsKeysToMenus()
{
    const std::set<QString> edits{"Ctrl+Z", "Ctrl+Shift+Z"};
    std::set<const QAction*> entries;
    collect(m_window->menuBar()->actions(), entries);
    QLineEdit* line = m_window->addressBar()->line();
    int count = 0;
    for (const QAction* entry : entries) {
        for (const QKeySequence& keys : entry->shortcuts()) {
            const QKeyCombination first = keys[0];
            if (keys.count() != 1 || !entry->isEnabled() || edits.contains(keys.toString()) ||
                first.keyboardModifiers() != Qt::ControlModifier)
                continue;
            QKeyEvent wanted(QEvent::ShortcutOverride, first.key(), first.keyboardModifiers());
            wanted.ignore();
            QApplication::sendEvent(line, &wanted);
            QVERIFY2(!wanted.isAccepted(), qPrintable(keys.toString() + ": " + entry->text()));
            ++count;
        }
    }
    QVERIFY(count > 5);
    for (const QKeySequence::StandardKey edit :
         {QKeySequence::Undo, QKeySequence::Copy, QKeySequence::Paste, QKeySequence::SelectAll}) {
        const QKeyCombination first = QKeySequence(edit)[0];
        QKeyEvent wanted(QEvent::ShortcutOverride, first.key(), first.keyboardModifiers());
        wanted.ignore();
        QApplication::sendEvent(line, &wanted);
        QVERIFY2(wanted.isAccepted(), qPrintable(QKeySequence(edit).toString()));
    }
}

void TestKeyboard::everyTabStopShowsItsFocus_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
}

// Compares each with and without the focus.
void TestKeyboard::everyTabStopShowsItsFocus()
{
    QFETCH(ThemeChoice, choice);
    applyTheme(choice);
    QStringList invisible;
    std::set<const QWidget*> seen;
    inEachView([&](const QString& where) {
        for (QWidget* stop : tabStops()) {
            if (!seen.insert(stop).second)
                continue;
            QWidget* other = m_window->addressBar()->line();
            if (stop == other)
                other = m_window->plotView();
            if (!stop->isVisible() || !stop->isEnabled())
                continue;
            for (QWidget* up = stop->parentWidget(); up != nullptr; up = up->parentWidget()) {
                if (auto* area = qobject_cast<QScrollArea*>(up)) // the Tab key does the same
                    area->ensureWidgetVisible(stop);
            }
            stop->setFocus(Qt::TabFocusReason);
            handleEvents();
            const QImage with = picture(stop);
            other->setFocus(Qt::TabFocusReason);
            handleEvents();
            if (picture(stop) == with)
                invisible << where + nameOf(stop);
        }
    });
    QVERIFY(!seen.empty());
    QVERIFY2(invisible.isEmpty(), qPrintable(invisible.join('\n')));
}

TAGSEAM_TEST(TestKeyboard)
#include "tst_keyboard.moc"
