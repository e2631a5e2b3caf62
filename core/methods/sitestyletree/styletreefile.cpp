// SPDX-License-Identifier: MIT
// A learnt site style tree as JSON, and read from it.
#include "core/methods/sitestyletree/styletreefile.h"

#include "core/base/readbytes.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace tagseam {

namespace {

std::string quotedText(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void addTexts(std::string& out, std::string_view member, const TextPool& pool)
{
    out += fmt::format(",\n\"{}\": [", member);
    for (std::uint32_t i = 0; i < pool.size(); ++i)
        out += (i == 0 ? "\n" : ",\n") + quotedText(pool.text(i));
    out += ']';
}

using SortedJson = nlohmann::json;

constexpr int deepest = 3; // nesting of lists and objects: the values in an entry of `styles`
constexpr std::uint64_t mostNumber = std::numeric_limits<std::uint32_t>::max() - 1;
// A limit, so that the tree can be extended: all other counts of pages are at most the root's (checkPages).
constexpr std::uint64_t mostPages = std::numeric_limits<std::int32_t>::max() - 1'000'000;

Error badStyleTree(std::string where, std::string what)
{
    return {ErrorCode::BadStyleTree, std::move(where), std::move(what)};
}

class StyleTreeReader {
  public:
    Result<SiteStyleTree> read(const SortedJson& json)
    {
        if (!json.is_object() || json.value("schema", SortedJson()) != styleTreeSchema)
            return badStyleTree("schema", fmt::format("is not {}", styleTreeSchema));
        const bool isRead = readOptions(member(json, "options")) && readPages(member(json, "pages")) &&
                            readThreshold(member(json, "threshold")) &&
                            readTexts(json, "labels", m_site.vocabulary.labels) &&
                            readTexts(json, "features", m_site.vocabulary.features) &&
                            readRows(json, "styles", &StyleTreeReader::readStyle) &&
                            readRows(json, "leaves", &StyleTreeReader::readLeaf) && checkPages();
        if (!isRead)
            return *m_error;
        return std::move(m_site);
    }

  private:
    using Row = std::span<const std::uint32_t>;

    static const SortedJson& member(const SortedJson& json, const char* name)
    {
        static const SortedJson none;
        const auto found = json.find(name);
        return found == json.end() ? none : *found;
    }

    bool fail(std::string where, std::string what)
    {
        m_error = badStyleTree(std::move(where), std::move(what));
        return false;
    }

    template <class Value, std::size_t count>
    bool readName(const SortedJson& options, const char* name,
                  const std::array<std::string_view, count>& names, Value& value)
    {
        const SortedJson& given = options.is_object() ? member(options, name) : options;
        const auto found =
            given.is_string() ? std::ranges::find(names, given.get_ref<const std::string&>()) : names.end();
        if (found == names.end())
            return fail(fmt::format("options.{}", name), "is none that is known");
        value = static_cast<Value>(found - names.begin());
        return true;
    }

    bool readOptions(const SortedJson& options)
    {
        return readName(options, "attributes", displayAttributeNames, m_site.options.attributes) &&
               readName(options, "leaves", leafNodeNames, m_site.options.leaves);
    }

    bool readPages(const SortedJson& pages)
    {
        if (!pages.is_number_unsigned() || pages.get<std::uint64_t>() > mostPages)
            return fail("pages", "is not a number of pages");
        m_site.tree.element(rootElement).pages = pages.get<std::uint32_t>();
        return true;
    }

    bool readThreshold(const SortedJson& threshold)
    {
        if (threshold.is_null())
            return true;
        const double value = threshold.is_number() ? threshold.get<double>() : -1;
        if (value < 0 || value > 1)
            return fail("threshold", "is not a number from 0 to 1");
        m_site.threshold = value == 0 ? 0 : value; // not -0, which would not be written as it was
        return true;
    }

    bool readTexts(const SortedJson& json, const char* name, TextPool& pool)
    {
        const SortedJson& texts = member(json, name);
        if (!texts.is_array() || texts.size() > mostNumber)
            return fail(name, "is not a list of texts");
        const bool isFeatures = &pool == &m_site.vocabulary.features;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::string* text = texts[i].get_ptr<const std::string*>();
            if (text == nullptr || text->empty() || (isFeatures && !featureOfKey(*text)))
                return fail(fmt::format("{}[{}]", name, i),
                            isFeatures ? "is not a feature" : "is not a label");
            if (pool.add(*text) != i)
                return fail(fmt::format("{}[{}]", name, i), "is there twice");
        }
        return true;
    }

    bool readRows(const SortedJson& json, const char* name,
                  bool (StyleTreeReader::*readRow)(const std::string&, Row))
    {
        const SortedJson& rows = member(json, name);
        if (!rows.is_array())
            return fail(name, "is not a list");
        std::vector<std::uint32_t> numbers;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::string where = fmt::format("{}[{}]", name, i);
            if (!rows[i].is_array())
                return fail(where, "is not a list of whole numbers from 0");
            numbers.clear();
            for (const SortedJson& number : rows[i]) {
                if (!number.is_number_unsigned() || number.get<std::uint64_t>() > mostNumber)
                    return fail(where, "is not a list of whole numbers from 0");
                numbers.push_back(number.get<std::uint32_t>());
            }
            if (!(this->*readRow)(where, numbers))
                return false;
        }
        return true;
    }

