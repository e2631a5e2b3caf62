// SPDX-License-Identifier: MIT
// While the network is off, no host name leaves the machine: a resolver of the test gets the questions. It
// needs tests/ui/offline.
#include "tests/ui/browser/pageserver.h"
#include "tests/ui/window/windowtest.h"

#include <QNetworkDatagram>
#include <QProcess>
#include <QSet>
#include <QUdpSocket>

#include <net/if.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace tagseam;

// Answers that no name exists, and remembers the names.
class Resolver : public QObject {
  public:
    bool listen()
    {
        connect(&m_socket, &QUdpSocket::readyRead, this, [this] {
            while (m_socket.hasPendingDatagrams())
                take(m_socket.receiveDatagram());
        });
        return setLoopbackUp() && m_socket.bind(QHostAddress(QHostAddress::LocalHost), 53);
    }
    /// The names that were asked for.
    const QSet<QString>& names() const { return m_names; }
    void forget() { m_names.clear(); }

  private:
    static bool setLoopbackUp()
    {
        const int number = ::socket(AF_INET, SOCK_DGRAM, 0);
        ifreq request{};
        qstrncpy(request.ifr_name, "lo", IFNAMSIZ);
        request.ifr_flags = IFF_UP | IFF_RUNNING;
        const bool isUp = number >= 0 && ::ioctl(number, SIOCSIFFLAGS, &request) == 0;
        ::close(number);
        return isUp;
    }
    // RFC 1035, 4.1: twelve bytes of header, then the name as labels, each after its length.
    void take(const QNetworkDatagram& question)
    {
        QByteArray data = question.data();
        QStringList labels;
        for (qsizetype at = 12; at < data.size() && data[at] != 0; at += data[at] + 1)
            labels += QString::fromLatin1(data.mid(at + 1, data[at]));
        m_names.insert(labels.join('.'));
        data[2] = static_cast<char>(0x81); // a response
        data[3] = static_cast<char>(0x83); // the name does not exist
        m_socket.writeDatagram(question.makeReply(data));
    }

    QUdpSocket m_socket;
    QSet<QString> m_names;
};

namespace {

QByteArray page(const QByteArray& body)
{
    return "<!DOCTYPE html><html><head><title>t</title></head><body><p id=here>here</p>" + body +
           "</body></html>";
}

const QByteArray on = "<meta http-equiv=x-dns-prefetch-control content=on>";

QByteArray linkTo(const QByteArray& name)
{
    return "<a href='http://" + name + ".leak.test/'>x</a>";
}

} // namespace

class TestNames : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        QVERIFY(m_resolver.listen());
        showWindow();
    }
    void nameIsAskedForWithTheNetwork();
    void nameIsBlockedAndListed();
    void noNameLeaves_data();
    void noNameLeaves();
    void noNameLeavesWithoutAWindow_data();
    void noNameLeavesWithoutAWindow();

  private:
    // Opens a page with the network; true if its name is asked for. Questions of the pages before came
    // earlier.
    bool isAskedAfterAll()
    {
        ++m_sentinels;
        const QByteArray name = "sentinel" + QByteArray::number(m_sentinels);
        const QString path = write(QString::fromLatin1(name + ".html"),
                                   page("<img src='http://" + name + ".leak.test/sentinel.png'>"));
        loader().setScriptsOn(false);
        loader().setNetworkOn(true);
        const bool isOpen =
            settles([&] { m_window->browser()->load(PageAddress::ofFile(path.toStdString())); });
        const QString asked = QString::fromLatin1(name + ".leak.test");
        if (!isOpen || !waitFor([&] { return m_resolver.names().contains(asked); }))
            return false;
        m_asked = m_resolver.names();
        erase_if(m_asked, [](const QString& each) { return each.startsWith(QLatin1String("sentinel")); });
        return true;
    }
    QString asked() const { return QStringList(m_asked.values()).join(' '); }

    Resolver m_resolver;
    QSet<QString> m_asked;
    int m_sentinels = 0;
};

