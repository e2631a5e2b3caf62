// SPDX-License-Identifier: MIT
// What a person sets once: how much of a page is taken.
#pragma once

#include "core/base/limits.h"

#include <QDialog>

class QSpinBox;

namespace tagseam {

/// As they were stored, each held within what the dialog offers; else the defaults.
Limits storedLimits();
void storeLimits(const Limits& limits);

class PreferencesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit PreferencesDialog(const Limits& limits, QWidget* parent = nullptr);
    Limits limits() const;
    void setLimits(const Limits& limits);

  private:
    QSpinBox* m_megabytes;
    QSpinBox* m_nodes;
    QSpinBox* m_depth;
    QSpinBox* m_seconds;
};

} // namespace tagseam
