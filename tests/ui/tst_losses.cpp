// SPDX-License-Identifier: MIT
// Renderers that die, of the page and of the pruned one: nothing that the person did goes with them.
#include "ui/watchdog.h"
#include "windowtest.h"

#include <QElapsedTimer>
#include <QRandomGenerator>

#include <array>
#include <optional>

#include <unistd.h>

using namespace tagseam;

namespace {

// What a person would miss.
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

// When a renderer is killed, and which.
struct Moment {
    Doing doing;
    bool isFirst;
    int milliseconds; // after it was begun
    bool isPruned;    // the renderer of the pruned page
};

} // namespace

class TestLosses : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanupTestCase() { closeWindow(); }
    void lostRendererTakesNothingAlong();
    void lostPrunedPageComesBack();
    void threeLossesInARowAreEnough();
    void memoryOfAProcess();

  private:
    Moment nextMoment(int number);
    State state();
    void placeAnywhere(const Moment& moment);
    void beBusy(const Moment& moment);
    void checkThatNothingIsLost(const Moment& moment);
    void checkThatBothPagesAreShown();
    void checkPicking();
    void clickPicksTheRightNode(const QPoint& point);

    QRandomGenerator m_random;
};

void TestLosses::initTestCase()
{
    showWindow();
    QVERIFY(nextPageLoads()); // what is gone back to
}

// The same for the same seed, however long anything takes.
Moment TestLosses::nextMoment(int number)
{
    constexpr std::array names{"loading", "stepping", "picking"};
    const int milliseconds = static_cast<int>(m_random.bounded(250));
    const bool isPruned = m_random.bounded(3) == 0;
    qInfo("killed %s while %s, after %d ms", isPruned ? "the pruned page" : "the page",
          names.at(static_cast<std::size_t>(number % 3)), milliseconds);
    return {static_cast<Doing>(number % 3), number == 0, milliseconds, isPruned};
}

State TestLosses::state()
{
    return {session().document().size(), analysis().sequence.symbols, analysis().trace.region,
            session().range(),           session().selection(),       session().level(),
            session().stepper().step(),  session().options(),         session().isStepping(),
            loader().address()};
}

// Something is selected, a level and a range, and all is shown.
void TestLosses::placeAnywhere(const Moment& moment)
{
    session().setStepping(moment.doing == Doing::Stepping);
    session().selectPosition({m_random.bounded(analysis().sequence.size())});
    session().selectLevel(m_random.bounded(3U));
    session().selectRange({Position{5}, Position{5 + m_random.bounded(100U)}});
    QVERIFY(waitFor([&] { return isWhole(); }));
}

// Until the moment has come.
void TestLosses::beBusy(const Moment& moment)
{
    if (moment.doing == Doing::Loading)
        m_window->open(moment.isFirst ? "sample:news" : "sample:shop");
    QElapsedTimer clock;
    for (clock.start(); clock.elapsed() < moment.milliseconds;) {
        if (moment.doing == Doing::Stepping)
            session().step(
                [&](Stepper& stepper) { stepper.seek(m_random.bounded(quint32(stepper.stepCount()))); });
        else if (moment.doing == Doing::Picking)
            QTest::mouseClick(m_window->originalView()->view()->focusProxy(), Qt::LeftButton, {},
                              QPoint(20 + m_random.bounded(300), 20 + m_random.bounded(250)));
        rest(m_random.bounded(1, 20));
    }
}

// The kill. What was still under way may come out either way, and so may the last click.
void TestLosses::checkThatNothingIsLost(const Moment& moment)
{
    const bool isBusy = session().isAnalysing() || !session().hasAnalysis();
    const std::optional<State> before = isBusy ? std::nullopt : std::optional(state());
    const QSignalSpy arrived(&session(), &PageSession::documentChanged); // taken over just before the kill
    kill(moment.isPruned ? loader().prunedPage() : loader().page());
    QVERIFY(waitFor([&] { return isWhole() && session().hasAnalysis(); }));
    const bool hasLoaded = moment.doing == Doing::Loading && arrived.count() > 0;
    if (!before || hasLoaded)
        return;
    State after = state();
    if (moment.doing == Doing::Picking) {
        after.selection = before->selection;
        after.level = before->level;
    }
    QVERIFY(after == *before);
}

void TestLosses::checkThatBothPagesAreShown()
{
    const auto elements = [](QWebEnginePage* page) {
        return ask(page, "document.querySelectorAll('body *').length").toInt();
    };
    QVERIFY(waitFor([&] { return elements(loader().page()) > 10; }));
    QVERIFY(waitFor([&] { return elements(loader().prunedPage()) > 0; }));
}

