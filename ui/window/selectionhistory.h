// SPDX-License-Identifier: MIT
// The nodes that were selected on the page, to go back and forward among them.
#pragma once

#include "core/page/dom.h"

#include <QObject>

#include <vector>

namespace tagseam {

class PageSession;

/// Another page, or the other tree of it, clears the history. Nodes that a step selects are not remembered.
class SelectionHistory : public QObject {
    Q_OBJECT

  public:
    explicit SelectionHistory(PageSession* session);
    void back() { go(-1); }
    void forward() { go(1); }
    /// Selects the parent of the selected node, unless that is the document.
    void goToParent();

  private:
    void go(int step);

    PageSession* m_session;
    std::vector<NodeId> m_nodes;
    int m_at = -1; // index into m_nodes
    bool m_isGoing = false;
};

} // namespace tagseam
