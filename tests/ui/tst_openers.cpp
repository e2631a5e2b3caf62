// SPDX-License-Identifier: MIT
// By what ways a page comes into the window: addresses, odd names, folders, archives, pipes, the clipboard; and
// how it is given up, or taken as it is.
#include "testpage.h"
#include "tests/ui/pageserver.h"
#include "ui/mainwindow.h"
#include "ui/preferences.h"
#include "ui/views/entrychooser.h"
#include "ui/views/loadbar.h"
#include "ui/views/messagebar.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>
#include <QWebEnginePage>
#include <QWebEngineScript>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <optional>
#include <thread>

using namespace tagseam;

namespace {

void writeRaw(const std::string& path, const std::string& bytes)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    QVERIFY2(file >= 0, path.c_str());
    QCOMPARE(::write(file, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    ::close(file);
}

std::string gzipped(const std::string& bytes)
{
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY); // 16: gzip framing
    std::string packed(deflateBound(&stream, bytes.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

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

std::string titled(const std::string& id)
{
    return "<!DOCTYPE html><html><head><title>" + id + "</title></head><body><h1 id=" + id +
           ">x</h1><p>y</p></body></html>";
}

} // namespace

class TestOpeners : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void addresses_data();
    void addresses();
    void textFormNamesTheSameFile_data();
    void textFormNamesTheSameFile();
    void oddNamesOpen_data();
    void oddNamesOpen();
    void pathLongerThanTheSystemTakesIsASentence();
    void whatIsNoFileIsASentence();
    void foldersOpenTheirPage_data();
    void foldersOpenTheirPage();
    void folderOfSeveralPagesAsks();
    void pipeIsRead();
    void pipeThatStaysSilentIsCancelled();
    void fileThatChangesWhileReadIsASentence();
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
    void limitsAreToldWhenMet();
    void preferencesAreKept();
    void anotherPageDropsTheFirst();
    void slowPageIsTakenAtTheTimeout();
    void slowPageIsTakenWhenAsked();
    void escapeBringsThePageBeforeBack();
    void sourceOfAFileIsItsBytes();
    void sourceOfAWebPageIsAskedForAgain_data();
    void sourceOfAWebPageIsAskedForAgain();
    void guessedAddressFallsBackToHttp();

  private:
    bool open(const PageAddress& address)
    {
        QSignalSpy settled(m_window.get(), &MainWindow::settled);
        m_window->openPage(address);
        return settled.wait(30000);
    }
    bool open(const QString& address)
    {
        QSignalSpy settled(m_window.get(), &MainWindow::settled);
        m_window->open(address);
        return settled.wait(30000);
    }
    QString failureOf(const QString& address)
    {
        QSignalSpy failed(m_window.get(), &MainWindow::failed);
        m_window->open(address);
        if (failed.count() == 0 && !failed.wait(20000))
            return {};
        return failed.last().first().toString();
    }
    std::string path(const std::string& name) const { return m_folder->path().toStdString() + '/' + name; }
    QVariant ask(QWebEnginePage* page, const QString& script)
    {
        QVariant answer;
        bool isAnswered = false;
        page->runJavaScript(script, QWebEngineScript::ApplicationWorld, [&](const QVariant& value) {
            answer = value;
            isAnswered = true;
        });
        [[maybe_unused]] const bool isInTime = QTest::qWaitFor([&] { return isAnswered; }, 10000);
        return answer;
    }
    bool shows(const char* id) { return nodeNamed(*m_window->session(), QStringLiteral("h1#") + id) != noNode; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestOpeners::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(false);
    m_window->resize(1000, 700);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestOpeners::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

void TestOpeners::addresses_data()
{
    using Kind = PageAddress::Kind;
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("means");
    const auto row = [](const char* text, Kind kind, const char* means) {
        QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(kind) << QString::fromUtf8(means);
    };
    row("http://example.org/a?b#c", Kind::Web, "http://example.org/a?b#c");
    row("HTTPS://Example.org", Kind::Web, "https://example.org");
    row("example.org", Kind::Web, "https://example.org");
    row("example.org/page.html", Kind::Web, "https://example.org/page.html");
    row("www.example.org?q=1", Kind::Web, "https://www.example.org?q=1");
    row("localhost:8080/x", Kind::Web, "http://localhost:8080/x");
    row("127.0.0.1/x", Kind::Web, "http://127.0.0.1/x");
    row("[::1]:80", Kind::Web, "http://[::1]:80");
    row("bücher.example", Kind::Web, "https://xn--bcher-kva.example");
    row("/no/such/page.html", Kind::File, "/no/such/page.html");
    row("  /no/such/page.html\n", Kind::File, "/no/such/page.html");
    row("file:///a%20b/c%23.html", Kind::File, "/a b/c#.html");
    row("file:///a.warc#entry=http%3A%2F%2Fx%2F", Kind::File, "file:///a.warc#entry=http%3A%2F%2Fx%2F");
    row("FILE:///a", Kind::File, "/a");
    row("file://server/a", Kind::Unknown, "file://server");
    row("javascript:alert(1)", Kind::Unknown, "javascript:");
    row("ftp://example.org/", Kind::Unknown, "ftp:");
    row("tagseam://page0/etc/passwd", Kind::Unknown, "tagseam:");
    row("mailto:a@example.org", Kind::Unknown, "mailto:");
    row(":/samples/shop.html", Kind::Resource, ":/samples/shop.html");
    row("-", Kind::StandardInput, "-");
    row("-#entry=2", Kind::StandardInput, "-#entry=2");
    row("clipboard:", Kind::Clipboard, "clipboard:");
    row(" ", Kind::None, "");
}

void TestOpeners::addresses()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    QFETCH(QString, means);
    const PageAddress address = PageAddress::fromText(text);
    QCOMPARE(static_cast<int>(address.kind), kind);
    QCOMPARE(address.text(), means);
    if (kind != static_cast<int>(PageAddress::Kind::Unknown))
        QCOMPARE(PageAddress::fromText(address.text()).text(), means);
    // What is not there and has no host in it is a file that is missing.
    QCOMPARE(PageAddress::fromText(QStringLiteral("missing.html")).kind, PageAddress::Kind::File);
    QCOMPARE(PageAddress::fromText(QStringLiteral("missing")).kind, PageAddress::Kind::File);
}

void TestOpeners::textFormNamesTheSameFile_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isPlain");
    QTest::newRow("plain") << QByteArray("page.html") << true;
    QTest::newRow("spaces within") << QByteArray("a page.html") << true;
    QTest::newRow("hash, query, percent") << QByteArray("a#b?c%41.html") << true;
    QTest::newRow("right to left") << QByteArray("\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d.html") << true;
    QTest::newRow("colon") << QByteArray("http:__x.html") << true;
    QTest::newRow("latin-1") << QByteArray("caf\xe9.html") << false;
    QTest::newRow("half a character") << QByteArray("\xe2\x82.html") << false;
    QTest::newRow("newline") << QByteArray("a\nb.html") << false;
    QTest::newRow("space at the end") << QByteArray("page.html ") << false;
    QTest::newRow("override of direction") << QByteArray("a\xe2\x80\xae" "lmth.b") << false;
}

void TestOpeners::textFormNamesTheSameFile()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, isPlain);
    const std::string file = path(name.toStdString());
    for (const bool isThere : {false, true}) {
        if (isThere)
            writeRaw(file, "x");
        const PageAddress address = PageAddress::ofFile(file);
        QCOMPARE(address.text().startsWith(QLatin1String("file:///")), !isPlain);
        QCOMPARE(PageAddress::fromText(address.text()).path, file);
        PageAddress ofEntry = PageAddress::ofFile(file, QStringLiteral("http://a.org/#?&=%"));
        QCOMPARE(PageAddress::fromText(ofEntry.text()), ofEntry);
        QVERIFY(PageAddress::fromArgument(file) == address);
    }
}

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
    writeRaw(folder + '/' + name.toStdString(), name.endsWith("gz") ? gzipped(html) : html);
    const PageAddress address = PageAddress::ofFile(folder + '/' + name.toStdString());
    QVERIFY(open(address));
    QVERIFY(shows("odd"));
    QCOMPARE(m_window->loader()->place().path, address.path);
    QCOMPARE(ask(m_window->loader()->page(), "document.images[0].naturalWidth").toInt(), 3);
    QVERIFY(open("sample:figure2"));
    QVERIFY(open(address.text())); // as the address line and the recent pages have it
    QVERIFY(shows("odd"));
}

