// SPDX-License-Identifier: MIT
// The grouping of open marks into questions, and the annotation made from decisions.
#include "core/truth/score/adjudicate.h"

#include "core/select/selector.h"
#include "core/truth/annotation/anchor.h"
#include "tests/core/page/testpages.h"

#include <numeric>

namespace tagseam::test {
namespace {

// Links are found by the plain definition, over all pairs.
TEST(OpenQuestions, areThoseOfAllPairs)
{
    std::mt19937 random(29);
    for (int round = 0; round < 200; ++round) {
        const Document document = build(randomPage(random));
        const ScoredNodes scored = scoredNodes(document);
        std::vector<OpenMark> open;
        const auto node = [&] {
            return NodeId{1 + static_cast<std::uint32_t>(random() % (document.size() - 1))};
        };
        for (auto i = random() % 9; i > 0; --i) {
            open.push_back({{random() % 2 == 0 ? "main" : "record", {node()}}, {}});
            if (const NodeId other = node(); random() % 3 == 0 && open.back().mark.nodes.front() < other)
                open.back().mark.nodes.push_back(other);
        }
        std::vector<std::size_t> group(open.size());
        std::iota(group.begin(), group.end(), std::size_t{0});
        const auto rangesOf = [&](std::size_t i) {
            return scoredRanges(document, scored, open[i].mark.nodes);
        };
        const auto areLinked = [&](std::size_t i, std::size_t j) {
            const auto a = rangesOf(i);
            const auto b = rangesOf(j);
            if (a.empty() && b.empty())
                return open[i].mark.nodes == open[j].mark.nodes;
            if (a == b)
                return true;
            const auto meets = [&](const auto& x) {
                return std::ranges::any_of(b,
                                           [&](const auto& y) { return x.begin < y.end && y.begin < x.end; });
            };
            return open[i].mark.label == open[j].mark.label && std::ranges::any_of(a, meets);
        };
        for (std::size_t round2 = 0; round2 < open.size(); ++round2)
            for (std::size_t i = 0; i < open.size(); ++i)
                for (std::size_t j = 0; j < open.size(); ++j)
                    if (areLinked(i, j))
                        group[i] = group[j] = std::min(group[i], group[j]);
        const std::vector<OpenQuestion> questions = openQuestions(document, scored, open);
        std::size_t marks = 0;
        for (const OpenQuestion& question : questions) {
            marks += question.size();
            for (const std::size_t i : question)
                EXPECT_EQ(group[i], question.front());
        }
        EXPECT_EQ(marks, open.size());
    }
}

TEST(AnnotationOf, hasEachMarkOnItsNodes)
{
    const Document document = page("<body><div><ul><li>a</li><li>b</li></ul></div></body>");
    const PageSelectors selectors(document);
    const std::vector<Labelled> marks{{"main", *selectNodes(document, "ul")},
                                      {"record", *selectNodes(document, "li")}};
    const AnnotatedPage of{"http://x/", {}, document.size(), false, treeDigest(document)};
    const Annotation annotation = annotationOf(selectors, of, "Bo", marks);
    EXPECT_EQ(annotation.annotator, "Bo");
    EXPECT_EQ(annotation.page, of);
    EXPECT_EQ(annotation.marks[0].id, "m1");
    EXPECT_EQ(annotation.marks[1].id, "m2");
    EXPECT_EQ(labelledNodes(annotation, anchor(selectors, annotation)), marks);
}

} // namespace
} // namespace tagseam::test
