// SPDX-License-Identifier: MIT
// In a small window, in both languages: nothing is cut without a way to read it, and nothing covers anything.
#include "tests/ui/window/windowtest.h"
#include "tests/ui/window/windowwalk.h"
#include "ui/tools/content/detectiontab.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/learn/tutor.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/elidedtext.h"
#include "ui/widgets/elidedtips.h"
#include "ui/widgets/theme.h"
#include "ui/window/explainview.h"
#include "ui/window/optionsbar.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QHelpEvent>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolTip>
#include <QTreeView>

#include <utility>

using namespace tagseam;

class TestNarrow : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light); // tab bars shorten their texts in its style
        showWindow({1024, 700});
        QVERIFY(open("sample:rejected"));
    }
    void cleanup()
    {
        QToolTip::hideText();
        if (Language::instance()->code() != "en")
            QVERIFY(speak("en"));
    }
    void whatIsCutIsReadInItsTip();
    void panesFitTheirWidthAt1280Pixels();
    void statusLineIsReadInItsTipsWhichBeginWithTheText();
    void longNamesKeepTheirEndInTheStatusLine();
    void namesOfDeepNodesAreSeen();
    void windowFitsAScreenOfTwiceTheScale();
    void pageToBeMarkedKeepsItsRoom();

  private:
    static QString tipAt(QWidget* widget, const QPoint& place)
    {
        QToolTip::hideText();
        handleEvents();
        QHelpEvent asking(QEvent::ToolTip, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &asking);
        return QToolTip::text();
    }
    // Lines of a tip may end within a word.
    static QString letters(QString text)
    {
        static const QRegularExpression spaces(QStringLiteral("\\s"));
        return text.remove(spaces);
    }
    void checkTip(QWidget* widget, const QPoint& place, const QString& text)
    {
        ++m_cut;
        const QString tip = tipAt(widget, place);
        QVERIFY2(letters(tip).contains(letters(text)), qPrintable(text + " is not in the tip: " + tip));
    }
    void checkCells(QTreeView* view)
    {
        const QRect seen = view->viewport()->rect();
        for (QModelIndex row = view->indexAt({2, 2}); row.isValid(); row = view->indexBelow(row)) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex cell = row.siblingAtColumn(column);
                const QRect place = view->visualRect(cell).intersected(seen);
                const QString text = cell.data().toString();
                if (place.width() >= 4 && place.height() >= 4 && !text.isEmpty() &&
                    view->sizeHintForIndex(cell).width() > place.width())
                    checkTip(view->viewport(), place.center(), text);
            }
        }
    }
    void checkHeader(QHeaderView* header)
    {
        for (int section = 0; section < header->count() && !header->isHidden(); ++section) {
            const QString title = header->model()->headerData(section, Qt::Horizontal).toString();
            const int left = header->sectionViewportPosition(section);
            const int end = std::min(left + header->sectionSize(section), header->viewport()->width());
            if (!header->isSectionHidden(section) && left >= 0 && end - left >= 4 &&
                header->fontMetrics().horizontalAdvance(title) > end - left)
                checkTip(header->viewport(), {left + 2, header->height() / 2}, title);
        }
    }
    static void checkNothingIsCovered(const QScrollArea* area)
    {
        const auto all = area->widget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        for (const QWidget* a : all) {
            for (const QWidget* b : all)
                QVERIFY(a == b || !a->isVisible() || !b->isVisible() ||
                        !a->geometry().intersects(b->geometry()));
        }
    }

    int m_cut = 0; // number of cut texts
};

