// SPDX-License-Identifier: MIT
// The tab Diagnosis over a session: the result of the core, its advice, and the regions of the page.
#include "core/explain/diagnosis.h"
#include "core/methods/content/contentdetection.h"
#include "core/page/parsehtml.h"
#include "core/select/selector.h"
#include "tests/ui/tools/explaintest.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/tools/node/whytab.h"
#include "ui/tools/page/diagnosistab.h"
#include "ui/tools/page/diagnosistext.h"
#include "ui/tools/page/regiontreemodel.h"
#include "ui/widgets/answertable.h"
#include "ui/window/optionsbar.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QPushButton>
#include <QTreeView>

using namespace tagseam;

class TestDiagnosisTab : public ExplainTest {
    Q_OBJECT

  private slots:
    void init() { showView(); }
    void cleanup() { closeView(); }
    void saysWhatTheCoreFound();
    void adviceIsTaken();
    void markedContentMakesItExact();
    void partsBesideTheContentAreShownAndRemoved();
    void severalRegionsAreKept();
    void mistakeOfTheTemplateIsMended();
    void whyFollowsTheContent();
    void regionsAreThoseOfTheTreeColouredAndSelected();

  private:
    DiagnosisTab& tab() { return tabOf<DiagnosisTab>(); }
    RegionTreeModel* model() { return static_cast<RegionTreeModel*>(tab().regions()->model()); }
    bool openAt(const char* name) { return showTab("diagnosis") && openSample(name); }
    Diagnosis expected(const std::vector<NodeId>& content = {})
    {
        const Document& document = session().trees()->document();
        const tagseam::Setup setup = session().runner()->shownSetup();
        const Outcome outcome = outcomeOf(document, setup);
        const DetectedContent records =
            detectedContentOf(document, {outcome.sequence, outcome.trace.region, outcome.mask}, setup,
                              findContent(document, detectionOptions(setup.path)));
        return diagnose(document, outcome, setup, content, &records);
    }
};

void TestDiagnosisTab::saysWhatTheCoreFound()
{
    for (const char* page : {"figure2", "homogeneous", "small-main", "regions", "shop", "news"}) {
        QVERIFY(openAt(page));
        const Diagnosis diagnosis = expected();
        QVERIFY(says(tab().story(), {diagnosisHeadline(diagnosis), diagnosisEvidence(session(), diagnosis)}));
        QCOMPARE(tab().severalButton()->isVisible(), diagnosis.several.size() > 1);
        QCOMPARE(tab().keepButton()->isVisible(), diagnosis.advised == Keep::Complement);
    }
}

void TestDiagnosisTab::adviceIsTaken()
{
    QVERIFY(openAt("small-main"));
    const AnalysisOptions before = session().runner()->options();
    QCOMPARE(expected().advised, Keep::Complement);
    click(tab().keepButton());
    QVERIFY(answers());
    QCOMPARE(analysis().options.keep, Keep::Complement);
    QVERIFY(tab().keepButton()->isVisible()); // the way back
    session().changes()->undo();
    QVERIFY(answers());
    QCOMPARE(analysis().options, before);
}

void TestDiagnosisTab::markedContentMakesItExact()
{
    QVERIFY(openAt("regions") && !tab().rangeButton()->isEnabled());
    const NodeId menu = nodeBy("id", "menu");
    session().selection()->select(menu);
    QVERIFY(answers());
    click(tab().nodeButton());
    QVERIFY(answers());
    QCOMPARE(session().selection()->content(), std::vector<NodeId>{menu});
    const Diagnosis diagnosis = expected({menu});
    QVERIFY(diagnosis.isMarked);
    QVERIFY(says(tab().story(), {diagnosisEvidence(session(), diagnosis)}));
    QVERIFY(says(tab().contentText(), {"div#menu"}));
    QVERIFY(!tab().regions()->isColumnHidden(RegionTreeModel::ContentColumn));
    click(tab().forgetButton());
    QVERIFY(answers() && session().selection()->content().empty());
    QVERIFY(says(tab().story(), {diagnosisEvidence(session(), expected())}));
    const Region range = positionsBelow(session().trees()->document(), analysis().sequence, menu);
    session().selection()->selectRange(range);
    QVERIFY(answers());
    click(tab().rangeButton());
    QCOMPARE(session().selection()->contentRegion(), range);
}

