// SPDX-License-Identifier: MIT
// The workspace Annotate: marks of the page, their score, the queue of pages, agreement of annotators.
#pragma once

#include "ui/session/questions/pane.h"

class QTabWidget;

namespace tagseam {

class AgreementTab;
class AnnotateMenu;
class Annotator;
class DoneChecks;
class Labeller;
class MarksTab;
class Opener;
class PageSession;
class ProposalBar;
class QueueTab;
class ScoreTab;
struct ToolContext;

class AnnotateView : public Pane {
    Q_OBJECT

  public:
    /// Custom labels, folders and the annotator's name are stored in the settings.
    explicit AnnotateView(const ToolContext& context, QWidget* parent = nullptr);

    QString title() const override { return tr("Annotate"); }
    QMenu* makeMenu() override;
    QList<QAction*> nodeActions() const override;
    /// Asks if the last change is not in its file.
    bool mayClose() override;
    /// "marks", "score", "queue", "agreement".
    QStringList tabNames() const override;
    bool showTab(const QString& id) override;
    void takeKeys() override;
    QString shownTab() const override; ///< the name of the current tab while annotating

    Annotator* annotator() const { return m_annotator; }
    Labeller* labeller() const { return m_labeller; }
    QTabWidget* tabs() const { return m_tabs; }
    DoneChecks* checks() const { return m_checks; }
    ProposalBar* proposalBar() const { return m_proposals; }
    MarksTab* marks() const { return m_marks; }
    ScoreTab* score() const { return m_score; }
    QueueTab* queue() const { return m_queue; }
    AgreementTab* agreement() const { return m_agreement; }

  private:
    /// Adds a tab; the order of the calls is the order of the tabs.
    void add(QWidget* tab, const QString& name, const char* title);

    void openAnnotation() const;
    void labelElsewhere(const QString& label) const;
    void connectPages();
    void connectQueue();
    void readSettings();

    QWidget* m_tree;
    QWidget* m_plot;
    Annotator* m_annotator;
    PageSession* m_session;
    Opener* m_opener;
    Labeller* m_labeller;
    AnnotateMenu* m_menu = nullptr;
    QTabWidget* m_tabs;
    DoneChecks* m_checks;
    ProposalBar* m_proposals;
    MarksTab* m_marks;
    ScoreTab* m_score;
    QueueTab* m_queue;
    AgreementTab* m_agreement;
    QMenu* m_nodeLabels; // outside the workspace Annotate, where labels have no keys
};

} // namespace tagseam
