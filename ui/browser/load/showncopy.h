// SPDX-License-Identifier: MIT
// Loads a page that the program wrote into a view.
#pragma once

#include "ui/browser/guard/stillpage.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QUrl>

#include <cstdint>
#include <deque>
#include <functional>

namespace tagseam {

/// A page made of a tree of the session: CopyWriter writes it, PageLoader shows it.
enum class Copy : std::uint8_t {
    Rendered, ///< the rendered tree, in place of the page as opened: after its renderer was lost
    Pruned,   ///< the kept nodes, or another version of the page, in the view beside
    Source,   ///< the source tree, in a page of its own
};
inline constexpr std::size_t copies = 3;

/// Shows pages that were written with stamps of the NodeIds (see stampAttribute) in one StillPage, and makes
/// their elements known to inspect.js. GUI thread only.
class ShownCopy : public QObject {
    Q_OBJECT

  public:
    explicit ShownCopy(const QString& name, QObject* parent = nullptr);

    const QString& name() const { return m_name; }
    /// Sets the page that shows copies from now on; a copy that is being loaded is dropped. The page may be
    /// deleted before this object.
    void setPage(StillPage* page);
    /// Shows a copy. `put` gets the HTML preceded by the mark of this copy, serves it, and returns the
    /// address.
    void show(const QByteArray& html, const std::function<QUrl(const QByteArray& marked)>& put);
    /// True from show() until shown() or drop().
    bool isAwaited() const { return m_isAwaited; }
    void drop();

    /// Counts the loss of the renderer. Returns true if it was lost mostLosses times within the loss window,
    /// or without having shown anything since the first of them.
    bool isLostTooOften();
    void forgetLosses()
    {
        m_losses.clear();
        m_vain = 0;
    }
    /// Sets a loss window other than 10 s, for tests.
    void setLossWindow(qint64 milliseconds) { m_lossWindow = milliseconds; }

    static constexpr std::size_t mostLosses = 3;
    /// Time that a copy may take to load before it is used as it is.
    static constexpr int lateSeconds = 5;

  signals:
    void shown();

  private:
    QString mark() const;
    void waitAtMost(int milliseconds);
    void index();

    QString m_name;
    QPointer<StillPage> m_page;
    std::deque<qint64> m_losses;  // losses of its renderer, in milliseconds of m_clock
    qint64 m_lossWindow = 10'000; // milliseconds
    std::size_t m_vain = 0;       // losses since a copy was shown
    QElapsedTimer m_clock;
    QUrl m_url;
    int m_generation = 0; // answers to an older copy are dropped
    int m_question = 0;   // answers to an older question are dropped
    bool m_isAwaited = false;
    bool m_isLate = false;
};

} // namespace tagseam
