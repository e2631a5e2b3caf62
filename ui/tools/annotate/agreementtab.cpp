// SPDX-License-Identifier: MIT
// Shows the agreement of several annotators on one page.
#include "ui/tools/annotate/agreementtab.h"

#include "ui/session/annotation/labelnames.h"
#include "ui/session/page/pageaddress.h"
#include "ui/session/words/differencetext.h"
#include "ui/tools/annotate/adjudicator.h"
#include "ui/tools/annotate/queuemodel.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

QString figureText(const std::optional<double>& value)
{
    return value ? decimal(*value, 3) : QStringLiteral("–");
}

std::optional<double> f1(const std::optional<BCubed>& value)
{
    return value ? std::optional(value->f1) : std::nullopt;
}

} // namespace

AgreementTab::AgreementTab(Annotator* annotator, QWidget* parent)
    : QWidget(parent), m_annotator(annotator), m_adjudicator(new Adjudicator(annotator, this)),
      m_voices(new AnswerTable(this)), m_add(new QPushButton(this)), m_summary(new QLabel(this)),
      m_figures(new AnswerTable(this)), m_questions(new AnswerTable(this)), m_whoIsRight(new QLabel(this)),
      m_all(new QPushButton(this)), m_most(new QPushButton(this)), m_nameTitle(new QLabel(this)),
      m_name(new QLineEdit(Adjudicator::usualName(), this)), m_write(new QPushButton(this)),
      m_said(new QLabel(this)), m_replace(new QPushButton(this))
{
    makeTables();
    auto* adding = new QHBoxLayout;
    adding->addStretch(1);
    adding->addWidget(m_add);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(m_voices);
    layout->addLayout(adding);
    layout->addWidget(m_figures);
    layout->addWidget(m_summary);
    layout->addWidget(m_questions, 1);
    layout->addLayout(makeDecisions());
    layout->addLayout(makeWriting());
    layout->addWidget(m_said);
    layout->addWidget(m_replace, 0, Qt::AlignRight);
    layout->addStretch(0);
    connectAll();
    inEachTheme(this, [this] { say(); });
}

void AgreementTab::makeTables()
{
    for (AnswerTable* table : {m_voices, m_figures, m_questions})
        table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_voices->setRowsShown(5);
    m_figures->setRowsShown(4);
    m_questions->setMinimumHeight(110);
    m_replace->hide();
    for (QLabel* label : {m_summary, m_whoIsRight, m_said}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
}

QHBoxLayout* AgreementTab::makeDecisions()
{
    auto* rows = new QVBoxLayout;
    m_rightRow = new QHBoxLayout;
    m_rightRow->addWidget(m_whoIsRight, 1);
    auto* rest = new QHBoxLayout;
    rest->addStretch(1);
    rest->addWidget(m_all);
    rest->addWidget(m_most);
    rows->addLayout(m_rightRow);
    rows->addLayout(rest);
    auto* all = new QHBoxLayout;
    all->addLayout(rows);
    return all;
}

QHBoxLayout* AgreementTab::makeWriting()
{
    m_nameTitle->setBuddy(m_name);
    auto* row = new QHBoxLayout;
    row->addWidget(m_nameTitle);
    row->addWidget(m_name, 1);
    row->addWidget(m_write);
    return row;
}

void AgreementTab::connectAll()
{
    connect(m_adjudicator, &Adjudicator::changed, this, &AgreementTab::say);
    connect(m_adjudicator, &Adjudicator::finished, this, [this](const QString& sentence) {
        m_saying = sentence;
        m_replace->hide();
        say();
    });
    connect(m_adjudicator, &Adjudicator::isThere, this, [this](const QString& file) {
        m_saying =
            tr("%1 already exists. Replace it, or enter another name.").arg(QFileInfo(file).fileName());
        m_replace->show();
        say();
    });
    connect(m_annotator, &Annotator::closed, this, [this] {
        m_saying = {}; // belongs to the page before
        m_replace->hide();
    });
    PageSession* session = m_annotator->session();
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &AgreementTab::updateMarks);
    connect(session->trees(), &PageTrees::documentChanged, this, &AgreementTab::updateMarks);
    connect(m_voices, &QTreeWidget::itemChanged, this, [this](const QTreeWidgetItem* item) {
        if (!m_isFilling)
            m_adjudicator->setTaken(static_cast<std::size_t>(AnswerTable::keyOf(item)),
                                    item->checkState(0) == Qt::Checked);
    });
    connect(m_questions, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_isFilling)
            point();
    });
    connect(m_add, &QPushButton::clicked, this, &AgreementTab::addFile);
    connect(m_all, &QPushButton::clicked, this,
            [this] { m_adjudicator->decideOpen(Decision::Kind::Nobody); });
    connect(m_most, &QPushButton::clicked, this, [this] { m_adjudicator->decideOpen(Decision::Kind::Most); });
    const auto write = [this](bool isReplacing) {
        m_saying = {};
        m_replace->hide();
        m_adjudicator->write(m_name->text().trimmed(), isReplacing);
    };
    connect(m_write, &QPushButton::clicked, this, [write] { write(false); });
    connect(m_replace, &QPushButton::clicked, this, [write] { write(true); });
    connect(m_name, &QLineEdit::textEdited, m_replace,
            &QWidget::hide); // the offer to replace was for another name
}

