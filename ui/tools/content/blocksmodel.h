// SPDX-License-Identifier: MIT
// The blocks of text of a page with their points for main content, in document order.
#pragma once

#include "ui/session/questions/detectionquestion.h"
#include "ui/widgets/columnmodel.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace tagseam {

class BlocksModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { TextColumn, WordsColumn, ProbabilityColumn, PointsColumn, StatusColumn };
    static constexpr int columns = StatusColumn + 1;

    explicit BlocksModel(const PageSession* session, QObject* parent = nullptr);

    /// Shows a result for the open page; nullptr for none.
    void show(std::shared_ptr<const ContentDetection> detection);
    /// The element that contains the block.
    NodeId nodeAt(int row) const;
    /// The row of the first block of the text; -1 without one.
    int firstOfText() const;
    /// All rows as a table; see markdownTable().
    QString markdown() const;

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    /// A block, or texts that are not seen.
    struct Row {
        bool isUnseen = false;
        std::size_t index = 0; ///< into PageTexts::blocks, or into PageTexts::unseen
    };
    const Row& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    QString text(int row, int column) const;
    QString unseenCell(const MeasuredUnseen& unseen, int column) const;
    QString tip(int row, int column) const;
    QString blockText(int row) const;

    const PageSession* m_session;
    std::shared_ptr<const ContentDetection> m_detection;
    std::vector<Row> m_rows; // ascending by their first text
};

} // namespace tagseam
