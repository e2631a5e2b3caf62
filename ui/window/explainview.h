// SPDX-License-Identifier: MIT
// The Explain dock: one tab for each question, and one progress bar.
#pragma once

#include "ui/session/explainer.h"
#include "ui/tools/tool.h"

class QLabel;
class QTabWidget;

namespace tagseam {

class ExplainTab;
class WorkBar;

class ExplainView : public Pane {
    Q_OBJECT

  public:
    explicit ExplainView(const ToolContext& context, QWidget* parent = nullptr);

    QString title() const override { return tr("Explain"); }
    bool mayClose() override;
    QVariant state() const override;
    void restore(const QVariant& states) override;
    QStringList tabNames() const override;
    bool showTab(const QString& id) override;
    QString shownTab() const override;

    QTabWidget* tabs() const { return m_tabs; }
    WorkBar* workBar() const { return m_working; }
    /// The tab of a tool of tools().
    ExplainTab* tabOf(const Tool& tool) const;
    /// The visible tab; nullptr when the dock is closed, or covered by another. Only this tab has asked its
    /// questions.
    const ExplainTab* tabInSight() const;

    static constexpr int patientMilliseconds = 100; ///< time before an answer that is under way shows a bar

  private:
    /// Adds a tab; the order of the calls is the order of the tabs.
    void add(const Tool& tool, const ToolContext& context);
    void showWork();
    void conceal(bool isConcealed);

    Explainer* m_explainer;
    QTabWidget* m_tabs;
    WorkBar* m_working;
    QLabel* m_concealed;
};

} // namespace tagseam
