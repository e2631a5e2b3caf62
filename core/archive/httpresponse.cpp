// SPDX-License-Identifier: MIT
// An HTTP response as archives store it.
#include "core/archive/httpresponse.h"

#include "core/archive/contentencoding.h"
#include "core/archive/transferencoding.h"
#include "core/base/ascii.h"
#include "core/base/limits.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

int statusOf(std::string_view line) // Returns the status of "HTTP/1.1 200 OK".
{
    const std::size_t space = line.find(' ');
    line = space == std::string_view::npos ? std::string_view() : trimmed(line.substr(space));
    if (line.size() < 3 || !std::ranges::all_of(line.substr(0, 3), isDigit) ||
        (line.size() > 3 && isDigit(line[3])))
        return 0;
    return (line[0] - '0') * 100 + (line[1] - '0') * 10 + (line[2] - '0');
}

} // namespace

HttpHead parseHttpHead(std::string_view front)
{
    front = front.substr(0, headerBlockLimit); // otherwise a body of colons becomes gigabytes of fields
    HttpHead head;
    while (front.substr(head.size).starts_with("HTTP/")) {
        const std::string_view rest = front.substr(head.size);
        const std::size_t lineEnd = std::min(rest.find('\n'), rest.size() - 1) + 1;
        head.status = statusOf(trimmed(rest.substr(0, lineEnd)));
        const std::size_t end = std::min(headerBlockEnd(rest), rest.size());
        head.header = parseHeaderBlock(rest.substr(std::min(lineEnd, end), end - std::min(lineEnd, end)));
        head.size += end;
        if (head.status < 100 || head.status > 199 || head.status == 101)
            break;
    }
    return head;
}

Result<Unpacked> httpBody(std::string response, std::size_t limit)
{
    const HttpHead head = parseHttpHead(response);
    const bool isChunked =
        lowerCase(head.header.value("transfer-encoding")).find("chunked") != std::string::npos;
    Unpacked body = isChunked ? decodeChunked(std::string_view(response).substr(head.size))
                              : Unpacked{response.substr(head.size)};
    std::string().swap(response);
    if (const auto length = lengthIn(head.header.value("content-length"));
        !isChunked && length && body.bytes.size() < *length)
        body.addMissing("the response is shorter than its Content-Length");
    Result<Unpacked> decoded =
        decodeContent(std::move(body.bytes), head.header.value("content-encoding"), limit);
    if (!decoded)
        return decoded;
    if (decoded->bytes.size() > limit)
        return Error{ErrorCode::TooLarge, {}, sizeText(limit)};
    body.bytes = std::move(decoded->bytes);
    body.add(decoded->findings);
    return body;
}

} // namespace tagseam
