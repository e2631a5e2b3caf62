// SPDX-License-Identifier: MIT
// Reads names of pages from standard input, a line each, and recognises a WARC there.
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

constexpr std::array<std::string_view, 2> warcFronts{"WARC/1.", "\x1f\x8b"};

// Appends the bytes that arrive; false at the end, and when `stop` is requested.
bool readSome(std::string& bytes, const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        pollfd wait{STDIN_FILENO, POLLIN, 0};
        if (::poll(&wait, 1, pollMilliseconds) <= 0)
            continue;
        std::array<char, 1U << 16U> part{};
        const ssize_t count = ::read(STDIN_FILENO, part.data(), part.size());
        if (count > 0) {
            bytes.append(part.data(), static_cast<std::size_t>(count));
            return true;
        }
        if (count == 0 || (errno != EINTR && errno != EAGAIN))
            return false;
    }
    return false;
}

} // namespace

std::string frontOfInput(const std::stop_token& stop)
{
    std::string front;
    const auto mayBeWarc = [&](std::string_view warc) {
        return front.size() < warc.size() && warc.starts_with(front);
    };
    while (std::ranges::any_of(warcFronts, mayBeWarc) && readSome(front, stop)) {
    }
    return front;
}

bool isWarcInput(std::string_view front)
{
    return std::ranges::any_of(warcFronts, [&](std::string_view warc) { return front.starts_with(warc); });
}

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
        m_isAtEnd = !readSome(m_bytes, stop) && !stop.stop_requested();
    }
}

std::string lineOfPage(const CorpusPage& page)
{
    const std::string& id = page.id;
    if (!page.record && !id.starts_with('{') && id.find_first_of("\n\r") == std::string::npos)
        return id;
    Json json{{"page", id}};
    if (page.record && !page.url.empty())
        json["url"] = page.url;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

CorpusPage pageOfLine(const std::string& line, const Corpus* corpus)
{
    CorpusPage page = line.starts_with('{') ? pageOfJson(line) : CorpusPage{line, line, {}, {}, {}, {}, {}};
    if (page.problem || corpus == nullptr)
        return page;
    const CorpusPage* found = pageNamed(corpus->pages, page.id);
    if (found == nullptr)
        return problemPage(page.id, "it is not a page of this corpus");
    return *found;
}

} // namespace tagseam
