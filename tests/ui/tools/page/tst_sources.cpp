// SPDX-License-Identifier: MIT
// Two sources of one page in the real window: switching, keeping the selection, and the comparison.
#include "tests/ui/window/windowtest.h"
#include "ui/session/words/differencetext.h"
#include "ui/tools/page/compareview.h"
#include "ui/tools/page/differencesmodel.h"
#include "ui/window/optionsbar.h"

#include <QAbstractItemModelTester>
#include <QDockWidget>
#include <QTreeView>
#include <QTreeWidget>

using namespace tagseam;

class TestSources : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow(); }
    void init()
    {
        session().runner()->setOptions({});
        m_window->showTab("why");
    }
    void selectionIsKeptAndTheLivePageStays();
    void theBytesAreReadByTheOtherParser();
    void missingSourceIsRefusedAndALaterOneShown();
    void nextPageIsShownInTheSameSource();
    void takenAgainTheSourceStays();
    void takenAgainWhatOnlyTheSourceHasIsNoOtherNode();
    void compareViewCountsAndSelects();
    void compareViewNamesWhatMadeTheRegionsDiffer();
    void closingWhileComparingIsSafe();

  private:
    // Opens a page and waits until it is analysed and shown, and its source is read.
    bool open(const QString& address)
    {
        return WindowTest::open(address) && waitFor([&] { return session().trees()->hasSource(); });
    }
    bool switchTo(PageSource source)
    {
        QSignalSpy settled(m_window.get(), &MainWindow::settled);
        m_window->optionsBar()->source()->setCurrentIndex(static_cast<int>(source));
        return waitFor([&] { return session().runner()->options().source == source && settled.count() > 0; });
    }
    // Recaptures the live page, whose body gets `html` at its beginning.
    bool takeAgain(const QByteArray& html)
    {
        loader().page()->runJavaScript("document.body.insertAdjacentHTML('afterbegin', '" + html + "')",
                                       QWebEngineScript::ApplicationWorld);
        QSignalSpy captured(m_window->browser()->loader(), &PageLoader::captured);
        QSignalSpy settled(m_window.get(), &MainWindow::settled);
        action("takeAgain")->trigger();
        return waitFor([&] {
            return captured.count() == 1 && settled.count() > 0 && !session().runner()->isAnalysing() &&
                   session().runner()->options().source == session().trees()->wanted();
        });
    }
    bool compare()
    {
        return m_window->showTab("compare") &&
               waitFor([&] { return session().trees()->comparison()->hasDivergence(); });
    }
    QVariant ask(const QString& script) { return tagseam::ask(originalView()->view()->page(), script); }
    int count(const char* name)
    {
        int found = 0;
        for (NodeId node{1}; node.value < session().trees()->document().size(); ++node.value)
            found += session().trees()->document().name(node) == name ? 1 : 0;
        return found;
    }
    QTreeWidgetItem* causeRow(DifferenceCause cause)
    {
        QTreeWidget* causes = m_window->findChild<CompareView*>()->causes();
        for (int row = 0; row < causes->topLevelItemCount(); ++row) {
            if (causes->topLevelItem(row)->text(0) == nameOf(cause))
                return causes->topLevelItem(row);
        }
        return nullptr;
    }
};

namespace {

// Two tables without tbody, and a list.
QByteArray tables()
{
    QByteArray html = "<!DOCTYPE html><html><head><title>t</title></head><body><table id=menu><tr id=row>";
    for (int i = 0; i < 6; ++i)
        html += "<td id=cell" + QByteArray::number(i) + ">link " + QByteArray::number(i) + "</td>";
    html += "</tr></table><table id=results>";
    for (int i = 0; i < 20; ++i)
        html += "<tr class=hit id=hit" + QByteArray::number(i) +
                "><td><b>title</b></td><td><i>price</i></td></tr>";
    return html + "</table><p class=foot>end</p></body></html>";
}

// A script that adds more than the page had.
QByteArray growing()
{
    return "<!DOCTYPE html><html><body><div class=menu>" + QByteArray("<a href='#'>link</a>").repeated(6) +
           "</div><div id=late></div><ul>" + QByteArray("<li><b>title</b> <i>price</i></li>").repeated(12) +
           "</ul><script>let h='';for(let i=0;i<90;++i)h+='<p>words '+i+'</p>';"
           "document.getElementById('late').innerHTML='<section>'+h+'</section>';</script></body></html>";
}

} // namespace

