// SPDX-License-Identifier: MIT
// Score: compares what is kept with the marks of the present page, beside all variants, and lists the errors.
#pragma once

#include "core/explain/setup.h"
#include "core/truth/score/keptscore.h"
#include "ui/session/annotation/scoredgroundtruth.h"
#include "ui/session/questions/explaintab.h"

#include <optional>
#include <vector>

class QPushButton;

namespace tagseam {

class Annotator;
class PlacesView;
class VariantScores;
class ScoreFigures;
class WorkBar;

/// Scores the tree that is shown. Its text is up to date with marks and analysis, or greyed.
class ScoreTab : public ExplainTab {
    Q_OBJECT

  public:
    ScoreTab(Annotator* annotator, Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    QLabel* head() const { return m_head; }
    ScoreFigures* figures() const { return m_figures; }
    VariantScores* allVariants() const { return m_all; }
    PlacesView* wrong() const { return m_wrong; }
    QPushButton* explainButton() const { return m_explain; }
    QLabel* explained() const { return m_explained; }
    WorkBar* workBar() const { return m_working; }
    /// True if the figures are up to date.
    bool isCurrent() const;

    static constexpr int patientMilliseconds = 100; ///< time before figures that are out of date are greyed

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    void follow(const QString& link) override;

  private:
    // The values that the masks of the variants depend on, beside the tree.
    struct MasksKey {
        Setup base;
        bool hasStyles = false;
        int page = -1;
        friend bool operator==(const MasksKey&, const MasksKey&) = default;
    };
    struct Asked {
        int state = -1; // number of the analysis and its kept regions
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
    void sayWrong();
    void sayExplained();
    void adopt(const Setup& setup);

    Annotator* m_annotator;
    QLabel* m_head;
    ScoreFigures* m_figures;
    VariantScores* m_all;
    PlacesView* m_wrong;
    QPushButton* m_explain;
    QLabel* m_explained;
    WorkBar* m_working;

    Inquiry<KeptScore>* m_kept;
    Inquiry<VariantAnswers>* m_variants;
    ScoredGroundTruth m_truth;
    int m_page = 0;  // counts the trees
    int m_state = 0; // counts the analyses and changes of their kept regions
    Asked m_keptAsked;
    Asked m_variantsAsked;
    MasksKey m_masksKey;
    std::vector<KeepMask> m_masks; // the masks of the variants, for m_masksKey
    // The shown result for the tree that is shown, otherwise empty.
    std::optional<Score> m_score;
    std::optional<Score> m_before;
    bool m_hadContent = false; // when m_score was computed
    int m_wrongState = -1;     // the state that the wrong places belong to
    std::vector<Score> m_variantScores;
    QTimer m_patience;
    const InquiryBase* m_shownWork = nullptr; // the inquiry in the bar
    bool m_isPast = false;                    // m_patience has ended, so the figures are greyed
};

} // namespace tagseam
