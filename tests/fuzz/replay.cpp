// SPDX-License-Identifier: MIT
// Runs the fuzzers over files, without libFuzzer: tst_fuzz INPUTS reads each file INPUTS/TARGET/* into its
// target. A violated property ends the program; the last line printed names the file.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>
#include <vector>

using Input = int(const std::uint8_t* data, std::size_t size);

// The same function of each target, which CMakeLists.txt renames.
extern "C" {
Input parsehtmlInput, snapshotInput, mhtmlInput, warcInput, jsonInput, selectorInput, styletreeInput;
}

int main(int argc, char** argv)
{
    if (argc != 2)
        return 2;
    for (const auto& [name, input] : {std::pair<const char*, Input*>{"parsehtml", parsehtmlInput},
                                      {"snapshot", snapshotInput},
                                      {"mhtml", mhtmlInput},
                                      {"warc", warcInput},
                                      {"json", jsonInput},
                                      {"selector", selectorInput},
                                      {"styletree", styletreeInput}}) {
        int count = 0;
        for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(argv[1]) / name)) {
            std::ifstream file(entry.path(), std::ios::binary);
            const std::vector<char> bytes{std::istreambuf_iterator(file), {}};
            std::printf("%s\n", entry.path().c_str());
            std::fflush(stdout);
            input(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
            ++count;
        }
        if (count == 0) {
            std::printf("no inputs for %s\n", name);
            return 1;
        }
    }
    return 0;
}
