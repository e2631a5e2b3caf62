// SPDX-License-Identifier: MIT
// The score of the present switches beside those of all variants, and of keeping everything.
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
        std::optional<Setup> setup; ///< that a person can adopt; nothing: keeping everything
        bool isPresent = false;     ///< what is shown now
    };
    /// After the name.
    static constexpr std::array columns{Measure::Precision, Measure::Recall, Measure::F1,
                                        Measure::TextF1,    Measure::Whole,  Measure::Present,
                                        Measure::Reduction};

    explicit VariantScoresModel(QObject* parent = nullptr);

    /// In which the best of a column are shown.
    void setBestFont(const QFont& font);
    /// `isStale`: others are under way.
    void show(std::vector<Row> rows, const ScoredTruth& truth, bool isStale);
    /// Nothing for a row that cannot be adopted.
    std::optional<Setup> setupAt(int row) const;
    /// As Markdown, see markdownTable().
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
    std::array<std::vector<bool>, columns.size()> m_best; // by column, then row
    ScoredTruth m_truth;
    QFont m_bestFont;
    bool m_isStale = false;
};

} // namespace tagseam
