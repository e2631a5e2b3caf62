// SPDX-License-Identifier: MIT
// By what ways a page comes into the window: odd names, archives, the clipboard, drops, standard input, the
// network; and how it is given up, or taken as it is.
#include "pageserver.h"
#include "testfiles.h"
#include "tests/core/testgzip.h"
#include "ui/preferences.h"
#include "ui/views/entrychooser.h"
#include "ui/views/loadbar.h"
#include "windowtest.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>

#include <sys/stat.h>
#include <unistd.h>

#include <memory>

using namespace tagseam;

namespace {

std::string warcRecord(const std::string& url, const std::string& type, const std::string& body,
                       const std::string& status = "200 OK")
{
    const std::string block = "HTTP/1.1 " + status + "\r\nContent-Type: " + type +
                              "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
    return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:0>\r\nWARC-Date: "
           "2020-01-02T03:04:05Z\r\nWARC-Target-URI: " +
           url + "\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: " +
           std::to_string(block.size()) + "\r\n\r\n" + block + "\r\n\r\n";
}

// A red dot of 3 x 3, which no other size is.
std::string dot()
{
    QImage image(3, 3, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png.toStdString();
}

} // namespace

class TestOpeners : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1000, 700}); }
    void cleanup() { closeWindow(); }
    void oddNamesOpen_data();
    void oddNamesOpen();
    void pathWithDotsOpens_data();
    void pathWithDotsOpens();
    void xhtmlIsReadAsXml();
    void brokenXhtmlIsReadAsHtmlAndSaid();
    void clipboardOpens_data();
    void clipboardOpens();
    void droppedNameOfAnyBytesOpens();
    void mhtmlShowsWhatItHolds();
    void warcAsksWhichPage();
    void warcEntryIsNamed_data();
    void warcEntryIsNamed();
    void warcPageHasItsResources();
    void standardInputOpens();
    void sampleIsCalledWhatIsTyped();
    void preferencesAreKept();
    void anotherPageDropsTheFirst();
    void slowPageIsTakenAtTheTimeout();
    void slowPageIsTakenWhenAsked();
    void escapeBringsThePageBeforeBack();
    void sourceOfAFileIsItsBytes();
    void sourceOfAWebPageIsAskedForAgain_data();
    void sourceOfAWebPageIsAskedForAgain();
    void guessedAddressFallsBackToHttp();
};

void TestOpeners::oddNamesOpen_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("hash, query, percent, ampersand") << QByteArray("a#b?c%41&d;e.html");
    QTest::newRow("spaces and quotes") << QByteArray(" a 'b' \"c\" .html");
    QTest::newRow("newline and tab") << QByteArray("a\nb\tc.html");
    QTest::newRow("right to left") << QByteArray("\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d.html");
    QTest::newRow("latin-1") << QByteArray("caf\xe9.html");
    QTest::newRow("latin-1, gzip'd") << QByteArray("caf\xe9.html.gz");
    QTest::newRow("255 bytes") << QByteArray(250, 'n') + ".html";
    QTest::newRow("no ending") << QByteArray("page");
    QTest::newRow("backslash") << QByteArray("a\\b.html");
    QTest::newRow("dashes") << QByteArray("--screenshot");
}

// With a picture beside it, whose folder has an odd name, too.
void TestOpeners::oddNamesOpen()
{
    QFETCH(QByteArray, name);
    const std::string folder = path("d#%2F " + name.toStdString().substr(0, 6));
    QCOMPARE(::mkdir(folder.c_str(), 0700), 0);
    const std::string html = "<body><h1 id=odd>x</h1><img src='dot.png'></body>";
    writeRaw(folder + "/dot.png", dot());
    writeRaw(folder + '/' + name.toStdString(), name.endsWith("gz") ? test::gzipped(html) : html);
    const PageAddress address = PageAddress::ofFile(folder + '/' + name.toStdString());
    QVERIFY(open(address));
    QVERIFY(shows("odd"));
    QCOMPARE(loader().place().path, address.path);
    QCOMPARE(ask(loader().page(), "document.images[0].naturalWidth").toInt(), 3);
    QVERIFY(open("sample:figure2"));
    QVERIFY(open(address.text())); // as the address line and the recent pages have it
    QVERIFY(shows("odd"));
}

