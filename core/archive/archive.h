// SPDX-License-Identifier: MIT
// MHTML and WARC: a file that holds pages with what they need, each response under the address it came from.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

class ByteSource;

/// One response of an archive: a part of MHTML (RFC 2557) or a `response` or `resource` record of WARC 1.0
/// and 1.1 (ISO 28500).
struct ArchiveEntry {
    std::string url;        ///< Content-Location or WARC-Target-URI; may be empty
    std::string contentId;  ///< what "cid:" addresses of MHTML name, without angle brackets; may be empty
    std::string mediaType;  ///< "text/html": lower case, without parameters; empty when not said
    std::string charset;    ///< parameter of the media type; empty when not said
    std::string date;       ///< as written: RFC 5322 (MHTML) or ISO 8601 (WARC); may be empty
    std::string title;      ///< MHTML's Subject, decoded; empty in WARC
    int status = 200;       ///< of HTTP; 200 in MHTML
    std::uint64_t size = 0; ///< bytes as stored, headers excluded: what a list shows
    bool isPage = false;    ///< HTML or XHTML with status 200; in MHTML every part of that type, frames too
};

/// Read once, then constant. A WARC is scanned without holding what its records hold: memory is linear in
/// the number of entries, not in the file; MHTML is held whole.
class Archive {
  public:
    static constexpr std::size_t frontSize = 4096; ///< bytes that show what a file is
    /// Whether these are the first bytes of an archive, gzip'd or not; no more than frontSize are needed.
    static bool isArchive(std::string_view firstBytes);

    /// `path`: raw bytes of a file name. Reads MHTML, WARC and WARC.gz (one member a record, or one for all).
    /// An archive that ends early gives the entries that are whole. A WARC may be of any size.
    /// Errors: CannotRead, Empty, BadArchive (no entry at all; detail: why), TooManyEntries (they take more
    /// memory than entryListLimit), TooLarge (MHTML over limits.bytes; a pipe, which is held whole, over
    /// limits.bytes; gzip that unpacks to over 1 GB and a hundred times its size, as bombs do).
    static Result<Archive> open(const std::string& path, const Limits& limits = {});
    /// The same from memory.
    static Result<Archive> read(std::string bytes, const Limits& limits = {});

    Archive(Archive&&) noexcept;
    Archive& operator=(Archive&&) noexcept;
    ~Archive();

    const std::vector<ArchiveEntry>& entries() const;
    /// The page that opens when nothing else is asked for: the root of MHTML; of a WARC that has just one
    /// page that; else empty, and the person must choose.
    std::optional<std::size_t> mainPage() const;
    /// The entry of an address: "cid:..." by contentId, else by url, with and without fragment; of several
    /// the first with status 200.
    std::optional<std::size_t> find(std::string_view url) const;
    /// What the entry holds: transfer encodings (base64, quoted-printable, chunked) and content encodings
    /// (gzip, deflate, br) undone. Cost: reads one record; of a WARC that is one single gzip member all
    /// that stands before it, too. Errors: CannotRead, BadArchive (where: the entry's
    /// url; detail: what is wrong or which encoding is not known), TooLarge (over limits.bytes). May be
    /// called from several threads.
    Result<std::string> content(std::size_t entry) const;

  private:
    struct Body;
    static Result<Archive> openSource(std::unique_ptr<ByteSource> source, const Limits& limits);
    explicit Archive(std::unique_ptr<Body> body);
    std::unique_ptr<Body> m_body;
};

} // namespace tagseam
