// SPDX-License-Identifier: MIT
// A step of searchRegion in sentences.
#include "core/teach/stepsentence.h"

#include "core/teach/replaytemplate.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t mostThresholds = 12;
constexpr std::size_t mostSymbols = 8;

// Returns {language: {key: sentence}}.
const nlohmann::json& allSentences()
{
    static const nlohmann::json all = [] {
        const std::size_t begin = replaySentences.find("= {") + 1;
        return nlohmann::json::parse(replaySentences.substr(begin, replaySentences.rfind(';') - begin));
    }();
    return all;
}

// Joins at most `most` of the values, and says that there are more.
template <class Values>
std::string listText(const Values& values, std::size_t most, std::size_t all)
{
    const auto end = values.begin() + static_cast<std::ptrdiff_t>(std::min(most, values.size()));
    return fmt::format("{}{}", fmt::join(values.begin(), end, ", "), all > most ? ", …" : "");
}

class Narrator {
  public:
    Narrator(const Stepper& stepper, std::span<const Symbol> symbols, std::string_view language)
        : m_stepper(stepper), m_symbols(symbols), m_language(language == "pt_BR" ? "pt_BR" : "en")
    {
    }

    std::string tell() &&
    {
        switch (m_stepper.place().kind) {
        case StepKind::LevelStart:
            levelStart();
            break;
        case StepKind::AttemptStart:
            attemptStart();
            break;
        case StepKind::Read:
            read();
            break;
        case StepKind::LevelEnd:
            levelEnd();
            break;
        }
        return std::move(m_out);
    }

  private:
    // Returns a sentence with what stands for {0}, {1}, ... put in.
    template <class... Values>
    std::string text(const char* key, const Values&... values) const
    {
        return fmt::format(fmt::runtime(allSentences()[m_language][key].get_ref<const std::string&>()),
                           values...);
    }
    template <class... Values>
    void say(const char* key, const Values&... values)
    {
        m_out += (m_out.empty() ? "" : " ") + text(key, values...);
    }
    std::string percent(double share) const
    {
        std::string number = fmt::format("{}", std::floor(share * 1000 + 0.5) / 10);
        if (m_language == "pt_BR")
            std::ranges::replace(number, '.', ',');
        return number + " %";
    }
    bool has(Line line) const
    {
        return std::ranges::find(m_stepper.lines(), line) != m_stepper.lines().end();
    }
    bool ran(Line line) const
    {
        const std::span<const Line> lines = m_stepper.lines().first(m_stepper.lineIndex() + 1);
        return std::ranges::find(lines, line) != lines.end();
    }

    void levelStart()
    {
        const Region region = m_stepper.level().region;
        if (region.size() == 0)
            return say("sayEmptyLevel");
        std::vector<std::uint32_t> frequencies;
        for (Symbol symbol{0}; symbol.value < m_stepper.trace().alphabetSize; ++symbol.value) {
            if (m_stepper.frequency(symbol) > 0)
                frequencies.push_back(m_stepper.frequency(symbol));
        }
        const std::size_t symbols = frequencies.size();
        std::ranges::sort(frequencies);
        const auto [gone, end] = std::ranges::unique(frequencies);
        frequencies.erase(gone, end);
        const std::uint32_t lowest = std::min(m_stepper.trace().options.lowestThreshold, frequencies.back());
        frequencies.erase(frequencies.begin(), std::ranges::lower_bound(frequencies, lowest));
        say("sayLevelStart", m_stepper.place().level + 1, region.begin.value + 1, region.end.value, symbols,
            frequencies.size(), listText(frequencies, mostThresholds, frequencies.size()));
    }

