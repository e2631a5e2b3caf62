// SPDX-License-Identifier: MIT
// Hostile pages in the whole window reach no address and read no file; tst_hostilepages shows what they would
// do.
#include "tests/ui/browser/hostilepages.h"
#include "tests/ui/browser/listener.h"
#include "tests/ui/browser/pageserver.h"
#include "tests/ui/window/windowtest.h"
#include "ui/browser/guard/blockedview.h"

#include <QClipboard>
#include <QTreeWidget>

#include <limits>

using namespace tagseam;

Q_DECLARE_METATYPE(tagseam::HostilePage)

class TestHostile : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        showWindow();
        m_listener = std::make_unique<Listener>();
        QVERIFY(m_listener->listen());
        m_elsewhere = std::make_unique<QTemporaryDir>();
        QFile outside(m_elsewhere->filePath("outside.html"));
        QVERIFY(outside.open(QIODevice::WriteOnly));
        outside.write("<p>secret of another folder</p>");
        QVERIFY(outside.flush());
        QVERIFY(QFile::link(outside.fileName(), m_folder->filePath("link.html")));
        write("secret.html", "<p>secret</p>");
        write("secret.json", "{\"secret\": 1}");
        QVERIFY(nextPageLoads()); // the window returns to this page when another one fails
    }
    void filesAreRefused();
    void companionThatIsALinkOpensNothing_data();
    void companionThatIsALinkOpensNothing();
    void requestsAreRefused();
    void pagesComeToNothing_data();
    void pagesComeToNothing();
    void webRtcIsRefused();
    void whatLooksRightIsServed();
    void whatWasBlockedIsListedOnce();
    void whatIsReachedForIsNamed();
    void nothingIsSharedBetweenPages();
    void switchesOfThePersonStay();

  private:
    // `check` has further conditions, with scripts off and with scripts on.
    void tryPage(const HostilePage& page, const std::function<void(bool areScriptsOn)>& check = {})
    {
        m_listener->forget();
        for (const bool areScriptsOn : {false, true}) {
            if (areScriptsOn)
                switchScriptsOn(page);
            else
                openWithoutScripts(page);
            if (QTest::currentTestFailed())
                return;
            if (areScriptsOn && page.isLeftEarly)
                break;
            QVERIFY(waitUntilIdle() && waitFor([&] { return isComplete(); }));
            checkThatNothingHappened(page, areScriptsOn);
            if (check && !QTest::currentTestFailed())
                check(areScriptsOn);
            if (QTest::currentTestFailed())
                return;
            if (page.isLarge() && m_hasFailed)
                break; // the page before is shown, which makes no attempts with scripts
        }
        loader().setPatience(patience(), patience());
        QVERIFY(nextPageLoads());
        QCOMPARE(m_listener->visits(), 0);
    }
    // Every page loads without scripts; a large one is taken before it has loaded, or not at all.
    void openWithoutScripts(const HostilePage& page)
    {
        const QString path = write("hostile.html", QByteArray(page.html).replace("PORT", m_listener->port()));
        const int load = page.isLarge() ? page.patience : patience();
        loader().setPatience(load, std::min(2 * load, patience()));
        QVERIFY(settlesOrFails([&] { m_window->opener()->open(path); }));
        QVERIFY2(page.isLarge() || (message().isEmpty() && !m_hasFailed), qPrintable(message()));
        if (page.html.contains("http-equiv=refresh"))
            QVERIFY(waitFor([&] { return refused(BlockedKind::Navigation, "secret.html") > 0; }));
    }
    // With endless patience, a page is ended only by its own actions, or because it does not answer.
    void switchScriptsOn(const HostilePage& page)
    {
        constexpr int endless = std::numeric_limits<int>::max() / 2;
        if (page.aim == Aim::Ended)
            loader().setPatience(endless, endless);
        else if (page.aim == Aim::Hung)
            loader().setPatience(endless, 1000);
        else if (page.aim == Aim::Early || page.isLarge())
            loader().setPatience(page.patience, std::min(2 * page.patience, patience()));
        else
            loader().setPatience(page.patience, endless);
        const QSignalSpy captured(&loader(), &PageLoader::captured);
        const QSignalSpy failed(m_window.get(), &MainWindow::failed);
        action("scripts")->trigger();
        if (page.html.contains("begun")) {
            QVERIFY(waitFor([&] { return refused(BlockedKind::Dialog, "begun") > 0; }));
            loader().takeNow();
        }
        const bool isLeftEarly = page.isLeftEarly;
        QVERIFY(waitFor([&] {
            return failed.count() > 0 ||
                   (captured.count() > 0 && session().runner()->hasAnalysis() &&
                    !session().runner()->isAnalysing() && (isLeftEarly || isComplete()));
        }));
        m_hasFailed = failed.count() > 0;
        if (page.aim == Aim::Ended || page.aim == Aim::Hung)
            QVERIFY2(waitFor([&] { return message().contains("hostile.html"); }), qPrintable(message()));
        else if (page.aim == Aim::Reach && !page.isLarge())
            QVERIFY2(!m_hasFailed && (message().isEmpty() || loader().isLate()), qPrintable(message()));
        if (page.aim == Aim::Reach && !m_hasFailed && page.html.contains("hasTriedAll"))
            QVERIFY(hasTriedAll());
    }
    // The captured page can still be picked in, unless it replaced its own nodes.
    void checkThatNothingHappened(const HostilePage& page, bool areScriptsOn)
    {
        QCOMPARE(loader().page()->url().scheme(), QStringLiteral("tagseam"));
        if (page.isLarge()) { // its renderer may lay it out for long, so it is not asked
            QCOMPARE(session().trees()->name() == QLatin1String("hostile.html"),
                     areScriptsOn || !m_hasFailed);
            return;
        }
        QCOMPARE(leaks(), 0);
        if (!areScriptsOn || !page.isRewritten)
            QCOMPARE(ask(loader().page(), "document.getElementById('here').textContent").toString(),
                     QStringLiteral("here"));
        if (page.aim != Aim::Reach || page.html.size() > 50'000 || (areScriptsOn && page.isRewritten))
            return;
        ask(loader().page(), "document.getElementById('here').scrollIntoView()");
        session().selection()->select(noNode);
        clickOn(originalView(), "#here");
        QVERIFY(waitFor([&] { return session().selection()->node() != noNode; }));
        QCOMPARE(session().trees()->describe(session().selection()->node()), QStringLiteral("p#here"));
    }
    bool settlesOrFails(const std::function<void()>& act)
    {
        const QSignalSpy settled(m_window.get(), &MainWindow::settled);
        const QSignalSpy failed(m_window.get(), &MainWindow::failed);
        act();
        const bool isOver = waitFor([&] { return settled.count() > 0 || failed.count() > 0; });
        m_hasFailed = failed.count() > 0;
        return isOver;
    }
    bool switchesScriptsOn()
    {
        return settlesOrFails([this] { action("scripts")->trigger(); }) && loader().areScriptsOn();
    }
    bool hasTriedAll()
    {
        return waitFor([this] {
            return ask(loader().page(), "window.hasTriedAll === true", QWebEngineScript::MainWorld).toBool();
        });
    }
    int leaks() { return ask(loader().page(), "document.querySelectorAll('.leak').length").toInt(); }
    int refused(BlockedKind kind, const char* what = "")
    {
        return static_cast<int>(
            std::ranges::count_if(loader().blocked()->entries(), [&](const Blocked& entry) {
                return entry.kind == kind && entry.what.contains(QLatin1String(what));
            }));
    }

    std::unique_ptr<QTemporaryDir> m_elsewhere;
    std::unique_ptr<Listener> m_listener;
    bool m_hasFailed = false; // the last result of settlesOrFails()
    int m_linked = 0;         // pages of companionThatIsALinkOpensNothing()
};

