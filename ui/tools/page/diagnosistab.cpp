// SPDX-License-Identifier: MIT
// Diagnosis: the class of the page, advice, and all its regions.
#include "ui/tools/page/diagnosistab.h"

#include "core/methods/content/contentdetection.h"
#include "core/page/sourceedits.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/session/words/detectiontext.h"
#include "ui/session/words/explaintext.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/page/diagnosistext.h"
#include "ui/tools/page/regiontreemodel.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/markdown.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace tagseam {

namespace {

constexpr int shownNodes = 3;  // number of nodes in the sentence about the content
constexpr int shownOthers = 5; // in rows

void addRow(QVBoxLayout* layout, std::initializer_list<QWidget*> widgets)
{
    auto* row = new FlowLayout;
    for (QWidget* each : widgets)
        row->addWidget(each);
    layout->addLayout(row);
}

} // namespace

DiagnosisTab::DiagnosisTab(Explainer* explainer, QWidget* parent)
    : ExplainTab(explainer, parent), m_story(makeText()), m_keep(new QPushButton(this)),
      m_several(new QPushButton(this)), m_blocking(new QPushButton(this)), m_detectionText(makeText()),
      m_showDetection(new QPushButton(this)), m_lost(makeText()), m_others(new AnswerTable(this)),
      m_mistakes(new AnswerTable(this)), m_contentText(makeText()), m_markNode(new QPushButton(this)),
      m_markRange(new QPushButton(this)), m_forget(new QPushButton(this)), m_colours(new QCheckBox(this)),
      m_regions(new DeepTree(this)), m_model(new RegionTreeModel(session(), this)),
      m_diagnosis(new Inquiry<Diagnosis>(explainer)), m_remedies(new Inquiry<Remedies>(explainer)),
      m_found(new Inquiry<std::vector<TemplateMistake>>(explainer)), m_detection(explainer->detection())
{
    m_several->setCheckable(true);
    m_regions->setModel(m_model);
    m_regions->setMinimumHeight(150);
    for (AnswerTable* each : {m_others, m_mistakes}) {
        each->setRowsShown(shownOthers);
        each->setUniformRowHeights(false); // a change is a sentence, and may take two lines
        each->setWordWrap(true);
    }
    content()->addWidget(m_story);
    content()->addWidget(m_lost);
    content()->addWidget(m_others);
    content()->addWidget(m_mistakes);
    content()->addWidget(m_detectionText);
    addRow(content(), {m_keep, m_several, m_blocking, m_showDetection});
    content()->addWidget(m_contentText);
    addRow(content(), {m_markNode, m_markRange, m_forget});
    content()->addWidget(m_colours);
    content()->addWidget(m_regions, 1);

    connect(explainer->session()->selection(), &Selection::contentChanged, this, [this] { refresh(); });
    connect(m_diagnosis, &InquiryBase::changed, this, [this] {
        askForDetection();
        askForRemedies();
        askForMistakes();
        say();
    });
    connect(m_found, &InquiryBase::changed, this, &DiagnosisTab::sayMistakes);
    connect(session()->trees(), &PageTrees::choiceChanged, this, [this] {
        if (session()->trees()->bytes() != m_askedBytes)
            refresh();
    });
    connect(m_mistakes, &QTreeWidget::itemSelectionChanged, this, &DiagnosisTab::pointMistake);
    connect(m_remedies, &InquiryBase::changed, this, [this] {
        sayLost();
        sayOthers();
    });
    connect(m_detection, &InquiryBase::changed, this, [this] {
        sayDetection();
        sayOthers();
    });
    connect(m_others, &QTreeWidget::itemSelectionChanged, this, &DiagnosisTab::pointOther);
    connect(m_others, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        removeOther(static_cast<std::size_t>(AnswerTable::keyOf(item)));
    });
    connect(m_showDetection, &QPushButton::clicked, this,
            [this] { emit tabWanted(QStringLiteral("detection")); });
    connect(m_keep, &QPushButton::clicked, this, [this] {
        if (!session()->runner()->hasAnalysis())
            return;
        Setup setup = session()->runner()->shownSetup();
        const bool isComplement = setup.keep == Keep::Region;
        setup.keep = isComplement ? Keep::Complement : Keep::Region;
        session()->changes()->apply(setup, session()->trees()->shown(),
                                    isComplement ? tr("keep the complement") : tr("keep the main region"));
    });
    connect(m_several, &QPushButton::toggled, this, &DiagnosisTab::keepSeveral);
    connect(m_colours, &QCheckBox::toggled, this, [this] { updateMarks(); });
    connect(m_blocking, &QPushButton::clicked, this, [this] {
        if (const Diagnosis* answer = m_diagnosis->answer()) {
            session()->selection()->selectRange(answer->blocking.range);
            emit tabWanted(QStringLiteral("blocking"));
        }
    });
    connect(m_markNode, &QPushButton::clicked, this,
            [this] { session()->selection()->setContent({session()->selection()->node()}); });
    connect(m_markRange, &QPushButton::clicked, this, &DiagnosisTab::markRange);
    connect(m_forget, &QPushButton::clicked, this, [this] { session()->selection()->setContent({}); });
    connect(m_regions->selectionModel(), &QItemSelectionModel::currentChanged, this, &DiagnosisTab::point);
}

