// SPDX-License-Identifier: MIT
// The manual page.
#pragma once

#include <QDialog>

class QMenu;
class QTextBrowser;

namespace tagseam {

class HelpDialog : public QDialog {
    Q_OBJECT

  public:
    explicit HelpDialog(QWidget* parent = nullptr);
    /// `anchor`: a name in the page; empty for where it was left.
    void showAt(const QString& anchor);
    /// The menu Help, which the parent owns.
    QMenu* makeMenu();

  private:
    void showAbout();

    QTextBrowser* m_text;
};

} // namespace tagseam