void TestOpeners::pathWithDotsOpens_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("opened"); // below the folder of the test
    QTest::newRow("up and down") << "in/../page.html"
                                 << "page.html";
    QTest::newRow("here") << "./in/./page.html"
                          << "in/page.html";
    QTest::newRow("double slashes") << "in//page.html"
                                    << "in/page.html";
    QTest::newRow("link") << "link/page.html"
                          << "link/page.html";
    QTest::newRow("up from a link") << "link/../page.html" // as the system has it: up from where it leads
                                    << "in/page.html";
    QTest::newRow("folder") << "in/sub/.."
                            << "in/page.html";
}

// Relative to the current folder, and absolute.
void TestOpeners::pathWithDotsOpens()
{
    QFETCH(QString, given);
    QFETCH(QString, opened);
    QDir(m_folder->path()).mkpath("in/sub");
    writeRaw(path("page.html"), titled("page"));
    writeRaw(path("in/page.html"), titled("page") + "<img src='sub/../dot.png'>");
    writeRaw(path("in/dot.png"), dot());
    writeRaw(path("in/sub/page.html"), titled("page"));
    QCOMPARE(::symlink("in/sub", path("link").c_str()), 0);
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&before] { QDir::setCurrent(before); });
    QVERIFY(QDir::setCurrent(m_folder->path()));
    for (const QString& text : {given, m_folder->filePath(given)}) {
        QVERIFY2(open(text), qPrintable(text));
        QVERIFY(shows("page"));
        QCOMPARE(m_window->addressLine()->text(), m_folder->filePath(opened));
        QVERIFY(open("sample:figure2"));
    }
    QVERIFY(open(given));
    QCOMPARE(m_window->addressLine()->text(), m_folder->filePath(opened));
    if (opened == QLatin1String("in/page.html"))
        QTRY_COMPARE(ask(loader().page(), "document.images[0].naturalWidth").toInt(), 3);
}

void TestOpeners::xhtmlIsReadAsXml()
{
    // An empty script element would swallow the page as HTML; case counts in XML.
    writeRaw(path("page.xhtml"), "<?xml version='1.0' encoding='iso-8859-1'?><html "
                                 "xmlns='http://www.w3.org/1999/xhtml'><head><script "
                                 "src='none.js'/><title>caf\xe9</title></head><body><h1 "
                                 "id='xml'>x</h1></body></html>");
    QVERIFY(open(QString::fromStdString(path("page.xhtml"))));
    QVERIFY(shows("xml"));
    QCOMPARE(ask(loader().page(), "document.contentType").toString(), "application/xhtml+xml");
    QCOMPARE(ask(loader().page(), "document.title").toString(), QString::fromUtf8("caf\xc3\xa9"));
    QVERIFY(message().isEmpty());
}

void TestOpeners::brokenXhtmlIsReadAsHtmlAndSaid()
{
    writeRaw(path("page.xht"), "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>one<br>two</p><h1 "
                               "id='rest'>x</h1></body></html>");
    QVERIFY(open(QString::fromStdString(path("page.xht"))));
    QVERIFY(shows("rest"));
    QCOMPARE(ask(loader().page(), "document.contentType").toString(), "text/html");
    const QString sentence = message();
    QVERIFY2(sentence.contains("not well-formed XHTML (") && sentence.contains("line"), qPrintable(sentence));
}

void TestOpeners::clipboardOpens_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says"); // empty: it opens
    const QString page = QString::fromStdString(titled("pasted"));
    QTest::newRow("html") << page << "some words"
                          << "";
    QTest::newRow("html in text") << QString() << "  " + page << "";
    QTest::newRow("address") << QString() << "FILE"
                             << "";
    QTest::newRow("words") << QString() << "some\nwords"
                           << "neither HTML nor an address";
    QTest::newRow("nothing") << QString() << ""
                             << "holds neither";
}

