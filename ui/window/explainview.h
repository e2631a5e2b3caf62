// SPDX-License-Identifier: MIT
// The Explain dock: a tab for each question, and one bar for what takes its time.
#pragma once

#include "ui/session/explainer.h"

#include <QWidget>

class QLabel;
class QTabWidget;

namespace tagseam {

class BlameTab;
class CureTab;
class DiagnosisTab;
class ExplainTab;
class MethodsTab;
class NearMissesTab;
class ReadingsTab;
class RecordsTab;
class SiteTreeTab;
class StabilityTab;
class WhyTab;
class WorkBar;

class ExplainView : public QWidget {
    Q_OBJECT

  public:
    explicit ExplainView(Explainer* explainer, QWidget* parent = nullptr);

    Explainer* explainer() const { return m_explainer; }
    QTabWidget* tabs() const { return m_tabs; }
    WhyTab* why() const { return m_why; }
    BlameTab* blame() const { return m_blame; }
    NearMissesTab* nearMisses() const { return m_nearMisses; }
    ReadingsTab* readings() const { return m_readings; }
    DiagnosisTab* diagnosis() const { return m_diagnosis; }
    CureTab* cure() const { return m_cure; }
    StabilityTab* stability() const { return m_stability; }
    RecordsTab* records() const { return m_records; }
    MethodsTab* methods() const { return m_methods; }
    SiteTreeTab* siteTree() const { return m_siteTree; }
    WorkBar* workBar() const { return m_working; }
    /// "why", "blame", "nearmisses": see the tabs' constructors. False when there is no such tab.
    bool showTab(const QString& name);
    QStringList tabNames() const;
    /// The tab that is in sight; nullptr when the dock is closed, or behind another. Only that has asked what
    /// it tells.
    const ExplainTab* shownTab() const;
    /// Of the tab in front, in the present language.
    QString currentTitle() const;

    static constexpr int patientMilliseconds = 100; ///< before an answer that is under way shows a bar

  private:
    /// In each language with its title; its place is the order of the calls.
    void add(ExplainTab* tab);
    void showWork();
    void conceal(bool isConcealed);

    Explainer* m_explainer;
    QTabWidget* m_tabs;
    WhyTab* m_why;
    BlameTab* m_blame;
    NearMissesTab* m_nearMisses;
    ReadingsTab* m_readings;
    DiagnosisTab* m_diagnosis;
    CureTab* m_cure;
    StabilityTab* m_stability;
    RecordsTab* m_records;
    MethodsTab* m_methods;
    SiteTreeTab* m_siteTree;
    WorkBar* m_working;
    QLabel* m_concealed;
};

} // namespace tagseam
