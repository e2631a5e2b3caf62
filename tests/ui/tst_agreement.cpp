// SPDX-License-Identifier: MIT
// Agreement of annotators in the window, by clicks: who is compared, what the figures are, who is right, and
// the file that comes of it.
#include "core/page/selector.h"
#include "core/truth/adjudicate.h"
#include "core/truth/anchor.h"
#include "core/truth/annotationfile.h"
#include "ui/adjudicator.h"
#include "ui/annotator.h"
#include "ui/views/agreementtab.h"
#include "ui/views/annotateview.h"
#include "ui/views/answertable.h"
#include "windowtest.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>

using namespace tagseam;

class TestAgreement : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void oneAnnotatorIsTold();
    void filesOfThePageAreFound();
    void figuresAreThoseOfTheCore();
    void threeHaveAMean();
    void whoIsNotTickedIsNotCompared();
    void rowSelectsItsNode();
    void marksAreColouredWhileTheTabIsInSight();
    void decisionsMakeTheFile();
    void decisionsStayWhenFilesCome_data();
    void decisionsStayWhenFilesCome();
    void decisionStaysWithItsAnnotator();
    void changedMarkOpensItsQuestionOnly();
    void majorityIsAskedAgainWhenThereAreMore();
    void fileThatWasWrittenIsNoAnnotator();
    void openQuestionsAreLeftOutAndTold();
    void majorityDecides();
    void fileThatIsThereIsReplacedOnlyWhenAsked();
    void annotatorsAreNotWrittenOver();
    void whatIsSavedMeanwhileIsSeen();
    void unreadableFileIsTold();
    void fileFromElsewhereIsAdded();
    void pageChangeTakesAllAway();
    void ofManyQuestionsTheOpenOnesAreListed();
    void withoutAnAnnotationNothingIsSaidToBeRead();
    void tabSpeaksBothLanguages();

  private:
    AgreementTab& tab() { return *m_window->annotateView()->agreement(); }
    Adjudicator& adjudicator() { return *tab().adjudicator(); }
    Annotator& annotator() { return *m_window->annotator(); }
    const Document& page() { return session().rendered(); }
    NodeId at(const std::string& xpath)
    {
        const auto found = selectNodes(page(), xpath);
        return found && found->size() == 1 ? found->front() : noNode;
    }
    Labelled mark(const std::string& label, const std::vector<std::string>& paths)
    {
        Labelled labelled{label, {}};
        for (const std::string& each : paths)
            labelled.nodes.push_back(at(each));
        return labelled;
    }
    // The file of an annotator of the page that is open, or any other.
    std::string annotate(const std::string& who, const std::vector<Labelled>& marks, std::string file = {})
    {
        if (file.empty())
            file = annotationPath(path("page.html"), who);
        const AnnotatedPage of{"", {}, page().size(), true, treeDigest(page())};
        const auto annotation = annotationOf(PageSelectors(page()), of, who, marks);
        const auto now = fileVersion(file);
        [&] { QVERIFY(now && saveAnnotation(file, annotation, *now)); }();
        return file;
    }
    AnnotatorMarks marksIn(const std::string& who)
    {
        const auto loaded = loadAnnotation(annotationPath(path("page.html"), who));
        return loaded ? labelledNodes(loaded->annotation, anchor(page(), loaded->annotation))
                      : AnnotatorMarks();
    }
    std::vector<Labelled> ana()
    {
        return {mark("main", {list}), mark("record", {list + "/li[1]"}), mark("record", {list + "/li[2]"}),
                mark("navigation", {"/html/body/div"})};
    }
    // Without the first record, with the second as noise, and the same navigation.
    std::vector<Labelled> bo()
    {
        return {mark("main", {"/html/body"}), mark("noise", {list + "/li[2]"}),
                mark("navigation", {"/html/body/div"})};
    }
    bool showsPage()
    {
        return open(write("page.html", QByteArray::fromStdString(menuAndList()))) &&
               m_window->showTab(QStringLiteral("agreement")) &&
               waitFor([&] { return adjudicator().agreement() != nullptr; });
    }
    bool isCompared(std::size_t voices, std::size_t taken)
    {
        return waitFor([&] {
            const PageAgreement* now = adjudicator().agreement();
            return now != nullptr && now->voices.size() == voices && now->taken.size() == taken;
        });
    }
    bool showsAnaAndBo()
    {
        if (!showsPage())
            return false;
        annotate("Ana", ana());
        annotate("Bo", bo());
        return isCompared(2, 2);
    }
    static void clickRow(AnswerTable* table, int row)
    {
        table->scrollToItem(table->topLevelItem(row));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualItemRect(table->topLevelItem(row)).center());
    }
    // The row whose label by the annotator of that column is `label`.
    int rowOf(int column, const QString& label)
    {
        for (int row = 0; row < tab().questions()->topLevelItemCount(); ++row) {
            if (tab().questions()->topLevelItem(row)->text(column).startsWith(label))
                return row;
        }
        return -1;
    }
    void press(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
    bool writes()
    {
        const QSignalSpy finished(&adjudicator(), &Adjudicator::finished);
        press(tab().writeButton());
        return waitFor([&] { return finished.count() > 0; });
    }

    const std::string list = "/html/body/ul";
};

