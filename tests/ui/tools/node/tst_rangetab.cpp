// SPDX-License-Identifier: MIT
// The section Marked range: what it says of a range, pins with notes, and the filter of tree and lists.
#include "core/explain/nodestatus.h"
#include "core/explain/rangesummary.h"
#include "core/explain/whatifs.h"
#include "tests/ui/tools/explaintabtest.h"
#include "ui/session/analysis/pagebookmarks.h"
#include "ui/session/page/pageaddress.h"
#include "ui/tools/levels/levelsview.h"
#include "ui/tools/node/rangetab.h"
#include "ui/tools/node/whatiftable.h"
#include "ui/tree/domtreemodel.h"

#include <QComboBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>

#include <set>

using namespace tagseam;

class TestRangeTab : public ExplainTabTest {
    Q_OBJECT

  private slots:
    void init() { ExplainTabTest::init({760, 900}); }
    void cleanup() { ExplainTabTest::cleanup(); }
    void saysWhatTheCoreCounts();
    void changeThatIsTriedReversesIt();
    void treeAndLevelsShowThePartAlone();
    void pinsAreBookmarksWithNotes();

  private:
    RangeTab& tab() { return tabOf<RangeTab>(); }
    Selection* selection() { return m_session->selection(); }
    bool mark(std::uint32_t begin, std::uint32_t end)
    {
        selection()->selectRange({Position{begin}, Position{end}});
        return answers();
    }
    const Analysis& analysis() const { return m_session->runner()->analysis(); }
    std::set<NodeId> rowsOf(const DomTreeModel& model, const QModelIndex& parent = {})
    {
        std::set<NodeId> nodes;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            nodes.insert(model.nodeAt(index));
            nodes.merge(rowsOf(model, index));
        }
        return nodes;
    }
};

void TestRangeTab::saysWhatTheCoreCounts()
{
    QVERIFY(openSample("rejected", "range"));
    QVERIFY(mark(100, 140));
    const RangeSummary summary =
        summaryOf(m_session->trees()->document(), sequence(), analysis().trace.region, Keep::Region,
                  {Position{100}, Position{140}}, 10);
    QCOMPARE(tab().symbols()->topLevelItemCount(), static_cast<int>(summary.frequent.size()));
    for (int row = 0; row < tab().symbols()->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = tab().symbols()->topLevelItem(row);
        const RangeSummary::Count& each = summary.frequent[static_cast<std::size_t>(row)];
        QCOMPARE(item->text(1).toUInt(), each.inRange);
        QCOMPARE(item->text(2).toUInt(), each.onPage);
    }
    QCOMPARE(tab().texts()->topLevelItemCount(), static_cast<int>(summary.texts.size()));
    clickRow(tab().texts(), 0);
    QCOMPARE(selection()->node(), summary.texts.front().node);
    const QString story = plain(tab().story());
    for (const std::uint32_t number : {summary.share.kept, summary.share.all, summary.symbols})
        QVERIFY2(story.contains(QString::number(number)), qPrintable(story));
}

void TestRangeTab::changeThatIsTriedReversesIt()
{
    QVERIFY(openSample("rejected", "range"));
    QVERIFY(mark(110, 130));
    const Region range = selection()->range();
    const auto isKept = [&](Region of) {
        return keptShare(of, analysis().trace.region, Keep::Region).isKept();
    };
    QVERIFY(!isKept(range));
    QVERIFY(tab().whatIfs()->topLevelItemCount() > 0);
    const NodeId first = sequence().nodes[range.begin.value];
    const NodeId last = sequence().nodes[range.end.value - 1];
    QVERIFY(analyses([this] { emit tab().whatIfs()->wanted(0); })); // a class: nodes keep their numbers
    QVERIFY(isKept({sequence().positionOf(first), Position{sequence().positionOf(last).value + 1}}));
    QVERIFY(undoes());
    QVERIFY(!isKept(range));
}

