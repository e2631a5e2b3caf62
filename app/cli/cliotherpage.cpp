// SPDX-License-Identifier: MIT
// Warns of an annotation that is used on another page than the one that it was made on.
#include "app/cli/cliotherpage.h"

#include "app/cli/clioutput.h"
#include "core/archive/pageinput.h"
#include "core/base/sha256.h"
#include "core/base/url.h"
#include "core/page/pagenames.h"
#include "core/truth/annotation/anchor.h"

#include <fmt/format.h>

#include <filesystem>
#include <string_view>
#include <variant>

namespace tagseam {

bool isOfWeb(std::string_view url)
{
    return url.starts_with("http:") || url.starts_with("https:");
}

namespace {

// Returns the name of a file without its ending; `address`: its path or URI.
std::string stemOf(const std::string& address)
{
    const std::string path = address.starts_with("file:") ? percentDecoded(address) : address;
    return std::string(pageStem(std::filesystem::path(entryNameOf(path).file).filename().string()));
}

bool hasOtherAddress(const std::string& annotated, const UsedPage& used)
{
    if (annotated.empty())
        return false;
    if (isOfWeb(annotated))
        return isOfWeb(used.url) && comparableUrl(annotated) != comparableUrl(used.url);
    const bool isFile = annotated.starts_with('/') || annotated.starts_with("file:");
    return isFile && used.file != "-" && stemOf(annotated) != stemOf(used.file);
}

bool hasBytes(const std::string& file, const std::string& digest, const Limits& limits)
{
    if (digest.empty() || file == "-")
        return false;
    const Result<PageInput> input = readPageInput(file, limits);
    const auto* page = input ? std::get_if<Unpacked>(&*input) : nullptr;
    return page != nullptr && sha256(page->bytes) == digest;
}

} // namespace

void warnOfOtherPage(const std::string& annotation, const AnnotatedPage& annotated, const UsedPage& used,
                     const Limits& limits)
{
    if (!hasOtherAddress(annotated.url, used) || annotated.digest == treeDigest(used.document) ||
        hasBytes(used.file, annotated.sha256, limits))
        return;
    warn(annotation, fmt::format("was made on another page than {}: {}",
                                 used.file == "-" ? "standard input" : used.file, annotated.url));
}

} // namespace tagseam
