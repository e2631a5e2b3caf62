// SPDX-License-Identifier: MIT
// The manifest of an archived page as JSON, `tagseam.manifest/1`, and back.
#include "core/archive/manifest.h"

#include "core/base/ascii.h"
#include "core/base/utctime.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace tagseam {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* schema = "tagseam.manifest/1";

// Reads fields of one object; keeps the first fault.
class Fields {
  public:
    explicit Fields(const Json& object) : m_object(object) {}

    void read(const char* name, std::string& target)
    {
        const Json* value = find(name);
        if (value == nullptr)
            return;
        if (const auto* text = value->get_ptr<const std::string*>(); text != nullptr)
            target = *text;
        else
            fail(name, "not a text");
    }
    void read(const char* name, std::uint32_t& target)
    {
        const Json* value = find(name);
        if (value == nullptr)
            return;
        const auto* number = value->get_ptr<const Json::number_unsigned_t*>();
        if (number != nullptr && *number <= std::numeric_limits<std::uint32_t>::max())
            target = static_cast<std::uint32_t>(*number);
        else
            fail(name, "not an integer from 0 to 4294967295");
    }
    void read(const char* name, bool& target)
    {
        const Json* value = find(name);
        if (value == nullptr)
            return;
        if (const auto* truth = value->get_ptr<const bool*>(); truth != nullptr)
            target = *truth;
        else
            fail(name, "neither true nor false");
    }
    void read(const char* name, std::vector<std::string>& target)
    {
        const Json* value = find(name);
        if (value == nullptr)
            return;
        if (!value->is_array() ||
            !std::ranges::all_of(*value, [](const Json& item) { return item.is_string(); }))
            fail(name, "not a list of texts");
        else
            target = value->get<std::vector<std::string>>();
    }
    const Json* find(const char* name)
    {
        const auto found = m_object.find(name);
        if (found != m_object.end())
            return &*found;
        fail(name, "missing");
        return nullptr;
    }
    void fail(const char* name, const char* what)
    {
        if (!m_error)
            m_error = Error{ErrorCode::BadManifest, name, what};
    }
    const std::optional<Error>& error() const { return m_error; }

  private:
    const Json& m_object;
    std::optional<Error> m_error;
};

bool isSha256(std::string_view text)
{
    return text.size() == 64 &&
           std::ranges::all_of(text, [](char c) { return isDigit(c) || (c >= 'a' && c <= 'f'); });
}

} // namespace

std::string manifestJson(const Manifest& manifest)
{
    const Json json{{"schema", schema},
                    {"url", manifest.url},
                    {"requestedUrl", manifest.requestedUrl},
                    {"title", manifest.title},
                    {"time", manifest.time},
                    {"viewport", {{"width", manifest.width}, {"height", manifest.height}}},
                    {"userAgent", manifest.userAgent},
                    {"nodes", manifest.nodes},
                    {"late", manifest.isLate},
                    {"scripts", manifest.ranScripts},
                    {"missing", manifest.missing},
                    {"pageSha256", manifest.pageSha256},
                    {"fileSha256", manifest.fileSha256}};
    // Addresses and titles of pages may be invalid UTF-8: U+FFFD replaces invalid bytes.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<Manifest> readManifest(std::string_view json)
{
    const Json object = Json::parse(json, nullptr, false);
    if (object.is_discarded() || !object.is_object())
        return Error{
            ErrorCode::BadManifest, {}, object.is_discarded() ? "not valid JSON" : "not a JSON object"};
    Fields fields(object);
    std::string name;
    fields.read("schema", name);
    if (name != schema)
        fields.fail("schema", "not tagseam.manifest/1");
    Manifest manifest;
    fields.read("url", manifest.url);
    fields.read("requestedUrl", manifest.requestedUrl);
    fields.read("title", manifest.title);
    fields.read("time", manifest.time);
    fields.read("userAgent", manifest.userAgent);
    fields.read("nodes", manifest.nodes);
    fields.read("late", manifest.isLate);
    fields.read("scripts", manifest.ranScripts);
    fields.read("missing", manifest.missing);
    fields.read("pageSha256", manifest.pageSha256);
    fields.read("fileSha256", manifest.fileSha256);
    if (!parseUtcTime(manifest.time))
        fields.fail("time", "not a UTC time such as 2026-11-21T19:30:00Z");
    if (!isSha256(manifest.pageSha256))
        fields.fail("pageSha256", "not 64 hexadecimal digits");
    if (!isSha256(manifest.fileSha256))
        fields.fail("fileSha256", "not 64 hexadecimal digits");
    const Json* viewport = fields.find("viewport");
    if (viewport != nullptr && !viewport->is_object())
        fields.fail("viewport", "not an object");
    if (fields.error())
        return *fields.error();
    Fields size(*viewport);
    size.read("width", manifest.width);
    size.read("height", manifest.height);
    if (size.error())
        return *size.error();
    return manifest;
}

} // namespace tagseam
