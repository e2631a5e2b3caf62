// SPDX-License-Identifier: MIT
// Agreement of annotators: the compared annotators, the figures, the decisions, and the file that is written.
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/score/adjudicate.h"
#include "tests/ui/tools/annotate/annotationtest.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/adjudicator.h"
#include "ui/tools/annotate/agreementtab.h"
#include "ui/widgets/answertable.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <tuple>

using namespace tagseam;

class TestAgreement : public AnnotationTest {
    Q_OBJECT

  private slots:
    void init()
    {
        makeAnnotator();
        m_tab = new AgreementTab(m_annotator.get());
        show(m_tab);
    }
    void cleanup() { clearAnnotator(); }
    void annotatorsOfThePageAreFound();
    void figuresAreThoseOfTheCore();
    void marksAreColouredWhileTheTabIsInSight();
    void decisionsMakeTheFileAndStay();
    void decisionsStayButForMarksThatChange();
    void majorityDecides();
    void openQuestionsAreExcluded();
    void filesAreReplacedOnlyOnRequestAndAnnotatorsNever();
    void openQuestionsAreListedFirst();

  private:
    AgreementTab& tab() { return *m_tab; }
    Adjudicator& adjudicator() { return *m_tab->adjudicator(); }
    Labelled mark(const std::string& label, const std::vector<std::string>& paths)
    {
        Labelled labelled{label, {}};
        for (const std::string& each : paths)
            labelled.nodes.push_back(at(each));
        return labelled;
    }
    // Writes the file of an annotator of the open page, or `file`.
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
                navigation()};
    }
    // Without the first record, with the second as noise, and the same navigation.
    std::vector<Labelled> bo()
    {
        return {mark("main", {"/html/body"}), mark("noise", {list + "/li[2]"}), navigation()};
    }
    Labelled navigation() { return mark("navigation", {"/html/body/div"}); }
    bool showsPage(const QByteArray& html = QByteArray::fromStdString(menuAndList()))
    {
        return showPage(QStringLiteral("page.html"), html) &&
               waitFor([&] { return adjudicator().agreement() != nullptr; });
    }
    bool isCompared(std::size_t voices, std::size_t taken)
    {
        return waitFor([&] {
            const PageAgreement* now = adjudicator().agreement();
            return now != nullptr && now->voices.size() == voices && now->taken.size() == taken;
        });
    }
    bool showsAnnotators(const std::string& one = "Ana", const std::string& other = "Bo")
    {
        if (!showsPage())
            return false;
        annotate(one, ana());
        annotate(other, bo());
        return isCompared(2, 2);
    }
    // The question with this mark; -1 if there is none.
    int questionOf(const Labelled& wanted)
    {
        const PageAgreement& now = *adjudicator().agreement();
        for (std::size_t i = 0; i < now.questions.size(); ++i) {
            for (const std::size_t open : now.questions[i]) {
                if (now.merged.open[open].mark == wanted)
                    return static_cast<int>(i);
            }
        }
        return -1;
    }
    Decision decisionOn(const Labelled& wanted)
    {
        const int question = questionOf(wanted);
        return question < 0 ? Decision{Decision::Kind::Open, 99}
                            : adjudicator().decision(static_cast<std::size_t>(question));
    }
    static Decision by(std::uint32_t who) { return {Decision::Kind::Who, who}; }
    void clickQuestion(const Labelled& wanted)
    {
        AnswerTable* table = tab().questions();
        const int question = questionOf(wanted);
        for (int row = 0; row < table->topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = table->topLevelItem(row);
            if (AnswerTable::keyOf(item) != question)
                continue;
            table->scrollToItem(item);
            return QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                                     table->visualItemRect(item).center());
        }
        QFAIL("The question is not in the list.");
    }
    // `who` is an index of the annotators; the index after them stands for nobody.
    void decide(const Labelled& wanted, std::size_t who)
    {
        clickQuestion(wanted);
        press(tab().rightButtons()[who]);
    }
    static void press(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
    bool writes(QPushButton* button)
    {
        return emits(&adjudicator(), &Adjudicator::finished, [&] { press(button); });
    }
    bool isTaken(int voice) { return tab().voices()->topLevelItem(voice)->checkState(0) == Qt::Checked; }

    AgreementTab* m_tab = nullptr; // owned by the window
    const std::string list = "/html/body/ul";
};

