// SPDX-License-Identifier: MIT
// The bytes of a page or a resource as a server meant them, and what is missing from them.
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>
#include <vector>

namespace tagseam {

struct Unpacked {
    std::string bytes;
    std::vector<Error> findings{}; ///< as Reading::findings
    bool isXhtml = false;          ///< named or served as XHTML

    /// Adds ErrorCode::ReadInPart. Only the first reason is kept: bytes that end early also end everything
    /// that is packed in them.
    void addMissing(std::string what)
    {
        if (!isInPart())
            findings.push_back({ErrorCode::ReadInPart, {}, std::move(what)});
    }
    void add(const std::vector<Error>& others)
    {
        for (const Error& finding : others) {
            if (finding.code != ErrorCode::ReadInPart || !isInPart())
                findings.push_back(finding);
        }
    }
    bool isInPart() const
    {
        for (const Error& finding : findings) {
            if (finding.code == ErrorCode::ReadInPart)
                return true;
        }
        return false;
    }
};

} // namespace tagseam