void TestOpeners::clipboardOpens()
{
    QFETCH(QString, html);
    QFETCH(QString, text);
    QFETCH(QString, says);
    writeRaw(path("page.html"), titled("pasted"));
    auto* data = new QMimeData;
    if (!html.isEmpty())
        data->setHtml(html);
    if (!text.isEmpty())
        data->setText(text == "FILE" ? QString::fromStdString(path("page.html")) : text);
    QGuiApplication::clipboard()->setMimeData(data);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->openClipboard();
    if (!says.isEmpty()) {
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains(says));
        return;
    }
    QVERIFY(settled.wait(20000));
    QVERIFY(shows("pasted"));
    if (text == "FILE")
        return;
    // Loaded again, it is what it was, whatever the clipboard holds by now; and it reads no file.
    QGuiApplication::clipboard()->setText("other");
    QVERIFY(open("clipboard:"));
    QVERIFY(shows("pasted"));
    QVERIFY(loader().savedBaseUrl().isEmpty());
}

void TestOpeners::droppedNameOfAnyBytesOpens()
{
    const std::string file = path("caf\xe9 #1.html");
    writeRaw(file, titled("dropped"));
    QMimeData data;
    data.setData("text/uri-list", (fileUrl(file) + "\r\n").toLatin1());
    const QPointF place(600, 300);
    QDragEnterEvent enter(place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(settled.wait(15000));
    QVERIFY(shows("dropped"));
}

void TestOpeners::mhtmlShowsWhatItHolds()
{
    const std::string picture = QByteArray::fromStdString(dot()).toBase64().toStdString();
    const auto part = [](const std::string& headers, const std::string& body) {
        return "--cut\r\n" + headers + "\r\n\r\n" + body + "\r\n";
    };
    const std::string mhtml =
        "From: <Saved by a test>\r\nSubject: saved\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; "
        "type=\"text/html\"; boundary=\"cut\"\r\n\r\n" +
        part("Content-Type: text/html\r\nContent-Location: https://a.test/dir/page.html?q=1",
             "<html><head><link rel=stylesheet href='cid:style@x'><style>@import "
             "'https://cdn.test/more.css';</style></head><body><h1 id=saved>x</h1><p id=b>b</p>"
             "<img src='dot.png'><img src='/dot.png'><img src='https://a.test/dir/dot.png'>"
             "<img srcset='https://a.test/dir/dot.png 1x'><img src='cid:pic@x'><img "
             "src='//a.test/dir/dot.png'>"
             "<img src='file:///home/x/dot.png'><img id=none src='https://a.test/none.png'>"
             "<iframe src='cid:frame@x'></iframe></body></html>") +
        part("Content-Type: text/css\r\nContent-ID: <style@x>\r\nContent-Location: cid:style@x",
             "h1 { color: rgb(1, 2, 3); background: url(https://a.test/dir/dot.png) }") +
        part("Content-Type: text/css\r\nContent-Location: https://cdn.test/more.css",
             "p { color: rgb(4, 5, 6) }") +
        part("Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Location: "
             "https://a.test/dir/dot.png",
             picture) +
        part("Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Location: "
             "https://a.test/dot.png",
             picture) +
        part("Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Location: "
             "file:///home/x/dot.png",
             picture) +
        part("Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <pic@x>", picture) +
        part("Content-Type: text/html; charset=koi8-r\r\nContent-ID: <frame@x>\r\nContent-Location: "
             "https://a.test/frame.html",
             "<p>\xc1\xc2</p>") +
        "--cut--\r\n";
    writeRaw(path("page.mhtml"), mhtml);
    QVERIFY(open(QString::fromStdString(path("page.mhtml"))));
    QVERIFY(shows("saved"));
    QVERIFY(!loader().network()->isOpen());
    QWebEnginePage* page = loader().page();
    QTRY_COMPARE(ask(page, "[...document.images].map(i => i.naturalWidth).join()").toString(),
                 "3,3,3,3,3,3,3,0");
    QCOMPARE(ask(page, "getComputedStyle(document.querySelector('h1')).color").toString(), "rgb(1, 2, 3)");
    QCOMPARE(ask(page, "getComputedStyle(document.querySelector('p')).color").toString(), "rgb(4, 5, 6)");
    // What it does not hold was asked of nobody, and is told.
    QCOMPARE(loader().blocked()->count(), 1);
    QCOMPARE(loader().blocked()->entries().front().what, "https://a.test/none.png");
    // The pruned page has them, too; and a saved copy knows where the page was.
    QVERIFY(ask(loader().prunedPage(), "document.images.length").toInt() > 0);
    QTRY_VERIFY(
        ask(loader().prunedPage(), "[...document.images].filter(i => i.naturalWidth === 3).length").toInt() >=
        5);
    QCOMPARE(loader().savedBaseUrl(), "https://a.test/dir/page.html?q=1");
    // Pages that fail do not take the archive along.
    QVERIFY(!failureOf("/no/such/page.html").isEmpty());
    QVERIFY(open(QString::fromStdString(path("page.mhtml"))));
    QTRY_COMPARE(ask(loader().page(), "document.images[0].naturalWidth").toInt(), 3);
}

namespace {

std::string twoPageWarc()
{
    return warcRecord("http://a.test/one.html", "text/html; charset=utf-8",
                      titled("one") + "<img src='/dot.png'><img src='https://b.test/dot.png'>") +
           warcRecord("http://a.test/dot.png", "image/png", dot()) +
           warcRecord("http://b.test/dot.png", "image/png", dot()) + // page says https
           warcRecord("http://a.test/moved.html", "text/html", "moved", "301 Moved Permanently") +
           warcRecord("http://a.test/two.html?x=1&y=2", "text/html", titled("two"));
}

} // namespace

void TestOpeners::warcAsksWhichPage()
{
    writeRaw(path("crawl.warc.gz"), test::gzipped(twoPageWarc()));
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open(QString::fromStdString(path("crawl.warc.gz")));
    QTRY_VERIFY(m_window->findChild<EntryChooser*>() != nullptr);
    auto* chooser = m_window->findChild<EntryChooser*>();
    QCOMPARE(chooser->list()->model()->rowCount(), 2);
    QVERIFY(!m_window->loadBar()->isVisible());
    QTest::keyClick(chooser->filter(), Qt::Key_Down);
    QTest::keyClick(chooser->filter(), Qt::Key_Return);
    QVERIFY(settled.wait(20000));
    QVERIFY(shows("two"));
    QVERIFY(open(m_window->addressLine()->text())); // names the archive and the page in it
    QVERIFY(shows("two"));
    // Esc leaves all as it is.
    m_window->open(QString::fromStdString(path("crawl.warc.gz")));
    QTRY_VERIFY(m_window->findChild<EntryChooser*>() != nullptr);
    QTest::keyClick(m_window->findChild<EntryChooser*>(), Qt::Key_Escape);
    QTRY_VERIFY(m_window->findChild<EntryChooser*>() == nullptr);
    QVERIFY(shows("two"));
}

void TestOpeners::warcEntryIsNamed_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("id");
    QTest::newRow("first") << "1"
                           << "one";
    QTest::newRow("second") << "5"
                            << "two";
    QTest::newRow("address") << "http://a.test/two.html?x=1&y=2"
                             << "two";
    QTest::newRow("address without scheme") << "a.test/one.html"
                                            << "one";
    QTest::newRow("too high") << "6"
                              << "";
    QTest::newRow("a picture") << "2"
                               << "";
    QTest::newRow("zero") << "0"
                          << "";
    QTest::newRow("not there") << "http://a.test/three.html"
                               << "";
}