void TestHostile::pagesComeToNothing_data()
{
    QTest::addColumn<HostilePage>("page");
    QTest::addRow("calls by WebRTC") << HostilePage{"", Aim::Reach, caller()};
    for (const auto& pages : {navigators(), storms(), bombs()}) {
        for (const HostilePage& page : pages) {
            if (page.isQuick || qEnvironmentVariableIsSet("TAGSEAM_NIGHT"))
                QTest::addRow("%s", page.name) << page;
        }
    }
}

void TestHostile::pagesComeToNothing()
{
    QFETCH(HostilePage, page);
    tryPage(page);
}

// Chromium 102 requests 35 addresses with scripts, 18 without.
void TestHostile::requestsAreRefused()
{
    tryPage({"", Aim::Reach, opener()}, [this](bool areScriptsOn) {
        QVERIFY(waitFor([&] { return refused(BlockedKind::Request) > (areScriptsOn ? 25 : 12); }));
        QVERIFY(!areScriptsOn || waitFor([&] { return refused(BlockedKind::Request, "ws:") > 0; }));
    });
}

void TestHostile::filesAreRefused()
{
    tryPage({"", Aim::Reach, fileReader()});
    if (QTest::currentTestFailed())
        return;
    // Again, with the companion folder that browsers save: the page may read and frame its files.
    write("saved_files/frame.html", "<p>frame</p>");
    QVERIFY(open(write("saved.html", fileReader().replace("secret.html", "saved_files/frame.html"))));
    QVERIFY(switchesScriptsOn() && hasTriedAll());
    QVERIFY(ask(loader().page(),
                "[...document.querySelectorAll('iframe')].some(f => { try { return "
                "f.contentDocument.body.textContent.trim() === 'frame'; } catch (e) { return false; } })")
                .toBool());
    QCOMPARE(refused(BlockedKind::FileRead, "frame.html"), 0);
    QVERIFY(waitFor([&] { return refused(BlockedKind::FileRead, "secret.json") > 0; }));
    QVERIFY(waitFor([&] { return refused(BlockedKind::FileRead) > 3; }));
}

