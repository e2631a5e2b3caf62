// SPDX-License-Identifier: MIT
// Pages that mean harm, in the whole window: nobody is reached, nothing is read, the program lives, the next
// page loads; and a renderer that is lost takes nothing along.
#include "hostilepages.h"
#include "testpage.h"
#include "ui/mainwindow.h"
#include "ui/views/blockedview.h"
#include "ui/views/levelsview.h"
#include "ui/views/messagebar.h"
#include "ui/views/optionsbar.h"
#include "ui/views/pageview.h"
#include "ui/views/plotview.h"
#include "ui/watchdog.h"

#include <QAction>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QUdpSocket>
#include <QWebEnginePage>
#include <QWebEngineScript>
#include <QWebEngineView>

#include <algorithm>
#include <csignal>
#include <map>
#include <memory>
#include <unistd.h>

using namespace tagseam;

Q_DECLARE_METATYPE(tagseam::HostilePage)

namespace {

// Milliseconds. Measured on a busy machine: 1.5 s, in which Qt WebEngine makes a thousand frames.
constexpr qint64 longestStop = 3000;

// Counts who comes, by TCP and by UDP, on one port of 127.0.0.1.
class Listener : public QObject {
  public:
    Listener()
    {
        connect(&m_tcp, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = m_tcp.nextPendingConnection()) {
                ++visits;
                socket->deleteLater();
            }
        });
        connect(&m_udp, &QUdpSocket::readyRead, this, [this] {
            while (m_udp.hasPendingDatagrams()) {
                ++visits;
                m_udp.readDatagram(nullptr, 0);
            }
        });
    }
    bool listen()
    {
        for (int tries = 0; tries < 20; ++tries) {
            if (m_tcp.listen(QHostAddress::LocalHost) &&
                m_udp.bind(QHostAddress(QHostAddress::LocalHost), m_tcp.serverPort()))
                return true;
            m_tcp.close();
        }
        return false;
    }
    QByteArray port() const { return QByteArray::number(m_tcp.serverPort()); }
    int visits = 0;

  private:
    QTcpServer m_tcp;
    QUdpSocket m_udp;
};

// A web server for pages by path, which remembers what it was asked for.
class Server : public QObject {
  public:
    Server()
    {
        connect(&m_tcp, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* socket = m_tcp.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { answer(socket); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        });
        [[maybe_unused]] const bool isListening = m_tcp.listen(QHostAddress::LocalHost);
    }
    QString address(const QString& path) const
    {
        return QStringLiteral("http://127.0.0.1:%1%2").arg(m_tcp.serverPort()).arg(path);
    }
    std::map<QByteArray, QByteArray> pages; // by path: body
    QByteArrayList requests;                // whole heads, in the order in which they came
    int count(const QByteArray& path) const
    {
        return static_cast<int>(std::ranges::count_if(requests, [&path](const QByteArray& request) {
            return request.startsWith("GET " + path + " ");
        }));
    }

  private:
    void answer(QTcpSocket* socket)
    {
        const QByteArray head = socket->readAll();
        requests.append(head);
        const QByteArray path = head.split(' ').value(1);
        const auto page = pages.find(path);
        const QByteArray body = page == pages.end() ? QByteArray() : page->second;
        const QByteArray type = path.endsWith(".js") ? "text/javascript" : "text/html";
        socket->write((page == pages.end() ? "HTTP/1.1 404 None" : "HTTP/1.1 200 OK") +
                      QByteArray("\r\nContent-Type: " + type +
                                 "\r\nCache-Control: max-age=1000\r\nConnection: "
                                 "close\r\nContent-Length: ") +
                      QByteArray::number(body.size()) + "\r\n\r\n" + body);
        socket->disconnectFromHost();
    }
    QTcpServer m_tcp;
};

// The longest time for which the event loop did not turn.
class LoopWatch : public QObject {
  public:
    LoopWatch()
    {
        m_clock.start();
        startTimer(10);
    }
    qint64 worst() const { return m_worst; } // milliseconds
    void reset()
    {
        m_worst = 0;
        m_clock.restart();
    }

