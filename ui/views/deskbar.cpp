// SPDX-License-Identifier: MIT
// Who annotates, and where annotations are kept.
#include "ui/views/deskbar.h"

#include "ui/annotator.h"
#include "ui/plaintip.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace tagseam {

namespace {

enum KeptIn { BesidePage, InFolder, OtherFolder }; // of the box

} // namespace

DeskBar::DeskBar(Annotator* annotator, QWidget* parent)
    : QWidget(parent), m_annotator(annotator), m_nameTitle(new QLabel(this)), m_name(new QLineEdit(this)),
      m_keptTitle(new QLabel(this)), m_keptIn(new QComboBox(this))
{
    m_keptIn->addItems({QString(), QString(), QString()});
    m_keptIn->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_keptIn->setMinimumContentsLength(12);
    m_nameTitle->setBuddy(m_name);
    m_keptTitle->setBuddy(m_keptIn);
    auto* rows = new QGridLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_nameTitle, 0, 0);
    rows->addWidget(m_name, 0, 1);
    rows->addWidget(m_keptTitle, 1, 0);
    rows->addWidget(m_keptIn, 1, 1);
    rows->setColumnStretch(1, 1);
    connect(m_name, &QLineEdit::editingFinished, this, &DeskBar::takeName);
    connect(m_keptIn, &QComboBox::activated, this, &DeskBar::chooseKeptIn);
    connect(annotator, &Annotator::deskChanged, this, &DeskBar::say);
    inEachLanguage(this, [this] { say(); });
}

void DeskBar::say()
{
    m_nameTitle->setText(tr("Annotator:"));
    m_name->setPlaceholderText(tr("nobody in particular"));
    m_name->setToolTip(tr("Each annotator has files of their own: PAGE.NAME.annotation.json"));
    m_name->setText(m_annotator->desk().annotator);
    m_keptTitle->setText(tr("Annotations:"));
    m_keptIn->setToolTip(tr("Where annotations are kept"));
    const QString folder = m_annotator->desk().folder;
    const QString name = QFileInfo(folder).fileName();
    m_keptIn->setItemText(BesidePage, tr("beside each page"));
    m_keptIn->setItemText(InFolder, folder.isEmpty() ? tr("in a folder…")
                                                     : tr("in %1").arg(name.isEmpty() ? folder : name));
    m_keptIn->setItemText(OtherFolder, tr("in another folder…"));
    m_keptIn->setItemData(InFolder, plainTip(folder), Qt::ToolTipRole);
    m_keptIn->setCurrentIndex(folder.isEmpty() ? BesidePage : InFolder);
}

void DeskBar::takeName()
{
    AnnotationDesk desk = m_annotator->desk();
    desk.annotator = m_name->text().trimmed();
    if (desk != m_annotator->desk() && canLeave())
        m_annotator->setDesk(desk);
    say();
}

void DeskBar::chooseKeptIn(int index)
{
    AnnotationDesk desk = m_annotator->desk();
    if (index == BesidePage) {
        desk.folder.clear();
    } else if (index == OtherFolder || desk.folder.isEmpty()) {
        const QString folder =
            QFileDialog::getExistingDirectory(this, tr("A folder for annotations"), desk.folder);
        if (!folder.isEmpty())
            desk.folder = folder;
    }
    m_annotator->setDesk(desk); // what could not be saved goes along
    say();
}

// What is not saved would become another one's.
bool DeskBar::canLeave()
{
    if (m_annotator->isSaved() || m_annotator->isSaving())
        return true;
    emit refused([why = m_annotator->saveProblem()] {
        return tr("The annotator stays the same, as the page is not saved. %1").arg(why ? why() : QString());
    });
    return false;
}

} // namespace tagseam
