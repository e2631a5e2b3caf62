// SPDX-License-Identifier: MIT
// The ways to open a page in the window: files, the clipboard, standard input, archives and the network.
#include "tests/core/archive/testgzip.h"
#include "tests/ui/browser/pageserver.h"
#include "tests/ui/browser/testwarc.h"
#include "tests/ui/window/windowtest.h"
#include "ui/browser/open/entrychooser.h"
#include "ui/browser/show/loadbar.h"
#include "ui/window/preferences.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>

#include <tuple>

using namespace tagseam;

class TestOpeners : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1000, 700}); }
    void init()
    {
        loader().setLimits({});
        loader().setPatience(patience(), patience());
        for (const auto& entry : std::filesystem::directory_iterator(m_folder->path().toStdString()))
            std::filesystem::remove_all(entry.path());
    }
    void oddNamesOpen();
    void pathWithDotsOpens();
    void xhtmlIsReadAsXmlUnlessItIsBroken();
    void clipboardOpens();
    void standardInputOpens();
    void sampleIsCalledWhatIsTyped();
    void mhtmlShowsWhatItHolds();
    void pageThatIsNotWholeSaysSo();
    void warcAsksWhichPage();
    void damagedWarcSaysSo();
    void warcEntryIsNamed();
    void warcPageHasItsResources();
    void slowPageIsTakenWhenAskedOrAtTheTimeout();
    void sourceOfAWebPageIsAskedForAgain();
    void guessedAddressFallsBackToHttp();
    void preferencesAreKept(); // makes another window
    void sourceOfAFileIsItsBytes();

  private:
    static QString widths(QWebEnginePage* page)
    {
        return ask(page, "[...document.images].map(i => i.naturalWidth).join()").toString();
    }
    EntryChooser* chooser() { return m_window->findChild<EntryChooser*>(); }
};

// With a picture beside it, whose folder has an unusual name, too.
void TestOpeners::oddNamesOpen()
{
    const std::string html = "<body><h1 id=odd>x</h1><img src='dot.png'></body>";
    for (const std::string& name :
         {std::string("a#b?c%41&d;e.html"), std::string(" a 'b' \"c\" .html"), std::string("a\nb\tc.html"),
          std::string("\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d.html"), std::string("caf\xe9.html"),
          std::string("caf\xe9.html.gz"), std::string(250, 'n') + ".html", std::string("page"),
          std::string("a\\b.html"), std::string("--screenshot")}) {
        const std::string folder = path("d#%2F " + name.substr(0, 6));
        std::filesystem::create_directory(folder);
        writeRaw(folder + "/dot.png", dot());
        writeRaw(folder + '/' + name, name.ends_with("gz") ? test::gzipped(html) : html);
        const PageAddress address = PageAddress::ofFile(folder + '/' + name);
        QVERIFY2(open(address) && shows("odd"), name.c_str());
        QCOMPARE(loader().place().path, address.path);
        QCOMPARE(ask(loader().page(), "document.images[0].naturalWidth").toInt(), 3);
        QVERIFY(open("sample:figure2"));
        QVERIFY2(open(address.text()) && shows("odd"), name.c_str()); // as in the address field
    }
}

void TestOpeners::pathWithDotsOpens()
{
    QDir(m_folder->path()).mkpath("in/sub");
    writeRaw(path("page.html"), titled("page"));
    writeRaw(path("in/page.html"), titled("page") + "<img src='sub/../dot.png'>");
    writeRaw(path("in/dot.png"), dot());
    writeRaw(path("in/sub/page.html"), titled("page"));
    QCOMPARE(::symlink("in/sub", path("link").c_str()), 0);
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&before] { QDir::setCurrent(before); });
    QVERIFY(QDir::setCurrent(m_folder->path()));
    for (const auto& [given, opened] :
         {std::pair("in/../page.html", "page.html"),
          {"./in/./page.html", "in/page.html"},
          {"in//page.html", "in/page.html"},
          {"link/page.html", "link/page.html"},
          {"link/../page.html", "in/page.html"}, // as the system resolves it: up from the target of the link
          {"in/sub/..", "in/page.html"}}) {
        for (const QString& text : {m_folder->filePath(given), QString(given)}) {
            QVERIFY(open("sample:figure2"));
            QVERIFY2(open(text) && shows("page"), qPrintable(text));
            QCOMPARE(m_window->addressBar()->line()->text(), m_folder->filePath(opened));
        }
        if (opened == std::string("in/page.html"))
            QVERIFY(waitFor(
                [&] { return ask(loader().page(), "document.images[0].naturalWidth").toInt() == 3; }));
    }
}

