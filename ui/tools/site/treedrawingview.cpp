// SPDX-License-Identifier: MIT
// The site style tree as a drawing, and its export as SVG.
#include "ui/tools/site/treedrawingview.h"

#include "core/methods/sitestyletree/treedrawingsvg.h"
#include "ui/session/page/notifier.h"
#include "ui/session/page/savefile.h"
#include "ui/widgets/accessiblerole.h"
#include "ui/widgets/language.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagseam {

namespace {

constexpr double drawingZoomStep = 1.25;
constexpr double leastZoom = 0.05;
constexpr double mostZoom = 4;
constexpr double mostCanvasPixels = 16'000'000;      // a widget can be at most 16,777,215 pixels wide
constexpr QRgb frameColour = qRgb(0xd0, 0x00, 0x60); // as the selected node in the page

} // namespace

DrawingCanvas::DrawingCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(this, QAccessible::Chart);
}

void DrawingCanvas::show(TreeDrawing drawing, const std::string& svg)
{
    m_drawing = std::move(drawing);
    m_svg.load(QByteArray::fromStdString(svg));
    setZoom(m_zoom);
    update();
}

void DrawingCanvas::frame(ElementId element)
{
    m_framed = element;
    update();
}

void DrawingCanvas::setZoom(double zoom)
{
    const QSizeF size = m_svg.defaultSize();
    const double widest =
        size.isEmpty() ? mostZoom : mostCanvasPixels / std::max(size.width(), size.height());
    m_zoom = std::clamp(zoom, leastZoom, std::min(mostZoom, widest));
    setFixedSize((size * m_zoom).toSize());
}

QRectF DrawingCanvas::onScreen(const DrawnBox& box) const
{
    return {box.x * m_zoom, box.y * m_zoom, box.width * m_zoom, box.height * m_zoom};
}

void DrawingCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_svg.render(&painter, rect());
    painter.setPen(QPen(QColor(frameColour), 2));
    painter.setBrush(Qt::NoBrush);
    for (const DrawnElement& element : m_drawing.elements) {
        if (element.element == m_framed)
            painter.drawRect(onScreen(element.box).adjusted(-2, -2, 2, 2));
    }
}

void DrawingCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto chosen = std::ranges::find_if(m_drawing.elements, [&](const DrawnElement& element) {
        return onScreen(element.box).contains(event->position());
    });
    if (chosen != m_drawing.elements.end())
        emit elementChosen(chosen->element);
}

void DrawingCanvas::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return event->ignore(); // scrolls
    setZoom(m_zoom * (event->angleDelta().y() > 0 ? drawingZoomStep : 1 / drawingZoomStep));
    event->accept();
}

void DrawingCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Plus)
        setZoom(m_zoom * drawingZoomStep);
    else if (event->key() == Qt::Key_Minus)
        setZoom(m_zoom / drawingZoomStep);
    else if (event->key() == Qt::Key_0)
        setZoom(1);
    else
        QWidget::keyPressEvent(event);
}

TreeDrawingView::TreeDrawingView(Notifier* notifier, QWidget* parent)
    : QWidget(parent), m_notifier(notifier), m_simplified(new QCheckBox(this)),
      m_export(new QToolButton(this)), m_cut(new QLabel(this)), m_scroll(new QScrollArea(this)),
      m_canvas(new DrawingCanvas)
{
    m_simplified->setChecked(true);
    m_cut->setWordWrap(true);
    m_scroll->setWidget(m_canvas);
    m_scroll->setFocusProxy(m_canvas);
    m_scroll->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_scroll->setMinimumHeight(fontMetrics().height() * 6);
    auto* row = new QHBoxLayout;
    row->addWidget(m_simplified, 1);
    row->addWidget(m_export);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(m_cut);
    layout->addWidget(m_scroll, 1);
    connect(m_simplified, &QCheckBox::toggled, this, &TreeDrawingView::draw);
    connect(m_export, &QToolButton::clicked, this, &TreeDrawingView::askExport);
    connect(m_canvas, &DrawingCanvas::elementChosen, this, &TreeDrawingView::elementChosen);
}

void TreeDrawingView::show(const SharedSite& site, const Marks& marks, const QString& name)
{
    m_site = site;
    m_marks = marks;
    m_name = name;
    draw();
}

void TreeDrawingView::follow(ElementId element)
{
    m_canvas->frame(element);
    if (element == noElement || !isVisible())
        return;
    const std::vector<DrawnElement>& elements = m_canvas->drawing().elements;
    const auto first = std::ranges::find(elements, element, &DrawnElement::element);
    if (first == elements.end())
        return;
    const QRectF box = m_canvas->onScreen(first->box);
    m_scroll->ensureVisible(static_cast<int>(box.center().x()), static_cast<int>(box.center().y()),
                            static_cast<int>(box.width() / 2) + 20, static_cast<int>(box.height() / 2) + 20);
}

void TreeDrawingView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isDue)
        draw();
}

void TreeDrawingView::draw()
{
    m_isDue = !isVisible();
    if (m_isDue)
        return;
    TreeDrawing drawing;
    m_bytes.clear();
    if (m_site != nullptr) {
        drawing = drawTree(m_site->measured, m_marks, {.isSimplified = m_simplified->isChecked()});
        m_bytes = treeSvg(drawing, m_site->measured, captions(drawing));
    }
    m_cut->setText(tr("The drawing ends above level %1, which has too many element nodes.")
                       .arg(static_cast<int>(drawing.levels) + 1));
    m_cut->setVisible(drawing.cutElements > 0);
    m_canvas->show(std::move(drawing), m_bytes);
}

std::vector<std::string> TreeDrawingView::captions(const TreeDrawing& drawing) const
{
    const QString pages = tr("%n page(s)", nullptr, static_cast<int>(m_site->site.pages()));
    QString first = m_name.isEmpty() ? pages : QStringLiteral("%1: %2").arg(m_name, pages);
    first += QStringLiteral(", ") + tr("threshold %1").arg(decimal(m_marks.threshold, 4));
    std::vector<std::string> lines{
        first.toStdString(),
        tr("Box: element node; shaded: noisy; double line: meaningful. Dashed: style node with its pages.")
            .toStdString()};
    if (drawing.isSimplified)
        lines.push_back(tr("Without the descendants of noisy and meaningful element nodes.").toStdString());
    if (drawing.cutElements > 0)
        lines.push_back(tr("The style nodes below %n element node(s) are not drawn: + and their number.",
                           nullptr, static_cast<int>(drawing.cutElements))
                            .toStdString());
    return lines;
}

void TreeDrawingView::askExport()
{
    const QString name = m_name.isEmpty() ? QStringLiteral("site") : QFileInfo(m_name).completeBaseName();
    const QString path = QFileDialog::getSaveFileName(
        window(), tr("Export the drawing"), name + QStringLiteral(".svg"), tr("SVG drawing (*.svg)"));
    if (!path.isEmpty())
        saveFile(QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".svg") : path, m_bytes,
                 m_notifier);
}

void TreeDrawingView::say()
{
    m_simplified->setText(tr("Simplified"));
    m_simplified->setToolTip(tr("Leave out the descendants of noisy and of meaningful element nodes"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Export the drawing as SVG"));
    m_export->setEnabled(m_site != nullptr);
    m_canvas->setAccessibleName(tr("Drawing of the site style tree"));
    m_canvas->setToolTip(tr("Click a box to select its element node. Ctrl with the wheel, + and − zoom."));
}

} // namespace tagseam
