// SPDX-License-Identifier: MIT
// Asks a shown page questions, which scripts in a world of their own answer: see inspect.js.
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
    /// Owned by the view.
    explicit PageScript(QWebEngineView* view);

    /// True if the page that is shown can be asked for its nodes.
    bool isReady() const { return m_isReady; }
    void setReady() { m_isReady = true; }
    /// The page is left: its open questions get no answer.
    void forget();
    /// The renderer is gone, and with it the answers.
    void giveUp() { m_questions.clear(); }
    /// The answer of a page that is no longer shown is dropped.
    void ask(const QString& script, const std::function<void(const QVariant&)>& answer = {});
    /// Converts the answer of boxes() and runBoxes(): CSS pixels of the document.
    static std::vector<QRectF> boxesFrom(const QVariant& answer);

  private:
    QWebEngineView* m_view;
    bool m_isReady = false;
    std::map<int, PendingWork> m_questions; // the open questions, until the page answers or is left
    int m_lastQuestion = 0;
};

/// Asks one question at a time about something that changes; otherwise a page that is slower than the changes
/// would still answer long after they have ended.
class OneQuestion {
  public:
    /// False while an answer is awaited; end() then says that another question is due.
    bool begin()
    {
        m_isStale = m_isAsked;
        return !std::exchange(m_isAsked, true);
    }
    /// Call it when the answer has come. Returns true if the answer is out of date.
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
