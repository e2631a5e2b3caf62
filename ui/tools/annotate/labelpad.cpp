// SPDX-License-Identifier: MIT
// The labels as buttons.
#include "ui/tools/annotate/labelpad.h"

#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace tagseam {

namespace {

constexpr int columnCount = 2;
const QSize labelSwatch(22, 14); // in pixels

} // namespace

LabelPad::LabelPad(Labeller* labeller, QWidget* parent)
    : QWidget(parent), m_labeller(labeller), m_grid(new QGridLayout), m_name(new QLineEdit(this))
{
    m_grid->setSpacing(2);
    for (int column = 0; column < columnCount; ++column)
        m_grid->setColumnStretch(column, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(m_grid);
    layout->addWidget(m_name);
    m_name->setObjectName(QStringLiteral("ownLabel"));
    m_name->setMaxLength(60);
    connect(m_name, &QLineEdit::returnPressed, this, [this] {
        m_labeller->addOwnLabel(m_name->text());
        m_name->clear();
    });
    connect(labeller, &Labeller::labelsChanged, this, &LabelPad::makeButtons);
    connect(labeller, &Labeller::chosenChanged, this, &LabelPad::update);
    for (const auto signal : {&Annotator::changed, &Annotator::closed})
        connect(labeller->annotator(), signal, this, &LabelPad::update);
    makeButtons();
    m_name->setPlaceholderText(tr("Name of a new label; press Enter to add it"));
    m_name->setAccessibleName(m_name->placeholderText());
    inEachTheme(this, [this] { update(); });
}

QString LabelPad::digitOf(int index)
{
    return index < 9 ? QString::number(index + 1) : index == 9 ? QStringLiteral("0") : QString();
}

void LabelPad::makeButtons()
{
    const int count = static_cast<int>(m_labeller->labels().size());
    while (m_buttons.size() > count)
        m_buttons.takeLast()->deleteLater();
    while (m_buttons.size() < count) {
        const int index = static_cast<int>(m_buttons.size());
        auto* button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus); // a click keeps the focus where it is
        button->setIconSize(labelSwatch);
        connect(button, &QToolButton::clicked, this, [this, index] {
            m_labeller->label(m_labeller->labels().at(index));
            update();
        });
        button->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(button, &QWidget::customContextMenuRequested, this, [this, index] { showMenu(index); });
        m_grid->addWidget(button, index / columnCount, index % columnCount);
        m_buttons.append(button);
    }
    update();
}

// Shows the menu of a label. A label that marks have, and a label that every annotation knows, cannot be
// removed.
void LabelPad::showMenu(int index)
{
    const QString label = m_labeller->labels().at(index);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Guideline…"), this, [this, label] { askGuideline(label); })
        ->setObjectName(QStringLiteral("guideline"));
    QAction* forgetting = menu->addAction(tr("Forget this label"), this, [this, label] {
        QStringList own = m_labeller->ownLabels();
        if (m_labeller->countOf(label) == 0 && own.removeOne(label))
            m_labeller->setOwnLabels(own);
    });
    forgetting->setVisible(index >= Labels::known);
    forgetting->setEnabled(m_labeller->countOf(label) == 0);
    menu->popup(m_buttons[index]->mapToGlobal(m_buttons[index]->rect().bottomLeft()));
}

void LabelPad::askGuideline(const QString& label)
{
    auto* dialog = new QInputDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog->setWindowTitle(tr("Guideline"));
    dialog->setLabelText(
        tr("When to use “%1”. The tool tip of the label shows it.").arg(Labels::title(label)));
    dialog->setTextValue(m_labeller->guideline(label));
    connect(dialog, &QInputDialog::textValueSelected, m_labeller,
            [this, label](const QString& text) { m_labeller->setGuideline(label, text); });
    dialog->open();
}

void LabelPad::update()
{
    const QStringList labels = m_labeller->labels();
    const Annotator& annotator = *m_labeller->annotator();
    const std::optional<std::size_t> mark =
        annotator.isOpen() ? annotator.markOn(m_labeller->chosen()) : std::nullopt;
    const QString present = mark ? QString::fromStdString(annotator.marks()[*mark].label) : QString();
    const bool canChange = annotator.canChange();
    for (int i = 0; i < m_buttons.size(); ++i) {
        QToolButton* button = m_buttons[i];
        const int count = m_labeller->countOf(labels[i]);
        QString name = Labels::title(labels[i]);
        name.replace('&', QLatin1String("&&"));
        const QString digit = digitOf(i);
        button->setText(QStringLiteral("%1  %2%3")
                            .arg(digit, name, count > 0 ? QStringLiteral("  (%1)").arg(count) : QString()));
        button->setIcon(regionSwatch(m_labeller->lookOf(labels[i]), labelSwatch, devicePixelRatioF()));
        button->setChecked(labels[i] == present);
        button->setEnabled(canChange);
        const QString act =
            digit.isEmpty()
                ? tr("Labels the selected nodes; a second click removes the label.")
                : tr("Labels the selected nodes; a second click removes the label (key %1).").arg(digit);
        const QString guideline = m_labeller->guideline(labels[i]);
        button->setToolTip(guideline.isEmpty() ? act : guideline + '\n' + act);
    }
    m_name->setEnabled(m_labeller->annotator()->isOpen());
}

} // namespace tagseam
