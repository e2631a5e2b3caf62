// SPDX-License-Identifier: MIT
// Pages that mean harm, in the whole window: nobody is reached, nothing is read, the program lives, the next
// page loads. That they would do harm elsewhere is shown by tst_hostilepages.
#include "hostilepages.h"
#include "listener.h"
#include "pageserver.h"
#include "ui/views/blockedview.h"
#include "windowtest.h"

#include <QClipboard>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

using namespace tagseam;

Q_DECLARE_METATYPE(tagseam::HostilePage)

namespace {

/// The gate tries the first of them; tests/night sets TAGSEAM_NIGHT and tries all.
std::vector<HostilePage> triedNow(std::vector<HostilePage> pages)
{
    if (!qEnvironmentVariableIsSet("TAGSEAM_NIGHT"))
        pages.resize(1);
    return pages;
}

/// The gate leaves out the page that frames itself: it makes hundreds of frames, which take a minute.
std::vector<HostilePage> quickOf(std::vector<HostilePage> pages)
{
    if (!qEnvironmentVariableIsSet("TAGSEAM_NIGHT"))
        std::erase_if(pages,
                      [](const HostilePage& page) { return qstrcmp(page.name, "frames itself") == 0; });
    return pages;
}

} // namespace

class TestHostile : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanupTestCase() { closeWindow(); }
    void readingFiles_data() { twice({{"reads files", Aim::Reach, fileReader(), 1500}}); }
    void readingFiles();
    void callingOut_data() { twice({{"opens sockets", Aim::Reach, opener(), 2500}}); }
    void callingOut();
    void callingByWebRtc_data() { twice({{"calls by WebRTC", Aim::Reach, caller(), 2500}}); }
    void callingByWebRtc();
    void callingByWebRtcWithTheNetworkOn();
    void callingByWebRtcAfterALostRenderer();
    void navigating_data() { twice(quickOf(navigators())); }
    void navigating() { tryPage(); }
    void storming_data() { twice(triedNow(storms())); }
    void storming() { tryPage(); }
    void bombing_data() { twice(triedNow(bombs())); }
    void bombing() { tryPage(); }
    void whatLooksRightIsServed();
    void whatWasBlockedIsListedOnce();
    void whatIsReachedForIsNamed();
    void nothingIsSharedBetweenPages_data();
    void nothingIsSharedBetweenPages();
    void switchesOfThePersonStay();

  private:
    void twice(const std::vector<HostilePage>& pages);
    bool settlesOrFails(const std::function<void()>& act);
    bool isAnalysedOrFails(const std::function<void()>& act);
    void tryPage();
    void stay();
    void openWithoutScripts(const HostilePage& page, bool areScriptsNext);
    void switchScriptsOn(const HostilePage& page);
    void checkThatNothingHappened(const HostilePage& page, bool areScriptsOn);
    void checkPicking();
    void leave();
    bool lingers(const HostilePage& page);
    bool isRefused(const HostilePage& page);
    bool hasRunToItsEnd();
    int leaks();
    int blocked(BlockedKind kind);

    std::unique_ptr<QTemporaryDir> m_elsewhere;
    std::unique_ptr<Listener> m_listener;
};

void TestHostile::initTestCase()
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
    QVERIFY(nextPageLoads()); // what is gone back to
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

bool TestHostile::settlesOrFails(const std::function<void()>& act)
{
    const QSignalSpy settled(m_window.get(), &MainWindow::settled);
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    act();
    return waitFor([&] { return settled.count() > 0 || failed.count() > 0; });
}

bool TestHostile::isAnalysedOrFails(const std::function<void()>& act)
{
    const QSignalSpy captured(&loader(), &PageLoader::captured);
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    act();
    return waitFor([&] {
        return (captured.count() > 0 && session().hasAnalysis() && !session().isAnalysing()) ||
               failed.count() > 0;
    });
}

int TestHostile::blocked(BlockedKind kind)
{
    int count = 0;
    for (const Blocked& entry : loader().blocked()->entries())
        count += entry.kind == kind ? entry.count : 0;
    return count;
}

int TestHostile::leaks()
{
    return ask(loader().page(), "document.querySelectorAll('.leak').length").toInt();
}

// Of opener() and caller(), which say so.
bool TestHostile::hasRunToItsEnd()
{
    return ask(loader().page(), "window.hasTriedAll === true", QWebEngineScript::MainWorld).toBool();
}

// Blink may take longer for a large page than anybody waits.
bool TestHostile::isRefused(const HostilePage& page)
{
    return page.isLarge() && message().contains("did not answer");
}