void TestAgreement::init()
{
    showWindow({1440, 1000});
}

void TestAgreement::cleanup()
{
    closeWindow();
    Language::instance()->choose(QStringLiteral("en"));
}

void TestAgreement::oneAnnotatorIsTold()
{
    QVERIFY(showsPage());
    QVERIFY(waitFor([&] { return tab().summary()->text().startsWith("Nobody has marked this page yet."); }));
    annotate("Ana", ana());
    QVERIFY(isCompared(1, 1));
    QVERIFY(tab().summary()->text().startsWith("Only one annotator has marked this page: Ana."));
    QVERIFY(tab().figures()->isHidden());
    QVERIFY(tab().writeButton()->isHidden());
}

void TestAgreement::filesOfThePageAreFound()
{
    QVERIFY(showsAnaAndBo());
    annotate("", ana());
    annotate("Ana", ana(), annotationPath(path("page.html.x"), "Ana")); // another page's
    annotate("Ana", ana(), annotationPath(path("mypage.html"), "Ana"));
    QVERIFY(isCompared(3, 3));
    QCOMPARE(tab().voices()->topLevelItemCount(), 3);
    QCOMPARE(tab().voices()->topLevelItem(0)->text(0), QStringLiteral("without a name"));
    QCOMPARE(tab().voices()->topLevelItem(1)->text(0), QStringLiteral("Ana"));
    QCOMPARE(tab().voices()->topLevelItem(1)->text(1), QStringLiteral("4"));
    QCOMPARE(tab().voices()->topLevelItem(2)->text(2), QStringLiteral("untouched"));
}

void TestAgreement::figuresAreThoseOfTheCore()
{
    QVERIFY(showsAnaAndBo());
    const std::vector<AnnotatorMarks> both{ana(), bo()};
    const ScoredNodes scored = scoredNodes(page());
    const AnnotatorAgreement expected = agreementOf(page(), scored, both);
    QCOMPARE(tab().figures()->topLevelItemCount(), 1);
    const QTreeWidgetItem* row = tab().figures()->topLevelItem(0);
    QCOMPARE(row->text(0), QStringLiteral("Ana and Bo"));
    QCOMPARE(row->text(1), decimal(*expected.kappa, 3));
    QCOMPARE(row->text(2), decimal(*expected.nodesF1, 3));
    QCOMPARE(row->text(3), decimal(*expected.charactersF1, 3));
    for (int column = 1; column < 4; ++column)
        QVERIFY(!tab().figures()->headerItem()->toolTip(column).isEmpty());
    // body, p and its text, and two records with their nodes: li, b, i, and two texts.
    QVERIFY2(tab().summary()->text().startsWith(
                 QStringLiteral("%1 of %2 nodes do not have").arg(3 + 10).arg(scored.nodes.size())),
             qPrintable(tab().summary()->text()));
    QCOMPARE(tab().questions()->topLevelItemCount(), 3);
    const int main = rowOf(1, "Main");
    QCOMPARE(tab().questions()->topLevelItem(main)->text(1), QStringLiteral("Main content on ul#results"));
    QCOMPARE(tab().questions()->topLevelItem(main)->text(2), QStringLiteral("Main content on body"));
    const int noise = rowOf(2, "Other noise");
    QCOMPARE(tab().questions()->topLevelItem(noise)->text(1), QStringLiteral("Record"));
}

