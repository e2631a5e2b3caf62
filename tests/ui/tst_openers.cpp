// SPDX-License-Identifier: MIT
// By what ways a page comes into the window: addresses, odd names, folders, archives, pipes, the clipboard;
// and how it is given up, or taken as it is.
#include "testpage.h"
#include "tests/ui/pageserver.h"
#include "ui/mainwindow.h"
#include "ui/preferences.h"
#include "ui/views/entrychooser.h"
#include "ui/views/loadbar.h"
#include "ui/views/messagebar.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
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

#include <filesystem>
#include <memory>
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
    void pathWithDotsOpens_data();
    void pathWithDotsOpens();
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
        return waitFor([&] { return settled.count() > 0; }, 30000);
    }
    bool open(const QString& address)
    {
        QSignalSpy settled(m_window.get(), &MainWindow::settled);
        m_window->open(address);
        return waitFor([&] { return settled.count() > 0; }, 30000);
    }
    QString failureOf(const QString& address)
    {
        QSignalSpy failed(m_window.get(), &MainWindow::failed);
        m_window->open(address);
        if (failed.count() == 0 && !failed.wait(20000))
            return {};
        return failed.last().first().toString();
    }
    PageSession& session() { return *m_window->session(); }
    std::string path(const std::string& name) const { return m_folder->path().toStdString() + '/' + name; }
    QVariant ask(QWebEnginePage* page, const QString& script)
    {
        // Shared: a page that is deleted answers all that it still owes, perhaps after this has returned.
        auto answer = std::make_shared<std::optional<QVariant>>();
        page->runJavaScript(script, QWebEngineScript::ApplicationWorld,
                            [answer](const QVariant& value) { *answer = value; });
        [[maybe_unused]] const bool isInTime = waitFor([&] { return answer->has_value(); }, 5000);
        return answer->value_or(QVariant());
    }
    bool shows(const char* id)
    {
        return nodeNamed(*m_window->session(), QStringLiteral("h1#") + id) != noNode;
    }

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
    std::error_code problem; // QTemporaryDir knows no names that are not UTF-8
    std::filesystem::remove_all(m_folder->path().toStdString(), problem);
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
    row("/a/../b/./c//d.html", Kind::File, "/b/c/d.html");
    row("/../..", Kind::File, "/");
    row("/a/b/..", Kind::File, "/a");
    row("/a/..b/.c/...", Kind::File, "/a/..b/.c/...");
    row("/no/folder/", Kind::File, "/no/folder/");
    row("file:///a/%2E%2e/b.html", Kind::File, "/b.html");
    row(":/samples/../samples/./shop.html", Kind::Resource, ":/samples/shop.html");
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
    QTest::newRow("override of direction") << QByteArray("a\xe2\x80\xae"
                                                         "lmth.b")
                                           << false;
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
        QVERIFY(!isThere || PageAddress::fromText(PageAddress::textOf(file)) == address);
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
    if (opened == QLatin1String("in/page.html"))
        QTRY_COMPARE(ask(m_window->loader()->page(), "document.images[0].naturalWidth").toInt(), 3);
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
    QTest::newRow("index") << QStringList{"a.html", "b.html", "index.htm"} << ""
                           << "index.htm";
    QTest::newRow("the only page") << QStringList{"a.xhtml", "b.png", "c.txt"} << ""
                                   << "a.xhtml";
    QTest::newRow("that with its folder") << QStringList{"a.html", "b.html", "b_files/x.png"} << ""
                                          << "b.html";
    QTest::newRow("folder of the page") << QStringList{"a.html", "b.html", "b_files/frame.html"} << "b_files"
                                        << "b.html";
    QTest::newRow("in another language") << QStringList{"a.htm", "b.htm", "b-Dateien/x.html"} << "b-Dateien"
                                         << "b.htm";
    QTest::newRow("slash at the end") << QStringList{"in/a.html"} << "in/"
                                      << "in/a.html";
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
    QCOMPARE(std::get<std::string>(second).size(),
             static_cast<std::size_t>(QFile(QString::fromStdString(file)).size()));
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
    QVERIFY(!m_window->loader()->network()->isOpen());
    QWebEnginePage* page = m_window->loader()->page();
    QTRY_COMPARE(ask(page, "[...document.images].map(i => i.naturalWidth).join()").toString(),
                 "3,3,3,3,3,3,3,0");
    QCOMPARE(ask(page, "getComputedStyle(document.querySelector('h1')).color").toString(), "rgb(1, 2, 3)");
    QCOMPARE(ask(page, "getComputedStyle(document.querySelector('p')).color").toString(), "rgb(4, 5, 6)");
    // What it does not hold was asked of nobody, and is told.
    QCOMPARE(m_window->loader()->blocked()->count(), 1);
    QCOMPARE(m_window->loader()->blocked()->entries().front().what, "https://a.test/none.png");
    // The pruned page has them, too; and a saved copy knows where the page was.
    QVERIFY(ask(m_window->loader()->prunedPage(), "document.images.length").toInt() > 0);
    QTRY_VERIFY(
        ask(m_window->loader()->prunedPage(), "[...document.images].filter(i => i.naturalWidth === 3).length")
            .toInt() >= 5);
    QCOMPARE(m_window->loader()->savedBaseUrl(), "https://a.test/dir/page.html?q=1");
    // Pages that fail do not take the archive along.
    QVERIFY(!failureOf("/no/such/page.html").isEmpty());
    QVERIFY(open(QString::fromStdString(path("page.mhtml"))));
    QTRY_COMPARE(ask(m_window->loader()->page(), "document.images[0].naturalWidth").toInt(), 3);
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
    writeRaw(path("crawl.warc.gz"), gzipped(twoPageWarc()));
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
    writeRaw(path("caf\xe9.warc.gz"), gzipped(twoPageWarc()));
    QVERIFY(open(PageAddress::ofFile(path("caf\xe9.warc.gz"), "1")));
    QTRY_COMPARE(
        ask(m_window->loader()->page(), "[...document.images].map(i => i.naturalWidth).join()").toString(),
        "3,3");
    // Once it is left, its archive is nobody's.
    writeRaw(path("thief.html"),
             "<img src='tagseam-archive://http.a.test.x/dot.png'><img src='http://a.test/dot.png'>");
    QVERIFY(open(QString::fromStdString(path("thief.html"))));
    QTest::qWait(300);
    QCOMPARE(
        ask(m_window->loader()->page(), "[...document.images].map(i => i.naturalWidth).join()").toString(),
        "0,0");
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
    QCOMPARE(run({"-"}, gzipped(menuAndList())), "0 ");
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