void TestRangeTab::treeAndLevelsShowThePartAlone()
{
    QVERIFY(openSample("rejected", "range"));
    DomTreeModel tree(m_session.get());
    LevelsView levels(m_session.get());
    const std::set<NodeId> all = rowsOf(tree);
    QVERIFY(mark(107, 120));
    const Region range = selection()->range();
    for (const bool isWithout : {false, true}) {
        choose(tab().part(), isWithout ? 2 : 1);
        std::set<NodeId> wanted;
        for (const NodeId node : all) {
            const Position at = sequence().positionOf(node);
            const bool isIn = at != noPosition && at >= range.begin && at < range.end;
            for (NodeId up = node; at != noPosition && isIn != isWithout && up.value != 0;
                 up = m_session->trees()->document().parent(up))
                wanted.insert(up);
        }
        const std::set<NodeId> shown = rowsOf(tree);
        for (const NodeId node : wanted)
            QVERIFY2(shown.contains(node), qPrintable(m_session->trees()->describe(node)));
        for (const NodeId node : shown)
            QVERIFY2(wanted.contains(node) || sequence().positionOf(node) == noPosition,
                     qPrintable(m_session->trees()->describe(node)));
        QVERIFY(shown.size() < all.size());
    }
    // A level is listed if it pruned positions of the part; the last one stands for the main region.
    choose(tab().part(), 1);
    std::set<int> pruning;
    for (const PrunedCount& each : prunedCountsOf(analysis().trace, range))
        pruning.insert(static_cast<int>(each.level));
    const int last = levels.tree()->model()->rowCount() - 1;
    for (int row = 0; row <= last; ++row) {
        const bool isListed =
            pruning.contains(row) || (row == last && intersection(range, analysis().trace.region).size() > 0);
        QCOMPARE(!levels.tree()->isRowHidden(row, {}), isListed);
    }
    QVERIFY(!pruning.empty());
    QVERIFY(mark(10, 20)); // the filter stays that of its own range, whichever is marked since
    choose(tab().part(), 2);
    QCOMPARE(selection()->shownPart(), (Selection::ShownPart{range, true}));
    choose(tab().part(), 0);
    QCOMPARE(rowsOf(tree), all);
}

void TestRangeTab::pinsAreBookmarksWithNotes()
{
    const QTemporaryDir folder;
    const PageAddress page = PageAddress::fromText(folder.filePath(QStringLiteral("page.html")));
    QVERIFY(openSample("rejected", "range"));
    m_session->bookmarks()->open(page);
    QVERIFY(mark(10, 20));
    tab().pinButton()->click();
    QCOMPARE(m_session->bookmarks()->all().size(), 1U);
    QCOMPARE(m_session->bookmarks()->all().front().bookmark.range, (Region{Position{10}, Position{20}}));
    tab().pins()->topLevelItem(0)->setText(2, QStringLiteral("the menu"));
    QCOMPARE(m_session->bookmarks()->all().front().note, QStringLiteral("the menu"));
    QVERIFY(mark(30, 40));
    tab().pinButton()->click();
    tab().pins()->setCurrentItem(tab().pins()->topLevelItem(0));
    QCOMPARE(selection()->range(), (Region{Position{10}, Position{20}}));
    m_session->bookmarks()->open(page); // from the file
    QCOMPARE(tab().pins()->topLevelItemCount(), 2);
    QCOMPARE(tab().pins()->topLevelItem(0)->text(2), QStringLiteral("the menu"));
    // Positions of another sequence are not marked.
    QVERIFY(changes([](AnalysisOptions& options) { options.path.nodes = NodeKinds::Elements; }));
    selection()->selectRange({});
    tab().pins()->setCurrentItem(tab().pins()->topLevelItem(1));
    QCOMPARE(selection()->range(), Region{});
}

TAGSEAM_TEST(TestRangeTab)
#include "tst_rangetab.moc"
