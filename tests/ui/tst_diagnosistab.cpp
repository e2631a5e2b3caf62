// SPDX-License-Identifier: MIT
// Diagnosis and the regions of the page in the window, by clicks and keys.
#include "core/explain/diagnosis.h"
#include "ui/diagnosistext.h"
#include "ui/explainer.h"
#include "ui/models/regiontreemodel.h"
#include "ui/views/diagnosistab.h"
#include "ui/views/explainview.h"
#include "ui/views/whytab.h"
#include "windowtest.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeView>

#include <algorithm>
#include <stdexcept>

using namespace tagseam;

class TestDiagnosisTab : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1440, 1000}); }
    void cleanupTestCase() { closeWindow(); }
    void cleanup() { Language::instance()->choose(QStringLiteral("en")); }
    void saysWhatTheCoreFound_data();
    void saysWhatTheCoreFound();
    void adviceIsTaken();
    void markedContentMakesItExact();
    void markedRangeIsContent();
    void severalRegionsAreKept();
    void whyGoesByTheContent();
    void regionsAreThoseOfTheTree();
    void regionIsSelected();
    void regionsAreColoured();
    void modelIsSound();

  private:
    DiagnosisTab& tab() { return *m_window->explainView()->diagnosis(); }
    Explainer& explainer() { return *m_window->explainer(); }
    bool openAt(const QString& page)
    {
        return open(page) && m_window->showTab(QStringLiteral("diagnosis")) && answers();
    }
    Diagnosis expected(const std::vector<NodeId>& content = {})
    {
        return diagnose(session().document(), outcomeOf(session().document(), explainer().setup()),
                        explainer().setup(), content);
    }
    void click(QWidget* widget)
    {
        tab().findChild<QScrollArea*>()->ensureWidgetVisible(widget);
        rest(30);
        QVERIFY(widget->isVisible() && widget->isEnabled());
        QTest::mouseClick(widget, Qt::LeftButton, {}, QPoint(10, widget->height() / 2));
    }
    QModelIndex row(std::uint32_t part)
    {
        return static_cast<RegionTreeModel*>(tab().regions()->model())->indexOf(part);
    }
};

void TestDiagnosisTab::saysWhatTheCoreFound_data()
{
    QTest::addColumn<QString>("page");
    for (const char* page : {"figure2", "homogeneous", "small-main", "regions", "shop", "news"})
        QTest::newRow(page) << QStringLiteral("sample:") + page;
}

void TestDiagnosisTab::saysWhatTheCoreFound()
{
    QFETCH(QString, page);
    QVERIFY(openAt(page));
    const Diagnosis diagnosis = expected();
    const QString text = tab().story()->text();
    QVERIFY2(text.contains(diagnosisHeadline(diagnosis)), qPrintable(text));
    QVERIFY2(text.contains(diagnosisEvidence(session(), diagnosis)), qPrintable(text));
    QCOMPARE(tab().severalButton()->isVisible(), diagnosis.several.size() > 1);
    QCOMPARE(tab().keepButton()->isVisible(), diagnosis.advised == Keep::Complement);
    QVERIFY(tab().contentText()->text().contains("guess"));
    Language::instance()->choose(QStringLiteral("pt_BR"));
    QVERIFY(tab().story()->text() != text);
}

void TestDiagnosisTab::adviceIsTaken()
{
    QVERIFY(openAt("sample:small-main"));
    const AnalysisOptions before = session().options();
    QCOMPARE(expected().advised, Keep::Complement);
    const QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    click(tab().keepButton());
    QVERIFY(waitFor([&] { return analysed.count() == 1; }));
    QCOMPARE(session().options().keep, Keep::Complement);
    QVERIFY(answers());
    QVERIFY(tab().keepButton()->isVisible()); // the way back
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return analysed.count() == 2; }));
    QCOMPARE(session().options(), before);
}

