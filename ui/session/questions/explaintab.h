// SPDX-License-Identifier: MIT
// The base class of the tabs of the Explain dock, and of Score: when they ask, when they update their text,
// and what they show when there is nothing to explain.
#pragma once

#include "ui/session/questions/explainer.h"
#include "ui/session/questions/pane.h"
#include "ui/widgets/pendingwork.h"

class QLabel;
class QScrollBar;
class QVBoxLayout;

namespace tagseam {

/// A tab asks only while it is visible, and once for several changes at a time.
class ExplainTab : public Pane {
    Q_OBJECT

  public:
    /// The caller sets the object name, by which the tab is found.
    ExplainTab(Explainer* explainer, QWidget* parent);

    /// The text shown in place of an answer; empty while there is one.
    QString hint() const;
    /// The whole text of the tab as Markdown; empty when there is nothing to explain, or the tab is not
    /// visible.
    QString markdown() const;
    /// True if something changed for which it has not asked yet.
    bool isDue() const { return m_soon.isActive(); }
    /// True if markdown() contains the status of the selected node.
    virtual bool tellsOfSelection() const { return false; }
    /// Updates the text.
    void reword() { say(); }

  protected:
    /// Starts the inquiries of the tab; say() follows. Called when the shown answer may be out of date: page,
    /// analysis, selection, level or range changed, or the tab became visible.
    virtual void ask() = 0;
    /// Updates all texts, including titles and tips. The tab may be hidden, and its text may be of another
    /// selection. Called after ask(), when the theme changes, and by the tab when an inquiry changed().
    virtual void say() = 0;
    /// Calls ask() and say() soon if the tab is visible then; otherwise when it becomes visible.
    void refresh();

    /// The text of a widget of content() that is neither text nor an AnswerTable.
    virtual QString markdownOfOther(const QWidget*) const { return {}; }
    /// The marks of page and plot while the tab is shown.
    virtual std::vector<RegionMark> marks() const { return {}; }
    /// The words that are struck through on the page while the tab is shown.
    virtual std::vector<TextEdit> textEdits() const { return {}; }
    /// Takes marks() and textEdits() again. Also called after ask().
    void updateMarks();

    Explainer* explainer() const { return m_explainer; }
    PageSession* session() const { return m_session; }
    /// The layout for the widgets of the tab.
    QVBoxLayout* content() const { return m_content; }
    /// Shows the content or, if `sentence` is not empty, only the sentence.
    void showHint(const QString& sentence);
    /// Makes a label for rich text that can be copied; follow() is called for its links.
    QLabel* makeText();
    /// Follows a link: "node:12", "position:12" (0-based), "step:level/attempt/split", "undo", "source". Tabs
    /// add links of their own.
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
    int m_scrolled = 0; // the scroll position that the user set, in pixels
    Delay m_soon;
};

} // namespace tagseam
