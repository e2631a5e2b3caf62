// SPDX-License-Identifier: MIT
// Goes from page to page of a folder: the list of pages, their progress, and the next page once the present
// one is saved.
#pragma once

#include "ui/tools/annotate/pagequeue.h"
#include "ui/widgets/pendingrun.h"
#include "ui/widgets/pendingwork.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <stop_token>

class QFileSystemWatcher;

namespace tagseam {

class QueueModel;

/// Follows the annotator: the row of the open page shows what the annotator has saved; other rows are read
/// again when their files change.
class QueueWalk : public QObject {
    Q_OBJECT

  public:
    explicit QueueWalk(Annotator* annotator, QObject* parent = nullptr);
    ~QueueWalk() override;

    QueueModel* model() const { return m_model; }
    Annotator* annotator() const { return m_annotator; }
    /// Sets the folder; empty for none. It is read at once while annotating, otherwise when annotating
    /// begins.
    void setFolder(const QString& folder);
    const QString& folder() const { return m_folder; }
    /// The folder of the page whose annotation is open; empty when the page has no file.
    QString folderOfPage() const;
    /// Checks the folder, and reads what is new.
    void look();
    bool isReading() const { return m_reading.isPending(); }
    /// The problem of the folder when it was read last.
    const QString& problem() const { return m_problem; }
    bool isCut() const { return m_isCut; }
    int unreadFolders() const { return m_unreadFolders; }

    /// The choice of the next page.
    enum class Way : std::uint8_t {
        ToDo, ///< the next page that is untouched or in progress; after the last one continues at the first
        Next, ///< the next page; the first one that is to do while no page of the queue is open
        Previous,
    };
    /// Opens the next page when all of this page is saved; if saving fails, reports it and stays. If no
    /// folder was chosen, the folder of this page becomes the queue.
    void go(Way way);
    void open(int row);
    /// Gives this page the state, and goes to the next page to do.
    void finish(PageState state);
    /// A requested page failed to load. `isGivenUp`: the user cancelled.
    void tellFailure(const PageAddress& page, const QString& sentence, bool isGivenUp);

  signals:
    void folderChanged();
    /// The pages, or the progress of reading, changed.
    void changed();
    void pageWanted(const tagseam::PageAddress& page);
    /// A message for the status line.
    void told(const QString& sentence);
    /// The walk stays at the present page.
    void refused(const QString& sentence);

  private:
    struct NextStep {
        Way way = Way::ToDo;
        std::optional<PageAddress> page; // if set, it replaces the way
    };
    void begin(NextStep next);
    void proceed();
    void openRow(int row, Way way);
    int from() const;
    int nextToDo() const;
    int neighbour(Way way);
    void tellEnd();
    void take(PageQueue queue);
    void followPage();
    enum class Event { Any, Saved };
    void updatePage(Event event = Event::Any);
    void watch(const std::vector<std::string>& folders);

    Annotator* m_annotator;
    QueueModel* m_model;
    QString m_folder;
    QString m_problem;
    bool m_isCut = false;
    int m_unreadFolders = 0;
    bool m_isRead = false;               // the folder was read for this owner
    std::optional<NextStep> m_next;      // waits until the annotation is saved
    std::optional<PageAddress> m_wanted; // the page that was requested last and is not loaded yet
    Way m_wantedBy = Way::Next;
    QFileSystemWatcher* m_watcher;
    Delay m_lookSoon;
    std::stop_source m_stop;
    PendingRun<PageQueue> m_reading;
};

} // namespace tagseam
