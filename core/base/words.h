// SPDX-License-Identifier: MIT
// The words of a text, in any language: runs of letters and digits.
#pragma once

#include "core/base/utf8.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tagseam {

/// Returns the code point of a letter as firstLetter() returns it. Broken bytes give any value.
std::uint32_t codeOf(std::string_view letter);

/// True for letters, digits and the underscore, as `\w` in regular expressions. Above ASCII, all code points
/// count except those of blocks of punctuation, symbols and emoji.
bool isWordCode(std::uint32_t code);

/// True for scripts that put no spaces between words: Chinese, Japanese, Thai and Lao.
bool isUnspacedCode(std::uint32_t code);

/// Calls with each word of a text, a run of letters for which isWordCode() is true, in order. O(bytes).
template <class Call>
void forEachWord(std::string_view text, Call call)
{
    std::size_t begin = 0;
    bool isIn = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view letter = firstLetter(text.substr(at));
        const bool isWord = isWordCode(codeOf(letter));
        if (isWord && !isIn)
            begin = at;
        if (!isWord && isIn)
            call(text.substr(begin, at - begin));
        isIn = isWord;
        at += letter.size();
    }
    if (isIn)
        call(text.substr(begin));
}

/// Returns the number of words of a text. In a script without spaces two letters count as one word, so that
/// texts of all scripts compare; hence the result may be a half. O(bytes).
double wordsIn(std::string_view text);

/// Returns the number of letters (code points) of a text that are not white space (spaceAt()). O(bytes).
std::uint32_t charactersIn(std::string_view text);

} // namespace tagseam
