// SPDX-License-Identifier: MIT
// MHTML and WARC: a file that holds pages and their resources, each response under the address it came from.
#pragma once

#include "core/archive/unpacked.h"
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
    std::string url;       ///< Content-Location or WARC-Target-URI; may be empty
    std::string contentId; ///< name in "cid:" addresses of MHTML, or WARC-Record-ID ("urn:uuid:..."); without
                           ///< angle brackets; may be empty
    std::string mediaType; ///< "text/html": lower case, without parameters; empty when not given; in WARC
                           ///< "text/html" when not given but recognised from the first bytes
    std::string charset;   ///< parameter of the media type; empty when not given
    std::string date;      ///< as written: RFC 5322 (MHTML) or ISO 8601 (WARC); may be empty
    std::string title;     ///< MHTML's Subject, decoded; empty in WARC
    int status = 200;      ///< status of HTTP; 200 in MHTML
    std::uint64_t size = 0; ///< bytes as stored, without headers
    bool isPage = false;    ///< HTML or XHTML with status 200; in MHTML every part of that type, frames too
};

/// Read once, then constant. A WARC is scanned without keeping the content of its records: memory is linear
/// in the number of entries, not in the file; MHTML is kept whole.
class Archive {
  public:
    static constexpr std::size_t frontSize = 4096; ///< number of bytes that identify the type of a file
    /// True if these are the first bytes of an archive, gzip'd or not, also of one that open() refuses by the
    /// name of its format; at most frontSize are needed.
    static bool isArchive(std::string_view firstBytes);

    /// Opens a file. `path`: raw bytes of a file name. Reads MHTML, WARC and WARC.gz (one member a record, or
    /// one for all). A WARC that ends early gives its complete entries, MHTML also the beginning of its last
    /// one. A WARC may be of any size. MHTML that was saved again as UTF-16 is read, too. Errors: CannotRead,
    /// Empty, BadArchive (no entry at all, or the format of ARC or WACZ; detail: the reason), TooManyEntries
    /// (they take more memory than entryListLimit), TooLarge (MHTML over limits.bytes; a pipe, which is kept
    /// whole, over limits.bytes; gzip that unpacks to over 1 GB and a hundred times its size, as bombs do).
    static Result<Archive> open(const std::string& path, const Limits& limits = {});
    /// Reads an archive from memory.
    static Result<Archive> read(std::string bytes, const Limits& limits = {});

    Archive(Archive&&) noexcept;
    Archive& operator=(Archive&&) noexcept;
    ~Archive();

    const std::vector<ArchiveEntry>& entries() const;
    /// Returns the fault of a damaged record of a WARC, or of MHTML that ends early; empty for none. The
    /// entries are those that could be read.
    const std::string& problem() const;
    /// Returns the page to open by default: the root of MHTML, or the only page of a WARC; else nothing, and
    /// the user must choose.
    std::optional<std::size_t> mainPage() const;
    /// Returns the entry of an address: "cid:..." by contentId, else by url, with and without fragment, or by
    /// the ID of its record; among several the first with status 200.
    std::optional<std::size_t> find(std::string_view url) const;
    /// Returns the entry that a person names: by its number from 1, or as find(), with or without scheme.
    std::optional<std::size_t> findNamed(std::string_view name) const;
    /// Returns the content of an entry with transfer encodings (base64, quoted-printable, chunked) and
    /// content encodings (gzip, deflate, br) decoded, and the findings: whether they are complete, and
    /// whether the archive is damaged elsewhere. Cost: reads one record; in a WARC that is one single
    /// gzip member also all bytes before it. Errors: CannotRead, BadArchive (where: the entry's url; detail:
    /// the fault, or the unknown encoding), TooLarge (over limits.bytes). May be called from several threads.
    Result<Unpacked> content(std::size_t entry) const;

  private:
    struct Body;
    static Result<Archive> openSource(std::unique_ptr<ByteSource> source, const Limits& limits);
    explicit Archive(std::unique_ptr<Body> body);
    std::unique_ptr<Body> m_body;
};

} // namespace tagseam