void TestOpeners::pathLongerThanTheSystemTakesIsASentence()
{
    QString longPath = m_folder->path();
    while (longPath.size() < 5000)
        longPath += "/folder-of-a-deep-tree";
    const QString sentence = failureOf(longPath + "/page.html");
    QVERIFY2(sentence.contains("cannot be read (File name too long)"), qPrintable(sentence));
    QVERIFY2(sentence.size() < 500, qPrintable(sentence));
}

void TestOpeners::whatIsNoFileIsASentence()
{
    QVERIFY(failureOf(QString::fromStdString(path("none.html"))).contains("No such file"));
    QVERIFY(failureOf("/dev/zero").contains("is a device"));
    QVERIFY(failureOf("ftp://127.0.0.1/x").contains("'ftp:'"));
    QVERIFY(failureOf(m_folder->path()).contains("is a folder"));
    QCOMPARE(::mkdir(path("dir.html").c_str(), 0700), 0);
    QVERIFY(failureOf(QString::fromStdString(path("dir.html"))).contains("is a folder"));
    writeRaw(path("secret.html"), titled("secret"));
    QCOMPARE(::chmod(path("secret.html").c_str(), 0), 0);
    if (::geteuid() != 0) // root reads all
        QVERIFY(failureOf(QString::fromStdString(path("secret.html"))).contains("Permission denied"));
    QCOMPARE(::symlink("loop.html", path("loop.html").c_str()), 0);
    QVERIFY(failureOf(QString::fromStdString(path("loop.html"))).contains("cannot be read"));
    QVERIFY(open("sample:figure2")); // none of it has done harm
}

