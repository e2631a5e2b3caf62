// SPDX-License-Identifier: MIT
// Another version of the page, with which the page is compared.
#include "ui/session/questions/pageversions.h"

#include "ui/session/questions/explainer.h"

#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t mostTrials = 200; // runs of the method to find the responsible changes

} // namespace

NodeId VersionDiff::inPage(NodeId old) const
{
    NodeId node = noNode;
    for (; node == noNode && old != noNode && old.value != 0; old = other->parent(old))
        node = diff.trees.renderedOf[old.value];
    return node;
}

NodeId VersionDiff::inOther(NodeId node) const
{
    const std::vector<NodeId>& counterparts = diff.trees.sourceOf;
    return node != noNode && node.value < counterparts.size() ? counterparts[node.value] : noNode;
}

PageVersions::PageVersions(Explainer* explainer)
    : QObject(explainer), m_session(explainer->session()), m_diff(new Inquiry<Answer>(explainer)),
      m_cause(new Inquiry<Answer>(explainer))
{
    connect(m_session->trees(), &PageTrees::documentChanged, this, [this] {
        if (m_session->trees()->address() != m_address)
            clear();
    });
    for (const auto due : {&AnalysisRunner::analysisChanged, &AnalysisRunner::analysisCancelled,
                           &AnalysisRunner::stylesChanged})
        connect(m_session->runner(), due, this, &PageVersions::ask);
    connect(m_diff, &InquiryBase::changed, this, &PageVersions::diffChanged);
    connect(m_cause, &InquiryBase::changed, this, &PageVersions::causeChanged);
}

void PageVersions::compareWith(PageVersion version)
{
    m_other = std::move(version);
    m_address = m_session->trees()->address();
    ask();
    emit otherChanged();
}

void PageVersions::clear()
{
    if (!m_other)
        return;
    m_other.reset();
    m_diff->clear();
    m_cause->clear();
    setShown(false);
    emit otherChanged();
}

std::shared_ptr<const VersionDiff> PageVersions::diff() const
{
    return m_diff->answer() == nullptr ? nullptr : *m_diff->answer();
}

std::shared_ptr<const VersionDiff> PageVersions::cause() const
{
    return m_cause->answer() == nullptr ? nullptr : *m_cause->answer();
}

std::shared_ptr<const Document> PageVersions::otherTree() const
{
    if (!m_other)
        return nullptr;
    std::shared_ptr<const Document> tree =
        m_session->trees()->isSource() ? m_other->source : m_other->rendered;
    const bool needsStyles = m_session->runner()->setup().path.style == LabelAttributes::Computed;
    return tree && needsStyles && !tree->hasComputedStyles() ? nullptr : tree;
}

void PageVersions::ask()
{
    m_cause->clear();
    m_diff->clear();
    if (m_session->runner()->hasAnalysis() && isComparable())
        compare(m_diff, tr("comparing with the other version"), 0);
}

void PageVersions::askCause()
{
    const bool isAsked = m_cause->answer() != nullptr || m_cause->isPending() || m_cause->isCancelled();
    if (!isAsked && diff() != nullptr && isComparable())
        compare(m_cause, tr("undoing changes of the template"), mostTrials);
}

void PageVersions::compare(Inquiry<Answer>* inquiry, const QString& topic, std::uint32_t trials)
{
    Setup setup = m_session->runner()->analysis().options;
    setup.path.edits.clear(); // they name nodes of the page
    inquiry->ask(
        topic,
        [other = otherTree(), setup, trials,
         isSource = m_session->trees()->isSource()](const Material& material, const TellProgress&) -> Answer {
            const PageMethod method{{}, setup};
            return std::make_shared<const VersionDiff>(VersionDiff{
                other, diffPages(*other, *material.document, method, material.stop, trials), isSource});
        });
}

void PageVersions::setShown(bool isShown)
{
    if (isShown == m_isShown)
        return;
    m_isShown = isShown;
    emit shownChanged();
}

} // namespace tagseam
