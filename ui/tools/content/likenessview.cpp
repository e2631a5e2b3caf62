// SPDX-License-Identifier: MIT
// Explains the similarity of two nodes or generalized nodes: their aligned tag strings, and the verdict.
#include "ui/tools/content/likenessview.h"

#include "ui/session/questions/explainer.h"
#include "ui/tools/content/alignmentmodel.h"
#include "ui/tools/content/recordstext.h"
#include "ui/widgets/flowlayout.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagseam {

LikenessView::LikenessView(Explainer* explainer, QWidget* parent)
    : QWidget(parent), m_session(explainer->session()), m_title(new QLabel(this)),
      m_sibling(new QToolButton(this)), m_first(new QToolButton(this)), m_second(new QToolButton(this)),
      m_pairText(new QLabel(this)), m_verdict(new QLabel(this)), m_model(new AlignmentModel(m_session, this)),
      m_table(new QTableView(this)), m_compared(new Inquiry<ComparedPair>(explainer))
{
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_table->setTabKeyNavigation(false); // Tab moves the focus out of the table
    m_table->horizontalHeader()->hide();
    m_table->horizontalHeader()->setMinimumSectionSize(16);
    const int rowHeight = m_table->fontMetrics().height() + 4;
    m_table->verticalHeader()->setMinimumSectionSize(rowHeight);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->setFixedHeight(3 * rowHeight + m_table->horizontalScrollBar()->sizeHint().height() + 4);
    m_title->setTextFormat(Qt::RichText);
    for (QLabel* label : {m_pairText, m_verdict}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    auto* row = new FlowLayout; // the sentences below have the whole width: they are long in some languages
    row->setSpacing(3);
    row->addWidget(m_title);
    for (QToolButton* button : {m_sibling, m_first, m_second})
        row->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addLayout(row);
    layout->addWidget(m_pairText);
    layout->addWidget(m_verdict);
    layout->addWidget(m_table);
    auto* copy = new QShortcut(QKeySequence::Copy, m_table, nullptr, nullptr, Qt::WidgetShortcut);
    connect(copy, &QShortcut::activated, this,
            [this] { QApplication::clipboard()->setText(m_model->text()); });
    connect(m_sibling, &QToolButton::clicked, this, &LikenessView::compareSibling);
    connect(m_first, &QToolButton::clicked, this, [this] { takeNode(true); });
    connect(m_second, &QToolButton::clicked, this, [this] { takeNode(false); });
    connect(m_session->selection(), &Selection::nodeChanged, this, [this] { say(); });
    connect(m_compared, &InquiryBase::changed, this, &LikenessView::takeAnswer);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!m_isFilling)
                    choose(index);
            });
}

void LikenessView::setBasis(const MdrOptions& options, std::shared_ptr<const KeepMask> within)
{
    const bool isSame = options == m_options && (within == m_within || !m_pair || !m_pair->isPruned);
    m_options = options;
    m_within = std::move(within);
    if (!isSame)
        m_compared->clear();
    ask();
}

void LikenessView::compare(const NodePair& pair, const QString& nameA, const QString& nameB)
{
    m_firstNode = m_secondNode = noNode;
    m_nameA = nameA;
    m_nameB = nameB;
    if (m_pair != pair || m_compared->isCancelled())
        m_compared->clear();
    if (m_pair != pair) { // avoids a table of one pair under the names of another
        m_answer.reset();
        m_model->show({});
    }
    m_pair = pair;
    ask();
}

void LikenessView::forget()
{
    m_compared->clear();
    m_pair.reset();
    m_within.reset();
    m_firstNode = m_secondNode = noNode;
    m_answer.reset();
    m_model->show({});
    say();
}

void LikenessView::ask()
{
    if (m_pair && !m_compared->isPending() && !m_compared->isCancelled() && m_compared->answer() == nullptr)
        m_compared->ask(tr("comparing two nodes"), [pair = *m_pair, options = m_options, within = m_within](
                                                       const Material& material, const TellProgress&) {
            return comparePair(*material.document, pair, options, pair.isPruned ? within.get() : nullptr,
                               material.stop);
        });
    say();
}

