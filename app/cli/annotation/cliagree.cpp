// SPDX-License-Identifier: MIT
// `tagseam-cli annotation agree`.
#include "app/cli/annotation/cliagree.h"

#include "app/cli/annotation/cliannotation.h"
#include "app/cli/clihelp.h"
#include "app/cli/clioutput.h"
#include "app/cli/clipage.h"
#include "core/base/texttable.h"
#include "core/select/selector.h"
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/score/adjudicate.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

namespace tagseam {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Voice {
    std::string name; // annotator, or the file when the annotation names none, or one that occurred before
    std::string file;
    Annotation annotation;
    std::vector<AnchoredMark> anchored;
};

struct Compared {
    const LoadedPage& page;
    const ScoredNodes& scored;
    const std::vector<Voice>& voices;
    AnnotatorAgreement agreement;
    std::vector<Disagreement> disagreements;
    Merged merged;
    std::string output; // path of the merged annotation; empty for none
    bool isMajority;
};

std::variant<std::vector<Voice>, int> loadVoices(const std::vector<std::string>& files,
                                                 const PageSelectors& selectors, const std::string& sha256)
{
    std::vector<Voice> voices;
    for (const std::string& file : files) {
        Result<LoadedAnnotation> loaded = loadAnnotation(file);
        if (!loaded)
            return fail(loaded.error(), file);
        Voice& voice = voices.emplace_back(Voice{{}, file, std::move(loaded->annotation), {}});
        voice.anchored = anchor(selectors, voice.annotation, sha256);
    }
    for (Voice& voice : voices) {
        const std::string& name = voice.annotation.annotator;
        const bool isOne = std::ranges::count_if(voices, [&](const Voice& other) {
                               return other.annotation.annotator == name;
                           }) == 1;
        voice.name = name.empty() || !isOne ? fs::path(voice.file).filename().string() : name;
    }
    return voices;
}

// Returns the reasons why a mark is not completely on the page.
std::string orphanReason(const AnchoredMark& anchored)
{
    for (const AnchoredTarget& target : anchored.targets) {
        if (target.node == noNode)
            return orphanSentence(target);
    }
    return "its nodes contain each other";
}

template <class Number>
Json orNull(const std::optional<Number>& value)
{
    return value ? Json(*value) : Json();
}

Json bCubedJson(const std::optional<BCubed>& value)
{
    if (!value)
        return {};
    return {{"precision", value->precision}, {"recall", value->recall}, {"f1", value->f1}};
}

Json voicesJson(const std::vector<Voice>& voices)
{
    Json all = Json::array();
    for (const Voice& voice : voices) {
        Json orphans = Json::array();
        for (std::size_t i = 0; i < voice.anchored.size(); ++i) {
            const Mark& mark = voice.annotation.marks[i];
            if (!voice.anchored[i].isComplete)
                orphans.push_back(
                    {{"id", mark.id}, {"label", mark.label}, {"reason", orphanReason(voice.anchored[i])}});
        }
        all.push_back({{"name", voice.name},
                       {"file", voice.file},
                       {"marks", voice.anchored.size()},
                       {"complete", voice.anchored.size() - orphans.size()},
                       {"orphans", std::move(orphans)}});
    }
    return all;
}

std::vector<std::string> pathsOf(const Document& document, const std::vector<NodeId>& nodes)
{
    std::vector<std::string> paths;
    paths.reserve(nodes.size());
    for (const NodeId node : nodes)
        paths.push_back(xpathOf(document, node));
    return paths;
}

std::string agreementJson(const Compared& compared)
{
    const Document& document = compared.page.document;
    const AnnotatorAgreement& agreement = compared.agreement;
    Json json{{"schema", "tagseam.agreement/1"}, {"page", compared.page.label}};
    json["annotators"] = voicesJson(compared.voices);
    json["nodes"] = compared.scored.nodes.size();
    json["mean"] = {{"kappa", orNull(agreement.kappa)},
                    {"nodesF1", orNull(agreement.nodesF1)},
                    {"charactersF1", orNull(agreement.charactersF1)}};
    json["pairs"] = Json::array();
    for (const PairAgreement& pair : agreement.pairs)
        json["pairs"].push_back({{"a", pair.a},
                                 {"b", pair.b},
                                 {"kappa", orNull(pair.kappa)},
                                 {"bCubedNodes", bCubedJson(pair.nodes)},
                                 {"bCubedCharacters", bCubedJson(pair.characters)}});
    json["disagreements"] = Json::array();
    for (const Disagreement& each : compared.disagreements) {
        Json labels = Json::array();
        for (const std::string& label : each.labels)
            labels.push_back(label.empty() ? Json() : Json(label));
        json["disagreements"].push_back(
            {{"node", xpathOf(document, each.node)}, {"alone", each.isAlone}, {"labels", std::move(labels)}});
    }
    json["agreed"] = Json::array();
    for (const Labelled& mark : compared.merged.agreed)
        json["agreed"].push_back({{"label", mark.label}, {"targets", pathsOf(document, mark.nodes)}});
    json["open"] = Json::array();
    for (const OpenMark& open : compared.merged.open)
        json["open"].push_back({{"label", open.mark.label},
                                {"targets", pathsOf(document, open.mark.nodes)},
                                {"saidBy", open.annotators}});
    json["merged"] = compared.output.empty() ? Json() : Json(compared.output);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string figure(const std::optional<double>& value)
{
    return value ? fmt::format("{:.3f}", *value) : "-";
}

std::string voicesText(const std::vector<Voice>& voices)
{
    std::string out;
    for (const Voice& voice : voices) {
        const auto complete = std::ranges::count_if(voice.anchored, &AnchoredMark::isComplete);
        out += printable(fmt::format("annotator   {}: {}, {} on the page ({})", voice.name,
                                     counted(voice.anchored.size(), "mark"), complete, voice.file)) +
               '\n';
        for (std::size_t i = 0; i < voice.anchored.size(); ++i) {
            const Mark& mark = voice.annotation.marks[i];
            if (!voice.anchored[i].isComplete)
                out += printable(fmt::format("excluded    {} {}, an orphan: {}", mark.id, mark.label,
                                             orphanReason(voice.anchored[i]))) +
                       '\n';
        }
    }
    return out;
}

std::string pairsText(const Compared& compared)
{
    const AnnotatorAgreement& agreement = compared.agreement;
    TextTable table({{"kappa", 7}, {"B3 nodes F1", 12}, {"B3 characters F1", 17}, {"", 0, true}});
    const auto line = [&](const std::optional<double>& kappa, const std::optional<double>& nodes,
                          const std::optional<double>& characters, const std::string& who) {
        table.add({figure(kappa), figure(nodes), figure(characters), who});
    };
    for (const PairAgreement& pair : agreement.pairs)
        line(pair.kappa, pair.nodes ? std::optional(pair.nodes->f1) : std::nullopt,
             pair.characters ? std::optional(pair.characters->f1) : std::nullopt,
             fmt::format("{}, {}", compared.voices[pair.a].name, compared.voices[pair.b].name));
    if (agreement.pairs.size() > 1)
        line(agreement.kappa, agreement.nodesF1, agreement.charactersF1, "mean");
    return '\n' + table.text();
}

std::string disagreementsText(const Compared& compared)
{
    if (compared.disagreements.empty())
        return "\nAll give the same label to every node.\n";
    std::string out = fmt::format("\n{}, labels in the order of the annotators:\n",
                                  counted(compared.disagreements.size(), "disagreement"));
    TextTable table({{"", 24, true}, {"", 0, true}});
    for (const Disagreement& each : compared.disagreements) {
        std::string labels;
        for (const std::string& label : each.labels)
            labels += (labels.empty() ? "" : " | ") + (label.empty() ? "-" : label);
        table.add({labels, xpathOf(compared.page.document, each.node) +
                               (each.isAlone ? "  (without what is below it)" : "")});
    }
    return out + table.rows();
}

std::string mergedText(const Compared& compared)
{
    const Merged& merged = compared.merged;
    std::string out = fmt::format("\n{} that {}, {} open{}\n", counted(merged.agreed.size(), "mark"),
                                  compared.isMajority ? "most of them make" : "all of them make",
                                  merged.open.size(), merged.open.empty() ? "" : ":");
    for (const OpenMark& open : merged.open) {
        std::string names;
        for (const std::uint32_t who : open.annotators)
            names += (names.empty() ? "" : ", ") + compared.voices[who].name;
        out +=
            printable(fmt::format("{:<14} {}  by {}", open.mark.label,
                                  fmt::join(pathsOf(compared.page.document, open.mark.nodes), " "), names)) +
            '\n';
    }
    if (!compared.output.empty())
        out += printable(fmt::format("written     {}, with the marks that are not open", compared.output)) +
               '\n';
    return out;
}

// Returns Done, or the exit code after one line.
int checkOutput(const AgreeArguments& ofAgreement, const std::string& page)
{
    if (ofAgreement.merged.empty())
        return Done;
    std::error_code status;
    if (fs::equivalent(page, ofAgreement.merged, status))
        return fail(WrongUsage, ofAgreement.merged, "is the page itself: choose another file for --merge");
    for (const std::string& file : ofAgreement.files) {
        if (fs::equivalent(file, ofAgreement.merged, status))
            return fail(WrongUsage, ofAgreement.merged,
                        "is one of the files that are compared: choose another file for --merge");
    }
    const bool isThere = fs::symlink_status(ofAgreement.merged, status).type() != fs::file_type::not_found;
    if (isThere && !ofAgreement.isForced)
        return fail(BadOutput, ofAgreement.merged, "exists already: --force replaces it");
    return Done;
}

Result<FileVersion> writeMerged(const AgreeArguments& ofAgreement, const PageSelectors& selectors,
                                const AnnotatedPage& page, const Merged& merged)
{
    Annotation annotation = annotationOf(selectors, page, std::string(adjudicatedName), merged.agreed);
    annotation.state = merged.open.empty() ? PageState::Done : PageState::InWork;
    Result<FileVersion> now = FileVersion();
    if (ofAgreement.isForced)
        now = fileVersion(ofAgreement.merged);
    return now ? saveAnnotation(ofAgreement.merged, annotation, *now) : now;
}

} // namespace

CLI::App* addAgree(CLI::App& annotation, Arguments& arguments, AgreeArguments& ofAgreement)
{
    CLI::App* agree = annotation.add_subcommand(
        "agree",
        "Prints how far the annotators of a page agree, where they disagree, and which marks they have "
        "in common.");
    setNotesAndExamples(
        *agree,
        "kappa: Cohen's, over nodes, each with the label of the innermost mark that contains it, or none. "
        "B3: B-cubed F1 of the segments, where each mark is a segment. For several pairs the mean is given. "
        "Marks that are not completely on the page are named and excluded. An open mark is one that not all "
        "annotators make (with --majority: not more than half of them).\n" +
            schemaNote("agreement-1"),
        "tagseam-cli annotation make resources/samples/shop.html --label main=main --annotator Ana -o "
        "ana.json",
        "tagseam-cli annotation agree resources/samples/shop.html ana.json "
        "resources/samples/shop.html.annotation.json");
    addPage(*agree, arguments)->required();
    agree->add_option("ANNOTATIONS", ofAgreement.files, "Annotations of the page by at least two annotators")
        ->required();
    addPageOptions(*agree, arguments);
    beginGroup(*agree, optiongroup::analysis);
    agree->add_flag("--majority", ofAgreement.isMajority,
                    "Treat a mark as agreed when more than half of the annotators make it");
    beginGroup(*agree, optiongroup::output);
    CLI::Option* merge =
        agree
            ->add_option("--merge", ofAgreement.merged,
                         "Write an annotation with the agreed marks into this file, which must "
                         "not exist")
            ->option_text("FILE");
    agree->add_flag("--force", ofAgreement.isForced, "Replace the file of --merge")->needs(merge);
    addJson(*agree, arguments, "Print the agreement as JSON");
    addLimits(*agree, arguments);
    return agree;
}

int runAgree(const Arguments& arguments, const AgreeArguments& ofAgreement)
{
    if (ofAgreement.files.size() < 2)
        return fail(WrongUsage, "ANNOTATIONS", "only one file was given, and agreement needs at least two");
    if (const int code = checkOutput(ofAgreement, arguments.input.page); code != Done)
        return code;
    const auto loaded = loadPage(arguments.input, Origin::Wanted);
    if (const int* code = std::get_if<int>(&loaded))
        return *code;
    const auto& page = std::get<LoadedPage>(loaded);
    const PageSelectors selectors(page.document);
    const auto read = loadVoices(ofAgreement.files, selectors, page.sha256);
    if (const int* code = std::get_if<int>(&read))
        return *code;
    const auto& voices = std::get<std::vector<Voice>>(read);
    std::vector<AnnotatorMarks> marks;
    marks.reserve(voices.size());
    for (const Voice& voice : voices)
        marks.push_back(labelledNodes(voice.annotation, voice.anchored));
    const ScoredNodes scored = scoredNodes(page.document);
    const Adjudication by = ofAgreement.isMajority ? Adjudication::Majority : Adjudication::All;
    const Compared compared{page,
                            scored,
                            voices,
                            agreementOf(page.document, scored, marks),
                            disagreements(page.document, scored, marks),
                            mergeAnnotations(page.document, scored, marks, by),
                            ofAgreement.merged,
                            ofAgreement.isMajority};
    if (!ofAgreement.merged.empty()) {
        const AnnotatedPage of = annotatedPage(page, voices.front().annotation.page.url);
        if (const auto saved = writeMerged(ofAgreement, selectors, of, compared.merged); !saved)
            return fail(saved.error(), ofAgreement.merged);
    }
    if (arguments.isJson)
        return answer(agreementJson(compared));
    return answer(fmt::format("page        {}\n", printable(page.label)) + voicesText(voices) +
                  pairsText(compared) + disagreementsText(compared) + mergedText(compared));
}

} // namespace tagseam
