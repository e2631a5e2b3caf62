// SPDX-License-Identifier: MIT
// What a archived page is and where it came from, as JSON: `tagseam.manifest/1`.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// `tagseam.manifest/1`: where a archived page came from. Kept as JSON beside it, as FILE + ".json".
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
    std::string pageSha256;           ///< of the HTML that is archived: 64 hex digits, lower case
    std::string fileSha256;           ///< of the whole MHTML file
    friend bool operator==(const Manifest&, const Manifest&) = default;
};

std::string manifestJson(const Manifest& manifest);
/// Errors: BadManifest (where: the field; detail: what is wrong with it).
Result<Manifest> readManifest(std::string_view json);

} // namespace tagseam
