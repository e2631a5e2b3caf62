// SPDX-License-Identifier: MIT
// Recognises pages, and the folders that belong to a page, from their names.
#include "core/page/pagenames.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <span>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 7> pageEndings{".html",  ".htm", ".xhtml", ".xht",
                                                      ".mhtml", ".mht", ".warc"};

constexpr std::array<std::string_view, 17> otherEndings{".sst",  ".csv", ".tsv", ".json", ".jsonl", ".xml",
                                                        ".md",   ".tex", ".css", ".js",   ".png",   ".jpg",
                                                        ".jpeg", ".gif", ".svg", ".webp", ".ico"};

bool endsWithAnyCase(std::string_view text, std::string_view ending)
{
    const auto isSame = [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    };
    return text.size() > ending.size() && std::equal(text.end() - static_cast<std::ptrdiff_t>(ending.size()),
                                                     text.end(), ending.begin(), ending.end(), isSame);
}

std::string_view withoutGz(std::string_view name)
{
    return endsWithAnyCase(name, ".gz") ? name.substr(0, name.size() - 3) : name;
}

bool hasEnding(std::string_view name, std::span<const std::string_view> endings)
{
    return std::ranges::any_of(
        endings, [name](std::string_view ending) { return endsWithAnyCase(withoutGz(name), ending); });
}

constexpr std::string_view entryMark = "#entry=";

// Reads a number without leading zeros, so that each name has one spelling.
std::optional<std::size_t> numberOf(std::string_view digits)
{
    std::size_t number = 0;
    const auto [end, status] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool isNumber = status == std::errc() && end == digits.data() + digits.size() &&
                          (digits.size() == 1 || !digits.starts_with('0'));
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

bool isXhtmlName(std::string_view name)
{
    return endsWithAnyCase(withoutGz(name), ".xhtml") || endsWithAnyCase(withoutGz(name), ".xht");
}

bool isWarcName(std::string_view name)
{
    return endsWithAnyCase(withoutGz(name), ".warc");
}

std::string EntryName::text() const
{
    if (isFile())
        return file;
    std::string name = file + std::string(entryMark) + std::to_string(entry);
    return damaged == 0 ? name : name + '+' + std::to_string(damaged);
}

EntryName entryNameOf(std::string_view name)
{
    const std::size_t mark = name.rfind(entryMark);
    if (mark == std::string_view::npos || !isWarcName(name.substr(0, mark)))
        return {std::string(name)};
    const std::string_view number = name.substr(mark + entryMark.size());
    const std::size_t plus = number.find('+');
    const std::optional<std::size_t> entry = numberOf(number.substr(0, plus));
    const std::optional<std::size_t> damaged =
        plus == std::string_view::npos ? std::optional<std::size_t>(0) : numberOf(number.substr(plus + 1));
    if (!entry || !damaged || (plus == std::string_view::npos ? *entry == 0 : *damaged == 0))
        return {std::string(name)};
    return {std::string(name.substr(0, mark)), *entry, *damaged};
}

bool isPageName(std::string_view name)
{
    return hasEnding(name, pageEndings);
}

bool standsBesidePages(std::string_view name)
{
    return hasEnding(name, otherEndings);
}

std::string_view pageStem(std::string_view name)
{
    const std::string_view plain = withoutGz(name);
    return plain.substr(0, plain.rfind('.'));
}

std::vector<std::string> companionsOf(std::string_view pageName)
{
    // Chromium, Firefox: _files. Internet Explorer and browsers based on it named the folder in their
    // language.
    static constexpr std::array<std::string_view, 15> endings{
        "_files",     "_Files", ".files", "-Dateien",   "_arquivos", "_ficheiros", "_archivos", "_fichiers",
        "_bestanden", "_file",  "-filer", "_tiedostot", "_pliki",    "_soubory",   "_elemei"};
    std::vector<std::string> names;
    names.reserve(endings.size());
    for (const std::string_view ending : endings)
        names.emplace_back(pageStem(pageName)).append(ending);
    return names;
}

} // namespace tagseam
