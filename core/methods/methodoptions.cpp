// SPDX-License-Identifier: MIT
// Reads the options after the name of a method.
#include "core/methods/methodoptions.h"

#include "core/explain/setuptext.h"

#include <cassert>
#include <charconv>
#include <string>
#include <system_error>
#include <vector>

namespace tagseam {

namespace {

template <class Number>
bool readNumber(std::string_view value, Number& number)
{
    const auto [end, status] = std::from_chars(value.data(), value.data() + value.size(), number);
    return status == std::errc() && end == value.data() + value.size();
}

} // namespace

bool readAnyCount(std::string_view value, std::uint32_t& count)
{
    return readNumber(value, count);
}

bool readAnyCount(std::string_view value, std::optional<std::uint32_t>& count)
{
    return readNumber(value, count.emplace());
}

bool readCount(std::string_view value, std::uint32_t& count)
{
    return readNumber(value, count) && count > 0;
}

bool readAmount(std::string_view value, double& amount, double most)
{
    return readNumber(value, amount) && amount >= 0 && amount <= most;
}

bool readShare(std::string_view value, double& share)
{
    return readAmount(value, share, 1);
}

bool readYesOrNo(std::string_view value, bool& isOn)
{
    isOn = value == "yes";
    return isOn || value == "no";
}

std::optional<std::string_view> optionsAfter(std::string_view text, std::string_view name)
{
    if (!text.starts_with(name))
        return std::nullopt;
    text.remove_prefix(name.size());
    if (text.empty())
        return text;
    return text.front() == ',' ? std::optional(text.substr(1)) : std::nullopt;
}

std::optional<Error> readOptions(std::span<const MethodOption> options, std::string_view method,
                                 std::string_view text, void* into)
{
    std::vector<std::string_view> names;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view part = text.substr(0, end);
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string_view name = part.substr(0, equals);
        if (std::ranges::find(names, name) != names.end())
            return Error{ErrorCode::BadSetup, std::string(name), std::string(givenTwice)};
        names.push_back(name);
        const auto option = std::ranges::find(options, name, &MethodOption::name);
        assert(option == options.end() || option->read != nullptr);
        if (option == options.end() || !option->read(into, part.substr(std::min(equals + 1, part.size()))))
            return Error{ErrorCode::BadSetup, std::string(part), std::string(method)};
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

} // namespace tagseam
