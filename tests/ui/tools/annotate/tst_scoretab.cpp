// SPDX-License-Identifier: MIT
// The Score tab: the figures of the core and the command line, and the errors, coloured and explained.
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/score/maskdifference.h"
#include "core/truth/score/score.h"
#include "tests/ui/tools/annotate/annotationtest.h"
#include "ui/places/placesview.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/session/annotation/scoredgroundtruth.h"
#include "ui/session/questions/explainer.h"
#include "ui/tools/annotate/scorefigures.h"
#include "ui/tools/annotate/scoretab.h"
#include "ui/tools/annotate/variantscores.h"
#include "ui/tools/annotate/variantscoresmodel.h"
#include "ui/widgets/workbar.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include <map>

using namespace tagseam;

class TestScoreTab : public AnnotationTest {
    Q_OBJECT

  private slots:
    void init()
    {
        makeAnnotator();
        m_explainer = std::make_unique<Explainer>(m_session.get());
        m_tab = new ScoreTab(m_annotator.get(), m_explainer.get());
        show(m_tab, {900, 900});
    }
    void cleanup()
    {
        m_explainer->pool()->waitForDone();
        m_window.reset();
        m_explainer.reset();
        clearAnnotator();
    }
    void figuresAreThoseOfTheCommandLine();
    void figuresFollowMarks();
    void figuresWithoutContentAreEmpty();
    void orphansAreExcluded();
    void marksOutsideTheSourceTreeAreExcluded();
    void regionsAreScoredAsTheyAreKeptAndVariantsAdopted();
    void wrongPlacesAreThoseOfTheCoreAndColouredWhileInSight();
    void largestPlacesAreColoured();
    void placeIsSelectedAndFollowsTheSelection();
    void groundTruthBecomesContentToExplain();
    void scoringCanBeCancelled();

