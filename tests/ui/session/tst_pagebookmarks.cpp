// SPDX-License-Identifier: MIT
// The bookmarks of a page are kept in their file, whatever others do to it.
#include "tests/ui/testfiles.h"
#include "tests/ui/testpage.h"
#include "ui/session/analysis/pagebookmarks.h"
#include "ui/session/page/notifier.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace tagseam;

class TestPageBookmarks : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void areSavedBesideThePage();
    void fileThatCannotBeReadStays();
    void placeThatCannotBeOpenedIsTold();
    void fileThatOthersHaveChangedStays();
    void pageWithoutAFileHasThemToo();

  private:
    PageAddress page() const { return PageAddress::ofFile(m_folder->filePath("page.html").toStdString()); }
    QString file() const { return m_folder->filePath("page.html.bookmarks.json"); }
    std::vector<NotedBookmark> readAgain(const PageAddress& page)
    {
        PageBookmarks other(&m_notifier);
        other.open(page);
        return other.all();
    }
    static NotedBookmark noted(uint step, const QString& note)
    {
        NotedBookmark made;
        made.bookmark.step = step;
        made.bookmark.setup = QStringLiteral("dissertation-2014");
        made.note = note;
        return made;
    }

    Notifier m_notifier;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPageBookmarks::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_notifier.setUnattended();
}

void TestPageBookmarks::areSavedBesideThePage()
{
    PageBookmarks bookmarks(&m_notifier);
    bookmarks.open(page());
    QVERIFY(bookmarks.all().empty());
    bookmarks.add(noted(3, QStringLiteral("“Why” & <how>")));
    bookmarks.add(noted(12, {}));
    bookmarks.setNote(1, QStringLiteral("second"));
    QVERIFY(QFile::exists(file()));
    QCOMPARE(readAgain(page()), bookmarks.all());
    bookmarks.remove(0);
    QCOMPARE(readAgain(page()), std::vector{noted(12, QStringLiteral("second"))});
}

void TestPageBookmarks::fileThatCannotBeReadStays()
{
    for (const QByteArray bytes :
         {"{", R"({"dialect": "other"})",
          R"({"dialect": "tagseam.bookmarks/1", "bookmarks": [{"bookmark": "step=x"}]})"}) {
        writeFile(file(), bytes);
        const QSignalSpy told(&m_notifier, &Notifier::shown);
        PageBookmarks bookmarks(&m_notifier);
        bookmarks.open(page());
        QCOMPARE(told.count(), 1);
        bookmarks.add(noted(3, {}));
        QCOMPARE(told.count(), 2);
        QCOMPARE(contentOf(file()), bytes);
        QVERIFY(!bookmarks.all().empty()); // it is not lost while the page is shown
    }
}

void TestPageBookmarks::placeThatCannotBeOpenedIsTold()
{
    QVERIFY(QDir().mkpath(file())); // cannot be read, not even by root
    const QSignalSpy told(&m_notifier, &Notifier::shown);
    PageBookmarks bookmarks(&m_notifier);
    bookmarks.open(page());
    QCOMPARE(told.count(), 1); // before anything is written
    bookmarks.add(noted(3, {}));
    QCOMPARE(told.count(), 2);
    QVERIFY(QFileInfo(file()).isDir());
}

void TestPageBookmarks::fileThatOthersHaveChangedStays()
{
    PageBookmarks bookmarks(&m_notifier);
    bookmarks.open(page());
    bookmarks.add(noted(3, {}));
    PageBookmarks other(&m_notifier);
    other.open(page());
    other.add(noted(4, {}));
    const QSignalSpy told(&m_notifier, &Notifier::shown);
    bookmarks.add(noted(5, {}));
    QCOMPARE(told.count(), 1);
    QCOMPARE(readAgain(page()), other.all());
}

void TestPageBookmarks::pageWithoutAFileHasThemToo()
{
    const PageAddress sample = PageAddress::fromText(QStringLiteral("sample:shop"));
    QFile::remove(PageBookmarks::pathOf(sample));
    PageBookmarks bookmarks(&m_notifier);
    bookmarks.open(sample);
    bookmarks.add(noted(3, {}));
    QCOMPARE(readAgain(sample), bookmarks.all());
    QVERIFY(readAgain(page()).empty());
    QFile::remove(PageBookmarks::pathOf(sample));
}

TAGSEAM_TEST(TestPageBookmarks)
#include "tst_pagebookmarks.moc"
