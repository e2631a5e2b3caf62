// SPDX-License-Identifier: MIT
// Bytes of unknown encoding -> UTF-8 text, and the encoding that was found.
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagseam {

struct DecodedText {
    std::string utf8;     ///< valid UTF-8; bytes that could not be decoded are U+FFFD
    std::string encoding; ///< name of the encoding that was used
};

/// Decodes a page. The encoding is, in this order: the byte order mark, `hint` (from an HTTP header or the
/// user; empty for none), what prescannedEncoding() finds, UTF-8 if the bytes are valid, detection,
/// windows-1252. Labels mean what they mean to browsers: see encodingOfLabel(). One U+FFFD stands for each
/// longest piece that is not valid. Errors: Empty; NotText when control characters are more than 2 % of the
/// text's UTF-8 bytes; UnknownEncoding when the hint is no label. Unless `keepsNul`, NUL is U+FFFD, too.
Result<DecodedText> decodeText(std::string_view bytes, std::string_view hint = {}, bool keepsNul = false);

/// Returns the text in an encoding of DecodedText::encoding; nothing if that has no bytes for one of its
/// characters. O(bytes).
std::optional<std::string> encodeText(std::string_view utf8, std::string_view encoding);

/// Returns the text as valid UTF-8 without NUL, with U+FFFD as in decodeText(). Cost: linear.
std::string validText(std::string_view text);

/// True when `name` is a label of an encoding that browsers know.
bool isKnownEncoding(std::string_view name);

} // namespace tagseam