  private:
    ScoreTab& tab() { return *m_tab; }
    PageSession& session() { return *m_session; }
    QTreeView* variantTable() { return tab().allVariants()->table(); }
    QTreeView* list() { return tab().wrong()->list(); }
    int places() { return list()->model()->rowCount(); }
    bool answers()
    {
        return waitUntilIdle(
            [this] { return session().runner()->isAnalysing() || m_explainer->isWorking(); });
    }
    struct Wanted {
        const char* label;
        const char* name; // see named()
    };
    // The elements of a name, or with ".menu" the elements of exactly this class.
    std::vector<NodeId> named(const std::string& name) { return named(page(), name); }
    static std::vector<NodeId> named(const Document& page, const std::string& name)
    {
        std::vector<NodeId> nodes;
        for (NodeId node{1}; node.value < page.size(); ++node.value) {
            const bool isClass = name.front() == '.' && page.attribute(node, "class") == name.substr(1);
            if (isClass || (page.isElement(node) && page.name(node) == name))
                nodes.push_back(node);
        }
        return nodes;
    }
    void mark(const std::string& name, const char* label)
    {
        m_annotator->label({named(name).at(0)}, QString::fromLatin1(label));
    }
    bool marks(const std::string& name, const char* label)
    {
        mark(name, label);
        return answers();
    }
    static QByteArray sample(const char* name)
    {
        return contentOf(TAGSEAM_SAMPLES "/" + QString(name) + ".html");
    }
    // Opens the page with an annotation beside it that marks each node of each name.
    bool openMarked(const QByteArray& html, const std::vector<Wanted>& wanted)
    {
        const Result<Document> document = parseHtml(html.toStdString());
        Annotation annotation;
        for (const Wanted& each : wanted) {
            for (const NodeId node : named(*document, each.name))
                annotation.marks.push_back({"m" + std::to_string(annotation.marks.size() + 1),
                                            each.label,
                                            {},
                                            {targetOf(*document, node)},
                                            {}});
        }
        const bool isSaved = bool(saveAnnotation(annotationPath(path("page.html")), annotation, {}));
        return isSaved && showPage("page.html", html) && answers();
    }
    // The shop, whose main content is its results, with two marks of noise.
    bool openMarkedShop()
    {
        return openMarked(sample("shop"),
                          {{"main", "main"}, {"navigation", ".mega-nav"}, {"footer", ".site-footer"}});
    }
    bool showTree(PageSource source)
    {
        changeOptions(session(), [&](AnalysisOptions& options) { options.source = source; });
        return answers() && session().trees()->isSource() == (source == PageSource::Source);
    }
    Score scoreOf(const KeepMask& mask) // computed by the core
    {
        return scoreMask(page(), scoredNodes(page()), m_annotator->labelled(), mask);
    }
    Score expected() { return scoreOf(session().runner()->analysis().mask); }
    QString figure(Measure measure) { return tab().figures()->text(measure); }
    QString cell(int row, int column)
    {
        return variantTable()->model()->index(row, column).data().toString();
    }
    static void clickCell(QTreeView* view, int row, int column)
    {
        const QModelIndex index = view->model()->index(row, column);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    const MaskDifference& placeAt(int row)
    {
        const PlacesModel& model = *tab().wrong()->model();
        return model.places()[model.placeAt(row)];
    }
    int rowWith(KeptBy wrong)
    {
        for (int row = 0; row < places(); ++row) {
            if (placeAt(row).keptBy == wrong && !placeAt(row).isAlone)
                return row;
        }
        return -1;
    }

    std::unique_ptr<Explainer> m_explainer;
    ScoreTab* m_tab = nullptr; // owned by the window
};

void TestScoreTab::figuresAreThoseOfTheCommandLine()
{
    QVERIFY(openMarkedShop());
    session().trees()->setSource(parseHtml(sample("shop").toStdString()));
    QVERIFY(showTree(PageSource::Source));
    QProcess run;
    const QString file = m_folder->filePath("page.html");
    run.start(QStringLiteral(TAGSEAM_CLI), {"score", file, file + ".annotation.json", "--json"});
    QVERIFY(run.waitForFinished(testTimeout()));
    const QJsonObject json = QJsonDocument::fromJson(run.readAllStandardOutput()).object();
    const QJsonArray methods = json["scores"].toArray();
    QCOMPARE(methods.size(), 4);
    const std::map<QString, int> rows{{"dissertation-2014", 1}, {"jidm-2013", 2}, {"printed", 3}, {"all", 4}};
    for (const QJsonValue& method : methods) {
        const int row = rows.at(method["method"].toString());
        const auto plain = [&](int column) { return cell(row, column).remove(QStringLiteral("★")); };
        const QJsonValue nodes = method["nodes"];
        const QJsonValue characters = method["characters"];
        const QJsonValue targets = method["targets"];
        const QJsonValue noise = method["labelledNoise"];
        const auto decimals = [](const QJsonValue& value) { return decimal(value.toDouble(), 3); };
        const auto count = [](const QJsonValue& some, const QJsonValue& all, const char* between) {
            return QString::number(some.toInt()) + QLatin1String(between) + QString::number(all.toInt());
        };
        QCOMPARE(plain(1), decimals(nodes["precision"]));
        QCOMPARE(plain(2), decimals(nodes["recall"]));
        QCOMPARE(plain(3), decimals(nodes["f1"]));
        QCOMPARE(plain(4), decimals(characters["f1"]));
        QCOMPARE(plain(5), count(targets["complete"], targets["all"], "/"));
        QCOMPARE(plain(7), decimal(100 * method["reduction"].toDouble(), 1) + " %");
        if (row != 1) // the present one
            continue;
        QCOMPARE(figure(Measure::Precision), decimals(nodes["precision"]));
        QCOMPARE(figure(Measure::Recall), decimals(nodes["recall"]));
        QCOMPARE(figure(Measure::F1), decimals(nodes["f1"]));
        QCOMPARE(figure(Measure::TextPrecision), decimals(characters["precision"]));
        QCOMPARE(figure(Measure::TextRecall), decimals(characters["recall"]));
        QCOMPARE(figure(Measure::TextF1), decimals(characters["f1"]));
        QVERIFY(figure(Measure::Mostly).startsWith(count(targets["mostlyKept"], targets["all"], " of ")));
        QVERIFY(figure(Measure::NoiseRemoved).startsWith(count(noise["removed"], noise["all"], " of ")));
        QVERIFY(figure(Measure::Reduction).contains(decimal(100 * method["reduction"].toDouble(), 1)));
        for (int column = 1; column < variantTable()->model()->columnCount(); ++column)
            QCOMPARE(cell(0, column), cell(1, column)); // the present options are that variant
    }
    QVERIFY(cell(1, 1).startsWith(QStringLiteral("★")));      // the best precision
    QVERIFY(cell(4, 2).startsWith(QStringLiteral("★1.000"))); // the recall of everything
    QTest::mouseClick(tab().allVariants()->copyButton(), Qt::LeftButton);
    const QStringList lines = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 7); // titles, rule, five rows
    for (int column = 1; column < 8; ++column)
        QVERIFY(lines[4].contains(cell(2, column)));
}

