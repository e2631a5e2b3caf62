// SPDX-License-Identifier: MIT
// `tagseam-cli site draw`.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/site/clisite.h"
#include "core/methods/sitestyletree/treedrawingsvg.h"

#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <string>
#include <vector>

namespace tagseam {

namespace {

std::vector<std::string> captionsOf(const TreeDrawing& drawing, const LoadedTree& tree,
                                    const SiteArguments& site)
{
    std::vector<std::string> captions{
        fmt::format("{} ({} pages), threshold {}{}", site.tree, tree.site.pages(), thresholdText(site),
                    drawing.isSimplified ? ", without the descendants of noisy and meaningful element nodes"
                                         : ""),
        "Box: element node; shaded: noisy; double line: meaningful. Dashed: style node with its pages."};
    if (drawing.cutElements > 0)
        captions.push_back(fmt::format("The style nodes below {} are not drawn: + and their number.",
                                       counted(drawing.cutElements, "element node")));
    return captions;
}

DrawingOptions drawingOptions(const SiteArguments& site)
{
    DrawingOptions options{site.isSimplified, 0, std::numeric_limits<std::size_t>::max()};
    if (site.drawnLevels.empty())
        options.mostElements = usualDrawing;
    else if (site.drawnLevels != allLevels) // a whole number, as it was checked
        std::from_chars(site.drawnLevels.data(), site.drawnLevels.data() + site.drawnLevels.size(),
                        options.levels);
    return options;
}

} // namespace

int drawSite(const Arguments& arguments, SiteArguments site)
{
    LoadedTree tree;
    if (const int code = loadTree(site, tree); code != Done)
        return code;
    const TreeDrawing drawing =
        drawTree(tree.measured, markElements(tree.measured, site.threshold), drawingOptions(site));
    if (site.drawnLevels.empty() && drawing.cutElements > 0)
        warn(site.tree, fmt::format("only {} drawn, without the style nodes below {}; --levels {} draws the "
                                    "whole tree",
                                    counted(drawing.levels, "level is", "levels are"),
                                    counted(drawing.cutElements, "element node"), allLevels));
    const std::string svg = treeSvg(drawing, tree.measured, captionsOf(drawing, tree, site));
    if (arguments.output.empty())
        return answerFile(svg);
    const Result<bool> written = writeFile(arguments.output, svg);
    if (!written)
        return fail(written.error(), arguments.output);
    const std::string cut = drawing.cutElements == 0
                                ? std::string()
                                : fmt::format("not drawn  the style nodes below {}\n",
                                              counted(drawing.cutElements, "element node"));
    return answer(
        fmt::format("tree       {} ({} pages)\nthreshold  {}\ndrawn      {}, {}, {}\n{}written    {}\n",
                    printable(site.tree), tree.site.pages(), thresholdText(site),
                    counted(drawing.levels, "level"), counted(drawing.elements.size() - 1, "element node"),
                    counted(drawing.styles.size(), "style node"), cut, printable(arguments.output)));
}

} // namespace tagseam