void TestAgreement::annotatorsOfThePageAreFound()
{
    QVERIFY(showsPage());
    annotate("Ana", ana());
    QVERIFY(isCompared(1, 1) && tab().summary()->text().contains("Ana")); // a single annotator
    QVERIFY(tab().figures()->isHidden() && tab().writeButton()->isHidden());
    annotate("Bo", bo());
    annotate("Ana", ana(), annotationPath(path("page.html.x"), "Ana")); // belongs to another page
    annotate("Ana", ana(), annotationPath(path("mypage.html"), "Ana"));
    write(QStringLiteral("page.html.Cy.annotation.json"), "{");
    QVERIFY(isCompared(3, 2)); // a file that cannot be read is only listed
    m_annotator->label({at("/html/body/p")}, QStringLiteral("footer"));
    QVERIFY(isCompared(4, 3)); // a save of the annotation without named annotator meanwhile
    QVERIFY(waitFor([&] { return questionOf(mark("footer", {"/html/body/p"})) >= 0; }));
    adjudicator().addFile(annotate("Di", bo(), path("sent.json")));
    QVERIFY(isCompared(5, 4));
    const auto cell = [&](int voice, int column) {
        return tab().voices()->topLevelItem(voice)->text(column);
    };
    QCOMPARE(QStringList({cell(1, 0), cell(1, 1), cell(2, 0), cell(3, 0), cell(4, 0)}),
             QStringList({"Ana", "4", "Bo", "Cy", "Di"}));
    QVERIFY(!adjudicator().agreement()->voices[3].unreadable.isEmpty());
}

void TestAgreement::figuresAreThoseOfTheCore()
{
    QVERIFY(showsAnnotators());
    const ScoredNodes scored = scoredNodes(page());
    const auto isOf = [&](int row, const std::vector<AnnotatorMarks>& marks) {
        const AnnotatorAgreement expected = agreementOf(page(), scored, marks);
        const QTreeWidgetItem* item = tab().figures()->topLevelItem(row);
        QCOMPARE(item->text(1), decimal(*expected.kappa, 3));
        QCOMPARE(item->text(2), decimal(*expected.nodesF1, 3));
        QCOMPARE(item->text(3), decimal(*expected.charactersF1, 3));
    };
    QCOMPARE(tab().figures()->topLevelItemCount(), 1);
    isOf(0, {ana(), bo()});
    QCOMPARE(adjudicator().agreement()->nodes, scored.nodes.size());
    // body, p and its text, and two records with their nodes: li, b, i, and two texts.
    QCOMPARE(adjudicator().agreement()->differing, 3U + 10U);
    QCOMPARE(tab().questions()->topLevelItemCount(), 3);
    annotate("Cy", ana());
    QVERIFY(isCompared(3, 3));
    QCOMPARE(tab().figures()->topLevelItemCount(), 4); // each pair, and their mean
    isOf(3, {ana(), bo(), ana()});
    tab().voices()->setFocus();
    for (const int voice : {1, 2}) {
        tab().voices()->setCurrentItem(tab().voices()->topLevelItem(voice));
        QTest::keyClick(tab().voices(), Qt::Key_Space);
    }
    QVERIFY(isCompared(3, 1)); // an annotator whose box is not checked is not compared
    QVERIFY(m_session->selection()->marks().empty());
}

