// SPDX-License-Identifier: MIT
// Versions of the page: compared with a file, shown side by side, watched, and undone.
#include "tests/ui/browser/pageserver.h"
#include "tests/ui/window/windowtest.h"
#include "ui/browser/load/pagerequest.h"
#include "ui/browser/open/pagewatch.h"
#include "ui/browser/open/versionreader.h"
#include "ui/browser/show/loadbar.h"
#include "ui/session/questions/pageversions.h"
#include "ui/tools/page/changestab.h"
#include "ui/widgets/answertable.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QToolButton>

using namespace tagseam;

namespace {

const QString project = QStringLiteral(TAGSEAM_SAMPLES "/../template-tests/");

// A form of so many choices, and a list of 12 books, which is the main region while it is clearly the longer
// one.
QByteArray shelf(int choices, const QByteArray& more = {})
{
    QByteArray html = "<!DOCTYPE html><html><head><title>t</title></head><body><main><form>";
    for (int i = 0; i < choices; ++i)
        html += "<label class=topic><span>topic " + QByteArray::number(i) + "</span></label>";
    html += "</form><ul>";
    for (int i = 0; i < 12; ++i)
        html += "<li class=book id=b" + QByteArray::number(i) + "><a>Title " + QByteArray::number(i) +
                "</a><b>5.50</b></li>";
    return html + "</ul>" + more + "</main></body></html>";
}

} // namespace

class TestVersions : public WindowTest {
    Q_OBJECT

  private slots:
    void init()
    {
        showWindow();
        m_window->watch()->setInterval(50);
    }
    void cleanup() { closeWindow(); }
    void comparesAsTheCommandLine();
    void unreadableVersionIsNotCompared();
    void addressNeedsTheNetwork();
    void endlessVersionIsCapturedOnDemand_data();
    void endlessVersionIsCapturedOnDemand();
    void endlessVersionIsCapturedAfterTheTimeLimit();
    void otherVersionTakesThePlaceOfThePrunedPage();
    void bothVersionsShowTheSelectedNode();
    void removedNodesAreMarkedOnTheOtherVersion();
    void changedFileIsANewVersion();
    void replacedFileIsANewVersion();
    void halfWrittenFileIsNotLoaded();
    void sameBytesAreNoVersion();
    void vanishedFileKeepsThePage();
    void emptyFileKeepsThePage();
    void undoAndRedoShowBothVersions();
    void undoLeavesTheAddressLine();
    void undoOfOptionsAndVersionsIsInOrder();
    void optionsSelectionAndStepStay();
    void scrollPositionStays();
    void anotherPageEndsAll();
    void onlyFilesAndAddressesAreWatched();
    void addressIsAskedAgain();
    void addressIsNotAskedWithoutTheNetwork();
    void requestsOfOnePageAreSeparate();
    void undoneVersionIsNotAnnounced();
    void undoEndsTheRequest();

  private:
    PageVersions& versions() { return *m_window->explainer()->versions(); }
    Changes& history() { return *session().changes(); }
    bool watches() { return m_window->watch()->isOn(); }
    /// Opens a page of the test's folder, and watches it.
    bool watch(const QByteArray& html)
    {
        if (!open(write(QStringLiteral("page.html"), html)))
            return false;
        action("watch")->setChecked(true);
        return watches();
    }
    bool compare(const QString& address)
    {
        m_window->versions()->read(PageAddress::fromText(address));
        return waitFor([this] { return !m_window->versions()->isReading(); }) && answers();
    }
    /// True if a new version comes after `act`, is analysed, and is compared with the version before.
    bool changes(const std::function<void()>& act)
    {
        const auto before = session().trees()->sharedRendered();
        return settles(act) &&
               waitFor([&] { return session().trees()->sharedRendered() != before && versions().diff(); }) &&
               answers();
    }
    bool saves(const QByteArray& html)
    {
        return changes([&] { write(QStringLiteral("page.html"), html); });
    }
    int topics()
    {
        int count = 0;
        for (NodeId node{1}; node.value < session().trees()->document().size(); ++node.value)
            count += session().trees()->document().attribute(node, "class") == "topic" ? 1 : 0;
        return count;
    }
    int topicsShown() { return ask(loader().page(), "document.querySelectorAll('.topic').length").toInt(); }
};

