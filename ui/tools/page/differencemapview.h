// SPDX-License-Identifier: MIT
// The map of minimum difference and lowest threshold: a heat map of what each pair keeps of the page.
#pragma once

#include "core/explain/sweep.h"

#include <QWidget>

#include <optional>

namespace tagseam {

/// Colours show shares, and lines separate cells that keep different regions. The mouse and the arrow keys
/// move the cursor; a click or Enter applies its cell.
class DifferenceMapView : public QWidget {
    Q_OBJECT

  public:
    explicit DifferenceMapView(QWidget* parent = nullptr);

    /// `isScored`: shows F against the marked content instead of the kept share.
    void show(const DifferenceMap& map, const Setup& present, bool isScored);
    bool hasMap() const { return !m_map.cells.empty(); }
    /// The cell of the setup that is shown; nothing if its lowest threshold or its minimum difference is not
    /// on the map.
    struct Place {
        int row = 0; ///< counted from the lowest threshold
        int column = 0;
        friend bool operator==(Place, Place) = default;
    };
    std::optional<Place> present() const { return m_present; }
    std::optional<Place> cursor() const { return m_cursor; }
    void setCursorPlace(Place place);
    /// The place of the legend's title, high enough for the font.
    QRectF legendTitleRect() const;
    /// The description of the cell at the cursor, plain text; empty without a cursor.
    QString cursorText() const;
    /// The place of a cell, for tests and tips.
    QRectF cellRect(Place place) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {280, 200}; }

  signals:
    void cursorMoved();
    void adopted(const tagseam::Setup& setup);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    int rows() const { return static_cast<int>(m_map.thresholds.size()); }
    int columns() const { return static_cast<int>(m_map.minDifferences.size()); }
    const SweepCell& cell(Place place) const;
    double value(Place place) const;
    QString rowLabel(int row) const;
    QString legendTitle() const;
    double legendHeight() const;
    void tellCursor();
    QRectF mapRect() const;
    std::optional<Place> placeAt(const QPointF& point) const;
    void adopt();
    void paintCells(QPainter& painter);
    void paintBorders(QPainter& painter);
    void paintAxes(QPainter& painter);
    void paintLegend(QPainter& painter);
    void paintPlaces(QPainter& painter);

    DifferenceMap m_map;
    bool m_isScored = false;
    std::optional<Place> m_present;
    std::optional<Place> m_cursor;
};

} // namespace tagseam
