// SPDX-License-Identifier: MIT
// Shows the copies that the program writes of the page.
#pragma once

#include "ui/browser/guard/pageprofile.h"
#include "ui/browser/load/showncopy.h"

#include <QObject>

#include <algorithm>
#include <array>
#include <functional>

namespace tagseam {

/// The three copies, each in a page of the profile. GUI thread only.
class PageCopies : public QObject {
    Q_OBJECT

  public:
    explicit PageCopies(QObject* parent = nullptr);

    /// Copies are shown in the pages of this profile from now on; those that are being loaded are dropped.
    void setProfile(PageProfile* profile);
    /// The page for the source tree: see PageProfile::sourcePage().
    StillPage* sourcePage();

    /// Shows a page that was written with stamps of the NodeIds (see stampAttribute); shown() follows. `put`
    /// serves the HTML, preceded by the mark of this copy, under the name of the copy, and returns the
    /// address.
    void show(Copy copy, const QByteArray& html,
              const std::function<QUrl(const QString& name, const QByteArray& marked)>& put);
    /// True while a copy is being loaded into its view.
    bool isAwaited() const { return std::ranges::any_of(m_copies, &ShownCopy::isAwaited); }
    bool isAwaited(Copy copy) const { return of(copy)->isAwaited(); }
    void drop();
    void drop(Copy copy) { of(copy)->drop(); }
    /// Another page is opened: its copies have lost no renderer.
    void forgetLosses();
    /// See ShownCopy::isLostTooOften().
    bool isLostTooOften(Copy copy) { return of(copy)->isLostTooOften(); }
    void setLossWindow(qint64 milliseconds) { of(Copy::Rendered)->setLossWindow(milliseconds); }

  signals:
    void shown(tagseam::Copy copy);
    /// The renderer of Copy::Pruned or Copy::Source is gone. Sent after the signal of the page.
    void ended(tagseam::Copy copy);

  private:
    ShownCopy* of(Copy copy) const { return m_copies[static_cast<std::size_t>(copy)]; }
    void watch(Copy copy, StillPage* page);

    PageProfile* m_profile = nullptr;
    std::array<ShownCopy*, copies> m_copies{}; // indexed by Copy
};

} // namespace tagseam
