// SPDX-License-Identifier: MIT
// The step debugger on a page of 1,000,000 nodes: the time of a step in the window with all its effects, and
// the time that a drag of the timeline keeps the window from answering. On a page of 10,000 nodes, the time
// from an edit of the page until it is analysed and all views are repainted.
#include "core/page/parsehtml.h"
#include "core/tps/stepper.h"
#include "tests/bench/windowtiming.h"
#include "ui/browser/guard/pagescheme.h"
#include "ui/browser/show/copywriter.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/tools/step/stepbar.h"
#include "ui/tools/step/stepperview.h"
#include "ui/tools/step/steptables.h"
#include "ui/tools/step/timelineview.h"
#include "ui/widgets/language.h"
#include "ui/window/mainwindow.h"

#include <QMouseEvent>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

constexpr int samples = 200;      // for each figure
constexpr double stepLimit = 16;  // in ms: seek and step
constexpr double paintLimit = 33; // in ms: the window repaints
constexpr double blockLimit = 50; // in ms: one event while the timeline is dragged
constexpr double editLimit = 100; // in ms: an edit, its analysis and the repaint

void print(const std::string& name, const std::vector<Time>& times, double limit)
{
    const auto figures = [&](double Time::*of) {
        std::vector<double> sorted;
        double sum = 0;
        for (const Time& each : times) {
            sorted.push_back(each.*of);
            sum += each.*of;
        }
        std::ranges::sort(sorted);
        std::printf(" %8.2f %8.2f %8.2f", sorted.back(), sorted[(sorted.size() - 1) * 99 / 100],
                    sum / static_cast<double>(sorted.size()));
        return sorted.back();
    };
    std::printf("  %-46s", name.c_str());
    figures(&Time::wall);
    std::printf("   ");
    std::printf("  %s\n", figures(&Time::processor) <= limit ? "" : "over");
    std::fflush(stdout);
}

// `prepare` is not measured.
void measure(const std::string& name, double limit, const std::function<void()>& prepare,
             const std::function<void()>& act)
{
    std::vector<Time> times;
    for (int i = 0; i < samples; ++i) {
        prepare();
        const Watch watch;
        act();
        times.push_back(watch.time());
    }
    print(name, times, limit);
}

// A menu, a list of records of ten nodes, a footer: some 60 tag paths in a million nodes. The records are of
// five kinds; every `odd`th is of a kind of its own with ten more tag paths, none for 0.
Document bigPage(std::uint32_t odd, std::uint32_t records = 99'300)
{
    std::string links;
    for (int i = 0; i < 1000; ++i)
        links += "<li><a class=entry>An entry</a></li>";
    std::string html = "<!DOCTYPE html><body><ul class=menu>" + links + "</ul><ul class=results>";
    for (std::uint32_t i = 0; i < records; ++i) {
        const std::uint32_t kind = odd != 0 && i % odd == 0 ? i : i % 5;
        html += "<li class=kind" + std::to_string(kind) +
                "><a class=link><img class=picture><h3 class=title>A title of a record</h3></a>"
                "<p class=price><span class=amount>12</span><span class=currency>EUR</span></p></li>";
    }
    return *parseHtml(html + "</ul><ul class=footer>" + links + "</ul>", {.encoding = "utf-8"});
}

void measureSteps(MainWindow& window, const std::string& when)
{
    PageSession& session = *window.session();
    std::mt19937_64 random(43);
    const auto anywhere = [&] {
        session.cursor()->step([&](Stepper& stepper) { stepper.seek(random() % stepper.stepCount()); });
    };
    const auto by = [&](Grain grain, bool isForward) {
        session.cursor()->step(
            [&](Stepper& stepper) { isForward ? stepper.next(grain) : stepper.previous(grain); });
    };
    const std::string end = when.empty() ? "" : ", " + when;
    measure(
        "step: seek, all views told" + end, stepLimit, [] {}, anywhere);
    measure("step: next, all views told" + end, stepLimit, anywhere, [&] { by(Grain::Step, true); });
    measure("step: previous, all views told" + end, stepLimit, anywhere, [&] { by(Grain::Step, false); });
    const auto paints = [&](const std::string& name, const std::function<void()>& act) {
        std::vector<Time> sums;
        for (int i = 0; i < samples / 3; ++i) {
            act();
            application().forget();
            QTest::qWait(25);
            sums.push_back(application().sum());
        }
        print(name + end, sums, paintLimit);
    };
    paints("window: all events after a seek", anywhere);
    paints("window: all events after a step", [&] { by(Grain::Step, true); });
}

// Moves pixel by pixel over the timeline and handles the events in between as they come.
void measureDrag(MainWindow& window)
{
    TimelineView& timeline = *window.findChild<TimelineView*>();
    const auto send = [&](QEvent::Type type, int x) {
        const QPointF at(x, 20);
        QMouseEvent event(type, at, timeline.mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&timeline, &event);
    };
    QTest::qWait(500);
    application().forget();
    std::vector<Time> turns;
    send(QEvent::MouseButtonPress, 9);
    for (int x = 9; x < timeline.width() - 9; ++x) {
        const Watch turn;
        send(QEvent::MouseMove, x);
        QCoreApplication::processEvents();
        turns.push_back(turn.time());
    }
    send(QEvent::MouseButtonRelease, timeline.width() - 9);
    QTest::qWait(1000); // and the events that follow
    print("drag: a move and what follows", turns, blockLimit);
    const TimedApplication::Event longest = application().longest().front();
    std::printf("  drag: %d pixels in %.1f s; longest event %.2f ms, %.2f of the processor (%s) %s\n",
                timeline.width() - 18, application().seconds(), longest.time.wall, longest.time.processor,
                longest.what.constData(), longest.time.processor <= blockLimit ? "" : "over");
}

// Gives the first record, and then another one, a class of its own, and undoes it.
void measureEdits()
{
    MainWindow window(false);
    window.resize(1600, 1000);
    window.show();
    PageSession& session = *window.session();
    QObject::disconnect(window.browser()->writer(), &CopyWriter::written, nullptr, nullptr);
    bool isDone = false;
    QObject::connect(session.runner(), &AnalysisRunner::analysisChanged, &window, [&] { isDone = true; });
    const auto wait = [&] {
        while (!isDone)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        isDone = false;
        QCoreApplication::processEvents();
    };
    session.setDocument(bigPage(0, 400), {.name = "page", .address = "page"});
    wait();
    const Document& page = session.trees()->document();
    std::vector<NodeId> records;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (page.isElement(node) && page.attribute(node, "class").starts_with("kind"))
            records.push_back(node);
    }
    std::printf("edits of a page of %u nodes\n", page.size());
    std::vector<Time> edits;
    std::vector<Time> undone;
    for (std::size_t i = 0; i < 40; ++i) {
        const Watch edit;
        session.editing()->makeOrRefuse({{PageEdit::Kind::Attribute, {records[i]}, "class", "own"}});
        wait();
        const Time edited = edit.time();
        const Watch undo;
        session.changes()->undo();
        wait();
        if (i == 0) // the window is still being laid out
            continue;
        edits.push_back(edited);
        undone.push_back(undo.time());
    }
    print("edit: analysed and repainted", edits, editLimit);
    print("undo: analysed and repainted", undone, editLimit);
}

