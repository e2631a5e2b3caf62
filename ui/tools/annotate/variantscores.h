// SPDX-License-Identifier: MIT
// The scores of all variants side by side; a click applies one.
#pragma once

#include "core/explain/setup.h"
#include "ui/tools/annotate/scoretext.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QModelIndex;
class QPushButton;
class QTreeView;

namespace tagseam {

class VariantScoresModel;

class VariantScores : public QWidget {
    Q_OBJECT

  public:
    explicit VariantScores(QWidget* parent = nullptr);

    QTreeView* table() const { return m_table; }
    QPushButton* copyButton() const { return m_copy; }
    /// `name` is the name of what is kept now. `others` has the scores by variant, then the score of keeping
    /// everything; empty until they are known.
    void show(const QString& name, const Setup& present, const std::optional<Score>& now,
              const std::vector<Score>& others, const ScoredGroundTruth& truth, bool isStale);
    /// The table as it is copied.
    QString markdown() const;

  signals:
    void adopted(const tagseam::Setup& setup);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void adopt(const QModelIndex& index);
    void copy() const;
    void fit();

    QLabel* m_title;
    QPushButton* m_copy;
    VariantScoresModel* m_model;
    QTreeView* m_table;
};

} // namespace tagseam
