// SPDX-License-Identifier: MIT
// Flat pages of 100,000 and of 800,000 nodes in the window: the time until people can work with the source
// tree, the time until the page is rendered, and the longest time that the window did not answer while the
// page opens, in the views afterwards, and when another page replaces it.
#include "tests/bench/windowtiming.h"
#include "ui/browser/guard/pagescheme.h"
#include "ui/browser/load/pageloader.h"
#include "ui/browser/show/copywriter.h"
#include "ui/browser/show/pagemarks.h"
#include "ui/browser/show/pagepair.h"
#include "ui/browser/show/pageview.h"
#include "ui/plot/plotview.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/language.h"
#include "ui/window/mainwindow.h"
#include "ui/window/optionsbar.h"

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

constexpr double blockLimit = 100; // in ms, for one event of the GUI thread
constexpr int patience = 400'000;  // in ms, until a page is given up

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

std::string flatPage(int paragraphs)
{
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body><div class=menu>";
    for (int i = 0; i < 1000; ++i)
        html += "<a href='#'>link</a>";
    html += "</div>";
    for (int i = 0; i < paragraphs; ++i)
        html += (i % 3 == 0 ? "<p class=a>word " : "<p class=b>other ") + std::to_string(i);
    return html;
}

void act(const char* name, int wait, const std::function<void()>& action)
{
    application().forget();
    application().timed(name, action);
    QTest::qWait(wait);
    print(name);
}

bool measureOpening(MainWindow& window, const QString& path)
{
    bool isSettled = false;
    QObject context;
    QObject::connect(&window, &MainWindow::settled, &context, [&isSettled] { isSettled = true; });
    QObject::connect(&window, &MainWindow::failed, &context,
                     [](const QString& sentence) { std::printf("  failed: %s\n", qPrintable(sentence)); });
    application().forget();
    application().timed("open()", [&] { window.opener()->open(path); });
    const PageTrees& trees = *window.session()->trees();
    const auto isUsable = [&] {
        return window.session()->runner()->hasAnalysis() && trees.address() == path;
    };
    if (QTest::qWaitFor(isUsable, patience)) {
        std::printf("  %s tree analysed: %.1f s\n", trees.isSource() ? "source" : "rendered",
                    application().seconds());
        window.session()->setStepping(true);
        window.session()->cursor()->step([](Stepper& stepper) { stepper.next(Grain::Step); });
        std::printf("  and one step made: %.1f s\n", application().seconds());
        window.session()->setStepping(false);
    }
    [[maybe_unused]] const bool isInTime = QTest::qWaitFor([&isSettled] { return isSettled; }, patience);
    std::printf("%s, %u nodes\n", isSettled ? "shown" : "NOT shown",
                window.session()->trees()->hasDocument() ? window.session()->trees()->document().size() : 0);
    QTest::qWait(1500);
    print("opening, and 1.5 s after");
    return isSettled;
}

void measureViews(MainWindow& window)
{
    PageSession& session = *window.session();
    if (!session.runner()->hasAnalysis())
        return;
    const std::uint32_t size = session.runner()->analysis().sequence.size();
    act("select nodes", 1000, [&] {
        for (std::uint32_t i = 1; i < 4; ++i)
            session.selection()->selectPosition(Position{size / 4 * i});
    });
    act("select the last node", 1500, [&] { session.selection()->selectPosition(Position{size - 1}); });
    act("find in the tree", 1000, [&] {
        window.treeView()->findLine()->setText(QStringLiteral("nowhere"));
        QTest::keyClick(window.treeView()->findLine(), Qt::Key_Return);
    });
    act("scroll the tree to its end", 1000, [&] { window.treeView()->tree()->scrollToBottom(); });
    act("select level 1", 1000, [&] { session.selection()->selectLevel(0); });
    act("hatching off and on", 2000, [&] {
        window.browser()->pages()->original()->marks()->setShadingShown(false);
        window.browser()->pages()->original()->marks()->setShadingShown(true);
    });
    act("zoom in the plot", 1000, [&] { QTest::keyClick(window.plotView(), Qt::Key_W); });
    act("a narrower window", 2500, [&] { window.resize(1300, 900); });
    act("complement", 8000, [&] { window.optionsBar()->complement()->setChecked(true); });
    act("step workspace", 3000, [&] { session.setStepping(true); });
    act("inspect workspace", 3000, [&] { session.setStepping(false); });
}

void measurePage(const QString& path)
{
    MainWindow window(false);
    window.resize(1600, 1000); // shows the tree and the levels
    window.show();
    QTest::qWait(500);
    PageSession& session = *window.session();
    const auto note = [](const char* what) { return [what] { application().tell(what); }; };
    window.browser()->loader()->setPatience(60'000, 60'000);
    QObject::connect(window.browser()->loader(), &PageLoader::captured, &window, note("captured"));
    QObject::connect(window.browser()->loader(), &PageLoader::copyShown, &window,
                     [noted = note("pruned shown")](Copy copy) {
                         if (copy == Copy::Pruned)
                             noted();
                     });
    QObject::connect(session.trees(), &PageTrees::documentChanged, &window, note("document"));
    QObject::connect(session.runner(), &AnalysisRunner::analysisChanged, &window, note("analysis"));
    QObject::connect(window.browser()->writer(), &CopyWriter::written, &window,
                     [noted = note("pruned written")](Copy copy) {
                         if (copy == Copy::Pruned)
                             noted();
                     });
    QObject::connect(session.selection(), &Selection::nodeChanged, &window, note("selection"));
    if (measureOpening(window, path))
        measureViews(window);
    act("another page instead", 3000, [&] { window.opener()->open(QStringLiteral("sample:shop")); });
}

} // namespace

int main(int argc, char** argv)
{
    registerPageScheme();
    TimedApplication app(argc, argv);
    Language::instance()->choose(QStringLiteral("en"));
    std::printf("limit: %.0f ms of the processor for one event of the GUI thread\n", blockLimit);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("flat.html")));
    for (const int paragraphs : {49'000, 400'000}) {
        const std::string html = flatPage(paragraphs);
        if (!file.open(QIODevice::WriteOnly) || file.write(html.data(), static_cast<qint64>(html.size())) < 0)
            return 1;
        file.close();
        measurePage(file.fileName());
    }
    return 0;
}
