// SPDX-License-Identifier: MIT
// Made-up pages of each kind, with a menu, links and a footer around the content.
#pragma once

#include "tests/core/page/testpages.h"

#include <fmt/format.h>

#include <string>

namespace tagseam::test {

/// A text of so many words, different for each number.
inline std::string sentence(int words, int number)
{
    std::string text;
    for (int i = 0; i < words; ++i)
        text += fmt::format("{}wort{}", i == 0 ? "" : " ", number * 100 + i);
    return text + ".";
}

inline std::string framed(const std::string& title, const std::string& content)
{
    std::string menu;
    for (int i = 0; i < 12; ++i)
        menu += fmt::format("<li><a href=x>menu {}</a></li>", i);
    std::string footer;
    for (int i = 0; i < 8; ++i)
        footer += fmt::format("<a href=y>more about us {}</a> ", i);
    return fmt::format(
        "<!DOCTYPE html><html><head><title>{}</title></head><body><div class=a><ul>{}</ul></div>"
        "<div class=b>{}</div><div class=c><p>{}</p><p>Copyright 2019</p></div></body></html>",
        title, menu, content, footer);
}

/// An article of nine paragraphs with a headline, and four related links in the middle.
inline std::string articlePage()
{
    std::string text = "<h1>The long way to the lighthouse</h1><div><div>";
    for (int i = 0; i < 9; ++i) {
        text += "<p>" + sentence(40, i) + "</p>";
        if (i == 4)
            text += "<div><h4>Related</h4><ul><li><a href=1>One other story of the coast</a></li>"
                    "<li><a href=2>Two other stories of the coast</a></li><li><a href=3>Three other stories "
                    "of it</a></li><li><a href=4>Four other stories of it</a></li></ul></div>";
    }
    return framed("The long way to the lighthouse", text + "</div></div>");
}

/// Twenty results, each a link, a text and an address.
inline std::string listPage()
{
    std::string text = "<h2>Results</h2><div>";
    for (int i = 0; i < 20; ++i)
        text +=
            fmt::format("<div><h3><a href=r{}>Result number {} of many</a></h3><p>{}</p><cite>site{}.example"
                        "</cite></div>",
                        i, i, sentence(18, i), i);
    return framed("Search", text + "</div>");
}

/// A form with no content but its questions.
inline std::string formPage()
{
    std::string text = "<form>";
    for (const char* field : {"Name", "Street", "Town", "Country"})
        text += fmt::format("<p><label>{}</label><input></p>", field);
    return framed("Sign up", text + "</form>");
}

} // namespace tagseam::test
