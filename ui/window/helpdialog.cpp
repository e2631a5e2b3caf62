// SPDX-License-Identifier: MIT
// The manual.
#include "ui/window/helpdialog.h"

#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <utility>

namespace tagseam {

HelpDialog::HelpDialog(std::function<QString()> toolInFront, QWidget* parent)
    : QDialog(parent), m_toolInFront(std::move(toolInFront)), m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("helpDialog"));
    resize(720, 640);
    m_text->setOpenExternalLinks(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::hide);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    setWindowTitle(tr("How Tagseam works"));
    buttons->button(QDialogButtonBox::Close)->setText(tr("&Close"));
    QFile file(QStringLiteral(":/help/help_%1.html").arg(Language::instance()->code()));
    if (!file.exists())
        file.setFileName(QStringLiteral(":/help/help.html"));
    if (file.open(QIODevice::ReadOnly))
        m_text->setHtml(QString::fromUtf8(file.readAll()));
}

void HelpDialog::showAt(const QString& anchor)
{
    if (!anchor.isEmpty())
        m_text->scrollToAnchor(anchor);
    show();
    raise();
}

QMenu* HelpDialog::makeMenu()
{
    auto* menu = new QMenu(parentWidget());
    QAction* manual =
        menu->addAction(QString(), QKeySequence::HelpContents, this, [this] { showAt(m_toolInFront()); });
    QAction* keys = menu->addAction(QString(), QKeySequence(Qt::Key_Question), this,
                                    [this] { showAt(QStringLiteral("keys")); });
    QAction* about = menu->addAction(QString(), this, &HelpDialog::showAbout);
    menu->setTitle(tr("&Help"));
    manual->setText(tr("&How it works"));
    keys->setText(tr("&Keys"));
    about->setText(tr("&About Tagseam"));
    return menu;
}

void HelpDialog::showAbout()
{
    QMessageBox::about(
        parentWidget(), tr("About Tagseam"),
        tr("<b>Tagseam %1</b><p>A microscope for web page segmentation by tag path sequences, "
           "after R. P. Velloso and C. F. Dorneles, “Automatic Web Page Segmentation and Noise "
           "Removal for Structured Extraction using Tag Path Sequences”, JIDM 4(3), 2013."
           "<p>MIT licence.")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace tagseam