void TestOpeners::xhtmlIsReadAsXmlUnlessItIsBroken()
{
    // An empty script element would swallow the page as HTML; case counts in XML.
    writeRaw(path("page.xhtml"), "<?xml version='1.0' encoding='iso-8859-1'?><html "
                                 "xmlns='http://www.w3.org/1999/xhtml'><head><script "
                                 "src='none.js'/><title>caf\xe9</title></head><body><h1 "
                                 "id='xml'>x</h1></body></html>");
    QVERIFY(open(QString::fromStdString(path("page.xhtml"))) && shows("xml"));
    QCOMPARE(ask(loader().page(), "document.contentType").toString(), "application/xhtml+xml");
    QCOMPARE(ask(loader().page(), "document.title").toString(), QString::fromUtf8("caf\xc3\xa9"));
    QVERIFY(waitFor([this] { return session().trees()->hasSource(); }));
    const auto elementsOf = [](const Document& page) {
        std::string names;
        for (NodeId node{1}; node.value < page.size(); ++node.value)
            names.append(page.isElement(node) ? std::string(page.name(node)) + " " : "");
        return names;
    };
    QCOMPARE(elementsOf(*session().trees()->sharedSource()),
             elementsOf(*session().trees()->sharedRendered()));
    QVERIFY(message().isEmpty());

    writeRaw(path("page.xht"), "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>one<br>two</p><h1 "
                               "id='rest'>x</h1></body></html>");
    QVERIFY(open(QString::fromStdString(path("page.xht"))) && shows("rest"));
    QCOMPARE(ask(loader().page(), "document.contentType").toString(), "text/html");
    QVERIFY(waitFor([this] { return message().contains("page.xht"); }));
}

void TestOpeners::clipboardOpens()
{
    writeRaw(path("page.html"), titled("pasted"));
    const QString page = QString::fromStdString(titled("pasted"));
    const QString file = QString::fromStdString(path("page.html"));
    using Row = std::tuple<QString, QString, bool>;
    for (const auto& [html, text, isPage] :
         {Row{page, "some words", true}, Row{{}, "  " + page, true}, Row{{}, file, true},
          Row{{}, "some\nwords", false}, Row{{}, {}, false}}) {
        auto* data = new QMimeData;
        if (!html.isEmpty())
            data->setHtml(html);
        if (!text.isEmpty())
            data->setText(text);
        QGuiApplication::clipboard()->setMimeData(data);
        const QSignalSpy failed(m_window.get(), &MainWindow::failed);
        if (!isPage) {
            m_window->opener()->openClipboard();
            QCOMPARE(failed.count(), 1);
            continue;
        }
        QVERIFY(settles([&] { m_window->opener()->openClipboard(); }) && shows("pasted"));
        if (text == file)
            continue;
        // Loaded again, the page is the same, whatever the clipboard holds by now; and it reads no file.
        QGuiApplication::clipboard()->setText("other");
        QVERIFY(open("sample:figure2") && open("clipboard:") && shows("pasted"));
        QVERIFY(loader().savedBaseUrl().isEmpty());
    }
}

