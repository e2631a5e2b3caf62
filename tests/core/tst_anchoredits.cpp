// SPDX-License-Identifier: MIT
// Re-anchoring: after any edit a mark is at its node or an orphan, never at another node.
#include "editedpages.h"

#include "core/page/selector.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

using Page = EditedPage;

bool hasText(Piece& piece)
{
    bool has = false;
    Page::visit(piece, [&](Piece& each) { has = has || each.kind == NodeKind::Text; });
    return has;
}

bool isRoot(Page& page, int id)
{
    return page.parentOf(id) == nullptr || page.parentOf(id)->kind == NodeKind::Document;
}

bool eachText(Page& page, int id, const std::function<void(std::string&)>& change)
{
    bool isDone = false;
    Page::visit(*page.find(id), [&](Piece& piece) {
        if (piece.kind == NodeKind::Text && piece.value.find_first_not_of(" \n") != std::string::npos) {
            change(piece.value);
            isDone = true;
        }
    });
    return isDone;
}

bool insertAt(Page& page, int id, std::size_t offset, Piece piece)
{
    page.insert(*page.parentOf(id), page.indexOf(id) + offset, std::move(piece));
    return true;
}

bool swapWithNext(Page& page, int id)
{
    const int next = page.nextOf(id);
    if (next == 0)
        return false;
    std::swap(*page.find(id), *page.find(next));
    return true;
}

bool wrap(Page& page, int id, std::vector<std::pair<std::string, std::string>> attributes)
{
    const std::size_t at = page.indexOf(id);
    Piece& parent = *page.parentOf(id);
    Piece piece = page.take(id);
    page.insert(parent, at, page.element("div", std::move(attributes), {std::move(piece)}));
    return true;
}

bool unwrap(Page& page, int id)
{
    if (isRoot(page, id) || page.find(id)->kind != NodeKind::Element || id == page.body().id)
        return false;
    const std::size_t at = page.indexOf(id);
    Piece& parent = *page.parentOf(id);
    Piece piece = page.take(id);
    for (std::size_t i = 0; i < piece.children.size(); ++i)
        page.insert(parent, at + i, std::move(piece.children[i]));
    return true;
}

bool moveTo(Page& page, int id, int to)
{
    if (page.isWithin(id, to))
        return false;
    Piece piece = page.take(id);
    Piece& parent = *page.find(to);
    page.insert(parent, page.indexIn(parent), std::move(piece));
    return true;
}

bool deleteIt(Page& page, int id)
{
    page.take(id);
    return true;
}

bool renameClasses(Piece& piece)
{
    bool isDone = false;
    for (auto& [name, value] : piece.attributes) {
        if (name == "class") {
            value = "x-" + value;
            isDone = true;
        }
    }
    return isDone;
}

bool insertTbodies(Page& page)
{
    bool isDone = false;
    Page::visit(page.root(), [&](Piece& piece) {
        if (piece.value != "table" || piece.children.empty() || piece.children.front().value != "tr")
            return;
        piece.children = {page.element("tbody", {}, std::move(piece.children))};
        isDone = true;
    });
    return isDone;
}

bool removeTbodies(Page& page)
{
    bool isDone = false;
    Page::visit(page.root(), [&](Piece& piece) {
        if (piece.value != "table" || piece.children.size() != 1 || piece.children.front().value != "tbody")
            return;
        std::vector<Piece> rows = std::move(piece.children.front().children);
        piece.children = std::move(rows);
        isDone = true;
    });
    return isDone;
}

bool splitText(Page& page, int id)
{
    bool isDone = false;
    Page::visit(*page.find(id), [&](Piece& piece) {
        for (std::size_t i = 0; i < piece.children.size(); ++i) {
            Piece& child = piece.children[i];
            const std::size_t space = child.value.find(' ', child.value.find_first_not_of(" \n"));
            if (child.kind != NodeKind::Text || space == std::string::npos || isDone ||
                child.value.find_first_not_of(" \n", space) == std::string::npos || piece.value == "script")
                continue;
            Piece bold = page.element("b", {}, {page.text(child.value.substr(space + 1))});
            child.value.resize(space + 1);
            page.insert(piece, i + 1, std::move(bold));
            isDone = true;
        }
    });
    return isDone;
}

