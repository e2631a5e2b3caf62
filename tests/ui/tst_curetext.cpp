// SPDX-License-Identifier: MIT
// What the cure says, on pages of which positions, counts and confidence are known by hand.
#include "core/methods/separators/separators.h"
#include "ui/curetext.h"
#include "ui/explainer.h"
#include "ui/methodstext.h"
#include "ui/models/curemodel.h"
#include "ui/plotexport.h"
#include "ui/views/curetab.h"
#include "ui/views/diagnosistab.h"
#include "ui/views/explainview.h"
#include "windowtest.h"

#include <QTextDocumentFragment>

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

using namespace tagseam;

namespace {

const QByteArray head = "<!DOCTYPE html><title>t</title>";
const QByteArray sentence =
    "A text that is long enough to say something of the thing that it stands beside. ";
// Eight positions, all of their own symbol, and a text that is as long as texts count.
const QByteArray record =
    "<li><h3><a href=x>Title</a></h3><p>" + sentence.repeated(2) + "</p><b>9.90</b></li>";
// body 1, div 2, six times p, a, text: 3 to 20.
const QByteArray menu = "<div>" + QByteArray("<p><a href=y>Menu</a></p>").repeated(6) + "</div>";

// ul 21, eight records: 22 to 85. The published search keeps the ul: 21 to 85.
const QByteArray wellSplit = head + menu + "<ul>" + record.repeated(8) + "</ul>";
// body 1, ul 2, four records: 3 to 34; section 35, forty times p, b, text, i, text: 36 to 235. The published
// search keeps the section. Strength: 32/235 * (1 - 2/4) * (1 - 2.5/8)^3, to the power of 1/12, is 0.728; of
// the section 200/235 * (1 - 2/40) * (1 - 2.5/5)^3 * (ln 2 / 5)^4 likewise 0.428. Confidence:
// 1 / (1 + e^-(9.5 + 20 ln 0.728 - 2 (ln 161 - 5))).
const QByteArray smallMain = head + "<ul>" + record.repeated(4) + "</ul><section>" +
                             QByteArray("<p><b>1</b><i>2</i></p>").repeated(40) + "</section>";
// body 1, ul 2, 160 records: 3 to 1282; ol 1283, and as many: 1284 to 2563.
const QByteArray alike =
    head + "<ul>" + record.repeated(160) + "</ul><ol>" + record.repeated(160) + "</ol>" + menu;

// smallMain below an article of one text: of all that is written the records have little.
const QByteArray related = head + "<h6>" + sentence.repeated(40) + "</h6>" + smallMain.mid(head.size());

} // namespace

class TestCureText : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1440, 1000}); }
    void cleanup()
    {
        Language::instance()->choose(QStringLiteral("en"));
        closeWindow();
    }
    void headlineHasPositionsCountAndConfidence_data();
    void headlineHasPositionsCountAndConfidence();
    void littleTextIsToldWithTheCure();
    void differenceIsOfWhatThePrunedPagesHave();
    void samePrunedPageIsNoDifference();
    void mainRegionIsTheSearchsAlone_data();
    void mainRegionIsTheSearchsAlone();
    void remedyCountsWhatThePrunedPagesHave();
    void methodsTellOfLikeListsFirst();
    void pathOfTheSeparatorIsCutBetweenLabels();
    void likeListsShareTheMarks();

  private:
    CureTab& tab() { return *m_window->explainView()->cure(); }
    bool openAt(const char* shown, const QByteArray& page)
    {
        return open(write("page.html", page)) && m_window->showTab(QLatin1String(shown)) && answers();
    }
    static QString plain(const QLabel* label)
    {
        return QTextDocumentFragment::fromHtml(label->text()).toPlainText();
    }
};