// Runs the program: standard input, --entry, arguments of any bytes.
void TestOpeners::standardInputOpens()
{
    const auto run = [this](const QStringList& arguments, const std::string& input) {
        QProcess program;
        program.setStandardInputFile(QString::fromStdString(path("input")));
        writeRaw(path("input"), input);
        program.start(QStringLiteral(TAGSEAM_PROGRAM),
                      arguments + QStringList{"--plot", QString::fromStdString(path("plot.svg"))});
        program.waitForFinished(testTimeout());
        return QString::number(program.exitCode()) + ' ' + QString::fromUtf8(program.readAllStandardError());
    };
    QCOMPARE(run({"-"}, menuAndList()), "0 ");
    QCOMPARE(run({"-"}, test::gzipped(menuAndList())), "0 ");
    QVERIFY(run({"-"}, "").startsWith("3 "));
    QVERIFY(run({"-"}, twoPageWarc()).contains("2"));
    QCOMPARE(run({"-", "--entry", "5"}, twoPageWarc()), "0 ");
    QVERIFY(run({"--entry", "2"}, "").startsWith("2 "));
    QVERIFY(run({"http://127.0.0.1/", "--entry", "2"}, "").startsWith("2 "));
    QVERIFY(!run({"-", "--entry", "2"}, menuAndList()).startsWith("0 "));
    // Bytes that QProcess cannot pass on go through a shell.
    writeRaw(path("caf\xe9.html"), menuAndList());
    QProcess shell;
    shell.start("sh", {"-c", "exec \"$0\" \"$(printf '%s/caf\\351.html' \"$1\")\" --plot \"$1/plot.svg\"",
                       QStringLiteral(TAGSEAM_PROGRAM), m_folder->path()});
    QVERIFY(shell.waitForFinished(testTimeout()));
    QCOMPARE(shell.exitCode(), 0);
}