void TestAgreement::threeHaveAMean()
{
    QVERIFY(showsAnaAndBo());
    annotate("Cy", ana());
    QVERIFY(isCompared(3, 3));
    QCOMPARE(tab().figures()->topLevelItemCount(), 4);
    const std::vector<AnnotatorMarks> all{ana(), bo(), ana()};
    QCOMPARE(tab().figures()->topLevelItem(3)->text(1),
             decimal(*agreementOf(page(), scoredNodes(page()), all).kappa, 3));
}

void TestAgreement::whoIsNotTickedIsNotCompared()
{
    QVERIFY(showsAnaAndBo());
    tab().voices()->setFocus();
    tab().voices()->setCurrentItem(tab().voices()->topLevelItem(1));
    QTest::keyClick(tab().voices(), Qt::Key_Space);
    QVERIFY(isCompared(2, 1));
    QCOMPARE(tab().summary()->text(), QStringLiteral("Tick two annotators or more, to compare them."));
    QVERIFY(session().marks().empty());
}

void TestAgreement::rowSelectsItsNode()
{
    QVERIFY(showsAnaAndBo());
    clickRow(tab().questions(), rowOf(2, "Other noise"));
    QCOMPARE(session().selection(), at(list + "/li[2]"));
}

void TestAgreement::marksAreColouredWhileTheTabIsInSight()
{
    QVERIFY(showsAnaAndBo());
    QCOMPARE(session().marks().size(), 5U); // two mains, a record alone, a record and noise
    const auto noise =
        std::ranges::find(session().marks(), QStringLiteral("Bo: Other noise"), &RegionMark::label);
    QVERIFY(noise != session().marks().end());
    QCOMPARE(noise->nodes, std::vector<NodeId>{at(list + "/li[2]")});
    QCOMPARE(noise->region.begin, analysis().sequence.positionOf(at(list + "/li[2]")));
    QCOMPARE(noise->region.size(), 5U);
    const auto record =
        std::ranges::find(session().marks(), QStringLiteral("Ana: Record"), &RegionMark::label);
    QVERIFY(record->look != noise->look);
    m_window->annotateView()->showTab(QStringLiteral("queue"));
    QVERIFY(std::ranges::none_of(session().marks(),
                                 [](const RegionMark& mark) { return mark.label.startsWith("Bo"); }));
    m_window->annotateView()->showTab(QStringLiteral("agreement"));
    QCOMPARE(session().marks().size(), 5U);
}

void TestAgreement::decisionsMakeTheFile()
{
    QVERIFY(showsAnaAndBo());
    QCOMPARE(tab().rightButtons().size(), 3U);
    QVERIFY(!tab().rightButtons()[0]->isEnabled()); // nothing is chosen
    clickRow(tab().questions(), rowOf(1, "Main"));
    press(tab().rightButtons()[1]); // Bo: the body
    QCOMPARE(tab().questions()->topLevelItem(rowOf(1, "Main"))->text(3), QStringLiteral("Bo"));
    clickRow(tab().questions(), rowOf(2, "Other noise"));
    press(tab().rightButtons()[0]);                                              // Ana: a record
    QCOMPARE(tab().questions()->currentItem()->text(3), QStringLiteral("open")); // the one that is left
    press(tab().rightButtons()[2]);                                              // nobody
    QVERIFY(writes());
    QCOMPARE(tab().said()->text(),
             QStringLiteral("page.html.adjudicated.annotation.json is written: 3 marks."));
    const AnnotatorMarks expected{mark("main", {"/html/body"}), mark("navigation", {"/html/body/div"}),
                                  mark("record", {list + "/li[2]"})};
    QCOMPARE(marksIn("adjudicated"), expected);
    QCOMPARE(loadAnnotation(path("page.html.adjudicated.annotation.json"))->annotation.state,
             PageState::Done);
    QVERIFY(isCompared(3, 2)); // it is no annotator
    QCOMPARE(tab().voices()->topLevelItem(2)->checkState(0), Qt::Unchecked);
    QCOMPARE(adjudicator().openQuestionCount(), 0); // the decisions stay
}

