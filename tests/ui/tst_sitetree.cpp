// SPDX-License-Identifier: MIT
// The tab Site tree by clicks and keys: a tree is learnt, shown, kept, reopened and grown, the page is mapped
// on it, and the threshold decides what of it is noise.
#include "core/methods/sitestyletree/styletreefile.h"
#include "core/page/pageinput.h"
#include "ui/models/styletreemodel.h"
#include "ui/models/thresholdsmodel.h"
#include "ui/readingstext.h"
#include "ui/sitemarks.h"
#include "ui/sitetext.h"
#include "ui/views/explainview.h"
#include "ui/views/pageoverlay.h"
#include "ui/views/sitebar.h"
#include "ui/views/sitetreetab.h"
#include "ui/views/sitetreeview.h"
#include "ui/views/thresholdview.h"
#include "ui/views/workbar.h"
#include "windowtest.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QSlider>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

using namespace tagseam;

namespace {

constexpr int pageCount = 6;

// All have menu and foot alike and an article of their own; every other one has a box beside it.
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

class TestSiteTree : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanupTestCase() { closeWindow(); }
    void emptyTabSaysWhatItIs();
    void learnsFromAFolder();
    void nodeIsFoundOnTheTree();
    void rowSelectsTheNodeOfThePage();
    void thresholdDecidesTheMarks();
    void samplesPickAThreshold();
    void pageIsColoured();
    void keptReopenedAndGrown();
    void treeInNoFileIsNotLost();
    void pagesOfTheTreeAreAskedAbout();
    void badFileGivesOneSentence();
    void cancelledJobChangesNothing();
    void cancelledOpenChangesNothing();
    void anotherPageIsMappedOnTheSameTree();
    void pickedThresholdIsKeptInTheFile();
    void thresholdInNoFileIsNotLost();

  private:
    SiteTreeTab& tab() { return *m_window->explainView()->siteTree(); }
    SiteDesk& desk() { return *tab().desk(); }
    StyleTreeModel& model() { return *tab().view()->model(); }
    const LearntSite& site() { return *desk().site(); }
    QString folder(const QString& name) { return m_folder->filePath(name); }
    // Clicks a button, whose dialog gets `path`.
    bool askedFor(QToolButton* button, const QString& path)
    {
        bool isNamed = false;
        QTimer hands;
        connect(&hands, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || isNamed)
                return;
            isNamed = true;
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        });
        hands.start(20);
        QTest::mouseClick(button, Qt::LeftButton);
        hands.stop();
        return isNamed && answers();
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
    void click(QTreeView* list, const QModelIndex& index)
    {
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    }
    void showPage(SiteTreeTab::Page page)
    {
        QTabBar* bar = tab().pages()->tabBar();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(page).center());
        QCOMPARE(tab().pages()->currentIndex(), static_cast<int>(page));
    }
    bool setThreshold(const char* number)
    {
        showPage(SiteTreeTab::Threshold);
        QDoubleSpinBox* box = tab().thresholds()->number();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, number);
        QTest::keyClick(box, Qt::Key_Return);
        return answers();
    }
};

void TestSiteTree::initTestCase()
{
    showWindow({1440, 900});
    QVERIFY(QDir(m_folder->path()).mkdir("site") && QDir(m_folder->path()).mkdir("more"));
    for (int i = 1; i <= pageCount; ++i)
        write(QStringLiteral("site/%1.html").arg(i), page(i));
    write("site/empty.html", {});
    // No pages of their own: another name of one, and what lies beside pages.
    QVERIFY(QFile::link(folder("site/1.html"), folder("site/again.html")));
    write("site/1.html.annotation.json", "{}");
    write("site/groundtruth.csv", "page\n");
    write("more/7.html", page(7));
    QVERIFY(open(folder("site/2.html")));
    QVERIFY(m_window->showTab("sitetree"));
    QVERIFY(answers());
}

