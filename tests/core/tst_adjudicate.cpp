// SPDX-License-Identifier: MIT
// Which open marks are one question, and the annotation that is made of decisions.
#include "core/truth/adjudicate.h"
#include "core/truth/anchor.h"

#include "tests/core/testpages.h"

#include <numeric>

namespace tagseam::test {
namespace {

// body 0, then div 1 with ul 2 with li 3 5 7, then p 9.
struct Framed {
    Document document = page("<body><div><ul><li>a</li><li>b</li><li>c</li></ul></div><p>d</p></body>");
    ScoredNodes scored = scoredNodes(document);
    Labelled mark(const std::string& label, const std::vector<std::uint32_t>& numbers) const
    {
        Labelled labelled{label, {}};
        for (const std::uint32_t number : numbers)
            labelled.nodes.push_back(scored.nodes[number]);
        return labelled;
    }
    std::vector<OpenQuestion> questions(const std::vector<Labelled>& marks) const
    {
        std::vector<OpenMark> open;
        for (const Labelled& each : marks)
            open.push_back({each, {}});
        return openQuestions(document, scored, open);
    }
};

TEST(OpenQuestions, joinMarksThatCannotAllHold)
{
    const Framed page;
    struct Row {
        std::vector<Labelled> marks;
        std::vector<OpenQuestion> questions;
    };
    for (const auto& [marks, questions] : {
             Row{{page.mark("main", {1}), page.mark("main", {2})}, {{0, 1}}},
             Row{{page.mark("record", {3, 5}), page.mark("record", {5, 7})}, {{0, 1}}},
             // A run as one record, and each item as its own.
             Row{{page.mark("record", {3, 5}), page.mark("record", {3}), page.mark("record", {5})},
                 {{0, 1, 2}}},
             // The same nodes with different labels.
             Row{{page.mark("main", {9}), page.mark("record", {3}), page.mark("footer", {9})}, {{0, 2}, {1}}},
             Row{{page.mark("main", {2}), page.mark("record", {3})}, {{0}, {1}}},
             Row{{page.mark("record", {3}), page.mark("record", {5})}, {{0}, {1}}},
             Row{{}, {}},
         })
        EXPECT_EQ(page.questions(marks), questions);
}

// Links are found by the plain definition, over all pairs.
TEST(OpenQuestions, areThoseOfAllPairs)
{
    std::mt19937 random(29);
    for (int round = 0; round < 200; ++round) {
        const Document document = build(randomPage(random));
        const ScoredNodes scored = scoredNodes(document);
        std::vector<OpenMark> open;
        for (auto i = random() % 9; i > 0; --i)
            open.push_back({{random() % 2 == 0 ? "main" : "record",
                             {NodeId{1 + static_cast<std::uint32_t>(random() % (document.size() - 1))}}},
                            {}});
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
            return open[i].mark.label == open[j].mark.label && !a.empty() && !b.empty() &&
                   a[0].begin < b[0].end && b[0].begin < a[0].end;
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
    const Framed page;
    const PageSelectors selectors(page.document);
    const std::vector<Labelled> marks{page.mark("main", {2}), page.mark("record", {3, 5})};
    const AnnotatedPage of{"http://x/", {}, page.document.size(), false, treeDigest(page.document)};
    const Annotation annotation = annotationOf(selectors, of, "Bo", marks);
    EXPECT_EQ(annotation.annotator, "Bo");
    EXPECT_EQ(annotation.page, of);
    EXPECT_EQ(annotation.marks[0].id, "m1");
    EXPECT_EQ(annotation.marks[1].id, "m2");
    EXPECT_EQ(labelledNodes(annotation, anchor(selectors, annotation)), marks);
}

} // namespace
} // namespace tagseam::test