QString DiagnosisTab::title() const
{
    return tr("Diagnosis");
}

QString DiagnosisTab::tip() const
{
    return tr("Explains how well the page splits, recommends changes, and lists all its regions");
}

void DiagnosisTab::keepSeveral(bool isWanted)
{
    const Diagnosis* answer = m_diagnosis->answer();
    std::vector<Region> regions;
    if (isWanted && answer != nullptr && m_analysis == &session()->runner()->analysis()) {
        for (const std::uint32_t part : answer->several)
            regions.push_back(answer->tree.parts[part].main);
    }
    session()->kept()->setSeveral(std::move(regions));
    updateMarks();
}

void DiagnosisTab::markRange()
{
    if (session()->runner()->hasAnalysis() && session()->selection()->range().size() > 0)
        session()->selection()->setContent(session()->selection()->nodesOf(session()->selection()->range()));
}

void DiagnosisTab::ask()
{
    if (!session()->runner()->hasAnalysis()) {
        m_diagnosis->clear();
        return;
    }
    const bool isThere =
        m_diagnosis->answer() != nullptr || m_diagnosis->isPending() || m_diagnosis->isCancelled();
    if (m_analysis != &session()->runner()->analysis() || !isThere ||
        m_askedContent != session()->selection()->content())
        return diagnosePage();
    askForDetection(); // each question may have been dropped on its own
    askForRemedies();
    askForMistakes();
}

// Starts content detection if the search fails.
void DiagnosisTab::askForDetection()
{
    if (const Diagnosis* answer = diagnosis(); answer != nullptr && answer->isFailing())
        askDetection(*m_detection, *session());
}

void DiagnosisTab::askForRemedies()
{
    const Diagnosis* answer = diagnosis();
    const bool isThere =
        m_remedies->answer() != nullptr || m_remedies->isPending() || m_remedies->isCancelled();
    if (answer == nullptr || (answer->others.empty() && !answer->lost) || isThere)
        return;
    m_remedies->ask(tr("changes that keep the content and remove the rest"),
                    [setup = session()->runner()->shownSetup(), found = *answer](const Material& material,
                                                                                 const TellProgress&) {
                        return remediesOf(*material.document, material.analysis->sequence, setup, found,
                                          material.stop);
                    });
}

