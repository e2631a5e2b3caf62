// SPDX-License-Identifier: MIT
// Methods: all methods on one page, side by side.
#include "ui/tools/methods/methodstab.h"

#include "core/methods/methods.h"
#include "ui/places/placesview.h"
#include "ui/session/annotation/annotator.h"
#include "ui/tools/methods/decisionsview.h"
#include "ui/tools/methods/methodsmodel.h"
#include "ui/tools/methods/methodstext.h"
#include "ui/tools/methods/votesview.h"
#include "ui/widgets/language.h"
#include "ui/widgets/sections.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

constexpr int leastMethodsHeight = 110; // height of the table, in pixels

PlacesWords wordsOfDifferences()
{
    return {
        .title = MethodsTab::tr("Where A and B differ"),
        .sides = {{{MethodsTab::tr("A keeps"), MethodsTab::tr("A keeps, B prunes"), MethodsModel::lookOfA},
                   {MethodsTab::tr("B keeps"), MethodsTab::tr("B keeps, A prunes"), MethodsModel::lookOfB}}},
        .side = {MethodsTab::tr("Kept by")},
        .size = {MethodsTab::tr("Words"), {}, true},
        .text = {MethodsTab::tr("Text")}};
}

// Returns the methods of the list that learn from the pages of a site.
QStringList siteLearners()
{
    QStringList names;
    for (const MethodEntry* entry : methodEntries()) {
        if (entry->traits.usesSite)
            names << QString::fromUtf8(entry->name);
    }
    return names;
}

} // namespace

MethodsTab::MethodsTab(const ToolContext& context, QWidget* parent)
    : ExplainTab(context.explainer, parent), m_annotator(context.annotator),
      m_runs(new MethodRuns(context.explainer)), m_head(makeText()),
      m_model(new MethodsModel(m_runs, session(), this)), m_table(new QTreeView(this)),
      m_line(new QLineEdit(this)), m_add(new QToolButton(this)), m_remove(new QToolButton(this)),
      m_site(new QToolButton(this)), m_learnt(makeText()), m_problem(new QLabel(this)),
      m_swatches{new QLabel(this), new QLabel(this)}, m_sides{new QComboBox(this), new QComboBox(this)},
      m_pages(new Sections(this)), m_differences(new PlacesView(session(), wordsOfDifferences(), this)),
      m_decisions(new DecisionsView(m_runs, session(), this)), m_votes(new VotesView(m_runs, session(), this))
{
    m_runs->setLimits(context.limits);
    m_table->setModel(m_model);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setMinimumSectionSize(24);
    m_table->setMinimumHeight(leastMethodsHeight);
    m_table->setSizePolicy(QSizePolicy::Expanding,
                           QSizePolicy::Ignored); // takes the remaining height, so that nothing is hidden
    m_table->viewport()->installEventFilter(this);
    m_problem->setWordWrap(true);
    for (QLabel* each : {m_head, m_learnt, m_problem}) // their hint is as high as a narrow column of the text
        each->setMinimumHeight(fontMetrics().height());
    m_problem->hide();
    m_learnt->hide();
    const std::array titles{tr("All methods"), tr("Where A and B differ"), tr("Decisions of B"),
                            tr("Selected node")};
    const std::array<QWidget*, titles.size()> pages{makeAll(), m_differences, m_decisions, m_votes};
    for (std::size_t i = 0; i < pages.size(); ++i) {
        auto* scroll = new QScrollArea(m_pages); // keeps a high page from making the others higher
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setFocusPolicy(Qt::NoFocus); // its contents have the focus
        scroll->setWidgetResizable(true);
        scroll->setWidget(pages[i]);
        m_pages->add(scroll, titles[i], {});
    }
    content()->setSpacing(4);
    content()->addWidget(makeSides());
    content()->addWidget(m_pages, 1);
    connectAll();
}

QWidget* MethodsTab::makeAll()
{
    auto* widget = new QWidget(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_line, 1);
    row->addWidget(m_add);
    row->addWidget(m_remove);
    row->addWidget(m_site);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    layout->addWidget(m_learnt);
    layout->addWidget(m_problem);
    layout->addWidget(m_head);
    return widget;
}

QWidget* MethodsTab::makeSides()
{
    auto* widget = new QWidget(this);
    auto* row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides[i]->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_sides[i]->setMinimumContentsLength(8);
        row->addWidget(m_swatches[i]);
        row->addWidget(m_sides[i], 1);
    }
    return widget;
}

