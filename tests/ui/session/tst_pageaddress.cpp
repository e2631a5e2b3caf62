// SPDX-License-Identifier: MIT
// Addresses as users, programs and the window itself write them; none is ambiguous.
#include "tests/ui/testfiles.h"
#include "tests/ui/testpage.h"
#include "ui/session/page/pageaddress.h"

#include <QTemporaryDir>

using namespace tagseam;

class TestPageAddress : public QObject {
    Q_OBJECT

  private slots:
    void addresses();
    void textFormNamesTheSameFile();
};

void TestPageAddress::addresses()
{
    using Kind = PageAddress::Kind;
    using Row = std::tuple<const char*, Kind, const char*>;
    for (const auto& [text, kind, means] :
         {Row("http://example.org/a?b#c", Kind::Web, "http://example.org/a?b#c"),
          Row("HTTPS://Example.org", Kind::Web, "https://example.org"),
          Row("example.org", Kind::Web, "https://example.org"),
          Row("example.org/page.html", Kind::Web, "https://example.org/page.html"),
          Row("www.example.org?q=1", Kind::Web, "https://www.example.org?q=1"),
          Row("localhost:8080/x", Kind::Web, "http://localhost:8080/x"),
          Row("127.0.0.1/x", Kind::Web, "http://127.0.0.1/x"),
          Row("[::1]:80", Kind::Web, "http://[::1]:80"),
          Row("bücher.example", Kind::Web, "https://xn--bcher-kva.example"),
          Row("/no/such/page.html", Kind::File, "/no/such/page.html"),
          Row("  /no/such/page.html\n", Kind::File, "/no/such/page.html"),
          Row("file:///a%20b/c%23.html", Kind::File, "/a b/c#.html"),
          Row("file:///a.warc#entry=http%3A%2F%2Fx%2F", Kind::File, "file:///a.warc#entry=http%3A%2F%2Fx%2F"),
          Row("FILE:///a", Kind::File, "/a"),
          Row("file://server/a", Kind::Unknown, "file://server"),
          Row("javascript:alert(1)", Kind::Unknown, "javascript:"),
          Row("ftp://example.org/", Kind::Unknown, "ftp:"),
          Row("tagseam://page0/etc/passwd", Kind::Unknown, "tagseam:"),
          Row("mailto:a@example.org", Kind::Unknown, "mailto:"),
          Row(":/samples/shop.html", Kind::Resource, ":/samples/shop.html"),
          Row("-", Kind::StandardInput, "-"),
          Row("-#entry=2", Kind::StandardInput, "-#entry=2"),
          Row("clipboard:", Kind::Clipboard, "clipboard:"),
          Row("/a/../b/./c//d.html", Kind::File, "/b/c/d.html"),
          Row("/../..", Kind::File, "/"),
          Row("/a/b/..", Kind::File, "/a"),
          Row("/a/..b/.c/...", Kind::File, "/a/..b/.c/..."),
          Row("/no/folder/", Kind::File, "/no/folder/"),
          Row("file:///a/%2E%2e/b.html", Kind::File, "/b.html"),
          Row(":/samples/../samples/./shop.html", Kind::Resource, ":/samples/shop.html"),
          Row("sample:shop", Kind::Resource, ":/samples/shop.html"),
          Row("sample:none", Kind::Resource, ":/samples/none.html"),
          Row(" ", Kind::None, "")}) {
        const PageAddress address = PageAddress::fromText(text);
        QVERIFY2(address.kind == kind && address.text() == QString(means), qPrintable(address.text()));
        QVERIFY2(kind == Kind::Unknown || PageAddress::fromText(address.text()).text() == means, text);
    }
    // A text that names no file and contains no host is a missing file.
    QCOMPARE(PageAddress::fromText(QStringLiteral("missing.html")).kind, Kind::File);
    QCOMPARE(PageAddress::fromText(QStringLiteral("missing")).kind, Kind::File);
}

void TestPageAddress::textFormNamesTheSameFile()
{
    const QTemporaryDir folder;
    const auto namesIt = [&](const std::string& name, bool isPlain) {
        const std::string file = folder.path().toStdString() + '/' + name;
        for (const bool isThere : {false, true}) {
            if (isThere)
                writeRaw(file, "x");
            const PageAddress address = PageAddress::ofFile(file);
            const PageAddress ofEntry = PageAddress::ofFile(file, QStringLiteral("http://a.org/#?&=%"));
            if (address.text().startsWith(QLatin1String("file:///")) == isPlain ||
                PageAddress::fromText(address.text()).path != file ||
                PageAddress::fromText(ofEntry.text()) != ofEntry ||
                (isThere && PageAddress::fromText(PageAddress::textOf(file)) != address))
                return false;
        }
        return true;
    };
    for (const char* plain : {"page.html", "a page.html", "a#b?c%41.html",
                              "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d.html", "http:__x.html"})
        QVERIFY2(namesIt(plain, true), plain);
    for (const char* odd : {"caf\xe9.html", "\xe2\x82.html", "a\nb.html", "page.html ",
                            "a\xe2\x80\xae" // a directional override
                            "lmth.b"})
        QVERIFY2(namesIt(odd, false), odd);
}

TAGSEAM_TEST(TestPageAddress)
#include "tst_pageaddress.moc"
