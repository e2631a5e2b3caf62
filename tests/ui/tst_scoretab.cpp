// SPDX-License-Identifier: MIT
// The Score tab in the window, by clicks and keys: its figures are those of the command line, follow marks
// and switches, and what is wrong is listed, coloured and explained.
#include "core/truth/annotationfile.h"
#include "core/truth/score.h"
#include "core/truth/wrongplaces.h"
#include "ui/annotator.h"
#include "ui/explainer.h"
#include "ui/models/readingscoresmodel.h"
#include "ui/models/wrongplacesmodel.h"
#include "ui/theme.h"
#include "ui/views/annotateview.h"
#include "ui/views/curetab.h"
#include "ui/views/explainview.h"
#include "ui/views/pageoverlay.h"
#include "ui/views/readingscores.h"
#include "ui/views/scorefigures.h"
#include "ui/views/scoretab.h"
#include "ui/views/whytab.h"
#include "ui/views/workbar.h"
#include "ui/views/wrongplacesview.h"
#include "windowtest.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <map>

using namespace tagseam;

class TestScoreTab : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1600, 1000}); }
    void cleanup()
    {
        closeWindow();
        Language::instance()->choose(QStringLiteral("en"));
    }
    void figuresAreThoseOfTheCommandLine_data();
    void figuresAreThoseOfTheCommandLine();
    void figuresFollowMarks();
    void figuresFollowSwitches();
    void whatThereIsNothingToMeasureForIsSaid();
    void stateWithoutFiguresIsSaid();
    void orphansAreLeftOut();
    void marksThatTheSourceHasNotAreLeftOut();
    void severalRegionsAreScoredAsTheyAreKept();
    void cureIsScoredByItsName();
    void readingIsAdoptedByAClick();
    void readingIsAdoptedByKeys();
    void tableIsCopiedAsMarkdown();
    void bestIsMarkedByMoreThanColour();
    void wrongPlacesAreThoseOfTheCore();
    void wrongPlacesAreColouredWhileInSight();
    void mostLargestAreColoured();
    void placeIsSelectedAndFollowsTheSelection();
    void whyLeadsToExplain_data();
    void whyLeadsToExplain();
    void explainTakesTheTruth();
    void oldFiguresAreGreyedMeanwhile();
    void scoringCanBeCancelled();
    void tabSpeaksBothLanguages();
    void bothThemes();

  private:
    ScoreTab& tab() { return *m_window->annotateView()->score(); }
    Annotator& annotator() { return *m_window->annotator(); }
    QTreeView* readingTable() { return tab().allReadings()->table(); }
    QTreeView* list() { return tab().wrong()->list(); }
    // A copy of a sample in the folder of the test.
    QString copyOf(const QString& name)
    {
        QFile file(QStringLiteral(TAGSEAM_SAMPLES "/") + name);
        return file.open(QIODevice::ReadOnly) ? write(name, file.readAll()) : QString();
    }
    bool openScore(const QString& page) { return open(page) && m_window->showTab("score") && answers(); }
    struct Wanted {
        const char* label;
        const char* name; // see named()
    };
    // The elements of a name, or with ".menu" those of just this class.
    std::vector<NodeId> named(const std::string& name)
    {
        std::vector<NodeId> nodes;
        const Document& page = session().document();
        for (NodeId node{1}; node.value < page.size(); ++node.value) {
            const bool isClass = name.front() == '.' && page.attribute(node, "class") == name.substr(1);
            if (isClass || (page.isElement(node) && page.name(node) == name))
                nodes.push_back(node);
        }
        return nodes;
    }
    // Marks by hand: what a digit does to the selected node.
    void mark(const std::string& name, const char* label)
    {
        const std::vector<NodeId> nodes = named(name);
        QVERIFY2(!nodes.empty(), name.c_str());
        annotator().label({nodes.front()}, QString::fromLatin1(label));
    }
    // The shop, whose main content is its results, with two marks of noise.
    bool openMarkedShop()
    {
        const QString page = copyOf(QStringLiteral("shop.html"));
        if (!writeTruth(page, {{"main", "main"}, {"navigation", ".mega-nav"}, {"footer", ".site-footer"}}))
            return false;
        return openScore(page);
    }
    // By the core, beside the page: a mark on each node of that name.
    bool writeTruth(const QString& page, const std::vector<Wanted>& wanted)
    {
        QFile file(page);
        if (!file.open(QIODevice::ReadOnly))
            return false;
        Result<Document> document = parseHtml(file.readAll().toStdString());
        if (!document)
            return false;
        Annotation annotation;
        annotation.page.url = page.toStdString();
        for (const Wanted& each : wanted) {
            for (NodeId node{1}; node.value < document->size(); ++node.value) {
                const std::string name = each.name;
                const bool isClass =
                    name.front() == '.' && document->attribute(node, "class") == name.substr(1);
                if (!isClass && !(document->isElement(node) && document->name(node) == name))
                    continue;
                Mark mark;
                mark.id = "m" + std::to_string(annotation.marks.size() + 1);
                mark.label = each.label;
                mark.targets = {targetOf(*document, node)};
                annotation.marks.push_back(std::move(mark));
            }
        }
        return bool(saveAnnotation(annotationPath(page.toStdString()), annotation, {}));
    }
    // What tagseam-cli says of the page that is shown and its annotation.
    QJsonObject fromCommandLine(const QStringList& more)
    {
        const QString page = session().address().startsWith("file:") ? QUrl(session().address()).toLocalFile()
                                                                     : session().address();
        QProcess run;
        run.start(QStringLiteral(TAGSEAM_CLI),
                  QStringList{"score", page, page + ".annotation.json", "--json"} + more);
        if (!run.waitForFinished(30'000) || run.exitCode() != 0)
            return {};
        return QJsonDocument::fromJson(run.readAllStandardOutput()).object();
    }
    Score expected() // of the present switches, by the core
    {
        return scoreMask(session().document(), scoredNodes(session().document()), annotator().labelled(),
                         analysis().mask);
    }
    QString figure(Measure measure) { return tab().figures()->text(measure); }
    QString cell(int row, int column)
    {
        return readingTable()->model()->index(row, column).data().toString();
    }
    static void clickCell(QTreeView* view, int row, int column)
    {
        const QModelIndex index = view->model()->index(row, column);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    const WrongPlace& placeAt(int row)
    {
        const auto* model = qobject_cast<WrongPlacesModel*>(list()->model());
        return model->places()[model->placeAt(row)];
    }
    int rowWith(Wrong wrong)
    {
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            if (placeAt(row).wrong == wrong && !placeAt(row).isAlone)
                return row;
        }
        return -1;
    }
    QString pageTitle()
    {
        for (const QLabel* label : m_window->findChildren<QLabel*>()) {
            if (label->text().startsWith("<b>Original</b>"))
                return label->text();
        }
        return {};
    }
};

void TestScoreTab::figuresAreThoseOfTheCommandLine_data()
{
    QTest::addColumn<bool>("isSource");
    QTest::newRow("rendered tree") << false;
    QTest::newRow("source tree") << true;
}

void TestScoreTab::figuresAreThoseOfTheCommandLine()
{
    QFETCH(bool, isSource);
    QVERIFY(openMarkedShop());
    if (isSource) {
        AnalysisOptions options = session().options();
        options.source = PageSource::Source;
        QVERIFY(waitFor([&] { return session().hasSource(); }));
        session().setOptions(options);
        QVERIFY(waitFor([&] { return session().isSource(); }));
        QVERIFY(answers());
        QVERIFY(tab().head()->text().contains("source"));
    }
    const QJsonObject json = fromCommandLine({});
    QCOMPARE(json["lost"].toArray().size(), 0);
    const QJsonArray methods = json["scores"].toArray();
    QCOMPARE(methods.size(), 4);
    const std::map<QString, int> rows{{"dissertation-2014", 1}, {"jidm-2013", 2}, {"printed", 3}, {"all", 4}};
    for (const QJsonValue& method : methods) {
        const int row = rows.at(method["method"].toString());
        const auto agrees = [&](int column, double value, int decimals) {
            QString text = cell(row, column);
            text.remove(QStringLiteral("★"));
            QCOMPARE(text, decimals == 3 ? decimal(value, 3) : decimal(100 * value, 1) + " %");
        };
        agrees(1, method["nodes"]["precision"].toDouble(), 3);
        agrees(2, method["nodes"]["recall"].toDouble(), 3);
        agrees(3, method["nodes"]["f1"].toDouble(), 3);
        agrees(4, method["characters"]["f1"].toDouble(), 3);
        agrees(7, method["reduction"].toDouble(), 1);
        const QJsonValue targets = method["targets"];
        QCOMPARE(cell(row, 5).remove(QStringLiteral("★")),
                 QStringLiteral("%1/%2").arg(targets["whole"].toInt()).arg(targets["all"].toInt()));
        QCOMPARE(cell(row, 6).remove(QStringLiteral("★")),
                 targets["isContentPresent"].toBool() ? "yes" : "no");
        if (row != 1) // the present one
            continue;
        QCOMPARE(figure(Measure::Precision), decimal(method["nodes"]["precision"].toDouble(), 3));
        QCOMPARE(figure(Measure::Recall), decimal(method["nodes"]["recall"].toDouble(), 3));
        QCOMPARE(figure(Measure::F1), decimal(method["nodes"]["f1"].toDouble(), 3));
        QCOMPARE(figure(Measure::TextPrecision), decimal(method["characters"]["precision"].toDouble(), 3));
        QCOMPARE(figure(Measure::TextRecall), decimal(method["characters"]["recall"].toDouble(), 3));
        QCOMPARE(figure(Measure::TextF1), decimal(method["characters"]["f1"].toDouble(), 3));
        QVERIFY(
            figure(Measure::Mostly)
                .startsWith(
                    QStringLiteral("%1 of %2 ").arg(targets["mostly"].toInt()).arg(targets["all"].toInt())));
        QVERIFY(figure(Measure::NoiseRemoved)
                    .startsWith(QStringLiteral("%1 of %2 ")
                                    .arg(method["labelledNoise"]["removed"].toInt())
                                    .arg(method["labelledNoise"]["all"].toInt())));
        QVERIFY(figure(Measure::Reduction).contains(decimal(100 * method["reduction"].toDouble(), 1)));
        for (int column = 1; column < readingTable()->model()->columnCount(); ++column)
            QCOMPARE(cell(0, column), cell(1, column)); // the present switches are that reading
    }
}

void TestScoreTab::figuresFollowMarks()
{
    const QString page = copyOf(QStringLiteral("shop.html"));
    QVERIFY(openScore(page));
    QVERIFY2(tab().hint().contains("Mark main content"), qPrintable(tab().hint()));
    mark("main", "main");
    QVERIFY(answers());
    QCOMPARE(tab().hint(), QString());
    const Score first = expected();
    QCOMPARE(figure(Measure::F1), decimal(*first.nodes.f1(), 3));
    mark(".filters", "main"); // more content, which is dropped
    QVERIFY(answers());
    const Score second = expected();
    QVERIFY(second.nodes.recall() < first.nodes.recall());
    QCOMPARE(figure(Measure::Recall), decimal(*second.nodes.recall(), 3) + QStringLiteral("  ▼ ") +
                                          decimal(*first.nodes.recall() - *second.nodes.recall(), 3));
    QVERIFY(!figure(Measure::Reduction).contains(QStringLiteral("▼"))); // the same as before
    annotator().undo();
    QVERIFY(answers());
    QVERIFY(figure(Measure::Recall).contains(QStringLiteral("▲ ")));
    QVERIFY(figure(Measure::Recall).startsWith(decimal(*first.nodes.recall(), 3)));
    annotator().setPageNote(QStringLiteral("checked")); // changes no figure, and takes no change away
    QVERIFY(answers());
    QVERIFY(figure(Measure::Recall).contains(QStringLiteral("▲ ")));
}

void TestScoreTab::figuresFollowSwitches()
{
    QVERIFY(openMarkedShop());
    const Score before = expected();
    AnalysisOptions options = session().options();
    options.search = findReading("printed")->options;
    session().setOptions(options);
    QVERIFY(answers());
    const Score now = expected();
    QVERIFY(now.nodes.precision() < before.nodes.precision());
    QVERIFY(
        figure(Measure::Precision).startsWith(decimal(*now.nodes.precision(), 3) + QStringLiteral("  ▼ ")));
    QCOMPARE(cell(0, 1), cell(3, 1));
    QVERIFY(cell(3, 0).startsWith(QStringLiteral("▶")));
    QVERIFY(!cell(1, 0).startsWith(QStringLiteral("▶")));
    options.keep = Keep::Complement;
    session().setOptions(options);
    QVERIFY(answers());
    QCOMPARE(figure(Measure::F1).left(5), decimal(*expected().nodes.f1(), 3));
    QCOMPARE(cell(0, 1), cell(3, 1)); // the readings keep the complement, too
}

void TestScoreTab::whatThereIsNothingToMeasureForIsSaid()
{
    QVERIFY(openScore(copyOf(QStringLiteral("shop.html"))));
    mark(".mega-nav", "navigation");
    QVERIFY(answers());
    QVERIFY(tab().head()->text().contains("No content is marked yet"));
    for (const Measure each : {Measure::Precision, Measure::Recall, Measure::F1, Measure::TextF1}) {
        QCOMPARE(figure(each), QStringLiteral("–"));
        QVERIFY(tab().figures()->tip(each).contains("no content is marked"));
    }
    QVERIFY(figure(Measure::Whole).contains("no content is marked"));
    QCOMPARE(cell(1, 3), QStringLiteral("–"));
    QVERIFY(figure(Measure::NoiseRemoved).contains('%'));
    QVERIFY(figure(Measure::Reduction).contains('%'));
    QVERIFY(!list()->isVisible());
    QVERIFY(tab().wrong()->title()->text().contains("once content is marked"));
    QVERIFY(!tab().explainButton()->isEnabled());
    QVERIFY(session().marks().empty());
    // Figures that were none tell no change.
    mark("main", "main");
    QVERIFY(answers());
    QVERIFY(!figure(Measure::F1).contains(QStringLiteral("▲")));
    QVERIFY(list()->isVisible());
    annotator().remove(0);
    QVERIFY(answers());
    QVERIFY(figure(Measure::NoiseRemoved).contains("no noise is labelled"));
}

void TestScoreTab::stateWithoutFiguresIsSaid()
{
    QVERIFY(m_window->showTab("score"));
    QVERIFY(answers());
    QCOMPARE(tab().hint(), QStringLiteral("No page is open."));
    QVERIFY(openScore(copyOf(QStringLiteral("shop.html"))));
    QVERIFY(tab().hint().contains("Nothing is marked yet"));
    QVERIFY(session().marks().empty());
}

void TestScoreTab::orphansAreLeftOut()
{
    const QString page = copyOf(QStringLiteral("shop.html"));
    QVERIFY(writeTruth(page, {{"main", "main"}, {"advertisement", "nav"}}));
    Result<LoadedAnnotation> loaded = loadAnnotation(annotationPath(page.toStdString()));
    QVERIFY(bool(loaded));
    Target nowhere = loaded->annotation.marks[1].targets[0];
    nowhere.xpath = "/html/body/article[7]";
    nowhere.css.clear();
    nowhere.quote = {"What is on no page at all, not even in part", "", ""};
    nowhere.evidence = {};
    nowhere.span = {};
    loaded->annotation.marks[1].targets = {nowhere};
    QVERIFY(bool(saveAnnotation(annotationPath(page.toStdString()), loaded->annotation, loaded->version)));
    QVERIFY(openScore(page));
    QVERIFY(tab().head()->text().contains("Against 1 mark:"));
    QVERIFY2(tab().head()->text().contains("1 mark left out"), qPrintable(tab().head()->text()));
    QCOMPARE(figure(Measure::F1), decimal(*expected().nodes.f1(), 3));
    QVERIFY(tab().hint().isEmpty());
    // All of them.
    QVERIFY(openScore(copyOf(QStringLiteral("figure2.html"))));
    loaded = loadAnnotation(annotationPath(page.toStdString()));
    QVERIFY(bool(loaded));
    loaded->annotation.marks[0].targets = {nowhere};
    QVERIFY(bool(saveAnnotation(annotationPath(page.toStdString()), loaded->annotation, loaded->version)));
    QVERIFY(openScore(page));
    QVERIFY2(tab().hint().contains("all are orphans"), qPrintable(tab().hint()));
}

void TestScoreTab::marksThatTheSourceHasNotAreLeftOut()
{
    // A browser puts a tbody into the table.
    const QString page = write(QStringLiteral("table.html"),
                               "<!DOCTYPE html><html><body><h1>Title of the page</h1><table><tr><td>one</td>"
                               "</tr><tr><td>two</td></tr></table><p>end</p></body></html>");
    QVERIFY(openScore(page));
    mark("tbody", "main");
    mark("p", "main");
    QVERIFY(answers());
    QVERIFY(tab().head()->text().contains("Against 2 marks:"));
    const auto showTree = [&](PageSource source) {
        AnalysisOptions options = session().options();
        options.source = source;
        session().setOptions(options);
        return waitFor([&] { return session().isSource() == (source == PageSource::Source); }) && answers();
    };
    QVERIFY(waitFor([&] { return session().hasSource(); }));
    QVERIFY(showTree(PageSource::Source));
    QVERIFY2(tab().head()->text().contains("Against 1 mark:"), qPrintable(tab().head()->text()));
    QVERIFY(tab().head()->text().contains("the source tree does not have all of its nodes"));
    QVERIFY(!figure(Measure::Recall).contains(QStringLiteral("▲"))); // of another tree: no change
    const Labelled end{"main", named("p")};
    QCOMPARE(figure(Measure::F1), decimal(*scoreMask(session().document(), scoredNodes(session().document()),
                                                     {&end, 1}, analysis().mask)
                                               .nodes.f1(),
                                          3));
    QVERIFY(showTree(PageSource::Rendered));
    annotator().remove(1);
    QVERIFY(showTree(PageSource::Source));
    QVERIFY2(tab().hint().contains("Show the rendered tree"), qPrintable(tab().hint()));
    QVERIFY(session().marks().empty());
}

void TestScoreTab::severalRegionsAreScoredAsTheyAreKept()
{
    QVERIFY(openMarkedShop());
    const QString before = figure(Measure::Recall);
    session().setSeveral({analysis().trace.region, {Position{0}, Position{10}}});
    QVERIFY(answers());
    QVERIFY(tab().head()->text().contains("2 regions of the diagnosis"));
    const Score now = scoreMask(session().document(), scoredNodes(session().document()),
                                annotator().labelled(), session().keptMask());
    QVERIFY(now != expected());
    QVERIFY(figure(Measure::Precision).startsWith(decimal(*now.nodes.precision(), 3)));
    QVERIFY(cell(0, 1) != cell(1, 1)); // the reading by itself keeps one region
}

// Chosen by the switch of the tab Cure, and the search again.
void TestScoreTab::cureIsScoredByItsName()
{
    QVERIFY(openMarkedShop());
    QCOMPARE(cell(0, 0), QStringLiteral("▶ present switches"));
    const CureTab& cure = *m_window->explainView()->cure();
    const auto choose = [&](QRadioButton* button) {
        m_window->showTab("cure");
        if (!waitFor([&] { return button->isVisible() && button->isEnabled(); }))
            return false;
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        return m_window->showTab("score") && answers();
    };
    QVERIFY(choose(cure.byCure()));
    QVERIFY(session().isCured());
    QVERIFY(tab().head()->text().contains("Kept is what the <b>cure</b> keeps"));
    QVERIFY(!tab().head()->text().contains("diagnosis"));
    QCOMPARE(cell(0, 0), QStringLiteral("▶ cure"));
    QVERIFY(choose(cure.bySearch()));
    QVERIFY(!tab().head()->text().contains("cure"));
    QCOMPARE(cell(0, 0), QStringLiteral("▶ present switches"));
}

void TestScoreTab::readingIsAdoptedByAClick()
{
    QVERIFY(openMarkedShop());
    const AnalysisOptions before = session().options();
    clickCell(readingTable(), 3, 2);
    QVERIFY(answers());
    QCOMPARE(readingOf(session().options().search), findReading("printed"));
    QCOMPARE(session().options().path, before.path);
    QVERIFY(cell(3, 0).startsWith(QStringLiteral("▶")));
    clickCell(readingTable(), 4, 2); // keeping everything is no reading
    QVERIFY(answers());
    QCOMPARE(readingOf(session().options().search), findReading("printed"));
    m_window->explainer()->history()->undo();
    QVERIFY(answers());
    QCOMPARE(session().options(), before);
}

void TestScoreTab::readingIsAdoptedByKeys()
{
    QVERIFY(openMarkedShop());
    readingTable()->setFocus();
    readingTable()->setCurrentIndex(readingTable()->model()->index(0, 0));
    QTest::keyClick(readingTable(), Qt::Key_Down);
    QTest::keyClick(readingTable(), Qt::Key_Down);
    QVERIFY(answers());
    QCOMPARE(readingOf(session().options().search), findReading("dissertation-2014")); // arrows adopt nothing
    QTest::keyClick(readingTable(), Qt::Key_Return);
    QVERIFY(answers());
    QCOMPARE(readingOf(session().options().search), findReading("jidm-2013"));
    QCOMPARE(readingTable()->currentIndex().row(), 2); // the cursor stays
}

void TestScoreTab::tableIsCopiedAsMarkdown()
{
    QVERIFY(openMarkedShop());
    QTest::mouseClick(tab().allReadings()->copyButton(), Qt::LeftButton);
    const QString text = QApplication::clipboard()->text();
    const QStringList lines = text.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 7); // titles, rule, five rows
    QCOMPARE(lines[0], QStringLiteral("| Method | P | R | F1 | Text F1 | Main | Present | Red. |"));
    QCOMPARE(lines[1], QStringLiteral("|---|---|---|---|---|---|---|---|"));
    QVERIFY(lines[4].startsWith("| jidm-2013 | "));
    for (int column = 1; column < 8; ++column)
        QVERIFY(lines[4].contains(cell(2, column)));
}

