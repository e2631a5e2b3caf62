// SPDX-License-Identifier: MIT
// Every menu entry that the README and the manual name is in the window.
#include "tests/ui/window/windowtest.h"
#include "ui/widgets/language.h"
#include "ui/window/explainview.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabWidget>

using namespace tagseam;

namespace {

// The text of a menu entry as prose names it: without mnemonic and ellipsis.
QString plain(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
    text.replace(mnemonic, QStringLiteral("\\1"));
    return text.endsWith(QChar(0x2026)) ? text.chopped(1) : text;
}

// Adds "File › Samples › ..." for each entry of the menu.
void addEntries(const QMenu& menu, const QString& path, QStringList& entries)
{
    for (const QAction* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        const QString entry = path + QStringLiteral(" › ") + plain(action->text());
        entries << entry;
        if (action->menu() != nullptr)
            addEntries(*action->menu(), entry, entries);
    }
}

} // namespace

class TestManualMenus : public WindowTest {
    Q_OBJECT

  private slots:
    void cleanup() { closeWindow(); }
    void cleanupTestCase() { Language::instance()->choose(QStringLiteral("en")); }
    void everyNamedEntryIsInTheWindow_data();
    void everyNamedEntryIsInTheWindow();
};

void TestManualMenus::everyNamedEntryIsInTheWindow_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& code : Language::codes())
        QTest::newRow(code.toUtf8()) << code;
}

void TestManualMenus::everyNamedEntryIsInTheWindow()
{
    QFETCH(const QString, language);
    Language::instance()->choose(language);
    showWindow();
    QStringList entries;
    for (const QAction* action : m_window->menuBar()->actions()) {
        if (action->menu() != nullptr)
            addEntries(*action->menu(), plain(action->text()), entries);
    }
    // A section of a tab of Explain may be named by its tab, and is an entry of the menu Explain.
    const QString explain = m_window->findChild<ExplainView*>()->title();
    QStringList tabs;
    const QTabWidget* const all = m_window->findChild<ExplainView*>()->tabs();
    for (int i = 0; i < all->count(); ++i)
        tabs << all->tabText(i);

    QStringList files;
    const QDir folder(":/manual/" + language);
    for (const QString& name : folder.entryList({QStringLiteral("*.md")}))
        files << folder.filePath(name);
    if (language == QLatin1String("en"))
        files << QStringLiteral(TAGSEAM_SAMPLES "/../../README.md");
    static const QRegularExpression named(QStringLiteral("\\*([^*\\n›]+) › ([^*\\n]+)\\*"));
    int count = 0;
    QStringList missing;
    for (const QString& path : std::as_const(files)) {
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto each = named.globalMatch(text); each.hasNext(); ++count) {
            const QRegularExpressionMatch match = each.next();
            const QString first = tabs.contains(match.captured(1)) ? explain : match.captured(1);
            if (!entries.contains(first + QStringLiteral(" › ") + plain(match.captured(2))))
                missing << QDir(path).dirName() + ": " + match.captured(0);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    QVERIFY(count > 10);
}

TAGSEAM_TEST(TestManualMenus)
#include "tst_manualmenus.moc"
