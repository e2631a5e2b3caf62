// SPDX-License-Identifier: MIT
// Flat arrays of a rendered DOM -> Document.
#include "core/page/snapshot.h"

#include <fmt/format.h>

#include <cstddef>

namespace tagseam {

namespace {

Error bad(std::size_t row, const char* rule)
{
    return {ErrorCode::BadSnapshot, fmt::format("node {}", row + 1), rule};
}

} // namespace

Result<Document> documentFromSnapshot(const Snapshot& snapshot)
{
    const std::size_t rows = snapshot.kinds.size();
    if (snapshot.parents.size() != rows || snapshot.values.size() != rows ||
        snapshot.attributeCounts.size() != rows)
        return bad(0, "columns of different length");
    const auto isString = [&](std::int32_t index) {
        return index >= 0 && static_cast<std::size_t>(index) < snapshot.strings.size();
    };

    DocumentBuilder builder;
    builder.setDoctype(snapshot.doctype);
    std::vector<std::int32_t> open; // rows of the open elements
    std::size_t nextAttribute = 0;
    for (std::size_t row = 0; row < rows; ++row) {
        while (!open.empty() && open.back() != snapshot.parents[row]) {
            builder.close();
            open.pop_back();
        }
        if (open.empty() && snapshot.parents[row] != -1)
            return bad(row, "its parent is not open");
        if (!isString(snapshot.values[row]))
            return bad(row, "no such string");
        if (snapshot.attributeCounts[row] < 0 ||
            (snapshot.attributeCounts[row] > 0 && snapshot.kinds[row] != Snapshot::element))
            return bad(row, "no element has that many attributes");
        const std::string& value = snapshot.strings[static_cast<std::size_t>(snapshot.values[row])];
        switch (snapshot.kinds[row]) {
        case Snapshot::text:
            builder.text(value);
            continue;
        case Snapshot::comment:
            builder.comment(value);
            continue;
        case Snapshot::element:
            builder.open(value);
            open.push_back(static_cast<std::int32_t>(row));
            break;
        default:
            return bad(row, "neither element, text nor comment");
        }
        for (std::int32_t i = 0; i < snapshot.attributeCounts[row]; ++i, nextAttribute += 2) {
            if (nextAttribute + 1 >= snapshot.attributes.size())
                return bad(row, "attributes missing");
            const std::int32_t name = snapshot.attributes[nextAttribute];
            const std::int32_t text = snapshot.attributes[nextAttribute + 1];
            if (!isString(name) || !isString(text))
                return bad(row, "no such string");
            builder.attribute(snapshot.strings[static_cast<std::size_t>(name)],
                              snapshot.strings[static_cast<std::size_t>(text)]);
        }
    }
    if (nextAttribute != snapshot.attributes.size())
        return bad(rows, "attributes of no element");
    if (!builder.fits())
        return Error{ErrorCode::TooLarge, {}, "4 GB"};
    return std::move(builder).finish();
}

} // namespace tagseam
