// SPDX-License-Identifier: MIT
// Shared by tests of the Corpus workspace: a folder of samples, and functions that operate the table.
#pragma once

#include "tests/ui/window/windowtest.h"
#include "ui/tools/corpus/corpusbar.h"
#include "ui/tools/corpus/corpusfilterbar.h"
#include "ui/tools/corpus/corpusmodel.h"
#include "ui/tools/corpus/corpusrun.h"
#include "ui/tools/corpus/corpustable.h"
#include "ui/tools/corpus/corpusview.h"
#include "ui/tools/corpus/corpusworkspace.h"
#include "ui/tools/corpus/methodchooser.h"
#include "ui/tools/corpus/opencorpus.h"
#include "ui/tools/corpus/scatterpanel.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>

namespace tagseam {

class CorpusTest : public WindowTest {
  protected:
    /// Shows the view without a window around it, with an empty folder or the existing one.
    void showView()
    {
        if (m_folder == nullptr)
            m_folder = std::make_unique<QTemporaryDir>();
        m_view.reset();
        m_corpus = std::make_unique<OpenCorpus>();
        m_view = std::make_unique<CorpusView>(m_corpus.get());
        m_view->resize(1440, 900);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get(), testTimeout()));
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get(), testTimeout()));
    }
    void closeView()
    {
        m_view.reset();
        m_corpus.reset();
        closeWindow();
    }
    CorpusView& view()
    {
        return m_view != nullptr ? *m_view : *m_window->findChild<CorpusWorkspace*>()->view();
    }
    OpenCorpus& corpus()
    {
        return m_corpus != nullptr ? *m_corpus : *m_window->findChild<CorpusWorkspace*>()->corpus();
    }
    CorpusTable& table() { return *view().table(); }

    QString pages() const { return m_folder->filePath("pages"); }
    void toCorpus() { QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier); }
    /// Puts a sample with its annotation, as if made on the source tree, so that nothing needs to be
    /// rendered.
    void put(const QString& name, const char* sample)
    {
        const QString from = QStringLiteral(TAGSEAM_SAMPLES "/%1.html").arg(sample);
        write(name, contentOf(from));
        write(name + ".annotation.json",
              contentOf(from + ".annotation.json").replace(R"("tree": "rendered")", R"("tree": "source")"));
    }
    /// Puts the samples in the order of their names.
    void putSamples()
    {
        put("pages/figure2.html", "figure2");
        put("pages/news.html", "news");
        put("pages/shop.html", "shop");
        put("pages/sub/small-main.html", "small-main");
    }
    /// Waits until all requested data is shown, also in columns and plots.
    bool isSettled()
    {
        return waitUntilIdle([this] { return !corpus().isSettled(); });
    }
    bool openFolder()
    {
        if (m_view == nullptr)
            toCorpus();
        corpus().openFolder(pages()); // as the dialog does
        return isSettled() && corpus().hasFolder();
    }
    /// Runs methods by the input line and the button.
    bool run(const QString& methods)
    {
        view().bar()->methods()->setNames(methods);
        QTest::mouseClick(view().bar()->runButton(), Qt::LeftButton);
        return isSettled() && corpus().run(0) != nullptr;
    }
    bool openSamples()
    {
        putSamples();
        return openFolder();
    }
    bool openRun(const QString& path, int at)
    {
        corpus().openRun(path, at); // as the dialog does
        return isSettled() && corpus().run(at) != nullptr;
    }
    bool saveRun(const QString& path)
    {
        corpus().save(path); // as the dialog does
        return isSettled() && !corpus().isUnsaved();
    }
    /// Writes a file of the shown run with a lower F1 for these pages.
    QString worseRun(const QStringList& pages)
    {
        CorpusRun run = *corpus().run(0);
        for (RunRow& row : run.rows) {
            if (pages.contains(QString::fromStdString(row.page)) && row.score)
                row.score->nodes.groundTruthOnly += 50;
        }
        const QString path = m_folder->filePath("worse.jsonl");
        [&] { QVERIFY(!saveCorpusRun(run, path.toStdString())); }();
        return path;
    }

    /// The names as in the table.
    QStringList names()
    {
        QStringList names;
        for (int row = 0; row < table().shown()->rowCount(); ++row)
            names += table().shown()->index(row, CorpusModel::PageColumn).data().toString();
        return names;
    }
    int pageNamed(const QString& name) { return corpus().pageOf(name.toStdString()); }
    QString cell(const QString& page, int column)
    {
        return table().pages()->index(pageNamed(page), column).data().toString();
    }
    double number(const QString& page, int column)
    {
        return table().pages()->number(pageNamed(page), column).value_or(-1);
    }
    void selectPage(const QString& name)
    {
        table().setFocus();
        for (int row = 0; row < table().shown()->rowCount(); ++row) {
            if (table().shown()->pageAt(row) == pageNamed(name))
                table().setCurrentIndex(table().shown()->index(row, 0));
        }
        QCOMPARE(corpus().selected(), pageNamed(name));
    }

    std::unique_ptr<OpenCorpus> m_corpus;
    std::unique_ptr<CorpusView> m_view;
};

} // namespace tagseam
