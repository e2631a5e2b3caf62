// SPDX-License-Identifier: MIT
// What the tab Cure does to the two pages: any of its lists is the pruned page by hand, the original one
// hatches what that leaves out, and goes to the first record.
#include "core/tps/prune.h"
#include "curetest.h"
#include "ui/methodstext.h"
#include "ui/scoretext.h"
#include "ui/views/explaintab.h"
#include "ui/views/optionsbar.h"
#include "ui/views/whytab.h"

#include <QCheckBox>
#include <QPushButton>
#include <QRadioButton>
#include <QStatusBar>
#include <QTabWidget>

#include <algorithm>
#include <cmath>

using namespace tagseam;

namespace {

// The records are far below what one sees of it at first.
const QByteArray deep = "<!DOCTYPE html><title>t</title><h1 id=top>A title</h1><div "
                        "style='height:3000px'><p>Nothing.</p></div><ol>" +
                        record.repeated(9) + "</ol><div style='height:3000px'></div>";

} // namespace

class TestCuredPages : public CureTest {
    Q_OBJECT

  private slots:
    void init() { showTab(); }
    void cleanup() { closeTab(); }
    void listIsShownByHand();
    void hatchingIsOfWhatThePrunedPageShows();
    void pageGoesToTheFirstRecord();
    void pageStaysWhereAPersonIs();
    void byHandGoesWithTheRow();
    void byHandLeadsBackToTheCure();
    void byHandEndsWithThePageAndTheOptions();
    void byHandIsNamedInScoreAndMethods();
    void listOfPageWithoutRecordsIsShownByHand();

  private:
    // At another place than what the cure keeps.
    int listElsewhere()
    {
        const SeparatedPage page = expected();
        const Region span = page.candidates[page.regions.front()].span();
        const auto found = std::ranges::find_if(page.candidates, [&](const RecordRegion& each) {
            return each.span().begin >= span.end || each.span().end <= span.begin;
        });
        return found == page.candidates.end() ? -1 : static_cast<int>(found - page.candidates.begin());
    }
    double scrolled()
    {
        return ask(m_window->originalView()->view()->page(), QStringLiteral("scrollY")).toDouble();
    }
    void scrollTo(int place)
    {
        (void)ask(m_window->originalView()->view()->page(), QStringLiteral("scrollTo(0, %1)").arg(place));
        QTRY_VERIFY(std::abs(scrolled() - place) < 1);
    }
    KeepMask maskOf(int list)
    {
        const Region span = tab().answer()->lists[static_cast<std::size_t>(list)].span();
        return pruneToRegions(session().document(), analysis().sequence, {{span}});
    }
    QString statusLine()
    {
        QString text;
        for (const QLabel* each : m_window->statusBar()->findChildren<QLabel*>())
            text += each->text() + QLatin1Char('\n');
        return text;
    }
};

