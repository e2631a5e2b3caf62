// SPDX-License-Identifier: MIT
// Pages of a million nodes in the window: how long opening takes, and the longest that the window did not
// answer while they open, in the views afterwards, and when they go.
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/pagescheme.h"
#include "ui/views/optionsbar.h"
#include "ui/views/pageview.h"
#include "ui/views/plotview.h"
#include "ui/views/treeview.h"

#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace {

using namespace tagseam;

constexpr int nodes = 1'000'000;
constexpr double blockLimit = 100; // ms: one event of the GUI thread
constexpr int patience = 400'000;  // ms, until a page is given up

// Of this thread, ms: does not count what other programs take.
double processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Knows how long each event took, those that came from within it included, and what was told meanwhile.
class TimedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    struct Event {
        double wall = 0;      // ms
        double processor = 0; // ms
        double at = 0;        // ms since forget()
        QByteArray what;
    };

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        const QByteArray name = receiver->metaObject()->className();
        const QEvent::Type type = event->type();
        m_told.clear();
        const double at = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
        const double processor = processorTime();
        ++m_depth;
        const bool isDone = QApplication::notify(receiver, event);
        --m_depth;
        keep({static_cast<double>(m_clock.nsecsElapsed()) / 1e6 - at, processorTime() - processor, at,
              name + " event " + QByteArray::number(type) + m_told});
        return isDone;
    }
    // Called straight, not by an event.
    void timed(const QByteArray& what, const std::function<void()>& act)
    {
        const double at = static_cast<double>(m_clock.nsecsElapsed()) / 1e6;
        const double processor = processorTime();
        m_told.clear();
        ++m_depth;
        act();
        --m_depth;
        keep({static_cast<double>(m_clock.nsecsElapsed()) / 1e6 - at, processorTime() - processor, at,
              what + m_told});
    }
    void tell(const char* what) { m_told += QByteArray(" [") + what + ']'; }
    void forget()
    {
        m_events.clear();
        m_clock.start();
    }
    void print(const char* phase)
    {
        std::ranges::sort(m_events, {}, [](const Event& each) { return -each.processor; });
        std::printf("  %s: %.1f s\n", phase, static_cast<double>(m_clock.elapsed()) / 1000);
        for (std::size_t i = 0; i < std::min<std::size_t>(m_events.size(), 6); ++i) {
            const Event& each = m_events[i];
            if (i > 0 && each.processor < 20)
                break;
            std::printf("    %8.1f ms, %8.1f of the processor %s, at %6.2f s: %s\n", each.wall,
                        each.processor, each.processor > blockLimit ? "OVER" : "    ", each.at / 1000,
                        each.what.constData());
        }
        std::fflush(stdout);
    }

  private:
    void keep(Event event)
    {
        if (event.processor > 5 || m_events.empty())
            m_events.push_back(std::move(event));
    }
    int m_depth = 0;
    QByteArray m_told;
    QElapsedTimer m_clock;
    std::vector<Event> m_events;
};

TimedApplication& application()
{
    return *static_cast<TimedApplication*>(qApp);
}

// --- pages -------------------------------------------------------------------------------------------------

const char* const head = "<!DOCTYPE html><html><head><title>t</title></head><body>";

std::string menu()
{
    std::string html = "<div class=menu>";
    for (int i = 0; i < 1000; ++i)
        html += "<a href='#'>link</a>";
    return html + "</div>";
}

std::string flat()
{
    std::string html = head + menu();
    for (int i = 0; i < nodes / 2; ++i)
        html += (i % 3 == 0 ? "<p class=a>word " : "<p class=b>other ") + std::to_string(i);
    return html;
}

std::string nested()
{
    std::string html = head + menu() + "<ul class=results>";
    for (int i = 0; i < nodes / 160; ++i) {
        html += "<li class=group><ul>";
        for (int j = 0; j < 26; ++j)
            html += "<li class=hit><b>title " + std::to_string(i) + "</b><ul><li>price</li></ul></li>";
        html += "</ul></li>";
    }
    return html + "</ul>";
}

std::string rows()
{
    std::string html = head + menu() + "<table class=results>";
    for (int i = 0; i < nodes / 11; ++i)
        html += "<tr><td>" + std::to_string(i) + "<td>two<td><b>three</b><td class=x>four<td>five";
    return html + "</table>";
}

