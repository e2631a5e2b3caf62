// SPDX-License-Identifier: MIT
// A scatter plot of the pages in the table, with a choice of its axes.
#include "ui/tools/corpus/scatterpanel.h"

#include "ui/tools/corpus/corpusmodel.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/widgets/language.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tagseam {

namespace {

constexpr int soonMilliseconds = 60;

} // namespace

ScatterPanel::ScatterPanel(OpenCorpus* corpus, CorpusFilter* shown, const char* x, const char* y,
                           QWidget* parent)
    : QWidget(parent), m_corpus(corpus), m_shown(shown), m_x(makeChoice(x)), m_y(makeChoice(y)),
      m_plot(new ScatterPlot(this))
{
    auto* over = new QLabel(this);
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_y, 1);
    choices->addWidget(over);
    choices->addWidget(m_x, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addLayout(choices);
    layout->addWidget(m_plot, 1);
    m_soon.setInterval(soonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &ScatterPanel::refresh);
    connect(corpus, &OpenCorpus::pagesChanged, m_plot, &ScatterPlot::setPast);
    connect(shown, &CorpusFilter::arranged, this, &ScatterPanel::refreshSoon);
    connect(corpus, &OpenCorpus::figuresChanged, this, &ScatterPanel::refreshSoon);
    connect(corpus, &OpenCorpus::choiceChanged, this, &ScatterPanel::refreshSoon);
    connect(corpus, &OpenCorpus::stateChanged, this, &ScatterPanel::refreshSoon);
    connect(corpus, &OpenCorpus::selectedChanged, m_plot, &ScatterPlot::setSelected);
    connect(m_plot, &ScatterPlot::chosen, corpus, &OpenCorpus::select);
    m_plot->setTip([this](const ScatterPoint& point) { return tipOf(point); });
    over->setText(tr("over"));
    retranslate();
}

QComboBox* ScatterPanel::makeChoice(const char* key)
{
    auto* box = new QComboBox(this);
    for (const CorpusMeasure& measure : corpusMeasures()) {
        box->addItem(QString());
        if (measure.key == key)
            box->setCurrentIndex(box->count() - 1);
    }
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    connect(box, &QComboBox::currentIndexChanged, this, &ScatterPanel::refreshSoon);
    return box;
}

void ScatterPanel::retranslate()
{
    for (QComboBox* box : {m_x, m_y}) {
        for (int i = 0; i < box->count(); ++i) {
            const CorpusMeasure& measure = corpusMeasures()[static_cast<std::size_t>(i)];
            box->setItemText(i, titleOf(measure));
            box->setItemData(i, meaningOf(measure), Qt::ToolTipRole);
        }
    }
    m_x->setAccessibleName(tr("Figure on the horizontal axis"));
    m_x->setToolTip(tr("The figure that increases from left to right"));
    m_y->setAccessibleName(tr("Figure on the vertical axis"));
    m_y->setToolTip(tr("The figure that increases from bottom to top"));
    refresh();
}

void ScatterPanel::addLaw(ScatterData& drawn)
{
    std::vector<double> x;
    std::vector<double> y;
    for (const ScatterPoint& point : drawn.points) {
        if (!point.isAgainst) {
            x.push_back(point.x);
            y.push_back(point.y);
        }
    }
    drawn.law = fittedPowerLaw(x, y);
    if (drawn.law)
        drawn.lawText = tr("slope %1").arg(decimal(drawn.law->exponent, 2));
}

const CorpusMeasure& ScatterPanel::chosen(const QComboBox* box) const
{
    return corpusMeasures()[static_cast<std::size_t>(box->currentIndex())];
}

void ScatterPanel::refreshSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void ScatterPanel::refresh()
{
    m_plot->setData(collect());
    m_plot->setSelected(m_corpus->selected());
    m_plot->setAccessibleName(tr("%1 over %2").arg(titleOf(chosen(m_y)), titleOf(chosen(m_x))));
    m_plot->setAccessibleDescription(
        m_plot->data().points.empty()
            ? emptiness()
            : tr("%n point(s); Left and Right go from page to page, Enter opens one.", nullptr,
                 static_cast<int>(m_plot->data().points.size())) +
                  (m_plot->data().law ? QLatin1Char(' ') + m_plot->data().lawText : QString()));
}

