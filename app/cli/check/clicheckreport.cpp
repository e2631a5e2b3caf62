// SPDX-License-Identifier: MIT
// Checked pages as text, Markdown, JSON and JUnit XML.
#include "app/cli/check/clicheckreport.h"

#include "app/cli/clioutput.h"
#include "core/base/xmltext.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

template <class... Args>
void add(std::string& out, fmt::format_string<Args...> format, Args&&... args)
{
    fmt::format_to(std::back_inserter(out), format, std::forward<Args>(args)...);
}

std::string countsText(const CheckCounts& counts, std::size_t pages)
{
    return fmt::format(
        "{}, {}: {} passed, {} failed{}", counted(pages, "page"),
        counted(counts.passed + counts.failed, "expectation"), counts.passed, counts.failed,
        counts.errors == 0 ? "" : fmt::format("; {} could not be checked", counted(counts.errors, "page")));
}

std::string windowCommand(const std::string& state)
{
    return fmt::format("tagseam {}", shellWord(state));
}

bool hasFailure(const CheckedPage& page)
{
    return !page.error.empty() ||
           std::ranges::any_of(page.expectations, [](const CheckedExpectation& each) { return !each.isMet; });
}

std::string bodyOf(const CheckedExpectation& expectation)
{
    std::string body;
    for (const Fact& fact : expectation.why)
        add(body, "{}: {}\n", fact.name, xmlText(fact.value));
    if (!expectation.state.empty())
        add(body, "Show it in the window: {}\n", xmlText(windowCommand(expectation.state)));
    return body;
}

void addSuite(std::string& out, const CheckedPage& page)
{
    const std::string name = xmlText(page.page);
    const auto failures =
        std::ranges::count_if(page.expectations, [](const CheckedExpectation& each) { return !each.isMet; });
    const std::size_t errors = page.error.empty() ? 0 : 1;
    add(out, "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"0\">\n", name,
        page.expectations.size() + errors, failures, errors);
    if (errors > 0)
        add(out,
            "    <testcase name=\"the page can be checked\" classname=\"{}\">\n      <error "
            "message=\"{}\"/>\n"
            "    </testcase>\n",
            name, xmlText(page.error));
    for (const CheckedExpectation& each : page.expectations) {
        add(out, "    <testcase name=\"{}\" classname=\"{}\"", xmlText(each.title), name);
        if (each.isMet)
            out += "/>\n";
        else
            add(out, ">\n      <failure message=\"{}\">{}</failure>\n    </testcase>\n",
                xmlText(each.failure), bodyOf(each));
    }
    out += "  </testsuite>\n";
}

} // namespace

CheckCounts countsOf(std::span<const CheckedPage> pages)
{
    CheckCounts counts;
    for (const CheckedPage& page : pages) {
        counts.errors += page.error.empty() ? 0 : 1;
        for (const CheckedExpectation& each : page.expectations)
            ++(each.isMet ? counts.passed : counts.failed);
    }
    return counts;
}

std::string markdownText(std::string_view text)
{
    std::string escaped;
    bool isCode = false;
    for (const char c : text) {
        isCode = isCode != (c == '`');
        if (c == '@' && !isCode)
            escaped += "&#64;";
        else if (!isCode && std::string_view("\\*_<>[]|#").find(c) != std::string_view::npos)
            add(escaped, "\\{}", c);
        else
            escaped += c;
    }
    return escaped;
}

std::string markdownFacts(std::span<const Fact> facts)
{
    std::string out;
    for (const Fact& fact : facts)
        add(out, "- {}: {}\n", fact.name, markdownText(fact.value));
    return out;
}

std::string markdownCommand(const std::string& state)
{
    return fmt::format("Show it in the window:\n\n```sh\n{}\n```\n", printable(windowCommand(state)));
}

std::string checkText(std::string_view method, std::span<const CheckedPage> pages)
{
    std::string out = fmt::format("method     {}\n", method);
    for (const CheckedPage& page : pages) {
        add(out, "\n{}\n", printable(page.page));
        if (!page.error.empty())
            add(out, "  error   {}\n", printable(page.error));
        if (!page.recorded.empty())
            add(out, "  written {}\n", page.recorded);
        for (const CheckedExpectation& each : page.expectations) {
            add(out, "  {}  {}{}{}\n", each.isMet ? "passed" : "FAILED", each.title, each.isMet ? "" : ": ",
                each.failure);
            out += factLines(each.why, "          ");
            if (!each.state.empty())
                add(out, "          {}\n", printable(windowCommand(each.state)));
        }
    }
    add(out, "\n{}\n", countsText(countsOf(pages), pages.size()));
    return out;
}

std::string checkMarkdown(std::string_view method, std::span<const CheckedPage> pages)
{
    const CheckCounts counts = countsOf(pages);
    std::string out = fmt::format("## Template tests {}\n\n{}. Method: {}.\n",
                                  counts.failed + counts.errors == 0 ? "passed" : "failed",
                                  countsText(counts, pages.size()), markdownText(method));
    for (const CheckedPage& page : pages) {
        if (!hasFailure(page))
            continue;
        add(out, "\n### {}\n", markdownText(printable(page.page)));
        if (!page.error.empty())
            add(out, "\nThe page could not be checked: {}.\n", markdownText(printable(page.error)));
        for (const CheckedExpectation& each : page.expectations) {
            if (each.isMet)
                continue;
            add(out, "\n**{}**: {}.\n\n", markdownText(each.title), markdownText(each.failure));
            out += markdownFacts(each.why);
            if (!each.state.empty())
                out += '\n' + markdownCommand(each.state);
        }
    }
    return out;
}

std::string checkJson(std::string_view method, std::span<const CheckedPage> pages)
{
    const CheckCounts counts = countsOf(pages);
    Json list = Json::array();
    for (const CheckedPage& page : pages) {
        Json expectations = Json::array();
        for (const CheckedExpectation& each : page.expectations)
            expectations.push_back(each.json);
        list.push_back({{"page", page.page},
                        {"error", page.error.empty() ? Json() : Json(page.error)},
                        {"expectations", std::move(expectations)}});
        if (!page.findings.empty())
            list.back()["findings"] = page.findings;
    }
    const Json json{{"schema", "tagseam.check/1"}, {"method", method},        {"passed", counts.passed},
                    {"failed", counts.failed},     {"errors", counts.errors}, {"pages", std::move(list)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string checkJunit(std::string_view method, std::span<const CheckedPage> pages)
{
    const CheckCounts counts = countsOf(pages);
    std::string out = fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"tagseam-cli check, "
        "{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\">\n",
        xmlText(method), counts.passed + counts.failed + counts.errors, counts.failed, counts.errors);
    for (const CheckedPage& page : pages)
        addSuite(out, page);
    return out + "</testsuites>\n";
}

} // namespace tagseam
