// SPDX-License-Identifier: MIT
// A page and its resources -> one MHTML that opens without network and looks the same.
#pragma once

#include "core/archive/manifest.h"

#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// A resource that the page needs beside its HTML.
struct ArchivedResource {
    std::string url; ///< absolute address that the page's addresses resolve to; "cid:NAME" for a "cid:"
                     ///< address
    std::string mediaType;
    std::string bytes;
    std::string location{}; ///< for a "cid:" address, the address that the relative ones in it resolve to;
                            ///< may be empty
};

/// True if a resource of this address can be written: as an address of MHTML it has at most 64 KB.
bool isArchivableUrl(std::string_view url);

/// Writes MHTML (RFC 2557): the page first, then each resource once. `html`: UTF-8. The same input gives the
/// same bytes: the boundary is made from their hash. Archive reads every byte back; addresses are written
/// with characters that no URL may have as %XX. Browsers open the file because of its ending, .mhtml or .mht.
/// Content that would break a header is not written, whatever a script of the page made: the title is
/// truncated to 4,096 bytes, at the edge of a letter; an address of the page over 64 KB is omitted, so that
/// its relative addresses cannot be resolved; resources that are not isArchivableUrl() are omitted (the
/// caller counts them as missing); an invalid media type becomes "application/octet-stream".
std::string writeMhtml(std::string_view html, const Manifest& manifest,
                       std::span<const ArchivedResource> resources);

} // namespace tagseam
