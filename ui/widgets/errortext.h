// SPDX-License-Identifier: MIT
// Sentences for the errors of core.
#pragma once

#include "core/base/result.h"

#include <QString>

namespace tagseam {

/// Plain: the sentence for an error; `name` stands for the input when the error does not say where.
QString errorText(const Error& error, const QString& name);

} // namespace tagseam
