// SPDX-License-Identifier: MIT
// Texts for the errors of core.
#pragma once

#include "core/base/result.h"

#include <QString>

#include <string>
#include <vector>

namespace tagseam {

/// Plain text: the message for an error. `name` stands for the input when the error does not name the place.
QString errorText(const Error& error, const QString& name);

/// Plain text: a sentence for each finding about a page, one after the other; empty for none. `name` is the
/// name of the page.
QString findingText(const std::vector<Error>& findings, const QString& name);

/// A reason that core gives, such as Archive::problem(), in the language of the window; empty for an empty
/// one.
QString reasonText(const std::string& reason);

} // namespace tagseam
