// SPDX-License-Identifier: MIT
// What the cure makes of a page as JSON.
#pragma once

#include "core/explain/curedpage.h"

#include <nlohmann/json_fwd.hpp>

namespace tagseam {

/// {"positions":0..1,"text":0..1,"content":0..1}; content where somebody marked it.
nlohmann::ordered_json sharesJson(double positions, double text, double content, bool isMarked);

/// {"labelAttributes":"none","records":n,"confidence":0..1,"regions":[[b,e]],"kept":{...},
///  "nodes":{"both","searchAlone","cureAlone"}}
nlohmann::ordered_json curedJson(const CuredPage& cured, bool isMarked);

} // namespace tagseam
