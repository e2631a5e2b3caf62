// SPDX-License-Identifier: MIT
// The tab Site tree over a session: a tree is learnt, shown, saved and extended, and its threshold picked.
#include "core/archive/pageinput.h"
#include "core/methods/sitestyletree/styletreefile.h"
#include "tests/ui/tools/explaintest.h"
#include "tests/ui/window/windowtest.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/methods/methodstab.h"
#include "ui/tools/site/sitebar.h"
#include "ui/tools/site/sitemarks.h"
#include "ui/tools/site/sitetreetab.h"
#include "ui/tools/site/sitetreeview.h"
#include "ui/tools/site/styletreemodel.h"
#include "ui/tools/site/thresholdsmodel.h"
#include "ui/tools/site/thresholdview.h"
#include "ui/tools/site/treedrawingview.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QSlider>
#include <QTabWidget>
#include <QTreeView>

using namespace tagseam;

namespace {

constexpr int pageCount = 6;

// All pages have the same menu and footer and an article of their own; every second page has a box beside it.
QByteArray page(int number)
{
    const QByteArray n = QByteArray::number(number);
    QByteArray html = "<!DOCTYPE html><title>t</title><body><ul id=menu class=menu><li>home</li><li>news</li>"
                      "</ul><div id=main class=main>";
    for (const char* word : {"amber", "birch", "cedar", "daisy"})
        html += "<p>" + QByteArray(word) + n + " " + word + "s" + n + "</p>";
    html += "</div>";
    if (number % 2 == 0)
        html += "<div id=box class=box>more" + n + "</div>";
    return html + "<div id=foot class=foot>imprint and terms</div></body>";
}

} // namespace

