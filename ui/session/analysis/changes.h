// SPDX-License-Identifier: MIT
// The changes of the options, whoever made them, and of the page: what is tried, undo and redo.
#pragma once

#include "ui/session/page/analysis.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace tagseam {

class AnalysisRunner;
class Notifier;
class PageTrees;

/// Listens to the session. A change after an undo replaces the undone changes. Options outlive the page that
/// they were set for, edits do not.
class Changes : public QObject {
    Q_OBJECT

  public:
    Changes(PageTrees* trees, AnalysisRunner* runner, Notifier* notifier, QObject* parent = nullptr);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_entries.size(); }
    void undo();
    void redo();
    /// Records a change of the page, with the ways back and forth. At most mostSteps of them are kept,
    /// because each may hold a page.
    void addStep(std::function<void()> undo, std::function<void()> redo);
    /// Another page is open: the steps are removed, changes of the options stay.
    void forgetSteps();

    /// Applies a setup. `change` describes what is new: see tried().
    void apply(const Setup& setup, PageSource source, const QString& change);
    /// The last change that apply() made, other than an edit, until the next change of the options or
    /// keepTried(); empty if there is none.
    const QString& tried() const { return m_tried; }
    /// Keeps it without saying so any longer.
    void keepTried();
    /// The edits that are in force, in the order in which they were made.
    const std::vector<TagPathEdit>& edits() const;
    void takeAway(TagPathEdit edit);
    void undoEdit();
    void undoAllEdits();

    static constexpr std::size_t mostSteps = 20;
    static constexpr std::size_t mostEntries = 200; ///< the oldest are removed first

  signals:
    /// The possibility to undo or redo changed.
    void changed();
    /// Another entry is the present one: a change was made, undone or redone.
    void went();
    /// edits() or tried() may have changed.
    void triesChanged();

  private:
    struct Entry {
        AnalysisOptions options;
        std::function<void()> undo{}; // leads to the entry before; empty for a change of the options
        std::function<void()> redo{}; // leads from there to this one
    };
    void add(Entry entry);
    void merge();
    void record();
    void forgetEdits();
    void goTo(std::size_t entry);

    void setEdits(std::vector<TagPathEdit> edits);

    AnalysisRunner* m_runner;
    std::vector<Entry> m_entries;
    std::size_t m_at = 0;
    bool m_isGoing = false;
    QString m_tried;
};

} // namespace tagseam