void TestScoreTab::bestIsMarkedByMoreThanColour()
{
    QVERIFY(openMarkedShop());
    QVERIFY(cell(1, 1).startsWith(QStringLiteral("★")));
    QVERIFY(cell(4, 2).startsWith(QStringLiteral("★1.000"))); // recall of everything
    for (int row = 0; row < 5; ++row)
        QVERIFY(!cell(row, 7).startsWith(QStringLiteral("★"))); // the most reduced is no better for it
    QVERIFY(readingTable()->model()->index(1, 1).data(Qt::FontRole).value<QFont>().bold());
    QVERIFY(!readingTable()->model()->index(3, 1).data(Qt::FontRole).value<QFont>().bold());
}

void TestScoreTab::wrongPlacesAreThoseOfTheCore()
{
    QVERIFY(openMarkedShop());
    const QAbstractItemModelTester listTester(list()->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester tableTester(readingTable()->model(),
                                               QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto wanted = [&] {
        return wrongPlaces(session().document(), scoredNodes(session().document()), annotator().labelled(),
                           analysis().mask);
    };
    QVERIFY(wanted().size() > 4);
    QCOMPARE(list()->model()->rowCount(), static_cast<int>(wanted().size()));
    for (int row = 1; row < list()->model()->rowCount(); ++row)
        QVERIFY(placeAt(row - 1).nodes >= placeAt(row).nodes);
    choose(tab().wrong()->order(), 1);
    for (int row = 0; row < list()->model()->rowCount(); ++row)
        QCOMPARE(placeAt(row), wanted()[static_cast<std::size_t>(row)]);
    choose(tab().wrong()->order(), 0);
    // Another reading keeps labelled noise: the label is told.
    clickCell(readingTable(), 3, 0);
    QVERIFY(answers());
    QCOMPARE(list()->model()->rowCount(), static_cast<int>(wanted().size()));
    bool isFooterTold = false;
    for (int row = 0; row < list()->model()->rowCount(); ++row) {
        const NodeId node = placeAt(row).node;
        const QString label = list()->model()->index(row, WrongPlacesModel::LabelColumn).data().toString();
        const std::vector<std::size_t> marks = annotator().marksAt(node);
        const QString told =
            marks.empty() ? QStringLiteral("–") : labelText(annotator().marks()[marks.front()].label);
        QCOMPARE(label, told);
        isFooterTold = isFooterTold || told == QLatin1String("footer");
    }
    QVERIFY(isFooterTold);
    // And a truth that is all of what is kept.
    std::vector<NodeId> kept;
    for (const NodeId node : scoredNodes(session().document()).nodes) {
        if (analysis().mask[node.value])
            kept.push_back(node);
    }
    annotator().replace({{"main", {session().document().parent(kept[1])}}});
    QVERIFY(answers());
    QCOMPARE(list()->model()->rowCount(), static_cast<int>(wanted().size()));
}

void TestScoreTab::wrongPlacesAreColouredWhileInSight()
{
    QVERIFY(openMarkedShop());
    const std::vector<RegionMark> marks = session().marks();
    QCOMPARE(marks.size(), static_cast<std::size_t>(list()->model()->rowCount()));
    int noise = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const WrongPlace& place = placeAt(static_cast<int>(i));
        QCOMPARE(marks[i].look, WrongPlacesModel::lookOf(place.wrong));
        QCOMPARE(marks[i].nodes.empty(), place.isAlone); // its box would hold what is right
        QCOMPARE(marks[i].region.size(), place.nodes);   // all scored nodes have a position here
        QCOMPARE(session().analysis().sequence.nodes[marks[i].region.begin.value], place.node);
        if (!place.isAlone)
            QCOMPARE(marks[i].label, WrongPlacesModel::kindText(place.wrong));
        noise += place.wrong == Wrong::KeptNoise ? 1 : 0;
    }
    QVERIFY(noise > 0 && noise < static_cast<int>(marks.size()));
    const RegionLook a = regionLook(WrongPlacesModel::keptNoiseLook);
    const RegionLook b = regionLook(WrongPlacesModel::lostContentLook);
    QVERIFY(a.pattern != b.pattern && a.line != b.line && a.onPage != b.onPage);
    QVERIFY(pageTitle().contains(QStringLiteral("coloured: see “Score”")));
    const PageOverlay* overlay = nullptr;
    for (const QWidget* each : m_window->originalView()->findChildren<QWidget*>()) {
        if (const auto* found = dynamic_cast<const PageOverlay*>(each))
            overlay = found;
    }
    QVERIFY(overlay != nullptr);
    QVERIFY(waitFor([&] { return overlay->marks.size() == marks.size(); }));
    for (const PageOverlay::Mark& each : overlay->marks)
        QCOMPARE(each.boxes.empty(), each.of.nodes.empty());
    QVERIFY(m_window->showTab("marks"));
    QVERIFY(waitFor([&] { return session().marks().empty(); }));
    QVERIFY(!pageTitle().contains("Score"));
    QVERIFY(m_window->showTab("score"));
    QVERIFY(answers());
    QVERIFY(session().marks() == marks);
    session().setWorkspace(Workspace::Inspect);
    QVERIFY(waitFor([&] { return session().marks().empty(); }));
}

void TestScoreTab::mostLargestAreColoured()
{
    // Every second of 700 cells is content: the others are kept noise.
    QByteArray html = "<!DOCTYPE html><html><body><div id=all>";
    for (int i = 0; i < 700; ++i)
        html += (i % 2 == 0 ? "<p class=yes>record number " : "<p class=no>noise number ") +
                QByteArray::number(i) + " of a long list</p>"; // to be told apart
    const QString page = write(QStringLiteral("many.html"), html + "</div></body></html>");
    QVERIFY(writeTruth(page, {{"record", ".yes"}}));
    QVERIFY(openScore(page));
    const int rows = list()->model()->rowCount();
    QVERIFY2(rows > static_cast<int>(WrongPlacesView::mostMarks), qPrintable(QString::number(rows)));
    QCOMPARE(session().marks().size(), WrongPlacesView::mostMarks);
    QVERIFY(tab().wrong()->title()->text().contains(
        QStringLiteral("the other %1 are in the list alone").arg(rows - 300)));
    const auto isLabelled = [](const RegionMark& mark) { return !mark.label.isEmpty(); };
    QVERIFY(std::ranges::count_if(session().marks(), isLabelled) <= 24);
}

void TestScoreTab::placeIsSelectedAndFollowsTheSelection()
{
    QVERIFY(openMarkedShop());
    const int row = rowWith(Wrong::LostContent);
    clickCell(list(), row, WrongPlacesModel::NodeColumn);
    QCOMPARE(session().selection(), placeAt(row).node);
    QTest::keyClick(list(), row > 0 ? Qt::Key_Up : Qt::Key_Down);
    QCOMPARE(session().selection(), placeAt(list()->currentIndex().row()).node);
    QVERIFY(list()->currentIndex().row() != row);
    // A node below a place, selected elsewhere, shows the place; one that is right shows none.
    const NodeId below{placeAt(row).node.value + 1};
    session().select(below);
    QCOMPARE(list()->currentIndex().row(), row);
    QCOMPARE(session().selection(), below); // it stays the selected one
    session().select(named(".product-grid").front());
    QVERIFY(!list()->currentIndex().isValid());
    QVERIFY(answers());
    QCOMPARE(session().selection(), named(".product-grid").front());
}

void TestScoreTab::whyLeadsToExplain_data()
{
    QTest::addColumn<bool>("isByKey");
    QTest::newRow("click on the link") << false;
    QTest::newRow("Enter") << true;
}

void TestScoreTab::whyLeadsToExplain()
{
    QFETCH(bool, isByKey);
    QVERIFY(openMarkedShop());
    const int row = rowWith(Wrong::LostContent);
    const NodeId node = placeAt(row).node;
    if (isByKey) {
        clickCell(list(), row, WrongPlacesModel::KindColumn);
        QTest::keyClick(list(), Qt::Key_Return);
    } else {
        clickCell(list(), row, WrongPlacesModel::WhyColumn);
    }
    QCOMPARE(session().workspace(), Workspace::Inspect);
    QCOMPARE(session().selection(), node);
    QVERIFY(answers());
    QCOMPARE(m_window->explainView()->shownTab(),
             static_cast<const ExplainTab*>(m_window->explainView()->why()));
    QVERIFY(session().marks().empty()); // none of the Score tab's
}

void TestScoreTab::explainTakesTheTruth()
{
    QVERIFY(openMarkedShop());
    QVERIFY(m_window->explainer()->content().empty());
    QTest::mouseClick(tab().explainButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(m_window->explainer()->content(), named("main"));
    QVERIFY(!tab().explainButton()->isEnabled());
    mark(".filters", "main");
    QVERIFY(answers());
    QVERIFY(tab().explainButton()->isEnabled()); // the truth is another one now
    QTest::mouseClick(tab().explainButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(m_window->explainer()->content().size(), 2U);
    QVERIFY(follow(tab().explained(), QStringLiteral("Readings")));
    QCOMPARE(session().workspace(), Workspace::Inspect);
    QVERIFY(m_window->explainView()->shownTab() != nullptr);
    QCOMPARE(m_window->explainView()->shownTab()->objectName(), QStringLiteral("readings"));
}

void TestScoreTab::oldFiguresAreGreyedMeanwhile()
{
    QVERIFY(openMarkedShop());
    const QString before = figure(Measure::Recall);
    {
        const BusyPool busy(m_window->explainer()->pool());
        mark(".filters", "main");
        QVERIFY(waitFor([&] { return tab().figures()->isStale(); }));
        QVERIFY(!tab().isCurrent());
        QCOMPARE(figure(Measure::Recall), before);
        QVERIFY(waitFor([&] { return tab().workBar()->isVisible(); }));
        QCOMPARE(readingTable()->model()->index(1, 1).data(Qt::ForegroundRole).value<QColor>(),
                 Theme::current().mutedText);
    }
    QVERIFY(answers());
    QVERIFY(!tab().figures()->isStale());
    QVERIFY(tab().isCurrent());
    QVERIFY(figure(Measure::Recall) != before);
    QVERIFY(!tab().workBar()->isVisible());
    QVERIFY(!readingTable()->model()->index(1, 1).data(Qt::ForegroundRole).isValid());
}

void TestScoreTab::scoringCanBeCancelled()
{
    QVERIFY(openMarkedShop());
    {
        const BusyPool busy(m_window->explainer()->pool());
        mark(".filters", "main");
        QVERIFY(waitFor([&] { return tab().workBar()->isVisible(); }));
        QTest::mouseClick(tab().workBar()->cancelButton(), Qt::LeftButton);
        QVERIFY(waitFor([&] { return !m_window->explainer()->isWorking(); }));
    }
    QVERIFY(answers());
    QVERIFY(tab().head()->text().contains("given up"));
    QVERIFY(tab().figures()->isStale()); // they are of other marks
    QVERIFY(follow(tab().head(), QStringLiteral("Score again")));
    QVERIFY(answers());
    QVERIFY(tab().isCurrent());
    QCOMPARE(figure(Measure::F1).left(5), decimal(*expected().nodes.f1(), 3));
    QVERIFY(!tab().head()->text().contains("given up"));
}

void TestScoreTab::tabSpeaksBothLanguages()
{
    QVERIFY(openMarkedShop());
    QVERIFY(figure(Measure::F1).contains('.'));
    Language::instance()->choose(QStringLiteral("pt_BR"));
    QVERIFY2(figure(Measure::F1).contains(','), qPrintable(figure(Measure::F1))); // the decimal mark
    QVERIFY(cell(1, 1).contains(','));
    Language::instance()->choose(QStringLiteral("en"));
    QVERIFY(cell(1, 1).contains('.'));
}

void TestScoreTab::bothThemes()
{
    QVERIFY(openMarkedShop());
    for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
        m_window->setTheme(theme);
        QVERIFY(answers());
        QVERIFY(!list()->model()->index(0, 0).data(Qt::DecorationRole).value<QPixmap>().isNull());
        if (const QByteArray folder = qgetenv("TAGSEAM_PICTURES"); !folder.isEmpty()) {
            rest(1000);
            QVERIFY(m_window->grab().save(QString::fromLocal8Bit(folder) +
                                          (theme == ThemeChoice::Dark ? "/dark.png" : "/light.png")));
        }
    }
}

TAGSEAM_TEST(TestScoreTab)
#include "tst_scoretab.moc"
