// SPDX-License-Identifier: MIT
// The mean of the figures that exist.
#pragma once

#include <optional>

namespace tagseam {

class MeanFigure {
  public:
    /// Adds a figure; a missing one does not count.
    void add(std::optional<double> value)
    {
        m_sum += value.value_or(0);
        m_count += value ? 1 : 0;
    }
    /// Returns the mean; nothing without figures.
    std::optional<double> value() const
    {
        return m_count == 0 ? std::nullopt : std::optional(m_sum / m_count);
    }

  private:
    double m_sum = 0;
    double m_count = 0;
};

} // namespace tagseam