void TestSiteTree::emptyTabSaysWhatItIs()
{
    QVERIFY(tab().head()->text().contains("learn one from a folder"));
    QVERIFY(tab().hint().isEmpty());
    QVERIFY(tab().bar()->learnButton()->isEnabled() && tab().bar()->openButton()->isEnabled());
    QVERIFY(!tab().bar()->addButton()->isEnabled() && !tab().bar()->saveButton()->isEnabled());
    QVERIFY(!tab().pages()->isVisible());
}

void TestSiteTree::learnsFromAFolder()
{
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(askedFor(tab().bar()->learnButton(), folder("site")));
    QVERIFY(desk().site() != nullptr);
    QCOMPARE(site().site.pages(), static_cast<std::uint32_t>(pageCount));
    QVERIFY(tab().pages()->isVisible());
    QVERIFY(tab().head()->text().contains("Not saved yet."));
    QVERIFY2(tab().head()->text().contains("left out: empty.html is empty."),
             qPrintable(tab().head()->text()));
    // Root: one style with the body; the body: two styles, with and without the box.
    QCOMPARE(model().rowCount(), 1);
    const QModelIndex style = model().index(0, 0);
    QCOMPARE(cell(style, StyleTreeModel::NodeColumn), QString("[body]"));
    const QModelIndex body = model().index(0, 0, style);
    QCOMPARE(cell(body, StyleTreeModel::NodeColumn), QString("body"));
    QCOMPARE(cell(body, StyleTreeModel::PagesColumn), QString("6"));
    QCOMPARE(model().rowCount(body), 2);
    QVERIFY(tab().view()->tree()->isExpanded(body));
    QCOMPARE(cell(model().index(0, 0, body), StyleTreeModel::PagesColumn), QString("3"));
    QCOMPARE(cell(model().index(0, 0, body), StyleTreeModel::MarkColumn), QString());
    // Each figure is that of the core.
    SiteStyleTree learnt;
    for (int i = 1; i <= pageCount; ++i) {
        const Result<Document> read =
            readPage(folder(QStringLiteral("site/%1.html").arg(i)).toStdString(), {}, {});
        QVERIFY(read);
        grow(learnt, *read);
    }
    const MeasuredTree measured = measure(learnt);
    QCOMPARE(site().measured.tree.elementCount(), measured.tree.elementCount());
    for (std::uint32_t i = 1; i < measured.tree.elementCount(); ++i) {
        const QModelIndex row = model().indexOf(ElementId{i});
        QCOMPARE(model().elementAt(row), ElementId{i});
        QCOMPARE(row.data(StyleTreeModel::FigureRole).toDouble(),
                 measured.importance(ElementId{i}).composite);
        QCOMPARE(cell(row, StyleTreeModel::PagesColumn),
                 QString::number(measured.tree.element(ElementId{i}).pages));
    }
}

void TestSiteTree::nodeIsFoundOnTheTree()
{
    session().select(nodeBy("id", "menu"));
    QVERIFY(answers());
    const ElementId menu = model().elementAt(tab().view()->tree()->currentIndex());
    QCOMPARE(menu, elementOf("menu"));
    QCOMPARE(siteLabel(site(), menu), QString("ul class=\"menu\""));
    QVERIFY2(tab().why()->text().contains("by the site style tree: Noise: its element node is noisy"),
             qPrintable(tab().why()->text()));
    const QString ofSearch = verdictOfSearch(session(), nodeBy("id", "menu"));
    QVERIFY(ofSearch.startsWith("by ") && ofSearch.endsWith(session().fate(nodeBy("id", "menu"))));
    QVERIFY2(tab().why()->text().contains('(' + ofSearch + ')'), qPrintable(tab().why()->text()));
    session().select(nodeBy("id", "main"));
    QVERIFY(answers());
    QCOMPARE(model().elementAt(tab().view()->tree()->currentIndex()), elementOf("main"));
    QVERIFY2(tab().why()->text().contains("Kept: its element node is meaningful"),
             qPrintable(tab().why()->text()));
    // What is in it is told by it, with a way there.
    const NodeId item = session().document().firstChild(nodeBy("id", "menu"));
    session().select(item);
    QVERIFY(answers());
    QVERIFY2(tab().why()->text().contains("which it is in, is noisy"), qPrintable(tab().why()->text()));
    QVERIFY(follow(tab().why(), session().describe(nodeBy("id", "menu"))));
    QCOMPARE(session().selection(), nodeBy("id", "menu"));
}

