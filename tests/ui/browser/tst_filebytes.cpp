// SPDX-License-Identifier: MIT
// Opening paths: folders, pipes, devices, files that change while they are read or are too large.
#include "tests/core/archive/testgzip.h"
#include "tests/ui/testfiles.h"
#include "tests/ui/window/windowtest.h"
#include "ui/browser/guard/filebytes.h"
#include "ui/browser/open/entrychooser.h"
#include "ui/browser/show/loadbar.h"

#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

#include <sys/ioctl.h>
#include <sys/stat.h>

using namespace tagseam;

class TestFileBytes : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1000, 700}); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        loader().setLimits({});
        loader().setPatience(patience(), patience());
    }
    void whatIsNoFileIsRefused();
    void foldersOpenTheirPage();
    void pipeIsReadUnlessItStaysSilent();
    void filesThatChangeOrAreTooLargeAreRefused();
    void folderOfSeveralPagesAsks(); // last, because it makes the window unattended
};

void TestFileBytes::whatIsNoFileIsRefused()
{
    QCOMPARE(::mkdir(path("dir.html").c_str(), 0700), 0);
    QCOMPARE(::symlink("loop.html", path("loop.html").c_str()), 0);
    QCOMPARE(::mkdir(path("empty").c_str(), 0700), 0);
    QStringList addresses{"/dev/zero"};
    for (const char* name : {"none.html", "dir.html", "loop.html", "empty"})
        addresses += QString::fromStdString(path(name));
    for (const QString& address : addresses)
        QVERIFY2(failureOf(address).contains(address), qPrintable(address));
    QVERIFY(failureOf("ftp://127.0.0.1/x").contains("'ftp:'"));
    QString longPath = m_folder->path();
    while (longPath.size() < 5000)
        longPath += "/folder-of-a-deep-tree";
    const QString sentence = failureOf(longPath + "/page.html");
    QVERIFY2(sentence.contains("File name too long") && sentence.size() < 500, qPrintable(sentence));
    QVERIFY(open("sample:figure2")); // the window still works
}

void TestFileBytes::foldersOpenTheirPage()
{
    using Row =
        std::tuple<QStringList, const char*, const char*>; // files, the given text, the page that opens
    const Row rows[] = {{{"a.html", "b.html", "index.htm"}, "", "index.htm"},
                        {{"a.xhtml", "b.png", "c.txt"}, "", "a.xhtml"}, // the only page
                        {{"a.html", "b.html", "b_files/x.png"}, "", "b.html"},
                        {{"a.html", "b.html", "b_files/frame.html"}, "b_files", "b.html"},
                        {{"a.htm", "b.htm", "b-Dateien/x.html"}, "b-Dateien", "b.htm"},
                        {{"in/a.html"}, "in/", "in/a.html"}};
    for (const auto& [files, given, opened] : rows) {
        init(); // an empty folder
        for (const QString& file : files) {
            if (file.contains('/'))
                ::mkdir(path(file.section('/', 0, 0).toStdString()).c_str(), 0700);
            writeRaw(path(file.toStdString()), "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>" +
                                                   file.toStdString() + "</p></body></html>");
        }
        QVERIFY2(open(m_folder->filePath(given)), opened);
        QCOMPARE(QString::fromStdString(loader().place().path), m_folder->filePath(opened));
        QCOMPARE(m_window->addressBar()->line()->text(), m_folder->filePath(opened));
    }
}

void TestFileBytes::folderOfSeveralPagesAsks()
{
    writeRaw(path("a.html"), titled("first"));
    writeRaw(path("b.html"), titled("second"));
    writeRaw(path("caf\xe9.html"), titled("third"));
    m_window->opener()->open(m_folder->path());
    QVERIFY(waitFor([&] { return m_window->findChild<EntryChooser*>() != nullptr; }));
    auto* chooser = m_window->findChild<EntryChooser*>();
    QCOMPARE(chooser->list()->model()->rowCount(), 3);
    QTest::keyClicks(chooser->filter(), "caf");
    QCOMPARE(chooser->list()->model()->rowCount(), 1);
    QVERIFY(settles([&] { QTest::keyClick(chooser->filter(), Qt::Key_Return); }) && shows("third"));
    // If nobody can choose, the choice becomes an error.
    m_window->setUnattended();
    QVERIFY(failureOf(m_folder->path()).contains("3"));
}

// The first part is in the pipe when reading begins; the second comes later.
void TestFileBytes::pipeIsReadUnlessItStaysSilent()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    const int pipe = ::open(path("pipe").c_str(), O_RDWR | O_CLOEXEC);
    const QByteArray html = QByteArray::fromStdString(titled("piped"));
    const auto put = [pipe](const QByteArray& part) {
        QCOMPARE(::write(pipe, part.constData(), static_cast<std::size_t>(part.size())), part.size());
    };
    put(html.left(40));
    const QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->opener()->open(QString::fromStdString(path("pipe")));
    QVERIFY(waitFor([&] { // the first part was read
        int left = 0;
        return ::ioctl(pipe, FIONREAD, &left) == 0 && left == 0;
    }));
    put(html.mid(40));
    ::close(pipe);
    QVERIFY(waitFor([&] { return settled.count() > 0 && isComplete(); }) && shows("piped"));
    QVERIFY(open("sample:regions"));
    m_window->opener()->open(QString::fromStdString(path("pipe")));
    QVERIFY(waitFor([&] { return m_window->browser()->loadBar()->isVisible(); }));
    QTest::mouseClick(m_window->browser()->loadBar()->cancelButton(), Qt::LeftButton);
    QVERIFY(message().contains("pipe") && loader().wasCancelled());
    QVERIFY(nodeNamed(session(), "span.region1") != noNode);
    // Reading also ends by itself.
    Limits limits;
    limits.seconds = 1;
    loader().setLimits(limits);
    QVERIFY(failureOf(QString::fromStdString(path("pipe"))).contains("pipe"));
}

void TestFileBytes::filesThatChangeOrAreTooLargeAreRefused()
{
    const std::string file = path("growing.html");
    writeRaw(file, "<p>");
    // The file grows whenever a part of it was read, so that its end is never the end of the file that was
    // begun.
    const auto grow = [&file](int) {
        const int out = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
        [[maybe_unused]] const ssize_t written = ::write(out, "more", 4);
        ::close(out);
    };
    const BytesRead read = readFileBytes(file, {1U << 20U, 5}, {}, grow);
    QVERIFY(std::holds_alternative<QString>(read));
    int reads = 0;
    const BytesRead second = readFileBytes(file, {1U << 20U, 5}, {}, [&](int percent) {
        if (reads++ == 0)
            grow(percent);
    });
    QVERIFY(
        std::holds_alternative<std::string>(second)); // it no longer changes: its present contents were read
    QCOMPARE(std::get<std::string>(second).size(),
             static_cast<std::size_t>(QFile(QString::fromStdString(file)).size()));
    Limits limits;
    limits.bytes = std::size_t{1} << 20U;
    loader().setLimits(limits);
    const std::string large = "<p>" + std::string(1'100'000, 'x');
    writeRaw(path("large.html"), large);
    writeRaw(path("large.html.gz"), test::gzipped(large));
    for (const char* name : {"large.html", "large.html.gz"}) {
        const QString sentence = failureOf(QString::fromStdString(path(name)));
        QVERIFY2(sentence.contains(name) && sentence.contains("1 MB"), qPrintable(sentence));
    }
    loader().setLimits({});
    QVERIFY(open(QString::fromStdString(path("large.html"))));
}

TAGSEAM_TEST(TestFileBytes)
#include "tst_filebytes.moc"
