// SPDX-License-Identifier: MIT
// Drawings over a shown page are at the places of its nodes, whatever happens to the window.
#include "tests/ui/tools/content/detectionpages.h"
#include "tests/ui/window/windowtest.h"

#include <QWheelEvent>

#include <cmath>
#include <tuple>

using namespace tagseam;

namespace {

// Boxes depend on the height of the view, line breaks on its width: what is in the middle moves after a
// change of either, and the page is scrolled to the former place.
const QByteArray reflowing =
    "<!DOCTYPE html><title>t</title><style>body{margin:0}div{height:60vh}p{margin:1em}</style>" +
    QByteArray("<div><b>A box as high as a share of the view</b></div><p>" +
               QByteArray("A sentence that is broken where the view ends. ").repeated(20) + "</p>")
        .repeated(12) +
    "<h1 id=wanted>Wanted</h1>" +
    QByteArray("<div>And more below, so that there is something to scroll.</div>").repeated(12);

} // namespace

class TestPageView : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1280, 800}); }
    void cleanup() { closeWindow(); }
    void marksStandWhereTheNodesAre();
    void prunedPageLaidOutAgainLeadsNobody();
    void labelsLeaveTheTextOfRecordsToBeReadAndFramesLieAroundThem();
    void wordsThatAreRemovedFromATextAreStruckThrough();

  private:
    // The place of the heading in the viewport, in CSS pixels.
    QPointF placeOnPage()
    {
        const QVariantList place = ask(originalView()->view()->page(),
                                       QStringLiteral("(() => { const b = document.getElementById('wanted')."
                                                      "getBoundingClientRect(); return [b.x, b.y]; })()"))
                                       .toList();
        return {place.value(0).toDouble(), place.value(1).toDouble()};
    }
    QPointF placeOfMark() { return overlay().selection.topLeft() - overlay().scroll; }
    bool isInPlace()
    {
        const QPointF off = placeOnPage() - placeOfMark();
        return off.manhattanLength() < 2;
    }
    static double placeOf(const PageView* view)
    {
        return ask(view->view()->page(), QStringLiteral("scrollY")).toDouble();
    }
    // True if the page stands still, and the view has its position.
    static bool comesToRest(const PageView* view)
    {
        return waitFor([&] {
            const double place = placeOf(view);
            return waitUntilIdle() && placeOf(view) == place && overlayOf(view).scroll.y() == place;
        });
    }
};

void TestPageView::marksStandWhereTheNodesAre()
{
    QVERIFY(open(write("reflowing.html", reflowing)));
    session().selection()->select(nodeNamed(session(), QStringLiteral("h1#wanted")));
    QVERIFY(waitFor([&] { return !overlay().selection.isNull() && overlay().scroll.y() > 0; }));
    // Qt WebEngine with software rendering does not report the scroll position.
    for (QWebEnginePage* page : {loader().page(), loader().prunedPage()}) {
        for (const PageView* view : {originalView(), prunedView()})
            disconnect(page, nullptr, view, nullptr);
    }
    QVERIFY(answers()); // the scroll position is no longer polled
    QVERIFY(waitFor([&] { return isInPlace(); }));
    for (const QSize& next : {QSize(1600, 800), QSize(1000, 800), QSize(1280, 1000), QSize(1280, 600),
                              QSize(1500, 950), QSize(1280, 800)}) {
        const QSize from = m_window->size();
        for (int step = 1; step <= 10; ++step) { // like dragging the corner of the window
            m_window->resize(from + (next - from) * step / 10);
            handleEvents();
        }
        QVERIFY(answers());
        QVERIFY2(
            waitFor([&] { return isInPlace(); }),
            qPrintable(QStringLiteral("%1 is marked at %2").arg(placeOnPage().y()).arg(placeOfMark().y())));
    }
}

