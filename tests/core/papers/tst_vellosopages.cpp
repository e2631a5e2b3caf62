// SPDX-License-Identifier: MIT
// The pages of a folder that belong to a published table: their rows, their errors, progress and stop.
#include "core/papers/vellosopages.h"

#include "tests/core/base/testfolder.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <vector>

namespace tagseam {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class VellosoPages : public test::Folder {
  protected:
    VellosoPlan plan() const
    {
        VellosoPlan plan;
        plan.from.folder = m_folder;
        plan.errorText = [](const Error& error, const std::string& page) {
            return page + " has error " + std::to_string(static_cast<int>(error.code));
        };
        return plan;
    }
    static const PublishedTable& table() { return publishedTables()[0]; }

    // Writes a page of the table.
    void pageOf(std::size_t row, const std::string& items = "<li>a<li>b<li>c") const
    {
        file(std::string(table().rows[row].file), items.empty() ? "" : "<body><ul>" + items + "</ul></body>");
    }
    static std::string textOf(const Report& report) { return writeReports({&report, 1}, ReportFormat::Text); }
};

TEST_F(VellosoPages, areThoseOfTheTableThatTheFolderHas)
{
    file("other.html", "<body>x");
    EXPECT_FALSE(hasVellosoPages(table(), m_folder));
    const Result<Report> none = vellosoExperimentOn(table(), plan());
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::BadCorpus);
    pageOf(0);
    pageOf(2);
    EXPECT_TRUE(hasVellosoPages(table(), m_folder));
    std::vector<std::size_t> told;
    const Result<Report> report =
        vellosoExperimentOn(table(), plan(), [&](std::size_t done, std::size_t total) {
            EXPECT_EQ(total, 2U);
            told.push_back(done);
        });
    ASSERT_TRUE(report);
    EXPECT_THAT(told, ElementsAre(1U, 2U));
    EXPECT_THAT(textOf(*report), HasSubstr(std::string(table().rows[2].site)));
}

TEST_F(VellosoPages, withAnErrorHaveARowThatSaysSo)
{
    pageOf(0);
    pageOf(1, "");
    const Result<Report> report = vellosoExperimentOn(table(), plan());
    ASSERT_TRUE(report);
    EXPECT_THAT(textOf(*report), HasSubstr(std::string(table().rows[1].file) + " has error 1"));
}

TEST_F(VellosoPages, withoutOneOfTheirMarksHaveARowThatSaysSo)
{
    pageOf(0);
    VellosoPlan marked = plan();
    marked.from.groundTruth =
        file("truth.csv", "page,label,mark,xpath\n" + std::string(table().rows[0].file) +
                              ",record,,/html/body/ul/li[1]\n" + std::string(table().rows[0].file) +
                              ",record,,/html/body/ul/li[9]\n");
    const Result<Report> report = vellosoExperimentOn(table(), marked);
    ASSERT_TRUE(report);
    EXPECT_THAT(textOf(*report), HasSubstr("not on the page: 1 of 2 marks"));
    marked.from.groundTruth = file("nameless.csv", "label,xpath\nrecord,/html/body/ul/li[1]\n");
    EXPECT_EQ(vellosoExperimentOn(table(), marked).error().code, ErrorCode::BadGroundTruth);
}

TEST_F(VellosoPages, areNotMeasuredAfterAStop)
{
    pageOf(0);
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(vellosoExperimentOn(table(), plan(), {}, source.get_token()).error().code, ErrorCode::Stopped);
}

} // namespace
} // namespace tagseam
