// SPDX-License-Identifier: MIT
// The list of the noise filters, and their names on the command line, in runs and in the window.
#pragma once

#include "core/base/result.h"
#include "core/explain/setup.h"
#include "core/methods/method.h"

#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

/// The methods with a name of their own: "all" (keeps everything), the three variants of the tag path
/// sequence filter, the presets of MDR, and the filters of other papers.
std::span<const MethodEntry* const> methodEntries();

/// Returns the entry of a bare name, or nullptr.
const MethodEntry* findMethod(std::string_view name);

/// Returns the method of that name, with options after a comma: "tag-rules,threshold=20". Further names:
///   options of the sequence    the TPS filter (see setupFromText()): "min-difference=0.3,keep=auto"
///   FILTER+PRESET              MDR or separators on the nodes that a filter keeps: "jidm-2013+velloso-2014",
///                              "sst+mdr-2003", "sst+separators"; "separators+mdr-2003" too
/// `base` holds the options that the name does not set. Errors: BadSetup (where: the invalid component;
/// detail: the method whose option it would be; empty for a variant's, and for no method; givenTwice for an
/// option that occurs twice).
Result<Method> methodNamed(std::string_view name, const Setup& base = {});

/// True if the name is FILTER+PRESET; a value may contain a +, too.
bool isChain(std::string_view name);

/// Returns the methods of a list separated by commas; a component with "=" belongs to the one before it
/// ("jidm-2013,min-difference=0.3,mdr-2003" is two). Errors: as methodNamed(), also for an empty component
/// and for a name that occurs twice (detail: givenTwice).
Result<std::vector<Method>> methodsNamed(std::string_view names, const Setup& base = {});

} // namespace tagseam