void TestSources::selectionIsKeptAndTheLivePageStays()
{
    QVERIFY(open(write("page.html", tables())));
    QCOMPARE(count("tbody"), 2);
    const NodeId rendered = nodeBy("id", "hit7");
    session().selection()->select(rendered);
    ask("globalThis.mark = 'the same page'");
    QVERIFY(switchTo(PageSource::Libxml2) && session().trees()->isSource());
    QCOMPARE(count("tbody"), 0);
    const NodeId source = nodeBy("id", "hit7");
    QCOMPARE(session().selection()->node(), source);
    QVERIFY(source != rendered);
    QCOMPARE(session().runner()->analysis().sequence.size() +
                 session().runner()->analysis().sequence.outsideBody,
             session().runner()->analysis().counts.raw);
    QVERIFY(ask("globalThis.mark").isNull()); // another page of the same view
    QVERIFY(switchTo(PageSource::Rendered));
    QCOMPARE(session().selection()->node(), rendered);
    QCOMPARE(count("tbody"), 2);
    QCOMPARE(ask("globalThis.mark").toString(), QStringLiteral("the same page"));
    QVERIFY(switchTo(PageSource::Libxml2)); // written before, so that it is shown at once
    QCOMPARE(session().selection()->node(), source);
    const NodeId hit = nodeBy("id", "hit2");
    QCOMPARE(ask("document.querySelector('#hit2').getAttribute('data-tagseam-node')").toUInt(), hit.value);
    clickOn(originalView(), "#hit2 b");
    QVERIFY(waitFor(
        [&] { return session().trees()->describe(session().selection()->node()) == QLatin1String("b"); }));
    QCOMPARE(session().trees()->document().parent(
                 session().trees()->document().parent(session().selection()->node())),
             hit);
    // A node without counterpart is found again, and so is a range.
    QVERIFY(switchTo(PageSource::Rendered));
    const NodeId tbody = session().trees()->document().parent(nodeBy("id", "hit0"));
    QCOMPARE(session().trees()->describe(tbody), QStringLiteral("tbody"));
    const auto placeOf = [&](const char* id) { return analysis().sequence.positionOf(nodeBy("id", id)); };
    const Region range{placeOf("hit3"), placeOf("hit5")};
    session().selection()->selectRange(range);
    session().selection()->select(tbody);
    QVERIFY(switchTo(PageSource::Libxml2));
    QCOMPARE(session().trees()->describe(session().selection()->node()), QStringLiteral("table#results"));
    QCOMPARE(session().selection()->range(), (Region{placeOf("hit3"), placeOf("hit5")}));
    QVERIFY(session().selection()->range() != range); // two tbody fewer are before it
    QVERIFY(switchTo(PageSource::Rendered));
    QCOMPARE(session().selection()->node(), tbody);
}

void TestSources::theBytesAreReadByTheOtherParser()
{
    QVERIFY(open(write("page.html", tables())));
    session().selection()->select(nodeBy("id", "hit7"));
    QVERIFY(switchTo(PageSource::Source));
    QCOMPARE(count("tbody"), 2);
    QVERIFY(compare());
    QVERIFY(session().trees()->comparison()->diff().differences.empty());
    QVERIFY(switchTo(PageSource::Libxml2));
    QCOMPARE(count("tbody"), 0);
    QCOMPARE(session().selection()->node(), nodeBy("id", "hit7"));
    QVERIFY(compare());
    QCOMPARE(session().trees()->comparison()->diff().onlyInRendered, 2U);
    QVERIFY(switchTo(PageSource::Source));
    QCOMPARE(count("tbody"), 2);
    QCOMPARE(session().selection()->node(), nodeBy("id", "hit7"));
    const NodeId hit = nodeBy("id", "hit2");
    QCOMPARE(ask("document.querySelector('#hit2').getAttribute('data-tagseam-node')").toUInt(), hit.value);
}

