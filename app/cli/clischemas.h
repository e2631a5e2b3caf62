// SPDX-License-Identifier: MIT
// The output of --json, key by key: the last lines of the --help of the commands that explain a page.
#pragma once

#include <string_view>

namespace tagseam {

extern const std::string_view explainSchema;
extern const std::string_view diagnoseSchema;
extern const std::string_view regionsSchema;
extern const std::string_view compareSchema;
extern const std::string_view sweepSchema;
extern const std::string_view scoreSchema;
extern const std::string_view checkSchema;
extern const std::string_view diffSchema;
extern const std::string_view agreeSchema;
extern const std::string_view runSchemaText;
extern const std::string_view compareRunsSchema;
extern const std::string_view recordsSchema;
extern const std::string_view cleanSchema;
extern const std::string_view separatorsSchema;
extern const std::string_view contentSchema;
extern const std::string_view experimentSchema;
extern const std::string_view siteTreeSchema;
extern const std::string_view siteCleanSchema;
extern const std::string_view siteThresholdsSchema;
extern const std::string_view siteLossesSchema;

} // namespace tagseam