class TestSiteTree : public ExplainTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        showView();
        for (int i = 1; i <= pageCount; ++i)
            write(QStringLiteral("site/%1.html").arg(i), page(i));
        write("site/empty.html", {});
        // None of these counts as a page: another name of a page, and files beside pages.
        QVERIFY(QFile::link(folder("site/1.html"), folder("site/again.html")));
        write("site/1.html.annotation.json", "{}");
        write("site/groundtruth.csv", "page\n");
        write("more/7.html", page(7));
        QVERIFY(open(page(2)) && showTab("site"));
        const SiteBar& bar = *tab().bar();
        QVERIFY(tab().hint().isEmpty() && !tab().pages()->isVisible());
        QVERIFY(bar.learnButton()->isEnabled() && bar.openButton()->isEnabled());
        QVERIFY(!bar.addButton()->isEnabled() && !bar.saveButton()->isEnabled());
    }
    void cleanupTestCase() { closeView(); }
    void learnsFromAFolder();
    void nodesAndRowsSelectEachOther();
    void thresholdDecidesTheMarks();
    void drawingShowsTheTreeAndIsExported();
    void samplesPickAThreshold();
    void keptReopenedAndGrown();
    void pagesOfTheTreeAreAskedAbout();
    void badFileOrCancelledJobChangesNothing();
    void anotherPageIsMappedOnTheSameTree();
    void pickedThresholdIsKeptInTheFile();
    void removedWordsAreStruckOnThePage();
    void windowAsksBeforeATreeIsLost();

  private:
    SiteTreeTab& tab() { return tabOf<SiteTreeTab>(); }
    OpenSite& siteOfTab() { return *tab().site(); }
    StyleTreeModel& model() { return *tab().view()->model(); }
    const LearntSite& site() { return *siteOfTab().site(); }
    QString folder(const QString& name) { return m_folder->filePath(name); }
    // Clicks a button, whose dialog gets `path`.
    bool askedFor(QToolButton* button, const QString& path)
    {
        const WhenShown<QFileDialog> answer([&](QFileDialog* dialog) {
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        QTest::mouseClick(button, Qt::LeftButton);
        return answer.count() == 1 && answers();
    }
    bool opens(const char* name) { return askedFor(tab().bar()->openButton(), folder(name)); }
    bool adds(const char* name) { return askedFor(tab().bar()->addButton(), folder(name)); }
    bool saves(const char* name)
    {
        siteOfTab().save(folder(name));
        return answers() && !siteOfTab().isUnsaved();
    }
    bool select(NodeId node)
    {
        session().selection()->select(node);
        return answers();
    }
    ElementId elementOf(const char* id)
    {
        return tab().sitePage()->cleaned.mapping.element(nodeBy("id", id));
    }
    QString cell(const QModelIndex& index, int column)
    {
        return index.siblingAtColumn(column).data().toString();
    }
    QString markOf(const char* id)
    {
        return cell(model().indexOf(elementOf(id)), StyleTreeModel::MarkColumn);
    }
    void showPage(SiteTreeTab::Page page) { tab().pages()->setCurrentIndex(page); }
    bool setThreshold(const char* number)
    {
        showPage(SiteTreeTab::Threshold);
        QDoubleSpinBox* box = tab().thresholds()->number();
        box->selectAll();
        QTest::keyClicks(box, number);
        QTest::keyClick(box, Qt::Key_Return);
        return answers();
    }
};

void TestSiteTree::learnsFromAFolder()
{
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(askedFor(tab().bar()->learnButton(), folder("site")) && siteOfTab().site() != nullptr);
    QCOMPARE(site().site.pages(), static_cast<std::uint32_t>(pageCount));
    QVERIFY(tab().pages()->isVisible());
    QVERIFY(siteOfTab().isUnsaved() && says(tab().head(), {"empty.html"})); // left out
    // Root: one style with the body; the body: two styles, with and without the box.
    QCOMPARE(model().rowCount(), 1);
    const QModelIndex body = model().index(0, 0, model().index(0, 0));
    QCOMPARE(cell(body, StyleTreeModel::NodeColumn), QString("body"));
    QCOMPARE(model().rowCount(body), 2);
    QCOMPARE(cell(model().index(0, 0, body), StyleTreeModel::PagesColumn), QString("3"));
    SiteStyleTree learnt;
    for (int i = 1; i <= pageCount; ++i) {
        const Result<Document> read = readPage(folder(QStringLiteral("site/%1.html").arg(i)).toStdString());
        QVERIFY(read);
        grow(learnt, *read);
    }
    const MeasuredTree measured = measure(learnt);
    for (std::uint32_t i = 1; i < measured.tree.elementCount(); ++i) {
        const QModelIndex row = model().indexOf(ElementId{i});
        QCOMPARE(model().elementAt(row), ElementId{i});
        QCOMPARE(row.data(StyleTreeModel::FigureRole).toDouble(),
                 measured.importance(ElementId{i}).composite);
        QCOMPARE(cell(row, StyleTreeModel::PagesColumn),
                 QString::number(measured.tree.element(ElementId{i}).pages));
    }
}

void TestSiteTree::nodesAndRowsSelectEachOther()
{
    for (const char* id : {"menu", "main"}) {
        QVERIFY(select(nodeBy("id", id)));
        const ElementId element = model().elementAt(tab().view()->tree()->currentIndex());
        QCOMPARE(element, elementOf(id));
        QVERIFY(says(tab().why(), {verdictOfSearch(session(), nodeBy("id", id))}));
    }
    // The status of a node within the menu is explained by the menu, with a link to it.
    QVERIFY(select(session().trees()->document().firstChild(nodeBy("id", "menu"))));
    QVERIFY(followLink(tab().why(), QStringLiteral("node:%1").arg(nodeBy("id", "menu").value)));
    QCOMPARE(session().selection()->node(), nodeBy("id", "menu"));

    showPage(SiteTreeTab::Tree);
    const QModelIndex foot = model().indexOf(elementOf("foot"));
    clickCell(tab().view()->tree(), foot);
    QVERIFY(answers());
    QCOMPARE(session().selection()->node(), nodeBy("id", "foot"));
    // An element that the page lacks: those of the style without a box.
    const QModelIndex body = foot.parent().parent();
    QModelIndex absent;
    for (int row = 0; row < 6 && !absent.isValid(); ++row) {
        const QModelIndex style = model().index(row / 3, 0, body);
        const QModelIndex other = model().index(row % 3, 0, style);
        absent = model().nodeAt(other) == noNode ? other : QModelIndex();
    }
    QVERIFY(absent.isValid());
    tab().view()->tree()->expand(absent.parent());
    clickCell(tab().view()->tree(), absent);
    QVERIFY(answers());
    QCOMPARE(session().selection()->node(), nodeBy("id", "foot")); // as before
    QCOMPARE(tab().view()->tree()->currentIndex(), absent);
}

void TestSiteTree::thresholdDecidesTheMarks()
{
    QCOMPARE(siteOfTab().threshold(), usualThreshold);
    QVERIFY(markOf("menu").startsWith("✕") && markOf("main").startsWith("✓"));
    const auto lookOf = [this](const char* id) { // on the page
        for (const RegionMark& mark : session().selection()->marks()) {
            if (mark.nodes == std::vector{nodeBy("id", id)})
                return mark.look;
        }
        return -1;
    };
    QCOMPARE(lookOf("menu"), int(NoiseLook));
    QCOMPARE(lookOf("main"), int(KeptLook));
    QTest::mouseClick(tab().bar()->showButton(), Qt::LeftButton);
    QVERIFY(session().selection()->marks().empty());
    QTest::mouseClick(tab().bar()->showButton(), Qt::LeftButton);
    QCOMPARE(lookOf("menu"), int(NoiseLook));
    const QModelIndex body = model().index(0, 0, model().index(0, 0));
    QVERIFY(cell(body, StyleTreeModel::MarkColumn).startsWith("◐")); // neither noisy nor meaningful
    QVERIFY(setThreshold("1"));
    QCOMPARE(siteOfTab().threshold(), 1.0);
    QVERIFY(markOf("main").startsWith("✕"));
    QCOMPARE(tab().sitePage()->cleaned.keptWords, 0U);
    QTest::keyClick(tab().thresholds()->slider(), Qt::Key_Home); // to the lowest value
    QVERIFY(answers());
    QCOMPARE(siteOfTab().threshold(), 0.0);
    QCOMPARE(tab().thresholds()->number()->value(), 0.0);
    QVERIFY(markOf("main").startsWith("✓"));
    QVERIFY(tab().sitePage()->cleaned.keptWords > 0);
}

void TestSiteTree::drawingShowsTheTreeAndIsExported()
{
    QVERIFY(setThreshold("0.1"));
    showPage(SiteTreeTab::Drawing);
    TreeDrawingView& view = *tab().drawing();
    QVERIFY(waitFor([&] { return !view.svg().empty(); }));
    siteOfTab().setThreshold(1); // all is noise
    QVERIFY(answers() && view.simplifiedBox()->isChecked());
    const std::size_t simplified = view.canvas()->drawing().elements.size();
    view.simplifiedBox()->click();
    QVERIFY(view.canvas()->drawing().elements.size() > simplified);
    siteOfTab().setThreshold(0.1);
    QVERIFY(answers());
    const std::vector<DrawnElement>& elements = view.canvas()->drawing().elements;
    const auto menu = std::ranges::find(elements, elementOf("menu"), &DrawnElement::element);
    QVERIFY(menu != elements.end() && menu->mark == ElementMark::Noisy);
    QTest::mouseClick(view.canvas(), Qt::LeftButton, {},
                      view.canvas()->onScreen(menu->box).center().toPoint());
    QVERIFY(answers());
    QCOMPARE(session().selection()->node(), nodeBy("id", "menu"));
    QVERIFY(askedFor(view.exportButton(), folder("drawing"))); // .svg is added
    QFile file(folder("drawing.svg"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().toStdString(), view.svg());
    const std::string before = view.svg();
    siteOfTab().setThreshold(1);
    QVERIFY(answers() && view.svg() != before);
    siteOfTab().setThreshold(0.1);
    QVERIFY(answers() && view.svg() == before);
}

void TestSiteTree::samplesPickAThreshold()
{
    showPage(SiteTreeTab::Threshold);
    const ThresholdsModel& rows = *tab().thresholds()->model();
    const QAbstractItemModelTester tester(tab().thresholds()->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(siteOfTab().samples() != nullptr);
    QCOMPARE(siteOfTab().samples()->pages, static_cast<std::uint32_t>(pageCount));
    QVERIFY(rows.rowCount() >= 2);
    const int last = rows.rowCount() - 1;
    QVERIFY(rows.index(last, ThresholdsModel::WordsColumn).data().toString().startsWith("100.0 %"));
    clickCell(tab().thresholds()->list(), rows.index(last, 0));
    QVERIFY(answers());
    QCOMPARE(siteOfTab().threshold(), rows.thresholdAt(last));
    QCOMPARE(tab().sitePage()->cleaned.keptWords, 0U);
    // The number that is shown selects the same row when it is typed again.
    for (int row = 0; row < rows.rowCount(); ++row) {
        clickCell(tab().thresholds()->list(), rows.index(row, 0));
        QVERIFY(tab().thresholds()->number()->value() >= rows.thresholdAt(row));
        QCOMPARE(rows.rowOf(tab().thresholds()->number()->value()), row);
        QCOMPARE(tab().thresholds()->number()->text(),
                 rows.index(row, ThresholdsModel::ThresholdColumn).data().toString());
    }
    siteOfTab().setThreshold(0.12341);
    QCOMPARE(tab().thresholds()->number()->value(), 0.1235);
    QCOMPARE(siteOfTab().threshold(), 0.12341);
    QVERIFY(setThreshold("0.1"));
    QCOMPARE(tab().thresholds()->list()->currentIndex().row(), rows.rowOf(0.1));
    QVERIFY(askedFor(tab().thresholds()->sampleButton(), folder("more")));
    QCOMPARE(siteOfTab().samples()->pages, 1U);
}

void TestSiteTree::keptReopenedAndGrown()
{
    const std::uint32_t elements = site().site.tree.elementCount();
    QVERIFY(askedFor(tab().bar()->saveButton(), folder("kept"))); // .sst is added
    QVERIFY(QFile::exists(folder("kept.sst")) && !siteOfTab().isUnsaved());
    const SharedSite before = siteOfTab().site();
    QVERIFY(askedFor(tab().bar()->openButton(), folder("kept.sst")) && siteOfTab().site() != before);
    QCOMPARE(site().site.tree.elementCount(), elements);
    QVERIFY(siteOfTab().samples() == nullptr); // a file has none
    QVERIFY(askedFor(tab().bar()->addButton(), folder("more")));
    QCOMPARE(site().site.pages(), static_cast<std::uint32_t>(pageCount + 1));
    QVERIFY(siteOfTab().isUnsaved());
    QCOMPARE(siteOfTab().path(), folder("kept.sst"));
    QVERIFY(tab().sitePage() != nullptr && tab().sitePage()->site == siteOfTab().site()); // mapped again
    // An unsaved tree stays unless the user agrees to replace it.
    const SharedSite grown = siteOfTab().site();
    int asked = 0;
    siteOfTab().setMayReplace([&] {
        ++asked;
        return false;
    });
    QVERIFY(opens("kept.sst"));
    siteOfTab().setMayReplace({});
    QCOMPARE(asked, 1);
    QCOMPARE(siteOfTab().site(), grown);
    QVERIFY(saves("grown.sst"));
}

void TestSiteTree::pagesOfTheTreeAreAskedAbout()
{
    write("same/copy.html", page(7)); // the page of "more" with another name
    write("same/8.html", page(8));
    const SharedSite before = siteOfTab().site();
    std::optional<KnownPages> asked;
    bool isAdded = false;
    siteOfTab().setMayRepeat([&](const KnownPages& known) {
        asked = known;
        return isAdded;
    });
    QVERIFY(adds("more"));
    QVERIFY(asked && asked->known == 1 && asked->all == 1);
    QCOMPARE(siteOfTab().site(), before);
    QVERIFY(!siteOfTab().isUnsaved() && tab().bar()->addButton()->isEnabled());
    isAdded = true;
    QVERIFY(adds("same"));
    QVERIFY(asked->known == 1 && asked->all == 2);
    QCOMPARE(site().site.pages(), before->site.pages() + 2);
    asked.reset();
    write("more/9.html", page(9));
    QVERIFY(QFile::remove(folder("more/7.html")));
    QVERIFY(adds("more") && !asked); // none is known
    QCOMPARE(site().site.pages(), before->site.pages() + 3);
    siteOfTab().setMayRepeat({});
    QVERIFY(saves("grown.sst"));
}

void TestSiteTree::badFileOrCancelledJobChangesNothing()
{
    const SharedSite before = siteOfTab().site();
    const QSignalSpy refused(session().notifier(), &Notifier::shown);
    const auto isRefused = [&](const QString& name) {
        if (!answers())
            return false;
        const auto notice = refused.last().first().value<Notice>();
        return notice.isProblem && notice.text.contains(name) && siteOfTab().site() == before &&
               tab().bar()->learnButton()->isEnabled();
    };
    siteOfTab().open(write("bad.sst", "{\"schema\": \"other\"}"));
    QVERIFY(isRefused("bad.sst"));
    siteOfTab().learn(folder("nowhere"));
    QVERIFY(isRefused("nowhere"));
    QCOMPARE(refused.count(), 2);
    {
        const BusyPool busy(siteOfTab().pool());
        siteOfTab().learn(folder("site"));
        QVERIFY(!tab().bar()->learnButton()->isEnabled());
        QVERIFY(waitFor([this] { return tab().workBar()->isVisible(); })); // it takes its time
        QTest::mouseClick(tab().workBar()->cancelButton(), Qt::LeftButton);
    }
    const QString path = siteOfTab().path();
    const auto isAsBefore = [&] {
        return answers() && !tab().workBar()->isVisible() && siteOfTab().site() == before &&
               siteOfTab().path() == path && tab().bar()->learnButton()->isEnabled();
    };
    QVERIFY(isAsBefore());
    QVERIFY(path != folder("kept.sst") && QFile::exists(folder("kept.sst")));
    const QSignalSpy told(&siteOfTab(), &OpenSite::told);
    {
        const BusyPool busy(siteOfTab().pool());
        siteOfTab().open(folder("kept.sst"));
        siteOfTab().cancel();
    }
    QVERIFY(isAsBefore());
    QCOMPARE(told.count(), 1);
    siteOfTab().open(folder("kept.sst")); // or when it has ended, before its end was reported
    siteOfTab().pool()->waitForDone();
    siteOfTab().cancel();
    QVERIFY(isAsBefore());
}

void TestSiteTree::anotherPageIsMappedOnTheSameTree()
{
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QByteArray other =
        "<!DOCTYPE html><body><div><div><h1 id=h>not of</h1><p>this <b>site</b></p></div></div>";
    QVERIFY(open(other) && select(nodeBy("id", "h")));
    QVERIFY(!tab().view()->tree()->selectionModel()->hasSelection());
    const QString why = tab().why()->text();
    QVERIFY(!why.isEmpty() && !tab().markdown().isEmpty());
    // The tree was learnt from pages as served, and the page may be as served, too.
    QVERIFY(giveSource(other) && showTab("why") && showTab("site"));
    QVERIFY(followLink(tab().why(), "source") && answers());
    QVERIFY(session().trees()->isSource() && tab().sitePage() != nullptr);
    QCOMPARE(tab().sitePage()->cleaned.statuses.size(), std::size_t{session().trees()->document().size()});
    QVERIFY(!hasLink(tab().why(), "source"));
}

void TestSiteTree::pickedThresholdIsKeptInTheFile()
{
    const auto isAt = [&](double threshold) {
        return siteOfTab().threshold() == threshold && siteOfTab().marks().threshold == threshold &&
               tab().thresholds()->number()->value() == threshold;
    };
    QVERIFY(setThreshold("0.3") && askedFor(tab().bar()->saveButton(), folder("picked.sst")));
    QVERIFY(opens("grown.sst") && isAt(usualThreshold)); // a file without threshold
    QVERIFY(opens("picked.sst") && isAt(0.3));
    QVERIFY(adds("more") && isAt(usualThreshold)); // the extended tree is another tree
    QVERIFY(saves("again.sst"));
    QCOMPARE(loadStyleTree(folder("picked.sst").toStdString())->threshold, std::optional(0.3));
    QCOMPARE(loadStyleTree(folder("again.sst").toStdString())->threshold, std::optional<double>());

    const auto isUnsaved = [this] { return siteOfTab().isUnsaved() && !siteOfTab().isTreeUnsaved(); };
    QVERIFY(!siteOfTab().isUnsaved()); // again.sst, a file without threshold
    const QString saved = tab().head()->text();
    QVERIFY(setThreshold("0.2") && isUnsaved() && tab().head()->text() != saved);
    QTest::mouseClick(tab().thresholds()->usualButton(), Qt::LeftButton);
    QVERIFY(answers() && !siteOfTab().isUnsaved() && opens("picked.sst") && !siteOfTab().isUnsaved());
    QVERIFY(setThreshold("0.2") && isUnsaved());
    QVERIFY(setThreshold("0.3") && !siteOfTab().isUnsaved());
    QVERIFY(setThreshold("0.2"));
    int asked = 0;
    bool isLeft = false;
    siteOfTab().setMayReplace([&] {
        ++asked;
        return isLeft;
    });
    QVERIFY(opens("again.sst") && siteOfTab().threshold() == 0.2 &&
            siteOfTab().path() == folder("picked.sst"));
    isLeft = true;
    QVERIFY(opens("picked.sst"));
    siteOfTab().setMayReplace({});
    QVERIFY(asked == 2 && siteOfTab().threshold() == 0.3);
    QVERIFY(setThreshold("0.2") && saves("picked.sst"));
    QCOMPARE(loadStyleTree(folder("picked.sst").toStdString())->threshold, std::optional(0.2));
    { // a threshold that is picked while the file is written is not in it
        const BusyPool busy(siteOfTab().pool());
        siteOfTab().save(folder("picked.sst"));
        siteOfTab().setThreshold(0.4);
    }
    QVERIFY(answers() && isUnsaved());
    siteOfTab().setThreshold(0.2);
    QVERIFY(answers() && !siteOfTab().isUnsaved());
}

// Each page of the site has two words and one of its own in one text.
void TestSiteTree::removedWordsAreStruckOnThePage()
{
    for (int i = 1; i <= 3; ++i)
        write(QStringLiteral("trail/%1.html").arg(i),
              "<!DOCTYPE html><body><p>Home Guides item" + QByteArray::number(i) + "</p><hr></body>");
    const SharedSite before = siteOfTab().site();
    QVERIFY(askedFor(tab().bar()->learnButton(), folder("trail")) && siteOfTab().site() != before);
    QVERIFY(open("<!DOCTYPE html><body><p>Home Guides item7</p><hr></body>"));
    const auto struck = [&] { return removedCount(session().selection()->textEdits()); };
    QCOMPARE(struck(), 2U);
    QVERIFY(select(session().selection()->textEdits().front().text));
    QTest::mouseClick(tab().bar()->showButton(), Qt::LeftButton);
    QCOMPARE(struck(), 0U);
    QTest::mouseClick(tab().bar()->showButton(), Qt::LeftButton);
    QCOMPARE(struck(), 2U);
    QVERIFY(saves("trail.sst"));
}

void TestSiteTree::windowAsksBeforeATreeIsLost()
{
    MainWindow window(false);
    window.show();
    const auto settles = [&] {
        return waitUntilIdle([&] {
            return window.session()->runner()->isAnalysing() || window.browser()->loader()->isLoading() ||
                   window.browser()->loader()->isShowing() || window.explainer()->isWorking();
        });
    };
    window.opener()->open(folder("site/2.html"));
    window.showTab("site");
    QVERIFY(settles());
    OpenSite& site = *window.findChild<SiteTreeTab*>()->site();
    site.learn(folder("site"));
    QVERIFY(settles() && site.isUnsaved());
    const SharedSite learnt = site.site();
    QCOMPARE(window.findChild<MethodsTab*>()->runs()->tree(), learnt);
    QMessageBox::ButtonRole answer = QMessageBox::RejectRole;
    const WhenShown<QMessageBox> hand([&](QMessageBox* question) {
        for (QAbstractButton* each : question->buttons()) {
            if (question->buttonRole(each) == answer)
                return each->click();
        }
    });
    QVERIFY(!window.close());
    site.open(folder("kept.sst"));
    site.add(folder("site")); // pages that are in it already
    QVERIFY(settles());
    QCOMPARE(hand.count(), 3);
    QCOMPARE(site.site(), learnt);
    answer = QMessageBox::DestructiveRole;
    QVERIFY(window.close());
    QCOMPARE(hand.count(), 4);
}

TAGSEAM_TEST(TestSiteTree)
#include "tst_sitetree.moc"