void TestNames::nameIsAskedForWithTheNetwork()
{
    m_resolver.forget();
    QVERIFY(isAskedAfterAll());
    // Only the names of requests are asked for: the page before may have others.
    PageServer server;
    server.put("/moved.png", {{}, {}, "Location: http://moved.leak.test/\r\n", "302 Found"});
    const QByteArray picture = "<img src='" + server.url("/moved.png").toUtf8() + "'>";
    const QString path = write("asked.html", page(on + linkTo("linked") + picture));
    loader().setNetworkOn(true);
    QVERIFY(settles([&] { m_window->browser()->load(PageAddress::ofFile(path.toStdString())); }));
    QVERIFY(waitFor([this] { return m_resolver.names().contains("moved.leak.test"); }));
    QVERIFY(isAskedAfterAll());
    QCOMPARE(asked(), "moved.leak.test");
}

void TestNames::nameIsBlockedAndListed()
{
    // Chromium 102 asks for the names of links, Chromium 122 for that of a connection to come.
    const QByteArray connection = "<link rel=preconnect href='http://listed.leak.test/'>";
    QVERIFY(open(write("listed.html", page(on + linkTo("listed") + connection))));
    QVERIFY(!loader().network()->isOpen());
    QVERIFY(waitFor([this] {
        return std::ranges::any_of(loader().blocked()->entries(), [](const Blocked& each) {
            return each.kind == BlockedKind::Name && each.what == QLatin1String("listed.leak.test");
        });
    }));
}

void TestNames::noNameLeaves_data()
{
    QTest::addColumn<QByteArray>("html");
    const auto add = [](const char* name, const QByteArray& html) { QTest::addRow("%s", name) << html; };
    const auto scripted = [](const QByteArray& script) {
        return page(
            "<script>const dare = f => { try { const p = f(); if (p && p.catch) p.catch(() => {}); } catch "
            "(e) {} };" +
            script + "</script>");
    };
    add("a meta element and a link", page(on + linkTo("meta")));
    add("a meta element in a frame", page("<iframe srcdoc=\"" + on + linkTo("srcdoc") + "\"></iframe>"));
    add("a meta element after off",
        page("<meta http-equiv=x-dns-prefetch-control content=off>" + on + linkTo("afteroff")));
    add("links of each relation", [] {
        QByteArray links = on;
        for (const QByteArray rel :
             {"dns-prefetch", "preconnect", "prefetch", "prerender", "preload' as='image", "modulepreload",
              "icon", "stylesheet", "manifest", "next"})
            links += "<link rel='" + rel + "' href='//" + rel.left(rel.indexOf('\'')) + ".leak.test/'>";
        return page(links);
    }());
    add("speculation rules",
        page("<script type=speculationrules>{\"prefetch\": [{\"source\": \"list\", \"urls\": "
             "[\"http://rules.leak.test/\"]}], \"prerender\": [{\"source\": \"list\", \"urls\": "
             "[\"http://rules2.leak.test/\"]}]}</script>"));
    add("elements that load",
        page("<base href='http://base.leak.test/'><img src=a srcset='http://srcset.leak.test/ 2x'><video "
             "src='http://video.leak.test/' poster='http://poster.leak.test/'></video><audio "
             "src='http://audio.leak.test/'></audio><object data='http://object.leak.test/'></object><embed "
             "src='http://embed.leak.test/'><iframe src='http://frame.leak.test/'></iframe><svg><image "
             "href='http://svg.leak.test/'/><use href='http://use.leak.test/#a'/></svg>"));
    add("styles", page("<style>@import 'http://import.leak.test/'; @font-face { font-family: f; src: "
                       "url(http://font.leak.test/); } p { background: url(http://background.leak.test/); "
                       "font-family: f; cursor: url(http://cursor.leak.test/), auto; }</style>"));
    add("navigation", page("<meta http-equiv=refresh content='0;url=http://refresh.leak.test/'><form "
                           "action='http://form.leak.test/'></form><a ping='http://ping.leak.test/' "
                           "href='http://href.leak.test/'>x</a>"));
    add("a script that makes links",
        scripted(
            "const m = document.createElement('meta'); m.httpEquiv = 'x-dns-prefetch-control'; m.content = "
            "'on'; document.head.append(m); for (const word of ['secret', 'text', 'of', 'the', 'page']) { "
            "const a = document.createElement('a'); a.href = 'http://' + word + '.leak.test/'; a.textContent "
            "= word; document.body.append(a); }"));
    add("a script that writes a frame",
        scripted(
            "const f = document.createElement('iframe'); document.body.append(f); f.contentDocument.open(); "
            "f.contentDocument.write(`" +
            on + linkTo("written") + "`); f.contentDocument.close();"));
    add("a script that writes the page anew",
        scripted("setTimeout(() => { document.open(); document.write(`<p id=here>here</p>" + on +
                 linkTo("anew") + "`); document.close(); }, 0);"));
    add("requests of scripts",
        scripted(
            "dare(() => fetch('http://fetch.leak.test/')); dare(() => new "
            "WebSocket('ws://socket.leak.test/')); dare(() => new EventSource('http://source.leak.test/')); "
            "dare(() => navigator.sendBeacon('http://beacon.leak.test/')); dare(() => new Image().src = "
            "'http://image.leak.test/'); dare(() => new Worker('http://worker.leak.test/')); dare(() => "
            "importScripts('http://scripts.leak.test/')); dare(() => import('http://module.leak.test/')); "
            "dare(() => new WebTransport('https://transport.leak.test/')); dare(() => "
            "open('http://window.leak.test/'));"));
    add("a call",
        scripted("dare(() => { const c = new RTCPeerConnection({iceServers: [{urls: "
                 "['stun:stun.leak.test', 'turn:turn.leak.test'], username: 'a', credential: 'b'}]}); "
                 "c.createDataChannel('x'); return c.createOffer().then(o => "
                 "c.setLocalDescription(o)); });"));
    add("a worker that asks",
        scripted(
            "dare(() => new Worker(URL.createObjectURL(new Blob([\"fetch('http://blob.leak.test/')\"]))));"));
}

