// SPDX-License-Identifier: MIT
// The corpus that is open, which the Corpus workspace shares: the folder, the runs, the method that is shown
// and the one it is compared with, and the selected page.
#pragma once

#include "core/corpus/pages/corpus.h"
#include "core/corpus/runs/compareruns.h"
#include "core/corpus/runs/runplan.h"
#include "ui/tools/corpus/corpusmeasures.h"
#include "ui/tools/corpus/corpusrun.h"
#include "ui/widgets/pendingrun.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace tagseam {

class CorpusRunner;

/// A method of one of the runs.
struct RunMethod {
    int run = 0; ///< 0: the run that is shown, 1: the run that it is compared with
    std::string method;
    friend bool operator==(const RunMethod&, const RunMethod&) = default;
};

class OpenCorpus : public QObject {
    Q_OBJECT

  public:
    enum class Side { Shown, Against };
    enum class Change { None, Better, Worse }; ///< the change from the compared method to the shown one

    explicit OpenCorpus(QObject* parent = nullptr);
    ~OpenCorpus() override;

    /// Opens a folder, or a WARC file with all its pages, on another thread; settled() or refused() follows,
    /// as after all long jobs.
    void openFolder(const QString& folder);
    /// Opens the folder, if there is one, and then at most two runs.
    void open(const QString& folder, const QStringList& runs);
    /// Opens a run. `at` is 0 for the run that is shown, 1 for the one that it is compared with.
    void openRun(const QString& path, int at);
    void closeSecond();
    /// Runs the methods of a list on all pages of the folder; the new run is shown. Before that, annotators
    /// in the folder are searched on another thread; refused() may follow.
    void start(const QString& methods, bool hasDiagnosis);
    /// The annotators in the names of the annotation files in the folder, ascending, as of the time when the
    /// folder was opened or the last run was started.
    const std::vector<std::string>& annotators() const { return m_annotators; }
    /// The annotator whose annotations the next run is scored against; empty: see chooseAnnotation().
    const std::string& annotator() const { return m_annotator; }
    void setAnnotator(const std::string& annotator);
    /// Saves the run that is shown.
    void save(const QString& path);
    /// Cancels what is being opened and what would be opened next; otherwise the comparison that is being
    /// made. What was open before stays.
    void cancel();

    CorpusRunner* runner() const { return m_runner; }
    /// The threads that read folders and runs, and compare runs.
    QThreadPool* pool() { return &m_pool; }
    /// True if a folder or a run is being read or written; nothing can be opened or run meanwhile.
    bool isBusy() const;
    bool isOpening() const { return m_opening.isPending(); }
    /// The folder or file that is being opened, or was opened last.
    const QString& asked() const { return m_asked; }
    /// True if all requested jobs have ended.
    bool isSettled() const;
    bool hasFolder() const { return m_corpus.has_value(); }
    /// The open folder; nullptr if there is none.
    const Corpus* corpus() const { return m_corpus ? &*m_corpus : nullptr; }
    /// The path of the open folder or WARC file; empty if there is none.
    QString folder() const;
    const CorpusRun* run(int at) const { return m_runs[static_cast<std::size_t>(at)].get(); }
    /// True if there are rows of a run that has no file.
    bool isUnsaved() const;
    /// True if the last run of methods was cancelled, so that pages are missing.
    bool isCut() const { return m_isCut; }

    int pageCount() const { return static_cast<int>(m_ids.size()); }
    const QString& pageName(int page) const { return m_names[static_cast<std::size_t>(page)]; }
    /// The index of a page; -1 if there is none.
    int pageOf(const std::string& id) const;
    /// The page's entry in the folder; nullptr when it is unknown where the pages of the run are.
    const CorpusPage* entryOf(int page) const;

    /// The method; nothing if there is no run, or no comparison.
    const std::optional<RunMethod>& method(Side side) const { return m_sides[at(side)].method; }
    std::vector<RunMethod> methods() const;
    void show(const RunMethod& method);
    void compareWith(const std::optional<RunMethod>& method);
    /// The measure that pages are compared by.
    const CorpusMeasure& measure() const { return *m_measure; }
    void setMeasure(std::string_view key);