void TestAgreement::decisionsStayWhenFilesCome_data()
{
    QTest::addColumn<std::string>("one");
    QTest::addColumn<std::string>("other");
    QTest::newRow("the merged file sorts behind them") << std::string("Ana") << std::string("Bo");
    QTest::newRow("the merged file sorts between them") << std::string("Ana") << std::string("bob");
    QTest::newRow("the merged file sorts before them") << std::string("ana") << std::string("bob");
}

void TestAgreement::decisionsStayWhenFilesCome()
{
    QFETCH(const std::string, one);
    QFETCH(const std::string, other);
    QVERIFY(showsPage());
    annotate(one, ana());
    annotate(other, bo());
    QVERIFY(isCompared(2, 2));
    clickRow(tab().questions(), rowOf(1, "Main"));
    press(tab().rightButtons()[1]);
    clickRow(tab().questions(), rowOf(2, "Other noise"));
    press(tab().rightButtons()[0]);
    press(tab().rightButtons()[2]); // of the question that is left
    QVERIFY(writes());
    const AnnotatorMarks expected{mark("main", {"/html/body"}), mark("navigation", {"/html/body/div"}),
                                  mark("record", {list + "/li[2]"})};
    QCOMPARE(marksIn("adjudicated"), expected);
    QVERIFY(isCompared(3, 2));
    QCOMPARE(adjudicator().openQuestionCount(), 0);
    QCOMPARE(tab().questions()->topLevelItem(rowOf(1, "Main"))->text(3), QString::fromStdString(other));
    press(tab().writeButton());
    const QSignalSpy finished(&adjudicator(), &Adjudicator::finished);
    press(tab().replaceButton());
    QVERIFY(waitFor([&] { return finished.count() > 0; }));
    QCOMPARE(marksIn("adjudicated"), expected);
}

void TestAgreement::decisionStaysWithItsAnnotator()
{
    QVERIFY(showsAnaAndBo());
    clickRow(tab().questions(), rowOf(1, "Main"));
    press(tab().rightButtons()[1]); // Bo
    annotate("Al", {mark("navigation", {"/html/body/div"})});
    QVERIFY(isCompared(3, 3)); // Al, Ana, Bo
    QCOMPARE(tab().questions()->topLevelItem(rowOf(3, "Main"))->text(4), QStringLiteral("Bo"));
    QCOMPARE(adjudicator().openQuestionCount(), 2);
    const std::vector<Labelled> holds = adjudicator().whatHolds();
    QVERIFY(std::ranges::find(holds, mark("main", {"/html/body"})) != holds.end());
}

void TestAgreement::changedMarkOpensItsQuestionOnly()
{
    QVERIFY(showsAnaAndBo());
    clickRow(tab().questions(), rowOf(1, "Main"));
    press(tab().rightButtons()[0]);
    clickRow(tab().questions(), rowOf(2, "Other noise"));
    press(tab().rightButtons()[1]);
    std::vector<Labelled> changed = bo();
    changed[1].label = "other";
    annotate("Bo", changed);
    QVERIFY(waitFor([&] { return rowOf(2, "other") >= 0; }));
    QCOMPARE(tab().questions()->topLevelItem(rowOf(1, "Main"))->text(3), QStringLiteral("Ana"));
    QCOMPARE(tab().questions()->topLevelItem(rowOf(2, "other"))->text(3), QStringLiteral("open"));
    QCOMPARE(adjudicator().openQuestionCount(), 2);
}

void TestAgreement::majorityIsAskedAgainWhenThereAreMore()
{
    QVERIFY(showsAnaAndBo());
    annotate("Cy", bo());
    QVERIFY(isCompared(3, 3));
    press(tab().mostButton());
    QCOMPARE(adjudicator().openQuestionCount(), 0);
    annotate("Di", {mark("navigation", {"/html/body/div"})});
    QVERIFY(isCompared(4, 4)); // two of four are not most of them
    QCOMPARE(adjudicator().openQuestionCount(),
             static_cast<int>(adjudicator().agreement()->questions.size()));
}