void TestDiagnosisTab::markedContentMakesItExact()
{
    QVERIFY(openAt("sample:regions"));
    const NodeId menu = nodeBy("id", "menu");
    QVERIFY(menu != noNode);
    session().select(menu);
    QVERIFY(answers());
    click(tab().nodeButton());
    QVERIFY(answers());
    QCOMPARE(explainer().content(), std::vector<NodeId>{menu});
    const Diagnosis diagnosis = expected({menu});
    QVERIFY(diagnosis.isMarked);
    QVERIFY2(tab().story()->text().contains(diagnosisEvidence(session(), diagnosis)),
             qPrintable(tab().story()->text()));
    QVERIFY(tab().contentText()->text().contains("div#menu"));
    QVERIFY(!tab().regions()->isColumnHidden(RegionTreeModel::ContentColumn));
    click(tab().forgetButton());
    QVERIFY(answers());
    QVERIFY(explainer().content().empty());
    QVERIFY(tab().story()->text().contains(diagnosisEvidence(session(), expected())));
}

void TestDiagnosisTab::markedRangeIsContent()
{
    QVERIFY(openAt("sample:regions"));
    QVERIFY(!tab().rangeButton()->isEnabled());
    const Region menu = positionsBelow(session().document(), analysis().sequence, nodeBy("id", "menu"));
    session().selectRange(menu);
    QVERIFY(answers());
    click(tab().rangeButton());
    QCOMPARE(explainer().contentRegion(), menu);
    QVERIFY(answers());
    click(tab().forgetButton());
}

void TestDiagnosisTab::severalRegionsAreKept()
{
    QVERIFY(openAt("sample:regions"));
    const Region main = analysis().trace.region;
    std::vector<NodeId> content = explainer().nodesOf({Position{1}, main.begin});
    const auto behind =
        explainer().nodesOf({Position{main.end.value + 1}, Position{analysis().sequence.size()}});
    content.insert(content.end(), behind.begin(), behind.end());
    explainer().setContent(content);
    QVERIFY(answers());
    const Diagnosis diagnosis = expected(explainer().content());
    QCOMPARE(diagnosis.pageClass, PageClass::Heterogeneous);
    QVERIFY(diagnosis.several.size() > 1);
    std::vector<Region> regions;
    for (const std::uint32_t part : diagnosis.several)
        regions.push_back(diagnosis.tree.parts[part].main);

    const QSignalSpy pruned(&session(), &PageSession::prunedReady);
    click(tab().severalButton());
    QCOMPARE(session().several(), regions);
    const auto complement = [this] {
        for (const QCheckBox* box : m_window->findChildren<QCheckBox*>()) {
            if (box->text() == QLatin1String("&Complement"))
                return box->isEnabled();
        }
        throw std::logic_error("no such box");
    };
    QVERIFY(!complement()); // it would change nothing of what is shown
    QVERIFY(waitFor([&] { return pruned.count() == 1; }));
    for (const NodeId node : analysis().sequence.nodes)
        QCOMPARE(session().isOnPruned(node),
                 pruneToRegions(session().document(), analysis().sequence, regions)[node.value]);
    const auto titles = [&] {
        QStringList all;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            all << label->text();
        return all.join('\n');
    };
    QVERIFY(titles().contains(QStringLiteral("%1 regions · ").arg(regions.size())));
    QVERIFY(session().keptMask() == pruneToRegions(session().document(), analysis().sequence, regions));

    session().setStepping(true); // a step shows its own
    QVERIFY(waitFor([&] { return pruned.count() == 2; }));
    session().setStepping(false);
    QVERIFY(waitFor([&] { return pruned.count() == 3; }));
    QVERIFY(answers());
    QVERIFY(tab().severalButton()->isChecked());
    click(tab().severalButton());
    QVERIFY(session().several().empty());
    QVERIFY(complement());
    QVERIFY(waitFor([&] { return pruned.count() == 4; }));
    QVERIFY(!titles().contains(QStringLiteral("%1 regions · ").arg(regions.size())));
    click(tab().severalButton());
    m_window->open("sample:shop"); // they go with the page
    QVERIFY(waitFor(
        [&] { return session().name() == QLatin1String("shop.html") && session().several().empty(); }));
    QVERIFY(waitFor(complement));
}

