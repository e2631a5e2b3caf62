// SPDX-License-Identifier: MIT
// The options that may follow the name of a method: how they are written, what they mean, and how they are
// read.
#pragma once

#include "core/base/result.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

namespace tagseam {

/// An option after a name: "sst,threshold=0.2". option() makes it.
struct MethodOption {
    std::string_view name;
    std::string_view values; ///< values that it takes: "a number from 0 to 1"
    std::string_view usual;  ///< default
    std::string_view what;   ///< meaning in a few words
    /// Reads a value into the options of its method, an object of the type that option() was given; false if
    /// the value is invalid. nullptr for an option of the sequence, which setupFromText() reads.
    bool (*read)(void* options, std::string_view value) = nullptr;
};

/// `Read`: a lambda without captures that takes the options and a value, and returns false if the value is
/// invalid.
template <class Options, class Read>
constexpr MethodOption option(std::string_view name, std::string_view values, std::string_view usual,
                              std::string_view what, Read /*read*/)
{
    return {name, values, usual, what, [](void* options, std::string_view value) -> bool {
                return Read()(*static_cast<Options*>(options), value);
            }};
}

/// The values in words.
inline constexpr std::string_view countWords = "a whole number from 1";
inline constexpr std::string_view anyCountWords = "a whole number from 0";
inline constexpr std::string_view shareWords = "a number from 0 to 1";
inline constexpr std::string_view amountWords = "a number from 0";
inline constexpr std::string_view yesOrNoWords = "yes or no";
inline constexpr std::string_view labelAttributesWords = "none, class, class+style, presentation or computed";

/// Each returns true if the value is valid, and sets the result.
bool readAnyCount(std::string_view value, std::uint32_t& count);
bool readAnyCount(std::string_view value, std::optional<std::uint32_t>& count);
bool readCount(std::string_view value, std::uint32_t& count); ///< from 1
/// A number from 0 to `most`.
bool readAmount(std::string_view value, double& amount, double most = std::numeric_limits<double>::max());
bool readShare(std::string_view value, double& share);
bool readYesOrNo(std::string_view value, bool& isOn);
/// Reads one of `names`, as its value.
template <class Value, std::size_t count>
bool readName(std::string_view value, const std::array<std::string_view, count>& names, Value& into)
{
    const auto found = std::ranges::find(names, value);
    into = found == names.end() ? into : static_cast<Value>(found - names.begin());
    return found != names.end();
}

/// Returns the text after a name and its comma; nothing for another name.
std::optional<std::string_view> optionsAfter(std::string_view text, std::string_view name);

/// Reads "threshold=12,cascades=no" into `into`, an object of the type of these options. Errors: BadSetup
/// (where: the invalid option; detail: `method`; or where: the name of an option that occurs twice; detail:
/// givenTwice).
std::optional<Error> readOptions(std::span<const MethodOption> options, std::string_view method,
                                 std::string_view text, void* into);

} // namespace tagseam
