// SPDX-License-Identifier: MIT
// MHTML (RFC 2557 on RFC 2045 and 2046): the parts of a message and the place of each.
#pragma once

#include "core/archive/archive.h"
#include "core/archive/unpacked.h"
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
    std::size_t begin = 0; ///< begin of the body in the message
    std::size_t end = 0;
    TransferEncoding encoding = TransferEncoding::Identity;
    bool isCut = false; ///< the message ends before the part does
};

struct Mhtml {
    std::vector<ArchiveEntry> entries; ///< the parts that contain no other parts, in the order of the message
    std::vector<MhtmlPart> parts;      ///< places of the entries
    std::optional<std::size_t> root;
    std::string problem; ///< the fault of a message that ends early; empty for none
};

/// True if `front` begins like a message: header lines, one of which only mail and MHTML have.
bool isMhtml(std::string_view front);

/// Reads a message in one pass over the lines; parts nested deeper than 32 are not split. A message without
/// its closing boundary ends early: its last part is what is there of it. Errors: BadArchive (no header, a
/// multipart without boundary, no part), TooManyEntries (more than entryListLimit holds, with the addresses
/// as they are resolved).
Result<Mhtml> readMhtml(std::string_view message);

/// Returns the bytes of a part. Errors: BadArchive (an unknown transfer encoding).
Result<Unpacked> mhtmlContent(std::string_view message, const MhtmlPart& part);

} // namespace tagseam
