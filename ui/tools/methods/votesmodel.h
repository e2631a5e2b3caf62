// SPDX-License-Identifier: MIT
// The methods that keep the selected node, and their reasons.
#pragma once

#include "ui/tools/methods/methodruns.h"
#include "ui/widgets/columnmodel.h"

#include <vector>

namespace tagseam {

class VotesModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { MethodColumn, VoteColumn, ReasonColumn, ColumnCount };

    VotesModel(const MethodRuns* runs, const PageSession* session, QObject* parent = nullptr);

    /// Shows the votes for the selected node.
    void show();
    int keeping() const;

  protected:
    int rows() const override { return static_cast<int>(m_votes.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    struct Vote {
        QString method;
        QString vote;
        QString reason;
        bool isKept = false;
        friend bool operator==(const Vote&, const Vote&) = default;
    };

    const MethodRuns* m_runs;
    const PageSession* m_session;
    std::vector<Vote> m_votes; // votes of the methods that have been run
};

} // namespace tagseam