void TestVersions::comparesAsTheCommandLine()
{
    changeOptions(session(), [](AnalysisOptions& options) { options.source = PageSource::Source; });
    QVERIFY(open(project + "redesigned/books.html"));
    QVERIFY(waitFor([this] { return session().trees()->isSource(); }) && answers());
    const auto shown = session().trees()->sharedSource();
    QVERIFY(compare(project + "pages/books.html"));
    QCOMPARE(session().trees()->sharedSource(), shown);
    QVERIFY(waitFor([this] { return versions().cause() != nullptr; }));

    QProcess run;
    run.start(QStringLiteral(TAGSEAM_CLI),
              {"diff", project + "pages/books.html", project + "redesigned/books.html", "--json"});
    QVERIFY(run.waitForFinished(testTimeout()));
    const QJsonObject page = QJsonDocument::fromJson(run.readAllStandardOutput())["pages"][0].toObject();
    const PageDiff& diff = versions().cause()->diff;
    QCOMPARE(page["counts"]["pruned"].toInt(), static_cast<int>(diff.counts.pruned));
    QCOMPARE(page["counts"]["kept"].toInt(), static_cast<int>(diff.counts.kept));
    QCOMPARE(page["counts"]["added"].toInt(), static_cast<int>(diff.counts.added));
    QCOMPARE(page["counts"]["removed"].toInt(), static_cast<int>(diff.counts.removed));
    QVERIFY(diff.counts.pruned > 0);
    QJsonArray responsible;
    for (const std::uint32_t each : diff.responsible)
        responsible.append(static_cast<int>(each));
    QCOMPARE(page["responsible"].toArray(), responsible);
    QCOMPARE(page["changes"].toArray().size(), static_cast<qsizetype>(diff.changes.size()));
    QCOMPARE(m_window->findChild<ChangesTab*>()->changes()->topLevelItemCount(),
             static_cast<int>(diff.changes.size()));
}

void TestVersions::unreadableVersionIsNotCompared()
{
    QVERIFY(open(write(QStringLiteral("page.html"), shelf(3))));
    const auto shown = session().trees()->sharedRendered();
    QVERIFY(compare(m_folder->filePath(QStringLiteral("none.html"))));
    QVERIFY(message().contains(QLatin1String("none.html")));
    QVERIFY(versions().other() == nullptr);
    QCOMPARE(session().trees()->sharedRendered(), shown);
}

void TestVersions::addressNeedsTheNetwork()
{
    PageServer server;
    server.put("/old.html", {shelf(3)});
    QVERIFY(open(write(QStringLiteral("page.html"), shelf(60))));
    QVERIFY(compare(server.url("/old.html")));
    QVERIFY(!message().isEmpty());
    QVERIFY(versions().other() == nullptr && server.requests().isEmpty());
    QVERIFY(settles([this] { m_window->opener()->setNetworkOn(true); }));
    QVERIFY(compare(server.url("/old.html")));
    QVERIFY(versions().diff() != nullptr);
}

void TestVersions::endlessVersionIsCapturedOnDemand_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("picture") << QByteArray("<img src=/silent>");
    QTest::newRow("stylesheet") << QByteArray("<link rel=stylesheet href=/silent>");
}

void TestVersions::endlessVersionIsCapturedOnDemand()
{
    QFETCH(QByteArray, part);
    PageServer server;
    server.put("/old.html", {shelf(3, part)});
    server.put("/silent", {.isSilent = true});
    QVERIFY(open(write(QStringLiteral("page.html"), shelf(60))));
    QVERIFY(settles([this] { m_window->opener()->setNetworkOn(true); }));
    Limits limits = loader().limits();
    limits.seconds = 3600; // the time limit does not capture it
    loader().setLimits(limits);
    m_window->versions()->read(PageAddress::fromText(server.url("/old.html")));
    QVERIFY(waitFor([&] { return server.count("/silent") > 0; }));
    QTest::mouseClick(m_window->versions()->bar()->takeButton(), Qt::LeftButton);
    QVERIFY(waitFor([this] { return !m_window->versions()->isReading(); }) && answers());
    QVERIFY2(versions().diff() != nullptr, qPrintable(message()));
}

