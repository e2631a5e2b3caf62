// SPDX-License-Identifier: MIT
// The encoding that the first bytes of an HTML page name (HTML, section 13.2.3.2).
#pragma once

#include <string_view>

namespace tagseam {

/// Returns the encoding, as encodingOfLabel() names it, that a `meta` names, or else the XML declaration;
/// empty when none does. The standard looks at 1024 bytes; as in Chromium, a `meta` that follows in the head
/// counts, too.
std::string_view prescannedEncoding(std::string_view bytes);

/// Returns the encoding that the XML declaration at the front of the bytes names; empty when none does.
std::string_view declaredXmlEncoding(std::string_view bytes);

} // namespace tagseam
