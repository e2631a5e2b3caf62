// SPDX-License-Identifier: MIT
// A scatter plot of the pages in the table, with a choice of its axes.
#pragma once

#include "ui/tools/corpus/scatterplot.h"
#include "ui/widgets/pendingwork.h"

#include <QWidget>

class QComboBox;

namespace tagseam {

class OpenCorpus;
class CorpusFilter;

class ScatterPanel : public QWidget {
    Q_OBJECT

  public:
    /// `x`, `y`: keys of corpusMeasures(), until the user chooses others.
    ScatterPanel(OpenCorpus* corpus, CorpusFilter* shown, const char* x, const char* y,
                 QWidget* parent = nullptr);

    ScatterPlot* plot() const { return m_plot; }
    QComboBox* yAxis() const { return m_y; }
    /// Updates its points soon, once for several changes.
    void refreshSoon();

  private:
    QComboBox* makeChoice(const char* key);
    void retranslate();
    void refresh();
    ScatterData collect() const;
    static void addLaw(ScatterData& drawn);
    QString emptiness() const;
    QString tipOf(const ScatterPoint& point) const;
    const CorpusMeasure& chosen(const QComboBox* box) const;

    OpenCorpus* m_corpus;
    CorpusFilter* m_shown;
    QComboBox* m_x;
    QComboBox* m_y;
    ScatterPlot* m_plot;
    Delay m_soon;
};

} // namespace tagseam
