// SPDX-License-Identifier: MIT
// A Document has the tree that libxml2 builds, whatever stands where it should not.
#include "core/page/parsehtml.h"

#include <libxml/HTMLparser.h>

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace tagseam {
namespace {

std::string view(const xmlChar* text)
{
    return text == nullptr ? std::string() : reinterpret_cast<const char*>(text);
}

// The tree as text, without what belongs to no sequence.
std::string treeOf(const xmlNode* first)
{
    std::string tree;
    for (const xmlNode* node = first; node != nullptr; node = node->next) {
        if (node->type == XML_ELEMENT_NODE) {
            tree += '<' + view(node->name);
            for (const xmlAttr* attribute = node->properties; attribute != nullptr;
                 attribute = attribute->next)
                tree += ' ' + view(attribute->name) + '=' +
                        (attribute->children != nullptr ? view(attribute->children->content) : "");
            tree += '>' + treeOf(node->children) + "</>";
        } else if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) {
            tree += '[' + view(node->content) + ']';
        } else if (node->type == XML_COMMENT_NODE) {
            tree += "<!--" + view(node->content) + "-->";
        }
    }
    return tree;
}

std::string treeByLibxml(const std::string& page)
{
    const std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)> doc(
        htmlReadMemory(page.data(), static_cast<int>(page.size()), nullptr, "UTF-8",
                       HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NODEFDTD |
                           HTML_PARSE_IGNORE_ENC),
        &xmlFreeDoc);
    return treeOf(doc->children);
}

std::string treeOf(const Document& page, NodeId parent)
{
    std::string tree;
    for (NodeId node = page.firstChild(parent); node != noNode; node = page.nextSibling(node)) {
        if (page.isElement(node)) {
            tree += '<' + std::string(page.name(node));
            for (std::uint32_t i = 0; i < page.attributeCount(node); ++i)
                tree += ' ' + std::string(page.attribute(node, i).name) + '=' +
                        std::string(page.attribute(node, i).value);
            tree += '>' + treeOf(page, node) + "</>";
        } else {
            const std::string text(page.text(node));
            tree += page.kind(node) == NodeKind::Text ? '[' + text + ']' : "<!--" + text + "-->";
        }
    }
    return tree;
}

TEST(ParseTree, isThatOfLibxmlWhateverStandsAnywhere)
{
    const std::vector<std::string> parts{"",
                                         " ",
                                         "\n \n",
                                         "&#32;",
                                         "&nbsp;",
                                         "text",
                                         "<!-- c -->",
                                         "<?pi x?>",
                                         "<?b?>",
                                         "<!DOCTYPE html>",
                                         "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"x\">",
                                         "<html lang=x>",
                                         "</html>",
                                         "<head>",
                                         "<body a>",
                                         "</body>",
                                         "<o:p>",
                                         "</o:p>",
                                         "<a:>",
                                         "<:b>",
                                         "<x:1 y>",
                                         "<p>",
                                         "</p>",
                                         "<b> </b> <i>",
                                         "<table>t",
                                         "</td>",
                                         "<select><option> <option>",
                                         "<input checked disabled=disabled>",
                                         "<script>a</scr",
                                         "</script>",
                                         "<style>p{}</style>",
                                         "<![CDATA[x]]>",
                                         "<frameset><frame>",
                                         "<title>",
                                         "<",
                                         "&",
                                         "<!",
                                         "<!--",
                                         "</div></div></div>"};
    const std::string begin = "<title>t</title><div class=a>one <b>two</b>";
    const std::string end = " three</div></body></html>";
    for (const std::string& first : parts) {
        for (const std::string& second : parts) {
            for (const std::string& page : {first + begin + second + end, begin + first + end + second,
                                            begin + end + first + begin + second, first + second + "<p>x"}) {
                const Result<Document> parsed = parseHtml(page, {.parser = Parser::Libxml2});
                ASSERT_TRUE(parsed) << page;
                ASSERT_EQ(treeOf(*parsed, NodeId{0}), treeByLibxml(page)) << page;
            }
        }
    }
}

} // namespace
} // namespace tagseam
