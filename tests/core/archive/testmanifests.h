// SPDX-License-Identifier: MIT
// Shared by the tests of archived pages: a manifest that uses every field.
#pragma once

#include "core/archive/manifest.h"
#include "core/base/sha256.h"

namespace tagseam::test {

/// Its title is beyond ASCII, and would end a header if it were not encoded.
inline Manifest manifest()
{
    return {.url = "https://example.com/shop/?a=b",
            .requestedUrl = "http://example.com/shop",
            .title = "Café — 日本\r\nBcc: nobody",
            .time = "2026-11-21T19:30:00Z",
            .width = 1280,
            .height = 800,
            .userAgent = "Tagseam",
            .nodes = 1234,
            .isLate = true,
            .ranScripts = true,
            .missing = {"https://example.com/gone.png"},
            .pageSha256 = sha256("page"),
            .fileSha256 = sha256("file")};
}

} // namespace tagseam::test
