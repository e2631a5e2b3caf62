// SPDX-License-Identifier: MIT
// The identity and origin of an archived page, as JSON: `tagseam.manifest/1`.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// `tagseam.manifest/1`: the origin of an archived page. Stored as JSON beside it, as FILE + ".json".
struct Manifest {
    std::string url;          ///< after redirects
    std::string requestedUrl; ///< as requested
    std::string title;        ///< title of the page; may be empty
    std::string time;         ///< UTC, ISO 8601: "2026-11-21T19:30:00Z"
    std::uint32_t width = 0;  ///< viewport, CSS pixels
    std::uint32_t height = 0; ///< viewport, CSS pixels
    std::string userAgent;
    std::uint32_t nodes = 0;          ///< nodes of the Document, without the document node
    bool isLate = false;              ///< taken at the timeout, before the page had finished loading
    bool ranScripts = false;          ///< true if the page's scripts ran before it was taken
    std::vector<std::string> missing; ///< addresses in the page that could not be fetched
    std::string pageSha256;           ///< hash of the archived HTML: 64 hex digits, lower case
    std::string fileSha256;           ///< hash of the whole MHTML file
    friend bool operator==(const Manifest&, const Manifest&) = default;
};

std::string manifestJson(const Manifest& manifest);
/// Reads a manifest. Errors: BadManifest (where: the field; detail: its fault).
Result<Manifest> readManifest(std::string_view json);

} // namespace tagseam
