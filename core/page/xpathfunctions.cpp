// SPDX-License-Identifier: MIT
// The function library of XPath 1.0 (section 4).
#include "core/page/ascii.h"
#include "core/page/utf8.h"
#include "core/page/xpathevaluate.h"
#include "core/page/xpathtokens.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <utility>

namespace tagseam::xpath {

namespace {

// Section 4.4, round: halves go up.
double rounded(double number)
{
    return std::isfinite(number) ? std::floor(number + 0.5) : number;
}

std::string withPlainSpaces(std::string_view text)
{
    std::string plain;
    for (const char c : withoutSpaceAround(text)) {
        if (!isSpace(c))
            plain += c;
        else if (!plain.ends_with(' '))
            plain += ' ';
    }
    return plain;
}

// Section 4.2: letters whose place, from 1, is at least `first` and, with a length, less than both together.
std::string lettersOf(std::string_view text, double first, double end)
{
    std::string kept;
    for (double place = 1; !text.empty(); ++place) {
        const std::string_view letter = firstLetter(text);
        if (place >= first && place < end)
            kept.append(letter);
        text.remove_prefix(letter.size());
    }
    return kept;
}

// Letters of `from` become those of `to` at the same place; what has no partner goes.
std::string translated(std::string_view text, std::string_view from, std::string_view to)
{
    std::map<std::string_view, std::string_view> partners;
    while (!from.empty()) {
        const std::string_view letter = firstLetter(from);
        const std::string_view partner = to.empty() ? std::string_view() : firstLetter(to);
        partners.emplace(letter, partner); // the first counts
        from.remove_prefix(letter.size());
        to.remove_prefix(partner.size());
    }
    std::string result;
    while (!text.empty()) {
        const std::string_view letter = firstLetter(text);
        const auto found = partners.find(letter);
        result.append(found != partners.end() ? found->second : letter);
        text.remove_prefix(letter.size());
    }
    return result;
}

class Call {
  public:
    Call(const Page& page, const Expression& call, const Context& context)
        : m_page(page), m_call(call), m_context(context)
    {
    }

    Value value() const
    {
        using enum Function;
        switch (m_call.function) {
        case Boolean:
            return isTrue(m_page, m_call.operands[0], m_context);
        case Not:
            return !isTrue(m_page, m_call.operands[0], m_context);
        case True:
            return true;
        case False:
            return false;
        case Lang:
            return isInLanguage(text(0));
        case Last:
            return static_cast<double>(m_context.size);
        case Position:
            return static_cast<double>(m_context.position);
        case Count:
            return static_cast<double>(nodes().size());
        case Sum:
            return sum();
        case Function::Number:
            return m_call.operands.empty() ? numberOf(text(0)) : number(0);
        case Floor:
            return std::floor(number(0));
        case Ceiling:
            return std::ceil(number(0));
        case Round:
            return rounded(number(0));
        case Id:
            return elementsNamed();
        default:
            return textValue();
        }
    }

  private:
    Value textValue() const
    {
        using enum Function;
        switch (m_call.function) {
        case Concat:
            return concatenated();
        case Contains:
            return find(text(0), text(1)) != std::string::npos;
        case StartsWith:
            return text(0).starts_with(text(1));
        case SubstringBefore: {
            const std::string whole = text(0);
            const std::size_t at = find(whole, text(1));
            return at == std::string::npos ? std::string() : whole.substr(0, at);
        }
        case SubstringAfter: {
            const std::string whole = text(0);
            const std::string wanted = text(1);
            const std::size_t at = find(whole, wanted);
            return at == std::string::npos ? std::string() : whole.substr(at + wanted.size());
        }
        case Substring: {
            const double first = rounded(number(1));
            const double end = m_call.operands.size() > 2 ? first + rounded(number(2))
                                                          : std::numeric_limits<double>::infinity();
            return lettersOf(text(0), first, end);
        }
        case StringLength:
            return static_cast<double>(letterCount(text(0)));
        case NormalizeSpace:
            return withPlainSpaces(text(0));
        case Translate:
            return translated(text(0), text(1), text(2));
        case LocalName:
        case Function::Name:
            return std::string(name());
        case NamespaceUri:
            return std::string();
        default: // String
            return text(0);
        }
    }

