// SPDX-License-Identifier: MIT
// The file of an annotation: no earlier state is lost, even if the program is killed, the disk full, or the
// file read-only or changed.
#include "core/truth/annotation/annotationfile.h"

#include "core/truth/annotation/annotationjson.h"
#include "tests/core/base/testfolder.h"
#include "tests/core/page/testpages.h"

#include <gmock/gmock.h>

#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>

namespace tagseam::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

Annotation numbered(unsigned number, std::size_t marks = 20)
{
    Annotation annotation;
    annotation.page.url = "http://example.org/";
    annotation.note = std::to_string(number);
    for (std::size_t i = 1; i <= marks; ++i) {
        Target target;
        target.xpath = "/html/body/div[" + std::to_string(i) + "]";
        target.quote = {"Add to cart " + std::to_string(number), "before", "behind"};
        annotation.marks.push_back({"m" + std::to_string(i), "record", {}, {target}, {}});
    }
    return annotation;
}

class AnnotationFile : public Folder {
  protected:
    void SetUp() override
    {
        Folder::SetUp();
        fs::permissions(m_folder, fs::perms::all);
        m_path = (m_folder / "page.html.annotation.json").string();
    }
    void TearDown() override
    {
        fs::permissions(m_folder, fs::perms::all);
        Folder::TearDown();
    }
    FileVersion saved(const Annotation& annotation, const FileVersion& expected = {}) const
    {
        const Result<FileVersion> version = saveAnnotation(m_path, annotation, expected);
        EXPECT_TRUE(version) << version.error().detail;
        return version ? *version : FileVersion{};
    }
    void put(const std::string& bytes) const { file("page.html.annotation.json", bytes); }
    std::vector<std::string> entries() const
    {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(m_folder))
            names.push_back(entry.path().filename().string());
        std::ranges::sort(names);
        return names;
    }
    /// Saving over `first` fails in a process without rights; the earlier state stays.
    void expectCannotWrite(const FileVersion& first) const
    {
        EXPECT_EQ(inChild([&] {
                      const Result<FileVersion> version = saveAnnotation(m_path, numbered(2), first);
                      return !version && version.error().code == ErrorCode::CannotWrite &&
                                     version.error().detail.find("ermission") != std::string::npos
                                 ? 0
                                 : 1;
                  }),
                  0);
        EXPECT_EQ(loadAnnotation(m_path)->annotation, numbered(1));
    }

    std::string m_path;
};

TEST(AnnotationPath, isBesideThePageOrInAFolder)
{
    EXPECT_EQ(annotationPath("page.html"), "page.html.annotation.json");
    EXPECT_EQ(annotationPath("/a/page.html"), "/a/page.html.annotation.json");
    EXPECT_EQ(annotationPath("a/page.html", "Ana"), "a/page.html.Ana.annotation.json");
    EXPECT_EQ(annotationPath("a/page.html", "", "/truth"), "/truth/page.html.annotation.json");
    EXPECT_EQ(annotationPath("p.html", "../José B", "t"), "t/p.html.%2E%2E%2FJosé%20B.annotation.json");
    EXPECT_NE(annotationPath("p", "a%2E"), annotationPath("p", "a."));
}

