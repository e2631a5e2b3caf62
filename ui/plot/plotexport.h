// SPDX-License-Identifier: MIT
// Hand-outs: plot and waterline of a session, one above the other on the same x axis, as SVG, PDF or PNG.
#pragma once

#include "ui/plot/waterscene.h"

#include <QString>

#include <optional>

class QWidget;

namespace tagseam {

class PlotView;
class WaterlineView;

enum class PlotFormat { Svg, Pdf, Png };

/// By the extension of a path, in either case; none for any other.
std::optional<PlotFormat> plotFormatOf(const QString& path);

/// What of the session to draw.
struct PlotExcerpt {
    double first = 0; ///< positions at the left and right edge
    double last = 1;
    WaterState water;
    /// The whole sequence, and the waterline where the session is. The session must have an analysis.
    static PlotExcerpt whole(const PageSession& session);
};

/// Writes the file, or leaves the one that was there as it was. In the light theme, whatever the window's;
/// SVG and PDF are 1000 x 640 units or one A4 page of lines and text, PNG is 2000 x 1280 pixels. With more
/// dots than are told apart, the dots are an image in all three. Empty when written, else a sentence that
/// says why not.
QString exportPlot(const PageSession& session, const PlotExcerpt& excerpt, const QString& path,
                   PlotFormat format);

/// Asks for a file, writes the part that the two views show into it, and tells what came of it. `window`: the
/// parent of the dialog. Nothing without an analysis, nor while a question waits for its answer.
void exportPlot(const PageSession& session, const PlotView& plot, const WaterlineView& water,
                QWidget* window);

} // namespace tagseam
