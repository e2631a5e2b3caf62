// SPDX-License-Identifier: MIT
// Preferences that a user sets once.
#include "ui/window/preferences.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

// The ranges of the settings: below them, not even the samples would load; above them, numbers that count
// nodes overflow.
constexpr int mostMegabytes = 1024; // libxml2 counts bytes in int
constexpr int leastNodes = 1000;
constexpr int mostNodes = 50'000'000;
constexpr int leastDepth = 100;
constexpr int mostDepth = 10'000'000;
constexpr int mostSeconds = 600;

QSpinBox* number(QWidget* parent, int least, int most, int step)
{
    auto* box = new QSpinBox(parent);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setAccelerated(true);
    box->setAlignment(Qt::AlignRight);
    return box;
}

std::uint32_t stored(const QSettings& settings, const char* key, std::uint32_t otherwise, int least, int most)
{
    bool isNumber = false;
    const int value = settings.value(QLatin1String(key)).toInt(&isNumber);
    return isNumber ? static_cast<std::uint32_t>(std::clamp(value, least, most)) : otherwise;
}

} // namespace

Limits storedLimits()
{
    const QSettings settings;
    const Limits plain;
    Limits limits;
    limits.bytes = std::size_t{stored(settings, "limits/megabytes",
                                      static_cast<std::uint32_t>(plain.bytes >> 20U), 1, mostMegabytes)}
                   << 20U;
    limits.nodes = stored(settings, "limits/nodes", plain.nodes, leastNodes, mostNodes);
    limits.depth = stored(settings, "limits/depth", plain.depth, leastDepth, mostDepth);
    limits.seconds = stored(settings, "limits/seconds", plain.seconds, 1, mostSeconds);
    return limits;
}

void storeLimits(const Limits& limits)
{
    QSettings settings;
    settings.setValue(QStringLiteral("limits/megabytes"), static_cast<uint>(limits.bytes >> 20U));
    settings.setValue(QStringLiteral("limits/nodes"), limits.nodes);
    settings.setValue(QStringLiteral("limits/depth"), limits.depth);
    settings.setValue(QStringLiteral("limits/seconds"), limits.seconds);
}

PreferencesDialog::PreferencesDialog(const Limits& limits, QWidget* parent)
    : QDialog(parent), m_megabytes(number(this, 1, mostMegabytes, 64)),
      m_nodes(number(this, leastNodes, mostNodes, 100'000)),
      m_depth(number(this, leastDepth, mostDepth, 10'000)), m_seconds(number(this, 1, mostSeconds, 5))
{
    auto* lead = new QLabel(this);
    lead->setWordWrap(true);
    auto* form = new QFormLayout;
    const std::pair<QSpinBox*, const char*> rows[] = {
        {m_megabytes, QT_TR_NOOP("&Size, unpacked")},
        {m_nodes, QT_TR_NOOP("&Nodes: elements, texts, comments")},
        {m_depth, QT_TR_NOOP("&Depth: elements within each other")},
        {m_seconds, QT_TR_NOOP("&Loading time, then the page is captured as it is")}};
    for (const auto& [box, text] : rows) {
        auto* label = new QLabel(this);
        label->setBuddy(box);
        form->addRow(label, box);
        label->setText(tr(text));
    }
    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(lead);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(buttons);
    setLimits(limits);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { setLimits({}); });
    setWindowTitle(tr("Preferences"));
    lead->setText(tr("Limits for a page. A larger page is not loaded, and a message names the limit that it "
                     "exceeds. The limits apply to pages loaded from now on."));
    m_megabytes->setSuffix(tr(" MB"));
    m_seconds->setSuffix(tr(" s"));
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&OK"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Cancel"));
    buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("&Reset"));
}

Limits PreferencesDialog::limits() const
{
    Limits limits;
    limits.bytes = static_cast<std::size_t>(m_megabytes->value()) << 20U;
    limits.nodes = static_cast<std::uint32_t>(m_nodes->value());
    limits.depth = static_cast<std::uint32_t>(m_depth->value());
    limits.seconds = static_cast<std::uint32_t>(m_seconds->value());
    return limits;
}

void PreferencesDialog::setLimits(const Limits& limits)
{
    m_megabytes->setValue(static_cast<int>(limits.bytes >> 20U));
    m_nodes->setValue(static_cast<int>(limits.nodes));
    m_depth->setValue(static_cast<int>(limits.depth));
    m_seconds->setValue(static_cast<int>(limits.seconds));
}

} // namespace tagseam
