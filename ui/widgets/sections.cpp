// SPDX-License-Identifier: MIT
// Titles below one another; the one that is unfolded shows its page.
#include "ui/widgets/sections.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

QWidget* withPurpose(QWidget* page, const QString& purpose)
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* sentence = new QLabel(purpose, body);
    sentence->setWordWrap(true);
    sentence->setContentsMargins(6, 4, 6, 4);
    sentence->setVisible(!purpose.isEmpty());
    layout->addWidget(sentence);
    layout->addWidget(page, 1);
    return body;
}

Sections::Sections(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
}

void Sections::add(QWidget* page, const QString& title, const QString& purpose)
{
    auto* head = new QToolButton(this);
    head->setCheckable(true); // before its text, with which assistive technology learns of it
    head->setText(title);
    head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head->setAutoRaise(true);
    head->setFocusPolicy(Qt::StrongFocus);
    head->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QWidget* body = withPurpose(page, purpose);
    auto* box = static_cast<QVBoxLayout*>(layout());
    box->addWidget(head);
    box->addWidget(body, 1);
    connect(head, &QToolButton::clicked, this, [this, page] { unfold(page); });
    m_sections.push_back({head, body, page});
    unfold(m_unfolded);
}

void Sections::setListed(const QWidget* page, bool isListed)
{
    const auto section = std::ranges::find(m_sections, page, &Section::page);
    section->head->setVisible(isListed);
    if (!isListed && unfolded() == page)
        unfold(std::size_t{0});
}

void Sections::unfold(const QWidget* page)
{
    const auto section = std::ranges::find(m_sections, page, &Section::page);
    unfold(static_cast<std::size_t>(section - m_sections.begin()));
}

void Sections::unfold(std::size_t index)
{
    m_unfolded = index;
    const auto show = [](const Section& section, bool isUnfolded) {
        section.head->setChecked(isUnfolded);
        section.head->setArrowType(isUnfolded ? Qt::DownArrow : Qt::RightArrow);
        section.body->setVisible(isUnfolded);
    };
    for (const Section& each : m_sections) { // a folded page withdraws its marks before another shows its own
        if (each.page != m_sections[index].page)
            show(each, false);
    }
    show(m_sections[index], true);
    m_sections[index].head->setVisible(true);
    emit unfoldedChanged();
}

QList<QWidget*> Sections::pages() const
{
    QList<QWidget*> pages;
    for (const Section& each : m_sections)
        pages << each.page;
    return pages;
}

QWidget* Sections::unfolded() const
{
    return m_sections.empty() ? nullptr : m_sections[m_unfolded].page;
}

} // namespace tagseam