void TestHostile::companionThatIsALinkOpensNothing_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("read");
    QTest::newRow("folder of its own") << QString() << "own.json"
                                       << "own";
    QTest::newRow("link in it") << QString() << "link.json" << QString();
    QTest::newRow("link to the page's folder") << "."
                                               << "secret.json" << QString();
    QTest::newRow("link to a folder beside the page") << "beside"
                                                      << "own.json" << QString();
    QTest::newRow("link to a companion of another page") << "other_files"
                                                         << "own.json" << QString();
    QTest::newRow("link to another folder") << m_elsewhere->path() << "outside.html" << QString();
    QTest::newRow("link to the root") << "/"
                                      << "etc/passwd" << QString();
    QTest::newRow("link to a link") << "chain"
                                    << "secret.json" << QString();
}

void TestHostile::companionThatIsALinkOpensNothing()
{
    QFETCH(const QString, target);
    QFETCH(const QString, file);
    write("beside/own.json", "own");
    write("other_files/own.json", "own");
    QFile::link(QStringLiteral("."), m_folder->filePath("chain"));
    const QString name = QStringLiteral("linked%1").arg(++m_linked);
    if (target.isEmpty()) {
        write(name + "_files/own.json", "own");
        QVERIFY(QFile::link(QStringLiteral("../secret.json"), m_folder->filePath(name + "_files/link.json")));
    } else {
        QVERIFY(QFile::link(target, m_folder->filePath(name + "_files")));
    }
    const QString script =
        QStringLiteral("const r = new XMLHttpRequest(); r.onloadend = () => { window.got = "
                       "r.responseText; }; r.open('GET', '%1_files/%2'); r.send();");
    QVERIFY(open(write(name + ".html", QByteArrayLiteral("<p>x</p><script>") +
                                           script.arg(name, file).toUtf8() + "</script>")));
    QVERIFY(switchesScriptsOn());
    QVERIFY(waitFor([&] {
        return ask(loader().page(), "typeof window.got === 'string'", QWebEngineScript::MainWorld).toBool();
    }));
    QTEST(ask(loader().page(), "window.got", QWebEngineScript::MainWorld).toString(), "read");
}