void TestSiteTree::rowSelectsTheNodeOfThePage()
{
    showPage(SiteTreeTab::Tree);
    const QModelIndex foot = model().indexOf(elementOf("foot"));
    click(tab().view()->tree(), foot);
    QVERIFY(answers());
    QCOMPARE(session().selection(), nodeBy("id", "foot"));
    // One that the page has not: those of the style without a box.
    const QModelIndex body = foot.parent().parent();
    QModelIndex absent;
    for (int row = 0; row < 6 && !absent.isValid(); ++row) {
        const QModelIndex style = model().index(row / 3, 0, body);
        const QModelIndex other = model().index(row % 3, 0, style);
        absent = model().nodeAt(other) == noNode ? other : QModelIndex();
    }
    QVERIFY(absent.isValid());
    tab().view()->tree()->expand(absent.parent());
    click(tab().view()->tree(), absent);
    QVERIFY(answers());
    QCOMPARE(session().selection(), nodeBy("id", "foot")); // as before
    QCOMPARE(tab().view()->tree()->currentIndex(), absent);
    QVERIFY2(tab().why()->text().contains("has it not"), qPrintable(tab().why()->text()));
    // Grey is what the page has not: the style that it has is as dark as the nodes in it.
    QVERIFY(absent.data(Qt::ForegroundRole).isValid());
    QVERIFY(!foot.data(Qt::ForegroundRole).isValid());
    QVERIFY(!foot.parent().data(Qt::ForegroundRole).isValid());
    const QModelIndex style = absent.parent();
    bool isOnPage = false;
    for (int row = 0; row < model().rowCount(style); ++row)
        isOnPage = isOnPage || model().nodeAt(model().index(row, 0, style)) != noNode;
    QCOMPARE(style.data(Qt::ForegroundRole).isValid(), !isOnPage);
}

void TestSiteTree::thresholdDecidesTheMarks()
{
    QCOMPARE(desk().threshold(), usualThreshold);
    QCOMPARE(markOf("menu"), QString("✕ noisy"));
    QCOMPARE(markOf("main"), QString("✓ meaningful"));
    const QModelIndex body = model().index(0, 0, model().index(0, 0));
    QCOMPARE(cell(body, StyleTreeModel::MarkColumn), QString("◐ neither"));
    QVERIFY(setThreshold("1"));
    QCOMPARE(desk().threshold(), 1.0);
    QCOMPARE(markOf("main"), QString("✕ noisy"));
    QCOMPARE(tab().sitePage()->cleaned.keptWords, 0U);
    QTest::keyClick(tab().thresholds()->slider(), Qt::Key_Home); // all the way down
    QVERIFY(answers());
    QCOMPARE(desk().threshold(), 0.0);
    QCOMPARE(tab().thresholds()->number()->value(), 0.0);
    QCOMPARE(markOf("main"), QString("✓ meaningful"));
    QVERIFY(tab().sitePage()->cleaned.keptWords > 0);
}