// Looks for mistakes in the tree, and in the source as far as it is the page that is shown.
void DiagnosisTab::askForMistakes()
{
    const Diagnosis* answer = diagnosis();
    const PageTrees& trees = *session()->trees();
    const std::shared_ptr<const std::string> bytes =
        session()->editing()->isEdited() || !trees.hasSource() ? nullptr : trees.bytes();
    const bool isThere = m_found->answer() != nullptr || m_found->isPending() || m_found->isCancelled();
    if (answer == nullptr || (isThere && m_askedBytes == bytes))
        return;
    m_askedBytes = bytes;
    PageReading reading;
    reading.encoding = trees.hasSource() ? trees.source().encoding() : "";
    m_found->ask(tr("mistakes of the template"),
                 [setup = session()->runner()->shownSetup(), found = *answer, bytes, reading,
                  isSource = trees.isSource()](const Material& material, const TellProgress&) {
                     const Document& page = *material.document;
                     std::vector<TemplateMistake> mistakes = templateMistakes(
                         page, setup, contentNodes(page, material.analysis->sequence, found));
                     const Result<PlacedSource> placed =
                         bytes ? placedSource(*bytes, reading) : Result<PlacedSource>(Error{});
                     if (!placed || material.stop.stop_requested())
                         return mistakes;
                     for (TemplateMistake& each : tagMistakes(*placed)) {
                         if (!isSource || page.size() != placed->page.size())
                             each.nodes.clear(); // they are of another tree
                         mistakes.push_back(std::move(each));
                     }
                     return mistakes;
                 });
}

void DiagnosisTab::diagnosePage()
{
    m_analysis = &session()->runner()->analysis();
    m_askedContent = session()->selection()->content();
    m_isInTree = false;
    m_remedies->clear();
    m_found->clear();
    m_diagnosis->ask(tr("the whole segmentation"), [setup = session()->runner()->shownSetup(),
                                                    nodes = m_askedContent](const Material& material,
                                                                            const TellProgress&) {
        const Analysis& shown = *material.analysis;
        const Outcome outcome{shown.sequence, shown.trace, shown.mask, shown.counts};
        const MainContent found =
            findContent(*material.document, detectionOptions(setup.path), nullptr, material.stop);
        Diagnosis stopped;
        stopped.isStopped = true;
        if (found.isStopped)
            return stopped;
        const DetectedContent detected = detectedContentOf(
            *material.document, {shown.sequence, shown.trace.region, shown.mask}, setup, found);
        return diagnose(*material.document, outcome, setup, nodes, &detected, material.stop);
    });
}

// The diagnosis of the page that is shown; nullptr also while another page comes.
const Diagnosis* DiagnosisTab::diagnosis() const
{
    return session()->runner()->hasAnalysis() && m_analysis == &session()->runner()->analysis()
               ? m_diagnosis->answer()
               : nullptr;
}

void DiagnosisTab::say()
{
    m_markNode->setText(tr("The selected node is content"));
    m_markNode->setToolTip(tr("Marks the node and its descendants as content. Diagnosis, Why and the scores "
                              "of Variants use this mark."));
    m_markRange->setText(tr("The marked range is content"));
    m_markRange->setToolTip(tr("Drag over the plot, or choose a region below, to mark a range"));
    m_forget->setText(tr("Clear mark"));
    m_colours->setText(tr("Colour the regions on page and plot"));
    m_colours->setToolTip(tr("Shows the %n largest regions with their numbers in the list", nullptr,
                             static_cast<int>(mostMarks)));
    m_several->setText(tr("Keep these regions"));
    m_blocking->setText(tr("Blocking symbols"));
    m_blocking->setToolTip(tr("Shows the symbols that block a split, and the result without them"));
    m_regions->setAccessibleName(tr("Regions"));
    m_model->reword();
    if (!session()->trees()->hasDocument())
        return showHint(tr("No page is open."));
    if (!session()->runner()->hasAnalysis())
        return showHint(tr("The page is being analysed."));
    showHint({});
    const Diagnosis* answer = diagnosis();
    if (answer != nullptr)
        m_story->setText(QStringLiteral("<p>%1</p><p>%2</p>%3")
                             .arg(diagnosisHeadline(*answer), diagnosisSentence(*session(), *answer),
                                  diagnosisEvidence(*session(), *answer)));
    else
        m_story->setText(m_diagnosis->isCancelled()
                             ? tr("Cancelled.") + ' ' +
                                   guidance(tr("<a href=\"again\">Diagnose the page</a>"))
                             : tr("The pruned sides are being searched as well."));
    sayAdvice();
    sayLost();
    sayOthers();
    sayMistakes();
    sayDetection();
    sayContent();
    sayRegions();
    updateMarks();
}

