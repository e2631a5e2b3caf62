// SPDX-License-Identifier: MIT
// A page that the program wrote, on its way into a view.
#pragma once

#include "ui/browser/stillpage.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QUrl>

#include <deque>
#include <functional>

namespace tagseam {

/// Shows pages that were written with stamps of the NodeIds (see stampAttribute) in one StillPage, and makes
/// their elements known to inspect.js. GUI thread.
class ShownCopy : public QObject {
    Q_OBJECT

  public:
    explicit ShownCopy(const QString& name, QObject* parent = nullptr);

    const QString& name() const { return m_name; }
    /// Where copies are shown from now on; what is on its way is dropped. The page may go before this.
    void setPage(StillPage* page);
    /// `put` gets the HTML with the mark of this copy in front, serves it, and returns the address.
    void show(const QByteArray& html, const std::function<QUrl(const QByteArray& marked)>& put);
    /// From show() until shown(), or drop().
    bool isAwaited() const { return m_isAwaited; }
    void drop();

    /// Counts that the renderer is gone; whether that was mostLosses times within the loss window.
    bool isLostTooOften();
    void forgetLosses() { m_losses.clear(); }
    /// Another loss window than 10 s, for tests.
    void setLossWindow(qint64 milliseconds) { m_lossWindow = milliseconds; }

    static constexpr std::size_t mostLosses = 3;
    /// How long a copy may take to load, before it is used as it is.
    static constexpr int lateSeconds = 5;

  signals:
    void shown();

  private:
    QString mark() const;
    void waitAtMost(int milliseconds);
    void index();

    QString m_name;
    QPointer<StillPage> m_page;
    std::deque<qint64> m_losses;  // of its renderer: m_clock's milliseconds
    qint64 m_lossWindow = 10'000; // milliseconds
    QElapsedTimer m_clock;
    QUrl m_url;
    int m_generation = 0; // answers to an older copy are dropped
    int m_question = 0;   // so are answers to an older question
    bool m_isAwaited = false;
    bool m_isLate = false;
};

} // namespace tagseam
