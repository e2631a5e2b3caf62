// SPDX-License-Identifier: MIT
// WARC 1.0 and 1.1 (ISO 28500): the responses and resources of a crawl, scanned and found again.
#pragma once

#include "core/archive/archive.h"
#include "core/archive/bytesource.h"
#include "core/archive/recordreader.h"
#include "core/archive/unpacked.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

struct WarcRecord {
    ArchivePlace place;      ///< place of the record's block, after its WARC headers
    std::uint64_t block = 0; ///< bytes of the block
    bool isHttp = false;     ///< the block is a whole HTTP response, else the payload itself
    std::string_view
        truncation{};   ///< literal: the part that the crawler did not save; empty when it saved all
    bool isCut = false; ///< the archive ends within the block
};

/// A response or resource in the order of a WARC, or a damaged record.
struct WarcEntry {
    ArchiveEntry entry; ///< as far as it could be read, if the record is damaged
    WarcRecord record;
    std::optional<Error> damage;        ///< the fault of a damaged record, which is not an entry
    std::optional<std::string> block{}; ///< the bytes of the block, if they were requested
};

/// Says whether the block of an entry is kept in memory.
using KeepsBlock = std::function<bool(const ArchiveEntry&, const WarcRecord&)>;

/// Reads a WARC in one pass. `revisit` records, whose payload is elsewhere, requests, metadata and continued
/// records are skipped. Bytes that are not a record, and damaged ones, are skipped to the next line that
/// begins a record, in gzip also to the next member. Memory: one record's headers, and the block that is
/// kept.
class WarcReader {
  public:
    /// `source` must outlive the object.
    WarcReader(const ByteSource& source, bool isGzip) : m_reader(source, isGzip, {}) {}

    /// Returns the next entry; nothing at the end. A record that several faults damage is returned once.
    std::optional<WarcEntry> next(const KeepsBlock& keeps = {});
    /// The error that ended the reading: as RecordReader::error().
    const std::optional<Error>& error() const { return m_reader.error(); }

  private:
    std::optional<WarcEntry> damaged(std::string what, WarcEntry entry = {});

    RecordReader m_reader;
    bool m_isDamaged = false; // no record was read since the damage that was returned last
};

struct WarcScan {
    std::vector<ArchiveEntry> entries;
    std::vector<WarcRecord> records; ///< places of the entries
    std::string problem;             ///< fault of the damaged record that was read last; empty for none
};

/// Reads all entries with a WarcReader, without their blocks. Memory: linear in the entries. Time: linear in
/// the unpacked bytes. Errors: CannotRead, TooManyEntries (more than entryListLimit holds), TooLarge (a gzip
/// bomb).
Result<WarcScan> scanWarc(const ByteSource& source, bool isGzip);

/// Returns the payload of an entry, encodings of HTTP decoded. Errors: as Archive::content().
Result<Unpacked> warcContent(const ByteSource& source, bool isGzip, const WarcRecord& record,
                             std::size_t limit);

/// Returns the payload in the bytes of a record's block. Errors: as warcContent().
Result<Unpacked> warcPayload(std::string block, const WarcRecord& record, std::size_t limit);

} // namespace tagseam
