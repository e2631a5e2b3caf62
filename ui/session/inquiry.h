// SPDX-License-Identifier: MIT
// One question of the Explain dock: answered on another thread, given up when it is out of date.
#pragma once

#include "core/base/progress.h"
#include "ui/session/pagesession.h"

#include <QPromise>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <utility>

namespace tagseam {

class Explainer;

/// What questions are answered from, on another thread: all of it stays until the answer is there.
struct Material {
    const Document* document = nullptr;
    const Analysis* analysis = nullptr; ///< that is shown
    std::stop_token stop;               ///< nobody wants the answer any more
};

/// What all questions have in common. Another page, another analysis and cancel() take the answer, or the
/// question, away; the question goes when an analysis is started, too. One that reads nothing of the page
/// stays through all that, until it is cancelled or cleared.
class InquiryBase : public QObject {
    Q_OBJECT

  public:
    ~InquiryBase() override;
    /// Whether it reads the page or its analysis, as most do.
    bool isOfPage() const { return m_isOfPage; }
    /// Before anything is asked: no question has Material of the page, nor waits for one.
    void setOfNoPage() { m_isOfPage = false; }
    bool isPending() const { return m_isPending; }
    /// Whether somebody had enough of waiting, and nothing was asked since.
    bool isCancelled() const { return m_isCancelled; }
    /// What is being found out, for a progress bar.
    const QString& topic() const { return m_topic; }
    void cancel();
    /// Neither question nor answer.
    void clear();

  signals:
    /// It was answered, asked, cancelled or cleared.
    void changed();
    void progressed(int done, int total);

  protected:
    explicit InquiryBase(Explainer* explainer);
    /// Stops the question before; nothing when there is no analysis, and it wants one.
    std::optional<Material> begin(const QString& topic);
    QThreadPool* pool() const;
    void keepMaterial(const QFuture<void>& reader);
    void end();
    virtual void drop() = 0;

  private:
    Explainer* m_explainer;
    QString m_topic;
    std::stop_source m_stop;
    bool m_isPending = false;
    bool m_isCancelled = false;
    bool m_isOfPage = true;
};

/// A question with answers of one kind, which a view asks, and listens to changed().
template <class Answer>
class Inquiry : public InquiryBase {
  public:
    using Find = std::function<Answer(const Material&, const TellProgress&)>;

    explicit Inquiry(Explainer* explainer) : InquiryBase(explainer)
    {
        m_run.whenFinished(this, [this](Answer answer) {
            m_answer = std::move(answer);
            end();
        });
        m_run.whenProgressed(this, [this](int done, int total) { emit progressed(done, total); });
    }
    ~Inquiry() override = default;

    /// Takes the place of the question before. `find` runs on another thread: it captures values alone.
    void ask(const QString& topic, const Find& find)
    {
        m_answer.reset();
        const std::optional<Material> material = begin(topic);
        if (!material)
            return;
        m_run.start(QtConcurrent::run(pool(), [find, material = *material](QPromise<Answer>& promise) {
            if (material.stop.stop_requested()) // while it waited for a thread
                return;
            promise.addResult(find(material, [&promise, known = -1](std::size_t done,
                                                                    std::size_t total) mutable {
                constexpr auto most = std::size_t{std::numeric_limits<int>::max()};
                const auto range = static_cast<int>(std::min(total, most));
                if (std::exchange(known, range) != range) // each one told is an event of the window's thread
                    promise.setProgressRange(0, range);
                promise.setProgressValue(static_cast<int>(std::min(done, most)));
            }));
        }));
        if (isOfPage())
            keepMaterial(QFuture<void>(m_run.future()));
    }
    /// nullptr until there is one. It is that of the analysis that is shown.
    const Answer* answer() const { return m_answer ? &*m_answer : nullptr; }

  protected:
    void drop() override
    {
        m_run.drop();
        m_answer.reset();
    }

  private:
    PendingRun<Answer> m_run;
    std::optional<Answer> m_answer;
};

} // namespace tagseam
