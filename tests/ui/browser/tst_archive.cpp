// SPDX-License-Identifier: MIT
// Saving archives: the contents of an archive, opening it without its server, runs that continue.
#include "core/archive/archive.h"
#include "core/base/sha256.h"
#include "core/page/serializehtml.h"
#include "core/page/snapshotbytes.h"
#include "core/select/selector.h"
#include "tests/ui/browser/pageserver.h"
#include "tests/ui/window/windowtest.h"
#include "ui/browser/save/archiver.h"
#include "ui/browser/save/archivingrun.h"
#include "ui/browser/save/pagesaver.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>

using namespace tagseam;

namespace {

QByteArray png(const QColor& colour)
{
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

std::string bytesOf(const QString& path)
{
    return contentOf(path).toStdString();
}

Manifest manifestOf(const QString& path)
{
    Result<Manifest> manifest = readManifest(bytesOf(path + ".json"));
    return manifest ? *std::move(manifest) : Manifest{};
}

} // namespace

class TestArchive : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        m_server = std::make_unique<PageServer>();
        showWindow();
        putPage();
    }
    void webPageIsArchivedAndOpensTheSameWithoutItsServer();
    void localPageIsArchivedWithItsFolder();
    void framesOfAnArchiveAreSavedOrMissing();
    void archiveThatEndsEarlyLeavesNothing();
    void runsGoOnWhereTheyWereUnderTheSameNames();
    void treesAreWrittenAsTheBrowserBuiltThem();

  private:
    bool archive(const QString& path)
    {
        return emits(m_window->saver()->archiver(), &Archiver::archived,
                     [&] { m_window->saver()->archiver()->archive(session().trees()->document(), path); });
    }
    QString place(const QString& name) const { return m_folder->filePath(name); }
    QStringList files() const { return QDir(m_folder->path()).entryList(); }
    static QList<Captured> captured(const QStringList& addresses, const QStringList& paths,
                                    void (ArchivingRun::*start)(const QStringList&, const QStringList&))
    {
        ArchivingRun capture({1000, 700});
        const QSignalSpy finished(&capture, &ArchivingRun::finished);
        QList<Captured> pages;
        connect(&capture, &ArchivingRun::captured, &capture,
                [&](const Captured& page) { pages.append(page); });
        (capture.*start)(addresses, paths);
        return waitFor([&] { return finished.count() > 0; }) ? pages : QList<Captured>();
    }
    // Makes the state of a run that was stopped while it wrote this page.
    static void tear(const QString& path)
    {
        QFile torn(path);
        QVERIFY(torn.resize(torn.size() / 2));
    }
    // Style sheets, images by HTML, by source set and by style, a frame, a change by script, a dead address.
    void putPage()
    {
        m_server->put(
            "/d/page.html",
            {"<!DOCTYPE html><html><head><title>Caf\u00e9</title><link rel=stylesheet href='s/a.css'>"
             "<style>b { background: url(bg.png) }</style></head><body><h1>\u00dcber</h1>"
             "<img src=i.png width=40 height=40><img srcset='two.png 1x, three.png 2x'><b>bold</b>"
             "<iframe src=frame.html></iframe><img src=none.png><p class=red>text</p>"
             "<noscript><p>no script</p></noscript><div id=made></div>"
             "<script>document.getElementById('made').innerHTML = '<i class=red>made</i>';</script>"
             "</body></html>"});
        m_server->put("/d/s/a.css",
                      {"@import 'b.css'; h1 { color: blue } h2 { background: url(never.png) }", "text/css"});
        m_server->put("/d/s/b.css", {".red { background: red; font-size: 30px }", "text/css"});
        for (const char* name : {"/d/i.png", "/d/two.png", "/d/three.png", "/d/bg.png", "/d/s/never.png"})
            m_server->put(QString::fromLatin1(name), {png(Qt::green), "image/png"});
        m_server->put("/d/frame.html", {"<body style='background:yellow'>framed <img src=inner.png></body>"});
        m_server->put("/d/inner.png", {png(Qt::blue), "image/png"});
    }

    std::unique_ptr<PageServer> m_server;
};

