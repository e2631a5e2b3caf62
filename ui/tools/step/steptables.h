// SPDX-License-Identifier: MIT
// Tables of the search at a step: its variables and sets, and the symbols of the level.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QTabWidget>

class QTreeView;

namespace tagseam {

class SymbolsModel;

/// Has one tab for each table; more can be added.
class StepTables : public QTabWidget {
    Q_OBJECT

  public:
    explicit StepTables(PageSession* session, QWidget* parent = nullptr);
    QTreeView* variables() const { return m_variables; }
    QTreeView* symbols() const { return m_symbols; }

  private:
    void showStep();
    void retranslate();

    PageSession* m_session;
    SymbolsModel* m_model;
    QTreeView* m_variables;
    QTreeView* m_symbols;
};

} // namespace tagseam
