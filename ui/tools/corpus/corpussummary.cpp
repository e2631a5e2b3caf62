// SPDX-License-Identifier: MIT
// Tables about the whole corpus.
#include "ui/tools/corpus/corpussummary.h"

#include "core/corpus/runs/rowmeasures.h"
#include "core/corpus/runs/runtable.h"
#include "ui/session/page/savefile.h"
#include "ui/tools/corpus/corpusmeasures.h"
#include "ui/tools/corpus/corpusrun.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/sections.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPromise>
#include <QPushButton>
#include <QShowEvent>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace tagseam {

namespace {

constexpr std::array listedClasses{PageClass::WellSplit,   PageClass::MuchElse,      PageClass::SmallMain,
                                   PageClass::Homogeneous, PageClass::Heterogeneous, PageClass::Empty};

QString figureOrDash(const std::optional<double>& figure)
{
    return figure ? figureText(corpusMeasure("f1"), *figure) : QStringLiteral("–");
}

QString nameOfAnnotator(const std::string& name)
{
    return name.empty() ? CorpusSummary::tr("without a name") : QString::fromStdString(name);
}

} // namespace

CorpusSummary::CorpusSummary(OpenCorpus* corpus, QWidget* parent)
    : QWidget(parent), m_corpus(corpus), m_sections(new Sections(this)), m_meansText(new QLabel(this)),
      m_means(new AnswerTable(this)), m_classesText(new QLabel(this)), m_classes(new AnswerTable(this)),
      m_measure(new QPushButton(tr("Measure"), this)), m_agreementText(new QLabel(this)),
      m_pairs(new AnswerTable(this)), m_pages(new AnswerTable(this)),
      m_save(new QPushButton(tr("Save as CSV…"), this))
{
    for (QLabel* each : {m_meansText, m_classesText, m_agreementText})
        each->setWordWrap(true);
    m_means->setAccessibleName(tr("Means of each method"));
    m_classes->setAccessibleName(tr("Class of failure"));
    m_pairs->setAccessibleName(tr("Agreement of each pair of annotators"));
    m_pages->setAccessibleName(tr("Agreement on each page"));
    m_sections->add(makePage(m_meansText, {m_means}), tr("Means of each method"),
                    tr("Shows the mean of each figure over the pages that have it."));
    m_sections->add(
        makePage(m_classesText, {m_classes}), tr("Class of failure"),
        tr("Counts the pages on which the search fails, by the kind of failure, with the mean F1 of "
           "each kind."));
    makeAgreement();
    auto* saving = new QHBoxLayout;
    saving->addWidget(m_save);
    saving->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_sections, 1);
    layout->addLayout(saving);
    connect(m_save, &QPushButton::clicked, this, &CorpusSummary::chooseFile);
    for (const auto changed :
         {&OpenCorpus::stateChanged, &OpenCorpus::choiceChanged, &OpenCorpus::pagesChanged})
        connect(corpus, changed, this, &CorpusSummary::say);
    connect(m_sections, &Sections::unfoldedChanged, this, &CorpusSummary::say);
    m_measuring.whenFinished(this, [this](std::vector<AnnotatedBySeveral> agreement) {
        m_agreement = std::move(agreement);
        m_isMeasured = true;
        say();
    });
    say();
}

CorpusSummary::~CorpusSummary()
{
    m_stop.request_stop(); // the corpus waits for its threads
}

QWidget* CorpusSummary::makePage(QLabel* text, const std::vector<AnswerTable*>& tables)
{
    auto* page = new QWidget(m_sections);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(text);
    for (AnswerTable* table : tables)
        layout->addWidget(table, 1);
    return page;
}

void CorpusSummary::makeAgreement()
{
    m_measure->setToolTip(tr("Reads the annotations beside each page and compares them"));
    m_measure->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    QWidget* page = makePage(m_agreementText, {m_pairs, m_pages});
    static_cast<QVBoxLayout*>(page->layout())->insertWidget(0, m_measure);
    m_sections->add(page, tr("Agreement of annotators"),
                    tr("Compares the annotations of pages that two or more people have annotated."));
    connect(m_measure, &QPushButton::clicked, this, &CorpusSummary::measure);
}