void TestScoreTab::figuresFollowMarks()
{
    QVERIFY(answers() && !tab().hint().isEmpty()); // no page is open
    QVERIFY(showPage("page.html", sample("shop")) && answers());
    QVERIFY(!tab().hint().isEmpty()); // nothing is marked
    QVERIFY(session().selection()->marks().empty());
    QVERIFY(marks("main", "main"));
    QCOMPARE(tab().hint(), QString());
    const Score first = expected();
    QCOMPARE(figure(Measure::F1), decimal(*first.nodes.f1(), 3));
    QVERIFY(marks(".filters", "main")); // more content, which is pruned
    const Score second = expected();
    QVERIFY(second.nodes.recall() < first.nodes.recall());
    QCOMPARE(figure(Measure::Recall), decimal(*second.nodes.recall(), 3) + QStringLiteral("  ▼ ") +
                                          decimal(*first.nodes.recall() - *second.nodes.recall(), 3));
    QVERIFY(!figure(Measure::Reduction).contains(QStringLiteral("▼"))); // the same as before
    m_annotator->undo();
    QVERIFY(answers());
    const QString undone = figure(Measure::Recall);
    QVERIFY(undone.startsWith(decimal(*first.nodes.recall(), 3)) && undone.contains(QStringLiteral("▲ ")));
}

void TestScoreTab::figuresWithoutContentAreEmpty()
{
    QVERIFY(openMarked(sample("shop"), {{"navigation", ".mega-nav"}}));
    for (const Measure each : {Measure::Precision, Measure::Recall, Measure::F1, Measure::TextF1})
        QCOMPARE(figure(each), QStringLiteral("–"));
    QCOMPARE(cell(1, 3), QStringLiteral("–"));
    QVERIFY(figure(Measure::NoiseRemoved).contains('%'));
    QVERIFY(figure(Measure::Reduction).contains('%'));
    QVERIFY(!list()->isVisible());
    QVERIFY(!tab().explainButton()->isEnabled());
    QVERIFY(session().selection()->marks().empty());
    QVERIFY(marks("main", "main"));
    QVERIFY(!figure(Measure::F1).contains(QStringLiteral("▲"))); // there was no figure to compare with
    QVERIFY(list()->isVisible());
    m_annotator->remove({0});
    QVERIFY(answers() && !figure(Measure::NoiseRemoved).contains('%'));
}