void TestArchive::webPageIsArchivedAndOpensTheSameWithoutItsServer()
{
    QVERIFY(open(m_server->url("/d/page.html")));
    const std::string before = serializeHtml(session().trees()->document());
    const std::vector<Symbol> symbols = analysis().sequence.symbols;
    const auto look = [this] { // the effect of style sheets and images on the page
        return ask(loader().page(), "JSON.stringify([[...document.querySelectorAll('h1, .red, b')].map(e => {"
                                    "const s = getComputedStyle(e); return [s.color, s.backgroundColor,"
                                    "s.fontSize, s.backgroundImage == 'none', e.offsetHeight]; }),"
                                    "[...document.images].map(e => [e.naturalWidth, e.width])])")
            .toString();
    };
    const QString seen = look();
    QVERIFY2(seen.contains("30px") && seen.contains("[8,40]"), qPrintable(seen));
    QVERIFY(archive(place("p.mhtml")));
    const Manifest manifest = manifestOf(place("p.mhtml"));
    QCOMPARE(manifest.url, m_server->url("/d/page.html").toStdString());
    QCOMPARE(manifest.title, std::string("Caf\u00e9"));
    QCOMPARE(manifest.nodes, session().trees()->document().size() - 1);
    QVERIFY(manifest.width > 200 && manifest.height > 50 && manifest.ranScripts && !manifest.isLate);
    QVERIFY(QString::fromStdString(manifest.userAgent).contains("Chrome"));
    QCOMPARE(manifest.missing, std::vector{m_server->url("/d/none.png").toStdString()});
    QCOMPARE(manifest.fileSha256, sha256(bytesOf(place("p.mhtml"))));

    const Result<Archive> archive = Archive::open(place("p.mhtml").toStdString());
    QVERIFY(bool(archive));
    const std::optional<std::size_t> page = archive->mainPage();
    QVERIFY(page);
    QCOMPARE(sha256(archive->content(*page)->bytes), manifest.pageSha256);
    for (const char* name : {"/d/s/a.css", "/d/s/b.css", "/d/i.png", "/d/two.png", "/d/three.png",
                             "/d/bg.png", "/d/s/never.png", "/d/frame.html", "/d/inner.png"})
        QVERIFY2(archive->find(m_server->url(name).toStdString()), name);
    const std::optional<std::size_t> image = archive->find(m_server->url("/d/i.png").toStdString());
    QCOMPARE(archive->content(*image)->bytes, png(Qt::green).toStdString());

    m_server->forgetRequests();
    QVERIFY(open(place("p.mhtml")));
    std::string expected = before; // except for the text for browsers without scripts
    const std::size_t unseen = expected.find("<noscript>") + std::string("<noscript>").size();
    expected.erase(unseen, expected.find("</noscript>") - unseen);
    QCOMPARE(serializeHtml(session().trees()->document()), expected);
    QCOMPARE(analysis().sequence.symbols, symbols);
    QCOMPARE(m_server->requests(), QStringList());
    QCOMPARE(look(), seen);
}

void TestArchive::localPageIsArchivedWithItsFolder()
{
    write("p.html",
          "<html><head><link rel=stylesheet href=p_files/a.css></head><body><p>x</p></body></html>");
    write("p_files/a.css", "p { background: url(b.png) }");
    write("p_files/b.png", png(Qt::red));
    const auto url = [this](const QString& name) {
        return QUrl::fromLocalFile(place(name)).toString(QUrl::FullyEncoded).toStdString();
    };
    QVERIFY(open(place("p.html")) && archive(place("archived.mhtml")));
    const Manifest manifest = manifestOf(place("archived.mhtml"));
    QCOMPARE(manifest.url, url("p.html"));
    QVERIFY(manifest.missing.empty() && !manifest.ranScripts);
    const Result<Archive> opened = Archive::open(place("archived.mhtml").toStdString());
    QVERIFY(opened && opened->find(url("p_files/b.png")));

    QVERIFY(open("sample:shop")); // a page without a file
    const std::string before = serializeHtml(session().trees()->document());
    QVERIFY(archive(place("shop.mhtml")) && open(place("shop.mhtml")));
    QCOMPARE(serializeHtml(session().trees()->document()), before);
}

