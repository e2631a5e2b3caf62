// SPDX-License-Identifier: MIT
// Markup in names, texts, addresses, files and annotations of a page stays text wherever the window shows it.
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/annotation/selectors.h"
#include "core/truth/score/adjudicate.h"
#include "tests/ui/window/windowtest.h"
#include "tests/ui/window/windowwalk.h"
#include "ui/browser/guard/blockedview.h"
#include "ui/browser/open/versionreader.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMessageBox>
#include <QTabBar>
#include <QTextDocument>
#include <QTimer>
#include <QToolTip>

using namespace tagseam;

namespace {

// A picture as rich text. The blank is no blank of HTML, which would end a class.
const QString markup = QStringLiteral("<img\u00A0src=canary>");

// All pictures that rich text of the page would have. Qt asks for those which it cannot read as a file.
QStringList& wantedPictures()
{
    static QStringList wanted;
    return wanted;
}

QVariant recorded(const QUrl& url)
{
    if (url.toString().contains(QLatin1String("canary")))
        wantedPictures() << url.toString();
    return url.scheme() == QLatin1String("qrc") || url.scheme() == QLatin1String("data")
               ? QVariant()
               : QImage(1, 1, QImage::Format_Mono);
}

// A list of records, each name of which is markup; `title` tells versions apart.
QByteArray hostilePage(const QByteArray& title)
{
    const QByteArray text = markup.toHtmlEscaped().toUtf8();
    const QByteArray names = " id='" + markup.toUtf8() + "' class='" + markup.toUtf8() + "' title='" +
                             markup.toUtf8() + "' style='" + markup.toUtf8() + "'";
    QByteArray html = "<!DOCTYPE html><html><head><title>" + text + title + "</title><base href='http://h/" +
                      markup.toUtf8() + "'></head><body" + names + "><a<img" + names + ">" + text +
                      "</a<img>";
    html += "<h1" + names + ">" + text + "</h1><div" + names + "><ul" + names + ">";
    for (int i = 0; i < 12; ++i) {
        const QByteArray number = QByteArray::number(i);
        html += "<li data-n=" + number + names + "><a href='" + markup.toUtf8() + "'" + names + ">" + text +
                number + "</a><img src='http://h/" + markup.toUtf8() + number + "'><b>" + text +
                " some words of a record, which are long enough to be a text</b></li>";
    }
    return html + "</ul></div><p" + names + ">" + text + title + "</p></body></html>";
}

// True if Qt's rich text shows what a label has.
bool isRich(const QLabel& label)
{
    return label.textFormat() == Qt::RichText ||
           (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
}

} // namespace

class TestMarkup : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        showWindow({1440, 900});
        QTextDocument::setDefaultResourceProvider(recorded);
    }
    void init() { wantedPictures().clear(); }
    void namesOfThePageStayText();
    void messagesStayText();
    void sentencesOfTheProgramAreRead();

  private:
    // Asks for the tool tips all over a widget, and lays out its labels.
    static void look(QWidget& view)
    {
        (void)view.grab();
        const QWidgetList children = view.findChildren<QWidget*>();
        const QList<QPointer<QWidget>> widgets(children.begin(), children.end()); // a tip may replace widgets
        for (const QPointer<QWidget>& each : widgets) {
            for (int y = 4; each && each->isVisible() && y < each->height(); y += 12) {
                for (int x = 4; each && x < each->width(); x += std::max(each->width() / 8, 12))
                    hover(each, {x, y});
            }
        }
        QToolTip::hideText();
    }
    static void hover(QWidget* widget, const QPoint& place)
    {
        QHelpEvent asking(QEvent::ToolTip, place, widget->mapToGlobal(place));
        QApplication::sendEvent(widget, &asking);
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (top->inherits("QTipLabel"))
                (void)top->grab();
        }
    }
    void annotate(const QString& file, const std::string& who, const std::vector<std::string>& ids)
    {
        const Document& document = session().trees()->document();
        std::vector<Labelled> marks;
        for (const std::string& id : ids)
            marks.push_back({"record", {nodeBy("data-n", id)}});
        marks.push_back({"label " + markup.toStdString(), {nodeBy("data-n", "1")}});
        Annotation annotation = annotationOf(
            PageSelectors(document), {"", {}, document.size(), true, treeDigest(document)}, who, marks);
        annotation.note = markup.toStdString();
        const std::string path = annotationPath(file.toStdString(), who);
        const auto now = fileVersion(path);
        QVERIFY(now && saveAnnotation(path, annotation, *now));
    }
};

void TestMarkup::namesOfThePageStayText()
{
    const QString file = write(markup + ".html", hostilePage("first"));
    QVERIFY(open(file));
    for (const char* who : {"Ana", "Bo"})
        annotate(file, who + markup.toStdString(),
                 who[0] == 'A' ? std::vector<std::string>{"1", "2"} : std::vector<std::string>{"2", "3"});
    QVERIFY(!QTest::currentTestFailed());
    m_window->versions()->read(PageAddress::fromText(write(markup + "2.html", hostilePage("second"))));
    QVERIFY(answers());
    for (const NodeId node : {nodeBy("data-n", "3"), nodeBy("id", markup.toStdString())}) {
        QVERIFY(node != noNode);
        session().selection()->select(node);
        QVERIFY(answers());
        (void)visitViews(*m_window, [&](QWidget& view) {
            QVERIFY(answers());
            look(view);
        });
    }
    loader().blocked()->add(BlockedKind::Dialog, markup);
    QVERIFY(waitFor([this] { return action("blocked")->isEnabled(); }));
    action("blocked")->trigger();
    auto* blocked = m_window->findChild<BlockedView*>();
    QVERIFY(blocked != nullptr && blocked->isVisible());
    look(*blocked);
    blocked->hide();
    QCOMPARE(wantedPictures().join('\n'), QString());
}

void TestMarkup::messagesStayText()
{
    QVERIFY(!failureOf(m_folder->filePath(markup + ".none")).isEmpty());
    look(*m_window);
    session().notifier()->refuse(markup);
    look(*m_window);
    session().notifier()->tell(markup);
    look(*m_window);
    QTimer::singleShot(0, this, [this] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        look(*box);
        box->reject();
    });
    QVERIFY(!session().notifier()->mayDo(markup, markup, markup));
    QCOMPARE(wantedPictures().join('\n'), QString());
}

// The program's own sentences have markup, which is not seen as such.
void TestMarkup::sentencesOfTheProgramAreRead()
{
    QVERIFY(open("sample:shop"));
    session().selection()->selectPosition(Position{120});
    QVERIFY(answers());
    (void)visitViews(*m_window, [&](QWidget& view) {
        QVERIFY(answers());
        look(view);
        for (const QLabel* label : view.findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || isRich(*label) || !Qt::mightBeRichText(label->text()),
                     qPrintable(label->text()));
    });
}

TAGSEAM_TEST(TestMarkup)
#include "tst_markup.moc"
