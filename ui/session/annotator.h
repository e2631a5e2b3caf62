// SPDX-License-Identifier: MIT
// The annotation of the page that is shown: its marks, undo and redo, and the file that has it after each
// change.
#pragma once

#include "core/truth/annotation/annotationfile.h"
#include "core/truth/annotation/markings.h"
#include "ui/session/annotationstore.h"
#include "ui/session/pageaddress.h"
#include "ui/session/pagesession.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagseam {

/// Who annotates, and where annotations are kept, whatever the page.
struct AnnotationDesk {
    QString folder;    ///< empty: beside each page
    QString annotator; ///< empty: nobody's in particular
    friend bool operator==(const AnnotationDesk&, const AnnotationDesk&) = default;
};

/// Where the annotation of a page is kept, and whose it is.
struct AnnotationPlace {
    std::string page; ///< path of its file, raw bytes; of a page that is none, a name for it
    QString url;      ///< what the annotation says the page is
    bool isFile = false;
    AnnotationDesk desk;
    QString bundled{}; ///< of a sample: the annotation that comes with it, while there is no other
    /// That a manifest names for the page, raw bytes. Where nobody in particular annotates it takes the place
    /// of the file beside the page; in a folder it is what is there while there is no other.
    std::string named{};
    bool isNamed() const { return !named.empty() && desk.annotator.isEmpty(); }
    static AnnotationPlace of(const PageAddress& page, const AnnotationDesk& desk);
    /// Raw bytes; empty when there is nowhere to save: a page that is no file, without a folder.
    std::string path() const;
    friend bool operator==(const AnnotationPlace&, const AnnotationPlace&) = default;
};

/// The names of the files' annotators other than `annotator`; an empty name: nobody in particular.
QStringList otherAnnotators(const std::vector<AnnotationFile>& files, const QString& annotator);

/// Says that the annotator has not annotated a page, and that others have.
QString notAnnotatedText(const QString& annotator, const QStringList& others);

/// Marks are on nodes of the rendered tree, whichever is shown.
class Annotator : public QObject {
    Q_OBJECT

  public:
    explicit Annotator(PageSession* session, QObject* parent = nullptr);
    ~Annotator() override;

    /// Reads what is there for the page of the session, on another thread; opened() follows. What is being
    /// written of the one before is written first. Before that, and after close(), isOpen() is false.
    void open(const AnnotationPlace& place);
    void close();
    bool isOpen() const { return m_selectors != nullptr; }
    bool isOpening() const { return m_opening.isPending(); }
    const AnnotationPlace& place() const { return m_place; }
    const AnnotationDesk& desk() const { return m_desk; }
    PageSession* session() const { return m_session; }
    /// Asks whoever knows where the page came from to open its annotation.
    void wantOpen() { emit openWanted(); }
    /// From now on; what is open is opened anew there. What could not be saved goes along, where nothing is.
    void setDesk(const AnnotationDesk& desk);

    /// Why nothing can be changed: another program has the file, it cannot be read, or there is no place for
    /// it. Empty when all can.
    const QString& obstacle() const { return m_obstacle; }
    /// Why the last change is not in the file; it is kept here, and tried again with the next.
    const QString& saveProblem() const { return m_saveProblem; }
    bool isSaved() const { return m_store == nullptr || m_store->isSaved(); }
    /// Whether what is there was changed by others, so that overwrite() or takeTheirs() has to say what
    /// holds.
    bool isContested() const { return m_isContested; }
    /// Whether marks, notes and state can be changed now.
    bool canChange() const;
    /// Once more what failed: reading the file, making it ours, writing it.
    void tryAgain();
    /// What is here, into another file; empty, or a sentence that says why not.
    QString saveCopy(const std::string& path) const;
    /// Writes over what others wrote meanwhile.
    void overwrite();
    /// Takes what others wrote, in place of what is here. It can be undone.
    void takeTheirs();
    /// Whether saved(), or changed() with a saveProblem(), will follow.
    bool isSaving() const { return m_store != nullptr && m_store->isSaving(); }
    /// Tries to write what could not be written.
    void saveAgain();

