// SPDX-License-Identifier: MIT
// `tagseam-cli annotation convert`.
#include "app/cli/annotation/cliconvert.h"

#include "app/cli/clihelp.h"
#include "app/cli/clioptions.h"
#include "app/cli/clioutput.h"
#include "core/base/readbytes.h"
#include "core/truth/annotation/annotationjson.h"
#include "core/truth/formats/groundtruthcsv.h"
#include "core/truth/formats/groundtruthfile.h"
#include "core/truth/formats/groundtruthxml.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

// Returns the number of marks that the format cannot hold, to be reported.
std::size_t otherThanRecords(const std::vector<GroundTruthPage>& pages)
{
    std::size_t others = 0;
    for (const GroundTruthPage& page : pages)
        others += static_cast<std::size_t>(std::ranges::count_if(
            page.marks, [](const PathMark& mark) { return mark.label != label::record; }));
    return others;
}

int write(const ConvertArguments& arguments, const std::string& text)
{
    if (arguments.output.empty())
        return answer(text);
    const Result<bool> written = writeFile(arguments.output, text);
    return written ? int{Done} : fail(written.error(), arguments.output);
}

int writeJson(const ConvertArguments& arguments, const GroundTruthFile& file)
{
    if (file.format == GroundTruthFormat::Annotation)
        return write(arguments, annotationJson(file.annotation));
    if (file.pages.size() != 1)
        return fail(BadInput, arguments.input,
                    fmt::format("is about {}, and an annotation is about one page",
                                counted(file.pages.size(), "page")));
    return write(arguments, annotationJson(annotationOf(file.pages.front())));
}

} // namespace

CLI::App* addConvert(CLI::App& annotation, ConvertArguments& arguments)
{
    CLI::App* convert = annotation.add_subcommand(
        "convert", "Converts ground truth from one format into another by its XPaths and prints it.");
    setNotesAndExamples(
        *convert,
        "xml: search result records, <pages><page id><srr><xpath>; other labels are excluded.\n"
        "csv: the columns page,label,mark,xpath (RFC 4180).",
        "tagseam-cli annotation convert resources/samples/shop.html.annotation.json --to csv",
        "tagseam-cli annotation convert resources/samples/shop.html.annotation.json --to xml");
    beginGroup(*convert, optiongroup::input);
    convert->add_option("FILE", arguments.input, "XML, CSV or an annotation; its content tells which")
        ->required();
    beginGroup(*convert, optiongroup::output);
    const std::vector<std::string> formats{"xml", "csv", "json"};
    convert->add_option("--to", arguments.format, "Format to convert into")
        ->required()
        ->check(oneOf(formats))
        ->option_text(fmt::format("{}", fmt::join(formats, "|")));
    convert->add_option("-o,--output", arguments.output, "Write into this file instead of to standard output")
        ->option_text("FILE");
    return convert;
}

int runConvert(const ConvertArguments& arguments)
{
    const Result<std::string> bytes = readBytes(arguments.input);
    if (!bytes)
        return fail(bytes.error(), arguments.input);
    Result<GroundTruthFile> file = readGroundTruth(*bytes);
    if (!file) {
        const Error& error = file.error();
        return fail({error.code, error.where.empty() ? arguments.input : arguments.input + ", " + error.where,
                     error.detail},
                    arguments.input);
    }
    if (arguments.format == "json")
        return writeJson(arguments, *file);
    if (file->format == GroundTruthFormat::Annotation)
        file->pages = {groundTruthPageOf(file->annotation.page.url, file->annotation)};
    if (file->format != GroundTruthFormat::Xml && file->format != GroundTruthFormat::Csv &&
        file->format != GroundTruthFormat::Annotation)
        return fail(BadInput, arguments.input,
                    "has no XPaths and cannot be converted: its marks are known only together with the page");
    if (arguments.format == "csv")
        return write(arguments, writeGroundTruthCsv(file->pages));
    if (const std::size_t others = otherThanRecords(file->pages); others > 0)
        warn(arguments.input,
             fmt::format("{} with other labels than record excluded: the XML format can contain only records",
                         counted(others, "mark")));
    return write(arguments, writeGroundTruthXml(file->pages));
}

} // namespace tagseam