void TestCuredPages::listIsShownByHand()
{
    QVERIFY(openAt("sample:shop"));
    const int other = listElsewhere();
    QVERIFY(other > 0);
    clickRow(other);
    QVERIFY(tab().bySearch()->isChecked()); // a row alone changes nothing
    QCOMPARE(session().keptMask(), analysis().mask);
    QCOMPARE(tab().byHand()->text(), QStringLiteral("list %1, by hand").arg(other + 1));
    const QSignalSpy pruned(&session(), &PageSession::prunedReady);
    click(tab().byHand());
    QVERIFY(tab().byHand()->isChecked() && !tab().bySearch()->isChecked() && !tab().byCure()->isChecked());
    QCOMPARE(session().byHand(), static_cast<std::uint32_t>(other));
    QVERIFY(!session().isCured() && session().isCureShown());
    QVERIFY(waitFor([&] { return pruned.count() == 1 && isWhole(); }));
    QCOMPARE(session().keptMask(), maskOf(other));
    const NodeId first = analysis().sequence.nodes[session().several().front().begin.value];
    QVERIFY(session().isOnPruned(first) && session().selection() == first);
    QVERIFY2(prunedTitle().contains("chosen by hand"), qPrintable(prunedTitle()));
    QVERIFY(prunedTitle().contains(QStringLiteral("list %1 of the cure").arg(other + 1)));
    QVERIFY(waitFor([&] { // it is written when the event loop turns
        const QString line = statusLine();
        return line.contains(QStringLiteral("chosen by hand: list %1, ").arg(other + 1)) &&
               line.contains("search: raw ") && line.contains("by hand: kept") && !line.contains("cure: ");
    }));
    m_window->showTab("why"); // it stays, and is named
    QVERIFY(answers());
    QVERIFY(says(m_window->explainView()->why()->story(),
                 "the list chosen by hand, which the pruned page shows, has the node."));
    m_window->showTab("diagnosis");
    QVERIFY(answers());
    QVERIFY(!diagnosisTab().severalButton()->isChecked());
    m_window->showTab("cure");
    QVERIFY(answers());
    QVERIFY(tab().byHand()->isChecked());
    click(tab().bySearch());
    QVERIFY(!session().byHand() && tab().bySearch()->isChecked());
    QCOMPARE(session().keptMask(), analysis().mask);
    QVERIFY(waitFor([&] { return !statusLine().contains("by hand"); }));
    QVERIFY2(!prunedTitle().contains("hand"), qPrintable(prunedTitle()));
}

// The cure keeps the tools, which the search drops with what is before the filters or behind them.
void TestCuredPages::hatchingIsOfWhatThePrunedPageShows()
{
    QVERIFY(openAt("sample:refused"));
    const PageOverlay& over = overlay();
    const auto isHatched = [&](Position position) {
        session().selectPosition(position);
        for (int round = 0; round < 2; ++round) // what it asks is answered before
            (void)ask(m_window->originalView()->view()->page(), QStringLiteral("0"));
        const QPointF place = over.selection.center();
        return std::ranges::any_of(over.dropped, [&](const QRectF& each) { return each.contains(place); });
    };
    const auto title = [this] {
        return m_window->findChild<QLabel*>(QStringLiteral("originalTitle"))->text();
    };
    const Region tools = tab().answer()->cured.kept.front();
    const Region main = analysis().trace.region;
    const Position filter{main.begin.value + 10}; // what it begins with holds the tools, too
    QVERIFY(main.end <= tools.begin || tools.end <= main.begin);
    QVERIFY(isHatched(tools.begin));
    QVERIFY(!isHatched(filter));
    click(tab().byCure());
    QVERIFY(!isHatched(tools.begin));
    QVERIFY(isHatched(filter));
    m_window->showTab("why"); // which marks nothing
    QVERIFY(answers());
    QVERIFY2(title().contains("hatched: dropped by the cure"), qPrintable(title()));
    m_window->showTab("cure");
    QVERIFY(answers());
    const int other = listElsewhere();
    QVERIFY(other >= 0);
    const Position chosen = tab().answer()->lists[static_cast<std::size_t>(other)].span().begin;
    clickRow(other);
    QVERIFY(isHatched(chosen)); // it is looked at
    click(tab().byHand());
    QVERIFY(!isHatched(chosen));
    QVERIFY(isHatched(tools.begin));
    m_window->showTab("why");
    QVERIFY(answers());
    QVERIFY2(title().contains("hatched: dropped by hand"), qPrintable(title()));
    session().setSeveral({main, tools}, SeveralOf::Diagnosis);
    QVERIFY(!isHatched(tools.begin) && !isHatched(filter));
    QVERIFY(title().contains("hatched: dropped") && !title().contains("by "));
    session().setSeveral({});
    QVERIFY(isHatched(tools.begin) && !isHatched(filter));
}

