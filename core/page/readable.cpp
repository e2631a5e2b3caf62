// SPDX-License-Identifier: MIT
// Decides what a reader of a page sees: which nodes, and which of them stand in one line.
#include "core/page/readable.h"

#include "core/base/ascii.h"
#include "core/base/spaces.h"
#include "core/base/words.h"
#include "core/page/displaystyle.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>

namespace tagseam {

namespace {

// --- names ------------------------------------------------------------------------------------------------

// HTML's style sheet gives them `display: none` (WHATWG, section 15.3.1). Void elements are not among them:
// libxml2 puts what follows some of them, as `source`, into them.
constexpr std::array<std::string_view, 12> neverDisplayedNames{"script", "style", "template", "head",
                                                               "title",  "link",  "meta",     "base",
                                                               "area",   "rp",    "noembed",  "noframes"};

// WHATWG, sections 15.3.2 to 15.3.13. All other elements of HTML, and those that it does not know, are
// inline.
constexpr std::array<std::string_view, 58> blockNames{
    "html",     "body",       "address", "article",  "aside",  "blockquote", "caption", "center", "col",
    "colgroup", "dd",         "details", "dialog",   "dir",    "div",        "dl",      "dt",     "fieldset",
    "figure",   "figcaption", "footer",  "form",     "frame",  "frameset",   "h1",      "h2",     "h3",
    "h4",       "h5",         "h6",      "header",   "hgroup", "hr",         "legend",  "li",     "listing",
    "main",     "menu",       "nav",     "noframes", "ol",     "optgroup",   "option",  "p",      "plaintext",
    "pre",      "search",     "section", "summary",  "table",  "tbody",      "td",      "tfoot",  "th",
    "thead",    "tr",         "ul",      "xmp"};

// They stand in a line as a word by themselves: replaced elements, controls, and the notes of `ruby`.
constexpr std::array<std::string_view, 18> atomNames{
    "img",    "svg",    "canvas",   "video", "audio", "object",   "embed",   "iframe", "applet",
    "button", "select", "textarea", "input", "meter", "progress", "marquee", "rt",     "image"};

constexpr std::array<std::string_view, 5> controlNames{"select", "textarea", "datalist", "option",
                                                       "optgroup"};

// Their content is for browsers that cannot show them.
constexpr std::array<std::string_view, 9> fallbackNames{"video",  "audio", "canvas", "object",  "applet",
                                                        "iframe", "frame", "meter",  "progress"};

constexpr std::array<std::string_view, 4> preformattedNames{"pre", "listing", "xmp", "plaintext"};

// Elements of SVG that describe a drawing, or are drawn only where others refer to them.
constexpr std::array<std::string_view, 9> undrawnNames{"title",    "desc", "metadata", "defs",  "symbol",
                                                       "clippath", "mask", "pattern",  "marker"};

constexpr std::array<std::string_view, 3> mathCellNames{"mtd", "mtr", "mlabeledtr"};

template <std::size_t count>
bool isIn(const std::array<std::string_view, count>& names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

bool isHeadingName(std::string_view name)
{
    return name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
}

// The meaning of an element's name.
enum Trait : std::uint32_t {
    NeverDisplayedName = 1U << 0U,
    NoscriptName = 1U << 1U,
    TemplateName = 1U << 2U,
    ControlName = 1U << 3U,
    ButtonName = 1U << 4U,
    FallbackHolder = 1U << 5U,
    FrameName = 1U << 6U,
    RootName = 1U << 7U,
    DialogName = 1U << 8U,
    HeadingName = 1U << 9U, // or summary
    PreformattedName = 1U << 10U,
    SvgName = 1U << 11U,
    SvgTextName = 1U << 12U,
    ForeignObjectName = 1U << 13U,
    UndrawnName = 1U << 14U,
    MathName = 1U << 15U,
    MathCellName = 1U << 16U,
    FractionName = 1U << 17U,
    AnnotationName = 1U << 18U,
    InputName = 1U << 19U,
    PhantomName = 1U << 20U,
    IsKnown = 1U << 21U
};

struct NameRule {
    std::uint32_t traits = 0; // bits of Trait
    Flow flow = Flow::Inline;
    bool has(std::uint32_t some) const { return (traits & some) != 0; }
};

NameRule ruleOf(std::string_view name)
{
    NameRule rule{IsKnown, Flow::Inline};
    const auto add = [&](bool is, Trait trait) { rule.traits |= is ? trait : 0U; };
    const std::string lower = lowerCase(name); // names of SVG have capitals
    add(isIn(neverDisplayedNames, name), NeverDisplayedName);
    add(name == "noscript", NoscriptName);
    add(name == "template", TemplateName);
    add(isIn(controlNames, name), ControlName);
    add(name == "button", ButtonName);
    add(isIn(fallbackNames, name), FallbackHolder);
    add(name == "iframe" || name == "frame", FrameName);
    add(name == "html" || name == "body", RootName);
    add(name == "dialog", DialogName);
    add(isHeadingName(name) || name == "summary", HeadingName);
    add(isIn(preformattedNames, name), PreformattedName);
    add(name == "svg", SvgName);
    add(name == "text", SvgTextName);
    add(lower == "foreignobject", ForeignObjectName);
    add(isIn(undrawnNames, lower), UndrawnName);
    add(name == "math", MathName);
    add(isIn(mathCellNames, name), MathCellName);
    add(name == "mfrac", FractionName);
    add(name == "annotation" || name == "annotation-xml", AnnotationName);
    add(name == "input", InputName);
    add(name == "mphantom", PhantomName);
    rule.flow = name == "br"             ? Flow::LineBreak
                : isIn(atomNames, name)  ? Flow::Atom
                : isIn(blockNames, name) ? Flow::Block
                                         : Flow::Inline;
    return rule;
}

// --- one pass over the nodes ------------------------------------------------------------------------------

// The facts that descendants inherit, beside the reason.
enum ReaderContext : std::uint8_t {
    AreButtonsText = 1U << 0U, // in a heading, a summary or a button that is text
    InPreformatted = 1U << 1U,
    InSvg = 1U << 2U,
    InSvgText = 1U << 3U,
    InMath = 1U << 4U,
};

// The names of attributes that hide, as numbers of a document.
struct AttributeNames {
    explicit AttributeNames(const Document& page)
        : hidden(page.nameId("hidden")), style(page.nameId("style")), open(page.nameId("open")),
          popover(page.nameId("popover")), role(page.nameId("role")), type(page.nameId("type")),
          ariaHidden(page.nameId("aria-hidden")), ariaExpanded(page.nameId("aria-expanded")),
          ariaControls(page.nameId("aria-controls")), shadowRootMode(page.nameId("shadowrootmode")),
          display(page.nameId("display")), visibility(page.nameId("visibility"))
    {
    }
    NameId hidden, style, open, popover, role, type, ariaHidden, ariaExpanded, ariaControls, shadowRootMode,
        display, visibility;
};

class ReaderRules {
  public:
    explicit ReaderRules(const Document& page) : m_page(page), m_attributes(page)
    {
        const std::uint32_t size = page.size();
        m_nodes.unseen.assign(size, Unseen::No);
        m_nodes.flow.assign(size, Flow::Inline);
        m_nodes.isPreformatted.assign(size, false);
        m_context.assign(size, 0);
        m_body = page.body();
        readStyles();
        countFormulas();
    }

    ReadableNodes apply(NoscriptTexts noscript) &&
    {
        for (NodeId node{1}; node.value < m_page.size(); ++node.value) {
            const std::size_t at = node.value;
            const std::size_t parent = m_page.parent(node).value;
            m_context[at] = m_context[parent];
            if (m_page.isElement(node))
                applyToElement(node);
            else
                m_nodes.unseen[at] = reasonOfText(node);
            m_nodes.isPreformatted[at] = (m_context[at] & InPreformatted) != 0;
        }
        readNoscript(noscript);
        showAncestors();
        return std::move(m_nodes);
    }

  private:
    const NameRule& rule(NodeId element)
    {
        const std::size_t number = m_page.nameId(element).value;
        if (number >= m_rules.size())
            m_rules.resize(number + 1);
        if (m_rules[number].traits == 0)
            m_rules[number] = ruleOf(m_page.name(element));
        return m_rules[number];
    }

    void readStyles()
    {
        if (!m_page.hasComputedStyles())
            return;
        for (NodeId node{1}; node.value < m_page.size(); ++node.value) {
            const std::uint32_t number = m_page.computedStyleNumber(node);
            if (number >= m_styles.size())
                m_styles.resize(number + std::size_t{1});
        }
        for (std::uint32_t number = 1; number < m_styles.size(); ++number)
            m_styles[number] = displayStyleOf(m_page.computedStyle(number));
        // Visibility is inherited: a hidden body hides everything until a script has run.
        const std::uint32_t ofBody = m_body == noNode ? 0 : m_page.computedStyleNumber(m_body);
        if (ofBody != 0 && m_styles[ofBody].isInvisible == true) {
            for (DisplayStyle& style : m_styles)
                style.isInvisible = false;
        }
    }

    void countFormulas()
    {
        const NameId math = m_page.nameId("math");
        if (math == noName || m_attributes.ariaHidden == noName)
            return;
        m_formulas.assign(m_page.size() + std::size_t{1}, 0);
        for (NodeId node{0}; node.value < m_page.size(); ++node.value)
            m_formulas[node.value + 1] = m_formulas[node.value] + (m_page.nameId(node) == math ? 1 : 0);
    }

    bool has(NodeId element, NameId attribute) const
    {
        return attribute != noName && m_page.hasAttribute(element, attribute);
    }
    std::string_view valueOf(NodeId element, NameId attribute) const
    {
        return attribute == noName ? std::string_view() : m_page.attribute(element, attribute);
    }

    // Returns the element's computed style or, without one, the style of its attribute.
    DisplayStyle styleOf(NodeId element) const
    {
        if (const std::uint32_t number = m_page.computedStyleNumber(element); number != 0) {
            DisplayStyle style = m_styles[number];
            // A value that is not listed is the initial one.
            if (style.display == Display::Unset)
                style.display = Display::Inline;
            for (std::optional<bool> DisplayStyle::*each :
                 {&DisplayStyle::isInvisible, &DisplayStyle::isContentSkipped, &DisplayStyle::isPreformatted})
                style.*each = style.*each == true;
            return style;
        }
        const std::string_view text = valueOf(element, m_attributes.style);
        DisplayStyle style = text.empty() ? DisplayStyle{} : displayStyleOf(text);
        if ((m_context[element.value] & InSvg) != 0)
            readPresentation(element, style);
        return style;
    }

    // Reads the attributes by which SVG sets properties (SVG 2, section 6.6); the attribute style comes
    // first.
    void readPresentation(NodeId element, DisplayStyle& style) const
    {
        if (style.display == Display::Unset && valueOf(element, m_attributes.display) == "none")
            style.display = Display::None;
        const std::string_view visibility = valueOf(element, m_attributes.visibility);
        if (!style.isInvisible && !visibility.empty())
            style.isInvisible = visibility == "hidden" || visibility == "collapse";
    }

    // True for the body, too.
    bool isAroundBody(NodeId node) const
    {
        return m_body != noNode && node <= m_body && m_body < m_page.subtreeEnd(node);
    }

    void applyToElement(NodeId node)
    {
        const NameRule of = rule(node);
        const DisplayStyle style = styleOf(node);
        m_nodes.flow[node.value] = flowOf(node, of, style);
        if (isAroundBody(node))
            return addContext(node, of, style);
        const Unseen around = m_nodes.unseen[m_page.parent(node).value];
        Unseen reason =
            around == Unseen::No || around == Unseen::Invisible ? reasonOf(node, of, style) : around;
        // A style sheet in a hidden element is no text that a script could show.
        if (around != Unseen::Noscript && isNeverDisplayed(node, of))
            reason = Unseen::NeverDisplayed;
        if (reason == Unseen::No) {
            const bool isPhantom = of.has(PhantomName) && (m_context[node.value] & InMath) != 0;
            const bool isInvisible = style.isInvisible == true ||
                                     (!style.isInvisible && (around == Unseen::Invisible || isPhantom));
            reason = isInvisible && !of.has(RootName) ? Unseen::Invisible : Unseen::No;
        }
        m_nodes.unseen[node.value] = reason;
        addContext(node, of, style);
    }

    bool isNeverDisplayed(NodeId node, NameRule of) const
    {
        return of.has(NeverDisplayedName) &&
               !(of.has(TemplateName) && has(node, m_attributes.shadowRootMode));
    }

    // Returns why a reader does not see the subtree, whatever its descendants say.
    Unseen reasonOf(NodeId node, const NameRule& of, const DisplayStyle& style)
    {
        const std::uint32_t context = m_context[node.value];
        if (isNeverDisplayed(node, of))
            return Unseen::NeverDisplayed;
        if (((context & InSvg) != 0 && of.has(UndrawnName)) ||
            ((context & InMath) != 0 && of.has(AnnotationName)))
            return Unseen::NeverDisplayed;
        if (isFallback(node))
            return Unseen::Fallback;
        if (of.has(RootName | NoscriptName))
            return Unseen::No; // see readNoscript()
        if (const Unseen hidden = hiddenBy(node, of, style); hidden != Unseen::No)
            return hidden;
        if (of.has(ControlName) || (of.has(ButtonName) && !isText(node)))
            return Unseen::Control;
        return isCopy(node) ? Unseen::Copy : Unseen::No;
    }

    Unseen hiddenBy(NodeId node, const NameRule& of, const DisplayStyle& style) const
    {
        const bool isComputed = m_page.computedStyleNumber(node) != 0;
        const bool isClosed =
            (of.has(DialogName) && !has(node, m_attributes.open)) || has(node, m_attributes.popover);
        if (style.display == Display::None || (!isComputed && style.display == Display::Unset)) {
            if (has(node, m_attributes.hidden))
                return Unseen::Hidden;
            if (isClosed)
                return Unseen::Closed;
        }
        if (style.display == Display::None)
            return Unseen::NoDisplay;
        if (style.isContentSkipped == true &&
            m_nodes.flow[node.value] != Flow::Inline) // only a box has such content
            return has(node, m_attributes.hidden) ? Unseen::Hidden : Unseen::SkippedContent;
        return Unseen::No;
    }

    // A captured document of a frame begins with `html`.
    bool isFallback(NodeId node)
    {
        const NodeId parent = m_page.parent(node);
        if (!m_page.isElement(parent))
            return false;
        const NameRule& around = rule(parent);
        return around.has(FallbackHolder) && !(around.has(FrameName) && m_page.name(node) == "html");
    }

    // True for a button whose words are text of the page: what it opens has no other heading.
    bool isText(NodeId button)
    {
        if ((m_context[button.value] & AreButtonsText) != 0 || has(button, m_attributes.ariaExpanded) ||
            has(button, m_attributes.ariaControls))
            return true;
        for (NodeId node{button.value + 1}; node < m_page.subtreeEnd(button); ++node.value) {
            if (m_page.isElement(node) && rule(node).has(HeadingName))
                return true;
        }
        return false;
    }

    // True for what a script drew of a formula for sighted readers, where the element around it, which is in
    // a line, has the formula itself.
    bool isCopy(NodeId node) const
    {
        if (m_formulas.empty() || valueOf(node, m_attributes.ariaHidden) != "true")
            return false;
        const NodeId parent = m_page.parent(node);
        const auto formulasIn = [&](NodeId root) {
            return m_formulas[m_page.subtreeEnd(root).value] - m_formulas[root.value];
        };
        return m_nodes.flow[parent.value] == Flow::Inline && formulasIn(parent) > formulasIn(node);
    }

    Flow flowOf(NodeId node, const NameRule& of, const DisplayStyle& style)
    {
        const std::uint32_t context = m_context[node.value];
        const NodeId parent = m_page.parent(node);
        const bool isInFraction = (context & InMath) != 0 && rule(parent).has(FractionName);
        if ((context & InSvg) != 0)
            return of.has(SvgTextName | ForeignObjectName) ? Flow::Atom : Flow::Inline;
        if ((context & InMath) != 0)
            return of.has(MathCellName) || isInFraction ? Flow::Atom : Flow::Inline;
        if (of.has(InputName) && equalsIgnoringCase(valueOf(node, m_attributes.type), "hidden"))
            return Flow::Inline; // it takes no place
        if (of.flow == Flow::LineBreak)
            return of.flow;
        switch (style.display) {
        case Display::Atom:
            return Flow::Atom;
        case Display::Block:
            return Flow::Block;
        case Display::Inline:
            return of.flow == Flow::Atom ? Flow::Atom : Flow::Inline;
        case Display::Unset:
        case Display::None:
            break;
        }
        return of.flow;
    }

    void addContext(NodeId node, const NameRule& of, const DisplayStyle& style)
    {
        std::uint8_t& context = m_context[node.value];
        const auto set = [&](bool is, std::uint32_t bit) {
            context = static_cast<std::uint8_t>(is ? context | bit : context & ~bit);
        };
        if (of.has(HeadingName) || of.has(ButtonName) || valueOf(node, m_attributes.role) == "heading")
            set(true, AreButtonsText);
        if (style.isPreformatted)
            set(*style.isPreformatted, InPreformatted);
        else if (of.has(PreformattedName))
            set(true, InPreformatted);
        if (of.has(SvgName))
            set(true, InSvg);
        if ((context & InSvg) != 0 && of.has(SvgTextName))
            set(true, InSvgText);
        if ((context & InSvg) != 0 && of.has(ForeignObjectName)) {
            set(false, InSvg);
            set(false, InSvgText);
        }
        if (of.has(MathName))
            set(true, InMath);
    }

    Unseen reasonOfText(NodeId node)
    {
        const NodeId parent = m_page.parent(node);
        const Unseen around = m_nodes.unseen[parent.value];
        if ((around != Unseen::No && around != Unseen::Invisible) || !m_page.isElement(parent))
            return around;
        if (rule(parent).has(FallbackHolder))
            return Unseen::Fallback;
        const std::uint32_t context = m_context[node.value];
        if ((context & InSvg) != 0 && (context & InSvgText) == 0)
            return Unseen::NeverDisplayed;
        return around;
    }

    void readNoscript(NoscriptTexts noscript)
    {
        const std::vector<NodeId> roots = noscriptElements();
        if (noscript == NoscriptTexts::IfMost && !roots.empty())
            weighNoscript(roots);
        if (m_nodes.isNoscriptRead())
            return;
        for (const NodeId root : roots)
            std::fill(m_nodes.unseen.begin() + root.value,
                      m_nodes.unseen.begin() + m_page.subtreeEnd(root).value, Unseen::Noscript);
    }

    // Returns the outermost elements, without those around the body.
    std::vector<NodeId> noscriptElements() const
    {
        const NameId noscript = m_page.nameId("noscript");
        std::vector<NodeId> roots;
        for (NodeId node{0}; noscript != noName && node.value < m_page.size();) {
            const bool isOne = m_page.nameId(node) == noscript && !isAroundBody(node);
            if (isOne)
                roots.push_back(node);
            node = isOne ? m_page.subtreeEnd(node) : NodeId{node.value + 1};
        }
        return roots;
    }

    void weighNoscript(const std::vector<NodeId>& roots)
    {
        if (m_body == noNode)
            return;
        const bool isRendered = m_page.encoding().empty(); // then its content is the text of its markup
        double words = 0;
        for (const NodeId root : roots) {
            const bool isInBody = m_body < root && root < m_page.subtreeEnd(m_body);
            for (NodeId node = root; isInBody && node < m_page.subtreeEnd(root); ++node.value) {
                if (!isRendered || m_page.parent(node) != root)
                    words += seenWordsAt(node);
            }
        }
        m_nodes.noscriptWords = static_cast<std::uint32_t>(words);
        double others = 0;
        auto next = roots.begin();
        for (NodeId node = m_body; node < m_page.subtreeEnd(m_body) && others < m_nodes.noscriptWords;) {
            while (next != roots.end() && *next < node)
                ++next;
            const bool isNoscript = next != roots.end() && *next == node;
            others += isNoscript ? 0 : seenWordsAt(node);
            node = isNoscript ? m_page.subtreeEnd(node) : NodeId{node.value + 1};
        }
        m_nodes.otherWords = static_cast<std::uint32_t>(others);
    }

    double seenWordsAt(NodeId node) const
    {
        const bool isText = m_page.kind(node) == NodeKind::Text && m_nodes.isSeen(node);
        return isText ? wordsIn(m_page.text(node)) : 0;
    }

    // An invisible element with a visible descendant is not left out.
    void showAncestors()
    {
        for (NodeId node{m_page.size()}; node.value-- > 1;) {
            Unseen& around = m_nodes.unseen[m_page.parent(node).value];
            if (m_nodes.unseen[node.value] == Unseen::No && around == Unseen::Invisible)
                around = Unseen::No;
        }
    }

    const Document& m_page;
    const AttributeNames m_attributes;
    NodeId m_body = noNode;
    ReadableNodes m_nodes;
    std::vector<std::uint8_t> m_context;   // indexed by node: bits of ReaderContext
    std::vector<NameRule> m_rules;         // indexed by NameId; without traits until it is needed
    std::vector<DisplayStyle> m_styles;    // indexed by the numbers of computed styles
    std::vector<std::uint32_t> m_formulas; // indexed by node: formulas before it; empty when none is needed
};

struct UnseenWords {
    std::string_view name;
    std::string_view meaning;
};

// Indexed by Unseen.
constexpr std::array<UnseenWords, allUnseen.size() + 1> unseenWords{{
    {"no", ""},
    {"never-displayed", "in an element that browsers never display, such as script, style or template"},
    {"noscript", "in noscript, which only browsers without scripts display"},
    {"hidden", "hidden by the attribute hidden"},
    {"display", "hidden by display: none"},
    {"visibility", "hidden by visibility: hidden"},
    {"content-visibility", "hidden by content-visibility: hidden"},
    {"closed", "in a closed dialog or popover"},
    {"control", "a caption or a choice of a form control"},
    {"fallback", "text for browsers that cannot show the element around it, such as video or object"},
    {"copy", "a drawn copy of the formula beside it"},
}};

} // namespace

std::string_view name(Unseen unseen)
{
    return unseenWords.at(static_cast<std::size_t>(unseen)).name;
}

std::string_view meaning(Unseen unseen)
{
    return unseenWords.at(static_cast<std::size_t>(unseen)).meaning;
}

ReadableNodes readableNodes(const Document& document, NoscriptTexts noscript)
{
    return ReaderRules(document).apply(noscript);
}

Unseen reasonOfTexts(const Document& document, const ReadableNodes& readable, NodeId root)
{
    Unseen first = readable.unseen[root.value];
    for (NodeId node = root; node < document.subtreeEnd(root); ++node.value) {
        if (document.kind(node) != NodeKind::Text || !hasInk(document.text(node)))
            continue;
        const Unseen reason = readable.unseen[node.value];
        if (reason == Unseen::No)
            return Unseen::No;
        if (first == Unseen::No && reason != Unseen::NeverDisplayed)
            first = reason;
    }
    return first;
}

bool isUnread(std::string_view name)
{
    return name == "script" || name == "style" || name == "template" || name == "noscript";
}

} // namespace tagseam
