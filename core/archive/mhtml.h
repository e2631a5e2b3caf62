// SPDX-License-Identifier: MIT
// MHTML (RFC 2557 on RFC 2045 and 2046): the parts of a message and where each stands.
#pragma once

#include "core/archive/archive.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

enum class TransferEncoding : std::uint8_t { Identity, Base64, QuotedPrintable, Unknown };

struct MhtmlPart {
    std::size_t begin = 0; ///< of the body, in the message
    std::size_t end = 0;
    TransferEncoding encoding = TransferEncoding::Identity;
};

struct Mhtml {
    std::vector<ArchiveEntry> entries; ///< the parts that hold no other parts, in the order of the message
    std::vector<MhtmlPart> parts;      ///< where the entries stand
    std::optional<std::size_t> root;
};

/// Whether `front` begins as a message does: header lines, one of which only mail and MHTML have.
bool isMhtml(std::string_view front);

/// One pass over the lines; parts nested deeper than 32 are left as they are. The last part needs no
/// closing boundary. Errors: BadArchive (no header, a multipart without boundary, no part),
/// TooManyEntries (more than entryListLimit holds, with the addresses as they are resolved).
Result<Mhtml> readMhtml(std::string_view message);

/// The bytes of a part. Errors: BadArchive (an unknown transfer encoding).
Result<std::string> mhtmlContent(std::string_view message, const MhtmlPart& part);

} // namespace tagseam