// When the tab comes into sight, and when the answer does.
void TestCuredPages::pageGoesToTheFirstRecord()
{
    const QString page = write("deep.html", deep);
    QVERIFY(open(page));
    QCOMPARE(scrolled(), 0.0);
    QVERIFY(m_window->showTab("cure") && answers());
    QVERIFY(waitFor([&] { return scrolled() > 1000; }));
    QCOMPARE(session().selection(), noNode);
    const auto firstMark = [this] {
        const std::vector<PageOverlay::Mark>& marks = overlay().marks;
        return marks.empty() || marks.front().boxes.empty() ? -1.0 : marks.front().boxes.front().top();
    };
    const auto isInSight = [&] {
        const double top = firstMark() - overlay().scroll.y();
        const PageView& view = *m_window->originalView();
        return firstMark() > 0 && top >= 0 && top < view.height() / view.view()->zoomFactor();
    };
    QVERIFY(waitFor(isInSight));
    m_window->showTab("why");
    QVERIFY(answers());
    scrollTo(0);
    m_window->showTab("cure"); // once more
    QVERIFY(waitFor([&] { return scrolled() > 1000; }));
    QVERIFY(waitFor(isInSight));
    scrollTo(0);
    setAdvantage(0.3); // another answer, on the page where the person is
    QVERIFY(answers());
    rest(300);
    QCOMPARE(scrolled(), 0.0);
    Language::instance()->choose(QStringLiteral("pt_BR")); // the same answer
    rest(300);
    QVERIFY(answers());
    QCOMPARE(scrolled(), 0.0);
    QVERIFY(open("sample:shop") && open(page)); // the tab is in front
    QVERIFY(answers());
    QVERIFY(waitFor(isInSight));
}

void TestCuredPages::pageStaysWhereAPersonIs()
{
    QVERIFY(open(write("deep.html", deep)));
    session().select(nodeNamed(session(), QStringLiteral("h1#top")));
    QVERIFY(m_window->showTab("cure") && answers());
    rest(300);
    QCOMPARE(scrolled(), 0.0);
    m_window->showTab("why");
    session().select(noNode);
    session().setStepping(true);
    QVERIFY(m_window->showTab("cure") && answers());
    rest(300);
    QCOMPARE(scrolled(), 0.0);
}

// By keys: the list, then the switch, then the next list; and one at the very positions of another.
void TestCuredPages::byHandGoesWithTheRow()
{
    QVERIFY(openAt("sample:shop"));
    QCOMPARE(expected().candidates[1].span(), expected().candidates[0].span());
    tab().bySearch()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tab().bySearch(), Qt::Key_Right);
    QTest::keyClick(tab().byCure(), Qt::Key_Right);
    QVERIFY(tab().byHand()->isChecked());
    QCOMPARE(session().byHand(), 0U); // the cure's own answer, and by hand all the same
    QVERIFY(prunedTitle().contains("chosen by hand"));
    tab().candidates()->setFocus();
    for (std::uint32_t row = 1; row < expected().candidates.size(); ++row) {
        QTest::keyClick(tab().candidates(), Qt::Key_Down);
        QCOMPARE(session().byHand(), row);
        QCOMPARE(session().keptMask(), maskOf(static_cast<int>(row)));
        QVERIFY(prunedTitle().contains(QStringLiteral("list %1 of").arg(row + 1)));
        QVERIFY(tab().byHand()->isChecked());
        QCOMPARE(tab().byHand()->text(), QStringLiteral("list %1, by hand").arg(row + 1));
    }
    session().setStepping(true); // which shows its own part
    QVERIFY(!session().isCureShown() && !prunedTitle().contains("hand"));
    session().setStepping(false);
    QVERIFY(prunedTitle().contains("chosen by hand"));
    Language::instance()->choose(QStringLiteral("pt_BR"));
    QVERIFY(tab().byHand()->isChecked());
    QVERIFY(waitFor([&] { return isWhole(); }));
}