    /// The row of a page; nullptr if there is none.
    const RunRow* row(int page, Side side = Side::Shown) const;
    std::optional<double> figure(int page, const CorpusMeasure& measure, Side side = Side::Shown) const;
    /// The difference by measure(): what is shown minus what it is compared with.
    std::optional<double> difference(int page) const;
    /// The change of a page. A page that has the figure on one side only counts as better or worse, too.
    Change changeOf(int page) const;
    bool isFailed(int page) const;
    /// The changes of all methods that can be compared, the one that is shown first; empty while they are
    /// being computed.
    const std::vector<MethodChange>& changes() const { return m_changes; }
    bool isComparing() const { return m_comparing.isPending(); }

    /// Sets a function that is asked before a run without a file is replaced; it returns false to keep the
    /// run.
    void setMayReplace(std::function<bool()> mayReplace) { m_mayReplace = std::move(mayReplace); }

    /// The selected page; -1 if there is none.
    int selected() const { return m_selected; }
    void select(int page);

  signals:
    /// The list of pages changed.
    void pagesChanged();
    /// The figures of these pages changed.
    void figuresChanged(int first, int last);
    /// The run, method, measure or comparison changed.
    void choiceChanged();
    /// The job under way, or the possible actions, changed.
    void stateChanged();
    void changesFound();
    void selectedChanged(int page);
    void refused(const QString& sentence);
    void told(const QString& sentence);
    void settled();

  private:
    struct SideState {
        std::optional<RunMethod> method;
        std::vector<int> rowOf; // indexed by page; -1 if there is none
    };
    struct Opened {
        std::optional<Corpus> corpus;        // with the pages in its WARC files
        std::optional<Corpus> files;         // before these were listed
        std::vector<std::string> annotators; // the annotators of the corpus
        std::optional<CorpusRun> run;
        std::optional<Error> error;
    };
    // A run that may begin, unless it is ambiguous whose annotations count.
    struct Checked {
        RunPlan plan;
        std::vector<std::string> annotators; // the annotators of the corpus
        std::optional<Error> unclear;
    };
    // A finished comparison; it is dropped with its runs.
    struct Compared {
        RunMethod shown;
        RunMethod against;
        const CorpusMeasure* measure = nullptr;
        std::vector<MethodChange> changes;
    };
    static std::size_t at(Side side) { return static_cast<std::size_t>(side); }
    void takeFolder(Corpus corpus, std::vector<std::string> annotators);
    void takeAnnotators(std::vector<std::string> annotators);
    void takeRun(CorpusRun run, int at);
    void begin(const RunPlan& plan);
    void takePages(const std::vector<PageRun>& pages);
    bool mayReplace() const { return !isUnsaved() || !m_mayReplace || m_mayReplace(); }
    void tellBusy();
    void refuse(const Error& error);
    void closeStrangers();
    void listPages();
    void chooseMethods();
    void chooseMeasure();
    void findRows(Side side);
    void choicesHaveChanged();
    void compare();
    void cancelOpening();
    void cancelComparing();
    void tellState();
    QString placeOf(const Error& error) const;

    CorpusRunner* m_runner;
    std::optional<Corpus> m_corpus;
    std::optional<Corpus>
        m_files; // the corpus without the pages in its WARC files: the header of a run tells of it
    std::vector<std::string> m_annotators;
    std::string m_annotator;
    std::array<std::shared_ptr<CorpusRun>, 2> m_runs; // shared with the thread that compares their rows
    std::vector<std::string> m_ids;                   // ids of the pages
    std::vector<QString> m_names;
    std::vector<int> m_inCorpus; // indexed by page; -1 if it is not in the folder
    std::unordered_map<std::string, int> m_pageOf;
    std::array<SideState, 2> m_sides;
    const CorpusMeasure* m_measure;
    bool m_isMeasureChosen = false;
    bool m_isCut = false;
    std::function<bool()> m_mayReplace;
    int m_selected = -1;
    int m_openingAt = 0;
    QStringList m_toOpen; // runs to open after the job under way
    QString m_asked;      // the folder or file that is being opened
    std::string m_savingTo;
    std::vector<MethodChange> m_changes;
    std::optional<Compared> m_compared; // nothing if there is no comparison, now or before
    std::stop_source m_openingStop;
    std::stop_source m_comparingStop;
    PendingRun<Opened> m_opening;
    PendingRun<Checked> m_checking;
    PendingRun<std::optional<Error>> m_saving;
    PendingRun<std::vector<MethodChange>> m_comparing;
    QThreadPool m_pool; // last, because its threads read the other members
};

} // namespace tagseam
