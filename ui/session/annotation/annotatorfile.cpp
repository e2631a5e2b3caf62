// SPDX-License-Identifier: MIT
// The file of the annotation: locking, writing, conflicts, rescue.
#include "ui/session/annotation/annotator.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace tagseam {

// Releases the store when it has written. Its signals are no longer received, because another annotation is
// shown then.
void Annotator::letGo()
{
    if (m_store == nullptr)
        return;
    m_store->disconnect(this);
    const std::unique_ptr<AnnotationStore> store = std::move(m_store);
    store->finish();
    if (store->failed() && !m_carried)
        rescue(*store->failed());
}

// Saves an annotation that its own file would not take to a folder that the program may write.
void Annotator::rescue(const Annotation& annotation)
{
    const std::string name = annotationPath(m_place.page, annotation.annotator); // it may have had no place
    const QString file = QFileInfo(QFile::decodeName(QByteArray::fromStdString(name))).fileName();
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/unsaved");
    QString path = folder + '/' + file;
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder + '/' + QString::number(number) + '-' + file;
    const bool isKept = QDir().mkpath(folder) &&
                        saveAnnotation(QFile::encodeName(path).toStdString(), annotation, FileVersion());
    emit rescued(isKept ? tr("%1 could not be saved with its last change: it is kept as %2.").arg(file, path)
                        : tr("%1 could not be saved: its last change is lost.").arg(file));
}

void Annotator::carryOver()
{
    const std::optional<Annotation> carried = std::exchange(m_carried, std::nullopt);
    if (!carried)
        return;
    if (!canChange() || !marks().empty())
        return rescue(*carried);
    change([&] {
        m_markings = markingsOf(*m_selectors, *carried);
        m_markings.annotation.annotator = m_owner.annotator.toStdString();
    });
}

// Connects the signals of the file's store.
void Annotator::follow()
{
    connect(m_store.get(), &AnnotationStore::saved, this, [this] {
        m_saveProblem = {};
        m_isContested = false;
        emit saved();
        emit changed();
    });
    connect(m_store.get(), &AnnotationStore::failedToSave, this, [this](const Error& error) {
        if (error.code == ErrorCode::FileChanged)
            return contest();
        m_saveProblem = tr("The last change could not be saved (%1). Tagseam keeps it and tries to save it "
                           "again with the next change.")
                            .arg(QString::fromStdString(error.detail));
        emit changed();
    });
    connect(m_store.get(), &AnnotationStore::changedByOthers, this, [this] {
        if (canUndo() || canRedo() || !m_store->isSaved())
            return contest();
        open(AnnotationPlace(m_place)); // there are no changes to lose: shows the file's state
    });
    connect(m_store.get(), &AnnotationStore::lockTaken, this,
            [this] { open(AnnotationPlace(m_place)); }); // reads what the other program wrote last
}

// A folder that cannot be written has no locks; that is reported when a change is to be saved.
void Annotator::lookAtLock()
{
    const std::optional<Error>& problem = m_store->lockProblem();
    if (!problem || problem->code != ErrorCode::InUse)
        return;
    m_obstacle = tr("This annotation is open in another window (%1). This window shows it, but only the "
                    "other window can change it.")
                     .arg(QString::fromStdString(problem->detail));
}

void Annotator::contest()
{
    m_isContested = true;
    m_saveProblem = tr("Another program changed the file, so your marks were not saved. Overwrite the file "
                       "with your marks, or reload it.");
    emit changed();
}

void Annotator::tryAgain()
{
    if (!isOpen())
        return;
    if (!m_obstacle.isEmpty())
        open(AnnotationPlace(m_place));
    else if (!m_saveProblem.isEmpty())
        save();
}

QString Annotator::saveCopy(const std::string& path) const
{
    const Result<FileVersion> there = fileVersion(path);
    if (there) {
        const Result<FileVersion> written = saveAnnotation(path, m_markings.annotation, *there);
        if (written)
            return {};
        return tr("The copy could not be written (%1).").arg(QString::fromStdString(written.error().detail));
    }
    return tr("The copy could not be written (%1).").arg(QString::fromStdString(there.error().detail));
}

void Annotator::save()
{
    m_store->save(m_markings.annotation);
}

void Annotator::saveAgain()
{
    if (canChange() && !isSaved() && !isSaving())
        save();
}

void Annotator::overwrite()
{
    if (!canChange())
        return;
    m_store->acceptWhatIsThere();
    m_saveProblem = {};
    m_isContested = false;
    save();
    emit changed();
}

void Annotator::takeTheirs()
{
    if (!canChange())
        return;
    Result<LoadedAnnotation> theirs = loadAnnotation(m_store->path());
    if (!theirs) {
        m_saveProblem =
            tr("The marks of the other program cannot be read (%1). This window keeps your marks.")
                .arg(QString::fromStdString(theirs.error().detail));
        return emit changed();
    }
    m_store->accept(theirs->version);
    m_saveProblem = {};
    m_isContested = false;
    change([&] { m_markings = markingsOf(*m_selectors, theirs->annotation); });
}

} // namespace tagseam
