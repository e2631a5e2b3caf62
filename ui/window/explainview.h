// SPDX-License-Identifier: MIT
// The Explain dock: a tab for each question, and one bar for what takes its time.
#pragma once

#include "ui/session/explainer.h"
#include "ui/session/tool.h"

#include <QWidget>

class QLabel;
class QTabWidget;

namespace tagseam {

class ExplainTab;
class WorkBar;

class ExplainView : public QWidget {
    Q_OBJECT

  public:
    explicit ExplainView(const ToolContext& context, QWidget* parent = nullptr);

    Explainer* explainer() const { return m_explainer; }
    QTabWidget* tabs() const { return m_tabs; }
    WorkBar* workBar() const { return m_working; }
    /// By the identifier of its tool. False when there is no such tab.
    bool showTab(const QString& id);
    QStringList tabNames() const;
    /// Of a tool of tools().
    ExplainTab* tabOf(const Tool& tool) const;
    /// Asks the tabs whether the window may close.
    bool mayClose() const;
    /// The tab that is in sight; nullptr when the dock is closed, or behind another. Only that has asked what
    /// it tells.
    const ExplainTab* shownTab() const;
    /// Of the tab in front, in the present language.
    QString currentTitle() const;

    static constexpr int patientMilliseconds = 100; ///< before an answer that is under way shows a bar

  private:
    /// In each language with its title; its place is the order of the calls.
    void add(const Tool& tool, const ToolContext& context);
    void showWork();
    void conceal(bool isConcealed);

    Explainer* m_explainer;
    QTabWidget* m_tabs;
    WorkBar* m_working;
    QLabel* m_concealed;
};

} // namespace tagseam
