// SPDX-License-Identifier: MIT
// Numbered buttons to choose from.
#include "ui/tools/learn/choicegrid.h"

#include "ui/widgets/theme.h"

#include <QGridLayout>
#include <QPushButton>

namespace tagseam {

ChoiceGrid::ChoiceGrid(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
}

void ChoiceGrid::setChoices(const std::vector<Choice>& choices, int columns)
{
    while (m_buttons.size() < choices.size()) {
        auto* button = new QPushButton(this);
        button->setAutoDefault(false);
        const int index = static_cast<int>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, index] { emit chosen(index); });
        m_buttons.push_back(button);
    }
    for (int i = 0; i < static_cast<int>(m_buttons.size()); ++i) {
        QPushButton* button = m_buttons[static_cast<std::size_t>(i)];
        m_grid->removeWidget(button);
        button->setVisible(i < static_cast<int>(choices.size()));
        if (button->isVisibleTo(this)) {
            dress(button, i, choices[static_cast<std::size_t>(i)]);
            m_grid->addWidget(button, i / columns, i % columns);
        }
    }
}

void ChoiceGrid::dress(QPushButton* button, int index, const Choice& choice) const
{
    QString mark = QChar(u'①' + index) + QStringLiteral("  "); // shows the key; must not look like the answer
    if (choice.mark == Choice::Mark::Right)
        mark = QStringLiteral("✓ ");
    else if (choice.mark == Choice::Mark::Wrong)
        mark = QStringLiteral("✗ ");
    button->setText(mark + QString(choice.text).replace(QLatin1Char('&'), QLatin1String("&&")));
    button->setToolTip(choice.tip);
    button->setEnabled(choice.mark == Choice::Mark::Open);
    // Buttons that can no longer be chosen stay readable.
    const Theme& theme = Theme::current();
    const QColor& colour = choice.mark == Choice::Mark::Right ? theme.kept : theme.mutedText;
    button->setStyleSheet(QStringLiteral("QPushButton { text-align: left; padding: 3px 8px; }"
                                         "QPushButton:disabled { color: %1; }")
                              .arg(colour.name()));
}

} // namespace tagseam