TEST_F(AnnotationFile, thoseOfAPageAreListedAndOneOfThemCounts)
{
    const std::string page = (m_folder / "page.html").string();
    const auto choice = [&](std::string_view annotator = {}) {
        const auto chosen = chooseAnnotation(annotationsOf(page), annotator);
        if (!chosen)
            return chosen.error().code == ErrorCode::SeveralAnnotators ? chosen.error().detail : "?";
        return *chosen ? fs::path((*chosen)->path).filename().string() : std::string("none");
    };
    const auto add = [&](std::string_view annotator) {
        const fs::path path = annotationPath(page, annotator);
        return file(path.filename().string(), "{}");
    };
    file("mypage.html.annotation.json", "{}"); // annotations of other pages
    file("page.html.x.html.annotation.json", "{}");
    EXPECT_EQ(choice(), "none");
    const std::string jose = add("José B.");
    EXPECT_EQ(annotatorIn(jose), "José B.");
    EXPECT_EQ(choice(), fs::path(jose).filename().string()) << "the only one";
    add("Ana");
    EXPECT_EQ(choice(), "Ana, José B.");
    EXPECT_EQ(choice("Ana"), "page.html.Ana.annotation.json");
    EXPECT_EQ(choice("Bo"), "none") << "nobody else's in place of Bo's";
    add(adjudicatedName);
    EXPECT_EQ(choice(), "page.html.adjudicated.annotation.json");
    add({});
    EXPECT_EQ(choice(), "page.html.adjudicated.annotation.json") << "an annotation of nobody in particular";
    EXPECT_EQ(choice("Ana"), "page.html.Ana.annotation.json");
    const auto all = annotationsOf(page);
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all.front(), (tagseam::AnnotationFile{page + ".annotation.json", {}}));
    EXPECT_EQ(annotationsOf("elsewhere/page.html", m_folder.string()), all);
    EXPECT_TRUE(annotationsOf("/no/such/page.html").empty());
}

TEST_F(AnnotationFile, aFileThatAnotherProgramChangedIsLeft)
{
    const FileVersion ours = saved(numbered(1));
    const std::string theirs = annotationJson(numbered(7));
    const auto expectRefusal = [&](const FileVersion& expected) {
        const Result<FileVersion> version = saveAnnotation(m_path, numbered(2), expected);
        ASSERT_FALSE(version);
        EXPECT_EQ(version.error().code, ErrorCode::FileChanged);
        EXPECT_EQ(version.error().where, m_path);
    };
    put(theirs);
    expectRefusal(ours);
    expectRefusal({});
    EXPECT_EQ(bytesOf(m_path), theirs);
    const std::string beside = m_path + ".mine.json";
    EXPECT_TRUE(saveAnnotation(beside, numbered(2), {}));
    EXPECT_EQ(loadAnnotation(beside)->annotation, numbered(2));
    fs::remove(m_path);
    expectRefusal(ours);
    EXPECT_FALSE(fs::exists(m_path));
}

TEST_F(AnnotationFile, aFileThatCannotBeReadIsNeverOverwrittenUnasked)
{
    const std::string whole = annotationJson(numbered(3, 5));
    const FileVersion intact = saved(numbered(3, 5));
    for (std::size_t at = 0; at + 2 < whole.size(); at += 37) {
        std::string corrupted = whole;
        corrupted[at] = '\xff';
        for (const std::string& bytes : {whole.substr(0, at), corrupted}) {
            put(bytes);
            const Result<LoadedAnnotation> loaded = loadAnnotation(m_path);
            ASSERT_FALSE(loaded) << at;
            EXPECT_EQ(loaded.error().code, ErrorCode::BadAnnotation);
            EXPECT_EQ(loaded.error().where, m_path);
            EXPECT_THAT(loaded.error().detail, HasSubstr("byte "));
            for (const FileVersion& expected : {FileVersion{}, intact}) {
                const Result<FileVersion> version = saveAnnotation(m_path, numbered(4), expected);
                ASSERT_FALSE(version);
                EXPECT_EQ(version.error().code, ErrorCode::FileChanged);
            }
            EXPECT_EQ(bytesOf(m_path), bytes);
        }
    }
    saved(numbered(4), *fileVersion(m_path));
    EXPECT_EQ(loadAnnotation(m_path)->annotation, numbered(4));
}

TEST_F(AnnotationFile, isLoadedAsItWasSavedAndKeepsPermissionsAndLinks)
{
    const FileVersion first = saved(numbered(1));
    const Result<LoadedAnnotation> loaded = loadAnnotation(m_path);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->annotation, numbered(1));
    EXPECT_EQ(loaded->version, first);
    EXPECT_THAT(entries(), testing::ElementsAre("page.html.annotation.json"));
    fs::permissions(m_path, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
    const std::string link = (m_folder / "link.json").string();
    fs::create_symlink(m_path, link);
    const auto second = saveAnnotation(link, numbered(2), first);
    ASSERT_TRUE(second);
    EXPECT_NE(*second, first);
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(loadAnnotation(m_path)->annotation, numbered(2));
    EXPECT_EQ(static_cast<unsigned>(fs::status(m_path).permissions()), 0640U);
}