void TestSiteTree::samplesPickAThreshold()
{
    showPage(SiteTreeTab::Threshold);
    const ThresholdsModel& rows = *tab().thresholds()->model();
    const QAbstractItemModelTester tester(tab().thresholds()->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(desk().samples() != nullptr);
    QCOMPARE(desk().samples()->pages, static_cast<std::uint32_t>(pageCount));
    QVERIFY(rows.rowCount() >= 2);
    const int last = rows.rowCount() - 1;
    QVERIFY(rows.index(last, ThresholdsModel::WordsColumn).data().toString().startsWith("100.0 %"));
    QVERIFY(rows.index(last, ThresholdsModel::ElementsColumn)
                .data()
                .toString()
                .endsWith(QStringLiteral(" of %1").arg(site().measured.tree.elementCount())));
    click(tab().thresholds()->list(), rows.index(last, 0));
    QVERIFY(answers());
    QCOMPARE(desk().threshold(), rows.thresholdAt(last));
    QCOMPARE(tab().sitePage()->cleaned.keptWords, 0U);
    // What the number says takes what the row says, when it is typed again.
    for (int row = 0; row < rows.rowCount(); ++row) {
        click(tab().thresholds()->list(), rows.index(row, 0));
        QVERIFY(tab().thresholds()->number()->value() >= rows.thresholdAt(row));
        QCOMPARE(rows.rowOf(tab().thresholds()->number()->value()), row);
        QCOMPARE(tab().thresholds()->number()->text(),
                 rows.index(row, ThresholdsModel::ThresholdColumn).data().toString());
    }
    desk().setThreshold(0.12341);
    QCOMPARE(tab().thresholds()->number()->value(), 0.1235);
    QCOMPARE(desk().threshold(), 0.12341);
    LearntSite other;
    grow(other.site, session().document());
    other.measured = measure(other.site);
    other.measured.noisyFrom[1] = 0.12341;
    const QString words = elementWords(other, ElementId{1}, markElements(other.measured, 0));
    QVERIFY2(words.contains("noisy from the threshold 0.1235 on"), qPrintable(words));
    QVERIFY(setThreshold("0.07"));
    QCOMPARE(tab().thresholds()->number()->value(), 0.07);
    QVERIFY(setThreshold("0.1"));
    QCOMPARE(tab().thresholds()->list()->currentIndex().row(), rows.rowOf(0.1));
    QVERIFY(askedFor(tab().thresholds()->sampleButton(), folder("more")));
    QCOMPARE(desk().samples()->pages, 1U);
}

void TestSiteTree::pageIsColoured()
{
    const auto lookOf = [this](const char* id) {
        for (const RegionMark& mark : session().marks()) {
            if (mark.nodes == std::vector{nodeBy("id", id)})
                return mark.look;
        }
        return -1;
    };
    QCOMPARE(lookOf("menu"), int(NoiseLook));
    QCOMPARE(lookOf("foot"), int(NoiseLook));
    QCOMPARE(lookOf("main"), int(KeptLook));
    // The page's tag of the node says by which method it is kept: not by that which is coloured.
    const NodeId main = nodeBy("id", "main");
    const auto hasCaption = [this](const QString& caption) {
        const QList<QWidget*> all = m_window->findChildren<QWidget*>();
        return std::ranges::any_of(all, [&](QWidget* each) {
            const auto* overlay = dynamic_cast<PageOverlay*>(each);
            return overlay != nullptr &&
                   overlay->caption == session().describe(nodeBy("id", "main")) + caption;
        });
    };
    session().select(main);
    QVERIFY(waitFor([&] { return hasCaption(" · " + verdictOfSearch(session(), main)); }));
    QTest::mouseClick(tab().bar()->showButton(), Qt::LeftButton);
    QVERIFY(session().marks().empty());
    QVERIFY(!hasCaption(" · " + verdictOfSearch(session(), main)));
    QVERIFY(hasCaption(" · " + session().fate(main)));
    QTest::mouseClick(tab().bar()->showButton(), Qt::LeftButton);
    QCOMPARE(lookOf("menu"), int(NoiseLook));
}

void TestSiteTree::keptReopenedAndGrown()
{
    const std::uint32_t elements = site().site.tree.elementCount();
    QVERIFY(askedFor(tab().bar()->saveButton(), folder("kept"))); // .sst is added
    QVERIFY(QFile::exists(folder("kept.sst")));
    QVERIFY(!desk().isUnsaved());
    QVERIFY(tab().head()->text().contains("<b>kept.sst</b>"));
    const SharedSite before = desk().site();
    QVERIFY(askedFor(tab().bar()->openButton(), folder("kept.sst")));
    QVERIFY(desk().site() != before);
    QCOMPARE(site().site.tree.elementCount(), elements);
    QVERIFY(desk().samples() == nullptr); // a file has none
    QVERIFY(askedFor(tab().bar()->addButton(), folder("more")));
    QCOMPARE(site().site.pages(), static_cast<std::uint32_t>(pageCount + 1));
    QVERIFY(desk().isUnsaved());
    QCOMPARE(desk().path(), folder("kept.sst"));
    QVERIFY(tab().sitePage() != nullptr && tab().sitePage()->site == desk().site()); // mapped anew
}

void TestSiteTree::treeInNoFileIsNotLost()
{
    const SharedSite grown = desk().site();
    QVERIFY(desk().isUnsaved());
    int asked = 0;
    QTimer hands;
    connect(&hands, &QTimer::timeout, this, [&] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (question == nullptr || !question->text().contains("is in no file"))
            return;
        ++asked;
        QTest::keyClick(question, Qt::Key_Return); // stays
    });
    hands.start(20);
    QVERIFY(!m_window->close());
    desk().open(folder("kept.sst"));
    hands.stop();
    QCOMPARE(asked, 2);
    QVERIFY(answers());
    QCOMPARE(desk().site(), grown);
    desk().save(folder("grown.sst"));
    QVERIFY(answers());
    QVERIFY(!desk().isUnsaved());
}