// The list of blocked requests has the frame that the archive lacks.
void TestArchive::framesOfAnArchiveAreSavedOrMissing()
{
    const QString lost = QStringLiteral("http://b.test/f/lost.png");
    const QByteArray part = "\r\n--b\r\nContent-Type: ";
    const QString file = write(
        "f.mhtml", "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n" + part +
                       "text/html\r\nContent-Location: http://a.test/\r\n\r\n<p>around</p><iframe "
                       "src='cid:frame@x'></iframe><iframe src='cid:none@x'></iframe>" +
                       part +
                       "text/html\r\nContent-ID: <frame@x>\r\nContent-Location: http://b.test/f/\r\n\r\n"
                       "<p>within</p><img src=inner.png><img src=lost.png>" +
                       part +
                       "image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Location: "
                       "http://b.test/f/inner.png\r\n\r\n" +
                       png(Qt::blue).toBase64() + "\r\n--b--\r\n");
    const auto areFramesAsked = [&] {
        const auto& blocked = loader().blocked()->entries();
        return std::ranges::any_of(blocked,
                                   [](const auto& each) { return each.what == QLatin1String("cid:none@x"); });
    };
    QVERIFY(open(file) && waitFor(areFramesAsked));
    QVERIFY(archive(place("g.mhtml")));
    QCOMPARE(manifestOf(place("g.mhtml")).missing,
             (std::vector{std::string("cid:none@x"), lost.toStdString()}));
    const Result<Archive> saved = Archive::open(place("g.mhtml").toStdString());
    QVERIFY(saved && saved->find("cid:frame@x"));
    QVERIFY(saved->content(*saved->find("cid:frame@x"))->bytes.find("within") != std::string::npos);
    QCOMPARE(saved->content(*saved->find("http://b.test/f/inner.png"))->bytes, png(Qt::blue).toStdString());

    QVERIFY(open("sample:figure2") && !areFramesAsked());
    QVERIFY(open(place("g.mhtml")) && waitFor(areFramesAsked));
}

// Ended by another page, or because the file cannot be written.
void TestArchive::archiveThatEndsEarlyLeavesNothing()
{
    m_server->put("/never.png",
                  {.isSilent = true}); // the page does not need it, but the archiver requests it
    m_server->put("/held.html", {"<style>h2 { background: url(never.png) }</style><p>held</p>"});
    QVERIFY(open(m_server->url("/held.html")));
    const QStringList before = files();
    const QSignalSpy archived(m_window->saver()->archiver(), &Archiver::archived);
    const QSignalSpy cancelled(m_window->saver()->archiver(), &Archiver::cancelled);
    m_window->saver()->archiver()->archive(session().trees()->document(), place("never.mhtml"));
    QVERIFY(waitFor([this] { return m_server->count("/never.png") > 0; }) && open("sample:figure2"));
    QVERIFY(waitFor([this] { return !m_window->saver()->archiver()->isArchiving(); }) && answers());
    QCOMPARE(archived.count(), 0);
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(files(), before);
    const QSignalSpy failed(m_window->saver()->archiver(), &Archiver::notWritten);
    m_window->saver()->archiver()->archive(session().trees()->document(), place("none/p.mhtml"));
    QVERIFY(waitFor([&] { return failed.count() > 0; }));
    QVERIFY(failed.first().first().toString().contains("none/p.mhtml"));
    QVERIFY(files() == before && !m_window->saver()->archiver()->isArchiving());
}

