// SPDX-License-Identifier: MIT
// A value or the reason for its absence: the result of fallible core functions.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace tagseam {

enum class ErrorCode {
    CannotRead,        ///< the file or stream could not be read; detail: the system's reason
    Empty,             ///< the input has no bytes
    NotText,           ///< too many control characters for a page in any encoding; detail: their share
    BrowserTree,       ///< the tree of a browser (see isSnapshot()) where HTML was expected
    UnknownEncoding,   ///< the encoding that the caller requested does not exist; detail: its name
    TooLarge,          ///< more than the limit; detail: the limit
    TooManyNodes,      ///< more nodes than the limit; detail: the limit
    TooManyAttributes, ///< more attributes in all than the limit; detail: the limit
    TooManyEntries, ///< an archive whose list of entries takes more memory than the limit; detail: the limit
    TooDeep,        ///< more elements open at once than the limit; detail: the limit
    BadArchive,     ///< gzip, MHTML or WARC that cannot be read; detail: the reason
    BadGroundTruth, ///< a file of ground truth cannot be read; where: the place in the file; detail: the
                    ///< fault
    BadManifest,    ///< the manifest of an archived page cannot be read; detail: the fault of `where`
    BadCorpus,   ///< the folder of a corpus, or its manifest, is invalid; where: the file and line; detail:
                 ///< the fault
    BadRun,      ///< the file is not of a run, or of another run; where: the file and line; detail: the fault
    BadSelector, ///< an XPath or CSS selector that cannot be evaluated; detail: the fault, and its character
    BadSymbol,   ///< a token of a symbol list is not an integer; detail: the token
    BadSetup,    ///< the text is neither a variant nor an option with a value; where: the text
    BadSnapshot, ///< the arrays of a rendered DOM contradict each other; detail: the violated rule
    NoComputedStyles, ///< LabelAttributes::Computed was requested for a page that has no computed styles; no
                      ///< detail
    NoBoxes,          ///< the method goes by boxes, and the page has none: it was not rendered; no detail
    Stopped,          ///< the caller stopped the computation: not a failure to report; no detail
    BadAnnotation,    ///< not a valid annotation of a page; where: the member or the byte; detail: the fault
    BadStyleTree, ///< not a valid learnt site style tree; where: the member or the byte; detail: the fault
    FileChanged,  ///< another program changed the file since it was read; no detail
    InUse,        ///< another program has the file open; detail: the program, if known
    CannotWrite,  ///< the file could not be written; detail: the system's reason
    SeveralAnnotators, ///< the page was annotated by several people, and none was chosen; detail: "Ana, Bo"
    OtherTree, ///< the page was annotated on its other tree, which is not available; detail: "rendered" or
               ///< "source"
    // Findings: the page could be read, see Reading.
    ReadInPart,      ///< the bytes of the page are not complete; detail: what is missing
    DamagedArchive,  ///< the archive of the page is damaged elsewhere; detail: the fault
    MissingParts,    ///< the archive lacks parts that the page shows; detail: their addresses
    RefusedEncoding, ///< the page was served with an encoding that is not read; detail: its name
    OtherParser,     ///< the HTML5 parser would not finish, and libxml2 read the page; no detail
    NotWellFormed,   ///< the page is said to be XHTML, and was read as HTML; detail: the line
};

/// The error and its place; app and ui make the sentence for people.
struct Error {
    ErrorCode code;
    std::string where;  ///< file, "token 7", "node 12": the place where a person would look
    std::string detail; ///< data for the sentence, never a whole sentence
    /// Returns the same error with `place` as its place when it names none.
    Error at(const std::string& place) const { return {code, where.empty() ? place : where, detail}; }
};

/// Either a value or an Error. Reading the absent one is a broken invariant.
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
