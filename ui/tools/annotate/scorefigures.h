// SPDX-License-Identifier: MIT
// The figures of one score, each with its change and its meaning.
#pragma once

#include "ui/tools/annotate/scoretext.h"

#include <QWidget>

#include <array>
#include <optional>

class QLabel;

namespace tagseam {

class ScoreFigures : public QWidget {
    Q_OBJECT

  public:
    explicit ScoreFigures(QWidget* parent = nullptr);

    /// `before` is the score to which the change is shown; nothing for none.
    void show(const std::optional<Score>& now, const std::optional<Score>& before,
              const ScoredGroundTruth& truth);
    /// Greyed while new figures are being computed.
    void setStale(bool isStale) { setDisabled(isStale); }
    bool isStale() const { return !isEnabled(); }
    QString text(Measure measure) const;
    QString tip(Measure measure) const;

  private:
    QLabel* valueOf(Measure measure) const { return m_values[static_cast<std::size_t>(measure)]; }

    std::array<QLabel*, measureCount> m_values;
    std::array<QLabel*, 3> m_columns; // precision, recall, F1
    std::array<QLabel*, 7> m_rows;
};

} // namespace tagseam