void TestNarrow::whatIsCutIsReadInItsTip()
{
    session().selection()->selectPosition(Position{120});
    session().selection()->selectRange({Position{119}, Position{121}});
    for (const QString& language : Language::codes()) {
        QVERIFY(speak(language));
        m_cut = 0;
        (void)visitViews(*m_window, [&](QWidget& shown) {
            QVERIFY(answers());
            for (QTreeView* view : shown.findChildren<QTreeView*>()) {
                if (view->isVisible() && view->model() != nullptr) {
                    checkCells(view);
                    checkHeader(view->header());
                }
            }
            for (QComboBox* box : shown.findChildren<QComboBox*>()) {
                if (box->isVisible() &&
                    box->fontMetrics().horizontalAdvance(box->currentText()) > box->width())
                    checkTip(box, box->rect().center(), box->currentText());
            }
            for (ElidedText* text : shown.findChildren<ElidedText*>()) {
                if (text->isVisible() && text->shown() != text->text())
                    checkTip(text, text->rect().center(), text->text());
            }
            for (const QScrollArea* area : shown.findChildren<QScrollArea*>())
                checkNothingIsCovered(area);
        });
        QVERIFY(m_cut > 0);
    }
}

// Nobody has to scroll sideways to reach a button, a tab or the column of a short table.
void TestNarrow::panesFitTheirWidthAt1280Pixels()
{
    const QSize before = m_window->size();
    // A menu is kept beside the records.
    const QString page =
        write("much.html", "<div class=top>" + QByteArray("<span>N</span>").repeated(40) +
                               "</div><ul class='menu main-navigation-of-the-shop'>" +
                               QByteArray("<li><a href=y>Go</a>").repeated(44) + "</ul><ul>" +
                               QByteArray("<li><h3><i>Title</i></h3><div>A text that is long enough to say "
                                          "something of the thing that it stands beside.</div><b>9.90</b>")
                                   .repeated(20) +
                               "</ul>");
    QStringList wide;
    for (const auto& [language, address] : {std::pair<QString, QString>("pt_BR", "sample:rejected"),
                                            {"pt_BR", "sample:article"},
                                            {"pt_BR", page},
                                            {"en", "sample:rejected"},
                                            {"en", page}}) {
        // Each is in a new window, so that the docks have their usual width.
        m_window->resize(1280, 720);
        QVERIFY(speak(language));
        m_window->resize(1280, 720);
        QVERIFY(open(address));
        session().selection()->selectPosition(Position{120});
        (void)visitViews(*m_window, [&](QWidget& shown) {
            QVERIFY(answers());
            for (const QScrollArea* area : shown.findChildren<QScrollArea*>()) {
                if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
                    wide << language + ' ' + shown.objectName() + ' ' + shown.metaObject()->className();
            }
            for (const AnswerTable* table : shown.findChildren<AnswerTable*>()) {
                if (table->isVisible() && table->horizontalScrollBar()->maximum() > 0)
                    wide << language + " table of " + shown.objectName() + ": " + table->accessibleName();
                for (int row = 0; table->isVisible() && row < table->topLevelItemCount(); ++row) {
                    if (table->visualItemRect(table->topLevelItem(row)).height() >
                        5 * table->fontMetrics().lineSpacing())
                        wide << language + " high row of " + table->accessibleName();
                }
            }
            for (const QTabBar* bar : shown.findChildren<QTabBar*>()) {
                if (bar->isVisible() && bar->sizeHint().width() > bar->width())
                    wide << language + " tabs of " + shown.objectName() + ' ' +
                                shown.metaObject()->className();
            }
        });
    }
    m_window->resize(before);
    QVERIFY(open("sample:rejected"));
    wide.removeDuplicates();
    QCOMPARE(wide.join('\n'), QString());
}