    // Of an argument, or of the context node where there is none. What is done with it costs its bytes.
    std::string text(std::size_t index) const
    {
        const bool isThere = index < m_call.operands.size();
        std::string text = toString(m_page, isThere ? evaluate(m_page, m_call.operands[index], m_context)
                                                    : Value(NodeSet{m_context.item}));
        return m_page.work.spendBytes(2 * text.size()) ? text : std::string();
    }
    double number(std::size_t index) const
    {
        return toNumber(m_page, evaluate(m_page, m_call.operands[index], m_context));
    }
    NodeSet nodes() const
    {
        return m_call.operands.empty()
                   ? NodeSet{m_context.item}
                   : std::get<NodeSet>(evaluate(m_page, m_call.operands.front(), m_context));
    }
    std::size_t find(const std::string& text, const std::string& wanted) const
    {
        return m_page.work.spendSearch(text.size(), wanted.size()) ? text.find(wanted) : std::string::npos;
    }
    std::string concatenated() const
    {
        std::string all;
        for (std::size_t i = 0; i < m_call.operands.size() && m_page.work.spend(); ++i)
            all.append(text(i));
        return all;
    }
    double sum() const
    {
        double total = 0;
        std::string buffer;
        for (const Item item : nodes())
            total += numberOf(stringOf(m_page, item, buffer));
        return total;
    }
    // Names are whole: pages have no namespaces.
    std::string_view name() const
    {
        const NodeSet all = nodes();
        if (all.empty())
            return {};
        const Item first = all.front();
        return first.attribute != 0 ? m_page.document.attribute(first.node, first.attribute - 1).name
                                    : m_page.document.name(first.node);
    }
    // Section 4.3: the language in force where the context node stands, or one of its varieties.
    bool isInLanguage(const std::string& language) const
    {
        const Document& document = m_page.document;
        for (NodeId node = m_context.item.node; node != noNode && m_page.work.spend();
             node = document.parent(node)) {
            for (const std::string_view name : {"xml:lang", "lang"}) {
                if (!m_page.work.spend(document.attributeCount(node)) || !document.hasAttribute(node, name))
                    continue;
                const std::string_view value = document.attribute(node, name);
                return startsWithIgnoringCase(value, language) &&
                       (value.size() == language.size() || value[language.size()] == '-');
            }
        }
        return false;
    }
    // Section 4.1: the first element of each name that the argument lists; of a node set, every node does.
    NodeSet elementsNamed() const
    {
        std::vector<std::string> wanted = listedNames();
        NodeSet found;
        const Document& document = m_page.document;
        for (NodeId node{0}; node.value < document.size() && !wanted.empty(); ++node.value) {
            if (!m_page.work.spend(1 + document.attributeCount(node)) || !document.hasAttribute(node, "id"))
                continue;
            const std::string_view id = document.attribute(node, "id");
            const auto [first, end] = std::equal_range(wanted.begin(), wanted.end(), id, std::less<>());
            if (first == end || !m_page.work.spend(wanted.size()))
                continue;
            found.push_back({node});
            wanted.erase(first, end);
        }
        return found;
    }
    std::vector<std::string> listedNames() const
    {
        std::vector<std::string> names;
        const auto addWords = [&](std::string_view text) {
            while (!(text = withoutSpaceAround(text)).empty()) {
                const std::string_view word = text.substr(0, text.find_first_of(spaces));
                if (!m_page.work.spend(8 + word.size() / 4)) // they will be sorted
                    return;
                names.emplace_back(word);
                text.remove_prefix(word.size());
            }
        };
        const Value argument = evaluate(m_page, m_call.operands.front(), m_context);
        if (const auto* all = std::get_if<NodeSet>(&argument)) {
            std::string buffer;
            for (const Item item : *all)
                addWords(stringOf(m_page, item, buffer));
        } else {
            addWords(toString(m_page, argument));
        }
        std::ranges::sort(names);
        return names;
    }

    const Page& m_page;
    const Expression& m_call;
    const Context& m_context;
};

} // namespace

Value evaluateCall(const Page& page, const Expression& call, const Context& context)
{
    return Call(page, call, context).value();
}

} // namespace tagseam::xpath
