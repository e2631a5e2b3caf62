// SPDX-License-Identifier: MIT
// A site style tree with its legend, and the way between its rows and the nodes of a page.
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
    /// Down to where the pages of the site part. nullptr for none.
    void show(const SharedSite& site, const Marks& marks);
    /// Which of its element nodes the page has; nullptr for no page.
    void setPage(const SitePage* page);
    /// Chooses the row of an element node, none for noElement. A row of the same element node stays.
    void follow(ElementId element);
    /// Of the row that is chosen; noElement for none, and for a style node.
    ElementId chosen() const;
    /// Of the page's nodes the first that belongs to chosen(); noNode for none.
    NodeId chosenNode() const;
    /// Called after each change of the theme.
    void say();

  signals:
    /// By a person.
    void rowChosen();

  private:
    void fitColumns();

    StyleTreeModel* m_model;
    DeepTree* m_tree;
    QLabel* m_scale;
    QLabel* m_legend;
    bool m_isFollowing = false; // nobody chose the row
};

} // namespace tagseam