void LikenessView::compareSibling()
{
    const NodeId node = m_session->selection()->node();
    if (!m_session->trees()->hasDocument() || node == noNode)
        return;
    const NodeId next = nextTagNode(m_session->trees()->document(), node, m_options.hasTexts);
    if (next != noNode)
        compare({{node}, {next}, false}, nameOf(node), nameOf(next));
}

void LikenessView::takeNode(bool isFirst)
{
    const NodeId node = m_session->selection()->node();
    if (!m_session->trees()->hasDocument() || node == noNode)
        return;
    NodeId& place = isFirst ? m_firstNode : m_secondNode;
    NodeId& other = isFirst ? m_secondNode : m_firstNode;
    place = node;
    if (other == noNode && m_pair) // belongs to the pair before
        other = isFirst ? m_pair->b.front() : m_pair->a.front();
    if (other == noNode)
        return say();
    const NodeId a = m_firstNode;
    const NodeId b = m_secondNode;
    compare({{a}, {b}, false}, nameOf(a), nameOf(b));
}

QString LikenessView::nameOf(NodeId node) const
{
    return node.value < m_session->trees()->document().size() ? m_session->trees()->describe(node)
                                                              : QString();
}

void LikenessView::takeAnswer()
{
    if (const ComparedPair* answer = m_compared->answer()) {
        m_answer = *answer;
        const QScopedValueRollback filling(m_isFilling, true);
        m_model->show(answer->likeness.aligned);
        int widest = 0;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            for (const int at : {0, 2})
                widest = std::max(widest, m_table->fontMetrics().horizontalAdvance(
                                              m_model->index(at, column).data().toString()));
        }
        m_table->horizontalHeader()->setDefaultSectionSize(widest + 10);
        if (m_model->columnCount() > 0)
            m_table->scrollTo(m_model->index(0, m_model->firstDifferentPosition()),
                              QAbstractItemView::PositionAtCenter);
    } else if (!m_pair) {
        m_answer.reset();
    }
    say();
}

void LikenessView::choose(const QModelIndex& index)
{
    if (const NodeId node = m_model->nodeAt(index); node != noNode)
        m_session->selection()->select(node);
}

void LikenessView::say()
{
    m_title->setText(tr("<b>Why alike?</b>"));
    m_sibling->setText(tr("Next sibling"));
    m_sibling->setToolTip(tr("Compare the selected node with its next sibling"));
    m_first->setText(tr("As first"));
    m_first->setToolTip(tr("Take the selected node as the first of the two"));
    m_second->setText(tr("As second"));
    m_second->setToolTip(tr("Take the selected node as the second of the two"));
    m_table->setAccessibleName(tr("The two tag strings, aligned"));
    const NodeId node = m_session->trees()->hasDocument() ? m_session->selection()->node() : noNode;
    m_sibling->setEnabled(node != noNode &&
                          nextTagNode(m_session->trees()->document(), node, m_options.hasTexts) != noNode);
    m_first->setEnabled(node != noNode);
    m_second->setEnabled(node != noNode);
    const NodeId waiting = m_firstNode != noNode ? m_firstNode : m_secondNode;
    const bool isWaiting = waiting != noNode && m_session->trees()->hasDocument() &&
                           waiting.value < m_session->trees()->document().size();
    m_table->setVisible(m_answer.has_value() && m_pair && !isWaiting && m_model->columnCount() > 0);
    m_verdict->setVisible(m_pair && !isWaiting);
    if (isWaiting) {
        m_pairText->setText(tr("%1 is one of the two nodes. Select the other node and take it as the %2 one.")
                                .arg(m_session->trees()->describe(waiting),
                                     m_firstNode != noNode ? tr("second") : tr("first")));
    } else if (!m_pair) {
        m_pairText->setText(tr("Choose one or two records (Ctrl+click), or select a node and compare it."));
    } else {
        m_pairText->setText(tr("%1 and %2").arg(m_nameA, m_nameB));
        if (m_compared->answer() != nullptr)
            m_verdict->setText(likenessText(*m_answer, m_options));
        else
            m_verdict->setText(m_compared->isCancelled() ? tr("The comparison was cancelled.")
                                                         : tr("The two nodes are being compared."));
    }
}

} // namespace tagseam
