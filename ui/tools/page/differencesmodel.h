// SPDX-License-Identifier: MIT
// The differences of the page's two trees, all or those of one cause.
#pragma once

#include "ui/session/pagesession.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace tagseam {

class DifferencesModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { NodeColumn, KindColumn, CauseColumn, CountColumn, ColumnCount };

    explicit DifferencesModel(PageSession* session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Those of one cause, or of all.
    void showCause(std::optional<DifferenceCause> cause);
    /// Those without which the regions would agree; see Divergence::culprits.
    void showCulprits();
    bool isShowingCulprits() const { return m_isShowingCulprits; }

    const Difference& difference(int row) const;
    /// The row whose difference has this node of the tree that is shown as its root; -1 for none.
    int rowOf(NodeId node) const;

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