void TestOpeners::warcEntryIsNamed()
{
    QFETCH(QString, entry);
    QFETCH(QString, id);
    writeRaw(path("crawl.warc"), twoPageWarc());
    const PageAddress address = PageAddress::ofFile(path("crawl.warc"), entry);
    if (!id.isEmpty()) {
        QVERIFY(open(address));
        QVERIFY(shows(id.toLatin1().constData()));
        return;
    }
    const QString sentence = failureOf(address.text());
    QVERIFY2(sentence.contains("has no page '" + entry + "'"), qPrintable(sentence));
}

void TestOpeners::warcPageHasItsResources()
{
    writeRaw(path("caf\xe9.warc.gz"), test::gzipped(twoPageWarc()));
    QVERIFY(open(PageAddress::ofFile(path("caf\xe9.warc.gz"), "1")));
    QTRY_COMPARE(ask(loader().page(), "[...document.images].map(i => i.naturalWidth).join()").toString(),
                 "3,3");
    // Once it is left, its archive is nobody's.
    writeRaw(path("thief.html"),
             "<img src='tagseam-archive://http.a.test.x/dot.png'><img src='http://a.test/dot.png'>");
    QVERIFY(open(QString::fromStdString(path("thief.html"))));
    QTest::qWait(300);
    QCOMPARE(ask(loader().page(), "[...document.images].map(i => i.naturalWidth).join()").toString(), "0,0");
}

