// SPDX-License-Identifier: MIT
// The Annotate dock: marks of the page, their score, the queue of pages, agreement of annotators.
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
class QueueTab;
class ScoreTab;

class AnnotateView : public QWidget {
    Q_OBJECT

  public:
    AnnotateView(Annotator* annotator, Labeller* labeller, Explainer* explainer, QWidget* parent = nullptr);

    QTabWidget* tabs() const { return m_tabs; }
    MarksTab* marks() const { return m_marks; }
    ScoreTab* score() const { return m_score; }
    QueueTab* queue() const { return m_queue; }
    AgreementTab* agreement() const { return m_agreement; }
    /// "marks", "score", "queue", "agreement". False when there is no such tab.
    bool showTab(const QString& name);
    QStringList tabNames() const;
    QString currentTab() const;   ///< its name
    QString currentTitle() const; ///< as it is shown

  private:
    /// In each language with its title; its place is the order of the calls.
    void add(QWidget* tab, const QString& name, const char* title);

    QTabWidget* m_tabs;
    MarksTab* m_marks;
    ScoreTab* m_score;
    QueueTab* m_queue;
    AgreementTab* m_agreement;
};

} // namespace tagseam
