// SPDX-License-Identifier: MIT
// A page and its resources -> one MHTML that opens the same without network, and the manifest that says what
// it is.
#pragma once

#include "core/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// What the page needs beside its HTML.
struct FrozenResource {
    std::string url; ///< absolute: what the page's addresses come to; "cid:NAME" for what it calls so
    std::string mediaType;
    std::string bytes;
};

/// `tagseam.manifest/1`: where a frozen page came from. Kept as JSON beside it, as FILE + ".json".
struct Manifest {
    std::string url;          ///< after redirects
    std::string requestedUrl; ///< as asked for
    std::string title;        ///< of the page; may be empty
    std::string time;         ///< UTC, ISO 8601: "2026-11-21T19:30:00Z"
    std::uint32_t width = 0;  ///< viewport, CSS pixels
    std::uint32_t height = 0; ///< viewport, CSS pixels
    std::string userAgent;
    std::uint32_t nodes = 0;          ///< of the Document, the document node not counted
    bool isLate = false;              ///< taken at the timeout, before it had finished loading
    bool ranScripts = false;          ///< whether the page's scripts ran before it was taken
    std::vector<std::string> missing; ///< addresses that the page names and that could not be had
    std::string pageSha256;           ///< of the HTML that is frozen: 64 hex digits, lower case
    std::string fileSha256;           ///< of the whole MHTML file
    friend bool operator==(const Manifest&, const Manifest&) = default;
};

/// SHA-256 (FIPS 180-4) as 64 hex digits, lower case.
std::string sha256(std::string_view bytes);

/// MHTML (RFC 2557): the page first, then each resource once. `html`: UTF-8. The same input gives the same
/// bytes: the boundary is made from their hash. Archive gives every byte back; addresses are written with
/// what stands in no URL as %XX. Browsers open it by its name's ending, .mhtml or .mht.
std::string writeMhtml(std::string_view html, const Manifest& manifest,
                       std::span<const FrozenResource> resources);

std::string manifestJson(const Manifest& manifest);
/// Errors: BadManifest (where: the field; detail: what is wrong with it).
Result<Manifest> readManifest(std::string_view json);

} // namespace tagseam
