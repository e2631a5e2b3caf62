// SPDX-License-Identifier: MIT
// The settings of data record mining.
#include "ui/tools/content/recordsettings.h"

#include "ui/widgets/flowlayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace tagseam {

RecordSettings::RecordSettings(QWidget* parent)
    : QWidget(parent), m_row(new FlowLayout), m_preset(new QComboBox(this)), m_more(new QToolButton(this)),
      m_similarity(new QComboBox(this)), m_bound(new QLabel(this)), m_threshold(new QDoubleSpinBox(this)),
      m_longestLabel(new QLabel(this)), m_longest(new QSpinBox(this)), m_depthLabel(new QLabel(this)),
      m_depth(new QSpinBox(this)), m_depthOf(new QComboBox(this)), m_texts(new QCheckBox(this)),
      m_within(new QCheckBox(this)), m_panel(makePanel())
{
    for (const MdrPreset& preset : mdrPresets) // names are the same in every language
        m_preset->addItem(QString::fromLatin1(preset.name.data(), static_cast<int>(preset.name.size())));
    m_preset->addItem(QString());
    m_similarity->addItems({QString(), QString()});
    m_depthOf->addItems({QString(), QString()});
    m_threshold->setRange(0, 1);
    m_threshold->setSingleStep(0.05);
    m_threshold->setDecimals(3);
    m_longest->setRange(1, 100);
    m_depth->setRange(1, 100);
    for (QAbstractSpinBox* box : std::initializer_list<QAbstractSpinBox*>{m_threshold, m_longest, m_depth})
        box->setKeyboardTracking(false); // an incomplete number is not used
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setArrowType(Qt::RightArrow);
    m_panel->hide();
    m_row->addWidget(m_preset);
    m_row->addWidget(m_more);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(m_row);
    layout->addWidget(m_panel);
    connectAll();
    show();
    say();
}

void RecordSettings::addWidget(QWidget* widget)
{
    m_row->addWidget(widget);
}

QWidget* RecordSettings::makePanel()
{
    auto* panel = new QWidget(this);
    auto* grid = new QGridLayout(panel);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_similarity, 0, 0, 1, 2);
    grid->addWidget(m_bound, 0, 2, Qt::AlignRight);
    grid->addWidget(m_threshold, 0, 3);
    grid->addWidget(m_longestLabel, 1, 0);
    grid->addWidget(m_longest, 1, 1);
    grid->addWidget(m_depthLabel, 1, 2, Qt::AlignRight);
    grid->addWidget(m_depth, 1, 3);
    grid->addWidget(m_depthOf, 1, 4);
    grid->addWidget(m_texts, 2, 0, 1, 2);
    grid->addWidget(m_within, 2, 2, 1, 3);
    grid->setColumnStretch(5, 1);
    m_bound->setBuddy(m_threshold);
    m_longestLabel->setBuddy(m_longest);
    m_depthLabel->setBuddy(m_depth);
    return panel;
}

void RecordSettings::connectAll()
{
    connect(m_more, &QToolButton::toggled, this, [this](bool isOpen) {
        m_more->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_panel->setVisible(isOpen);
    });
    connect(m_preset, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (m_isShowing)
            return;
        if (index < static_cast<int>(mdrPresets.size()))
            set(mdrPresets[static_cast<std::size_t>(index)].options);
        else
            m_more->setChecked(true);
    });
    connect(m_similarity, &QComboBox::currentIndexChanged, this, &RecordSettings::takeSimilarity);
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, &RecordSettings::take);
    for (QSpinBox* box : {m_longest, m_depth})
        connect(box, &QSpinBox::valueChanged, this, &RecordSettings::take);
    connect(m_depthOf, &QComboBox::currentIndexChanged, this, &RecordSettings::take);
    for (QCheckBox* box : {m_texts, m_within})
        connect(box, &QCheckBox::toggled, this, &RecordSettings::take);
}

