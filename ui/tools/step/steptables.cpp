// SPDX-License-Identifier: MIT
// Tables of the variables of the search at a step.
#include "ui/tools/step/steptables.h"

#include "ui/tools/step/symbolsmodel.h"
#include "ui/tools/step/variablesmodel.h"

#include <QAccessible>
#include <QHeaderView>
#include <QTreeView>

namespace tagseam {

namespace {

// All rows have the same height: QTreeView would measure hundreds of thousands of them, and QAbstractItemView
// compute the place of each.
class Table : public QTreeView {
  public:
    using QTreeView::QTreeView;

  protected:
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override
    {
        if (last.row() - first.row() < fewRows) {
            // NOLINTNEXTLINE(bugprone-parent-virtual-call): QTreeView's measures every row
            QAbstractItemView::dataChanged(first, last, roles);
            return;
        }
        viewport()->update();
        if (!QAccessible::isActive())
            return;
        QAccessibleTableModelChangeEvent event(this, QAccessibleTableModelChangeEvent::DataChanged);
        event.setFirstRow(first.row());
        event.setLastRow(last.row());
        event.setFirstColumn(first.column());
        event.setLastColumn(last.column());
        QAccessible::updateAccessibility(&event);
    }

  private:
    static constexpr int fewRows = 200;
};

QTreeView* table(QAbstractItemModel* model, QWidget* parent)
{
    auto* view = new Table(parent);
    view->setModel(model);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAlternatingRowColors(true);
    view->setIndentation(0);
    return view;
}

} // namespace

StepTables::StepTables(PageSession* session, QWidget* parent)
    : QTabWidget(parent), m_session(session), m_model(new SymbolsModel(session, this)),
      m_variables(table(new VariablesModel(session, this), this)), m_symbols(table(m_model, this))
{
    m_variables->setObjectName(QStringLiteral("variables")); // lessons point to it by this name
    m_symbols->setObjectName(QStringLiteral("symbols"));
    setObjectName(
        QStringLiteral("stepTables")); // the window finds it by this name to add tabs when it is narrow
    addTab(m_variables, {});
    addTab(m_symbols, {});
    setDocumentMode(true);
    m_symbols->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_symbols->header()->setStretchLastSection(false);
    m_symbols->header()->setSectionResizeMode(SymbolsModel::PathColumn, QHeaderView::Stretch); // elided
    m_symbols->header()->setResizeContentsPrecision(0); // looks at visible rows only
    m_variables->header()->setStretchLastSection(true);
    connect(m_symbols, &QTreeView::activated, this, [this](const QModelIndex& index) {
        m_session->selection()->selectPosition(
            m_session->cursor()->stepper().firstOccurrence(m_model->symbolAt(index.row())));
    });
    connect(session->cursor(), &StepCursor::stepChanged, this, &StepTables::showStep);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &StepTables::showStep);
    connect(session->trees(), &PageTrees::documentChanged, this, &StepTables::showStep);
    connect(session->algorithms(), &AlgorithmCursor::chosenChanged, this,
            [this] { setTabVisible(indexOf(m_symbols), !m_session->algorithms()->chosen()); });
    retranslate();
}

// Shows the symbol that the step scans.
void StepTables::showStep()
{
    const bool isRead =
        m_session->runner()->hasAnalysis() && m_session->cursor()->stepper().place().kind == StepKind::Read;
    if (isRead && currentWidget() == m_symbols)
        m_symbols->setCurrentIndex(
            m_model->indexOf(m_session->runner()
                                 ->analysis()
                                 .sequence.symbols[m_session->cursor()->stepper().position().value]));
    else
        m_symbols->setCurrentIndex({});
}

void StepTables::retranslate()
{
    setTabText(indexOf(m_variables), tr("Variables"));
    setTabText(indexOf(m_symbols), tr("Symbols"));
    m_variables->setAccessibleName(tr("Variables"));
    m_symbols->setAccessibleName(tr("Symbols of the level"));
    m_variables->header()->resizeSection(
        0, fontMetrics().horizontalAdvance(QStringLiteral("● currentSymbolCount[symbol]")) + 12);
}

} // namespace tagseam