void TestSources::missingSourceIsRefusedAndALaterOneShown()
{
    QVERIFY(m_window->showTab("compare"));
    analyse(session(), menuAndList());
    QComboBox* choice = m_window->optionsBar()->source();
    choice->setCurrentIndex(1);
    QVERIFY(choice->currentIndex() == 1 && !session().trees()->isSource()); // it is being read
    session().trees()->setSource(parseHtml(menuAndList()));
    QVERIFY(waitFor([&] { return session().trees()->isSource() && session().runner()->hasAnalysis(); }));
    QCOMPARE(choice->currentIndex(), 1);
    QVERIFY(answers());
    session().runner()->setOptions({});
    analyse(session(), menuAndList());
    session().trees()->setSource(Error{ErrorCode::NotText, "page", "40"});
    choice->setCurrentIndex(1);
    QVERIFY(choice->currentIndex() == 0 && !session().trees()->isSource());
    QVERIFY(m_window->messageBar()->isVisible() && message().contains("40"));
    QVERIFY(m_window->findChild<CompareView*>()->summary()->text().contains("40"));
    QCOMPARE(m_window->findChild<CompareView*>()->model()->rowCount(), 0);
    QVERIFY(answers());
}

void TestSources::nextPageIsShownInTheSameSource()
{
    QVERIFY(open(write("page.html", tables())) && switchTo(PageSource::Libxml2));
    QVERIFY(open(write("other.html", growing())) && waitFor([&] { return session().trees()->isSource(); }));
    QCOMPARE(session().trees()->name(), QStringLiteral("other.html"));
    QCOMPARE(count("section"), 0);
    QVERIFY(waitFor(
        [&] { return ask("document.querySelectorAll('li[data-tagseam-node]').length").toInt() == 12; }));
}

void TestSources::takenAgainTheSourceStays()
{
    QVERIFY(open(write("page.html", tables())) && switchTo(PageSource::Libxml2));
    const Document* source = &session().trees()->source();
    const NodeId selected = nodeBy("id", "hit7");
    session().selection()->select(selected);
    ask("globalThis.mark = 'the same page'");
    QSignalSpy read(m_window->browser()->loader(), &PageLoader::sourceRead);
    QVERIFY(takeAgain("<p class=new>1</p><p class=new>2</p>"));
    QCOMPARE(&session().trees()->source(), source);
    QVERIFY(session().trees()->isSource());
    QCOMPARE(session().selection()->node(), selected);
    QCOMPARE(ask("globalThis.mark").toString(), QStringLiteral("the same page"));
    QVERIFY(compare()); // with the recaptured tree
    QCOMPARE(session().trees()->comparison()->diff().onlyInRendered, 2U + 4U);
    QVERIFY(switchTo(PageSource::Rendered));
    QCOMPARE(session().selection()->node(), nodeBy("id", "hit7"));
    QCOMPARE(session().selection()->node().value, selected.value + 2 + 4);
    QVERIFY(takeAgain("<p>3</p>") && !session().trees()->isSource());
    QCOMPARE(session().selection()->node().value, selected.value + 2 + 6);
    QVERIFY(switchTo(PageSource::Libxml2));
    QCOMPARE(session().selection()->node(), selected);
    QCOMPARE(read.count(), 0); // the server was not asked again
    // A lost source page is shown again.
    auto* page = qobject_cast<StillPage*>(originalView()->view()->page());
    const QSignalSpy shown(&loader(), &PageLoader::copyShown);
    page->endRenderer();
    QVERIFY(waitFor([&] { return countOf(shown, Copy::Source) > 0; }));
    QCOMPARE(session().selection()->node(), selected);
    QCOMPARE(ask("document.querySelectorAll('tr.hit[data-tagseam-node]').length").toInt(), 20);
}

void TestSources::takenAgainWhatOnlyTheSourceHasIsNoOtherNode()
{
    // libxml2 keeps "like" of "fb:like".
    QVERIFY(open(write("page.html", tables().replace("</body>", "<fb:like id=like>x</fb:like></body>"))));
    QVERIFY(switchTo(PageSource::Libxml2));
    const NodeId like = nodeBy("id", "like");
    QCOMPARE(session().trees()->describe(like), QStringLiteral("like#like"));
    QVERIFY(session().trees()->inRendered(like) == noNode);
    session().selection()->select(like);
    QVERIFY(takeAgain("<p>1</p>") && session().trees()->isSource());
    QVERIFY(session().selection()->node() == noNode || session().selection()->node() == like);
    QVERIFY(switchTo(PageSource::Rendered));
    QVERIFY(session().selection()->node() == noNode ||
            session().trees()->describe(session().selection()->node()) == "body");
}