void TestAgreement::fileThatWasWrittenIsNoAnnotator()
{
    QVERIFY(showsAnaAndBo());
    press(tab().allButton());
    tab().name()->setText(QStringLiteral("final"));
    QVERIFY(writes());
    QVERIFY(isCompared(3, 2));
    QCOMPARE(tab().voices()->topLevelItem(2)->text(0), QStringLiteral("final"));
    QCOMPARE(tab().voices()->topLevelItem(2)->checkState(0), Qt::Unchecked);
    QCOMPARE(adjudicator().openQuestionCount(), 0);
    QCOMPARE(marksIn("final"), (AnnotatorMarks{mark("navigation", {"/html/body/div"})}));
}

void TestAgreement::openQuestionsAreLeftOutAndTold()
{
    QVERIFY(showsAnaAndBo());
    QVERIFY(writes());
    QVERIFY2(tab().said()->text().contains("3 questions are open"), qPrintable(tab().said()->text()));
    QCOMPARE(marksIn("adjudicated"), (AnnotatorMarks{mark("navigation", {"/html/body/div"})}));
    QCOMPARE(loadAnnotation(path("page.html.adjudicated.annotation.json"))->annotation.state,
             PageState::InWork);
    press(tab().allButton());
    QCOMPARE(adjudicator().openQuestionCount(), 0);
    QCOMPARE(tab().questions()->topLevelItem(0)->text(3), QStringLiteral("nobody"));
}

void TestAgreement::majorityDecides()
{
    QVERIFY(showsAnaAndBo());
    QVERIFY(!tab().mostButton()->isEnabled()); // of two it is both
    QVERIFY(!tab().replaceButton()->isVisible());
    annotate("Cy", bo());
    QVERIFY(isCompared(3, 3));
    press(tab().mostButton());
    QVERIFY(writes());
    const AnnotatorMarks expected{mark("main", {"/html/body"}), mark("navigation", {"/html/body/div"}),
                                  mark("noise", {list + "/li[2]"})};
    QCOMPARE(marksIn("adjudicated"), expected);
}

void TestAgreement::fileThatIsThereIsReplacedOnlyWhenAsked()
{
    QVERIFY(showsAnaAndBo());
    const std::string file = annotate("adjudicated", {mark("x", {"/html/body/p"})});
    press(tab().writeButton());
    QVERIFY(tab().said()->text().contains("is there already"));
    QVERIFY(tab().replaceButton()->isVisible());
    QCOMPARE(marksIn("adjudicated").front().label, std::string("x"));
    tab().name()->setFocus();
    QTest::keyClicks(tab().name(), "2");
    QVERIFY(!tab().replaceButton()->isVisible()); // it was asked of the other
    QTest::keyClick(tab().name(), Qt::Key_Backspace);
    press(tab().writeButton());
    const QSignalSpy finished(&adjudicator(), &Adjudicator::finished);
    press(tab().replaceButton());
    QVERIFY(waitFor([&] { return finished.count() > 0; }));
    QCOMPARE(marksIn("adjudicated").front().label, std::string("navigation"));
    QVERIFY(!tab().replaceButton()->isVisible());
}

void TestAgreement::annotatorsAreNotWrittenOver()
{
    QVERIFY(showsAnaAndBo());
    for (const char* name : {"Ana", ""}) { // nobody's is the file that is open
        tab().name()->setText(QString::fromLatin1(name));
        press(tab().writeButton());
        QVERIFY(tab().said()->text().contains(*name == '\0' ? "Give a name" : "is one of the annotators"));
        QVERIFY(!tab().replaceButton()->isVisible());
    }
    QCOMPARE(marksIn("Ana"), ana());
}

void TestAgreement::whatIsSavedMeanwhileIsSeen()
{
    QVERIFY(showsAnaAndBo());
    annotator().label({at("/html/body/p")}, QStringLiteral("footer")); // by nobody in particular
    QVERIFY(isCompared(3, 3));
    QVERIFY(waitFor([&] { return rowOf(1, "Footer") >= 0; }));
}

