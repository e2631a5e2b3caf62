// SPDX-License-Identifier: MIT
// The buttons of the tab Site tree: they learn, open and save a tree, and show it on the page.
#pragma once

#include "ui/tools/site/opensite.h"

#include <QWidget>

class QToolButton;

namespace tagseam {

class SiteBar : public QWidget {
    Q_OBJECT

  public:
    explicit SiteBar(OpenSite* site, QWidget* parent = nullptr);

    QToolButton* openButton() const { return m_open; }
    QToolButton* learnButton() const { return m_learn; }
    QToolButton* addButton() const { return m_add; }
    QToolButton* saveButton() const { return m_save; }
    QToolButton* showButton() const { return m_show; }
    /// Asks for a file and writes the tree into it on another thread.
    void askSave();
    /// Updates the texts. Called when a job begins or ends.
    void say();

  signals:
    void showToggled(bool isShown);

  private:
    void askOpen();
    void askFolder(const QString& title, void (OpenSite::*use)(const QString&));

    OpenSite* m_site;
    QToolButton* m_open;
    QToolButton* m_learn;
    QToolButton* m_add;
    QToolButton* m_save;
    QToolButton* m_show;
};

} // namespace tagseam
