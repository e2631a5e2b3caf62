// SPDX-License-Identifier: MIT
// Manifests: what is written comes back; what is wrong says where.
#include "core/page/manifest.h"

#include "tests/core/reasons.h"
#include "tests/core/testmanifests.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
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
    ASSERT_TRUE(read) << read.error().where << read.error().detail;
    EXPECT_EQ(*read, manifest());
    Manifest invalid = manifest();
    invalid.title = "a\xFF";
    EXPECT_EQ(readManifest(manifestJson(invalid))->title, "a\uFFFD") << "no valid UTF-8";
}

TEST(Manifest, thatIsWrongSaysWhere)
{
    const nlohmann::ordered_json good = nlohmann::ordered_json::parse(manifestJson(manifest()));
    const auto errorOf = [](const std::string& json) {
        const Result<Manifest> read = readManifest(json);
        if (read)
            return std::string("no error");
        EXPECT_EQ(read.error().code, ErrorCode::BadManifest);
        EXPECT_TRUE(test::isKnownReason(read.error().detail)) << read.error().detail;
        return read.error().where + ": " + read.error().detail;
    };
    EXPECT_EQ(errorOf(""), ": no JSON");
    EXPECT_EQ(errorOf("{\"schema\":"), ": no JSON");
    EXPECT_EQ(errorOf("[]"), ": no JSON object");
    EXPECT_EQ(errorOf(std::string(1'000'000, '[')), ": no JSON");
    EXPECT_EQ(errorOf(std::string(1'000'000, '[') + std::string(1'000'000, ']')), ": no JSON object");
    for (const auto& item : good.items()) {
        nlohmann::ordered_json without = good;
        without.erase(item.key());
        EXPECT_EQ(errorOf(without.dump()), item.key() + ": missing");
        nlohmann::ordered_json wrong = good;
        wrong[item.key()] = nullptr;
        EXPECT_THAT(errorOf(wrong.dump()), StartsWith(item.key() + ": ")) << "of another type";
    }
    const auto errorWith = [&](const char* field, const nlohmann::ordered_json& value) {
        nlohmann::ordered_json wrong = good;
        wrong[field] = value;
        return errorOf(wrong.dump());
    };
    EXPECT_EQ(errorWith("schema", "tagseam.manifest/2"), "schema: another one than tagseam.manifest/1");
    EXPECT_EQ(errorWith("nodes", -1), "nodes: no whole number from 0 to 4294967295");
    EXPECT_EQ(errorWith("nodes", 4294967296), "nodes: no whole number from 0 to 4294967295");
    EXPECT_EQ(errorWith("nodes", 1.5), "nodes: no whole number from 0 to 4294967295");
    EXPECT_EQ(errorWith("missing", {"a", 1}), "missing: no list of texts");
    EXPECT_EQ(errorWith("pageSha256", std::string(64, 'G')), "pageSha256: no 64 hexadecimal digits");
    EXPECT_EQ(errorWith("time", "2026-11-21"), "time: no time in UTC as 2026-11-21T19:30:00Z");
    EXPECT_EQ(errorWith("time", "9999-99-99T99:99:99Z"), "time: no time in UTC as 2026-11-21T19:30:00Z")
        << "as writeMhtml() has it";
    EXPECT_EQ(errorWith("viewport", {{"width", 1}}), "height: missing");
    EXPECT_EQ(errorWith("later", "an addition"), "no error");
}

} // namespace
} // namespace tagseam