void TestVersions::endlessVersionIsCapturedAfterTheTimeLimit()
{
    PageServer server;
    server.put("/old.html", {shelf(3, "<img src=/silent>")});
    server.put("/silent", {.isSilent = true});
    QVERIFY(open(write(QStringLiteral("page.html"), shelf(60))));
    QVERIFY(settles([this] { m_window->opener()->setNetworkOn(true); }));
    Limits limits = loader().limits();
    limits.seconds = 3600;
    loader().setLimits(limits);
    m_window->versions()->read(PageAddress::fromText(server.url("/old.html")));
    QVERIFY(waitFor([&] { return server.count("/silent") > 0; })); // the page has begun
    limits.seconds = 1;
    m_window->versions()->loader()->setLimits(limits);
    QVERIFY(waitFor([this] { return !m_window->versions()->isReading(); }) && answers());
    QVERIFY2(versions().diff() != nullptr, qPrintable(message()));
}

void TestVersions::otherVersionTakesThePlaceOfThePrunedPage()
{
    QComboBox* beside = m_window->browser()->pages()->choice();
    QVERIFY(open(write(QStringLiteral("page.html"), shelf(60))));
    QVERIFY(!beside->isVisible());
    const QString wholeTitle = m_window->findChild<QLabel*>("prunedTitle")->text();
    QVERIFY(compare(write(QStringLiteral("old.html"), shelf(3))));
    QVERIFY(beside->isVisible());
    const auto* title = m_window->findChild<QLabel*>("prunedTitle");
    QVERIFY(!title->text().isEmpty() && wholeTitle != title->text()); // it does not repeat the box
    QVERIFY(wholeTitle.endsWith(title->text()));
    const auto topicsBeside = [this] {
        return ask(loader().prunedPage(), "document.querySelectorAll('.topic').length").toInt();
    };
    QVERIFY(topicsBeside() > 3);
    QVERIFY(settles([&] { choose(beside, 1); }));
    QCOMPARE(topicsBeside(), 3);
    // A click on it selects the node that the page has for it.
    clickOn(prunedView(), QStringLiteral("#b2 > a"));
    QVERIFY(waitFor([this] { return session().selection()->node() != noNode; }));
    const NodeId link = session().selection()->node();
    QCOMPARE(session().trees()->document().parent(link), nodeBy("id", "b2"));
    QVERIFY(waitFor([this] { return !overlayOf(prunedView()).selection.isNull(); }));
    // It stays while the options change.
    QVERIFY(settles([this] {
        changeOptions(session(), [](AnalysisOptions& options) { options.search.minDifference = 0.5; });
    }));
    QVERIFY(answers());
    QCOMPARE(topicsBeside(), 3);
    QVERIFY(settles([this] { versions().clear(); }));
    QVERIFY(topicsBeside() != 3 && !beside->isVisible());
}

void TestVersions::bothVersionsShowTheSelectedNode()
{
    const QByteArray style = "<style>label { display: block; height: 30px } li { height: 200px }</style>";
    QVERIFY(open(write(QStringLiteral("page.html"), shelf(60, style))));
    QVERIFY(compare(write(QStringLiteral("old.html"), shelf(3, style))));
    QVERIFY(settles([&] { choose(m_window->browser()->pages()->choice(), 1); }));
    const auto isSeen = [this](QWebEnginePage* page, const char* id) {
        const double top =
            ask(page, QStringLiteral("document.querySelector('#%1').getBoundingClientRect().top").arg(id))
                .toDouble();
        return top >= 0 && top < ask(page, "innerHeight").toDouble();
    };
    for (const char* id : {"b8", "b1", "b11"}) {
        session().selection()->select(nodeBy("id", id));
        QVERIFY2(waitFor([&] { return isSeen(loader().prunedPage(), id) && isSeen(loader().page(), id); }),
                 id);
    }
}

void TestVersions::removedNodesAreMarkedOnTheOtherVersion()
{
    QVERIFY(open(write(QStringLiteral("page.html"), shelf(3))));
    QVERIFY(compare(write(QStringLiteral("old.html"), shelf(3, "<p id=note>Open on Sunday</p>"))));
    QVERIFY(settles([&] { choose(m_window->browser()->pages()->choice(), 1); }));
    QVERIFY(answers());
    const double top =
        ask(loader().prunedPage(), "document.querySelector('#note').getBoundingClientRect().top + scrollY")
            .toDouble();
    QVERIFY(waitFor([&] {
        return std::ranges::any_of(overlayOf(prunedView()).marks, [top](const PageOverlay::Mark& mark) {
            return std::ranges::any_of(mark.boxes,
                                       [top](const QRectF& box) { return qAbs(box.top() - top) < 1; });
        });
    }));
}

