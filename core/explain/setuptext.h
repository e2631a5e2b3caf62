// SPDX-License-Identifier: MIT
// A Setup as a short text that people type and addresses hold:
// "jidm-2013,min-difference=0.3,label-attributes=class".
#pragma once

#include "core/base/result.h"
#include "core/explain/setup.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace tagseam {

/// Variants by name and SWITCH=VALUE, spelled as the command line's options, joined by commas, in the place
/// of `base`'s own; a variant keeps `base`'s minimum difference. Edits and what is excluded are no part of
/// it. "" is `base`. Errors: BadSetup (where: the part that is neither, such as the empty one behind
/// "printed,").
Result<Setup> setupFromText(std::string_view text, const Setup& base);

/// The text of which setupFromText() makes the same setup, from a default one: "" for that itself. The
/// minimum difference has as many digits as it needs.
std::string setupToText(const Setup& setup);

/// The setup that setupJson() wrote. A member that is missing, or that names no switch or no value of it,
/// leaves the switch at its default.
Setup setupFromJson(const nlohmann::ordered_json& json);

} // namespace tagseam
