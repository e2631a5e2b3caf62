// SPDX-License-Identifier: MIT
// Every page of the corpus in the window, scripts and network off: shown, captured, analysed, and read as
// source.
#include "testpage.h"
#include "ui/mainwindow.h"
#include "ui/views/messagebar.h"

#include <QDirIterator>
#include <QElapsedTimer>

#include <optional>

using namespace tagseam;

class TestCorpusPages : public QObject {
    Q_OBJECT

  private slots:
    void everyPageOpensInBothSources();

  private:
    static QStringList pages();
    QString problemOf(MainWindow& window, const QString& path);
    // What is to hold once both trees of a page are there; empty when it does.
    QString problemOfTrees(const Document& rendered, const Document& source);
};

QStringList TestCorpusPages::pages()
{
    QStringList paths;
    QDirIterator each(QStringLiteral(TAGSEAM_CORPUS),
                      {"*.html", "*.htm", "*.xhtml", "*.xht", "*.mhtml", "*.mht"}, QDir::Files,
                      QDirIterator::Subdirectories);
    while (each.hasNext())
        paths.append(each.next());
    paths.sort();
    return paths;
}

QString TestCorpusPages::problemOf(MainWindow& window, const QString& path)
{
    std::optional<Result<Document>> source;
    const auto watch = connect(window.loader(), &PageLoader::sourceRead, this,
                               [&](Result<Document>* read) { source = std::move(*read); });
    QSignalSpy settled(&window, &MainWindow::settled);
    QSignalSpy failed(&window, &MainWindow::failed);
    window.open(path);
    const bool isThere = QTest::qWaitFor(
        [&] { return failed.count() > 0 || (settled.count() > 0 && source.has_value()); }, 60000);
    disconnect(watch);
    if (failed.count() > 0)
        return failed.first().first().toString();
    if (!isThere)
        return settled.count() > 0 ? QStringLiteral("its source was not read in 60 s")
                                   : QStringLiteral("it was not shown in 60 s");
    if (!bool(*source))
        return sentence(source->error(), path);
    if (!window.session()->hasAnalysis() || window.session()->analysis().sequence.size() == 0)
        return QStringLiteral("its sequence is empty");
    if (!window.messageBar()->sentence().isEmpty())
        return window.messageBar()->sentence();
    return problemOfTrees(window.session()->document(), **source);
}

QString TestCorpusPages::problemOfTrees(const Document& rendered, const Document& source)
{
    for (const Document* page : {&rendered, &source}) {
        if (page->size() < 3 || page->body() == noNode)
            return page == &source ? QStringLiteral("its source has no body")
                                   : QStringLiteral("it has no body");
    }
    return {}; // the comparison of the two trees is to be checked here
}

void TestCorpusPages::everyPageOpensInBothSources()
{
    const QStringList paths = pages();
    if (paths.isEmpty())
        QSKIP("The corpus (TAGSEAM_CORPUS) is not there.");
    MainWindow window(false);
    window.resize(1000, 700);
    window.show();
    QElapsedTimer time;
    time.start();
    QStringList problems;
    for (const QString& path : paths) {
        if (const QString problem = problemOf(window, path); !problem.isEmpty())
            problems.append(path.mid(static_cast<qsizetype>(qstrlen(TAGSEAM_CORPUS)) + 1) + ": " + problem);
    }
    qInfo("%d pages in %d s, %d with problems", static_cast<int>(paths.size()),
          static_cast<int>(time.elapsed() / 1000), static_cast<int>(problems.size()));
    QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
}

TAGSEAM_TEST_MAIN(TestCorpusPages)
#include "tst_corpuspages.moc"