    bool readStyle(const std::string& where, Row row)
    {
        StyleTree& tree = m_site.tree;
        if (row.size() < 3 || row[0] >= tree.elementCount() || row[1] == 0)
            return fail(where, "is not a style node: parent, pages, labels");
        std::vector<LabelId> labels;
        labels.reserve(row.size() - 2);
        for (const std::uint32_t label : row.subspan(2)) {
            if (label >= m_site.vocabulary.labels.size())
                return fail(where, fmt::format("label {} is missing", label));
            labels.push_back({label});
        }
        const ElementId parent{row[0]};
        if (tree.findStyle(parent, labels) != noStyle)
            return fail(where, "is there twice");
        if (tree.elementCount() + labels.size() > mostNumber)
            return fail(where, "is one too many");
        const StyleId style = tree.addStyle(parent, labels);
        tree.style(style).pages = row[1];
        for (std::size_t i = 0; i < labels.size(); ++i)
            tree.element(tree.elementsOf(style)[i]).pages = row[1];
        return true;
    }

    bool readLeaf(const std::string& where, Row row)
    {
        constexpr std::size_t head = 2; // element, pages
        constexpr std::size_t each = 3; // feature, times, pages
        if (row.size() < head || (row.size() - head) % each != 0 || row[0] >= m_site.tree.elementCount() ||
            row[1] == 0)
            return fail(where, "is not a leaf: element node, pages, features with times and pages");
        ElementNode& element = m_site.tree.element(ElementId{row[0]});
        if (element.leafPages > 0 || row[0] < m_lastLeaf)
            return fail(where, "is out of order");
        m_lastLeaf = row[0];
        element.leafPages = row[1];
        element.features.reserve((row.size() - head) / each);
        std::uint64_t pages = 0; // pages that have the feature
        for (std::size_t i = head; i < row.size(); i += each) {
            const FeatureCount count{{row[i]}, row[i + 1], row[i + 2]};
            const bool isSame = !element.features.empty() && element.features.back().feature == count.feature;
            pages = (isSame ? pages : 0) + count.pages;
            if (row[i] >= m_site.vocabulary.features.size() || count.times == 0 || count.pages == 0 ||
                pages > element.leafPages)
                return fail(where, fmt::format("feature {} cannot be as it says", row[i]));
            if (!element.features.empty() &&
                std::pair(element.features.back().feature, element.features.back().times) >=
                    std::pair(count.feature, count.times))
                return fail(where, fmt::format("feature {} is out of order", row[i]));
            element.features.push_back(count);
        }
        return true;
    }