void TestCureText::headlineHasPositionsCountAndConfidence_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("portuguese");
    QTest::newRow("one list")
        << smallMain
        << "4 records between positions 3 and 34, in one list; confidence 0.95; "
           "1.7 times as strong as the next candidate elsewhere. They have 89.4 % of the "
           "page’s text."
        << "4 registros entre as posições 3 e 34, em uma lista; confiança 0,95; "
           "1,7 vezes tão forte quanto a próxima candidata em outro lugar. Eles têm 89,4% "
           "do texto da página.";
    QTest::newRow("like lists")
        << alike
        << "320 records between positions 3 and 2563, in 2 like lists; confidence "
           "1.00; 3.1 times as strong as the next candidate elsewhere. They have 100.0 % of the page’s text."
        << "320 registros entre as posições 3 e 2563, em 2 listas semelhantes; "
           "confiança 1,00; 3,1 vezes tão forte quanto a próxima candidata em outro lugar. Eles têm 100,0% "
           "do "
           "texto da página.";
    QTest::newRow("no list")
        << head + "<h1>A title</h1><p>One paragraph.</p>"
        << "No records on this page: nothing comes three times or more beneath one "
           "parent."
        << "Sem registros nesta página: nada ocorre três vezes ou mais sob um mesmo pai.";
    const QByteArray keeper = "The keeper of the light climbs its stair. ";
    QTest::newRow("sections of an article")
        << head + QByteArray("<h2><a href=x>Part</a> <i>of it</i></h2><p>" + keeper.repeated(30) + "</p>")
                      .repeated(5)
        << "5 records between positions 2 and 36, in one list; confidence 0.89; nothing elsewhere on the "
           "page "
           "comes near. They have 100.0 % of the page’s text. Their texts are longer than two lines, as in "
           "articles: that makes the answer less sure."
        << "5 registros entre as posições 2 e 36, em uma lista; confiança 0,89; nada em outro lugar da "
           "página "
           "chega perto. Eles têm 100,0% do texto da página. Seus textos passam de duas linhas, como em "
           "artigos: "
           "isso torna a resposta menos segura.";
    QTest::newRow("an article, and what is related")
        << head + "<p>" + keeper.repeated(60) + "</p>" +
               QByteArray(
                   "<div><h3><a href=x>Another light on this coast</a></h3><img src=x><p>Its keeper has a "
                   "stair to climb, too, and a boat</p><span>last year</span></div>")
                   .repeated(4)
        << "4 records between positions 4 and 39, in one list; confidence 0.99; nothing elsewhere on the "
           "page comes near. They have 11.8 % of the page’s text. Look at them before you take them."
        << "4 registros entre as posições 4 e 39, em uma lista; confiança 0,99; nada em outro lugar da "
           "página chega perto. Eles têm 11,8% do texto da página. Olhe-os antes de aceitá-los.";
}

void TestCureText::headlineHasPositionsCountAndConfidence()
{
    QFETCH(QByteArray, page);
    QFETCH(QString, english);
    QFETCH(QString, portuguese);
    QVERIFY(openAt("cure", page));
    QCOMPARE(plain(tab().headline()), english);
    Language::instance()->choose(QStringLiteral("pt_BR"));
    QCOMPARE(plain(tab().headline()), portuguese);
}

void TestCureText::littleTextIsToldWithTheCure()
{
    Cure cure;
    cure.page.candidates.resize(1);
    cure.page.regions = {0};
    cure.page.textShare = 0.1;
    const QString told =
        QStringLiteral("They have 10.0 % of the page’s text. Look at them before you take them.");
    QVERIFY2(cureRemedy(cure).endsWith(told), qPrintable(cureRemedy(cure)));
    cure.page.textShare = littleText;
    QVERIFY2(cureRemedy(cure).endsWith("Show it</a>"), qPrintable(cureRemedy(cure)));
    // A word which to try first would be the wrong one.
    QVERIFY(openAt("diagnosis", related));
    const QString remedy = plain(m_window->explainView()->diagnosis()->cureText());
    QVERIFY2(remedy.contains("They have ") && !remedy.contains("Which first"), qPrintable(remedy));
}

// Both have html and body. The search alone has the section and its 200, the cure alone the ul and its 32.
void TestCureText::differenceIsOfWhatThePrunedPagesHave()
{
    QVERIFY(openAt("cure", smallMain));
    QCOMPARE(plain(tab().difference()),
             QStringLiteral("Against the published search (its main region, 35–235): both keep 2 nodes, the "
                            "search alone 201, the cure alone 33."));
    AnalysisOptions options = session().options();
    options.keep = Keep::Complement; // body, ul and its 32
    session().setOptions(options);
    QVERIFY(answers());
    QCOMPARE(plain(tab().difference()),
             QStringLiteral("The published search keeps the very same nodes (its complement, 1–34)."));
}

// The ul is of the main region, and holds the records.
void TestCureText::samePrunedPageIsNoDifference()
{
    QVERIFY(openAt("cure", wellSplit));
    QCOMPARE(plain(tab().difference()),
             QStringLiteral("The published search keeps the very same nodes (its main region, 21–85)."));
}

