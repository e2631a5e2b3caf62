// SPDX-License-Identifier: MIT
// What tests of tagseam-cli share: the program run as scripts run it, in a folder of its own.
#pragma once

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace tagseam::test {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Outcome {
    int code = -1; ///< -1: it did not end by itself
    std::string out;
    std::string err;
};

inline std::string contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The path of a bundled sample.
inline std::string sample(const std::string& name)
{
    return TAGSEAM_SAMPLES "/" + name + ".html";
}

/// 32 bits each, little-endian.
inline std::string bytesOf(std::initializer_list<std::int32_t> numbers)
{
    std::string bytes;
    for (const std::int32_t number : numbers) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes += static_cast<char>(static_cast<std::uint32_t>(number) >> static_cast<unsigned>(shift));
    }
    return bytes;
}

/// As `tagseam --capture-dom` wrote it before it took computed styles: html, body, a p with its text.
inline std::string browserTree()
{
    return "TGS1" + bytesOf({4, 2, 6, 0, -1}) // rows, numbers of attributes, strings, no boxes, no doctype
           + bytesOf({1, 1, 1, 3})            // kinds
           + bytesOf({-1, 0, 1, 2})           // parents
           + bytesOf({0, 1, 2, 3})            // values
           + bytesOf({0, 0, 1, 0})            // attribute counts
           + bytesOf({4, 5})                  // class="c"
           + bytesOf({4, 4, 1, 4, 5, 1})      // lengths
           + "htmlbodyptextclassc";
}

/// As it writes it: html and body are blocks, the p is red.
inline std::string styledBrowserTree()
{
    return browserTree() + "TGC1" + bytesOf({4, 2}) // rows, strings
           + bytesOf({0, 0, 1, -1}) + bytesOf({14, 10}) + "display: blockcolor: red";
}

/// Each test has an empty folder.
class Cli : public testing::Test {
  protected:
    void SetUp() override
    {
        m_folder = fs::path(testing::TempDir()) / fmt::format("tagseam_cli_{}", getpid());
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    /// Writes a file into the folder; returns its path.
    std::string file(const std::string& name, const std::string& content) const
    {
        std::ofstream(m_folder / name, std::ios::binary) << content;
        return path(name);
    }
    std::string path(const std::string& name) const { return (m_folder / name).string(); }

    /// Standard output goes into `outputFile` when that is given, and is not in the Outcome then.
    Outcome run(std::vector<std::string> arguments, const std::string& input = {},
                const std::string& outputFile = {}) const
    {
        const std::string in = file("stdin", input);
        const std::string out = outputFile.empty() ? path("stdout") : outputFile;
        const std::string err = path("stderr");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, 0, in.c_str(), O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        posix_spawn_file_actions_addopen(&actions, 2, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        arguments.insert(arguments.begin(), TAGSEAM_CLI);
        std::vector<char*> argv;
        for (std::string& argument : arguments)
            argv.push_back(argument.data());
        argv.push_back(nullptr);
        pid_t child = 0;
        Outcome outcome;
        int status = 0;
        if (posix_spawn(&child, TAGSEAM_CLI, &actions, nullptr, argv.data(), environ) == 0 &&
            waitpid(child, &status, 0) == child && WIFEXITED(status))
            outcome.code = WEXITSTATUS(status);
        posix_spawn_file_actions_destroy(&actions);
        outcome.out = outputFile.empty() ? contentOf(out) : std::string();
        outcome.err = contentOf(err);
        return outcome;
    }

    /// Done: an answer, and nothing on standard error.
    std::string answer(std::vector<std::string> arguments, const std::string& input = {}) const
    {
        const Outcome outcome = run(std::move(arguments), input);
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        EXPECT_NE(outcome.out, "");
        return outcome.out;
    }

    Json json(std::vector<std::string> arguments, const std::string& input = {}) const
    {
        arguments.emplace_back("--json");
        return Json::parse(answer(std::move(arguments), input));
    }

    /// A failure: the exit code, no answer, and one line that says `what`.
    void expectFailure(int code, const std::string& what, std::vector<std::string> arguments,
                       const std::string& input = {}) const
    {
        const std::string command = fmt::format("{}", fmt::join(arguments, " "));
        const Outcome outcome = run(std::move(arguments), input);
        EXPECT_EQ(outcome.code, code) << command;
        EXPECT_EQ(outcome.out, "") << command;
        EXPECT_THAT(outcome.err, testing::StartsWith("tagseam-cli: ")) << command;
        EXPECT_THAT(outcome.err, testing::HasSubstr(what)) << command;
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << command << '\n' << outcome.err;
        EXPECT_THAT(outcome.err, testing::EndsWith("\n")) << command;
    }

    fs::path m_folder;
};

inline std::vector<std::string> keysOf(const Json& object)
{
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

} // namespace tagseam::test