void DiagnosisTab::sayAdvice()
{
    const Diagnosis* answer = m_diagnosis->answer();
    const bool isComplement = session()->runner()->analysis().options.keep == Keep::Complement;
    const bool isAdvised = answer != nullptr && isComplement != (answer->advised == Keep::Complement);
    m_keep->setVisible(isAdvised || (answer != nullptr && isComplement));
    m_keep->setText(isComplement ? tr("Keep the main region") : tr("Keep the complement"));
    m_keep->setToolTip(isComplement ? tr("Algorithm 5: the nodes of the main region")
                                    : tr("Algorithm 6: all but the main region"));
    const bool hasSeveral = answer != nullptr && answer->several.size() > 1;
    m_several->setVisible(hasSeveral);
    const QSignalBlocker blocker(m_several);
    m_several->setChecked(session()->kept()->isPrunedBy(RegionSource::Diagnosis));
    if (hasSeveral)
        m_several->setToolTip(tr("The pruned page shows the regions that together contain the content, and "
                                 "page and plot mark them"));
    m_blocking->setVisible(answer != nullptr && answer->blocking.range.size() >= 2);
}

void DiagnosisTab::sayDetection()
{
    const Diagnosis* answer = diagnosis();
    const bool isWanted = answer != nullptr && answer->isFailing();
    const bool isOffered = isWanted && answerOf(*m_detection) != nullptr;
    m_detectionText->setVisible(isOffered || (isWanted && m_detection->isCancelled()));
    m_showDetection->setVisible(isOffered);
    m_showDetection->setText(tr("Content detection"));
    m_showDetection->setToolTip(tr("Shows what content detection finds, and the evidence for it"));
    if (isOffered)
        m_detectionText->setText(whatIfText(*answer));
    else if (m_detection->isCancelled())
        m_detectionText->setText(
            tr("<b>Content detection:</b> cancelled. <a href=\"detection\">Search again</a>"));
}

// Advice and content detection are for different users. For pages with little text, the text comes first.
QString DiagnosisTab::whatIfText(const Diagnosis& diagnosis) const
{
    const ContentDetection& detection = *answerOf(*m_detection);
    const QString text = QStringLiteral("<p>%1</p>").arg(detectionWhatIf(detection));
    return detection.content.kind != ContentKind::None && !hasLittleText(detection) &&
                   advises(*session(), diagnosis)
               ? text + QStringLiteral("<p>%1</p>").arg(detectionOrAdvice())
               : text;
}

// Names the largest part of the content that was pruned, and the best change that keeps it.
void DiagnosisTab::sayLost()
{
    const Diagnosis* answer = diagnosis();
    m_lost->setVisible(answer != nullptr && answer->lost);
    if (answer == nullptr || !answer->lost)
        return;
    QString text = tr("<b>Pruned, but content:</b> the largest part is %1.")
                       .arg(regionText(*session(), answer->lost->positions));
    if (const Remedies* remedies = m_remedies->answer(); remedies == nullptr)
        text += m_remedies->isPending() ? ' ' + tr("Changes that would keep it are being tried.") : QString();
    else if (remedies->recovery.whatIfs.empty())
        text += ' ' + tr("None of the %n changes that were tried keeps it.", nullptr,
                         static_cast<int>(remedies->recovery.runs));
    else
        text += ' ' +
                tr("This change keeps it: %1.")
                    .arg(changeText(*session(), remedies->recovery.whatIfs.front()).toHtmlEscaped()) +
                ' ' + guidance(tr("Select it, and <a href=\"tab:why\">Why</a> shows more changes."));
    m_lost->setText(text);
}