void AgreementTab::addFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("An annotation of this page"), QString(),
                                                      tr("Annotations (*.json *.jsonld);;All files (*)"));
    if (!file.isEmpty())
        m_adjudicator->addFile(QFile::encodeName(file).toStdString());
}

// Nodes are of the rendered page, while the source may be shown.
NodeId AgreementTab::shownNode(NodeId rendered) const
{
    const PageSession* session = m_annotator->session();
    if (!session->trees()->isSource())
        return rendered;
    return session->trees()->comparison()->hasDiff()
               ? session->trees()->comparison()->diff().sourceOf[rendered.value]
               : noNode;
}

void AgreementTab::point()
{
    const PageAgreement* agreement = m_adjudicator->agreement();
    const qlonglong key = m_questions->currentKey();
    if (agreement == nullptr || key < 0)
        return;
    const OpenQuestion& question = agreement->questions[static_cast<std::size_t>(key)];
    const NodeId node = shownNode(agreement->merged.open[question.front()].mark.nodes.front());
    if (node != noNode)
        m_annotator->session()->selection()->select(node);
    sayDecisions();
}

void AgreementTab::decide(std::uint32_t who)
{
    const qlonglong key = m_questions->currentKey();
    if (m_adjudicator->agreement() == nullptr || key < 0)
        return;
    const bool isNobody = who == m_adjudicator->agreement()->taken.size();
    m_adjudicator->decide(static_cast<std::size_t>(key),
                          {isNobody ? Decision::Kind::Nobody : Decision::Kind::Who, isNobody ? 0 : who});
    goToOpen(key);
}

// Goes to the next open question; after the last one to the first. A decided question may have left the list.
void AgreementTab::goToOpen(qlonglong decided)
{
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < m_questions->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_questions->topLevelItem(i);
        const qlonglong key = AnswerTable::keyOf(item);
        if (m_adjudicator->decision(static_cast<std::size_t>(key)).kind != Decision::Kind::Open)
            continue;
        if (key > decided)
            return m_questions->setCurrentItem(item);
        if (first == nullptr)
            first = item;
    }
    if (first != nullptr)
        m_questions->setCurrentItem(first);
}

// Each open mark in the look of the first annotator who makes it.
std::vector<RegionMark> AgreementTab::marks() const
{
    const PageSession* session = m_annotator->session();
    const PageAgreement* agreement = m_adjudicator->agreement();
    std::vector<RegionMark> marks;
    if (agreement == nullptr || !session->runner()->hasAnalysis())
        return marks;
    const std::vector<NodeId>& sequence = session->runner()->analysis().sequence.nodes;
    const auto at = [&](NodeId node) { // the first position from the node on
        return Position{
            static_cast<std::uint32_t>(std::ranges::lower_bound(sequence, node) - sequence.begin())};
    };
    for (const OpenMark& open : agreement->merged.open) {
        if (marks.size() >= mostShown)
            break;
        RegionMark mark;
        for (const NodeId rendered : open.mark.nodes) {
            if (const NodeId node = shownNode(rendered); node != noNode)
                mark.nodes.push_back(node);
        }
        if (mark.nodes.empty())
            continue;
        std::ranges::sort(mark.nodes);
        mark.region = {at(mark.nodes.front()),
                       at(session->trees()->document().subtreeEnd(mark.nodes.back()))};
        mark.look = static_cast<int>(agreement->taken[open.annotators.front()]);
        mark.label = tr("%1: %2").arg(namesOf(open), Labels::title(QString::fromStdString(open.mark.label)));
        marks.push_back(std::move(mark));
    }
    return marks;
}

void AgreementTab::updateMarks()
{
    if (isVisible())
        m_annotator->session()->selection()->setMarks(marks(), tr("Agreement"));
}

