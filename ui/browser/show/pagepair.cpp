// SPDX-License-Identifier: MIT
// Shows the page as opened beside the pruned page.
#include "ui/browser/show/pagepair.h"

#include "ui/browser/load/pageloader.h"
#include "ui/browser/show/pagemarks.h"
#include "ui/browser/show/pagescroll.h"
#include "ui/browser/show/pageview.h"
#include "ui/session/questions/explainer.h"
#include "ui/session/questions/pageversions.h"
#include "ui/session/words/detectiontext.h"
#include "ui/widgets/elidedtitle.h"
#include "ui/widgets/language.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::size_t mostAnchors = 20'000; // number of nodes by which two pages are aligned
constexpr int widestChoice = 220;           // pixels

} // namespace

PagePair::PagePair(Explainer* explainer, PageLoader* loader, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), m_explainer(explainer), m_session(explainer->session()),
      m_versions(explainer->versions()), m_original(new PageView(m_session, loader->page(), false, this)),
      m_pruned(new PageView(m_session, loader->prunedPage(), true, this)),
      m_originalTitle(new ElidedTitle(this)), m_prunedTitle(new ElidedTitle(this)),
      m_choice(new QComboBox(this))
{
    m_original->setObjectName(QStringLiteral("original")); // lessons point to both by these names
    m_pruned->setObjectName(QStringLiteral("pruned"));
    m_originalTitle->setObjectName(QStringLiteral("originalTitle"));
    m_prunedTitle->setObjectName(QStringLiteral("prunedTitle"));
    m_choice->setObjectName(QStringLiteral("beside"));
    m_choice->addItems({tr("Pruned page"), QString()});
    m_choice->setToolTip(tr("Page on the right: the pruned page, or the other version"));
    m_choice->setAccessibleName(tr("Page on the right"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_choice->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_choice->setMaximumWidth(widestChoice);
    addWidget(panel({m_originalTitle}, m_original));
    addWidget(panel({m_choice, m_prunedTitle}, m_pruned));
    setChildrenCollapsible(false);
    setSizes({500, 500});

    connect(m_original, &PageView::scrolled, this, [this] { keepInStep(m_original, m_pruned); });
    connect(m_pruned, &PageView::scrolled, this, [this] { keepInStep(m_pruned, m_original); });
    connect(explainer->session()->selection(), &Selection::revealWanted, this, &PagePair::reveal);
    connect(loader, &PageLoader::pagesReplaced, this, [this, loader] {
        m_original->setPage(m_session->trees()->isSource() ? loader->sourcePage() : loader->page());
        m_pruned->setPage(loader->prunedPage());
    });
    connect(m_session->selection(), &Selection::nodeChanged, this, [this](NodeId node) {
        if (m_original->marks()->isOnBoth(node))
            ++m_alignments; // both pages scroll to the node by themselves
    });
    const auto updateTitles = [this] {
        updateOriginalTitle();
        updatePrunedTitle();
    };
    connect(m_versions, &PageVersions::otherChanged, this, &PagePair::offerOther);
    connect(m_versions, &PageVersions::shownChanged, this, &PagePair::offerOther);
    connect(m_versions, &PageVersions::diffChanged, this, &PagePair::updatePrunedTitle);
    connect(m_choice, &QComboBox::activated, this, [this](int index) { m_versions->setShown(index == 1); });
    offerOther();
    connect(m_session->trees(), &PageTrees::documentChanged, this, [this] {
        setBeside(nullptr);
        m_top = {noNode, 0};
    });
    connect(m_session->runner(), &AnalysisRunner::analysisChanged, this, updateTitles);
    connect(m_session->kept(), &KeptRegions::severalChanged, this, updateTitles);
    connect(m_session, &PageSession::workspaceChanged, this, updateTitles);
    connect(m_session->cursor(), &StepCursor::stepChanged, this, &PagePair::updatePrunedTitle);
    connect(m_session->algorithms(), &AlgorithmCursor::stepChanged, this, &PagePair::updatePrunedTitle);
    connect(m_session->algorithms(), &AlgorithmCursor::runChanged, this, &PagePair::updatePrunedTitle);
    connect(m_session->selection(), &Selection::marksChanged, this, updateTitles);
    connect(m_session->selection(), &Selection::tintsChanged, this, &PagePair::updateOriginalTitle);
    connect(m_session->trees(), &PageTrees::sourceChanged, this, &PagePair::updateOriginalTitle);
    connect(m_session, &PageSession::workspaceChanged, this, [this] {
        setVisible(m_session->workspace() != Workspace::Corpus);
        widget(1)->setVisible(!m_session->isAnnotating()); // the page takes the space of both
    });
    updateTitles();
}

QWidget* PagePair::panel(const QList<QWidget*>& head, PageView* view)
{
    auto* panel = new QWidget(this);
    auto* title = new QHBoxLayout;
    title->setSpacing(0);
    for (QWidget* each : head)
        title->addWidget(each);
    head.last()->setContentsMargins(6, 2, 6, 2);
    head.last()->setMinimumWidth(50);
    head.last()->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(title);
    layout->addWidget(view, 1);
    return panel;
}

void PagePair::offerOther()
{
    const PageVersion* other = m_versions->other();
    m_choice->setVisible(other != nullptr);
    // Both pages begin at the same height.
    m_originalTitle->setMinimumHeight(other != nullptr ? m_choice->sizeHint().height() : 0);
    if (other != nullptr)
        m_choice->setItemText(1, other->name);
    m_choice->setCurrentIndex(m_versions->isShowWanted() ? 1 : 0);
    m_pruned->setName(m_versions->isShowWanted() ? tr("Other version of the page") : tr("Pruned page"));
    updatePrunedTitle();
}

void PagePair::setZoom(double factor)
{
    m_zoom = std::clamp(factor, 0.3, 4.0);
    m_original->scroll()->setZoom(m_zoom);
    m_pruned->scroll()->setZoom(m_zoom);
}

void PagePair::setShadingShown(bool isShown)
{
    m_original->marks()->setShadingShown(isShown);
    m_pruned->marks()->setShadingShown(isShown);
    updateOriginalTitle();
    updatePrunedTitle();
}

void PagePair::setPicking(bool isOn)
{
    m_original->setPicking(isOn);
    m_pruned->setPicking(isOn);
    updateOriginalTitle();
}

void PagePair::reveal(NodeId node)
{
    ++m_alignments; // neither page follows the other
    m_original->marks()->reveal(node);
    m_pruned->marks()->reveal(node);
}

void PagePair::prunedReady(std::shared_ptr<const VersionDiff> other)
{
    setBeside(std::move(other));
    m_pruned->pageReady();
    shareAnchors();
    if (!m_original->marks()->isOnBoth(m_session->selection()->node()))
        return keepInStep(m_original, m_pruned);
    ++m_alignments; // the pages are aligned at the node, not at the scroll position
    m_original->marks()->revealSelection();
    m_pruned->marks()->revealSelection();
}

void PagePair::setBeside(std::shared_ptr<const VersionDiff> other)
{
    m_original->marks()->setBeside(other);
    m_pruned->marks()->setBeside(std::move(other));
}

void PagePair::align(NodeId node, double top)
{
    ++m_alignments;
    m_top = {node, top};
    m_original->scroll()->alignAnchor(node.value, top);
    if (const NodeId there = inOther(node); there != noNode)
        m_pruned->scroll()->alignAnchor(there.value, top);
}

void PagePair::shareAnchors()
{
    if (!m_session->runner()->hasAnalysis())
        return;
    std::vector<NodeId> both;
    for (const NodeId node : m_session->runner()->analysis().sequence.nodes) {
        if (m_original->marks()->isOnBoth(node) && m_session->trees()->document().isElement(node))
            both.push_back(node);
    }
    QJsonArray anchors;
    QJsonArray anchorsBeside;
    for (std::size_t i = 0; i < both.size(); i += both.size() / mostAnchors + 1) {
        anchors.append(static_cast<qint64>(both[i].value));
        anchorsBeside.append(static_cast<qint64>(inOther(both[i]).value));
    }
    m_original->scroll()->setAnchors(anchors);
    m_pruned->scroll()->setAnchors(anchorsBeside);
}

// The node of the page on the right for a node of the page.
NodeId PagePair::inOther(NodeId node) const
{
    const VersionDiff* other = m_pruned->marks()->other();
    return other != nullptr ? other->inOther(node) : node;
}

void PagePair::keepInStep(PageView* from, PageView* to)
{
    from->scroll()->askTopAnchor([this, to, alignment = ++m_alignments](quint32 node, double top) {
        if (alignment != m_alignments || node == 0)
            return;
        const VersionDiff* other = m_pruned->marks()->other();
        m_top = {to == m_original && other != nullptr ? other->inPage(NodeId{node}) : NodeId{node}, top};
        const NodeId there = to == m_original ? m_top.first : inOther(m_top.first);
        if (there != noNode)
            to->scroll()->alignAnchor(there.value, top);
    });
}

void PagePair::updateOriginalTitle()
{
    const bool isStepping = m_session->cursor()->isStepping();
    QStringList parts{!m_session->trees()->isSource() ? tr("<b>Original</b>")
                      : m_session->trees()->document().parser() == Parser::Libxml2
                          ? tr("<b>Source</b> · as libxml2 reads it")
                          : tr("<b>Source</b> · as HTML5 prescribes")};
    if (isStepping)
        parts.append(tr("solid blue: left side, already read · dashed yellow: right side"));
    if (m_session->selection()->tints() != nullptr)
        parts.append(tr("coloured: probability of content"));
    else if (!m_session->selection()->marks().empty()) // the marks replace the hatching
        parts.append(tr("coloured: see “%1”").arg(m_session->selection()->marksTitle()));
    else if (m_original->marks()->isShadingShown() && !m_session->isAnnotating())
        parts.append(isStepping                        ? tr("hatched: pruned")
                     : m_session->kept()->isDetected() ? tr("hatched: pruned by content detection")
                     : m_session->kept()->byHand()     ? tr("hatched: not in the chosen candidate")
                                                       : tr("hatched: pruned"));
    if (!m_original->isPicking())
        parts.append(tr("picking is off"));
    else if (m_session->isAnnotating())
        parts.append(tr("click a node, then press a digit to label it; Up and Down widen and narrow"));
    else if (!isStepping)
        parts.append(tr("click picks a node"));
    m_originalTitle->setText(parts.join(QStringLiteral(" · ")));
}

void PagePair::updatePrunedTitle()
{
    QString title;
    if (m_versions->isShowWanted() && m_versions->other() != nullptr)
        title = otherTitle();
    else if (const RunStepper* stepper = m_session->algorithms()->stepper())
        title = tr("<b>Pruned</b> · by %1 up to this step: %n nodes", nullptr,
                   static_cast<int>(stepper->prunedCount()))
                    .arg(QString::fromUtf8(name(stepper->run().algorithm)));
    else if (m_session->runner()->hasAnalysis())
        title = m_session->cursor()->isStepping() ? stepTitle() : prunedTitle();
    else
        return;
    static const QRegularExpression bold(QStringLiteral("^<b>[^<]*</b>[\\s·,]*"));
    m_prunedTitle->setText(m_choice->isHidden() ? title : title.remove(bold)); // the box has the name
}

QString PagePair::otherTitle() const
{
    QString name = QStringLiteral("<b>%1</b>").arg(tr("Other version"));
    const auto versions = m_versions->diff();
    if (!versions)
        return name;
    if (!m_session->selection()->marks().empty())
        return name + QStringLiteral(" · ") +
               tr("coloured: see “%1”").arg(m_session->selection()->marksTitle());
    return m_original->marks()->isShadingShown() ? name + QStringLiteral(" · ") + tr("hatched: pruned")
                                                 : name;
}

QString PagePair::stepTitle() const
{
    const Region region = m_session->cursor()->shownRegion();
    const bool isComplement = m_session->runner()->setup().keep == Keep::Complement;
    const std::uint32_t positions = m_session->runner()->analysis().sequence.size();
    const std::uint32_t shown = isComplement ? positions - region.size() : region.size();
    const double left = positions == 0 ? 0 : 100.0 * shown / positions;
    const QString text = isComplement
                             ? tr("<b>Pruned</b> · level %1: without positions %2–%3 · %4 %")
                             : tr("<b>Pruned</b> · level %1: positions %2–%3 · %4 % of the sequence");
    return text.arg(m_session->cursor()->stepper().place().level + 1)
        .arg(region.begin.value + 1)
        .arg(region.end.value)
        .arg(decimal(left, 1));
}

QString PagePair::prunedTitle() const
{
    const Analysis& analysis = m_session->runner()->analysis();
    const int regions = static_cast<int>(m_session->kept()->several().size());
    const std::uint32_t kept =
        regions > 0 ? countNodes(analysis.sequence, m_session->kept()->mask()).kept : analysis.counts.kept;
    const QString share = decimal(analysis.counts.raw == 0 ? 0 : 100.0 * kept / analysis.counts.raw, 1);
    if (const std::optional<ContentChoice> choice = m_session->kept()->byHand())
        return tr("<b>Pruned</b>, <b>chosen by hand</b>: %1 · %2 % of the nodes")
            .arg(choiceName(*choice), share);
    const ContentDetection* detection =
        m_session->kept()->isDetected() ? answerOf(*m_explainer->detection()) : nullptr;
    if (detection != nullptr && detection->content.kind == ContentKind::None)
        return tr("<b>Pruned</b> by <b>content detection</b> · no main content, everything kept");
    if (detection != nullptr)
        return tr("<b>Pruned</b> by <b>content detection</b> · %1 · %2 % of the nodes")
            .arg(kindName(detection->content.kind), share);
    if (regions > 0)
        return tr("<b>Pruned</b> · %n regions · %1 % of the nodes", nullptr, regions).arg(share);
    return (m_session->runner()->setup().keep == Keep::Complement
                ? tr("<b>Pruned</b> · complement of the main region (search) · %1 % of the nodes")
                : tr("<b>Pruned</b> · main region (search) · %1 % of the nodes"))
        .arg(share);
}

} // namespace tagseam
