// SPDX-License-Identifier: MIT
// Reading, style key, node kinds, advantage and complement at hand.
#include "ui/views/optionsbar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalBlocker>

namespace tagseam {

OptionsBar::OptionsBar(PageSession* session, QWidget* parent)
    : QToolBar(tr("Analysis"), parent), m_session(session)
{
    setObjectName(QStringLiteral("optionsBar"));
    std::vector<std::pair<QString, QString>> names;
    names.reserve(readings.size());
    const QStringList tips{
        tr("The listing of the 2013 article to the letter: frequency ≥ threshold, only a longer right part "
           "is kept"),
        tr("As Table I was made: frequency > threshold; after a refused opening the next threshold"),
        tr("As Tabela 2 was made: frequency > threshold; after a refused opening the scan goes on")};
    for (std::size_t i = 0; i < readings.size(); ++i)
        names.emplace_back(
            QString::fromLatin1(readings[i].name.data(), static_cast<qsizetype>(readings[i].name.size())),
            tips[static_cast<qsizetype>(i)]);
    m_reading =
        addChoice(tr("&Reading"), tr("Which answers to the questions that the papers leave open"), names);
    m_style = addChoice(
        tr("St&yle key"), tr("What makes two labels different"),
        {{tr("tag only"), tr("The tag alone")},
         {tr("class"), tr("Tag and class")},
         {tr("class + style"), tr("Tag, class and style attribute: the published tables")},
         {tr("presentation"), tr("These and HTML 4's presentational attributes, such as bgcolor")}});
    m_nodes = addChoice(tr("&Nodes"), tr("Which nodes make the sequence"),
                        {{tr("elements"), tr("Elements alone")},
                         {tr("elements + text"), tr("Elements and non-blank text: the published tables")}});

    auto* label = new QLabel(tr("&Advantage"), this);
    m_advantage = new QDoubleSpinBox(this);
    m_advantage->setRange(0, 1);
    m_advantage->setSingleStep(0.05);
    m_advantage->setDecimals(2);
    m_advantage->setKeyboardTracking(false);
    m_advantage->setToolTip(tr("Share of both by which one part must be longer for a split to be accepted"));
    label->setBuddy(m_advantage);
    label->setContentsMargins(8, 0, 4, 0);
    addWidget(label);
    addWidget(m_advantage);

    m_complement = new QCheckBox(tr("&Complement"), this);
    m_complement->setToolTip(
        tr("Keep all but the main region (Algorithm 6), for pages whose content is smaller than "
           "the rest"));
    m_complement->setContentsMargins(8, 0, 4, 0);
    addSeparator();
    addWidget(m_complement);

    show(session->options());
    for (QComboBox* box : {m_reading, m_style, m_nodes})
        connect(box, &QComboBox::currentIndexChanged, this, &OptionsBar::apply);
    connect(m_advantage, &QDoubleSpinBox::valueChanged, this, &OptionsBar::apply);
    connect(m_complement, &QCheckBox::toggled, this, &OptionsBar::apply);
    connect(session, &PageSession::optionsChanged, this, [this] { show(m_session->options()); });
}

QComboBox* OptionsBar::addChoice(const QString& label, const QString& tip,
                                 const std::vector<std::pair<QString, QString>>& items)
{
    auto* text = new QLabel(label, this);
    auto* box = new QComboBox(this);
    for (const auto& [name, itemTip] : items) {
        box->addItem(name);
        box->setItemData(box->count() - 1, itemTip, Qt::ToolTipRole);
    }
    box->setToolTip(tip);
    text->setBuddy(box);
    text->setContentsMargins(8, 0, 4, 0);
    addWidget(text);
    addWidget(box);
    return box;
}

void OptionsBar::apply()
{
    AnalysisOptions options = m_session->options();
    if (m_reading->currentIndex() >= 0)
        options.search = readings[static_cast<std::size_t>(m_reading->currentIndex())].options;
    options.search.advantage = m_advantage->value();
    options.path.style = static_cast<StyleKey>(m_style->currentIndex());
    options.path.nodes = static_cast<NodeKinds>(m_nodes->currentIndex());
    options.keep = m_complement->isChecked() ? Keep::Complement : Keep::Region;
    m_session->setOptions(options);
}

void OptionsBar::show(const AnalysisOptions& options)
{
    const QSignalBlocker blockers[] = {QSignalBlocker(m_reading), QSignalBlocker(m_style),
                                       QSignalBlocker(m_nodes), QSignalBlocker(m_advantage),
                                       QSignalBlocker(m_complement)};
    const Reading* reading = readingOf(options.search);
    m_reading->setCurrentIndex(reading == nullptr ? -1 : static_cast<int>(reading - readings.data()));
    m_style->setCurrentIndex(static_cast<int>(options.path.style));
    m_nodes->setCurrentIndex(static_cast<int>(options.path.nodes));
    m_advantage->setValue(options.search.advantage);
    m_complement->setChecked(options.keep == Keep::Complement);
}

} // namespace tagseam
