// SPDX-License-Identifier: MIT
// Chooses the method that the table shows, the method to compare with, and a filter for the pages.
#include "ui/tools/corpus/corpusfilterbar.h"

#include "core/corpus/runs/rowmeasures.h"
#include "ui/tools/corpus/corpusmodel.h"
#include "ui/tools/corpus/corpustext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tagseam {

namespace {

constexpr std::array allClasses{PageClass::WellSplit,     PageClass::MuchElse,  PageClass::Homogeneous,
                                PageClass::Heterogeneous, PageClass::SmallMain, PageClass::Empty};
constexpr int outcomes = 5; // values of CorpusFilter::Show

} // namespace

CorpusFilterBar::CorpusFilterBar(OpenCorpus* corpus, CorpusFilter* filter, QWidget* parent)
    : QWidget(parent), m_corpus(corpus), m_filter(filter), m_methodName(new QLabel(this)),
      m_method(new QComboBox(this)), m_againstName(new QLabel(this)), m_against(new QComboBox(this)),
      m_measureName(new QLabel(this)), m_measure(new QComboBox(this)), m_text(new QLineEdit(this)),
      m_shows(new QComboBox(this)), m_classes(new QComboBox(this)), m_count(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(makeMethodRow());
    layout->addLayout(makeFilterRow());
    connect(corpus, &OpenCorpus::choiceChanged, this, &CorpusFilterBar::update);
    connect(filter, &CorpusFilter::arranged, this, &CorpusFilterBar::sayCount);
    retranslate();
}

QHBoxLayout* CorpusFilterBar::makeMethodRow()
{
    for (QComboBox* each : {m_method, m_against, m_measure})
        each->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (std::size_t i = 0; i < rowMeasures().size(); ++i)
        m_measure->addItem(QString());
    connect(m_method, &QComboBox::activated, this,
            [this](int index) { m_corpus->show(m_shownMethods[static_cast<std::size_t>(index)]); });
    connect(m_against, &QComboBox::activated, this, [this](int index) {
        m_corpus->compareWith(
            index == 0 ? std::nullopt : std::optional(m_againstMethods[static_cast<std::size_t>(index) - 1]));
    });
    connect(m_measure, &QComboBox::activated, this,
            [this](int index) { m_corpus->setMeasure(rowMeasures()[static_cast<std::size_t>(index)].key); });
    auto* row = new QHBoxLayout;
    for (const auto& [name, box] :
         {std::pair{m_methodName, m_method}, {m_againstName, m_against}, {m_measureName, m_measure}}) {
        name->setBuddy(box);
        row->addWidget(name);
        row->addWidget(box);
    }
    row->addStretch(1);
    return row;
}

QHBoxLayout* CorpusFilterBar::makeFilterRow()
{
    for (int i = 0; i < outcomes; ++i)
        m_shows->addItem(QString());
    m_classes->addItem(QString());
    for (std::size_t i = 0; i < allClasses.size(); ++i)
        m_classes->addItem(QString());
    m_text->setClearButtonEnabled(true);
    m_text->setMaximumWidth(360);
    connect(m_text, &QLineEdit::textChanged, m_filter, &CorpusFilter::setText);
    connect(m_shows, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_filter->show(static_cast<CorpusFilter::Show>(index)); });
    connect(m_classes, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_filter->showClass(index == 0 ? std::nullopt
                                       : std::optional(allClasses[static_cast<std::size_t>(index) - 1]));
    });
    auto* row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_shows);
    row->addWidget(m_classes);
    row->addWidget(m_count);
    row->addStretch(1);
    return row;
}

