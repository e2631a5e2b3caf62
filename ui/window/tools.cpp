// SPDX-License-Identifier: MIT
// The list of tools.
#include "ui/window/tools.h"

#include <array>

// One line for each tool; its value is defined in its own folder.
#define TAGSEAM_TOOLS(TOOL)                                                                                  \
    TOOL(explain)                                                                                            \
    TOOL(step)                                                                                               \
    TOOL(annotate)                                                                                           \
    TOOL(learn)                                                                                              \
    TOOL(corpus)                                                                                             \
    TOOL(levels)                                                                                             \
    TOOL(why)                                                                                                \
    TOOL(blocking)                                                                                           \
    TOOL(range)                                                                                              \
    TOOL(diagnosis)                                                                                          \
    TOOL(nearMisses)                                                                                         \
    TOOL(variants)                                                                                           \
    TOOL(stability)                                                                                          \
    TOOL(compare)                                                                                            \
    TOOL(changes)                                                                                            \
    TOOL(detection)                                                                                          \
    TOOL(records)                                                                                            \
    TOOL(methods)                                                                                            \
    TOOL(site)

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
