// SPDX-License-Identifier: MIT
// Options for source, variant, label attributes, node kinds, minimum difference and complement.
#include "ui/window/optionsbar.h"

#include "ui/session/words/variantstext.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalBlocker>

#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace tagseam {

namespace {

constexpr int usualDecimals = 2; // decimals of a minimum difference
constexpr int mostDecimals = 10;

// Shows as many decimals as the number has, at least two, and never rounds.
class DecimalBox : public QDoubleSpinBox {
  public:
    explicit DecimalBox(QWidget* parent) : QDoubleSpinBox(parent) { setDecimals(mostDecimals); }
    QString textFromValue(double value) const override
    {
        QString text = locale().toString(value, 'f', mostDecimals);
        const qsizetype shortest = text.size() - (mostDecimals - usualDecimals);
        while (text.size() > shortest && text.endsWith('0'))
            text.chop(1);
        return text;
    }
    QSize sizeHint() const override { return withRoom(QDoubleSpinBox::sizeHint()); }
    QSize minimumSizeHint() const override { return withRoom(QDoubleSpinBox::minimumSizeHint()); }

  private:
    // Returns the size with room for four decimals.
    QSize withRoom(QSize size) const
    {
        size.rwidth() += fontMetrics().horizontalAdvance(QStringLiteral("00"));
        return size;
    }
};

// The threshold, limited to the maximum of the box.
int boxed(std::uint32_t threshold)
{
    constexpr int most = std::numeric_limits<int>::max();
    return static_cast<int>(std::min(threshold, static_cast<std::uint32_t>(most)));
}

} // namespace