void TestAgreement::unreadableFileIsTold()
{
    QVERIFY(showsAnaAndBo());
    write("page.html.Cy.annotation.json", "{");
    QVERIFY(isCompared(3, 2));
    QCOMPARE(tab().voices()->topLevelItem(2)->text(0), QStringLiteral("Cy"));
    QCOMPARE(tab().voices()->topLevelItem(2)->text(2), QStringLiteral("cannot be read"));
}

void TestAgreement::fileFromElsewhereIsAdded()
{
    QVERIFY(showsPage());
    annotate("Ana", ana());
    QVERIFY(isCompared(1, 1));
    adjudicator().addFile(annotate("Bo", bo(), path("sent.json")));
    QVERIFY(isCompared(2, 2));
    QCOMPARE(tab().voices()->topLevelItem(1)->text(0), QStringLiteral("Bo"));
}

void TestAgreement::pageChangeTakesAllAway()
{
    QVERIFY(showsAnaAndBo());
    QVERIFY(open("sample:figure2"));
    QVERIFY(waitFor([&] { return tab().summary()->text().startsWith("This page is no file"); }));
    QCOMPARE(tab().questions()->topLevelItemCount(), 0);
    QVERIFY(session().marks().empty());
}

void TestAgreement::ofManyQuestionsTheOpenOnesAreListed()
{
    const int count = static_cast<int>(AgreementTab::mostShown) + 2;
    QByteArray html("<body>");
    for (int i = 1; i <= count; ++i)
        html += "<p>paragraph " + QByteArray::number(i) + "</p>";
    QVERIFY(open(write("page.html", html)) && m_window->showTab(QStringLiteral("agreement")) &&
            waitFor([&] { return adjudicator().agreement() != nullptr; }));
    const auto all = [&](const std::string& label) {
        std::vector<Labelled> marks;
        for (int i = 1; i <= count; ++i)
            marks.push_back(mark(label, {"/html/body/p[" + std::to_string(i) + "]"}));
        return marks;
    };
    annotate("Ana", all("record"));
    annotate("Bo", all("noise"));
    QVERIFY(isCompared(2, 2));
    QCOMPARE(adjudicator().openQuestionCount(), count);
    const AnswerTable* rows = tab().questions();
    QCOMPARE(rows->topLevelItemCount(), count - 2);
    QVERIFY2(tab().summary()->text().endsWith(
                 "only 300 are listed, open ones first; others follow as you decide."),
             qPrintable(tab().summary()->text()));
    clickRow(tab().questions(), 0);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(rows->currentKey(), static_cast<qlonglong>(i)); // on and on
        press(tab().rightButtons()[0]);
    }
    // Of 299 that are open and 3 that are not: all open ones, and the first that is decided.
    QCOMPARE(rows->topLevelItemCount(), count - 2);
    QCOMPARE(AnswerTable::keyOf(rows->topLevelItem(0)), 0LL);
    QCOMPARE(AnswerTable::keyOf(rows->topLevelItem(1)), 3LL);
    QCOMPARE(AnswerTable::keyOf(rows->topLevelItem(count - 3)), static_cast<qlonglong>(count - 1));
    QCOMPARE(rows->currentKey(), 3LL);
}

void TestAgreement::withoutAnAnnotationNothingIsSaidToBeRead()
{
    QVERIFY(showsPage());
    annotator().close();
    QCOMPARE(tab().summary()->text(),
             QStringLiteral("No annotation of this page is open. The workspace Annotate (Ctrl+3) opens it."));
}

void TestAgreement::tabSpeaksBothLanguages()
{
    QVERIFY(showsAnaAndBo());
    clickRow(tab().questions(), rowOf(2, "Other noise"));
    m_window->setLanguage(QStringLiteral("pt_BR")); // whatever is translated yet: nothing must be lost
    QCOMPARE(tab().questions()->topLevelItemCount(), 3);
    QVERIFY(tab().questions()->currentKey() >= 0);
    QVERIFY(tab().figures()->topLevelItem(0)->text(1).contains(','));
}

TAGSEAM_TEST(TestAgreement)
#include "tst_agreement.moc"
