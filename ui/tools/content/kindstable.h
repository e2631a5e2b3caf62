// SPDX-License-Identifier: MIT
// The answers of content detection with their expected F1, and what each keeps.
#pragma once

#include "ui/session/questions/detectionquestion.h"
#include "ui/widgets/answertable.h"

#include <optional>

namespace tagseam {

class KindsTable : public AnswerTable {
    Q_OBJECT

  public:
    explicit KindsTable(QWidget* parent = nullptr);

    /// Shows a result, its answer first; nullptr for none. The current kind stays.
    void show(const ContentDetection* detection);
    /// The kind of the current row; nothing without one.
    std::optional<ContentKind> kind() const;
    /// Makes the row of the kind current, without kindChosen().
    void setKind(ContentKind kind);

  signals:
    /// The user made the row of a kind current.
    void kindChosen();

  private:
    const ContentDetection* m_detection = nullptr; // only compared
};

} // namespace tagseam