// With the network on, and after a lost renderer: Qt WebEngine 6.4 does not pass a profile's scripts to the
// renderer that follows a killed one.
void TestHostile::webRtcIsRefused()
{
    PageServer server;
    m_listener->forget();
    server.put("/call", {caller().replace("PORT", m_listener->port())});
    QVERIFY(open(server.url("/call")) && loader().areScriptsOn() && loader().network()->isOpen());
    QVERIFY(hasTriedAll());
    QCOMPARE(leaks(), 0);
    QVERIFY(nextPageLoads());
    QCOMPARE(m_listener->visits(), 0);
    QVERIFY(open(write("hostile.html", caller().replace("PORT", m_listener->port()))));
    for (int i = 0; i < 2; ++i) {
        kill(loader().page());
        QVERIFY(waitFor([&] { return isComplete(); }) && switchesScriptsOn() && hasTriedAll());
        QCOMPARE(leaks(), 0);
    }
    QCOMPARE(m_listener->visits(), 0);
}

// The files that a page needs to look right, by type and by the kind of request.
void TestHostile::whatLooksRightIsServed()
{
    write("style.css", "body { color: rgb(1, 2, 3); }");
    write("script.js", "window.hasRun = 1;");
    write("image.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='7' height='7'/>");
    write("notes.txt", "body { background: rgb(4, 5, 6); }");
    QVERIFY(open(write("looks.html", "<!DOCTYPE html><head><link rel=stylesheet href=style.css><link "
                                     "rel=stylesheet href=notes.txt></head><body><img src=image.svg><script "
                                     "src=script.js></script><img id=missing src=none.png></body>")));
    QVERIFY(switchesScriptsOn());
    QCOMPARE(ask(loader().page(), "getComputedStyle(document.body).color").toString(),
             QStringLiteral("rgb(1, 2, 3)"));
    QCOMPARE(ask(loader().page(), "document.images[0].naturalWidth").toInt(), 7);
    QCOMPARE(ask(loader().page(), "window.hasRun", QWebEngineScript::MainWorld).toInt(), 1);
    QCOMPARE(loader().blocked()->count(), 1); // notes.txt; a missing file was not blocked
    // The address is shown as the user knows it.
    QCOMPARE(loader().blocked()->entries().front().what, m_folder->filePath("notes.txt"));
}

void TestHostile::whatWasBlockedIsListedOnce()
{
    QVERIFY(nextPageLoads() && !action("blocked")->isEnabled());
    // The pruned page has the same pictures. Blink may request a failed picture twice, so each has another
    // address.
    QByteArray html = "<ul>";
    for (int i = 0; i < 20; ++i)
        html += "<li class=hit><img src='http://127.0.0.1:1/" + QByteArray::number(i) + ".png'><b>t</b></li>";
    QVERIFY(open(write("pictures.html", html + "</ul>")));
    QVERIFY(waitFor([&] { return loader().blocked()->count() == 20; }) && answers());
    QVERIFY(names(action("blocked")->text(), {20}));
    action("blocked")->trigger();
    auto* view = m_window->findChild<BlockedView*>();
    QVERIFY(view != nullptr && view->isVisible());
    QCOMPARE(view->list()->topLevelItemCount(), 20);
    QVERIFY2(view->text().contains("\thttp://127.0.0.1:1/0.png\t1\n"), qPrintable(view->text()));
    for (int i = 0; i < 2; ++i)
        loader().blocked()->add(BlockedKind::Dialog, QStringLiteral("a\nb <b>c</b>"));
    QVERIFY(waitFor([&] { return view->list()->topLevelItemCount() == 21; }));
    view->list()->topLevelItem(20)->setSelected(true);
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(waitFor([] { return QGuiApplication::clipboard()->text().contains("\ta b <b>c</b>\t2"); }));
    QTest::keyClick(view, Qt::Key_Escape);
    QVERIFY(nextPageLoads() && !action("blocked")->isEnabled());
}

// Chromium and guard.js block these without asking the window.
void TestHostile::whatIsReachedForIsNamed()
{
    QVERIFY(open(write("reaching.html",
                       "<!DOCTYPE html><body><iframe src='file:///etc/passwd'></iframe><script>"
                       "open('http://127.0.0.1:9/popup'); new Image().src = 'file:///etc/hostname';"
                       "try { new RTCPeerConnection() } catch {}"
                       "document.execCommand('copy'); document.execCommand('bold')</script>")));
    QVERIFY(switchesScriptsOn());
    const std::pair<BlockedKind, const char*> reached[] = {{BlockedKind::Window, "127.0.0.1:9/popup"},
                                                           {BlockedKind::FileRead, "/etc/hostname"},
                                                           {BlockedKind::FileRead, "/etc/passwd"},
                                                           {BlockedKind::Device, "RTCPeerConnection"},
                                                           {BlockedKind::Device, "copy"}};
    for (const auto& [kind, what] : reached)
        QVERIFY2(waitFor([&, kind = kind, what = what] { return refused(kind, what) > 0; }), what);
    QCOMPARE(refused(BlockedKind::Device, "bold"), 0);
}

