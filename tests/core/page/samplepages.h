// SPDX-License-Identifier: MIT
// The bundled samples as documents.
#pragma once

#include "tests/core/page/testpages.h"

namespace tagseam::test {

/// The sample of that name, without ".html".
inline Document samplePage(const std::string& name, Parser parser = Parser::Html5)
{
    return *parseHtml(bytesOf((std::filesystem::path(TAGSEAM_SAMPLES) / (name + ".html")).string()),
                      {.parser = parser});
}

struct SamplePage {
    std::string name;
    Document document;
};

/// All samples in alphabetical order.
inline std::vector<SamplePage> samplePages()
{
    std::vector<SamplePage> pages;
    for (const auto& file : filesBelow(TAGSEAM_SAMPLES, ".html"))
        pages.push_back({file.stem().string(), samplePage(file.stem().string())});
    if (pages.empty())
        throw std::runtime_error("no samples in " TAGSEAM_SAMPLES);
    return pages;
}

} // namespace tagseam::test
