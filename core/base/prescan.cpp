// SPDX-License-Identifier: MIT
// The encoding that the first bytes of an HTML page name.
#include "core/base/prescan.h"

#include "core/base/ascii.h"
#include "core/base/encodinglabels.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t window = 1024;
constexpr std::size_t longestHead = 65'536; // bytes of a head that are looked at; a browser has no limit
// The elements of a head: another one ends it.
constexpr std::array<std::string_view, 12> headElements{"html", "head",   "meta",    "title",
                                                        "link", "script", "style",   "noscript",
                                                        "base", "object", "bgsound", "noframes"};

// Elements of a head whose content is text.
constexpr std::array<std::string_view, 4> textElements{"script", "style", "title", "noframes"};

bool isSlashOrSpace(char c)
{
    return isSpace(c) || c == '/';
}

// Reads the bytes as the standard's algorithm does. The names of its steps are those of the standard.
class Prescan {
  public:
    Prescan(std::string_view bytes, bool isTextSkipped)
        : m_bytes(bytes.substr(0, longestHead)), m_isTextSkipped(isTextSkipped)
    {
    }

    std::string_view run()
    {
        while (m_at < m_bytes.size()) {
            const std::string_view rest = m_bytes.substr(m_at);
            if (rest.starts_with("<!--")) {
                const std::size_t end = m_bytes.find("-->", m_at + 2);
                m_at = end == std::string_view::npos ? m_bytes.size() : end + 3;
            } else if (startsWithIgnoringCase(rest, "<meta") && rest.size() > 5 && isSlashOrSpace(rest[5])) {
                m_at += 5;
                if (const std::string_view found = meta(); !found.empty())
                    return found;
            } else if (const std::size_t name = rest.starts_with("</") ? 2 : 1;
                       rest.front() == '<' && rest.size() > name && isAlpha(rest[name])) {
                if (m_at >= window && endsHead(rest.substr(name), name == 2))
                    return {};
                tag();
            } else if (rest.starts_with("<!") || rest.starts_with("</") || rest.starts_with("<?")) {
                m_at = std::min(m_bytes.find('>', m_at), m_bytes.size() - 1) + 1;
            } else {
                m_at = std::min(m_bytes.find('<', m_at + 1), m_bytes.size());
            }
        }
        return {};
    }

  private:
    struct Attribute {
        std::string name;
        std::string value;
    };

    // The end tag of head and every tag of the body end the head, which may be longer than the window.
    static bool endsHead(std::string_view rest, bool isEnd)
    {
        std::size_t end = 0;
        while (end < rest.size() && isAlnum(rest[end]))
            ++end;
        const std::string name = lowerCase(rest.substr(0, end));
        return std::ranges::find(headElements, name) == headElements.end() || (isEnd && name == "head");
    }

    std::string_view meta()
    {
        std::set<std::string> known;
        bool gotPragma = false;
        bool isPragmaNeeded = false;
        bool isFound = false;
        std::string_view charset;
        for (Attribute each = attribute(); !each.name.empty(); each = attribute()) {
            if (!known.insert(each.name).second)
                continue;
            if (each.name == "http-equiv") {
                gotPragma = gotPragma || each.value == "content-type";
            } else if (each.name == "content" && !isFound) {
                if (const std::string_view found = encodingOfLabel(charsetIn(each.value)); !found.empty()) {
                    charset = found;
                    isFound = true;
                    isPragmaNeeded = true;
                }
            } else if (each.name == "charset") {
                charset = encodingOfLabel(each.value);
                isFound = true;
                isPragmaNeeded = false;
            }
        }
        if (!isFound || (isPragmaNeeded && !gotPragma))
            return {};
        if (charset.starts_with("utf-16"))
            return "utf-8"; // the meta could be read
        return charset == "x-user-defined" ? "windows-1252" : charset;
    }

    void tag()
    {
        const std::string_view rest = m_bytes.substr(m_at + 1);
        const std::string name = lowerCase(rest.substr(0, rest.find_first_of(" \t\r\n\f>/")));
        readTag();
        if (!m_isTextSkipped || std::ranges::find(textElements, name) == textElements.end())
            return;
        while (m_at < m_bytes.size() && !startsWithIgnoringCase(m_bytes.substr(m_at), "</" + name))
            m_at = std::min(m_bytes.find('<', m_at + 1), m_bytes.size());
    }

    void readTag()
    {
        m_at = std::min(m_bytes.find_first_of(" \t\r\n\f>", m_at), m_bytes.size());
        while (!attribute().name.empty()) {
        }
        m_at = std::min(m_at + 1, m_bytes.size());
    }

