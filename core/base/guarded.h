// SPDX-License-Identifier: MIT
// Turns exceptions, mostly for lack of memory, into an Error: core throws nothing to its callers.
#pragma once

#include "core/base/result.h"

#include <exception>
#include <new>

namespace tagseam {

/// Returns the result of `work`, a Result or a std::optional<Error>, or CannotRead when `work` throws.
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
