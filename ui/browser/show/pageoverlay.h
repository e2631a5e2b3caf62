// SPDX-License-Identifier: MIT
// Draws the marks over a shown page: the selected node, the node under the mouse, pruned nodes, nodes that a
// list points out.
#pragma once

#include "ui/browser/show/marklabels.h"
#include "ui/session/analysis/regionmark.h"

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
    // Pages are light whatever the theme of the program.
    static constexpr QRgb selectionColour = qRgb(0xd0, 0x00, 0x60);
    static constexpr QRgb hoverColour = qRgb(0x20, 0x20, 0x20);
    static constexpr QRgb leftColour = qRgb(0x00, 0x72, 0xb2);  // blue and yellow of Okabe and Ito
    static constexpr QRgb rightColour = qRgb(0xa8, 0x84, 0x00); // darkened, for its dashed line
    static constexpr QRgb struckColour = qRgb(0xa0, 0x00, 0x00);
    static constexpr QRgb highlightColour = qRgb(0x5a, 0x3f, 0xd0);

    PageOverlay(QWebEngineView* view, QWidget* parent);

    QPointF scroll; ///< scroll position of the page, in CSS pixels
    struct Mark {
        RegionMark of;
        std::vector<QRectF> boxes;
    };
    std::vector<QRectF> dropped; ///< not drawn while there are marks or tints
    struct Tint {
        double probability = 0;
        bool isKept = false; ///< has an outline
        std::vector<QRectF> boxes;
    };
    std::vector<Tint> tints; ///< blocks of text, by the probability that they are content
    std::vector<Mark> marks;
    std::vector<QRectF> struck; ///< words that are removed from kept texts: a line through each
    std::vector<QRectF> left;   ///< the sides of the step: what was scanned, and what is still to be scanned
    std::vector<QRectF> right;
    std::vector<QRectF> highlighted;
    QRectF selection; ///< null if there is none
    QString caption;
    QRectF hovered; ///< empty if there is none
    QString hoverCaption;
    bool isFocused = false; ///< true if the keys go to the page

    /// The places of the labels, by mark, in pixels of the view.
    std::vector<MarkLabel> labels() const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintPruned(QPainter& painter);
    void paintTints(QPainter& painter);
    void paintMarks(QPainter& painter);
    static QPainterPath outline(const std::vector<QRectF>& places, double gap);
    void paintLabels(QPainter& painter);
    QFont smallFont() const;
    /// The visible parts of the boxes, within the view and `margin` around it, in pixels of the view.
    std::vector<QRectF> inSight(const std::vector<QRectF>& boxes, double margin) const;
    void paintHighlight(QPainter& painter);
    void paintStruck(QPainter& painter);
    QRectF onScreen(const QRectF& box) const;
    void paintPart(QPainter& painter, const std::vector<QRectF>& boxes, const QColor& colour,
                   Qt::PenStyle style);
    void frame(QPainter& painter, const QRectF& box, const QString& text, const QColor& colour,
               Qt::PenStyle style);

    QWebEngineView* m_view;
};

} // namespace tagseam
