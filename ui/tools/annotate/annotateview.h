// SPDX-License-Identifier: MIT
// The workspace Annotate: marks of the page, their score, the queue of pages, agreement of annotators.
#pragma once

#include <QStringList>
#include <QWidget>

class QTabWidget;

namespace tagseam {

class AgreementTab;
class Annotator;
class Explainer;
class Labeller;
class MarksTab;
class Opener;
class PageSession;
class QueueTab;
class ScoreTab;

class AnnotateView : public QWidget {
    Q_OBJECT

  public:
    /// `isRemembering`: own labels, folders and the annotator's name are read from the settings and written
    /// back.
    AnnotateView(Annotator* annotator, Explainer* explainer, Opener* opener, bool isRemembering,
                 QWidget* parent = nullptr);

    Annotator* annotator() const { return m_annotator; }
    Labeller* labeller() const { return m_labeller; }
    QTabWidget* tabs() const { return m_tabs; }
    MarksTab* marks() const { return m_marks; }
    ScoreTab* score() const { return m_score; }
    QueueTab* queue() const { return m_queue; }
    AgreementTab* agreement() const { return m_agreement; }
    /// "marks", "score", "queue", "agreement". False when there is no such tab.
    bool showTab(const QString& name);
    QStringList tabNames() const;
    QString currentTab() const; ///< its name
    /// Asks when the last change is not in its file; returns whether the window may close.
    bool mayClose() const;

  private:
    /// In each language with its title; its place is the order of the calls.
    void add(QWidget* tab, const QString& name, const char* title);

    void openAnnotation();
    void connectPages();
    void connectQueue();
    void readSettings();

    Annotator* m_annotator;
    PageSession* m_session;
    Opener* m_opener;
    Labeller* m_labeller;
    QTabWidget* m_tabs;
    MarksTab* m_marks;
    ScoreTab* m_score;
    QueueTab* m_queue;
    AgreementTab* m_agreement;
};

} // namespace tagseam
