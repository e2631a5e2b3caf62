// SPDX-License-Identifier: MIT
// Helpers for tests of tagseam-cli: runs the program as scripts run it, in a folder of its own.
#pragma once

#include "tests/requirements.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace tagseam::test {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

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

/// Returns the path of a bundled sample.
inline std::string sample(const std::string& name)
{
    return TAGSEAM_SAMPLES "/" + name + ".html";
}

/// Returns a response as web archives store it.
inline std::string warcRecord(const std::string& url, const std::string& type, const std::string& body)
{
    const std::string http = fmt::format("HTTP/1.1 200 OK\r\nContent-Type: {}\r\n\r\n{}", type, body);
    return fmt::format(
        "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: {}\r\nWARC-Date: 2026-11-21T19:30:00Z\r\n"
        "Content-Type: application/http; msgtype=response\r\nContent-Length: {}\r\n\r\n{}\r\n\r\n",
        url, http.size(), http);
}

/// Returns the text repeated so many times.
inline std::string repeated(int times, const std::string& part)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += part;
    return all;
}

/// True if third parties' pages are beside the checkout. An empty folder is no reason to skip a test.
inline bool hasCorpus()
{
    return fs::is_directory(TAGSEAM_CORPUS);
}

/// Returns the arguments followed by more.
inline std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string>& more)
{
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// Returns 32 bits each, little-endian.
inline std::string bytesOf(std::initializer_list<std::int32_t> numbers)
{
    std::string bytes;
    for (const std::int32_t number : numbers) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes += static_cast<char>(static_cast<std::uint32_t>(number) >> static_cast<unsigned>(shift));
    }
    return bytes;
}

/// Returns a tree as `tagseam --save-tree` wrote it before it captured computed styles: html, body, a p
/// with its text.
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

/// Returns a tree as `tagseam --save-tree` writes it: html and body are blocks, the p is red.
inline std::string styledBrowserTree()
{
    return browserTree() + "TGC1" + bytesOf({4, 2}) // rows, strings
           + bytesOf({0, 0, 1, -1}) + bytesOf({14, 10}) + "display: blockcolor: red";
}

/// The bound of every wait: a safety net for programs that hang, never what a test measures.
inline std::chrono::seconds patience()
{
    const char* seconds = std::getenv("TAGSEAM_TEST_TIMEOUT"); // NOLINT(concurrency-mt-unsafe)
    return std::chrono::seconds(seconds == nullptr ? 1500 : std::stol(seconds));
}