// As a program of its own: standard input, --entry, arguments of any bytes.
void TestOpeners::standardInputOpens()
{
    const auto run = [this](const QStringList& arguments, const std::string& input) {
        QProcess program;
        program.setStandardInputFile(QString::fromStdString(path("input")));
        writeRaw(path("input"), input);
        program.start(QStringLiteral(TAGSEAM_PROGRAM),
                      arguments + QStringList{"--plot", QString::fromStdString(path("plot.svg"))});
        program.waitForFinished(60000);
        return QString::number(program.exitCode()) + ' ' + QString::fromUtf8(program.readAllStandardError());
    };
    QCOMPARE(run({"-"}, menuAndList()), "0 ");
    QCOMPARE(run({"-"}, test::gzipped(menuAndList())), "0 ");
    QVERIFY(run({"-"}, "").startsWith("3 "));
    QVERIFY(run({"-"}, twoPageWarc()).contains("holds 2 pages"));
    QCOMPARE(run({"-", "--entry", "5"}, twoPageWarc()), "0 ");
    QVERIFY(run({"--entry", "2"}, "").startsWith("2 "));
    QVERIFY(run({"http://127.0.0.1/", "--entry", "2"}, "").startsWith("2 "));
    QVERIFY(run({"-", "--entry", "2"}, menuAndList()).contains("is neither MHTML nor WARC"));
    // Bytes that QProcess could not hand over go through a shell.
    writeRaw(path("caf\xe9.html"), menuAndList());
    QProcess shell;
    shell.start("sh", {"-c", "exec \"$0\" \"$(printf '%s/caf\\351.html' \"$1\")\" --plot \"$1/plot.svg\"",
                       QStringLiteral(TAGSEAM_PROGRAM), m_folder->path()});
    QVERIFY(shell.waitForFinished(60000));
    QCOMPARE(shell.exitCode(), 0);
}

// And not by the path that it has within the program.
void TestOpeners::sampleIsCalledWhatIsTyped()
{
    const auto said = [this](const PageAddress& address, const Limits& limits, bool isCancelled) {
        const QSignalSpy failed(m_window.get(), &MainWindow::failed);
        loader().setLimits(limits);
        m_window->openPage(address);
        if (isCancelled)
            loader().cancel();
        return waitFor([&] { return failed.count() > 0; }) ? failed.last().first().toString() : QString();
    };
    const PageAddress shop = PageAddress::fromText("sample:shop");
    PageAddress entry = shop;
    entry.entry = "2";
    QCOMPARE(said(entry, {}, false), "sample:shop is neither MHTML nor WARC: it has no entries.");
    Limits limits;
    limits.bytes = 1000;
    QCOMPARE(said(shop, limits, false), "sample:shop is larger than 1000 bytes.");
    limits = {};
    limits.nodes = 100;
    QCOMPARE(said(shop, limits, false), "sample:shop has more than 100 nodes.");
    QCOMPARE(said(shop, {}, true), "sample:shop was not loaded: you cancelled it.");
}

