// SPDX-License-Identifier: MIT
// Content detection: the main content of the page, where it is, and the evidence for each answer.
#pragma once

#include "ui/session/questions/detectionquestion.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/content/detectiontable.h"
#include "ui/tools/tool.h"

#include <memory>
#include <optional>

class QCheckBox;
class QModelIndex;
class QRadioButton;
class QTreeView;

namespace tagseam {

class BlocksModel;
class DetectionModel;
class KindsTable;

class DetectionTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit DetectionTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    QLabel* headline() const { return m_headline; }
    QLabel* difference() const { return m_difference; }
    QLabel* separatorText() const { return m_separator; }
    KindsTable* kinds() const { return m_kinds; }
    /// The lists of records; visible unless the blocks of text are the current answer.
    DetectionTable* candidates() const { return m_candidates; }
    DetectionModel* model() const { return m_model; }
    /// The blocks of text; visible while they are the current answer.
    QTreeView* blocks() const { return m_blocks; }
    /// Chooses what the pruned page shows.
    QRadioButton* bySearch() const { return m_bySearch; }
    QRadioButton* byDetection() const { return m_byDetection; }
    /// The candidate of the current row, whatever content detection keeps: see KeptRegions::setByHand().
    /// While it is checked, the pruned page follows the current row.
    QRadioButton* byHand() const { return m_byHand; }
    /// If checked, the bands stay under the plot when another tab is raised.
    QCheckBox* bandsSwitch() const { return m_bandsStay; }
    /// If checked, plot and page are coloured by the probability of blocks, whichever tab is raised.
    QCheckBox* tintSwitch() const { return m_isTinted; }
    /// True if the contents are up to date.
    bool isCurrent() const;
    /// The result of content detection for the page that is shown; nullptr while it is unknown.
    const ContentDetection* answer() const { return answerOf(*m_detection); }

    static constexpr std::uint32_t mostLanes = 4; ///< number of bands under the plot
    static constexpr std::size_t mostMarks = 300; ///< number of marked records, the first ones
    static constexpr std::size_t mostNodes =
        2'000; ///< number of highlighted record separators, the first ones

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    QString markdownOfOther(const QWidget* widget) const override;
    void follow(const QString& link) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void connectAll();
    QLayout* makeChoice();
    void connectOptions();
    void takeAnswer();
    void applyWish();
    void showByHand();
    std::vector<Region> regionsByHand() const;
    void pointToMarks();
    void showBands();
    void showTints();
    std::optional<ContentChoice> chosen() const;
    std::optional<std::uint32_t> chosenList() const;
    void chooseList(const QModelIndex& index);
    void chooseKind();
    void chooseBand(int number);
    void chooseBlock(const QModelIndex& index);
    void follow(ContentChoice choice);
    void show(ContentChoice choice);
    void showDetails();
    void sayAnswer(const ContentDetection& detection);
    static QString unmarkedText(const ContentDetection& detection, std::uint32_t candidate);
    void showOptionTexts();
    void sayByHand();
    void check(const QRadioButton* checked);
    void addMarks(std::vector<RegionMark>& all, std::uint32_t candidate) const;
    void addMarks(std::vector<RegionMark>& all, ContentKind kind) const;

    QLabel* m_headline;
    QLabel* m_difference;
    QLabel* m_switchTitle;
    QRadioButton* m_bySearch;
    QRadioButton* m_byDetection;
    QRadioButton* m_byHand;
    QCheckBox* m_bandsStay;
    QCheckBox* m_isTinted;
    KindsTable* m_kinds;
    DetectionModel* m_model;
    DetectionTable* m_candidates;
    BlocksModel* m_blocksModel;
    QTreeView* m_blocks;
    QLabel* m_separator;
    DetectionInquiry* m_detection;
    bool m_isFilling = false; // set while the program, not the user, moves the current row
    bool m_isNew = false;     // the marks have not been scrolled to yet
};

extern const Tool detectionTool;

} // namespace tagseam
