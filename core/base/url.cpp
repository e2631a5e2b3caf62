// SPDX-License-Identifier: MIT
// Splits and joins addresses: RFC 3986 on any text.
#include "core/base/url.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagseam {

namespace {

// Components with their delimiters, so that an empty one and a missing one differ; concatenated they are the
// URL.
struct UrlParts {
    std::string_view scheme;    // "http:"
    std::string_view authority; // "//host:80"
    std::string_view path;
    std::string_view query;    // "?a=b"
    std::string_view fragment; // "#c"
};

std::size_t schemeLength(std::string_view url)
{
    const std::size_t colon = url.find_first_of(":/?#");
    if (colon == std::string_view::npos || colon == 0 || url[colon] != ':' || !isAlpha(url[0]))
        return 0;
    const auto isScheme = [](char c) { return isAlnum(c) || c == '+' || c == '-' || c == '.'; };
    return std::ranges::all_of(url.substr(0, colon), isScheme) ? colon + 1 : 0;
}

UrlParts split(std::string_view url)
{
    const auto take = [&](std::size_t count) {
        const std::string_view front = url.substr(0, count);
        url.remove_prefix(front.size());
        return front;
    };
    UrlParts parts;
    parts.scheme = take(schemeLength(url));
    if (url.starts_with("//"))
        parts.authority = take(url.find_first_of("/?#", 2));
    parts.path = take(url.find_first_of("?#"));
    parts.query = take(url.find('#'));
    parts.fragment = url;
    return parts;
}

// RFC 3986, 5.2.4.
std::string withoutDotSegments(std::string_view path)
{
    std::string out;
    const bool isRooted = path.starts_with('/');
    while (!path.empty()) {
        const std::size_t end = path.find('/', path.starts_with('/') ? 1 : 0);
        const std::string_view segment = path.substr(0, end);
        const std::string_view name = segment.starts_with('/') ? segment.substr(1) : segment;
        const bool isLast = end == std::string_view::npos;
        path.remove_prefix(segment.size());
        if (name == "." || name == "..") {
            if (name == "..") {
                const std::size_t slash = out.rfind('/');
                out.resize(slash == std::string::npos ? 0 : slash);
            }
            if (isLast && (isRooted || !out.empty()))
                out += '/';
        } else {
            out += segment;
        }
    }
    return out;
}

// The characters that may stand in a URL, besides letters and digits.
constexpr std::string_view urlPunctuation = "!#$%&'()*+,-./:;=?@[]_~";

} // namespace

std::string hostOf(std::string_view url)
{
    std::string_view host = split(url).authority;
    host.remove_prefix(std::min<std::size_t>(host.size(), 2)); // "//"
    host.remove_prefix(host.rfind('@') == std::string_view::npos ? 0 : host.rfind('@') + 1);
    const std::size_t colon = host.rfind(':');
    const bool isIpv6 = colon != std::string_view::npos && host.find(']', colon) != std::string_view::npos;
    return lowerCase(isIpv6 ? host : host.substr(0, colon));
}

bool isAbsoluteUrl(std::string_view url)
{
    return schemeLength(url) > 0;
}

std::string resolveUrl(std::string_view reference, std::string_view base)
{
    const UrlParts from = split(reference);
    const UrlParts root = split(base);
    if (!from.scheme.empty() || root.scheme.empty())
        return std::string(reference);
    const auto join = [&](std::string_view authority, std::string_view path, std::string_view query) {
        return std::string(root.scheme).append(authority).append(path).append(query).append(from.fragment);
    };
    if (!from.authority.empty())
        return join(from.authority, withoutDotSegments(from.path), from.query);
    if (from.path.empty())
        return join(root.authority, root.path, from.query.empty() ? root.query : from.query);
    if (from.path.starts_with('/'))
        return join(root.authority, withoutDotSegments(from.path), from.query);
    std::string merged;
    const std::size_t slash = root.path.rfind('/');
    if (slash != std::string_view::npos)
        merged = root.path.substr(0, slash + 1);
    else if (!root.authority.empty())
        merged = "/";
    merged += from.path;
    return join(root.authority, withoutDotSegments(merged), from.query);
}

std::string joinUrl(std::string_view reference, std::string_view base)
{
    const UrlParts from = split(reference);
    const UrlParts root = split(base);
    if (!from.scheme.empty() || !root.scheme.empty() || !from.authority.empty())
        return resolveUrl(reference, base);
    std::string joined(root.authority);
    if (from.path.empty())
        joined.append(root.path).append(from.query.empty() ? root.query : from.query);
    else if (from.path.starts_with('/'))
        joined.append(from.path).append(from.query);
    else
        joined.append(root.path.substr(0, root.path.rfind('/') + 1)).append(from.path).append(from.query);
    return joined.append(from.fragment);
}

std::string comparableUrl(std::string_view url)
{
    const UrlParts parts = split(url);
    if (parts.authority.empty()) // cid:, data:, thismessage:/ and file names
        return percentEncoded(url.substr(0, url.size() - parts.fragment.size()));
    const std::string scheme = lowerCase(parts.scheme);
    std::string authority = lowerCase(parts.authority);
    for (const auto& [name, port] : {std::pair<std::string_view, std::string_view>{"http:", ":80"},
                                     {"https:", ":443"},
                                     {"http:", ":"},
                                     {"https:", ":"}}) {
        if (scheme == name && authority.ends_with(port))
            authority.resize(authority.size() - port.size());
    }
    std::string path = withoutDotSegments(parts.path);
    if (path.empty())
        path = "/";
    return scheme + percentEncoded(authority) + percentEncoded(path) + percentEncoded(parts.query);
}

std::string percentEncoded(std::string_view url)
{
    return percentEncoded(url, urlPunctuation);
}

std::string percentEncoded(std::string_view bytes, std::string_view stays)
{
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    out.reserve(bytes.size());
    for (const char c : bytes) {
        if (isAlnum(c) || stays.find(c) != std::string_view::npos) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += '%';
        out += digits[byte >> 4U];
        out += digits[byte & 15U];
    }
    return out;
}

std::string fileUri(std::string_view path)
{
    return "file://" + percentEncoded(path, "/-._~!$&'()*+,;=:@"); // RFC 3986, section 3.3
}

std::string percentDecoded(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = i + 2 < text.size() && text[i] == '%' ? hexValue(text[i + 1]) : -1;
        const int low = high >= 0 ? hexValue(text[i + 2]) : -1;
        if (low >= 0) {
            out += static_cast<char>(high * 16 + low);
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

} // namespace tagseam