void MethodsTab::connectAll()
{
    for (const auto signal : {&Annotator::opened, &Annotator::closed, &Annotator::changed})
        connect(m_annotator, signal, this, [this] { refresh(); });
    connect(session()->algorithms(), &AlgorithmCursor::siteChanged, this, [this] {
        m_runs->setTree(session()->algorithms()->site(), session()->algorithms()->siteThreshold());
    });
    connect(session()->kept(), &KeptRegions::severalChanged, this, [this] { refresh(); });
    connect(session()->runner(), &AnalysisRunner::optionsChanged, this, [this] { refresh(); }); // or a source
    connect(session()->trees(), &PageTrees::documentChanged, this,
            [this] { // belongs to another tree from now on
                m_differences->show({});
                m_decisions->forget();
            });
    connect(m_runs, &MethodRuns::changed, this, &MethodsTab::takeRuns);
    connect(m_runs, &MethodRuns::stepChanged, this, [this] { updateMarks(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFollowing && index.isValid())
                    m_runs->setB(static_cast<std::size_t>(index.row()));
            });
    connect(m_line, &QLineEdit::returnPressed, this, &MethodsTab::addWritten);
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        m_refused.clear();
        m_problem->hide();
        m_add->setEnabled(!m_line->text().trimmed().isEmpty());
    });
    connect(m_add, &QToolButton::clicked, this, &MethodsTab::addWritten);
    connect(m_remove, &QToolButton::clicked, this, [this] { m_runs->remove(m_runs->b()); });
    connect(m_site, &QToolButton::clicked, this, &MethodsTab::askSite);
    connect(m_sides[0], &QComboBox::activated, this,
            [this](int index) { m_runs->setA(static_cast<std::size_t>(index)); });
    connect(m_sides[1], &QComboBox::activated, this,
            [this](int index) { m_runs->setB(static_cast<std::size_t>(index)); });
    connect(m_pages, &Sections::unfoldedChanged, this, [this] {
        say();
        updateMarks();
    });
    connect(m_differences, &PlacesView::chosen, this, [this] { updateMarks(); });
}

QString MethodsTab::title() const
{
    return tr("Methods");
}

QString MethodsTab::tip() const
{
    return tr("Compares all methods on this page, and shows where two of them differ and why");
}

QString MethodsTab::obstacle() const
{
    if (!session()->trees()->hasDocument())
        return tr("No page is open.");
    if (session()->isAsking())
        return tr("Hidden while a question waits for its answer.");
    if (!session()->runner()->hasAnalysis())
        return session()->runner()->isAnalysing()
                   ? tr("The page is being analysed.")
                   : tr("The page has not been analysed, so the methods have no result to compare.");
    return {};
}

void MethodsTab::ask()
{
    m_truth = session()->trees()->hasDocument() ? scoredGroundTruth(*m_annotator) : ScoredGroundTruth();
    if (!obstacle().isEmpty())
        return;
    m_runs->setGroundTruth(m_truth.labelled);
    m_runs->ask();
}

// Runs waiting rows soon, while the tab is visible.
void MethodsTab::takeRuns()
{
    say();
    updateMarks();
    refresh();
}

void MethodsTab::addWritten()
{
    const QString name = m_line->text().remove(' ');
    if (name.isEmpty())
        return;
    if (m_runs->add(name))
        return m_line->clear();
    m_refused = name;
    say();
}

void MethodsTab::askSite()
{
    const QString folder = QFileDialog::getExistingDirectory(
        window(), tr("A folder of pages of the site of this page"), m_runs->siteFolder());
    if (!folder.isEmpty())
        setSite(folder);
}

void MethodsTab::setSite(const QString& folder)
{
    m_runs->setSite(folder);
}

QString MethodsTab::problemWords() const
{
    if (!m_refused.isEmpty())
        return tr("“%1” is not a method. Enter a name from the table, with options that the method takes.")
            .arg(m_refused.left(60));
    const Error* error = m_runs->siteError();
    if (error == nullptr)
        return {};
    const QString& folder = m_runs->siteFolder();
    return error->code == ErrorCode::BadCorpus
               ? tr("The folder “%1” has no page that a method can learn from.").arg(folder)
               : tr("The pages in “%1” cannot be read.").arg(folder);
}

bool MethodsTab::isOfAnotherSite() const
{
    return std::ranges::any_of(m_runs->rows(), [](const MethodRow& row) {
        return row.usesSite && row.outcome && row.outcome->result.fit && row.outcome->result.fit->isPoor();
    });
}

