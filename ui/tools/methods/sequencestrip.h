// SPDX-License-Identifier: MIT
// A child sequence as a strip: its tags, its key patterns as coloured runs, its virtual nodes as brackets.
#pragma once

#include "core/corpus/runs/methodoutcome.h"
#include "ui/session/pagesession.h"

#include <QScrollArea>

#include <vector>

namespace tagseam {

/// A cell for each child; a click, or an arrow key, selects it. What is of the block that is looked at stands
/// out.
class SequenceStrip : public QScrollArea {
    Q_OBJECT

  public:
    explicit SequenceStrip(PageSession* session, QWidget* parent = nullptr);

    /// Of the tree that is shown. `block`: index into outcome.blocks; the strip is of its sequence.
    void show(const SharedOutcome& outcome, std::size_t block);
    void clear();
    /// "A: h2 p p, 3 times; …": what the coloured runs are. Rich text.
    QString legend() const;
    /// The widget that is painted, for clicks.
    QWidget* strip() const { return widget(); }
    int cellAt(int x) const;
    const ChildSequence* sequence() const;

    static constexpr std::size_t mostPatterns = 4; ///< that have a row
    /// "A", "B".
    static QString patternName(std::size_t pattern);
    /// See regionLook(): none of those of decisions.
    static int patternLook(std::size_t pattern);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    void fit();
    void paintStrip();
    void paintCells(QPainter& painter) const;
    void paintPatterns(QPainter& painter) const;
    void paintVirtualNodes(QPainter& painter) const;
    void choose(int cell);
    QString symbolName(std::uint32_t position) const;
    std::size_t patternRows() const;
    int rowHeight() const;

    PageSession* m_session;
    SharedOutcome m_outcome;
    std::size_t m_block = 0;
    std::vector<int> m_lefts; // of the cells, and the end of the last; pixels
    int m_cell = -1;          // chosen last
};

} // namespace tagseam