void TestArchive::runsGoOnWhereTheyWereUnderTheSameNames()
{
    m_server->put("/two.html", {"<p>two</p>"});
    // A page without network would refuse the connections of the run.
    QVERIFY(open(m_server->url("/two.html")));
    m_server->forgetRequests();
    write("local.html", "<p>local</p>");
    const QStringList addresses{m_server->url("/d/page.html"), "http://127.0.0.1:1/nobody",
                                m_server->url("/two.html"),
                                QDir::current().relativeFilePath(place("local.html"))};
    const QStringList paths{place("1.mhtml"), place("2.mhtml"), place("3.mhtml"), place("4.mhtml")};
    const QList<Captured> first = captured(addresses, paths, &ArchivingRun::start);
    QCOMPARE(first.size(), 4);
    QVERIFY(first[0].saving == Saving::Saved && first[0].failure.isEmpty() && first[0].missing == 1);
    QVERIFY2(first[1].failure.contains(addresses[1]), qPrintable(first[1].failure));
    QVERIFY(first[2].failure.isEmpty() && first[2].nodes > 3 && first[3].failure.isEmpty());
    QVERIFY(!QFile::exists(paths[1]) && !QFile::exists(paths[1] + ".json"));
    for (const int page : {0, 2}) // each looks like the first one
        QCOMPARE(manifestOf(paths[page]).width, 1000U);

    tear(paths[2]);
    m_server->forgetRequests();
    const QList<Captured> second = captured(addresses, paths, &ArchivingRun::start);
    QCOMPARE(second.size(), 4);
    QVERIFY(second[0].saving == Saving::WasThere && second[1].saving == Saving::NotRead &&
            second[2].saving == Saving::Saved && second[3].saving == Saving::WasThere);
    QVERIFY(!m_server->requests().contains("/d/page.html") && m_server->requests().contains("/two.html"));
    QCOMPARE(manifestOf(paths[2]).fileSha256, sha256(bytesOf(paths[2])));
    const QString name = ArchivingRun::fileName("https://shop.example/books?page=2");
    QVERIFY2(name.startsWith("shop.example-books-page-2-") && name.endsWith(".mhtml"), qPrintable(name));
    QCOMPARE(ArchivingRun::fileName("https://shop.example/books?page=2"), name);
    QVERIFY(ArchivingRun::fileName("https://shop.example/books?page=3") != name);
    QVERIFY(ArchivingRun::fileName("http://x/" + QString(1000, 'a')).size() < 100);
    QVERIFY(!ArchivingRun::fileName("../../etc/passwd").contains('/'));
    QVERIFY(!ArchivingRun::fileName("...").startsWith('.'));
}

void TestArchive::treesAreWrittenAsTheBrowserBuiltThem()
{
    const QStringList addresses{
        write("one.html", "<!DOCTYPE html><style>td{color:red}</style><table><tr><td>cell</td></tr></table>"
                          "<p>a<p>b"),
        write("two.html", "<p>two</p>")};
    const QStringList paths{place("out/deep/one.html"), place("out/two.html")};
    const auto run = [&] { return captured(addresses, paths, &ArchivingRun::startTrees); };
    const QList<Captured> first = run();
    QCOMPARE(first.size(), 2);
    QVERIFY2(first[0].failure.isEmpty() && first[1].failure.isEmpty(), qPrintable(first[0].failure));
    const Result<Document> tree = decodeSnapshot(bytesOf(paths[0]));
    QVERIFY(tree);
    QCOMPARE(tree->doctype(), "html");
    QVERIFY(tree->hasBoxes() && tree->hasComputedStyles());
    const auto cells = selectNodes(*tree, "/html/body/table/tbody/tr/td"); // the browser's tbody
    QCOMPARE(cells->size(), 1U);
    QCOMPARE(selectNodes(*tree, "/html/body/p")->size(), 2U);
    const std::string_view style = tree->computedStyle(tree->computedStyleNumber(cells->front()));
    QVERIFY(style.find("color: rgb(255, 0, 0)") != std::string_view::npos);
    QVERIFY(!QFile::exists(paths[0] + ".json"));

    tear(paths[1]);
    const QList<Captured> second = run();
    QVERIFY(second.size() == 2 && second[0].saving == Saving::WasThere && second[1].saving == Saving::Saved &&
            second[1].failure.isEmpty());
    QVERIFY(decodeSnapshot(bytesOf(paths[1])));

    // A tree from before computed styles were saved is captured again.
    write("out/deep/one.html", QByteArray::fromStdString(encodeSnapshot(snapshotOf(*tree))));
    const QList<Captured> third = run();
    QVERIFY(third.size() == 2 && third[0].saving != Saving::WasThere && third[1].saving == Saving::WasThere);
    QVERIFY(decodeSnapshot(bytesOf(paths[0]))->hasComputedStyles());
}

TAGSEAM_TEST(TestArchive)
#include "tst_archive.moc"