void TestOpeners::limitsAreToldWhenMet()
{
    Limits limits;
    limits.bytes = std::size_t{1} << 20U;
    m_window->loader()->setLimits(limits);
    const std::string large = "<p>" + std::string(1'100'000, 'x');
    writeRaw(path("large.html"), large);
    writeRaw(path("large.html.gz"), gzipped(large));
    for (const char* name : {"large.html", "large.html.gz"}) {
        const QString sentence = failureOf(QString::fromStdString(path(name)));
        QVERIFY2(sentence.contains("larger than 1 MB"), qPrintable(sentence));
    }
    m_window->loader()->setLimits({});
    QVERIFY(open(QString::fromStdString(path("large.html"))));
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
    QVERIFY(m_window->loader()->limits() == other);
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
    server.put("/slow.html", {"<h1 id=slow>x</h1>", "text/html", {}, "200 OK", true});
    for (const QString& first : {QString::fromStdString(path("pipe")), server.url("/slow.html")}) {
        m_window->open(first);
        QTest::qWait(400);
        QVERIFY(m_window->loader()->isLoading());
        QVERIFY(open("sample:figure2"));
        QCOMPARE(m_window->session()->name(), "figure2.html");
        QVERIFY(m_window->messageBar()->sentence().isEmpty());
        QTest::qWait(400);
        QCOMPARE(m_window->session()->name(), "figure2.html");
    }
}

void TestOpeners::slowPageIsTakenAtTheTimeout()
{
    PageServer server;
    server.put("/slow.html", {"<h1 id=slow>x</h1><p>y", "text/html", {}, "200 OK", true});
    Limits limits;
    limits.seconds = 5;
    m_window->loader()->setLimits(limits);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open(server.url("/slow.html"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->loadBar()->text().contains("taken as it is in 1 s"), 10000);
    QVERIFY(settled.wait(20000));
    QVERIFY(shows("slow"));
    const QString sentence = m_window->messageBar()->sentence();
    QVERIFY2(sentence.contains("did not finish loading in 5 second"), qPrintable(sentence));
    QVERIFY(!m_window->loadBar()->isVisible());
}

void TestOpeners::slowPageIsTakenWhenAsked()
{
    PageServer server;
    server.put("/slow.html", {"<h1 id=slow>x</h1><p>y", "text/html", {}, "200 OK", true});
    server.put("/silent.html", {{}, "text/html", {}, "200 OK", false, true});
    // When nothing has come yet there is nothing to be taken, least of all the empty page before.
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->open(server.url("/silent.html"));
    QTRY_VERIFY(m_window->loadBar()->takeButton()->isVisible());
    QTRY_VERIFY(server.requests().contains("/silent.html"));
    m_window->loader()->takeNow();
    QVERIFY(failed.count() > 0 || failed.wait(15000));
    QVERIFY(failed.last().first().toString().contains("sent nothing for"));
    QVERIFY(!m_window->session()->hasDocument());

    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open(server.url("/slow.html"));
    QTRY_VERIFY_WITH_TIMEOUT(
        ask(m_window->loader()->page(), "document.querySelectorAll('#slow').length").toInt() == 1, 15000);
    QTest::mouseClick(m_window->loadBar()->takeButton(), Qt::LeftButton);
    QVERIFY(settled.wait(15000));
    QVERIFY(shows("slow"));
    QVERIFY(m_window->messageBar()->sentence().contains("had not finished loading"));
}

void TestOpeners::escapeBringsThePageBeforeBack()
{
    PageServer server;
    server.put("/slow.html", {"<h1 id=slow>x</h1>", "text/html", {}, "200 OK", true});
    QVERIFY(open("sample:regions"));
    m_window->session()->selectPosition({9});
    m_window->open(server.url("/slow.html"));
    QTest::qWait(800); // the page before is not in the view any more
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(m_window->messageBar()->sentence().contains("cancelled"));
    QTRY_COMPARE(m_window->addressLine()->text(), "sample:regions");
    QTRY_COMPARE_WITH_TIMEOUT(
        ask(m_window->loader()->page(), "document.querySelectorAll('.region2').length").toInt(), 20, 15000);
    QCOMPARE(m_window->session()->analysis().sequence.positionOf(m_window->session()->selection()).value, 9U);
    QVERIFY(!m_window->loader()->isLoading());
    QVERIFY(!m_window->loadBar()->isVisible());
}

void TestOpeners::sourceOfAFileIsItsBytes()
{
    // A table without tbody: libxml2 puts none in, Blink does. KOI8-R by its meta.
    writeRaw(path("page.html.gz"), gzipped("<meta charset=koi8-r><table><tr><td>\xc1\xc2</table>"));
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
    server.put("/page.html", {body, type, headers, "200 OK", false});
    m_window->loader()->setScriptsOn(areScriptsOn);
    m_window->loader()->setNetworkOn(true);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->loader()->load(server.url("/page.html#part"));
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
