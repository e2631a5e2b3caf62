// SPDX-License-Identifier: MIT
// The run as a slider: its parts, its marks, and the present step.
#pragma once

#include "ui/tools/step/steppedrun.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace tagseam {

/// A drag or click goes to a step, the wheel steps. Each part has a minimum width, so that short levels stay
/// reachable; within a part, the width is divided by places.
class TimelineView : public QWidget {
    Q_OBJECT

  public:
    explicit TimelineView(PageSession* session, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {600, 46}; }
    QSize minimumSizeHint() const override { return {200, 46}; }
    /// The middle of a place of the run, in pixels, and the place there: see SteppedRun::place(). Requires a
    /// run that was painted.
    double x(std::uint64_t place) const;
    std::uint64_t placeAt(double x) const;
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
    void layoutParts();
    QImage drawRun() const;
    void drawParts(QPainter& painter) const;
    void drawMarks(QPainter& painter, TimelineMark::Kind kind) const;
    void goTo(double x);
    void drawHandle(QPainter& painter, double at) const;

    PageSession* m_session;
    RunInFront m_run;
    std::vector<TimelinePart> m_parts;
    std::vector<double> m_left; // indexed by part, with an entry after the last one; in pixels
    QImage m_picture;           // the part that does not change with the step
};

} // namespace tagseam
