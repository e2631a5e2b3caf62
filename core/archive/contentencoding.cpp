// SPDX-License-Identifier: MIT
// Decodes gzip, deflate and br.
#include "core/archive/contentencoding.h"

#include "core/base/ascii.h"

#include <brotli/decode.h>
#include <zlib.h>

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t fewestBytes = 64; // unpacked before the damage: fewer may come out of any bytes
constexpr std::size_t maxCodings = 4;   // real bodies have one, or gzip twice by mistake

using BrotliHandle =
    std::unique_ptr<BrotliDecoderState,
                    decltype([](BrotliDecoderState* state) { BrotliDecoderDestroyInstance(state); })>;

Error damaged(std::string detail)
{
    return {ErrorCode::BadArchive, {}, std::move(detail)};
}

// Inflates bytes. `windowBits` of inflateInit2(): 15 with zlib's framing, 15 + 16 with gzip's, -15 without
// any. Gzip may continue after the end of a member.
Result<Unpacked> inflated(std::string_view packed, int windowBits, std::size_t limit)
{
    constexpr std::size_t mostAtOnce = std::size_t{1} << 30U; // zlib counts in 32 bits
    z_stream stream{};
    if (inflateInit2(&stream, windowBits) != Z_OK)
        return damaged("zlib could not start");
    const std::unique_ptr<z_stream, int (*)(z_stream*)> guard(&stream, inflateEnd);
    Unpacked unpacked;
    std::array<char, 65536> buffer{};
    for (;;) {
        if (stream.avail_in == 0) {
            const std::string_view piece = packed.substr(0, mostAtOnce);
            packed.remove_prefix(piece.size());
            stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(piece.data())); // it only reads
            stream.avail_in = static_cast<uInt>(piece.size());
        }
        stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        stream.avail_out = static_cast<uInt>(buffer.size());
        const int status = inflate(&stream, Z_NO_FLUSH);
        unpacked.bytes.append(buffer.data(), buffer.size() - stream.avail_out);
        if (unpacked.bytes.size() > limit)
            return Error{ErrorCode::TooLarge, {}, sizeText(limit)};
        const bool isAllTaken = stream.avail_in == 0 && packed.empty();
        if (status == Z_STREAM_END) {
            const bool hasMore = windowBits > 15 && stream.avail_in > 2 && stream.next_in[0] == 0x1f &&
                                 stream.next_in[1] == 0x8b;
            if (!hasMore || inflateReset(&stream) != Z_OK)
                return unpacked;
        } else if (isAllTaken && (status == Z_BUF_ERROR || (status == Z_OK && stream.avail_out > 0))) {
            unpacked.addMissing("its compressed data ends early");
            return unpacked;
        } else if (status != Z_OK && status != Z_BUF_ERROR) {
            if (unpacked.bytes.size() < fewestBytes)
                return damaged(stream.msg != nullptr ? stream.msg : "damaged data");
            unpacked.addMissing("its compressed data is damaged");
            return unpacked;
        }
    }
}

// Servers disagreed on the meaning of "deflate": RFC 1950 prescribes zlib's framing, many send RFC 1951
// alone.
Result<Unpacked> decodeDeflate(const std::string& body, std::size_t limit)
{
    if (body.size() >= 2) {
        const auto first = static_cast<unsigned char>(body[0]);
        const auto second = static_cast<unsigned char>(body[1]);
        if ((first & 15U) == Z_DEFLATED && (first * 256U + second) % 31 == 0) {
            Result<Unpacked> framed = inflated(body, 15, limit);
            if (framed ? !framed->isInPart() : framed.error().code == ErrorCode::TooLarge)
                return framed;
            Result<Unpacked> bare = inflated(body, -15, limit);
            return framed && (!bare || bare->isInPart()) ? framed : bare;
        }
    }
    return inflated(body, -15, limit);
}

Result<Unpacked> decodeBrotli(const std::string& body, std::size_t limit)
{
    const BrotliHandle state(BrotliDecoderCreateInstance(nullptr, nullptr, nullptr));
    if (!state)
        return damaged("brotli could not start");
    Unpacked unpacked;
    std::array<std::uint8_t, 65536> buffer{};
    const auto* in = reinterpret_cast<const std::uint8_t*>(body.data());
    std::size_t inLeft = body.size();
    for (;;) {
        std::uint8_t* out = buffer.data();
        std::size_t outLeft = buffer.size();
        const BrotliDecoderResult status =
            BrotliDecoderDecompressStream(state.get(), &inLeft, &in, &outLeft, &out, nullptr);
        unpacked.bytes.append(reinterpret_cast<const char*>(buffer.data()), buffer.size() - outLeft);
        if (unpacked.bytes.size() > limit)
            return Error{ErrorCode::TooLarge, {}, sizeText(limit)};
        if (status == BROTLI_DECODER_RESULT_ERROR && unpacked.bytes.size() < fewestBytes)
            return damaged("damaged data");
        if (status == BROTLI_DECODER_RESULT_ERROR)
            unpacked.addMissing("its compressed data is damaged");
        if (status == BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT)
            unpacked.addMissing("its compressed data ends early");
        if (status != BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT)
            return unpacked;
    }
}

bool isMarkup(std::string_view body)
{
    body = trimmed(body.substr(0, 256));
    return body.starts_with('<') || body.starts_with("\xEF\xBB\xBF");
}

Result<Unpacked> decodeOne(std::string body, std::string_view coding, std::size_t limit)
{
    if (coding.empty() || coding == "identity" || coding == "none" || body.empty())
        return Unpacked{std::move(body)};
    if (coding == "gzip" || coding == "x-gzip")
        return unpackGzip(std::move(body), limit);
    Result<Unpacked> decoded = damaged(coding == "zstd" ? "compressed with zstd" : "unknown content coding");
    if (coding == "br")
        decoded = decodeBrotli(body, limit);
    else if (coding == "deflate")
        decoded = decodeDeflate(body, limit);
    const bool isBad = decoded ? decoded->isInPart() : decoded.error().code != ErrorCode::TooLarge;
    if (isBad && (isMarkup(body) || isGzip(body)))
        return Unpacked{std::move(body)};
    return decoded;
}

} // namespace

bool isGzip(std::string_view bytes)
{
    return bytes.starts_with("\x1f\x8b");
}

Result<Unpacked> unpackGzip(std::string bytes, std::size_t limit)
{
    if (!isGzip(bytes))
        return Unpacked{std::move(bytes)};
    Result<Unpacked> unpacked = inflated(bytes, 15 + 16, limit);
    if (unpacked && unpacked->isInPart() && unpacked->bytes.empty())
        return damaged("it ends before the first byte");
    return unpacked;
}

Result<Unpacked> decodeContent(std::string body, std::string_view codings, std::size_t limit)
{
    std::vector<std::string> names;
    while (!codings.empty()) {
        const std::size_t comma = codings.find(',');
        names.push_back(lowerCase(trimmed(codings.substr(0, comma))));
        codings.remove_prefix(comma == std::string_view::npos ? codings.size() : comma + 1);
    }
    if (names.size() > maxCodings)
        return damaged("more content codings than the limit");
    Unpacked content{std::move(body)};
    for (; !names.empty(); names.pop_back()) {
        Result<Unpacked> decoded = decodeOne(std::move(content.bytes), names.back(), limit);
        if (!decoded)
            return decoded;
        content.bytes = std::move(decoded->bytes);
        content.add(decoded->findings);
    }
    return content;
}

} // namespace tagseam
