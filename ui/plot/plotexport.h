// SPDX-License-Identifier: MIT
// Exports plot and waterline of a session, one above the other on the same x axis, as SVG, PDF or PNG.
#pragma once

#include "ui/plot/waterscene.h"

#include <QString>

#include <optional>

class QWidget;

namespace tagseam {

class PlotView;
class WaterlineView;

enum class PlotFormat { Svg, Pdf, Png };

/// Returns the format for the extension of a path, in either case; nothing for other extensions.
std::optional<PlotFormat> plotFormatOf(const QString& path);

/// The part of the session to draw.
struct PlotExcerpt {
    double first = 0; ///< positions at the left and right edge
    double last = 1;
    WaterState water;
    /// The whole sequence, and the waterline at the present state. The session must have an analysis.
    static PlotExcerpt whole(const PageSession& session);
};

/// Writes the file; on failure an existing file stays as it was. Draws in the light theme, whatever the
/// window's. SVG and PDF are 1000 x 640 units or one A4 page of lines and text, PNG is 2000 x 1280 pixels.
/// With more dots than can be distinguished, the dots are an image in all three. Returns an error message,
/// empty on success.
QString exportPlot(const PageSession& session, const PlotExcerpt& excerpt, const QString& path,
                   PlotFormat format);

/// Asks for a file, exports the part that the two views show, and reports the result. `window` is the parent
/// of the dialog. Does nothing without an analysis, or while a question waits for its answer.
void exportPlot(const PageSession& session, const PlotView& plot, const WaterlineView& water,
                QWidget* window);

} // namespace tagseam