void TestScoreTab::orphansAreExcluded()
{
    QVERIFY(openMarked(sample("shop"), {{"main", "main"}, {"advertisement", "nav"}}));
    const std::string file = annotationPath(path("page.html"));
    const auto orphan = [&](std::size_t mark) {
        m_annotator->close();
        Result<LoadedAnnotation> loaded = loadAnnotation(file);
        QVERIFY(bool(loaded));
        Target& target = loaded->annotation.marks[mark].targets[0];
        target.xpath = "/html/body/article[7]";
        target.css.clear();
        target.quote = {"What is on no page at all, not even in part", "", ""};
        target.evidence = {};
        target.span = {};
        QVERIFY(bool(saveAnnotation(file, loaded->annotation, loaded->version)));
        QVERIFY(opens(place()) && answers());
    };
    orphan(1);
    QCOMPARE(scoredGroundTruth(*m_annotator).orphans, 1U);
    QCOMPARE(figure(Measure::F1), decimal(*expected().nodes.f1(), 3));
    QVERIFY(tab().hint().isEmpty());
    orphan(0);
    QVERIFY(tab().hint().contains('2')); // all are orphans
}

void TestScoreTab::marksOutsideTheSourceTreeAreExcluded()
{
    // A browser inserts a tbody into the table.
    QByteArray html =
        "<!DOCTYPE html><html><body><h1>Title of the page</h1><table><tbody><tr><td>one</td></tr>"
        "<tr><td>two</td></tr></tbody></table><p>end</p></body></html>";
    QVERIFY(openMarked(html, {{"main", "tbody"}, {"main", "p"}}));
    session().trees()->setSource(parseHtml(html.replace("<tbody>", "").replace("</tbody>", "").toStdString(),
                                           {.parser = Parser::Libxml2}));
    QVERIFY(showTree(PageSource::Source));
    QCOMPARE(scoredGroundTruth(*m_annotator).absent, 1U);
    const Labelled end{"main", named("p")};
    const Score score =
        scoreMask(page(), scoredNodes(page()), {&end, 1}, session().runner()->analysis().mask);
    QCOMPARE(figure(Measure::F1), decimal(*score.nodes.f1(), 3)); // from another tree: no change
    QVERIFY(showTree(PageSource::Rendered));
    m_annotator->setNote(1, "marks of the rendered tree, which count elsewhere together or not at all");
    QVERIFY(showTree(PageSource::Source) && !tab().hint().isEmpty());
    QVERIFY(session().selection()->marks().empty());
    m_annotator->remove({0});
    QVERIFY(answers());
    QVERIFY(tab().hint().isEmpty());
}

void TestScoreTab::regionsAreScoredAsTheyAreKeptAndVariantsAdopted()
{
    QVERIFY(openMarkedShop());
    for (const RegionSource of : {RegionSource::Diagnosis, RegionSource::ContentDetection}) {
        session().kept()->setSeveral(
            {session().runner()->analysis().trace.region, {Position{0}, Position{10}}}, of);
        QVERIFY(answers());
        const Score now = scoreOf(session().kept()->mask());
        QVERIFY(now != expected());
        QVERIFY(figure(Measure::Precision).startsWith(decimal(*now.nodes.precision(), 3)));
        QVERIFY(cell(0, 1) != cell(1, 1)); // the variant by itself keeps one region
    }
    session().kept()->setSeveral({});
    QVERIFY(answers());
    QCOMPARE(cell(0, 1), cell(1, 1));

    const AnalysisOptions before = session().runner()->options();
    clickCell(variantTable(), 3, 2);
    QVERIFY(answers());
    QCOMPARE(variantOf(session().runner()->setup().search), findVariant("printed"));
    QCOMPARE(session().runner()->setup().path, before.path);
    QVERIFY(figure(Measure::Precision).startsWith(decimal(*expected().nodes.precision(), 3)));
    QCOMPARE(cell(0, 1), cell(3, 1));
    clickCell(variantTable(), 4, 2); // keeping everything is not a variant
    QVERIFY(answers());
    QCOMPARE(variantOf(session().runner()->setup().search), findVariant("printed"));
    m_session->changes()->undo();
    QVERIFY(answers());
    QCOMPARE(session().runner()->options(), before);
    variantTable()->setFocus();
    variantTable()->setCurrentIndex(variantTable()->model()->index(0, 0));
    QTest::keyClick(variantTable(), Qt::Key_Down);
    QTest::keyClick(variantTable(), Qt::Key_Down);
    QVERIFY(answers());
    QCOMPARE(variantOf(session().runner()->setup().search),
             findVariant("dissertation-2014")); // arrow keys apply nothing
    QTest::keyClick(variantTable(), Qt::Key_Return);
    QVERIFY(answers());
    QCOMPARE(variantOf(session().runner()->setup().search), findVariant("jidm-2013"));
    QCOMPARE(variantTable()->currentIndex().row(), 2); // the cursor stays
    changeOptions(session(), [](AnalysisOptions& options) { options.keep = Keep::Complement; });
    QVERIFY(answers());
    QCOMPARE(figure(Measure::F1).left(5), decimal(*expected().nodes.f1(), 3));
    QCOMPARE(cell(0, 1), cell(2, 1)); // the variants keep the complement, too
}

