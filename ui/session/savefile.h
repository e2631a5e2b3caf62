// SPDX-License-Identifier: MIT
// Files that a person asked for.
#pragma once

#include <QString>

#include <string>

namespace tagseam {

class Notifier;

/// Writes the file, or leaves the one that was there as it was, and tells the person which.
void saveFile(const QString& path, const std::string& bytes, Notifier* notifier);

} // namespace tagseam
