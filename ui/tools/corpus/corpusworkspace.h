// SPDX-License-Identifier: MIT
// The workspace Corpus: the table of many pages takes the place of the page, and its rows lead to their
// pages.
#pragma once

#include <QScrollArea>

class QUrl;

namespace tagseam {

class Browser;
class CorpusDesk;
class CorpusView;
class Explainer;
class Opener;
class PageSession;

class CorpusWorkspace : public QScrollArea {
    Q_OBJECT

  public:
    /// `isRemembering`: the methods are read from the settings and written back.
    CorpusWorkspace(Opener* opener, Explainer* explainer, bool isRemembering, QWidget* parent = nullptr);

    CorpusDesk* desk() const { return m_desk; }
    CorpusView* view() const { return m_view; }
    /// Brings the workspace into sight, and opens a folder and runs in it; empty for none.
    void open(const QString& folder, const QStringList& runs);
    /// Opens a folder or a run that was dropped on the window. False when it is of another workspace.
    bool drop(const QUrl& url);
    /// Asks when hours of work are in no file; returns whether the window may close.
    bool mayClose() { return mayLeaveRun(true); }
    /// They open a corpus, or a run.
    const QList<QAction*>& openActions() const { return m_openActions; }
    /// They go from page to page in the order of the table. Their keys are those of the queue, which are free
    /// where nobody annotates.
    const QList<QAction*>& walkActions() const { return m_walkActions; }

  signals:
    /// The corpus and the runs that were opened are there: somebody may wait for a picture.
    void settled();
    void failed(const QString& sentence);

  private:
    void connectDesk();
    void makeActions();
    void showForWorkspace();
    void openPage(int page);
    bool mayLeaveRun(bool isClosing);

    Opener* m_opener;
    Browser* m_browser;
    Explainer* m_explainer;
    PageSession* m_session;
    CorpusDesk* m_desk;
    CorpusView* m_view;
    QList<QAction*> m_openActions;
    QList<QAction*> m_walkActions;
};

} // namespace tagseam
