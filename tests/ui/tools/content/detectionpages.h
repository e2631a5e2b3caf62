// SPDX-License-Identifier: MIT
// Pages with and without lists, for tests of content detection.
#pragma once

#include <QByteArray>

namespace tagseam {

// Nothing occurs three times beneath one parent.
inline const QByteArray article =
    "<!DOCTYPE html><title>t</title><h1 id=top>A title</h1><p>One paragraph of a text that goes on for a "
    "while.</p><div><h2>Another</h2><p>And a second one.</p></div>";

// Labels and fields alone.
inline const QByteArray form = "<!DOCTYPE html><title>t</title><form><p><label>Name</label> "
                               "<input></p><p><input type=submit></p></form>";

// Eight positions, each of its own symbol, and a text of the length up to which texts count.
inline const QByteArray record =
    "<li><h3><a href=x>Title</a></h3><p>" +
    QByteArray("A text that says something of the thing beside it. ").repeated(4) + "</p><b>9.90</b></li>";

} // namespace tagseam
