// SPDX-License-Identifier: MIT
// The annotation of the page that is shown: its marks, undo and redo, and the file that is saved after each
// change.
#pragma once

#include "core/truth/annotation/annotationfile.h"
#include "core/truth/annotation/markings.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/session/annotation/annotationstore.h"
#include "ui/session/page/pageaddress.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagseam {

/// The annotator whose annotations are read and written, and the folder that has them, whatever the page.
struct AnnotationOwner {
    QString folder;    ///< if empty, annotations are beside their pages
    QString annotator; ///< if empty, no annotator is named
    friend bool operator==(const AnnotationOwner&, const AnnotationOwner&) = default;
};

/// The place and annotator of the annotation of a page.
struct AnnotationPlace {
    std::string page; ///< path of the page's file, raw bytes, with "#" and the entry for a page of an
                      ///< archive; for a page without file, a name for it
    QString url;      ///< the URL that the annotation gives for the page
    bool isFile = false;
    AnnotationOwner owner;
    QString bundled{}; ///< for a sample: the annotation that comes with it, used while there is no other
    /// The annotation that a manifest names for the page, raw bytes. Without a named annotator it replaces
    /// the file beside the page; with a folder it is read while there is no other annotation.
    std::string named{};
    std::string file{};  ///< path of the page's file, raw bytes; empty if it has none
    std::string entry{}; ///< PageAddress::entry
    bool isNamed() const { return !named.empty() && owner.annotator.isEmpty(); }
    static AnnotationPlace of(const PageAddress& page, const AnnotationOwner& owner);
    /// Raw bytes; empty when there is nowhere to save: a page without file, when no folder is set.
    std::string path() const;
    friend bool operator==(const AnnotationPlace&, const AnnotationPlace&) = default;
};

/// The annotators of the files other than `annotator`; an empty name stands for no named annotator.
QStringList otherAnnotators(const std::vector<AnnotationFile>& files, const QString& annotator);

/// Returns a sentence that the annotator has not annotated a page, and that others have.
QString notAnnotatedText(const QString& annotator, const QStringList& others);

/// Holds the marks, which are on nodes of the rendered tree, whichever tree is shown.
class Annotator : public QObject {
    Q_OBJECT

  public:
    explicit Annotator(PageSession* session, QObject* parent = nullptr);
    ~Annotator() override;

    /// Reads the annotation of the session's page on another thread; opened() follows. Waits until changes of
    /// the annotation before are written. Before opened(), and after close(), isOpen() is false.
    void open(const AnnotationPlace& place);
    void close();
    bool isOpen() const { return m_selectors != nullptr; }
    bool isOpening() const { return m_opening.isPending(); }
    const AnnotationPlace& place() const { return m_place; }
    const AnnotationOwner& owner() const { return m_owner; }
    PageSession* session() const { return m_session; }
    /// Asks for the annotation of the page; the receiver of openWanted() knows where the page came from.
    void wantOpen() { emit openWanted(); }
    /// Sets the owner from now on; an open annotation is opened again at its new place. An unsaved annotation
    /// is carried over if the new place has none.
    void setOwner(const AnnotationOwner& owner);

    /// The reason why nothing can be changed: another program has the file, it cannot be read, or there is no
    /// place for it. Empty when changes are possible.
    const QString& obstacle() const { return m_obstacle; }
    /// The reason why the last change is not in the file. The change is kept and written with the next one.
    const QString& saveProblem() const { return m_saveProblem; }
    bool isSaved() const { return m_store == nullptr || m_store->isSaved(); }
    /// True if others changed the file, so that overwrite() or takeTheirs() has to decide which state is
    /// valid.
    bool isContested() const { return m_isContested; }
    /// True if marks, notes and state can be changed now.
    bool canChange() const;
    /// Retries what failed: reading, locking or writing the file.
    void tryAgain();
    /// Saves the present annotation to another file. Returns an error message, empty on success.
    QString saveCopy(const std::string& path) const;
    /// Overwrites what others wrote meanwhile.
    void overwrite();
    /// Replaces the present annotation by what others wrote. It can be undone.
    void takeTheirs();
    /// True if saved(), or changed() with a saveProblem(), will follow.
    bool isSaving() const { return m_store != nullptr && m_store->isSaving(); }
    /// Retries to write the changes that could not be written.
    void saveAgain();

