// SPDX-License-Identifier: MIT
// A learnt site style tree as a filter: it cleans pages, and reports its decisions.
#pragma once

#include "core/methods/method.h"
#include "core/methods/sitestyletree/cleanpage.h"

#include <stop_token>
#include <utility>

namespace tagseam {

/// Returns the result of cleanPage() with its decisions, in document order: each node whose status an element
/// node decided, "noisy" or "meaningful" with the greatest composite importance of that element node and its
/// descendants (for a page's leaf that is an internal node elsewhere, with its content's), "possibly" for a
/// style that the tree does not have, without a figure; and "local-noise" for nodes removed within. Locally
/// noisy words of a kept text are its text edits. Includes the threshold of the marks and fitOf(). Cost:
/// cleanPage().
FilterResult cleanByTree(const Document& page, const MeasuredTree& measured, const Marks& marks,
                         const KeepMask* within = nullptr);

/// A tree with all data that its measures refer to: must stay at its address.
class SstFilter {
  public:
    /// Makes a filter. `stop`: as in measure().
    SstFilter(SiteStyleTree site, const MeasureOptions& options, double threshold,
              const std::stop_token& stop = {})
        : m_site(std::move(site)), m_measured(measure(m_site, options, stop)),
          m_marks(markElements(m_measured, threshold))
    {
    }
    SstFilter(const SstFilter&) = delete;
    SstFilter& operator=(const SstFilter&) = delete;
    ~SstFilter() = default;

    /// Calls cleanByTree(). May be called from several threads.
    FilterResult clean(const Document& page, const KeepMask* within = nullptr) const
    {
        return cleanByTree(page, m_measured, m_marks, within);
    }

  private:
    SiteStyleTree m_site;
    MeasuredTree m_measured;
    Marks m_marks;
};

/// "sst": a site style tree, with options for how it grows, how it is measured, and what is noise.
extern const MethodEntry sstMethod;

} // namespace tagseam
