// SPDX-License-Identifier: MIT
// Exports plot and waterline of a session as SVG, PDF or PNG.
#include "ui/plot/plotexport.h"

#include "core/tps/tracejson.h"
#include "ui/plot/bandpainter.h"
#include "ui/plot/plotdots.h"
#include "ui/plot/plotpainter.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlinepainter.h"
#include "ui/plot/waterlineview.h"
#include "ui/session/page/savefile.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace tagseam {

namespace {

constexpr QSizeF canvas(1000, 640); // in units: pixels at 100 %
constexpr double margin = 10;
constexpr double titleHeight = 40;
constexpr double waterShare = 0.36; // share of the height below the title
constexpr int pngScale = 2;
constexpr double pdfMargin = 10; // in millimetres
constexpr int unitsPerInch = 96; // a unit is a CSS pixel
constexpr std::size_t vectorDots =
    20'000; // above this number the dots are an image: a vector dot takes some 60 bytes in SVG

class Export { // translation context of its texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::PlotExport)
};

// Removes characters from the name of a page that XML does not allow.
QString printable(QString text)
{
    text.removeIf([](QChar c) { return !c.isPrint(); });
    return text;
}

QFont fontOf(int pixels, QFont::Weight weight = QFont::Normal)
{
    QFont font(QStringLiteral("sans-serif")); // does not depend on the user's font
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

void drawElided(QPainter& painter, const QRectF& box, const QString& text, Qt::TextElideMode mode)
{
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(text, mode, box.width()));
}

QString provenance(const PageSession& session, const WaterState& water)
{
    const AnalysisOptions& options = session.runner()->options();
    return Export::tr("variant %1 · minimum difference %2 · label attributes %3 · nodes %4 · waterline of "
                      "level %5 of %6")
        .arg(latin(variantName(options.search)))
        .arg(decimal(options.search.minDifference, 2))
        .arg(latin(name(options.path.style)), latin(name(options.path.nodes)))
        .arg(water.level + 1)
        .arg(session.runner()->analysis().trace.levels.size());
}

void drawTitle(QPainter& painter, const PageSession& session, const WaterState& water)
{
    const QRectF box(margin, margin, canvas.width() - 2 * margin, titleHeight);
    painter.setPen(Qt::black);
    painter.setFont(fontOf(15, QFont::DemiBold));
    drawElided(painter, box.adjusted(0, 0, 0, -18), printable(session.trees()->name()), Qt::ElideMiddle);
    painter.setFont(fontOf(11));
    painter.setPen(Theme::current().mutedText);
    drawElided(painter, box.adjusted(0, 20, 0, 0), provenance(session, water), Qt::ElideRight);
}

void draw(QPainter& painter, const PageSession& session, const PlotExcerpt& excerpt)
{
    const LightThemeScope light;
    painter.fillRect(QRectF(QPointF(0, 0), canvas), Qt::white);
    painter.setRenderHint(QPainter::Antialiasing);
    drawTitle(painter, session, excerpt.water);

    QRectF plotArea(margin, margin + titleHeight, canvas.width() - 2 * margin, 0);
    plotArea.setBottom(canvas.height() - margin);
    QRectF waterArea = plotArea;
    waterArea.setTop(plotArea.bottom() - plotArea.height() * waterShare);
    plotArea.setBottom(waterArea.top() - 4);
    painter.setFont(fontOf(11));
    const PlotGeometry geometry = PlotGeometry::layout(session.runner()->analysis(), plotArea, excerpt.first,
                                                       excerpt.last, false, BandPainter::lanes(session));
    PlotPainter(session, geometry, painter).paint([&] {
        if (!paintDots(painter, session, geometry, vectorDots))
            painter.drawImage(geometry.plot, plotDots(session, geometry, pngScale));
    });

    const WaterScene scene = waterScene(session, excerpt.water);
    if (scene.isEmpty())
        return;
    const WaterGeometry below = WaterGeometry::layout(scene, waterArea, excerpt.first, excerpt.last, true);
    WaterlinePainter water(session, scene, below, painter);
    water.paintBack();
    painter.setRenderHint(QPainter::Antialiasing, false);
    water.paintProfile();
    painter.setRenderHint(QPainter::Antialiasing);
    water.paintFront();
}

// Qt 6.4 writes title and description of an SVG as they are, Qt 6.8 escapes them.
bool escapesTitle()
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(QStringLiteral("<"));
    QPainter(&svg).end();
    return buffer.data().contains("<title>&lt;");
}

