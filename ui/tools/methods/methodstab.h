// SPDX-License-Identifier: MIT
// Methods: all methods on one page, side by side; where two differ, the decisions of one, and which methods
// keep a node.
#pragma once

#include "ui/session/annotation/scoredgroundtruth.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/methods/methodruns.h"
#include "ui/tools/tool.h"

#include <array>

class QComboBox;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace tagseam {

class Annotator;
class DecisionsView;
class MethodsModel;
class PlacesView;
class Sections;
class VotesView;

class MethodsTab : public ExplainTab {
    Q_OBJECT

  public:
    enum Page { All, Differences, Decisions, Node };

    explicit MethodsTab(const ToolContext& context, QWidget* parent = nullptr);

    /// Sets the folder of pages that methods learn from, as the dialog of the button does.
    void setSite(const QString& folder);
    /// The annotator's marks are the ground truth.

    QString title() const override;
    QString tip() const override;

    MethodRuns* runs() const { return m_runs; }
    QLabel* head() const { return m_head; }
    QTreeView* table() const { return m_table; }
    QLineEdit* line() const { return m_line; }
    QToolButton* addButton() const { return m_add; }
    QToolButton* removeButton() const { return m_remove; }
    QLabel* problem() const { return m_problem; }
    /// Shows what the methods that use a site learnt from.
    QLabel* learnt() const { return m_learnt; }
    QComboBox* sideA() const { return m_sides[0]; }
    QComboBox* sideB() const { return m_sides[1]; }
    Sections* pages() const { return m_pages; }
    PlacesView* differences() const { return m_differences; }
    DecisionsView* decisions() const { return m_decisions; }
    VotesView* votes() const { return m_votes; }

  protected:
    void ask() override;
    void say() override;
    QString markdownOfOther(const QWidget* widget) const override;
    std::vector<RegionMark> marks() const override;
    std::vector<TextEdit> textEdits() const override;
    void follow(const QString& link) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeSides();
    QWidget* makeAll();
    void connectAll();
    QString obstacle() const;
    QString headWords() const;
    void addWritten();
    void askSite();
    QString problemWords() const;
    QString treeWords() const;
    QString learntWords() const;
    bool isOfAnotherSite() const;
    void sayButtons();
    void takeRuns();
    void sayTable();
    void saySides();
    QString differenceWords() const;
    void sayDifferences();
    void fit();

    Annotator* m_annotator; // its marks are the ground truth
    ScoredGroundTruth m_truth;
    MethodRuns* m_runs;
    QLabel* m_head;
    MethodsModel* m_model;
    QTreeView* m_table;
    QLineEdit* m_line;
    QToolButton* m_add;
    QToolButton* m_remove;
    QToolButton* m_site;
    QLabel* m_learnt;
    QLabel* m_problem;
    QString m_refused;                 // the invalid name
    std::array<QLabel*, 2> m_swatches; // A, B
    std::array<QComboBox*, 2> m_sides;
    Sections* m_pages;
    PlacesView* m_differences;
    DecisionsView* m_decisions;
    VotesView* m_votes;
    bool m_isFollowing = false; // the row follows B
};

extern const Tool methodsTool;

} // namespace tagseam
