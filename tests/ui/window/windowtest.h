// SPDX-License-Identifier: MIT
// Shared by tests of the whole window: a folder of their own, the window, and functions that operate it.
#pragma once

#include "tests/ui/testpage.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/open/addressbar.h"
#include "ui/browser/show/copywriter.h"
#include "ui/browser/show/loadbar.h"
#include "ui/browser/show/pageoverlay.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/session/questions/explainer.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagebar.h"
#include "ui/window/statusline.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPointer>
#include <QTemporaryDir>
#include <QWebEngineView>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <string>
#include <string_view>

namespace tagseam {

/// A test calls showWindow() first, and closeWindow() if each function has a window of its own.
class WindowTest : public QObject {
  public:
    ~WindowTest() override { closeWindow(); }

  protected:
    /// Makes a new window of `size`, shown and active, that remembers nothing, and an empty folder.
    void showWindow(const QSize& size = {1280, 800})
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_window = std::make_unique<MainWindow>(false);
        loader().setPatience(patience(), patience());
        loader().setSourcePatience({}); // the rendered tree comes first, however busy the machine
        m_window->resize(size);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), testTimeout()));
        m_window->activateWindow(); // shortcuts need it, and there may be no window manager to do it
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), testTimeout()));
    }
    void closeWindow()
    {
        m_window.reset();
        if (m_folder == nullptr)
            return;
        std::error_code problem; // QTemporaryDir cannot handle names that are not UTF-8
        std::filesystem::remove_all(m_folder->path().toStdString(), problem);
        m_folder.reset();
    }

    /// The time that a page may load or leave a question open in these tests, in milliseconds: a page that
    /// loads is not given up, even on a busy machine.
    static int patience() { return testTimeout() / 2; }

    /// True if what `act` begins comes to rest: all pages are analysed and shown.
    bool settles(const std::function<void()>& act)
    {
        const QSignalSpy settled(m_window.get(), &MainWindow::settled);
        act();
        return waitFor([&] { return settled.count() > 0 && isComplete(); });
    }
    bool open(const QString& address)
    {
        return settles([&] { m_window->opener()->open(address); });
    }
    /// True if the window that replaces this one in a language shows the same page.
    bool speak(const QString& language)
    {
        m_window = m_window->inLanguage(language);
        loader().setPatience(patience(), patience());
        loader().setSourcePatience({});
        const QSignalSpy settled(m_window.get(), &MainWindow::settled);
        return waitFor([&] { return settled.count() > 0 && isComplete(); }) && answers();
    }
    bool open(const PageAddress& address)
    {
        return settles([&] { m_window->opener()->openPage(address); });
    }
    /// The error message of the window for `address`; empty when there is none.
    QString failureOf(const QString& address)
    {
        const QSignalSpy failed(m_window.get(), &MainWindow::failed);
        m_window->opener()->open(address);
        return waitFor([&] { return failed.count() > 0; }) ? failed.last().first().toString() : QString();
    }
    /// True if everything that the user sees is complete.
    bool isComplete()
    {
        return loader().isShown() && !loader().isShowing() && !session().runner()->isAnalysing() &&
               !session().kept()->isDue() && !m_window->browser()->writer()->isWriting();
    }
    /// Waits until all questions are answered and shown; see waitUntilIdle().
    bool answers()
    {
        return waitUntilIdle([this] {
            return loader().isLoading() || loader().isShowing() || session().runner()->isAnalysing() ||
                   m_window->explainer()->isWorking();
        });
    }
    /// True if a small page opens after this, and its renderer answers.
    bool nextPageLoads()
    {
        return open("sample:figure2") && session().trees()->name() == QLatin1String("figure2.html") &&
               session().runner()->hasAnalysis() && session().runner()->analysis().sequence.size() == 9 &&
               ask(loader().page(), "document.body.children.length > 0").toBool();
    }

    /// Writes into the folder of the test; returns the path.
    QString write(const QString& name, const QByteArray& bytes)
    {
        return writeFile(m_folder->filePath(name), bytes);
    }
    /// A path in the folder of the test. `name` and the result are raw bytes.
    std::string path(const std::string& name) const { return m_folder->path().toStdString() + '/' + name; }

    /// The number of signals of `spy`, whose first argument is a Copy, that are about this one.
    static qsizetype countOf(const QSignalSpy& spy, Copy copy)
    {
        return std::ranges::count_if(
            spy, [copy](const QVariantList& sent) { return sent.first().value<Copy>() == copy; });
    }
    /// Kills the renderer of `page`. Returns when it is known to be gone.
    static void kill(QWebEnginePage* page)
    {
        if (page->renderProcessPid() <= 0)
            return;
        const QPointer<QWebEnginePage> guard(page);
        const QSignalSpy ended(page, &QWebEnginePage::renderProcessTerminated);
        ::kill(static_cast<pid_t>(page->renderProcessPid()), SIGKILL);
        waitFor([&] { return !guard || ended.count() > 0; });
        handleEvents(); // its consequences have begun
    }
    /// `place` is in CSS pixels in the viewport.
    static void clickAt(PageView* view, const QPointF& place)
    {
        QTest::mouseClick(view->view()->focusProxy(), Qt::LeftButton, {},
                          (place * view->view()->zoomFactor()).toPoint());
    }
    /// The overlay that the program draws over the page.
    static PageOverlay& overlayOf(const PageView* view)
    {
        for (QObject* each : view->children()) {
            if (auto* found = dynamic_cast<PageOverlay*>(each))
                return *found;
        }
        qFatal("the view has no overlay");
    }
    PageOverlay& overlay() { return overlayOf(originalView()); }
    /// Clicks into the upper left corner of the first element that `selector` names; fails when there is
    /// none.
    static void clickOn(PageView* view, const QString& selector)
    {
        const QVariantList corner =
            ask(view->view()->page(), QStringLiteral("(() => { const e = document.querySelector('%1');"
                                                     "if (!e) return []; const b = "
                                                     "e.getBoundingClientRect(); return [b.x, b.y]; })()")
                                          .arg(selector))
                .toList();
        QVERIFY2(corner.size() == 2, qPrintable(selector));
        clickAt(view, QPointF(corner[0].toDouble() + 3, corner[1].toDouble() + 3));
    }

    NodeId nodeBy(std::string_view attribute, std::string_view value)
    {
        return tagseam::nodeBy(session().trees()->document(), attribute, value);
    }
    /// True if the page has a heading of this id, as titled() writes it.
    bool shows(const char* id) { return nodeNamed(session(), QStringLiteral("h1#") + id) != noNode; }

    /// Follows a link by keys: Tab from link to link, Enter. False when the label has no such link.
    static bool follow(QLabel* label, const QString& text)
    {
        label->setFocus(Qt::TabFocusReason);
        for (int i = 0; i < 20 && label->selectedText() != text; ++i)
            QTest::keyClick(label, Qt::Key_Tab);
        if (label->selectedText() != text)
            return false;
        QTest::keyClick(label, Qt::Key_Return);
        return true;
    }
    /// Chooses by keys, as a user without a mouse does.
    static void choose(QComboBox* box, int index)
    {
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < box->count() && box->currentIndex() != index; ++i) // some cannot be chosen
            QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), index);
    }

    QAction* action(const char* name) { return m_window->findChild<QAction*>(QLatin1String(name)); }
    QString message() { return m_window->messageBar()->sentence(); }
    PageSession& session() { return *m_window->session(); }
    PageView* originalView() { return m_window->browser()->pages()->original(); }
    PageView* prunedView() { return m_window->browser()->pages()->pruned(); }
    PageLoader& loader() { return *m_window->browser()->loader(); }
    const Analysis& analysis() { return session().runner()->analysis(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace tagseam
