// SPDX-License-Identifier: MIT
// Compares the records of a page before and after pruning.
#include "core/methods/mdr/recordchanges.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tagseam {

namespace {

constexpr std::uint32_t noPartner = 0xffffffffU;

// The records of all regions, one after another.
struct Flat {
    std::vector<RecordPlace> places;
    std::vector<const DataRecord*> records;
    std::vector<std::uint32_t> partners; // index among those of the other page, or none
    std::vector<bool> areSame;           // true for records of equal nodes
    std::vector<std::uint64_t> sizes;    // nodes that count

    explicit Flat(const MinedRecords& mined)
    {
        for (std::uint32_t region = 0; region < mined.regions.size(); ++region) {
            const std::vector<DataRecord>& all = mined.regions[region].records;
            for (std::uint32_t record = 0; record < all.size(); ++record) {
                places.push_back({region, record});
                records.push_back(&all[record]);
            }
        }
        partners.assign(places.size(), noPartner);
        areSame.assign(places.size(), false);
        sizes.assign(places.size(), 0);
    }
    std::uint32_t size() const { return static_cast<std::uint32_t>(places.size()); }
};

bool counts(const Document& page, NodeId node)
{
    return page.isElement(node) || (page.kind(node) == NodeKind::Text && !page.isBlankText(node));
}

template <class Visit>
void visitCounted(const Document& page, const DataRecord& record, const KeepMask& kept, const Visit& visit)
{
    for (const NodeId root : record.nodes) {
        for (NodeId node = root; node < page.subtreeEnd(root); ++node.value) {
            if (kept[node.value] && counts(page, node))
                visit(node);
        }
    }
}

void pairUp(Flat& a, std::uint32_t indexA, Flat& b, std::uint32_t indexB, bool isSame)
{
    a.partners[indexA] = indexB;
    b.partners[indexB] = indexA;
    a.areSame[indexA] = isSame;
    b.areSame[indexB] = isSame;
}

void pairEqual(Flat& original, Flat& pruned)
{
    std::map<std::vector<NodeId>, std::uint32_t> known;
    for (std::uint32_t i = 0; i < original.size(); ++i)
        known.try_emplace(original.records[i]->nodes, i);
    for (std::uint32_t i = 0; i < pruned.size(); ++i) {
        const auto at = known.find(pruned.records[i]->nodes);
        if (at != known.end() && original.partners[at->second] == noPartner)
            pairUp(original, at->second, pruned, i, true);
    }
}

struct Overlap {
    double share = 0;
    std::uint32_t original = 0;
    std::uint32_t pruned = 0;
};

// Returns the overlaps of records that have no partner yet.
std::vector<Overlap> overlaps(const Document& page, Flat& original, Flat& pruned, const KeepMask& kept)
{
    std::vector<std::uint32_t> ownerOf(page.size(), noPartner);
    for (std::uint32_t i = 0; i < original.size(); ++i) {
        if (original.partners[i] == noPartner)
            visitCounted(page, *original.records[i], kept, [&](NodeId node) {
                ownerOf[node.value] = i;
                ++original.sizes[i];
            });
    }
    std::vector<Overlap> all;
    for (std::uint32_t i = 0; i < pruned.size(); ++i) {
        if (pruned.partners[i] != noPartner)
            continue;
        std::map<std::uint32_t, std::uint64_t> shared;
        visitCounted(page, *pruned.records[i], kept, [&](NodeId node) {
            ++pruned.sizes[i];
            if (ownerOf[node.value] != noPartner)
                ++shared[ownerOf[node.value]];
        });
        for (const auto& [owner, nodes] : shared) {
            const std::uint64_t either = original.sizes[owner] + pruned.sizes[i] - nodes;
            const double share = static_cast<double>(nodes) / static_cast<double>(either);
            if (share >= leastSameRecord)
                all.push_back({share, owner, i});
        }
    }
    return all;
}

void pairOverlapping(const Document& page, Flat& original, Flat& pruned, const KeepMask& kept)
{
    std::vector<Overlap> all = overlaps(page, original, pruned, kept);
    std::ranges::stable_sort(all, std::ranges::greater(), &Overlap::share);
    for (const Overlap& each : all) {
        if (original.partners[each.original] == noPartner && pruned.partners[each.pruned] == noPartner)
            pairUp(original, each.original, pruned, each.pruned, false);
    }
}

RecordStatus statusWithout(const Document& page, const DataRecord& record, const KeepMask* content)
{
    if (content == nullptr)
        return RecordStatus::Gone;
    for (const NodeId root : record.nodes) {
        const auto begin = content->begin() + root.value;
        const auto end = content->begin() + page.subtreeEnd(root).value;
        if (std::find(begin, end, true) != end)
            return RecordStatus::Lost;
    }
    return RecordStatus::GoneNoise;
}

// Sets the statuses. `statusAlone`: the status of a record without a partner.
template <class StatusAlone>
std::vector<std::vector<RecordChange>> changesOf(const MinedRecords& mined, const Flat& flat,
                                                 const Flat& other, const StatusAlone& statusAlone)
{
    std::vector<std::vector<RecordChange>> changes(mined.regions.size());
    for (std::uint32_t i = 0; i < flat.size(); ++i) {
        RecordChange change;
        if (flat.partners[i] == noPartner) {
            change.status = statusAlone(*flat.records[i]);
        } else {
            change.status = flat.areSame[i] ? RecordStatus::Kept : RecordStatus::Changed;
            change.partner = other.places[flat.partners[i]];
        }
        changes[flat.places[i].region].push_back(change);
    }
    return changes;
}

} // namespace

RecordChanges compareRecords(const Document& page, const MinedRecords& original, const MinedRecords& pruned,
                             const KeepMask& kept, const KeepMask* content)
{
    Flat before(original);
    Flat after(pruned);
    pairEqual(before, after);
    pairOverlapping(page, before, after, kept);
    RecordChanges changes;
    changes.original = changesOf(original, before, after, [&](const DataRecord& record) {
        return statusWithout(page, record, content);
    });
    changes.pruned = changesOf(pruned, after, before, [](const DataRecord&) { return RecordStatus::New; });
    const auto add = [&](const std::vector<std::vector<RecordChange>>& regions, bool isPruned) {
        for (const std::vector<RecordChange>& region : regions) {
            for (const RecordChange& change : region)
                changes.counts[static_cast<std::size_t>(change.status)] +=
                    !isPruned || change.status == RecordStatus::New ? 1 : 0;
        }
    };
    add(changes.original, false);
    add(changes.pruned, true);
    return changes;
}

} // namespace tagseam
