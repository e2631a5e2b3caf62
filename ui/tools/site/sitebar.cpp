// SPDX-License-Identifier: MIT
// The buttons of the tab Site tree.
#include "ui/tools/site/sitebar.h"

#include "ui/widgets/flowlayout.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QToolButton>

namespace tagseam {

SiteBar::SiteBar(OpenSite* site, QWidget* parent)
    : QWidget(parent), m_site(site), m_open(new QToolButton(this)), m_learn(new QToolButton(this)),
      m_add(new QToolButton(this)), m_save(new QToolButton(this)), m_show(new QToolButton(this))
{
    m_show->setCheckable(true);
    m_show->setChecked(true);
    auto* row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (QToolButton* each : {m_open, m_learn, m_add, m_save, m_show})
        row->addWidget(each);
    connect(m_open, &QToolButton::clicked, this, &SiteBar::askOpen);
    connect(m_learn, &QToolButton::clicked, this,
            [this] { askFolder(tr("A folder of pages of one site"), &OpenSite::learn); });
    connect(m_add, &QToolButton::clicked, this,
            [this] { askFolder(tr("A folder of more pages of the site"), &OpenSite::add); });
    connect(m_save, &QToolButton::clicked, this, &SiteBar::askSave);
    connect(m_show, &QToolButton::toggled, this, &SiteBar::showToggled);
}

void SiteBar::askOpen()
{
    const QString path = QFileDialog::getOpenFileName(window(), tr("Open a site style tree"), QString(),
                                                      tr("Site style trees (*.sst);;All files (*)"));
    if (!path.isEmpty())
        m_site->open(path);
}

void SiteBar::askSave()
{
    const QString before = m_site->path().isEmpty() ? QStringLiteral("site.sst") : m_site->path();
    const QString path = QFileDialog::getSaveFileName(window(), tr("Save the site style tree"), before,
                                                      tr("Site style trees (*.sst)"));
    if (!path.isEmpty())
        m_site->save(QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".sst") : path);
}

void SiteBar::askFolder(const QString& title, void (OpenSite::*use)(const QString&))
{
    const QString folder = QFileDialog::getExistingDirectory(window(), title);
    if (!folder.isEmpty())
        (m_site->*use)(folder);
}

void SiteBar::say()
{
    const bool isFree = !m_site->isBusy();
    const bool hasTree = m_site->site() != nullptr;
    const auto name = [](QToolButton* button, const QString& text, const QString& tip, bool isOn) {
        button->setText(text);
        button->setToolTip(tip);
        button->setEnabled(isOn);
    };
    name(m_open, tr("Open…"), tr("Open a saved site style tree (.sst)"), isFree);
    name(m_learn, tr("Learn…"), tr("Learn a tree from a folder of pages of one site"), isFree);
    name(m_add, tr("Add pages…"), tr("Add the pages of another folder to the tree"), isFree && hasTree);
    name(m_save, tr("Save as…"), tr("Save the tree in a file (.sst), to open it later and add pages"),
         isFree && hasTree);
    name(m_show, tr("Show on page"), tr("Colour the kept and the pruned nodes of the page"), hasTree);
}

} // namespace tagseam
