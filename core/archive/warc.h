// SPDX-License-Identifier: MIT
// WARC 1.0 and 1.1 (ISO 28500): the responses and resources of a crawl, scanned and found again.
#pragma once

#include "core/archive/archive.h"
#include "core/archive/bytesource.h"
#include "core/archive/recordreader.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

struct WarcRecord {
    ArchivePlace place;      ///< place of the record's block, after its WARC headers
    std::uint64_t block = 0; ///< bytes of the block
    bool isHttp = false;     ///< the block is a whole HTTP response, else the payload itself
};

struct WarcScan {
    std::vector<ArchiveEntry> entries;
    std::vector<WarcRecord> records; ///< places of the entries
    std::string problem;             ///< reason why no more was read; empty when the end was reached
};

/// Reads all headers and skips the payloads. `revisit` records, whose payload is elsewhere, requests,
/// metadata and truncated records are excluded. Bytes that are not a record are skipped to the next line that
/// begins one. Memory: linear in the entries. Time: linear in the unpacked bytes. Errors: CannotRead,
/// TooManyEntries (more than entryListLimit holds), TooLarge (a gzip bomb).
Result<WarcScan> scanWarc(const ByteSource& source, bool isGzip);

/// Returns the payload of an entry, encodings of HTTP decoded. Errors: as Archive::content().
Result<std::string> warcContent(const ByteSource& source, bool isGzip, const WarcRecord& record,
                                std::size_t limit);

} // namespace tagseam