void TestSiteTree::pagesOfTheTreeAreAskedAbout()
{
    QVERIFY(QDir(m_folder->path()).mkdir("same"));
    write("same/copy.html", page(7)); // that of "more", by another name
    write("same/8.html", page(8));
    const SharedSite before = desk().site();
    QString asked;
    bool isAdded = false;
    QTimer hands;
    connect(&hands, &QTimer::timeout, this, [&] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (question == nullptr)
            return;
        asked = question->text();
        for (QAbstractButton* button : question->buttons()) {
            if (question->buttonRole(button) == (isAdded ? QMessageBox::AcceptRole : QMessageBox::RejectRole))
                return QTest::mouseClick(button, Qt::LeftButton);
        }
    });
    hands.start(20);
    QVERIFY(askedFor(tab().bar()->addButton(), folder("more")));
    QVERIFY2(asked.startsWith("1 page is"), qPrintable(asked));
    QCOMPARE(desk().site(), before);
    QVERIFY(!desk().isUnsaved() && tab().bar()->addButton()->isEnabled());
    isAdded = true;
    QVERIFY(askedFor(tab().bar()->addButton(), folder("same")));
    QVERIFY2(asked.startsWith("1 of 2 pages"), qPrintable(asked));
    QCOMPARE(site().site.pages(), before->site.pages() + 2);
    asked.clear();
    write("more/9.html", page(9));
    QVERIFY(QFile::remove(folder("more/7.html")));
    QVERIFY(askedFor(tab().bar()->addButton(), folder("more"))); // none is known
    hands.stop();
    QVERIFY(asked.isEmpty());
    QCOMPARE(site().site.pages(), before->site.pages() + 3);
    desk().save(folder("grown.sst"));
    QVERIFY(answers());
}