    // --- what is annotated ---------------------------------------------------------------------------------
    const Annotation& annotation() const { return m_markings.annotation; }
    const Markings& markings() const { return m_markings; }
    const std::vector<Mark>& marks() const { return m_markings.annotation.marks; }
    /// Others who have annotated the page, as of the time when this annotation was read: see
    /// otherAnnotators().
    const QStringList& others() const { return m_others; }
    bool isOrphan(std::size_t mark) const { return !m_markings.anchored[mark].isComplete; }
    /// True if the source tree lacks a node of the mark or has another text there, so that methods that read
    /// the source tree cannot be scored by it. False until the trees are compared. O(text of the mark).
    bool isRenderedOnly(std::size_t mark) const;
    /// The nodes of the mark in the tree that is shown, ascending, without nodes that this tree does not
    /// have.
    std::vector<NodeId> shownNodesOf(std::size_t mark) const;
    /// The whole mark on exactly these nodes of the tree that is shown; nothing if there is none.
    std::optional<std::size_t> markOn(const std::vector<NodeId>& nodes) const;
    /// The marks at a node of the tree that is shown: see marksAt().
    std::vector<std::size_t> marksAt(NodeId node) const;
    /// All whole marks, on the rendered tree.
    std::vector<Labelled> labelled() const;

    // --- changes: each is one step of undo, and saved at once ----------------------------------------------
    /// Labels nodes of the tree that is shown; nodes that the rendered tree does not have are excluded. See
    /// setLabel(). Does nothing when there is an obstacle, or no node.
    void label(const std::vector<NodeId>& nodes, const QString& label);
    /// Returns the groups of nodes of the tree that is shown that have no mark of this label on exactly their
    /// nodes.
    std::vector<std::vector<NodeId>> without(const std::vector<std::vector<NodeId>>& groups,
                                             const QString& label) const;
    /// Makes several marks at once, each on its own nodes; marks that have the label already stay.
    void labelAll(const std::vector<std::vector<NodeId>>& groups, const QString& label);
    /// `marks`: indices, in any order.
    void relabel(const std::vector<std::size_t>& marks, const QString& label);
    void remove(std::vector<std::size_t> marks);
    void setNote(std::size_t mark, const QString& note);
    void place(std::size_t mark, const std::vector<NodeId>& nodes);
    /// Sets the note on the page. Several calls in a row are one step of undo.
    void setPageNote(const QString& note);
    void setState(PageState state);
    /// Replaces all marks.
    void replace(const std::vector<Labelled>& marks);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_history.size(); }
    void undo();
    void redo();

    static constexpr qint64 longestPause = 120'000; ///< milliseconds between two changes that count as work
    /// Replaces the clock that measures the time of work; it returns milliseconds since any moment.
    void setClock(const std::function<qint64()>& clock) { m_clock = clock; }

    static constexpr std::size_t mostSteps = 1000;            ///< steps of undo; the oldest are removed first
    static constexpr std::size_t mostBytesKept = 100'000'000; ///< about, for the marks in all steps together

  signals:
    /// The file is being read: see open().
    void opening();
    void opened();
    void openWanted();
    void ownerChanged();
    void closed();
    /// Marks, notes, state, or the state of the file changed.
    void changed();
    void saved();
    /// A message for the status line: "record on li.result".
    void told(const QString& sentence);
    /// The page was left while its last change could not be saved. The sentence says where the change is
    /// saved now, or that it is lost.
    void rescued(const QString& sentence);

  private:
    struct Opened {
        std::unique_ptr<PageSelectors> selectors;
        AnnotatedPage page;
        Markings markings;
        QStringList others;
        FileVersion version;
        std::string file;           // the file that was read, or would be written
        std::optional<Error> error; // the error of reading the file
        bool isOfAnother = false;   // belongs to another page
        bool isOtherFormat = false; // the file is not an annotation, and its marks are not written to it
        int lost = 0;               // number of marks of another format that are not on the page
    };
    static Opened read(const Document& document, const AnnotationPlace& place);
    void finishOpening(Opened read);
    void follow();
    void lookAtLock();
    void contest();
    void letGo();
    void rescue(const Annotation& annotation);
    void carryOver();
    void tellRenderedOnly();
    bool isInSource(NodeId node) const;
    std::vector<NodeId> inRendered(const std::vector<NodeId>& nodes) const;
    enum class Step { New, PageNote }; // PageNote: a change that continues the step before
    void change(const std::function<void()>& edit, Step step = Step::New);
    void goTo(std::size_t step);
    void countTime();
    void save();

    PageSession* m_session;
    AnnotationPlace m_place;
    AnnotationOwner m_owner;
    std::unique_ptr<PageSelectors> m_selectors; // selectors of the rendered tree
    AnnotatedPage m_page;
    QStringList m_others;
    Markings m_markings;
    std::vector<Markings> m_history; // m_history[m_at] is the present state
    std::size_t m_at = 0;
    std::function<qint64()> m_clock; // milliseconds
    qint64 m_lastAct = 0;            // time of the last change, or of opening
    qint64 m_worked = 0;             // milliseconds of work on the page
    Step m_lastStep = Step::New;
    std::unique_ptr<AnnotationStore> m_store;
    QString m_obstacle;
    QString m_saveProblem;
    bool m_isContested = false;
    std::optional<Annotation>
        m_carried; // carried from a place that could not be written to the place that is opened
    PendingRun<Opened> m_opening;
    std::vector<NodeId>
        m_toCompare; // rendered nodes that were labelled last; empty when they have been compared
};

} // namespace tagseam
