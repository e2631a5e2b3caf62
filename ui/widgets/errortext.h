// SPDX-License-Identifier: MIT
// Texts for the errors of core.
#pragma once

#include "core/base/result.h"

#include <QString>

namespace tagseam {

/// Plain text: the message for an error. `name` stands for the input when the error does not name the place.
QString errorText(const Error& error, const QString& name);

} // namespace tagseam
