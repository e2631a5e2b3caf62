// SPDX-License-Identifier: MIT
// What the tabs of the Explain dock, and Score, have in common: when they ask, when they say, and what they
// say when there is nothing to explain.
#pragma once

#include "ui/session/explainer.h"
#include "ui/session/pane.h"
#include "ui/widgets/pendingwork.h"

class QLabel;
class QScrollBar;
class QVBoxLayout;

namespace tagseam {

/// A tab asks only while it is shown, and once for several changes at a time.
class ExplainTab : public Pane {
    Q_OBJECT

  public:
    /// Whoever shows it gives it its object name, by which it is found.
    ExplainTab(Explainer* explainer, QWidget* parent);

    /// What is said in place of an answer; empty while there is one.
    QString hint() const;
    /// All that it says, as Markdown; empty when there is nothing to explain, or it is not in sight.
    QString markdown() const;
    /// Whether something changed that it has not asked about yet, but will soon.
    bool isDue() const { return m_soon.isActive(); }
    /// Whether markdown() tells what became of the selected node.
    virtual bool tellsOfSelection() const { return false; }
    /// Says again what it shows.
    void reword() { say(); }

  protected:
    /// What is shown may be out of date: page, analysis, selection, level or range changed, or the tab came
    /// into sight. Asks what is to be asked; say() follows.
    virtual void ask() = 0;
    /// Puts what is known into words, titles and tips included. The tab may be hidden, and what it said may
    /// be of another selection. Called after ask(), in each theme, and by the tab when an inquiry changed().
    virtual void say() = 0;
    /// ask() and say(), soon, if it is in sight then; else when it comes there.
    void refresh();

    /// Of a widget of content() that is neither text nor an AnswerTable.
    virtual QString markdownOfOther(const QWidget*) const { return {}; }
    /// What page and plot mark while the tab is shown.
    virtual std::vector<RegionMark> marks() const { return {}; }
    /// Follows what marks() says, which is asked for after ask() as well.
    void updateMarks();

    Explainer* explainer() const { return m_explainer; }
    PageSession* session() const { return m_session; }
    /// Where the tab puts its widgets.
    QVBoxLayout* content() const { return m_content; }
    /// Shows the content or, with a sentence, that alone.
    void showHint(const QString& sentence);
    /// Rich text that can be copied, with links that follow() is asked for.
    QLabel* makeText();
    /// "node:12", "position:12" (0-based), "step:level/attempt/split", "undo", "source"; tabs add links of
    /// their own.
    virtual void follow(const QString& link);

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void keepScrolled(QScrollBar* bar);

    Explainer* m_explainer;
    PageSession* m_session;
    QLabel* m_hint;
    QWidget* m_body;
    QVBoxLayout* m_content;
    int m_scrolled = 0; // of the content, in pixels: where the person went
    Delay m_soon;
};

} // namespace tagseam