void TestCureText::mainRegionIsTheSearchsAlone_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("cure");
    QTest::newRow("English") << "en"
                             << "main region (search)"
                             << "kept";
    QTest::newRow("Portuguese") << "pt_BR"
                                << "região principal (busca)"
                                << "mantida";
}

// Where both are to be seen: the table and the bands, the heading and the plot.
void TestCureText::mainRegionIsTheSearchsAlone()
{
    QFETCH(QString, language);
    QFETCH(QString, search);
    QFETCH(QString, cure);
    Language::instance()->choose(language);
    QVERIFY(openAt("cure", smallMain));
    QCOMPARE(tab().model()->index(0, CureModel::FateColumn).data().toString(), cure);
    QVERIFY(session().bands().front().tip.contains(cure));
    QVERIFY(!plain(tab().headline()).contains("região") && !tab().tip().contains("region"));
    const QString title = m_window->findChild<QLabel*>(QStringLiteral("prunedTitle"))->text();
    QVERIFY2(title.contains(search), qPrintable(title));
    const QString path = m_folder->filePath(QStringLiteral("plot.svg"));
    QCOMPARE(exportPlot(session(), PlotExcerpt::whole(session()), path, PlotFormat::Svg), QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(QString::fromUtf8(file.readAll()).contains(search + QStringLiteral(" 35–235")));
}

void TestCureText::remedyCountsWhatThePrunedPagesHave()
{
    QVERIFY(openAt("diagnosis", smallMain));
    QCOMPARE(plain(m_window->explainView()->diagnosis()->cureText()),
             QStringLiteral("Cure: keeps 4 records between positions 3 and 34, in one list (confidence "
                            "0.95): 33 nodes that the search drops are kept, 201 that it keeps are dropped. "
                            "Show it\nWhich first? Who wants the content tries the cure: it gives the "
                            "records now, and changes nothing in the search. Who studies the published "
                            "search takes the advice, which changes its settings or the template."));
}

// A like list comes first where it is stronger than a main region that completes the strongest.
void TestCureText::methodsTellOfLikeListsFirst()
{
    QVERIFY(open(write("page.html", alike)));
    MethodOutcome outcome;
    outcome.result = filterBySeparators({session().document()}, {}, {});
    std::vector<FilterDecision>& decisions = outcome.result.decisions;
    QCOMPARE(decisions[1].reason, std::string_view("like-region"));
    std::swap(decisions[0], decisions[1]);
    outcome.index = DecisionIndex(session().document(), outcome.result);
    MethodRow row;
    row.name = QStringLiteral("separators");
    row.outcome = std::make_shared<const MethodOutcome>(outcome);
    QCOMPARE(voteReason(session(), row, session().document().body()),
             QStringLiteral("It holds records that are kept, or lies between them."));
}

// Each label and its slash take 4 characters, ul and li 3: of 400 that is 98 labels and these.
void TestCureText::pathOfTheSeparatorIsCutBetweenLabels()
{
    const QByteArray deep = head + QByteArray("<x&y>").repeated(120) + "<ul>" + record.repeated(4);
    QVERIFY(openAt("cure", deep));
    QCOMPARE(tab().separatorText()->text(),
             QStringLiteral("<b>Separator of list 1</b>, once in each record: <tt>…/%1ul/li</tt>.")
                 .arg(QStringLiteral("x&amp;y/").repeated(98)));
    QVERIFY(openAt("cure", smallMain));
    QVERIFY(plain(tab().separatorText()).endsWith(QLatin1String(": body/ul/li.")));
}

// Of twice 160 records.
void TestCureText::likeListsShareTheMarks()
{
    QVERIFY(openAt("cure", alike));
    QCOMPARE(session().marks().size(), 300U);
    QVERIFY2(plain(tab().separatorText())
                 .endsWith(QLatin1String("Only 300 of the 320 records that are kept are marked, those of "
                                         "this list first.")),
             qPrintable(tab().separatorText()->text()));
    QTest::keyClick(tab().candidates(), Qt::Key_End); // the menu's six are all marked
    QVERIFY(answers());
    QCOMPARE(session().marks().size(), 6U);
    QVERIFY(!tab().separatorText()->text().contains(QLatin1String("Only")));
}

TAGSEAM_TEST(TestCureText)
#include "tst_curetext.moc"