void TestCuredPages::byHandLeadsBackToTheCure()
{
    QVERIFY(openAt("sample:shop"));
    click(tab().byCure());
    clickRow(listElsewhere());
    QVERIFY(session().isCured()); // rows are looked at
    click(tab().byHand());
    QVERIFY(session().byHand().has_value() && !session().isCured());
    QVERIFY(waitFor([&] { return isWhole(); }));
    const QSignalSpy changed(&session(), &PageSession::severalChanged);
    const QSignalSpy pruned(&session(), &PageSession::prunedReady);
    click(tab().byCure());
    QVERIFY(waitFor([&] { return pruned.count() > 0 && isWhole(); }));
    rest(300); // nothing else is written after it
    QCOMPARE(changed.count(), 1);
    QCOMPARE(pruned.count(), 1);
    QVERIFY(session().isCured() && tab().byCure()->isChecked() && !tab().byHand()->isChecked());
    QCOMPARE(session().keptMask(), filtered().kept);
    QVERIFY2(prunedTitle().contains("by the <b>cure"), qPrintable(prunedTitle()));
    click(tab().byHand());
    setAdvantage(0.3); // it was for what was seen; the cure was asked for before
    QVERIFY(waitFor([&] { return session().isCured() && analysis().options.search.advantage == 0.3; }));
    QVERIFY(!session().byHand());
    QVERIFY(waitFor([&] { return isWhole(); }) && answers());
}

void TestCuredPages::byHandEndsWithThePageAndTheOptions()
{
    QVERIFY(openAt("sample:shop"));
    clickRow(listElsewhere());
    click(tab().byHand());
    {
        const BusyPool busy(m_window->explainer()->pool()); // an analysis that is given up leaves it
        setAdvantage(0.4);
        session().cancelAnalysis();
    }
    QVERIFY(answers());
    QCOMPARE(session().byHand(), static_cast<std::uint32_t>(listElsewhere()));
    QCOMPARE(tab().candidates()->currentIndex().row(), listElsewhere());
    QVERIFY(tab().byHand()->isChecked() && tab().byHand()->isEnabled());
    setAdvantage(0.3);
    QVERIFY(answers());
    QVERIFY(!session().byHand() && session().several().empty() && tab().bySearch()->isChecked());
    QCOMPARE(session().keptMask(), analysis().mask);
    clickRow(listElsewhere());
    click(tab().byHand());
    QVERIFY(session().byHand().has_value());
    QVERIFY(open("sample:news") && answers());
    QVERIFY(!session().byHand() && tab().bySearch()->isChecked());
    QCOMPARE(session().keptMask(), analysis().mask);
    QVERIFY(!prunedTitle().contains("hand"));
}

void TestCuredPages::byHandIsNamedInScoreAndMethods()
{
    QVERIFY(openAt("sample:shop"));
    const int other = listElsewhere();
    clickRow(other);
    click(tab().byHand());
    const QString name = QStringLiteral("list %1, by hand").arg(other + 1);
    QCOMPARE(scoredName(session()), name);
    QVERIFY(scoredText({}, session()).contains("<b>chosen by hand</b>"));
    QVERIFY(!scoredText({}, session()).contains("diagnosis"));
    const auto* complement = m_window->findChild<OptionsBar*>()->findChild<QCheckBox*>();
    QVERIFY(!complement->isEnabled() && complement->toolTip().contains("chosen by hand"));
    click(tab().byCure());
    QCOMPARE(scoredName(session()), QStringLiteral("cure"));
}

void TestCuredPages::listOfPageWithoutRecordsIsShownByHand()
{
    QVERIFY(openAt(write("menu.html", menu)));
    QVERIFY(!tab().byHand()->isEnabled() && tab().byHand()->toolTip().contains("Choose a list"));
    clickRow(0);
    QVERIFY(tab().byHand()->isEnabled());
    click(tab().byHand());
    QCOMPARE(session().byHand(), 0U);
    QCOMPARE(session().keptMask(), maskOf(0));
    QVERIFY2(prunedTitle().contains("chosen by hand"), qPrintable(prunedTitle()));
    click(tab().byCure());
    QVERIFY2(prunedTitle().contains("everything kept"), qPrintable(prunedTitle()));
    QVERIFY(open(write("article.html", article)) && answers());
    QVERIFY(!tab().byHand()->isEnabled());
}

TAGSEAM_TEST(TestCuredPages)
#include "tst_curedpages.moc"
