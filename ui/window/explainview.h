// SPDX-License-Identifier: MIT
// The Explain dock: a tab for each subject with its tools as sections, and one progress bar.
#pragma once

#include "ui/session/questions/explainer.h"
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
    /// The pane in front, be the dock visible or not.
    const Pane* frontPane() const;
    /// The pane of a tool of tools().
    Pane* paneOf(const Tool& tool) const;
    /// The visible tool if it explains something; nullptr when the dock is closed, or covered by another.
    /// Only this tool has asked its questions.
    const ExplainTab* tabInSight() const;

    static constexpr int patientMilliseconds = 100; ///< time before an answer that is under way shows a bar

  private:
    void add(const Tool& tool, const ToolContext& context);
    static QString titleOf(const QString& tab);
    const Pane* paneInSight() const;
    void showWork();
    void conceal(bool isConcealed);

    Explainer* m_explainer;
    QTabWidget* m_tabs;
    WorkBar* m_working;
    QLabel* m_concealed;
};

} // namespace tagseam