void TestScoreTab::wrongPlacesAreThoseOfTheCoreAndColouredWhileInSight()
{
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester listTester(list()->model(), mode);
    const QAbstractItemModelTester tableTester(variantTable()->model(), mode);
    QVERIFY(openMarkedShop());
    const auto wanted = [&] {
        return wrongPlaces(page(), scoredNodes(page()), m_annotator->labelled(),
                           session().runner()->analysis().mask);
    };
    const std::vector<MaskDifference> found = wanted();
    QVERIFY(found.size() > 4);
    QCOMPARE(places(), static_cast<int>(found.size()));
    for (int row = 1; row < places(); ++row)
        QVERIFY(placeAt(row - 1).nodes >= placeAt(row).nodes);
    const std::vector<RegionMark> marks = session().selection()->marks();
    QCOMPARE(marks.size(), found.size());
    int noise = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const MaskDifference& place = placeAt(static_cast<int>(i));
        QCOMPARE(marks[i].look, tab().wrong()->model()->sideOf(place).look);
        QCOMPARE(marks[i].nodes.empty(), place.isAlone); // its box would contain correct nodes
        QCOMPARE(marks[i].region.size(), place.nodes);   // all scored nodes have a position on this page
        QCOMPARE(session().runner()->analysis().sequence.nodes[marks[i].region.begin.value], place.node);
        noise += place.keptBy == KeptBy::FirstAlone ? 1 : 0;
    }
    QVERIFY(noise > 0 && noise < places());
    tab().hide();
    QVERIFY(session().selection()->marks().empty());
    tab().show();
    QVERIFY(answers() && session().selection()->marks() == marks);
    tab().wrong()->choice()->setCurrentIndex(1); // in the order of the page
    for (int row = 0; row < places(); ++row)
        QCOMPARE(placeAt(row), found[static_cast<std::size_t>(row)]);
    tab().wrong()->choice()->setCurrentIndex(2); // only kept noise
    QCOMPARE(places(), noise);
    QCOMPARE(session().selection()->marks().size(), static_cast<std::size_t>(noise));
    tab().wrong()->choice()->setCurrentIndex(1);
    // Another variant keeps labelled noise: the label is shown.
    clickCell(variantTable(), 3, 0);
    QVERIFY(answers());
    QCOMPARE(places(), static_cast<int>(wanted().size()));
    QStringList labels;
    for (int row = 0; row < places(); ++row) {
        const QString label = list()->model()->index(row, PlacesModel::TextColumn).data().toString();
        const std::vector<std::size_t> at = m_annotator->marksAt(placeAt(row).node);
        QCOMPARE(label, at.empty() ? QStringLiteral("–") : labelText(m_annotator->marks()[at.front()].label));
        labels.append(label);
    }
    QVERIFY(labels.contains(labelText("footer")));
}

