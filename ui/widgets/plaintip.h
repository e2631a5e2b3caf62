// SPDX-License-Identifier: MIT
// Shows a page's own text in a tool tip, never as rich text.
#pragma once

#include <QString>

namespace tagseam {

inline QString plainTip(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped());
}

} // namespace tagseam
