// SPDX-License-Identifier: MIT
// Writes files that the user requested.
#include "ui/session/page/savefile.h"

#include "ui/session/page/notifier.h"
#include "ui/widgets/errortext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPixmap>
#include <QSaveFile>

#include <filesystem>

namespace tagseam {

namespace {

struct SaveFile {
    Q_DECLARE_TR_FUNCTIONS(tagseam::SaveFile)
};

Error errorOf(const QFileDevice& file)
{
    return {ErrorCode::CannotWrite, file.fileName().toStdString(), file.errorString().toStdString()};
}

// A full disk takes a part of the bytes, and says why only when it gets the rest.
std::optional<Error> fill(QFileDevice& file, std::string_view bytes)
{
    bool isWritten = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    while (isWritten && !bytes.empty()) {
        const qint64 taken = file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        isWritten = taken > 0;
        if (isWritten)
            bytes.remove_prefix(static_cast<std::size_t>(taken));
    }
    return isWritten ? std::nullopt : std::optional(errorOf(file));
}

// A device or a pipe, which another file must not replace.
bool isDevice(const QString& path)
{
    const QFileInfo file(path);
    return file.exists() && !file.isFile() && !file.isDir();
}

} // namespace

std::optional<Error> writeWhole(const QString& path, std::string_view bytes)
{
    if (isDevice(path)) {
        QFile file(path);
        return fill(file, bytes);
    }
    QSaveFile file(path);
    std::optional<Error> error = prepareFile(file, bytes);
    return error ? error : commitFile(file);
}

std::optional<Error> writeProblem(const QString& path)
{
    if (isDevice(path))
        return std::nullopt; // a pipe that is opened waits for its reader
    QSaveFile file(path);
    return prepareFile(file, {});
}

std::optional<Error> makeFolder(const QString& path)
{
    std::error_code problem;
    std::filesystem::create_directories(QFile::encodeName(path).toStdString(), problem);
    if (!problem)
        return std::nullopt;
    return Error{ErrorCode::CannotWrite, path.toStdString(), problem.message()};
}

void saveFile(const QString& path, std::string_view bytes, Notifier* notifier)
{
    if (const std::optional<Error> error = writeWhole(path, bytes))
        notifier->refuse(errorText(*error, path));
    else
        notifier->tell(SaveFile::tr("Saved %1").arg(path));
}

QByteArray pngOf(const QPixmap& picture)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return png;
}

std::optional<Error> prepareFile(QSaveFile& file, std::string_view bytes)
{
    if (isDevice(file.fileName()))
        return Error{ErrorCode::CannotWrite, file.fileName().toStdString(), "it is not a regular file"};
    return fill(file, bytes);
}

std::optional<Error> commitFile(QSaveFile& file)
{
    return file.commit() ? std::nullopt : std::optional(errorOf(file));
}

} // namespace tagseam
