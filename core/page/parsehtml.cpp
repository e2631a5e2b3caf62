// SPDX-License-Identifier: MIT
// Bytes as served -> Document.
#include "core/page/parsehtml.h"

#include "core/base/encoding.h"
#include "core/base/prescan.h"
#include "core/page/html5tree.h"
#include "core/page/libxml2tree.h"
#include "core/page/snapshotbytes.h"
#include "core/page/xmltree.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

namespace tagseam {

namespace {

Error tooLarge(std::size_t limit)
{
    return {ErrorCode::TooLarge, {}, sizeText(limit)};
}

} // namespace

Result<Document> parseHtml(std::string_view bytes, const PageReading& reading, const std::stop_token& stop)
{
    const std::size_t byteLimit = std::min(reading.limits.bytes, pageSizeLimit);
    if (bytes.size() > byteLimit)
        return tooLarge(byteLimit);
    if (isSnapshot(bytes))
        return Error{ErrorCode::BrowserTree, {}, {}};
    const std::string_view declared = reading.isXhtml ? declaredXmlEncoding(bytes) : std::string_view();
    const bool keepsNul = !reading.isXhtml && reading.parser == Parser::Html5; // HTML5 has rules for it
    Result<DecodedText> decoded =
        decodeText(bytes, reading.encoding.empty() ? declared : reading.encoding, keepsNul);
    if (!decoded)
        return decoded.error();
    if (decoded->utf8.size() > pageSizeLimit)
        return tooLarge(pageSizeLimit);

    DocumentBuilder builder;
    Parser parser = reading.parser;
    Result<bool> isWritten = false;
    std::uint32_t faultyLine = 0; // 0, or where XHTML is not well-formed
    if (reading.isXhtml) {
        const Result<std::uint32_t> line = writeXmlTree(builder, decoded->utf8, reading.limits, stop);
        if (!line)
            return line.error();
        faultyLine = *line;
        isWritten = faultyLine == 0;
        if (faultyLine > 0)
            builder = {};
    }
    if (isWritten && !*isWritten && parser == Parser::Html5)
        isWritten = writeHtml5Tree(builder, decoded->utf8, reading.limits, stop);
    if (isWritten && !*isWritten) {
        parser = Parser::Libxml2;
        decoded->utf8 = validText(decoded->utf8);
        isWritten = writeLibxml2Tree(builder, decoded->utf8, reading.limits, stop);
    }
    if (!isWritten)
        return isWritten.error();
    builder.setEncoding(decoded->encoding);
    builder.setParser(parser);
    if (!builder.fits())
        return Error{ErrorCode::TooLarge, {}, "4 GB"};
    Document document = std::move(builder).finish();
    if (parser != reading.parser)
        document.addFinding({ErrorCode::OtherParser, {}, {}});
    if (faultyLine > 0)
        document.addFinding({ErrorCode::NotWellFormed, {}, std::to_string(faultyLine)});
    return document;
}

} // namespace tagseam
