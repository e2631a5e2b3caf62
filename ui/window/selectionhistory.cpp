// SPDX-License-Identifier: MIT
// The nodes that were selected on the page.
#include "ui/window/selectionhistory.h"

#include "ui/session/analysis/pagesession.h"

namespace tagseam {

SelectionHistory::SelectionHistory(PageSession* session) : QObject(session), m_session(session)
{
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        m_nodes.clear();
        m_at = -1;
    });
    connect(session->selection(), &Selection::nodeChanged, this, [this](NodeId node) {
        if (node == noNode || m_isGoing || m_session->cursor()->isMoving())
            return;
        m_nodes.resize(static_cast<std::size_t>(m_at + 1));
        m_nodes.push_back(node);
        m_at = static_cast<int>(m_nodes.size()) - 1;
    });
}

void SelectionHistory::go(int step)
{
    const int next = m_at + step;
    if (next < 0 || next >= static_cast<int>(m_nodes.size()))
        return;
    m_at = next;
    m_isGoing = true;
    m_session->selection()->select(m_nodes[static_cast<std::size_t>(next)]);
    m_isGoing = false;
}

void SelectionHistory::goToParent()
{
    Selection* selection = m_session->selection();
    if (selection->node() == noNode)
        return;
    const NodeId parent = m_session->trees()->document().parent(selection->node());
    if (parent != noNode && parent.value != 0)
        selection->select(parent);
}

} // namespace tagseam
