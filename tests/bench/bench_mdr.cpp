// SPDX-License-Identifier: MIT
// Data record mining: the slowest page of the corpus (the aim is at most 200 ms), and growth with the
// siblings of one parent.
#include "core/methods/mdr/mdr.h"
#include "tests/bench/bench.h"

#include <array>

namespace {

using namespace tagseam;
using namespace tagseam::bench;

void addLeaves(DocumentBuilder& builder, const char* parent, std::uint32_t tags, std::uint32_t count)
{
    static constexpr std::array names{"a", "b", "i", "u", "p", "em", "img", "span"};
    builder.open(parent);
    for (std::uint32_t i = 0; i < count; ++i, tags /= 8)
        addElement(builder, names.at(tags % names.size()));
    builder.close();
}

void equalChildren(DocumentBuilder& builder, std::uint32_t n, std::mt19937& /*random*/)
{
    for (std::uint32_t i = 0; i < n; ++i)
        addLeaves(builder, "li", 1, 2);
}

// No two of up to 262,144 children are equal.
void differentChildren(DocumentBuilder& builder, std::uint32_t n, std::mt19937& /*random*/)
{
    for (std::uint32_t i = 0; i < n; ++i)
        addLeaves(builder, "li", i * 40'503U % 262'144U, 6);
}

// Two columns of n / 2 rows that differ in a few places: one comparison of two large trees.
void twoLongLists(DocumentBuilder& builder, std::uint32_t n, std::mt19937& random)
{
    for (int list = 0; list < 2; ++list) {
        builder.open("ul");
        for (std::uint32_t i = 0; i < n / 2; ++i)
            addLeaves(builder, "li", static_cast<std::uint32_t>(random() % 64), 2);
        builder.close();
    }
}

const bool isRegistered = [] {
    for (const MdrPreset& preset : mdrPresets) {
        const std::string name(preset.name);
        const auto mine = [options = preset.options](const Document& page) {
            return mineDataRecords(page, options);
        };
        addCorpus("mdr/corpus/" + name, mine);
        for (const auto& [familyName, family] : {std::pair<const char*, PageFamily>{"equal", equalChildren},
                                                 {"different", differentChildren},
                                                 {"twoLongLists", twoLongLists}})
            addGrowth("mdr/" + name + "/" + familyName, 1'000, 100'000,
                      [mine, family = family](std::uint32_t n) {
                          return [mine, page = pageOf(family, n)] { return mine(page); };
                      });
    }
    return true;
}();

} // namespace
