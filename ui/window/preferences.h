// SPDX-License-Identifier: MIT
// Preferences that a user sets once: the limits for reading a page.
#pragma once

#include "core/base/limits.h"

#include <QDialog>

class QSpinBox;

namespace tagseam {

/// The stored limits, clamped to the ranges of the dialog; the defaults if none are stored.
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
