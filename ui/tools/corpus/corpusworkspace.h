// SPDX-License-Identifier: MIT
// The workspace Corpus: the table of many pages replaces the page, and its rows lead to their pages.
#pragma once

#include "ui/session/questions/pane.h"

namespace tagseam {

class Browser;
class OpenCorpus;
class CorpusView;
class Explainer;
class Opener;
class PageSession;
struct ToolContext;

class CorpusWorkspace : public Pane {
    Q_OBJECT

  public:
    /// The methods are stored in the settings.
    explicit CorpusWorkspace(const ToolContext& context, QWidget* parent = nullptr);

    /// The open folder and runs.
    QVariant state() const override;
    void restore(const QVariant& opened) override;
    QString title() const override { return tr("Corpus"); }
    /// Asks when hours of work are not saved to a file.
    bool mayClose() override { return mayLeaveRun(true); }
    /// Actions that open a corpus or a run.
    QList<QAction*> fileActions() const override { return m_openActions; }
    /// Actions that go from page to page in the order of the table. Their keys are those of the queue, which
    /// are free while not annotating.
    QList<QAction*> walkActions() const override { return m_walkActions; }
    bool startFind() override;
    /// Opens a dropped folder or run.
    bool drop(const QUrl& url) override;

    OpenCorpus* corpus() const { return m_corpus; }
    CorpusView* view() const { return m_view; }
    /// Shows the workspace and opens a folder and runs in it; empty for none.
    void open(const QString& folder, const QStringList& runs);

  private:
    void connectCorpus();
    void makeActions();
    void showForWorkspace();
    void openPage(int page);
    bool mayLeaveRun(bool isClosing);

    Opener* m_opener;
    Browser* m_browser;
    Explainer* m_explainer;
    PageSession* m_session;
    OpenCorpus* m_corpus;
    CorpusView* m_view;
    QList<QAction*> m_openActions;
    QList<QAction*> m_walkActions;
};

} // namespace tagseam
