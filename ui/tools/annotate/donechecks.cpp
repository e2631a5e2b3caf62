// SPDX-License-Identifier: MIT
// Checks the marks before their page is done.
#include "ui/tools/annotate/donechecks.h"

#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/labeller.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tagseam {

DoneChecks::DoneChecks(Labeller* labeller, QWidget* parent)
    : QFrame(parent), m_labeller(labeller), m_sentence(new QLabel(this)), m_list(new QListWidget(this)),
      m_confirm(new QPushButton(tr("Confirm"), this)), m_confirmAll(new QPushButton(tr("Confirm all"), this))
{
    setObjectName(QStringLiteral("doneChecks"));
    setFrameShape(QFrame::StyledPanel);
    m_sentence->setWordWrap(true);
    m_list->setMaximumHeight(110);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Findings"));
    m_confirm->setToolTip(tr("This is intended: the finding is not shown again while the page is open"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_confirm);
    buttons->addWidget(m_confirmAll);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_sentence);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    hide();
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_confirm->setEnabled(row >= 0);
        if (row >= 0)
            m_labeller->choose(m_findings[static_cast<std::size_t>(row)].nodes);
    });
    connect(m_confirm, &QPushButton::clicked, this,
            [this] { confirm(static_cast<std::size_t>(m_list->currentRow())); });
    connect(m_confirmAll, &QPushButton::clicked, this, &DoneChecks::confirmAll);
    const Annotator* annotator = labeller->annotator();
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (!m_findings.empty())
            show(look());
    });
    connect(annotator, &Annotator::changed, this, [this] { m_soon.start(0); });
    for (const auto signal : {&Annotator::opening, &Annotator::closed})
        connect(annotator, signal, this, &DoneChecks::forget);
    connect(labeller->session()->trees(), &PageTrees::documentChanged, this, &DoneChecks::forget);
}

void DoneChecks::forget()
{
    m_confirmed.clear();
    show({});
}

// Finds what is unusual in the tree that is shown and not confirmed.
std::vector<Finding> DoneChecks::look() const
{
    const Annotator* annotator = m_labeller->annotator();
    if (!annotator->isOpen() || !m_labeller->session()->trees()->hasDocument())
        return {};
    std::vector<Labelled> marks;
    for (std::size_t i = 0; i < annotator->marks().size(); ++i) {
        if (std::vector<NodeId> nodes = annotator->shownNodesOf(i); !nodes.empty())
            marks.push_back({annotator->marks()[i].label, std::move(nodes)});
    }
    std::vector<Finding> findings = checkMarks(m_labeller->session()->trees()->document(), marks);
    std::erase_if(findings, [this](const Finding& each) {
        return std::ranges::find(m_confirmed, each) != m_confirmed.end();
    });
    return findings;
}

void DoneChecks::check(const std::function<void()>& finish)
{
    std::vector<Finding> findings = look();
    m_finish = finish;
    if (findings.empty() || findings == m_findings)
        return confirmAll();
    show(std::move(findings));
}

void DoneChecks::confirm(std::size_t finding)
{
    if (finding >= m_findings.size())
        return;
    m_confirmed.push_back(m_findings[finding]);
    std::vector<Finding> others = m_findings;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(finding));
    if (others.empty())
        return confirmAll();
    show(std::move(others));
    m_list->setCurrentRow(std::min(static_cast<int>(finding), m_list->count() - 1));
}

void DoneChecks::confirmAll()
{
    m_confirmed.insert(m_confirmed.end(), m_findings.begin(), m_findings.end());
    const std::function<void()> finish = std::exchange(m_finish, nullptr);
    show({});
    if (finish)
        finish();
}

void DoneChecks::show(std::vector<Finding> findings)
{
    m_findings = std::move(findings);
    if (m_findings.empty())
        m_finish = nullptr;
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const Finding& each : m_findings) {
        m_list->addItem(text(each));
        m_list->item(m_list->count() - 1)->setToolTip(text(each));
    }
    m_confirm->setEnabled(false);
    m_sentence->setText(
        tr("The page is not done yet: check %n place(s). Select one to see it on the page. Choose "
           "“Done” again to confirm all.",
           nullptr, static_cast<int>(m_findings.size())));
    setVisible(!m_findings.empty());
}

QString DoneChecks::labelAt(const std::vector<NodeId>& nodes) const
{
    const Annotator* annotator = m_labeller->annotator();
    const std::optional<std::size_t> mark = annotator->markOn(nodes);
    return mark ? Labels::title(QString::fromStdString(annotator->marks()[*mark].label)) : QString();
}

QString DoneChecks::text(const Finding& finding) const
{
    QString node = m_labeller->nameOf(finding.nodes);
    switch (finding.kind) {
    case Finding::Kind::WholePage:
        return tr("“%1” contains the whole page: %2").arg(labelAt(finding.nodes), node);
    case Finding::Kind::RecordAroundMain:
        return tr("A record contains main content: %1").arg(node);
    case Finding::Kind::Overlap:
        return tr("“%1” contains “%2”: %3").arg(labelAt(finding.nodes), labelAt(finding.inner), node);
    case Finding::Kind::Unmarked:
        return tr("No mark: %1").arg(node);
    case Finding::Kind::OnlyPictures: {
        const QString label = labelAt(finding.nodes);
        return label.isEmpty() ? tr("No mark, only pictures: %1").arg(node)
                               : tr("“%1” has only pictures: %2").arg(label, node);
    }
    }
    return node;
}

} // namespace tagseam
