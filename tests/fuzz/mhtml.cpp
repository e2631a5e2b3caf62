// SPDX-License-Identifier: MIT
// MHTML: any message, and any page and resources written and read again.
#include "core/archive/archive.h"
#include "core/archive/writemhtml.h"
#include "tests/fuzz/check.h"

#include <string>
#include <vector>

using namespace tagseam;

namespace {

void readMessage(std::string_view bytes)
{
    const Result<Archive> archive = Archive::read(std::string(bytes), {.bytes = 1U << 20U});
    if (!archive)
        return;
    fuzz::check(!archive->entries().empty(), "an archive has an entry");
    for (std::size_t i = 0; i < archive->entries().size(); ++i) {
        const ArchiveEntry& entry = archive->entries()[i];
        static_cast<void>(archive->content(i));
        fuzz::check(entry.url.empty() || archive->find(entry.url), "an entry is found by its address");
        fuzz::check(entry.contentId.empty() || archive->find("cid:" + entry.contentId),
                    "an entry is found by its id");
    }
    if (archive->mainPage())
        fuzz::check(archive->entries()[*archive->mainPage()].isPage, "the main page is a page");
}

// NUL separates the fields: title, address, page, then type and bytes of each resource.
void writeAndRead(std::string_view bytes)
{
    std::vector<std::string> fields;
    while (!bytes.empty() && fields.size() < 40) {
        const std::size_t end = bytes.find('\0');
        fields.emplace_back(bytes.substr(0, end));
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
    }
    fields.resize(std::max<std::size_t>(fields.size(), 3));
    Manifest manifest;
    manifest.title = fields[0];
    manifest.url = "https://h/" + fields[1];
    manifest.time = fields[1];
    std::vector<ArchivedResource> resources;
    for (std::size_t i = 3; i + 1 < fields.size(); i += 2)
        resources.push_back({"https://h/r" + std::to_string(i) + "/?" + fields[i], fields[i], fields[i + 1]});
    const std::string file = writeMhtml(fields[2], manifest, resources);
    fuzz::check(Archive::isArchive(file.substr(0, 4096)), "what is written is known again");
    const Result<Archive> archive = Archive::read(file);
    fuzz::check(static_cast<bool>(archive), "what is written is read");
    fuzz::check(archive->mainPage() == 0U && archive->content(0)->bytes == fields[2], "the page comes back");
    fuzz::check(archive->find(manifest.url) == 0U, "the page is found by its address");
    fuzz::check(archive->entries().size() == resources.size() + 1, "every resource is there");
    for (std::size_t i = 0; i < resources.size(); ++i)
        fuzz::check(archive->content(i + 1)->bytes == resources[i].bytes, "the resources come back");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    readMessage(bytes);
    writeAndRead(bytes);
    return 0;
}
