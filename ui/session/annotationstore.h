// SPDX-License-Identifier: MIT
// The file of one annotation while it is worked on: read once, written after every change, watched.
#pragma once

#include "core/truth/annotation/annotationfile.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <string>

class QFileSystemWatcher;

namespace tagseam {

/// Writes on another thread, one state after the other, always the latest; whoever goes waits for the last.
class AnnotationStore : public QObject {
    Q_OBJECT

  public:
    /// `path`: raw bytes; the file need not be there. `version`: what was read of it.
    AnnotationStore(std::string path, FileVersion version, QObject* parent = nullptr);
    ~AnnotationStore() override;

    const std::string& path() const { return m_path; }
    /// Why another program has it, or why it cannot be locked; nothing when it is ours.
    const std::optional<Error>& lockProblem() const { return m_lockProblem; }
    /// Tries again to make it ours.
    bool takeLock();

    /// saved() or failed() follows, once for states that come while one is being written.
    void save(Annotation annotation);
    bool isSaving() const { return m_saving.isPending(); }
    /// Whether the last state that was given is in the file.
    bool isSaved() const { return !m_isSaving && !m_next && !m_failed; }
    /// The state that could not be written, if there is one.
    const std::optional<Annotation>& failed() const { return m_failed; }
    /// From now on what is there now may be written over: the person said so, having been told.
    void acceptWhatIsThere();
    /// Likewise of a state that was read, and is no longer unknown.
    void accept(const FileVersion& version);
    /// Waits until nothing is being written.
    void finish();

  signals:
    void saved();
    void failedToSave(const tagseam::Error& error);
    /// Somebody else wrote or removed the file.
    void changedByOthers();
    /// The program that had the file has let it go: it is ours now.
    void lockTaken();

  private:
    struct Outcome {
        Annotation annotation;
        Result<FileVersion> version;
    };
    void start();
    void finishSave(Outcome outcome);
    void watch();
    void look();

    std::string m_path;
    FileVersion m_version;
    FileVersion m_seen; // of the others' states the one that was told last
    std::unique_ptr<AnnotationLock> m_lock;
    std::optional<Error> m_lockProblem;
    QFileSystemWatcher* m_watcher;
    std::optional<Annotation> m_next; // to be written
    std::optional<Annotation> m_failed;
    bool m_isSaving = false;
    QThreadPool m_thread; // of its own: what is saved waits for no other work
    PendingRun<Outcome> m_saving;
};

} // namespace tagseam