// White space between all elements, or none.
bool indent(Page& page)
{
    Page::visit(page.body(), [&](Piece& piece) {
        for (std::size_t i = piece.children.size(); i-- > 0;) {
            if (piece.children[i].kind == NodeKind::Element)
                page.insert(piece, i, page.text("\n    "));
            else
                piece.children[i].value = "  " + piece.children[i].value + "\n";
        }
    });
    return true;
}

bool minify(Page& page)
{
    bool isDone = false;
    Page::visit(page.body(), [&](Piece& piece) {
        isDone = std::erase_if(piece.children,
                               [](const Piece& child) {
                                   return child.kind == NodeKind::Text &&
                                          child.value.find_first_not_of(" \n") == std::string::npos;
                               }) > 0 ||
                 isDone;
    });
    return isDone;
}

// The record is gone, and those behind it have its number and those behind it.
bool deleteAndRenumber(Page& page, int id)
{
    Piece& piece = *page.find(id);
    if (piece.attributes.empty() || piece.attributes.front().second != "record")
        return false;
    page.take(id);
    int rank = 0;
    Page::visit(page.body(), [&](Piece& each) {
        if (!each.attributes.empty() && each.attributes.front().second == "rank")
            each.children.front().value = std::to_string(++rank) + ".";
    });
    return true;
}

bool renameTag(Page& page, int id)
{
    page.find(id)->value = page.find(id)->value == "section" ? "article" : "section";
    return true;
}

bool changeWords(Page& page, int id)
{
    return eachText(page, id, [&](std::string& text) { text = page.words(4); });
}

} // namespace

