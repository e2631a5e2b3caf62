// SPDX-License-Identifier: MIT
// A file is written as a whole or stays as it was, and the reason why not is known.
#include "tests/ui/testpage.h"
#include "ui/session/page/savefile.h"

#include <QDir>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <csignal>

using namespace tagseam;

namespace {

// While it lives, no file can grow beyond `bytes`, as on a full disk.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit full{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit m_before{};
    void (*m_handler)(int) = std::signal(SIGXFSZ, SIG_IGN);
};

} // namespace

class TestSaveFile : public QObject {
    Q_OBJECT

  private slots:
    void fullDiskKeepsTheFileBefore_data();
    void fullDiskKeepsTheFileBefore();
    void placeThatTakesNoFileIsKnownBefore();
    void deviceIsNotReplaced();

  private:
    QString place(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

void TestSaveFile::fullDiskKeepsTheFileBefore_data()
{
    QTest::addColumn<int>("size"); // in bytes
    QTest::newRow("the first byte fits") << 4097;
    QTest::newRow("more than a buffer") << 1'000'000;
}

void TestSaveFile::fullDiskKeepsTheFileBefore()
{
    QFETCH(int, size);
    const QString path = place("file");
    QVERIFY(!writeWhole(path, "before"));
    const std::string bytes(static_cast<std::size_t>(size), 'x');
    std::optional<Error> error;
    {
        const FullDisk disk(4096);
        error = writeWhole(path, bytes);
    }
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::CannotWrite);
    QCOMPARE(error->detail, qt_error_string(EFBIG).toStdString());
    QCOMPARE(contentOf(path), "before");
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList("file"));
    QVERIFY(!writeWhole(path, bytes));
    QCOMPARE(contentOf(path).size(), size);
}

void TestSaveFile::placeThatTakesNoFileIsKnownBefore()
{
    QVERIFY(!writeWhole(place("file"), "before"));
    QVERIFY(QDir(m_folder.path()).mkdir("folder"));
    const QStringList before = QDir(m_folder.path()).entryList();
    for (const char* name : {"none/file", "file/file", "folder"}) {
        const std::optional<Error> error = writeProblem(place(name));
        QVERIFY2(error && error->code == ErrorCode::CannotWrite && !error->detail.empty(), name);
        QCOMPARE(error->where, place(name).toStdString());
    }
    QVERIFY(makeFolder(place("file/folder")) && makeFolder(place("file")));
    QVERIFY(!writeProblem(place("file")) && !writeProblem(place("new")) && !makeFolder(place("folder")));
    QCOMPARE(QDir(m_folder.path()).entryList(), before);
    QCOMPARE(contentOf(place("file")), "before");
    QVERIFY(!makeFolder(place("a/b/")) && QFileInfo(place("a/b")).isDir());
}

void TestSaveFile::deviceIsNotReplaced()
{
    QVERIFY(QFile::link("/dev/full", place("full")));
    QVERIFY(!writeProblem(place("full")));
    const std::optional<Error> error = writeWhole(place("full"), "x");
    QVERIFY(error);
    QCOMPARE(error->detail, qt_error_string(ENOSPC).toStdString());
    QVERIFY(QFileInfo(place("full")).isSymLink() && !QFileInfo("/dev/full").isFile());
}

TAGSEAM_TEST(TestSaveFile)
#include "tst_savefile.moc"