OptionsBar::OptionsBar(PageSession* session, QWidget* parent) : QToolBar(parent), m_session(session)
{
    setObjectName(QStringLiteral("optionsBar"));
    setWindowTitle(tr("Options"));
    m_source = addChoice(
        QT_TR_NOOP("So&urce"), QT_TR_NOOP("Which of the page's trees is analysed and shown"),
        {{QT_TR_NOOP("rendered"), QT_TR_NOOP("The DOM that the browser built, as it was when captured")},
         {QT_TR_NOOP("source"),
          QT_TR_NOOP("The bytes as served, read as HTML5 prescribes, which browsers do. No script has run.")},
         {QT_TR_NOOP("source (libxml2)"),
          QT_TR_NOOP("The bytes as served, read by libxml2, as the papers' programs did. No script has "
                     "run.")}});
    m_source->setObjectName(QStringLiteral("sourceChoice"));
    std::vector<Item> names;
    names.reserve(variants.size());
    const char* const tips[] = {QT_TR_NOOP("The listing of the 2013 article as printed: frequency ≥ "
                                           "threshold, only a longer right side is kept"),
                                QT_TR_NOOP("Inferred from Table I: frequency > threshold; after a rejected "
                                           "candidate split, the next threshold"),
                                QT_TR_NOOP("Inferred from Tabela 2: frequency > threshold; after a rejected "
                                           "candidate split, the scan continues")};
    for (const char* const tip : tips)
        names.push_back({nullptr, tip});
    m_variant = addChoice(
        QT_TR_NOOP("Va&riant"),
        QT_TR_NOOP(
            "Algorithm variant: how the points on which the papers' listings and tables differ are resolved"),
        names);
    for (std::size_t i = 0; i < variants.size(); ++i) // their names are the same in every language
        m_variant->setItemText(
            static_cast<int>(i),
            QString::fromLatin1(variants[i].name.data(), static_cast<qsizetype>(variants[i].name.size())));
    m_style = addChoice(
        QT_TR_NOOP("La&bel attributes"), QT_TR_NOOP("Attributes that belong to a label, beside the tag"),
        {{nullptr, QT_TR_NOOP("The tag alone")},
         {nullptr, QT_TR_NOOP("Tag and class")},
         {nullptr, QT_TR_NOOP("Tag, class and style attribute: the published tables")},
         {nullptr,
          QT_TR_NOOP("Tag, class, style attribute and HTML 4's presentational attributes, such as bgcolor")},
         {nullptr,
          QT_TR_NOOP(
              "Tag and computed style: display, position, font, colours, borders and similar properties")}});
    m_nodes = addChoice(QT_TR_NOOP("&Nodes"), QT_TR_NOOP("Nodes that have a position in the sequence"),
                        {{nullptr, QT_TR_NOOP("Elements alone")},
                         {nullptr, QT_TR_NOOP("Elements and non-blank text: the published tables")}});
    for (int i = 0; i < m_style->count(); ++i)
        m_style->setItemText(i, styleName(static_cast<LabelAttributes>(i)));
    for (int i = 0; i < m_nodes->count(); ++i)
        m_nodes->setItemText(i, nodesName(static_cast<NodeKinds>(i)));

    m_minDifference = new DecimalBox(this);
    m_minDifference->setRange(0, 1);
    m_minDifference->setSingleStep(0.05);
    m_minDifference->setKeyboardTracking(false);
    addLabelled(
        m_minDifference, QT_TR_NOOP("Minimum &difference"),
        QT_TR_NOOP("Minimum length difference for a split, as a fraction of both sides. With 0.20, as in "
                   "line 30 of the listing, one side must be 1.5 times as long as the other; the papers' "
                   "text, \"at least 20% larger\", would be 1.2 times"));

    addLowestThreshold();

    m_complement = new QCheckBox(this);
    const auto say = [this] {
        const bool isFree = m_session->kept()->several().empty();
        m_complement->setText(tr("&Complement"));
        m_complement->setEnabled(isFree);
        m_complement->setToolTip(
            isFree ? tr("Keep all but the main region (Algorithm 6), for pages whose content is smaller than "
                        "the rest")
            : m_session->kept()->isDetected()
                ? tr("The pruned page shows content detection now: see Content detection in the Explain dock")
            : m_session->kept()->byHand()
                ? tr("The pruned page shows a candidate chosen by hand now: see Content detection in the "
                     "Explain dock")
                : tr("Several regions are kept now: see Diagnosis in the Explain dock"));
    };
    say();
    connect(session->kept(), &KeptRegions::severalChanged, m_complement, say);
    connect(session->runner(), &AnalysisRunner::analysisChanged, m_complement, say);
    m_complement->setContentsMargins(8, 0, 4, 0);
    addSeparator();
    addWidget(m_complement);

    show(session->runner()->options());
    for (QComboBox* box : {m_source, m_variant, m_style, m_nodes})
        connect(box, &QComboBox::currentIndexChanged, this, &OptionsBar::apply);
    connect(m_minDifference, &QDoubleSpinBox::valueChanged, this, &OptionsBar::apply);
    connect(m_lowest, &QSpinBox::valueChanged, this, &OptionsBar::apply);
    connect(m_complement, &QCheckBox::toggled, this, &OptionsBar::apply);
    connect(session->runner(), &AnalysisRunner::optionsChanged, this,
            [this] { show(m_session->runner()->options()); });
}

QComboBox* OptionsBar::addChoice(const char* label, const char* tip, const std::vector<Item>& items)
{
    auto* box = new QComboBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (std::size_t i = 0; i < items.size(); ++i)
        box->addItem(QString());
    for (int i = 0; i < box->count(); ++i) {
        const Item& item = items[static_cast<std::size_t>(i)];
        if (item.name != nullptr)
            box->setItemText(i, tr(item.name));
        box->setItemData(i, tr(item.tip), Qt::ToolTipRole);
    }
    addLabelled(box, label, tip);
    return box;
}

