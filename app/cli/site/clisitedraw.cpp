// SPDX-License-Identifier: MIT
// `tagseam-cli site draw`.
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "app/cli/site/clisite.h"
#include "core/methods/sitestyletree/treedrawingsvg.h"

#include <fmt/format.h>

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

} // namespace

int drawSite(const Arguments& arguments, SiteArguments site)
{
    LoadedTree tree;
    if (const int code = loadTree(site, tree); code != Done)
        return code;
    const DrawingOptions options{site.isSimplified, site.drawnLevels};
    const TreeDrawing drawing = drawTree(tree.measured, markElements(tree.measured, site.threshold), options);
    const std::string svg = treeSvg(drawing, tree.measured, captionsOf(drawing, tree, site));
    if (arguments.output.empty())
        return answer(svg);
    const Result<bool> written = writeFile(arguments.output, svg);
    if (!written)
        return fail(written.error(), arguments.output);
    const std::string cut = drawing.cutElements == 0
                                ? std::string()
                                : fmt::format("not drawn  the style nodes below {}\n",
                                              counted(drawing.cutElements, "element node"));
    return answer(
        fmt::format("tree       {} ({} pages)\nthreshold  {}\ndrawn      {}, {}, {}\n{}written    {}\n",
                    site.tree, tree.site.pages(), thresholdText(site), counted(drawing.levels, "level"),
                    counted(drawing.elements.size() - 1, "element node"),
                    counted(drawing.styles.size(), "style node"), cut, arguments.output));
}

} // namespace tagseam
