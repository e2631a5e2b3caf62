// SPDX-License-Identifier: MIT
// --method of the commands that run one method on each page by itself.
#include "app/cli/check/clipagemethod.h"

#include "app/cli/climethods.h"
#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <utility>

namespace tagseam {

std::variant<PageMethod, int> pageMethodOf(const CLI::App& command, const std::string& name,
                                           const Setup& base)
{
    Result<PageMethod> method = pageMethodNamed(name, base);
    if (!method)
        return fail(WrongUsage, "--method", problemOfMethod(method.error()));
    if (method->setup)
        return *std::move(method);
    if (method->method.usesSite())
        return fail(
            WrongUsage, "--method",
            fmt::format("'{}' learns from the pages of a site, and this command judges each page by itself",
                        name));
    if (const int code = checkSequenceOptions(command, {&method->method, 1}); code != Done)
        return code;
    return *std::move(method);
}

std::string methodTitle(const PageMethod& method)
{
    return method.setup ? setupText(*method.setup) : method.method.name;
}

} // namespace tagseam