// A head that is pruned, then a menu that is kept because it is nearly as long as the records after it.
void TestDiagnosisTab::partsBesideTheContentAreShownAndRemoved()
{
    QByteArray html = "<!DOCTYPE html><html><body><div class=top>" +
                      QByteArray("<span>N</span>").repeated(40) + "</div><ul class=menu>" +
                      QByteArray("<li><a href=y>Go</a></li>").repeated(44) + "</ul><ul class=list>";
    html +=
        QByteArray("<li><h3><i>Title</i></h3><div>A text that is long enough to say something of the thing "
                   "that it stands beside, and what it is good for.</div><b>9.90</b></li>")
            .repeated(20);
    QVERIFY(showTab("diagnosis") && open(html + "</ul></body></html>"));
    for (const bool isMarked : {false, true}) {
        const NodeId menu = nodeBy("class", "menu");
        session().selection()->setContent(isMarked ? std::vector<NodeId>{nodeBy("class", "list")}
                                                   : std::vector<NodeId>());
        QVERIFY(answers());
        const Diagnosis diagnosis = expected(session().selection()->content());
        QCOMPARE(diagnosis.pageClass, PageClass::MuchElse);
        AnswerTable* table = tab().others();
        QVERIFY(table->isVisible());
        QCOMPARE(static_cast<std::size_t>(table->topLevelItemCount()), diagnosis.others.size());
        QCOMPARE(cell(table->model(), 0, 2), QString::number(diagnosis.others[0].positions.size()));
        clickCell(table, table->model()->index(0, 0));
        QCOMPARE(session().selection()->node(), menu);
        QCOMPARE(session().selection()->range(), diagnosis.others[0].positions);
        QVERIFY(answers());
        const AnalysisOptions before = session().runner()->options();
        click(table->itemWidget(table->topLevelItem(0), table->columnCount() - 1));
        QVERIFY(answers());
        QVERIFY(session().runner()->options() != before || session().editing()->isEdited());
        QVERIFY(!session().runner()->isKept(nodeBy("class", "menu")));
        QVERIFY(session().runner()->isKept(nodeBy("class", "list")));
        session().changes()->undo();
        QVERIFY(answers());
    }
    QVERIFY(openSample("shop") && !tab().others()->isVisible());
}

void TestDiagnosisTab::severalRegionsAreKept()
{
    OptionsBar bar(&session());
    const auto* complement = bar.findChild<QCheckBox*>();
    QVERIFY(openAt("regions"));
    const Region main = analysis().trace.region;
    std::vector<NodeId> content = session().selection()->nodesOf({Position{1}, main.begin});
    const auto after =
        session().selection()->nodesOf({Position{main.end.value + 1}, Position{analysis().sequence.size()}});
    content.insert(content.end(), after.begin(), after.end());
    session().selection()->setContent(content);
    QVERIFY(answers());
    const Diagnosis diagnosis = expected(session().selection()->content());
    QCOMPARE(diagnosis.pageClass, PageClass::Heterogeneous);
    QVERIFY(diagnosis.several.size() > 1);
    std::vector<Region> regions;
    for (const std::uint32_t part : diagnosis.several)
        regions.push_back(diagnosis.tree.parts[part].main);

    click(tab().severalButton());
    QCOMPARE(session().kept()->several(), regions);
    QCOMPARE(session().kept()->mask(),
             pruneToRegions(session().trees()->document(), analysis().sequence, regions));
    QVERIFY(!complement->isEnabled()); // it would change nothing that is shown
    session().setStepping(true);       // a step shows its own region
    session().setStepping(false);
    QVERIFY(answers() && tab().severalButton()->isChecked());
    click(tab().severalButton());
    QVERIFY(session().kept()->several().empty() && complement->isEnabled());
    click(tab().severalButton());
    QVERIFY(openSample("shop")); // they are removed with the page
    QVERIFY(session().kept()->several().empty() && complement->isEnabled());
}

void TestDiagnosisTab::whyFollowsTheContent()
{
    QVERIFY(openAt("regions"));
    const Region main = analysis().trace.region;
    session().selection()->selectPosition(main.begin); // kept, and chosen as noise
    QVERIFY(showTab("why"));
    const auto text = [&] {
        QString all;
        for (const QLabel* each : tabOf<WhyTab>().findChildren<QLabel*>())
            all += each->text();
        return all;
    };
    const QString before = text();
    session().selection()->setContent({analysis().sequence.nodes[main.end.value - 1]});
    QVERIFY(answers() && text() != before);
    session().selection()->setContent({});
    QVERIFY(answers());
    QCOMPARE(text(), before);
}