ScatterData ScatterPanel::collect() const
{
    ScatterData drawn;
    drawn.x = &chosen(m_x);
    drawn.y = &chosen(m_y);
    const auto nameOf = [this](OpenCorpus::Side side) {
        const std::optional<RunMethod>& method = m_corpus->method(side);
        if (!method)
            return QString();
        const QString run = m_corpus->run(method->run)->name();
        const QString name = QString::fromStdString(method->method);
        return m_corpus->run(1) == nullptr || run.isEmpty() ? name : tr("%1 of %2").arg(name, run);
    };
    drawn.shownName = nameOf(OpenCorpus::Side::Shown);
    drawn.againstName = nameOf(OpenCorpus::Side::Against);
    for (int i = 0; i < m_shown->rowCount(); ++i) {
        const int page = m_shown->pageAt(i);
        for (const OpenCorpus::Side side : {OpenCorpus::Side::Shown, OpenCorpus::Side::Against}) {
            const std::optional<double> x = m_corpus->figure(page, *drawn.x, side);
            const std::optional<double> y = m_corpus->figure(page, *drawn.y, side);
            if (x && y)
                drawn.points.push_back({*x, *y, page, side == OpenCorpus::Side::Against});
        }
    }
    drawn.emptiness = emptiness();
    if (drawn.x->kind == CorpusMeasure::Kind::Count && drawn.y->kind == CorpusMeasure::Kind::Count)
        addLaw(drawn);
    return drawn;
}

// The reason why there are no points.
QString ScatterPanel::emptiness() const
{
    if (m_corpus->run(0) == nullptr)
        return tr("Each page of a run is a point of the plot.");
    if (m_corpus->runner()->isRunning() && m_corpus->run(0)->rows.empty())
        return tr("The first pages are being analysed…");
    if (m_shown->rowCount() == 0)
        return tr("The filter shows no page.");
    for (const QComboBox* box : {m_y, m_x}) {
        const CorpusMeasure& measure = chosen(box);
        bool isThere = false;
        for (int i = 0; i < m_shown->rowCount() && !isThere; ++i)
            isThere = m_corpus->figure(m_shown->pageAt(i), measure).has_value();
        if (isThere)
            continue;
        if (measure.key == "milliseconds")
            return tr("A run does not contain times. The window reads them from RUN.times.csv beside the "
                      "run, which it writes when it saves a run, and which tagseam-cli writes with --times.");
        if (measure.key == "recordsFound")
            return tr("This method does not find data records.");
        if (measure.key == "expectedKept" || measure.key == "expectedComplete")
            return tr(
                "The corpus.csv or pages.csv of the folder does not name a text that must stay on the page.");
        if (measure.key == "wordsRemoved")
            return tr("The run does not count words: an older version of Tagseam wrote it.");
        if (measure.key == "levels" || measure.key == "splits" || measure.key == "indexSteps" ||
            measure.key.ends_with("Operations"))
            return tr("Only variants of the search have the figure “%1”.").arg(titleOf(measure));
        if (measure.key == "noiseRemoved")
            return tr("%1 requires true records and a method that finds records in the result of a filter, "
                      "such as "
                      "jidm-2013+velloso-2014.")
                .arg(titleOf(measure));
        if (measure.key == "confidence")
            return tr("Only the method content says how sure it is, and this run does not have it.");
        if (measure.key.starts_with("article"))
            return tr("%1 requires ground truth that is a text, and no page of this run has it.")
                .arg(titleOf(measure));
        if (measure.key == "sharedRemoved")
            return tr("The run does not count shared text: tagseam-cli corpus run --shared-text does.");
        return measure.key == "nodes" || measure.key == "kept" || measure.key == "reduction"
                   ? tr("All pages that the filter shows failed.")
                   : tr("%1 requires ground truth, and no page of this run has it: an annotation beside the "
                        "page, or groundtruth.xml, .csv or .json in its folder or above.")
                         .arg(titleOf(measure));
    }
    return tr("No page has both figures.");
}

QString ScatterPanel::tipOf(const ScatterPoint& point) const
{
    const ScatterData& drawn = m_plot->data();
    const QString figures = tr("%1: %2, %3: %4")
                                .arg(titleOf(*drawn.x), figureText(*drawn.x, point.x), titleOf(*drawn.y),
                                     figureText(*drawn.y, point.y));
    const QString lines = m_corpus->pageName(point.page) + '\n' +
                          (point.isAgainst ? drawn.againstName : drawn.shownName) + '\n' + figures;
    return lines;
}

} // namespace tagseam
