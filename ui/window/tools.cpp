// SPDX-License-Identifier: MIT
// The list of tools.
#include "ui/window/tools.h"

#include <array>

// One line for each tool; its value is defined in its own folder.
#define TAGSEAM_TOOLS(TOOL)                                                                                  \
    TOOL(levels)                                                                                             \
    TOOL(compare)                                                                                            \
    TOOL(explain)                                                                                            \
    TOOL(stepper)                                                                                            \
    TOOL(annotate)                                                                                           \
    TOOL(lesson)                                                                                             \
    TOOL(corpus)                                                                                             \
    TOOL(why)                                                                                                \
    TOOL(blocking)                                                                                           \
    TOOL(nearMisses)                                                                                         \
    TOOL(variants)                                                                                           \
    TOOL(diagnosis)                                                                                          \
    TOOL(detection)                                                                                          \
    TOOL(stability)                                                                                          \
    TOOL(records)                                                                                            \
    TOOL(methods)                                                                                            \
    TOOL(siteTree)

namespace tagseam {

#define DECLARE(name) extern const Tool name##Tool;
TAGSEAM_TOOLS(DECLARE)
#undef DECLARE

std::span<const Tool* const> tools()
{
#define ADDRESS(name) &name##Tool,
    static constexpr std::array all{TAGSEAM_TOOLS(ADDRESS)};
#undef ADDRESS
    return all;
}

} // namespace tagseam
