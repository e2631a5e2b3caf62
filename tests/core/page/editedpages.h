// SPDX-License-Identifier: MIT
// Pages whose nodes keep their identity through edits: the oracle of re-anchoring and of tree comparison.
#pragma once

#include "tests/core/page/testpages.h"

#include <fmt/format.h>

#include <functional>

namespace tagseam::test {

/// A node with an identity that edits do not change.
struct Piece {
    int id = 0;
    int copyOf = 0; ///< for a copy: the id of its original
    NodeKind kind = NodeKind::Element;
    std::string value; ///< tag name or text
    std::vector<std::pair<std::string, std::string>> attributes{};
    std::vector<Piece> children{};

    bool isBlankText() const
    {
        return kind == NodeKind::Text && value.find_first_not_of(" \n") == std::string::npos;
    }
};

class EditedPage {
  public:
    EditedPage(std::mt19937& random, const Document& document)
        : m_random(&random), m_root(taken(document, NodeId{0}))
    {
        m_root.id = 0;
    }

    struct Built {
        Document document;
        std::vector<int> ids{};     ///< indexed by NodeId
        std::vector<int> origins{}; ///< indexed by NodeId: for a copy the id of its original, else 0

        NodeId nodeOf(int id) const
        {
            const auto at = std::ranges::find(ids, id);
            return at == ids.end() ? noNode : NodeId{static_cast<std::uint32_t>(at - ids.begin())};
        }
    };
    Built built()
    {
        Built result;
        visit(m_root, [&](const Piece& piece) {
            result.ids.push_back(piece.id);
            result.origins.push_back(piece.copyOf);
        });
        result.document = build(plain(m_root));
        return result;
    }

    std::size_t below(std::size_t count) { return (*m_random)() % count; }
    Piece& root() { return m_root; }
    Piece& body()
    {
        return *first([](const Piece& piece) { return piece.value == "body"; });
    }
    Piece& find(int id)
    {
        return *first([&](const Piece& piece) { return piece.id == id; });
    }
    Piece& parentOf(int id)
    {
        return *first([&](const Piece& piece) {
            return std::ranges::find(piece.children, id, &Piece::id) != piece.children.end();
        });
    }
    std::size_t indexOf(int id)
    {
        const auto& siblings = parentOf(id).children;
        return static_cast<std::size_t>(std::ranges::find(siblings, id, &Piece::id) - siblings.begin());
    }
    /// Its next sibling element, or 0.
    int nextOf(int id)
    {
        const auto& siblings = parentOf(id).children;
        for (std::size_t i = indexOf(id) + 1; i < siblings.size(); ++i) {
            if (siblings[i].kind == NodeKind::Element)
                return siblings[i].id;
        }
        return 0;
    }
    bool isWithin(int outer, int inner)
    {
        bool found = false;
        visit(find(outer), [&](const Piece& piece) { found = found || piece.id == inner; });
        return found;
    }
    /// The elements within the body.
    std::vector<int> elements()
    {
        std::vector<int> ids;
        visit(body(), [&](const Piece& piece) {
            if (piece.kind == NodeKind::Element)
                ids.push_back(piece.id);
        });
        ids.erase(ids.begin());
        return ids;
    }
    int anyElement()
    {
        const std::vector<int> all = elements();
        return all[below(all.size())];
    }
    static void visit(Piece& piece, const auto& call)
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
    Piece text(std::string value, NodeKind kind = NodeKind::Text)
    {
        return {++m_lastId, 0, kind, std::move(value)};
    }
    Piece copied(Piece piece)
    {
        visit(piece, [&](Piece& each) {
            each.copyOf = each.copyOf != 0 ? each.copyOf : each.id;
            each.id = ++m_lastId;
        });
        return piece;
    }
    static std::string words(std::mt19937& random, std::size_t count)
    {
        static const std::vector<std::string> all{"red", "blue", "lamp", "chair", "oak",  "steel", "new",
                                                  "old", "fine", "wide", "for",   "with", "and",   "the",
                                                  "ten", "best", "seat", "table", "café", "glass"};
        std::string out;
        for (std::size_t i = 0; i < count; ++i)
            out += (i > 0 ? " " : "") + all[random() % all.size()];
        return out;
    }
    std::string words(std::size_t count) { return words(*m_random, count); }
    Piece block()
    {
        return below(2) == 0 ? element("div", {{"class", "banner"}}, {text(words(6))})
                             : element("p", {}, {text(words(9))});
    }
    void insert(Piece& parent, std::size_t at, Piece piece)
    {
        parent.children.insert(parent.children.begin() + static_cast<std::ptrdiff_t>(at), std::move(piece));
    }
    /// An img has no children, so the piece is put beside it.
    void insertAnywhere(Piece& parent, Piece piece)
    {
        Piece& into = parent.value == "img" ? parentOf(parent.id) : parent;
        insert(into, below(into.children.size() + 1), std::move(piece));
    }
    /// The children take the place of the element, which is within the body.
    void unwrap(int id)
    {
        const std::size_t at = indexOf(id);
        Piece& parent = parentOf(id);
        Piece piece = take(id);
        for (std::size_t i = 0; i < piece.children.size(); ++i)
            insert(parent, at + i, std::move(piece.children[i]));
    }
    Piece take(int id)
    {
        Piece& parent = parentOf(id);
        const auto at = parent.children.begin() + static_cast<std::ptrdiff_t>(indexOf(id));
        Piece piece = std::move(*at);
        parent.children.erase(at);
        return piece;
    }

  private:
    Piece* first(const auto& holds)
    {
        Piece* found = nullptr;
        visit(m_root, [&](Piece& piece) { found = found == nullptr && holds(piece) ? &piece : found; });
        return found;
    }
    static PlainNode plain(const Piece& piece)
    {
        PlainNode node{piece.kind, piece.value, piece.attributes};
        for (const Piece& child : piece.children)
            node.children.push_back(plain(child));
        return node;
    }
    Piece taken(const Document& document, NodeId node)
    {
        PlainNode plain = plainTree(document, node); // its children are taken with it
        Piece piece{++m_lastId, 0, plain.kind, std::move(plain.value), std::move(plain.attributes)};
        for (NodeId child = document.firstChild(node); child != noNode; child = document.nextSibling(child))
            piece.children.push_back(taken(document, child));
        return piece;
    }

    std::mt19937* m_random;
    int m_lastId = 0;
    Piece m_root;
};

} // namespace tagseam::test