void TestAgreement::marksAreColouredWhileTheTabIsInSight()
{
    QVERIFY(showsAnnotators());
    const std::vector<RegionMark>& marks = m_session->selection()->marks();
    QCOMPARE(marks.size(), 5U); // two mains, a record alone, a record and noise
    const auto of = [&](const char* who, const char* label) {
        return std::ranges::find_if(marks, [&](const RegionMark& each) {
            return each.label.startsWith(QLatin1String(who)) && each.label.endsWith(Labels::title(label));
        });
    };
    const auto noise = of("Bo", "noise");
    QVERIFY(noise != marks.end());
    QCOMPARE(noise->nodes, std::vector<NodeId>{at(list + "/li[2]")});
    QCOMPARE(noise->region.begin, m_session->runner()->analysis().sequence.positionOf(at(list + "/li[2]")));
    QCOMPARE(noise->region.size(), 5U);
    QVERIFY(of("Ana", "record") != marks.end() && of("Ana", "record")->look != noise->look);
    clickQuestion(mark("noise", {list + "/li[2]"}));
    QCOMPARE(m_session->selection()->node(), at(list + "/li[2]"));
    tab().hide();
    QVERIFY(marks.empty());
    tab().show();
    QVERIFY(waitFor([&] { return marks.size() == 5; }));
    analyse(*m_session, "<p>another page</p>"); // closes the annotation
    QVERIFY(adjudicator().agreement() == nullptr);
    QCOMPARE(tab().questions()->topLevelItemCount(), 0);
    QVERIFY(m_session->selection()->marks().empty());
}

void TestAgreement::decisionsMakeTheFileAndStay()
{
    // The merged file, "adjudicated", sorts after them, between them and before them.
    using Row = std::tuple<const char*, const char*, int>;
    for (const auto& [one, other, place] :
         {Row{"Ana", "Bo", 2}, Row{"Ana", "bob", 1}, Row{"ana", "bob", 0}}) {
        clearAnnotator();
        init();
        QVERIFY(showsAnnotators(one, other));
        const Labelled body = mark("main", {"/html/body"});
        QCOMPARE(tab().rightButtons().size(), 3U);
        QVERIFY(!tab().rightButtons()[0]->isEnabled()); // nothing is chosen
        decide(body, 1);
        QCOMPARE(decisionOn(body), by(1));
        decide(mark("noise", {list + "/li[2]"}), 0);
        const auto current = static_cast<std::size_t>(tab().questions()->currentKey());
        QCOMPARE(adjudicator().decision(current).kind, Decision::Kind::Open); // the remaining one
        press(tab().rightButtons()[2]);                                       // nobody is right
        QVERIFY(writes(tab().writeButton()));
        const AnnotatorMarks expected{body, navigation(), mark("record", {list + "/li[2]"})};
        QCOMPARE(marksIn("adjudicated"), expected);
        QCOMPARE(loadAnnotation(path("page.html.adjudicated.annotation.json"))->annotation.state,
                 PageState::Done);
        QVERIFY(isCompared(3, 2)); // the merged file is not an annotator
        QVERIFY(!isTaken(place));
        QCOMPARE(adjudicator().openQuestionCount(), 0);
        QCOMPARE(decisionOn(body), by(1));
        press(tab().writeButton());
        QVERIFY(writes(tab().replaceButton()));
        QCOMPARE(marksIn("adjudicated"), expected);
    }
}

void TestAgreement::decisionsStayButForMarksThatChange()
{
    QVERIFY(showsAnnotators());
    const Labelled body = mark("main", {"/html/body"});
    const Labelled other = mark("other", {list + "/li[2]"});
    decide(body, 1); // Bo
    decide(mark("noise", {list + "/li[2]"}), 1);
    std::vector<Labelled> changed = bo();
    changed[1] = other;
    annotate("Bo", changed);
    QVERIFY(waitFor([&] { return questionOf(other) >= 0; }));
    QCOMPARE(decisionOn(body), by(1));
    QCOMPARE(decisionOn(other), Decision());
    QCOMPARE(adjudicator().openQuestionCount(), 2);
    annotate("Al", {navigation()});
    QVERIFY(isCompared(3, 3)); // Al, Ana, Bo
    QCOMPARE(decisionOn(body), by(2));
    QCOMPARE(adjudicator().openQuestionCount(), 2);
    const std::vector<Labelled> holds = adjudicator().whatHolds();
    QVERIFY(std::ranges::find(holds, body) != holds.end());
}

void TestAgreement::majorityDecides()
{
    QVERIFY(showsAnnotators() &&
            !tab().mostButton()->isEnabled()); // for two annotators, most of them are both
    annotate("Cy", bo());
    QVERIFY(isCompared(3, 3));
    press(tab().mostButton());
    QCOMPARE(adjudicator().openQuestionCount(), 0);
    QVERIFY(writes(tab().writeButton()));
    QCOMPARE(marksIn("adjudicated"),
             (AnnotatorMarks{mark("main", {"/html/body"}), navigation(), mark("noise", {list + "/li[2]"})}));
    annotate("Di", {navigation()});
    QVERIFY(isCompared(5, 4)); // two of four are not most of them: all questions are open again
    QCOMPARE(adjudicator().openQuestionCount(),
             static_cast<int>(adjudicator().agreement()->questions.size()));
}

