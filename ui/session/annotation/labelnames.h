// SPDX-License-Identifier: MIT
// The names of labels, their order and their look.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace tagseam {

/// The eight labels that every annotation knows, in the order of their digits; custom labels come after them.
class Labels {
    Q_DECLARE_TR_FUNCTIONS(tagseam::Labels)

  public:
    static constexpr int known = 8;
    /// The labels as files have them: "main", "record", ...
    static const QStringList& all();
    /// The label in the language of the interface; a custom label as it is.
    static QString title(const QString& label);
    /// Says in a sentence when to use the label; empty for a custom label.
    static QString guideline(const QString& label);
    /// See regionLook(). `own` is the list of custom labels; the index in it determines the look.
    static int look(const QString& label, const QStringList& own);
};

} // namespace tagseam