void TestOpeners::foldersOpenTheirPage_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("opened");
    QTest::newRow("index") << QStringList{"a.html", "b.html", "index.htm"} << "" << "index.htm";
    QTest::newRow("the only page") << QStringList{"a.xhtml", "b.png", "c.txt"} << "" << "a.xhtml";
    QTest::newRow("that with its folder") << QStringList{"a.html", "b.html", "b_files/x.png"} << "" << "b.html";
    QTest::newRow("folder of the page") << QStringList{"a.html", "b.html", "b_files/frame.html"} << "b_files"
                                        << "b.html";
    QTest::newRow("in another language") << QStringList{"a.htm", "b.htm", "b-Dateien/x.html"} << "b-Dateien"
                                         << "b.htm";
    QTest::newRow("slash at the end") << QStringList{"in/a.html"} << "in/" << "in/a.html";
}

void TestOpeners::foldersOpenTheirPage()
{
    QFETCH(QStringList, files);
    QFETCH(QString, given);
    QFETCH(QString, opened);
    for (const QString& file : files) {
        if (file.contains('/'))
            ::mkdir(path(file.section('/', 0, 0).toStdString()).c_str(), 0700);
        writeRaw(path(file.toStdString()), "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>" +
                                               file.toStdString() + "</p></body></html>");
    }
    QVERIFY(open(m_folder->filePath(given)));
    QCOMPARE(QString::fromStdString(m_window->loader()->place().path), m_folder->filePath(opened));
    QCOMPARE(m_window->addressLine()->text(), m_folder->filePath(opened));
}

void TestOpeners::folderOfSeveralPagesAsks()
{
    writeRaw(path("a.html"), titled("first"));
    writeRaw(path("b.html"), titled("second"));
    writeRaw(path("caf\xe9.html"), titled("third"));
    m_window->open(m_folder->path());
    QTRY_VERIFY(m_window->findChild<EntryChooser*>() != nullptr);
    auto* chooser = m_window->findChild<EntryChooser*>();
    QCOMPARE(chooser->list()->model()->rowCount(), 3);
    QTest::keyClicks(chooser->filter(), "caf");
    QCOMPARE(chooser->list()->model()->rowCount(), 1);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QTest::keyClick(chooser->filter(), Qt::Key_Return);
    QVERIFY(settled.wait(20000));
    QVERIFY(shows("third"));
    // Where nobody can choose, it is a sentence.
    m_window->setUnattended();
    QVERIFY(failureOf(m_folder->path()).contains("3 pages"));
}

