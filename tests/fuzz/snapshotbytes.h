// SPDX-License-Identifier: MIT
// A Snapshot as bytes and back: how the fuzzer and its seeds write the columns of a rendered DOM.
#pragma once

#include "core/page/snapshot.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tagseam::fuzz {

/// A column is its length (one byte; 255: two more follow) and one byte a number, those over 250 as 251 and
/// four bytes. Any bytes are some Snapshot, whose strings are theirs; what is missing at the end is empty.
class SnapshotReader {
  public:
    explicit SnapshotReader(std::string_view bytes) : m_bytes(bytes) {}

    Snapshot read()
    {
        Snapshot snapshot;
        for (auto* column : {&snapshot.kinds, &snapshot.parents, &snapshot.values, &snapshot.attributeCounts,
                             &snapshot.attributes}) {
            column->resize(length());
            for (std::int32_t& number : *column)
                number = static_cast<std::int32_t>(this->number());
        }
        snapshot.doctype = static_cast<std::int32_t>(number());
        if (byte() % 2 == 1)
            snapshot.boxes.assign(snapshot.kinds.size(), Box{1, 2, 3, 4});
        snapshot.strings.resize(length());
        for (std::string_view& text : snapshot.strings) {
            const std::size_t wanted = length(); // it takes bytes: the rest is counted after it
            const std::size_t count = std::min(wanted, m_bytes.size());
            text = m_bytes.substr(0, count);
            m_bytes.remove_prefix(count);
        }
        return snapshot;
    }

  private:
    std::uint32_t byte()
    {
        if (m_bytes.empty())
            return 0;
        const auto value = static_cast<unsigned char>(m_bytes.front());
        m_bytes.remove_prefix(1);
        return value;
    }
    std::size_t length()
    {
        const std::uint32_t first = byte();
        if (first < 255)
            return first;
        const std::uint32_t low = byte();
        return byte() * 256 + low;
    }
    std::uint32_t number() // 250 is -1
    {
        const std::uint32_t first = byte();
        if (first == 251) {
            std::uint32_t value = 0;
            for (unsigned i = 0; i < 4; ++i)
                value |= byte() << (8 * i);
            return value;
        }
        return first == 250 ? 0xffffffffU : first;
    }

    std::string_view m_bytes;
};

inline std::string bytesOf(const Snapshot& snapshot)
{
    std::string bytes;
    const auto add = [&](std::size_t byte) { bytes += static_cast<char>(byte); };
    const auto addNumber = [&](std::int32_t number) {
        const auto value = static_cast<std::uint32_t>(number);
        if (value < 250) {
            add(value);
        } else if (number == -1) {
            add(250);
        } else {
            add(251);
            for (unsigned i = 0; i < 4; ++i)
                add((value >> (8 * i)) & 255U);
        }
    };
    const auto addLength = [&](std::size_t length) {
        if (length < 255) {
            add(length);
            return;
        }
        add(255);
        add(length & 255U);
        add(length >> 8U);
    };
    for (const auto* column : {&snapshot.kinds, &snapshot.parents, &snapshot.values,
                               &snapshot.attributeCounts, &snapshot.attributes}) {
        addLength(column->size());
        for (const std::int32_t number : *column)
            addNumber(number);
    }
    addNumber(snapshot.doctype);
    add(snapshot.boxes.empty() ? 0 : 1);
    addLength(snapshot.strings.size());
    for (const std::string_view text : snapshot.strings) {
        addLength(text.size());
        bytes += text;
    }
    return bytes;
}

} // namespace tagseam::fuzz