void TestDiagnosisTab::regionsAreThoseOfTheTreeColouredAndSelected()
{
    QVERIFY(openAt("shop"));
    const QAbstractItemModelTester tester(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const RegionTree tree = segmentWhole(analysis().sequence.symbols, analysis().options.search);
    QVERIFY(tree.parts.size() > 5);
    for (std::uint32_t part = 0; part < tree.parts.size(); ++part) {
        const QModelIndex index = model()->indexOf(part);
        const Region main = tree.parts[part].main;
        QVERIFY(index.data().toString().startsWith(QString::number(part + 1) + QLatin1String("  ")));
        if (main.size() > 0)
            QCOMPARE(index.siblingAtColumn(RegionTreeModel::PositionsColumn).data().toString(),
                     QStringLiteral("%1–%2").arg(main.begin.value + 1).arg(main.end.value));
        QCOMPARE(index.parent().isValid(), tree.parts[part].parent != SegmentedPart::none);
        if (index.parent().isValid())
            QCOMPARE(index.parent().data(RegionTreeModel::PartRole).toUInt(), tree.parts[part].parent);
    }

    QVERIFY(session().selection()->marks().empty());
    click(tab().colours());
    QVERIFY(tab().colours()->isChecked());
    const std::vector<RegionMark>& marks = session().selection()->marks();
    QCOMPARE(marks.size(), std::min(tree.parts.size(), DiagnosisTab::mostMarks));
    QCOMPARE(marks[0].region, analysis().trace.region); // the largest first
    for (std::size_t i = 1; i < marks.size(); ++i) {
        QVERIFY(marks[i].region.size() <= marks[i - 1].region.size());
        QCOMPARE(intersection(marks[i].region, marks[0].region).size(), 0U);
    }
    click(tab().colours());
    QVERIFY(marks.empty());

    QTreeView* regions = tab().regions();
    const QModelIndex index = model()->indexOf(2);
    const Region main = model()->tree().parts[2].main;
    clickCell(regions, index);
    QCOMPARE(session().selection()->range(), main);
    QCOMPARE(session().selection()->node(), analysis().sequence.nodes[main.begin.value]);
    QVERIFY(answers());
    QCOMPARE(marks.size(), 1U);
    QCOMPARE(marks[0].region, main);
    QCOMPARE(marks[0].label, QStringLiteral("3"));
    QTest::keyClick(regions, Qt::Key_Up);
    QVERIFY(answers() && marks.size() == 1 && marks[0].label == "2");
    QVERIFY(openSample("figure2") && model()->rowCount() == 1);
}

void TestDiagnosisTab::mistakeOfTheTemplateIsMended()
{
    std::string cards;
    for (int i = 0; i < 8; ++i)
        cards += std::string("<div class=card><h3>Title</h3><p>Text <a href=x>more</a></p><ul><li>one</li>"
                             "<li>two</li></ul>") +
                 (i == 2 ? "" : "</div>");
    const std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body><div id=m>" + cards +
                             "</div></div></body></html>";
    QVERIFY(showTab("diagnosis"));
    analyse(session(), html);
    session().trees()->setBytes(html);
    session().trees()->setSource(parseHtml(html));
    QVERIFY(answers());
    const auto row = [&](const QString& part) -> const QTreeWidgetItem* {
        for (int i = 0; i < tab().mistakes()->topLevelItemCount(); ++i) {
            if (tab().mistakes()->topLevelItem(i)->text(0).contains(part))
                return tab().mistakes()->topLevelItem(i);
        }
        return nullptr;
    };
    const QTreeWidgetItem* inside = row(QStringLiteral("div.card"));
    QVERIFY(inside != nullptr);
    const auto cardsIn = [&](const char* selector) {
        return selectNodes(session().trees()->document(), selector)->size();
    };
    QCOMPARE(cardsIn("#m > .card"), 3U);
    auto* button = qobject_cast<QPushButton*>(tab().mistakes()->itemWidget(
        const_cast<QTreeWidgetItem*>(inside), tab().mistakes()->columnCount() - 1));
    QVERIFY(button != nullptr);
    button->click();
    QVERIFY(answers());
    QCOMPARE(cardsIn("#m > .card"), 8U);
    QVERIFY(row(QStringLiteral("div.card")) == nullptr);
}

TAGSEAM_TEST(TestDiagnosisTab)
#include "tst_diagnosistab.moc"
