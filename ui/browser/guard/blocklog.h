// SPDX-License-Identifier: MIT
// Counts and lists the blocked requests and actions of a page.
#pragma once

#include "ui/widgets/pendingwork.h"

#include <QObject>
#include <QString>

#include <vector>

namespace tagseam {

enum class BlockedKind {
    Request,    ///< a request to the network; what: its address
    Name,       ///< a question to the resolver or a connection without a request; what: the host
    FileRead,   ///< a read of a file that is not the page's; what: its address
    Navigation, ///< a navigation by link, form, script or refresh; what: the target address
    Window,     ///< a new window; what: the address it was to show, else the address of the page
    Download,   ///< a download; what: its address
    Dialog,     ///< alert, confirm or prompt; what: its first words
    Device, ///< camera, microphone, location, notifications, full screen, print, WebRTC or clipboard; what:
            ///< its name
    FileChoice, ///< a request for a file of the user; what: the address of the page
};

/// One blocked action and how often it was tried.
struct Blocked {
    BlockedKind kind;
    QString what;
    int count = 0;
};

class BlockLog : public QObject {
    Q_OBJECT

  public:
    explicit BlockLog(QObject* parent = nullptr);

    /// Counts one blocked action; `what` is cut to mostCharacters. Only the first mostEntries different
    /// actions are listed. Cost: linear in the number of listed entries.
    void add(BlockedKind kind, const QString& what);
    void clear();
    /// The number of all blocked actions, listed or not.
    int count() const { return m_count; }
    /// True if entries() has an entry of this kind.
    bool hasAny(BlockedKind kind) const;
    /// The entries in the order in which they were first tried.
    const std::vector<Blocked>& entries() const { return m_entries; }

    static constexpr int mostEntries = 1000;
    static constexpr int mostCharacters = 300;

  signals:
    /// Sent at most ten times a second, because a page may try a thousand things in that time.
    void changed();

  private:
    std::vector<Blocked> m_entries;
    int m_count = 0;
    Delay m_telling;
};

} // namespace tagseam