    // "get an attribute": an empty name at the end of the tag.
    Attribute attribute()
    {
        Attribute found;
        while (m_at < m_bytes.size() && isSlashOrSpace(m_bytes[m_at]))
            ++m_at;
        if (m_at >= m_bytes.size() || m_bytes[m_at] == '>')
            return found;
        for (; m_at < m_bytes.size(); ++m_at) {
            const char c = m_bytes[m_at];
            if ((c == '=' && !found.name.empty()) || isSlashOrSpace(c) || c == '>')
                break;
            found.name += lowerCase(c);
        }
        const std::size_t afterName = m_at;
        skipSpaces();
        if (m_at >= m_bytes.size() || m_bytes[m_at] != '=') {
            m_at = std::max(afterName, m_at);
            return found;
        }
        ++m_at;
        skipSpaces();
        if (m_at >= m_bytes.size())
            return found;
        if (const char quote = m_bytes[m_at]; quote == '"' || quote == '\'') {
            const std::size_t end = m_bytes.find(quote, m_at + 1);
            if (end == std::string_view::npos) {
                m_at = m_bytes.size();
                return {};
            }
            found.value = lowerCase(m_bytes.substr(m_at + 1, end - m_at - 1));
            m_at = end + 1;
            return found;
        }
        for (; m_at < m_bytes.size() && !isSpace(m_bytes[m_at]) && m_bytes[m_at] != '>'; ++m_at)
            found.value += lowerCase(m_bytes[m_at]);
        return found;
    }
    void skipSpaces()
    {
        while (m_at < m_bytes.size() && isSpace(m_bytes[m_at]))
            ++m_at;
    }

    // "extracting a character encoding from a meta element"
    static std::string charsetIn(std::string content)
    {
        for (const std::string_view quote : {"&quot;", "&#34;", "&apos;", "&#39;"}) {
            for (std::size_t at = content.find(quote); at != std::string::npos; at = content.find(quote))
                content.replace(at, quote.size(), "'");
        }
        for (std::size_t at = content.find("charset"); at != std::string_view::npos;
             at = content.find("charset", at)) {
            at += std::string_view("charset").size();
            const auto skip = [&] {
                while (at < content.size() && isSpace(content[at]))
                    ++at;
            };
            skip();
            if (at >= content.size() || content[at] != '=')
                continue;
            ++at;
            skip();
            if (at >= content.size())
                return {};
            const char quote = content[at];
            if (quote == '"' || quote == '\'') {
                const std::size_t end = content.find(quote, at + 1);
                return end == std::string::npos ? std::string() : content.substr(at + 1, end - at - 1);
            }
            return content.substr(at, content.find_first_of(" \t\r\n\f;", at) - at);
        }
        return {};
    }

    std::string_view m_bytes;
    bool m_isTextSkipped; // a meta in the text of a script is none
    std::size_t m_at = 0;
};

} // namespace

std::string_view prescannedEncoding(std::string_view bytes)
{
    // A browser that has begun with what the text of a script, a style or the title says begins again when it
    // comes to the meta ("change the encoding").
    std::string_view found = Prescan(bytes, true).run();
    if (found.empty())
        found = Prescan(bytes, false).run();
    return found.empty() ? declaredXmlEncoding(bytes) : found;
}

// "get an XML encoding"
std::string_view declaredXmlEncoding(std::string_view bytes)
{
    bytes = bytes.substr(0, window);
    if (!bytes.starts_with("<?xml"))
        return {};
    const std::string_view declaration = bytes.substr(0, bytes.find('>'));
    if (declaration.size() == bytes.size())
        return {};
    std::size_t at = declaration.find("encoding");
    if (at == std::string_view::npos)
        return {};
    at += std::string_view("encoding").size();
    const auto skip = [&] {
        while (at < declaration.size() && static_cast<unsigned char>(declaration[at]) <= ' ')
            ++at;
    };
    skip();
    if (at >= declaration.size() || declaration[at] != '=')
        return {};
    ++at;
    skip();
    if (at >= declaration.size() || (declaration[at] != '"' && declaration[at] != '\''))
        return {};
    const std::size_t end = declaration.find(declaration[at], at + 1);
    if (end == std::string_view::npos)
        return {};
    const std::string_view found = encodingOfLabel(declaration.substr(at + 1, end - at - 1));
    return found.starts_with("utf-16") ? "utf-8" : found;
}

} // namespace tagseam
