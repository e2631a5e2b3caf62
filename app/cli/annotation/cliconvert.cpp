// SPDX-License-Identifier: MIT
// `tagseam-cli annotation convert`.
#include "app/cli/annotation/cliconvert.h"

#include "app/cli/annotation/cliannotation.h"
#include "app/cli/clihelp.h"
#include "app/cli/cliotherpage.h"
#include "app/cli/clioutput.h"
#include "app/cli/clipage.h"
#include "core/base/readbytes.h"
#include "core/base/url.h"
#include "core/corpus/pages/pagegroundtruth.h"
#include "core/truth/annotation/annotationjson.h"
#include "core/truth/annotation/markings.h"
#include "core/truth/formats/groundtruthcsv.h"
#include "core/truth/formats/groundtruthfile.h"
#include "core/truth/formats/groundtruthxml.h"
#include "core/truth/formats/labelstudio.h"
#include "core/truth/formats/textregions.h"
#include "core/truth/formats/uimaxmi.h"
#include "core/truth/score/adjudicate.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tagseam {

namespace {

constexpr const char* labelStudioFormat = "label-studio";
constexpr const char* uimaFormat = "uima";

// Returns the number of marks that the format cannot hold, to be reported.
std::size_t otherThanRecords(const std::vector<GroundTruthPage>& pages)
{
    std::size_t others = 0;
    for (const GroundTruthPage& page : pages)
        others += static_cast<std::size_t>(std::ranges::count_if(
            page.marks, [](const PathMark& mark) { return mark.label != label::record; }));
    return others;
}

// Returns the marks of a file on a page, with all selectors.
Result<Markings> markingsOn(const LoadedPage& page, const PageSelectors& selectors, const std::string& path,
                            GroundTruthFile& file)
{
    if (isOfAnnotation(file.format)) {
        Markings markings = markingsOf(selectors, std::move(file.annotation), page.sha256);
        const std::string url = markings.annotation.page.url;
        rebase(markings, selectors, annotatedPage(page, isOfWeb(url) ? url : std::string()));
        return markings;
    }
    const std::string id = pageIdIn(file, path).value_or(path);
    const Result<LoadedGroundTruth> truth = groundTruthFor(file, page.document, id);
    if (!truth)
        return truth.error();
    for (const std::string& lost : truth->lost)
        warn(path, lost);
    Annotation annotation = annotationOf(selectors, annotatedPage(page, {}), {}, truth->labelled);
    annotation.state = PageState::Done;
    return markingsOf(selectors, std::move(annotation), page.sha256);
}

// Says on standard error how many marks are not on the page.
void warnOfOrphans(const std::string& input, const Markings& markings)
{
    const auto orphans =
        static_cast<std::size_t>(std::ranges::count(markings.anchored, false, &AnchoredMark::isComplete));
    if (orphans > 0)
        warn(input, fmt::format("{} not on the page: tagseam-cli annotation check gives the reasons",
                                counted(orphans, "mark is", "marks are")));
}

int write(const Arguments& arguments, const std::string& text)
{
    if (arguments.output.empty())
        return answerFile(text);
    const Result<bool> written = writeFile(arguments.output, text);
    return written ? int{Done} : fail(written.error(), arguments.output);
}

// The sentence about what the formats of text regions cannot hold; empty if nothing is lost.
std::string lossSentence(const std::string& format, const TextRegions& regions, bool canJoin)
{
    std::vector<std::string> lost;
    if (regions.textless > 0)
        lost.push_back(
            counted(regions.textless, "node without text is left out", "nodes without text are left out"));
    if (regions.orphans > 0)
        lost.push_back(counted(regions.orphans, "mark that is not on the page is left out",
                               "marks that are not on the page are left out"));
    if (!canJoin && regions.severed > 0)
        lost.push_back(counted(regions.severed, "mark of several regions is split into them",
                               "marks of several regions are split into them"));
    return lost.empty() ? std::string()
                        : fmt::format("{} cannot hold all: {}", format, fmt::join(lost, "; "));
}

// Writes the type system beside an XMI: page.typesystem.xml for page.xmi.
int writeUima(const Arguments& arguments, const std::string& xmi)
{
    const int code = write(arguments, xmi);
    if (code != Done || arguments.output.empty())
        return code;
    const std::string types =
        std::filesystem::path(arguments.output).replace_extension(".typesystem.xml").string();
    const Result<bool> written = writeFile(types, uimaTypeSystem());
    return written ? int{Done} : fail(written.error(), types);
}

int writeRegions(const Arguments& arguments, const ConvertArguments& ofConversion,
                 const PageSelectors& selectors, const Markings& markings)
{
    const bool isUima = ofConversion.format == uimaFormat;
    const TextRegions regions = textRegionsOf(selectors, markings.anchored);
    if (const std::string lost = lossSentence(ofConversion.format, regions, isUima); !lost.empty())
        warn(ofConversion.input, lost);
    return isUima ? writeUima(arguments, writeUimaXmi(selectors, markings.annotation, regions))
                  : write(arguments, writeLabelStudio(selectors, markings.annotation, regions));
}

int writeJson(const Arguments& arguments, const ConvertArguments& ofConversion, const GroundTruthFile& file)
{
    if (isOfAnnotation(file.format))
        return write(arguments, annotationJson(file.annotation));
    if (file.pages.size() != 1)
        return fail(BadInput, ofConversion.input,
                    fmt::format("is about {}, and an annotation is about one page: choose it with --page",
                                counted(file.pages.size(), "page")));
    return write(arguments, annotationJson(annotationOf(file.pages.front())));
}

int writePages(const Arguments& arguments, const ConvertArguments& ofConversion,
               const std::vector<GroundTruthPage>& pages)
{
    if (ofConversion.format == "csv")
        return write(arguments, writeGroundTruthCsv(pages));
    if (const std::size_t others = otherThanRecords(pages); others > 0)
        warn(ofConversion.input,
             fmt::format("{} with other labels than record excluded: the XML format can contain only records",
                         counted(others, "mark")));
    return write(arguments, writeGroundTruthXml(pages));
}

// The last part of the path of an address; the whole address if that part is empty.
std::string lastPartOf(const std::string& address)
{
    const std::string path = address.substr(0, isOfWeb(address) ? address.find_first_of("?#") : address.npos);
    const std::string last = path.substr(path.rfind('/') + 1);
    const bool isHost = isOfWeb(path) && path.find('/', path.find("//") + 2) == path.npos;
    return last.empty() || isHost ? address : isAbsoluteUrl(address) ? percentDecoded(last) : last;
}

// The name of a page in formats for collections, by which the page is found in the folder of the file.
std::string pageNameOf(const Annotation& annotation, const PageArguments& input)
{
    if (!input.page.empty() && input.page != "-" && input.entry.empty())
        return std::filesystem::path(input.page).filename().string();
    return lastPartOf(annotation.page.url);
}

int convertOnPage(const Arguments& arguments, const ConvertArguments& ofConversion, GroundTruthFile& file)
{
    const auto loaded = loadPage(arguments.input, Origin::Wanted);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& page = std::get<LoadedPage>(loaded);
    const PageSelectors selectors(page.document);
    const Result<Markings> markings = markingsOn(page, selectors, arguments.input.page, file);
    if (!markings)
        return fail(markings.error(), ofConversion.input);
    if (ofConversion.format == uimaFormat || ofConversion.format == labelStudioFormat)
        return writeRegions(arguments, ofConversion, selectors, *markings);
    warnOfOrphans(ofConversion.input, *markings);
    if (ofConversion.format == "json")
        return write(arguments, annotationJson(markings->annotation));
    return writePages(
        arguments, ofConversion,
        {groundTruthPageOf(pageNameOf(markings->annotation, arguments.input), markings->annotation)});
}

int convertAlone(const Arguments& arguments, const ConvertArguments& ofConversion, GroundTruthFile& file)
{
    if (ofConversion.format == "json")
        return writeJson(arguments, ofConversion, file);
    if (ofConversion.format == uimaFormat || ofConversion.format == labelStudioFormat)
        return fail(WrongUsage, "--to",
                    fmt::format("{} needs the text of the page: --page names it", ofConversion.format));
    if (isOfAnnotation(file.format))
        file.pages = {groundTruthPageOf(pageNameOf(file.annotation, arguments.input), file.annotation)};
    if (file.format != GroundTruthFormat::Xml && file.format != GroundTruthFormat::Csv &&
        !isOfAnnotation(file.format))
        return fail(BadInput, ofConversion.input,
                    "has no XPaths: its marks are known only together with the page, which --page names");
    return writePages(arguments, ofConversion, file.pages);
}

} // namespace

