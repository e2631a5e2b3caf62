// SPDX-License-Identifier: MIT
// Changes agrees with diffPages(), follows the options of the window, and ends with the page.
#include "core/check/changegroups.h"
#include "tests/ui/tools/explaintabtest.h"
#include "ui/tools/page/changestab.h"
#include "ui/tools/page/changestext.h"

#include <QSignalBlocker>

using namespace tagseam;

namespace {

// A form of so many choices, and a list of 12 books, which is the main region while it is clearly the longer
// one.
std::string shelf(int choices, const std::string& more = {})
{
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body><main><form>";
    for (int i = 0; i < choices; ++i)
        html += "<label class=topic><span>topic " + std::to_string(i) + "</span></label>";
    html += "</form><ul>";
    for (int i = 0; i < 12; ++i)
        html += "<li class=book><a>Title " + std::to_string(i) + "</a><b>5.50</b></li>";
    return html + "</ul>" + more + "</main></body></html>";
}

std::shared_ptr<const Document> parsed(const std::string& html)
{
    return std::make_shared<const Document>(*parseHtml(html));
}

} // namespace

class TestChangesTab : public ExplainTabTest {
    Q_OBJECT

  private slots:
    void init() { ExplainTabTest::init({760, 800}); }
    void cleanup() { ExplainTabTest::cleanup(); }
    void rowsAreThoseOfTheDiff();
    void responsibleChangesComeFirst();
    void rowSelectsItsNode();
    void removedNodeSelectsWhatIsAroundIt();
    void changedNodesAreMarked();
    void optionsDecideTheMethod();
    void shownTreeIsCompared();
    void lackingTreeIsSaid();
    void sectionIsListedWhileThereIsAVersion();
    void anotherPageEndsTheComparison();
    void cancelledComparisonIsAskedAgain();

  private:
    ChangesTab& tab() { return tabOf<ChangesTab>(); }
    PageVersions& versions() { return *m_explainer->versions(); }
    bool compare(const std::string& html, const std::string& source = {})
    {
        versions().compareWith(
            {QStringLiteral("old.html"), {}, parsed(html), source.empty() ? nullptr : parsed(source), false});
        return answers() && versions().diff() != nullptr;
    }
    std::vector<ChangeGroup> groups(const PageDiff& diff, const std::string& before)
    {
        return groupedSubtrees(
            *parsed(before), session().trees()->document(), diff, [](const Document& page, NodeId node) {
                return page.isElement(node)
                           ? std::string(page.name(node)) + std::string(page.attribute(node, "class"))
                           : std::string(page.text(node));
            });
    }
    PageDiff expected(const std::string& before)
    {
        return diffPages(*parsed(before), session().trees()->document(),
                         *pageMethodNamed({}, session().runner()->analysis().options));
    }
};

void TestChangesTab::rowsAreThoseOfTheDiff()
{
    QVERIFY(openAt(shelf(60, "<p class=note>Open on Sunday</p>"), "changes"));
    QVERIFY(compare(shelf(3)));
    const PageDiff diff = expected(shelf(3));
    QVERIFY(diff.counts.pruned > 0 && diff.counts.added > 0);
    QCOMPARE(tab().subtrees()->topLevelItemCount(), static_cast<int>(groups(diff, shelf(3)).size()));
    std::uint32_t nodes = 0;
    for (int i = 0; i < tab().subtrees()->topLevelItemCount(); ++i)
        nodes += tab().subtrees()->topLevelItem(i)->text(2).toUInt();
    QCOMPARE(nodes, diff.counts.all());
    QCOMPARE(tab().changes()->topLevelItemCount(), static_cast<int>(diff.changes.size()));
}

void TestChangesTab::responsibleChangesComeFirst()
{
    QVERIFY(openAt(shelf(60, "<p class=note>Open on Sunday</p>"), "changes"));
    QVERIFY(compare(shelf(3)));
    const PageDiff diff = expected(shelf(3));
    QVERIFY(!diff.responsible.empty() && diff.responsible.size() < diff.changes.size());
    for (std::size_t i = 0; i < diff.changes.size(); ++i) {
        const QTreeWidgetItem* row = tab().changes()->topLevelItem(static_cast<int>(i));
        QCOMPARE(!row->text(2).isEmpty(), i < diff.responsible.size());
        if (i < diff.responsible.size())
            QCOMPARE(AnswerTable::keyOf(row), qlonglong{diff.responsible[i]});
    }
    QVERIFY(says(tab().story(), {changeText(diff.changes[diff.responsible.front()])}));
}

void TestChangesTab::rowSelectsItsNode()
{
    QVERIFY(openAt(shelf(60), "changes"));
    QVERIFY(compare(shelf(3)));
    const PageDiff diff = expected(shelf(3));
    clickRow(tab().subtrees(), 0);
    QCOMPARE(session().selection()->node(),
             diff.subtrees[groups(diff, shelf(3)).front().subtrees.front()].newNode);
    QVERIFY(session().selection()->highlight().size() > 1); // all that changed alike
    clickRow(tab().changes(), 0);
    QCOMPARE(session().selection()->node(), diff.changes[diff.responsible.front()].newNode);
}

