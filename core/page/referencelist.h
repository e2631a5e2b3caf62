// SPDX-License-Identifier: MIT
// A list of addresses that grows while a page or a style sheet is read.
#pragma once

#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tagseam {

/// Addresses that are fetched, each once, in order of appearance.
class ReferenceList {
  public:
    void add(std::string_view address)
    {
        address = trimmed(address);
        constexpr std::array<std::string_view, 5> notFetched{"data:", "javascript:", "about:", "blob:", "#"};
        const bool isFetched = !address.empty() && std::ranges::none_of(notFetched, [&](auto scheme) {
            return startsWithIgnoringCase(address, scheme);
        });
        if (isFetched && m_known.emplace(address).second)
            m_list.emplace_back(address);
    }

    std::vector<std::string> take() && { return std::move(m_list); }

  private:
    std::vector<std::string> m_list;
    std::unordered_set<std::string> m_known;
};

} // namespace tagseam