void TestOpeners::preferencesAreKept()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
    QCoreApplication::setOrganizationName("tagseam-test");
    QVERIFY(storedLimits() == Limits());
    PreferencesDialog dialog(storedLimits());
    QVERIFY(dialog.limits() == Limits());
    Limits other{std::size_t{3} << 20U, 2000, 300, 7};
    dialog.setLimits(other);
    QVERIFY(dialog.limits() == other);
    storeLimits(dialog.limits());
    m_window = std::make_unique<MainWindow>(true);
    QVERIFY(loader().limits() == other);
    for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
        if (button->text() == "&Reset")
            button->click();
    }
    QVERIFY(dialog.limits() == Limits());
    // What somebody wrote into the file by hand is held within bounds.
    QSettings().setValue("limits/megabytes", -5);
    QSettings().setValue("limits/nodes", "many");
    QSettings().setValue("limits/seconds", 1'000'000'000);
    QCOMPARE(storedLimits().bytes, std::size_t{1} << 20U);
    QCOMPARE(storedLimits().nodes, Limits().nodes);
    QCOMPARE(storedLimits().seconds, 600U);
    QCoreApplication::setOrganizationName({});
}

void TestOpeners::anotherPageDropsTheFirst()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1>", .isOpenEnded = true});
    for (const QString& first : {QString::fromStdString(path("pipe")), server.url("/slow.html")}) {
        m_window->open(first);
        QTest::qWait(400);
        QVERIFY(loader().isLoading());
        QVERIFY(open("sample:figure2"));
        QCOMPARE(session().name(), "figure2.html");
        QVERIFY(message().isEmpty());
        QTest::qWait(400);
        QCOMPARE(session().name(), "figure2.html");
    }
}

void TestOpeners::slowPageIsTakenAtTheTimeout()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1><p>y", .isOpenEnded = true});
    Limits limits;
    limits.seconds = 5;
    loader().setLimits(limits);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open(server.url("/slow.html"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->loadBar()->text().contains("taken as it is in 1 s"), 10000);
    QVERIFY(settled.wait(20000));
    QVERIFY(shows("slow"));
    const QString sentence = message();
    QVERIFY2(sentence.contains("did not finish loading in 5 second"), qPrintable(sentence));
    QVERIFY(!m_window->loadBar()->isVisible());
}

void TestOpeners::slowPageIsTakenWhenAsked()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1><p>y", .isOpenEnded = true});
    server.put("/silent.html", {.isSilent = true});
    // When nothing has come yet there is nothing to be taken, least of all the empty page before.
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->open(server.url("/silent.html"));
    QTRY_VERIFY(m_window->loadBar()->takeButton()->isVisible());
    QTRY_VERIFY(server.requests().contains("/silent.html"));
    loader().takeNow();
    QVERIFY(failed.count() > 0 || failed.wait(15000));
    QVERIFY(failed.last().first().toString().contains("sent nothing for"));
    QVERIFY(!session().hasDocument());

    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open(server.url("/slow.html"));
    QTRY_VERIFY_WITH_TIMEOUT(ask(loader().page(), "document.querySelectorAll('#slow').length").toInt() == 1,
                             15000);
    QTest::mouseClick(m_window->loadBar()->takeButton(), Qt::LeftButton);
    QVERIFY(settled.wait(15000));
    QVERIFY(shows("slow"));
    QVERIFY(message().contains("had not finished loading"));
}

void TestOpeners::escapeBringsThePageBeforeBack()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1>", .isOpenEnded = true});
    QVERIFY(open("sample:regions"));
    session().selectPosition({9});
    m_window->open(server.url("/slow.html"));
    QTest::qWait(800); // the page before is not in the view any more
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(message().contains("cancelled"));
    QTRY_COMPARE(m_window->addressLine()->text(), "sample:regions");
    QTRY_COMPARE_WITH_TIMEOUT(ask(loader().page(), "document.querySelectorAll('.region2').length").toInt(),
                              20, 15000);
    QCOMPARE(session().analysis().sequence.positionOf(session().selection()).value, 9U);
    QVERIFY(!loader().isLoading());
    QVERIFY(!m_window->loadBar()->isVisible());
}

