// SPDX-License-Identifier: MIT
// What throws, most of all for want of memory, as an Error: nothing is thrown across core's border.
#pragma once

#include "core/base/result.h"

#include <exception>
#include <new>

namespace tagseam {

/// What `work` returns, a Result or a std::optional<Error>, or the Error of what it throws: CannotRead.
template <class Work>
auto guarded(Work work) -> decltype(work())
{
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::CannotRead, {}, "not enough memory"};
    } catch (const std::exception& error) {
        return Error{ErrorCode::CannotRead, {}, error.what()};
    }
}

} // namespace tagseam
