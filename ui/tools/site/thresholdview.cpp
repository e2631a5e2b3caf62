// SPDX-License-Identifier: MIT
// The threshold of a site as slider and number, and the effect of each threshold on sample pages.
#include "ui/tools/site/thresholdview.h"

#include "ui/tools/site/importancedelegate.h"
#include "ui/tools/site/thresholdsmodel.h"
#include "ui/widgets/language.h"

#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSlider>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <cmath>

namespace tagseam {

namespace {

constexpr int decimals = 4;
constexpr int sliderSteps = 1000; // from 0 to 1

} // namespace

ThresholdView::ThresholdView(OpenSite* site, QWidget* parent)
    : QWidget(parent), m_site(site), m_label(new QLabel(this)), m_slider(new QSlider(Qt::Horizontal, this)),
      m_number(new QDoubleSpinBox(this)), m_usual(new QToolButton(this)), m_sample(new QToolButton(this)),
      m_title(new QLabel(this)), m_model(new ThresholdsModel(this)), m_list(new QTreeView(this))
{
    m_slider->setRange(0, sliderSteps);
    m_slider->setPageStep(sliderSteps / 20);
    m_number->setDecimals(decimals);
    m_number->setRange(0, 1);
    m_number->setSingleStep(0.01);
    m_number->setKeyboardTracking(false); // an incomplete number is not a threshold
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    const int widest = fontMetrics().horizontalAdvance(QStringLiteral("100.0 % (1234567)")) + 12;
    m_list->setItemDelegateForColumn(ThresholdsModel::WordsColumn, new ImportanceDelegate(widest, m_list));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(ThresholdsModel::WordsColumn, QHeaderView::Stretch);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_list->setMinimumHeight(fontMetrics().height() * 4);
    m_title->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_label);
    row->addWidget(m_slider, 1);
    row->addWidget(m_number);
    row->addWidget(m_usual);
    auto* samples = new QHBoxLayout;
    samples->setSpacing(4);
    samples->addWidget(m_title, 1);
    samples->addWidget(m_sample);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addLayout(samples);
    layout->addWidget(m_list, 1);

    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        if (!m_isFollowing)
            m_site->setThreshold(static_cast<double>(value) / sliderSteps);
    });
    connect(m_number, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (!m_isFollowing)
            m_site->setThreshold(value);
    });
    connect(m_usual, &QToolButton::clicked, this, [this] { m_site->setThreshold(usualThreshold); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFollowing && index.isValid())
                    m_site->setThreshold(m_model->thresholdAt(index.row()));
            });
    connect(m_sample, &QToolButton::clicked, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(window(), tr("Sample pages of the site"));
        if (!folder.isEmpty())
            m_site->sample(folder);
    });
    connect(site, &OpenSite::changed, this, &ThresholdView::showSamples);
    connect(site, &OpenSite::thresholdChanged, this, &ThresholdView::showThreshold);
    showSamples();
}

void ThresholdView::showSamples()
{
    {
        const QScopedValueRollback following(m_isFollowing, true);
        m_model->show(m_site->samples() == nullptr ? ThresholdTable() : m_site->samples()->table);
    }
    showThreshold();
    say();
}

void ThresholdView::showThreshold()
{
    const QScopedValueRollback following(m_isFollowing, true);
    m_slider->setValue(static_cast<int>(std::lround(m_site->threshold() * sliderSteps)));
    m_number->setValue(shownThreshold(m_site->threshold()));
    const QModelIndex index = m_model->index(m_model->rowOf(m_site->threshold()), 0);
    if (index.isValid())
        m_list->setCurrentIndex(index);
    else
        m_list->selectionModel()->clear();
}

void ThresholdView::say()
{
    m_label->setText(tr("Threshold"));
    m_slider->setAccessibleName(tr("Threshold"));
    m_number->setAccessibleName(tr("Threshold"));
    for (QWidget* each : std::initializer_list<QWidget*>{m_label, m_slider, m_number})
        each->setToolTip(tr("Greatest composite importance of noise, 0 to 1"));
    m_number->setLocale(Language::instance()->locale());
    m_usual->setText(decimal(usualThreshold, 1));
    m_usual->setToolTip(tr("The default threshold"));
    m_sample->setText(tr("Sample pages…"));
    m_sample->setToolTip(
        tr("Read some pages of the site to see the words and nodes that each threshold removes"));
    m_sample->setEnabled(m_site->site() != nullptr && !m_site->isBusy());
    m_list->setAccessibleName(tr("Words and nodes that each threshold removes from the sample pages"));
    m_list->setVisible(m_model->rowCount() > 0);
    const SampledPages* samples = m_site->samples();
    m_title->setText(samples == nullptr
                         ? tr("Sample pages show the effect of each threshold and help to choose one.")
                         : tr("Words and nodes that are removed from %n sample pages. Choose a row to apply "
                              "its threshold, and look at the page:",
                              nullptr, static_cast<int>(samples->pages)));
    for (int column = 0; column < ThresholdsModel::ColumnCount; ++column)
        m_list->resizeColumnToContents(column);
}

} // namespace tagseam