  protected:
    void timerEvent(QTimerEvent*) override { m_worst = std::max(m_worst, m_clock.restart()); }

  private:
    QElapsedTimer m_clock;
    qint64 m_worst = 0;
};

} // namespace

class TestHostile : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanupTestCase();
    void readingFiles_data() { twice({{"reads files", Aim::Reach, fileReader(), 1500}}); }
    void readingFiles();
    void callingOut_data() { twice({{"opens sockets", Aim::Reach, opener(), 2500}}); }
    void callingOut() { tryPage(); }
    void callingByWebRtc_data() { twice({{"calls by WebRTC", Aim::Reach, caller(), 2500}}); }
    void callingByWebRtc() { tryPage(); }
    void callingByWebRtcWithTheNetworkOn();
    void callingByWebRtcAfterALostRenderer();
    void navigating_data() { twice(navigators()); }
    void navigating() { tryPage(); }
    void storming_data() { twice(storms()); }
    void storming() { tryPage(); }
    void bombing_data() { twice(bombs()); }
    void bombing() { tryPage(); }
    void whatLooksRightIsServed();
    void whatWasBlockedIsListedOnce();
    void nothingIsSharedBetweenPages_data();
    void nothingIsSharedBetweenPages();
    void lostRendererTakesNothingAlong();
    void lostPrunedPageComesBack();
    void threeLossesInARowAreEnough();
    void switchesOfThePersonStay();
    void memoryOfAProcess();

  private:
    void twice(const std::vector<HostilePage>& pages);
    void tryPage();
    void leave(const QElapsedTimer& clock);
    QString write(const QString& name, const QByteArray& bytes);
    bool settlesOrFails(const std::function<void()>& act, int milliseconds = 400'000);
    bool isAnalysedOrFails(const std::function<void()>& act);
    bool open(const QString& address);
    bool nextPageLoads();
    QVariant ask(QWebEnginePage* page, const QString& script,
                 quint32 world = QWebEngineScript::ApplicationWorld);
    void kill(QWebEnginePage* page);
    bool isWhole();
    void clickPicksTheRightNode(const QPoint& point);
    QAction* action(const char* name) { return m_window->findChild<QAction*>(QLatin1String(name)); }
    QString message() { return m_window->messageBar()->sentence(); }
    PageSession& session() { return *m_window->session(); }
    PageLoader& loader() { return *m_window->loader(); }
    int blocked(BlockedKind kind);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QTemporaryDir> m_elsewhere;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Listener> m_listener;
    LoopWatch m_loop;
};

void TestHostile::initTestCase()
{
    m_listener = std::make_unique<Listener>();
    QVERIFY(m_listener->listen());
    m_folder = std::make_unique<QTemporaryDir>();
    m_elsewhere = std::make_unique<QTemporaryDir>();
    QFile outside(m_elsewhere->filePath("outside.html"));
    QVERIFY(outside.open(QIODevice::WriteOnly));
    outside.write("<p>secret of another folder</p>");
    QVERIFY(outside.flush());
    QVERIFY(QFile::link(outside.fileName(), m_folder->filePath("link.html")));
    write("secret.html", "<p>secret</p>");
    write("secret.json", "{\"secret\": 1}");
    m_window = std::make_unique<MainWindow>(false);
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(nextPageLoads()); // what is gone back to
}

void TestHostile::cleanupTestCase()
{
    m_window.reset();
}

void TestHostile::twice(const std::vector<HostilePage>& pages)
{
    QTest::addColumn<HostilePage>("page");
    QTest::addColumn<bool>("areScriptsOn");
    for (const HostilePage& page : pages) {
        QTest::addRow("%s, scripts off", page.name) << page << false;
        QTest::addRow("%s, scripts on", page.name) << page << true;
    }
}

QString TestHostile::write(const QString& name, const QByteArray& bytes)
{
    QFile file(m_folder->filePath(name));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::WriteOnly);
    file.write(bytes);
    return file.fileName();
}

