// SPDX-License-Identifier: MIT
// In a small window, in both languages: nothing is cut without a way to read it.
#include "curetest.h"
#include "ui/cuttips.h"
#include "ui/views/elidedtext.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QRadioButton>
#include <QStatusBar>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <algorithm>

using namespace tagseam;

class TestNarrow : public CureTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1024, 700}); }
    void cleanup()
    {
        QToolTip::hideText();
        closeTab();
    }
    void tipBeginsWithTheText();
    void statusLineIsReadInItsTips_data() { languages(); }
    void statusLineIsReadInItsTips();
    void statusLineHasTheRoomThatThereIs();
    void whatIsCutIsReadInItsTip_data();
    void whatIsCutIsReadInItsTip();
    void tableOfTheCureIsScrolledAndNotCovered_data() { languages(); }
    void tableOfTheCureIsScrolledAndNotCovered();

  private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Portuguese") << "pt_BR";
    }
    // Plain.
    static QString tipAt(QWidget* widget, const QPoint& place)
    {
        QToolTip::hideText();
        rest(1);
        QHelpEvent asking(QEvent::ToolTip, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &asking);
        return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText();
    }
    static bool isTold(QWidget* widget, const QPoint& place, const QString& text)
    {
        const QString tip = tipAt(widget, place).simplified();
        const bool isThere = tip.contains(text.simplified());
        return isThere || (qWarning() << widget << "at" << place << "says" << tip << "not" << text, false);
    }
    // How many are cut.
    static int cutCells(QTreeView* view)
    {
        int cut = 0;
        const QRect seen = view->viewport()->rect();
        for (QModelIndex row = view->indexAt({2, 2}); row.isValid(); row = view->indexBelow(row)) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex cell = row.siblingAtColumn(column);
                const QRect place = view->visualRect(cell).intersected(seen);
                const int wanted = view->sizeHintForIndex(cell).width();
                if (place.width() < 4 || place.height() < 4 || wanted <= place.width() ||
                    cell.data().toString().isEmpty())
                    continue;
                ++cut;
                if (!isTold(view->viewport(), place.center(), cell.data().toString()))
                    return -1;
            }
        }
        return cut;
    }
    // Nothing of the tab covers anything else.
    static bool isApart(const ExplainTab& tab)
    {
        QWidget* body = tab.findChild<QScrollArea*>()->widget();
        const QList<QWidget*> all = body->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        for (const QWidget* a : all) {
            for (const QWidget* b : all) {
                if (a == b || !a->isVisible() || !b->isVisible() || !a->geometry().intersects(b->geometry()))
                    continue;
                qWarning() << a << a->geometry() << "and" << b << b->geometry();
                return false;
            }
        }
        return true;
    }
    ElidedText& numbers() { return *m_window->findChild<ElidedText*>(QStringLiteral("numbers")); }
    QLabel& breadcrumbs() { return *m_window->findChild<QLabel*>(QStringLiteral("breadcrumbs")); }
};

void TestNarrow::tipBeginsWithTheText()
{
    QCOMPARE(tipOfCut("a < b", {}), QStringLiteral("<qt>a &lt; b</qt>"));
    QCOMPARE(tipOfCut("a", "a"), QStringLiteral("<qt>a</qt>"));
    QCOMPARE(tipOfCut("a & b", "what it is"), QStringLiteral("<qt><p>a &amp; b</p>what it is</qt>"));
    QCOMPARE(tipOfCut("a & b", "<b>a &amp; b</b>, said"), QStringLiteral("<b>a &amp; b</b>, said"));
    QCOMPARE(tipOfCut("5", "15 in all"), QStringLiteral("<qt><p>5</p>15 in all</qt>"));
    QCOMPARE(tipOfCut("5", "two\nlines"), QStringLiteral("<qt><p>5</p>two<br>lines</qt>"));
    QCOMPARE(tipOfCut(QString(1000, 'a'), {}).size(), 610);
}

