// SPDX-License-Identifier: MIT
// What a page tried and was not let do: counted, and listed.
#pragma once

#include "ui/widgets/pendingwork.h"

#include <QObject>
#include <QString>

#include <vector>

namespace tagseam {

enum class BlockedKind {
    Request,    ///< to the network; what: its address
    FileRead,   ///< of a file that is not the page's; what: its address
    Navigation, ///< to another address, by link, form, script or refresh; what: that address
    Window,     ///< what: the address that it was to show, else that of the page
    Download,   ///< what: its address
    Dialog,     ///< alert, confirm, prompt; what: its first words
    Device, ///< camera, microphone, location, notifications, full screen, print, WebRTC, clipboard; what: its
            ///< name
    FileChoice, ///< what: the address of the page that asked for a file
};

/// How often one thing was tried.
struct Blocked {
    BlockedKind kind;
    QString what;
    int count = 0;
};

class BlockLog : public QObject {
    Q_OBJECT

  public:
    explicit BlockLog(QObject* parent = nullptr);

    /// Counts it; `what` is cut to mostCharacters. Of different things the first mostEntries are listed.
    /// Cost: linear in the entries that are listed.
    void add(BlockedKind kind, const QString& what);
    void clear();
    /// All that was tried, listed or not.
    int count() const { return m_count; }
    /// Whether one of these is among entries().
    bool hasAny(BlockedKind kind) const;
    /// In the order in which they were first tried.
    const std::vector<Blocked>& entries() const { return m_entries; }

    static constexpr int mostEntries = 1000;
    static constexpr int mostCharacters = 300;

  signals:
    /// Ten times a second at most: a page may try a thousand things in that time.
    void changed();

  private:
    std::vector<Blocked> m_entries;
    int m_count = 0;
    Delay m_telling;
};

} // namespace tagseam