void TestSiteTree::badFileGivesOneSentence()
{
    const SharedSite before = desk().site();
    desk().open(write("bad.sst", "{\"schema\": \"other\"}"));
    QVERIFY(answers());
    QVERIFY2(message().contains("bad.sst") && message().contains("is no site style tree"),
             qPrintable(message()));
    QCOMPARE(desk().site(), before);
    desk().learn(folder("nowhere"));
    QVERIFY(answers());
    QVERIFY2(message().contains("nowhere"), qPrintable(message()));
    QCOMPARE(desk().site(), before);
    QVERIFY(tab().bar()->learnButton()->isEnabled());
}

void TestSiteTree::cancelledJobChangesNothing()
{
    const SharedSite before = desk().site();
    {
        const BusyPool busy(desk().pool());
        desk().learn(folder("site"));
        QVERIFY(!tab().bar()->learnButton()->isEnabled());
        QVERIFY(waitFor([this] { return tab().workBar()->isVisible(); })); // it takes its time
        QTest::mouseClick(tab().workBar()->cancelButton(), Qt::LeftButton);
    }
    QVERIFY(answers());
    QVERIFY(!tab().workBar()->isVisible());
    QCOMPARE(desk().site(), before);
    QVERIFY(tab().bar()->learnButton()->isEnabled());
}

void TestSiteTree::cancelledOpenChangesNothing()
{
    const SharedSite before = desk().site();
    const QString path = desk().path();
    QVERIFY(path != folder("kept.sst") && QFile::exists(folder("kept.sst")));
    QString said;
    const QObject context;
    connect(&desk(), &SiteDesk::told, &context, [&](const Wording& sentence) { said = sentence(); });
    {
        const BusyPool busy(desk().pool());
        desk().open(folder("kept.sst"));
        desk().cancel();
    }
    QVERIFY(answers());
    QCOMPARE(desk().site(), before);
    QCOMPARE(desk().path(), path);
    QVERIFY2(said.contains("given up"), qPrintable(said));
    // Or when it is done, and nobody has heard of it.
    desk().open(folder("kept.sst"));
    desk().pool()->waitForDone();
    desk().cancel();
    QVERIFY(answers());
    QCOMPARE(desk().site(), before);
    QCOMPARE(desk().path(), path);
}

void TestSiteTree::anotherPageIsMappedOnTheSameTree()
{
    const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(open(
        write("other.html",
              "<!DOCTYPE html><body><div><div><h1 id=h>not of</h1><p>this <b>site</b></p></div></div>")));
    QVERIFY(answers());
    session().select(nodeBy("id", "h"));
    QVERIFY(answers());
    QVERIFY2(tab().why()->text().contains("possibly meaningful"), qPrintable(tab().why()->text()));
    QVERIFY(tab().why()->text().contains("in styles that the tree has not"));
    QVERIFY(!tab().view()->tree()->selectionModel()->hasSelection());
    QVERIFY(tab().markdown().contains("possibly meaningful"));
    // The tree was learnt of pages as served: so may be the page.
    QVERIFY(waitFor([this] { return session().hasSource(); }));
    QVERIFY(answers());
    QVERIFY(follow(tab().why(), "Take its source"));
    QVERIFY(waitFor([this] { return session().isSource() && session().hasAnalysis(); }));
    QVERIFY(answers());
    QVERIFY(tab().sitePage() != nullptr);
    QCOMPARE(tab().sitePage()->cleaned.fates.size(), std::size_t{session().document().size()});
    QVERIFY(!tab().why()->text().contains("Take its source"));
}