// With all that it may have to say.
void TestNarrow::statusLineIsReadInItsTips()
{
    QFETCH(QString, language);
    Language::instance()->choose(language);
    QVERIFY(openAt("sample:refused"));
    click(tab().byCure());
    session().selectRange({Position{110}, Position{160}});
    session().selectPosition(tab().answer()->cured.kept.front().begin);
    QVERIFY(answers());
    QVERIFY(waitFor([&] { return isWhole(); }));
    rest(100);
    QVERIFY(numbers().text().count('|') == 2);
    QVERIFY(numbers().shown() != numbers().text()); // it is longer than half of the line
    QVERIFY(numbers().geometry().right() < m_window->statusBar()->width());
    QVERIFY(isTold(&numbers(), numbers().rect().center(), numbers().text()));
    QVERIFY(isTold(&numbers(), numbers().rect().center(), numbers().toolTip())); // what it means, still
    const int half = m_window->statusBar()->width() / 2;
    QVERIFY2(breadcrumbs().width() > half - 60, qPrintable(QString::number(breadcrumbs().width())));
    const QString tip = tipAt(&breadcrumbs(), breadcrumbs().rect().center());
    QVERIFY2(tip.contains(session().describe(session().selection())), qPrintable(tip));
    QVERIFY2(tip.contains("111") && tip.contains("body"), qPrintable(tip));
}

void TestNarrow::statusLineHasTheRoomThatThereIs()
{
    QVERIFY(openAt("sample:refused"));
    click(tab().byCure());
    session().select(noNode);
    QVERIFY(answers());
    rest(100);
    QCOMPARE(numbers().shown(), numbers().text());
    QVERIFY(breadcrumbs().toolTip().isEmpty());
    session().selectPosition(tab().answer()->cured.kept.front().begin);
    rest(100);
    m_window->resize(1900, 900);
    rest(100);
    QCOMPARE(numbers().shown(), numbers().text());
    QVERIFY(breadcrumbs().text().contains("body"));
}

void TestNarrow::whatIsCutIsReadInItsTip_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("shown");
    for (const char* language : {"en", "pt_BR"}) {
        for (const char* shown : {"why", "blame", "nearmisses", "readings", "diagnosis", "cure", "stability",
                                  "records", "methods"})
            QTest::addRow("%s, %s", language, shown) << language << shown;
    }
}

void TestNarrow::whatIsCutIsReadInItsTip()
{
    QFETCH(QString, language);
    QFETCH(QString, shown);
    Language::instance()->choose(language);
    QVERIFY(open("sample:refused"));
    session().selectPosition(Position{120});
    session().selectRange({Position{119}, Position{121}});
    QVERIFY(m_window->showTab(shown) && answers());
    QVERIFY(isApart(*m_window->explainView()->shownTab()));
    int views = 0;
    for (QTreeView* view : m_window->findChildren<QTreeView*>()) {
        if (!view->isVisible() || view->model() == nullptr)
            continue;
        ++views;
        QVERIFY(cutCells(view) >= 0);
        const QHeaderView* header = view->header();
        for (int section = 0; section < header->count(); ++section) {
            const QString title = view->model()->headerData(section, Qt::Horizontal).toString();
            const int left = header->sectionViewportPosition(section);
            const int seen =
                std::min(left + header->sectionSize(section), header->viewport()->width()) - left;
            if (header->isHidden() || header->isSectionHidden(section) || seen < 4 || left < 0 ||
                header->fontMetrics().horizontalAdvance(title) <= seen)
                continue;
            QVERIFY(isTold(header->viewport(), {left + 2, header->height() / 2}, title));
        }
    }
    QVERIFY(views > 0); // the tree, at least
    for (QComboBox* box : m_window->findChildren<QComboBox*>()) {
        if (box->isVisible() && box->fontMetrics().horizontalAdvance(box->currentText()) > box->width())
            QVERIFY(isTold(box, box->rect().center(), box->currentText()));
    }
}

void TestNarrow::tableOfTheCureIsScrolledAndNotCovered()
{
    QFETCH(QString, language);
    Language::instance()->choose(language);
    QVERIFY(openAt("sample:refused"));
    CureTable* table = tab().candidates();
    const QWidget* below = tab().separatorText();
    QVERIFY(below->isVisible() && table->isVisible());
    QVERIFY2(
        table->geometry().bottom() < below->geometry().top(),
        qPrintable(QStringLiteral("%1 %2").arg(table->geometry().bottom()).arg(below->geometry().top())));
    const QModelIndex last = tab().model()->index(0, CureModel::columns - 1);
    table->scrollTo(last);
    QVERIFY(table->viewport()->rect().contains(table->visualRect(last)));
}

TAGSEAM_TEST(TestNarrow)
#include "tst_narrow.moc"
