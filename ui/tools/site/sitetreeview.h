// SPDX-License-Identifier: MIT
// A site style tree with its legend, and the mapping between its rows and the nodes of a page.
#pragma once

#include "core/corpus/pages/learntsite.h"
#include "ui/widgets/deeptree.h"

#include <QWidget>

class QLabel;

namespace tagseam {

class StyleTreeModel;

class SiteTreeView : public QWidget {
    Q_OBJECT

  public:
    explicit SiteTreeView(QWidget* parent = nullptr);

    DeepTree* tree() const { return m_tree; }
    StyleTreeModel* model() const { return m_model; }
    /// Shows a tree, expanded down to where the pages of the site diverge. nullptr for none.
    void show(const SharedSite& site, const Marks& marks);
    /// Sets the page whose element nodes are marked; nullptr for none.
    void setPage(const SitePage* page);
    /// Selects the row of an element node, or none for noElement. A selected row of the same element node
    /// stays.
    void follow(ElementId element);
    /// The element of the selected row; noElement if there is none, and for a style node.
    ElementId chosen() const;
    /// The first node of the page that belongs to chosen(); noNode if there is none.
    NodeId chosenNode() const;
    /// Updates the texts. Called after each change of the theme.
    void say();

  signals:
    /// The user selected a row.
    void rowChosen();

  private:
    void fitColumns();

    StyleTreeModel* m_model;
    DeepTree* m_tree;
    QLabel* m_scale;
    QLabel* m_legend;
    bool m_isFollowing = false; // the selection follows the page
};

} // namespace tagseam