// Without scripts and with them, in the page, its pruned copy and its source tree.
void TestNames::noNameLeaves()
{
    QFETCH(QByteArray, html);
    m_resolver.forget();
    QVERIFY(open(write("leak.html", html)));
    QVERIFY(settles([&] { session().trees()->want(PageSource::Source); }));
    QVERIFY(settles([&] { session().trees()->want(PageSource::Rendered); }));
    QVERIFY(settles([this] { action("scripts")->trigger(); }));
    QVERIFY(loader().areScriptsOn() && !loader().network()->isOpen());
    QVERIFY(isAskedAfterAll());
    QVERIFY2(m_asked.isEmpty(), qPrintable(asked()));
}

void TestNames::noNameLeavesWithoutAWindow_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("arguments");
    const QByteArray html = page(on + linkTo("alone"));
    const QByteArray mhtml = "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\n"
                             "Content-Type: text/html\r\nContent-Location: http://page.leak.test/\r\n\r\n" +
                             html + "\r\n--b--\r\n";
    for (const auto& [name, bytes] :
         {std::pair(QStringLiteral("alone.html"), html), std::pair(QStringLiteral("alone.mhtml"), mhtml)}) {
        for (const char* arguments :
             {"%1 --screenshot out.png", "--save-archive %1 -o out.mhtml", "--save-tree %1 -o out"})
            QTest::addRow("%s %s", qPrintable(name), arguments)
                << name << bytes << QString(arguments).arg(name);
    }
}

void TestNames::noNameLeavesWithoutAWindow()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, arguments);
    write(name, bytes);
    m_resolver.forget();
    QProcess program;
    program.setWorkingDirectory(m_folder->path());
    program.start(QStringLiteral(TAGSEAM_PROGRAM), arguments.split(' '));
    QVERIFY(waitFor([&] { return program.state() == QProcess::NotRunning; }));
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(program.exitCode() == 0, said.constData());
    QVERIFY(isAskedAfterAll());
    QVERIFY2(m_asked.isEmpty(), qPrintable(asked()));
}

TAGSEAM_TEST(TestNames)
#include "tst_names.moc"
