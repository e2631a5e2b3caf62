// SPDX-License-Identifier: MIT
// The threshold of a site as slider and number, and the effect of each threshold on sample pages.
#pragma once

#include "ui/tools/site/opensite.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QSlider;
class QToolButton;
class QTreeView;

namespace tagseam {

class ThresholdsModel;

class ThresholdView : public QWidget {
    Q_OBJECT

  public:
    explicit ThresholdView(OpenSite* site, QWidget* parent = nullptr);

    QSlider* slider() const { return m_slider; }
    QDoubleSpinBox* number() const { return m_number; }
    QTreeView* list() const { return m_list; }
    QToolButton* sampleButton() const { return m_sample; }
    QToolButton* usualButton() const { return m_usual; }
    QLabel* title() const { return m_title; }
    ThresholdsModel* model() const { return m_model; }
    void say();

  private:
    void showSamples();
    void showThreshold();

    OpenSite* m_site;
    QLabel* m_label;
    QSlider* m_slider;
    QDoubleSpinBox* m_number;
    QToolButton* m_usual;
    QToolButton* m_sample;
    QLabel* m_title;
    ThresholdsModel* m_model;
    QTreeView* m_list;
    bool m_isFollowing = false; // slider, number and row follow the site
};

} // namespace tagseam
