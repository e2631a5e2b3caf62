// SPDX-License-Identifier: MIT
// A program of somebody else: prunes a page with the installed library and prints its node counts.
#include <core/explain/setup.h>
#include <core/page/parsehtml.h>

#include <iostream>
#include <iterator>

int main()
{
    const std::string bytes{std::istreambuf_iterator<char>(std::cin), {}};
    const auto page = tagseam::parseHtml(bytes);
    if (!page)
        return 1;
    const tagseam::NodeCounts counts = tagseam::outcomeOf(*page, {}).counts;
    std::cout << counts.raw << ' ' << counts.kept << '\n';
}
