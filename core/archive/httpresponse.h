// SPDX-License-Identifier: MIT
// An HTTP response as archives store it: the status line, the header block and the body as received.
#pragma once

#include "core/archive/mimeheader.h"
#include "core/archive/unpacked.h"
#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

struct HttpHead {
    int status = 200; ///< 0 when the status line names none
    HeaderBlock header;
    std::size_t size = 0; ///< bytes of status line and header block: the begin of the body
};

/// Parses the head at the front of a response; interim responses (1xx) are skipped. Without a status line
/// (HTTP/0.9) all is body. A head without an end is taken to the end of `front`: its size is then the size of
/// `front`. At most headerBlockLimit bytes are read: the rest is body.
HttpHead parseHttpHead(std::string_view front);

/// Returns the body of a whole response: chunks joined, Content-Encoding decoded. The stored bytes are the
/// body, whatever Content-Length says; when they are fewer, there is a finding. Errors: as decodeContent().
Result<Unpacked> httpBody(std::string response, std::size_t limit);

} // namespace tagseam