// Describes the tree that is open in the tab Site tree.
QString MethodsTab::treeWords() const
{
    switch (m_runs->treeUse()) {
    case MethodRuns::TreeUse::NoTree:
        break;
    case MethodRuns::TreeUse::Used:
        return tr("<tt>sst</tt> uses the tree of the tab <a href=\"tab:sitetree\">Site</a> (%n pages), at "
                  "its threshold %1.",
                  nullptr, static_cast<int>(m_runs->tree()->site.pages()))
            .arg(decimal(m_runs->treeThreshold(), 2));
    case MethodRuns::TreeUse::Unknown:
        return tr("<tt>sst</tt> does not use the tree of the tab <a href=\"tab:sitetree\">Site</a>: almost "
                  "none of this page is in the tree.");
    }
    return {};
}

QString MethodsTab::learntWords() const
{
    const SiteFilters* site = m_runs->site();
    if (site == nullptr || site->error)
        return treeWords();
    QStringList words{treeWords(), tr("Learnt from %n pages of %1.", nullptr, static_cast<int>(site->pages))
                                       .arg(m_runs->siteFolder().toHtmlEscaped())};
    if (site->excluded > 0)
        words << tr("%n page(s) could not be read and were skipped.", nullptr,
                    static_cast<int>(site->excluded));
    if (isOfAnotherSite())
        words << tr("Almost none of this page is in those pages. They may belong to another site.");
    if (site->sources > 0 && !session()->trees()->isSource() && session()->trees()->hasSource())
        words << tr("Those pages are as served, but the rendered tree of this page is shown. <a "
                    "href=\"source\">Show its source tree</a>");
    return words.join(' ').trimmed();
}

QString MethodsTab::headWords() const
{
    QStringList words;
    if (m_runs->isGivenUp())
        words << tr("Some methods were cancelled. <a href=\"again\">Run them</a>");
    if (!m_truth.hasContent()) {
        const bool isOpen = m_annotator->isOpen() || m_annotator->isOpening();
        words << (isOpen ? tr("No marked content can be scored on the tree that is shown, so there is no F1.")
                         : tr("F1 requires an annotation. <a href=\"annotation\">Read the annotation of the "
                              "page</a>"));
    }
    return words.join(' ');
}

void MethodsTab::say()
{
    const QString hint = obstacle();
    showHint(hint);
    if (!hint.isEmpty())
        return;
    m_head->setText(headWords());
    m_head->setVisible(!m_head->text().isEmpty());
    m_line->setPlaceholderText(tr("Method with options: tag-rules,threshold=20"));
    m_line->setAccessibleName(tr("Method to be added"));
    m_line->setToolTip(
        tr("A method as on the command line: a name from the table with options after it "
           "(jidm-2013,min-difference=0.3), or records in the result of a variant (jidm-2013+velloso-2014)"));
    sayButtons();
    m_learnt->setText(learntWords());
    m_learnt->setVisible(!m_learnt->text().isEmpty());
    m_problem->setText(problemWords());
    m_problem->setVisible(!m_problem->text().isEmpty());
    sayTable();
    saySides();
    sayDifferences();
    // A hidden page is updated when it is shown.
    m_pages->unfoldedIndex() == Decisions ? m_decisions->say() : m_decisions->forget();
    if (m_pages->unfoldedIndex() == Node)
        m_votes->say();
}

void MethodsTab::sayButtons()
{
    m_add->setText(tr("Add"));
    m_add->setEnabled(!m_line->text().trimmed().isEmpty());
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Removes row B. Only rows that you added can be removed."));
    m_remove->setEnabled(m_runs->rows()[m_runs->b()].isOwn);
    m_site->setText(tr("Site folder…"));
    const QString tip = tr("Chooses a folder of pages of this site, from which these methods learn: %1")
                            .arg(siteLearners().join(QStringLiteral(", ")));
    m_site->setToolTip(m_runs->siteFolder().isEmpty() ? tip
                                                      : tr("%1. Now: %2").arg(tip, m_runs->siteFolder()));
}

void MethodsTab::sayTable()
{
    m_table->setAccessibleName(tr("All methods on this page"));
    m_table->setColumnHidden(MethodsModel::ScoreColumn, !m_truth.hasContent());
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_table->setFirstColumnSpanned(row, {},
                                       m_runs->rows()[static_cast<std::size_t>(row)].outcome == nullptr);
    const QScopedValueRollback following(m_isFollowing, true);
    const auto row = static_cast<int>(m_runs->b());
    m_table->setAutoScroll(
        m_runs->rows()[m_runs->b()].isOwn); // otherwise A, at the top, would scroll out of sight
    if (m_table->currentIndex().row() != row || !m_table->selectionModel()->hasSelection())
        m_table->setCurrentIndex(m_model->index(row, 0));
    m_table->setAutoScroll(true);
    fit();
}