TEST_F(AnnotationFile, aFileOrAFolderThatMayNotBeWrittenIsLeft)
{
    const FileVersion first = saved(numbered(1));
    fs::permissions(m_path, fs::perms::owner_read | fs::perms::others_read);
    expectCannotWrite(first);
    fs::permissions(m_path, fs::perms::all);
    fs::permissions(m_folder, fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read |
                                  fs::perms::others_exec);
    expectCannotWrite(first);
    EXPECT_EQ(inChild([&] {
                  const auto lock = AnnotationLock::take(m_path);
                  return !lock && lock.error().code == ErrorCode::CannotWrite ? 0 : 1;
              }),
              0);
}

// The kernel takes some of the bytes, then none, as on a full disk.
TEST_F(AnnotationFile, aFullDiskLeavesTheEarlierState)
{
    const FileVersion first = saved(numbered(1));
    const std::size_t size = annotationJson(numbered(2, 400)).size();
    for (const std::size_t room : {std::size_t{0}, std::size_t{1}, size / 2, size - 1}) {
        const int answer = inChild([&] {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{room, room};
            if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
                return 2;
            const Result<FileVersion> version = saveAnnotation(m_path, numbered(2, 400), first);
            return !version && version.error().code == ErrorCode::CannotWrite &&
                           !version.error().detail.empty()
                       ? 0
                       : 1;
        });
        EXPECT_EQ(answer, 0) << room;
        EXPECT_EQ(loadAnnotation(m_path)->annotation, numbered(1));
        EXPECT_EQ(entries().size(), 1U) << "what was written of it is removed";
    }
}

TEST_F(AnnotationFile, theLeftoversOfKilledWritersGoAndNothingElse)
{
    for (const char* name : {".tagseam-AbC123.tmp", ".tagseam-notes.txt", ".tagseam-longer12.tmp", "x.tmp"})
        std::ofstream(m_folder / name) << "half";
    saved(numbered(1));
    EXPECT_THAT(entries(), testing::ElementsAre(".tagseam-longer12.tmp", ".tagseam-notes.txt",
                                                "page.html.annotation.json", "x.tmp"));
}

TEST_F(AnnotationFile, twoProgramsNoticeEachOther)
{
    Result<std::unique_ptr<AnnotationLock>> lock = AnnotationLock::take(m_path);
    ASSERT_TRUE(lock);
    const Result<std::unique_ptr<AnnotationLock>> second = AnnotationLock::take(m_path);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::InUse);
    EXPECT_EQ(second.error().detail, "process " + std::to_string(getpid()));
    EXPECT_EQ(inChild([&] { return AnnotationLock::take(m_path) ? 1 : 0; }), 0);
    EXPECT_TRUE(AnnotationLock::take(m_path + ".other"));
    (*lock).reset();
    EXPECT_TRUE(entries().empty());
    EXPECT_EQ(inChild([&] { return AnnotationLock::take(m_path) ? 0 : 1; }), 0);
}

TEST_F(AnnotationFile, theLockOfAKilledProgramBlocksNobody)
{
    const pid_t child = fork();
    if (child == 0) {
        const auto lock = AnnotationLock::take(m_path);
        raise(lock ? SIGSTOP : SIGKILL);
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, WUNTRACED);
    ASSERT_TRUE(WIFSTOPPED(status));
    EXPECT_FALSE(AnnotationLock::take(m_path));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    EXPECT_EQ(entries().size(), 1U) << "the file of the lock is left";
    EXPECT_TRUE(AnnotationLock::take(m_path));
}

enum class NodeStatus { Killed, Ended, NotTraced };