void drawSvg(QIODevice& file, const PageSession& session, const PlotExcerpt& excerpt)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setResolution(unitsPerInch);
    svg.setSize(canvas.toSize());
    svg.setViewBox(QRectF(QPointF(0, 0), canvas));
    const QString title = printable(session.trees()->name());
    const QString water = waterCaption(session, waterScene(session, excerpt.water));
    const QString description = QStringLiteral("%1 %2.").arg(PlotView::summary(session), water);
    const bool isEscaped = escapesTitle();
    svg.setTitle(isEscaped ? title : title.toHtmlEscaped());
    svg.setDescription(isEscaped ? description : description.toHtmlEscaped());
    QPainter painter(&svg);
    draw(painter, session, excerpt);
}

void drawPdf(QIODevice& file, const PageSession& session, const PlotExcerpt& excerpt)
{
    QPdfWriter pdf(&file);
    pdf.setTitle(session.trees()->name());
    pdf.setCreator(QStringLiteral("Tagseam"));
    pdf.setResolution(unitsPerInch); // makes hatching as coarse as on the screen
    pdf.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Landscape,
                                  QMarginsF(pdfMargin, pdfMargin, pdfMargin, pdfMargin),
                                  QPageLayout::Millimeter));
    QPainter painter(&pdf);
    const double scale = std::min(pdf.width() / canvas.width(), pdf.height() / canvas.height());
    painter.scale(scale, scale);
    draw(painter, session, excerpt);
}

void drawPng(QIODevice& file, const PageSession& session, const PlotExcerpt& excerpt)
{
    QImage image((canvas * pngScale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(pngScale);
    {
        QPainter painter(&image);
        draw(painter, session, excerpt);
    }
    image.save(&file, "PNG");
}

} // namespace

std::optional<PlotFormat> plotFormatOf(const QString& path)
{
    const QString extension = QFileInfo(path).suffix().toLower();
    if (extension == QLatin1String("svg"))
        return PlotFormat::Svg;
    if (extension == QLatin1String("pdf"))
        return PlotFormat::Pdf;
    if (extension == QLatin1String("png"))
        return PlotFormat::Png;
    return {};
}

PlotExcerpt PlotExcerpt::whole(const PageSession& session)
{
    return {0, std::max(1.0, static_cast<double>(session.runner()->analysis().sequence.size())),
            waterState(session)};
}

QString exportPlot(const PageSession& session, const PlotExcerpt& excerpt, const QString& path,
                   PlotFormat format)
{
    if (session.runner()->analysis().sequence.size() == 0)
        return Export::tr("This page has no body: there is no sequence to plot.");
    QBuffer drawing;
    drawing.open(QIODevice::WriteOnly);
    switch (format) {
    case PlotFormat::Svg:
        drawSvg(drawing, session, excerpt);
        break;
    case PlotFormat::Pdf:
        drawPdf(drawing, session, excerpt);
        break;
    case PlotFormat::Png:
        drawPng(drawing, session, excerpt);
        break;
    }
    const std::optional<Error> error = writeWhole(path, drawing.data().toStdString());
    return error ? errorText(*error, path) : QString();
}

void exportPlot(const PageSession& session, const PlotView& plot, const WaterlineView& water, QWidget* window)
{
    if (!session.runner()->hasAnalysis())
        return;
    if (session.isAsking()) {
        session.notifier()->tell(Export::tr(
            "The plot cannot be exported while a question waits, because it would show the answer."));
        return;
    }
    const std::pair<QString, QString> formats[] = {
        {Export::tr("SVG drawing (*.svg)"), QStringLiteral(".svg")},
        {Export::tr("PDF page (*.pdf)"), QStringLiteral(".pdf")},
        {Export::tr("PNG picture (*.png)"), QStringLiteral(".png")}};
    QStringList filters;
    for (const auto& [filter, extension] : formats)
        filters.append(filter);
    QString chosen;
    QString path = QFileDialog::getSaveFileName(window, Export::tr("Export plot and waterline"),
                                                session.trees()->fileName(QStringLiteral("-plot.svg")),
                                                filters.join(";;"), &chosen);
    if (path.isEmpty() || !session.runner()->hasAnalysis()) // another page may have come
        return;
    if (QFileInfo(path).suffix().isEmpty()) {
        const qsizetype index = std::max<qsizetype>(0, filters.indexOf(chosen));
        path += formats[index].second;
    }
    const std::optional<PlotFormat> format = plotFormatOf(path);
    if (!format) {
        session.notifier()->refuse(
            Export::tr("A plot is written as .svg, .pdf or .png, not as %1.").arg(path));
        return;
    }
    const PlotExcerpt excerpt{plot.first(), plot.last(), water.state()};
    QString problem = exportPlot(session, excerpt, path, *format);
    if (problem.isEmpty())
        session.notifier()->tell(Export::tr("Saved %1").arg(path));
    else
        session.notifier()->refuse(problem);
}

} // namespace tagseam