/// Polls until the condition holds; false after patience().
template <typename Condition>
bool waitUntil(const Condition& holds)
{
    const auto end = std::chrono::steady_clock::now() + patience();
    while (!holds()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return true;
}

/// Standard input, output and error of a program.
struct Streams {
    std::string in;
    std::string out;
    std::string err;
};

/// The program while it runs. It does not outlive this object.
class Started {
  public:
    Started(std::vector<std::string> arguments, const Streams& streams)
    {
        arguments.insert(arguments.begin(), TAGSEAM_CLI);
        std::vector<char*> argv;
        for (std::string& argument : arguments)
            argv.push_back(argument.data());
        argv.push_back(nullptr);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, 0, streams.in.c_str(), O_RDONLY, 0);
        posix_spawn_file_actions_addopen(&actions, 1, streams.out.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                         0600);
        posix_spawn_file_actions_addopen(&actions, 2, streams.err.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                         0600);
        m_hasEnded = posix_spawn(&m_child, TAGSEAM_CLI, &actions, nullptr, argv.data(), environ) != 0;
        posix_spawn_file_actions_destroy(&actions);
    }
    Started(const Started&) = delete;
    Started& operator=(const Started&) = delete;
    ~Started()
    {
        signal(SIGKILL);
        wait();
    }

    void signal(int number)
    {
        if (!hasEnded())
            kill(m_child, number);
    }
    bool hasEnded()
    {
        int status = 0;
        if (!m_hasEnded && waitpid(m_child, &status, WNOHANG) == m_child)
            end(status);
        return m_hasEnded;
    }
    /// Returns the exit code; -1 when a signal ended it.
    int wait()
    {
        int status = 0;
        if (!m_hasEnded && waitpid(m_child, &status, 0) == m_child)
            end(status);
        return m_code;
    }

  private:
    void end(int status)
    {
        m_hasEnded = true;
        m_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    pid_t m_child = 0;
    bool m_hasEnded = false;
    int m_code = -1;
};

/// A fixture with an empty folder for each test.
class Cli : public testing::Test {
  protected:
    void SetUp() override
    {
        m_folder = fs::path(testing::TempDir()) / fmt::format("tagseam_cli_{}", getpid());
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    /// Writes a file into the folder, or one below it; returns its path.
    std::string file(const std::string& name, const std::string& content) const
    {
        fs::create_directories((m_folder / name).parent_path());
        std::ofstream(m_folder / name, std::ios::binary) << content;
        return path(name);
    }
    std::string path(const std::string& name) const { return (m_folder / name).string(); }

    /// Runs the program. Standard output goes into `outputFile` when that is given, and is then not in the
    /// Outcome.
    Outcome run(std::vector<std::string> arguments, const std::string& input = {},
                const std::string& outputFile = {}) const
    {
        const Streams streams{file("stdin", input), outputFile.empty() ? path("stdout") : outputFile,
                              path("stderr")};
        Outcome outcome;
        outcome.code = Started(std::move(arguments), streams).wait();
        outcome.out = outputFile.empty() ? contentOf(streams.out) : std::string();
        outcome.err = contentOf(streams.err);
        return outcome;
    }

    /// Returns an answer: exit code Done, and nothing on standard error.
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

    /// Expects an error: the exit code, no answer, and one line that names an option or a file of the
    /// arguments.
    void expectRefused(int code, const std::vector<std::string>& arguments,
                       const std::string& input = {}) const
    {
        const Outcome outcome = refusal(code, arguments, input);
        EXPECT_TRUE(std::ranges::any_of(arguments, [&](const std::string& argument) {
            const bool isNamed =
                argument.starts_with('-') || argument.find('/') != std::string::npos || arguments.size() == 1;
            return isNamed &&
                   outcome.err.find(argument == "-" ? "standard input" : argument) != std::string::npos;
        })) << fmt::format("{}\n{}", fmt::join(arguments, " "), outcome.err);
    }

    /// Expects an error that names `what`: the option, the value, the row.
    void expectFailure(int code, const std::string& what, const std::vector<std::string>& arguments,
                       const std::string& input = {}) const
    {
        const Outcome outcome = refusal(code, arguments, input);
        EXPECT_THAT(outcome.err, testing::HasSubstr(what)) << fmt::format("{}", fmt::join(arguments, " "));
    }

    Outcome refusal(int code, const std::vector<std::string>& arguments, const std::string& input) const
    {
        const std::string command = fmt::format("{}", fmt::join(arguments, " "));
        Outcome outcome = run(arguments, input);
        EXPECT_EQ(outcome.code, code) << command;
        EXPECT_EQ(outcome.out, "") << command;
        EXPECT_THAT(outcome.err, testing::StartsWith("tagseam-cli: ")) << command;
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << command << '\n' << outcome.err;
        EXPECT_THAT(outcome.err, testing::EndsWith("\n")) << command;
        return outcome;
    }

    fs::path m_folder;
};

/// Expects that the object has these values, perhaps among others.
inline void expectHas(const Json& object, const Json& values)
{
    for (const auto& [key, value] : values.items())
        EXPECT_EQ(object[key], value) << key;
}

inline std::vector<std::string> keysOf(const Json& object)
{
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

/// The example of template tests.
inline const std::string project = TAGSEAM_SOURCE "/resources/template-tests";

inline std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace tagseam::test
