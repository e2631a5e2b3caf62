// SPDX-License-Identifier: MIT
// Nodes -> the labels of their tag paths: tag and style, each distinct one numbered (Velloso and Dorneles
// 2013, Definition 3.3).
#pragma once

#include "core/base/numbering.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Labels numbered by the exact values of their components; the readable text is made once for each. A node
/// whose class the edits change has the label that it would have with the other class.
class Labels {
  public:
    /// `document` and `options` must outlive the object.
    Labels(const Document& document, const TagPathOptions& options);

    /// Returns the number of the node's label: 0, 1, 2 ... in order of first appearance; the same for nodes
    /// of equal labels.
    std::uint32_t number(NodeId node);
    /// The text of each label, in order of the numbers.
    std::vector<std::string> take() && { return std::move(m_texts); }

  private:
    static constexpr std::uint32_t none = 0xffffffffU;

    std::string_view classOf(NodeId node) const;
    std::uint32_t numberOnce(std::uint32_t& number, NodeId node);
    std::uint32_t numberOfKey(NodeId node);
    std::uint32_t numberOfStyle(NameId name, std::uint32_t style, NodeId node);
    std::uint32_t add(NodeId node);
    std::string text(NodeId node) const;

    const Document& m_document;
    LabelAttributes m_style;
    bool m_hasClass; // classes belong to the label
    NameId m_class;
    std::map<NodeId, std::string_view> m_otherClass; // classes that the edits give
    std::vector<NameId> m_attributes;                // the style attributes besides the class that belong to
                                                     // the label
    std::uint32_t m_textLabel = none;
    std::vector<std::uint32_t> m_bareLabels; // indexed by NameId
    std::string m_key;
    std::vector<std::string> m_keys;              // labels with a style, in order of the number of the key
    std::vector<std::uint64_t> m_labelAttributes; // labels with a computed style: name and style
    std::vector<std::uint32_t> m_labelOfKey;
    std::vector<std::string> m_texts;
    Numbering m_numbering;
};

} // namespace tagseam
