// SPDX-License-Identifier: MIT
// The bar with the address of the page, the buttons for what the page may do, and the number of blocked
// requests.
#pragma once

#include <QToolBar>

class QLineEdit;

namespace tagseam {

class BlockedView;
class Opener;
class PageLoader;

class AddressBar : public QToolBar {
    Q_OBJECT

  public:
    explicit AddressBar(Opener* opener, QWidget* parent = nullptr);
    QLineEdit* line() const { return m_line; }
    /// Puts the focus into the address field, with all of its text selected.
    void edit();

  private:
    QAction* addAction(const QString& name);
    void showPlace();
    void passKeysOn(const QWidget* before, const QWidget* now);
    void retranslate();
    void showBlocked();

    Opener* m_opener;
    PageLoader* m_loader;
    QAction* m_open;
    QAction* m_reload;
    QLineEdit* m_line;
    QAction* m_scripts;
    QAction* m_network;
    QAction* m_blocked;
    BlockedView* m_blockedView = nullptr; // made on demand
};

} // namespace tagseam
