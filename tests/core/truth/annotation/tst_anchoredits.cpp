// SPDX-License-Identifier: MIT
// Re-anchoring: after any edit a mark is at its node or an orphan, never at another node.
#include "core/select/selector.h"
#include "core/truth/annotation/anchor.h"
#include "tests/core/page/editedpages.h"

#include <set>

namespace tagseam::test {
namespace {

using Page = EditedPage;

// A shop: much of a record is the same in all of them, and one record may occur twice.
std::string shop(std::mt19937& random, bool hasTbody)
{
    const auto below = [&](std::size_t count) { return random() % count; };
    const auto words = [&](std::size_t count) { return Page::words(random, count); };
    std::string nav;
    for (int i = 0; i < 4; ++i)
        nav += fmt::format("<li><a href=#>{}</a></li>", words(1));
    std::string html = fmt::format(
        "<html><head></head><body><header><h1>{}</h1><ul class=nav>{}</ul></header>", words(3), nav);
    const bool isPlain = below(2) != 0;
    html += fmt::format("<div><div><{} id=results>", isPlain ? "div" : "ul");
    const std::size_t count = 3 + below(4);
    std::vector<std::string> records;
    for (std::size_t rank = 1; rank <= count; ++rank) {
        const std::string image = below(2) == 0 ? "star.png" : words(1) + ".png";
        const std::string link = words(1);
        const std::string title = words(2);
        const std::string text = below(3) == 0 ? "Ships in one day from our own store house" : words(8);
        records.push_back(fmt::format("<{0} class=record><div{1}><span class=rank>{2}.</span><img src={3}>"
                                      "<h3><a href={4}>{5}</a></h3>\n  <p>{6}</p><i class=icon></i>"
                                      "<button>Add to cart</button></div></{0}>",
                                      isPlain ? "div" : "li", isPlain ? "" : " class=inner", rank, image,
                                      link, title, text));
        html += records.back();
    }
    if (below(3) == 0)
        html += records[below(count)];
    html += fmt::format("</{}></div></div><table>{}", isPlain ? "div" : "ul", hasTbody ? "<tbody>" : "");
    for (int row = 0; row < 4; ++row) {
        html += "<tr>";
        for (int cell = 0; cell < 3; ++cell)
            html += fmt::format("<td>{}</td>", below(4) == 0 ? "" : words(3));
    }
    return html + fmt::format("</table><script>var x = 'Add to cart';</script><footer><p>{}</p>{}</footer>",
                              words(12), words(2));
}

void insertAt(Page& page, int id, std::size_t offset, Piece piece)
{
    page.insert(page.parentOf(id), page.indexOf(id) + offset, std::move(piece));
}

void swapWithNext(Page& page, int id)
{
    if (const int next = page.nextOf(id); next != 0)
        std::swap(page.find(id), page.find(next));
}

void wrap(Page& page, int id, std::vector<std::pair<std::string, std::string>> attributes)
{
    const std::size_t at = page.indexOf(id);
    Piece& parent = page.parentOf(id);
    Piece piece = page.take(id);
    page.insert(parent, at, page.element("div", std::move(attributes), {std::move(piece)}));
}

void moveAnywhere(Page& page, int id)
{
    const int to = page.anyElement();
    if (page.isWithin(id, to))
        return;
    Piece piece = page.take(id);
    page.insertAnywhere(page.find(to), std::move(piece));
}

void renameClasses(Piece& piece)
{
    for (auto& [name, value] : piece.attributes)
        value = (name == "class" ? "x-" : "") + value;
}

void insertTbodies(Page& page)
{
    Page::visit(page.root(), [&](Piece& piece) {
        if (piece.value == "table" && !piece.children.empty() && piece.children.front().value == "tr")
            piece.children = {page.element("tbody", {}, std::move(piece.children))};
    });
}

void removeTbodies(Page& page)
{
    Page::visit(page.root(), [&](Piece& piece) {
        if (piece.value == "table" && piece.children.size() == 1 && piece.children.front().value == "tbody")
            piece.children = std::vector(std::move(piece.children.front().children));
    });
}

// The first text of several words gets its later words in bold.
void splitText(Page& page, int id)
{
    bool isDone = false;
    Page::visit(page.find(id), [&](Piece& piece) {
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
}

void indent(Page& page)
{
    Page::visit(page.body(), [&](Piece& piece) {
        for (std::size_t i = piece.children.size(); i-- > 0;) {
            if (piece.children[i].kind == NodeKind::Element)
                page.insert(piece, i, page.text("\n    "));
            else
                piece.children[i].value = "  " + piece.children[i].value + "\n";
        }
    });
}

// The record is removed, and the ranks of all records are counted anew.
// Not into itself: the element would no longer have its content, but the copy would.
void copyElsewhere(Page& page, int id)
{
    Piece copy = page.copied(page.find(id));
    const int target = page.anyElement();
    bool isWithin = false;
    Page::visit(page.find(id), [&](const Piece& each) { isWithin = isWithin || each.id == target; });
    page.insertAnywhere(isWithin ? page.body() : page.find(target), std::move(copy));
}

void deleteAndRenumber(Page& page, int id)
{
    std::vector<int> records;
    Page::visit(page.body(), [&](const Piece& each) {
        if (!each.attributes.empty() && each.attributes.front().second == "record")
            records.push_back(each.id);
    });
    page.take(records[static_cast<std::size_t>(id) % records.size()]);
    int rank = 0;
    Page::visit(page.body(), [&](Piece& each) {
        if (!each.attributes.empty() && each.attributes.front().second == "rank")
            each.children.front().value = std::to_string(++rank) + ".";
    });
}

void changeWords(Page& page, int id)
{
    Page::visit(page.find(id), [&](Piece& piece) {
        if (piece.kind == NodeKind::Text && !piece.isBlankText())
            piece.value = page.words(4);
    });
}

void copyTextOfNext(Page& page, int id)
{
    if (const int next = page.nextOf(id); next != 0) {
        std::vector<Piece> children = page.copied(page.find(next)).children;
        bool hasText = false;
        Page::visit(page.find(next), [&](Piece& piece) { hasText |= piece.kind == NodeKind::Text; });
        if (hasText)
            page.find(id).children = std::move(children);
    }
}

// An edit at a node or around it. If there is nothing to edit, the page is unchanged.
struct Edit {
    const char* name;
    double rights; // least share of the nodes that are found again, of those that are still on the page
    std::function<void(Page&, int)> apply;
};

std::vector<Edit> allEdits()
{
    return {
        {"nothing", 1, [](Page&, int) {}},
        {"block inserted before it", 0.56, [](Page& p, int id) { insertAt(p, id, 0, p.block()); }},
        {"block inserted in it, last", 0.57,
         [](Page& p, int id) {
             Piece& piece = p.find(id);
             p.insert(piece, piece.children.size(), p.block());
         }},
        {"block inserted on top", 0.74, [](Page& p, int) { p.insert(p.body(), 0, p.block()); }},
        {"its class changed", 0.91, [](Page& p, int id) { renameClasses(p.find(id)); }},
        {"all classes changed", 0.86, [](Page& p, int) { Page::visit(p.body(), renameClasses); }},
        {"it got an id", 0.90, [](Page& p, int id) { p.find(id).attributes.emplace_back("id", "fresh"); }},
        {"its attributes dropped", 0.90, [](Page& p, int id) { p.find(id).attributes.clear(); }},
        {"moved to another parent", 0.51, moveAnywhere},
        {"wrapped in div", 0.91, [](Page& p, int id) { wrap(p, id, {}); }},
        {"wrapped in its like", 0.91, [](Page& p, int id) { wrap(p, id, p.find(id).attributes); }},
        {"its tag removed", 0.91, [](Page& p, int id) { p.unwrap(id); }},
        {"its tag renamed", 0.86, [](Page& p, int id) { p.find(id).value = "section"; }},
        {"its text changed", 0.48, changeWords},
        {"its text as its neighbour's", 0.58, copyTextOfNext},
        {"deleted", 0.70, [](Page& p, int id) { p.take(id); }},
        {"deleted, the others numbered anew", 0.51, deleteAndRenumber},
        {"copied before it", 0.57, [](Page& p, int id) { insertAt(p, id, 0, p.copied(p.find(id))); }},
        {"copied to elsewhere", 0.73, copyElsewhere},
        {"swapped with its neighbour", 0.63, swapWithNext},
        {"its siblings in reverse order", 0.47,
         [](Page& p, int id) { std::ranges::reverse(p.parentOf(id).children); }},
        {"tbody inserted", 0.91, [](Page& p, int) { insertTbodies(p); }},
        {"tbody removed", 0.91, [](Page& p, int) { removeTbodies(p); }},
        {"white space between all", 0.91, [](Page& p, int) { indent(p); }},
        {"white space removed", 0.91,
         [](Page& p, int) {
             Page::visit(p.body(), [](Piece& piece) { std::erase_if(piece.children, &Piece::isBlankText); });
         }},
        {"its text split by b", 0.87, splitText},
        {"comment inserted before it", 0.91,
         [](Page& p, int id) { insertAt(p, id, 0, p.text("Add to cart", NodeKind::Comment)); }},
        {"script inserted before it", 0.91,
         [](Page& p, int id) { insertAt(p, id, 0, p.element("script", {}, {p.text("go()")})); }},
    };
}

struct Tally {
    unsigned asked = 0; // nodes that are still on the page
    unsigned found = 0;
    double share() const { return static_cast<double>(found) / asked; }
};

// Nodes around the one that is edited, and some from anywhere. White space has no identity.
std::vector<int> askedFor(Page& page, int focus)
{
    std::set<int> ids{focus, page.parentOf(focus).id};
    for (const Piece& sibling : page.parentOf(focus).children)
        ids.insert(sibling.id);
    Page::visit(page.find(focus), [&](Piece& piece) { ids.insert(piece.id); });
    for (int i = 0; i < 12; ++i)
        ids.insert(page.anyElement());
    std::erase_if(ids, [&](int id) { return page.find(id).isBlankText(); });
    return {ids.begin(), ids.end()};
}

// Counts the nodes `ids` of one page that are found on the other: a copy may replace a removed node.
void count(Tally& tally, const Page::Built& before, const Page::Built& after, const std::vector<int>& ids,
           bool copiesCount)
{
    const PageSelectors selectors(before.document);
    Annotation annotation;
    annotation.page.nodeCount = before.document.size();
    annotation.page.digest = treeDigest(before.document);
    for (const int id : ids)
        annotation.marks.push_back({"m", "record", {}, {targetOf(selectors, before.nodeOf(id))}, {}});
    const std::vector<AnchoredMark> marks = anchor(after.document, annotation);
    ASSERT_EQ(marks.size(), ids.size());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const AnchoredTarget& target = marks[i].targets.front();
        const bool isThere = after.nodeOf(ids[i]) != noNode;
        tally.asked += isThere ? 1 : 0;
        if (target.node == noNode) {
            EXPECT_NE(target.cause, OrphanCause::None);
            continue;
        }
        ++tally.found;
        const std::size_t found = target.node.value;
        EXPECT_TRUE(after.ids[found] == ids[i] || (copiesCount && !isThere && after.origins[found] == ids[i]))
            << annotation.marks[i].targets.front().xpath << " is taken for "
            << xpathOf(after.document, target.node) << " in\n"
            << outline(before.document) << "\n->\n"
            << outline(after.document);
    }
}

void tryEdit(Page page, const Edit& edit, Tally& tally)
{
    const int focus = page.anyElement();
    const std::vector<int> ids = askedFor(page, focus);
    const Page::Built before = page.built();
    edit.apply(page, focus);
    const Page::Built after = page.built();
    if (edit.rights == 1 || treeDigest(before.document) != treeDigest(after.document))
        count(tally, before, after, ids, false);
}

TEST(AnchorEdits, everyEditLeavesEachMarkAtItsNodeOrAnOrphan)
{
    const unsigned rounds = isShort ? 48 : 120;
    for (const Edit& edit : allEdits()) {
        Tally tally;
        for (unsigned round = 0; round < rounds; ++round) {
            SCOPED_TRACE(fmt::format("{}, round {}", edit.name, round));
            std::mt19937 random(round);
            const Document document = test::libxml2Page(shop(random, round % 2 == 0));
            tryEdit(Page(random, document), edit, tally);
            if (HasFailure())
                return;
        }
        EXPECT_GT(tally.asked, isShort ? 9U : 70U) << edit.name;
        EXPECT_GE(tally.share(), edit.rights) << edit.name;
    }
}

TEST(AnchorEdits, severalEditsAtOnceLeaveNoMarkAtAnotherNode)
{
    const std::vector<Edit> edits = allEdits();
    Tally tally;
    for (unsigned round = 0; round < (isShort ? 150U : 400U) && !HasFailure(); ++round) {
        std::mt19937 random(round + 1000);
        const Document document = test::libxml2Page(shop(random, round % 2 == 0));
        Page page(random, document);
        const Page::Built before = page.built();
        const std::vector<int> ids = askedFor(page, page.anyElement());
        std::string what = fmt::format("round {}", round);
        for (std::size_t i = 0; i < 2 + round % 3 && !page.elements().empty(); ++i) {
            const Edit& edit = edits[page.below(edits.size())];
            // A copy whose original is changed all around cannot be recognised.
            if (std::string_view(edit.name).find("copied") != std::string_view::npos)
                continue;
            Page kept = page;
            edit.apply(page, page.anyElement());
            // A node that was swapped with its like has not moved for anybody.
            if (treeDigest(kept.built().document) == treeDigest(page.built().document))
                page = kept;
            else
                what += fmt::format("; {}", edit.name);
        }
        SCOPED_TRACE(what);
        const Page::Built after = page.built();
        if (treeDigest(before.document) != treeDigest(after.document))
            count(tally, before, after, ids, true);
    }
    EXPECT_GE(tally.share(), 0.3);
}

} // namespace
} // namespace tagseam::test
