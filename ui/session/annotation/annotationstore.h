// SPDX-License-Identifier: MIT
// The file of an open annotation: read once, written after every change, watched.
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

/// Writes on another thread, one state after the other, always the latest. The destructor waits for the last
/// one.
class AnnotationStore : public QObject {
    Q_OBJECT

  public:
    /// `path` is raw bytes; the file need not exist. `version` is the state of the file that was read.
    AnnotationStore(std::string path, FileVersion version, QObject* parent = nullptr);
    ~AnnotationStore() override;

    const std::string& path() const { return m_path; }
    /// The reason why the file cannot be locked, for example because another program has it; nothing when
    /// this program holds the lock.
    const std::optional<Error>& lockProblem() const { return m_lockProblem; }
    /// Tries again to lock the file.
    bool takeLock();

    /// Saves the annotation; saved() or failed() follows, once for all states that come while another is
    /// being written.
    void save(Annotation annotation);
    bool isSaving() const { return m_saving.isPending(); }
    /// True if the last given state is in the file.
    bool isSaved() const { return !m_isSaving && !m_next && !m_failed; }
    /// The state that could not be written, if any.
    const std::optional<Annotation>& failed() const { return m_failed; }
    /// Allows the present state of the file to be overwritten, because the user was told and agreed.
    void acceptWhatIsThere();
    /// Allows a state that was read to be overwritten: it is no longer unknown.
    void accept(const FileVersion& version);
    /// Waits until nothing is being written.
    void finish();

  signals:
    void saved();
    void failedToSave(const tagseam::Error& error);
    /// Another program wrote or removed the file.
    void changedByOthers();
    /// The other program has released the file: this program holds the lock now.
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
    FileVersion m_seen; // the last foreign state that was reported
    std::unique_ptr<AnnotationLock> m_lock;
    std::optional<Error> m_lockProblem;
    QFileSystemWatcher* m_watcher;
    std::optional<Annotation> m_next; // the state to be written next
    std::optional<Annotation> m_failed;
    bool m_isSaving = false;
    QThreadPool m_thread; // an own thread, so that saving waits for no other work
    PendingRun<Outcome> m_saving;
};

} // namespace tagseam
