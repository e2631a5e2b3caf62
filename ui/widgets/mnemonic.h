// SPDX-License-Identifier: MIT
// The text of a menu entry or a button without its mnemonic.
#pragma once

#include <QRegularExpression>
#include <QString>

namespace tagseam {

/// Returns the text as it is shown: "&Open" is "Open", and "A && B" is "A & B".
inline QString withoutMnemonic(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
    return text.replace(mnemonic, QStringLiteral("\\1"));
}

} // namespace tagseam
