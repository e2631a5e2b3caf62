// SPDX-License-Identifier: MIT
// A Document as libxml2's tree, so that its XPath can be asked the same question.
#pragma once

#include "core/page/dom.h"

#include <libxml/tree.h>
#include <libxml/xpath.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagseam::test {

/// For shallow pages only: libxml2 itself is recursive. Texts stand beside texts as they do in the Document,
/// which libxml2's own functions would join.
class LibXml2Tree {
  public:
    explicit LibXml2Tree(const Document& document)
        : m_tree(xmlNewDoc(nullptr)), m_nodes(document.size()), m_ids(document.size())
    {
        m_nodes[0] = reinterpret_cast<xmlNode*>(m_tree.get());
        for (NodeId node{1}; node.value < document.size(); ++node.value) {
            xmlNode* made = newNode(document, node);
            m_ids[node.value] = node;
            made->_private = &m_ids[node.value];
            m_nodes[node.value] = made;
            hang(made, m_nodes[document.parent(node).value]);
        }
    }

    /// Nothing for what is no set of nodes, or no XPath. Attributes are left out.
    std::optional<std::vector<NodeId>> select(const std::string& expression) const
    {
        // In brackets: without, libxml2 takes a short cut for simple paths, and ".//." loses the document.
        const std::string bracketed = "(" + expression + ")";
        const ContextHandle context(xmlXPathNewContext(m_tree.get()));
        context->error = [](void*, xmlErrorPtr) {};
        context->node = reinterpret_cast<xmlNode*>(m_tree.get());
        const ObjectHandle object(
            xmlXPathEvalExpression(reinterpret_cast<const xmlChar*>(bracketed.c_str()), context.get()));
        if (!object || object->type != XPATH_NODESET)
            return {};
        std::vector<NodeId> nodes;
        for (int i = 0; object->nodesetval != nullptr && i < object->nodesetval->nodeNr; ++i) {
            const xmlNode* node = object->nodesetval->nodeTab[i];
            if (node->type != XML_ATTRIBUTE_NODE) // of the document itself it is null
                nodes.push_back(node->_private == nullptr ? NodeId{0}
                                                          : *static_cast<const NodeId*>(node->_private));
        }
        std::ranges::sort(nodes);
        return nodes;
    }

  private:
    struct Free {
        void operator()(xmlDoc* tree) const { xmlFreeDoc(tree); }
        void operator()(xmlXPathContext* context) const { xmlXPathFreeContext(context); }
        void operator()(xmlXPathObject* object) const { xmlXPathFreeObject(object); }
    };
    using TreeHandle = std::unique_ptr<xmlDoc, Free>;
    using ContextHandle = std::unique_ptr<xmlXPathContext, Free>;
    using ObjectHandle = std::unique_ptr<xmlXPathObject, Free>;

    xmlNode* newNode(const Document& document, NodeId node) const
    {
        const auto bytes = [](const std::string& text) {
            return reinterpret_cast<const xmlChar*>(text.c_str());
        };
        const std::string text(document.text(node));
        if (document.kind(node) == NodeKind::Text)
            return xmlNewDocText(m_tree.get(), bytes(text));
        if (document.kind(node) == NodeKind::Comment)
            return xmlNewDocComment(m_tree.get(), bytes(text));
        const std::string name(document.name(node));
        xmlNode* element = xmlNewDocNode(m_tree.get(), nullptr, bytes(name), nullptr);
        for (std::uint32_t i = 0; i < document.attributeCount(node); ++i) {
            const std::string key(document.attribute(node, i).name);
            const std::string value(document.attribute(node, i).value);
            xmlNewProp(element, bytes(key), bytes(value));
        }
        return element;
    }
    static void hang(xmlNode* node, xmlNode* parent)
    {
        node->parent = parent;
        node->prev = parent->last;
        (parent->last != nullptr ? parent->last->next : parent->children) = node;
        parent->last = node;
    }

    TreeHandle m_tree;
    std::vector<xmlNode*> m_nodes;
    std::vector<NodeId> m_ids; // what _private points to
};

} // namespace tagseam::test
