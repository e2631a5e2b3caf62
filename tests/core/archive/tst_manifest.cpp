// SPDX-License-Identifier: MIT
// Manifests: written ones are read back; errors name their place.
#include "core/archive/manifest.h"

#include "tests/core/archive/testmanifests.h"
#include "tests/core/base/reasons.h"

#include <nlohmann/json.hpp>

namespace tagseam {
namespace {

using test::manifest;
using testing::StartsWith;

TEST(Manifest, comesBack)
{
    const std::string json = manifestJson(manifest());
    EXPECT_THAT(json, StartsWith("{\n  \"schema\": \"tagseam.manifest/1\",\n  \"url\": "));
    const Result<Manifest> read = readManifest(json);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, manifest());
    Manifest invalid = manifest();
    invalid.title = "a\xFF";
    EXPECT_EQ(readManifest(manifestJson(invalid))->title, "a\uFFFD") << "no valid UTF-8";
}

TEST(Manifest, thatIsWrongSaysWhere)
{
    using Json = nlohmann::ordered_json;
    const Json good = Json::parse(manifestJson(manifest()));
    const auto fails = [](const std::string& where, const auto& detail) {
        return test::FailsWith(ErrorCode::BadManifest, where, detail);
    };
    for (const std::string& text : {std::string(), std::string("{\"schema\":"), std::string(1'000'000, '[')})
        EXPECT_THAT(readManifest(text), fails("", "not valid JSON"));
    for (const std::string& text :
         {std::string("[]"), std::string(1'000'000, '[') + std::string(1'000'000, ']')})
        EXPECT_THAT(readManifest(text), fails("", "not a JSON object"));
    for (const auto& item : good.items()) {
        Json without = good;
        without.erase(item.key());
        EXPECT_THAT(readManifest(without.dump()), fails(item.key(), "missing"));
        Json wrong = good;
        wrong[item.key()] = nullptr;
        EXPECT_THAT(readManifest(wrong.dump()), fails(item.key(), testing::_)) << "of another type";
    }
    const auto with = [&](const char* field, const Json& value) {
        Json changed = good;
        changed[field] = value;
        return readManifest(changed.dump());
    };
    EXPECT_THAT(with("schema", "tagseam.manifest/2"), fails("schema", "not tagseam.manifest/1"));
    for (const Json& number : {Json(-1), Json(4294967296), Json(1.5)})
        EXPECT_THAT(with("nodes", number), fails("nodes", "not an integer from 0 to 4294967295"));
    EXPECT_THAT(with("missing", {"a", 1}), fails("missing", "not a list of texts"));
    EXPECT_THAT(with("pageSha256", std::string(64, 'G')), fails("pageSha256", "not 64 hexadecimal digits"));
    EXPECT_THAT(with("time", "2026-11-21"), fails("time", "not a UTC time such as 2026-11-21T19:30:00Z"));
    EXPECT_THAT(with("viewport", {{"width", 1}}), fails("height", "missing"));
    EXPECT_TRUE(with("later", "an addition"));
}

} // namespace
} // namespace tagseam
