// SPDX-License-Identifier: MIT
// A learnt site style tree as a filter: it cleans pages, and tells its decisions.
#pragma once

#include "core/methods/filter.h"
#include "core/methods/sitestyletree/cleanpage.h"

#include <stop_token>
#include <utility>

namespace tagseam {

/// The answer of cleanPage() with its decisions, in document order: each node that an element node settled,
/// "noisy" or "meaningful" by the greatest composite importance of that element node and its descendants (of
/// a page's leaf that is none elsewhere, by its content's), "possibly" for a style that the tree has not,
/// without a figure; and "local-noise" for what goes within. Words that are locally noisy in a text that
/// stays are not told: a mask has no words. With the threshold of the marks and fitOf(). Costs what
/// cleanPage() does.
FilterResult cleanByTree(const Document& page, const MeasuredTree& measured, const Marks& marks,
                         const KeepMask* within = nullptr);

/// A tree with all that its measures refer to: must stay where it is.
class SstFilter {
  public:
    /// `stop`: as measure() has it.
    SstFilter(SiteStyleTree site, const MeasureOptions& options, double threshold,
              const std::stop_token& stop = {})
        : m_site(std::move(site)), m_measured(measure(m_site, options, stop)),
          m_marks(markElements(m_measured, threshold))
    {
    }
    SstFilter(const SstFilter&) = delete;
    SstFilter& operator=(const SstFilter&) = delete;
    ~SstFilter() = default;

    /// cleanByTree(). May be called from several threads.
    FilterResult clean(const Document& page, const KeepMask* within = nullptr) const
    {
        return cleanByTree(page, m_measured, m_marks, within);
    }

  private:
    SiteStyleTree m_site;
    MeasuredTree m_measured;
    Marks m_marks;
};

} // namespace tagseam
