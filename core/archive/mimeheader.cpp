// SPDX-License-Identifier: MIT
// Header blocks of mail, HTTP and WARC.
#include "core/archive/mimeheader.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace tagseam {

namespace {

void setParameter(MediaType& media, std::string_view name, std::string value)
{
    const auto set = [&](std::string& target) {
        if (target.empty())
            target = std::move(value);
    };
    if (name == "charset")
        set(media.charset);
    else if (name == "boundary")
        set(media.boundary);
    else if (name == "start")
        set(media.start);
    else if (name == "type")
        set(media.rootType);
}

// Takes the value at the front of `rest`, up to its ";": quoted or not.
std::string takeParameterValue(std::string_view& rest)
{
    std::string value;
    if (!rest.starts_with('"')) {
        const std::size_t end = rest.find(';');
        value = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end, rest.size()));
        return value;
    }
    std::size_t i = 1;
    for (; i < rest.size() && rest[i] != '"'; ++i) {
        if (rest[i] == '\\' && i + 1 < rest.size())
            ++i;
        value += rest[i];
    }
    const std::size_t end = rest.find(';', i);
    rest.remove_prefix(std::min(end, rest.size()));
    return value;
}

} // namespace

std::string_view HeaderBlock::value(std::string_view name) const
{
    const auto found = std::ranges::find(fields, name, &HeaderField::name);
    return found == fields.end() ? std::string_view() : std::string_view(found->value);
}

std::size_t headerBlockEnd(std::string_view text)
{
    for (std::size_t line = 0; line < text.size();) {
        const std::size_t end = text.find('\n', line);
        if (end == std::string_view::npos)
            break;
        if (end == line || (end == line + 1 && text[line] == '\r'))
            return end + 1;
        line = end + 1;
    }
    return std::string_view::npos;
}

HeaderBlock parseHeaderBlock(std::string_view block)
{
    HeaderBlock parsed;
    bool isField = false; // true if a folded line continues a field
    while (!block.empty()) {
        const std::size_t end = block.find('\n');
        const std::string_view line = block.substr(0, end);
        block.remove_prefix(std::min(end, block.size() - 1) + 1);
        if (!line.empty() && (line.front() == ' ' || line.front() == '\t')) {
            const std::string_view more = trimmed(line);
            if (isField && !more.empty()) {
                std::string& value = parsed.fields.back().value;
                value.append(value.empty() ? "" : " ").append(more);
            }
            continue;
        }
        const std::size_t colon = line.find(':');
        isField = colon != std::string_view::npos && colon > 0;
        if (isField)
            parsed.fields.push_back(
                {lowerCase(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))});
    }
    return parsed;
}

MediaType parseMediaType(std::string_view value)
{
    MediaType media;
    std::size_t end = value.find(';');
    media.type = lowerCase(trimmed(value.substr(0, end)));
    if (media.type.find('/') == std::string::npos)
        media.type.clear();
    value.remove_prefix(std::min(end, value.size()));
    while (value.starts_with(';')) {
        value = trimmed(value.substr(1));
        end = value.find_first_of("=;");
        if (end == std::string_view::npos)
            break;
        const std::string name = lowerCase(trimmed(value.substr(0, end)));
        const bool hasValue = value[end] == '=';
        value.remove_prefix(end);
        if (!hasValue)
            continue;
        value = trimmed(value.substr(1));
        setParameter(media, name, takeParameterValue(value));
    }
    media.start = withoutAngles(media.start);
    media.rootType = lowerCase(media.rootType);
    return media;
}

std::optional<std::uint64_t> lengthIn(std::string_view value)
{
    std::uint64_t length = 0;
    const auto [end, status] = std::from_chars(value.data(), value.data() + value.size(), length);
    if (status != std::errc() || end != value.data() + value.size())
        return {};
    return length;
}

bool isHtmlType(std::string_view mediaType)
{
    return mediaType == "text/html" || mediaType == "application/xhtml+xml" ||
           mediaType == "application/vnd.wap.xhtml+xml";
}

std::string_view withoutAngles(std::string_view text)
{
    text = trimmed(text);
    return text.size() >= 2 && text.starts_with('<') && text.ends_with('>') ? text.substr(1, text.size() - 2)
                                                                            : text;
}

} // namespace tagseam