// Runs `work` in a child that is killed at its stop number `moment`: before and after each system call is
// one.
NodeStatus killedAtSystemCall(unsigned moment, const std::function<bool()>& work)
{
    const pid_t child = fork();
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0 && raise(SIGSTOP) == 0)
            _exit(work() ? 0 : 1);
        _exit(2);
    }
    int status = 0;
    waitpid(child, &status, 0);
    for (unsigned stops = 0; WIFSTOPPED(status) && stops < moment; ++stops) {
        ptrace(PTRACE_SYSCALL, child, nullptr, nullptr);
        waitpid(child, &status, 0);
    }
    if (WIFEXITED(status)) {
        EXPECT_NE(WEXITSTATUS(status), 1) << "the work failed";
        return WEXITSTATUS(status) == 2 ? NodeStatus::NotTraced : NodeStatus::Ended;
    }
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    return NodeStatus::Killed;
}

TEST_F(AnnotationFile, aWriterKilledAtAnySystemCallLeavesTheOldStateOrTheNew)
{
    FileVersion version = saved(numbered(0));
    unsigned old = 0;
    unsigned leftovers = 0;
    NodeStatus status = NodeStatus::Killed;
    unsigned number = 1;
    for (; status == NodeStatus::Killed; ++number) {
        const Annotation before = loadAnnotation(m_path)->annotation;
        status = killedAtSystemCall(number,
                                    [&] { return bool(saveAnnotation(m_path, numbered(number), version)); });
        TAGSEAM_NEEDS("ptrace", status != NodeStatus::NotTraced);
        const Result<LoadedAnnotation> loaded = loadAnnotation(m_path);
        ASSERT_TRUE(loaded) << loaded.error().detail;
        ASSERT_TRUE(loaded->annotation == numbered(number) || loaded->annotation == before) << number;
        old += loaded->annotation == before ? 1 : 0;
        leftovers += entries().size() > 1 ? 1 : 0;
        version = loaded->version;
    }
    EXPECT_EQ(loadAnnotation(m_path)->annotation, numbered(number - 1)) << "a writer that is not killed";
    EXPECT_GT(old, 20U) << "before it is renamed";
    EXPECT_GT(number - 2, old) << "killed after it was renamed";
    EXPECT_GT(leftovers, 5U) << "killed while the file beside it was there";
    saved(numbered(number), version);
    EXPECT_EQ(entries().size(), 1U);
}

// Both save all they have, and read again when the other was first: no number of either is lost.
TEST_F(AnnotationFile, twoWritersAtOnceLoseNothing)
{
    saved(numbered(0));
    const auto count = [&](unsigned times) {
        for (unsigned done = 0; done < times;) {
            const Result<LoadedAnnotation> loaded = loadAnnotation(m_path);
            if (!loaded)
                return 1;
            const unsigned next = static_cast<unsigned>(std::stoul(loaded->annotation.note)) + 1;
            const Result<FileVersion> version = saveAnnotation(m_path, numbered(next, 3), loaded->version);
            if (!version && version.error().code != ErrorCode::FileChanged)
                return 2;
            done += version ? 1 : 0;
        }
        return 0;
    };
    const pid_t child = fork();
    if (child == 0)
        _exit(count(60));
    EXPECT_EQ(count(60), 0);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(loadAnnotation(m_path)->annotation.note, "120");
}

TEST_F(AnnotationFile, whatIsNoFileIsRefused)
{
    EXPECT_EQ(loadAnnotation(m_path).error().code, ErrorCode::CannotRead);
    ASSERT_EQ(mkfifo(m_path.c_str(), 0600), 0);
    EXPECT_FALSE(loadAnnotation(m_path)) << "and it does not wait for a writer";
    EXPECT_EQ(saveAnnotation(m_path, numbered(1), {}).error().code, ErrorCode::CannotWrite);
    EXPECT_FALSE(saveAnnotation((m_folder / "no" / "file.json").string(), numbered(1), {}));
}

} // namespace
} // namespace tagseam::test