void TestDiagnosisTab::whyGoesByTheContent()
{
    QVERIFY(openAt("sample:regions"));
    const Region main = analysis().trace.region;
    const auto says = [&] {
        return std::ranges::any_of(
            m_window->explainView()->why()->findChildren<QLabel*>(),
            [](QLabel* label) { return label->text().contains(QLatin1String("named in Diagnosis")); });
    };
    session().selectPosition(main.begin); // kept, and said to be noise
    QVERIFY(m_window->showTab(QStringLiteral("why")));
    QVERIFY(answers());
    QVERIFY(!says());
    explainer().setContent({analysis().sequence.nodes[main.end.value - 1]});
    QVERIFY(answers());
    QVERIFY(says());
}

void TestDiagnosisTab::regionsAreThoseOfTheTree()
{
    QVERIFY(openAt("sample:shop"));
    const RegionTree tree = segmentWhole(analysis().sequence.symbols, analysis().options.search);
    QVERIFY(tree.parts.size() > 5);
    for (std::uint32_t part = 0; part < tree.parts.size(); ++part) {
        const QModelIndex index = row(part);
        const Region main = tree.parts[part].main;
        QVERIFY(index.data().toString().startsWith(QString::number(part + 1) + QLatin1String("  ")));
        if (main.size() > 0)
            QCOMPARE(index.siblingAtColumn(RegionTreeModel::PositionsColumn).data().toString(),
                     QStringLiteral("%1–%2").arg(main.begin.value + 1).arg(main.end.value));
        QCOMPARE(index.parent().isValid(), tree.parts[part].parent != SegmentedPart::none);
        if (index.parent().isValid())
            QCOMPARE(index.parent().data(RegionTreeModel::PartRole).toUInt(), tree.parts[part].parent);
    }
}

void TestDiagnosisTab::regionIsSelected()
{
    QVERIFY(openAt("sample:shop"));
    QTreeView* regions = tab().regions();
    const QModelIndex index = row(2);
    const Region main = static_cast<RegionTreeModel*>(regions->model())->tree().parts[2].main;
    regions->scrollTo(index);
    QTest::mouseClick(regions->viewport(), Qt::LeftButton, {}, regions->visualRect(index).center());
    QCOMPARE(session().range(), main);
    QCOMPARE(session().selection(), analysis().sequence.nodes[main.begin.value]);
    QVERIFY(answers());
    QCOMPARE(session().marks().size(), 1U);
    QCOMPARE(session().marks()[0].region, main);
    QCOMPARE(session().marks()[0].label, QStringLiteral("3"));
    QTest::keyClick(regions, Qt::Key_Up);
    QVERIFY(waitFor([&] { return session().marks().size() == 1 && session().marks()[0].label == "2"; }));
}

void TestDiagnosisTab::regionsAreColoured()
{
    QVERIFY(openAt("sample:shop"));
    QVERIFY(session().marks().empty());
    click(tab().colours());
    QVERIFY(tab().colours()->isChecked());
    const auto& tree = static_cast<RegionTreeModel*>(tab().regions()->model())->tree();
    const std::vector<RegionMark>& marks = session().marks();
    QCOMPARE(marks.size(), std::min(tree.parts.size(), DiagnosisTab::mostMarks));
    QCOMPARE(marks[0].region, analysis().trace.region); // the largest first
    for (std::size_t i = 1; i < marks.size(); ++i) {
        QVERIFY(marks[i].region.size() <= marks[i - 1].region.size());
        QCOMPARE(intersection(marks[i].region, marks[0].region).size(), 0U);
    }
    click(tab().colours());
    QVERIFY(session().marks().empty());
}

void TestDiagnosisTab::modelIsSound()
{
    QVERIFY(openAt("sample:shop"));
    RegionTreeModel model(&session());
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDiagnosis(expected());
    QCOMPARE(model.rowCount(), 1);
    model.reword();
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

TAGSEAM_TEST(TestDiagnosisTab)
#include "tst_diagnosistab.moc"