// As it is loaded with scripts off or on; whatever becomes of it, it comes to nothing.
void TestHostile::tryPage()
{
    stay();
    if (!QTest::currentTestFailed())
        leave();
}

// In the page of the row, until all that it tries is over.
void TestHostile::stay()
{
    QFETCH(HostilePage, page);
    QFETCH(bool, areScriptsOn);
    m_listener->forget();
    openWithoutScripts(page, areScriptsOn);
    if (!QTest::currentTestFailed() && areScriptsOn)
        switchScriptsOn(page);
    if (QTest::currentTestFailed() || (areScriptsOn && page.isLeftEarly))
        return;
    QVERIFY(lingers(page));
    QVERIFY(waitFor([&] { return isWhole(); }));
    checkThatNothingHappened(page, areScriptsOn);
    if (!QTest::currentTestFailed() && page.aim == Aim::Reach && page.html.size() < 50'000)
        checkPicking();
}

// Until the page is as old as its script needs to try all that it can.
bool TestHostile::lingers(const HostilePage& page)
{
    if (page.aim != Aim::Reach)
        return waitUntilIdle();
    const QDeadlineTimer end(testTimeout());
    while (ask(loader().page(), "performance.now()").toDouble() < page.linger) {
        if (end.hasExpired())
            return false;
    }
    return true;
}

void TestHostile::openWithoutScripts(const HostilePage& page, bool areScriptsNext)
{
    const QString path = write("hostile.html", QByteArray(page.html).replace("PORT", m_listener->port()));
    loader().setPatience(page.patience, std::min(2 * page.patience, 30'000));
    if (page.isLarge() && areScriptsNext) // once is enough for it: it is loaded anew while it is on its way
        m_window->open(path);
    else
        QVERIFY(settlesOrFails([&] { m_window->open(path); }));
    // Each of them loads, the large ones in their time, or not at all.
    QVERIFY2(message().isEmpty() || isRefused(page) ||
                 (page.isLarge() && message().contains("did not finish")),
             qPrintable(message()));
}

// Loads it again. It says what it must, or nothing.
void TestHostile::switchScriptsOn(const HostilePage& page)
{
    const auto turn = [this] { action("scripts")->trigger(); };
    // Short, but for a busy machine: what stops these pages is patience that ends.
    if (page.aim != Aim::Reach)
        loader().setPatience(5000, 6000);
    if (page.isLeftEarly) {
        QVERIFY(isAnalysedOrFails(turn));
        return;
    }
    QVERIFY(settlesOrFails(turn));
    if (page.aim == Aim::Late || *page.says != 0)
        QVERIFY2(waitFor([&] { return message().contains(page.says) && isWhole(); }), qPrintable(message()));
    else if (page.aim == Aim::Reach)
        QVERIFY2(message().isEmpty() || isRefused(page) || message().contains("did not finish"),
                 qPrintable(message()));
}

void TestHostile::checkThatNothingHappened(const HostilePage& page, bool areScriptsOn)
{
    if (isRefused(page)) // what was there is there again
        QCOMPARE(session().name(), QStringLiteral("figure2.html"));
    else if (!message().isEmpty() || !areScriptsOn)
        QCOMPARE(ask(loader().page(), "document.getElementById('here').textContent").toString(),
                 QStringLiteral("here"));
    QCOMPARE(leaks(), 0);
    QCOMPARE(loader().page()->url().scheme(), QStringLiteral("tagseam"));
}

// The page that was captured is still there to be picked in, unless it wrote itself anew.
void TestHostile::checkPicking()
{
    QFETCH(HostilePage, page);
    QFETCH(bool, areScriptsOn);
    if (areScriptsOn && page.isRewritten)
        return;
    QVERIFY(ask(loader().page(), "(() => { const e = document.getElementById('here');"
                                 "if (e) e.scrollIntoView(); return e !== null; })()")
                .toBool());
    session().select(noNode);
    clickOn(m_window->originalView(), "#here");
    QVERIFY(waitFor([&] { return session().selection() != noNode; }));
    QCOMPARE(session().describe(session().selection()), QStringLiteral("p#here"));
}

// For the next page. Nobody was reached.
void TestHostile::leave()
{
    loader().setPatience(20'000, 30'000);
    QVERIFY(nextPageLoads());
    QCOMPARE(m_listener->visits(), 0);
}

// Seen in Chromium 102: 35 addresses with scripts, 18 without.
void TestHostile::callingOut()
{
    QFETCH(bool, areScriptsOn);
    stay();
    if (QTest::currentTestFailed())
        return;
    const auto& entries = loader().blocked()->entries();
    const auto requests = std::ranges::count(entries, BlockedKind::Request, &Blocked::kind);
    QVERIFY2(requests > (areScriptsOn ? 25 : 12), qPrintable(QString::number(requests)));
    if (areScriptsOn) {
        QVERIFY(hasRunToItsEnd());
        QVERIFY(std::ranges::any_of(
            entries, [](const QString& what) { return what.startsWith("ws:"); }, &Blocked::what));
    }
    leave();
}

void TestHostile::callingByWebRtc()
{
    QFETCH(bool, areScriptsOn);
    stay();
    if (QTest::currentTestFailed())
        return;
    QVERIFY(!areScriptsOn || hasRunToItsEnd());
    leave();
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
    PageServer server;
    m_listener->forget();
    server.put("/call", {caller().replace("PORT", m_listener->port())});
    QVERIFY(open(server.url("/call")));
    QVERIFY(loader().areScriptsOn() && loader().network()->isOpen());
    rest(3000);
    QVERIFY(hasRunToItsEnd());
    QCOMPARE(leaks(), 0);
    QCOMPARE(m_listener->visits(), 0);
    QVERIFY(nextPageLoads());
}

// Qt WebEngine 6.4 does not hand a profile's scripts to the renderer that follows a killed one.
void TestHostile::callingByWebRtcAfterALostRenderer()
{
    m_listener->forget();
    QVERIFY(open(write("hostile.html", caller().replace("PORT", m_listener->port()))));
    for (int i = 0; i < 2; ++i) {
        kill(loader().page());
        QVERIFY(waitFor([&] { return isWhole(); }));
        QVERIFY(settlesOrFails([&] { action("scripts")->trigger(); }));
        QVERIFY(loader().areScriptsOn());
        rest(1500);
        QVERIFY(hasRunToItsEnd());
        QCOMPARE(leaks(), 0);
    }
    QCOMPARE(m_listener->visits(), 0);
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

// What Chromium or the guard refuses without asking, and where a window was to go.
void TestHostile::whatIsReachedForIsNamed()
{
    QVERIFY(open(write("reaching.html",
                       "<!DOCTYPE html><body><iframe src='file:///etc/passwd'></iframe><script>"
                       "open('http://127.0.0.1:9/popup'); new Image().src = 'file:///etc/hostname';"
                       "try { new RTCPeerConnection() } catch {}"
                       "document.execCommand('copy'); document.execCommand('bold')</script>")));
    QVERIFY(settlesOrFails([&] { action("scripts")->trigger(); }));
    const auto isListed = [&](BlockedKind kind, const char* what) {
        const auto& entries = loader().blocked()->entries();
        return std::ranges::any_of(entries, [&](const Blocked& each) {
            return each.kind == kind && each.what.contains(QLatin1String(what));
        });
    };
    QVERIFY(waitFor([&] { return isListed(BlockedKind::Window, "127.0.0.1:9/popup"); }));
    QVERIFY(isListed(BlockedKind::FileRead, "/etc/hostname"));
    QVERIFY(isListed(BlockedKind::FileRead, "/etc/passwd"));
    QVERIFY(isListed(BlockedKind::Device, "RTCPeerConnection"));
    QVERIFY(isListed(BlockedKind::Device, "copy"));
    QVERIFY(!isListed(BlockedKind::Device, "bold"));
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
    PageServer server;
    const QByteArray kept = "Cache-Control: max-age=1000\r\n";
    const QByteArray report =
        "const say = t => { const p = document.createElement('p'); p.className = 'seen'; p.textContent = t; "
        "document.body.append(p); }; const dare = f => { try { f(); } catch (e) {} };";
    server.put("/worker.js", {.body = "self.addEventListener('fetch', () => {});", .headers = kept});
    server.put("/cached.js", {.body = "window.isCached = 1;", .headers = kept});
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
    server.put("/leave", {.body = leave, .headers = kept});
    server.put("/look", {.body = look, .headers = kept});
    const auto visit = [&](const QByteArray& name, const QByteArray& html) {
        if (!isFile)
            return open(server.url('/' + name));
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
        for (const QByteArray& request : server.heads())
            QVERIFY2(!request.startsWith("GET /look") || !request.toLower().contains("\ncookie:"), request);
    }
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

TAGSEAM_TEST(TestHostile)
#include "tst_hostile.moc"