void AgreementTab::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_adjudicator->setActive(true);
    say();
}

void AgreementTab::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous()) // the window is minimized
        return;
    m_adjudicator->setActive(false);
    m_annotator->session()->selection()->setMarks({});
}

QString AgreementTab::nameOfVoice(std::size_t voice) const
{
    const std::vector<Voice>& voices = m_adjudicator->agreement()->voices;
    const QString& name = voices[voice].name;
    const bool isOne = std::ranges::count(voices, name, &Voice::name) == 1;
    if (!name.isEmpty())
        return isOne ? name : tr("%1 (%2)").arg(name, QFileInfo(decodedPath(voices[voice].path)).fileName());
    return isOne ? tr("without a name") : QFileInfo(decodedPath(voices[voice].path)).fileName();
}

QString AgreementTab::nameOfTaken(std::uint32_t who) const
{
    return nameOfVoice(m_adjudicator->agreement()->taken[who]);
}

QString AgreementTab::namesOf(const OpenMark& open) const
{
    QStringList names;
    for (const std::uint32_t who : open.annotators)
        names += nameOfTaken(who);
    return names.join(QStringLiteral(", "));
}

void AgreementTab::say()
{
    const QScopedValueRollback filling(m_isFilling, true);
    sayFixed();
    sayVoices();
    const QString why = hint();
    const bool isCompared = why.isEmpty();
    m_summary->setText(isCompared ? summaryText() : why);
    const bool hasQuestions = isCompared && !m_adjudicator->agreement()->questions.empty();
    m_figures->setVisible(isCompared);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_questions, m_whoIsRight, m_all, m_most})
        widget->setVisible(hasQuestions);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_nameTitle, m_name, m_write})
        widget->setVisible(isCompared);
    m_write->setEnabled(!m_adjudicator->isWriting());
    m_most->setEnabled(hasQuestions && m_adjudicator->agreement()->taken.size() >
                                           2); // with two annotators, most of them are all of them
    if (isCompared)
        sayFigures();
    sayQuestions();
    sayDecisions();
    m_said->setText(m_saying);
    m_said->setVisible(!m_said->text().isEmpty());
    updateMarks();
}

void AgreementTab::sayFixed()
{
    m_voices->setColumns({{tr("Annotator"), tr("The annotator whose annotation is compared"), false},
                          {tr("Marks"), tr("Orphans, which are not on the page, are excluded"), true},
                          {tr("State"), tr("The state that the annotator gave the page"), false}},
                         0);
    m_voices->setAccessibleName(tr("Annotators of this page"));
    m_add->setText(tr("Add a file…"));
    m_add->setToolTip(tr("Adds an annotation of this page from another folder"));
    m_figures->setColumns(
        {{tr("Annotators"), {}, false},
         {tr("κ"),
          tr("Cohen's kappa (1960): agreement of two annotators on the label of each node, corrected for "
             "chance. 1 is full agreement; 0 is agreement by chance. A node has the label of the innermost "
             "mark that contains it, or no label. The mean of several pairs is Light's kappa (1971)."),
          true},
         {tr("B³ nodes"),
          tr("B-cubed F1 over nodes (Bagga and Baldwin 1998; Amigó et al. 2009): agreement of two annotators "
             "on which nodes belong to the same mark, whatever its label. 1 is full agreement."),
          true},
         {tr("B³ text"), tr("B-cubed F1 over characters of text: long texts have more weight"), true}},
        0);
    m_figures->setAccessibleName(tr("Agreement of each pair"));
    m_questions->setAccessibleName(tr("Disagreements"));
    m_all->setText(tr("Keep unanimous marks"));
    m_all->setToolTip(tr("Rejects all marks of the open questions"));
    m_most->setText(tr("Majority"));
    m_most->setToolTip(tr("In each open question, accepts the marks that more than half of the annotators "
                          "made. Requires at least three annotators."));
    m_nameTitle->setText(tr("&Write as:"));
    m_name->setAccessibleName(tr("Name of the annotator whose file receives the result"));
    m_name->setToolTip(
        tr("Unanimous marks and the marks of decided questions become the annotation with this name"));
    m_write->setText(tr("Write"));
    m_replace->setText(tr("Replace it"));
}

