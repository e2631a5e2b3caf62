// SPDX-License-Identifier: MIT
// Variants: two setups in lockstep, all variants and label attributes, and the map of minimum difference and
// threshold.
#pragma once

#include "core/explain/lockstep.h"
#include "core/explain/sweep.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/tool.h"

#include <array>
#include <utility>

class QComboBox;
class QPushButton;

namespace tagseam {

class DifferenceMapView;
class VariantTable;

class VariantsTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit VariantsTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    QComboBox* sideA() const { return m_sides[0]; }
    QComboBox* sideB() const { return m_sides[1]; }
    QLabel* story() const { return m_story; }
    VariantTable* table() const { return m_table; }
    QPushButton* tableButton() const { return m_runTable; }
    DifferenceMapView* map() const { return m_map; }
    QPushButton* mapButton() const { return m_runMap; }
    QLabel* cell() const { return m_cell; }

    static constexpr std::uint32_t quickTable =
        20'000; ///< number of positions up to which the table is computed without a request
    static constexpr std::uint32_t quickMap = 5'000;

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    QString markdownOfOther(const QWidget* widget) const override;

  private:
    // The values that a sweep depends on beside the tree. Applying a cell changes none of them.
    struct SweepKey {
        Setup base;
        GroundTruthNodes truth;
        bool hasStyles = false;
        int page = -1;
        friend bool operator==(const SweepKey&, const SweepKey&) = default;
    };
    Setup choice(int index) const;
    QString choiceName(int index) const;
    SweepKey tableKey() const;
    SweepKey mapKey() const;
    bool isOnMap(const Setup& setup) const;
    void askLockstep();
    void askTable();
    void askMap();
    void sayChoices();
    void drawSwatches();
    void sayLockstep();
    void sayTable();
    void sayMap();
    void adopt(const Setup& setup);
    void follow(const QString& link) override;

    std::array<QLabel*, 2> m_swatches;
    std::array<QComboBox*, 2> m_sides;
    QLabel* m_story;
    QLabel* m_tableTitle;
    QPushButton* m_runTable;
    VariantTable* m_table;
    QLabel* m_mapTitle;
    QPushButton* m_runMap;
    DifferenceMapView* m_map;
    QLabel* m_cell;

    int m_page = 0; // counts the trees
    std::pair<Setup, Setup> m_asked;
    const Analysis* m_analysis = nullptr; // the analysis of the lockstep; never dereferenced
    bool m_isChosen = false;              // chosen by the user; otherwise the second setup follows the first
    Inquiry<Lockstep>* m_lockstep;
    Inquiry<VariantMatrix>* m_matrix;
    Inquiry<DifferenceMap>* m_minDifferences;
    SweepKey m_matrixKey; // the key of the matrix that is requested or shown
    SweepKey m_mapKey;
    bool m_isTableShown = false;
    bool m_isMapShown = false;
    DifferenceMap m_shownMap;
    VariantMatrix m_shownMatrix;
};

extern const Tool variantsTool;

} // namespace tagseam