    // Tests that each page has one style, or is a leaf, at each element node that it contains.
    bool checkPages()
    {
        const StyleTree& tree = m_site.tree;
        for (std::uint32_t i = 0; i < tree.elementCount(); ++i) {
            const ElementNode& element = tree.element(ElementId{i});
            std::uint64_t pages = element.leafPages;
            for (const StyleId style : StylesOf(tree, ElementId{i}))
                pages += tree.style(style).pages;
            if (pages != element.pages)
                return fail(i == 0 ? "pages" : fmt::format("element node {}", i),
                            fmt::format("{} pages, but {} below it", element.pages, pages));
        }
        return true;
    }

    SiteStyleTree m_site;
    std::uint32_t m_lastLeaf = 0;
    std::optional<Error> m_error;
};

} // namespace

std::string styleTreeJson(const SiteStyleTree& site)
{
    return styleTreeJson(site, site.threshold);
}

std::string styleTreeJson(const SiteStyleTree& site, std::optional<double> threshold)
{
    const StyleTree& tree = site.tree;
    std::string out = fmt::format(
        "{{\"schema\": \"{}\",\n\"options\": {{\"attributes\": \"{}\", \"leaves\": \"{}\"}},\n\"pages\": {}",
        styleTreeSchema, displayAttributeNames[static_cast<std::size_t>(site.options.attributes)],
        leafNodeNames[static_cast<std::size_t>(site.options.leaves)], site.pages());
    if (threshold)
        out += fmt::format(",\n\"threshold\": {}", *threshold); // as many digits as needed to read it back
                                                                // exactly
    addTexts(out, "labels", site.vocabulary.labels);
    addTexts(out, "features", site.vocabulary.features);
    const auto into = std::back_inserter(out);
    out += ",\n\"styles\": [";
    for (std::uint32_t i = 0; i < tree.styleCount(); ++i) {
        const StyleNode& style = tree.style(StyleId{i});
        fmt::format_to(into, "{}[{},{}", i == 0 ? "\n" : ",\n", style.parent.value, style.pages);
        for (const ElementId element : tree.elementsOf(StyleId{i}))
            fmt::format_to(into, ",{}", tree.element(element).label.value);
        out += ']';
    }
    out += "],\n\"leaves\": [";
    bool isFirst = true;
    for (std::uint32_t i = 0; i < tree.elementCount(); ++i) {
        const ElementNode& element = tree.element(ElementId{i});
        if (element.leafPages == 0)
            continue;
        fmt::format_to(into, "{}[{},{}", isFirst ? "\n" : ",\n", i, element.leafPages);
        isFirst = false;
        for (const FeatureCount& count : element.features)
            fmt::format_to(into, ",{},{},{}", count.feature.value, count.times, count.pages);
        out += ']';
    }
    return out + "]}\n";
}

Result<SiteStyleTree> readStyleTree(std::string_view json)
{
    if (json.size() > styleTreeSizeLimit)
        return Error{ErrorCode::TooLarge, {}, fmt::format("{} MB", styleTreeSizeLimit >> 20U)};
    bool isTooDeep = false;
    // Values that nest deeper are skipped while they are read, so that nothing recurses as deep.
    const auto isShallow = [&](int depth, SortedJson::parse_event_t, const SortedJson&) {
        isTooDeep = isTooDeep || depth > deepest;
        return depth <= deepest;
    };
    try {
        const SortedJson parsed = SortedJson::parse(json, isShallow);
        if (isTooDeep)
            return badStyleTree({}, "nests deeper than a site style tree does");
        return StyleTreeReader().read(parsed);
    } catch (const SortedJson::parse_error& error) {
        return badStyleTree(fmt::format("byte {}", std::max<std::size_t>(error.byte, 1)),
                            "not valid JSON from there on");
    } catch (const SortedJson::exception&) {
        return badStyleTree({}, "a number is out of range");
    }
}

Result<SiteStyleTree> loadStyleTree(const std::string& path)
{
    const Result<std::string> bytes = readBytes(path, styleTreeSizeLimit);
    if (!bytes)
        return bytes.error();
    Result<SiteStyleTree> site = readStyleTree(*bytes);
    if (site)
        return site;
    const Error& error = site.error();
    return Error{error.code, error.where.empty() ? path : path + ", " + error.where, error.detail};
}

} // namespace tagseam
