// SPDX-License-Identifier: MIT
// Questions to a shown page, which its scripts answer in a world of their own: see inspect.js.
#pragma once

#include "ui/widgets/pendingwork.h"

#include <QObject>
#include <QRectF>
#include <QVariant>

#include <functional>
#include <map>
#include <utility>
#include <vector>

class QWebEngineView;

namespace tagseam {

class PageScript : public QObject {
    Q_OBJECT

  public:
    /// The view owns it.
    explicit PageScript(QWebEngineView* view);

    /// Whether the page that is shown can be asked for its nodes.
    bool isReady() const { return m_isReady; }
    void setReady() { m_isReady = true; }
    /// The page is left: what it was asked is answered no more.
    void forget();
    /// The renderer is gone, and with it the answers.
    void giveUp() { m_questions.clear(); }
    /// Nobody hears the answer of a page that is not shown any more.
    void ask(const QString& script, const std::function<void(const QVariant&)>& answer = {});
    /// The answer of boxes() and runBoxes(): CSS pixels of the document.
    static std::vector<QRectF> boxesFrom(const QVariant& answer);

  private:
    QWebEngineView* m_view;
    bool m_isReady = false;
    std::map<int, PendingWork> m_questions; // until the page answers or is left
    int m_lastQuestion = 0;
};

/// One question at a time about something that changes: a page that is slower than the changes would answer
/// long after they have ended.
class OneQuestion {
  public:
    /// False while one waits for its answer; then end() says that another is due.
    bool begin()
    {
        m_isStale = m_isAsked;
        return !std::exchange(m_isAsked, true);
    }
    /// The answer is there. Returns whether it is of a state that has passed.
    bool end()
    {
        m_isAsked = false;
        return m_isStale;
    }
    void forget() { m_isAsked = false; }

  private:
    bool m_isAsked = false;
    bool m_isStale = false;
};

} // namespace tagseam
