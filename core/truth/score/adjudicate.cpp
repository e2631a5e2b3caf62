// SPDX-License-Identifier: MIT
// Finds the questions that remain when annotators do not agree.
#include "core/truth/score/adjudicate.h"

#include "core/truth/annotation/anchor.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <string_view>
#include <utility>

namespace tagseam {

namespace {

// Sets that grow together (Tarjan 1975), with halved paths.
class Links {
  public:
    explicit Links(std::size_t size) : m_parents(size) { std::iota(m_parents.begin(), m_parents.end(), 0); }
    std::size_t rootOf(std::size_t item)
    {
        while (m_parents[item] != item)
            item = m_parents[item] = m_parents[m_parents[item]];
        return item;
    }
    void join(std::size_t a, std::size_t b)
    {
        const auto [first, second] = std::minmax({rootOf(a), rootOf(b)});
        m_parents[second] = first;
    }

  private:
    std::vector<std::size_t> m_parents;
};

struct Stretch {
    ScoredRange range;
    std::size_t mark;
};

// Joins stretches that overlap, directly or through others between them.
void joinOverlapping(std::vector<Stretch> stretches, Links& links)
{
    std::ranges::sort(stretches, {}, [](const Stretch& each) { return each.range.begin; });
    const Stretch* reaching = nullptr; // the earlier stretch that reaches furthest
    for (const Stretch& each : stretches) {
        if (reaching != nullptr && each.range.begin < reaching->range.end)
            links.join(reaching->mark, each.mark);
        if (reaching == nullptr || each.range.end > reaching->range.end)
            reaching = &each;
    }
}

} // namespace

std::vector<OpenQuestion> openQuestions(const Document& document, const ScoredNodes& scored,
                                        std::span<const OpenMark> open)
{
    Links links(open.size());
    std::map<std::string_view, std::vector<Stretch>> byLabel;
    std::map<std::vector<std::uint32_t>, std::size_t> byNodes;
    for (std::size_t i = 0; i < open.size(); ++i) {
        std::vector<std::uint32_t> nodes;
        for (const ScoredRange range : scoredRanges(document, scored, open[i].mark.nodes)) {
            byLabel[open[i].mark.label].push_back({range, i});
            nodes.insert(nodes.end(), {range.begin, range.end});
        }
        if (nodes.empty()) // marks without scored nodes: identified by their roots, made odd
            for (const NodeId root : open[i].mark.nodes)
                nodes.insert(nodes.end(), {0xffffffffU, root.value});
        if (const auto [there, isNew] = byNodes.try_emplace(std::move(nodes), i); !isNew)
            links.join(there->second, i);
    }
    for (auto& [label, stretches] : byLabel)
        joinOverlapping(std::move(stretches), links);
    std::map<std::size_t, OpenQuestion> questions; // indexed by their first mark
    for (std::size_t i = 0; i < open.size(); ++i)
        questions[links.rootOf(i)].push_back(i);
    std::vector<OpenQuestion> all;
    all.reserve(questions.size());
    for (auto& [first, question] : questions)
        all.push_back(std::move(question));
    return all;
}

Annotation annotationOf(const PageSelectors& page, const AnnotatedPage& of, std::string annotator,
                        std::span<const Labelled> marks)
{
    Annotation annotation;
    annotation.page = of;
    annotation.annotator = std::move(annotator);
    annotation.marks.reserve(marks.size());
    for (const Labelled& each : marks) {
        Mark& mark = annotation.marks.emplace_back();
        mark.id = 'm' + std::to_string(annotation.marks.size());
        mark.label = each.label;
        mark.targets.reserve(each.nodes.size());
        for (const NodeId node : each.nodes)
            mark.targets.push_back(targetOf(page, node));
    }
    return annotation;
}

} // namespace tagseam