CLI::App* addConvert(CLI::App& annotation, Arguments& arguments, ConvertArguments& ofConversion)
{
    CLI::App* convert = annotation.add_subcommand(
        "convert", "Converts ground truth from one format into another and prints it.");
    setNotesAndExamples(
        *convert,
        "Without --page, marks are converted by their XPaths. With --page, they are searched for on the "
        "page, and "
        "json gives each of them all selectors.\n"
        "xml: search result records, <pages><page id><srr><xpath>; other labels are excluded.\n"
        "csv: the columns page,label,mark,xpath (RFC 4180).\n"
        "xml and csv name the page as the file of --page, else as the last part of the annotation's "
        "address.\n"
        "label-studio: a task of Label Studio with HyperTextLabels; needs --page. Lost: nodes without text, "
        "and "
        "that several regions are one mark.\n"
        "uima: a CAS in XMI, as INCEpTION imports it; needs --page. -o FILE.xmi also writes "
        "FILE.typesystem.xml. "
        "Lost: nodes without text.",
        "tagseam-cli annotation convert resources/samples/shop.html.annotation.json --to csv",
        "tagseam-cli annotation convert resources/samples/shop.html.annotation.json --page "
        "resources/samples/shop.html --to label-studio");
    beginGroup(*convert, optiongroup::input);
    convert
        ->add_option(
            "FILE", ofConversion.input,
            "XML, CSV, an annotation, an export of Label Studio or a CAS of UIMA in XMI; its content tells "
            "which")
        ->required();
    convert->add_option("--page", arguments.input.page, "The page of the marks")->option_text("PAGE");
    addPageOptions(*convert, arguments);
    beginGroup(*convert, optiongroup::output);
    const std::vector<std::string> formats{"xml", "csv", "json", labelStudioFormat, uimaFormat};
    convert->add_option("--to", ofConversion.format, "Format to convert into")
        ->required()
        ->check(oneOf(formats))
        ->option_text(fmt::format("{}", fmt::join(formats, "|")));
    addOutput(*convert, arguments, "Write into this file instead of to standard output");
    addLimits(*convert, arguments);
    return convert;
}

int runConvert(const Arguments& arguments, const ConvertArguments& ofConversion)
{
    const Result<std::string> bytes = readBytes(ofConversion.input);
    if (!bytes)
        return fail(bytes.error(), ofConversion.input);
    Result<GroundTruthFile> file = readGroundTruth(*bytes);
    if (!file) {
        const Error& error = file.error();
        return fail({error.code,
                     error.where.empty() ? ofConversion.input : ofConversion.input + ", " + error.where,
                     error.detail},
                    ofConversion.input);
    }
    return arguments.input.page.empty() ? convertAlone(arguments, ofConversion, *file)
                                        : convertOnPage(arguments, ofConversion, *file);
}

} // namespace tagseam