void DiagnosisTab::sayOthers()
{
    m_others->setColumns(
        {{tr("Kept, but not content"), tr("The largest parts of the main region that are not content"),
          false},
         {tr("Positions"), {}, true},
         {tr("Count"), tr("Positions of the part"), true, true},
         {tr("Removed by"), tr("Change that was tested: it removes the part and keeps the content"), false},
         {QString(), QString(), false}},
        3);
    m_others->setAccessibleName(tr("Kept, but not content"));
    const Diagnosis* answer = diagnosis();
    const qlonglong current = m_others->currentKey();
    const QSignalBlocker blocker(m_others);
    m_others->clearRows();
    m_others->setVisible(answer != nullptr && !answer->others.empty());
    if (m_others->isHidden())
        return;
    const Remedies* remedies = m_remedies->answer();
    const ContentDetection* detection = answerOf(*m_detection);
    for (std::size_t i = 0; i < answer->others.size(); ++i) {
        const Region positions = answer->others[i].positions;
        if (!session()->selection()->isShown(positions))
            continue;
        QTreeWidgetItem* row =
            m_others->addRow({regionName(*session(), positions),
                              QStringLiteral("%1–%2").arg(positions.begin.value + 1).arg(positions.end.value),
                              QString::number(positions.size()), removalText(i), QString()},
                             static_cast<qlonglong>(i));
        if (static_cast<qlonglong>(i) == current)
            m_others->setCurrentItem(row);
        const bool isOption = remedies != nullptr && !remedies->removals[i].whatIfs.empty();
        if (!isOption &&
            (detection == nullptr || !isRemovedBy(detection->detected, answer->others[i], *answer)))
            continue;
        auto* button = new QPushButton(isOption ? tr("Try it") : tr("Show it"), m_others);
        button->setMaximumWidth(button->fontMetrics().horizontalAdvance(button->text()) + 24);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(button->text(), row->text(0)));
        m_others->setItemWidget(row, m_others->columnCount() - 1, button);
        connect(button, &QPushButton::clicked, this, [this, i] { removeOther(i); });
    }
    m_others->fit();
}

// Names the change that removes the part and changes the rest least; without one, content detection.
QString DiagnosisTab::removalText(std::size_t part) const
{
    const Remedies* remedies = m_remedies->answer();
    if (remedies != nullptr && !remedies->removals[part].whatIfs.empty())
        return changeText(*session(), remedies->removals[part].whatIfs.front());
    if (const ContentDetection* detection = answerOf(*m_detection);
        detection != nullptr && isRemovedBy(detection->detected, diagnosis()->others[part], *diagnosis()))
        return tr("content detection");
    if (remedies == nullptr)
        return m_remedies->isPending() ? tr("changes are being tried") : tr("the search was cancelled");
    return tr("none of the %n changes tried", nullptr, static_cast<int>(remedies->removals[part].runs));
}

void DiagnosisTab::removeOther(std::size_t part)
{
    const Remedies* remedies = m_remedies->answer();
    if (diagnosis() == nullptr)
        return;
    if (remedies == nullptr || remedies->removals[part].whatIfs.empty()) {
        if (!m_showDetection->isHidden())
            emit tabWanted(QStringLiteral("detection"));
        return;
    }
    m_story->setFocus();                                             // the buttons of the table are removed
    const WhatIf removal = remedies->removals[part].whatIfs.front(); // the answer is dropped
    tryChange(*session(), removal);
}

