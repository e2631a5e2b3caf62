// SPDX-License-Identifier: MIT
// By what ways a page comes into the window: odd names, XHTML, the clipboard, drops, standard input; and
// within what limits.
#include "tests/core/testgzip.h"
#include "testwarc.h"
#include "ui/preferences.h"
#include "windowtest.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>

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
    void preferencesAreKept();
    void sourceOfAFileIsItsBytes();
};

// With a picture beside it, whose folder has an odd name, too.
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
        QVERIFY2(open(address.text()) && shows("odd"), name.c_str()); // as the address line has it
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
          {"link/../page.html", "in/page.html"}, // as the system has it: up from where the link leads
          {"in/sub/..", "in/page.html"}}) {
        for (const QString& text : {m_folder->filePath(given), QString(given)}) {
            QVERIFY(open("sample:figure2"));
            QVERIFY2(open(text) && shows("page"), qPrintable(text));
            QCOMPARE(m_window->addressLine()->text(), m_folder->filePath(opened));
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
    QVERIFY(open(QString::fromStdString(path("page.xhtml"))));
    QVERIFY(shows("xml"));
    QCOMPARE(ask(loader().page(), "document.contentType").toString(), "application/xhtml+xml");
    QCOMPARE(ask(loader().page(), "document.title").toString(), QString::fromUtf8("caf\xc3\xa9"));
    QVERIFY(message().isEmpty());

    writeRaw(path("page.xht"), "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>one<br>two</p><h1 "
                               "id='rest'>x</h1></body></html>");
    const QSignalSpy problems(&loader(), &PageLoader::readAsHtml);
    QVERIFY(open(QString::fromStdString(path("page.xht"))));
    QVERIFY(shows("rest"));
    QCOMPARE(ask(loader().page(), "document.contentType").toString(), "text/html");
    QCOMPARE(problems.count(), 1);
    QVERIFY(problems.front().front().toString().contains("line"));
    QVERIFY(!message().isEmpty());
}

void TestOpeners::clipboardOpens()
{
    writeRaw(path("page.html"), titled("pasted"));
    const QString page = QString::fromStdString(titled("pasted"));
    const QString file = QString::fromStdString(path("page.html"));
    struct Row {
        QString html;
        QString text;
        bool isPage;
    };
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
            m_window->openClipboard();
            QCOMPARE(failed.count(), 1);
            continue;
        }
        QVERIFY(settles([&] { m_window->openClipboard(); }) && shows("pasted"));
        if (text == file)
            continue;
        // Loaded again, it is what it was, whatever the clipboard holds by now; and it reads no file.
        QGuiApplication::clipboard()->setText("other");
        QVERIFY(open("sample:figure2"));
        QVERIFY(open("clipboard:") && shows("pasted"));
        QVERIFY(loader().savedBaseUrl().isEmpty());
    }
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
    // Bytes that QProcess could not hand over go through a shell.
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
        m_window->openPage(address);
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
    // What somebody wrote into the file by hand is held within bounds.
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

TAGSEAM_TEST(TestOpeners)
#include "tst_openers.moc"
