// SPDX-License-Identifier: MIT
// The file of an open annotation.
#include "ui/session/annotation/annotationstore.h"

#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QtConcurrentRun>

#include <utility>

namespace tagseam {

AnnotationStore::AnnotationStore(std::string path, FileVersion version, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_version(std::move(version)), m_seen(m_version),
      m_watcher(new QFileSystemWatcher(this))
{
    m_thread.setMaxThreadCount(1);
    m_saving.whenFinished(this, [this](Outcome outcome) { finishSave(std::move(outcome)); });
    for (const auto changed : {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        connect(m_watcher, changed, this, &AnnotationStore::look,
                Qt::QueuedConnection); // the receiver may delete store and watcher
    takeLock();
    watch();
}

AnnotationStore::~AnnotationStore()
{
    finish();
}

bool AnnotationStore::takeLock()
{
    if (m_lock != nullptr)
        return true;
    Result<std::unique_ptr<AnnotationLock>> lock = AnnotationLock::take(m_path);
    m_lockProblem.reset();
    if (lock)
        m_lock = *std::move(lock);
    else
        m_lockProblem = lock.error();
    return m_lock != nullptr;
}

void AnnotationStore::save(Annotation annotation)
{
    m_next = std::move(annotation);
    if (!m_isSaving)
        start();
}

void AnnotationStore::start()
{
    m_isSaving = true;
    m_saving.start(QtConcurrent::run(
        &m_thread, [path = m_path, version = m_version, annotation = *std::exchange(m_next, std::nullopt)] {
            Result<FileVersion> saved = saveAnnotation(path, annotation, version);
            return Outcome{annotation, std::move(saved)};
        }));
}

void AnnotationStore::finishSave(Outcome outcome)
{
    m_isSaving = false;
    if (outcome.version) {
        m_version = *outcome.version;
        m_seen = m_version;
        m_failed.reset();
        watch();
    } else {
        m_failed = std::move(outcome.annotation);
    }
    if (m_next)
        start();
    if (outcome.version)
        emit saved();
    else
        emit failedToSave(outcome.version.error());
}

void AnnotationStore::acceptWhatIsThere()
{
    if (const Result<FileVersion> now = fileVersion(m_path))
        accept(*now);
}

void AnnotationStore::accept(const FileVersion& version)
{
    m_version = version;
    m_seen = version;
}

void AnnotationStore::finish()
{
    while (m_isSaving) {
        QFuture<Outcome> future = m_saving.future();
        future.waitForFinished();
        Outcome outcome = future.takeResult();
        m_saving.drop();
        finishSave(std::move(outcome));
    }
}

// A file that was replaced is no longer watched.
void AnnotationStore::watch()
{
    const QString file = QFile::decodeName(QByteArray::fromStdString(m_path));
    for (const QString& each : {file, QFileInfo(file).absolutePath()}) {
        if (QFileInfo::exists(each))
            m_watcher->addPath(each);
    }
}

void AnnotationStore::look()
{
    watch();
    if (m_isSaving)
        return;
    if (m_lockProblem && m_lockProblem->code == ErrorCode::InUse && takeLock())
        return emit lockTaken();
    const Result<FileVersion> now = fileVersion(m_path);
    if (!now || *now == m_version || *now == m_seen)
        return;
    m_seen = *now;
    emit changedByOthers();
}

} // namespace tagseam
