// SPDX-License-Identifier: MIT
// Messages of tools to the person, and questions before work is lost.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace tagseam {

/// Follows a link of a message, which is the `href` in its text.
using FollowLink = std::function<void(const QString& link)>;

/// A message that stays in sight until the person, or who said it, puts it away.
struct Notice {
    QString text;  ///< rich text; plain text of a problem
    QString links; ///< rich text after that of a problem: what can be done about it; may be empty
    FollowLink follow;
    bool isProblem = false;
    int number = 0; ///< for putAway()
};

/// Tools tell, the window shows: neither knows the other. Questions appear over the window that is active.
class Notifier : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Says what happened, for a few seconds.
    void tell(const QString& sentence) { emit told(sentence); }
    /// The same about what is selected on the page: it ends with the selection.
    void tellOfSelection(const QString& sentence) { emit toldOfSelection(sentence); }
    /// Says what went wrong, until the person puts it away.
    void refuse(const QString& sentence) { (void)show({sentence, {}, {}, true}); }
    /// The same with links to what can be done about it.
    void refuseOffering(const QString& sentence, const QString& links, const FollowLink& follow)
    {
        (void)show({sentence, links, follow, true});
    }
    /// Says what is worth knowing, until the person puts it away; returns a number for putAway().
    int hint(const QString& richText, const FollowLink& follow = {}) { return show({richText, {}, follow}); }
    /// Puts that message away, if it is still the one in sight.
    void putAway(int number);
    /// Puts any message away.
    void clear() { emit cleared(); }

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
    void told(const QString& sentence);
    void toldOfSelection(const QString& sentence);
    void shown(const tagseam::Notice& notice);
    void cleared();

  private:
    int show(Notice notice);

    int m_shown = 0; // counts what was shown
    bool m_isUnattended = false;
};

} // namespace tagseam