std::string deep()
{
    std::string html = head;
    for (int i = 0; i < 100'000; ++i)
        html += "<div class=d>";
    return html + "end";
}

// --- measuring ---------------------------------------------------------------------------------------------

void rest(int milliseconds)
{
    QTest::qWait(milliseconds);
}

void act(const char* name, int wait, const std::function<void()>& action)
{
    application().forget();
    application().timed(name, action);
    rest(wait);
    application().print(name);
}

bool measureOpening(MainWindow& window, const char* name, const QString& path)
{
    bool isSettled = false;
    const auto connection =
        QObject::connect(&window, &MainWindow::settled, &window, [&isSettled] { isSettled = true; });
    const auto failing = QObject::connect(&window, &MainWindow::failed, &window, [](const QString& sentence) {
        std::printf("  failed: %s\n", qPrintable(sentence));
    });
    application().forget();
    application().timed("open()", [&] { window.open(path); });
    [[maybe_unused]] const bool isInTime = QTest::qWaitFor([&isSettled] { return isSettled; }, patience);
    QObject::disconnect(connection);
    QObject::disconnect(failing);
    std::printf("%s: %s, %u nodes\n", name, isSettled ? "shown" : "NOT shown",
                window.session()->hasDocument() ? window.session()->document().size() : 0);
    rest(1500);
    application().print("opening, and 1.5 s after");
    return isSettled;
}

void measureViews(MainWindow& window)
{
    PageSession& session = *window.session();
    if (!session.hasAnalysis())
        return;
    const std::uint32_t size = session.analysis().sequence.size();
    act("select nodes", 1000, [&] {
        for (std::uint32_t i = 1; i < 4; ++i)
            session.selectPosition(Position{size / 4 * i});
    });
    act("select the last node", 1500, [&] { session.selectPosition(Position{size - 1}); });
    act("find in the tree", 1000, [&] {
        window.treeView()->findLine()->setText(QStringLiteral("nowhere"));
        QTest::keyClick(window.treeView()->findLine(), Qt::Key_Return);
    });
    act("scroll the tree to its end", 1000, [&] { window.treeView()->tree()->scrollToBottom(); });
    act("select level 1", 1000, [&] { session.selectLevel(0); });
    act("hatching off and on", 2000, [&] {
        window.originalView()->setShadingShown(false);
        window.originalView()->setShadingShown(true);
    });
    act("zoom in the plot", 1000, [&] { QTest::keyClick(window.plotView(), Qt::Key_W); });
    act("a narrower window", 2500, [&] { window.resize(1300, 900); });
    act("complement", 8000, [&] { window.optionsBar()->complement()->setChecked(true); });
    act("step workspace", 3000, [&] { session.setStepping(true); });
    act("inspect workspace", 3000, [&] { session.setStepping(false); });
}

void measurePage(const char* name, const std::string& html, const QTemporaryDir& folder)
{
    const QString path = folder.filePath(QString::fromLatin1(name) + ".html");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(html.data(), static_cast<qint64>(html.size())) != static_cast<qint64>(html.size()))
        return;
    file.close();
    MainWindow window(false);
    window.resize(1600, 1000); // with the tree and the levels
    window.show();
    rest(500);
    PageSession& session = *window.session();
    const auto note = [](const char* what) { return [what] { application().tell(what); }; };
    window.loader()->setPatience(60'000,
                                 60'000); // what is measured is the window, not how busy the machine is
    QObject::connect(window.loader(), &PageLoader::captured, &window, note("captured"));
    QObject::connect(window.loader(), &PageLoader::prunedShown, &window, note("pruned shown"));
    QObject::connect(&session, &PageSession::documentChanged, &window, note("document"));
    QObject::connect(&session, &PageSession::analysisChanged, &window, note("analysis"));
    QObject::connect(&session, &PageSession::prunedReady, &window, note("pruned written"));
    QObject::connect(&session, &PageSession::selectionChanged, &window, note("selection"));
    if (measureOpening(window, name, path))
        measureViews(window);
    act("another page instead", 3000, [&] { window.open(QStringLiteral("sample:shop")); });
}

} // namespace

int main(int argc, char** argv)
{
    tagseam::registerPageScheme();
    TimedApplication app(argc, argv);
    tagseam::Language::instance()->choose(QStringLiteral("en"));
    std::printf("limit: %.0f ms of the processor for one event of the GUI thread\n", blockLimit);
    const QByteArray which = argc > 1 ? argv[1] : "";
    const QTemporaryDir folder;
    const std::pair<const char*, std::string (*)()> pages[] = {
        {"flat", flat}, {"nested", nested}, {"rows", rows}, {"deep", deep}};
    for (const auto& [name, make] : pages) {
        if (which.isEmpty() || which == name)
            measurePage(name, make(), folder);
    }
    return 0;
}