bool TestHostile::settlesOrFails(const std::function<void()>& act, int milliseconds)
{
    const QSignalSpy settled(m_window.get(), &MainWindow::settled);
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    act();
    return waitFor([&] { return settled.count() > 0 || failed.count() > 0; }, milliseconds);
}

bool TestHostile::isAnalysedOrFails(const std::function<void()>& act)
{
    const QSignalSpy captured(&loader(), &PageLoader::captured);
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    act();
    return waitFor(
        [&] {
            return (captured.count() > 0 && session().hasAnalysis() && !session().isAnalysing()) ||
                   failed.count() > 0;
        },
        400'000);
}

bool TestHostile::open(const QString& address)
{
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open(address);
    return waitFor([&] { return settled.count() > 0 && isWhole(); }, 60'000);
}

// Everything that the person sees is there.
bool TestHostile::isWhole()
{
    return !loader().isLoading() && !loader().isShowing() && !session().isAnalysing() &&
           !session().isPruning() && !session().isWriting();
}

bool TestHostile::nextPageLoads()
{
    return open("sample:figure2") && session().name() == QLatin1String("figure2.html") &&
           session().hasAnalysis() && session().analysis().sequence.size() == 9 &&
           ask(loader().page(), "document.body.children.length > 0").toBool();
}

QVariant TestHostile::ask(QWebEnginePage* page, const QString& script, quint32 world)
{
    // Shared, not on the stack: an answer may come when nobody waits any more.
    struct Answer {
        QVariant value;
        bool isThere = false;
    };
    const auto kept = std::make_shared<Answer>();
    page->runJavaScript(script, world, [kept](const QVariant& value) { *kept = {value, true}; });
    [[maybe_unused]] const bool isInTime = waitFor([&] { return kept->isThere; }, 20'000);
    return kept->value;
}

// Returns when it is known to be gone.
void TestHostile::kill(QWebEnginePage* page)
{
    if (page->renderProcessPid() <= 0)
        return;
    const QPointer<QWebEnginePage> guard(page);
    const QSignalSpy ended(page, &QWebEnginePage::renderProcessTerminated);
    ::kill(static_cast<pid_t>(page->renderProcessPid()), SIGKILL);
    waitFor([&] { return !guard || ended.count() > 0; });
    rest(50); // what follows from it has begun
}

int TestHostile::blocked(BlockedKind kind)
{
    int count = 0;
    for (const Blocked& entry : loader().blocked()->entries())
        count += entry.kind == kind ? entry.count : 0;
    return count;
}

// As it is loaded with scripts off or on; whatever becomes of it, it comes to nothing.
void TestHostile::tryPage()
{
    QFETCH(HostilePage, page);
    QFETCH(bool, areScriptsOn);
    m_listener->visits = 0;
    m_loop.reset();
    QElapsedTimer clock;
    clock.start();
    const QString path = write("hostile.html", QByteArray(page.html).replace("PORT", m_listener->port()));
    const bool isLarge = page.html.size() > 500'000;
    const auto isRefused = [&] { return isLarge && message().contains("did not answer"); };
    loader().setPatience(page.patience, std::min(2 * page.patience, 30'000));
    if (isLarge && areScriptsOn) // once is enough for it: it is loaded anew while it is on its way
        m_window->open(path);
    else
        QVERIFY(settlesOrFails([&] { m_window->open(path); }));
    // Without scripts each of them loads, the large ones in their time, or not at all: Blink may not answer.
    QVERIFY2(message().isEmpty() || isRefused() || (isLarge && message().contains("did not finish")),
             qPrintable(message()));
    if (areScriptsOn) {
        // Short, but for a busy machine: what stops these pages is patience that ends.
        if (page.aim != Aim::Reach)
            loader().setPatience(5000, 6000);
        if (page.isLeftEarly) {
            QVERIFY(isAnalysedOrFails([&] { action("scripts")->trigger(); }));
            leave(clock);
            return;
        }
        QVERIFY(settlesOrFails([&] { action("scripts")->trigger(); }));
        if (page.aim == Aim::Late || *page.says != 0)
            QVERIFY2(waitFor([&] { return message().contains(page.says) && isWhole(); }, 60'000),
                     qPrintable(message()));
        else if (page.aim == Aim::Reach)
            QVERIFY2(message().isEmpty() || isRefused() || message().contains("did not finish"),
                     qPrintable(message()));
    }
    rest(page.linger);
    QVERIFY(waitFor([&] { return isWhole(); }, 60'000));
    if (isRefused()) // what was there is there again
        QCOMPARE(session().name(), QStringLiteral("figure2.html"));
    else if (!message().isEmpty() || !areScriptsOn) {
        QCOMPARE(ask(loader().page(), "document.getElementById('here').textContent").toString(),
                 QStringLiteral("here"));
    }
    QCOMPARE(ask(loader().page(), "document.querySelectorAll('.leak').length").toInt(), 0);
    QVERIFY(QUrl(loader().page()->url()).scheme() == QLatin1String("tagseam"));
    if (page.aim == Aim::Reach && page.html.size() < 50'000) { // it is still there to be picked in
        const QVariantList box =
            ask(loader().page(), "(() => { const e = document.getElementById('here'); if (!e) "
                                 "return []; e.scrollIntoView(); const b = "
                                 "e.getBoundingClientRect(); return [b.x + 3, b.y + 3]; })()")
                .toList();
        QWebEngineView* view = m_window->originalView()->view();
        session().select(noNode);
        QTest::mouseClick(
            view->focusProxy(), Qt::LeftButton, {},
            (QPointF(box.value(0).toDouble(), box.value(1).toDouble()) * view->zoomFactor()).toPoint());
        QVERIFY(waitFor([&] { return session().selection() != noNode; }) || box.isEmpty() ||
                QByteArray(page.name) == "writes itself without end");
    }
    leave(clock);
}

// For the next page. The program was not held up, and nobody was reached.
void TestHostile::leave(const QElapsedTimer& clock)
{
    const int refused = loader().blocked()->count();
    const QString said = message();
    loader().setPatience(20'000, 30'000);
    QVERIFY(nextPageLoads());
    QCOMPARE(m_listener->visits, 0);
    qInfo("%lld ms; longest stop of the event loop: %lld ms; blocked: %d; %s", clock.elapsed(),
          m_loop.worst(), refused, qPrintable(said));
    QVERIFY2(m_loop.worst() < longestStop, "the window stood still");
}

void TestHostile::readingFiles()
{
    QFETCH(bool, areScriptsOn);
    tryPage();
    if (QTest::currentTestFailed())
        return;
    // Again, with the companion folder that browsers save: what lies in it may be read, and framed.
    QDir(m_folder->path()).mkpath("saved_files");
    write("saved_files/frame.html", "<p>frame</p>");
    QVERIFY(open(write("saved.html", fileReader().replace("secret.html", "saved_files/frame.html"))));
    if (areScriptsOn) {
        QVERIFY(settlesOrFails([&] { action("scripts")->trigger(); }));
        QVERIFY(waitFor([&] {
            return ask(loader().page(),
                       "[...document.querySelectorAll('iframe')].some(f => { try { return "
                       "f.contentDocument.body.textContent.trim() === 'frame'; } catch (e) { "
                       "return false; } })")
                .toBool();
        }));
        rest(1000);
    }
    int refused = 0;
    for (const Blocked& entry : loader().blocked()->entries()) {
        QVERIFY2(!entry.what.contains("frame.html"), qPrintable(entry.what));
        refused += entry.kind == BlockedKind::FileRead && entry.what.contains("secret.json") ? 1 : 0;
    }
    QVERIFY(refused > 0);
    QVERIFY(blocked(BlockedKind::FileRead) > 8);
}

void TestHostile::callingByWebRtcWithTheNetworkOn()
{
    Server server;
    m_listener->visits = 0;
    server.pages["/call"] = caller().replace("PORT", m_listener->port());
    QVERIFY(open(server.address("/call")));
    QVERIFY(loader().areScriptsOn() && loader().network()->isOpen());
    rest(3000);
    QCOMPARE(ask(loader().page(), "document.querySelectorAll('.leak').length").toInt(), 0);
    QCOMPARE(m_listener->visits, 0);
    QVERIFY(nextPageLoads());
}

// Qt WebEngine 6.4 does not hand a profile's scripts to the renderer that follows a killed one.
void TestHostile::callingByWebRtcAfterALostRenderer()
{
    m_listener->visits = 0;
    QVERIFY(open(write("hostile.html", caller().replace("PORT", m_listener->port()))));
    for (int i = 0; i < 2; ++i) {
        kill(loader().page());
        QVERIFY(waitFor([&] { return isWhole(); }));
        QVERIFY(settlesOrFails([&] { action("scripts")->trigger(); }));
        QVERIFY(loader().areScriptsOn());
        rest(1500);
        QCOMPARE(ask(loader().page(), "document.querySelectorAll('.leak').length").toInt(), 0);
    }
    QCOMPARE(m_listener->visits, 0);
}

// What a page needs to look right, by type and by what it is asked for as.
void TestHostile::whatLooksRightIsServed()
{
    write("style.css", "body { color: rgb(1, 2, 3); }");
    write("script.js", "window.hasRun = 1;");
    write("image.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='7' height='7'/>");
    write("notes.txt", "body { background: rgb(4, 5, 6); }");
    QVERIFY(open(write("looks.html", "<!DOCTYPE html><head><link rel=stylesheet href=style.css><link "
                                     "rel=stylesheet href=notes.txt></head><body><img src=image.svg><script "
                                     "src=script.js></script><img id=missing src=none.png></body>")));
    QVERIFY(settlesOrFails([&] { action("scripts")->trigger(); }));
    QCOMPARE(ask(loader().page(), "getComputedStyle(document.body).color").toString(),
             QStringLiteral("rgb(1, 2, 3)"));
    QCOMPARE(ask(loader().page(), "document.images[0].naturalWidth").toInt(), 7);
    QCOMPARE(ask(loader().page(), "window.hasRun", QWebEngineScript::MainWorld).toInt(), 1);
    QCOMPARE(loader().blocked()->count(), 1); // notes.txt; a file that is missing was not blocked
    QVERIFY(loader().blocked()->entries().front().what.endsWith("notes.txt"));
}

void TestHostile::whatWasBlockedIsListedOnce()
{
    QVERIFY(nextPageLoads());
    QVERIFY(!action("blocked")->isEnabled());
    QCOMPARE(action("blocked")->text(), QStringLiteral("0 blocked"));
    // The pictures are kept, so the pruned page wants them, too. One that failed may be asked for again, so
    // each is another.
    QByteArray html = "<ul>";
    for (int i = 0; i < 20; ++i)
        html += "<li class=hit><img src='http://127.0.0.1:1/" + QByteArray::number(i) + ".png'><b>t</b></li>";
    QVERIFY(open(write("pictures.html", html + "</ul>")));
    rest(500);
    QCOMPARE(loader().blocked()->count(), 20);
    QVERIFY(waitFor([&] { return action("blocked")->text() == QLatin1String("20 blocked"); }));
    action("blocked")->trigger();
    auto* view = m_window->findChild<BlockedView*>();
    QVERIFY(view != nullptr && view->isVisible());
    QCOMPARE(view->list()->topLevelItemCount(), 20);
    QVERIFY2(view->text().startsWith("network\thttp://127.0.0.1:1/0.png\t1\n"), qPrintable(view->text()));
    loader().blocked()->add(BlockedKind::Dialog, QStringLiteral("a\nb <b>c</b>"));
    loader().blocked()->add(BlockedKind::Dialog, QStringLiteral("a\nb <b>c</b>"));
    QVERIFY(waitFor([&] { return view->list()->topLevelItemCount() == 21; }));
    QCOMPARE(view->list()->topLevelItem(20)->text(1), QStringLiteral("a b <b>c</b>"));
    QCOMPARE(view->list()->topLevelItem(20)->text(2), QStringLiteral("2"));
    view->list()->topLevelItem(20)->setSelected(true);
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(waitFor([] { return QGuiApplication::clipboard()->text().startsWith("dialog\ta b"); }));
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(!view->isVisible());
    QVERIFY(nextPageLoads());
    QVERIFY(!action("blocked")->isEnabled());
}

void TestHostile::nothingIsSharedBetweenPages_data()
{
    QTest::addColumn<bool>("isFile");
    QTest::newRow("pages of one server") << false;
    QTest::newRow("files of one folder") << true;
}

void TestHostile::nothingIsSharedBetweenPages()
{
    QFETCH(bool, isFile);
    Server server;
    const QByteArray report =
        "const say = t => { const p = document.createElement('p'); p.className = 'seen'; p.textContent = t; "
        "document.body.append(p); }; const dare = f => { try { f(); } catch (e) {} };";
    server.pages["/worker.js"] = "self.addEventListener('fetch', () => {});";
    server.pages["/cached.js"] = "window.isCached = 1;";
    const QByteArray leave = scripted(
        report + "dare(() => { document.cookie = 'a=b; max-age=1000'; }); dare(() => { localStorage.a = 'b'; "
                 "}); dare(() => { sessionStorage.a = 'b'; }); dare(() => indexedDB.open('a')); dare(() => "
                 "caches.open('a')); dare(() => navigator.serviceWorker.register('/worker.js').then(() => "
                 "{ window.isRegistered = 1; })); window.name = 'marked';",
        "<p id=here>here</p><script src=/cached.js></script>");
    const QByteArray look = scripted(
        report +
            "dare(() => { if (document.cookie) say('cookie'); }); dare(() => { if (localStorage.a) "
            "say('local'); "
            "}); dare(() => { if (sessionStorage.a) say('session'); }); dare(() => { if (window.name) "
            "say('name'); }); dare(() => indexedDB.databases().then(d => { if (d.length) say('indexed'); "
            "})); "
            "dare(() => caches.keys().then(k => { if (k.length) say('caches'); })); dare(() => "
            "navigator.serviceWorker.getRegistrations().then(r => { if (r.length) say('worker'); })); "
            "dare(() => { if (navigator.serviceWorker.controller) say('controller'); }); dare(() => { if "
            "(history.length > 1) say('history ' + history.length); });",
        "<p id=here>here</p><script src=/cached.js></script>");
    server.pages["/leave"] = leave;
    server.pages["/look"] = look;
    const auto visit = [&](const QByteArray& name, const QByteArray& html) {
        if (!isFile)
            return open(server.address('/' + name));
        return open(write(name + ".html", html)) && settlesOrFails([&] { action("scripts")->trigger(); });
    };
    QVERIFY(visit("leave", leave));
    QVERIFY(loader().areScriptsOn());
    rest(1000);
    if (!isFile)
        QCOMPARE(ask(loader().page(), "localStorage.a + document.cookie").toString(), QStringLiteral("ba=b"));
    QVERIFY(visit("look", look));
    QVERIFY(loader().areScriptsOn());
    rest(1000);
    const QString seen =
        ask(loader().page(), "[...document.querySelectorAll('.seen')].map(p => p.textContent).join()")
            .toString();
    QVERIFY2(seen.isEmpty(), qPrintable(seen));
    if (!isFile) {
        QCOMPARE(server.count("/cached.js"), 2); // not out of the cache of the page before
        for (const QByteArray& request : server.requests)
            QVERIFY2(!request.startsWith("GET /look") || !request.toLower().contains("\ncookie:"), request);
    }
}

// The element under the point, by the page and by the window.
void TestHostile::clickPicksTheRightNode(const QPoint& point)
{
    QWebEngineView* view = m_window->originalView()->view();
    const double zoom = view->zoomFactor();
    const QString under =
        QStringLiteral("(() => { const all = [...document.querySelectorAll('*')].filter((e, i, "
                       "a) => !a.some(x => x.dataset && x.dataset.tagseamNode) || (e.dataset "
                       "&& e.dataset.tagseamNode)); return all.indexOf("
                       "document.elementFromPoint(%1, %2)); })()")
            .arg(point.x() / zoom)
            .arg(point.y() / zoom);
    int index = -1;
    for (int before = -2; index != before;) { // until it has come to rest: it may scroll to what was selected
        before = index;
        rest(200);
        index = ask(loader().page(), under).toInt();
    }
    QVERIFY(index >= 0);
    NodeId wanted = noNode;
    int elements = 0;
    for (NodeId node{1}; node.value < session().document().size() && wanted == noNode; ++node.value) {
        if (session().document().isElement(node) && elements++ == index)
            wanted = node;
    }
    QVERIFY(wanted != noNode);
    session().select(noNode);
    QVERIFY(view->focusProxy() != nullptr);
    QTest::mouseClick(view->focusProxy(), Qt::LeftButton, {}, point);
    QVERIFY(waitFor([&] { return session().selection() != noNode; }, 20'000));
    QCOMPARE(session().selection().value, wanted.value);
}

void TestHostile::lostRendererTakesNothingAlong()
{
    // Other moments by another seed.
    const quint32 seed = qEnvironmentVariable("TAGSEAM_SEED", QStringLiteral("2217902368")).toUInt();
    qInfo("TAGSEAM_SEED=%u", seed);
    QRandomGenerator random(seed);
    QVERIFY(open("sample:shop"));
    AnalysisOptions options = session().options();
    options.search.advantage = 0.25;
    QVERIFY(settlesOrFails([&] { session().setOptions(options); }));
    struct State {
        std::size_t nodes;
        std::vector<Symbol> symbols;
        Region region;
        Region range;
        NodeId selection;
        std::uint32_t level;
        std::size_t step;
        AnalysisOptions options;
        bool isStepping;
        QString address;
        bool operator==(const State&) const = default;
    };
    const auto state = [this] {
        const Analysis& analysis = session().analysis();
        return State{session().document().size(), analysis.sequence.symbols, analysis.trace.region,
                     session().range(),           session().selection(),     session().level(),
                     session().stepper().step(),  session().options(),       session().isStepping(),
                     loader().address()};
    };
    for (int moment = 0; moment < 10; ++moment) {
        const char* const doing[] = {"loading", "stepping", "picking"};
        const int milliseconds = static_cast<int>(random.bounded(250));
        const bool isPruned = random.bounded(3) == 0;
        qInfo("killed %s while %s, after %d ms", isPruned ? "the pruned page" : "the page", doing[moment % 3],
              milliseconds);
        session().setStepping(moment % 3 == 1);
        session().selectPosition({random.bounded(session().analysis().sequence.size())});
        session().selectLevel(random.bounded(3U));
        session().selectRange({Position{5}, Position{5 + random.bounded(100U)}});
        QVERIFY(waitFor([&] { return isWhole(); }, 30'000));
        if (moment % 3 == 0)
            m_window->open(moment == 0 ? "sample:news" : "sample:shop");
        QElapsedTimer clock;
        for (clock.start(); clock.elapsed() < milliseconds;) {
            if (moment % 3 == 1)
                session().step(
                    [&](Stepper& stepper) { stepper.seek(random.bounded(quint32(stepper.stepCount()))); });
            else if (moment % 3 == 2)
                QTest::mouseClick(m_window->originalView()->view()->focusProxy(), Qt::LeftButton, {},
                                  QPoint(20 + random.bounded(300), 20 + random.bounded(250)));
            rest(random.bounded(1, 20));
        }
        const bool isBusy = session().isAnalysing() || !session().hasAnalysis();
        const State before = isBusy ? State{} : state();
        QSignalSpy arrived(&session(),
                           &PageSession::documentChanged); // what was taken over just before the kill
        kill(isPruned ? loader().prunedPage() : loader().page());
        QVERIFY(waitFor([&] { return isWhole() && session().hasAnalysis(); }, 60'000));
        const bool hasLoaded = moment % 3 == 0 && arrived.count() > 0;
        if (!isBusy && !hasLoaded) {
            State after = state();
            if (moment % 3 == 2)
                after.selection = before.selection, after.level = before.level;
            QVERIFY(after == before);
        }
        QVERIFY(waitFor(
            [&] { return ask(loader().page(), "document.querySelectorAll('body *').length").toInt() > 10; },
            30'000));
        QVERIFY(waitFor([&] {
            return ask(loader().prunedPage(), "document.querySelectorAll('body *').length").toInt() > 0;
        }));
        const bool wasStepping = session().isStepping();
        session().setStepping(false);
        QVERIFY(waitFor([&] { return isWhole(); }, 30'000));
        clickPicksTheRightNode(QPoint(40 + random.bounded(200), 40 + random.bounded(150)));
        if (QTest::currentTestFailed())
            return;
        session().setStepping(wasStepping);
        rest(random.bounded(5100, 6000)); // three losses in ten seconds are another test
    }
    session().setStepping(false);
    QVERIFY(nextPageLoads());
}

void TestHostile::lostPrunedPageComesBack()
{
    QVERIFY(open("sample:regions"));
    session().selectPosition({20});
    const NodeId selected = session().selection();
    QVERIFY(settlesOrFails([&] { kill(loader().prunedPage()); }));
    QVERIFY(isWhole());
    QVERIFY(ask(loader().prunedPage(), "document.querySelectorAll('.region2').length").toInt() > 0);
    QVERIFY(message().isEmpty()); // it is the program's own
    QCOMPARE(session().selection().value, selected.value);
}

void TestHostile::threeLossesInARowAreEnough()
{
    QVERIFY(open("sample:regions"));
    const std::uint32_t nodes = session().document().size();
    for (int i = 0; i < 2; ++i) {
        kill(loader().page());
        QVERIFY(waitFor([&] { return isWhole(); }));
        QVERIFY2(message().contains("as it was captured"), qPrintable(message()));
    }
    kill(loader().page());
    QVERIFY(waitFor([&] { return message().contains("three times"); }));
    rest(500);
    QVERIFY(isWhole());
    QCOMPARE(loader().page()->renderProcessPid(), 0);
    QCOMPARE(session().document().size(), nodes);
    QVERIFY(open("sample:regions"));
    QVERIFY(message().isEmpty());
    QCOMPARE(ask(loader().page(), "document.querySelectorAll('.region2').length").toInt(), 20);
}

// Ours are added to the person's, none twice, and never one about the sandbox.
void TestHostile::switchesOfThePersonStay()
{
    const QByteArray flags = qgetenv("QTWEBENGINE_CHROMIUM_FLAGS");
    QVERIFY(flags.contains("--js-flags=") && flags.contains("--force-webrtc-ip-handling-policy="));
    QVERIFY(!flags.contains("sandbox"));
    QCOMPARE(flags.count("--js-flags"), 1);
    QVERIFY(flags.startsWith("--disable-logging "));
}

void TestHostile::memoryOfAProcess()
{
    QVERIFY(Watchdog::residentBytes(::getpid()) > (std::size_t{10} << 20U));
    QCOMPARE(Watchdog::residentBytes(0), std::size_t{0});
    QCOMPARE(Watchdog::residentBytes(999'999'999), std::size_t{0});
}

int main(int argc, char** argv)
{
    qputenv("QTWEBENGINE_CHROMIUM_FLAGS", "--disable-logging"); // as a person may have set it
    tagseam::registerPageScheme();
    QApplication app(argc, argv);
    tagseam::Language::instance()->choose(QStringLiteral("en"));
    TestHostile test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_hostile.moc"
