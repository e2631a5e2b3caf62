// SPDX-License-Identifier: MIT
// The manual: each page is there, each link leads somewhere, and a search finds what the pages say.
#include "tests/ui/testmain.h"
#include "ui/widgets/language.h"
#include "ui/window/manual.h"
#include "ui/window/manualbrowser.h"

#include <QDir>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTreeWidget>

#include <algorithm>

using namespace tagseam;

namespace {

// All identifiers that --show takes, and the pages that are no tool.
const QStringList places{"levels",    "node",          "page",     "content",     "methods", "site",
                         "step",      "annotate",      "corpus",   "learn",       "why",     "blocking",
                         "diagnosis", "nearmisses",    "variants", "stability",   "compare", "changes",
                         "detection", "records",       "start",    "algorithm",   "open",    "bookmarks",
                         "keys",      "formats",       "corpora",  "experiments", "limits",  "command-line",
                         "tagseam",   "template-tests"};

QString markdownOf(const QUrl& url)
{
    QFile file(':' + url.path());
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool hasHeading(const ManualPage& page, const QUrl& url)
{
    const QString fragment = url.fragment(QUrl::FullyDecoded);
    return fragment.isEmpty() || std::ranges::any_of(page.sections, [&](const ManualSection& section) {
               return manualFragment(section.title) == fragment;
           });
}

// The page in `pages` that `url` leads to; nullptr for none.
const ManualPage* pageAt(const ManualPages& pages, const QUrl& url)
{
    const auto page = std::ranges::find_if(
        pages.all(), [&url](const ManualPage& each) { return each.url.matches(url, QUrl::RemoveFragment); });
    return page == pages.all().end() ? nullptr : &*page;
}

} // namespace

class TestManual : public QObject {
    Q_OBJECT

  private slots:
    void init()
    {
        Language::instance()->choose(QStringLiteral("en"));
        m_manual = std::make_unique<Manual>([] { return QStringLiteral("why"); });
    }
    void cleanup() { m_manual.reset(); }
    void cleanupTestCase() { Language::instance()->choose(QStringLiteral("en")); }

    void everyFileIsAPageWithOneTitle();
    void everyPlaceIsThereInEachLanguage();
    void translatedPagesHaveTheSectionsOfTheEnglishOnes();
    void translatedPagesHaveTheExamplesOfTheEnglishOnes();
    void everyLinkAndPictureLeadsSomewhere();
    void manualOpensAtTheHeadingOfATool();
    void linksLeadThereAndBack();
    void searchFindsSectionsOfAllPages();
    void enterGoesFromHitToHit();

  private:
    QTextBrowser* text() { return m_manual->findChild<QTextBrowser*>(); }
    QLineEdit* search() { return m_manual->findChild<QLineEdit*>(); }
    QTreeWidget* contents() { return m_manual->findChild<QTreeWidget*>(); }
    // The heading is at the top of what is seen, or as near to it as the end of the page allows.
    bool isAtTop(const QString& heading)
    {
        for (QTextBlock block = text()->document()->begin(); block.isValid(); block = block.next()) {
            if (block.blockFormat().headingLevel() == 0 || block.text() != heading)
                continue;
            const int top = text()->cursorRect(QTextCursor(block)).top();
            const auto* bar = text()->verticalScrollBar();
            const bool isAtEnd = bar->value() == bar->maximum();
            return top >= 0 && (top < 20 || (isAtEnd && top < text()->viewport()->height()));
        }
        return false;
    }

