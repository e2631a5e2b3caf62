// SPDX-License-Identifier: MIT
// Chooses the algorithm that is stepped through, from a list or from the map.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace tagseam {

class AlgorithmMap;

class AlgorithmChooser : public QWidget {
    Q_OBJECT

  public:
    explicit AlgorithmChooser(PageSession* session, QWidget* parent = nullptr);

    QComboBox* list() const { return m_list; }
    AlgorithmMap* map() const { return m_map; }

  private:
    void showChosen();

    PageSession* m_session;
    QComboBox* m_list;
    QToolButton* m_mapButton;
    AlgorithmMap* m_map;
};

} // namespace tagseam
