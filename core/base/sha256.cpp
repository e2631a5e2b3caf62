// SPDX-License-Identifier: MIT
// Computes SHA-256 with nettle.
#include "core/base/sha256.h"

#include <nettle/sha2.h>

#include <array>
#include <cstdint>

namespace tagseam {

std::string sha256(std::string_view bytes)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    sha256_ctx hash{};
    sha256_init(&hash);
    sha256_update(&hash, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
    std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
    sha256_digest(&hash, digest.size(), digest.data());
    std::string hex;
    hex.reserve(2 * digest.size());
    for (const std::uint8_t byte : digest) {
        hex += digits[byte >> 4U];
        hex += digits[byte & 15U];
    }
    return hex;
}

} // namespace tagseam
