// SPDX-License-Identifier: MIT
// A Setup as a short text that people type and bookmarks contain:
// "jidm-2013,min-difference=0.3,label-attributes=class".
#pragma once

#include "core/base/result.h"
#include "core/explain/setup.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The detail of the error about an option that occurs twice.
inline constexpr std::string_view givenTwice = "twice";

/// Reads names of tags with + between them, "script+nav", or "none"; false, without a change, if a name is
/// empty.
bool readTags(std::string_view value, std::vector<std::string>& tags);

/// Reads variants by name and OPTION=VALUE, spelled as the command line's options, joined by commas, which
/// override the options of `base`; a variant keeps `base`'s minimum difference. Excluded tags are joined by
/// +: "exclude=script+nav", or "exclude=none". Edits are not included. "" is `base`. Errors: BadSetup (where:
/// the component that is neither, such as the empty one after "printed,"; or where: the name of an option
/// that occurs twice; detail: givenTwice).
Result<Setup> setupFromText(std::string_view text, const Setup& base);

/// Returns the text from which setupFromText() makes the same setup, from a default one: "" for the default
/// itself. The minimum difference has as many digits as it needs.
std::string setupToText(const Setup& setup);

/// Reads the setup that setupJson() wrote. A missing member, or one with an unknown option or value, leaves
/// the option at its default.
Setup setupFromJson(const nlohmann::ordered_json& json);

} // namespace tagseam
