// SPDX-License-Identifier: MIT
// Watches the page that is open: loads it again when it changes, and leads back to the version before.
#pragma once

#include "ui/browser/load/pagereader.h"
#include "ui/browser/load/pagerequest.h"
#include "ui/session/questions/pageversions.h"
#include "ui/widgets/pendingwork.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace tagseam {

class Browser;

/// A file is read again when it or its folder changes, and a page at an address at intervals. Only other
/// bytes lead to a new version. The version before is then compared with the page, and Changes leads
/// back to it. Selection, scroll position and step stay as far as the new version has them. Nothing is
/// written.
class PageWatch : public QObject {
    Q_OBJECT

  public:
    PageWatch(Browser* browser, Explainer* explainer, QObject* parent);

    bool isOn() const { return m_isOn; }
    /// Begins or ends. It also ends when another page is opened. Pages that are neither a file nor an address
    /// are refused, and addresses while the page has no permission to use the network.
    void setOn(bool isOn);

    /// The time between two requests for an address.
    static constexpr int intervalSeconds = 10;
    /// Sets another interval, for tests.
    void setInterval(int milliseconds) { m_interval.setInterval(milliseconds); }

  signals:
    void changed(bool isOn);
    /// The file was read; started() of the loader was sent before, if its bytes are a new version.
    void looked();
    /// The user wants to see the changes of the new version.
    void changesWanted();

  private:
    // The part of the page that the user sees, to be found again in the new version.
    struct Place {
        NodeId node = noNode;   // selected
        NodeId anchor = noNode; // see PagePair::topAnchor()
        double top = 0;
        bool isSource = false; // the tree of both nodes
        std::optional<std::uint64_t> step;
        bool hasCome = false; // the new version is the document
        bool isFound = false; // the node is selected
        bool isShown = false; // both pages of the new version are shown
    };
    void connectLoader();
    void leave();
    void watchFile();
    void takeFile(PageRead* read);
    void lookAtAddress();
    void takeAnswer(int status, const QByteArray& body);
    void reload();
    void say(const QString& problem);
    void takeVersion();
    void announce();
    void show(const std::shared_ptr<PageVersion>& version, const std::shared_ptr<PageVersion>& left,
              bool isBack);
    PageVersion present() const;
    Place placeNow() const;
    void findStep();
    void findPlace();

    Browser* m_browser;
    PageSession* m_session;
    Explainer* m_explainer;
    bool m_isOn = false;
    PageAddress m_place; // the page that is watched, or was watched last
    QFileSystemWatcher m_files;
    PageReader m_reader;
    Delay m_soon;        // a page may be saved in several writes
    std::string m_bytes; // bytes of the file that is shown
    std::string m_seen;  // bytes of the last look, or its problem; they count if they are found twice
    QTimer m_interval;   // between two requests for the address
    PageRequest m_request;
    QByteArray m_hash;                     // hash of the answer that is shown; empty until there is one
    QByteArray m_coming;                   // hash of the answer for which the page is loaded again
    bool m_isOwnLoad = false;              // the page is loaded again because the address gave other bytes
    QString m_said;                        // the problem that was said last
    std::shared_ptr<const Document> m_old; // the version before the one that is announced
    bool m_isAnnounced = true;             // the message about the new version was shown, or is not wanted
    int m_hint = 0;                        // number of that message
    std::optional<PageVersion> m_before;   // the page that is shown, while it is loaded again
    std::optional<Place> m_kept;
};

} // namespace tagseam
