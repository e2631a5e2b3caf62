// SPDX-License-Identifier: MIT
// The manual.
#pragma once

#include <QDialog>
#include <QString>

#include <functional>

class QMenu;
class QTextBrowser;

namespace tagseam {

class HelpDialog : public QDialog {
    Q_OBJECT

  public:
    /// `toolInFront` returns the anchor at which the manual opens; empty for none.
    explicit HelpDialog(std::function<QString()> toolInFront, QWidget* parent = nullptr);
    /// `anchor` is a name in the page; empty for the place where it was left.
    void showAt(const QString& anchor);
    /// Makes the menu Help, which the parent owns.
    QMenu* makeMenu();

  private:
    void showAbout();

    std::function<QString()> m_toolInFront;
    QTextBrowser* m_text;
};

} // namespace tagseam
