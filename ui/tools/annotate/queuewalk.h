// SPDX-License-Identifier: MIT
// From page to page of a folder: which are there, how far they are, and the next one once this one is saved.
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

/// Follows the annotator: the row of the page that is open is what the annotator has saved of it; the others
/// are read again when their files are written.
class QueueWalk : public QObject {
    Q_OBJECT

  public:
    explicit QueueWalk(Annotator* annotator, QObject* parent = nullptr);
    ~QueueWalk() override;

    QueueModel* model() const { return m_model; }
    Annotator* annotator() const { return m_annotator; }
    /// Empty for none. Another one is read at once if somebody annotates, else when somebody does.
    void setFolder(const QString& folder);
    const QString& folder() const { return m_folder; }
    /// That of the page whose annotation is open; empty when that is no file.
    QString folderOfPage() const;
    /// Looks what is there; reads what is new.
    void look();
    bool isReading() const { return m_reading.isPending(); }
    /// Of the folder, as it was read last.
    const QString& problem() const { return m_problem; }
    bool isCut() const { return m_isCut; }
    int unreadFolders() const { return m_unreadFolders; }

    /// Which page comes next.
    enum class Way : std::uint8_t {
        ToDo, ///< the next that is untouched or in work, from the first one again behind the last
        Next,
        Previous,
    };
    /// Opens it when all of this page is saved; if that fails, it says so and stays.
    void go(Way way);
    void open(int row);
    /// Gives this page the state, and goes to the next to do.
    void finish(PageState state);
    /// The page was asked for and is not there. `isGivenUp`: a person did not want to wait.
    void tellFailure(const PageAddress& page, const QString& sentence, bool isGivenUp);

  signals:
    void folderChanged();
    /// What is read, or how far it is.
    void changed();
    void pageWanted(const tagseam::PageAddress& page);
    /// For the status line.
    void told(const QString& sentence);
    /// It stays where it is.
    void refused(const QString& sentence);

  private:
    struct Errand {
        Way way = Way::ToDo;
        std::optional<PageAddress> page; // in place of the way
    };
    void begin(Errand errand);
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
    bool m_isRead = false;               // the folder, for this desk
    std::optional<Errand> m_errand;      // waits until what is annotated is saved
    std::optional<PageAddress> m_wanted; // that was asked for last, and is not there yet
    Way m_wantedBy = Way::Next;
    QFileSystemWatcher* m_watcher;
    Delay m_lookSoon;
    std::stop_source m_stop;
    PendingRun<PageQueue> m_reading;
};

} // namespace tagseam