void CorpusSummary::say()
{
    if (m_folder != m_corpus->folder()) { // belongs to another folder
        m_stop.request_stop();
        m_measuring.drop();
        m_agreement.clear();
        m_isMeasured = false;
        m_folder = m_corpus->folder();
    }
    if (!isVisible()) // showEvent() calls this again
        return;
    sayMeans();
    sayClasses();
    sayAgreement();
    const QWidget* shown = m_sections->unfolded();
    bool hasRows = false;
    for (const AnswerTable* table : shown->findChildren<AnswerTable*>())
        hasRows = hasRows || table->topLevelItemCount() > 0;
    m_save->setEnabled(hasRows);
}

void CorpusSummary::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    say();
}

void CorpusSummary::sayMeans()
{
    m_means->clearRows();
    const CorpusRun* run = m_corpus->run(0);
    const std::vector<MethodMeans> means = run == nullptr ? std::vector<MethodMeans>() : meansOf(run->rows);
    m_means->setVisible(!means.empty());
    m_meansText->setVisible(means.empty());
    m_meansText->setText(tr("No method has run. Choose methods above and press “Run”."));
    if (means.empty())
        return;
    std::vector<std::size_t> used; // indices of rowMeasures()
    std::vector<AnswerTable::Column> columns{
        {tr("Method"), {}, false},
        {tr("Pages"), tr("Pages without an error"), true},
        {tr("Scored"), tr("Pages that have a ground truth and a score"), true}};
    const auto& measures = rowMeasures();
    for (std::size_t i = 0; i < measures.size(); ++i) {
        const bool isUsed =
            std::ranges::any_of(means, [i](const MethodMeans& each) { return each.means[i].has_value(); });
        if (!isUsed || !measures[i].isShown)
            continue;
        used.push_back(i);
        const CorpusMeasure& measure = corpusMeasure(measures[i].key);
        columns.push_back({titleOf(measure), meaningOf(measure), true});
    }
    m_means->setColumns(columns, 0);
    for (std::size_t row = 0; row < means.size(); ++row) {
        const MethodMeans& each = means[row];
        QStringList cells{QString::fromStdString(each.method), QString::number(each.pages),
                          QString::number(each.scored)};
        for (const std::size_t i : used)
            cells << (each.means[i] ? figureText(corpusMeasure(measures[i].key), *each.means[i])
                                    : QStringLiteral("–"));
        m_means->addRow(cells, static_cast<qlonglong>(row));
    }
    m_means->fit();
}

void CorpusSummary::sayClasses()
{
    struct Count {
        int pages = 0;
        int scored = 0;
        double f1 = 0;
    };
    m_classes->clearRows();
    const CorpusRun* run = m_corpus->run(0);
    std::map<std::string, std::map<PageClass, Count>> byMethod;
    for (const RunRow& row : run == nullptr ? std::vector<RunRow>() : run->rows) {
        if (!row.pageClass)
            continue;
        Count& count = byMethod[row.method][*row.pageClass];
        ++count.pages;
        if (const std::optional<double> f1 = findRowMeasure("f1")->of(row)) {
            ++count.scored;
            count.f1 += *f1;
        }
    }
    m_classes->setVisible(!byMethod.empty());
    m_classesText->setVisible(byMethod.empty());
    m_classesText->setText(
        tr("No page has a class. Choose “Class of failure” above, and run a variant of the search."));
    m_classes->setColumns({{tr("Method"), {}, false},
                           {tr("Class"), tr("How well the page splits: see Diagnosis"), false},
                           {tr("Pages"), {}, true},
                           {tr("Share"), tr("Share of the pages that have a class"), true},
                           {tr("F1"), tr("Mean F1 of the pages of the class that have a score"), true}},
                          0);
    for (const auto& [method, counts] : byMethod) {
        int all = 0;
        for (const auto& [pageClass, count] : counts)
            all += count.pages;
        for (const PageClass pageClass : listedClasses) {
            const auto found = counts.find(pageClass);
            if (found == counts.end())
                continue;
            const Count& count = found->second;
            m_classes->addRow(
                {QString::fromStdString(method), nameOf(pageClass), QString::number(count.pages),
                 figureText(corpusMeasure("reduction"), static_cast<double>(count.pages) / all),
                 figureOrDash(count.scored == 0 ? std::nullopt : std::optional(count.f1 / count.scored))},
                m_classes->topLevelItemCount());
        }
    }
    m_classes->fit();
}

