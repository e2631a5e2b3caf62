// SPDX-License-Identifier: MIT
// An annotation as a file of W3C Web Annotation JSON-LD, and back.
#pragma once

#include "core/base/result.h"
#include "core/truth/annotation/annotation.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// Bytes of the largest file that is read, and how deep its lists and objects may nest.
inline constexpr std::size_t annotationSizeLimit = std::size_t{64} << 20U;
inline constexpr unsigned annotationDepthLimit = 64;

/// An AnnotationCollection (Web Annotation Data Model, W3C 2017) with its one AnnotationPage, indented,
/// ending with a line feed; same annotation, same text. The terms that are not W3C's stand in its @context:
///
///     dialect    "tagseam.annotation/1"
///     page       {url, sha256, nodes, tree: "source" or "rendered", digest}: as AnnotatedPage
///     annotator  name of a person; "" for none
///     progress   "untouched", "in-work", "done" or "skipped"
///     note       on the page
///     first.items[].target[].selector[]  besides XPathSelector, CssSelector, TextQuoteSelector and
///                TextPositionSelector an ElementSelector {startTag, wholeText, twin, twins, alike, rivals}:
///                as Evidence
///
/// An item is a Mark: its id, a body of purpose "tagging" that is the label, one of purpose "commenting" that
/// is the note, and its targets, each a SpecificResource of the page's url ("urn:tagseam:page" if unknown).
/// What is empty or unknown in a mark or target is excluded. Text that is no UTF-8 is written as U+FFFD.
std::string annotationJson(const Annotation& annotation);

/// Reads what annotationJson() wrote, and what other tools write as an AnnotationCollection or AnnotationPage
/// with all of its items in it. Of these all of Tagseam's own members may be missing; the url is then the
/// first target's source. Members, bodies and selectors that mean nothing here are kept in `unread`, and
/// written again by annotationJson(); a selector that is refined by another is such a one. (Their numbers may
/// come back in another notation, and members in another order.)
///
/// Never half an annotation: every member that is known must be of its type, a file of Tagseam's dialect must
/// have all of them, "total" must be the number of items, ids must differ, every item must have a label, no
/// member may be there twice.
/// Errors: TooLarge; BadAnnotation, where: the member ("first.items[3].target[0].selector"), or the byte
/// ("byte 1041", from 1) from which on it is no JSON; detail: what is wrong.
/// Cost: the bytes times the logarithm of the members of an object.
Result<Annotation> readAnnotation(std::string_view json);

} // namespace tagseam
