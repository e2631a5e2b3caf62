// SPDX-License-Identifier: MIT
// In a small window, in both languages: nothing is cut without a way to read it, and nothing covers anything.
#include "ui/cuttips.h"
#include "ui/views/elidedtext.h"
#include "windowtest.h"
#include "windowwalk.h"

#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QScrollArea>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>

using namespace tagseam;

class TestNarrow : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        showWindow({1024, 700});
        QVERIFY(open("sample:refused"));
    }
    void cleanup()
    {
        QToolTip::hideText();
        Language::instance()->choose("en");
    }
    void cleanupTestCase() { closeWindow(); }
    void tipBeginsWithTheText();
    void whatIsCutIsReadInItsTip();

  private:
    static QString tipAt(QWidget* widget, const QPoint& place)
    {
        QToolTip::hideText();
        handleEvents();
        QHelpEvent asking(QEvent::ToolTip, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &asking);
        return QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText().simplified();
    }
    void checkTip(QWidget* widget, const QPoint& place, const QString& text)
    {
        ++m_cut;
        const QString tip = tipAt(widget, place);
        QVERIFY2(tip.contains(text.simplified()), qPrintable(text + " is not in the tip: " + tip));
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

    int m_cut = 0; // texts
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

void TestNarrow::whatIsCutIsReadInItsTip()
{
    session().selectPosition(Position{120});
    session().selectRange({Position{119}, Position{121}});
    for (const QString& language : Language::codes()) {
        Language::instance()->choose(language);
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

TAGSEAM_TEST(TestNarrow)
#include "tst_narrow.moc"