void TestOpeners::sourceOfAFileIsItsBytes()
{
    // A table without tbody: libxml2 puts none in, Blink does. KOI8-R by its meta.
    writeRaw(path("page.html.gz"), test::gzipped("<meta charset=koi8-r><table><tr><td>\xc1\xc2</table>"));
    bool isRead = false;
    int captured = 0;
    connect(m_window->loader(), &PageLoader::captured, this, [&] { captured += isRead ? 100 : 1; });
    connect(m_window->loader(), &PageLoader::sourceRead, this, [&] { isRead = true; });
    QVERIFY(open(QString::fromStdString(path("page.html.gz"))));
    QVERIFY(waitFor([&] { return session().hasSource(); }));
    QCOMPARE(captured, 1); // first
    QCOMPARE(session().source().encoding(), "koi8-r");
    QVERIFY(session().source().nameId("tbody") == noName);
    QVERIFY(session().document().nameId("tbody") != noName);
}

void TestOpeners::sourceOfAWebPageIsAskedForAgain_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<bool>("areScriptsOn");
    QTest::addColumn<QString>("says"); // empty: there is a source
    const QByteArray page = "<table><tr><td>\xc1\xc2</table><script>document.body.append('made')</script>";
    for (const bool areScriptsOn : {true, false}) {
        const char* suffix = areScriptsOn ? ", scripts on" : ", scripts off";
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::newRow((QByteArray(name) + suffix).constData());
        };
        row("charset of the header") << page << QByteArray("text/html; charset=KOI8-R") << QByteArray()
                                     << areScriptsOn << "";
        row("never in the cache") << page << QByteArray("text/html; charset=koi8-r")
                                  << QByteArray("Cache-Control: no-store\r\n") << areScriptsOn << "";
        row("policy that forbids requests")
            << page << QByteArray("text/html; charset=koi8-r")
            << QByteArray("Content-Security-Policy: connect-src 'none'\r\n") << areScriptsOn << "ANY";
        row("sandbox") << page << QByteArray("text/html; charset=koi8-r")
                       << QByteArray("Content-Security-Policy: sandbox\r\n") << areScriptsOn << "ANY";
    }
}

// Whatever comes, comes in time: the bytes, or why there are none.
void TestOpeners::sourceOfAWebPageIsAskedForAgain()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, headers);
    QFETCH(bool, areScriptsOn);
    QFETCH(QString, says);
    PageServer server;
    server.put("/page.html", {body, type, headers});
    loader().setScriptsOn(areScriptsOn);
    loader().setNetworkOn(true);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    loader().load(server.url("/page.html#part"));
    QVERIFY(settled.wait(20000));
    QVERIFY(waitFor([&] { return session().hasSource() || bool(session().sourceProblem()); }, 15000));
    if (!session().hasSource()) {
        const QString sentence = session().sourceProblem()();
        QVERIFY2(!says.isEmpty() && sentence.contains(server.url("/page.html")), qPrintable(sentence));
        return;
    }
    QCOMPARE(session().source().encoding(), "koi8-r");
    QVERIFY(session().source().nameId("tbody") == noName); // no script ran, and the tree is libxml2's
}

void TestOpeners::guessedAddressFallsBackToHttp()
{
    PageServer server;
    server.put("/page.html", {QByteArray::fromStdString(titled("plain"))});
    PageAddress address;
    address.kind = PageAddress::Kind::Web;
    address.url = QUrl(server.url("/page.html").replace("http://", "https://"));
    address.isGuessed = true;
    QVERIFY(open(address));
    QVERIFY(shows("plain"));
    QCOMPARE(m_window->addressLine()->text(), server.url("/page.html"));
    address.isGuessed = false; // typed: never without its encryption
    QVERIFY(!failureOf(address.text()).isEmpty());
}

TAGSEAM_TEST_MAIN(TestOpeners)
#include "tst_openers.moc"