void TestChangesTab::removedNodeSelectsWhatIsAroundIt()
{
    QVERIFY(openAt(shelf(3), "changes"));
    QVERIFY(compare(shelf(3, "<p class=note>Open on Sunday</p>")));
    QCOMPARE(tab().subtrees()->topLevelItemCount(), 1);
    clickRow(tab().subtrees(), 0);
    QCOMPARE(session().selection()->node(), nodeNamed("main"));
}

void TestChangesTab::changedNodesAreMarked()
{
    QVERIFY(openAt(shelf(60), "changes"));
    QVERIFY(compare(shelf(3)));
    const auto isMarked = [&](NodeId node) {
        const std::vector<RegionMark>& marks = session().selection()->marks();
        return std::ranges::any_of(marks, [node](const RegionMark& mark) {
            return !mark.label.isEmpty() && std::ranges::binary_search(mark.nodes, node);
        });
    };
    for (const ChangedSubtree& each : expected(shelf(3)).subtrees)
        QVERIFY(each.newNode == noNode || isMarked(each.newNode));
}

void TestChangesTab::optionsDecideTheMethod()
{
    QVERIFY(openAt(shelf(60), "changes"));
    QVERIFY(compare(shelf(3)));
    const StatusCounts before = versions().diff()->diff.counts;
    QVERIFY(changes([](AnalysisOptions& options) { options.search.minDifference = 0.9; }));
    QVERIFY(versions().diff() != nullptr);
    QVERIFY(versions().diff()->diff.counts != before);
    QCOMPARE(versions().diff()->diff.counts, expected(shelf(3)).counts);
}

void TestChangesTab::shownTreeIsCompared()
{
    QVERIFY(openAt(shelf(60), "changes"));
    const std::string source = shelf(59);
    QVERIFY(giveSource(QByteArray::fromStdString(source)));
    QVERIFY(compare(shelf(3), shelf(4)));
    QVERIFY(changes([](AnalysisOptions& options) { options.source = PageSource::Source; }));
    QVERIFY(versions().diff() != nullptr && versions().diff()->isSource);
    QCOMPARE(versions().diff()->diff.counts,
             diffPages(*parsed(shelf(4)), *parsed(source), *pageMethodNamed({}, {})).counts);
}

void TestChangesTab::lackingTreeIsSaid()
{
    QVERIFY(openAt(shelf(60), "changes"));
    QVERIFY(compare(shelf(3)));
    const QString compared = tab().story()->text();
    QVERIFY(giveSource(QByteArray::fromStdString(shelf(60))));
    QVERIFY(changes([](AnalysisOptions& options) { options.source = PageSource::Source; }));
    QVERIFY(versions().diff() == nullptr);
    QVERIFY(tab().story()->isVisible() && tab().story()->text() != compared);
    QVERIFY(!tab().subtrees()->isVisible());
}

void TestChangesTab::sectionIsListedWhileThereIsAVersion()
{
    QVERIFY(openAt(shelf(60), "diagnosis"));
    QVERIFY(tab().isIdle());
    versions().compareWith({QStringLiteral("old.html"), {}, parsed(shelf(3)), nullptr, false});
    QVERIFY(!tab().isIdle());
    QVERIFY(showTab("changes"));
    QVERIFY(tab().isVisible());
    QVERIFY(followLink(tab().story(), QStringLiteral("end")));
    QVERIFY(answers());
    QVERIFY(tab().isIdle() && !tab().isVisible());
}

void TestChangesTab::anotherPageEndsTheComparison()
{
    QVERIFY(openAt(shelf(60), "changes"));
    QVERIFY(compare(shelf(3)));
    QVERIFY(open(QByteArray::fromStdString(shelf(50)))); // the same address: the page as it is now
    QVERIFY(versions().other() != nullptr);
    QCOMPARE(versions().diff()->diff.counts, expected(shelf(3)).counts);
    const QSignalSpy analysed(session().runner(), &AnalysisRunner::analysisChanged);
    session().setDocument(*parseHtml(shelf(60)), {.name = "next", .address = "next"});
    QVERIFY(waitFor([&] { return analysed.count() > 0; }));
    QVERIFY(versions().other() == nullptr);
}

void TestChangesTab::cancelledComparisonIsAskedAgain()
{
    QVERIFY(openAt(shelf(60), "changes"));
    QVERIFY(cancels([this] {
        versions().compareWith({QStringLiteral("old.html"), {}, parsed(shelf(3)), nullptr, false});
    }));
    QVERIFY(answers());
    QVERIFY(versions().diff() == nullptr);
    QVERIFY(followLink(tab().story(), QStringLiteral("again")));
    QVERIFY(answers());
    QVERIFY(versions().diff() != nullptr);
}

TAGSEAM_TEST(TestChangesTab)
#include "tst_changestab.moc"
