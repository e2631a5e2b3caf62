// SPDX-License-Identifier: MIT
// The questions of the views, which one bar shows and one button cancels, and those that several views ask.
#pragma once

#include "ui/session/analysis/pagesession.h"
#include "ui/session/questions/inquiry.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <vector>

namespace tagseam {

class PageVersions;
struct ContentDetection;

class Explainer : public QObject {
    Q_OBJECT

  public:
    explicit Explainer(PageSession* session, QObject* parent = nullptr);

    PageSession* session() const { return m_session; }

    /// The question that has waited longest for its answer, or nullptr.
    InquiryBase* working() const;
    bool isWorking() const { return working() != nullptr; }
    /// Cancels all questions; their views offer to ask again.
    void cancel();
    /// Takes a question, which calls this itself.
    void add(InquiryBase* inquiry);
    /// The thread pool of the questions, so that long ones delay neither analysis nor pruning nor writing.
    QThreadPool* pool() const { return m_pool; }

    /// The inquiry for content detection. askDetection() starts it unless it was started before.
    Inquiry<std::shared_ptr<const ContentDetection>>* detection() const { return m_detection; }
    /// Another version of the page, and the differences.
    PageVersions* versions() const { return m_versions; }

    /// Requests data record mining with a preset of MDR, given by its name.
    void wantPreset(const QString& name) { emit presetWanted(name); }

  signals:
    /// working() changed.
    void workChanged();
    void progressed(int done, int total);
    void presetWanted(const QString& name);

  private:
    void clear();
    void giveUp();

    PageSession* m_session;
    QThreadPool* m_pool;
    std::vector<InquiryBase*> m_inquiries; // children of this object
    InquiryBase* m_working = nullptr;
    Inquiry<std::shared_ptr<const ContentDetection>>* m_detection;
    PageVersions* m_versions;
};

} // namespace tagseam
