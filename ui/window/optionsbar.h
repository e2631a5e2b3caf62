// SPDX-License-Identifier: MIT
// Options for source, variant, label attributes, node kinds, minimum difference and complement.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QToolBar>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;
class QToolButton;

namespace tagseam {

class OptionsBar : public QToolBar {
    Q_OBJECT

  public:
    explicit OptionsBar(PageSession* session, QWidget* parent = nullptr);

    QComboBox* source() const { return m_source; }
    QComboBox* variant() const { return m_variant; }
    QComboBox* style() const { return m_style; }
    QComboBox* nodes() const { return m_nodes; }
    QDoubleSpinBox* minDifference() const { return m_minDifference; }
    QCheckBox* complement() const { return m_complement; }
    /// Visible only when it differs from 1, the value in the papers.
    QSpinBox* lowestThreshold() const { return m_lowest; }
    QToolButton* allThresholds() const { return m_allThresholds; }
    /// Makes an action for the menu bar that shows the bar. It is visible while the bar is hidden, as in a
    /// window without room for it. Called once.
    QAction* makeShowAction();

  private:
    struct Item {         // texts marked by QT_TR_NOOP
        const char* name; // or nullptr
        const char* tip;
    };
    QComboBox* addChoice(const char* label, const char* tip, const std::vector<Item>& items);
    QList<QAction*> addLabelled(QWidget* field, const char* label, const char* tip);
    void addLowestThreshold();
    void apply();
    void show(const AnalysisOptions& options);

    PageSession* m_session;
    QComboBox* m_source;
    QComboBox* m_variant;
    QComboBox* m_style;
    QComboBox* m_nodes;
    QDoubleSpinBox* m_minDifference;
    QCheckBox* m_complement;
    QSpinBox* m_lowest;
    QToolButton* m_allThresholds;
    QList<QAction*> m_lowestActions; // label, box and button
};

} // namespace tagseam
