// SPDX-License-Identifier: MIT
// Pages at random whose nodes keep their identity through edits: the oracle of re-anchoring.
#pragma once

#include "testpages.h"

#include "core/truth/anchor.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace tagseam::test {

/// A node that knows who it is, wherever it goes.
struct Piece {
    int id = 0;
    int copyOf = 0; ///< of a copy: the node it was made of
    NodeKind kind = NodeKind::Element;
    std::string value; ///< tag name or text
    std::vector<std::pair<std::string, std::string>> attributes{};
    std::vector<Piece> children{};
};

class EditedPage {
  public:
    EditedPage(std::mt19937& random, bool hasTbody) : m_random(&random)
    {
        m_root.kind = NodeKind::Document;
        grow(hasTbody);
    }
    /// A page of the disk, for edits.
    EditedPage(std::mt19937& random, const Document& document) : m_random(&random)
    {
        m_root = taken(document, NodeId{0});
    }

    struct Built {
        Document document;
        std::vector<int> ids;        ///< by NodeId
        std::map<int, NodeId> nodes; ///< by id
        std::map<int, int> copies;   ///< id of a copy -> id of its origin
    };
    Built built() const
    {
        DocumentBuilder builder;
        Built result;
        result.ids.push_back(0);
        for (const Piece& child : m_root.children)
            write(builder, child, result);
        result.document = std::move(builder).finish();
        return result;
    }

    std::mt19937& random() { return *m_random; }
    std::size_t below(std::size_t count) { return (*m_random)() % count; }
    Piece& root() { return m_root; }
    Piece& body()
    {
        Piece* found = &m_root;
        visit(m_root, [&](Piece& piece) {
            if (piece.value == "body" && found == &m_root)
                found = &piece;
        });
        return *found;
    }

    Piece* find(int id) { return findIn(m_root, id); }
    Piece* parentOf(int id) { return parentIn(m_root, id); }
    std::size_t indexOf(int id)
    {
        const auto& siblings = parentOf(id)->children;
        return static_cast<std::size_t>(std::ranges::find(siblings, id, &Piece::id) - siblings.begin());
    }
    /// Its next sibling element, or 0.
    int nextOf(int id)
    {
        const auto& siblings = parentOf(id)->children;
        for (std::size_t i = indexOf(id) + 1; i < siblings.size(); ++i) {
            if (siblings[i].kind == NodeKind::Element)
                return siblings[i].id;
        }
        return 0;
    }
    bool isWithin(int outer, int inner) { return findIn(*find(outer), inner) != nullptr; }
    std::vector<int> elements()
    {
        std::vector<int> ids;
        visit(body(), [&](Piece& piece) {
            if (piece.kind == NodeKind::Element && &piece != &body())
                ids.push_back(piece.id);
        });
        return ids;
    }
    static void visit(Piece& piece, const std::function<void(Piece&)>& call)
    {
        call(piece);
        for (Piece& child : piece.children)
            visit(child, call);
    }

    Piece element(std::string name, std::vector<std::pair<std::string, std::string>> attributes = {},
                  std::vector<Piece> children = {})
    {
        return {++m_lastId,         0, NodeKind::Element, std::move(name), std::move(attributes),
                std::move(children)};
    }
    Piece text(std::string value) { return {++m_lastId, 0, NodeKind::Text, std::move(value), {}, {}}; }
    Piece copied(Piece piece)
    {
        visit(piece, [&](Piece& each) {
            each.copyOf = each.copyOf != 0 ? each.copyOf : each.id;
            each.id = ++m_lastId;
        });
        return piece;
    }
    std::string words(std::size_t count)
    {
        static const std::vector<std::string> all{"red", "blue", "lamp", "chair", "oak",  "steel", "new",
                                                  "old", "fine", "wide", "for",   "with", "and",   "the",
                                                  "ten", "best", "seat", "table", "café", "glass"};
        std::string out;
        for (std::size_t i = 0; i < count; ++i)
            out += (i > 0 ? " " : "") + all[below(all.size())];
        return out;
    }
    Piece block()
    {
        return below(2) == 0 ? element("div", {{"class", "banner"}}, {text(words(6))})
                             : element("p", {}, {text(words(9))});
    }
    std::size_t indexIn(const Piece& parent) { return below(parent.children.size() + 1); }
    void insert(Piece& parent, std::size_t at, Piece piece)
    {
        parent.children.insert(parent.children.begin() + static_cast<std::ptrdiff_t>(at), std::move(piece));
    }
    Piece take(int id)
    {
        Piece& parent = *parentOf(id);
        const auto at = parent.children.begin() + static_cast<std::ptrdiff_t>(indexOf(id));
        Piece piece = std::move(*at);
        parent.children.erase(at);
        return piece;
    }

