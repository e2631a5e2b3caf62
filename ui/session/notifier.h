// SPDX-License-Identifier: MIT
// Messages of tools to the person, and questions before work is lost.
#pragma once

#include "ui/widgets/language.h"

#include <QObject>
#include <QString>

#include <functional>

namespace tagseam {

/// Tools tell, the window shows: neither knows the other. Questions appear over the window that is active.
class Notifier : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Says what happened, for a few seconds.
    void tell(const Wording& sentence) { emit told(sentence); }
    /// The same about what is selected on the page: it ends with the selection.
    void tellOfSelection(const Wording& sentence) { emit toldOfSelection(sentence); }
    /// Says what went wrong, until the person puts it away.
    void refuse(const Wording& sentence) { emit refused(sentence); }

    /// Nobody is there to answer: each question is answered by going on.
    void setUnattended() { m_isUnattended = true; }
    bool isUnattended() const { return m_isUnattended; }
    /// Asks before unsaved work is lost, and returns whether the person wants to go on. `save` saves the work
    /// and returns whether it is saved; without it there is no such button.
    bool mayLose(const QString& title, const QString& text, bool isClosing,
                 const std::function<bool()>& save = {}) const;
    /// Asks before something is done that the button names; returns whether it is to be done.
    bool mayDo(const QString& title, const QString& text, const QString& button) const;

  signals:
    void told(const tagseam::Wording& sentence);
    void toldOfSelection(const tagseam::Wording& sentence);
    void refused(const tagseam::Wording& sentence);

  private:
    bool m_isUnattended = false;
};

} // namespace tagseam
