// SPDX-License-Identifier: MIT
// Every page of the corpus in the window, scripts and network off: shown, analysed, its two trees compared.
#include "tests/requirements.h"
#include "tests/ui/testpage.h"
#include "ui/window/mainwindow.h"
#include "ui/window/messagebar.h"

#include <QDirIterator>

using namespace tagseam;

class TestCorpusPages : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        m_window = std::make_unique<MainWindow>(false);
        m_window->resize(1000, 700);
        m_window->show();
    }
    void cleanupTestCase() { m_window.reset(); }
    void pageOpensInBothSources_data();
    void pageOpensInBothSources();

  private:
    QString problemOf(const QString& path)
    {
        PageSession& session = *m_window->session();
        const QSignalSpy settled(m_window.get(), &MainWindow::settled);
        const QSignalSpy failed(m_window.get(), &MainWindow::failed);
        m_window->opener()->open(path);
        if (!waitFor([&] { return failed.count() > 0 || settled.count() > 0; }))
            return QStringLiteral("it was not shown in time");
        if (failed.count() > 0)
            return failed.first().first().toString();
        if (!m_window->messageBar()->sentence().isEmpty())
            return m_window->messageBar()->sentence();
        if (!session.runner()->hasAnalysis() || session.runner()->analysis().sequence.size() == 0)
            return QStringLiteral("its sequence is empty");
        if (!waitFor(
                [&] { return session.trees()->hasSource() || !session.trees()->sourceProblem().isEmpty(); }))
            return QStringLiteral("its source was not read in time");
        if (!session.trees()->hasSource())
            return session.trees()->sourceProblem();
        session.trees()->comparison()->requestDiff();
        if (!waitFor([&] { return session.trees()->comparison()->hasDiff(); }))
            return QStringLiteral("its trees were not compared in time");
        if (session.trees()->source().body() == noNode || session.trees()->rendered().body() == noNode)
            return QStringLiteral("a tree of it has no body");
        const TreeDiff& diff = session.trees()->comparison()->diff();
        if (diff.nodesByCause[static_cast<std::size_t>(DifferenceCause::ScriptMade)] > 0)
            return QStringLiteral("differences are laid to scripts, and none ran");
        return {};
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestCorpusPages::pageOpensInBothSources_data()
{
    QTest::addColumn<QString>("path");
    const QDir corpus(QStringLiteral(TAGSEAM_CORPUS));
    TAGSEAM_QT_NEEDS("corpus", corpus.exists());
    QStringList paths;
    for (QDirIterator each(corpus.path(), {"*.html", "*.htm", "*.xhtml", "*.xht", "*.mhtml", "*.mht"},
                           QDir::Files, QDirIterator::Subdirectories);
         each.hasNext();)
        paths.append(each.next());
    QVERIFY2(!paths.isEmpty(), "The corpus is empty.");
    paths.sort();
    for (const QString& path : paths)
        QTest::newRow(qPrintable(corpus.relativeFilePath(path))) << path;
}

// One window for all pages: remains of a page would be found by the next.
void TestCorpusPages::pageOpensInBothSources()
{
    QFETCH(QString, path);
    const QString problem = problemOf(path);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

TAGSEAM_TEST(TestCorpusPages)
#include "tst_corpuspages.moc"
