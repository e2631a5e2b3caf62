// SPDX-License-Identifier: MIT
// Content detection changes the pruned page, the hatching of the original, its scroll position, and the
// titles.
#include "tests/ui/tools/content/detectionpages.h"
#include "tests/ui/window/windowtest.h"
#include "ui/session/words/detectionstatus.h"
#include "ui/tools/content/detectionmodel.h"
#include "ui/tools/content/detectiontab.h"
#include "ui/window/explainview.h"

#include <QRadioButton>

#include <cmath>

using namespace tagseam;

class TestDetectedContents : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1440, 1000}); }
    void prunedPageIsNamedAfterWhoDecided();
    void hatchingIsOfWhatThePrunedPageShows();
    void pageGoesToTheFirstRecord();

  private:
    DetectionTab& tab() { return *m_window->findChild<DetectionTab*>(); }
    bool openAt(const QString& page) { return open(page) && m_window->showTab("detection") && answers(); }
    void chooseList(int row)
    {
        tab().candidates()->setCurrentIndex(tab().model()->index(row, DetectionModel::StatusColumn));
    }
    double scrolled() { return ask(originalView()->view()->page(), QStringLiteral("scrollY")).toDouble(); }
    void scrollTo(int place)
    {
        (void)ask(originalView()->view()->page(), QStringLiteral("scrollTo(0, %1)").arg(place));
        QVERIFY(waitFor([&] { return std::abs(scrolled() - place) < 1; }) && answers());
    }
};

void TestDetectedContents::prunedPageIsNamedAfterWhoDecided()
{
    QVERIFY(openAt("sample:shop"));
    const QSignalSpy pruned(m_window->browser()->writer(), &CopyWriter::written);
    session().selection()->selectPosition(tab().answer()->detected.kept.front().begin);
    QVERIFY(answers());
    QSet<QString> titles;
    for (QRadioButton* each : {tab().byDetection(), tab().byHand(), tab().bySearch()}) {
        each->click();
        QVERIFY(answers() && isComplete());
        const NodeId selected = session().selection()->node();
        QCOMPARE(session().kept()->mask()[selected.value], session().kept()->isShown(selected));
        QVERIFY2(overlay().caption.endsWith(shownStatus(session(), selected)), qPrintable(overlay().caption));
        titles << m_window->findChild<QLabel*>("prunedTitle")->text();
        QCOMPARE(countOf(pruned, Copy::Pruned), titles.size()); // written once for each
    }
}

// Content detection keeps the tools, which the search prunes with everything before or after the filters.
void TestDetectedContents::hatchingIsOfWhatThePrunedPageShows()
{
    QVERIFY(openAt("sample:rejected"));
    const auto isHatched = [&](Position position) {
        session().selection()->selectPosition(position);
        [&] { QVERIFY(answers()); }();
        const QPointF place = overlay().selection.center();
        return std::ranges::any_of(overlay().dropped,
                                   [&](const QRectF& each) { return each.contains(place); });
    };
    const std::vector<PlacedList> lists = tab().answer()->lists; // the tab may ask again meanwhile
    const Region tools = lists[tab().answer()->content.lists.regions.front()].span();
    const Region main = analysis().trace.region;
    const Position filter{main.begin.value + 10}; // its ancestors contain the tools, too
    QVERIFY(main.end <= tools.begin || tools.end <= main.begin);
    QVERIFY(isHatched(tools.begin) && !isHatched(filter));
    tab().byDetection()->click();
    QVERIFY(!isHatched(tools.begin) && isHatched(filter));
    const auto other = std::ranges::find_if(lists, [&](const PlacedList& each) {
        return each.span().begin >= tools.end || each.span().end <= tools.begin;
    });
    QVERIFY(other != lists.end());
    chooseList(static_cast<int>(other - lists.begin()));
    QVERIFY(isHatched(other->span().begin)); // the row is current
    tab().byHand()->click();
    QVERIFY(!isHatched(other->span().begin) && isHatched(tools.begin));
    session().kept()->setSeveral({main, tools}, RegionSource::Diagnosis);
    QVERIFY(!isHatched(tools.begin) && !isHatched(filter));
    session().kept()->setSeveral({});
    QVERIFY(isHatched(tools.begin) && !isHatched(filter));
}

// When the tab becomes visible, and when the answer comes; the page does not scroll if the user has selected
// something.
void TestDetectedContents::pageGoesToTheFirstRecord()
{
    const QByteArray deep = "<!DOCTYPE html><title>t</title><h1 id=top>A title</h1><div "
                            "style='height:3000px'><p>Nothing.</p></div><ol>" +
                            record.repeated(9) + "</ol><div style='height:3000px'></div>";
    const QString page = write("deep.html", deep);
    m_window->showTab("why");
    QVERIFY(open(page));
    QCOMPARE(scrolled(), 0.0);
    QVERIFY(m_window->showTab("detection") && answers());
    QVERIFY(waitFor([&] { return scrolled() > 1000; }));
    QCOMPARE(session().selection()->node(), noNode);
    const auto isInSight = [&] {
        const std::vector<PageOverlay::Mark>& marks = overlay().marks;
        if (marks.empty() || marks.front().boxes.empty())
            return false;
        const double top = marks.front().boxes.front().top() - overlay().scroll.y();
        const PageView& view = *originalView();
        return top >= 0 && top < view.height() / view.view()->zoomFactor();
    };
    QVERIFY(waitFor(isInSight));
    const auto staysAtTheTop = [&] { return answers() && scrolled() == 0; };
    scrollTo(0);
    AnalysisOptions options = session().runner()->options();
    options.search.minDifference = 0.3;
    session().runner()->setOptions(options); // another answer, on the page that the user looks at
    QVERIFY(staysAtTheTop());
    QVERIFY(open("sample:figure2") && open(page) && answers()); // the tab is raised
    QVERIFY(waitFor(isInSight));

    for (const bool isStepping : {false, true}) {
        m_window->showTab("why");
        QVERIFY(open(page));
        if (isStepping)
            session().setStepping(true);
        else
            session().selection()->select(nodeBy("id", "top"));
        QVERIFY(m_window->showTab("detection") && staysAtTheTop());
    }
    session().setStepping(false);
}

TAGSEAM_TEST(TestDetectedContents)
#include "tst_detectedpages.moc"
