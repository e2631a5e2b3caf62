// SPDX-License-Identifier: MIT
// One question of the Explain dock, answered on another thread and dropped when it is out of date.
#pragma once

#include "core/base/progress.h"
#include "ui/session/analysis/pagesession.h"

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

/// The input of questions that are answered on another thread. All of it stays valid until the answer is
/// ready.
struct Material {
    const Document* document = nullptr;
    const Analysis* analysis = nullptr; ///< the analysis that is shown
    std::stop_token stop;               ///< set when the answer is no longer wanted
};

/// The base of all questions. Another page, another analysis and cancel() drop the answer or the question;
/// the start of an analysis drops the question, too. A question that reads nothing of the page stays until it
/// is cancelled or cleared.
class InquiryBase : public QObject {
    Q_OBJECT

  public:
    ~InquiryBase() override;
    /// True if it reads the page or its analysis, as most questions do.
    bool isOfPage() const { return m_isOfPage; }
    /// Call it before anything is asked: the question then gets no Material of the page, and does not wait
    /// for any.
    void setOfNoPage() { m_isOfPage = false; }
    bool isPending() const { return m_isPending; }
    /// True if the user cancelled the question, and nothing was asked since.
    bool isCancelled() const { return m_isCancelled; }
    /// The text of the progress bar.
    const QString& topic() const { return m_topic; }
    void cancel();
    /// Removes question and answer.
    void clear();

  signals:
    /// The question was answered, asked, cancelled or cleared.
    void changed();
    void progressed(int done, int total);

  protected:
    explicit InquiryBase(Explainer* explainer);
    /// Stops the question before. Returns nothing when it needs an analysis and there is none.
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

/// A question with answers of one type. A view asks it and listens to changed().
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

    /// Replaces the question before. `find` runs on another thread and must capture by value.
    void ask(const QString& topic, const Find& find)
    {
        m_answer.reset();
        const std::optional<Material> material = begin(topic);
        if (!material)
            return;
        m_run.start(QtConcurrent::run(pool(), [find, material = *material](QPromise<Answer>& promise) {
            if (material.stop.stop_requested()) // stopped while it waited for a thread
                return;
            promise.addResult(
                find(material, [&promise, known = -1](std::size_t done, std::size_t total) mutable {
                    constexpr auto most = std::size_t{std::numeric_limits<int>::max()};
                    const auto range = static_cast<int>(std::min(total, most));
                    if (std::exchange(known, range) != range) // each report is an event of the GUI thread
                        promise.setProgressRange(0, range);
                    promise.setProgressValue(static_cast<int>(std::min(done, most)));
                }));
        }));
        if (isOfPage())
            keepMaterial(QFuture<void>(m_run.future()));
    }
    /// The answer for the analysis that is shown; nullptr until there is one.
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
