// SPDX-License-Identifier: MIT
// A folder of its own for each test.
#pragma once

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <stdexcept>
#include <string>

namespace tagseam::test {

/// Makes a new folder with a unique name.
inline std::filesystem::path freshFolder()
{
    std::string name = (std::filesystem::path(testing::TempDir()) / "tagseam_XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("cannot make " + name);
    return name;
}

/// Returns the result of `work` in a process of its own, as a user without rights: root may do everything.
inline int inChild(const std::function<int()>& work)
{
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && (setegid(65534) != 0 || seteuid(65534) != 0))
            _exit(99);
        _exit(work());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

class Folder : public testing::Test {
  protected:
    void SetUp() override { m_folder = freshFolder(); }
    void TearDown() override { std::filesystem::remove_all(m_folder); }

    /// Writes a file, and the folders that it needs; returns its path.
    std::string file(const std::string& name, const std::string& content) const
    {
        const std::filesystem::path path = m_folder / name;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << content;
        return path.string();
    }
    std::string content(const std::string& name) const
    {
        std::ifstream stream(m_folder / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    std::filesystem::path m_folder;
};

} // namespace tagseam::test
