// SPDX-License-Identifier: MIT
// Shows one page with an overlay that marks nodes; a click picks a node, and the page stays untouched.
#pragma once

#include "ui/session/analysis/pagesession.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

class QWebEnginePage;
class QWebEngineView;

namespace tagseam {

class PageMarks;
class PageOverlay;
class PageScript;
class PageScroll;

class PageView : public QWidget {
    Q_OBJECT

  public:
    /// `isPruned`: elements are known by their stamps, text nodes are not known.
    PageView(PageSession* session, QWebEnginePage* page, bool isPruned, QWidget* parent = nullptr);
    ~PageView() override;

    QWebEngineView* view() const { return m_view; }
    /// Names the page for assistive technology.
    void setName(const QString& name);
    /// Shows another page in place of the page before, which may be deleted then.
    void setPage(QWebEnginePage* page);
    /// Hides the page, which belongs to another document, until pageReady().
    void setBlank();
    /// The nodes that the page can be asked for have changed: it was loaded or captured. `isStamped`: its
    /// elements are known by their stamps, and a text node by the element around it.
    void pageReady(bool isStamped = false);
    PageScroll* scroll() const { return m_scroll; }
    PageMarks* marks() const { return m_marks; }
    void setPicking(bool isOn);
    bool isPicking() const { return m_isPicking; }
    /// Acts when the node of each click is known: a key that follows a click is for the clicked node. Acts
    /// never if another page comes first.
    void afterPick(std::function<void()> act);

  signals:
    /// See PageScroll.
    void scrolled();
    /// While the user annotates, Alt and the wheel ask for the parent or for the way back.
    void widened(bool isWider);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void forgetPage();
    void watchFocusProxy();
    void hover(const QPointF& position);
    void pick(const QPointF& position, const std::function<void(NodeId)>& take);
    void endPick();
    bool widenByWheel(const QWheelEvent& event);

    PageSession* m_session;
    QWebEngineView* m_view;
    PageOverlay* m_overlay;
    PageScript* m_script;
    PageScroll* m_scroll;
    PageMarks* m_marks;
    QPointer<QWidget> m_focusProxy;
    std::vector<std::function<void()>> m_afterPick;
    int m_picks = 0; // clicks whose node is not known yet
    int m_pages = 0; // answers of an earlier page are dropped
    int m_wheel = 0; // wheel movement within a step, in eighths of a degree
    bool m_isPicking = true;
    bool m_isHoverAsked = false;
    bool m_isScrollBarHeld = false;
};

} // namespace tagseam