void TestNarrow::statusLineIsReadInItsTipsWhichBeginWithTheText()
{
    ElidedText& numbers = *m_window->findChild<ElidedText*>("numbers");
    QLabel& breadcrumbs = *m_window->findChild<QLabel*>("breadcrumbs");
    DetectionTab& detection = *m_window->findChild<DetectionTab*>();
    QVERIFY(m_window->showTab("detection") && answers());
    detection.byDetection()->click();
    session().selection()->selectRange({});
    session().selection()->select(noNode);
    QVERIFY(answers());
    QCOMPARE(numbers.shown(), numbers.text()); // nothing else needs the space
    QVERIFY(breadcrumbs.toolTip().isEmpty());

    session().selection()->selectRange({Position{110}, Position{160}});
    session().selection()->selectPosition(detection.answer()->detected.kept.front().begin);
    QVERIFY(answers() && numbers.shown() != numbers.text());
    checkTip(&numbers, numbers.rect().center(), numbers.text());
    checkTip(&numbers, numbers.rect().center(), numbers.toolTip()); // the meaning stays in the tip
    checkTip(&breadcrumbs, breadcrumbs.rect().center(),
             session().trees()->describe(session().selection()->node()));
    checkTip(&breadcrumbs, breadcrumbs.rect().center(), "body");

    session().selection()->selectRange({});
    m_window->resize(1900, 900);
    QVERIFY(answers());
    QCOMPARE(numbers.shown(), numbers.text());
    QVERIFY(breadcrumbs.text().contains("body"));
    QCOMPARE(tipOfElided("a < b", {}), QStringLiteral("a < b"));
    QCOMPARE(tipOfElided("a", "a"), QStringLiteral("a"));
    QCOMPARE(tipOfElided("a & b", "what it is"), QStringLiteral("a & b\nwhat it is"));
    QCOMPARE(tipOfElided("<b>a</b>", "<b>a</b>, said"), QStringLiteral("<b>a</b>, said"));
    QCOMPARE(tipOfElided("5", "15 in all"), QStringLiteral("5\n15 in all"));
    QCOMPARE(tipOfElided(QString(1000, 'a'), {}).size(), 601);
}

void TestNarrow::longNamesKeepTheirEndInTheStatusLine()
{
    const QByteArray name = QByteArray("x").repeated(100) + "END";
    QVERIFY(open(write("long.html", "<div class=" + name + "><p class=" + name + ">text</p></div>")));
    session().selection()->select(nodeNamed(session(), QStringLiteral("p.") + name));
    QVERIFY(answers());
    QLabel& breadcrumbs = *m_window->findChild<QLabel*>("breadcrumbs");
    QVERIFY(breadcrumbs.text().contains(QRegularExpression("<a href=\"\\d+\">p[^<]*…[^<]*END</a>")));
    checkTip(&breadcrumbs, breadcrumbs.rect().center(), QStringLiteral("p.") + name);
}

void TestNarrow::namesOfDeepNodesAreSeen()
{
    constexpr int depth = 80;
    QVERIFY(open(write("deep.html", QByteArray("<div>").repeated(depth) + "<p class=deepest>text</p>")));
    QTreeView* tree = m_window->treeView()->tree();
    const int least = tree->fontMetrics().horizontalAdvance("p.deepest");
    const NodeId deepest = nodeNamed(session(), "p.deepest");
    for (const Workspace workspace : {Workspace::Annotate, Workspace::Inspect}) {
        session().setWorkspace(workspace);
        for (const NodeId node : {deepest, session().trees()->document().body(), deepest}) {
            session().selection()->select(node);
            QVERIFY(answers());
            const QRect name = tree->visualRect(tree->currentIndex().siblingAtColumn(0));
            QVERIFY(name.width() >= least);
            QVERIFY(name.left() >= 0 && name.left() + least <= tree->viewport()->width());
        }
        QVERIFY(tree->horizontalScrollBar()->maximum() > 0);
    }
}

