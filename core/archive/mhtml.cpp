// SPDX-License-Identifier: MIT
// Reads MHTML: splits the lines of a message at the open boundaries.
#include "core/archive/mhtml.h"

#include "core/archive/encodedwords.h"
#include "core/archive/mimeheader.h"
#include "core/archive/transferencoding.h"
#include "core/base/ascii.h"
#include "core/base/limits.h"
#include "core/base/url.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t maxNesting = 32; // multiparts open at once; Outlook writes 3

TransferEncoding transferEncoding(std::string_view name)
{
    const std::string lower = lowerCase(trimmed(name));
    if (lower == "base64")
        return TransferEncoding::Base64;
    if (lower == "quoted-printable")
        return TransferEncoding::QuotedPrintable;
    const bool isIdentity = lower.empty() || lower == "7bit" || lower == "8bit" || lower == "binary";
    return isIdentity ? TransferEncoding::Identity : TransferEncoding::Unknown;
}

// Returns an address from a header: a long one may be folded, and be encoded words (RFC 2557, 4.4).
std::string addressOf(std::string_view value)
{
    std::string address = value.starts_with("=?") ? decodeEncodedWords(value) : std::string(value);
    std::erase_if(address, isBlank);
    return std::string(withoutAngles(address));
}

// Returns the begin of a message's header, after a byte order mark, blank lines, and the "From " line of a
// mailbox.
std::size_t messageBegin(std::string_view message)
{
    std::size_t at = message.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    while (at < message.size() && (message[at] == '\r' || message[at] == '\n'))
        ++at;
    if (message.substr(at).starts_with("From "))
        at = std::min(message.find('\n', at), message.size() - 1) + 1;
    return at;
}

class MhtmlReader {
  public:
    explicit MhtmlReader(std::string_view message) : m_message(message) {}

    Result<Mhtml> read()
    {
        std::size_t at = messageBegin(m_message);
        const std::size_t headerEnd = headerBlockEnd(m_message.substr(at, headerBlockLimit));
        if (headerEnd == std::string_view::npos)
            return bad("its header has no end");
        const HeaderBlock header = parseHeaderBlock(m_message.substr(at, headerEnd));
        m_title = decodeEncodedWords(header.value("subject"));
        m_date = header.value("date");
        at += headerEnd;
        beginBody(header, at);
        for (; at < m_message.size() && m_memory <= entryListLimit; at = m_lineEnd)
            readLine(at);
        if (m_memory > entryListLimit)
            return tooManyEntries();
        const bool isCut = !m_open.empty();
        if (isCut)
            m_mhtml.problem = "it ends early";
        m_part.isCut = isCut;
        endPart(m_message.size());
        if (m_mhtml.parts.empty())
            return bad(m_problem);
        chooseRoot();
        if (!resolveAddresses(header))
            return tooManyEntries();
        return std::move(m_mhtml);
    }

  private:
    enum class State { Outside, Header, Body };

    static Error tooManyEntries() { return {ErrorCode::TooManyEntries, {}, sizeText(entryListLimit)}; }
    static Error bad(const char* why) { return {ErrorCode::BadArchive, {}, why}; }

    void readLine(std::size_t at)
    {
        m_lineEnd = std::min(m_message.find('\n', at), m_message.size() - 1) + 1;
        const std::string_view line = m_message.substr(at, m_lineEnd - at);
        if (line.starts_with("--") && readBoundary(line, at))
            return;
        if (m_state != State::Header)
            return;
        if (m_lineEnd - m_headerBegin > headerBlockLimit)
            m_state = State::Outside;
        else if (trimmed(line).empty() && line.ends_with('\n'))
            beginBody(parseHeaderBlock(m_message.substr(m_headerBegin, at - m_headerBegin)), m_lineEnd);
    }

    // A line that delimits one of the open multiparts ends everything open within it (RFC 2046, 5.1.2).
    bool readBoundary(std::string_view line, std::size_t at)
    {
        while (!line.empty() && isBlank(line.back()))
            line.remove_suffix(1);
        for (std::size_t level = m_open.size(); level-- > 0;) {
            const std::string& delimiter = m_open[level];
            if (!line.starts_with(delimiter))
                continue;
            const std::string_view after = line.substr(delimiter.size());
            if (!after.empty() && after != "--")
                continue;
            endPart(at);
            m_open.resize(after.empty() ? level + 1 : level);
            m_state = after.empty() ? State::Header : State::Outside;
            m_headerBegin = m_lineEnd;
            return true;
        }
        return false;
    }

    void beginBody(const HeaderBlock& header, std::size_t at)
    {
        const MediaType media = parseMediaType(header.value("content-type"));
        if (media.type.starts_with("multipart/") && m_open.size() < maxNesting) {
            m_state = State::Outside;
            if (media.boundary.empty())
                m_problem = "a multipart names no boundary";
            else
                m_open.push_back("--" + media.boundary);
            if (m_start.empty())
                m_start = media.start;
            if (m_rootType.empty())
                m_rootType = media.rootType;
            return;
        }
        m_state = State::Body;
        m_part = {at, at, transferEncoding(header.value("content-transfer-encoding")), false};
        m_entry = {};
        m_entry.url = addressOf(header.value("content-location"));
        m_entry.contentId = withoutAngles(header.value("content-id"));
        m_entry.mediaType = media.type;
        m_entry.charset = media.charset;
        const std::string_view date = header.value("date");
        m_entry.date = date.empty() ? m_date : std::string(date);
    }