void AgreementTab::sayVoices()
{
    m_voices->clear();
    const PageAgreement* agreement = m_adjudicator->agreement();
    m_voices->setVisible(agreement != nullptr && !agreement->voices.empty());
    m_add->setEnabled(agreement != nullptr);
    if (agreement == nullptr)
        return;
    for (std::size_t i = 0; i < agreement->voices.size(); ++i) {
        const Voice& voice = agreement->voices[i];
        QString marks = QString::number(voice.marks);
        if (voice.orphans > 0)
            marks = tr("%1 (%n orphan(s))", nullptr, voice.orphans).arg(voice.marks);
        const bool isReadable = voice.unreadable.isEmpty();
        QTreeWidgetItem* row = m_voices->addRow({nameOfVoice(i), isReadable ? marks : QString(),
                                                 isReadable ? nameOf(voice.state) : tr("cannot be read")},
                                                static_cast<qlonglong>(i));
        row->setToolTip(0, decodedPath(voice.path));
        row->setToolTip(2, voice.unreadable);
        row->setIcon(0, regionSwatch(static_cast<int>(i), {14, 14}, devicePixelRatioF()));
        if (isReadable)
            row->setCheckState(0, m_adjudicator->isTaken(i) ? Qt::Checked : Qt::Unchecked);
    }
    m_voices->fit();
}

// Says why there is nothing to compare.
QString AgreementTab::hint() const
{
    const PageAgreement* agreement = m_adjudicator->agreement();
    if (!m_annotator->session()->trees()->hasDocument())
        return tr("No page is open.");
    if (agreement == nullptr)
        return m_annotator->isOpen() || m_annotator->isOpening()
                   ? tr("The annotations of this page are being read…")
                   : tr("No annotation of this page is open. The workspace Annotate (Ctrl+3) opens it.");
    if (agreement->voices.empty())
        return m_annotator->place().path().empty()
                   ? tr("This page is not a file, so it has no annotations beside it. Choose a folder for "
                        "annotations in the tab “Marks”, or add files.")
                   : tr("Nobody has marked this page yet. Mark it in the tab “Marks”, or add files.");
    if (agreement->voices.size() == 1)
        return tr("Only one annotator has marked this page: %1. Agreement requires at least two annotators. "
                  "Enter another annotator's name in the tab “Marks” and mark the page again, or add a file.")
            .arg(nameOfVoice(0));
    if (agreement->taken.size() < 2)
        return tr("Tick at least two annotators to compare them.");
    return {};
}

QString AgreementTab::summaryText() const
{
    const PageAgreement& agreement = *m_adjudicator->agreement();
    const QString nodes =
        agreement.differing == 0
            ? tr("All annotators give the same label to each of %1 nodes.").arg(agreement.nodes)
            : tr("%1 of %2 nodes have different labels.").arg(agreement.differing).arg(agreement.nodes);
    const QString agreed =
        tr("%n marks are unanimous.", nullptr, static_cast<int>(agreement.merged.agreed.size()));
    if (agreement.questions.empty())
        return nodes + ' ' + agreed;
    const QString open =
        tr("Open questions: %1 of %n.", nullptr, static_cast<int>(agreement.questions.size()))
            .arg(m_adjudicator->openQuestionCount());
    if (agreement.questions.size() <= mostShown)
        return nodes + ' ' + agreed + ' ' + open;
    return nodes + ' ' + agreed + ' ' + open + ' ' +
           tr("The list shows only %1 questions, open questions first. Others appear as you decide.")
               .arg(mostShown);
}

void AgreementTab::sayFigures()
{
    m_figures->clear();
    const AnnotatorAgreement& figures = m_adjudicator->agreement()->figures;
    qlonglong row = 0;
    for (const PairAgreement& pair : figures.pairs)
        m_figures->addRow({tr("%1 and %2").arg(nameOfTaken(pair.a), nameOfTaken(pair.b)),
                           figureText(pair.kappa), figureText(f1(pair.nodes)),
                           figureText(f1(pair.characters))},
                          row++);
    if (figures.pairs.size() > 1)
        m_figures->addRow({tr("mean of the pairs"), figureText(figures.kappa), figureText(figures.nodesF1),
                           figureText(figures.charactersF1)},
                          row);
    m_figures->fit();
}