std::vector<Edit> allEdits()
{
    const auto all = [](auto change) {
        return [change](Page& page, int) {
            bool isDone = false;
            Page::visit(page.body(), [&](Piece& piece) { isDone = change(piece) || isDone; });
            return isDone;
        };
    };
    return {
        {"nothing", 1, [](Page&, int) { return true; }},
        {"block inserted before it", 0.56, [](Page& p, int id) { return insertAt(p, id, 0, p.block()); }},
        {"block inserted behind it", 0.58, [](Page& p, int id) { return insertAt(p, id, 1, p.block()); }},
        {"block inserted in it, first", 0.55,
         [](Page& p, int id) { return p.insert(*p.find(id), 0, p.block()), true; }},
        {"block inserted in it, last", 0.57,
         [](Page& p, int id) { return p.insert(*p.find(id), p.find(id)->children.size(), p.block()), true; }},
        {"block inserted on top", 0.74, [](Page& p, int) { return p.insert(p.body(), 0, p.block()), true; }},
        {"block inserted at the end", 0.91,
         [](Page& p, int) { return p.insert(p.body(), p.body().children.size(), p.block()), true; }},
        {"its class changed", 0.91, [](Page& p, int id) { return renameClasses(*p.find(id)); }},
        {"all classes changed", 0.86, all([](Piece& piece) { return renameClasses(piece); })},
        {"it got an id", 0.90,
         [](Page& p, int id) { return p.find(id)->attributes.emplace_back("id", "fresh"), true; }},
        {"its attributes dropped", 0.90,
         [](Page& p, int id) { return !std::exchange(p.find(id)->attributes, {}).empty(); }},
        {"moved to another parent", 0.51,
         [](Page& p, int id) { return moveTo(p, id, p.elements()[p.below(p.elements().size())]); }},
        {"moved to the end of its parent", 0.56,
         [](Page& p, int id) {
             Piece& parent = *p.parentOf(id);
             Piece piece = p.take(id);
             return p.insert(parent, parent.children.size(), std::move(piece)), true;
         }},
        {"its parent moved", 0.47,
         [](Page& p, int id) {
             const int parent = p.parentOf(id)->id;
             return parent != p.body().id && moveTo(p, parent, p.elements()[p.below(p.elements().size())]);
         }},
        {"wrapped in div", 0.91, [](Page& p, int id) { return wrap(p, id, {}); }},
        {"wrapped in its like", 0.91, [](Page& p, int id) { return wrap(p, id, p.find(id)->attributes); }},
        {"its children wrapped in div", 0.91,
         [](Page& p, int id) {
             Piece& piece = *p.find(id);
             piece.children = {p.element("div", {}, std::move(piece.children))};
             return true;
         }},
        {"its children wrapped in its like", 0.86,
         [](Page& p, int id) {
             Piece& piece = *p.find(id);
             piece.children = {p.element(piece.value, piece.attributes, std::move(piece.children))};
             return true;
         }},
        {"its tag gone", 0.91, unwrap},
        {"its parent's tag gone", 0.91, [](Page& p, int id) { return unwrap(p, p.parentOf(id)->id); }},
        {"its tag renamed", 0.86, renameTag},
        {"its text changed", 0.49, changeWords},
        {"its text as its neighbour's", 0.58,
         [](Page& p, int id) {
             const int next = p.nextOf(id);
             if (next == 0 || !hasText(*p.find(next)))
                 return false;
             p.find(id)->children = p.copied(*p.find(next)).children;
             return true;
         }},
        {"its neighbour's text changed", 0.50,
         [](Page& p, int id) { return p.nextOf(id) != 0 && changeWords(p, p.nextOf(id)); }},
        {"deleted", 0.70, deleteIt},
        {"its neighbour deleted", 0.63,
         [](Page& p, int id) { return p.nextOf(id) != 0 && deleteIt(p, p.nextOf(id)); }},
        {"its parent deleted", 0.77,
         [](Page& p, int id) {
             const int parent = p.parentOf(id)->id;
             return parent != p.body().id && deleteIt(p, parent);
         }},
        {"deleted, the others numbered anew", 0.51, deleteAndRenumber},
        {"copied behind it", 0.57, [](Page& p, int id) { return insertAt(p, id, 1, p.copied(*p.find(id))); }},
        {"copied before it", 0.57, [](Page& p, int id) { return insertAt(p, id, 0, p.copied(*p.find(id))); }},
        {"copied to elsewhere", 0.73,
         [](Page& p, int id) {
             Piece copy = p.copied(*p.find(id));
             Piece& parent = *p.find(p.elements()[p.below(p.elements().size())]);
             return p.insert(parent, p.indexIn(parent), std::move(copy)), true;
         }},
        {"its parent copied before it", 0.46,
         [](Page& p, int id) {
             const int parent = p.parentOf(id)->id;
             return parent != p.body().id && insertAt(p, parent, 0, p.copied(*p.find(parent)));
         }},
        {"swapped with its neighbour", 0.63, swapWithNext},
        {"its parent swapped with its neighbour", 0.60,
         [](Page& p, int id) {
             return !isRoot(p, p.parentOf(id)->id) && swapWithNext(p, p.parentOf(id)->id);
         }},
        {"its siblings in reverse order", 0.47,
         [](Page& p, int id) { return std::ranges::reverse(p.parentOf(id)->children), true; }},
        {"tbody inserted", 0.91, [](Page& p, int) { return insertTbodies(p); }},
        {"tbody removed", 0.91, [](Page& p, int) { return removeTbodies(p); }},
        {"white space between all", 0.91, [](Page& p, int) { return indent(p); }},
        {"white space removed", 0.91, [](Page& p, int) { return minify(p); }},
        {"its case changed", 0.48,
         [](Page& p, int id) {
             return eachText(p, id, [](std::string& text) {
                 for (char& c : text)
                     c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
             });
         }},
        {"its text split by b", 0.87, splitText},
        {"comment inserted before it", 0.91,
         [](Page& p, int id) {
             Piece comment = p.text("Add to cart");
             comment.kind = NodeKind::Comment;
             return insertAt(p, id, 0, std::move(comment));
         }},
        {"script inserted before it", 0.91,
         [](Page& p, int id) { return insertAt(p, id, 0, p.element("script", {}, {p.text("go()")})); }},
        {"its source changed", 0.90,
         [](Page& p, int id) {
             for (auto& [name, value] : p.find(id)->attributes) {
                 if (name == "src" || name == "href")
                     return value = "other.png", true;
             }
             return false;
         }},
    };
}