void measurePage(const char* name, std::uint32_t odd)
{
    MainWindow window(false);
    window.resize(1600, 1000); // shows the tree and the levels
    window.show();
    PageSession& session = *window.session();
    // Chromium has a process of its own; its work on such a page is not measured.
    QObject::disconnect(window.browser()->writer(), &CopyWriter::written, nullptr, nullptr);
    bool isDone = false;
    QObject::connect(session.runner(), &AnalysisRunner::analysisChanged, &window, [&] { isDone = true; });
    session.setDocument(bigPage(odd), {.name = "big", .address = "big"});
    if (!QTest::qWaitFor([&] { return isDone; }, 120'000))
        return;
    const Analysis& analysis = session.runner()->analysis();
    std::printf(
        "%s: %u positions, %u tag paths, %zu levels, %zu attempts, %zu candidate splits, %llu steps; "
        "analysed "
        "in %.0f ms\n",
        name, analysis.sequence.size(), analysis.sequence.alphabetSize(), analysis.trace.levels.size(),
        analysis.trace.attempts.size(), analysis.trace.candidateSplits.size(),
        static_cast<unsigned long long>(session.cursor()->stepper().stepCount()), analysis.milliseconds);
    session.setStepping(true);
    QTest::qWait(2000);
    measureSteps(window, {});
    window.findChild<StepperView*>()->tables()->setCurrentIndex(1);
    QTest::qWait(500);
    measureSteps(window, "symbols shown");
    measureDrag(window);
}

} // namespace

int main(int argc, char** argv)
{
    registerPageScheme();
    TimedApplication app(argc, argv);
    Language::instance()->choose(QStringLiteral("en"));
    std::printf("limits: %.0f ms a step, %.0f ms a repaint, %.0f ms an event of a drag\n", stepLimit,
                paintLimit, blockLimit);
    std::printf("figures: max, 99th percentile and mean in ms, on the wall and then of the processor\n");
    const QByteArray which = argc > 1 ? argv[1] : "";
    if (which.isEmpty() || which == "edits")
        measureEdits();
    if (which.isEmpty() || which == "few")
        measurePage("few tag paths", 0);
    if (which.isEmpty() || which == "many")
        measurePage("many tag paths", 5);
    return 0;
}
