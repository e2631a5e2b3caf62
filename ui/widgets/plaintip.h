// SPDX-License-Identifier: MIT
// A tool tip that says a page's own text: never as rich text, whatever stands in it.
#pragma once

#include <QString>

namespace tagseam {

inline QString plainTip(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped());
}

} // namespace tagseam