// Selects the largest node of the part, and its positions as the range.
void DiagnosisTab::pointOther()
{
    const Diagnosis* answer = diagnosis();
    if (answer == nullptr || m_others->selectedItems().isEmpty() || m_others->currentKey() < 0)
        return;
    const Subtrees& part = answer->others[static_cast<std::size_t>(m_others->currentKey())];
    session()->selection()->select(largestOf(session()->trees()->document(),
                                             session()->runner()->analysis().sequence, std::span(&part, 1)));
    session()->selection()->selectRange(part.positions);
}

void DiagnosisTab::sayMistakes()
{
    m_mistakes->setColumns(
        {{tr("Mistake of the template"),
          tr("Records that are alike to a reader, and not to the search; and "
             "tags that are missing in the source"),
          false},
         {tr("Mended by"), tr("An edit that was tried in a copy of the page"), false},
         {tr("Content kept"), tr("Share of the content that is kept, before and after"), true},
         {QString(), QString(), false}},
        0);
    m_mistakes->setAccessibleName(tr("Mistakes of the template"));
    const qlonglong current = m_mistakes->selectedItems().isEmpty() ? -1 : m_mistakes->currentKey();
    const QSignalBlocker blocker(m_mistakes);
    m_mistakes->clearRows();
    const std::vector<TemplateMistake>* found = diagnosis() == nullptr ? nullptr : m_found->answer();
    m_mistakes->setVisible(found != nullptr && !found->empty());
    if (m_mistakes->isHidden())
        return;
    const Document& page = session()->trees()->document();
    for (std::size_t i = 0; i < found->size(); ++i) {
        const TemplateMistake& each = (*found)[i];
        const QString kept =
            each.keptAfter ? tr("%1 → %2").arg(percentText(*each.keptBefore), percentText(*each.keptAfter))
                           : QString();
        QTreeWidgetItem* row =
            m_mistakes->addRow({mistakeText(page, each),
                                each.mend ? PageEditing::whatOf(page, *each.mend) : QString(),
                                kept,
                                {}},
                               static_cast<qlonglong>(i));
        if (current == static_cast<qlonglong>(i))
            m_mistakes->setCurrentItem(row);
        if (!each.mend)
            continue;
        auto* button = new QPushButton(tr("Try it"), m_mistakes);
        button->setMaximumWidth(button->fontMetrics().horizontalAdvance(button->text()) + 24);
        button->setAccessibleName(tr("Try it: %1").arg(row->text(1)));
        m_mistakes->setItemWidget(row, m_mistakes->columnCount() - 1, button);
        connect(button, &QPushButton::clicked, this, [this, mend = *each.mend] {
            m_story->setFocus(); // the buttons of the table are removed
            session()->editing()->makeOrRefuse({mend});
        });
    }
    m_mistakes->fit();
}

// Selects the first node of the mistake, and highlights all.
void DiagnosisTab::pointMistake()
{
    const std::vector<TemplateMistake>* found = diagnosis() == nullptr ? nullptr : m_found->answer();
    if (found == nullptr || m_mistakes->selectedItems().isEmpty() || m_mistakes->currentKey() < 0)
        return;
    const TemplateMistake& each = (*found)[static_cast<std::size_t>(m_mistakes->currentKey())];
    if (each.nodes.empty())
        return;
    session()->selection()->select(each.nodes.front());
    session()->selection()->setHighlight(each.nodes);
}

void DiagnosisTab::sayContent()
{
    const std::vector<NodeId>& nodes = session()->selection()->content();
    const NodeId selected = session()->selection()->node();
    m_markNode->setEnabled(selected != noNode && session()->runner()->analysis().sequence.size() > 0);
    m_markRange->setEnabled(session()->selection()->range().size() > 0);
    m_forget->setVisible(!nodes.empty());
    if (nodes.empty())
        return m_contentText->setText(contentSource(diagnosis()) + ' ' +
                                      guidance(tr("To diagnose with your own choice, mark the content:")));
    QStringList names;
    for (std::size_t i = 0; i < std::min<std::size_t>(shownNodes, nodes.size()); ++i)
        names << nodeLink(*session(), nodes[i]);
    if (nodes.size() > shownNodes)
        names << tr("and %n more", nullptr, static_cast<int>(nodes.size()) - shownNodes);
    m_contentText->setText(tr("<b>Content:</b> %1, as you marked it.").arg(names.join(QStringLiteral(", "))));
}

