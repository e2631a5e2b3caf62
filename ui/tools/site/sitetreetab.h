// SPDX-License-Identifier: MIT
// Site tree: the style tree of the page's site, with the page mapped on it and its noise.
#pragma once

#include "ui/session/questions/explaintab.h"
#include "ui/tools/site/opensite.h"
#include "ui/tools/tool.h"

#include <optional>
#include <vector>

class QLabel;
class QTabWidget;

namespace tagseam {

class SiteBar;
class SiteTreeView;
class ThresholdView;
class TreeDrawingView;
class WorkBar;

class SiteTreeTab : public ExplainTab {
    Q_OBJECT

  public:
    enum Page { Tree, Threshold, Drawing };

    explicit SiteTreeTab(const ToolContext& context, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;
    bool tellsOfSelection() const override { return true; }
    bool mayClose() override { return mayLose(true); }
    /// The file of the tree.
    QVariant state() const override;
    void restore(const QVariant& path) override;

    OpenSite* site() const { return m_site; }
    SiteBar* bar() const { return m_bar; }
    SiteTreeView* view() const { return m_view; }
    ThresholdView* thresholds() const { return m_thresholds; }
    TreeDrawingView* drawing() const { return m_drawing; }
    QTabWidget* pages() const { return m_pages; }
    WorkBar* workBar() const { return m_working; }
    QLabel* head() const { return m_head; }
    QLabel* why() const { return m_why; }
    /// The present page mapped on the tree; nullptr until it is known.
    const SitePage* sitePage() const { return m_page.get(); }

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    std::vector<TextEdit> textEdits() const override;
    void follow(const QString& link) override;

  private:
    void connectAll();
    bool mayLose(bool isClosing);
    bool mayLearnAgain(const KnownPages& pages);
    void takeTree();
    void takePage();
    void takePage(const SharedSitePage& page);
    void followSelection();
    void choose();
    void showDrawing();
    QString headWords() const;
    QString excludedWords() const;
    QString pageWords() const;
    QString whyWords() const;

    OpenSite* m_site;
    Inquiry<SharedSitePage>* m_mapping;
    SharedSite m_shown;                                     // the tree in the model
    SharedSitePage m_page;                                  // the page of the document that is shown
    mutable std::optional<std::vector<RegionMark>> m_marks; // for m_page and the analysis, made on demand
    SharedSite m_askedSite;
    double m_askedThreshold = -1;
    NodeId m_followed = noNode; // the node whose row was selected last
    SiteBar* m_bar;
    QLabel* m_head;
    WorkBar* m_working;
    QTabWidget* m_pages;
    SiteTreeView* m_view;
    ThresholdView* m_thresholds;
    TreeDrawingView* m_drawing;
    QLabel* m_why;
};

extern const Tool siteTool;

} // namespace tagseam