// Adds an option that a what-if may set; it is hidden otherwise.
void OptionsBar::addLowestThreshold()
{
    m_lowest = new QSpinBox(this);
    m_lowest->setRange(1, std::numeric_limits<int>::max());
    m_lowest->setKeyboardTracking(false);
    m_allThresholds = new QToolButton(this);
    m_allThresholds->setText(QStringLiteral("×"));
    m_allThresholds->setAutoRaise(true);
    connect(m_allThresholds, &QToolButton::clicked, this, [this] { m_lowest->setValue(1); });
    m_lowestActions =
        addLabelled(m_lowest, QT_TR_NOOP("Min. threshold"),
                    QT_TR_NOOP("The search skips lower thresholds. In the papers it starts at 1."));
    m_lowestActions << addWidget(m_allThresholds);
    const QString what = tr("All thresholds again, as in the papers");
    m_allThresholds->setToolTip(what);
    m_allThresholds->setAccessibleName(what); // otherwise its sign would be read as "times"
}

QList<QAction*> OptionsBar::addLabelled(QWidget* field, const char* label, const char* tip)
{
    auto* text = new QLabel(this);
    text->setBuddy(field);
    text->setContentsMargins(8, 0, 4, 0);
    const QList<QAction*> actions{addWidget(text), addWidget(field)};
    text->setText(tr(label));
    field->setToolTip(tr(tip));
    return actions;
}

void OptionsBar::apply()
{
    AnalysisOptions options = m_session->runner()->options();
    if (m_variant->currentIndex() >= 0)
        options.search = variants[static_cast<std::size_t>(m_variant->currentIndex())].options;
    const double before = m_session->runner()->setup().search.minDifference;
    const double shown = m_minDifference->value(); // `before`, rounded to the decimals of the box
    options.search.minDifference = std::abs(shown - before) < std::pow(10, -mostDecimals) ? before : shown;
    const std::uint32_t lowest =
        m_session->runner()->setup().search.lowestThreshold; // may be larger than the maximum of the box
    options.search.lowestThreshold =
        m_lowest->value() == boxed(lowest) ? lowest : static_cast<std::uint32_t>(m_lowest->value());
    options.path.style = static_cast<LabelAttributes>(m_style->currentIndex());
    options.path.nodes = static_cast<NodeKinds>(m_nodes->currentIndex());
    options.source = static_cast<PageSource>(m_source->currentIndex());
    options.keep = m_complement->isChecked() ? Keep::Complement : Keep::Region;
    m_session->runner()->setOptions(options);
}

void OptionsBar::show(const AnalysisOptions& options)
{
    const QSignalBlocker blockers[] = {QSignalBlocker(m_source),        QSignalBlocker(m_variant),
                                       QSignalBlocker(m_style),         QSignalBlocker(m_nodes),
                                       QSignalBlocker(m_minDifference), QSignalBlocker(m_complement),
                                       QSignalBlocker(m_lowest)};
    const Variant* variant = variantOf(options.search);
    m_variant->setCurrentIndex(variant == nullptr ? -1 : static_cast<int>(variant - variants.data()));
    m_source->setCurrentIndex(static_cast<int>(m_session->trees()->wanted()));
    m_style->setCurrentIndex(static_cast<int>(options.path.style));
    m_nodes->setCurrentIndex(static_cast<int>(options.path.nodes));
    m_minDifference->setValue(options.search.minDifference);
    m_lowest->setValue(boxed(options.search.lowestThreshold));
    for (QAction* each : m_lowestActions)
        each->setVisible(options.search.lowestThreshold != 1);
    m_complement->setChecked(options.keep == Keep::Complement);
}

QAction* OptionsBar::makeShowAction()
{
    auto* action = new QAction(this);
    action->setObjectName(QStringLiteral("showOptions"));
    connect(action, &QAction::triggered, this, [this] { QWidget::show(); });
    const auto update = [this, action] {
        action->setVisible(!toggleViewAction()->isChecked() && m_session->workspace() != Workspace::Corpus);
    };
    connect(toggleViewAction(), &QAction::toggled, action, update);
    connect(m_session, &PageSession::workspaceChanged, action, update);
    update();
    action->setText(tr("Opt&ions"));
    return action;
}

} // namespace tagseam
