// SPDX-License-Identifier: MIT
// Bytes as served, through every stage to the pruned page; the output parses again without growing.
#include "core/page/parsehtml.h"
#include "core/archive/pageinput.h"
#include "core/page/serializehtml.h"
#include "core/tps/prune.h"
#include "core/tps/searchregion.h"
#include "core/tps/tagpath.h"
#include "tests/fuzz/check.h"

#include <array>

using namespace tagseam;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static constexpr std::array<std::string_view, 8> hints{"",          "utf-8",   "windows-1252", "utf-16le",
                                                           "shift_jis", "gb18030", "iso-2022-jp",  "martian"};
    if (size == 0)
        return 0;
    // The first byte chooses the encoding, whether limits are near, the parser, and whether it is XHTML.
    const std::string_view hint = hints[data[0] % hints.size()];
    const bool isTight = (data[0] & 0x80U) != 0;
    const Parser parser = (data[0] & 0x40U) != 0 ? Parser::Html5 : Parser::Libxml2;
    const bool isXhtml = (data[0] & 0x20U) != 0;
    const Limits limits =
        isTight ? Limits{.bytes = 2000, .nodes = 50, .depth = 10} : Limits{.bytes = 1U << 20U};
    const Result<Document> page =
        parsePage({.bytes = std::string(fuzz::textOf(data + 1, size - 1))},
                  {.encoding = std::string(hint), .limits = limits, .parser = parser, .isXhtml = isXhtml});
    if (!page)
        return 0;
    fuzz::checkDocument(*page);
    fuzz::check(page->size() - 1 <= limits.nodes, "no more nodes than the limit");
    const TagPathSequence sequence = convertTreeToSequence(*page);
    const SearchTrace trace = searchRegion(sequence.symbols, {});
    const KeepMask mask = pruneDomTree(*page, sequence, trace.region);
    static_cast<void>(
        serializeHtml(*page, mask, {.baseUrl = "http://h/a/", .address = {}, .stampNodes = true}));

    const std::string once = serializeHtml(*page);
    const Result<Document> again = parseHtml(once, {.encoding = "utf-8", .parser = parser});
    if (!again) { // a page of blanks; control characters that were references
        fuzz::check(again.error().code == ErrorCode::Empty || again.error().code == ErrorCode::NotText,
                    "what is written parses");
        return 0;
    }
    const std::string twice = serializeHtml(*again);
    const Result<Document> third = parseHtml(twice, {.encoding = "utf-8", .parser = parser});
    fuzz::check(static_cast<bool>(third), "what is written twice parses");
    // HTML5 opens formatting elements again, which a page that is misnested may do each time.
    fuzz::check(parser == Parser::Html5 || serializeHtml(*third).size() <= twice.size(),
                "a page written again and again does not grow");
    return 0;
}
