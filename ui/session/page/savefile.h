// SPDX-License-Identifier: MIT
// Writes files that the user requested. Each error is CannotWrite with the system's reason.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

class QPixmap;
class QSaveFile;

namespace tagseam {

class Notifier;

/// Writes the file, or leaves an existing one as it was.
std::optional<Error> writeWhole(const QString& path, std::string_view bytes);
/// Returns the error that writeWhole() would have now: the folder is missing or read-only, or the file is a
/// folder. Nothing is changed. A full disk is known only when the file is written.
std::optional<Error> writeProblem(const QString& path);
/// Makes the folder, and those above it that are missing.
std::optional<Error> makeFolder(const QString& path);
/// Writes the file, and tells the user the result.
void saveFile(const QString& path, std::string_view bytes, Notifier* notifier);

/// Returns the bytes of a PNG file.
QByteArray pngOf(const QPixmap& picture);

/// For several files that are written together or not at all: opens the file and writes all bytes beside its
/// place, which commitFile() gives to it.
std::optional<Error> prepareFile(QSaveFile& file, std::string_view bytes);
std::optional<Error> commitFile(QSaveFile& file);

} // namespace tagseam
