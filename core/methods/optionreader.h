// SPDX-License-Identifier: MIT
// The options after a method's name: "threshold=12", "cascades=no".
#pragma once

#include "core/base/result.h"
#include "core/explain/setuptext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace tagseam {

class OptionReader {
  public:
    /// Makes a reader. `method`: the method that has the options.
    OptionReader(std::string_view text, std::string_view method) : m_text(text), m_method(method) {}

    /// Passes the options one by one to a function that returns true if it takes one. Errors: BadSetup
    /// (where: the invalid option; detail: the method; or where: the name of an option that occurs twice;
    /// detail: givenTwice).
    template <class Take>
    std::optional<Error> each(Take take) const
    {
        std::vector<std::string_view> names;
        for (std::string_view left = m_text; !left.empty();) {
            const std::size_t end = std::min(left.find(','), left.size());
            const std::string_view part = left.substr(0, end);
            const std::size_t equals = std::min(part.find('='), part.size());
            const std::string_view name = part.substr(0, equals);
            if (std::ranges::find(names, name) != names.end())
                return Error{ErrorCode::BadSetup, std::string(name), std::string(givenTwice)};
            names.push_back(name);
            if (!take(name, part.substr(std::min(equals + 1, part.size()))))
                return Error{ErrorCode::BadSetup, std::string(part), std::string(m_method)};
            left.remove_prefix(std::min(end + 1, left.size()));
        }
        return std::nullopt;
    }

    /// True if a value is valid for its kind; sets the result.
    template <class Number>
    requires std::same_as<Number, std::uint32_t> || std::same_as<Number, double>
    static bool read(std::string_view value, Number& number)
    {
        const auto [end, status] = std::from_chars(value.data(), value.data() + value.size(), number);
        return status == std::errc() && end == value.data() + value.size();
    }
    static bool read(std::string_view value, std::optional<std::uint32_t>& number)
    {
        return read(value, number.emplace());
    }
    static bool read(std::string_view value, bool& isOn)
    {
        isOn = value == "yes";
        return isOn || value == "no";
    }
    /// Reads one of `names`, as its value.
    template <class Value, std::size_t count>
    static bool read(std::string_view value, const std::array<std::string_view, count>& names, Value& into)
    {
        const auto found = std::ranges::find(names, value);
        into = found == names.end() ? into : static_cast<Value>(found - names.begin());
        return found != names.end();
    }

  private:
    std::string_view m_text;
    std::string_view m_method;
};

/// Returns the text after a name and its comma; nothing for another name.
inline std::optional<std::string_view> optionsAfter(std::string_view text, std::string_view name)
{
    if (!text.starts_with(name))
        return std::nullopt;
    text.remove_prefix(name.size());
    if (text.empty())
        return text;
    return text.front() == ',' ? std::optional(text.substr(1)) : std::nullopt;
}

} // namespace tagseam
