// SPDX-License-Identifier: MIT
// The decisions of a method: steps forwards and backwards, each with its reason, figure and place.
#pragma once

#include "ui/tools/methods/methodruns.h"

#include <QWidget>

#include <vector>

class QLabel;
class QModelIndex;
class QSpinBox;
class QToolButton;
class QTreeView;

namespace tagseam {

class DecisionsModel;
class SequenceStrip;

/// Shows method B. Right and Left move by one step, Home and End to the first and the last.
class DecisionsView : public QWidget {
    Q_OBJECT

  public:
    DecisionsView(MethodRuns* runs, PageSession* session, QWidget* parent = nullptr);

    QTreeView* list() const { return m_list; }
    DecisionsModel* model() const { return m_model; }
    QToolButton* previousButton() const { return m_previous; }
    QToolButton* nextButton() const { return m_next; }
    QSpinBox* threshold() const { return m_threshold; }
    QToolButton* adaptiveButton() const { return m_adaptive; }
    QLabel* place() const { return m_place; }
    QLabel* reason() const { return m_reason; }
    QLabel* title() const { return m_title; }
    SequenceStrip* strip() const { return m_strip; }
    /// Updates the texts and follows the runs.
    void say();
    /// Removes all contents of the page before.
    void forget();
    /// The marks of the steps up to the present one. Requires an analysis.
    std::vector<RegionMark> marks() const;

    static constexpr std::size_t mostMarks = 300; ///< number of coloured steps, the last ones

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeBar();
    void connectAll();
    void fit();
    void go(int step);
    bool goByKey(int key);
    void showStep();
    void choose(int step);
    void followSelection();
    void sayThreshold();
    void sayStep();
    QString sentence() const;
    QString decisionOfB(std::size_t decision) const;
    QString legend() const;
    QString virtualName(const RepetitionBlock& block) const;
    int count() const;

    MethodRuns* m_runs;
    PageSession* m_session;
    QLabel* m_title;
    QWidget* m_bar;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_place;
    QLabel* m_thresholdLabel;
    QSpinBox* m_threshold;
    QToolButton* m_adaptive;
    QLabel* m_reason;
    QLabel* m_legend;
    QTreeView* m_list;
    DecisionsModel* m_model;
    SequenceStrip* m_strip;
    QLabel* m_stripTitle;
    bool m_isFollowing = false; // set while step and selected node, or list and step, are synchronized
};

} // namespace tagseam
