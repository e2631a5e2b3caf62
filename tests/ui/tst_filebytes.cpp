// SPDX-License-Identifier: MIT
// Files and what else has a path: folders, pipes, devices, files that change while they are read or are too
// large.
#include "testfiles.h"
#include "tests/core/testgzip.h"
#include "ui/filebytes.h"
#include "ui/views/entrychooser.h"
#include "ui/views/loadbar.h"
#include "windowtest.h"

#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <thread>

using namespace tagseam;

class TestFileBytes : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1000, 700}); }
    void cleanup() { closeWindow(); }
    void pathLongerThanTheSystemTakesIsASentence();
    void whatIsNoFileIsASentence();
    void foldersOpenTheirPage_data();
    void foldersOpenTheirPage();
    void folderOfSeveralPagesAsks();
    void pipeIsRead();
    void pipeThatStaysSilentIsCancelled();
    void fileThatChangesWhileReadIsASentence();
    void limitsAreToldWhenMet();
};

void TestFileBytes::pathLongerThanTheSystemTakesIsASentence()
{
    QString longPath = m_folder->path();
    while (longPath.size() < 5000)
        longPath += "/folder-of-a-deep-tree";
    const QString sentence = failureOf(longPath + "/page.html");
    QVERIFY2(sentence.contains("cannot be read (File name too long)"), qPrintable(sentence));
    QVERIFY2(sentence.size() < 500, qPrintable(sentence));
}

void TestFileBytes::whatIsNoFileIsASentence()
{
    QVERIFY(failureOf(QString::fromStdString(path("none.html"))).contains("No such file"));
    QVERIFY(failureOf("/dev/zero").contains("is a device"));
    QVERIFY(failureOf("ftp://127.0.0.1/x").contains("'ftp:'"));
    QVERIFY(failureOf(m_folder->path()).contains("is a folder"));
    QCOMPARE(::mkdir(path("dir.html").c_str(), 0700), 0);
    QVERIFY(failureOf(QString::fromStdString(path("dir.html"))).contains("is a folder"));
    writeRaw(path("secret.html"), titled("secret"));
    QCOMPARE(::chmod(path("secret.html").c_str(), 0), 0);
    if (::geteuid() != 0) // root reads all
        QVERIFY(failureOf(QString::fromStdString(path("secret.html"))).contains("Permission denied"));
    QCOMPARE(::symlink("loop.html", path("loop.html").c_str()), 0);
    QVERIFY(failureOf(QString::fromStdString(path("loop.html"))).contains("cannot be read"));
    QVERIFY(open("sample:figure2")); // none of it has done harm
}

void TestFileBytes::foldersOpenTheirPage_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("opened");
    QTest::newRow("index") << QStringList{"a.html", "b.html", "index.htm"} << ""
                           << "index.htm";
    QTest::newRow("the only page") << QStringList{"a.xhtml", "b.png", "c.txt"} << ""
                                   << "a.xhtml";
    QTest::newRow("that with its folder") << QStringList{"a.html", "b.html", "b_files/x.png"} << ""
                                          << "b.html";
    QTest::newRow("folder of the page") << QStringList{"a.html", "b.html", "b_files/frame.html"} << "b_files"
                                        << "b.html";
    QTest::newRow("in another language") << QStringList{"a.htm", "b.htm", "b-Dateien/x.html"} << "b-Dateien"
                                         << "b.htm";
    QTest::newRow("slash at the end") << QStringList{"in/a.html"} << "in/"
                                      << "in/a.html";
}

void TestFileBytes::foldersOpenTheirPage()
{
    QFETCH(QStringList, files);
    QFETCH(QString, given);
    QFETCH(QString, opened);
    for (const QString& file : files) {
        if (file.contains('/'))
            ::mkdir(path(file.section('/', 0, 0).toStdString()).c_str(), 0700);
        writeRaw(path(file.toStdString()), "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>" +
                                               file.toStdString() + "</p></body></html>");
    }
    QVERIFY(open(m_folder->filePath(given)));
    QCOMPARE(QString::fromStdString(loader().place().path), m_folder->filePath(opened));
    QCOMPARE(m_window->addressLine()->text(), m_folder->filePath(opened));
}