    std::unique_ptr<Manual> m_manual;
};

void TestManual::everyFileIsAPageWithOneTitle()
{
    const ManualPages pages(QStringLiteral("en"));
    QStringList listed;
    for (const ManualPage& page : pages.all()) {
        listed << page.name + ".md";
        QCOMPARE(page.sections.front().level, 1);
        QVERIFY2(std::ranges::count(page.sections, 1, &ManualSection::level) == 1, qPrintable(page.name));
        QStringList fragments;
        for (const ManualSection& section : page.sections)
            fragments << manualFragment(section.title);
        QVERIFY2(fragments.removeDuplicates() == 0, qPrintable(page.name));
    }
    listed.sort();
    QCOMPARE(listed, QDir(":/manual/en").entryList(QDir::Files, QDir::Name));
}

void TestManual::everyPlaceIsThereInEachLanguage()
{
    for (const QString& code : Language::codes()) {
        Language::instance()->choose(code);
        const ManualPages pages(code);
        for (const QString& id : places) {
            const QUrl url = pages.placeOf(id);
            const ManualPage* page = pageAt(pages, url);
            QVERIFY2(page != nullptr, qPrintable(code + ' ' + id));
            QVERIFY2(hasHeading(*page, url), qPrintable(url.toString()));
        }
        QVERIFY(pages.placeOf(QStringLiteral("nothing")).isEmpty());
    }
}

void TestManual::translatedPagesHaveTheSectionsOfTheEnglishOnes()
{
    const auto levels = [](const ManualPage& page) {
        QList<int> all;
        for (const ManualSection& section : page.sections)
            all << section.level;
        return all;
    };
    const ManualPages english(QStringLiteral("en"));
    for (const QString& code : Language::codes()) {
        const ManualPages pages(code);
        for (std::size_t i = 0; i < english.all().size(); ++i)
            QVERIFY2(levels(pages.all()[i]) == levels(english.all()[i]),
                     qPrintable(pages.all()[i].url.toString()));
    }
}

// The examples of the English pages are run by tst_readme.
void TestManual::translatedPagesHaveTheExamplesOfTheEnglishOnes()
{
    const auto examples = [](const ManualPage& page) {
        static const QRegularExpression comment(QStringLiteral(" +# .*"));
        QStringList lines = markdownOf(page.url).split('\n').filter(QRegularExpression("^    "));
        return lines.replaceInStrings(comment, QString());
    };
    const ManualPages english(QStringLiteral("en"));
    for (const QString& code : Language::codes()) {
        const ManualPages pages(code);
        for (std::size_t i = 0; i < english.all().size(); ++i)
            QCOMPARE(examples(pages.all()[i]), examples(english.all()[i]));
    }
}

void TestManual::everyLinkAndPictureLeadsSomewhere()
{
    static const QRegularExpression target(QStringLiteral("(!?)\\[[^\\]\\n]*\\]\\(([^)\\s]+)\\)"));
    int count = 0;
    for (const QString& code : Language::codes()) {
        const ManualPages pages(code);
        for (const ManualPage& from : pages.all()) {
            for (auto each = target.globalMatch(markdownOf(from.url)); each.hasNext();) {
                const QRegularExpressionMatch match = each.next();
                const QUrl url = from.url.resolved(QUrl(match.captured(2)));
                const QByteArray what = (from.url.path() + ": " + match.captured(2)).toUtf8();
                ++count;
                if (!match.captured(1).isEmpty()) {
                    QVERIFY2(QFile::exists(':' + url.path()), what);
                    continue;
                }
                // A page that is not translated is read in English, and its links lead to translated pages.
                const QUrl to = pages.targetOf(url);
                const ManualPage* page = pageAt(pages, to);
                QVERIFY2(to.hasFragment() == url.hasFragment(), what);
                QVERIFY2(page != nullptr && hasHeading(*page, to), what);
            }
        }
    }
    QVERIFY(count > 50);
}

void TestManual::manualOpensAtTheHeadingOfATool()
{
    m_manual->showPlace(QStringLiteral("blocking"));
    QVERIFY(m_manual->isVisible() && m_manual->isWindow());
    QVERIFY(text()->source().path().endsWith("/node.md"));
    QVERIFY(isAtTop("Blocking symbols"));
    QCOMPARE(contents()->currentItem()->text(0), "Blocking symbols");
    QCOMPARE(contents()->currentItem()->parent()->text(0), "Node");
    m_manual->close();
    m_manual->showPlace({});
    QVERIFY(text()->source().path().endsWith("/node.md"));
}

void TestManual::linksLeadThereAndBack()
{
    m_manual->showPlace(QStringLiteral("keys"));
    m_manual->showPlace(QStringLiteral("algorithm"));
    text()->verticalScrollBar()->setValue(100);
    emit text()->anchorClicked(text()->source().resolved(QUrl("open.md#archives")));
    QVERIFY(isAtTop("Archives"));
    text()->backward();
    QVERIFY(text()->source().path().endsWith("/algorithm.md"));
    QCOMPARE(text()->verticalScrollBar()->value(), 100);
    QCOMPARE(contents()->currentItem()->text(0), "The algorithm");
    text()->forward();
    QVERIFY(isAtTop("Archives"));
}

void TestManual::searchFindsSectionsOfAllPages()
{
    const ManualPages& pages = m_manual->pages();
    const auto titles = [&pages](const QString& words) {
        QStringList all;
        for (const ManualPages::Hit hit : pages.find(words))
            all << pages.all()[hit.page].name + '/' + pages.all()[hit.page].sections[hit.section].title;
        return all;
    };
    QVERIFY(titles("cohen KAPPA").contains("annotate/Agreement"));
    QVERIFY(titles("waterline").size() > 2);
    QVERIFY(titles("Ctrl+Shift+P").contains("keys/Everywhere")); // in a table
    QVERIFY(titles("orphan zzz").isEmpty());
    QVERIFY(titles("  ").isEmpty());
}

void TestManual::enterGoesFromHitToHit()
{
    m_manual->showPlace(QStringLiteral("start"));
    search()->setFocus();
    QTest::keyClicks(search(), "orphan");
    QVERIFY(contents()->topLevelItemCount() >= 2);
    QStringList read;
    const std::size_t hits = m_manual->pages().find("orphan").size();
    for (std::size_t i = 0; i <= hits; ++i) {
        QTest::keyClick(search(), Qt::Key_Return);
        read << text()->source().toString();
        QVERIFY(!text()->extraSelections().isEmpty());
        const QTextCursor mark = text()->extraSelections().first().cursor;
        QCOMPARE(mark.selectedText().toLower(), "orphan");
    }
    QCOMPARE(read.first(), read.last()); // after the last hit comes the first
    QCOMPARE(read.removeDuplicates(), 1);
    QTest::keyClick(search(), Qt::Key_Escape);
    QVERIFY(search()->text().isEmpty() && m_manual->isVisible());
    QVERIFY(text()->extraSelections().isEmpty());
    QTest::keyClick(search(), Qt::Key_Escape);
    QVERIFY(!m_manual->isVisible());
}

TAGSEAM_TEST(TestManual)
#include "tst_manual.moc"
