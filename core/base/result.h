// SPDX-License-Identifier: MIT
// A value or the reason why there is none: how fallible core functions answer.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace tagseam {

enum class ErrorCode {
    CannotRead,        ///< the file or stream could not be read; detail: the system's reason
    Empty,             ///< there is not one byte in it
    NotText,           ///< too many control characters for a page in any encoding; detail: their share
    BrowserTree,       ///< the tree of a browser (see isSnapshot()) where HTML was expected
    UnknownEncoding,   ///< the caller asked for an encoding that does not exist; detail: its name
    TooLarge,          ///< more than the limit; detail: the limit
    TooManyNodes,      ///< more nodes than the limit; detail: the limit
    TooManyAttributes, ///< more attributes in all than the limit; detail: the limit
    TooManyEntries, ///< an archive whose list of entries takes more memory than the limit; detail: the limit
    TooDeep,        ///< more elements open at once than the limit; detail: the limit
    BadArchive,     ///< gzip, MHTML or WARC that cannot be read; detail: the reason
    BadTruth,       ///< a file of ground truth cannot be read; where: the place in it; detail: what is wrong
    BadManifest,    ///< the manifest of a archived page cannot be read; detail: what is wrong with `where`
    BadCorpus,   ///< the folder of a corpus, or its manifest; where: the file and line; detail: what is wrong
    BadRun,      ///< no file of a run, or not of this one; where: the file and line; detail: what is wrong
    BadSelector, ///< an XPath or CSS selector that cannot be followed; detail: what is wrong, and at which
                 ///< character
    BadSymbol,   ///< a token of a symbol list is not an integer; detail: the token
    BadSetup,    ///< neither a reading nor a switch with a value; where: what was given
    BadSnapshot, ///< the arrays of a rendered DOM contradict each other; detail: which rule
    NoComputedStyles, ///< LabelAttributes::Computed was asked for of a page that has none; no detail
    Stopped,          ///< the caller asked for it: no failure to tell anyone; no detail
    BadAnnotation, ///< no annotation of a page; where: the member or the byte; detail: what is wrong with it
    BadStyleTree, ///< no learnt site style tree; where: the member or the byte; detail: what is wrong with it
    FileChanged,  ///< the file is not as it was when it was read: someone else wrote it; no detail
    InUse,        ///< another program has the file open; detail: which, if it says so
    CannotWrite,  ///< the file could not be written; detail: the system's reason
    SeveralAnnotators, ///< annotated by several people, and none of them was chosen; detail: "Ana, Bo"
    OtherTree, ///< annotated on the page's other tree, which is not at hand; detail: "rendered" or "source"
};

/// What went wrong and where; the sentence for people is made by app and ui.
struct Error {
    ErrorCode code;
    std::string where;  ///< file, "token 7", "node 12": the place a person would look at
    std::string detail; ///< data for the sentence, never a whole sentence
    /// The same error, at a place when it names none.
    Error at(const std::string& place) const { return {code, where.empty() ? place : where, detail}; }
};

/// Either a value or an Error. Asking for the one that is not there is a broken invariant.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return m_state.index() == 0; }

    const T& operator*() const& { return *get(); }
    T& operator*() & { return *get(); }
    T&& operator*() && { return std::move(*get()); }
    const T* operator->() const { return get(); }
    T* operator->() { return get(); }

    const Error& error() const
    {
        assert(m_state.index() == 1);
        return *std::get_if<1>(&m_state);
    }

  private:
    const T* get() const
    {
        assert(m_state.index() == 0);
        return std::get_if<0>(&m_state);
    }
    T* get()
    {
        assert(m_state.index() == 0);
        return std::get_if<0>(&m_state);
    }

    std::variant<T, Error> m_state;
};

} // namespace tagseam
