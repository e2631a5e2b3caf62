// SPDX-License-Identifier: MIT
// Resolves the disagreements of annotators of the page by decisions of the user, and writes the resulting
// file.
#pragma once

#include "core/truth/annotation/annotationfile.h"
#include "ui/tools/annotate/agreement.h"
#include "ui/widgets/pendingrun.h"
#include "ui/widgets/pendingwork.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

class QFileSystemWatcher;

namespace tagseam {

/// The user's decision on a question.
struct Decision {
    enum class Kind : std::uint8_t {
        Open,   ///< no decision yet: none of its marks is written
        Who,    ///< the marks of one annotator are written
        Most,   ///< the marks that more than half of the annotators make are written
        Nobody, ///< no mark is written
    };
    Kind kind = Kind::Open;
    std::uint32_t who = 0; ///< index into PageAgreement::taken
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// Looks for files only while it isActive(), which a visible view sets.
class Adjudicator : public QObject {
    Q_OBJECT

  public:
    explicit Adjudicator(Annotator* annotator, QObject* parent = nullptr);
    ~Adjudicator() override;

    void setActive(bool isActive);
    bool isReading() const { return m_reading.isPending(); }
    bool isWriting() const { return m_writing.isPending(); }
    /// nullptr until the files are read, and without a page.
    const PageAgreement* agreement() const { return m_agreement ? &*m_agreement : nullptr; }
    /// Adds a file from elsewhere, for this page only.
    void addFile(const std::string& path);
    bool isTaken(std::size_t voice) const;
    /// Includes an annotator or leaves it out. At first all are included except the result of an
    /// adjudication.
    void setTaken(std::size_t voice, bool isTaken);

    const Decision& decision(std::size_t question) const { return m_decisions[question]; }
    void decide(std::size_t question, const Decision& decision);
    /// Decides all open questions: write only what all agree on, or what most of them say.
    void decideOpen(Decision::Kind kind);
    int openQuestionCount() const;
    /// The marks that all make and the marks that were decided on, in document order.
    std::vector<Labelled> whatHolds() const;

    /// Writes the result as the file of this annotator: finished() follows. An existing file is replaced only
    /// if `isReplacing`; otherwise isThere() follows, and nothing is written.
    void write(const QString& annotator, bool isReplacing);

    static QString usualName() { return QString::fromStdString(std::string(adjudicatedName)); }

  signals:
    void changed();
    void isThere(const QString& file);
    /// The result of writing in a sentence.
    void finished(const QString& sentence);

  private:
    struct Written {
        Result<FileVersion> version;
        QString file;
        int marks;
        int open;
    };
    void lookSoon();
    void look();
    void take(PageAgreement agreement);
    std::vector<Decision> carriedTo(const PageAgreement& now) const;
    std::vector<std::size_t> held(const OpenQuestion& question, const Decision& decision) const;

    Annotator* m_annotator;
    bool m_isActive = false;
    std::vector<std::string> m_added;
    std::map<std::string, bool> m_isTaken; // indexed by path, for files that the user included or excluded
    std::optional<PageAgreement> m_agreement;
    std::vector<Decision> m_decisions; // indexed by question
    QFileSystemWatcher* m_watcher;
    Delay m_soon;
    PendingRun<PageAgreement> m_reading;
    PendingRun<Written> m_writing;
};

} // namespace tagseam