void TestAgreement::openQuestionsAreExcluded()
{
    QVERIFY(showsAnnotators() && writes(tab().writeButton()));
    QVERIFY2(tab().said()->text().contains('3'),
             qPrintable(tab().said()->text())); // number of open questions
    QCOMPARE(marksIn("adjudicated"), AnnotatorMarks{navigation()});
    QCOMPARE(loadAnnotation(path("page.html.adjudicated.annotation.json"))->annotation.state,
             PageState::InWork);
    press(tab().allButton());
    QCOMPARE(adjudicator().openQuestionCount(), 0);
    QCOMPARE(adjudicator().decision(0).kind, Decision::Kind::Nobody);
    tab().name()->setText(QStringLiteral("final"));
    QVERIFY(writes(tab().writeButton()) && isCompared(4, 2));
    QVERIFY(!isTaken(2) && !isTaken(3)); // a file that was written is not an annotator
    QCOMPARE(adjudicator().openQuestionCount(), 0);
    QCOMPARE(marksIn("final"), AnnotatorMarks{navigation()});
}

void TestAgreement::filesAreReplacedOnlyOnRequestAndAnnotatorsNever()
{
    QVERIFY(showsAnnotators() && !tab().replaceButton()->isVisible());
    const QString usual = tab().name()->text();
    for (const QString& name : {QString("Ana"), QString()}) { // the file without a name is the open one
        tab().name()->setText(name);
        press(tab().writeButton());
        QVERIFY(!tab().said()->text().isEmpty() && !tab().replaceButton()->isVisible());
    }
    QCOMPARE(marksIn("Ana"), ana());
    QVERIFY(!QFile::exists(m_folder->filePath("page.html.annotation.json")));
    tab().name()->setText(usual);
    annotate("adjudicated", {mark("x", {"/html/body/p"})});
    press(tab().writeButton());
    QVERIFY(tab().said()->text().contains("page.html.adjudicated.annotation.json"));
    QVERIFY(tab().replaceButton()->isVisible());
    QCOMPARE(marksIn("adjudicated").front().label, std::string("x"));
    tab().name()->setFocus();
    QTest::keyClicks(tab().name(), "2");
    QVERIFY(!tab().replaceButton()->isVisible()); // the button was for the name before
    QTest::keyClick(tab().name(), Qt::Key_Backspace);
    press(tab().writeButton());
    QVERIFY(writes(tab().replaceButton()));
    QCOMPARE(marksIn("adjudicated").front().label, std::string("navigation"));
    QVERIFY(!tab().replaceButton()->isVisible());
}

void TestAgreement::openQuestionsAreListedFirst()
{
    const int count = static_cast<int>(AgreementTab::mostShown) + 2;
    QByteArray html("<body>");
    for (int i = 1; i <= count; ++i)
        html += "<p>paragraph " + QByteArray::number(i) + "</p>";
    QVERIFY(showsPage(html));
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
    QVERIFY(tab().summary()->text().contains("300")); // the list says that it is cut
    tab().questions()->setCurrentItem(rows->topLevelItem(0));
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(rows->currentKey(), static_cast<qlonglong>(i)); // a decision leads to the next question
        press(tab().rightButtons()[0]);
    }
    // The list has all 299 open questions, and the first of the 3 decided ones.
    QCOMPARE(rows->topLevelItemCount(), count - 2);
    QCOMPARE(AnswerTable::keyOf(rows->topLevelItem(0)), 0LL);
    QCOMPARE(AnswerTable::keyOf(rows->topLevelItem(1)), 3LL);
    QCOMPARE(AnswerTable::keyOf(rows->topLevelItem(count - 3)), static_cast<qlonglong>(count - 1));
}

TAGSEAM_TEST(TestAgreement)
#include "tst_agreement.moc"