void TestLosses::checkPicking()
{
    const bool wasStepping = session().isStepping();
    session().setStepping(false);
    QVERIFY(waitFor([&] { return isWhole(); }));
    clickPicksTheRightNode(QPoint(40 + m_random.bounded(200), 40 + m_random.bounded(150)));
    session().setStepping(wasStepping);
}

// The element under the point, by the page and by the window.
void TestLosses::clickPicksTheRightNode(const QPoint& point)
{
    QWebEngineView* view = m_window->originalView()->view();
    const double zoom = view->zoomFactor();
    const QString under =
        QStringLiteral("(() => { const all = [...document.querySelectorAll('*')].filter((e, i, "
                       "a) => !a.some(x => x.dataset && x.dataset.tagseamNode) || (e.dataset "
                       "&& e.dataset.tagseamNode)); return all.indexOf("
                       "document.elementFromPoint(%1, %2)); })()")
            .arg(point.x() / zoom)
            .arg(point.y() / zoom);
    int index = -1;
    for (int before = -2; index != before;) { // until it has come to rest: it may scroll to what was selected
        before = index;
        rest(200);
        index = ask(loader().page(), under).toInt();
    }
    QVERIFY(index >= 0);
    NodeId wanted = noNode;
    int elements = 0;
    for (NodeId node{1}; node.value < session().document().size() && wanted == noNode; ++node.value) {
        if (session().document().isElement(node) && elements++ == index)
            wanted = node;
    }
    QVERIFY(wanted != noNode);
    session().select(noNode);
    QVERIFY(view->focusProxy() != nullptr);
    QTest::mouseClick(view->focusProxy(), Qt::LeftButton, {}, point);
    QVERIFY(waitFor([&] { return session().selection() != noNode; }));
    QCOMPARE(session().selection().value, wanted.value);
}

void TestLosses::lostRendererTakesNothingAlong()
{
    // Other moments by another seed.
    const quint32 seed = qEnvironmentVariable("TAGSEAM_SEED", QStringLiteral("2217902368")).toUInt();
    qInfo("TAGSEAM_SEED=%u", seed);
    m_random.seed(seed);
    QVERIFY(open("sample:shop"));
    AnalysisOptions options = session().options();
    options.search.advantage = 0.25;
    QVERIFY(settles([&] { session().setOptions(options); }));
    for (int number = 0; number < 10; ++number) {
        const Moment moment = nextMoment(number);
        placeAnywhere(moment);
        beBusy(moment);
        checkThatNothingIsLost(moment);
        if (!QTest::currentTestFailed())
            checkThatBothPagesAreShown();
        if (!QTest::currentTestFailed())
            checkPicking();
        if (QTest::currentTestFailed())
            return;
        rest(m_random.bounded(5100, 6000)); // three losses in ten seconds are another test
    }
    session().setStepping(false);
    QVERIFY(nextPageLoads());
}

void TestLosses::lostPrunedPageComesBack()
{
    QVERIFY(open("sample:regions"));
    session().selectPosition({20});
    const NodeId selected = session().selection();
    QVERIFY(settles([&] { kill(loader().prunedPage()); }));
    QVERIFY(isWhole());
    QVERIFY(ask(loader().prunedPage(), "document.querySelectorAll('.region2').length").toInt() > 0);
    QVERIFY(message().isEmpty()); // it is the program's own
    QCOMPARE(session().selection().value, selected.value);
}

void TestLosses::threeLossesInARowAreEnough()
{
    QVERIFY(open("sample:regions"));
    const std::uint32_t nodes = session().document().size();
    for (int i = 0; i < 2; ++i) {
        kill(loader().page());
        QVERIFY(waitFor([&] { return isWhole(); }));
        QVERIFY2(message().contains("as it was captured"), qPrintable(message()));
    }
    kill(loader().page());
    QVERIFY(waitFor([&] { return message().contains("three times"); }));
    rest(500);
    QVERIFY(isWhole());
    QCOMPARE(loader().page()->renderProcessPid(), 0);
    QCOMPARE(session().document().size(), nodes);
    QVERIFY(open("sample:regions"));
    QVERIFY(message().isEmpty());
    QCOMPARE(ask(loader().page(), "document.querySelectorAll('.region2').length").toInt(), 20);
}

void TestLosses::memoryOfAProcess()
{
    QVERIFY(Watchdog::residentBytes(::getpid()) > (std::size_t{10} << 20U));
    QCOMPARE(Watchdog::residentBytes(0), std::size_t{0});
    QCOMPARE(Watchdog::residentBytes(999'999'999), std::size_t{0});
}

TAGSEAM_TEST(TestLosses)
#include "tst_losses.moc"
