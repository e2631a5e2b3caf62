// SPDX-License-Identifier: MIT
// Addresses as people, programs and the window itself write them: what they mean, and that none means two
// things.
#include "testfiles.h"
#include "testpage.h"
#include "ui/pageaddress.h"

#include <QTemporaryDir>

using namespace tagseam;

class TestPageAddress : public QObject {
    Q_OBJECT

  private slots:
    void addresses_data();
    void addresses();
    void textFormNamesTheSameFile_data();
    void textFormNamesTheSameFile();
};

void TestPageAddress::addresses_data()
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
    row("sample:shop", Kind::Resource, ":/samples/shop.html");
    row("sample:none", Kind::Resource, ":/samples/none.html");
    row(" ", Kind::None, "");
}

void TestPageAddress::addresses()
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

void TestPageAddress::textFormNamesTheSameFile_data()
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

void TestPageAddress::textFormNamesTheSameFile()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, isPlain);
    const QTemporaryDir folder;
    const std::string file = folder.path().toStdString() + '/' + name.toStdString();
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

TAGSEAM_TEST(TestPageAddress)
#include "tst_pageaddress.moc"