void TestOpeners::pipeIsRead()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    std::thread writer([file = path("pipe")] {
        const int pipe = ::open(file.c_str(), O_WRONLY | O_CLOEXEC);
        const std::string html = titled("piped");
        for (const std::string& part : {html.substr(0, 40), html.substr(40)}) {
            [[maybe_unused]] const ssize_t written = ::write(pipe, part.data(), part.size());
            ::usleep(300'000);
        }
        ::close(pipe);
    });
    const bool isOpen = open(QString::fromStdString(path("pipe")));
    writer.join();
    QVERIFY(isOpen);
    QVERIFY(shows("piped"));
}

void TestOpeners::pipeThatStaysSilentIsCancelled()
{
    QVERIFY(open("sample:regions"));
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    m_window->open(QString::fromStdString(path("pipe")));
    QTRY_VERIFY(m_window->loadBar()->isVisible());
    QVERIFY2(m_window->loadBar()->text().startsWith("reading"), qPrintable(m_window->loadBar()->text()));
    QVERIFY(!m_window->loadBar()->takeButton()->isVisible()); // there is nothing yet to be taken
    QTest::mouseClick(m_window->loadBar()->cancelButton(), Qt::LeftButton);
    QVERIFY(m_window->messageBar()->sentence().contains("cancelled"));
    QVERIFY(!m_window->loadBar()->isVisible());
    QVERIFY(shows("x") == false && nodeNamed(*m_window->session(), "span.region1") != noNode);
    // And ends by itself after a while.
    Limits limits;
    limits.seconds = 1;
    m_window->loader()->setLimits(limits);
    QVERIFY(failureOf(QString::fromStdString(path("pipe"))).contains("sent nothing for 1 second"));
}

void TestOpeners::fileThatChangesWhileReadIsASentence()
{
    const std::string file = path("growing.html");
    writeRaw(file, "<p>");
    // It grows whenever a part of it was read: the end is never that of the file that was begun.
    const auto grow = [&file](int) {
        const int out = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
        [[maybe_unused]] const ssize_t written = ::write(out, "more", 4);
        ::close(out);
    };
    const BytesRead read = readFileBytes(file, {1U << 20U, 5}, {}, grow);
    QVERIFY(std::holds_alternative<Wording>(read));
    QVERIFY(std::get<Wording>(read)().contains("changed while it was read"));
    int reads = 0;
    const BytesRead second = readFileBytes(file, {1U << 20U, 5}, {}, [&](int percent) {
        if (reads++ == 0)
            grow(percent);
    });
    QVERIFY(std::holds_alternative<std::string>(second)); // it settled: what it is now was read
    QCOMPARE(std::get<std::string>(second).size(), static_cast<std::size_t>(QFile(QString::fromStdString(file)).size()));
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
    QCOMPARE(ask(m_window->loader()->page(), "document.contentType").toString(), "application/xhtml+xml");
    QCOMPARE(ask(m_window->loader()->page(), "document.title").toString(), QString::fromUtf8("caf\xc3\xa9"));
    QVERIFY(m_window->messageBar()->sentence().isEmpty());
}

void TestOpeners::brokenXhtmlIsReadAsHtmlAndSaid()
{
    writeRaw(path("page.xht"), "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>one<br>two</p><h1 "
                               "id='rest'>x</h1></body></html>");
    QVERIFY(open(QString::fromStdString(path("page.xht"))));
    QVERIFY(shows("rest"));
    QCOMPARE(ask(m_window->loader()->page(), "document.contentType").toString(), "text/html");
    const QString sentence = m_window->messageBar()->sentence();
    QVERIFY2(sentence.contains("not well-formed XHTML (") && sentence.contains("line"), qPrintable(sentence));
}

void TestOpeners::clipboardOpens_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says"); // empty: it opens
    const QString page = QString::fromStdString(titled("pasted"));
    QTest::newRow("html") << page << "some words" << "";
    QTest::newRow("html in text") << QString() << "  " + page << "";
    QTest::newRow("address") << QString() << "FILE" << "";
    QTest::newRow("words") << QString() << "some\nwords" << "neither HTML nor an address";
    QTest::newRow("nothing") << QString() << "" << "holds neither";
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
    QVERIFY(m_window->loader()->savedBaseUrl().isEmpty());
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