// 1440 x 900 at 200 %, minus the frame.
void TestNarrow::windowFitsAScreenOfTwiceTheScale()
{
    const QSize screen(704, 402);
    m_window->resize(screen);
    const auto fits = [&](QWidget& view) {
        handleEvents();
        const QSize least = m_window->minimumSizeHint();
        QVERIFY2(m_window->size() == screen && least.width() <= screen.width() &&
                     least.height() <= screen.height(),
                 qPrintable(QStringLiteral("%1 %2: at least %3 x %4")
                                .arg(view.objectName(), view.metaObject()->className())
                                .arg(least.width())
                                .arg(least.height())));
        for (const QTabBar* bar : m_window->findChildren<QTabBar*>()) { // without arrows that scroll
            if (bar->isVisible() && bar->count() > 0)
                QVERIFY2(!bar->usesScrollButtons() && bar->tabRect(bar->count() - 1).right() < bar->width(),
                         qPrintable(QStringLiteral("%1: tabs end at %2 of %3")
                                        .arg(bar->tabText(0))
                                        .arg(bar->tabRect(bar->count() - 1).right())
                                        .arg(bar->width())));
        }
    };
    for (const QString& language : Language::codes()) {
        QVERIFY(speak(language));
        m_window->showFirstRunHint();
        fits(*m_window);
        QVERIFY(m_window->browser()->pages()->original()->view()->height() >
                3 * m_window->fontMetrics().height()); // the bar leaves room
        (void)visitViews(*m_window, fits);
        m_window->findChild<LessonView*>()->openLesson(0);
        fits(*m_window);
        emit m_window->findChild<Tutor*>()->lookAt(QStringLiteral("original"));
        fits(*m_window);
        QVERIFY(m_window->browser()->pages()->original()->height() >
                m_window->findChild<QDockWidget*>("plotDock")->height());
        m_window->findChild<Tutor*>()->leave();
    }
    // The row of options is hidden, and the menu bar has an entry for it.
    auto* options = m_window->findChild<QAction*>("showOptions");
    QVERIFY(!m_window->optionsBar()->isVisible() && options->isVisible());
    options->trigger();
    fits(*m_window->optionsBar());
    QVERIFY(m_window->optionsBar()->isVisible() && !options->isVisible());
}

// The window is small from the beginning, becomes small, or comes with the docks of a larger one.
void TestNarrow::pageToBeMarkedKeepsItsRoom()
{
    const QSize small(640, 480);
    const auto hasRoom = [&] {
        handleEvents();
        const QWidget* page = originalView();
        return m_window->size() == small && 2 * page->width() >= small.width() &&
               5 * page->height() >= 2 * small.height() && page->isVisible();
    };
    for (const QString& language : Language::codes()) {
        QVERIFY(speak(language));
        m_window->resize(1440, 900);
        session().setWorkspace(Workspace::Annotate);
        QVERIFY(answers() && m_window->findChild<QDockWidget*>("treeDock")->isVisible());
        m_window->resize(small);
        QVERIFY(hasRoom());
        const auto areThere = [&] {
            handleEvents();
            return m_window->findChild<QDockWidget*>("treeDock")->isVisible() &&
                   m_window->findChild<QDockWidget*>("plotDock")->isVisible();
        };
        QVERIFY(!areThere());
        m_window->resize(1440, 900);
        QVERIFY(areThere());
        m_window->resize(small);
        session().setWorkspace(Workspace::Inspect);
        m_window->resize(1440, 900);
        session().setWorkspace(Workspace::Annotate);
        QVERIFY(areThere());
        m_window->resize(small);
        QVERIFY(hasRoom());
        session().setWorkspace(Workspace::Inspect);
        session().setWorkspace(Workspace::Annotate);
        QVERIFY(hasRoom());
        session().setWorkspace(Workspace::Inspect);
        QVERIFY(speak(language)); // another window of this size
        session().setWorkspace(Workspace::Annotate);
        QVERIFY(answers() && hasRoom());
        session().setWorkspace(Workspace::Inspect);
        m_window->resize(1440, 900);
        session().setWorkspace(Workspace::Annotate);
        m_window->findChild<QDockWidget*>("treeDock")->show();
        m_window->findChild<QDockWidget*>("plotDock")->show();
        session().setWorkspace(Workspace::Inspect);
        m_window->resize(small);
        session().setWorkspace(Workspace::Annotate);
        QVERIFY(answers() && hasRoom());
        session().setWorkspace(Workspace::Inspect);
    }
}

TAGSEAM_TEST(TestNarrow)
#include "tst_narrow.moc"
