// SPDX-License-Identifier: MIT
// Diagnosis: the dissertation's class of the page, advice, and all its regions.
#pragma once

#include "core/explain/diagnosis.h"
#include "core/explain/templatemistakes.h"
#include "ui/session/questions/detectionquestion.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/tool.h"
#include "ui/widgets/deeptree.h"

#include <memory>
#include <string>

class QCheckBox;
class QPushButton;

namespace tagseam {

class AnswerTable;
class RegionTreeModel;

class DiagnosisTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit DiagnosisTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    QLabel* story() const { return m_story; }
    /// OptionReader to the complement or back.
    QPushButton* keepButton() const { return m_keep; }
    QPushButton* severalButton() const { return m_several; }
    /// The result of content detection for a page on which the search fails.
    QLabel* detectionText() const { return m_detectionText; }
    QPushButton* detectionButton() const { return m_showDetection; }
    /// The largest kept parts that are not content, with the change that removes each.
    AnswerTable* others() const { return m_others; }
    /// Mistakes of the template, with a button for an edit that mends them.
    AnswerTable* mistakes() const { return m_mistakes; }
    QLabel* contentText() const { return m_contentText; }
    QPushButton* nodeButton() const { return m_markNode; }
    QPushButton* rangeButton() const { return m_markRange; }
    QPushButton* forgetButton() const { return m_forget; }
    QCheckBox* colours() const { return m_colours; }
    DeepTree* regions() const { return m_regions; }

    static constexpr std::size_t mostMarks = 40; ///< number of coloured regions, the largest ones

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    QString markdownOfOther(const QWidget* widget) const override;
    void follow(const QString& link) override;

  private:
    void diagnosePage();
    void askForDetection();
    void askForRemedies();
    void askForMistakes();
    const Diagnosis* diagnosis() const;
    void sayAdvice();
    void sayDetection();
    QString whatIfText(const Diagnosis& diagnosis) const;
    void sayOthers();
    void sayLost();
    QString removalText(std::size_t part) const;
    void removeOther(std::size_t part);
    void pointOther();
    void sayMistakes();
    void pointMistake();
    void sayContent();
    void sayRegions();
    void point(const QModelIndex& index);
    void keepSeveral(bool isWanted);
    void markRange();

    QLabel* m_story;
    QPushButton* m_keep;
    QPushButton* m_several;
    QPushButton* m_blocking;
    QLabel* m_detectionText;
    QPushButton* m_showDetection;
    QLabel* m_lost;
    AnswerTable* m_others;
    AnswerTable* m_mistakes;
    QLabel* m_contentText;
    QPushButton* m_markNode;
    QPushButton* m_markRange;
    QPushButton* m_forget;
    QCheckBox* m_colours;
    DeepTree* m_regions;
    RegionTreeModel* m_model;

    const Analysis* m_analysis = nullptr; // the analysis of the answer; never dereferenced
    std::vector<NodeId> m_askedContent;
    bool m_isInTree = false; // the model has the answer
    Inquiry<Diagnosis>* m_diagnosis;
    Inquiry<Remedies>* m_remedies;
    Inquiry<std::vector<TemplateMistake>>* m_found;  // mistakes
    std::shared_ptr<const std::string> m_askedBytes; // the source in which mistakes were looked for
    DetectionInquiry* m_detection;                   // asked if the search fails
};

extern const Tool diagnosisTool;

} // namespace tagseam