void TestScoreTab::largestPlacesAreColoured()
{
    // Every second of 700 cells is content: the others are kept noise.
    QByteArray html = "<!DOCTYPE html><html><body><div id=all>";
    for (int i = 0; i < 700; ++i)
        html += (i % 2 == 0 ? "<p class=yes>record number " : "<p class=no>noise number ") +
                QByteArray::number(i) + " of a long list</p>"; // each has another text
    QVERIFY(openMarked(html + "</div></body></html>", {{"record", ".yes"}}));
    QVERIFY(places() > static_cast<int>(PlacesView::mostMarks));
    QCOMPARE(session().selection()->marks().size(), PlacesView::mostMarks);
}

void TestScoreTab::placeIsSelectedAndFollowsTheSelection()
{
    QVERIFY(openMarkedShop());
    const int row = rowWith(KeptBy::SecondAlone);
    clickCell(list(), row, PlacesModel::NodeColumn);
    QCOMPARE(session().selection()->node(), placeAt(row).node);
    QTest::keyClick(list(), row > 0 ? Qt::Key_Up : Qt::Key_Down);
    QCOMPARE(session().selection()->node(), placeAt(list()->currentIndex().row()).node);
    QVERIFY(list()->currentIndex().row() != row);
    const NodeId below{placeAt(row).node.value + 1};
    session().selection()->select(below);
    QCOMPARE(list()->currentIndex().row(), row);
    QCOMPARE(session().selection()->node(), below); // it stays selected
    session().selection()->select(named(".product-grid").front());
    QVERIFY(!list()->currentIndex().isValid()); // nothing is wrong with it
    QVERIFY(answers());
    QCOMPARE(session().selection()->node(), named(".product-grid").front());
    const QSignalSpy wanted(&tab(), &ScoreTab::tabWanted);
    clickCell(list(), row, PlacesModel::WhyColumn);
    clickCell(list(), row, PlacesModel::SideColumn);
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(session().selection()->node(), placeAt(row).node);
    QCOMPARE(wanted.count(), 2); // once for the link and once for Enter
    for (const QVariantList& each : wanted)
        QCOMPARE(each.front().toString(), QString("why"));
}

void TestScoreTab::groundTruthBecomesContentToExplain()
{
    QVERIFY(openMarkedShop() && m_session->selection()->content().empty());
    QTest::mouseClick(tab().explainButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(m_session->selection()->content(), named("main"));
    QVERIFY(!tab().explainButton()->isEnabled());
    QVERIFY(marks(".filters", "main"));
    QVERIFY(tab().explainButton()->isEnabled()); // the ground truth has changed
    QTest::mouseClick(tab().explainButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(m_session->selection()->content().size(), 2U);
}

void TestScoreTab::scoringCanBeCancelled()
{
    QVERIFY(openMarkedShop());
    const QString before = figure(Measure::Recall);
    {
        const BusyPool busy(m_explainer->pool());
        mark(".filters", "main");
        QVERIFY(waitFor([&] { return tab().figures()->isStale() && tab().workBar()->isVisible(); }));
        QVERIFY(!tab().isCurrent());
        QCOMPARE(figure(Measure::Recall), before);
        QTest::mouseClick(tab().workBar()->cancelButton(), Qt::LeftButton);
        QVERIFY(waitFor([&] { return !m_explainer->isWorking(); }));
    }
    QVERIFY(answers() && tab().figures()->isStale()); // they belong to other marks
    emit tab().head()->linkActivated(QStringLiteral("again"));
    QVERIFY(answers());
    QVERIFY(tab().isCurrent() && !tab().figures()->isStale() && !tab().workBar()->isVisible());
    QCOMPARE(figure(Measure::F1).left(5), decimal(*expected().nodes.f1(), 3));
    QVERIFY(figure(Measure::Recall) != before);
}

TAGSEAM_TEST(TestScoreTab)
#include "tst_scoretab.moc"