void TestVersions::changedFileIsANewVersion()
{
    QVERIFY(watch(shelf(3)));
    QVERIFY(saves(shelf(60)));
    QCOMPARE(topics(), 60);
    QCOMPARE(topicsShown(), 60);
    QVERIFY(watches());
    QVERIFY(versions().diff()->diff.counts.pruned > 0);
    QVERIFY(saves(shelf(50)));
    QCOMPARE(topics(), 50);
    QCOMPARE(versions().diff()->diff.counts.removed, 30U); // ten topics: label, span and text
}

void TestVersions::replacedFileIsANewVersion()
{
    QVERIFY(watch(shelf(3)));
    for (const int count : {60, 50}) { // the second one shows that the new file is watched, too
        const QString next = write(QStringLiteral("next"), shelf(count));
        QVERIFY(changes([&] {
            QCOMPARE(std::rename(qPrintable(next), qPrintable(m_folder->filePath("page.html"))), 0);
        }));
        QCOMPARE(topics(), count);
    }
}

void TestVersions::halfWrittenFileIsNotLoaded()
{
    QVERIFY(watch(shelf(3)));
    const QSignalSpy captured(&loader(), &PageLoader::captured);
    const QByteArray whole = shelf(60);
    QFile file(m_folder->filePath(QStringLiteral("page.html")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(emits(m_window->watch(), &PageWatch::looked, [&] {
        file.write(whole.left(500));
        file.flush();
    }));
    QVERIFY(changes([&] {
        file.write(whole.mid(500));
        file.flush();
    }));
    QCOMPARE(topics(), 60);
    QCOMPARE(captured.count(), 1);
}

void TestVersions::sameBytesAreNoVersion()
{
    QVERIFY(watch(shelf(3)));
    const auto shown = session().trees()->sharedRendered();
    for (const char* name : {"page.html", "other.html"})
        QVERIFY(emits(m_window->watch(), &PageWatch::looked,
                      [&] { write(QString::fromLatin1(name), shelf(3)); }));
    QVERIFY(!loader().isLoading() && !history().canUndo());
    QCOMPARE(session().trees()->sharedRendered(), shown);
}

void TestVersions::vanishedFileKeepsThePage()
{
    QVERIFY(watch(shelf(3)));
    const auto shown = session().trees()->sharedRendered();
    QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("page.html"))));
    QVERIFY(waitFor([this] { return message().contains(QLatin1String("page.html")); }));
    QCOMPARE(session().trees()->sharedRendered(), shown);
    QVERIFY(watches());
    QVERIFY(saves(shelf(60)));
    QCOMPARE(topics(), 60);
}

void TestVersions::emptyFileKeepsThePage()
{
    QVERIFY(watch(shelf(3)));
    const auto shown = session().trees()->sharedRendered();
    write(QStringLiteral("page.html"), {});
    QVERIFY(waitFor([this] { return message().contains(QLatin1String("page.html")); }));
    QCOMPARE(session().trees()->sharedRendered(), shown);
    QVERIFY(saves(shelf(60)));
    QCOMPARE(topics(), 60);
}

void TestVersions::undoAndRedoShowBothVersions()
{
    QVERIFY(watch(shelf(3)));
    QVERIFY(saves(shelf(60)));
    QVERIFY(changes([this] { action("undo")->trigger(); }));
    QCOMPARE(topics(), 3);
    QCOMPARE(topicsShown(), 3);
    QVERIFY(versions().diff()->diff.counts.kept > 0); // against the newer version
    QVERIFY(changes([this] { action("redo")->trigger(); }));
    QCOMPARE(topics(), 60);
    QCOMPARE(topicsShown(), 60);
    QVERIFY(versions().diff()->diff.counts.pruned > 0);
    QCOMPARE(contentOf(m_folder->filePath(QStringLiteral("page.html"))), shelf(60));
    // The file is still watched, and the new version comes after the one that is shown.
    QVERIFY(changes([this] { action("undo")->trigger(); }));
    QVERIFY(saves(shelf(50)));
    QCOMPARE(topics(), 50);
    QVERIFY(changes([this] { action("undo")->trigger(); }));
    QCOMPARE(topics(), 3);
}

