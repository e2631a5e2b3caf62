// SPDX-License-Identifier: MIT
// The settings of data record mining: a preset, or custom settings.
#pragma once

#include "core/methods/mdr/mdr.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace tagseam {

class FlowLayout;

class RecordSettings : public QWidget {
    Q_OBJECT

  public:
    explicit RecordSettings(QWidget* parent = nullptr);

    const MdrOptions& options() const { return m_options; }
    /// The presets in order, then the custom settings.
    QComboBox* preset() const { return m_preset; }
    /// Shows and hides the settings below.
    QToolButton* more() const { return m_more; }
    QComboBox* similarity() const { return m_similarity; } ///< indexed by Similarity
    QDoubleSpinBox* threshold() const { return m_threshold; }
    QSpinBox* longest() const { return m_longest; }
    QSpinBox* depth() const { return m_depth; }
    QComboBox* depthOf() const { return m_depthOf; } ///< indexed by DepthOf
    QCheckBox* texts() const { return m_texts; }
    QCheckBox* within() const { return m_within; }

    /// Adds a widget beside the preset.
    void addWidget(QWidget* widget);

  signals:
    void changed();

  private:
    QWidget* makePanel();
    void connectAll();
    void take();
    void takeSimilarity(int index);
    void set(const MdrOptions& options);
    void show();
    void say();

    MdrOptions m_options;
    FlowLayout* m_row;
    QComboBox* m_preset;
    QToolButton* m_more;
    QComboBox* m_similarity;
    QLabel* m_bound;
    QDoubleSpinBox* m_threshold;
    QLabel* m_longestLabel;
    QSpinBox* m_longest;
    QLabel* m_depthLabel;
    QSpinBox* m_depth;
    QComboBox* m_depthOf;
    QCheckBox* m_texts;
    QCheckBox* m_within;
    QWidget* m_panel;
    bool m_isShowing = false; // set while the fields follow the options, not the other way round
};

} // namespace tagseam
