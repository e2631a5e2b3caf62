// SPDX-License-Identifier: MIT
// Saves files that the user requested.
#include "ui/session/savefile.h"

#include "core/base/result.h"
#include "ui/session/notifier.h"
#include "ui/widgets/errortext.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace tagseam {

namespace {

struct SaveFile {
    Q_DECLARE_TR_FUNCTIONS(tagseam::SaveFile)
};

} // namespace

void saveFile(const QString& path, const std::string& bytes, Notifier* notifier)
{
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    if (file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.commit())
        notifier->tell(SaveFile::tr("Saved %1").arg(path));
    else
        notifier->refuse(errorText(
            Error{ErrorCode::CannotWrite, path.toStdString(), file.errorString().toStdString()}, path));
}

} // namespace tagseam
