// SPDX-License-Identifier: MIT
// The manual page.
#include "ui/window/helpdialog.h"

#include "ui/widgets/language.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace tagseam {

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent), m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("helpDialog"));
    resize(720, 640);
    m_text->setOpenExternalLinks(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::hide);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    inEachLanguage(this, [this, buttons] {
        setWindowTitle(tr("How Tagseam works"));
        buttons->button(QDialogButtonBox::Close)->setText(tr("&Close"));
        QFile file(QStringLiteral(":/help/help_%1.html").arg(Language::instance()->code()));
        if (!file.exists())
            file.setFileName(QStringLiteral(":/help/help.html"));
        if (file.open(QIODevice::ReadOnly))
            m_text->setHtml(QString::fromUtf8(file.readAll()));
    });
}

void HelpDialog::showAt(const QString& anchor)
{
    if (!anchor.isEmpty())
        m_text->scrollToAnchor(anchor);
    show();
    raise();
}

} // namespace tagseam
