// SPDX-License-Identifier: MIT
// Reads names of pages from standard input, a line each.
#include "app/cli/corpus/clipagelines.h"

#include "core/base/encoding.h"

#include <nlohmann/json.hpp>

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr int pollMilliseconds = 100; // interval at which a stop is noticed

CorpusPage problemPage(std::string line, std::string what)
{
    CorpusPage page{std::move(line), {}, {}, {}, {}, {}, {}};
    page.problem = Error{ErrorCode::BadCorpus, {}, std::move(what)};
    return page;
}

// Reads the member as a text; false when it exists and is not a text.
bool readText(const Json& json, const char* key, std::string& text)
{
    const auto found = json.find(key);
    if (found == json.end())
        return true;
    if (!found->is_string())
        return false;
    text = found->get<std::string>();
    return true;
}

bool readTexts(const Json& json, const char* key, std::vector<std::string>& texts)
{
    const auto found = json.find(key);
    if (found == json.end())
        return true;
    if (!found->is_array() || !std::ranges::all_of(*found, [](const Json& each) { return each.is_string(); }))
        return false;
    texts = found->get<std::vector<std::string>>();
    return true;
}

CorpusPage pageOfJson(const std::string& line)
{
    const Json json = Json::parse(line, nullptr, false);
    CorpusPage page;
    if (!json.is_object() || !readText(json, "page", page.id) || page.id.empty())
        return problemPage(line, "not a JSON object with a page");
    if (!readText(json, "url", page.url) || !readText(json, "encoding", page.encoding) ||
        !readText(json, "annotation", page.annotation) || !readTexts(json, "expected", page.expected))
        return problemPage(page.id, "a member of its line is no text");
    if (!page.encoding.empty() && !isKnownEncoding(page.encoding))
        return problemPage(page.id, "no encoding is named \"" + page.encoding + "\"");
    page.file = page.id;
    return page;
}

} // namespace

std::optional<std::string> LineReader::next(const std::stop_token& stop)
{
    for (;;) {
        const std::size_t end = m_bytes.find('\n', m_at);
        if (end != std::string::npos || (m_isAtEnd && m_at < m_bytes.size())) {
            std::string line = m_bytes.substr(m_at, end == std::string::npos ? end : end - m_at);
            m_at = end == std::string::npos ? m_bytes.size() : end + 1;
            return line;
        }
        if (m_isAtEnd || stop.stop_requested())
            return std::nullopt;
        m_bytes.erase(0, std::exchange(m_at, 0));
        pollfd wait{STDIN_FILENO, POLLIN, 0};
        if (::poll(&wait, 1, pollMilliseconds) <= 0)
            continue;
        std::array<char, 1U << 16U> part{};
        const ssize_t count = ::read(STDIN_FILENO, part.data(), part.size());
        if (count > 0)
            m_bytes.append(part.data(), static_cast<std::size_t>(count));
        else if (count == 0 || (errno != EINTR && errno != EAGAIN))
            m_isAtEnd = true;
    }
}

std::string lineOfPage(const std::string& id)
{
    if (!id.starts_with('{') && id.find_first_of("\n\r") == std::string::npos)
        return id;
    return Json{{"page", id}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

CorpusPage pageOfLine(const std::string& line, const Corpus* corpus)
{
    CorpusPage page = line.starts_with('{') ? pageOfJson(line) : CorpusPage{line, line, {}, {}, {}, {}, {}};
    if (page.problem || corpus == nullptr)
        return page;
    const auto found = std::ranges::lower_bound(corpus->pages, page.id, {}, &CorpusPage::id);
    if (found == corpus->pages.end() || found->id != page.id)
        return problemPage(page.id, "it is not a page of this corpus");
    return *found;
}

} // namespace tagseam