void DiagnosisTab::sayRegions()
{
    const Diagnosis* answer = diagnosis();
    m_regions->setVisible(answer != nullptr);
    m_colours->setVisible(answer != nullptr);
    if (answer == nullptr) {
        m_model->clear();
        m_isInTree = false;
        return;
    }
    m_regions->setColumnHidden(RegionTreeModel::ContentColumn, !answer->hasContent());
    if (m_isInTree)
        return;
    m_isInTree = true;
    m_model->setDiagnosis(*answer);
    constexpr std::size_t fewParts =
        40; // up to this number all are shown, because the sentences refer to them by number
    if (answer->tree.parts.size() <= fewParts)
        m_regions->expandAll();
    else
        m_regions->expandToDepth(0);
    for (int column = RegionTreeModel::PositionsColumn; column < RegionTreeModel::ColumnCount; ++column)
        m_regions->resizeColumnToContents(column);
    m_regions->fitNames();
}

// Selects the first node of the region, and its positions as the range.
void DiagnosisTab::point(const QModelIndex& index)
{
    updateMarks();
    if (!index.isValid() || !session()->runner()->hasAnalysis() || m_diagnosis->answer() == nullptr)
        return;
    const Region main = m_model->tree().parts[index.data(RegionTreeModel::PartRole).toUInt()].main;
    if (main.size() == 0)
        return;
    session()->selection()->selectPosition(main.begin);
    session()->selection()->selectRange(main);
}

std::vector<RegionMark> DiagnosisTab::marks() const
{
    const Diagnosis* answer = m_diagnosis->answer();
    if (answer == nullptr || m_analysis != &session()->runner()->analysis() || !m_isInTree)
        return {};
    const std::vector<SegmentedPart>& parts = answer->tree.parts;
    std::vector<std::uint32_t> shown;
    if (m_colours->isChecked()) {
        shown.resize(parts.size());
        std::iota(shown.begin(), shown.end(), 0U);
        std::ranges::stable_sort(shown, std::ranges::greater(),
                                 [&](std::uint32_t part) { return parts[part].main.size(); });
        if (shown.size() > mostMarks)
            shown.erase(shown.begin() + mostMarks, shown.end());
    } else if (session()->kept()->isPrunedBy(RegionSource::Diagnosis)) {
        shown = answer->several;
    }
    if (const QModelIndex current = m_regions->currentIndex(); current.isValid()) {
        const std::uint32_t part = current.data(RegionTreeModel::PartRole).toUInt();
        if (std::ranges::find(shown, part) == shown.end())
            shown.push_back(part);
    }
    std::vector<RegionMark> all;
    all.reserve(shown.size());
    for (const std::uint32_t part : shown)
        all.push_back({parts[part].main, static_cast<int>(part), RegionTreeModel::label(part), noPosition});
    return all;
}

QString DiagnosisTab::markdownOfOther(const QWidget* widget) const
{
    return widget == m_regions ? m_model->markdown() : QString();
}

void DiagnosisTab::follow(const QString& link)
{
    if (link == QLatin1String("again"))
        return diagnosePage();
    if (link == QLatin1String("detection")) {
        m_detection->clear();
        return askForDetection();
    }
    ExplainTab::follow(link);
}

const Tool diagnosisTool{.id = "diagnosis",
                         .key = {},
                         .make = [](const ToolContext& context, QWidget* parent) -> Pane* {
                             return new DiagnosisTab(context.explainer, parent);
                         },
                         .tab = "page"};

} // namespace tagseam