// Figures get their own width, and the name the rest.
void MethodsTab::fit()
{
    const QFontMetrics metrics(font());
    QHeaderView* header = m_table->header();
    int figures = 0;
    for (int column = MethodsModel::MethodColumn + 1; column < MethodsModel::ColumnCount; ++column) {
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        const int width =
            std::max(metrics.horizontalAdvance(title), metrics.horizontalAdvance(QStringLiteral("0.888"))) +
            12;
        header->resizeSection(column, width);
        figures += m_table->isColumnHidden(column) ? 0 : width;
    }
    header->resizeSection(MethodsModel::MethodColumn, std::max(110, m_table->viewport()->width() - figures));
}

void MethodsTab::saySides()
{
    const std::array chosen{m_runs->a(), m_runs->b()};
    const std::array looks{MethodsModel::lookOfA, MethodsModel::lookOfB};
    const std::array names{tr("A: %1"), tr("B: %1")};
    const std::array tips{
        tr("A: the others are compared with this method. Page, tree and plot show in this colour the nodes "
           "that only A keeps."),
        tr("B: the chosen row. Page, tree and plot show in this colour the nodes that only B keeps.")};
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const QSignalBlocker quiet(m_sides[i]);
        while (m_sides[i]->count() > static_cast<int>(m_runs->rows().size()))
            m_sides[i]->removeItem(m_sides[i]->count() - 1);
        for (std::size_t row = 0; row < m_runs->rows().size(); ++row) {
            if (static_cast<int>(row) >= m_sides[i]->count())
                m_sides[i]->addItem(QString());
            m_sides[i]->setItemText(static_cast<int>(row),
                                    names[i].arg(methodTitle(*m_runs, *session(), row)));
        }
        m_sides[i]->setCurrentIndex(static_cast<int>(chosen[i]));
        m_sides[i]->setAccessibleName(i == 0 ? tr("A") : tr("B"));
        m_swatches[i]->setPixmap(regionSwatch(looks[i], legendSwatch, devicePixelRatioF()));
        for (QWidget* each : std::initializer_list<QWidget*>{m_sides[i], m_swatches[i]})
            each->setToolTip(tips[i]);
    }
}

QString MethodsTab::differenceWords() const
{
    if (m_runs->a() == m_runs->b())
        return tr("A and B are the same method. Choose another row of the table for B.");
    for (const std::size_t side : {m_runs->a(), m_runs->b()}) {
        const MethodRow& row = m_runs->rows()[side];
        if (row.outcome == nullptr)
            return tr("%1: %2.").arg(methodTitle(*m_runs, *session(), side), methodLack(row));
    }
    if (!m_runs->isCurrent())
        return tr("The two are being compared.");
    const std::size_t places = m_differences->model()->places().size();
    return places == 0 ? tr("A and B keep the same nodes.")
                       : tr("%n place(s) differ.", nullptr, static_cast<int>(places));
}

void MethodsTab::sayDifferences()
{
    const MethodComparison* comparison = m_runs->isCurrent() ? m_runs->comparison() : nullptr;
    m_differences->show(comparison != nullptr ? ListedPlaces{comparison->places, comparison->words, {}}
                                              : ListedPlaces());
    m_differences->say(differenceWords());
}

std::vector<RegionMark> MethodsTab::marks() const
{
    if (!hint().isEmpty() || !session()->runner()->hasAnalysis())
        return {};
    if (m_pages->unfoldedIndex() <= Differences)
        return m_runs->isCurrent() ? m_differences->marks() : std::vector<RegionMark>();
    return m_pages->unfoldedIndex() == Decisions ? m_decisions->marks() : std::vector<RegionMark>();
}

std::vector<TextEdit> MethodsTab::textEdits() const
{
    const MethodOutcome* outcome = m_runs->shown();
    const bool isShown = hint().isEmpty() && session()->runner()->hasAnalysis() && outcome != nullptr;
    return isShown ? outcome->result.textEdits : std::vector<TextEdit>();
}

QString MethodsTab::markdownOfOther(const QWidget* widget) const
{
    return widget == m_pages ? m_model->markdown() : QString();
}

void MethodsTab::follow(const QString& link)
{
    if (link == QLatin1String("annotation"))
        m_annotator->wantOpen();
    else if (link == QLatin1String("again"))
        m_runs->askAgain();
    else
        ExplainTab::follow(link);
}

bool MethodsTab::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_table->viewport())
        fit();
    return ExplainTab::eventFilter(watched, event);
}

const Tool methodsTool{.id = "methods",
                       .key = {},
                       .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                           return new MethodsTab(context, parent);
                       },
                       .tab = "methods"};

} // namespace tagseam
