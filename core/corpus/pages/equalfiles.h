// SPDX-License-Identifier: MIT
// Which of some files have the same bytes.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace tagseam {

class EqualFiles {
  public:
    /// Whether one that was added before has the same bytes; false for what is no plain file, or cannot be
    /// read. Files are read when another one has their size: O(bytes) of those.
    bool add(const std::string& file);

  private:
    struct OfOneSize {
        std::string first; // whose digest is not known yet
        std::set<std::string> digests;
    };

    std::map<std::uintmax_t, OfOneSize> m_bySize;
};

} // namespace tagseam
