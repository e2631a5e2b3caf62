// SPDX-License-Identifier: MIT
// Computes SHA-256 with OpenSSL's libcrypto.
#include "core/base/sha256.h"

#include <openssl/sha.h>

#include <array>

namespace tagseam {

std::string sha256(std::string_view bytes)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), digest.data());
    std::string hex;
    hex.reserve(2 * digest.size());
    for (const unsigned char byte : digest) {
        hex += digits[byte >> 4U];
        hex += digits[byte & 15U];
    }
    return hex;
}

} // namespace tagseam