    void endPart(std::size_t at)
    {
        if (m_state != State::Body)
            return;
        m_state = State::Outside;
        if (at < m_message.size()) { // the line end before a boundary belongs to it
            at -= at > m_part.begin && m_message[at - 1] == '\n' ? 1 : 0;
            at -= at > m_part.begin && m_message[at - 1] == '\r' ? 1 : 0;
        }
        m_part.end = at;
        m_entry.size = at - m_part.begin;
        m_memory += sizeof(MhtmlPart) + sizeof(ArchiveEntry) + m_entry.url.size() + m_entry.contentId.size() +
                    m_entry.mediaType.size() + m_entry.charset.size() + m_entry.date.size();
        m_mhtml.parts.push_back(m_part);
        m_mhtml.entries.push_back(std::move(m_entry));
    }

    void chooseRoot()
    {
        std::vector<ArchiveEntry>& entries = m_mhtml.entries;
        if (entries.front().mediaType.empty() && isHtmlType(m_rootType))
            entries.front().mediaType = m_rootType;
        const auto isStart = [&](const ArchiveEntry& entry) {
            return !m_start.empty() && entry.contentId == m_start && isHtmlType(entry.mediaType);
        };
        for (ArchiveEntry& entry : entries)
            entry.isPage = isHtmlType(entry.mediaType);
        auto root = std::ranges::find_if(entries, isStart);
        if (root == entries.end()) // in mail the page may stand after its plain text
            root = std::ranges::find_if(entries, &ArchiveEntry::isPage);
        if (root == entries.end())
            return;
        root->title = m_title;
        m_mhtml.root = static_cast<std::size_t>(root - entries.begin());
    }

    // Resolves addresses as RFC 2557, section 5: against the base in the message's header, else the root's
    // address, else "thismessage:/". False when the addresses grow beyond the limit: a base may have 256 KB.
    bool resolveAddresses(const HeaderBlock& header)
    {
        std::string base = addressOf(header.value("content-base"));
        const std::string root = m_mhtml.root ? m_mhtml.entries[*m_mhtml.root].url : std::string();
        for (const std::string& candidate : {addressOf(header.value("content-location")),
                                             addressOf(header.value("snapshot-content-location")), root}) {
            if (!isAbsoluteUrl(base))
                base = candidate;
        }
        if (!isAbsoluteUrl(base))
            base = "thismessage:/";
        for (ArchiveEntry& entry : m_mhtml.entries) {
            if (entry.url.empty() || isAbsoluteUrl(entry.url))
                continue;
            m_memory -= entry.url.size();
            entry.url = resolveUrl(entry.url, base);
            m_memory += entry.url.size();
            if (m_memory > entryListLimit)
                return false;
        }
        return true;
    }

    std::string_view m_message;
    Mhtml m_mhtml;
    std::vector<std::string> m_open; // delimiters of the multiparts: "--" and the boundary
    std::string m_start;             // Content-ID of the root
    std::string m_rootType;
    std::string m_title;
    std::string m_date;
    MhtmlPart m_part; // the part whose body is being read
    ArchiveEntry m_entry;
    State m_state = State::Outside;
    std::size_t m_headerBegin = 0;
    std::size_t m_lineEnd = 0;
    std::size_t m_memory = 0;
    const char* m_problem = "it has no part";
};

} // namespace

bool isMhtml(std::string_view front)
{
    static constexpr std::array<std::string_view, 5> names{"mime-version:", "content-type: multipart/",
                                                           "content-type:multipart/", "from: <saved by",
                                                           "snapshot-content-location:"};
    front = front.substr(messageBegin(front));
    while (!front.empty()) {
        const std::size_t end = front.find('\n');
        const std::string line = lowerCase(front.substr(0, end));
        const bool isFolded = line.starts_with(' ') || line.starts_with('\t');
        const std::size_t colon = line.find_first_of(": \t<\"=");
        if (std::ranges::any_of(names, [&](std::string_view name) { return line.starts_with(name); }))
            return true;
        if (!isFolded && (colon == std::string::npos || colon == 0 || line[colon] != ':'))
            return false;
        front.remove_prefix(std::min(end, front.size() - 1) + 1);
    }
    return false;
}

Result<Mhtml> readMhtml(std::string_view message)
{
    return MhtmlReader(message).read();
}

Result<Unpacked> mhtmlContent(std::string_view message, const MhtmlPart& part)
{
    const std::string_view body = message.substr(part.begin, part.end - part.begin);
    Unpacked content;
    switch (part.encoding) {
    case TransferEncoding::Base64:
        content.bytes = decodeBase64(body);
        break;
    case TransferEncoding::QuotedPrintable:
        content.bytes = decodeQuotedPrintable(body);
        break;
    case TransferEncoding::Identity:
        content.bytes = body;
        break;
    case TransferEncoding::Unknown:
        return Error{ErrorCode::BadArchive, {}, "unknown transfer encoding"};
    }
    if (part.isCut)
        content.addMissing("its archive ends early");
    return content;
}

} // namespace tagseam
