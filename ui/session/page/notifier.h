// SPDX-License-Identifier: MIT
// Messages of tools to the user, and questions before work is lost.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace tagseam {

/// Follows a link of a message; `link` is the `href` in its text.
using FollowLink = std::function<void(const QString& link)>;

/// A message that stays until the user or the sender removes it.
struct Notice {
    QString text;  ///< rich text; plain text for an error
    QString links; ///< rich text with ways to continue, after the text of an error; may be empty
    FollowLink follow;
    bool isProblem = false;
    int number = 0; ///< for putAway()
};

/// Tools send messages, the window shows them: neither knows the other. Questions appear over the active
/// window.
class Notifier : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Shows what happened, for a few seconds.
    void tell(const QString& sentence) { emit told(sentence); }
    /// Shows a message about the selected node; it is removed when the selection changes.
    void tellOfSelection(const QString& sentence) { emit toldOfSelection(sentence); }
    /// Shows an error until the user closes it.
    void refuse(const QString& sentence) { (void)show({sentence, {}, {}, true}); }
    /// Shows an error with links to ways to continue.
    void refuseOffering(const QString& sentence, const QString& links, const FollowLink& follow)
    {
        (void)show({sentence, links, follow, true});
    }
    /// Shows a hint until the user closes it. Returns a number for putAway().
    int hint(const QString& richText, const FollowLink& follow = {}) { return show({richText, {}, follow}); }
    /// Removes that message if it is still shown.
    void putAway(int number);
    /// Removes any message.
    void clear() { emit cleared(); }

    /// No user is present: each question is answered with "continue".
    void setUnattended() { m_isUnattended = true; }
    bool isUnattended() const { return m_isUnattended; }
    /// Asks before unsaved work is lost. Returns true if the user wants to continue. `save` saves the work
    /// and returns true if it is saved; without it there is no such button.
    bool mayLose(const QString& title, const QString& text, bool isClosing,
                 const std::function<bool()>& save = {}) const;
    /// Asks before an action that the button names. Returns true if it may be done.
    bool mayDo(const QString& title, const QString& text, const QString& button) const;

  signals:
    void told(const QString& sentence);
    void toldOfSelection(const QString& sentence);
    void shown(const tagseam::Notice& notice);
    void cleared();

  private:
    int show(Notice notice);

    int m_shown = 0; // number of messages shown
    bool m_isUnattended = false;
};

} // namespace tagseam
