// SPDX-License-Identifier: MIT
// An annotation as a file of W3C Web Annotation JSON-LD, and back.
#pragma once

#include "core/base/result.h"
#include "core/truth/annotation/annotation.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// The highest size of a file that is read in bytes, and the highest nesting of its lists and objects.
inline constexpr std::size_t annotationSizeLimit = std::size_t{64} << 20U;
inline constexpr unsigned annotationDepthLimit = 64;

/// Returns an AnnotationCollection (Web Annotation Data Model, W3C 2017) with its one AnnotationPage,
/// indented, ending with a line feed; same annotation, same text. The terms that are not W3C's stand in its
/// @context:
///
///     dialect    "tagseam.annotation/2"
///     page       {url, sha256, nodes, tree: "source" or "rendered", digest, for a source tree parser:
///                "html5" or "libxml2" (which it is when the member is missing), and with an archive cached
///                and sourceDate}: as AnnotatedPage
///     annotator  name of a person; "" for none
///     progress   "untouched", "in-work", "done" or "skipped"
///     note       on the page
///     first.items[].target[].selector[]  besides XPathSelector, CssSelector, TextQuoteSelector and
///                TextPositionSelector an ElementSelector {startTag, foldedExact, foldedPrefix, foldedSuffix,
///                wholeText, twin, twins, alike, rivals}: as Evidence
///
/// An item is a Mark: its id, a body of purpose "tagging" that is the label, one of purpose "commenting" that
/// is the note, and its targets, each a SpecificResource of sourceOf(page), with the archive as its `state`.
/// The url of the page is sourceOf(page) too; readAnnotation() gives the path for the URI of a file.
/// Empty or unknown values in a mark or target are omitted. Text that is not UTF-8 is written as U+FFFD.
std::string annotationJson(const Annotation& annotation);

/// Returns the `source` of targets: the page's url, as a URI; "urn:tagseam:page" if unknown.
std::string sourceOf(const AnnotatedPage& page);

/// Reads the output of annotationJson(), also in the dialect "tagseam.annotation/1", in which quotes are
/// Evidence::folded and positions refer to that text (they are dropped), and files that other tools write as
/// an AnnotationCollection or AnnotationPage with all of its items in it. In the latter all of Tagseam's own
/// members may be missing; the url is then the first target's source. Unknown members, bodies and selectors
/// are kept in `unread`, and written again by annotationJson(); a selector that is refined by another is one
/// of these. (Their numbers may come back in another notation, and members in another order.)
///
/// Never half an annotation: every known member must be of its type, a file of Tagseam's dialect must have
/// all of them, "total" must be the number of items, ids must differ, every item must have a label, no member
/// may occur twice. Errors: TooLarge; BadAnnotation, where: the member ("first.items[3].target[0].selector"),
/// or the byte ("byte 1041", from 1) at which the JSON becomes invalid; detail: the fault. Cost: the bytes
/// times the logarithm of the members of an object.
Result<Annotation> readAnnotation(std::string_view json);

} // namespace tagseam
