// SPDX-License-Identifier: MIT
// Shows the agreement of several annotators on one page. Its lists are filled in agreementlists.cpp.
#include "ui/tools/annotate/agreementtab.h"

#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/adjudicator.h"
#include "ui/tools/annotate/queuemodel.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/theme.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

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

} // namespace tagseam