void TestFileBytes::folderOfSeveralPagesAsks()
{
    writeRaw(path("a.html"), titled("first"));
    writeRaw(path("b.html"), titled("second"));
    writeRaw(path("caf\xe9.html"), titled("third"));
    m_window->open(m_folder->path());
    QTRY_VERIFY(m_window->findChild<EntryChooser*>() != nullptr);
    auto* chooser = m_window->findChild<EntryChooser*>();
    QCOMPARE(chooser->list()->model()->rowCount(), 3);
    QTest::keyClicks(chooser->filter(), "caf");
    QCOMPARE(chooser->list()->model()->rowCount(), 1);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QTest::keyClick(chooser->filter(), Qt::Key_Return);
    QVERIFY(settled.wait(20000));
    QVERIFY(shows("third"));
    // Where nobody can choose, it is a sentence.
    m_window->setUnattended();
    QVERIFY(failureOf(m_folder->path()).contains("3 pages"));
}

void TestFileBytes::pipeIsRead()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    std::thread writer([file = path("pipe")] {
        const int pipe = ::open(file.c_str(), O_WRONLY | O_CLOEXEC);
        const std::string html = titled("piped");
        for (const std::string& part : {html.substr(0, 40), html.substr(40)}) {
            [[maybe_unused]] const ssize_t written = ::write(pipe, part.data(), part.size());
            ::usleep(300'000);
        }
        ::close(pipe);
    });
    const bool isOpen = open(QString::fromStdString(path("pipe")));
    writer.join();
    QVERIFY(isOpen);
    QVERIFY(shows("piped"));
}

void TestFileBytes::pipeThatStaysSilentIsCancelled()
{
    QVERIFY(open("sample:regions"));
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    m_window->open(QString::fromStdString(path("pipe")));
    QTRY_VERIFY(m_window->loadBar()->isVisible());
    QVERIFY2(m_window->loadBar()->text().startsWith("reading"), qPrintable(m_window->loadBar()->text()));
    QVERIFY(!m_window->loadBar()->takeButton()->isVisible()); // there is nothing yet to be taken
    QTest::mouseClick(m_window->loadBar()->cancelButton(), Qt::LeftButton);
    QVERIFY(message().contains("cancelled"));
    QVERIFY(!m_window->loadBar()->isVisible());
    QVERIFY(shows("x") == false && nodeNamed(session(), "span.region1") != noNode);
    // And ends by itself after a while.
    Limits limits;
    limits.seconds = 1;
    loader().setLimits(limits);
    QVERIFY(failureOf(QString::fromStdString(path("pipe"))).contains("sent nothing for 1 second"));
}

void TestFileBytes::fileThatChangesWhileReadIsASentence()
{
    const std::string file = path("growing.html");
    writeRaw(file, "<p>");
    // It grows whenever a part of it was read: the end is never that of the file that was begun.
    const auto grow = [&file](int) {
        const int out = ::open(file.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
        [[maybe_unused]] const ssize_t written = ::write(out, "more", 4);
        ::close(out);
    };
    const BytesRead read = readFileBytes(file, {1U << 20U, 5}, {}, grow);
    QVERIFY(std::holds_alternative<Wording>(read));
    QVERIFY(std::get<Wording>(read)().contains("changed while it was read"));
    int reads = 0;
    const BytesRead second = readFileBytes(file, {1U << 20U, 5}, {}, [&](int percent) {
        if (reads++ == 0)
            grow(percent);
    });
    QVERIFY(std::holds_alternative<std::string>(second)); // it settled: what it is now was read
    QCOMPARE(std::get<std::string>(second).size(),
             static_cast<std::size_t>(QFile(QString::fromStdString(file)).size()));
}

void TestFileBytes::limitsAreToldWhenMet()
{
    Limits limits;
    limits.bytes = std::size_t{1} << 20U;
    loader().setLimits(limits);
    const std::string large = "<p>" + std::string(1'100'000, 'x');
    writeRaw(path("large.html"), large);
    writeRaw(path("large.html.gz"), test::gzipped(large));
    for (const char* name : {"large.html", "large.html.gz"}) {
        const QString sentence = failureOf(QString::fromStdString(path(name)));
        QVERIFY2(sentence.contains("larger than 1 MB"), qPrintable(sentence));
    }
    loader().setLimits({});
    QVERIFY(open(QString::fromStdString(path("large.html"))));
}

TAGSEAM_TEST(TestFileBytes)
#include "tst_filebytes.moc"
