// SPDX-License-Identifier: MIT
// Score: what is kept against the marks of the present page, beside all variants, and where it is wrong.
#pragma once

#include "core/explain/setup.h"
#include "core/truth/score/keptscore.h"
#include "ui/session/explaintab.h"
#include "ui/session/scoredtruth.h"

#include <optional>
#include <vector>

class QPushButton;

namespace tagseam {

class Annotator;
class VariantScores;
class ScoreFigures;
class WorkBar;
class WrongPlacesView;

/// Scores the tree that is shown. What it says is of the marks and the analysis of now, or greyed.
class ScoreTab : public ExplainTab {
    Q_OBJECT

  public:
    ScoreTab(Annotator* annotator, Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    QLabel* head() const { return m_head; }
    ScoreFigures* figures() const { return m_figures; }
    VariantScores* allVariants() const { return m_all; }
    WrongPlacesView* wrong() const { return m_wrong; }
    QPushButton* explainButton() const { return m_explain; }
    QLabel* explained() const { return m_explained; }
    WorkBar* workBar() const { return m_working; }
    /// Whether the figures are those of now.
    bool isCurrent() const;

    static constexpr std::size_t mostMarks = 300;   ///< places that are coloured, the largest
    static constexpr int patientMilliseconds = 100; ///< before figures that are out of date are greyed

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    void follow(const QString& link) override;

  private:
    // What the masks of the variants depend on, beside the tree.
    struct MasksKey {
        Setup base;
        bool hasStyles = false;
        int page = -1;
        friend bool operator==(const MasksKey&, const MasksKey&) = default;
    };
    struct Asked {
        int state = -1; // of the analysis and what is kept of it
        std::vector<Labelled> truth;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    void connectAll();
    void forget();
    QString obstacle() const;
    MasksKey masksKey() const;
    void askKept();
    void askVariants();
    void takeKept();
    void takeVariants();
    void updateWork();
    void sayExplained();
    void adopt(const Setup& setup);

    Annotator* m_annotator;
    QLabel* m_head;
    ScoreFigures* m_figures;
    VariantScores* m_all;
    WrongPlacesView* m_wrong;
    QPushButton* m_explain;
    QLabel* m_explained;
    WorkBar* m_working;

    Inquiry<KeptScore>* m_kept;
    Inquiry<VariantAnswers>* m_variants;
    ScoredTruth m_truth;
    int m_page = 0;  // counts the trees that came
    int m_state = 0; // counts the analyses, and what is kept of them
    Asked m_keptAsked;
    Asked m_variantsAsked;
    MasksKey m_masksKey;
    std::vector<KeepMask> m_masks; // of the variants, by m_masksKey
    // What is shown: of the tree that is shown, else empty.
    std::optional<Score> m_score;
    std::optional<Score> m_before;
    bool m_hadContent = false; // when m_score was made
    int m_wrongState = -1;     // of which state the wrong places are
    std::vector<Score> m_variantScores;
    QTimer m_patience;
    const InquiryBase* m_shownWork = nullptr; // in the bar
    bool m_isPast = false;                    // patience is: what is shown is greyed
};

} // namespace tagseam
