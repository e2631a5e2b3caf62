// SPDX-License-Identifier: MIT
// Selectors of both languages over a page with every kind of node, and addresses there and back.
#include "core/select/selector.h"

#include "tests/fuzz/check.h"

#include <string>
#include <vector>

using namespace tagseam;

namespace {

Document somePage()
{
    DocumentBuilder page;
    page.comment("first");
    page.open("html");
    page.attribute("lang", "en-GB");
    page.open("body");
    for (int i = 0; i < 3; ++i) {
        page.open(i == 1 ? "o:p" : "div");
        page.attribute("class", "a b\tc");
        page.attribute("id", i == 0 ? "a" : "");
        page.text("text ");
        page.text(" 2");
        page.open("p");
        page.attribute("type", "TEXT");
        page.comment("c");
        page.close();
        page.open("");
        page.close();
        page.close();
    }
    page.open("my-card");
    page.open("template");
    page.attribute("shadowrootmode", "open");
    page.attribute("xml:lang", "\xE2\x82");
    page.text("\xC3\xA9\xFF");
    page.text(std::string_view("a\0\xF0\x9F", 4));
    return std::move(page).finish();
}

void checkAnswer(const Document& page, std::string_view selector)
{
    const Result<std::vector<NodeId>> nodes = selectNodes(page, selector);
    if (!nodes) {
        fuzz::check(nodes.error().code == ErrorCode::BadSelector, "what is wrong is the selector");
        fuzz::check(!nodes.error().detail.empty() && nodes.error().where.size() <= 203,
                    "an error says why, and is short");
        return;
    }
    NodeId last = noNode;
    for (const NodeId node : *nodes) {
        fuzz::check(node.value < page.size(), "the nodes are the page's");
        fuzz::check(last == noNode || last < node, "in document order, each once");
        last = node;
    }
    const Result<std::vector<NodeId>> blanks =
        selectNodes(page, std::string("\n ").append(selector).append(" "));
    const bool isEscaped = !selector.empty() && selector.back() == '\\'; // it would escape the blank
    const bool isComment = selector.find("/*") != std::string_view::npos;
    fuzz::check(isEscaped || isComment || (blanks && *blanks == *nodes), "blanks around say nothing");
}

} // namespace

// Tests a selector, and the same within another of its language.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Document page = somePage();
    const std::string selector(fuzz::textOf(data, size));
    checkAnswer(page, selector);
    checkAnswer(page, "//*[" + selector + "]");
    checkAnswer(page, ":has(" + selector + ", p)");
    for (NodeId node{0}; size % 64 == 0 && node.value < page.size(); ++node.value) {
        const Result<std::vector<NodeId>> back = selectNodes(page, xpathOf(page, node));
        fuzz::check(back && *back == std::vector{node}, "an address leads back");
    }
    return 0;
}