namespace {

struct Tally {
    unsigned asked = 0;
    unsigned gone = 0; // of those asked: no longer on the page
    unsigned wrong = 0;
    std::array<unsigned, 4> by{};
    std::array<unsigned, 7> orphans{};
    unsigned rights() const { return by[0] + by[1] + by[2] + by[3]; }
};

// Nodes around the one that is edited, and some from anywhere.
std::vector<int> askedFor(Page& page, int focus)
{
    std::set<int> ids{focus};
    if (const Piece* parent = page.parentOf(focus); parent != nullptr && parent->kind == NodeKind::Element) {
        ids.insert(parent->id);
        for (const Piece& sibling : parent->children)
            ids.insert(sibling.id);
    }
    Page::visit(*page.find(focus), [&](Piece& piece) { ids.insert(piece.id); });
    const std::vector<int> all = page.elements();
    for (int i = 0; i < 12; ++i)
        ids.insert(all[page.below(all.size())]);
    // White space has no identity: nobody marks it.
    std::erase_if(ids, [&](int id) {
        const Piece& piece = *page.find(id);
        return piece.kind == NodeKind::Text && piece.value.find_first_not_of(" \n") == std::string::npos;
    });
    return {ids.begin(), ids.end()};
}

Annotation annotationOf(const Page::Built& page, const std::vector<int>& ids)
{
    const PageSelectors selectors(page.document);
    Annotation annotation;
    annotation.page.nodeCount = page.document.size();
    annotation.page.digest = treeDigest(page.document);
    for (const int id : ids)
        annotation.marks.push_back(
            {fmt::format("m{}", id), "record", {}, {targetOf(selectors, page.nodes.at(id))}, {}});
    return annotation;
}

void count(Tally& tally, const Page::Built& before, const Page::Built& after, const std::vector<int>& ids,
           bool copiesCount, const std::string& what)
{
    const Annotation annotation = annotationOf(before, ids);
    const std::vector<AnchoredMark> marks = anchor(after.document, annotation);
    ASSERT_EQ(marks.size(), ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const AnchoredTarget& target = marks[i].targets.front();
        const bool isThere = after.nodes.contains(ids[i]);
        ++tally.asked;
        tally.gone += isThere ? 0 : 1;
        if (target.node == noNode) {
            EXPECT_NE(target.cause, OrphanCause::None);
            ++tally.orphans[static_cast<std::size_t>(target.cause)];
            continue;
        }
        const int found = after.ids[target.node.value];
        const auto copy = after.copies.find(found);
        const bool isRight = found == ids[i] || (copiesCount && !isThere && copy != after.copies.end() &&
                                                 copy->second == ids[i]);
        if (isRight)
            ++tally.by[static_cast<std::size_t>(target.by)];
        else
            ++tally.wrong;
        EXPECT_TRUE(isRight) << what << ": " << annotation.marks[i].targets.front().xpath << " is taken for "
                             << xpathOf(after.document, target.node) << " in\n"
                             << outline(before.document) << "\n->\n"
                             << outline(after.document);
    }
}

void print(const std::vector<std::pair<std::string, Tally>>& rows)
{
    std::string table = fmt::format("{:<40}{:>7}{:>7}{:>7}{:>7}{:>7}{:>7}{:>8}{:>8}{:>8}{:>9}{:>6}\n", "edit",
                                    "asked", "gone", "XPath", "CSS", "quote", "posit.", "nothing", "text",
                                    "context", "ambig.", "WRONG");
    for (const auto& [name, t] : rows)
        table += fmt::format("{:<40}{:>7}{:>7}{:>7}{:>7}{:>7}{:>7}{:>8}{:>8}{:>8}{:>9}{:>6}\n", name, t.asked,
                             t.gone, t.by[0], t.by[1], t.by[2], t.by[3], t.orphans[1], t.orphans[2],
                             t.orphans[3], t.orphans[4], t.wrong);
    fmt::print("{}", table);
}

TEST(AnchorEdits, everyEditLeavesEachMarkAtItsNodeOrAnOrphan)
{
    const unsigned rounds = 120;
    std::vector<std::pair<std::string, Tally>> rows;
    for (const Edit& edit : allEdits()) {
        Tally tally;
        for (unsigned round = 0; round < rounds; ++round) {
            std::mt19937 random(round);
            Page page(random, round % 2 == 0);
            const Page::Built before = page.built();
            const std::vector<int> all = page.elements();
            const int focus = all[page.below(all.size())];
            const std::vector<int> ids = askedFor(page, focus);
            if (!edit.apply(page, focus))
                continue;
            const Page::Built after = page.built();
            const bool isSame = treeDigest(before.document) == treeDigest(after.document);
            if (isSame && edit.rights < 1)
                continue; // two alike were swapped
            count(tally, before, after, ids, false, fmt::format("{}, round {}", edit.name, round));
            if (testing::Test::HasFailure())
                break;
        }
        EXPECT_GT(tally.asked, 100U) << edit.name;
        EXPECT_GE(tally.rights(), edit.rights * (tally.asked - tally.gone)) << edit.name;
        rows.emplace_back(edit.name, tally);
    }
    print(rows);
}

void expectSeveralEditsHold(unsigned rounds)
{
    const std::vector<Edit> edits = allEdits();
    Tally tally;
    for (unsigned round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
        std::mt19937 random(round + 1000);
        Page page(random, round % 2 == 0);
        const Page::Built before = page.built();
        const std::vector<int> all = page.elements();
        const std::vector<int> ids = askedFor(page, all[page.below(all.size())]);
        std::string what;
        for (std::size_t i = 0; i < 2 + round % 3; ++i) {
            const std::vector<int> left = page.elements();
            const Edit& edit = edits[page.below(edits.size())];
            // Of a copy whose original is changed all around nobody could tell that it is one.
            if (std::string_view(edit.name).find("copied") != std::string_view::npos)
                continue;
            const Page kept = page;
            if (left.empty() || !edit.apply(page, left[page.below(left.size())]))
                continue;
            // What was swapped with its like has moved for nobody.
            if (treeDigest(kept.built().document) == treeDigest(page.built().document))
                page = kept;
            else
                what += fmt::format("{}; ", edit.name);
        }
        const Page::Built after = page.built();
        if (treeDigest(before.document) != treeDigest(after.document))
            count(tally, before, after, ids, true, fmt::format("{}round {}", what, round));
    }
    print({{"two to four of them", tally}});
    EXPECT_GE(tally.rights(), 0.3 * (tally.asked - tally.gone));
}

TEST(AnchorEdits, severalEditsAtOnceLeaveNoMarkAtAnotherNode)
{
    expectSeveralEditsHold(400);
}

TEST(NightAnchorEdits, severalEditsAtOnceLeaveNoMarkAtAnotherNode)
{
    expectSeveralEditsHold(3'000);
}

TEST(AnchorEdits, everyEditOfTheSamplesLeavesNoMarkAtAnotherNode)
{
    Tally tally;
    unsigned seed = 0;
    for (const auto& file : filesBelow(TAGSEAM_SAMPLES, ".html")) {
        const Document document = page(bytesOf(file));
        for (const Edit& edit : allEdits()) {
            std::mt19937 random(++seed);
            if (seed % 4 != 0)
                continue;
            Page page(random, document);
            const Page::Built before = page.built();
            const std::vector<int> all = page.elements();
            const int focus = all[page.below(all.size())];
            const std::vector<int> ids = askedFor(page, focus);
            if (!edit.apply(page, focus))
                continue;
            const Page::Built after = page.built();
            if (treeDigest(before.document) != treeDigest(after.document))
                count(tally, before, after, ids, false, fmt::format("{}, {}", edit.name, file.string()));
            if (testing::Test::HasFailure())
                return;
        }
    }
    print({{"all, on the samples", tally}});
    EXPECT_GE(tally.rights(), 0.5 * (tally.asked - tally.gone));
}

} // namespace
} // namespace tagseam::test
