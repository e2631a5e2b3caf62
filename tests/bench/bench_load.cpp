// SPDX-License-Identifier: MIT
// Pages of a million nodes in the window: how long opening takes, and the longest that the window did not
// answer while they open, in the views afterwards, and when they go.
#include "tests/bench/windowtiming.h"
#include "ui/language.h"
#include "ui/mainwindow.h"
#include "ui/pagescheme.h"
#include "ui/views/optionsbar.h"
#include "ui/views/pageview.h"
#include "ui/views/plotview.h"
#include "ui/views/treeview.h"

#include <QCheckBox>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <cstdio>
#include <functional>
#include <string>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

constexpr int nodes = 1'000'000;
constexpr double blockLimit = 100; // ms: one event of the GUI thread
constexpr int patience = 400'000;  // ms, until a page is given up

void print(const char* phase)
{
    std::printf("  %s: %.1f s\n", phase, application().seconds());
    int rows = 0;
    for (const TimedApplication::Event& each : application().longest()) {
        if (++rows > 6 || (rows > 1 && each.time.processor < 20))
            break;
        std::printf("    %8.1f ms, %8.1f of the processor %s, at %6.2f s: %s\n", each.time.wall,
                    each.time.processor, each.time.processor > blockLimit ? "OVER" : "    ", each.at / 1000,
                    each.what.constData());
    }
    std::fflush(stdout);
}

const char* const head = "<!DOCTYPE html><html><head><title>t</title></head><body>";

std::string flat()
{
    std::string html = std::string(head) + "<div class=menu>";
    for (int i = 0; i < 1000; ++i)
        html += "<a href='#'>link</a>";
    html += "</div>";
    for (int i = 0; i < nodes / 2; ++i)
        html += (i % 3 == 0 ? "<p class=a>word " : "<p class=b>other ") + std::to_string(i);
    return html;
}

std::string deep()
{
    std::string html = head;
    for (int i = 0; i < 100'000; ++i)
        html += "<div class=d>";
    return html + "end";
}

void act(const char* name, int wait, const std::function<void()>& action)
{
    application().forget();
    application().timed(name, action);
    QTest::qWait(wait);
    print(name);
}

bool measureOpening(MainWindow& window, const char* name, const QString& path)
{
    bool isSettled = false;
    QObject context;
    QObject::connect(&window, &MainWindow::settled, &context, [&isSettled] { isSettled = true; });
    QObject::connect(&window, &MainWindow::failed, &context,
                     [](const QString& sentence) { std::printf("  failed: %s\n", qPrintable(sentence)); });
    application().forget();
    application().timed("open()", [&] { window.open(path); });
    [[maybe_unused]] const bool isInTime = QTest::qWaitFor([&isSettled] { return isSettled; }, patience);
    std::printf("%s: %s, %u nodes\n", name, isSettled ? "shown" : "NOT shown",
                window.session()->hasDocument() ? window.session()->document().size() : 0);
    QTest::qWait(1500);
    print("opening, and 1.5 s after");
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
    QTest::qWait(500);
    PageSession& session = *window.session();
    const auto note = [](const char* what) { return [what] { application().tell(what); }; };
    window.loader()->setPatience(60'000, 60'000);
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
    registerPageScheme();
    TimedApplication app(argc, argv);
    Language::instance()->choose(QStringLiteral("en"));
    std::printf("limit: %.0f ms of the processor for one event of the GUI thread\n", blockLimit);
    const QByteArray which = argc > 1 ? argv[1] : "";
    const QTemporaryDir folder;
    if (which != "deep")
        measurePage("flat", flat(), folder);
    if (which != "flat")
        measurePage("deep", deep(), folder);
    return 0;
}
