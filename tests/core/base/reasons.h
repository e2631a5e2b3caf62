// SPDX-License-Identifier: MIT
// Errors as tests expect them, and the reasons in words that an Error may give.
#pragma once

#include "core/base/readbytes.h"

#include <gmock/gmock.h>

#include <string_view>

namespace tagseam::test {

/// The reasons that zlib gives for damaged bytes (inflate.c); the window shows them untranslated.
inline constexpr std::string_view reasonsOfZlib =
    "|incorrect header check|unknown compression method|invalid window size|unknown header flags set"
    "|header crc mismatch|invalid block type|invalid stored block lengths|too many length or distance symbols"
    "|invalid code lengths set|invalid bit length repeat|invalid code -- missing end-of-block"
    "|invalid literal/lengths set|invalid distances set|invalid literal/length code|invalid distance code"
    "|invalid distance too far back|incorrect data check|incorrect length check|";

/// True if ui/widgets/errortext.cpp marks `detail` for translation, or zlib gives it.
inline bool isKnownReason(const std::string& detail)
{
    static const std::string source = *readBytes(TAGSEAM_SAMPLES "/../../ui/widgets/errortext.cpp");
    return source.find("\"tagseam::ErrorText\", \"" + detail + "\")") != std::string::npos ||
           reasonsOfZlib.find("|" + detail + "|") != std::string_view::npos;
}

/// A Result that is an Error of this code; `where` and `detail` are texts or matchers. The reason that an
/// archive or a manifest cannot be read is one that the window can translate.
MATCHER_P3(FailsWith, code, where, detail, "fails")
{
    if (arg)
        return false;
    const Error& error = arg.error();
    *result_listener << "which fails at '" << error.where << "' with '" << error.detail << "'";
    const bool isReason = code == ErrorCode::BadArchive || code == ErrorCode::BadManifest;
    return error.code == code && testing::Matches(where)(error.where) &&
           testing::Matches(detail)(error.detail) && (!isReason || isKnownReason(error.detail));
}

/// A list of findings, of which one has this code and detail, a text or a matcher. The window can translate
/// the reason.
MATCHER_P2(HasFinding, code, detail, "")
{
    for (const Error& finding : arg) {
        const bool isReason = code == ErrorCode::ReadInPart || code == ErrorCode::DamagedArchive;
        *result_listener << "'" << finding.detail << "' ";
        if (finding.code == code && testing::Matches(detail)(finding.detail))
            return !isReason || isKnownReason(finding.detail);
    }
    return false;
}

} // namespace tagseam::test
