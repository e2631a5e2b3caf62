// SPDX-License-Identifier: MIT
// The one shared state of the Corpus workspace: the folder, the runs, which method is shown and against
// which, and the page that is selected.
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
    int run = 0; ///< 0: the one that is shown, 1: the one that it is compared with
    std::string method;
    friend bool operator==(const RunMethod&, const RunMethod&) = default;
};

class CorpusDesk : public QObject {
    Q_OBJECT

  public:
    enum class Side { Shown, Against };
    enum class Change { None, Better, Worse }; ///< of what is shown, against what it is compared with

    explicit CorpusDesk(QObject* parent = nullptr);
    ~CorpusDesk() override;

    /// On another thread; settled() or refused() follows, as with all that takes its time.
    void openFolder(const QString& folder);
    /// The folder, if there is one, and then at most two runs.
    void open(const QString& folder, const QStringList& runs);
    /// `at`: 0 for the run that is shown, 1 for the one that it is compared with.
    void openRun(const QString& path, int at);
    void closeSecond();
    /// The methods of a list, on all pages of the folder; what is shown then is this run. The folder is
    /// looked through for annotators on another thread first: refused() may follow.
    void start(const QString& methods, bool hasDiagnosis);
    /// The annotators that the names of the annotation files in the folder tell, ascending, as they were when
    /// the folder was opened or a run was started last.
    const std::vector<std::string>& annotators() const { return m_annotators; }
    /// The annotator whose annotations the next run is scored against; empty: see chooseAnnotation().
    const std::string& annotator() const { return m_annotator; }
    void setAnnotator(const std::string& annotator);
    /// Of the run that is shown.
    void save(const QString& path);
    /// Gives up what is being opened, and what would be opened next; else the comparison that is being made.
    /// What was there before is there still.
    void cancel();

    CorpusRunner* runner() const { return m_runner; }
    /// Where folders and runs are read, and runs compared.
    QThreadPool* pool() { return &m_pool; }
    /// Folder or run are being read or written; nothing can be opened or run meanwhile.
    bool isBusy() const;
    bool isOpening() const { return m_opening.isPending(); }
    /// Folder or file that is being opened, or was last.
    const QString& asked() const { return m_asked; }
    /// Everything that was asked for is there.
    bool isSettled() const;
    bool hasFolder() const { return m_corpus.has_value(); }
    QString folder() const;
    const CorpusRun* run(int at) const { return m_runs[static_cast<std::size_t>(at)].get(); }
    /// Rows of a run that has no file.
    bool isUnsaved() const;
    /// Whether the last run of methods was given up: pages lack.
    bool isCut() const { return m_isCut; }

    int pageCount() const { return static_cast<int>(m_ids.size()); }
    const QString& pageName(int page) const { return m_names[static_cast<std::size_t>(page)]; }
    /// -1 for none.
    int pageOf(const std::string& id) const;
    /// What the folder has of it; nullptr when it is not known where the pages of the run are.
    const CorpusPage* entryOf(int page) const;

    /// Nothing: there is no run, or no comparison.
    const std::optional<RunMethod>& method(Side side) const { return m_sides[at(side)].method; }
    std::vector<RunMethod> methods() const;
    void show(const RunMethod& method);
    void compareWith(const std::optional<RunMethod>& method);
    /// That pages are compared by.
    const CorpusMeasure& measure() const { return *m_measure; }
    void setMeasure(std::string_view key);

    /// nullptr where there is none.
    const RunRow* row(int page, Side side = Side::Shown) const;
    std::optional<double> figure(int page, const CorpusMeasure& measure, Side side = Side::Shown) const;
    /// By measure(); what is shown minus what it is compared with.
    std::optional<double> difference(int page) const;
    /// A page that has the figure on one side only is better or worse, too.
    Change changeOf(int page) const;
    bool isFailed(int page) const;
    /// Of all methods that can be compared, the one that is shown first; empty while it is found out.
    const std::vector<MethodChange>& changes() const { return m_changes; }
    bool isComparing() const { return m_comparing.isPending(); }

    /// What is asked before a run that is in no file gives way to another; false: it stays.
    void setMayReplace(std::function<bool()> mayReplace) { m_mayReplace = std::move(mayReplace); }

    /// -1 for none.
    int selected() const { return m_selected; }
    void select(int page);

  signals:
    /// Another list of pages.
    void pagesChanged();
    /// Other figures of these pages.
    void figuresChanged(int first, int last);
    /// Another run, method, measure or comparison.
    void choiceChanged();
    /// What is under way, and what can be done.
    void stateChanged();
    void changesFound();
    void selectedChanged(int page);
    void refused(const QString& sentence);
    void told(const QString& sentence);
    void settled();

  private:
    struct SideState {
        std::optional<RunMethod> method;
        std::vector<int> rowOf; // by page; -1: none
    };
    struct Opened {
        std::optional<Corpus> corpus;
        std::vector<std::string> annotators; // of the corpus
        std::optional<CorpusRun> run;
        std::optional<Error> error;
    };
    // A run that may begin, unless it is unclear whose annotations count.
    struct Checked {
        RunPlan plan;
        std::vector<std::string> annotators; // of the corpus
        std::optional<Error> unclear;
    };
    // A comparison that was made; it goes when its runs do.
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
    std::vector<std::string> m_annotators;
    std::string m_annotator;
    std::array<std::shared_ptr<CorpusRun>, 2> m_runs; // shared with the thread that compares their rows
    std::vector<std::string> m_ids;                   // of the pages
    std::vector<QString> m_names;
    std::vector<int> m_inCorpus; // by page; -1: not in the folder
    std::unordered_map<std::string, int> m_pageOf;
    std::array<SideState, 2> m_sides;
    const CorpusMeasure* m_measure;
    bool m_isMeasureChosen = false;
    bool m_isCut = false;
    std::function<bool()> m_mayReplace;
    int m_selected = -1;
    int m_openingAt = 0;
    QStringList m_toOpen; // runs, when what is under way is there
    QString m_asked;      // folder or file that is being opened
    std::string m_savingTo;
    std::vector<MethodChange> m_changes;
    std::optional<Compared> m_compared; // nothing: nothing is compared, or was before
    std::stop_source m_openingStop;
    std::stop_source m_comparingStop;
    PendingRun<Opened> m_opening;
    PendingRun<Checked> m_checking;
    PendingRun<std::optional<Error>> m_saving;
    PendingRun<std::vector<MethodChange>> m_comparing;
    QThreadPool m_pool; // the last: what runs on it reads the rest
};

} // namespace tagseam
