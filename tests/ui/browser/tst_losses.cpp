// SPDX-License-Identifier: MIT
// Renderers that crash, of the page and of the pruned one: the user's work is not lost with them.
#include "tests/ui/window/windowtest.h"
#include "ui/browser/guard/watchdog.h"
#include "ui/browser/load/showncopy.h"

#include <limits>

#include <unistd.h>

using namespace tagseam;

namespace {

// The state that a user would miss.
struct State {
    std::size_t nodes;
    std::vector<Symbol> symbols;
    Region region;
    Region range;
    NodeId selection;
    std::uint32_t level;
    std::size_t step;
    AnalysisOptions options;
    bool isStepping;
    QString address;
    bool operator==(const State&) const = default;
};

enum class Doing { Loading, Stepping, Picking };

} // namespace

class TestLosses : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        showWindow();
        QVERIFY(nextPageLoads());
    }
    void lostRendererTakesNothingAlong_data();
    void lostRendererTakesNothingAlong();
    void lossesInARowAreEnoughAndMemoryIsKnown();
    void copyThatIsNeverShownIsGivenUp();

  private:
    State state()
    {
        return {session().trees()->document().size(),
                analysis().sequence.symbols,
                analysis().trace.region,
                session().selection()->range(),
                session().selection()->node(),
                session().selection()->level(),
                session().cursor()->stepper().step(),
                session().runner()->options(),
                session().cursor()->isStepping(),
                loader().address()};
    }
    // Ends in the middle of the work.
    void work(Doing doing, int amount)
    {
        if (doing == Doing::Loading) {
            const QSignalSpy progress(&loader(), &PageLoader::progress);
            m_window->opener()->open("sample:news");
            QVERIFY(waitFor([&] { return progress.count() >= amount || isComplete(); }));
            return;
        }
        for (int i = 1; i <= 4 * amount; ++i) {
            if (doing == Doing::Stepping)
                session().cursor()->step(
                    [&](Stepper& stepper) { stepper.seek(i * 7919U % stepper.stepCount()); });
            else
                QTest::mouseClick(originalView()->view()->focusProxy(), Qt::LeftButton, {},
                                  QPoint(20 + i * 73 % 300, 20 + i * 41 % 250));
            handleEvents();
        }
    }
    void checkThatBothPagesAreShown()
    {
        const auto elements = [](QWebEnginePage* page) {
            return ask(page, "document.querySelectorAll('body *').length").toInt();
        };
        QVERIFY(waitFor([&] { return elements(loader().page()) > 10; }));
        QVERIFY(waitFor([&] { return elements(loader().prunedPage()) > 0; }));
    }
    // Compares the element under the point in the page and in the window.
    void clickPicksTheRightNode(const QPoint& point)
    {
        const double zoom = originalView()->view()->zoomFactor();
        const QString under =
            QStringLiteral("(() => { const all = [...document.querySelectorAll('*')].filter((e, i, "
                           "a) => !a.some(x => x.dataset && x.dataset.tagseamNode) || (e.dataset "
                           "&& e.dataset.tagseamNode)); return all.indexOf("
                           "document.elementFromPoint(%1, %2)); })()")
                .arg(point.x() / zoom)
                .arg(point.y() / zoom);
        QVERIFY(answers()); // the page may scroll to the selected node
        const int index = ask(loader().page(), under).toInt();
        QVERIFY(index >= 0);
        NodeId wanted = noNode;
        int elements = 0;
        for (NodeId node{1}; node.value < session().trees()->document().size() && wanted == noNode;
             ++node.value) {
            if (session().trees()->document().isElement(node) && elements++ == index)
                wanted = node;
        }
        QVERIFY(wanted != noNode);
        session().selection()->select(noNode);
        clickAt(originalView(), QPointF(point) / zoom);
        QVERIFY(waitFor([&] { return session().selection()->node() != noNode; }));
        QCOMPARE(session().selection()->node().value, wanted.value);
    }
};