void TestOpeners::sampleIsCalledWhatIsTyped()
{
    const auto said = [this](const PageAddress& address, const Limits& limits, bool isCancelled) {
        const QSignalSpy failed(m_window.get(), &MainWindow::failed);
        loader().setLimits(limits);
        m_window->opener()->openPage(address);
        if (isCancelled)
            loader().cancel();
        return waitFor([&] { return failed.count() > 0; }) ? failed.last().first().toString() : QString();
    };
    const PageAddress shop = PageAddress::fromText("sample:shop");
    PageAddress entry = shop;
    entry.entry = "2";
    Limits small;
    small.bytes = 1000;
    Limits few;
    few.nodes = 100;
    for (const QString& sentence :
         {said(entry, {}, false), said(shop, small, false), said(shop, few, false), said(shop, {}, true)})
        QVERIFY2(sentence.contains("sample:shop"), qPrintable(sentence));
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
    dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
    QVERIFY(dialog.limits() == Limits());
    // Values that were written into the file by hand are clamped.
    QSettings().setValue("limits/megabytes", -5);
    QSettings().setValue("limits/nodes", "many");
    QSettings().setValue("limits/seconds", 1'000'000'000);
    QCOMPARE(storedLimits().bytes, std::size_t{1} << 20U);
    QCOMPARE(storedLimits().nodes, Limits().nodes);
    QCOMPARE(storedLimits().seconds, 600U);
    QCoreApplication::setOrganizationName({});
}

void TestOpeners::sourceOfAFileIsItsBytes()
{
    // A table without tbody: both parsers insert one. KOI8-R by its meta.
    writeRaw(path("page.html.gz"), test::gzipped("<meta charset=koi8-r><table><tr><td>\xc1\xc2</table>"));
    bool isRead = false;
    int captured = 0;
    QObject context;
    connect(&loader(), &PageLoader::captured, &context, [&] { captured += isRead ? 100 : 1; });
    connect(&loader(), &PageLoader::sourceRead, &context, [&] { isRead = true; });
    QVERIFY(open(QString::fromStdString(path("page.html.gz"))));
    QVERIFY(waitFor([&] { return session().trees()->hasSource(); }));
    QCOMPARE(captured, 1); // first
    QCOMPARE(session().trees()->source().encoding(), "koi8-r");
    QVERIFY(session().trees()->source().nameId("tbody") != noName);
    QVERIFY(session().trees()->document().nameId("tbody") != noName);
}

void TestOpeners::mhtmlShowsWhatItHolds()
{
    const auto part = [](const std::string& headers, const std::string& body) {
        return "--cut\r\n" + headers + "\r\n\r\n" + body + "\r\n";
    };
    const auto picture = [&](const std::string& header) {
        return part("Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n" + header,
                    QByteArray::fromStdString(dot()).toBase64().toStdString());
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
        picture("Content-Location: https://a.test/dir/dot.png") +
        picture("Content-Location: https://a.test/dot.png") +
        picture("Content-Location: file:///home/x/dot.png") + picture("Content-ID: <pic@x>") +
        part("Content-Type: text/html; charset=koi8-r\r\nContent-ID: <frame@x>\r\nContent-Location: "
             "https://a.test/frame.html",
             "<p>\xc1\xc2</p>") +
        "--cut--\r\n";
    writeRaw(path("page.mhtml"), mhtml);
    QVERIFY(open(QString::fromStdString(path("page.mhtml"))) && shows("saved"));
    QVERIFY(!loader().network()->isOpen());
    QWebEnginePage* page = loader().page();
    QVERIFY(waitFor([&] { return widths(page) == "3,3,3,3,3,3,3,0"; }));
    QCOMPARE(ask(page, "getComputedStyle(document.querySelector('h1')).color").toString(), "rgb(1, 2, 3)");
    QCOMPARE(ask(page, "getComputedStyle(document.querySelector('p')).color").toString(), "rgb(4, 5, 6)");
    // A resource that the archive lacks was not requested anywhere, and is listed.
    QCOMPARE(loader().blocked()->count(), 1);
    QCOMPARE(loader().blocked()->entries().front().what, "https://a.test/none.png");
    // The pruned page has them, too, and a saved copy knows the address of the page.
    QVERIFY(ask(loader().prunedPage(), "document.images.length").toInt() > 0);
    QVERIFY(waitFor([&] { return widths(loader().prunedPage()).count('3') >= 5; }));
    QCOMPARE(loader().savedBaseUrl(), "https://a.test/dir/page.html?q=1");
    QVERIFY(!failureOf("/no/such/page.html").isEmpty()); // the failed load does not drop the archive
    QVERIFY(open(QString::fromStdString(path("page.mhtml"))));
    QVERIFY(waitFor([&] { return widths(loader().page()).startsWith('3'); }));
}

void TestOpeners::pageThatIsNotWholeSaysSo()
{
    const std::string header = "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=cut\r\n\r\n";
    const std::string page = "--cut\r\nContent-Type: text/html\r\n\r\n<h1 id=first>x</h1>";
    const std::string frame = "<iframe src='cid:frame@x'></iframe>";
    using Row = std::tuple<const char*, std::string, const char*>;
    for (const auto& [name, bytes, said] :
         {Row("cut.mhtml", header + page + "<p>wo", "cut.mhtml"),
          Row("cut.html.gz", test::gzipped(titled("first")) + test::gzipped("x").substr(0, 8), "cut.html.gz"),
          Row("frame.mhtml", header + page + frame + "\r\n--cut--\r\n", "cid:frame@x"),
          Row("whole.mhtml", header + page + "\r\n--cut--\r\n", "")}) {
        writeRaw(path(name), bytes);
        QVERIFY2(open(QString::fromStdString(path(name))) && shows("first"), name);
        QVERIFY(waitFor([&] { return session().trees()->hasSource(); }));
        QVERIFY2(*said == '\0' ? message().isEmpty() : message().contains(QLatin1String(said)),
                 qPrintable(message()));
    }
}

void TestOpeners::warcAsksWhichPage()
{
    writeRaw(path("crawl.warc.gz"), test::gzipped(twoPageWarc()));
    m_window->opener()->open(QString::fromStdString(path("crawl.warc.gz")));
    QVERIFY(waitFor([&] { return chooser() != nullptr; }));
    QCOMPARE(chooser()->list()->model()->rowCount(), 2);
    QTest::keyClick(chooser()->filter(), Qt::Key_Down);
    QVERIFY(settles([&] { QTest::keyClick(chooser()->filter(), Qt::Key_Return); }) && shows("two"));
    QVERIFY(open(m_window->addressBar()->line()->text())); // names the archive and the page in it
    QVERIFY(shows("two"));
    // Esc changes nothing.
    m_window->opener()->open(QString::fromStdString(path("crawl.warc.gz")));
    QVERIFY(waitFor([&] { return chooser() != nullptr; }));
    QTest::keyClick(chooser(), Qt::Key_Escape);
    QVERIFY(waitFor([&] { return chooser() == nullptr; }) && shows("two"));
}

void TestOpeners::damagedWarcSaysSo()
{
    for (const bool isDamaged : {false, true}) {
        const std::string whole = twoPageWarc();
        writeRaw(path("crawl.warc"),
                 isDamaged ? whole + whole.substr(0, whole.find("\r\n\r\n") + 20) : whole);
        m_window->opener()->open(QString::fromStdString(path("crawl.warc")));
        QVERIFY(waitFor([&] { return chooser() != nullptr; }));
        QCOMPARE(chooser()->list()->model()->rowCount(), 2);
        const Result<Archive> archive = Archive::open(path("crawl.warc"));
        QCOMPARE(archive->problem().empty(), !isDamaged);
        if (isDamaged)
            QVERIFY(chooser()->lead()->text().contains(QString::fromStdString(archive->problem())));
        QTest::keyClick(chooser(), Qt::Key_Escape);
        QVERIFY(waitFor([&] { return chooser() == nullptr; }));
    }
}

void TestOpeners::warcEntryIsNamed()
{
    writeRaw(path("crawl.warc"), twoPageWarc());
    using Row = std::pair<QString, const char*>;
    for (const auto& [entry, id] :
         {Row("1", "one"), Row("5", "two"), Row("http://a.test/two.html?x=1&y=2", "two"),
          Row("a.test/one.html", "one"),        // without scheme
          Row("6", nullptr), Row("2", nullptr), // a picture
          Row("0", nullptr), Row("http://a.test/three.html", nullptr)}) {
        const PageAddress address = PageAddress::ofFile(path("crawl.warc"), entry);
        if (id != nullptr)
            QVERIFY2(open(address) && shows(id), qPrintable(entry));
        else
            QVERIFY2(failureOf(address.text()).contains('\'' + entry + '\''), qPrintable(entry));
    }
}

void TestOpeners::warcPageHasItsResources()
{
    writeRaw(path("caf\xe9.warc.gz"), test::gzipped(twoPageWarc()));
    QVERIFY(open(PageAddress::ofFile(path("caf\xe9.warc.gz"), "1")));
    QVERIFY(waitFor([&] { return widths(loader().page()) == "3,3"; }));
    // Once the page is left, no page can read its archive.
    writeRaw(path("thief.html"),
             "<img src='tagseam-archive://http.a.test.x/dot.png'><img src='http://a.test/dot.png'>");
    QVERIFY(open(QString::fromStdString(path("thief.html"))));
    QVERIFY(waitFor(
        [&] { return ask(loader().page(), "[...document.images].every(i => i.complete)").toBool(); }));
    QCOMPARE(widths(loader().page()), "0,0");
}

void TestOpeners::slowPageIsTakenWhenAskedOrAtTheTimeout()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1><p>y", .isOpenEnded = true});
    server.put("/slower.html", {.body = "<h1 id=slower>x</h1><p>y", .isOpenEnded = true});
    server.put("/silent.html", {.isSilent = true});
    QVERIFY(open("sample:figure2"));
    // When nothing has been read yet, nothing can be taken, least of all the page before.
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->opener()->open(server.url("/silent.html"));
    QVERIFY(waitFor([&] { return server.count("/silent.html") > 0; }));
    loader().takeNow();
    QVERIFY(waitFor([&] { return failed.count() > 0 && isComplete(); }));
    QVERIFY(message().contains("/silent.html"));
    QCOMPARE(session().trees()->name(), "figure2.html");

    const auto begins = [&](const QString& id) {
        m_window->opener()->open(server.url("/" + id + ".html"));
        return waitFor(
            [&] { return ask(loader().page(), "document.querySelector('#" + id + "') !== null").toBool(); });
    };
    QVERIFY(begins("slow"));
    QVERIFY(waitFor([&] { return m_window->browser()->loadBar()->takeButton()->isVisible(); }));
    QVERIFY(
        settles([&] { QTest::mouseClick(m_window->browser()->loadBar()->takeButton(), Qt::LeftButton); }));
    QVERIFY(shows("slow") && loader().isLate() && loader().wasTakenNow());
    QVERIFY(!message().isEmpty());
    Limits limits;
    limits.seconds = 3600;
    loader().setLimits(limits);
    QVERIFY(begins("slower"));
    limits.seconds = 1;
    QVERIFY(settles([&] { loader().setLimits(limits); }) && shows("slower"));
    QVERIFY(loader().isLate() && !loader().wasTakenNow());
    QVERIFY2(message().contains(QString::number(loader().secondsWaited())), qPrintable(message()));
    QVERIFY(!m_window->browser()->loadBar()->isVisible());
}

// Gives the bytes, or the reason why there are none: a policy of the page may forbid the request.
void TestOpeners::sourceOfAWebPageIsAskedForAgain()
{
    const QByteArray koi = "text/html; charset=KOI8-R";
    const std::pair<QByteArray, bool> rows[] = {{"", false},
                                                {"Cache-Control: no-store\r\n", false},
                                                {"Content-Security-Policy: connect-src 'none'\r\n", true},
                                                {"Content-Security-Policy: sandbox\r\n", true}};
    for (const bool areScriptsOn : {true, false}) {
        for (const auto& [headers, mayFail] : rows) {
            PageServer server;
            server.put("/page.html",
                       {"<table><tr><td>\xc1\xc2</"
                        "table><script>document.body.append(document.createElement('made'))</script>",
                        koi, headers});
            loader().setScriptsOn(areScriptsOn);
            loader().setNetworkOn(true);
            QVERIFY(settles([&] { loader().load(server.url("/page.html#part")); }));
            QVERIFY(waitFor([&] {
                return session().trees()->hasSource() || !session().trees()->sourceProblem().isEmpty();
            }));
            if (!session().trees()->hasSource()) {
                const QString sentence = session().trees()->sourceProblem();
                QVERIFY2(mayFail && sentence.contains(server.url("/page.html")), qPrintable(sentence));
                continue;
            }
            QCOMPARE(session().trees()->source().encoding(), "koi8-r");
            QVERIFY(session().trees()->source().nameId("made") == noName); // no script ran
        }
    }
}

void TestOpeners::guessedAddressFallsBackToHttp()
{
    PageServer server;
    server.put("/page.html", {QByteArray::fromStdString(titled("plain"))});
    PageAddress address;
    address.kind = PageAddress::Kind::Web;
    address.url = QUrl(server.url("/page.html").replace("http://", "https://"));
    address.isGuessed = true;
    QVERIFY(open(address) && shows("plain"));
    QCOMPARE(m_window->addressBar()->line()->text(), server.url("/page.html"));
    address.isGuessed = false; // a typed scheme: never without its encryption
    QVERIFY(!failureOf(address.text()).isEmpty());
}

TAGSEAM_TEST(TestOpeners)
#include "tst_openers.moc"
