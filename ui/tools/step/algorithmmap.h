// SPDX-License-Identifier: MIT
// A map of the algorithms: how they call one another (Velloso 2014, Figura 3), and those of the other
// methods.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QGridLayout;
class QPushButton;

namespace tagseam {

/// A button for each algorithm, with an arrow from caller to callee, and a dashed
/// one from an algorithm to the one that runs after it. A click leads to its step.
class AlgorithmMap : public QWidget {
    Q_OBJECT

  public:
    explicit AlgorithmMap(PageSession* session, QWidget* parent = nullptr);

    /// The authors of an algorithm: "Win and Tun".
    static QString source(Algorithm algorithm);

  signals:
    /// A button was clicked.
    void chosen();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QPushButton* add(QGridLayout* grid, int row, int column, const QString& name, const QString& tip,
                     const std::function<void()>& lead);
    void addSearch(QGridLayout* grid);
    void addOthers(QGridLayout* grid);
    void stepTo(const std::function<void(Stepper&)>& move);

    PageSession* m_session;
    using Pairs = std::vector<std::pair<QPushButton*, QPushButton*>>;
    static void drawArrows(QPainter& painter, const Pairs& pairs, Qt::PenStyle style);

    Pairs m_calls;     // caller, callee
    Pairs m_sequences; // an algorithm, and the one that runs after it
};

} // namespace tagseam