void TestLosses::lostRendererTakesNothingAlong_data()
{
    QTest::addColumn<int>("doing");
    QTest::addColumn<int>("amount");
    QTest::addColumn<bool>("isPruned"); // the renderer of the pruned page ends
    for (const auto& [name, doing] :
         {std::pair("loading", Doing::Loading), {"stepping", Doing::Stepping}, {"picking", Doing::Picking}}) {
        for (const int amount : {0, 1, 3}) {
            for (const bool isPruned : {false, true})
                QTest::addRow("%s %d%s", name, amount, isPruned ? ", pruned" : "")
                    << static_cast<int>(doing) << amount << isPruned;
        }
    }
}

void TestLosses::lostRendererTakesNothingAlong()
{
    QFETCH(int, doing);
    QFETCH(int, amount);
    QFETCH(bool, isPruned);
    const auto what = static_cast<Doing>(doing);
    QVERIFY(open("sample:shop")); // clears the losses before
    AnalysisOptions options = session().runner()->options();
    options.search.minDifference = amount == 0 ? 0.25 : 0.2;
    session().runner()->setOptions(options);
    QVERIFY(answers());
    session().setStepping(what == Doing::Stepping);
    session().selection()->selectPosition({amount * 97U + 11});
    session().selection()->selectLevel(static_cast<std::uint32_t>(amount) % 3);
    session().selection()->selectRange({Position{5}, Position{50}});
    QVERIFY(waitFor([&] { return isComplete(); }));
    work(what, amount);
    // Work that is still under way may have either result, and so may the last click.
    const bool isBusy = session().runner()->isAnalysing() || !session().runner()->hasAnalysis();
    const std::optional<State> before = isBusy ? std::nullopt : std::optional(state());
    const QSignalSpy arrived(session().trees(), &PageTrees::documentChanged);
    kill(isPruned ? loader().prunedPage() : loader().page());
    QVERIFY(waitFor([&] { return isComplete() && session().runner()->hasAnalysis(); }));
    if (before && (what != Doing::Loading || arrived.isEmpty())) {
        State after = state();
        if (what == Doing::Picking) {
            after.selection = before->selection;
            after.level = before->level;
        }
        QVERIFY(after == *before);
    }
    QVERIFY(!isPruned || message().isEmpty()); // the pruned page is written by the program
    checkThatBothPagesAreShown();
    session().setStepping(false);
    QVERIFY(waitFor([&] { return isComplete(); }));
    clickPicksTheRightNode(QPoint(60 + 40 * amount, 60 + 30 * amount));
}

void TestLosses::lossesInARowAreEnoughAndMemoryIsKnown()
{
    loader().setLossWindow(std::numeric_limits<qint64>::max()); // independent of the speed of the machine
    QVERIFY(open("sample:regions"));
    const std::uint32_t nodes = session().trees()->document().size();
    const QSignalSpy givenUp(&loader(), &PageLoader::givenUp);
    int losses = 0;
    for (; givenUp.isEmpty() && losses < 5; ++losses) {
        kill(loader().page());
        QVERIFY(waitFor([&] {
            return givenUp.count() > 0 || (isComplete() && loader().page()->renderProcessPid() > 0);
        }));
        QVERIFY(!message().isEmpty());
    }
    QCOMPARE(givenUp.count(), 1);
    QCOMPARE(losses, 3);
    QVERIFY(waitFor([&] { return isComplete(); }));
    QCOMPARE(loader().page()->renderProcessPid(), 0);
    QCOMPARE(session().trees()->document().size(), nodes);
    QVERIFY(open("sample:regions") && message().isEmpty());
    QCOMPARE(ask(loader().page(), "document.querySelectorAll('.region2').length").toInt(), 20);
    QVERIFY(Watchdog::residentBytes(::getpid()) > (std::size_t{10} << 20U));
    QCOMPARE(Watchdog::residentBytes(0), std::size_t{0});
    QCOMPARE(Watchdog::residentBytes(999'999'999), std::size_t{0});
}

// A busy machine takes longer than the loss window to load it three times.
void TestLosses::copyThatIsNeverShownIsGivenUp()
{
    ShownCopy copy(QStringLiteral("copy"));
    copy.setLossWindow(0);
    for (int page = 0; page < 2; ++page) {
        for (const bool isTooOften : {false, false, true})
            QCOMPARE(copy.isLostTooOften(), isTooOften);
        copy.forgetLosses();
    }
}

TAGSEAM_TEST(TestLosses)
#include "tst_losses.moc"
