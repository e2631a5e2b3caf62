// SPDX-License-Identifier: MIT
// The run as a slider: levels, attempts, candidate splits with their verdicts, and the present step; for
// another algorithm its decisions.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace tagseam {

/// A drag or click goes to a step, the wheel steps. Each level has a minimum width, so that short levels stay
/// reachable; within a level, the width is divided by steps.
class TimelineView : public QWidget {
    Q_OBJECT

  public:
    explicit TimelineView(PageSession* session, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {600, 46}; }
    QSize minimumSizeHint() const override { return {200, 46}; }
    double x(std::uint64_t step) const;
    std::uint64_t stepAt(double x) const;
    struct Place {
        std::uint64_t step = 0; ///< the present step, counted from 0
        std::uint64_t count = 0;
    };
    /// Nothing while there is no run.
    std::optional<Place> place() const;
    /// Goes to a step, at most to the last one.
    void seek(std::uint64_t step);
    /// The place in words; empty while there is no run.
    QString placeText() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

  private:
    double xIn(std::uint32_t level, std::uint64_t step) const;
    bool isShowing() const
    {
        return m_session->algorithms()->chosen() ? run() != nullptr : m_session->runner()->hasAnalysis();
    }
    void layoutLevels();
    QImage drawRun() const;
    void drawLevels(QPainter& painter) const;
    void drawAttempts(QPainter& painter) const;
    void drawCandidateSplits(QPainter& painter, std::uint32_t level, std::uint32_t attempt,
                             double& free) const;
    void goTo(double x);
    QString tip(std::uint64_t step) const;
    const RunStepper* run() const { return m_session->algorithms()->stepper(); }
    double xOfEvent(std::size_t event) const;
    std::size_t eventAt(double x) const;
    QImage drawOther() const;
    void drawHandle(QPainter& painter, double at) const;

    PageSession* m_session;
    std::vector<double> m_left; // indexed by level, with an entry after the last one; in pixels
    QImage m_run;               // the part that does not change with the step
};

} // namespace tagseam
