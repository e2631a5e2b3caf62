// SPDX-License-Identifier: MIT
// What is drawn over a shown page: the selected node, the one under the mouse, what was dropped,
// what a list points out.
#pragma once

#include "ui/browser/marklabels.h"
#include "ui/session/regionmark.h"

#include <QPainterPath>
#include <QRectF>
#include <QWidget>

#include <vector>

class QWebEngineView;

namespace tagseam {

/// A transparent sibling of the view; it gets no events, and the page does not see it. Boxes are in CSS
/// pixels of the document.
class PageOverlay : public QWidget {
  public:
    PageOverlay(QWebEngineView* view, QWidget* parent);

    QPointF scroll; ///< of the page, CSS pixels
    struct Mark {
        RegionMark of;
        std::vector<QRectF> boxes;
    };
    std::vector<QRectF> dropped; ///< not drawn while there are marks
    std::vector<Mark> marks;
    std::vector<QRectF> left; ///< of the step: what is read, and what is still to read
    std::vector<QRectF> right;
    std::vector<QRectF> highlighted;
    QRectF selection; ///< null for none
    QString caption;
    QRectF hovered; ///< empty for none
    QString hoverCaption;
    bool isFocused = false; ///< the keys go to the page

    /// Where the labels of the marks are, by mark; pixels of the view.
    std::vector<MarkLabel> labels() const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintDropped(QPainter& painter);
    void paintMarks(QPainter& painter);
    static QPainterPath outline(const std::vector<QRectF>& places, double gap);
    void paintLabels(QPainter& painter);
    QFont smallFont() const;
    /// What is to be seen of its boxes, and so far around the view; pixels of it.
    std::vector<QRectF> inSight(const Mark& mark, double margin) const;
    void paintHighlight(QPainter& painter);
    QRectF onScreen(const QRectF& box) const;
    void paintPart(QPainter& painter, const std::vector<QRectF>& boxes, const QColor& colour,
                   Qt::PenStyle style);
    void frame(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour,
               Qt::PenStyle style);

    QWebEngineView* m_view;
};

} // namespace tagseam
