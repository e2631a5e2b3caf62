// SPDX-License-Identifier: MIT
// Saves files that the user requested.
#pragma once

#include <QString>

#include <string>

namespace tagseam {

class Notifier;

/// Writes the file, or leaves an existing one as it was, and tells the user the result.
void saveFile(const QString& path, const std::string& bytes, Notifier* notifier);

} // namespace tagseam
