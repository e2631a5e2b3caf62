// SPDX-License-Identifier: MIT
// The site style tree as a drawing, as in figures 3, 4 and 6 of the paper, and its export as SVG.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "core/methods/sitestyletree/treedrawing.h"

#include <QSvgRenderer>
#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QScrollArea;
class QToolButton;

namespace tagseam {

class Notifier;

/// Shows a drawing, in which element nodes can be chosen. Plus and minus, and Ctrl with the wheel, zoom; 0
/// shows the drawing in its own size.
class DrawingCanvas : public QWidget {
    Q_OBJECT

  public:
    explicit DrawingCanvas(QWidget* parent = nullptr);

    void show(TreeDrawing drawing, const std::string& svg);
    /// Frames all boxes of an element node; noElement for none.
    void frame(ElementId element);
    const TreeDrawing& drawing() const { return m_drawing; }
    /// The box of the drawing, in pixels of the widget.
    QRectF onScreen(const DrawnBox& box) const;

  signals:
    void elementChosen(tagseam::ElementId element);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void setZoom(double zoom);

    TreeDrawing m_drawing;
    QSvgRenderer m_svg;
    ElementId m_framed = noElement;
    double m_zoom = 1;
};

class TreeDrawingView : public QWidget {
    Q_OBJECT

  public:
    explicit TreeDrawingView(Notifier* notifier, QWidget* parent = nullptr);

    /// Shows a tree at the threshold of its marks; it is drawn when the view is visible. nullptr for none.
    /// `name`: its file, or empty.
    void show(const SharedSite& site, const Marks& marks, const QString& name);
    /// Frames the element node; noElement for none.
    void follow(ElementId element);
    /// Updates the texts.
    void say();
    /// The SVG document that is shown and exported.
    const std::string& svg() const { return m_bytes; }

    QCheckBox* simplifiedBox() const { return m_simplified; }
    QToolButton* exportButton() const { return m_export; }
    DrawingCanvas* canvas() const { return m_canvas; }

  signals:
    /// The user chose an element node in the drawing.
    void elementChosen(tagseam::ElementId element);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void draw();
    void askExport();
    std::vector<std::string> captions(const TreeDrawing& drawing) const;

    Notifier* m_notifier;
    SharedSite m_site;
    Marks m_marks;
    QString m_name;
    std::string m_bytes;
    bool m_isDue = false; // to be drawn when visible
    QCheckBox* m_simplified;
    QToolButton* m_export;
    QLabel* m_cut;
    QScrollArea* m_scroll;
    DrawingCanvas* m_canvas;
};

} // namespace tagseam
