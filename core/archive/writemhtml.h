// SPDX-License-Identifier: MIT
// A page and its resources -> one MHTML that opens the same without network.
#pragma once

#include "core/archive/manifest.h"

#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// What the page needs beside its HTML.
struct ArchivedResource {
    std::string url; ///< absolute: what the page's addresses come to; "cid:NAME" for what it calls so
    std::string mediaType;
    std::string bytes;
};

/// Whether a resource of this address can be written: as an address of MHTML it has at most 64 KB.
bool isArchivableUrl(std::string_view url);

/// MHTML (RFC 2557): the page first, then each resource once. `html`: UTF-8. The same input gives the same
/// bytes: the boundary is made from their hash. Archive gives every byte back; addresses are written with
/// what stands in no URL as %XX. Browsers open it by its name's ending, .mhtml or .mht.
/// What a reader would take for a broken header is not written, whatever a script of the page made it: the
/// title is cut at 4,096 bytes, at the edge of a letter; an address of the page over 64 KB is excluded, so
/// that its relative addresses come to nothing; resources that are not isArchivableUrl() are excluded (the
/// caller counts them as missing); a media type that is none becomes "application/octet-stream".
std::string writeMhtml(std::string_view html, const Manifest& manifest,
                       std::span<const ArchivedResource> resources);

} // namespace tagseam