// Only the user's scrolling of the pruned page moves the original.
void TestPageView::prunedPageLaidOutAgainLeadsNobody()
{
    QVERIFY(open(write("reflowing.html", reflowing)));
    session().kept()->setSeveral({{Position{0}, Position{analysis().sequence.size()}}});
    QVERIFY(waitFor([&] { return isComplete(); }));
    PageView* pruned = prunedView();
    disconnect(originalView(), &PageView::scrolled, nullptr, nullptr); // the original would follow it
    QVERIFY(comesToRest(pruned));
    const QSignalSpy led(pruned, &PageView::scrolled);
    const auto wheel = [&](int by) {
        QWidget* page = pruned->view()->focusProxy();
        QWheelEvent turn(QPointF(50, 50), page->mapToGlobal(QPointF(50, 50)), {0, by}, {0, by}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(page, &turn);
    };
    wheel(-40'000);
    QVERIFY(waitFor([&] { return led.count() > 0 && placeOf(pruned) > 1000; }) && comesToRest(pruned));
    const qsizetype before = led.count();
    const double was = placeOf(pruned);
    m_window->resize(1280, 600); // it ends before the former place
    QVERIFY2(waitFor([&] { return std::abs(placeOf(pruned) - was) > 10; }), qPrintable(QString::number(was)));
    QVERIFY(comesToRest(pruned));
    QCOMPARE(led.count(), before);
    wheel(4000);
    QVERIFY(waitFor([&] { return led.count() > before; }));
}

void TestPageView::wordsThatAreRemovedFromATextAreStruckThrough()
{
    QVERIFY(open(write("trail.html", "<!DOCTYPE html><meta charset=utf-8><title>t</title><p>x<b>y</b> Início "
                                     "Guias ML-1430<i>z</i></p>")));
    QVERIFY(answers());
    // In the rendered tree text nodes are known, in the source tree by their elements alone.
    for (const PageSource source : {PageSource::Rendered, PageSource::Source}) {
        AnalysisOptions options = session().runner()->options();
        options.source = source;
        session().runner()->setOptions(options);
        QVERIFY(answers() && session().trees()->isSource() == (source == PageSource::Source));
        const Document& document = session().trees()->document();
        NodeId text{0};
        while (document.text(text) != " Início Guias ML-1430")
            QVERIFY((++text.value) < document.size());
        session().selection()->setMarks({}, {}, {{text, {{1, 8}, {9, 14}}}});
        QVERIFY(waitFor([&] { return overlay().struck.size() == 2; }));
        const QString script = QStringLiteral(
            "(() => { const r = document.createRange(), t = document.querySelector('p').childNodes[2]; "
            "r.setStart(t, %1); r.setEnd(t, %2); const b = r.getBoundingClientRect(); "
            "return [b.x + scrollX, b.y + scrollY, b.width, b.height]; })()");
        for (const auto& [index, begin, end] : {std::tuple(0, 1, 7), std::tuple(1, 8, 13)}) {
            const QVariantList place =
                ask(originalView()->view()->page(), script.arg(begin).arg(end)).toList();
            const QRectF box = overlay().struck[static_cast<std::size_t>(index)];
            QVERIFY(box.width() > 5);
            QVERIFY(std::abs(box.x() - place.value(0).toDouble()) < 1);
            QVERIFY(std::abs(box.width() - place.value(2).toDouble()) < 1);
        }
        // A word that does not stand there is not struck.
        session().selection()->setMarks({}, {}, {{document.parent(text), {{0, 4}}}});
        QVERIFY(waitFor([&] { return overlay().struck.empty(); }));
    }
}

void TestPageView::labelsLeaveTheTextOfRecordsToBeReadAndFramesLieAroundThem()
{
    QVERIFY(m_window->showTab("detection"));
    const auto isMarked = [&] { return overlay().marks.size() == 9 && !overlay().marks[1].boxes.empty(); };
    for (const auto& [style, second] : // the second of them: beside a list with a margin, else in its row
         {std::pair("ol{margin-left:80px}", LabelPlace::Beside),
          {"body,ol,h3{margin:0;padding:0}li{float:left;width:48%}", LabelPlace::Within}}) {
        QVERIFY(open(write("list.html", "<!DOCTYPE html><title>t</title><style>" + QByteArray(style) +
                                            "</style><ol class=results>" + record.repeated(9) + "</ol>")));
        QVERIFY(answers() && waitFor(isMarked));
        const std::vector<MarkLabel> labels = overlay().labels();
        QVERIFY(labels[1].place == second);
        const double zoom = originalView()->view()->zoomFactor();
        for (const MarkLabel& label : labels) {
            for (const PageOverlay::Mark& mark : overlay().marks) {
                for (const QRectF& box : mark.boxes) {
                    const QRectF place((box.topLeft() - overlay().scroll) * zoom, box.size() * zoom);
                    QVERIFY(label.place != LabelPlace::Beside || !label.box.intersects(place));
                }
            }
        }
        // A click on a label is a click on the page.
        clickAt(originalView(), labels[1].box.center() / zoom);
        QVERIFY(waitFor([&] { return session().selection()->node() != noNode; }));
    }
    // At half the size of a page, a line of text is no higher than four widths of the frame.
    const QByteArray style = "<!DOCTYPE html><title>t</title><style>ol{margin:40px}li{margin:20px}</style>";
    QVERIFY(open(write("list.html", style + "<ol class=results>" + record.repeated(9) + "</ol>")));
    QVERIFY(answers() && waitFor(isMarked));
    const double zoom = originalView()->view()->zoomFactor();
    const QRectF box = overlay().marks[1].boxes.front();
    const QRectF place((box.topLeft() - overlay().scroll) * zoom, box.size() * zoom);
    QImage drawn(overlay().size(), QImage::Format_ARGB32);
    drawn.fill(Qt::transparent);
    overlay().render(&drawn, {}, {}, QWidget::DrawChildren);
    const auto hasLine = [&](const QRectF& within) {
        const QRect pixels = within.toAlignedRect();
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x) {
                if (drawn.pixelColor(x, y).alpha() > 200)
                    return true;
            }
        }
        return false;
    };
    const QPointF middle = place.center();
    QVERIFY(!hasLine(place.adjusted(1, 1, -1, -1)));
    QVERIFY(hasLine({middle.x(), place.top() - 2, 1, 2}) && hasLine({middle.x(), place.bottom(), 1, 2}));
    QVERIFY(hasLine({place.left() - 2, middle.y(), 2, 1}) && hasLine({place.right(), middle.y(), 2, 1}));
}

TAGSEAM_TEST(TestPageView)
#include "tst_pageview.moc"