void CorpusFilterBar::retranslate()
{
    m_methodName->setText(tr("Method"));
    m_method->setToolTip(tr("The method whose figures the table and the plots show"));
    m_againstName->setText(tr("compared with"));
    m_against->setToolTip(tr("Another method of the run, or a method of a second run. The change is the "
                             "shown figure minus the figure of this method."));
    m_measureName->setText(tr("by"));
    m_measure->setToolTip(tr("The figure that decides whether a page is better or worse"));
    for (const auto& [name, box] :
         {std::pair{m_methodName, m_method}, {m_againstName, m_against}, {m_measureName, m_measure}})
        box->setAccessibleName(name->text());
    m_text->setPlaceholderText(tr("Filter by name (Ctrl+F)"));
    m_text->setAccessibleName(tr("Filter by the name of the page"));
    m_shows->setAccessibleName(tr("Pages shown, by outcome"));
    m_classes->setAccessibleName(tr("Pages shown, by class of failure"));
    nameMeasures();
    nameFilters();
    update();
}

void CorpusFilterBar::nameMeasures()
{
    for (int i = 0; i < m_measure->count(); ++i)
        m_measure->setItemText(i, titleOf(corpusMeasure(rowMeasures()[static_cast<std::size_t>(i)].key)));
}

void CorpusFilterBar::nameFilters()
{
    const std::array<QString, outcomes> names{tr("all pages"), tr("failed only"), tr("worse only"),
                                              tr("better only"), tr("changed only")};
    for (int i = 0; i < outcomes; ++i)
        m_shows->setItemText(i, names[static_cast<std::size_t>(i)]);
    m_classes->setItemText(0, tr("any class"));
    for (std::size_t i = 0; i < allClasses.size(); ++i)
        m_classes->setItemText(static_cast<int>(i) + 1, nameOf(allClasses[i]));
}

void CorpusFilterBar::listMethods()
{
    m_shownMethods.clear();
    m_againstMethods.clear();
    m_method->clear();
    m_against->clear();
    m_against->addItem(tr("nothing"));
    for (const RunMethod& each : m_corpus->methods()) {
        const QString name = tagseam::nameOf(*m_corpus, each);
        if (each.run == 0) {
            m_shownMethods.push_back(each);
            m_method->addItem(name);
        }
        if (each != m_corpus->method(OpenCorpus::Side::Shown)) {
            m_againstMethods.push_back(each);
            m_against->addItem(name);
        }
    }
    const auto indexIn = [](const std::vector<RunMethod>& all, const std::optional<RunMethod>& method) {
        const auto found = method ? std::ranges::find(all, *method) : all.end();
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    };
    m_method->setCurrentIndex(indexIn(m_shownMethods, m_corpus->method(OpenCorpus::Side::Shown)));
    m_against->setCurrentIndex(1 + indexIn(m_againstMethods, m_corpus->method(OpenCorpus::Side::Against)));
}

void CorpusFilterBar::update()
{
    listMethods();
    const auto byKey = std::ranges::find(rowMeasures(), m_corpus->measure().key, &RowMeasure::key);
    m_measure->setCurrentIndex(static_cast<int>(byKey - rowMeasures().begin()));
    const bool hasRun = m_corpus->run(0) != nullptr;
    const bool isCompared = m_corpus->method(OpenCorpus::Side::Against).has_value();
    for (QWidget* each : std::initializer_list<QWidget*>{m_methodName, m_method, m_againstName, m_against})
        each->setVisible(hasRun);
    for (QWidget* each : std::initializer_list<QWidget*>{m_measureName, m_measure})
        each->setVisible(hasRun && isCompared);
    for (QWidget* each : std::initializer_list<QWidget*>{m_shows, m_classes})
        each->setVisible(hasRun);
    if (!hasRun) { // a hidden filter has no effect
        m_shows->setCurrentIndex(0);
        m_classes->setCurrentIndex(0);
    }
    if (!isCompared && m_shows->currentIndex() > static_cast<int>(CorpusFilter::Show::Failed))
        m_shows->setCurrentIndex(0); // nothing is better or worse
    sayCount();
}

void CorpusFilterBar::sayCount()
{
    m_count->setText(tr("%1 of %n pages", nullptr, m_corpus->pageCount()).arg(m_filter->rowCount()));
}

} // namespace tagseam