// A distance cannot be converted to a similarity: takes the threshold of the preset with the same measure.
void RecordSettings::takeSimilarity(int index)
{
    if (m_isShowing)
        return;
    MdrOptions options = m_options;
    options.similarity = static_cast<Similarity>(index);
    for (const MdrPreset& preset : mdrPresets) {
        if (preset.options.similarity == options.similarity)
            options.threshold = preset.options.threshold;
    }
    set(options);
}

void RecordSettings::take()
{
    if (m_isShowing)
        return;
    MdrOptions options = m_options;
    options.threshold = m_threshold->value();
    options.longest = static_cast<std::uint32_t>(m_longest->value());
    options.smallestDepth = static_cast<std::uint32_t>(m_depth->value());
    options.depthOf = static_cast<DepthOf>(m_depthOf->currentIndex());
    options.hasTexts = m_texts->isChecked();
    options.looksWithin = m_within->isChecked();
    set(options);
}

void RecordSettings::set(const MdrOptions& options)
{
    const bool isOther = !(options == m_options);
    m_options = options;
    show();
    say();
    if (isOther)
        emit changed();
}

void RecordSettings::show()
{
    const QScopedValueRollback showing(m_isShowing, true);
    const auto* const preset = std::ranges::find(mdrPresets, m_options, &MdrPreset::options);
    m_preset->setCurrentIndex(static_cast<int>(preset - mdrPresets.begin()));
    m_similarity->setCurrentIndex(static_cast<int>(m_options.similarity));
    m_threshold->setValue(m_options.threshold);
    m_longest->setValue(static_cast<int>(m_options.longest));
    m_depth->setValue(static_cast<int>(m_options.smallestDepth));
    m_depthOf->setCurrentIndex(static_cast<int>(m_options.depthOf));
    m_texts->setChecked(m_options.hasTexts);
    m_within->setChecked(m_options.looksWithin);
}

void RecordSettings::say()
{
    const auto name = [](QWidget* widget, const QString& accessible, const QString& tip) {
        widget->setAccessibleName(accessible);
        widget->setToolTip(tip);
    };
    m_preset->setItemText(static_cast<int>(mdrPresets.size()), tr("own settings"));
    name(m_preset, tr("Preset of MDR"),
         tr("Settings for mining records: those of the MDR paper, those of the experiments of Velloso and "
            "Dorneles, or your own"));
    m_more->setText(tr("Settings"));
    m_more->setToolTip(tr("Similarity, threshold and depth"));
    m_similarity->setItemText(0, tr("tag strings"));
    m_similarity->setItemText(1, tr("tag trees"));
    name(m_similarity, tr("Similarity"),
         tr("Tag strings: their edit distance by their mean length. Tag trees: the tags that simple tree "
            "matching pairs, by the larger tree."));
    const bool isTree = m_options.similarity == Similarity::TreeMatching;
    m_bound->setText(isTree ? tr("at least") : tr("at most"));
    name(m_threshold, tr("Threshold"),
         isTree ? tr("Least similarity, 0 to 1, of two neighbours that are alike")
                : tr("Greatest distance, 0 to 1, of two neighbours that are alike"));
    m_longestLabel->setText(tr("K"));
    name(m_longest, tr("K"), tr("Most tag nodes of a generalized node"));
    m_depthLabel->setText(tr("levels"));
    name(m_depth, tr("Levels"), tr("Subtrees with fewer levels of tags are not compared"));
    m_depthOf->setItemText(0, tr("of the parent"));
    m_depthOf->setItemText(1, tr("of each node"));
    name(m_depthOf, tr("Subtree whose levels are counted"),
         tr("The subtree of the parent (the MDR paper), or each generalized node under a common root (the "
            "experiments of Velloso and Dorneles)"));
    m_texts->setText(tr("texts count"));
    m_texts->setToolTip(tr("Texts that are not blank are tags, too, as in the tag path sequence"));
    m_within->setText(tr("look within"));
    m_within->setToolTip(
        tr("Search for records within generalized nodes; otherwise each generalized node is one record"));
}

} // namespace tagseam
