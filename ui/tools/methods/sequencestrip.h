// SPDX-License-Identifier: MIT
// Shows a child sequence as a strip: its tags, its key patterns as coloured runs, its virtual nodes as
// brackets.
#pragma once

#include "core/corpus/runs/methodoutcome.h"
#include "ui/session/analysis/pagesession.h"

#include <QScrollArea>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tagseam {

/// One cell for each child; a click or an arrow key selects it. The cells of the selected block are
/// highlighted.
class SequenceStrip : public QScrollArea {
    Q_OBJECT

  public:
    explicit SequenceStrip(PageSession* session, QWidget* parent = nullptr);

    /// Shows the sequence of a block of the tree that is shown. `block` is an index into outcome.blocks.
    void show(const SharedOutcome& outcome, std::size_t block);
    void clear();
    /// "A: h2 p p, 3 times; …": the meaning of the coloured runs. Rich text.
    QString legend() const;
    /// The painted widget, for clicks.
    QWidget* strip() const { return widget(); }
    int cellAt(int x) const;
    const ChildSequence* sequence() const;

    static constexpr std::size_t mostPatterns = 4; ///< patterns that have a row
    /// The name of a pattern: "A", "B".
    static QString patternName(std::size_t pattern);
    /// See regionLook(). Differs from all looks of decisions.
    static int patternLook(std::size_t pattern);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Bracket { // a virtual node that is a block
        std::uint32_t first = 0;
        std::uint32_t count = 0;
        std::size_t level = 0; // virtual nodes around it
        int number = 0;
    };
    void findBrackets();
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
    std::vector<int> m_lefts; // left edges of the cells, and the end of the last, in pixels
    std::vector<Bracket> m_brackets;
    int m_cell = -1; // selected last
};

} // namespace tagseam