void TestSources::compareViewCountsAndSelects()
{
    QVERIFY(open(write("page.html", tables())));
    CompareView* view = m_window->findChild<CompareView*>();
    const QAbstractItemModelTester tester(view->model());
    QVERIFY(!view->isVisible());
    QVERIFY(!session().trees()->comparison()->hasDiff());                     // no comparison was requested
    QVERIFY(switchTo(PageSource::Libxml2) && switchTo(PageSource::Rendered)); // with which it is compared
    QVERIFY(compare());
    QCOMPARE(session().trees()->comparison()->diff().onlyInRendered, 2U);
    QTreeWidgetItem* row = causeRow(DifferenceCause::InsertedTbody);
    QVERIFY(row != nullptr);
    QCOMPARE(row->text(CompareView::RenderedColumn), QStringLiteral("2"));
    QCOMPARE(view->model()->rowCount(), 2);
    view->causes()->setCurrentItem(row);
    QCOMPARE(view->model()->rowCount(), 2);
    view->list()->setCurrentIndex(view->model()->index(1, 0));
    QCOMPARE(session().trees()->describe(session().selection()->node()), QStringLiteral("tbody"));
    QVERIFY(view->notice()->isHidden());
    QVERIFY(switchTo(PageSource::Libxml2));
    view->list()->setCurrentIndex(view->model()->index(0, 0));
    QVERIFY(!view->notice()->isHidden());
    emit view->notice()->linkActivated("switch");
    // The row's node is selected, not the node that was selected before the source came.
    QVERIFY(waitFor([&] {
        return !session().trees()->isSource() && session().selection()->node() != noNode &&
               session().trees()->document().parent(session().selection()->node()) == nodeBy("id", "menu");
    }));
    QCOMPARE(session().trees()->describe(session().selection()->node()), QStringLiteral("tbody"));
    QCOMPARE(view->list()->currentIndex().row(), 0);
    // The comparison follows the options.
    const Region before = session().trees()->comparison()->divergence().source;
    changeOptions(session(), [](AnalysisOptions& options) { options.path.nodes = NodeKinds::Elements; });
    QVERIFY(!session().trees()->comparison()->hasDivergence());
    QVERIFY(waitFor([&] { return session().trees()->comparison()->hasDivergence(); }));
    QVERIFY(session().trees()->comparison()->divergence().source.size() < before.size());
}

void TestSources::compareViewNamesWhatMadeTheRegionsDiffer()
{
    const QString page = write("growing.html", growing());
    QVERIFY(open(page) && settles([&] { action("scripts")->trigger(); }));
    QVERIFY(waitFor([&] { return session().trees()->hasSource(); }));
    QCOMPARE(count("section"), 1);
    QVERIFY(compare());
    CompareView* view = m_window->findChild<CompareView*>();
    QTreeWidgetItem* row = causeRow(DifferenceCause::ScriptMade);
    QVERIFY(row != nullptr);
    QCOMPARE(row->text(CompareView::RenderedColumn), QStringLiteral("181")); // section, 90 p, 90 texts
    QVERIFY(!row->text(CompareView::WithoutColumn).isEmpty());
    emit view->summary()->linkActivated("culprits");
    QCOMPARE(view->model()->rowCount(), 1);
    QCOMPARE(session().trees()->describe(session().selection()->node()), QStringLiteral("section"));
}

void TestSources::closingWhileComparingIsSafe()
{
    DocumentBuilder left;
    DocumentBuilder right;
    for (DocumentBuilder* builder : {&left, &right}) {
        builder->open("body");
        for (int i = 0; i < 60'000; ++i) {
            builder->open(i % (builder == &left ? 3 : 4) == 0 ? "p" : "q");
            builder->close();
        }
    }
    session().setDocument(std::move(right).finish(), {.name = "page", .address = "page"});
    session().trees()->setSource(std::move(left).finish());
    QVERIFY(m_window->showTab("compare"));
    QVERIFY(session().trees()->comparison()->isRunning());
    session().setDocument(*parseHtml(menuAndList()), {.name = "page", .address = "page"});
    QVERIFY(!session().trees()->comparison()->isRunning());
    session().trees()->setSource(parseHtml(menuAndList()));
    m_window.reset();
    QVERIFY(waitUntilIdle());
    showWindow();
    QVERIFY(nextPageLoads());
}

TAGSEAM_TEST(TestSources)
#include "tst_sources.moc"