void TestVersions::undoLeavesTheAddressLine()
{
    QVERIFY(watch(shelf(3)));
    QVERIFY(saves(shelf(60)));
    QVERIFY(m_window->showTab(QStringLiteral("changes")) && answers());
    AnswerTable* list = m_window->findChild<ChangesTab*>()->changes();
    list->setFocus();
    list->setCurrentItem(list->topLevelItem(0));
    QVERIFY(changes([this] { action("undo")->trigger(); }));
    QVERIFY(QApplication::focusWidget() != nullptr);
    QVERIFY(!m_window->addressBar()->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(changes([this] { action("redo")->trigger(); }));
    QCOMPARE(topics(), 60);
}

void TestVersions::undoOfOptionsAndVersionsIsInOrder()
{
    QVERIFY(watch(shelf(3)));
    const auto setDifference = [this](double difference) {
        return settles([&] {
            changeOptions(session(),
                          [&](AnalysisOptions& options) { options.search.minDifference = difference; });
        });
    };
    QVERIFY(setDifference(0.3));
    QVERIFY(saves(shelf(60)));
    QVERIFY(setDifference(0.4));
    const auto state = [this] {
        return std::pair(session().runner()->setup().search.minDifference, topics());
    };
    QVERIFY(settles([this] { history().undo(); }));
    QCOMPARE(state(), std::pair(0.3, 60));
    QVERIFY(settles([this] { history().undo(); }));
    QCOMPARE(state(), std::pair(0.3, 3));
    QVERIFY(settles([this] { history().undo(); }));
    QCOMPARE(state().second, 3);
    QVERIFY(state().first != 0.3);
    QVERIFY(settles([this] { history().redo(); }));
    QVERIFY(settles([this] { history().redo(); }));
    QCOMPARE(state(), std::pair(0.3, 60));
}

void TestVersions::optionsSelectionAndStepStay()
{
    QVERIFY(watch(shelf(3)));
    changeOptions(session(), [](AnalysisOptions& options) { options.search.minDifference = 0.3; });
    QVERIFY(answers());
    session().selection()->select(nodeBy("id", "b4"));
    QVERIFY(saves(shelf(60)));
    QCOMPARE(session().runner()->setup().search.minDifference, 0.3);
    QCOMPARE(session().selection()->node(), nodeBy("id", "b4"));
    session().setStepping(true);
    session().cursor()->step([](Stepper& stepper) { stepper.seek(7); });
    QVERIFY(answers());
    QVERIFY(saves(shelf(50)));
    QVERIFY(session().cursor()->isStepping());
    QCOMPARE(session().cursor()->stepper().step(), std::uint64_t{7});
}

void TestVersions::scrollPositionStays()
{
    const QByteArray style = "<style>label { display: block; height: 30px } li { height: 200px }</style>";
    QVERIFY(watch(shelf(3, style)));
    const auto topOfBook = [this] {
        return ask(loader().page(), "document.querySelector('#b8').getBoundingClientRect().top").toDouble();
    };
    ask(loader().page(), QStringLiteral("scrollBy(0, %1)").arg(topOfBook() - 20));
    // Qt WebEngine may not report that a page scrolled: the window asks when the mouse is used.
    QTest::mouseMove(originalView()->view()->focusProxy(), {30, 30});
    QTest::mouseMove(originalView()->view()->focusProxy(), {31, 31});
    const double before = topOfBook();
    QVERIFY(waitFor([this] { return m_window->browser()->pages()->topAnchor().first != noNode; }));
    QVERIFY(saves(shelf(30, style)));
    QVERIFY(waitFor([&] { return qAbs(topOfBook() - before) < 3; }));
}

void TestVersions::anotherPageEndsAll()
{
    QVERIFY(watch(shelf(3)));
    QVERIFY(saves(shelf(60)));
    QVERIFY(open("sample:figure2"));
    QVERIFY(!watches() && !action("watch")->isChecked());
    QVERIFY(versions().other() == nullptr);
    QVERIFY(!history().canUndo());
}

void TestVersions::onlyFilesAndAddressesAreWatched()
{
    QVERIFY(open("sample:figure2"));
    action("watch")->setChecked(true);
    QVERIFY(!watches() && !action("watch")->isChecked());
    QVERIFY(!message().isEmpty());
}

void TestVersions::addressIsAskedAgain()
{
    PageServer server;
    server.put("/page.html", {shelf(3)});
    QVERIFY(open(server.url("/page.html")));
    action("watch")->setChecked(true);
    const auto asked = server.count("/page.html");
    QVERIFY(waitFor([&] { return server.count("/page.html") > asked + 1; }));
    QCOMPARE(topics(), 3);
    server.put("/page.html", {"gone", "text/plain", {}, "503 Service Unavailable"});
    QVERIFY(waitFor([this] { return message().contains(QLatin1String("503")); }));
    QCOMPARE(topics(), 3);
    QVERIFY(changes([&] { server.put("/page.html", {shelf(60)}); }));
    QCOMPARE(topics(), 60);
    QVERIFY(watches());
    action("watch")->setChecked(false);
    QVERIFY(!watches());
}

void TestVersions::addressIsNotAskedWithoutTheNetwork()
{
    PageServer server;
    server.put("/page.html", {shelf(3)});
    QVERIFY(open(server.url("/page.html")));
    loader().setNetworkOn(false);
    server.forgetRequests();
    action("watch")->setChecked(true);
    QVERIFY(!watches() && !message().isEmpty());
    QVERIFY(server.requests().isEmpty());
    loader().setNetworkOn(true);
    action("watch")->setChecked(true);
    QVERIFY(watches());
    loader().setNetworkOn(false);
    QVERIFY(waitFor([this] { return !watches(); }));
    QVERIFY(!action("watch")->isChecked());
}

void TestVersions::requestsOfOnePageAreSeparate()
{
    PageServer server;
    server.put("/page.html", {shelf(3)});
    QVERIFY(open(server.url("/page.html")));
    PageRequest first;
    PageRequest second;
    const QSignalSpy answersToFirst(&first, &PageRequest::answered);
    const QSignalSpy answersToSecond(&second, &PageRequest::answered);
    first.send(loader().page(), PageRequest::Cache::Bypassed, testTimeout());
    second.send(loader().page(), PageRequest::Cache::Bypassed, testTimeout());
    QVERIFY(waitFor([&] { return answersToFirst.count() == 1 && answersToSecond.count() == 1; }));
    QCOMPARE(answersToFirst.front()[1].toByteArray(), shelf(3));
    QCOMPARE(answersToSecond.front()[1].toByteArray(), shelf(3));
}

void TestVersions::undoneVersionIsNotAnnounced()
{
    QVERIFY(watch(shelf(3)));
    QStringList shown;
    connect(session().notifier(), &Notifier::shown, m_window.get(),
            [&shown](const Notice& notice) { shown << notice.text; });
    connect(
        &loader(), &PageLoader::captured, this, [this] { history().undo(); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    write(QStringLiteral("page.html"), shelf(60));
    QVERIFY(waitFor([this] { return history().canRedo(); }) && answers());
    QCOMPARE(topics(), 3);
    QVERIFY(waitFor([this] { return versions().diff() != nullptr; }));
    QCOMPARE(shown, QStringList());
}

void TestVersions::undoEndsTheRequest()
{
    PageServer server;
    server.put("/page.html", {shelf(3)});
    QVERIFY(open(server.url("/page.html")));
    auto asked = server.count("/page.html");
    action("watch")->setChecked(true);
    QVERIFY(waitFor([&] { return server.count("/page.html") > asked + 1; })); // the first answer is known
    QVERIFY(changes([&] { server.put("/page.html", {shelf(60)}); }));
    server.put("/page.html", {.isSilent = true});
    asked = server.count("/page.html");
    QVERIFY(waitFor([&] { return server.count("/page.html") > asked; }));
    QVERIFY(changes([this] { action("undo")->trigger(); }));
    QCOMPARE(topics(), 3);
    QVERIFY2(message().isEmpty(), qPrintable(message()));
}

TAGSEAM_TEST(TestVersions)
#include "tst_versions.moc"
