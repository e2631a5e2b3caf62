// SPDX-License-Identifier: MIT
// Runs the fuzzers over files, without libFuzzer: tst_fuzz INPUTS reads each file INPUTS/TARGET/* into its
// target. A property that does not hold ends the program; the last line printed names the file.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

// The same function of each target, which CMakeLists.txt renames.
extern "C" {
int parsehtmlInput(const std::uint8_t* data, std::size_t size);
int snapshotInput(const std::uint8_t* data, std::size_t size);
int mhtmlInput(const std::uint8_t* data, std::size_t size);
int warcInput(const std::uint8_t* data, std::size_t size);
int jsonInput(const std::uint8_t* data, std::size_t size);
int selectorInput(const std::uint8_t* data, std::size_t size);
int styletreeInput(const std::uint8_t* data, std::size_t size);
}

namespace {

struct Target {
    const char* name;
    int (*run)(const std::uint8_t*, std::size_t);
};

constexpr Target targets[] = {{"parsehtml", parsehtmlInput}, {"snapshot", snapshotInput},
                              {"mhtml", mhtmlInput},         {"warc", warcInput},
                              {"json", jsonInput},           {"selector", selectorInput},
                              {"styletree", styletreeInput}};

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2)
        return 2;
    for (const Target& target : targets) {
        int count = 0;
        for (const auto& entry :
             std::filesystem::directory_iterator(std::filesystem::path(argv[1]) / target.name)) {
            std::ifstream file(entry.path(), std::ios::binary);
            const std::vector<char> bytes{std::istreambuf_iterator(file), {}};
            std::printf("%s\n", entry.path().c_str());
            std::fflush(stdout);
            target.run(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
            ++count;
        }
        if (count == 0) {
            std::printf("no inputs for %s\n", target.name);
            return 1;
        }
    }
    return 0;
}
