// SPDX-License-Identifier: MIT
// MHTML and WARC in the window: which page of them, and that it has what the archive holds.
#include "tests/core/testgzip.h"
#include "testwarc.h"
#include "ui/views/entrychooser.h"
#include "windowtest.h"

#include <QLineEdit>
#include <QTreeView>

using namespace tagseam;

class TestArchives : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1000, 700}); }
    void mhtmlShowsWhatItHolds();
    void warcAsksWhichPage();
    void warcEntryIsNamed();
    void warcPageHasItsResources();

  private:
    static QString widths(QWebEnginePage* page)
    {
        return ask(page, "[...document.images].map(i => i.naturalWidth).join()").toString();
    }
    EntryChooser* chooser() { return m_window->findChild<EntryChooser*>(); }
};

void TestArchives::mhtmlShowsWhatItHolds()
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
    QVERIFY(open(QString::fromStdString(path("page.mhtml"))));
    QVERIFY(shows("saved"));
    QVERIFY(!loader().network()->isOpen());
    QWebEnginePage* page = loader().page();
    QVERIFY(waitFor([&] { return widths(page) == "3,3,3,3,3,3,3,0"; }));
    QCOMPARE(ask(page, "getComputedStyle(document.querySelector('h1')).color").toString(), "rgb(1, 2, 3)");
    QCOMPARE(ask(page, "getComputedStyle(document.querySelector('p')).color").toString(), "rgb(4, 5, 6)");
    // What it does not hold was asked of nobody, and is told.
    QCOMPARE(loader().blocked()->count(), 1);
    QCOMPARE(loader().blocked()->entries().front().what, "https://a.test/none.png");
    // The pruned page has them, too; and a saved copy knows where the page was.
    QVERIFY(ask(loader().prunedPage(), "document.images.length").toInt() > 0);
    QVERIFY(waitFor([&] { return widths(loader().prunedPage()).count('3') >= 5; }));
    QCOMPARE(loader().savedBaseUrl(), "https://a.test/dir/page.html?q=1");
    QVERIFY(!failureOf("/no/such/page.html").isEmpty()); // which does not take the archive along
    QVERIFY(open(QString::fromStdString(path("page.mhtml"))));
    QVERIFY(waitFor([&] { return widths(loader().page()).startsWith('3'); }));
}

void TestArchives::warcAsksWhichPage()
{
    writeRaw(path("crawl.warc.gz"), test::gzipped(twoPageWarc()));
    m_window->open(QString::fromStdString(path("crawl.warc.gz")));
    QVERIFY(waitFor([&] { return chooser() != nullptr; }));
    QCOMPARE(chooser()->list()->model()->rowCount(), 2);
    QTest::keyClick(chooser()->filter(), Qt::Key_Down);
    QVERIFY(settles([&] { QTest::keyClick(chooser()->filter(), Qt::Key_Return); }));
    QVERIFY(shows("two"));
    QVERIFY(open(m_window->addressLine()->text())); // names the archive and the page in it
    QVERIFY(shows("two"));
    // Esc leaves all as it is.
    m_window->open(QString::fromStdString(path("crawl.warc.gz")));
    QVERIFY(waitFor([&] { return chooser() != nullptr; }));
    QTest::keyClick(chooser(), Qt::Key_Escape);
    QVERIFY(waitFor([&] { return chooser() == nullptr; }));
    QVERIFY(shows("two"));
}

void TestArchives::warcEntryIsNamed()
{
    writeRaw(path("crawl.warc"), twoPageWarc());
    const std::pair<QString, const char*> rows[] = {
        {"1", "one"},
        {"5", "two"},
        {"http://a.test/two.html?x=1&y=2", "two"},
        {"a.test/one.html", "one"}, // without scheme
        {"6", nullptr},
        {"2", nullptr}, // a picture
        {"0", nullptr},
        {"http://a.test/three.html", nullptr},
    };
    for (const auto& [entry, id] : rows) {
        const PageAddress address = PageAddress::ofFile(path("crawl.warc"), entry);
        if (id != nullptr)
            QVERIFY2(open(address) && shows(id), qPrintable(entry));
        else
            QVERIFY2(failureOf(address.text()).contains('\'' + entry + '\''), qPrintable(entry));
    }
}

void TestArchives::warcPageHasItsResources()
{
    writeRaw(path("caf\xe9.warc.gz"), test::gzipped(twoPageWarc()));
    QVERIFY(open(PageAddress::ofFile(path("caf\xe9.warc.gz"), "1")));
    QVERIFY(waitFor([&] { return widths(loader().page()) == "3,3"; }));
    // Once it is left, its archive is nobody's.
    writeRaw(path("thief.html"),
             "<img src='tagseam-archive://http.a.test.x/dot.png'><img src='http://a.test/dot.png'>");
    QVERIFY(open(QString::fromStdString(path("thief.html"))));
    QVERIFY(waitFor(
        [&] { return ask(loader().page(), "[...document.images].every(i => i.complete)").toBool(); }));
    QCOMPARE(widths(loader().page()), "0,0");
}

TAGSEAM_TEST(TestArchives)
#include "tst_archives.moc"