    // --- what is annotated ---------------------------------------------------------------------------------
    const Annotation& annotation() const { return m_markings.annotation; }
    const Markings& markings() const { return m_markings; }
    const std::vector<Mark>& marks() const { return m_markings.annotation.marks; }
    /// Others who have annotated the page, as it was when this annotation was read: see otherAnnotators().
    const QStringList& others() const { return m_others; }
    bool isOrphan(std::size_t mark) const { return !m_markings.anchored[mark].isWhole; }
    /// The source tree lacks a node of the mark, or has another text there, so that methods that read the
    /// source tree cannot be scored by it. False until the trees are compared. O(text of the mark).
    bool isRenderedOnly(std::size_t mark) const;
    /// In the tree that is shown, ascending; without those that it does not have.
    std::vector<NodeId> shownNodesOf(std::size_t mark) const;
    /// The whole mark on just these nodes of the tree that is shown; nothing if there is none.
    std::optional<std::size_t> markOn(const std::vector<NodeId>& nodes) const;
    /// Of a node of the tree that is shown: see marksAt().
    std::vector<std::size_t> marksAt(NodeId node) const;
    /// All whole marks, on the rendered tree.
    std::vector<Labelled> labelled() const;

    // --- changes: each is one step of undo, and saved at once ----------------------------------------------
    /// `nodes`: of the tree that is shown; those that the rendered one does not have are excluded. See
    /// setLabel(). Nothing when there is an obstacle, or no node.
    void label(const std::vector<NodeId>& nodes, const QString& label);
    /// Those of the groups, of the tree that is shown, that have no mark of this label on just them.
    std::vector<std::vector<NodeId>> without(const std::vector<std::vector<NodeId>>& groups,
                                             const QString& label) const;
    /// Several marks at once, each on its own nodes; what has the label already stays.
    void labelAll(const std::vector<std::vector<NodeId>>& groups, const QString& label);
    void relabel(std::size_t mark, const QString& label);
    void remove(std::size_t mark);
    void setNote(std::size_t mark, const QString& note);
    void place(std::size_t mark, const std::vector<NodeId>& nodes);
    /// Several in a row are one step.
    void setPageNote(const QString& note);
    void setState(PageState state);
    /// Of all marks.
    void replace(const std::vector<Labelled>& marks);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_history.size(); }
    void undo();
    void redo();
    static constexpr std::size_t mostSteps = 1000;        ///< of undo; the oldest go first
    static constexpr std::size_t mostMarksKept = 100'000; ///< in all steps together: about a kilobyte each

  signals:
    /// The file is being read: see open().
    void opening();
    void opened();
    void openWanted();
    void deskChanged();
    void closed();
    /// Marks, notes, state, or what is known of the file.
    void changed();
    void saved();
    /// For the status line: "record on li.result".
    void told(const QString& sentence);
    /// The page went while its last change could not be saved; where it is now, or that it is nowhere.
    void rescued(const QString& sentence);

  private:
    struct Opened {
        std::unique_ptr<PageSelectors> selectors;
        AnnotatedPage page;
        Markings markings;
        QStringList others;
        FileVersion version;
        std::string file;           // that was read, or would be
        std::optional<Error> error; // of the file
        bool isOfAnother = false;   // page
        bool isOtherFormat = false; // it is no annotation, and its marks are not written there
        int lost = 0;               // marks of another format that are not on the page
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
    enum class Step { New, PageNote }; // what goes on belongs to the step before
    void change(const std::function<void()>& edit, Step step = Step::New);
    void goTo(std::size_t step);
    void save();

    PageSession* m_session;
    AnnotationPlace m_place;
    AnnotationDesk m_desk;
    std::unique_ptr<PageSelectors> m_selectors; // of the rendered tree
    AnnotatedPage m_page;
    QStringList m_others;
    Markings m_markings;
    std::vector<Markings> m_history; // m_history[m_at] is what is shown
    std::size_t m_at = 0;
    Step m_lastStep = Step::New;
    std::unique_ptr<AnnotationStore> m_store;
    QString m_obstacle;
    QString m_saveProblem;
    bool m_isContested = false;
    std::optional<Annotation> m_carried; // from a place that would not take it to the one that is opened
    PendingRun<Opened> m_opening;
    std::vector<NodeId> m_toCompare; // rendered nodes that were labelled last; empty: they were compared
};

} // namespace tagseam