void CorpusSummary::measure()
{
    const Corpus* corpus = m_corpus->corpus();
    if (corpus == nullptr)
        return;
    m_stop = {};
    m_measuring.start(QtConcurrent::run(m_corpus->pool(), [corpus = *corpus, stop = m_stop.get_token()] {
        return corpusAgreement(corpus, {}, stop);
    }));
    say();
}

void CorpusSummary::sayAgreement()
{
    m_pairs->clearRows();
    m_pages->clearRows();
    const std::vector<AnnotatorPair> pairs = pairsOf(m_agreement);
    m_measure->setEnabled(m_corpus->hasFolder() && !isMeasuring());
    m_agreementText->setText(!m_corpus->hasFolder() ? tr("Open a folder of pages first.")
                             : isMeasuring()        ? tr("The annotations are being compared.")
                             : !m_isMeasured        ? tr("Nothing is measured yet.")
                             : m_agreement.empty()
                                 ? tr("No page of the folder has annotations of two annotators.")
                                 : tr("%n pages have annotations of two or more annotators.", nullptr,
                                      static_cast<int>(m_agreement.size())));
    m_pairs->setVisible(!pairs.empty());
    m_pages->setVisible(!m_agreement.empty());
    const AnswerTable::Column kappa{tr("Kappa"), tr("Cohen's kappa of the labels of the nodes"), true};
    const AnswerTable::Column nodes{tr("Nodes"), tr("B-cubed F1 of the marks, over nodes"), true};
    const AnswerTable::Column characters{tr("Characters"), tr("B-cubed F1 of the marks, over characters"),
                                         true};
    m_pairs->setColumns({{tr("Annotators"), {}, false},
                         {tr("Pages"), tr("Pages that both annotated"), true},
                         kappa,
                         nodes,
                         characters},
                        0);
    m_pages->setColumns(
        {{tr("Page"), {}, false},
         kappa,
         nodes,
         characters,
         {tr("Differing"), tr("Nodes to which not all annotators give the same label"), true}},
        0);
    for (const AnnotatorPair& each : pairs)
        m_pairs->addRow({tr("%1 and %2").arg(nameOfAnnotator(each.a), nameOfAnnotator(each.b)),
                         QString::number(each.pages), figureOrDash(each.kappa), figureOrDash(each.nodesF1),
                         figureOrDash(each.charactersF1)},
                        m_pairs->topLevelItemCount());
    for (const AnnotatedBySeveral& each : m_agreement) {
        const QString page = QString::fromStdString(each.page);
        QTreeWidgetItem* row = m_pages->addRow(
            {page, figureOrDash(each.agreement.kappa), figureOrDash(each.agreement.nodesF1),
             figureOrDash(each.agreement.charactersF1),
             each.error ? tr("not compared") : tr("%1 of %2").arg(each.differing).arg(each.nodes)},
            m_pages->topLevelItemCount());
        row->setToolTip(0, each.error ? errorText(*each.error, page) : page);
    }
    m_pairs->fit();
    m_pages->fit();
}

void CorpusSummary::chooseFile()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save as CSV"), m_corpus->folder(),
                                                      tr("Comma-separated values (*.csv)"));
    if (!path.isEmpty())
        save(path);
}

bool CorpusSummary::save(const QString& path)
{
    QStringList tables;
    const CorpusRun* run = m_corpus->run(0);
    if (m_sections->unfolded()->isAncestorOf(m_means) && run != nullptr) { // all figures, with all digits
        tables << QString::fromStdString(meansCsv(meansOf(run->rows)));
    } else {
        for (const AnswerTable* table : m_sections->unfolded()->findChildren<AnswerTable*>()) {
            if (table->topLevelItemCount() > 0)
                tables << table->csv();
        }
    }
    const QByteArray bytes = tables.join(QStringLiteral("\r\n")).toUtf8();
    if (bytes.isEmpty())
        return false;
    const std::optional<Error> error = writeWhole(path, bytes.toStdString());
    if (error)
        emit refused(errorText(*error, path));
    else
        emit told(tr("Saved %1").arg(path));
    return !error;
}

} // namespace tagseam