void TestHostile::nothingIsSharedBetweenPages()
{
    PageServer server;
    const QByteArray kept = "Cache-Control: max-age=1000\r\n";
    server.put("/worker.js", {.body = "self.addEventListener('fetch', () => {});", .headers = kept});
    server.put("/cached.js", {.body = "window.isCached = 1;", .headers = kept});
    const auto page = [](const QByteArray& attempts) {
        return "<!DOCTYPE html><body><p id=here>here</p><script src=/cached.js></script><script>const say = "
               "t => { const p = document.createElement('p'); p.className = 'seen'; p.textContent = t; "
               "document.body.append(p); }; Promise.allSettled([" +
               attempts +
               "].map(async f => f())).then(() => { window.hasTriedAll = true; })</script></body></html>";
    };
    const QByteArray leave =
        page("() => { document.cookie = 'a=b; max-age=1000'; }, () => { localStorage.a = 'b'; }, () => { "
             "sessionStorage.a = 'b'; }, () => new Promise((r, e) => { const q = indexedDB.open('a'); "
             "q.onsuccess = r; q.onerror = e; }), () => caches.open('a'), () => "
             "navigator.serviceWorker.register('/worker.js'), () => { window.name = 'marked'; }");
    const QByteArray look = page(
        "() => { if (document.cookie) say('cookie'); }, () => { if (localStorage.a) say('local'); }, () => { "
        "if (sessionStorage.a) say('session'); }, () => { if (window.name) say('name'); }, () => "
        "indexedDB.databases().then(d => { if (d.length) say('indexed'); }), () => caches.keys().then(k => { "
        "if (k.length) say('caches'); }), () => navigator.serviceWorker.getRegistrations().then(r => { if "
        "(r.length) say('worker'); }), () => { if (navigator.serviceWorker.controller) say('controller'); }, "
        "() => { if (history.length > 1) say('history ' + history.length); }");
    server.put("/leave", {.body = leave, .headers = kept});
    server.put("/look", {.body = look, .headers = kept});
    for (const bool isFile : {false, true}) { // pages of one server, files of one folder
        const auto visit = [&](const QByteArray& name, const QByteArray& html) {
            const bool isOpen = isFile ? open(write(name + ".html", html)) && switchesScriptsOn()
                                       : open(server.url('/' + name)) && loader().areScriptsOn();
            return isOpen && hasTriedAll();
        };
        QVERIFY(visit("leave", leave));
        if (!isFile)
            QCOMPARE(ask(loader().page(), "localStorage.a + document.cookie").toString(),
                     QStringLiteral("ba=b"));
        QVERIFY(visit("look", look));
        const QString seen =
            ask(loader().page(), "[...document.querySelectorAll('.seen')].map(p => p.textContent).join()")
                .toString();
        QVERIFY2(seen.isEmpty(), qPrintable(seen));
        if (!isFile) {
            QCOMPARE(server.count("/cached.js"),
                     2); // the second one is not from the cache of the page before
            for (const QByteArray& request : server.heads())
                QVERIFY2(!request.startsWith("GET /look") || !request.toLower().contains("\ncookie:"),
                         request);
        }
    }
}

// The program's flags are added to the user's, none twice, and never one about the sandbox.
void TestHostile::switchesOfThePersonStay()
{
    const QByteArray flags = qgetenv("QTWEBENGINE_CHROMIUM_FLAGS");
    QVERIFY(flags.contains("--js-flags=") && flags.contains("--force-webrtc-ip-handling-policy="));
    QVERIFY(!flags.contains("sandbox"));
    QCOMPARE(flags.count("--js-flags"), 1);
    QVERIFY(flags.startsWith("--disable-logging "));
}

TAGSEAM_TEST(TestHostile)
#include "tst_hostile.moc"