void TestSiteTree::pickedThresholdIsKeptInTheFile()
{
    QString said;
    const QObject context;
    connect(&desk(), &SiteDesk::told, &context, [&](const Wording& sentence) { said = sentence(); });
    QVERIFY(setThreshold("0.3"));
    QVERIFY(askedFor(tab().bar()->saveButton(), folder("picked.sst")));
    QVERIFY(askedFor(tab().bar()->openButton(), folder("grown.sst"))); // which has none
    QCOMPARE(desk().threshold(), usualThreshold);
    QVERIFY(askedFor(tab().bar()->openButton(), folder("picked.sst")));
    QCOMPARE(desk().threshold(), 0.3);
    QCOMPARE(desk().marks().threshold, 0.3);
    QCOMPARE(tab().thresholds()->number()->value(), 0.3);
    // Grown it is another tree: what was picked is not its own.
    QVERIFY(askedFor(tab().bar()->addButton(), folder("more")));
    QVERIFY2(said.contains("it is the usual one again"), qPrintable(said));
    QCOMPARE(desk().threshold(), usualThreshold);
    QCOMPARE(tab().thresholds()->number()->value(), usualThreshold);
    QVERIFY(askedFor(tab().bar()->saveButton(), folder("again.sst")));
    QCOMPARE(loadStyleTree(folder("picked.sst").toStdString())->threshold, std::optional(0.3));
    QCOMPARE(loadStyleTree(folder("again.sst").toStdString())->threshold, std::optional<double>());
}

void TestSiteTree::thresholdInNoFileIsNotLost()
{
    const auto isSaidUnsaved = [this] {
        return desk().isUnsaved() && !desk().isTreeUnsaved() &&
               tab().head()->text().contains("Not saved yet.");
    };
    const auto isSaidSaved = [this] {
        return !desk().isUnsaved() && !tab().head()->text().contains("Not saved yet.");
    };
    QVERIFY(isSaidSaved()); // again.sst, which has none
    QVERIFY(setThreshold("0.2"));
    QVERIFY(isSaidUnsaved());
    QTest::mouseClick(tab().thresholds()->usualButton(), Qt::LeftButton);
    QVERIFY(answers());
    QVERIFY(isSaidSaved());
    QVERIFY(askedFor(tab().bar()->openButton(), folder("picked.sst")));
    QVERIFY(isSaidSaved());
    QVERIFY(setThreshold("0.2"));
    QVERIFY(isSaidUnsaved());
    QVERIFY(setThreshold("0.3"));
    QVERIFY(isSaidSaved());
    QVERIFY(setThreshold("0.2"));
    QStringList asked;
    bool isLeft = false;
    QTimer hands;
    connect(&hands, &QTimer::timeout, this, [&] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (question == nullptr)
            return;
        asked << question->text();
        for (QAbstractButton* button : question->buttons()) {
            if (question->buttonRole(button) == (isLeft ? QMessageBox::AcceptRole : QMessageBox::RejectRole))
                return QTest::mouseClick(button, Qt::LeftButton);
        }
    });
    hands.start(20);
    QVERIFY(!m_window->close());
    QVERIFY(askedFor(tab().bar()->openButton(), folder("again.sst")));
    QCOMPARE(asked.size(), 2);
    for (const QString& each : asked)
        QVERIFY2(each.contains("threshold") && !each.contains("page"), qPrintable(each));
    QCOMPARE(desk().threshold(), 0.2);
    QCOMPARE(desk().path(), folder("picked.sst"));
    isLeft = true;
    QVERIFY(askedFor(tab().bar()->openButton(), folder("picked.sst")));
    QCOMPARE(asked.size(), 3);
    QCOMPARE(desk().threshold(), 0.3);
    QVERIFY(setThreshold("0.2"));
    hands.stop();
    desk().save(folder("picked.sst"));
    QVERIFY(answers());
    QVERIFY(isSaidSaved());
    QCOMPARE(loadStyleTree(folder("picked.sst").toStdString())->threshold, std::optional(0.2));
    // One that is picked while the file is written is not in it.
    {
        const BusyPool busy(desk().pool());
        desk().save(folder("picked.sst"));
        desk().setThreshold(0.4);
    }
    QVERIFY(answers());
    QVERIFY(isSaidUnsaved());
    desk().setThreshold(0.2);
    QVERIFY(answers());
    QVERIFY(isSaidSaved());
}

TAGSEAM_TEST(TestSiteTree)
#include "tst_sitetree.moc"
