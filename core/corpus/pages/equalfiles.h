// SPDX-License-Identifier: MIT
// Finds files with the same bytes.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace tagseam {

class EqualFiles {
  public:
    /// Adds a file; true if one added before has the same bytes; false for a file that is not plain, or
    /// cannot be read. Files are read when another one has their size: O(bytes) of these.
    bool add(const std::string& file);

  private:
    struct OfOneSize {
        std::string first; // file whose digest is not known yet
        std::set<std::string> digests;
    };

    std::map<std::uintmax_t, OfOneSize> m_bySize;
};

} // namespace tagseam
