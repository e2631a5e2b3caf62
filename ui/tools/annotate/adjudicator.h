// SPDX-License-Identifier: MIT
// Who is right where annotators of the page do not agree, decided by a person, and the file of what holds.
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

/// What a person says to a question.
struct Decision {
    enum class Kind : std::uint8_t {
        Open,   ///< nothing yet: none of its marks is written
        Who,    ///< the marks that one annotator makes hold
        Most,   ///< those that more than half of them make
        Nobody, ///< none of them
    };
    Kind kind = Kind::Open;
    std::uint32_t who = 0; ///< of PageAgreement::taken
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// Looks only while it isActive(): a view in sight sets that.
class Adjudicator : public QObject {
    Q_OBJECT

  public:
    explicit Adjudicator(Annotator* annotator, QObject* parent = nullptr);
    ~Adjudicator() override;

    void setActive(bool isActive);
    bool isReading() const { return m_reading.isPending(); }
    bool isWriting() const { return m_writing.isPending(); }
    /// nullptr until it is read, and without a page.
    const PageAgreement* agreement() const { return m_agreement ? &*m_agreement : nullptr; }
    /// A file from elsewhere; for this page only.
    void addFile(const std::string& path);
    bool isTaken(std::size_t voice) const;
    /// All but who is called adjudicated are taken at first.
    void setTaken(std::size_t voice, bool isTaken);

    const Decision& decision(std::size_t question) const { return m_decisions[question]; }
    void decide(std::size_t question, const Decision& decision);
    /// What all agree on, alone, or what most of them say: for the questions that are open.
    void decideOpen(Decision::Kind kind);
    int openQuestionCount() const;
    /// Those that all make, and those that were decided on, in document order.
    std::vector<Labelled> whatHolds() const;

    /// Writes what holds as the file of this annotator: finished() follows. One that is there is replaced
    /// only if it is asked for, else isThere() follows, and nothing is written.
    void write(const QString& annotator, bool isReplacing);

    static QString usualName() { return QString::fromStdString(std::string(adjudicatedName)); }

  signals:
    void changed();
    void isThere(const QString& file);
    /// Whether it was written, in a sentence.
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
    std::map<std::string, bool> m_isTaken; // by path, where a person said so
    std::optional<PageAgreement> m_agreement;
    std::vector<Decision> m_decisions; // by question
    QFileSystemWatcher* m_watcher;
    Delay m_soon;
    PendingRun<PageAgreement> m_reading;
    PendingRun<Written> m_writing;
};

} // namespace tagseam