// "Record", with the node if the marks of the question are on different nodes.
QString AgreementTab::cellOf(std::size_t question, std::uint32_t who) const
{
    const PageAgreement& agreement = *m_adjudicator->agreement();
    const std::vector<OpenMark>& open = agreement.merged.open;
    const OpenQuestion& marks = agreement.questions[question];
    const bool isSameNodes = std::ranges::all_of(
        marks, [&](std::size_t i) { return open[i].mark.nodes == open[marks.front()].mark.nodes; });
    QStringList labels;
    for (const std::size_t i : marks) {
        if (std::ranges::find(open[i].annotators, who) == open[i].annotators.end())
            continue;
        QString text = Labels::title(QString::fromStdString(open[i].mark.label));
        if (!isSameNodes) {
            const std::vector<NodeId>& nodes = open[i].mark.nodes;
            text = tr("%1 on %2")
                       .arg(text, describe(m_annotator->session()->trees()->rendered(), nodes.front()));
            if (nodes.size() > 1)
                text += tr(" and %n more", nullptr, static_cast<int>(nodes.size()) - 1);
        }
        labels += text;
    }
    return labels.isEmpty() ? QStringLiteral("–") : labels.join(QStringLiteral("; "));
}

QString AgreementTab::decisionText(std::size_t question) const
{
    const Decision& decision = m_adjudicator->decision(question);
    switch (decision.kind) {
    case Decision::Kind::Open:
        return tr("open");
    case Decision::Kind::Who:
        return nameOfTaken(decision.who);
    case Decision::Kind::Most:
        return tr("the majority");
    case Decision::Kind::Nobody:
        return tr("nobody");
    }
    return {};
}

// The questions in order; if there are too many, open questions before decided ones.
std::vector<std::size_t> AgreementTab::listed() const
{
    const std::size_t count = m_adjudicator->agreement()->questions.size();
    std::vector<std::size_t> questions;
    questions.reserve(count);
    for (std::size_t q = 0; q < count; ++q)
        questions.push_back(q);
    if (count <= mostShown)
        return questions;
    std::ranges::stable_partition(
        questions, [this](std::size_t q) { return m_adjudicator->decision(q).kind == Decision::Kind::Open; });
    questions.resize(mostShown);
    std::ranges::sort(questions);
    return questions;
}

void AgreementTab::sayQuestions()
{
    const qlonglong chosen = m_questions->currentKey();
    m_questions->clear();
    const PageAgreement* agreement = m_adjudicator->agreement();
    if (agreement == nullptr || agreement->taken.size() < 2)
        return;
    std::vector<AnswerTable::Column> columns{{tr("Node"), tr("The first marked node"), false}};
    for (std::uint32_t who = 0; who < agreement->taken.size(); ++who)
        columns.push_back(
            {nameOfTaken(who), tr("The label that this annotator gave; – for no label"), false});
    columns.push_back(
        {tr("Decision"), tr("The annotator who is right. Marks of open questions are not saved."), false});
    m_questions->setColumns(columns, 0);
    for (const std::size_t q : listed()) {
        const NodeId node = agreement->merged.open[agreement->questions[q].front()].mark.nodes.front();
        QStringList cells{describe(m_annotator->session()->trees()->rendered(), node)};
        for (std::uint32_t who = 0; who < agreement->taken.size(); ++who)
            cells += cellOf(q, who);
        cells += decisionText(q);
        QTreeWidgetItem* row = m_questions->addRow(cells, static_cast<qlonglong>(q));
        for (int i = 0; i < cells.size(); ++i)
            row->setToolTip(i, cells[i]);
        if (static_cast<qlonglong>(q) == chosen)
            m_questions->setCurrentItem(row);
    }
    m_questions->fit();
}

// Makes one button for each annotator, in order, and one for nobody.
void AgreementTab::sayDecisions()
{
    const PageAgreement* agreement = m_adjudicator->agreement();
    const std::size_t count =
        agreement == nullptr || agreement->questions.empty() ? 0 : agreement->taken.size() + 1;
    while (m_right.size() > count) {
        delete m_right.back();
        m_right.pop_back();
    }
    while (m_right.size() < count) {
        auto* button = new QPushButton(this);
        const auto who = static_cast<std::uint32_t>(m_right.size());
        connect(button, &QPushButton::clicked, this, [this, who] { decide(who); });
        m_rightRow->addWidget(button);
        m_right.push_back(button);
    }
    const bool isChosen = m_questions->currentKey() >= 0;
    for (std::size_t i = 0; i < count; ++i) {
        const bool isNobody = i + 1 == count;
        const QString name = isNobody ? tr("Nobody") : nameOfTaken(static_cast<std::uint32_t>(i));
        m_right[i]->setText(QString(name).replace('&', QLatin1String("&&")));
        m_right[i]->setEnabled(isChosen);
    }
    m_whoIsRight->setText(isChosen ? tr("Who is right?") : tr("Click a question to decide it."));
}

} // namespace tagseam
