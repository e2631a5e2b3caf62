// SPDX-License-Identifier: MIT
// What labels are called, in which order, and how they look.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace tagseam {

/// The eight that every annotation knows, in the order of their digits; a person's own come behind them.
class Labels {
    Q_DECLARE_TR_FUNCTIONS(tagseam::Labels)

  public:
    static constexpr int known = 8;
    /// As files have them: "main", "record", ...
    static const QStringList& all();
    /// In the language of the interface; a person's own as it is.
    static QString title(const QString& label);
    /// See regionLook(). `own`: the person's own labels, whose place in it makes their look.
    static int look(const QString& label, const QStringList& own);
};

} // namespace tagseam
