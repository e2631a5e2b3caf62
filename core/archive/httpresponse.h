// SPDX-License-Identifier: MIT
// An HTTP response as archives store it: the status line, the header block and the body as it came.
#pragma once

#include "core/archive/mimeheader.h"
#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

struct HttpHead {
    int status = 200; ///< 0 when the status line names none
    HeaderBlock header;
    std::size_t size = 0; ///< of status line and header block, bytes: where the body begins
};

/// What stands at the front of a response; interim responses (1xx) are passed over. Without a status line
/// (HTTP/0.9) all is body. A head without an end is taken to the end of `front`: its size is then that of
/// `front`. No more than headerBlockLimit bytes are looked at: what is beyond is body.
HttpHead parseHttpHead(std::string_view front);

/// The body of a whole response: chunks joined, Content-Encoding undone. Content-Length is not trusted: what
/// is stored is what there is. Errors: as decodeContent().
Result<std::string> httpBody(std::string response, std::size_t limit);

} // namespace tagseam