  private:
    static Piece* findIn(Piece& piece, int id)
    {
        if (piece.id == id)
            return &piece;
        for (Piece& child : piece.children) {
            if (Piece* found = findIn(child, id))
                return found;
        }
        return nullptr;
    }
    static Piece* parentIn(Piece& piece, int id)
    {
        for (Piece& child : piece.children) {
            if (child.id == id)
                return &piece;
            if (Piece* found = parentIn(child, id))
                return found;
        }
        return nullptr;
    }
    static void write(DocumentBuilder& builder, const Piece& piece, Built& result)
    {
        result.nodes[piece.id] = NodeId{static_cast<std::uint32_t>(result.ids.size())};
        result.ids.push_back(piece.id);
        if (piece.copyOf != 0)
            result.copies[piece.id] = piece.copyOf;
        if (piece.kind == NodeKind::Text) {
            builder.text(piece.value);
        } else if (piece.kind == NodeKind::Comment) {
            builder.comment(piece.value);
        } else {
            builder.open(piece.value);
            for (const auto& [name, value] : piece.attributes)
                builder.attribute(name, value);
            for (const Piece& child : piece.children)
                write(builder, child, result);
            builder.close();
        }
    }
    Piece taken(const Document& document, NodeId node)
    {
        Piece piece{++m_lastId, 0, document.kind(node), {}, {}, {}};
        piece.value = document.isElement(node) ? document.name(node) : document.text(node);
        for (std::uint32_t i = 0; i < document.attributeCount(node); ++i) {
            const AttributeView attribute = document.attribute(node, i);
            piece.attributes.emplace_back(attribute.name, attribute.value);
        }
        for (NodeId child = document.firstChild(node); child != noNode; child = document.nextSibling(child))
            piece.children.push_back(taken(document, child));
        return piece;
    }

    // A record of a shop: much of it is the same in all of them.
    Piece record(unsigned rank, bool isPlain)
    {
        Piece item = element(isPlain ? "div" : "li", {{"class", "record"}});
        Piece inner =
            element("div", isPlain ? std::vector<std::pair<std::string, std::string>>{}
                                   : std::vector<std::pair<std::string, std::string>>{{"class", "inner"}});
        inner.children.push_back(element("span", {{"class", "rank"}}, {text(std::to_string(rank) + ".")}));
        inner.children.push_back(element("img", {{"src", below(2) == 0 ? "star.png" : words(1) + ".png"}}));
        inner.children.push_back(element("h3", {}, {element("a", {{"href", words(1)}}, {text(words(2))})}));
        inner.children.push_back(text("\n  "));
        inner.children.push_back(
            element("p", {}, {text(below(3) == 0 ? "Ships in one day from our own store house" : words(8))}));
        inner.children.push_back(element("i", {{"class", "icon"}}));
        inner.children.push_back(element("button", {}, {text("Add to cart")}));
        item.children.push_back(std::move(inner));
        return item;
    }
    Piece table(bool hasTbody)
    {
        Piece holder = element(hasTbody ? "tbody" : "table");
        for (std::size_t row = 0; row < 4; ++row) {
            Piece tr = element("tr");
            for (std::size_t cell = 0; cell < 3; ++cell)
                tr.children.push_back(
                    element("td", {}, below(4) == 0 ? std::vector<Piece>{} : std::vector{text(words(3))}));
            holder.children.push_back(std::move(tr));
        }
        return hasTbody ? element("table", {}, {std::move(holder)}) : holder;
    }
    void grow(bool hasTbody)
    {
        Piece body = element("body");
        Piece nav = element("ul", {{"class", "nav"}});
        for (std::size_t i = 0; i < 4; ++i)
            nav.children.push_back(element("li", {}, {element("a", {{"href", "#"}}, {text(words(1))})}));
        body.children.push_back(element("header", {}, {element("h1", {}, {text(words(3))}), std::move(nav)}));
        Piece list = element(below(2) == 0 ? "ul" : "div", {{"id", "results"}});
        const bool isPlain = list.value == "div";
        const std::size_t count = 3 + below(4);
        for (unsigned i = 1; i <= count; ++i)
            list.children.push_back(record(i, isPlain));
        if (below(3) == 0) // one record twice, as pages have it
            list.children.push_back(list.children[below(count)]), renumber(list.children.back());
        body.children.push_back(element("div", {}, {element("div", {}, {std::move(list)})}));
        body.children.push_back(table(hasTbody));
        body.children.push_back(element("script", {}, {text("var x = 'Add to cart';")}));
        body.children.push_back(element("footer", {}, {element("p", {}, {text(words(12))}), text(words(2))}));
        m_root.children.push_back(element("html", {}, {element("head"), std::move(body)}));
    }
    void renumber(Piece& piece)
    {
        visit(piece, [&](Piece& each) { each.id = ++m_lastId; });
    }

    std::mt19937* m_random;
    Piece m_root;
    int m_lastId = 0;
};

/// One kind of edit, at or around a node. False: there is nothing to do it to.
struct Edit {
    const char* name;
    double rights; ///< least share of the nodes asked that are found again
    std::function<bool(EditedPage&, int)> apply;
};

/// All of them.
std::vector<Edit> allEdits();

} // namespace tagseam::test