    void attemptStart()
    {
        const Attempt& attempt = m_stepper.trace().attempts[m_stepper.place().attempt];
        const bool isAbove = m_stepper.trace().options.frequencyFilter == FrequencyFilter::Above;
        say("sayAttempt", attempt.threshold, text(isAbove ? "above" : "atLeast", attempt.threshold),
            attempt.alphabetSize, m_stepper.size(Alphabet::Level));
        if (ran(Line::BreakFewSymbols))
            say("sayFew");
        if (ran(Line::EmptyRegion))
            say("sayScan");
    }

    void read()
    {
        const Symbol symbol = m_symbols[m_stepper.position().value];
        say("sayRead", m_stepper.position().value + 1, symbol.code());
        if (!ran(Line::TestSymbolPasses))
            return;
        if (!has(Line::AddToRegion))
            return say("sayFiltered");
        if (ran(Line::AddToRegion))
            say("saySeen");
        if (!ran(Line::TestExhausted))
            return;
        const std::uint32_t count = m_stepper.frequency(symbol);
        if (const std::uint32_t remaining = m_stepper.remaining(symbol); remaining > 0)
            return say(remaining == 1 ? "sayRemainingOne" : "sayRemaining", remaining, count);
        say(count == 1 ? "sayOnly" : "sayLast", count);
        if (!ran(Line::TestDisjoint))
            return;
        if (const CandidateSplit* candidateSplit = m_stepper.candidateSplit()) {
            say("sayOpens");
            if (ran(Line::TestSize))
                judge(*candidateSplit);
            return;
        }
        std::vector<std::uint32_t> open;
        for (const Symbol each : m_stepper.symbolsOf(Alphabet::Intersection, mostSymbols))
            open.push_back(each.code());
        const std::uint32_t size = m_stepper.size(Alphabet::Intersection);
        say(size == 1 ? "sayBlocksOne" : "sayBlocks", size, listText(open, mostSymbols, size));
    }

    void judge(const CandidateSplit& split)
    {
        const SearchOptions& options = m_stepper.trace().options;
        const Level& level = m_stepper.level();
        const auto after = [&] {
            if (ran(Line::BreakScan))
                say(m_stepper.place().attempt + 1 == level.firstAttempt + level.attemptCount
                        ? "sayEnough"
                        : "sayNextThreshold");
        };
        if (split.verdict == Verdict::NoneFound) {
            say("sayNever");
            return after();
        }
        const bool isPrinted = options.sizeRule == SizeRule::Printed;
        const double difference = double(split.right) - double(split.left);
        const std::string share = percent((isPrinted ? difference : std::abs(difference)) /
                                          (double(split.left) + double(split.right)));
        if (split.verdict == Verdict::Accepted)
            return say(options.sizeRule == SizeRule::Off ? "sayAcceptedOff" : "sayAccepted", split.left,
                       split.right, share, percent(options.minDifference));
        say(isPrinted ? "sayRejectedPrinted" : "sayRejected", split.left, split.right, share,
            percent(options.minDifference));
        if (options.afterRejection != AfterRejection::SameThreshold)
            after();
        else if (ran(Line::StartGap))
            say("saySameThreshold");
    }

    void levelEnd()
    {
        const Level& level = m_stepper.level();
        const std::uint32_t size = level.region.size();
        if (!level.isSplit) {
            if (size == 0)
                return say("sayMainEmpty");
            return say("sayMain", level.region.begin.value + 1, level.region.end.value, size,
                       m_symbols.size());
        }
        say("sayFound");
        if (const bool isRight = ran(Line::KeepRight); isRight || ran(Line::KeepLeft))
            say(isRight ? "sayKeepRight" : "sayKeepLeft", level.kept.begin.value + 1, level.kept.end.value,
                size - level.kept.size());
    }

    const Stepper& m_stepper;
    std::span<const Symbol> m_symbols;
    std::string m_language;
    std::string m_out;
};

} // namespace

std::string stepSentence(const Stepper& stepper, std::span<const Symbol> symbols, std::string_view language)
{
    return Narrator(stepper, symbols, language).tell();
}

} // namespace tagseam
