// SPDX-License-Identifier: MIT
// The differences of the page's two trees, all or only one cause.
#pragma once

#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/columnmodel.h"

#include <optional>
#include <vector>

namespace tagseam {

class DifferencesModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { NodeColumn, KindColumn, CauseColumn, CountColumn, ColumnCount };

    explicit DifferencesModel(PageSession* session, QObject* parent = nullptr);

    /// Shows the differences of one cause, or all.
    void showCause(std::optional<DifferenceCause> cause);
    /// Shows the differences without which the regions would agree; see Divergence::culprits.
    void showCulprits();
    bool isShowingCulprits() const { return m_isShowingCulprits; }

    const Difference& difference(int row) const;
    /// The row whose difference has this node of the tree that is shown as its root; -1 if there is none.
    int rowOf(NodeId node) const;

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void reset();
    QString nodeText(const Difference& difference) const;
    QString path(const Difference& difference) const;

    PageSession* m_session;
    std::optional<DifferenceCause> m_cause;
    bool m_isShowingCulprits = false;
    std::vector<std::uint32_t> m_rows; // indices into the diff's differences
};

} // namespace tagseam
