// SPDX-License-Identifier: MIT
// Site tree: the style tree of the page's site, the page mapped on it, and what of it is noise.
#pragma once

#include "ui/sitedesk.h"
#include "ui/views/explaintab.h"

class QLabel;
class QTabWidget;
class QToolButton;
class QTreeView;

namespace tagseam {

class StyleTreeModel;
class ThresholdView;
class WorkBar;

class SiteTreeTab : public ExplainTab {
    Q_OBJECT

  public:
    enum Page { Tree, Threshold };

    explicit SiteTreeTab(Explainer* explainer, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;
    bool tellsOfSelection() const override { return true; }

    SiteDesk* desk() const { return m_desk; }
    QTreeView* tree() const { return m_tree; }
    StyleTreeModel* model() const { return m_model; }
    ThresholdView* thresholds() const { return m_thresholds; }
    QTabWidget* pages() const { return m_pages; }
    QToolButton* openButton() const { return m_open; }
    QToolButton* learnButton() const { return m_learn; }
    QToolButton* addButton() const { return m_add; }
    QToolButton* saveButton() const { return m_save; }
    QToolButton* showButton() const { return m_show; }
    WorkBar* workBar() const { return m_working; }
    QLabel* head() const { return m_head; }
    QLabel* why() const { return m_why; }
    /// The page that is shown on the tree; nullptr until that is known.
    const SitePage* sitePage() const { return m_page.get(); }

  signals:
    void told(const tagseam::Wording& sentence);
    void refused(const tagseam::Wording& sentence);

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    void follow(const QString& link) override;
    void changeEvent(QEvent* event) override;

  private:
    QWidget* makeButtons();
    QWidget* makeTree();
    void connectAll();
    void connectButtons();
    void takeTree();
    void takePage();
    void takePage(const SharedSitePage& page);
    void openTop();
    void followSelection();
    void choose(const QModelIndex& index);
    QString headWords() const;
    QString leftOutWords() const;
    QString pageWords() const;
    QString whyWords() const;
    void sayButtons();
    void sayLegend();

    SiteDesk* m_desk;
    Inquiry<SharedSitePage>* m_mapping;
    SharedSite m_shown;    // in the model
    SharedSitePage m_page; // of the document that is shown
    SharedSite m_askedSite;
    double m_askedThreshold = -1;
    NodeId m_followed = noNode; // whose row was chosen last
    QToolButton* m_open;
    QToolButton* m_learn;
    QToolButton* m_add;
    QToolButton* m_save;
    QToolButton* m_show;
    QLabel* m_head;
    WorkBar* m_working;
    QTabWidget* m_pages;
    StyleTreeModel* m_model;
    QTreeView* m_tree;
    QLabel* m_scale;
    QLabel* m_legend;
    ThresholdView* m_thresholds;
    QLabel* m_why;
    bool m_isFollowing = false; // the row follows the selected node
};

} // namespace tagseam
