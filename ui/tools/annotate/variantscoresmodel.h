// SPDX-License-Identifier: MIT
// The score of the present options beside the scores of all variants and of keeping everything.
#pragma once

#include "core/explain/setup.h"
#include "ui/tools/annotate/scoretext.h"
#include "ui/widgets/columnmodel.h"

#include <QFont>

#include <array>
#include <optional>
#include <vector>

namespace tagseam {

class VariantScoresModel : public ColumnModel {
    Q_OBJECT

  public:
    struct Row {
        QString name;
        std::optional<Score> score; ///< nothing: not known yet
        std::optional<Setup> setup; ///< a setup that the user can apply; nothing for keeping everything
        bool isPresent = false;     ///< true for the present setup
    };
    /// The columns after the name.
    static constexpr std::array columns{Measure::Precision, Measure::Recall, Measure::F1,
                                        Measure::TextF1,    Measure::Whole,  Measure::Present,
                                        Measure::Reduction};

    explicit VariantScoresModel(QObject* parent = nullptr);

    /// Sets the font of the best values of a column.
    void setBestFont(const QFont& font);
    /// `isStale`: new scores are being computed.
    void show(std::vector<Row> rows, const ScoredGroundTruth& truth, bool isStale);
    /// Nothing for a row that cannot be applied.
    std::optional<Setup> setupAt(int row) const;
    /// The table as Markdown, see markdownTable().
    QString markdown() const;

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void nameColumns();
    bool isBest(int row, int column) const;
    QString text(int row, int column) const;
    QString tip(int row, int column) const;

    std::vector<Row> m_rows;
    std::array<std::vector<bool>, columns.size()> m_best; // indexed by column, then row
    ScoredGroundTruth m_truth;
    QFont m_bestFont;
    bool m_isStale = false;
};

} // namespace tagseam
