// SPDX-License-Identifier: MIT
// Ends tagseam without a result: one line on standard error, and an exit code.
#pragma once

#include "app/exitcode.h"
#include "core/base/printable.h"

#include <QCoreApplication>
#include <QString>

#include <cstdio>

namespace tagseam {

/// The context of the sentences of app/ in the translations.
class Main {
    Q_DECLARE_TR_FUNCTIONS(Main)
};

/// Prints one line on standard error.
inline void say(const QString& sentence)
{
    std::fprintf(stderr, "tagseam: %s\n", printable(sentence.toStdString()).c_str());
}

/// Prints `sentence`; returns `code`.
inline int fail(ExitCode code, const QString& sentence)
{
    say(sentence);
    return code;
}

} // namespace tagseam
